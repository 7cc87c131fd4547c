### La página en el navegador.

## En todas partes

page-tagline = Juegos de identidad oculta en el navegador. Sin cuenta y sin instalar nada.
page-home = Todos los juegos
page-language = Idioma
page-theme = Aspecto
page-theme-auto = Auto
page-theme-light = Claro
page-theme-dark = Oscuro
page-close = Cerrar
page-menu = Menú
page-loading = Un momento…
page-offline = Se ha cortado la línea. Reconectando…
page-unreachable = No se puede contactar con el servidor.
page-retry = Reintentar
page-error = Algo ha ido mal ({ $code }).
page-you = tú

## Inicio

page-players = De { $least } a { $most } jugadores
page-minutes = { $minutes } minutos
page-play-now = Jugar ya con bots
page-new-table = Mesa nueva
page-join = Unirme
page-join-title = Unirme a una mesa
page-code = Código de la mesa
page-your-name = Tu nombre
page-default-name = Agente { $number }

## Antes de la partida

page-lobby-invite = Invitar
page-lobby-copy = Copiar el enlace
page-lobby-copied = Copiado
page-lobby-share = Compartir el enlace
page-lobby-link = Enlace a esta mesa
page-lobby-qr = Código QR del enlace a esta mesa
page-lobby-scan = Apunta con la cámara del móvil para sentarte.
page-lobby-chairs = En la mesa
page-lobby-taken = { $taken } de { $most }
page-lobby-free = Silla libre
page-lobby-host = Organiza
page-lobby-ready = A punto
page-lobby-not-ready = Aún no
page-lobby-bot = Bot, { $level }
page-lobby-level = Tipo de bot
page-lobby-add-bot = Añadir un bot
page-lobby-remove = Quitar a { $name }
page-lobby-options = Cómo jugamos
page-lobby-host-chooses = Lo decide quien organiza la mesa.
page-lobby-sit = Sentarme
page-lobby-leave = Levantarme
page-lobby-be-ready = Ya puedo empezar
page-lobby-be-unready = Todavía no
page-lobby-start = Repartir las cartas
page-lobby-need = { $count ->
    [one] Falta una persona o un bot.
   *[other] Faltan { $count }: personas o bots.
}
page-lobby-wait-ready = Aún esperamos a { $names }.
page-lobby-wait-host = { $name } ya puede repartir las cartas.
page-lobby-all-set = Ya podemos empezar.
page-lobby-watching = Estás mirando. Hay una silla para ti.
page-lobby-full = No quedan sillas. Estás mirando.
page-bot-sensible = sensato
page-bot-random = imprevisible

## En la mesa

page-your-turn = Te toca
page-waiting = Esperamos a { $names }
page-watching = Estás mirando
page-confirm = Confirmar
page-choose-first = Primero elige
page-skip = Saltar
page-tab-folder = Carpeta
page-tab-votes = Votos
page-tab-talk = Charla
page-tab-log = Crónica
page-secret = Alto secreto
page-secret-hold = Mantén pulsado para mirar dentro
page-secret-show = Abrir la carpeta
page-secret-hide = Cerrar la carpeta
page-talk-claim = Di algo
page-talk-back = Decir otra cosa
page-talk-send = Enviar
page-talk-write = Escribe a la mesa
page-talk-empty = Nadie ha dicho nada todavía.
page-rematch = Otra partida

## Lo que ocurre en cualquier mesa

table-event-sat-down = { $name } se sienta.
table-event-got-up = { $name } se levanta.
table-event-bot-sat = Se sienta un bot: { $name }.
table-event-options-chosen = Cambian las reglas de la mesa.
table-event-ready-changed = { $ready ->
    [yes] { $name } ya puede empezar.
   *[no] { $name } prefiere esperar.
}
table-event-started = Empieza la partida.
table-event-wrote = { $name }: { $text }

## La Resistencia

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
    [yes] Ya has propuesto tu equipo. Habladlo y abre la votación.
   *[no] { $leader } ha propuesto el equipo para la misión { $mission }. Habladlo.
}
page-resistance-scene-voting = Misión { $mission }: ¿va este equipo?
page-resistance-scene-voted = Has votado. Los votos siguen boca abajo.
page-resistance-scene-watching = Misión { $mission }: se vota el equipo.
page-resistance-scene-playing = Misión { $mission }: juega una carta. Nadie sabrá de quién es.
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

