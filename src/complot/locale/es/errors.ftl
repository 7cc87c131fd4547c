### Por qué se rechaza algo. Cada uno lleva los detalles de su código.

## En una partida

error-game-over = La partida ha terminado.
error-not-your-turn = No es el turno del asiento { $seat }.
error-not-now = Eso no se puede hacer ahora ({ $action }).
error-not-a-choice = Eso no está entre las opciones ({ $action }).
error-one-at-a-time = Aquí se elige una cosa cada vez: de la primera depende la siguiente.
error-unknown-action = En este juego no existe esa acción: { $action }.
error-unknown-claim = En este juego no existe esa afirmación: { $claim }.
error-no-such-seat = En esta mesa no existe el asiento { $seat }.
error-cannot-conclude = En «{ $game }» no se puede abandonar ni ofrecer tablas.

## Antes de una partida

error-unknown-game = No hay ningún juego llamado «{ $game }». Hay: { $known }.
error-unknown-option = «{ $game }» no tiene la opción «{ $option }».
error-bad-option = Ese valor no sirve para la opción «{ $option }» de «{ $game }».
error-wrong-seats = { $most ->
    [2] «{ $game }» es de 2 jugadores, no de { $seats }.
   *[other] «{ $game }» es de { $least } a { $most } jugadores, no de { $seats }.
}
error-unknown-bot = No hay ningún bot llamado «{ $bot }». Hay: { $known }.
error-unknown-side = En «{ $game }» no se puede elegir el bando «{ $side }». Bandos que se pueden elegir: { $known }.
error-unknown-language = No hay textos en «{ $language }». Hay: { $known }.
error-unknown-clause = «{ $game }» no tiene ninguna regla «{ $clause }».
error-no-rulebook = «{ $game }» viene sin reglamento.

## En una mesa

error-no-such-table = No hay ninguna mesa con el código «{ $code }».
error-no-such-round = Esta mesa no tiene ninguna partida terminada con el número { $round }.
error-not-seated = No tienes sitio en esta mesa.
error-already-seated = Ya tienes sitio en esta mesa.
error-name-taken = En esta mesa ya hay alguien que se llama «{ $name }».
error-empty-text = Escribe algo primero.
error-table-full = La mesa está completa: caben { $most } como mucho.
error-table-started = La partida ya ha empezado.
error-table-not-started = La partida todavía no ha empezado.
error-game-running = La partida todavía no ha terminado.
error-not-host = Eso solo puede hacerlo quien organiza la mesa.
error-not-ready = { $name } todavía no está a punto.
error-kicked = Quien organiza esta mesa te ha echado. Pídele que te deje volver o abre tu propia mesa.
error-blocked = Esa persona te ha bloqueado: no puedes sentarte en las mesas que organiza ni darle toques. Elige otra mesa o abre la tuya.
error-unknown-name = No hay nadie de nombre «{ $name }» con quien hacer eso.
error-table-locked = Quien organiza la mesa la ha cerrado: nadie más puede sentarse. Pídele que la abra o crea tu propia mesa.
error-no-spectators = Esta partida no admite público. Pídele a quien organiza la mesa que deje mirar o vuelve antes de la próxima partida.
error-stood-in = Un bot juega por ti: primero recupera tu sitio.
error-not-away = { $name } está aquí y sigue jugando.
error-paused = La partida está en pausa.
error-too-soon = Demasiado pronto: inténtalo dentro de { $seconds } s.
error-no-clock = No hay ningún reloj en marcha.
error-no-more-time = Ya has pedido más tiempo tantas veces como permite una partida.
error-voided = Entretanto ha cambiado quién juega, con qué opciones o con qué preferencias: el reparto tiene un compromiso nuevo.
error-no-entropy = Quien dice que está a punto aporta al reparto 32 bytes aleatorios, y faltan.
error-enough = De eso ya ha habido bastante en esta mesa. Sigue jugando o abre otra.
error-stale = Eso respondía a una pregunta anterior; esta es otra.
error-out-of-order = La fila { $seq } no sigue: toca la { $expected }.

## Al preparar un servidor

error-bad-setting = «{ $value }» no sirve para { $setting }. Se espera: { $wants }.

## Al leer lo que se escribió

error-malformed = No se puede leer ({ $what }): { $reason }.
error-other-rules = Esto se escribió con la versión { $theirs } de las reglas de «{ $game }»; aquí rige la { $ours }.
error-transcript-header = Esto no es una transcripción: no empieza como tal.
error-transcript-line = La línea { $line } de la transcripción dice algo que ahí no se puede hacer.
error-transcript-cut = La transcripción se corta tras la línea { $line }.
error-transcript-edited = La línea { $line } de la transcripción no cuenta lo que pasó: alguien la ha cambiado.
error-record-header = Este archivo no es ni el registro de una partida ni una mesa exportada: no empieza como tal.
error-record-line = La línea { $line } del archivo no se puede leer.
error-record-cut = El archivo se corta tras la línea { $line }.
error-record-edited = La línea { $line } del archivo no es la que resulta de las reglas: alguien la ha cambiado.
error-record-digest = El archivo no es lo que se exportó: su hash no coincide.
error-proof-closed = Línea { $line }: faltan las semillas del reparto. Se revelan al terminar la partida.
error-proof-commitment = Línea { $line }: la semilla que se muestra no tiene el hash { $commitment }.
error-proof-seed = Línea { $line }: la semilla del reparto no sale de la del servidor y de lo que aportó la mesa.
error-proof-seating = Línea { $line }: el orden de los asientos no es el que salió en el sorteo.
error-proof-draw = Línea { $line }: el resultado del sorteo { $k } no es el que da la semilla.
error-proof-voided = Línea { $line }: los compromisos que se mostraron y los que la prueba da por anulados no coinciden.
error-proof-unseen = Línea { $line }: { $value } no está en la prueba.
error-unreadable = No se puede leer ni escribir { $file }: { $reason }
error-code-taken = Ya hay una mesa { $code }.

## Al arrancar un servidor

error-not-installed = Para esto hace falta { $what }, que no está instalado. Se instala con: pip install 'complot[{ $extra }]'
error-one-process = Un archivo de datos es para un solo proceso. Para { $workers } procesos, guarda las mesas en PostgreSQL: --db postgresql://…

## De camino a una mesa

error-foreign-origin = Esta petición viene de otro sitio web.
error-no-such-page = Esa página no existe.
error-not-allowed = Eso no se puede hacer con esta dirección.
error-too-large = Es demasiado de una vez.
error-too-many = Ya hay demasiada gente aquí. Inténtalo dentro de un rato.
error-too-many-tables = { $most ->
    [one] Estás en una mesa con la partida sin terminar. Antes, termínala o deja la mesa.
   *[other] Estás en { $most } mesas con la partida sin terminar. Antes, termina alguna o deja una mesa.
}
error-too-often = Demasiadas veces seguidas. Inténtalo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-too-slow = Ha tardado demasiado en llegar.
error-wrong-code = Este enlace o código no es válido. Un enlace sirve una sola vez y caduca a los diez minutos: crea otro en tu otro dispositivo. Un código vale hasta que pidas otro.
error-no-calls = Este servidor no avisa a nadie: no está preparado para notificaciones push.
error-bad-subscription = La suscripción de tu navegador no sirve aquí. Desactiva los avisos y vuelve a activarlos.
error-bad-key = La clave de la cabecera «Authorization» no consta de 64 cifras hexadecimales.
error-unavailable = Ahora mismo no se puede acceder a las mesas. Inténtalo de nuevo.
error-broken = Algo se ha roto, y es culpa nuestra.
