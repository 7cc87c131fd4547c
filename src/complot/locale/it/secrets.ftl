### Secrets.

secrets-name = Secrets
secrets-tagline = CIA, KGB e qualche hippie. Sai da che parte stai? Forse te l’hanno appena cambiata.

## Opzioni

secrets-option-un-tie = Parità sul minor numero di carte
    .help = Che ne è del segnalino ONU quando chi lo ha si trova a pari merito con il minor numero di carte.
secrets-option-un-tie-centre = Torna al centro
secrets-option-un-tie-keep = Resta dov’è
secrets-option-third-scientist = Una terza Scienziata
    .help = Che cosa fanno le Scienziate quando due sono già a faccia in giù.
secrets-option-third-scientist-fresh = Si ricomincia a contare
secrets-option-third-scientist-literal = Solo la seconda gira tutto a faccia in giù
secrets-option-bottom = Carte rimesse nel mazzo
    .help = In che ordine tornano le carte messe sotto il mazzo.
secrets-option-bottom-kept = Nell’ordine in cui sono state messe
secrets-option-bottom-shuffled = Mescolate
secrets-option-memory-aid = Promemoria
    .help = Se il tavolo tiene un elenco di ciò che hai visto e degli scambi.
secrets-option-memory-aid-on = Un elenco, turno per turno
secrets-option-memory-aid-off = Ciò che vedi si mostra una volta sola

## Fazioni, carte e finali

secrets-side-cia = CIA
secrets-side-kgb = KGB
secrets-side-hippie = Hippie
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
secrets-how-lone-hippie = un Hippie da solo all’ultimo posto
secrets-how-higher-total = il totale più alto
secrets-how-tie = parità tra CIA e KGB
secrets-character-psychiatrist = Psichiatra
    .help = Scambia i segnalini di altre due persone. Nessuno li guarda.
secrets-character-double-agent = Doppio Agente
    .help = Scambia il tuo segnalino con quello al centro, poi guardalo.
secrets-character-politician = Politico
    .help = Dallo a un’altra persona e guarda il suo segnalino.
secrets-character-journalist = Giornalista
    .help = Il resto del tavolo vede il tuo segnalino. Tu no.
secrets-character-diplomat = Diplomatica
    .help = Il segnalino al centro viene mostrato. Scambialo in segreto con uno di quelli accanto a te.
secrets-character-detective = Detective
    .help = Guarda un segnalino: il tuo, quello di un’altra persona o quello al centro.
secrets-character-scientist = Scienziata
    .help = La seconda davanti a te gira a faccia in giù tutti i tuoi personaggi.
secrets-character-assassin = Assassina
    .help = Pesca un Proiettile, guardalo e dallo a faccia in giù a un’altra persona.
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

## Che cosa succede

