### La Resistencia.

resistance-name = La Resistencia
resistance-tagline = Unos pocos espías, cinco misiones y todos los votos a la vista. ¿De quién te fías?

## Opciones

resistance-option-targeting = Elección del objetivo
    .help = Quien lidera elige qué misión se intenta.
resistance-option-blind-spies = Espías ciegos
    .help = Los espías no saben quiénes son los demás espías.

## Bandos, cartas y finales

resistance-side-resistance = Resistencia
resistance-side-spy = Espías
resistance-role-resistance = Resistencia
resistance-role-spy = Espía
resistance-how-three-successes = tres misiones con éxito
resistance-how-three-failures = tres misiones fallidas
resistance-how-five-rejections = cinco equipos rechazados en una ronda

## El encuentro de los espías, leído por quien narra

resistance-reveal-script-1 = Se apaga la luz. Nadie mira: ojos cerrados.
resistance-reveal-script-2 = Espías, abridlos. Buscaos con la mirada hasta saber quiénes sois.
resistance-reveal-script-3 = Espías, cerradlos otra vez. Ahora nadie mira en esta mesa.
resistance-reveal-script-4 = Se enciende la luz. Ya podéis mirar.

## Lo que ocurre

resistance-event-leader-drawn = { $you ->
    [yes] La suerte decide: empiezas tú como Líder.
   *[no] La suerte decide: { $seat } empieza como Líder.
}
resistance-event-card-dealt = { $role ->
    [spy] Levantas una esquina de tu carta: Espía.
   *[resistance] Levantas una esquina de tu carta: Resistencia.
}
resistance-event-card-taken = { $you ->
    [yes] Recibes una carta.
   *[no] { $seat } recibe una carta.
}
resistance-event-reveal-read = Las cartas están repartidas. Una voz en la oscuridad:
resistance-event-spies-revealed = Solo para tus ojos. Los espías: { $spies }.
resistance-event-leader-named = { $you ->
    [yes] Propuesta { $attempt }: lideras tú.
   *[no] Propuesta { $attempt }: lidera { $seat }.
}
resistance-event-mission-targeted = El objetivo es la misión { $mission }.
resistance-event-team-proposed = El equipo para la misión { $mission }: { $team }.
resistance-event-vote-called = Se abre la votación.
resistance-event-vote-cast = { $you ->
    [yes] Has votado.
   *[no] { $seat } ha votado.
}
resistance-event-votes-revealed = { $approved ->
    [yes] Equipo aprobado por { $votes_yes_count } a { $votes_no_count }. Aprobación: { $votes_yes }. Rechazo: { $votes_no }.
   *[no] Equipo rechazado por { $votes_no_count } a { $votes_yes_count }. Aprobación: { $votes_yes }. Rechazo: { $votes_no }.
}
resistance-event-mission-revealed = { $succeeded ->
    [yes] { $fails ->
        [0] La misión { $mission } es un éxito: ni un solo Fallo.
        [one] La misión { $mission } es un éxito, a pesar de un Fallo.
       *[other] La misión { $mission } es un éxito, a pesar de { $fails } Fallos.
    }
   *[no] { $fails ->
        [one] La misión { $mission } fracasa: hay una carta de Fallo.
       *[other] La misión { $mission } fracasa: hay { $fails } cartas de Fallo.
    }
}
resistance-event-game-ended = { $winner ->
    [spy] { $how ->
        [five_rejections] Ganan los Espías: { resistance-how-five-rejections }.
       *[three_failures] Ganan los Espías: { resistance-how-three-failures }.
    }
   *[resistance] Gana la Resistencia: { resistance-how-three-successes }.
}
resistance-event-roles-revealed = Se descubren todas las cartas. Los espías: { $spies }.

## Lo que se puede hacer

resistance-action-draw-leader = { $seat } empieza como Líder
resistance-action-deal = { $role ->
    [spy] una carta de Espía
   *[resistance] una carta de Resistencia
}
resistance-action-target = Misión { $mission }
resistance-action-propose = Enviar: { $team }
resistance-action-call-vote = Abrir la votación
resistance-action-vote = { $approve ->
    [yes] Aprobación
   *[no] Rechazo
}
resistance-action-play = { $success ->
    [yes] Jugar Éxito
   *[no] Jugar Fallo
}

## Lo que se dice en la mesa

resistance-claim-i-am = { $role ->
    [spy] Soy espía.
   *[resistance] Soy de la Resistencia.
}
resistance-claim-accuse = { $you ->
    [yes] Para mí que eres espía.
   *[no] Para mí que { $seat } es espía.
}
resistance-claim-trust = { $you ->
    [yes] Me fío de ti.
   *[no] Me fío de { $seat }.
}
resistance-claim-advise = { $approve ->
    [yes] Aprobad este equipo.
   *[no] Rechazad este equipo.
}
resistance-claim-take-me = Ponedme en el equipo.
resistance-claim-suggest = Mi equipo sería: { $team }.
resistance-claim-i-played = { $success ->
    [yes] Yo jugué Éxito.
   *[no] Yo jugué Fallo.
}

## La mesa

resistance-heading-targeting = ¿Qué misión vais a intentar?
resistance-heading-proposing = ¿Quién va a la misión { $mission }?
resistance-heading-discussing = Equipo propuesto. Habla (s) si quieres y abre la votación.
resistance-heading-voting = Tu voto sobre el equipo para la misión { $mission }: { $team }
resistance-heading-on-mission = Tu carta para la misión { $mission }
resistance-board-mission = Misión
resistance-board-team = Equipo
resistance-board-fails = Fallos (mínimo)
resistance-board-result = Resultado
resistance-board-succeeded = Éxito
resistance-board-failed = Fallo
resistance-board-rejections = Equipos rechazados: { $count } de { $most }
resistance-board-brink = Un rechazo más y ganan los Espías.
resistance-board-leader = Líder
resistance-board-on-team = En el equipo
resistance-board-proposal = Prop.
resistance-board-votes = Votos
resistance-board-no-votes = Todavía no se ha votado ningún equipo.
resistance-board-approve = Aprobación
resistance-board-reject = Rechazo
resistance-folder-title = Mi carpeta secreta
resistance-folder-loyal = Resistencia. Hay { $count } espías en esta mesa, y no sabes quiénes son.
resistance-folder-spy = Espía. Los espías: { $spies }.
resistance-folder-blind = Espía. Hay { $count } en esta mesa, y no sabes quién más lo es.
resistance-end-won = ¡Has ganado!
resistance-end-lost = Has perdido.
