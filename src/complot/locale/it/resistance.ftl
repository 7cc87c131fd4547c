### La Resistenza.

resistance-name = La Resistenza
resistance-tagline = Poche spie, cinque missioni e ogni voto alla luce del sole. Di chi ti fidi?

## Opzioni

resistance-option-targeting = Mirare
    .help = Chi fa da Leader sceglie quale missione tentare.
resistance-option-blind-spies = Spie Cieche
    .help = Le spie non sanno chi sono le altre spie.

## Fazioni, carte e finali

resistance-side-resistance = Resistenza
resistance-side-spy = Spie
resistance-role-resistance = Resistenza
resistance-role-spy = Spia
resistance-how-three-successes = tre missioni riuscite
resistance-how-three-failures = tre missioni fallite
resistance-how-five-rejections = cinque squadre rifiutate nello stesso turno

## L’incontro delle spie, letto da chi narra

resistance-reveal-script-1 = Si spegne la luce. Chiudete gli occhi.
resistance-reveal-script-2 = Spie, apriteli. Cercatevi con lo sguardo finché non sapete chi è dei vostri.
resistance-reveal-script-3 = Spie, richiudeteli. Adesso a questo tavolo nessuno guarda.
resistance-reveal-script-4 = Si riaccende la luce. Potete guardare di nuovo.

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
resistance-event-spies-revealed = Solo per i tuoi occhi. Le spie: { $spies }.
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
    [yes] Squadra approvata per { $votes_yes_count } a { $votes_no_count }. Approvazione: { $votes_yes }. Rifiuto: { $votes_no }.
   *[no] Squadra rifiutata per { $votes_no_count } a { $votes_yes_count }. Approvazione: { $votes_yes }. Rifiuto: { $votes_no }.
}
resistance-event-mission-revealed = { $succeeded ->
    [yes] { $fails ->
        [0] La missione { $mission } riesce: nemmeno un Fallimento.
        [one] La missione { $mission } riesce, nonostante un Fallimento.
       *[other] La missione { $mission } riesce, nonostante { $fails } Fallimenti.
    }
   *[no] { $fails ->
        [one] La missione { $mission } fallisce: c'è una carta Fallimento.
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
resistance-event-roles-revealed = Si scoprono tutte le carte. Le spie: { $spies }.

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
    [yes] Approvazione
   *[no] Rifiuto
}
resistance-action-play = { $success ->
    [yes] Gioca Successo
   *[no] Gioca Fallimento
}

## Quello che si dice al tavolo

resistance-claim-i-am = { $role ->
    [spy] Sono una spia.
   *[resistance] Sono della Resistenza.
}
resistance-claim-accuse = { $you ->
    [yes] Secondo me sei una spia.
   *[no] Secondo me { $seat } è una spia.
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
resistance-board-no-votes = Nessuna squadra è ancora stata messa ai voti.
resistance-board-approve = Approvazione
resistance-board-reject = Rifiuto
resistance-folder-title = Il mio dossier segreto
resistance-folder-loyal = Resistenza. A questo tavolo ci sono { $count } spie, e non sai chi sono.
resistance-folder-spy = Spia. Le spie: { $spies }.
resistance-folder-blind = Spia. A questo tavolo ce ne sono { $count }, e non sai chi altro lo è.
resistance-end-won = Hai vinto!
resistance-end-lost = Hai perso.
