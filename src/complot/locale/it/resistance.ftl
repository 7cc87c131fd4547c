### La Resistenza.

resistance-name = La Resistenza
resistance-tagline = Poche Spie, cinque missioni e ogni voto alla luce del sole. Di chi ti fidi?

## Opzioni

resistance-option-targeting = Mirare
    .help = Chi fa da Leader sceglie quale missione tentare.
resistance-option-blind-spies = Spie Cieche
    .help = Le Spie non sanno chi sono le altre Spie.
resistance-option-plot = Il Complotto si infittisce
    .help = A ogni turno si pescano e si distribuiscono carte Complotto.
resistance-option-plot-hand = Carte Complotto di un turno
    .help = Se la stessa persona può riceverne più di una.
resistance-option-plot-hand-free = Come vuole il Leader
resistance-option-plot-hand-one-each = Al massimo una a testa
resistance-option-strong-leader-after = Dopo un Leader carismatico
    .help = Dove siede il Leader successivo.
resistance-option-strong-leader-after-from-usurper = A sinistra del Leader carismatico
resistance-option-strong-leader-after-old-order = A sinistra del Leader deposto
resistance-option-take-responsibility = Assunzione di responsabilità
    .help = Quando si prende la carta Complotto di un’altra persona.
resistance-option-take-responsibility-at-once = Subito
resistance-option-take-responsibility-hold = Ora o con un Leader successivo

## Fazioni, carte e finali

resistance-side-resistance = Resistenza
resistance-side-spy = Spie
resistance-role-resistance = Resistenza
resistance-role-spy = Spia
resistance-how-three-successes = tre missioni riuscite
resistance-how-three-failures = tre missioni fallite
resistance-how-five-rejections = cinque squadre rifiutate nello stesso turno

## L’incontro delle spie, letto da chi narra

resistance-reveal-script-1 = Si spegne la luce. Tutti, chiudete gli occhi.
resistance-reveal-script-2 = Spie, apriteli. Cercatevi con lo sguardo finché non sapete chi è dei vostri.
resistance-reveal-script-3 = Spie, richiudeteli. Adesso a questo tavolo nessuno guarda.
resistance-reveal-script-4 = Si riaccende la luce. Tutti, riaprite gli occhi.

## Quello che succede

resistance-event-leader-drawn = { $you ->
    [yes] La sorte ha deciso: cominci tu come Leader.
   *[no] La sorte ha deciso: { $seat } comincia come Leader.
}
resistance-event-card-dealt = { $role ->
    [spy] Sollevi un angolo della tua carta: Spia.
   *[resistance] Sollevi un angolo della tua carta: Resistenza.
}
resistance-event-card-taken = { $you ->
    [yes] Ricevi una carta.
   *[no] { $seat } riceve una carta.
}
resistance-event-reveal-read = Le carte sono distribuite. Una voce nel buio:
resistance-event-spies-revealed = Solo per i tuoi occhi. Le Spie: { $spies }.
resistance-event-leader-named = { $you ->
    [yes] Proposta { $attempt }: guidi tu.
   *[no] Proposta { $attempt }: guida { $seat }.
}
resistance-event-mission-targeted = L’obiettivo è la missione { $mission }.
resistance-event-team-proposed = La squadra per la missione { $mission }: { $team }.
resistance-event-vote-called = Si vota.
resistance-event-vote-cast = { $you ->
    [yes] Hai votato.
   *[no] { $seat } ha votato.
}
resistance-event-votes-revealed = { $approved ->
    [yes] Squadra approvata, { $votes_yes_count } a { $votes_no_count }. Approvazione: { $votes_yes }. Rifiuto: { $votes_no }.
   *[no] Squadra rifiutata, { $votes_no_count } a { $votes_yes_count }. Approvazione: { $votes_yes }. Rifiuto: { $votes_no }.
}
resistance-event-mission-revealed = { $succeeded ->
    [yes] { $fails ->
        [0] La missione { $mission } riesce: nemmeno un Fallimento.
        [one] La missione { $mission } riesce, nonostante un Fallimento.
       *[other] La missione { $mission } riesce, nonostante { $fails } Fallimenti.
    }
   *[no] { $fails ->
        [one] La missione { $mission } fallisce: c’è una carta Fallimento.
       *[other] La missione { $mission } fallisce: ci sono { $fails } carte Fallimento.
    }
}
resistance-event-game-ended = { $winner ->
    [spy] { $how ->
        [five_rejections] Vincono le Spie: { resistance-how-five-rejections }.
       *[three_failures] Vincono le Spie: { resistance-how-three-failures }.
    }
   *[resistance] Vince la Resistenza: { resistance-how-three-successes }.
}
resistance-event-roles-revealed = Si scoprono tutte le carte. Le Spie: { $spies }.

