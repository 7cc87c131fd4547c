### Il tavolo di Secrets, nel browser.

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
page-secrets-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $sure ->
    [yes] {""}
   *[no] ?
}
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

## Quello che dice chi narra attorno a uno schermo

page-secrets-narrator-looks = { $seats ->
    [4] Ognuno guardi il proprio segnalino, senza mostrarlo a nessuno.
   *[other] Ognuno guardi il proprio segnalino e quello della persona alla propria destra, senza mostrarli a nessuno.
}
page-secrets-narrator-remember = Ricordatelo bene: da adesso i segnalini passano di mano.
page-secrets-narrator-close = Chiudete gli occhi tutti, tranne { $seat }.
page-secrets-narrator-swap = { $seat }, scambia il segnalino al centro con uno di quelli accanto a te. Nessun altro saprà quale.
page-secrets-narrator-open = Riaprite gli occhi. Accanto a { $seat } un segnalino non è più lo stesso.
