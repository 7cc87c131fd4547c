### Uprising.

uprising-name = Uprising
uprising-tagline = ¿Ese número es una célula rebelde o un rumor? Un bando lo sabe. El otro tiene Agentes.

## Opciones

uprising-option-track-step = Subir el marcador
    .help = Adónde va el marcador de acciones cuando sube.
uprising-option-track-step-box = A la casilla siguiente
uprising-option-track-step-number = Al siguiente número mayor
uprising-option-hidden-sympathizers-move = Simpatizantes ocultos
    .help = Si se pueden intercambiar y transferir antes de la Revolución.
uprising-option-hidden-sympathizers-move-yes = Se mueven como las demás fichas
uprising-option-hidden-sympathizers-move-no = No se mueven de su sitio
uprising-option-nexus-placement = Colocar en el Nexo
    .help = Si una ficha puede ir directamente del Panel de Fuerzas al Nexo.
uprising-option-nexus-placement-no = Nunca
uprising-option-nexus-placement-own-turn = En el turno del Rebelde
uprising-option-empty-jailbreak = Nadie a quien liberar
    .help = Qué pasa con un Insurgente que entra en el Nexo cuando no hay capturados.
uprising-option-empty-jailbreak-revealed = Queda revelado
uprising-option-empty-jailbreak-nothing = No pasa nada
uprising-option-jailbreak-overflow = La reserva
    .help = Cuándo van a ella los Insurgentes tras una fuga de prisión, en vez de ocultarse.
uprising-option-jailbreak-overflow-forced = Solo si faltan casillas
uprising-option-jailbreak-overflow-free = Cuando quiera el Rebelde
uprising-option-turn-into-nexus = Girar y mandar al Nexo
    .help = Si el Gobierno, al girar a un Simpatizante, puede mandarlo al Nexo, donde estorba.
uprising-option-turn-into-nexus-no = No se puede
uprising-option-turn-into-nexus-yes = Se puede
uprising-option-turn-cap = Límite de Turnos de Juego
    .help = Al llegar a él hay tablas: una regla de la casa, de 25 a 1000 (1000 equivale a no tener límite).
uprising-option-numbers = Fichas numeradas
    .help = De 13 a 26. Con menos fichas hay menos Dummies y el Gobierno lo tiene más fácil.
uprising-option-ruthless = Interrogatorios despiadados
    .help = Descubrir un Dummy no le cuesta ninguna acción al Gobierno, ni siquiera antes de la Revolución.
uprising-option-match = Dos partidas
    .help = Tras la primera se cambia de bando; gana quien conserve más Insurgentes libres.

## Bandos, piezas y finales

uprising-side-rebel = Rebelde
uprising-side-government = Gobierno
uprising-side = { $side ->
    [rebel] { uprising-side-rebel }
   *[government] { uprising-side-government }
}
uprising-piece-insurgent = Insurgente
    .help = Unos pocos que luchan. Entra en el mapa junto a otro Insurgente. Tras la Revolución elimina Agentes.
uprising-piece-sympathizer = Simpatizante
    .help = Muchos que apoyan la causa. Entra en el mapa junto a una pieza real: un Insurgente o un Simpatizante.
uprising-piece-dummy = Dummy
    .help = Un señuelo: un rumor sin nadie detrás. Entra en el mapa junto a cualquier ficha rebelde.
uprising-piece = { $piece ->
    [insurgent] { uprising-piece-insurgent }
    [sympathizer] { uprising-piece-sympathizer }
   *[dummy] { uprising-piece-dummy }
}
uprising-how-no-agents = la Revolución, y ni un Agente en pie
uprising-how-no-insurgents = ningún Insurgente en el mapa
uprising-how-turn-cap = el límite de Turnos de Juego
uprising-how-match = los Insurgentes aún libres tras dos partidas

## Lo que ocurre

