### La pagina nel browser.

## Dappertutto

page-tagline = Giochi a identità nascoste, nel browser. Senza account, senza installare nulla.
page-home = Tutti i giochi
page-rules = Regole
page-language = Lingua
page-theme = Aspetto
page-theme-auto = Auto
page-theme-light = Chiaro
page-theme-dark = Scuro
page-signals = Segnali
page-signals-off = Silenzio
page-signals-sound = Suono
page-signals-vibration = Vibrazione
page-signals-both = Suono e vibrazione
page-close = Chiudi
page-menu = Menu
page-loading = Un momento…
page-no-network = Sei offline. La pagina riprende quando torna la rete.
page-lost-line = È caduta la linea. Riconnessione…
page-lost-network = Questo dispositivo è senza rete. Riprenderai a giocare appena torna.
page-lost-restart = Il server si sta riavviando. Riconnessione…
page-trying = Non devi fare nulla: la pagina continua a provare.
page-outdated = Il server ha una pagina più recente di questa. Caricala: il tuo posto e quello che hai scritto restano.
page-no-cookies = Questo browser non accetta i cookie di questo sito, e senza cookie al tuo tavolo nessuno ti riconoscerebbe. Consentili, poi ricarica la pagina.
page-forgetful = Questo browser non conserva nulla di questo sito: ricaricando la pagina puoi perdere quello che stai scrivendo. Se non vuoi, consenti i dati del sito o esci dalla navigazione privata, poi ricarica la pagina.
page-reload = Ricarica
page-unreachable = Il server non è raggiungibile.
page-retry = Riprova
page-gone = Un momento fa c’era, ma il server non ce l’ha più, e aspettare non lo farà tornare. Apri un nuovo tavolo e manda il link agli altri.
page-nowhere = Controlla il codice, o chiedi il link a chi ti ha invitato.
page-error = Qualcosa è andato storto ({ $code }).
page-you = tu

## Inizio

page-players = { $most ->
    [2] 2 giocatori
   *[other] Da { $least } a { $most } giocatori
}
page-minutes = { $minutes } minuti
page-play-now = Gioca subito con i bot
page-new-table = Nuovo tavolo
page-lesson = Lezione
page-join = Unisciti
page-join-title = Unisciti a un tavolo
page-code = Codice del tavolo
page-pass = Gioca su un solo dispositivo
page-your-name = Il tuo nome
page-default-name = Agente { $number }
page-me = Tu e i tuoi dispositivi

## Prima della partita

page-lobby-invite = Invita
page-lobby-copy = Copia il link
page-lobby-copied = Copiato
page-lobby-share = Condividi il link
page-lobby-link = Link a questo tavolo
page-lobby-qr = Codice QR del link a questo tavolo
page-lobby-scan = Inquadralo con un telefono per sederti.
page-screen = Schermo del tavolo
page-lobby-chairs = Al tavolo
page-lobby-taken = { $taken } su { $most }
page-lobby-free = Posto libero
page-lobby-host = Host
page-lobby-ready = Ha dato l’ok
page-lobby-not-ready = Non ancora
page-lobby-bot = Bot { $level }
page-lobby-level = Tipo di bot
page-lobby-add-bot = Aggiungi un bot
page-lobby-remove = Manda via { $name }
page-lobby-options = Come giochiamo
page-lobby-terms = Accesso e orologio
page-lobby-host-chooses = Sceglie l’host.
page-lobby-sit = Siediti
page-lobby-leave = Alzati
page-lobby-be-ready = Per me è ok
page-lobby-be-unready = Aspettate
page-lobby-side = Fazione preferita
page-lobby-side-any = Una qualsiasi
page-lobby-start = Inizia la partita
page-lobby-need = { $count ->
    [one] Manca una persona o un bot.
   *[other] Ne mancano { $count }: persone o bot.
}
page-lobby-wait-ready = Manca ancora l’ok di { $names }.
page-lobby-wait-host = { $name } può iniziare la partita.
page-lobby-all-set = Si può cominciare.
page-lobby-watching = Stai guardando. C’è un posto per te.
page-lobby-full = I posti sono tutti occupati. Stai guardando.
page-lobby-watch = Guarda e parla
page-lobby-again = I posti sono rimasti com’erano: quando tutti hanno dato l’ok, l’host può iniziare.
page-bot-sensible = assennato
page-bot-random = imprevedibile

