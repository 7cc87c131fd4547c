### La pagina nel browser.

## Dappertutto

page-tagline = Giochi di identità nascosta, nel browser. Senza account, senza installare nulla.
page-home = Tutti i giochi
page-language = Lingua
page-theme = Aspetto
page-theme-auto = Auto
page-theme-light = Chiaro
page-theme-dark = Scuro
page-close = Chiudi
page-menu = Menu
page-loading = Un momento…
page-offline = È caduta la linea. Riconnessione…
page-unreachable = Il server non è raggiungibile.
page-retry = Riprova
page-error = Qualcosa è andato storto ({ $code }).
page-you = tu

## Inizio

page-players = Da { $least } a { $most } giocatori
page-minutes = { $minutes } minuti
page-play-now = Gioca subito con i bot
page-new-table = Nuovo tavolo
page-join = Unisciti
page-join-title = Unisciti a un tavolo
page-code = Codice del tavolo
page-your-name = Il tuo nome
page-default-name = Agente { $number }

## Prima della partita

page-lobby-invite = Invita
page-lobby-copy = Copia il link
page-lobby-copied = Copiato
page-lobby-share = Condividi il link
page-lobby-link = Link a questo tavolo
page-lobby-qr = Codice QR del link a questo tavolo
page-lobby-scan = Inquadralo con un telefono per sederti.
page-lobby-chairs = Al tavolo
page-lobby-taken = { $taken } su { $most }
page-lobby-free = Sedia libera
page-lobby-host = Host
page-lobby-ready = Ha dato l’ok
page-lobby-not-ready = Non ancora
page-lobby-bot = Bot { $level }
page-lobby-level = Tipo di bot
page-lobby-add-bot = Aggiungi un bot
page-lobby-remove = Manda via { $name }
page-lobby-options = Come giochiamo
page-lobby-host-chooses = Sceglie l’host.
page-lobby-sit = Siediti
page-lobby-leave = Alzati
page-lobby-be-ready = Per me è ok
page-lobby-be-unready = Aspettate
page-lobby-start = Distribuisci le carte
page-lobby-need = { $count ->
    [one] Manca una persona o un bot.
   *[other] Ne mancano { $count }: persone o bot.
}
page-lobby-wait-ready = Manca ancora l’ok di { $names }.
page-lobby-wait-host = { $name } può distribuire le carte.
page-lobby-all-set = Si può cominciare.
page-lobby-watching = Stai guardando. C’è una sedia per te.
page-lobby-full = Le sedie sono tutte occupate. Stai guardando.
page-bot-sensible = assennato
page-bot-random = imprevedibile

## Al tavolo

page-your-turn = Tocca a te
page-waiting = Si aspetta { $names }
page-watching = Stai guardando
page-confirm = Conferma
page-choose-first = Prima scegli
page-skip = Salta
page-tab-folder = Dossier
page-tab-votes = Voti
page-tab-talk = Chat
page-tab-log = Cronaca
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

## La Resistenza

page-resistance-scene-setup = Si distribuiscono le carte.
page-resistance-scene-targeting = { $you ->
    [yes] Quale missione tentate?
   *[no] { $leader } sceglie la missione.
}
page-resistance-scene-proposing = { $you ->
    [yes] Missione { $mission }: tocca i { $size } giocatori che mandi.
   *[no] Missione { $mission }: { $leader } sceglie una squadra di { $size }.
}
page-resistance-scene-discussing = { $you ->
    [yes] Hai proposto la tua squadra. Parlatene, poi passa al voto.
   *[no] { $leader } ha proposto la squadra per la missione { $mission }. Parlatene.
}
page-resistance-scene-voting = Missione { $mission }: mandi questa squadra?
page-resistance-scene-voted = Hai votato. I voti sono ancora coperti.
page-resistance-scene-watching = Missione { $mission }: si vota la squadra.
page-resistance-scene-playing = Missione { $mission }: gioca una carta. Nessuno saprà di chi è.
page-resistance-scene-played = La tua carta è coperta.
page-resistance-scene-away = La squadra è partita per la missione { $mission }.
page-resistance-scene-ballots = Si scoprono i voti.
page-resistance-scene-cards = Si scoprono le carte, una alla volta.
page-resistance-missions = Missioni
page-resistance-mission = Missione { $mission }, squadra di { $size }
page-resistance-needs = Servono { $count } Fallimenti
page-resistance-now = ora
page-resistance-ring = Il tavolo
page-resistance-proposal = Missione { $mission }, proposta { $attempt }
page-resistance-verdict = { $approved ->
    [yes] Approvata
   *[no] Rifiutata
}
page-resistance-card = { $success ->
    [yes] Successo
   *[no] Fallimento
}
page-resistance-chosen = Squadra: { $count } su { $size }
page-resistance-voted = ha votato
page-resistance-barred = Quella carta non la puoi giocare.
page-resistance-my-vote = Il tuo voto: { $approve ->
    [yes] a favore
   *[no] contro
}
page-resistance-my-card = La tua carta: { $success ->
    [yes] Successo
   *[no] Fallimento
}
page-resistance-claim-i-am = Io sono…
page-resistance-claim-accuse = Accuso…
page-resistance-claim-trust = Mi fido di…
page-resistance-claim-advise = Questa squadra…
page-resistance-claim-take-me = Voglio esserci
page-resistance-claim-suggest = Io manderei…
page-resistance-claim-i-played = Io ho giocato…

