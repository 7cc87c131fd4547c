### Uprising.

uprising-name = Uprising
uprising-tagline = Quel numero è una cellula ribelle o una diceria? Una fazione lo sa. L’altra ha gli Agenti.

## Opzioni

uprising-option-track-step = Far salire l’indicatore
    .help = Dove va l’indicatore delle azioni quando sale.
uprising-option-track-step-box = Alla casella successiva
uprising-option-track-step-number = Al primo numero più alto
uprising-option-hidden-sympathizers-move = Simpatizzanti nascosti
    .help = Se si possono scambiare e trasferire prima della Rivoluzione.
uprising-option-hidden-sympathizers-move-yes = Si muovono come le altre pedine
uprising-option-hidden-sympathizers-move-no = Restano dove sono
uprising-option-nexus-placement = Piazzare nel Nexus
    .help = Se una pedina può passare direttamente dal Quadro delle Forze al Nexus.
uprising-option-nexus-placement-no = Mai
uprising-option-nexus-placement-own-turn = Nel turno del Ribelle
uprising-option-empty-jailbreak = Nessuno da liberare
    .help = Che ne è di un Insorto che entra nel Nexus quando non ci sono prigionieri.
uprising-option-empty-jailbreak-revealed = Viene rivelato
uprising-option-empty-jailbreak-nothing = Non succede nulla
uprising-option-jailbreak-overflow = La riserva
    .help = Quando gli Insorti ci vanno dopo un’evasione, invece di nascondersi.
uprising-option-jailbreak-overflow-forced = Solo se mancano caselle
uprising-option-jailbreak-overflow-free = Quando vuole il Ribelle
uprising-option-turn-into-nexus = Simpatizzanti manovrati nel Nexus
    .help = Se il Governo, quando manovra un Simpatizzante, può mandarlo nel Nexus, dove è d’intralcio.
uprising-option-turn-into-nexus-no = Non ammessi
uprising-option-turn-into-nexus-yes = Ammessi
uprising-option-turn-cap = Limite di Turni di Gioco
    .help = Quando si raggiunge, la partita è patta: una regola della casa, da 25 a 1000 (1000 equivale a nessun limite).
uprising-option-numbers = Pedine numerate
    .help = Da 13 a 26. Con meno pedine ci sono meno Esche, e per il Governo è più facile.
uprising-option-ruthless = Interrogatori spietati
    .help = Scoprire un’Esca non costa azioni al Governo, neppure prima della Rivoluzione.
uprising-option-match = Due partite
    .help = Dopo la prima si cambia fazione; vince chi conserva più Insorti liberi.

## Fazioni, pezzi e finali

uprising-side-rebel = Ribelle
uprising-side-government = Governo
uprising-side = { $side ->
    [rebel] { uprising-side-rebel }
   *[government] { uprising-side-government }
}
uprising-piece-insurgent = Insorto
    .help = Pochi che combattono. Arriva sulla mappa accanto a un altro Insorto. Dopo la Rivoluzione elimina gli Agenti.
uprising-piece-sympathizer = Simpatizzante
    .help = Molti che sostengono la causa. Arriva sulla mappa accanto a un pezzo reale: un Insorto o un Simpatizzante.
uprising-piece-dummy = Esca
    .help = Una diceria, e niente dietro. Arriva sulla mappa accanto a qualsiasi pedina ribelle.
uprising-piece = { $piece ->
    [insurgent] { uprising-piece-insurgent }
    [sympathizer] { uprising-piece-sympathizer }
   *[dummy] { uprising-piece-dummy }
}
uprising-how-no-agents = nessun Agente in piedi dopo la Rivoluzione
uprising-how-no-insurgents = nessun Insorto sulla mappa
uprising-how-turn-cap = limite di Turni di Gioco raggiunto
uprising-how-match = gli Insorti ancora liberi dopo due partite

## Che cosa succede

