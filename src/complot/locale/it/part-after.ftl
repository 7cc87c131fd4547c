### Dopo la partita: quello che ne resta nel browser, e come rivederla.

## Rivedere una partita

after-replay-title = Replay della partita { $round }
after-controls = Comandi del replay
after-moment = Momento della partita
after-moment-at = { $step } su { $length } · { $chapter }
after-back = Un passo indietro
after-next = Un passo avanti
after-chapter-back = Torna all’inizio del capitolo
after-chapter-next = Vai al capitolo successivo
after-run = Riproduci
after-pause = Metti in pausa
after-speed = Velocità
after-speed-times = { $speed }×
after-eyes = Punto di vista
after-eyes-spectator = Visto dal pubblico
after-eyes-seat = Visto da { $name }
after-eyes-all = Tutto visibile
after-hands-tab = Segreti
after-share = Copia il link a questo momento
after-download = Scarica il resoconto
after-table = Torna al tavolo { $code }

## Quello che resta

after-hands = Tutto svelato
after-watch = Rivedi la partita
after-from-here = Rivedi da qui
after-story = La storia della partita
after-deal = Prima del primo turno
after-round = Turno { $round }
after-turn = Turno { $turn }
after-believed = Che cosa credevano i bot
after-believed-by = I sospetti di { $seat }
after-odds = { $odds }%

## La prova della distribuzione

after-proof = La distribuzione è stata onesta?
after-proof-holds = Sì: il tuo browser ha controllato, e tutto torna.
after-proof-fails = No: questa distribuzione non è quella che dice di essere.
after-mark-yes = Giusto.
after-mark-no = Sbagliato.
after-mark-none = Niente da controllare.
after-check-opened = Mancano i semi della distribuzione.
after-check-commitment = { $holds ->
    [yes] Il seme del server ha l’impronta mostrata prima della distribuzione.
   *[no] Il seme del server non ha l’impronta mostrata prima della distribuzione.
}
after-check-voided = { $holds ->
    [none] Nessuna distribuzione precedente è stata annullata.
    [yes] { $count ->
        [one] Il seme della distribuzione annullata in precedenza ha l’impronta mostrata.
       *[other] I semi delle { $count } distribuzioni annullate in precedenza hanno le impronte mostrate.
    }
   *[no] Il seme di una distribuzione annullata in precedenza non ha l’impronta mostrata.
}
after-check-mine = { $holds ->
    [none] Questo browser non ha aggiunto nulla alla distribuzione.
    [yes] Quello che il tuo browser ha aggiunto c’è.
   *[no] Quello che il tuo browser ha aggiunto non c’è.
}
after-check-seed = { $holds ->
    [yes] Il seme della distribuzione viene da quello del server e da quanto ha aggiunto il tavolo.
   *[no] Il seme della distribuzione non viene da quello del server e da quanto ha aggiunto il tavolo.
}
after-check-seating = { $holds ->
    [yes] Tutti siedono dove dice il sorteggio.
   *[no] Qualcuno non siede dove dice il sorteggio.
}
after-check-draws = { $holds ->
    [yes] { $count ->
        [one] L’unico sorteggio viene dal seme.
       *[other] Tutti i sorteggi ({ $count }) vengono dal seme.
    }
   *[no] Il sorteggio { $k } non è quello che dà il seme.
}
after-check-log = { $holds ->
    [yes] La partita non ha usato altri sorteggi.
   *[no] La partita ha usato sorteggi diversi da questi.
}
after-proof-numbers = I numeri
after-proof-commitment = Impronta mostrata prima della distribuzione
after-proof-server-seed = Seme del server
after-proof-entropy = Aggiunto da { $name }
after-proof-seed = Seme della distribuzione

## La serie

after-series = Le partite di questo tavolo
after-series-player = Giocatore
after-series-won = Vinte
after-series-drawn = Patte
after-series-lost = Perse
after-series-side = { $count ->
    [one] { $side }: 1 partita
   *[other] { $side }: { $count } partite
}
after-series-game = Partita { $round }: { $side }

## Ogni gioco

after-resistance-votes = Chi ha votato come chi
after-resistance-most = D’accordo più spesso: { $players }, { $alike } su { $votes }.
after-resistance-least = D’accordo meno spesso: { $players }, { $alike } su { $votes }.
after-resistance-votes-note = In quante delle { $votes } votazioni due giocatori hanno fatto la stessa scelta. Cerchio: Resistenza; triangolo: Spia.
after-resistance-believed = Quanto ogni bot riteneva probabile che gli altri fossero Spie, al suo ultimo voto di ogni turno.
after-secrets-saw = { $count ->
    [one] { $seat } ha visto 1 segnalino
   *[other] { $seat } ha visto { $count } segnalini
}
after-secrets-offers = Le offerte
after-secrets-offer = { $kept ->
    [yes] { $seat } ha offerto a { $whose } questa carta: { $card }. È stata accettata.
   *[no] { $seat } ha offerto a { $whose } questa carta: { $card }. È finita davanti a { $got }.
}
after-secrets-truth = { $said ->
    [none] Non è stato dichiarato nulla.
    [yes] Era la verità.
   *[no] Una bugia: spacciata per { $called }.
}
after-secrets-believed = Quale identità ogni bot attribuiva a ciascun segnalino, e con quanta sicurezza, alla sua ultima decisione di ogni turno. I bot contano ciò che possono sapere; non leggono i volti.
after-uprising-first = Al primo turno
after-uprising-last = Alla fine
after-uprising-fates = Che fine hanno fatto
after-uprising-believed = I numeri che il bot del Governo prendeva per Insorti all’inizio di ogni suo turno, e se aveva ragione.
after-uprising-suspects = Principali sospettati
after-uprising-suspect = { $right ->
    [yes] { $number }: { $odds }%, a ragione
   *[no] { $number }: { $odds }%, a torto
}
