### La terminal.

## Ayuda

help-usage = uso:
help-commands = órdenes
help-arguments = argumentos
help-flags = opciones
help-options = reglas de { $game }
help-command = ORDEN
help-game = JUEGO
help-name = NOMBRE
help-missing-game = ¿Qué juego? `complot games` los muestra.
help-unknown = Aquí no hay nada llamado { $words }.
help-unknown-command = No existe la orden «{ $word }». Hay: { $known }.
help-bad-value = { $flag }: { $reason }
help-no-value = Falta un valor después de { $flag }.
help-needless-value = { $flag } no lleva ningún valor.

command-complot = Juegos de identidad oculta: juega con bots y estudia las reglas.
command-play = Siéntate a una mesa de bots y juega.
command-serve = Sirve mesas a los navegadores, con un solo archivo de datos.
command-simulate = Deja que los bots jueguen muchas partidas y mira cómo acaban.
command-games = Muestra los juegos, sus opciones y sus bots.
command-conformance = Demuestra que un juego cumple su contrato y no filtra secretos.

flag-help = Muestra esta ayuda y termina.
flag-version = Muestra la versión y termina.
flag-lang = Idioma: en, es, fr o it; por defecto, el de tu sistema.
flag-game = El juego, con el nombre que le da `complot games`.
flag-games = Cuántas partidas se juegan (por defecto, { $default }).
flag-players = Cuántos jugadores, bots incluidos (por defecto, el mínimo).
flag-seed = Un número: con el mismo se repite la misma partida.
flag-bots = Qué bot juega, con el nombre que le da `complot games`.
flag-name = Cómo te llaman los demás.
flag-json = Da el resultado en JSON.
flag-deep = Prueba mucho más: al menos un millón de posiciones.
flag-host = Dónde escuchar: una dirección de esta máquina (por defecto: { $default }).
flag-port = Dónde escuchar: un puerto (por defecto: { $default }).
flag-db = Dónde se guardan las mesas (por defecto: { $default }).
flag-bad-port = «{ $value }» no es un puerto de 0 a 65535
flag-bad-count = «{ $value }» no es un número entero a partir de 1
flag-bad-number = «{ $value }» no es un número entero

## Jugar

play-you = tú
play-yourself = { $name } (tú)
play-seated = Ocupas el asiento { $seat } de { $count }. Escribe ? en cualquier momento para ver la ayuda.
play-choose-number = Tu elección (número)
play-choose-only = Intro para seguir
play-choose-seats = { $count } asientos, por ejemplo { $example }
play-confirm = { $choice }. Intro para confirmar, n para pensarlo otra vez
play-not-a-number = { $most ->
    [1] Escribe 1, o ? para ver la ayuda.
   *[other] Escribe un número del 1 al { $most }, o ? para ver la ayuda.
}
play-not-seats = Escribe { $count } asientos distintos, del 1 al { $most }, separados por espacios.
play-claims = ¿Qué dices? (Intro: nada)
play-claim-seat = ¿Quién? Número de asiento
play-claim-seats = ¿Quiénes? Números de asiento, separados por espacios
play-keys = Teclas
play-key-number = elegir por número
play-key-seats = elegir un equipo por sus asientos
play-key-say = decir algo a la mesa, sea verdad o no
play-key-table = ver la mesa y tu carpeta secreta
play-key-votes = ver todos los votos hasta ahora
play-key-what = ver qué puedes hacer aquí y para qué sirve la carta de trama
play-key-pair = elegir a dos jugadores por sus asientos
play-key-values = ver cuánto vale y qué hace cada carta
play-key-character = ver qué puedes hacer aquí y qué hace el personaje
play-key-help = ver esta ayuda
play-key-back = pensarlo otra vez, antes de confirmar
play-key-leave = dejar la partida (también con Ctrl-C)
play-again = Para repetir esta partida: { $command }
play-farewell = El expediente queda cerrado. Hasta la próxima.

## La Resistencia en la pantalla