uprising-event-counter-deployed = En el borde, en { $hex }, aparece la ficha { $number }.
uprising-event-agents-posted = Los Agentes rodean el Nexo. Dejan un hueco en { $gap }.
uprising-event-turn-began = { $you ->
    [yes] Turno { $turn }, { uprising-side }: te toca.
   *[no] Turno { $turn }, { uprising-side }: le toca a { $seat }.
}
uprising-event-marker-set = { $you ->
    [yes] { $actions ->
        [one] Marcas el ritmo: una acción.
       *[other] Marcas el ritmo: hasta { $actions } acciones.
    }
   *[no] { $actions ->
        [one] { $seat } marca el ritmo: una acción.
       *[other] { $seat } marca el ritmo: hasta { $actions } acciones.
    }
}
uprising-event-counter-placed = La ficha { $number } sale a la calle en { $hex }.
uprising-event-freed-placed = Un Insurgente de la reserva sale a la calle en { $hex }, a la vista de todos.
uprising-event-swapped = La ficha de { $hex } y la de { $other } cambian de sitio.
uprising-event-transferred = { $to ->
    [f6] La ficha de { $hex } se cuela en el Nexo.
   *[other] La ficha de { $hex } se escabulle hasta { $to }.
}
uprising-event-nexus-entered = { $insurgent ->
    [yes] ¡Hay un Insurgente en el Nexo!
   *[no] Falsa alarma en el Nexo: no es un Insurgente.
}
uprising-event-jailbreak-began = { $freed ->
    [one] ¡Fuga de prisión! Queda libre el capturado: { $hiding } Insurgentes buscan dónde esconderse.
   *[other] ¡Fuga de prisión! Quedan libres { $freed } capturados: { $hiding } Insurgentes buscan dónde esconderse.
}
uprising-event-freed-hidden = { $reserve ->
    [0] Insurgentes ocultos entre los números: { $hidden }.
   *[other] Insurgentes ocultos entre los números: { $hidden }. En la reserva: { $reserve }.
}
uprising-event-identified = { $piece ->
    [insurgent] La ficha { $number }, en { $hex }, es un Insurgente.
    [sympathizer] La ficha { $number }, en { $hex }, es un Simpatizante.
   *[dummy] La ficha { $number }, en { $hex }, era solo un rumor: un Dummy.
}
uprising-event-agent-eliminated = El Insurgente de { $hex } golpea: el Agente de { $agent } queda eliminado.
uprising-event-revolution-declared = { $you ->
    [yes] ¡Declaras la Revolución!
   *[no] ¡{ $seat } declara la Revolución!
} { $killed ->
    [0] La prisión está vacía.
    [one] Matan al Insurgente capturado.
   *[other] Matan a los { $killed } Insurgentes capturados.
}
uprising-event-agent-moved = { $jumped ->
    [yes] El Agente de { $hex } desaparece y reaparece en { $to }.
   *[no] El Agente de { $hex } se mueve hasta { $to }.
}
uprising-event-interrogated = { $free ->
    [yes] El Agente de { $agent } no se detiene e interroga a la ficha de { $hex }.
   *[no] El Agente de { $agent } interroga a la ficha de { $hex }.
}
uprising-event-captured = { $captives ->
    [one] Capturan al Insurgente de { $hex }. Es el único capturado.
   *[other] Capturan al Insurgente de { $hex }. Ya hay { $captives } capturados.
}
uprising-event-killed = { $piece ->
    [insurgent] Matan al Insurgente de { $hex }.
   *[sympathizer] Matan al Simpatizante de { $hex }.
}
uprising-event-interrogation-forgone = El Agente de { $agent } no hace más preguntas.
uprising-event-reply-began = { $you ->
    [yes] Nace un mártir: puedes colocar hasta dos fichas.
   *[no] Nace un mártir: { $seat } puede colocar hasta dos fichas.
}
uprising-event-reply-ended = { $you ->
    [yes] { $placed ->
        [0] Guardas luto en silencio.
        [one] Has respondido con una ficha.
       *[other] Has respondido con { $placed } fichas.
    }
   *[no] { $placed ->
        [0] { $seat } guarda luto en silencio.
        [one] { $seat } ha respondido con una ficha.
       *[other] { $seat } ha respondido con { $placed } fichas.
    }
}
uprising-event-sympathizer-turned = El Gobierno gira al Simpatizante de { $hex } y lo manda a { $to }.
uprising-event-turn-ended = { $you ->
    [yes] Terminas tu turno.
   *[no] { $seat } termina su turno.
}
uprising-event-roll-called = { $present ->
    [yes] En algún lugar del mapa queda al menos un Insurgente.
   *[no] No queda ningún Insurgente en el mapa.
}
uprising-event-box-opened = Se abre la casilla { $number }: { uprising-piece }.
uprising-event-game-ended = { $winner ->
    [rebel] Gana el Rebelde: { uprising-how-no-agents }. Insurgentes aún libres: { $insurgents }.
    [government] Gana el Gobierno: { uprising-how-no-insurgents }. Insurgentes aún libres: { $insurgents }.
   *[other] No gana nadie: { uprising-how-turn-cap }. Insurgentes aún libres: { $insurgents }.
}
uprising-event-sides-changed = { $you ->
    [yes] Cambio de bando: ahora el Rebelde eres tú.
   *[no] Cambio de bando: ahora el Rebelde es { $seat }.
}
uprising-event-match-ended = Han terminado las dos partidas. Insurgentes aún libres: { $first } (asiento 1) y { $second } (asiento 2). Victoria: { $winner }.

## Lo que se puede hacer

