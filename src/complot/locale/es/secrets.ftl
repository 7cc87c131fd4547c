### Secrets.

secrets-name = Secrets
secrets-tagline = CIA, KGB y algún que otro jipi. ¿Sabes de qué lado estás? Quizá te lo acaban de cambiar.

## Opciones

secrets-option-un-tie = Empate en el menor número de cartas
    .help = Qué pasa con la ficha de NU cuando alguien empata a cartas con quien la tiene.
secrets-option-un-tie-centre = Vuelve al centro
secrets-option-un-tie-keep = Se la queda quien la tiene
secrets-option-third-scientist = Una tercera Científica
    .help = Qué hacen las Científicas cuando ya hay dos boca abajo.
secrets-option-third-scientist-fresh = Se empieza a contar de nuevo
secrets-option-third-scientist-literal = Solo la segunda lo pone todo boca abajo
secrets-option-bottom = Cartas devueltas al mazo
    .help = En qué orden vuelven a salir las cartas puestas bajo el mazo.
secrets-option-bottom-kept = En el orden en que se dejaron
secrets-option-bottom-shuffled = Barajadas
secrets-option-memory-aid = Recordatorio
    .help = Si la mesa lleva una lista de lo que has visto y de los intercambios.
secrets-option-memory-aid-on = Una lista, turno a turno
secrets-option-memory-aid-off = Lo que ves se muestra una sola vez

## Bandos, cartas y finales

secrets-side-cia = CIA
secrets-side-kgb = KGB
secrets-side-hippie = Jipi
secrets-identity = { $identity ->
    [cia] { secrets-side-cia }
    [kgb] { secrets-side-kgb }
   *[hippie] { secrets-side-hippie }
}
secrets-centre-identity = { $centre ->
    [cia] { secrets-side-cia }
    [kgb] { secrets-side-kgb }
   *[hippie] { secrets-side-hippie }
}
secrets-how-lone-hippie = un Jipi, único en el último puesto
secrets-how-higher-total = el total más alto
secrets-how-tie = empate entre CIA y KGB
secrets-character-psychiatrist = Psiquiatra
    .help = Intercambia las fichas de otras dos personas. Nadie las mira.
secrets-character-double-agent = Agente Doble
    .help = Cambia tu ficha por la del centro y mírala.
secrets-character-politician = Político
    .help = Dáselo a otra persona y mira su ficha.
secrets-character-journalist = Periodista
    .help = El resto de la mesa ve tu ficha. Tú no.
secrets-character-diplomat = Diplomática
    .help = Se enseña la ficha del centro. Cámbiala en secreto por la de alguien de al lado.
secrets-character-detective = Detective
    .help = Mira una ficha: la tuya, la de otra persona o la del centro.
secrets-character-scientist = Científica
    .help = La segunda de tu zona pone boca abajo todos tus personajes.
secrets-character-assassin = Asesina
    .help = Roba una Bala, mírala y dásela boca abajo a otra persona.
secrets-character = { $character ->
    [psychiatrist] { secrets-character-psychiatrist }
    [double_agent] { secrets-character-double-agent }
    [politician] { secrets-character-politician }
    [journalist] { secrets-character-journalist }
    [diplomat] { secrets-character-diplomat }
    [detective] { secrets-character-detective }
    [scientist] { secrets-character-scientist }
   *[assassin] { secrets-character-assassin }
}

## Lo que ocurre

