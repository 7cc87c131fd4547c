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
help-file = ARCHIVO
help-code = CÓDIGO
help-missing-game = ¿Qué juego? `complot games` los muestra.
help-missing-file = ¿Qué archivo?
help-missing-code = ¿Qué mesa? Indica su código.
help-unknown = Aquí no hay nada llamado { $words }.
help-unknown-command = No existe la orden «{ $word }». Hay: { $known }.
help-bad-value = { $flag }: { $reason }
help-no-value = Falta un valor después de { $flag }.
help-needless-value = { $flag } no lleva ningún valor.

command-complot = Juegos de identidad oculta: juega con bots y estudia las reglas.
command-play = Siéntate a una mesa de bots y juega.
command-serve = Sirve mesas a navegadores y programas.
command-simulate = Deja que los bots jueguen muchas partidas y mira cómo acaban.
command-games = Muestra los juegos, sus opciones y sus bots.
command-rules = Muestra las reglas de un juego, regla por regla.
command-conformance = Demuestra que un juego cumple su contrato y no filtra secretos.
command-replay = Cuenta una partida terminada a partir de su registro, paso a paso.
command-verify = Comprueba que una partida se repartió y se jugó limpiamente.
command-export = Guarda una mesa entera en un archivo, con todo lo que ahí es secreto.
command-import = Recupera una mesa exportada, con su código.
command-reports = Muestra las denuncias recibidas.

flag-help = Muestra esta ayuda y termina.
flag-version = Muestra la versión y termina.
flag-lang = Idioma: en, es, fr o it; por defecto, el de tu sistema.
flag-game = El juego, con el nombre que le da `complot games`.
flag-games = Cuántas partidas se juegan (por defecto, { $default }).
flag-players = Cuántos jugadores, bots incluidos (por defecto, el mínimo).
flag-side = Con qué bando juegas; si falta, se sortea.
flag-seed = Un número: con el mismo se repite la misma partida.
flag-bots = Qué bot juega, con el nombre que le da `complot games`.
flag-name = Cómo te llaman los demás.
flag-json = Da el resultado en JSON.
flag-clause = Una sola regla, como R12.
flag-deep = Prueba mucho más: al menos un millón de posiciones.
flag-file = El archivo; - es la entrada estándar.
flag-code = El código de la mesa.
flag-seat = Como lo oyó quien ocupa este asiento, contando desde 1; si falta, todo lo que oyó cada cual.
flag-commitment = Un hash que viste antes del reparto; debe estar en la prueba. Se puede repetir.
flag-entropy = Lo que aportaste al reparto; debe estar en la prueba. Se puede repetir.
flag-out = Un archivo nuevo; si falta, se usa la salida estándar.
flag-host = Dónde escuchar: una dirección de esta máquina (por defecto: { $default }).
flag-port = Dónde escuchar: un puerto (por defecto: { $default }).
flag-db = Dónde se guardan las mesas (por defecto: { $default }).
flag-workers = Cuántos procesos sirven a la vez (por defecto: { $default }).
flag-redis = Un Redis para los avisos entre procesos (por defecto: { $default }).
flag-trusted-proxies = Proxies de confianza para saber de dónde viene la gente (por defecto: { $default }).
flag-metrics-port = Un puerto solo para /metrics (por defecto: { $default }).
flag-log = Cómo se escribe el registro en la salida de error (por defecto: { $default }).
flag-drain = Cuántos segundos sigue en marcha un servidor al que se manda parar, con «closing» en /healthz (por defecto: { $default }).
flag-settings = Muestra todos los ajustes y de dónde viene cada uno, y termina.
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
play-key-deed = elegirlo todo de una vez: qué haces, con qué y dónde
play-key-step-back = un paso atrás: pensar otra vez qué o dónde
play-key-map = ver el mapa, el contador y los números
play-key-boxes = ver cada número: dónde está y qué se sabe de él
play-key-rules = ver qué puedes hacer aquí
play-key-help = ver esta ayuda
play-key-back = pensarlo otra vez, antes de confirmar
play-key-leave = dejar la partida (también con Ctrl-C)
play-again = Para repetir esta partida: { $command }
play-farewell = El expediente queda cerrado. Hasta la próxima.