uprising-event-counter-deployed = Sul bordo, in { $hex }, spunta la pedina { $number }.
uprising-event-agents-posted = Gli Agenti circondano il Nexus. Lasciano un varco in { $gap }.
uprising-event-turn-began = { $you ->
    [yes] Turno { $turn }, { uprising-side }: tocca a te.
   *[no] Turno { $turn }, { uprising-side }: tocca a { $seat }.
}
uprising-event-marker-set = { $you ->
    [yes] { $actions ->
        [one] Detti il ritmo: un’azione.
       *[other] Detti il ritmo: fino a { $actions } azioni.
    }
   *[no] { $actions ->
        [one] { $seat } detta il ritmo: un’azione.
       *[other] { $seat } detta il ritmo: fino a { $actions } azioni.
    }
}
uprising-event-counter-placed = La pedina { $number } scende in piazza in { $hex }.
uprising-event-freed-placed = Un Insorto della riserva scende in piazza in { $hex }, a volto scoperto.
uprising-event-swapped = Le pedine in { $hex } e in { $other } si scambiano di posto.
uprising-event-transferred = { $to ->
    [f6] La pedina in { $hex } si infila nel Nexus.
   *[other] La pedina in { $hex } scivola fino a { $to }.
}
uprising-event-nexus-entered = { $insurgent ->
    [yes] C’è un Insorto nel Nexus!
   *[no] Falso allarme nel Nexus: non è un Insorto.
}
uprising-event-jailbreak-began = { $freed ->
    [one] Evasione! Il prigioniero è libero: { $hiding } Insorti cercano un nascondiglio.
   *[other] Evasione! { $freed } prigionieri sono liberi: { $hiding } Insorti cercano un nascondiglio.
}
uprising-event-freed-hidden = { $reserve ->
    [0] Insorti nascosti tra i numeri: { $hidden }.
   *[other] Insorti nascosti tra i numeri: { $hidden }. Nella riserva: { $reserve }.
}
uprising-event-identified = { $piece ->
    [insurgent] La pedina { $number }, in { $hex }, è un Insorto.
    [sympathizer] La pedina { $number }, in { $hex }, è un Simpatizzante.
   *[dummy] La pedina { $number }, in { $hex }, era solo una diceria: un’Esca.
}
uprising-event-agent-eliminated = L’Insorto in { $hex } colpisce: l’Agente in { $agent } viene eliminato.
uprising-event-revolution-declared = { $you ->
    [yes] Dichiari la Rivoluzione!
   *[no] { $seat } dichiara la Rivoluzione!
} { $killed ->
    [0] La prigione è vuota.
    [one] Il prigioniero viene ucciso.
   *[other] I { $killed } prigionieri vengono uccisi.
}
uprising-event-agent-moved = { $jumped ->
    [yes] L’Agente in { $hex } sparisce e ricompare in { $to }.
   *[no] L’Agente in { $hex } va in { $to }.
}
uprising-event-interrogated = { $free ->
    [yes] L’Agente in { $agent } insiste e interroga la pedina in { $hex }.
   *[no] L’Agente in { $agent } interroga la pedina in { $hex }.
}
uprising-event-captured = { $captives ->
    [one] L’Insorto in { $hex } viene catturato. È l’unico prigioniero.
   *[other] L’Insorto in { $hex } viene catturato. I prigionieri sono { $captives }.
}
uprising-event-killed = { $piece ->
    [insurgent] L’Insorto in { $hex } viene ucciso.
   *[sympathizer] Il Simpatizzante in { $hex } viene ucciso.
}
uprising-event-interrogation-forgone = L’Agente in { $agent } non fa altre domande.
uprising-event-reply-began = { $you ->
    [yes] Nasce un martire: puoi piazzare fino a due pedine.
   *[no] Nasce un martire: { $seat } può piazzare fino a due pedine.
}
uprising-event-reply-ended = { $you ->
    [yes] { $placed ->
        [0] Porti il lutto in silenzio.
        [one] Hai risposto con una pedina.
       *[other] Hai risposto con { $placed } pedine.
    }
   *[no] { $placed ->
        [0] { $seat } porta il lutto in silenzio.
        [one] { $seat } ha risposto con una pedina.
       *[other] { $seat } ha risposto con { $placed } pedine.
    }
}
uprising-event-sympathizer-turned = Il Governo manovra il Simpatizzante che è in { $hex } e lo manda in { $to }.
uprising-event-turn-ended = { $you ->
    [yes] Concludi il tuo turno.
   *[no] { $seat } conclude il turno.
}
uprising-event-roll-called = { $present ->
    [yes] Da qualche parte sulla mappa c’è ancora almeno un Insorto.
   *[no] Sulla mappa non c’è più nessun Insorto.
}
uprising-event-box-opened = Si apre la casella { $number }: { uprising-piece }.
uprising-event-game-ended = { $winner ->
    [rebel] Vince il Ribelle: { uprising-how-no-agents }. Insorti ancora liberi: { $insurgents }.
    [government] Vince il Governo: { uprising-how-no-insurgents }. Insorti ancora liberi: { $insurgents }.
   *[other] Non vince nessuno: { uprising-how-turn-cap }. Insorti ancora liberi: { $insurgents }.
}
uprising-event-sides-changed = { $you ->
    [yes] Si cambia fazione: ora il Ribelle sei tu.
   *[no] Si cambia fazione: ora il Ribelle è { $seat }.
}
uprising-event-match-ended = Le due partite sono finite. Insorti ancora liberi: { $first } (posto 1) e { $second } (posto 2). Chi vince: { $winner }.

## Che cosa si può fare

