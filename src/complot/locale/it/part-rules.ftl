### Le regole, come le mostra la pagina, e le parole delle loro tabelle.

## La schermata

rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun risultato
    [one] Un risultato
   *[other] { $count } risultati
}
rules-none = Niente nelle regole parla di «{ $words }».
rules-whole = Apri tutto il regolamento in un’altra scheda
rules-others = Regole degli altri giochi

## The Resistance

resistance-chart-sides = Quanti sono in ciascuna fazione, secondo il numero di giocatori
resistance-chart-teams = Quanti partono per ogni missione, secondo il numero di giocatori; * fallisce solo con due Fallimenti
resistance-chart-plot-cards = Le carte Complotto, le loro icone e quante ce ne sono in gioco
resistance-chart-players = Giocatori
resistance-chart-mission = Missione
resistance-chart-card = Carta
resistance-chart-icon = Icona
resistance-chart-small = 5–6 giocatori
resistance-chart-large = 7–10 giocatori
resistance-chart-icon-at-once = ★ subito
resistance-chart-icon-once = 1 una volta
resistance-chart-icon-lasting = ■ permanente

## Secrets

secrets-chart-characters = I personaggi, quante carte ce ne sono e quanto vale ciascuna
secrets-chart-identities = I segnalini in gioco, secondo il numero di giocatori
secrets-chart-thresholds = Quante carte davanti alla stessa persona chiudono la partita, secondo il numero di giocatori
secrets-chart-players = Giocatori
secrets-chart-character = Personaggio
secrets-chart-copies = Copie
secrets-chart-value = Valore
secrets-chart-full = Carte

## Uprising

uprising-chart-pieces = I pezzi delle due parti
uprising-chart-track = Quante azioni permette ogni casella del tracciato
uprising-chart-piece = Pezzo
uprising-chart-count = Numero
uprising-chart-counter = Pedina numerata
uprising-chart-agent = Agente
uprising-chart-space = Casella
uprising-chart-actions = Azioni
