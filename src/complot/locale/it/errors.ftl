### Perché qualcosa viene rifiutato. Ogni testo riceve i dettagli del suo codice.

## Durante una partita

error-game-over = La partita è finita.
error-not-your-turn = Non tocca al posto { $seat }.
error-not-now = Adesso non si può fare ({ $action }).
error-not-a-choice = Non è tra le scelte possibili ({ $action }).
error-one-at-a-time = Qui si sceglie una cosa alla volta: dalla prima dipende la seguente.
error-unknown-action = In questo gioco quest’azione non esiste: { $action }.
error-unknown-claim = In questo gioco quest’affermazione non esiste: { $claim }.
error-no-such-seat = A questo tavolo non c’è il posto { $seat }.
error-cannot-conclude = In «{ $game }» non si può abbandonare né proporre la patta.

## Prima di una partita

error-unknown-game = Nessun gioco si chiama «{ $game }». Ci sono: { $known }.
error-unknown-option = «{ $game }» non ha l’opzione «{ $option }».
error-bad-option = Questo valore non va bene per l’opzione «{ $option }» di «{ $game }».
error-wrong-seats = { $most ->
    [2] «{ $game }» è per 2 giocatori, non per { $seats }.
   *[other] «{ $game }» è per { $least }–{ $most } giocatori, non per { $seats }.
}
error-unknown-bot = Nessun bot si chiama «{ $bot }». Ci sono: { $known }.
error-unknown-side = In «{ $game }» non si può scegliere la fazione «{ $side }». Fazioni tra cui scegliere: { $known }.
error-unknown-language = Non ci sono testi in «{ $language }». Ci sono: { $known }.
error-unknown-clause = «{ $game }» non ha una regola «{ $clause }».
error-no-rulebook = «{ $game }» non ha un regolamento.

## A un tavolo

error-no-such-table = Non c’è nessun tavolo con il codice «{ $code }».
error-no-such-round = A questo tavolo nessuna partita finita ha il numero { $round }.
error-not-seated = Non hai un posto a questo tavolo.
error-already-seated = Hai già un posto a questo tavolo.
error-name-taken = A questo tavolo qualcuno si chiama già «{ $name }».
error-empty-text = Scrivi prima qualcosa.
error-table-full = Il tavolo è al completo: { $most } posti al massimo.
error-table-started = La partita è già cominciata.
error-table-not-started = La partita non è ancora cominciata.
error-game-running = La partita non è ancora finita.
error-not-host = Può farlo solo l’host.
error-not-ready = Manca ancora l’ok di { $name }.
error-kicked = L’host di questo tavolo ti ha mandato via. Chiedi di poter tornare, oppure apri un tavolo tuo.
error-blocked = Quella persona ti ha bloccato: non puoi sederti ai tavoli di cui è l’host né sollecitarla. Scegli un altro tavolo, oppure aprine uno tuo.
error-unknown-name = Non c’è nessuno di nome «{ $name }» con cui farlo.
error-table-locked = L’host ha chiuso questo tavolo: nessun altro può sedersi. Chiedi di riaprirlo, oppure apri un tavolo tuo.
error-no-spectators = Questa partita non è aperta al pubblico. Chiedi all’host di lasciar guardare, oppure torna prima della prossima partita.
error-stood-in = Un bot gioca per te: prima riprendi il tuo posto.
error-not-away = { $name } è qui e sta giocando.
error-paused = La partita è in pausa.
error-too-soon = Troppo presto: riprova tra { $seconds } s.
error-no-clock = Non c’è nessun orologio in funzione.
error-no-more-time = Hai già chiesto più tempo tutte le volte che una partita consente.
error-voided = Nel frattempo sono cambiati i giocatori, le opzioni o le preferenze: la distribuzione ha un nuovo impegno. Controlla, poi dai di nuovo l’ok.
error-no-entropy = Chi dà l’ok aggiunge alla distribuzione 32 byte casuali: mancano.
error-enough = A questo tavolo lo si è già fatto abbastanza. Continua la partita o apri un altro tavolo.
error-stale = Era la risposta a una domanda precedente: questa è nuova.
error-out-of-order = La riga { $seq } è fuori ordine: tocca alla riga { $expected }.

