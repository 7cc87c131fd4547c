### Un solo dispositivo para todos, que pasa de mano en mano.

## Antes de la partida

pass-how = Pasaos el dispositivo: cada cual ve sus secretos tras un telón, y la mesa la veis todos.
pass-forgetful = Este navegador no guarda nada de este sitio web: si esta página se cierra o se recarga, la partida se pierde. Antes de empezar, permitid los datos del sitio o salid del modo privado y volved a cargar la página.
pass-game = Juego
pass-players = Quién juega
pass-player = Jugador { $number }
pass-name = Nombre del jugador { $number }
pass-add = Añadir un jugador
pass-bots = Bots
pass-nameless = Todos necesitáis un nombre.
pass-twice = Hay dos que se llaman { $name }.
pass-begin = Empezar la partida

## De mano en mano

pass-curtain = Pásale el dispositivo a { $name }
pass-curtain-others = Los demás, mirad a otro lado.
pass-hold = Mantén pulsado: soy { $name }
pass-back = Dejarlo otra vez en la mesa
pass-eyes = Solo para los ojos de { $name }
pass-first = Mira tus secretos; si te toca, decide; después, pásalo.
pass-on = Pasarlo
pass-hand = Pasárselo a { $name }
pass-hand-whom = A quién le toca
pass-look = Alguien quiere mirar
pass-other = Otro juego
pass-dropped = Ya no hay ninguna partida en la mesa. Podéis empezar otra.
pass-gone = Hace un momento estaba aquí, pero el servidor ya no la tiene, y esperar no la hará volver. Empezad otra partida.
