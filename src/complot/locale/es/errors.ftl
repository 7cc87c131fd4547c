### Por qué se rechaza algo. Cada uno lleva los detalles de su código.

## En una partida

error-game-over = La partida ha terminado.
error-not-your-turn = No es el turno del asiento { $seat }.
error-not-now = Eso no se puede hacer ahora ({ $action }).
error-not-a-choice = Eso no está entre las opciones ({ $action }).
error-unknown-action = Este juego no conoce esa acción: { $action }.
error-unknown-claim = Este juego no conoce esa afirmación: { $claim }.
error-no-such-seat = En esta mesa no hay asiento { $seat }.
error-cannot-conclude = En «{ $game }» no se puede abandonar ni acordar tablas.

## Antes de una partida

error-unknown-game = No hay ningún juego llamado «{ $game }». Hay: { $known }.
error-unknown-option = «{ $game }» no tiene la opción «{ $option }».
error-bad-option = Ese valor no sirve para la opción «{ $option }» de «{ $game }».
error-wrong-seats = «{ $game }» es de { $least } a { $most } jugadores, no de { $seats }.
error-unknown-bot = No hay ningún bot llamado «{ $bot }». Hay: { $known }.
error-unknown-language = No hay textos en «{ $language }». Hay: { $known }.

## Al leer lo que se escribió

error-malformed = No se puede leer ({ $what }): { $reason }.
error-other-rules = Esto se escribió con las reglas { $theirs } de «{ $game }»; aquí son las reglas { $ours }.
error-transcript-header = Esto no es una transcripción: sus primeras líneas no lo son.
error-transcript-line = La línea { $line } de la transcripción dice algo que ahí no se puede hacer.
error-transcript-cut = La transcripción se corta tras la línea { $line }.
error-transcript-edited = La línea { $line } de la transcripción no cuenta lo que pasó: alguien la ha cambiado.