secrets-event-first-drawn = { $you ->
    [yes] La suerte decide: empiezas tú.
   *[no] La suerte decide: empieza { $seat }.
}
secrets-event-token-taken = { $you ->
    [yes] Recibes una ficha.
   *[no] { $seat } recibe una ficha.
}
secrets-event-centre-placed = La última ficha queda boca abajo en el centro.
secrets-event-token-seen = { $whose_own ->
    [yes] Solo para tus ojos. Tu ficha: { secrets-identity }.
   *[no] Solo para tus ojos. La ficha de { $whose }: { secrets-identity }.
}
secrets-event-centre-seen = Solo para tus ojos. La ficha del centro: { secrets-identity }.
secrets-event-centre-shown = Todo el mundo ve la ficha del centro: { secrets-identity }.
secrets-event-turn-began = { $you ->
    [yes] Turno { $turn }: el mazo es tuyo.
   *[no] Turno { $turn }: el mazo lo tiene { $seat }.
}
secrets-event-character-drawn = { $repeated ->
    [yes] { secrets-character } otra vez: va debajo del mazo.
   *[no] Sale: { secrets-character }.
}
secrets-event-card-chosen = { $you ->
    [yes] Guardas una de las dos cartas para la Oferta.
   *[no] { $seat } guarda una de las dos cartas para la Oferta.
}
secrets-event-card-offered = { $you ->
    [yes] Ofreces la carta a { $whose }.
   *[no] { $seat } ofrece la carta a { $whose }.
}
secrets-event-answer-given = { $you ->
    [yes] Has respondido.
   *[no] { $seat } ha respondido.
}
secrets-event-interruption-decided = { $takes ->
    [yes] { $you ->
        [yes] Naciones Unidas: te quedas la carta.
       *[no] Naciones Unidas: { $seat } se queda la carta.
    }
   *[no] { $you ->
        [yes] Naciones Unidas: dejas pasar la carta.
       *[no] Naciones Unidas: { $seat } deja pasar la carta.
    }
}
secrets-event-answer-shown = { $accepts ->
    [yes] { $you ->
        [yes] Aceptas la carta.
       *[no] { $seat } acepta la carta.
    }
   *[no] { $you ->
        [yes] Rechazas la carta.
       *[no] { $seat } rechaza la carta.
    }
}
secrets-event-card-turned-up = { $you ->
    [yes] Se descubre la carta: { secrets-character }. Es para ti.
   *[no] Se descubre la carta: { secrets-character }. Es para { $seat }.
}
secrets-event-tokens-swapped = { $you ->
    [yes] Intercambias las fichas de { $players }.
   *[no] { $seat } intercambia las fichas de { $players }.
}
secrets-event-centre-swapped = { $you ->
    [yes] Cambias tu ficha por la del centro.
   *[no] { $seat } cambia su ficha por la del centro.
}
secrets-event-neighbour-swapped = { $you ->
    [yes] Mientras nadie mira, cambias la ficha del centro por la de alguien de al lado.
   *[no] Mientras nadie mira, { $seat } cambia la ficha del centro por la de alguien de al lado.
}
secrets-event-token-looked-at = { $you ->
    [yes] { $whose_own ->
        [yes] Miras tu propia ficha.
       *[no] Miras la ficha de { $whose }.
    }
   *[no] { $whose_own ->
        [yes] { $seat } mira su propia ficha.
       *[no] { $seat } mira la ficha de { $whose }.
    }
}
secrets-event-centre-looked-at = { $you ->
    [yes] Miras la ficha del centro.
   *[no] { $seat } mira la ficha del centro.
}
secrets-event-token-presented = { $you ->
    [yes] Se enseña tu ficha al resto de la mesa.
   *[no] Se enseña la ficha de { $seat } al resto de la mesa.
}
secrets-event-token-shown = La ficha de { $seat } dice: { secrets-identity }.
secrets-event-politician-placed = { $you ->
    [yes] Das el Político a { $whose }.
   *[no] { $seat } da el Político a { $whose }.
}
secrets-event-bullet-drawn = { $you ->
    [yes] Robas una Bala.
   *[no] { $seat } roba una Bala.
}
secrets-event-bullet-seen = Solo para tus ojos. La Bala vale { $value }.
secrets-event-bullet-given = { $you ->
    [yes] Das la Bala a { $whose }.
   *[no] { $seat } da la Bala a { $whose }.
}
secrets-event-display-turned-down = { $you ->
    [yes] Dos Científicas: todos tus personajes quedan boca abajo.
   *[no] Dos Científicas: todos los personajes de { $seat } quedan boca abajo.
}
secrets-event-pair-turned-down = { $you ->
    [yes] Una pareja tuya queda boca abajo: { secrets-character }.
   *[no] Una pareja de { $seat } queda boca abajo: { secrets-character }.
}
secrets-event-un-taken = { $you ->
    [yes] Tienes menos cartas que nadie y tomas la ficha de NU.
   *[no] { $seat } tiene menos cartas que nadie y toma la ficha de NU.
}
secrets-event-un-returned = { $you ->
    [yes] Devuelves la ficha de NU al centro.
   *[no] { $seat } devuelve la ficha de NU al centro.
}
secrets-event-tokens-revealed = Se descubren todas las fichas. CIA: { $cia }. KGB: { $kgb }. Jipis: { $hippies }. En el centro: { secrets-centre-identity }.
secrets-event-bullet-revealed = { $you ->
    [yes] La Bala que tienes delante vale { $value }.
   *[no] La Bala que tiene delante { $seat } vale { $value }.
}
secrets-event-scored = { $you ->
    [yes] Tu puntuación: { $points }.
   *[no] La puntuación de { $seat }: { $points }.
}
secrets-event-game-ended = { $winner ->
    [cia] Gana la CIA, { $cia } a { $kgb }.
    [kgb] Gana el KGB, { $kgb } a { $cia }.
    [hippie] { $whose } gana en solitario: un Jipi con la puntuación más baja de todas.
   *[other] CIA y KGB empatan a { $cia }: pierde todo el mundo.
}