## Quello che si può fare

resistance-action-draw-leader = { $seat } comincia come Leader
resistance-action-deal = { $role ->
    [spy] una carta Spia
   *[resistance] una carta Resistenza
}
resistance-action-target = Missione { $mission }
resistance-action-propose = In missione: { $team }
resistance-action-call-vote = Passa al voto
resistance-action-vote = { $approve ->
    [yes] Approva
   *[no] Rifiuta
}
resistance-action-play = { $success ->
    [yes] Gioca Successo
   *[no] Gioca Fallimento
}

## Quello che si dice al tavolo

resistance-claim-i-am = { $role ->
    [spy] Sono una Spia.
   *[resistance] Sono della Resistenza.
}
resistance-claim-accuse = { $you ->
    [yes] Secondo me sei una Spia.
   *[no] Secondo me { $seat } è una Spia.
}
resistance-claim-trust = { $you ->
    [yes] Di te mi fido.
   *[no] Mi fido di { $seat }.
}
resistance-claim-advise = { $approve ->
    [yes] Approvate questa squadra.
   *[no] Rifiutate questa squadra.
}
resistance-claim-take-me = Mettetemi in squadra.
resistance-claim-suggest = La mia squadra sarebbe: { $team }.
resistance-claim-i-played = { $success ->
    [yes] Io ho giocato Successo.
   *[no] Io ho giocato Fallimento.
}

## Il tavolo

resistance-heading-targeting = Quale missione tentate?
resistance-heading-proposing = Chi parte per la missione { $mission }?
resistance-heading-discussing = Squadra proposta. Parla (s) se vuoi, poi passa al voto.
resistance-heading-voting = Il tuo voto sulla squadra per la missione { $mission }: { $team }
resistance-heading-on-mission = La tua carta per la missione { $mission }
resistance-board-mission = Missione
resistance-board-team = Squadra
resistance-board-fails = Fallimenti (min.)
resistance-board-result = Esito
resistance-board-succeeded = Riuscita
resistance-board-failed = Fallita
resistance-board-rejections = Squadre rifiutate: { $count } su { $most }
resistance-board-brink = Un altro rifiuto e vincono le Spie.
resistance-board-leader = Leader
resistance-board-on-team = In squadra
resistance-board-proposal = Prop.
resistance-board-votes = Voti
resistance-board-no-votes = Nessun voto è ancora stato rivelato.
resistance-board-approve = Approvazione
resistance-board-reject = Rifiuto
resistance-folder-title = Il mio dossier segreto
resistance-folder-loyal = A questo tavolo ci sono { $count } Spie; la Resistenza non sa chi sono.
resistance-folder-spy = Le Spie: { $spies }.
resistance-folder-blind = A questo tavolo ci sono { $count } Spie; nemmeno loro sanno chi sono le altre.

## Carte Complotto

resistance-card-overheard-conversation = Conversazione origliata
    .help = Guarda la carta Personaggio di chi siede alla tua sinistra o alla tua destra.
resistance-card-opinion-maker = Opinionista
    .help = D’ora in poi il voto di chi la possiede si vede prima che gli altri scelgano.
resistance-card-establish-confidence = Instaurare fiducia
    .help = Il Leader mostra la propria carta Personaggio a un’altra persona.
resistance-card-open-up = Confidarsi
    .help = Mostra la tua carta Personaggio a un’altra persona.
resistance-card-no-confidence = Sfiducia
    .help = Rifiuta una squadra appena approvata; vale come un rifiuto.
resistance-card-keeping-a-close-eye = Ti tengo d’occhio!
    .help = Guarda la carta Missione giocata da qualcuno della squadra.
resistance-card-strong-leader = Leader carismatico
    .help = Prendi la guida prima che il nuovo Leader faccia qualcosa.
resistance-card-in-the-spotlight = Sotto i riflettori
    .help = Qualcuno della squadra deve giocare a carta scoperta.
resistance-card-take-responsibility = Assunzione di responsabilità
    .help = Prendi una carta Complotto da un’altra persona.
