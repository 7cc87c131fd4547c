### Il tavolo della Resistenza, nel browser.

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
page-resistance-scene-playing = { $plot ->
    [yes] Missione { $mission }: gioca una carta.
   *[no] Missione { $mission }: gioca una carta. Nessuno saprà di chi è.
}
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
    [yes] Approvazione
   *[no] Rifiuto
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

page-resistance-plot-tab = Complotto
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
page-resistance-plot-window = Chi ha questa carta decide a turno, dal Leader in senso orario; chi passa non può più giocarla per questa volta.
page-resistance-claim-i-saw = Ho visto la carta di…
page-resistance-claim-they-played = Ho visto che cosa ha giocato…
page-resistance-claim-urge = La tua carta Complotto…
page-resistance-claim-give-me = Dammi…
page-resistance-on-mission = Missione { $mission }: { $text }