secrets-event-first-drawn = { $you ->
    [yes] Decide la sorte: cominci tu.
   *[no] Decide la sorte: comincia { $seat }.
}
secrets-event-token-taken = { $you ->
    [yes] Prendi un segnalino.
   *[no] { $seat } prende un segnalino.
}
secrets-event-centre-placed = L’ultimo segnalino resta a faccia in giù al centro.
secrets-event-token-seen = { $whose_own ->
    [yes] Solo per i tuoi occhi. Il tuo segnalino: { secrets-identity }.
   *[no] Solo per i tuoi occhi. Il segnalino di { $whose }: { secrets-identity }.
}
secrets-event-centre-seen = Solo per i tuoi occhi. Il segnalino al centro: { secrets-identity }.
secrets-event-centre-shown = Tutti vedono il segnalino al centro: { secrets-identity }.
secrets-event-turn-began = { $you ->
    [yes] Turno { $turn }: il mazzo è tuo.
   *[no] Turno { $turn }: il mazzo è davanti a { $seat }.
}
secrets-event-character-drawn = { $repeated ->
    [yes] Di nuovo { secrets-character }: va sotto il mazzo.
   *[no] Esce: { secrets-character }.
}
secrets-event-card-chosen = { $you ->
    [yes] Tieni una delle due carte per l’Offerta.
   *[no] { $seat } tiene una delle due carte per l’Offerta.
}
secrets-event-card-offered = { $you ->
    [yes] Offri la carta a { $whose }.
   *[no] { $seat } offre la carta a { $whose }.
}
secrets-event-answer-given = { $you ->
    [yes] Hai risposto.
   *[no] { $seat } ha risposto.
}
secrets-event-interruption-decided = { $takes ->
    [yes] { $you ->
        [yes] Nazioni Unite: prendi la carta.
       *[no] Nazioni Unite: { $seat } prende la carta.
    }
   *[no] { $you ->
        [yes] Nazioni Unite: lasci passare la carta.
       *[no] Nazioni Unite: { $seat } lascia passare la carta.
    }
}
secrets-event-answer-shown = { $accepts ->
    [yes] { $you ->
        [yes] Accetti la carta.
       *[no] { $seat } accetta la carta.
    }
   *[no] { $you ->
        [yes] Rifiuti la carta.
       *[no] { $seat } rifiuta la carta.
    }
}
secrets-event-card-turned-up = { $you ->
    [yes] La carta si scopre: { secrets-character }. Va a te.
   *[no] La carta si scopre: { secrets-character }. Va a { $seat }.
}
secrets-event-tokens-swapped = { $you ->
    [yes] Scambi i segnalini di { $players }.
   *[no] { $seat } scambia i segnalini di { $players }.
}
secrets-event-centre-swapped = { $you ->
    [yes] Scambi il tuo segnalino con quello al centro.
   *[no] { $seat } scambia il suo segnalino con quello al centro.
}
secrets-event-neighbour-swapped = { $you ->
    [yes] Mentre tutti tengono gli occhi chiusi, scambi il segnalino al centro con uno di quelli accanto.
   *[no] Mentre tutti tengono gli occhi chiusi, { $seat } scambia il segnalino al centro con uno di quelli accanto.
}
secrets-event-token-looked-at = { $you ->
    [yes] { $whose_own ->
        [yes] Guardi il tuo segnalino.
       *[no] Guardi il segnalino di { $whose }.
    }
   *[no] { $whose_own ->
        [yes] { $seat } guarda il proprio segnalino.
       *[no] { $seat } guarda il segnalino di { $whose }.
    }
}
secrets-event-centre-looked-at = { $you ->
    [yes] Guardi il segnalino al centro.
   *[no] { $seat } guarda il segnalino al centro.
}
secrets-event-token-presented = { $you ->
    [yes] Il tuo segnalino viene mostrato al resto del tavolo.
   *[no] Il segnalino di { $seat } viene mostrato al resto del tavolo.
}
secrets-event-token-shown = Il segnalino di { $seat } dice: { secrets-identity }.
secrets-event-politician-placed = { $you ->
    [yes] Dai il Politico a { $whose }.
   *[no] { $seat } dà il Politico a { $whose }.
}
secrets-event-bullet-drawn = { $you ->
    [yes] Peschi un Proiettile.
   *[no] { $seat } pesca un Proiettile.
}
secrets-event-bullet-seen = Solo per i tuoi occhi. Il Proiettile vale { $value }.
secrets-event-bullet-given = { $you ->
    [yes] Dai il Proiettile a { $whose }.
   *[no] { $seat } dà il Proiettile a { $whose }.
}
secrets-event-display-turned-down = { $you ->
    [yes] Due Scienziate: tutti i tuoi personaggi vanno a faccia in giù.
   *[no] Due Scienziate: tutti i personaggi di { $seat } vanno a faccia in giù.
}
secrets-event-pair-turned-down = { $you ->
    [yes] Una tua coppia va a faccia in giù: { secrets-character }.
   *[no] Una coppia di { $seat } va a faccia in giù: { secrets-character }.
}
secrets-event-un-taken = { $you ->
    [yes] Hai meno carte di tutti e prendi il segnalino ONU.
   *[no] { $seat } ha meno carte di tutti e prende il segnalino ONU.
}
secrets-event-un-returned = { $you ->
    [yes] Rimetti il segnalino ONU al centro.
   *[no] { $seat } rimette il segnalino ONU al centro.
}
secrets-event-tokens-revealed = Si scoprono tutti i segnalini. CIA: { $cia }. KGB: { $kgb }. Hippie: { $hippies }. Al centro: { secrets-centre-identity }.
secrets-event-bullet-revealed = { $you ->
    [yes] Il Proiettile davanti a te vale { $value }.
   *[no] Il Proiettile davanti a { $seat } vale { $value }.
}
secrets-event-scored = { $you ->
    [yes] Il tuo punteggio: { $points }.
   *[no] Il punteggio di { $seat }: { $points }.
}
secrets-event-game-ended = { $winner ->
    [cia] Vince la CIA, { $cia } a { $kgb }.
    [kgb] Vince il KGB, { $kgb } a { $cia }.
    [hippie] { $whose } vince in solitaria: un Hippie con il punteggio più basso di tutti.
   *[other] CIA e KGB pareggiano { $cia } a { $kgb }: perdono tutti.
}

