### La Resistencia.

resistance-name = La Resistencia
resistance-tagline = Unos pocos Espías, cinco misiones y todos los votos a la vista. ¿De quién te fías?

## Opciones

resistance-option-targeting = Elección del objetivo
    .help = Quien lidera elige qué misión se intenta.
resistance-option-blind-spies = Espías ciegos
    .help = Los Espías no saben quiénes son los demás Espías.
resistance-option-plot = La trama se complica
    .help = En cada ronda se roban y se reparten cartas de trama.
resistance-option-plot-hand = Cartas de trama de una ronda
    .help = Si una misma persona puede recibir varias.
resistance-option-plot-hand-free = Como quiera el Líder
resistance-option-plot-hand-one-each = Como mucho una por persona
resistance-option-strong-leader-after = Después de un Líder nato
    .help = Dónde se sienta el siguiente Líder.
resistance-option-strong-leader-after-from-usurper = A la izquierda del Líder nato
resistance-option-strong-leader-after-old-order = A la izquierda del Líder relevado
resistance-option-take-responsibility = Asumir responsabilidades
    .help = Cuándo se toma la carta de trama de otra persona.
resistance-option-take-responsibility-at-once = Al momento
resistance-option-take-responsibility-hold = Ahora o con otro Líder

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
resistance-event-spies-revealed = Solo para tus ojos. Los Espías: { $spies }.
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
resistance-event-roles-revealed = Se descubren todas las cartas. Los Espías: { $spies }.

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
    [spy] Soy Espía.
   *[resistance] Soy de la Resistencia.
}
resistance-claim-accuse = { $you ->
    [yes] Para mí que eres Espía.
   *[no] Para mí que { $seat } es Espía.
}
resistance-claim-trust = { $you ->
    [yes] Me fío de ti.
   *[no] Me fío de { $seat }.
}
resistance-claim-advise = { $approve ->
    [yes] Aprobad este equipo.
   *[no] Rechazad este equipo.
}
resistance-claim-take-me = Contad conmigo para el equipo.
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
resistance-board-no-votes = Todavía no se ha revelado ninguna votación.
resistance-board-approve = Aprobación
resistance-board-reject = Rechazo
resistance-folder-title = Mi carpeta secreta
resistance-folder-loyal = Hay { $count } Espías en esta mesa; a la Resistencia no se le dice quiénes son.
resistance-folder-spy = Los Espías: { $spies }.
resistance-folder-blind = Hay { $count } Espías en esta mesa; ni siquiera ellos saben quiénes son los demás.

## Cartas de trama

resistance-card-overheard-conversation = Escuchar a hurtadillas
    .help = Mira la carta de personaje de quien se sienta a tu izquierda o a tu derecha.
resistance-card-opinion-maker = Líder de opinión
    .help = Desde ahora el voto de quien la tiene se enseña antes de que elija el resto.
resistance-card-establish-confidence = Reforzando la confianza
    .help = Quien lidera enseña su carta de personaje a otra persona.
resistance-card-open-up = Confidencias
    .help = Enseña tu carta de personaje a otra persona.
resistance-card-no-confidence = Desconfianza
    .help = Rechaza un equipo recién aprobado; cuenta como un rechazo más.
resistance-card-keeping-a-close-eye = Bajo vigilancia
    .help = Mira la carta de misión que ha jugado alguien del equipo.
resistance-card-strong-leader = Líder nato
    .help = Toma el mando antes de que el nuevo Líder haga nada.
resistance-card-in-the-spotlight = Blanco de todas las miradas
    .help = Alguien del equipo tiene que jugar su carta boca arriba.
