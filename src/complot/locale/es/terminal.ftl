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
play-key-help = ver esta ayuda
play-key-back = pensarlo otra vez, antes de confirmar
play-key-leave = dejar la partida (también con Ctrl-C)
play-again = Para repetir esta partida: { $command }
play-farewell = El expediente queda cerrado. Hasta la próxima.

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