## Che cosa si può fare

secrets-action-draw-first = Comincia { $seat }
secrets-action-deal-token = un segnalino: { secrets-identity }
secrets-action-draw-character = esce { secrets-character }
secrets-action-draw-bullet = un Proiettile che vale { $value }
secrets-action-choose = Tieni { secrets-character } per l’Offerta
secrets-action-offer = Offri la carta a { $seat }
secrets-action-answer = { $accept ->
    [yes] Accetta
   *[no] Rifiuta
}
secrets-action-interrupt = { $take ->
    [yes] Prendi la carta
   *[no] Lascia passare la carta
}
secrets-action-exchange = Scambia i segnalini di { $players }
secrets-action-support = Dai il Politico a { $seat }
secrets-action-swap-with = Scambia il segnalino al centro con quello di { $seat }
secrets-action-investigate = { $you ->
    [yes] Guarda il tuo segnalino
   *[no] Guarda il segnalino di { $seat }
}
secrets-action-investigate-centre = Guarda il segnalino al centro
secrets-action-shoot = Dai il Proiettile a { $seat }

## Che cosa si dice

secrets-claim-i-am = { $identity ->
    [cia] Sono della CIA.
    [kgb] Sono del KGB.
   *[hippie] Sono Hippie.
}
secrets-claim-they-are = { $you ->
    [yes] Secondo me sei { secrets-identity }.
   *[no] Secondo me { $seat } è { secrets-identity }.
}
secrets-claim-with-you = { $you ->
    [yes] Sto dalla tua parte.
   *[no] Sto dalla parte di { $seat }.
}
secrets-claim-i-saw = { $you ->
    [yes] Ho visto il tuo segnalino: { secrets-identity }.
   *[no] Ho visto il segnalino di { $seat }: { secrets-identity }.
}
secrets-claim-i-saw-centre = Ho visto il segnalino al centro: { secrets-identity }.
secrets-claim-i-swapped = { $you ->
    [yes] La mia Diplomatica ha scambiato il segnalino al centro con il tuo.
   *[no] La mia Diplomatica ha scambiato il segnalino al centro con quello di { $seat }.
}
secrets-claim-it-is = La carta dell’Offerta: { secrets-character }.
secrets-claim-advise = { $accept ->
    [yes] Accettala.
   *[no] Non accettarla.
}
secrets-claim-urge-un = { $take ->
    [yes] Nazioni Unite, prendila.
   *[no] Nazioni Unite, lasciala passare.
}
secrets-claim-bullet-is = { $you ->
    [yes] Il Proiettile che ti ho dato vale { $value }.
   *[no] Il Proiettile che ho dato a { $seat } vale { $value }.
}

## Il tavolo

secrets-heading-choosing = Quale carta tieni per l’Offerta?
secrets-heading-offering = A chi offri la carta?
secrets-heading-answering = Accetti la carta senza vederla?
secrets-heading-interrupting = Nazioni Unite: prendi la carta senza vederla?
secrets-heading-treating = Quali due segnalini scambi?
secrets-heading-supporting = A chi dai il Politico per guardare il suo segnalino?
secrets-heading-negotiating = Con quale dei segnalini accanto a te scambi quello al centro? Nessuno lo saprà.
secrets-heading-investigating = Quale segnalino guardi?
secrets-heading-shooting = A chi dai il Proiettile?