## Preparando un server

error-bad-setting = «{ $value }» non va bene per { $setting }. Ci vuole: { $wants }.

## Leggendo ciò che è stato scritto

error-malformed = Illeggibile ({ $what }): { $reason }.
error-other-rules = Scritto con la versione { $theirs } delle regole di «{ $game }»; qui vale la versione { $ours }.
error-transcript-header = Questa non è una trascrizione: non comincia come tale.
error-transcript-line = La riga { $line } della trascrizione dice qualcosa che lì non si può fare.
error-transcript-cut = La trascrizione si interrompe dopo la riga { $line }.
error-transcript-edited = La riga { $line } della trascrizione non racconta ciò che è successo: è stata modificata.
error-record-header = Questo file non è né il resoconto di una partita né un tavolo esportato: non comincia come tale.
error-record-line = La riga { $line } del file non si può leggere.
error-record-cut = Il file si interrompe dopo la riga { $line }.
error-record-edited = La riga { $line } del file non è quella che risulta dalle regole: è stata modificata.
error-record-digest = Il file non è ciò che è stato esportato: la sua impronta non corrisponde.
error-proof-closed = Riga { $line }: mancano i semi della distribuzione. Si svelano a partita finita.
error-proof-commitment = Riga { $line }: il seme mostrato non ha l’impronta { $commitment }.
error-proof-seed = Riga { $line }: il seme della distribuzione non viene da quello del server e da ciò che ha aggiunto il tavolo.
error-proof-seating = Riga { $line }: l’ordine dei posti non è quello sorteggiato.
error-proof-draw = Riga { $line }: il sorteggio { $k } non è quello che dà il seme.
error-proof-voided = Riga { $line }: gli impegni mostrati e quelli che la prova dà per annullati non coincidono.
error-proof-unseen = Riga { $line }: { $value } non è nella prova.
error-unreadable = Impossibile leggere o scrivere { $file }: { $reason }
error-code-taken = C’è già un tavolo { $code }.

## Avviando un server

error-not-installed = Serve { $what }, che non è installato. Si installa con: pip install 'complot[{ $extra }]'
error-one-process = Un file di dati è per un solo processo. Per { $workers } processi, tieni i tavoli in PostgreSQL: --db postgresql://…

## In viaggio verso un tavolo

error-foreign-origin = Questa richiesta viene da un altro sito.
error-no-such-page = Questa pagina non esiste.
error-not-allowed = Con questo indirizzo non si può fare.
error-too-large = È troppo in una volta sola.
error-too-many = Qui c’è già troppa gente. Riprova tra un po’.
error-too-many-tables = { $most ->
    [one] Sei a un tavolo dove la partita non è finita. Prima finiscila o lascia il tavolo.
   *[other] Sei a { $most } tavoli dove la partita non è finita. Prima finiscine una o lascia un tavolo.
}
error-too-often = Troppe volte di seguito. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-too-slow = Ci ha messo troppo ad arrivare.
error-wrong-code = Questo link o codice non è valido. Un link vale una volta sola e scade dopo dieci minuti: creane un altro sull’altro dispositivo. Un codice vale finché non ne chiedi uno nuovo.
error-no-calls = Questo server non manda avvisi: non è predisposto per le notifiche push.
error-bad-subscription = L’iscrizione del tuo browser qui non si può usare. Disattiva gli avvisi e riattivali.
error-bad-key = La chiave nell’intestazione «Authorization» non è di 64 cifre esadecimali.
error-unavailable = Al momento i tavoli non sono raggiungibili. Riprova.
error-broken = Qualcosa si è rotto, ed è colpa nostra.