page-tab-plot = Trama
page-resistance-scene-handing-out = { $you ->
    [yes] Cartas de trama: para cada una, toca a quien la recibe.
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

## Secrets

page-secrets-ring = La mesa
page-secrets-facts = Lo que todo el mundo sabe
page-secrets-active = en turno
page-secrets-un = NU
page-secrets-turn = Turno { $turn }
page-secrets-start = Inicio
page-secrets-deck = Mazo: { $count }
page-secrets-bullets = Balas: { $count }
page-secrets-end = Acaba con { $full } cartas
page-secrets-count = { $count } de { $full } cartas
page-secrets-centre = Centro
page-secrets-bullet = Bala
page-secrets-face-down = { $name }, boca abajo
page-secrets-nobody = Nadie gana
page-secrets-displays = Zonas
page-secrets-notes = Lo que me han enseñado
page-secrets-notes-tab = Notas
page-secrets-no-notes = Nada que mostrar.
page-secrets-my-offer = Ofreces: { $name }
page-secrets-my-answer = Tu respuesta: { $accept ->
    [yes] Aceptar
   *[no] Rechazar
}
page-secrets-my-bullet = La Bala que tienes en la mano: { $value }
page-secrets-swap = { $seat } intercambió las fichas de { $players }.
page-secrets-swap-own = { $seat } cambió su propia ficha por la del centro.
page-secrets-swap-centre = { $certain ->
    [yes] { $seat } cambió la ficha del centro por la de { $players }.
   *[no] { $seat } cambió la ficha del centro por una de las de { $players }.
}
page-secrets-scene-setup = Se reparten las fichas.
page-secrets-scene-choosing = { $you ->
    [yes] Guarda una de las dos cartas para la Oferta. Solo tú sabrás cuál.
   *[no] { $seat } guarda una de las dos cartas para la Oferta.
}
page-secrets-scene-offering = { $you ->
    [yes] Toca a quien quieras ofrecerle la carta, boca abajo.
   *[no] { $seat } elige a quién ofrecer la carta.
}
page-secrets-scene-asked = { $seat } te ofrece una carta boca abajo. ¿La aceptas?
page-secrets-scene-answered = Ya has respondido.
page-secrets-scene-un = { $seat } ofrece una carta a { $target }. Tienes la ficha de NU: puedes quedártela.
page-secrets-scene-answering = { $you ->
    [yes] Ofreces una carta a { $target }. Di de ella lo que quieras.
   *[no] { $seat } ofrece una carta a { $target }.
}
page-secrets-scene-treating = { $you ->
    [yes] { $card }: toca a otras dos personas para intercambiar sus fichas.
   *[no] { $card }: { $seat } intercambia las fichas de dos personas.
}
page-secrets-scene-supporting = { $you ->
    [yes] { $card }: toca a quien recibe esta carta; verás su ficha.
   *[no] { $card }: { $seat } pasa esta carta y mira una ficha.
}
page-secrets-scene-negotiating = { $you ->
    [yes] { $card }: toca a alguien de al lado para cambiar su ficha por la del centro. Nadie verá a quién.
   *[no] { $card }: ¡ojos cerrados! { $seat } cambia la ficha del centro con alguien de al lado.
}
page-secrets-scene-investigating = { $you ->
    [yes] { $card }: toca a quien quieras mirarle la ficha, o elige el centro.
   *[no] { $card }: { $seat } mira una ficha.
}
page-secrets-scene-loading = { $card }: se roba una Bala.
page-secrets-scene-shooting = { $you ->
    [yes] { $card }: toca a quien recibe la Bala. Tus notas dicen cuánto vale.
   *[no] { $card }: { $seat } da una Bala a alguien.
}
page-secrets-claim-it-is = Esta carta es…
page-secrets-claim-advise = ¿Aceptar o rechazar?
page-secrets-claim-urge-un = A Naciones Unidas…
page-secrets-claim-i-am = Soy…
page-secrets-claim-they-are = Para mí que… es…
page-secrets-claim-with-you = Estoy del lado de…
page-secrets-claim-i-saw = He visto la ficha de…
page-secrets-claim-i-saw-centre = He visto la ficha del centro…
page-secrets-claim-i-swapped = Cambié el centro con…
page-secrets-claim-bullet-is = La Bala que le di a…
