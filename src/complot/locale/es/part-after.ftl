### Después de la partida: lo que queda de ella en el navegador, y cómo volver a verla.

## Volver a ver una partida

after-replay-title = Repetición de la partida { $round }
after-controls = Repetición
after-moment = Momento de la partida
after-moment-at = { $step } de { $length } · { $chapter }
after-back = Un paso atrás
after-next = Un paso adelante
after-chapter-back = Volver al inicio del capítulo
after-chapter-next = Ir al capítulo siguiente
after-run = Reproducir
after-pause = Pausa
after-speed = Velocidad
after-speed-times = { $speed }×
after-eyes = Punto de vista
after-eyes-spectator = Lo que ve el público
after-eyes-seat = Lo que ve { $name }
after-eyes-all = Verlo todo
after-hands-tab = Secretos
after-share = Copiar el enlace a este momento
after-download = Descargar el registro
after-table = Volver a la mesa { $code }

## Lo que queda

after-hands = Todo al descubierto
after-watch = Volver a ver la partida
after-from-here = Ver desde aquí
after-story = La historia de la partida
after-deal = Antes del primer turno
after-round = Ronda { $round }
after-turn = Turno { $turn }
after-believed = Lo que creían los bots
after-believed-by = Las sospechas de { $seat }
after-odds = { $odds } %

## La prueba del reparto

after-proof = ¿Fue limpio el reparto?
after-proof-holds = Sí: tu navegador lo ha comprobado y todo cuadra.
after-proof-fails = No: este reparto no es lo que dice ser.
after-mark-yes = Correcto.
after-mark-no = Incorrecto.
after-mark-none = Nada que comprobar.
after-check-opened = Faltan las semillas del reparto.
after-check-commitment = { $holds ->
    [yes] La semilla del servidor tiene el hash que se mostró antes de repartir.
   *[no] La semilla del servidor no tiene el hash que se mostró antes de repartir.
}
after-check-voided = { $holds ->
    [none] No se anuló ningún reparto anterior.
    [yes] { $count ->
        [one] La semilla del reparto anulado antes tiene el hash que se mostró.
       *[other] Las semillas de los { $count } repartos anulados antes tienen los hashes que se mostraron.
    }
   *[no] La semilla de un reparto anulado antes no tiene el hash que se mostró.
}
after-check-mine = { $holds ->
    [none] Este navegador no aportó nada al reparto.
    [yes] Lo que aportó tu navegador está en el reparto.
   *[no] Lo que aportó tu navegador no está en el reparto.
}
after-check-seed = { $holds ->
    [yes] La semilla del reparto sale de la del servidor y de lo que se aportó en la mesa.
   *[no] La semilla del reparto no sale de la del servidor y de lo que se aportó en la mesa.
}
after-check-seating = { $holds ->
    [yes] Cada cual está donde dice el sorteo.
   *[no] Alguien no está donde dice el sorteo.
}
after-check-draws = { $holds ->
    [yes] { $count ->
        [one] El único sorteo sale de la semilla.
       *[other] Los { $count } sorteos salen de la semilla.
    }
   *[no] El sorteo { $k } no es lo que da la semilla.
}
after-check-log = { $holds ->
    [yes] La partida no usó otros sorteos.
   *[no] La partida usó sorteos distintos de estos.
}
after-proof-numbers = Los números
after-proof-commitment = Hash mostrado antes de repartir
after-proof-server-seed = Semilla del servidor
after-proof-entropy = Aportado por { $name }
after-proof-seed = Semilla del reparto

## La serie

after-series = Las partidas de esta mesa
after-series-player = Jugador
after-series-won = Ganadas
after-series-drawn = Tablas
after-series-lost = Perdidas
after-series-side = { $count ->
    [one] { $side }: 1 victoria
   *[other] { $side }: { $count } victorias
}
after-series-game = Partida { $round }: { $side }

## Cada juego

after-resistance-votes = Quién votó como quién
after-resistance-most = Más afines: { $players }, en { $alike } de { $votes } votaciones.
after-resistance-least = Menos afines: { $players }, en { $alike } de { $votes } votaciones.
after-resistance-votes-note = En cuántas de las { $votes } votaciones votaron lo mismo dos jugadores. Círculo: Resistencia; triángulo: Espía.
after-resistance-believed = Qué probabilidad de ser Espía daba cada bot a los demás, en su último voto de cada ronda.
after-secrets-saw = { $count ->
    [one] { $seat } vio 1 ficha
   *[other] { $seat } vio { $count } fichas
}
after-secrets-offers = Lo que se ofreció
after-secrets-offer = { $kept ->
    [yes] { $seat } ofreció a { $whose } esta carta: { $card }. { $whose } se la quedó.
   *[no] { $seat } ofreció a { $whose } esta carta: { $card }. Acabó en manos de { $got }.
}
after-secrets-truth = { $said ->
    [none] La ofreció sin decir qué era.
    [yes] La ofreció diciendo la verdad.
   *[no] La ofreció con una mentira: dijo que era { $called }.
}
after-secrets-believed = Qué identidad daba cada bot a cada ficha, y con qué seguridad, en su última decisión de cada turno. Los bots cuentan lo que pueden saber; no leen caras.
after-uprising-first = En el primer turno
after-uprising-last = Al final
after-uprising-fates = Qué fue de cada cual
after-uprising-believed = Los números que el bot del Gobierno tomaba por Insurgentes al empezar cada uno de sus turnos, y si acertaba.
after-uprising-suspects = Principales sospechosos
after-uprising-suspect = { $right ->
    [yes] { $number }: { $odds } %, con razón
   *[no] { $number }: { $odds } %, sin razón
}