shelf-deck = Cartas de trama: { $count ->
    [0] no quedan en el mazo
   *[other] quedan { $count } en el mazo
}
shelf-icon-at-once = al momento
shelf-icon-once = una vez
shelf-icon-lasting = hasta el final
shelf-to-hand-out = Por repartir:
shelf-looks = Quién vio qué carta de personaje: { $list }
shelf-inspections = Quién vio qué carta de misión: { $list }
shelf-spotlights = Jugadas boca arriba: { $list }
shelf-spotlit = Blanco de todas las miradas: { $list }
shelf-opinions = Voto de los líderes de opinión:
shelf-saw-character = { $role ->
    [spy] Carta de personaje de { $whose }: Espía.
   *[resistance] Carta de personaje de { $whose }: Resistencia.
}
shelf-saw-mission = { $success ->
    [yes] Misión { $mission }, carta de { $whose }: Éxito.
   *[no] Misión { $mission }, carta de { $whose }: Fallo.
}
shelf-chance-overhearing = { $card }: te la ha dado { $leader }.
shelf-chance-confiding = { $card }: eres tú quien enseña su carta.
shelf-chance-taking-responsibility = { $card }: antes de que se proponga el equipo.
shelf-chance-usurping = { $card }: { $leader } acaba de ponerse al mando.
shelf-chance-opining = { $card }: votas antes que el resto.
shelf-chance-annulling = { $card }: el equipo acaba de ser aprobado.
shelf-chance-spotlighting = { $card }: el equipo está a punto de jugar sus cartas.
shelf-chance-on-mission = { $card }: juegas boca arriba.
shelf-chance-inspecting = { $card }: el equipo ya ha jugado y aún no se descubre nada.
shelf-chance-turn = { $count ->
    [0] Te toca decidir.
   *[other] Te toca decidir; después, a { $others }.
}
shelf-explain-targeting = Lideras tú: elige qué misión se intenta. El tamaño del equipo depende de la misión.
shelf-explain-proposing = Lideras tú: elige a tantas personas como pida la misión; puedes incluirte. Después vota toda la mesa.
shelf-explain-discussing = El equipo está propuesto y la mesa puede hablarlo. Después, abre la votación.
shelf-explain-voting = Si no aprueba más de la mitad, pasa a liderar la persona siguiente. Con { $most } equipos rechazados en una ronda ganan los Espías.
shelf-explain-on-mission = { $role ->
    [spy] Eres espía: juega Éxito o Fallo, como quieras.
   *[resistance] Eres de la Resistencia y solo puedes jugar Éxito.
} { $spotlit ->
    [yes] Tu carta se enseñará con tu nombre.
   *[no] Las cartas se barajan antes de descubrirse.
}
shelf-explain-handing-out = { $each ->
    [yes] Lideras tú: reparte entre el resto las cartas robadas, una por una y como mucho una por persona.
   *[no] Lideras tú: reparte entre el resto las cartas robadas, una por una.
}
shelf-explain-overhearing = Es obligatorio. La mesa sabrá qué carta miras; lo que dice es solo para tus ojos.
shelf-explain-confiding = Es obligatorio. La mesa sabrá quién mira tu carta; lo que dice, solo esa persona.
shelf-explain-taking-responsibility = { $must ->
    [yes] Tienes que hacerlo ahora.
   *[no] Puedes hacerlo ahora o más adelante, con otro Líder.
}
shelf-explain-window = Quienes tienen esta carta deciden por turnos: primero el Líder y después en sentido horario. Pasar es definitivo: conservas la carta, pero esta vez ya no puedes jugarla.

your-resistance-event-character-seen = { $seat } mira tu carta de personaje.
your-resistance-event-mission-card-inspected = { $seat } mira tu carta de misión.
your-resistance-event-plot-taken = { $seat } asume responsabilidades y te quita «{ resistance-plot-card }».
your-resistance-event-spotlight-placed = { $you ->
    [yes] Centras todas las miradas en ti: tu carta se verá.
   *[no] { $seat } centra todas las miradas en ti: tu carta se verá.
}
your-resistance-event-spotlit-shown = { $success ->
    [yes] Tu carta está boca arriba: Éxito.
   *[no] Tu carta está boca arriba: Fallo.
}
your-resistance-action-spotlight = Centrar todas las miradas en ti
your-resistance-claim-i-saw = { $role ->
    [spy] He visto tu carta: eres espía.
   *[resistance] He visto tu carta: eres de la Resistencia.
}
your-resistance-claim-they-played = { $success ->
    [yes] Lo he visto: jugaste Éxito.
   *[no] Lo he visto: jugaste Fallo.
}
your-resistance-claim-urge = { $play ->
    [yes] Juega tu carta de trama.
   *[no] Guarda tu carta de trama.
}

## Secrets en pantalla

