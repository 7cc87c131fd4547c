### Perché qualcosa viene rifiutato. Ogni testo riceve i dettagli del suo codice.

## Durante una partita

error-game-over = La partita è finita.
error-not-your-turn = Non tocca al posto { $seat }.
error-not-now = Adesso non si può fare ({ $action }).
error-not-a-choice = Non è tra le scelte possibili ({ $action }).
error-unknown-action = Questo gioco non conosce questa azione: { $action }.
error-unknown-claim = Questo gioco non conosce questa affermazione: { $claim }.
error-no-such-seat = A questo tavolo non c'è il posto { $seat }.
error-cannot-conclude = In «{ $game }» non si può abbandonare né concordare la patta.

## Prima di una partita

error-unknown-game = Nessun gioco si chiama «{ $game }». Ci sono: { $known }.
error-unknown-option = «{ $game }» non ha l'opzione «{ $option }».
error-bad-option = Questo valore non va bene per l'opzione «{ $option }» di «{ $game }».
error-wrong-seats = «{ $game }» si gioca da { $least } a { $most } giocatori, non in { $seats }.
error-unknown-bot = Nessun bot si chiama «{ $bot }». Ci sono: { $known }.
error-unknown-language = Non ci sono testi in «{ $language }». Ci sono: { $known }.

## Leggendo ciò che è stato scritto

error-malformed = Illeggibile ({ $what }): { $reason }.
error-other-rules = Scritto con le regole { $theirs } di «{ $game }»; qui valgono le regole { $ours }.
error-transcript-header = Questa non è una trascrizione: le prime righe non lo sono.
error-transcript-line = La riga { $line } della trascrizione dice qualcosa che lì non si può fare.
error-transcript-cut = La trascrizione si interrompe dopo la riga { $line }.
error-transcript-edited = La riga { $line } della trascrizione non racconta ciò che è successo: è stata modificata.
