### La página en el navegador.

## En todas partes

page-tagline = Juegos de identidad oculta en el navegador. Sin cuenta y sin instalar nada.
page-home = Todos los juegos
page-rules = Reglas
page-language = Idioma
page-theme = Aspecto
page-theme-auto = Auto
page-theme-light = Claro
page-theme-dark = Oscuro
page-signals = Señales
page-signals-off = En silencio
page-signals-sound = Sonido
page-signals-vibration = Vibración
page-signals-both = Sonido y vibración
page-close = Cerrar
page-menu = Menú
page-loading = Un momento…
page-no-network = No tienes conexión. La página revivirá cuando vuelva la red.
page-lost-line = Se ha cortado la conexión. Reconectando…
page-lost-network = Este dispositivo no tiene red. Seguirás jugando en cuanto la tenga.
page-lost-restart = El servidor se está reiniciando. Reconectando…
page-trying = No hace falta que hagas nada: la página lo sigue intentando.
page-outdated = El servidor tiene una página más nueva que esta. Cárgala: conservas tu sitio y lo que has escrito.
page-no-cookies = Este navegador no acepta cookies de este sitio web, y sin ellas nadie te reconocería en tu mesa. Permítelas y vuelve a cargar la página.
page-forgetful = Este navegador no guarda nada de este sitio web: al recargar puedes perder lo que estés escribiendo. Si no quieres que pase, permite los datos del sitio o sal del modo privado y vuelve a cargar la página.
page-reload = Volver a cargar
page-unreachable = No se puede contactar con el servidor.
page-retry = Reintentar
page-gone = Hace un momento estaba aquí, pero el servidor ya no la tiene, y esperar no la hará volver. Abre una mesa nueva y manda el enlace a los demás.
page-nowhere = Comprueba el código o pídele el enlace a quien te ha invitado.
page-error = Algo ha ido mal ({ $code }).
page-you = tú

## Inicio

page-players = { $most ->
    [2] 2 jugadores
   *[other] De { $least } a { $most } jugadores
}
page-minutes = { $minutes } minutos
page-play-now = Jugar ya con bots
page-new-table = Mesa nueva
page-lesson = Lección
page-join = Unirme
page-join-title = Unirme a una mesa
page-code = Código de la mesa
page-pass = Jugar en un solo dispositivo
page-your-name = Tu nombre
page-default-name = Agente { $number }
page-me = Tú y tus dispositivos

## Antes de la partida

page-lobby-invite = Invitar
page-lobby-copy = Copiar el enlace
page-lobby-copied = Copiado
page-lobby-share = Compartir el enlace
page-lobby-link = Enlace a esta mesa
page-lobby-qr = Código QR del enlace a esta mesa
page-lobby-scan = Apunta con la cámara del móvil para sentarte.
page-screen = Pantalla de mesa
page-lobby-chairs = En la mesa
page-lobby-taken = { $taken } de { $most }
page-lobby-free = Sitio libre
page-lobby-host = Organiza
page-lobby-ready = A punto
page-lobby-not-ready = Aún no
page-lobby-bot = Bot, { $level }
page-lobby-level = Tipo de bot
page-lobby-add-bot = Añadir un bot
page-lobby-remove = Quitar a { $name }
page-lobby-options = Cómo jugamos
page-lobby-terms = Acceso y reloj
page-lobby-host-chooses = Lo decide quien organiza la mesa.
page-lobby-sit = Sentarme
page-lobby-leave = Levantarme
page-lobby-be-ready = Estoy a punto
page-lobby-be-unready = Todavía no
page-lobby-side = Bando preferido
page-lobby-side-any = Cualquiera
page-lobby-start = Empezar la partida
page-lobby-need = { $count ->
    [one] Falta una persona o un bot.
   *[other] Faltan { $count }: personas o bots.
}
page-lobby-wait-ready = Aún esperamos a { $names }.
page-lobby-wait-host = { $name } ya puede empezar la partida.
page-lobby-all-set = Ya podemos empezar.
page-lobby-watching = Estás mirando. Hay un sitio para ti.
page-lobby-full = No quedan sitios. Estás mirando.
page-lobby-watch = Mirar y charlar
page-lobby-again = Cada cual conserva su sitio: cuando todos estén a punto, quien organiza la mesa puede empezar.
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
page-tab-after = Informe
page-after-open = Lo que pasó de verdad
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
page-resign = Abandonar
page-resign-sure = ¿Abandonar y perder la partida?
page-resign-not = Ahora no
page-draw-offer = Ofrecer tablas
page-draw-withdraw = Retirar la oferta
page-draw-agree = Aceptar las tablas

## Lo que ocurre en cualquier mesa

table-event-sat-down = { $name } se sienta.
table-event-got-up = { $name } se levanta.
table-event-bot-sat = Se sienta un bot: { $name }.
table-event-options-chosen = Cambian las reglas de la mesa.
table-event-ready-changed = { $ready ->
    [yes] { $name } está a punto.
   *[no] { $name } prefiere esperar.
}
table-event-started = Empieza la partida.
table-event-wrote = { $name }: { $text }
table-event-draw-offered = { $offered ->
    [yes] { $name } ofrece tablas.
   *[no] { $name } retira la oferta de tablas.
}
table-event-watch-begun = { $name } está mirando.
table-event-watch-ended = { $name } ha dejado de mirar.
table-event-terms-changed = Quien organiza la mesa ha cambiado sus condiciones.
table-event-host-changed = Ahora organiza la mesa { $name }.
table-event-kicked = Quien organiza la mesa ha echado a { $name }.
table-event-readmitted = Quien organiza la mesa deja volver a { $name }.
table-event-went-away = Parece que { $name } no está.
table-event-came-back = { $name } ha vuelto.
table-event-stood-in = { $reason ->
    [left] { $name } se ha ido; un bot sigue jugando en su lugar.
    [late] A { $name } se le ha vuelto a acabar el tiempo; un bot sigue jugando en su lugar.
    [replaced] De común acuerdo, un bot sigue jugando por { $name }.
   *[kicked] Un bot sigue jugando por { $name }.
}
table-event-took-back = { $name } vuelve a jugar.
table-event-took-over = De común acuerdo, { $name } ocupa el sitio de { $before }.
table-event-volunteered = { $name } se ofrece a ocupar el sitio de { $before }.
table-event-replace-wanted = { $agree ->
    [yes] { $bot ->
        [yes] { $name } dejaría que un bot jugara por { $before }.
       *[no] { $name } dejaría que { $by } jugara por { $before }.
    }
   *[no] { $name } ya no quiere que se sustituya a { $before }.
}
table-event-pause-wanted = { $wanted ->
    [yes] { $name } querría hacer una pausa.
   *[no] { $name } ya no quiere hacer una pausa.
}
table-event-paused = La partida está en pausa.
table-event-resumed = { $name } pone fin a la pausa: la partida sigue.
table-event-nudged = { $by } da un toque a { $name }: la mesa espera.
table-event-time-given = { $name } pide más tiempo, y vale para toda la mesa.
table-event-time-up = A { $name } se le acabó el tiempo; decidió un bot.
table-event-decided-for-you = Se te acabó el tiempo; un bot decidió por ti.
table-event-murmured = { $name }, entre el público: { $text }
table-event-rules-changed = Este servidor tiene nuevas reglas del juego, así que la partida que jugabais no puede seguir. Podéis empezar otra.
