### Lo que hace la gente en la mesa además de jugar.

## Quién está sentado aquí

life-program = Un programa
life-away = ausente
life-stood-in = juega un bot
life-watchers = Mirando

## Una persona

life-nudge = Dar un toque
life-nudged = Toque enviado
life-take-over = Ofrecerme a ocupar su sitio
life-bot-for = Que un bot juegue por { $name }
life-hand-over = Que { $name } organice la mesa
life-kick = Echar a { $name }
life-kick-sure = ¿Echar a { $name }? No podrá volver si no se lo permites.
life-readmit = Dejar volver a { $name }
life-sit-out = Que un bot juegue por mí
life-sit-out-sure = Un bot sigue por ti, y puedes recuperar tu sitio cuando quieras.
life-cancel = Ahora no
life-mute = No mostrarme lo que dice { $name }
life-unmute = Mostrarme lo que dice { $name }
life-block = Bloquear a { $name }
life-block-help = Las personas que bloquees no podrán darte toques ni sentarse en las mesas que organices.
life-unblock = Desbloquear a { $name }
life-report = Denunciar a { $name }
life-report-reason = ¿Qué pasa?
life-report-abuse = Insultos o amenazas
life-report-cheating = Trampas
life-report-spam = Inunda la charla
life-report-other = Otra cosa
life-report-text = ¿Qué ha ocurrido?
life-report-help = Lo leerá quien lleva este servidor, junto con lo último que escribió { $name }.
life-report-send = Enviar la denuncia
life-reported = Tu denuncia sobre { $name } se ha enviado.

## Marcas y notas, solo para quien las escribe

life-marks = ¿Qué piensas de { $name }?
life-marks-help = Solo tú ves tus marcas, y en la mesa solo si quieres.
life-marks-show = Mostrar mis marcas en la mesa
life-mark-trusted = de fiar
life-mark-unsure = en duda
life-mark-suspect = bajo sospecha
life-mark-said = Tu marca: { $mark }
life-notes = Mis apuntes
life-notes-help = Nadie más puede leerlos.
life-notes-saved = Guardado
life-notes-saving = Guardando…
life-notes-unsaved = Aún sin guardar. Se guardará en cuanto responda el servidor.

## Cómo se lleva la mesa

life-public = Mesa pública
    .help = Cualquiera puede encontrarla en la lista de mesas abiertas.
life-locked = Mesa cerrada
    .help = Nadie más puede sentarse.
life-spectators = Se admite público
    .help = Quien tenga el enlace puede mirar, y no ve ningún secreto.
life-clock = Reloj
life-clock-running = El reloj no se puede cambiar durante una partida.
life-clock-no-clock = Sin reloj
life-clock-per-decision = Un tiempo por decisión
life-clock-per-day = Unos días por decisión
life-clock-time = Cuánto
life-clock-help = Cuando se acaba el tiempo y pasa la prórroga de { $grace }, decide un bot.
life-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
life-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
life-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
life-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
life-sum-closed = Sin público
life-sum-clock = { $time } por decisión
life-deal = Un reparto limpio
life-deal-sealed = El servidor ya ha sellado su parte del reparto. El sello: { $seal }
life-deal-parts = { $count ->
    [0] Quien está a punto añade su propia parte.
   *[other] Quien está a punto añade su propia parte; de momento: { $names }.
}
life-deal-after = Después de la partida cualquiera puede comprobar que no se ha cambiado nada.

## El reloj

life-clock-mine = tú
life-clock-others = el resto
life-clock-grace = prórroga
life-clock-still = parado
life-clock-left-mine = Tu tiempo: { $time }
life-clock-left-others = Tiempo del resto: { $time }
life-clock-left-grace = Se acabó el tiempo. Un bot decide en { $time }.
life-clock-stands = El reloj está parado.
life-short-days = { $count } d
life-short-hours = { $count } h
life-more-time = { $asks ->
    [one] Más tiempo para toda la mesa: puedes pedirlo una vez más
   *[other] Más tiempo para toda la mesa: puedes pedirlo { $asks } veces más
}

## Lo que hay que acordar

life-pause = Pedir una pausa
life-no-pause = Al final, sin pausa
life-pause-asked = { $name } querría hacer una pausa. De acuerdo: { $agreed } de { $all }.
life-agree = De acuerdo
life-withdraw = Mejor no
life-paused = La partida está en pausa. No corre ningún reloj.
life-resume = Seguir
life-vote-bot = ¿Un bot por { $before }? De acuerdo: { $agreed } de { $all }.
life-vote-person = ¿{ $name } por { $before }? De acuerdo: { $agreed } de { $all }.
life-gone = { $name } no está.
life-nudges-you = { $by } te da un toque: la mesa espera.
life-mine-left = Te has ido. Un bot juega por ti.
life-mine-late = Se te acabó el tiempo dos veces. Un bot juega por ti.
life-mine-replaced = El resto ha dejado que un bot juegue por ti.
life-mine-kicked = Quien organiza la mesa te ha echado. Un bot sigue jugando por ti; puedes mirar y pedirle que te deje volver.
life-take-back = Recuperar mi sitio
life-ok = Vale

## El público

life-watch = Mirar con nombre
life-watch-help = Con un nombre puedes charlar con el resto del público. Quienes juegan lo leen al acabar la partida.
life-murmur = Escribe al público
life-murmur-help = Quienes juegan lo leen al acabar la partida.
life-watching-too = { $name }, del público
life-stop-watching = Mirar sin nombre