## Lo que se puede hacer

secrets-action-draw-first = Empieza { $seat }
secrets-action-deal-token = una ficha: { secrets-identity }
secrets-action-draw-character = sale { secrets-character }
secrets-action-draw-bullet = una Bala que vale { $value }
secrets-action-choose = Guardar { secrets-character } para la Oferta
secrets-action-offer = Ofrecer la carta a { $seat }
secrets-action-answer = { $accept ->
    [yes] Aceptar
   *[no] Rechazar
}
secrets-action-interrupt = { $take ->
    [yes] Quedarse la carta
   *[no] Dejar pasar la carta
}
secrets-action-exchange = Intercambiar las fichas de { $players }
secrets-action-support = Dar el Político a { $seat }
secrets-action-swap-with = Cambiar la ficha del centro por la de { $seat }
secrets-action-investigate = { $you ->
    [yes] Mirar tu propia ficha
   *[no] Mirar la ficha de { $seat }
}
secrets-action-investigate-centre = Mirar la ficha del centro
secrets-action-shoot = Dar la Bala a { $seat }

## Lo que se dice en la mesa

secrets-claim-i-am = { $identity ->
    [cia] Soy de la CIA.
    [kgb] Soy del KGB.
   *[hippie] Soy Jipi.
}
secrets-claim-they-are = { $you ->
    [yes] Para mí que eres { secrets-identity }.
   *[no] Para mí que { $seat } es { secrets-identity }.
}
secrets-claim-with-you = { $you ->
    [yes] Estoy de tu lado.
   *[no] Estoy del lado de { $seat }.
}
secrets-claim-i-saw = { $you ->
    [yes] He visto tu ficha: { secrets-identity }.
   *[no] He visto la ficha de { $seat }: { secrets-identity }.
}
secrets-claim-i-saw-centre = He visto la ficha del centro: { secrets-identity }.
secrets-claim-i-swapped = { $you ->
    [yes] Mi Diplomática cambió la ficha del centro por la tuya.
   *[no] Mi Diplomática cambió la ficha del centro por la de { $seat }.
}
secrets-claim-it-is = La carta de la Oferta: { secrets-character }.
secrets-claim-advise = { $accept ->
    [yes] Acéptala.
   *[no] No la aceptes.
}
secrets-claim-urge-un = { $take ->
    [yes] Naciones Unidas, quédatela.
   *[no] Naciones Unidas, déjala pasar.
}
secrets-claim-bullet-is = { $you ->
    [yes] La Bala que te di vale { $value }.
   *[no] La Bala que le di a { $seat } vale { $value }.
}

## La mesa

secrets-heading-choosing = ¿Qué carta guardas para la Oferta?
secrets-heading-offering = ¿A quién le ofreces la carta?
secrets-heading-answering = ¿Aceptas la carta sin verla?
secrets-heading-interrupting = Naciones Unidas: ¿te quedas la carta sin verla?
secrets-heading-treating = ¿Qué dos fichas intercambias?
secrets-heading-supporting = ¿A quién le das el Político y le miras la ficha?
secrets-heading-negotiating = ¿Con quién de al lado cambias la ficha del centro? Nadie lo sabrá.
secrets-heading-investigating = ¿Qué ficha miras?
secrets-heading-shooting = ¿A quién le das la Bala?
