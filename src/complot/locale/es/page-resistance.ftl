### La mesa de La Resistencia, en el navegador.

page-resistance-scene-setup = Se reparten las cartas.
page-resistance-scene-targeting = { $you ->
    [yes] ¿Qué misión vais a intentar?
   *[no] { $leader } elige la misión.
}
page-resistance-scene-proposing = { $you ->
    [yes] Misión { $mission }: toca a los { $size } jugadores que envías.
   *[no] Misión { $mission }: { $leader } elige un equipo de { $size }.
}
page-resistance-scene-discussing = { $you ->
    [yes] Ya has propuesto tu equipo. Habladlo; después, abre la votación.
   *[no] { $leader } ha propuesto el equipo para la misión { $mission }. Habladlo.
}
page-resistance-scene-voting = Misión { $mission }: ¿va este equipo?
page-resistance-scene-voted = Has votado. Los votos siguen boca abajo.
page-resistance-scene-watching = Misión { $mission }: se vota el equipo.
page-resistance-scene-playing = { $plot ->
    [yes] Misión { $mission }: juega una carta.
   *[no] Misión { $mission }: juega una carta. Nadie sabrá de quién es.
}
page-resistance-scene-played = Tu carta está boca abajo.
page-resistance-scene-away = El equipo está en la misión { $mission }.
page-resistance-scene-ballots = Se descubren los votos.
page-resistance-scene-cards = Se descubren las cartas, una por una.
page-resistance-missions = Misiones
page-resistance-mission = Misión { $mission }, equipo de { $size }
page-resistance-needs = Hacen falta { $count } Fallos
page-resistance-now = ahora
page-resistance-ring = La mesa
page-resistance-proposal = Misión { $mission }, propuesta { $attempt }
page-resistance-verdict = { $approved ->
    [yes] Aprobado
   *[no] Rechazado
}
page-resistance-card = { $success ->
    [yes] Éxito
   *[no] Fallo
}
page-resistance-chosen = Equipo: { $count } de { $size }
page-resistance-voted = ha votado
page-resistance-barred = Esa carta no la puedes jugar.
page-resistance-my-vote = Tu voto: { $approve ->
    [yes] Aprobación
   *[no] Rechazo
}
page-resistance-my-card = Tu carta: { $success ->
    [yes] Éxito
   *[no] Fallo
}
page-resistance-claim-i-am = Yo soy…
page-resistance-claim-accuse = Acuso a…
page-resistance-claim-trust = Me fío de…
page-resistance-claim-advise = Este equipo…
page-resistance-claim-take-me = Contad conmigo
page-resistance-claim-suggest = Yo enviaría a…
page-resistance-claim-i-played = Yo jugué…

## La trama se complica

page-resistance-plot-tab = Trama
page-resistance-scene-handing-out = { $you ->
    [yes] Has robado cartas de trama. Repártelas entre los demás, una por una.
   *[no] { $leader } reparte las cartas de trama.
}
page-resistance-scene-overhearing = { $you ->
    [yes] { $card }: toca a quien tengas al lado para mirar su carta de personaje.
   *[no] { $card }: { $seat } mira la carta de personaje de quien tiene al lado.
}
page-resistance-scene-confiding = { $you ->
    [yes] { $card }: toca a quien verá tu carta de personaje.
   *[no] { $card }: { $seat } enseña su carta de personaje a alguien.
}
page-resistance-scene-taking-responsibility = { $you ->
    [yes] { $card }: elige qué carta de trama quitas.
   *[no] { $card }: { $seat } le quita una carta de trama a alguien.
}
page-resistance-scene-usurping = { $you ->
    [yes] { $card }: hay un nuevo Líder. ¿Tomas tú el mando?
   *[no] { $card }: { $seat } decide si toma el mando.
}
page-resistance-scene-opining = { $you ->
    [yes] Misión { $mission }: votas primero, a la vista de la mesa.
   *[no] Misión { $mission }: primero se ve el voto de { $names }.
}
page-resistance-scene-annulling = { $you ->
    [yes] { $card }: el equipo está aprobado. ¿Lo rechazas?
   *[no] { $card }: { $seat } aún puede rechazar el equipo aprobado.
}
page-resistance-scene-spotlighting = { $you ->
    [yes] { $card }: toca a quien deba jugar boca arriba, o guarda la carta.
   *[no] { $card }: { $seat } puede hacer que alguien juegue boca arriba.
}
page-resistance-scene-inspecting = { $you ->
    [yes] { $card }: toca a alguien del equipo para mirar su carta de misión, o guarda esta.
   *[no] { $card }: { $seat } puede mirar una carta de misión.
}
page-resistance-plot-drawn = Cartas de trama por repartir
page-resistance-plot-none = No hay cartas de trama en la mesa.
page-resistance-plot-seen = Quién ha visto qué
page-resistance-plot-deck = { $count ->
    [0] El mazo está vacío.
    [one] Queda una carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
page-resistance-plot-ask = ¿Qué puedo hacer aquí?
page-resistance-plot-window = Quienes tienen esta carta deciden por turnos, desde el Líder en sentido horario; quien pasa ya no puede jugarla esta vez.
page-resistance-claim-i-saw = He visto la carta de…
page-resistance-claim-they-played = He visto qué jugó…
page-resistance-claim-urge = Tu carta de trama…
page-resistance-claim-give-me = Dame…
page-resistance-on-mission = Misión { $mission }: { $text }