## Al tavolo

page-your-turn = Tocca a te
page-waiting = In attesa di { $names }
page-watching = Stai guardando
page-confirm = Conferma
page-choose-first = Prima scegli
page-skip = Salta
page-tab-folder = Dossier
page-tab-votes = Voti
page-tab-talk = Chat
page-tab-log = Cronaca
page-tab-after = Bilancio
page-after-open = Che cosa è successo davvero
page-secret = Top secret
page-secret-hold = Tieni premuto per guardare dentro
page-secret-show = Apri il dossier
page-secret-hide = Chiudi il dossier
page-talk-claim = Di’ qualcosa
page-talk-back = Di’ qualcos’altro
page-talk-send = Invia
page-talk-write = Scrivi al tavolo
page-talk-empty = Nessuno ha ancora detto niente.
page-rematch = Un’altra partita
page-resign = Abbandona
page-resign-sure = Abbandonare e perdere la partita?
page-resign-not = Non ora
page-draw-offer = Proponi la patta
page-draw-withdraw = Ritira la proposta
page-draw-agree = Accetta la patta

## Quello che succede a ogni tavolo

table-event-sat-down = { $name } si siede.
table-event-got-up = { $name } si alza.
table-event-bot-sat = Si siede un bot: { $name }.
table-event-options-chosen = Al tavolo cambiano le regole.
table-event-ready-changed = { $ready ->
    [yes] Per { $name } si può cominciare.
   *[no] { $name } preferisce aspettare.
}
table-event-started = La partita comincia.
table-event-wrote = { $name }: { $text }
table-event-draw-offered = { $offered ->
    [yes] { $name } propone la patta.
   *[no] { $name } ritira la proposta di patta.
}
table-event-watch-begun = { $name } sta guardando.
table-event-watch-ended = { $name } non guarda più.
table-event-terms-changed = L’host ha cambiato le condizioni del tavolo.
table-event-host-changed = Ora l’host è { $name }.
table-event-kicked = L’host ha mandato via { $name }.
table-event-readmitted = L’host lascia tornare { $name }.
table-event-went-away = Sembra che { $name } non sia al tavolo.
table-event-came-back = Riecco { $name }.
table-event-stood-in = { $reason ->
    [left] { $name } ha lasciato la partita; continua un bot.
    [late] Per { $name } il tempo è scaduto di nuovo; continua un bot.
    [replaced] Di comune accordo, un bot continua al posto di { $name }.
   *[kicked] Un bot continua al posto di { $name }.
}
table-event-took-back = { $name } torna a giocare.
table-event-took-over = Di comune accordo, { $name } prende il posto di { $before }.
table-event-volunteered = { $name } si offre di prendere il posto di { $before }.
table-event-replace-wanted = { $agree ->
    [yes] { $bot ->
        [yes] { $name } metterebbe un bot al posto di { $before }.
       *[no] { $name } metterebbe { $by } al posto di { $before }.
    }
   *[no] { $name } non vuole più sostituire { $before }.
}
table-event-pause-wanted = { $wanted ->
    [yes] { $name } vorrebbe fare una pausa.
   *[no] { $name } non vuole più fare una pausa.
}
table-event-paused = La partita è in pausa.
table-event-resumed = { $name } mette fine alla pausa: si riprende.
table-event-nudged = { $by } ricorda a { $name } che il tavolo aspetta.
table-event-time-given = { $name } chiede più tempo: vale per tutto il tavolo.
table-event-time-up = Tempo scaduto per { $name }: ha deciso un bot.
table-event-decided-for-you = Il tuo tempo era scaduto: un bot ha deciso per te.
table-event-murmured = { $name }, dal pubblico: { $text }
table-event-rules-changed = Questo server ha nuove regole del gioco, quindi la partita in corso non può continuare. Potete cominciarne un’altra.