uprising-action-hide-insurgent = Un Insurgente en la casilla { $number }
uprising-action-hide-sympathizer = Un Simpatizante en la casilla { $number }
uprising-action-deploy = La ficha { $number } al borde
uprising-action-leave-gap = Dejar libre { $hex }
# Los números de acciones son los del contador.
uprising-action-set-marker = { $space ->
    [0] Marcador en el primer 1: una acción
    [1] Marcador en el segundo 1: una acción
    [2] Marcador en el 2: hasta 2 acciones
    [3] Marcador en el 3: hasta 3 acciones
    [4] Marcador en el 5: hasta 5 acciones
    [5] Marcador en el 8: hasta 8 acciones
   *[6] Marcador en el 13: hasta 13 acciones
}
uprising-action-place = Colocar la ficha { $number }
uprising-action-place-freed = Colocar un Insurgente de la reserva, revelado
uprising-action-swap = Intercambiar la ficha de { $hex }
uprising-action-transfer = Transferir la ficha de { $hex }
uprising-action-eliminate = Eliminar al Agente de { $agent } desde { $hex }
uprising-action-declare = Declarar la Revolución
uprising-action-hide-freed = Ocultar un Insurgente en la casilla { $number }
uprising-action-keep-back = Mandar a los demás a la reserva
uprising-action-move-agent = Mover al Agente de { $hex }
uprising-action-interrogate = Interrogar a la ficha de { $hex } desde { $agent }
uprising-action-turn-sympathizer = Girar al Simpatizante de { $hex }
uprising-action-capture = Capturar al Insurgente
uprising-action-kill = Matar al Insurgente
uprising-action-forgo = No hacer más preguntas
uprising-action-end-reply = No colocar más
uprising-action-end-turn = Terminar el turno
uprising-action-at = { $hex ->
    [f6] { $hex }, el Nexo
   *[other] { $hex }
}

## Lo que se dice en la mesa

uprising-claim-number-is = { $piece ->
    [insurgent] La ficha { $number } es un Insurgente.
    [sympathizer] La ficha { $number } es un Simpatizante.
   *[dummy] La ficha { $number } es un Dummy.
}
uprising-claim-nothing-there = En { $hex } no vas a encontrar nada.
uprising-claim-none-near = No hay ningún Insurgente junto a tus Agentes.
uprising-claim-all-on-map = { $already ->
    [yes] Todos mis Insurgentes están ya en el mapa.
   *[no] La mayoría de mis Insurgentes aún está por llegar.
}
uprising-claim-revolt = { $soon ->
    [yes] El próximo turno declaro la Revolución.
   *[no] La Revolución aún puede esperar mucho.
}
uprising-claim-coming-for = Voy a por la ficha de { $hex }.
uprising-claim-mercy = { $capture ->
    [yes] Al próximo Insurgente que encuentre lo capturo.
   *[no] Al próximo Insurgente que encuentre lo mato.
}
uprising-claim-to-nexus = { $insurgent ->
    [yes] La próxima ficha que entre en el Nexo será un Insurgente.
   *[no] La próxima ficha que entre en el Nexo no será un Insurgente.
}
uprising-claim-give-up = Tu causa está perdida: ríndete.

## La mesa

uprising-heading-hiding = { $insurgents ->
    [0] ¿En qué casilla va el próximo Simpatizante? Quedan por ocultar: { $sympathizers }
   *[other] ¿En qué casilla va el próximo Insurgente? Quedan por ocultar: { $insurgents }
}
uprising-heading-deploying = ¿Qué ficha va ahora al borde?
uprising-heading-siting = ¿En qué lugar del borde va la ficha { $number }?
uprising-heading-posting = ¿Qué hexágono junto al Nexo dejas libre?
uprising-heading-pacing = ¿Dónde pones el marcador?
uprising-heading-rebelling = ¿Qué haces, Rebelde? Acciones restantes: { $left }
uprising-heading-placing = ¿Dónde colocas la ficha { $number }?
uprising-heading-placing-freed = ¿Dónde colocas al Insurgente de la reserva?
uprising-heading-swapping = ¿Con qué ficha intercambias la de { $hex }?
uprising-heading-transferring = ¿Adónde transfieres la ficha de { $hex }?
uprising-heading-freeing = ¿En qué casilla va el próximo Insurgente? Quedan por ocultar: { $left }
uprising-heading-governing = ¿Qué haces, Gobierno? Acciones restantes: { $left }
uprising-heading-moving = ¿Adónde va el Agente de { $hex }?
uprising-heading-turning = ¿Adónde mandas al Simpatizante de { $hex }?
uprising-heading-judging = ¡Un Insurgente en { $hex }! ¿Lo capturas o lo matas?
uprising-heading-pressing = ¿A qué ficha interroga ahora el Agente de { $agent }, sin gastar acción?
uprising-heading-replying = ¿Qué ficha colocas en respuesta? Colocadas: { $placed }
