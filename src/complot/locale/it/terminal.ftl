### Il terminale.

## Aiuto

help-usage = uso:
help-commands = comandi
help-arguments = argomenti
help-flags = opzioni
help-options = regole del gioco «{ $game }»
help-command = COMANDO
help-game = GIOCO
help-name = NOME
help-missing-game = Quale gioco? `complot games` li mostra.
help-unknown = Qui non c'è niente che si chiami { $words }.
help-unknown-command = Il comando «{ $word }» non esiste. Ci sono: { $known }.
help-bad-value = { $flag }: { $reason }
help-no-value = Dopo { $flag } manca un valore.
help-needless-value = { $flag } non vuole alcun valore.

command-complot = Giochi di identità nascoste: gioca con i bot e studia le regole.
command-play = Siediti a un tavolo di bot e gioca.
command-serve = Serve tavoli ai browser, con un solo file di dati.
command-simulate = Fai giocare ai bot molte partite e guarda come finiscono.
command-games = Mostra i giochi, le loro opzioni e i loro bot.
command-conformance = Dimostra che un gioco rispetta il contratto e non svela segreti.

flag-help = Mostra questo aiuto ed esce.
flag-version = Mostra la versione ed esce.
flag-lang = Lingua: en, es, fr o it; se manca, quella del tuo sistema.
flag-game = Il gioco, come lo chiama `complot games`.
flag-games = Quante partite giocare (se manca, { $default }).
flag-players = Quanti giocatori, bot compresi (se manca, il minimo).
flag-seed = Un numero: con lo stesso si ripete la stessa partita.
flag-bots = Quale bot gioca, come lo chiama `complot games`.
flag-name = Come ti chiamano gli altri.
flag-json = Dà il risultato in JSON.
flag-deep = Prova molto di più: almeno un milione di posizioni.
flag-host = Dove ascoltare: un indirizzo di questa macchina (se manca: { $default }).
flag-port = Dove ascoltare: una porta (se manca: { $default }).
flag-db = Dove tenere i tavoli (se manca: { $default }).
flag-bad-port = «{ $value }» non è una porta da 0 a 65535
flag-bad-count = «{ $value }» non è un numero intero da 1 in su
flag-bad-number = «{ $value }» non è un numero intero

## Giocare

play-you = tu
play-yourself = { $name } (tu)
play-seated = Sei al posto { $seat } su { $count }. Scrivi ? in qualsiasi momento per l'aiuto.
play-choose-number = La tua scelta (numero)
play-choose-only = Invio per continuare
play-choose-seats = { $count } posti, per esempio { $example }
play-confirm = { $choice }. Invio per confermare, n per ripensarci
play-not-a-number = { $most ->
    [1] Scrivi 1, o ? per l'aiuto.
   *[other] Scrivi un numero da 1 a { $most }, o ? per l'aiuto.
}
play-not-seats = Scrivi { $count } posti diversi, da 1 a { $most }, separati da spazi.
play-claims = Che cosa dici? (Invio: niente)
play-claim-seat = Chi? Il numero del posto
play-claim-seats = Chi? I numeri dei posti, separati da spazi
play-keys = Tasti
play-key-number = scegliere per numero
play-key-seats = scegliere una squadra dai posti
play-key-say = dire qualcosa al tavolo, vero o falso
play-key-table = vedere il tavolo e il tuo dossier segreto
play-key-votes = vedere tutti i voti finora
play-key-help = vedere questo aiuto
play-key-back = ripensarci, prima di confermare
play-key-leave = lasciare la partita (anche con Ctrl-C)
play-again = Per rigiocare questa partita: { $command }
play-farewell = Il dossier è chiuso. Alla prossima.

## Simulare

simulate-title = { $game }, { $players } giocatori, { $games ->
    [one] una partita
   *[other] { $games } partite
}
simulate-winner = Vince
simulate-ending = Per
simulate-count = Partite
simulate-share = Quota
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-effort = { $actions } azioni in { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}

## Giochi

games-players = Giocatori
games-rules = Regole
games-bots = Bot
games-options = Opzioni

## Conformità

conformance-phase = Fase
conformance-viewer = Chi guarda
conformance-pairs = Coppie
conformance-fewest = Minimo per assetto
conformance-settings = assetti (giocatori e opzioni)
conformance-games = partite a caso
conformance-actions = azioni
conformance-positions = posizioni confrontate
conformance-counted = posizioni con tutti i mondi noti, per verificare ciò che si immagina
conformance-steps = passi retti da una coppia, in media
conformance-retold = storie raccontate da capo
conformance-open = di cui con verità inconoscibile
conformance-guessed = di queste, indovinate
conformance-holds = { $game }: tutte le prove reggono.
conformance-fault = { $game } infrange una legge: { $law }
conformance-seen = Visto: { $seen }

## Serve

serve-ready = I tavoli sono su { $address }
serve-phones = Da un telefono nella stessa rete: { $address }, oppure inquadra qui:
serve-stop = Ctrl-C ferma il server; i tavoli restano.
serve-cannot-listen = Impossibile ascoltare su { $host }, porta { $port }: { $reason }.
serve-cannot-open = Impossibile usare questi dati: { $reason }.