dossier-turn = Turno { $turn }: { $active }
dossier-deck = Mazo: { $count }
dossier-bullets = Balas sin robar: { $count }
dossier-end = Acaba con { $full } cartas
dossier-one-in-centre = una de ellas en el centro
dossier-active = en turno
dossier-un = NU
dossier-face-down = boca abajo, vale 0
dossier-private = solo para tus ojos
dossier-bullet = Bala
dossier-bullets-worth = Balas: { $values }
dossier-shown = Han salido: { $one } y { $other }
dossier-offer = La Oferta: { $way }
dossier-folder = Mi carpeta secreta
dossier-notes = Lo que te enseñaron en su momento. Nada se deduce: las fichas se mueven.
dossier-no-notes = Todavía no te han enseñado nada.
dossier-when = { $turn ->
    [0] Inicio
   *[other] Turno { $turn }
}
dossier-saw = { $place ->
    [own] Tu ficha: { secrets-identity }
    [centre] La ficha del centro: { secrets-identity }
   *[other] La ficha de { $whose }: { secrets-identity }
}
dossier-swapped-players = { $you ->
    [yes] Cambiaste la ficha de { $one } por la de { $other }.
   *[no] { $mine ->
        [yes] { $seat } cambió tu ficha por la de { $other }.
       *[no] { $seat } cambió la ficha de { $one } por la de { $other }.
    }
}
dossier-swapped-centre = { $you ->
    [yes] Cambiaste tu ficha por la del centro.
   *[no] { $seat } cambió su ficha por la del centro.
}
dossier-swapped-neighbour = Cambiaste la ficha del centro por la de { $one }.
dossier-swapped-neighbours = { $mine ->
    [yes] { $seat } cambió la ficha del centro por la tuya o la de { $other }.
   *[no] { $seat } cambió la ficha del centro por la de { $one } o la de { $other }.
}
dossier-my-offer = Ofreces: { $card }
dossier-my-answer = Tu respuesta, sellada: { $answer }
dossier-my-bullet = La Bala que tienes en la mano: { $value }
dossier-centre = En el centro:
dossier-won = ¡Has ganado!
dossier-lost = Has perdido.
dossier-explain-choosing = Es tu turno: guarda una de las dos cartas para la Oferta. La otra va debajo del mazo, y nadie ve cuál es cuál.
dossier-explain-offering = La carta va boca abajo a otra persona, que la acepta o la rechaza sin verla. Di lo que quieras de ella: si la rechaza, es para ti.
dossier-explain-answering = { $un ->
    [yes] Si aceptas, la carta se descubre en tu zona; si la rechazas, en la de { $active }. Quien la recibe lleva a cabo su efecto; el Político pasa a la zona de otra persona. Tu respuesta queda sellada hasta que decida quien tiene la ficha de NU.
   *[no] Si aceptas, la carta se descubre en tu zona; si la rechazas, en la de { $active }. Quien la recibe lleva a cabo su efecto; el Político pasa a la zona de otra persona.
}
dossier-explain-interrupting = Tienes la ficha de NU. Si te quedas la carta, se descubre en tu zona y llevas a cabo su efecto; el Político pasa a la zona de otra persona. Si la dejas pasar, cuenta la respuesta de { $target }. La ficha no se gasta.
dossier-explain-treating = Es obligatorio: dos personas cualesquiera, menos tú. Todo el mundo sabrá cuáles.
dossier-explain-supporting = Es obligatorio. La carta se queda con esa persona, que no hace nada con ella. Todo el mundo sabrá qué ficha miras; lo que dice, solo tú.
dossier-explain-negotiating = Es obligatorio. Todo el mundo ha visto la ficha del centro; solo tú sabrás adónde va.
dossier-explain-investigating = Es obligatorio. Todo el mundo sabrá qué ficha miras; lo que dice, solo tú.
dossier-explain-shooting = Es obligatorio. Queda boca abajo en la zona de esa persona hasta el final, y cuenta como carta.

your-secrets-event-token-seen = Solo para tus ojos. Tu ficha: { secrets-identity }.
your-secrets-event-card-offered = { $seat } te ofrece la carta.
your-secrets-event-tokens-swapped = { $seat } cambia tu ficha por la de { $players }.
your-secrets-event-token-looked-at = { $you ->
    [yes] Miras tu propia ficha.
   *[no] { $seat } mira tu ficha.
}
your-secrets-event-politician-placed = { $seat } te da el Político.
your-secrets-event-bullet-given = { $seat } te da la Bala.
your-secrets-event-game-ended = Ganas en solitario: un Jipi con la puntuación más baja de todas.
your-secrets-action-investigate = Mirar tu propia ficha
own-secrets-event-token-looked-at = { $seat } mira su propia ficha.

## Simular

simulate-title = { $game }, { $players } jugadores, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
simulate-winner = Gana
simulate-ending = Por
simulate-count = Partidas
simulate-share = Porcentaje
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-effort = { $actions } acciones en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}

## Juegos

games-players = Jugadores
games-rules = Reglas
games-bots = Bots
games-options = Opciones

## Conformidad

conformance-phase = Fase
conformance-viewer = Quién mira
conformance-pairs = Parejas
conformance-fewest = Mínimo por configuración
conformance-settings = configuraciones (jugadores y opciones)
conformance-games = partidas al azar
conformance-actions = acciones
conformance-positions = posiciones comparadas
conformance-counted = posiciones con todos los mundos conocidos, para comprobar lo imaginado
conformance-steps = pasos que aguanta una pareja, de media
conformance-retold = historias contadas de nuevo
conformance-open = de ellas, con verdad imposible de saber
conformance-guessed = de esas, acertadas
conformance-holds = { $game }: todas las pruebas se cumplen.
conformance-fault = { $game } incumple una ley: { $law }
conformance-seen = Visto: { $seen }

## Serve

serve-ready = Las mesas están en { $address }
serve-phones = En un móvil de la misma red: { $address }, o apunta aquí con su cámara:
serve-stop = Ctrl-C detiene el servidor; las mesas se conservan.
serve-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }.
serve-cannot-open = No se pueden usar estos datos: { $reason }.