## La Resistencia en la pantalla

shelf-deck = Cartas de trama: { $count ->
    [0] no quedan en el mazo
    [one] queda 1 en el mazo
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
shelf-opinions = Voto de los Líderes de opinión:
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
    [spy] Eres Espía: juega Éxito o Fallo, como quieras.
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
    [spy] He visto tu carta: eres Espía.
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
dossier-end = La partida acaba con { $full } cartas
dossier-one-in-centre = una de ellas en el centro
dossier-active = con el turno
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
dossier-explain-choosing = Es tu turno: guarda una de las dos cartas para la Oferta. La otra va debajo del mazo, y nadie ve cuál es cuál.
dossier-explain-offering = La carta va boca abajo a otra persona, que la acepta o la rechaza sin verla. Di de la carta lo que quieras: si la rechaza, es para ti.
dossier-explain-answering = { $un ->
    [yes] Si aceptas, la carta se descubre en tu zona; si la rechazas, en la de { $active }. Quien la recibe lleva a cabo su efecto; si es el Político, pasa a la zona de otra persona. Tu respuesta queda sellada hasta que decida quien tiene la ficha de NU.
   *[no] Si aceptas, la carta se descubre en tu zona; si la rechazas, en la de { $active }. Quien la recibe lleva a cabo su efecto; si es el Político, pasa a la zona de otra persona.
}
dossier-explain-interrupting = Tienes la ficha de NU. Si te quedas la carta, se descubre en tu zona y llevas a cabo su efecto; si es el Político, pasa a la zona de otra persona. Si la dejas pasar, cuenta la respuesta de { $target }. La ficha no se gasta.
dossier-explain-treating = Es obligatorio: dos personas cualesquiera, menos tú. Todo el mundo sabrá quiénes.
dossier-explain-supporting = Es obligatorio. La carta se queda en la zona de esa persona, que no hace nada con ella. Todo el mundo sabrá qué ficha miras; lo que dice, solo tú.
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

## Uprising en pantalla

chart-turn = Turno de Juego { $turn } (regla de la casa: tablas tras el { $cap })
chart-turn-open = Turno de Juego { $turn }
chart-setting-up = Preparación
chart-game = Partida { $game } de 2
chart-player = { $side }: { $player }
chart-track = Contador:
chart-left = Acciones restantes: { $count }
chart-captives = Insurgentes capturados: { $count }
chart-killed = Muertos: { $count }
chart-agents = Agentes: { $count }
chart-reserve = Insurgentes en la reserva: { $count }
chart-revolution = LA REVOLUCIÓN ESTÁ DECLARADA
chart-no-revolution = La Revolución no está declarada.
chart-doomed = No tienes ningún Insurgente en el mapa y ninguno puede volver: pierdes cuando el Gobierno termine su turno.
chart-at-stake = Cuidado: solo tienes un Insurgente en el mapa. Si libera a los capturados, no quedará ninguno en él y perderás.
chart-hidden = ficha oculta
chart-agent = Agente
chart-nexus = Nexo
chart-frozen = congelado
chart-display = Panel de Fuerzas
chart-numbers = Lo que se sabe de los números
chart-in-display = en el Panel
chart-out = fuera de la partida
chart-still-hidden = Aún ocultos:
chart-score = { $player } – Insurgentes aún libres: { $score }
chart-drawn = No gana nadie.
chart-heading-hiding = Una propuesta para tu preparación. ¿La aceptas?
chart-heading-freeing = Los Insurgentes liberados y su liberador, { $hiding } en total, se ocultan en casillas de Dummies. ¿En cuáles?
chart-deed-place = Colocar una ficha
chart-deed-swap = Intercambiar dos fichas de un grupo
chart-deed-transfer = Transferir una ficha a lo largo de su grupo
chart-deed-eliminate = Eliminar a un Agente
chart-deed-move-agent = Mover a un Agente
chart-deed-interrogate = Interrogar a una ficha
chart-deed-turn-sympathizer = Girar a un Simpatizante
chart-which-place-number = ¿Qué número?
chart-which-swap-hex = ¿Qué ficha?
chart-which-transfer-hex = ¿Qué ficha?
chart-which-eliminate-hex = ¿Qué Insurgente golpea?
chart-which-eliminate-agent = ¿A qué Agente?
chart-which-move-agent-hex = ¿Qué Agente?
chart-which-interrogate-agent = ¿Qué Agente?
chart-which-interrogate-hex = ¿A qué ficha interroga?
chart-which-turn-sympathizer-hex = ¿Qué Simpatizante?
chart-choose-letter = Tu elección (letra o número)
chart-choose-deed = Tu elección (letra o número; de una vez: { $example })
chart-choose-value = { $back ->
    [yes] Número (b: atrás)
   *[no] Número
}
chart-choose-hex = { $back ->
    [yes] Hexágono (b: atrás)
   *[no] Hexágono
}
chart-choose-draft = Intro: aceptar, x: barajar, 7 12: intercambiar casillas, 7 a3: poner la 7 en a3
chart-choose-boxes = Casillas, separadas por espacios
chart-do-set-up = Empezar así
chart-do-hide-freed = Ocultarlos en: { $numbers }
chart-not-a-deed = «{ $word }» no se puede elegir aquí. Escribe una letra de { $known }, o ? para ver la ayuda.
chart-not-a-hex = «{ $word }» no es un hexágono. Escribe uno del mapa, por ejemplo e5.
chart-not-possible = «{ $word }» no vale aquí. Se puede: { $known }
chart-not-an-edit = Escribe dos números del 1 al { $most } para intercambiar lo que hay en sus casillas, o un número y un hexágono del borde.
chart-rim-full = Ya hay ocho fichas en el borde. Pon esta en lugar de otra, en su hexágono.
chart-no-insurgent-on-rim = Al menos una de las ocho del borde tiene que ser un Insurgente.
chart-not-boxes = Escribe casillas vacías, una por Insurgente mientras las haya: { $known }
chart-claim-number = ¿Qué número? (Intro: no decir nada)
chart-claim-hex = ¿Qué hexágono? (Intro: no decir nada)
chart-explain-hiding = En trece casillas están tus 5 Insurgentes y 8 Simpatizantes; las demás son Dummies. Ocho fichas empiezan en el borde, y al menos una es un Insurgente. El Gobierno ve los números, pero nunca lo que hay en las casillas.
chart-explain-posting = Cinco Agentes rodean el Nexo, uno en cada hexágono menos en el que digas.
chart-explain-pacing = Hay un solo marcador para los dos. Déjalo, súbelo un paso o bájalo cuanto quieras. El marcador indica cuántas acciones puedes hacer, y el rival empieza desde donde lo dejes.
chart-explain-rebelling = { $revolution ->
    [yes] Intercambia o transfiere fichas de un grupo, o elimina a un Agente que esté junto a uno de tus Insurgentes. Todo lo que se mueve se revela, y un Dummy que se mueve desaparece. Ganas cuando no queda ningún Agente.
   *[no] Coloca una ficha, intercambia dos de un grupo o transfiere una a lo largo de su grupo. Los Simpatizantes congelados no se mueven. Un Insurgente que entra en el Nexo libera a los capturados. Puedes declarar la Revolución en cualquier momento de tu turno: no cuesta acciones, y mueren todos los capturados.
}
chart-explain-placing = Tiene que ir a un hexágono vacío.
chart-explain-swapping = Las dos tienen que ser del mismo grupo: una cadena de fichas rebeldes adyacentes. Todos ven los dos hexágonos y pueden seguir los números.
chart-explain-transferring = Va a un hexágono vacío, o al Nexo, junto a otra ficha de su grupo.
chart-explain-freeing = Una casilla vacía cuya ficha ya está en el mapa pone al Insurgente allí al momento, sin que se vea. Si faltan casillas, los demás van a la reserva.
chart-explain-governing = { $revolution ->
    [yes] Mueve a un Agente en línea recta o interroga a una ficha que esté junto a un Agente. Todo lo que se descubre muere; un Dummy no cuesta acción. Ganas si al final de tu turno no hay ningún Insurgente en el mapa.
   *[no] Mueve a un Agente en línea recta o interroga a una ficha que esté junto a un Agente. Capturados: { $captives }. Con 2 puedes girar a un Simpatizante revelado: mandarlo a cualquier hexágono vacío. Con 3, tus Agentes pueden saltar: ir a cualquier hexágono vacío. Ganas si al final de tu turno no hay ningún Insurgente en el mapa.
}
chart-explain-moving = En línea recta, por encima de hexágonos vacíos, del Nexo y de otros Agentes, pero no de fichas rebeldes; con 3 capturados, a cualquier parte. Tiene que acabar en un hexágono vacío, nunca en el Nexo.
chart-explain-turning = A cualquier hexágono vacío. Allí sigue congelado y estorba a todos.
chart-explain-judging = Capturado, va a prisión, y el mismo Agente puede interrogar a otra ficha sin gastar acción; pero una fuga lo liberaría. Muerto, no vuelve nunca, y el Rebelde puede colocar enseguida hasta dos fichas.
chart-explain-pressing = Otra ficha junto al mismo Agente, sin gastar acción; o ninguna.
chart-explain-replying = Hasta dos fichas del Panel, con las reglas de siempre, antes de que siga el Gobierno; o ninguna.

## Simular

simulate-title = { $game }, { $players } jugadores, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
simulate-winner = Victoria
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
serve-no-page = Complot está en marcha, pero su página no está construida. La API se describe en /api/docs.
serve-setting = Ajuste
serve-value = Valor
serve-origin = Origen
serve-default = por defecto

## Registros

replay-title = { $game }, mesa { $code }, partida { $round }
replay-viewer = Como lo oyó { $name }.
replay-ending = { $side } – { $how }
verify-holds = { $game }, mesa { $code }, partida { $round }: reparto y juego limpios.
verify-commitment = La semilla del servidor tiene el hash que se mostró: { $commitment }
verify-seed = La semilla del reparto sale de ella y de lo que aportó la mesa.
verify-seats = El orden de los { $seats } asientos se sorteó con esa semilla.
verify-draws = { $draws ->
    [0] No hubo más sorteos.
    [one] De ella sale también el otro sorteo.
   *[other] De ella salen también los { $draws } sorteos.
}
verify-rules = Lo que cada cual vio y oyó en { $steps } pasos es lo que resulta de las reglas y las jugadas.
verify-voided = { $voided ->
    [0] No se anuló ningún compromiso antes del reparto.
    [one] Antes del reparto se anuló un compromiso, por un cambio que vio toda la mesa.
   *[other] Antes del reparto se anularon { $voided } compromisos, cada uno por un cambio que vio toda la mesa.
}
verify-witnessed = { $count ->
    [one] Lo que has indicado está en la prueba.
   *[other] Los { $count } datos que has indicado están en la prueba.
}
verify-advice = Para tener la certeza de que este archivo es de tu partida, indica el compromiso que viste (--commitment) y lo que aportaste (--entropy).
export-done = { $rows ->
    [one] { $file } contiene una línea.
   *[other] { $file } contiene { $rows } líneas.
}
import-done = La mesa { $code } ha vuelto.

reports-none = No hay denuncias.
reports-one = { $at }, mesa { $code }: { $name } ({ $about }), por denuncia de { $by }: { $reason ->
    [abuse] insultos o amenazas
    [cheating] trampas
    [spam] inunda la charla
   *[other] otra cosa
}.