uprising-action-hide-insurgent = Un Insorto nella casella { $number }
uprising-action-hide-sympathizer = Un Simpatizzante nella casella { $number }
uprising-action-deploy = La pedina { $number } sul bordo
uprising-action-leave-gap = Lascia libero { $hex }
# I numeri di azioni sono quelli del tracciato.
uprising-action-set-marker = { $space ->
    [0] Indicatore sul primo 1: un’azione
    [1] Indicatore sul secondo 1: un’azione
    [2] Indicatore sul 2: fino a 2 azioni
    [3] Indicatore sul 3: fino a 3 azioni
    [4] Indicatore sul 5: fino a 5 azioni
    [5] Indicatore sull’8: fino a 8 azioni
   *[6] Indicatore sul 13: fino a 13 azioni
}
uprising-action-place = Piazza la pedina { $number }
uprising-action-place-freed = Piazza un Insorto della riserva, rivelato
uprising-action-swap = Scambia la pedina in { $hex }
uprising-action-transfer = Trasferisci la pedina da { $hex }
uprising-action-eliminate = Elimina l’Agente in { $agent } da { $hex }
uprising-action-declare = Dichiara la Rivoluzione
uprising-action-hide-freed = Nascondi un Insorto nella casella { $number }
uprising-action-keep-back = Manda gli altri nella riserva
uprising-action-move-agent = Muovi l’Agente da { $hex }
uprising-action-interrogate = Interroga la pedina in { $hex } da { $agent }
uprising-action-turn-sympathizer = Manovra il Simpatizzante che è in { $hex }
uprising-action-capture = Cattura l’Insorto
uprising-action-kill = Uccidi l’Insorto
uprising-action-forgo = Non fare altre domande
uprising-action-end-reply = Non piazzare altro
uprising-action-end-turn = Concludi il turno
uprising-action-at = { $hex ->
    [f6] { $hex }, il Nexus
   *[other] { $hex }
}

## Che cosa si dice

uprising-claim-number-is = { $piece ->
    [insurgent] La pedina { $number } è un Insorto.
    [sympathizer] La pedina { $number } è un Simpatizzante.
   *[dummy] La pedina { $number } è un’Esca.
}
uprising-claim-nothing-there = In { $hex } non troverai niente.
uprising-claim-none-near = Accanto ai tuoi Agenti non c’è nessun Insorto.
uprising-claim-all-on-map = { $already ->
    [yes] Tutti i miei Insorti sono già sulla mappa.
   *[no] Quasi tutti i miei Insorti devono ancora arrivare.
}
uprising-claim-revolt = { $soon ->
    [yes] Al prossimo turno dichiaro la Rivoluzione.
   *[no] La Rivoluzione può aspettare ancora a lungo.
}
uprising-claim-coming-for = Vengo a prendere la pedina in { $hex }.
uprising-claim-mercy = { $capture ->
    [yes] Il prossimo Insorto che trovo lo catturo.
   *[no] Il prossimo Insorto che trovo lo uccido.
}
uprising-claim-to-nexus = { $insurgent ->
    [yes] La prossima pedina nel Nexus sarà un Insorto.
   *[no] La prossima pedina nel Nexus non sarà un Insorto.
}
uprising-claim-give-up = La tua causa è persa: arrenditi.

## Il tavolo

uprising-heading-hiding = { $insurgents ->
    [0] In quale casella va il prossimo Simpatizzante? Ancora da nascondere: { $sympathizers }
   *[other] In quale casella va il prossimo Insorto? Ancora da nascondere: { $insurgents }
}
uprising-heading-deploying = Quale pedina va ora sul bordo?
uprising-heading-siting = In che punto del bordo va la pedina { $number }?
uprising-heading-posting = Quale esagono accanto al Nexus lasci libero?
uprising-heading-pacing = Dove metti l’indicatore?
uprising-heading-rebelling = Che cosa fai, Ribelle? Azioni rimaste: { $left }
uprising-heading-placing = Dove piazzi la pedina { $number }?
uprising-heading-placing-freed = Dove piazzi l’Insorto della riserva?
uprising-heading-swapping = Con quale pedina scambi quella in { $hex }?
uprising-heading-transferring = Dove trasferisci la pedina che è in { $hex }?
uprising-heading-freeing = In quale casella va il prossimo Insorto? Ancora da nascondere: { $left }
uprising-heading-governing = Che cosa fai, Governo? Azioni rimaste: { $left }
uprising-heading-moving = Dove va l’Agente che è in { $hex }?
uprising-heading-turning = Dove mandi il Simpatizzante che è in { $hex }?
uprising-heading-judging = Un Insorto in { $hex }! Lo catturi o lo uccidi?
uprising-heading-pressing = Quale pedina interroga ora l’Agente in { $agent }, senza spendere azioni?
uprising-heading-replying = Quale pedina piazzi in risposta? Piazzate finora: { $placed }
