### Il terminale.

## Aiuto

help-usage = uso:
help-commands = comandi
help-arguments = argomenti
help-flags = opzioni
help-options = regole di { $game }

command-complot = Giochi di identità nascoste: gioca con i bot e studia le regole.
command-play = Siediti a un tavolo di bot e gioca.
command-simulate = Fai giocare ai bot molte partite e conta come finiscono.
command-games = Mostra i giochi, le loro opzioni e i loro bot.
command-conformance = Dimostra che un gioco rispetta il contratto e non svela segreti.

flag-help = Mostra questo testo ed esce.
flag-version = Mostra la versione ed esce.
flag-lang = Lingua: en, es, fr o it; altrimenti quella del tuo sistema.
flag-game = Il gioco, col nome che gli dà `complot games`.
flag-games = Quante partite giocare (altrimenti { $default }).
flag-players = Quanti giocatori, bot compresi (altrimenti il minimo).
flag-seed = Un numero: lo stesso dà la stessa partita.
flag-bots = Quale bot gioca agli altri posti.
flag-name = Come ti chiamano gli altri.
flag-json = Scrive JSON.
flag-deep = Prova molto di più: almeno un milione di posizioni.
flag-bad-count = «{ $value }» non è un numero intero da 1 in su

## Giocare

play-you = tu
play-yourself = { $name } (tu)
play-seated = Sei al posto { $seat } di { $count }. Scrivi ? in qualsiasi momento per l'aiuto.
play-choose-number = La tua scelta, per numero
play-choose-only = Invio per continuare
play-choose-seats = { $count } posti, per esempio { $example }
play-confirm = { $choice }. Invio per confermare, n per ripensarci
play-not-a-number = Scrivi uno dei numeri da 1 a { $most }, o ? per l'aiuto.
play-not-seats = Nomina esattamente { $count } posti diversi, da 1 a { $most }, separati da spazi.
play-claims = Che cosa dici? (Invio: niente)
play-claim-seat = Di chi? Il posto
play-claim-seats = Chi? I posti, separati da spazi
play-keys = Tasti
play-key-number = scegliere per numero
play-key-seats = scegliere una squadra per posti
play-key-say = dire qualcosa al tavolo, vero o falso
play-key-table = vedere il tavolo e il tuo dossier segreto
play-key-votes = vedere tutti i voti finora
play-key-help = vedere questo
play-key-leave = lasciare la partita (anche con Ctrl-C)
play-again = La stessa partita un'altra volta: { $command }
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
simulate-effort = { $actions } azioni in { $seconds } secondi

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
conformance-steps = passi retti da una coppia
conformance-retold = storie raccontate da capo
conformance-open = con verità inconoscibile
conformance-guessed = di queste, immaginate giuste
conformance-holds = { $game }: tutte le prove reggono.
conformance-fault = { $game } infrange una legge: { $law }
conformance-seen = Visto: { $seen }