resistance-plot-card = { $card ->
    [overheard_conversation] { resistance-card-overheard-conversation }
    [opinion_maker] { resistance-card-opinion-maker }
    [establish_confidence] { resistance-card-establish-confidence }
    [open_up] { resistance-card-open-up }
    [no_confidence] { resistance-card-no-confidence }
    [keeping_a_close_eye] { resistance-card-keeping-a-close-eye }
    [strong_leader] { resistance-card-strong-leader }
    [in_the_spotlight] { resistance-card-in-the-spotlight }
   *[take_responsibility] { resistance-card-take-responsibility }
}
resistance-event-plot-drawn = Carta pescata: «{ resistance-plot-card }».
resistance-event-plot-handed = { $you ->
    [yes] Ricevi «{ resistance-plot-card }».
   *[no] { $seat } riceve «{ resistance-plot-card }».
}
resistance-event-character-seen = { $you ->
    [yes] Guardi la carta Personaggio di { $whose }.
   *[no] { $seat } guarda la carta Personaggio di { $whose }.
}
resistance-event-role-seen = { $role ->
    [spy] Solo per i tuoi occhi. La carta di { $whose } dice: Spia.
   *[resistance] Solo per i tuoi occhi. La carta di { $whose } dice: Resistenza.
}
resistance-event-plot-taken = { $you ->
    [yes] Ti assumi la responsabilità e prendi «{ resistance-plot-card }» da { $whose }.
   *[no] { $seat } si assume la responsabilità e prende «{ resistance-plot-card }» da { $whose }.
}
resistance-event-plot-discarded = { $you ->
    [yes] «{ resistance-plot-card }» resta senza effetto: la scarti.
   *[no] «{ resistance-plot-card }» resta senza effetto: { $seat } la scarta.
}
resistance-event-plot-passed = { $you ->
    [yes] Non giochi «{ resistance-plot-card }».
   *[no] { $seat } non gioca «{ resistance-plot-card }».
}
resistance-event-leader-usurped = { $you ->
    [yes] Leader carismatico: prendi tu la guida.
   *[no] Leader carismatico: { $seat } prende la guida.
}
resistance-event-team-annulled = { $you ->
    [yes] Sfiducia: rifiuti la squadra approvata.
   *[no] Sfiducia: { $seat } rifiuta la squadra approvata.
}
resistance-event-spotlight-placed = { $you ->
    [yes] Metti { $whose } sotto i riflettori: la sua carta si vedrà.
   *[no] { $seat } mette { $whose } sotto i riflettori: la sua carta si vedrà.
}
resistance-event-opinions-shown = Il voto degli Opinionisti. Approvazione: { $approve }. Rifiuto: { $reject }.
resistance-event-cards-played = Tutte le carte della missione { $mission } sono sul tavolo.
resistance-event-spotlit-shown = { $success ->
    [yes] La carta di { $seat } è scoperta: Successo.
   *[no] La carta di { $seat } è scoperta: Fallimento.
}
resistance-event-mission-card-inspected = { $you ->
    [yes] Guardi la carta Missione di { $whose }.
   *[no] { $seat } guarda la carta Missione di { $whose }.
}
resistance-event-mission-card-seen = { $success ->
    [yes] Solo per i tuoi occhi. { $whose } ha giocato Successo.
   *[no] Solo per i tuoi occhi. { $whose } ha giocato Fallimento.
}
resistance-action-draw-plot = Pesca «{ resistance-plot-card }»
resistance-action-hand-out = «{ resistance-plot-card }» per { $seat }
resistance-action-look-at = Guarda la carta Personaggio di { $seat }
resistance-action-show-to = Mostra la tua carta Personaggio a { $seat }
resistance-action-take-plot = Prendi «{ resistance-plot-card }» da { $seat }
resistance-action-usurp = Prendi la guida
resistance-action-annul = Rifiuta la squadra
resistance-action-spotlight = Metti { $seat } sotto i riflettori
resistance-action-inspect = Guarda la carta Missione di { $seat }
resistance-action-pass = Tieni la carta
resistance-claim-i-saw = { $role ->
    [spy] Ho visto la carta di { $seat }: è una Spia.
   *[resistance] Ho visto la carta di { $seat }: è della Resistenza.
}
resistance-claim-they-played = { $success ->
    [yes] L’ho visto: { $seat } ha giocato Successo.
   *[no] L’ho visto: { $seat } ha giocato Fallimento.
}
resistance-claim-urge = { $play ->
    [yes] { $seat }, gioca la tua carta Complotto.
   *[no] { $seat }, tieni la tua carta Complotto.
}
resistance-claim-give-me = Dammi “{ resistance-plot-card }”.
resistance-heading-handing-out = A chi dai ciascuna carta Complotto?
resistance-heading-overhearing = Di chi guardi la carta Personaggio?
resistance-heading-confiding = A chi mostri la tua carta Personaggio?
resistance-heading-taking-responsibility = Quale carta Complotto prendi, e da chi?
resistance-heading-usurping = Prendi la guida?
resistance-heading-opining = Il tuo voto, davanti a tutti, sulla squadra per la missione { $mission }: { $team }
resistance-heading-annulling = Rifiuti la squadra approvata per la missione { $mission } ({ $team })?
resistance-heading-spotlighting = Chi della squadra gioca a carta scoperta?
resistance-heading-inspecting = Di chi guardi la carta per la missione { $mission }?