## Il Complotto si infittisce

page-tab-plot = Complotto
page-resistance-scene-handing-out = { $you ->
    [yes] Carte Complotto: per ciascuna, tocca chi la riceve.
   *[no] { $leader } distribuisce le carte Complotto.
}
page-resistance-scene-overhearing = { $you ->
    [yes] { $card }: tocca chi ti siede accanto per guardare la sua carta Personaggio.
   *[no] { $card }: { $seat } guarda la carta Personaggio di chi ha accanto.
}
page-resistance-scene-confiding = { $you ->
    [yes] { $card }: tocca chi vedrà la tua carta Personaggio.
   *[no] { $card }: { $seat } mostra a qualcuno la sua carta Personaggio.
}
page-resistance-scene-taking-responsibility = { $you ->
    [yes] { $card }: scegli quale carta Complotto prendi.
   *[no] { $card }: { $seat } prende una carta Complotto altrui.
}
page-resistance-scene-usurping = { $you ->
    [yes] { $card }: c’è un nuovo Leader. Prendi tu la guida?
   *[no] { $card }: { $seat } decide se prendere la guida.
}
page-resistance-scene-opining = { $you ->
    [yes] Missione { $mission }: il tuo voto è il primo, davanti a tutti.
   *[no] Missione { $mission }: prima si vede il voto di { $names }.
}
page-resistance-scene-annulling = { $you ->
    [yes] { $card }: la squadra è approvata. La rifiuti?
   *[no] { $card }: { $seat } può ancora rifiutare la squadra approvata.
}
page-resistance-scene-spotlighting = { $you ->
    [yes] { $card }: tocca chi deve giocare a carta scoperta, o tieni la carta.
   *[no] { $card }: { $seat } può far giocare qualcuno a carta scoperta.
}
page-resistance-scene-inspecting = { $you ->
    [yes] { $card } Tocca qualcuno della squadra per guardare la sua carta Missione, o tieni questa.
   *[no] { $card } { $seat } può guardare una carta Missione.
}
page-resistance-plot-drawn = Carte Complotto da distribuire
page-resistance-plot-none = Non ci sono carte Complotto sul tavolo.
page-resistance-plot-seen = Chi ha visto cosa
page-resistance-plot-deck = { $count ->
    [0] Il mazzo è vuoto.
    [one] Resta una carta nel mazzo.
   *[other] Restano { $count } carte nel mazzo.
}
page-resistance-plot-ask = Che cosa posso fare qui?
page-resistance-plot-window = Chi ha questa carta decide a turno, dal Leader in senso orario; chi passa stavolta non può più giocarla.
page-resistance-claim-i-saw = Ho visto la carta di…
page-resistance-claim-they-played = Ho visto che cosa ha giocato…
page-resistance-claim-urge = La tua carta Complotto…
page-resistance-claim-give-me = Dammi…
page-resistance-on-mission = Missione { $mission }: { $text }

## Secrets

