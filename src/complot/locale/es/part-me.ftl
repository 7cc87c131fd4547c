### Las listas de mesas del inicio y la página de cada invitado.

## Mesas

me-games = Mis partidas
me-stage-lobby = Sin empezar
me-stage-playing = En juego
me-stage-over = Terminada
me-finished = { $count ->
    [one] Una partida terminada
   *[other] { $count } partidas terminadas
}
me-replay = Volver a verla
me-open = Mesas abiertas
me-open-none = Ahora mismo nadie busca jugadores. Abre una mesa y hazla pública: aparecerá aquí.
me-people = { $count ->
    [one] una persona
   *[other] { $count } personas
}

## Quién eres

me-what = Aquí no hay cuentas. Eres quien tiene la llave de este navegador: si borras sus cookies o cierras una ventana privada, la pierdes, a no ser que tengas un código de recuperación o un segundo dispositivo.
me-copy = Copiar
me-print = Imprimir
me-offer = Tu sitio está ligado a este navegador, y una ventana privada lo olvida al cerrarse.
me-offer-take = Apunta un código de recuperación

me-recovery = Código de recuperación
me-recovery-what = Escríbelo en cualquier navegador y allí serás la misma persona, en las mismas mesas. Guárdalo para ti: a cualquiera le serviría.
me-recovery-have = Ya tienes un código. No se puede volver a mostrar, pero puedes pedir otro; entonces el anterior deja de valer.
me-recovery-make = Pedir un código
me-recovery-renew = Pedir otro código
me-recovery-once = Apúntalo ahora: solo se muestra una vez.

## Otro dispositivo

me-move = A otro dispositivo
me-move-what = Sigue en el móvil lo que empezaste aquí, o juega en los dos: ambos tienen tu sitio.
me-move-make = Crear un enlace
me-move-how = Apunta con la cámara del otro dispositivo, o abre allí el enlace. Sirve una sola vez.
me-move-qr = Código QR del enlace para tu otro dispositivo
me-move-link = Enlace para tu otro dispositivo
me-move-left = Caduca en { $time }
me-move-used = El enlace se ha usado: tu otro dispositivo ya está aquí.
me-move-late = El enlace ha caducado. Nadie lo ha usado.
me-devices = { $count ->
    [one] Un dispositivo tiene tu sitio.
   *[other] { $count } dispositivos tienen tu sitio.
}

me-return = Ya tengo un código
me-return-what = ¿Apuntaste un código, aquí o en otro navegador? Con él vuelves a ser esa persona en este navegador.
me-return-do = Usar el código
me-become-loss = { $count ->
    [one] Ojo: este navegador ya tiene sitio en una mesa y lo perderá para siempre. Si quieres conservarlo, pide antes un código de recuperación.
   *[other] Ojo: este navegador ya tiene sitio en { $count } mesas y lo perderá en todas para siempre. Si quieres conservarlo, pide antes un código de recuperación.
}
me-become-done = { $count ->
    [0] Hecho. Aún no tienes sitio en ninguna mesa.
    [one] Hecho. Tienes sitio en una mesa; está en la página de inicio.
   *[other] Hecho. Tienes sitio en { $count } mesas; están en la página de inicio.
}

me-device = Seguir aquí
me-device-what = Con este enlace eres aquí la misma persona que en el dispositivo del que viene: el mismo nombre, los mismos sitios, los mismos secretos. Sigue solo si lo has creado tú.
me-device-do = Ser esa persona aquí
me-device-not = Dejarlo
me-device-none = Aquí no hay ningún enlace, o ya se abrió. Crea otro en el dispositivo que tiene tu sitio.

## Los demás

me-blocks = Personas bloqueadas
me-blocks-what = No pueden darte toques ni sentarse en tus mesas.
me-blocks-none = No has bloqueado a nadie.
me-unblock = Desbloquear
me-unblock-who = Desbloquear a { $name }

## Despedida

me-forget = Borrar mis datos
me-forget-what = Unos bots ocupan tus sitios; tus nombres, mensajes y apuntes desaparecen de todas las mesas, también de las partidas terminadas. Ningún código ni dispositivo los recupera.
me-forget-sure = ¿Borrarlo todo para siempre?
me-forget-do = Borrar
me-forget-not = Conservarlo
