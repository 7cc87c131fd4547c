### La terminal.

## Ayuda

help-usage = uso:
help-commands = órdenes
help-arguments = argumentos
help-flags = indicadores
help-options = reglas de { $game }

command-complot = Juegos de identidad oculta: juega con bots y estudia las reglas.
command-play = Siéntate a una mesa de bots y juega.
command-simulate = Deja que los bots jueguen muchas partidas y cuenta cómo acaban.
command-games = Muestra los juegos, sus opciones y sus bots.
command-conformance = Demuestra que un juego cumple su contrato y no filtra secretos.

flag-help = Muestra esto y termina.
flag-version = Muestra la versión y termina.
flag-lang = Idioma: en, es, fr o it; si no, el de tu sistema.
flag-game = El juego, tal como lo nombra `complot games`.
flag-games = Cuántas partidas se juegan (si no se dice, { $default }).
flag-players = Cuántos jugadores, bots incluidos (si no se dice, el mínimo).
flag-seed = Un número: el mismo reparte la misma partida.
flag-bots = Qué bot juega en los demás asientos.
flag-name = Cómo te llaman los demás.
flag-json = Escribe JSON.
flag-deep = Prueba mucho más: al menos un millón de posiciones.
flag-bad-count = «{ $value }» no es un número entero a partir de 1

## Jugar

play-you = tú
play-yourself = { $name } (tú)
play-seated = Ocupas el asiento { $seat } de { $count }. Escribe ? en cualquier momento para ver la ayuda.
play-choose-number = Tu elección, por número
play-choose-only = Intro para seguir
play-choose-seats = { $count } asientos, por ejemplo { $example }
play-confirm = { $choice }. Intro para confirmar, n para pensarlo otra vez
play-not-a-number = Escribe un número del 1 al { $most }, o ? para ver la ayuda.
play-not-seats = Nombra exactamente { $count } asientos distintos, del 1 al { $most }, separados por espacios.
play-claims = ¿Qué dices? (Intro: nada)
play-claim-seat = ¿De quién? El asiento
play-claim-seats = ¿Quiénes? Asientos separados por espacios
play-keys = Teclas
play-key-number = elegir por número
play-key-seats = elegir un equipo por sus asientos
play-key-say = decir algo a la mesa, sea verdad o no
play-key-table = ver la mesa y tu carpeta secreta
play-key-votes = ver todos los votos hasta ahora
play-key-help = ver esto
play-key-leave = dejar la partida (también con Ctrl-C)
play-again = La misma partida otra vez: { $command }
play-farewell = El expediente queda cerrado. Hasta la próxima.

## Simular

simulate-title = { $game }, { $players } jugadores, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
simulate-winner = Gana
simulate-ending = Por
simulate-count = Partidas
simulate-share = Parte
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-effort = { $actions } acciones en { $seconds } segundos

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
conformance-steps = pasos que sobrevive una pareja
conformance-retold = historias contadas de nuevo
conformance-open = de ellas, con verdad imposible de saber
conformance-guessed = de esas, imaginadas tal cual
conformance-holds = { $game }: todas las pruebas se cumplen.
conformance-fault = { $game } incumple una ley: { $law }
conformance-seen = Visto: { $seen }