page-secrets-ring = Il tavolo
page-secrets-facts = Quello che sanno tutti
page-secrets-active = di turno
page-secrets-un = ONU
page-secrets-turn = Turno { $turn }
page-secrets-start = Inizio
page-secrets-deck = Mazzo: { $count }
page-secrets-bullets = Proiettili: { $count }
page-secrets-end = Si finisce a { $full } carte
page-secrets-count = Carte: { $count } su { $full }
page-secrets-centre = Centro
page-secrets-bullet = Proiettile
page-secrets-face-down = { $name }, a faccia in giù
page-secrets-nobody = Non vince nessuno
page-secrets-displays = Carte
page-secrets-notes = Quello che mi è stato mostrato
page-secrets-notes-tab = Note
page-secrets-no-notes = Niente da mostrare.
page-secrets-my-offer = Offri: { $name }
page-secrets-my-answer = La tua risposta: { $accept ->
    [yes] Accetto
   *[no] Rifiuto
}
page-secrets-my-bullet = Il Proiettile che hai in mano: { $value }
page-secrets-swap = { $seat } ha scambiato i segnalini di { $players }.
page-secrets-swap-own = { $seat } ha scambiato il proprio segnalino con quello al centro.
page-secrets-swap-centre = { $certain ->
    [yes] { $seat } ha scambiato il segnalino al centro con quello di { $players }.
   *[no] { $seat } ha scambiato il segnalino al centro con uno di quelli di { $players }.
}
page-secrets-scene-setup = Si distribuiscono i segnalini.
page-secrets-scene-choosing = { $you ->
    [yes] Tieni una delle due carte per l’Offerta. Solo tu saprai quale.
   *[no] { $seat } tiene una delle due carte per l’Offerta.
}
page-secrets-scene-offering = { $you ->
    [yes] Tocca la persona a cui offri la carta, a faccia in giù.
   *[no] { $seat } sceglie a chi offrire la carta.
}
page-secrets-scene-asked = { $seat } ti offre una carta a faccia in giù. La accetti?
page-secrets-scene-answered = Hai risposto.
page-secrets-scene-un = { $seat } offre una carta a { $target }. L’ONU sei tu: puoi prenderla.
page-secrets-scene-answering = { $you ->
    [yes] Offri una carta a { $target }. Di’ pure quello che vuoi.
   *[no] { $seat } offre una carta a { $target }.
}
page-secrets-scene-treating = { $you ->
    [yes] { $card }: tocca altre due persone per scambiare i loro segnalini.
   *[no] { $card }: { $seat } scambia i segnalini di due persone.
}
page-secrets-scene-supporting = { $you ->
    [yes] { $card }: tocca chi riceve questa carta; vedrai il suo segnalino.
   *[no] { $card }: { $seat } passa questa carta e guarda un segnalino.
}
page-secrets-scene-negotiating = { $you ->
    [yes] { $card }: tocca una persona accanto a te per scambiare il suo segnalino con quello al centro. Nessuno vedrà quale.
   *[no] { $card }: occhi chiusi! { $seat } scambia il segnalino al centro con uno di quelli accanto.
}
page-secrets-scene-investigating = { $you ->
    [yes] { $card }: tocca la persona di cui guardi il segnalino, o scegli il centro.
   *[no] { $card }: { $seat } guarda un segnalino.
}
page-secrets-scene-loading = { $card }: si pesca un Proiettile.
page-secrets-scene-shooting = { $you ->
    [yes] { $card }: tocca chi riceve il Proiettile. Le tue note dicono quanto vale.
   *[no] { $card }: { $seat } dà un Proiettile a qualcuno.
}
page-secrets-claim-it-is = Questa carta è…
page-secrets-claim-advise = Accettare o rifiutare?
page-secrets-claim-urge-un = Alle Nazioni Unite…
page-secrets-claim-i-am = Sono…
page-secrets-claim-they-are = Secondo me… è…
page-secrets-claim-with-you = Sto dalla parte di…
page-secrets-claim-i-saw = Ho visto il segnalino di…
page-secrets-claim-i-saw-centre = Ho visto il segnalino al centro…
page-secrets-claim-i-swapped = Ho scambiato il centro con…
page-secrets-claim-bullet-is = Il Proiettile che ho dato a…
