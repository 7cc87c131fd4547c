### Quello che si fa a un tavolo oltre a giocare.

## Chi siede qui

life-program = Un programma
life-away = assente
life-stood-in = gioca un bot
life-watchers = Tra il pubblico

## Una persona

life-nudge = Sollecita
life-nudged = Fatto
life-take-over = Offriti per questo posto
life-bot-for = Fai giocare un bot per { $name }
life-hand-over = Rendi host { $name }
life-kick = Manda via { $name }
life-kick-sure = Mandare via { $name }? Potrà tornare solo se glielo permetti.
life-readmit = Lascia tornare { $name }
life-sit-out = Fai giocare un bot per me
life-sit-out-sure = Un bot continua per te, e puoi riprendere il tuo posto quando vuoi.
life-cancel = Non ora
life-mute = Non mostrarmi quello che dice { $name }
life-unmute = Mostrami quello che dice { $name }
life-block = Blocca { $name }
life-block-help = Chi blocchi non può più sollecitarti né sedersi dove l’host sei tu.
life-unblock = Sblocca { $name }
life-report = Segnala { $name }
life-report-reason = Che cosa non va?
life-report-abuse = Insulti o minacce
life-report-cheating = Imbrogli
life-report-spam = Intasa la chat
life-report-other = Altro
life-report-text = Che cosa è successo?
life-report-help = La leggerà chi gestisce questo server, con gli ultimi messaggi di { $name }.
life-report-send = Invia la segnalazione
life-reported = La tua segnalazione su { $name } è partita.

## Segni e appunti, solo per chi li scrive

life-marks = Che cosa pensi di { $name }?
life-marks-help = I tuoi segni li vedi solo tu; accanto ai posti compaiono solo se vuoi.
life-marks-show = Mostra i miei segni accanto ai posti
life-mark-trusted = affidabile
life-mark-unsure = in dubbio
life-mark-suspect = sospetto
life-mark-said = Il tuo segno: { $mark }
life-notes = I miei appunti
life-notes-help = Nessun altro può leggerli.
life-notes-saved = Salvato
life-notes-saving = Salvataggio…
life-notes-unsaved = Non ancora salvato. Lo sarà appena il server risponde.

## Come si tiene il tavolo

life-public = Tavolo pubblico
    .help = Chiunque può trovarlo nell’elenco dei tavoli aperti.
life-locked = Tavolo chiuso
    .help = Nessun altro può sedersi.
life-spectators = Spettatori ammessi
    .help = Chi ha il link può guardare, senza vedere alcun segreto.
life-clock = Orologio
life-clock-running = L’orologio non si cambia durante una partita.
life-clock-no-clock = Senza orologio
life-clock-per-decision = Un tempo per decisione
life-clock-per-day = Giorni per decisione
life-clock-time = Quanto
life-clock-help = Scaduto il tempo e poi la proroga di { $grace }, decide un bot.
life-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
life-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
life-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
life-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
life-sum-closed = Senza spettatori
life-sum-clock = { $time } per decisione
life-deal = Una distribuzione onesta
life-deal-sealed = Il server ha già sigillato la sua parte della distribuzione. Il sigillo: { $seal }
life-deal-parts = { $count ->
    [0] Chi dà l’ok aggiunge la propria parte.
   *[other] Chi dà l’ok aggiunge la propria parte; finora: { $names }.
}
life-deal-after = Dopo la partita chiunque può verificare che nulla sia stato cambiato.

## L’orologio

life-clock-mine = tu
life-clock-others = gli altri
life-clock-grace = proroga
life-clock-still = fermo
life-clock-left-mine = Il tuo tempo: { $time }
life-clock-left-others = Tempo degli altri: { $time }
life-clock-left-grace = Tempo scaduto. Un bot decide tra { $time }.
life-clock-stands = L’orologio è fermo.
life-short-days = { $count } g
life-short-hours = { $count } h
life-more-time = { $asks ->
    [one] Più tempo per tutto il tavolo: puoi chiederlo ancora una volta
   *[other] Più tempo per tutto il tavolo: puoi chiederlo ancora { $asks } volte
}

## Quello che si decide insieme

life-pause = Chiedi una pausa
life-no-pause = Rinuncia alla pausa
life-pause-asked = { $name } vorrebbe una pausa: d’accordo { $agreed } su { $all }.
life-agree = D’accordo
life-withdraw = Ci ripenso
life-paused = La partita è in pausa. Gli orologi sono fermi.
life-resume = Riprendi
life-vote-bot = Un bot al posto di { $before }? D’accordo { $agreed } su { $all }.
life-vote-person = { $name } al posto di { $before }? D’accordo { $agreed } su { $all }.
life-gone = { $name } non è al tavolo.
life-nudges-you = { $by } ti ricorda che il tavolo aspetta.
life-mine-left = Hai lasciato il tavolo. Un bot gioca per te.
life-mine-late = Il tuo tempo è scaduto due volte. Un bot gioca per te.
life-mine-replaced = Per decisione degli altri, un bot gioca al posto tuo.
life-mine-kicked = L’host ti ha mandato via. Un bot continua a giocare per te; puoi guardare e chiedere all’host di lasciarti tornare.
life-take-back = Riprendo il mio posto
life-ok = Va bene

## Il pubblico

life-watch = Guarda con un nome
life-watch-help = Con un nome puoi parlare con il resto del pubblico. Chi gioca leggerà i vostri messaggi a partita finita.
life-murmur = Scrivi al pubblico
life-murmur-help = Chi gioca leggerà questi messaggi a partita finita.
life-watching-too = { $name }, dal pubblico
life-stop-watching = Guarda senza nome