resistance-card-take-responsibility = Asumir responsabilidades
    .help = Quítale una carta de trama a otra persona.
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
resistance-event-plot-drawn = Sale «{ resistance-plot-card }».
resistance-event-plot-handed = { $you ->
    [yes] Recibes «{ resistance-plot-card }».
   *[no] { $seat } recibe «{ resistance-plot-card }».
}
resistance-event-character-seen = { $you ->
    [yes] Miras la carta de personaje de { $whose }.
   *[no] { $seat } mira la carta de personaje de { $whose }.
}
resistance-event-role-seen = { $role ->
    [spy] Solo para tus ojos. La carta de { $whose } dice: Espía.
   *[resistance] Solo para tus ojos. La carta de { $whose } dice: Resistencia.
}
resistance-event-plot-taken = { $you ->
    [yes] Asumes responsabilidades y le quitas «{ resistance-plot-card }» a { $whose }.
   *[no] { $seat } asume responsabilidades y le quita «{ resistance-plot-card }» a { $whose }.
}
resistance-event-plot-discarded = { $you ->
    [yes] «{ resistance-plot-card }» queda sin efecto: la descartas.
   *[no] «{ resistance-plot-card }» queda sin efecto: { $seat } la descarta.
}
resistance-event-plot-passed = { $you ->
    [yes] No juegas «{ resistance-plot-card }».
   *[no] { $seat } no juega «{ resistance-plot-card }».
}
resistance-event-leader-usurped = { $you ->
    [yes] Líder nato: tomas el mando.
   *[no] Líder nato: { $seat } toma el mando.
}
resistance-event-team-annulled = { $you ->
    [yes] Desconfianza: rechazas el equipo aprobado.
   *[no] Desconfianza: { $seat } rechaza el equipo aprobado.
}
resistance-event-spotlight-placed = { $you ->
    [yes] Centras todas las miradas en { $whose }: su carta se verá.
   *[no] { $seat } centra todas las miradas en { $whose }: su carta se verá.
}
resistance-event-opinions-shown = Voto de los Líderes de opinión. Aprobación: { $approve }. Rechazo: { $reject }.
resistance-event-cards-played = Todas las cartas de la misión { $mission } están en la mesa.
resistance-event-spotlit-shown = { $success ->
    [yes] La carta de { $seat } está boca arriba: Éxito.
   *[no] La carta de { $seat } está boca arriba: Fallo.
}
resistance-event-mission-card-inspected = { $you ->
    [yes] Miras la carta de misión de { $whose }.
   *[no] { $seat } mira la carta de misión de { $whose }.
}
resistance-event-mission-card-seen = { $success ->
    [yes] Solo para tus ojos. { $whose } ha jugado Éxito.
   *[no] Solo para tus ojos. { $whose } ha jugado Fallo.
}
resistance-action-draw-plot = Sale «{ resistance-plot-card }»
resistance-action-hand-out = «{ resistance-plot-card }» para { $seat }
resistance-action-look-at = Mirar la carta de personaje de { $seat }
resistance-action-show-to = Enseñar tu carta de personaje a { $seat }
resistance-action-take-plot = Quitarle «{ resistance-plot-card }» a { $seat }
resistance-action-usurp = Tomar el mando
resistance-action-annul = Rechazar el equipo
resistance-action-spotlight = Centrar todas las miradas en { $seat }
resistance-action-inspect = Mirar la carta de misión de { $seat }
resistance-action-pass = Guardar la carta
resistance-claim-i-saw = { $role ->
    [spy] He visto la carta de { $seat }: es Espía.
   *[resistance] He visto la carta de { $seat }: es de la Resistencia.
}
resistance-claim-they-played = { $success ->
    [yes] Lo he visto: { $seat } jugó Éxito.
   *[no] Lo he visto: { $seat } jugó Fallo.
}
resistance-claim-urge = { $play ->
    [yes] { $seat }, juega tu carta de trama.
   *[no] { $seat }, guarda tu carta de trama.
}
resistance-claim-give-me = Dame “{ resistance-plot-card }”.
resistance-heading-handing-out = ¿A quién das cada carta de trama?
resistance-heading-overhearing = ¿De quién miras la carta de personaje?
resistance-heading-confiding = ¿A quién enseñas tu carta de personaje?
resistance-heading-taking-responsibility = ¿Qué carta de trama quitas, y a quién?
resistance-heading-usurping = ¿Tomas el mando?
resistance-heading-opining = Tu voto, a la vista de la mesa, sobre el equipo para la misión { $mission }: { $team }
resistance-heading-annulling = ¿Rechazas el equipo aprobado para la misión { $mission } ({ $team })?
resistance-heading-spotlighting = ¿Quién del equipo juega boca arriba?
resistance-heading-inspecting = ¿De quién miras la carta de la misión { $mission }?
