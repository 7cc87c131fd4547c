### Il terminale.

## Aiuto

help-usage = uso:
help-commands = comandi
help-arguments = argomenti
help-flags = opzioni
help-options = regole del gioco «{ $game }»
help-command = COMANDO
help-game = GIOCO
help-name = NOME
help-file = FILE
help-code = CODICE
help-missing-game = Quale gioco? `complot games` li mostra.
help-missing-file = Quale file?
help-missing-code = Quale tavolo? Indica il codice.
help-unknown = Qui non c’è niente che si chiami { $words }.
help-unknown-command = Il comando «{ $word }» non esiste. Ci sono: { $known }.
help-bad-value = { $flag }: { $reason }
help-no-value = Dopo { $flag } manca un valore.
help-needless-value = { $flag } non vuole alcun valore.

command-complot = Giochi a identità nascoste: gioca con i bot e studia le regole.
command-play = Siediti a un tavolo di bot e gioca.
command-serve = Avvia un server di tavoli per browser e programmi.
command-simulate = Fai giocare ai bot molte partite e guarda come finiscono.
command-games = Mostra i giochi, le loro opzioni e i loro bot.
command-rules = Mostra le regole di un gioco, regola per regola.
command-conformance = Dimostra che un gioco rispetta il contratto e non svela segreti.
command-replay = Racconta una partita finita dal suo resoconto, passo per passo.
command-verify = Controlla che una partita sia stata distribuita e giocata senza imbrogli.
command-export = Salva un tavolo intero in un file, con tutto ciò che lì è nascosto.
command-import = Rimetti al suo posto un tavolo esportato, con il suo codice.
command-reports = Mostra le segnalazioni ricevute.

flag-help = Mostra questo aiuto ed esce.
flag-version = Mostra la versione ed esce.
flag-lang = Lingua: en, es, fr o it; se manca, quella del tuo sistema.
flag-game = Il gioco, come lo chiama `complot games`.
flag-games = Quante partite giocare (se manca: { $default }).
flag-players = Quanti giocatori, bot compresi (se manca: il minimo).
flag-side = Con quale fazione giochi; se manca, si tira a sorte.
flag-seed = Un numero: con lo stesso si ripete la stessa partita.
flag-bots = Quale bot gioca, come lo chiama `complot games`.
flag-name = Come ti chiamano gli altri.
flag-json = Dà il risultato in JSON.
flag-clause = Una sola regola, come R12.
flag-deep = Prova molto di più: almeno un milione di posizioni.
flag-file = Il file; - è lo standard input.
flag-code = Il codice del tavolo.
flag-seat = Come l’ha sentita chi siede a questo posto, contando da 1; se manca, tutto ciò che qualcuno ha sentito.
flag-commitment = Un’impronta vista prima della distribuzione: dev’essere nella prova. Si può ripetere.
flag-entropy = Ciò che hai aggiunto alla distribuzione: dev’essere nella prova. Si può ripetere.
flag-out = Un file nuovo; se manca, lo standard output.
flag-host = Dove ascoltare: un indirizzo di questa macchina (se manca: { $default }).
flag-port = Dove ascoltare: una porta (se manca: { $default }).
flag-db = Dove tenere i tavoli (se manca: { $default }).
flag-workers = Quanti processi lavorano fianco a fianco (se manca: { $default }).
flag-redis = Un Redis per gli avvisi tra processi (se manca: { $default }).
flag-trusted-proxies = Proxy fidati per sapere da dove viene la gente (se manca: { $default }).
flag-metrics-port = Una porta solo per /metrics (se manca: { $default }).
flag-log = Come si scrive il log su standard error (se manca: { $default }).
flag-drain = Per quanti secondi il server resta attivo dopo l’ordine di fermarsi, con «closing» su /healthz (se manca: { $default }).
flag-settings = Mostra tutte le impostazioni e da dove viene ciascuna, ed esce.
flag-bad-count = «{ $value }» non è un numero intero da 1 in su
flag-bad-number = «{ $value }» non è un numero intero

## Giocare

play-you = tu
play-yourself = { $name } (tu)
play-seated = Sei al posto { $seat } su { $count }. Scrivi ? in qualsiasi momento per l’aiuto.
play-choose-number = La tua scelta (numero)
play-choose-only = Invio per continuare
play-choose-seats = { $count } posti, per esempio { $example }
play-confirm = { $choice }. Invio per confermare, n per ripensarci
play-not-a-number = { $most ->
    [1] Scrivi 1, o ? per l’aiuto.
   *[other] Scrivi un numero da 1 a { $most }, o ? per l’aiuto.
}
play-not-seats = Scrivi { $count } posti diversi, da 1 a { $most }, separati da spazi.
play-claims = Che cosa dici? (Invio: niente)
play-claim-seat = Chi? Il numero del posto
play-claim-seats = Chi? I numeri dei posti, separati da spazi
play-keys = Tasti
play-key-number = scegliere per numero
play-key-seats = scegliere una squadra dai posti
play-key-say = dire qualcosa al tavolo, vero o falso
play-key-table = vedere il tavolo e il tuo dossier segreto
play-key-votes = vedere tutti i voti finora
play-key-what = vedere che cosa puoi fare qui e a che serve la carta Complotto
play-key-pair = scegliere due persone dai posti
play-key-values = vedere quanto vale e che cosa fa ogni carta
play-key-character = vedere che cosa puoi fare qui e che cosa fa il personaggio
play-key-deed = scegliere tutto in una volta: che cosa, con che cosa e dove
play-key-step-back = un passo indietro: scegliere di nuovo che cosa o dove
play-key-map = vedere la mappa, il tracciato e i numeri
play-key-boxes = vedere ogni numero: dov’è e che cosa se ne sa
play-key-rules = vedere che cosa puoi fare qui
play-key-help = vedere questo aiuto
play-key-back = ripensarci, prima di confermare
play-key-leave = lasciare la partita (anche con Ctrl-C)
play-again = Per rigiocare questa partita: { $command }
play-farewell = Il dossier è chiuso. Alla prossima.

## La Resistenza sullo schermo

shelf-deck = Carte Complotto: { $count ->
    [0] mazzo vuoto
   *[other] { $count } nel mazzo
}
shelf-icon-at-once = subito
shelf-icon-once = una volta
shelf-icon-lasting = fino alla fine
shelf-to-hand-out = Da distribuire:
shelf-looks = Chi ha visto quale carta Personaggio: { $list }
shelf-inspections = Chi ha visto quale carta Missione: { $list }
shelf-spotlights = Carte giocate scoperte: { $list }
shelf-spotlit = Sotto i riflettori: { $list }
shelf-opinions = Il voto degli Opinionisti:
shelf-saw-character = { $role ->
    [spy] Carta Personaggio di { $whose }: Spia.
   *[resistance] Carta Personaggio di { $whose }: Resistenza.
}
shelf-saw-mission = { $success ->
    [yes] Missione { $mission }, carta di { $whose }: Successo.
   *[no] Missione { $mission }, carta di { $whose }: Fallimento.
}
shelf-chance-overhearing = { $card }: te l’ha data { $leader }.
shelf-chance-confiding = { $card }: sei tu a mostrare la carta.
shelf-chance-taking-responsibility = { $card }: prima che si proponga la squadra.
shelf-chance-usurping = { $card }: { $leader } ha appena preso la guida.
shelf-chance-opining = { $card }: voti prima degli altri.
shelf-chance-annulling = { $card }: la squadra è appena stata approvata.
shelf-chance-spotlighting = { $card }: la squadra sta per giocare le sue carte.
shelf-chance-on-mission = { $card }: giochi a carta scoperta.
shelf-chance-inspecting = { $card } La squadra ha giocato e nessuna carta è ancora scoperta.
shelf-chance-turn = { $count ->
    [0] Tocca a te decidere.
   *[other] Tocca a te decidere, poi a { $others }.
}
shelf-explain-targeting = Guidi tu: scegli quale missione tentare. La grandezza della squadra dipende dalla missione.
shelf-explain-proposing = Guidi tu: scegli tante persone quante ne chiede la missione; puoi esserci anche tu. Poi si vota.
shelf-explain-discussing = La squadra è proposta e al tavolo se ne può parlare. Poi passa al voto.
shelf-explain-voting = Se i voti a favore non superano la metà, la guida passa alla persona successiva. Con { $most } squadre rifiutate in un turno vincono le Spie.
shelf-explain-on-mission = { $role ->
    [spy] Sei una Spia: gioca Successo o Fallimento, come vuoi.
   *[resistance] Sei della Resistenza e puoi giocare solo Successo.
} { $spotlit ->
    [yes] La tua carta sarà mostrata con il tuo nome.
   *[no] Le carte si mescolano prima di scoprirle.
}
shelf-explain-handing-out = { $each ->
    [yes] Guidi tu: distribuisci agli altri le carte pescate, una alla volta e al massimo una a testa.
   *[no] Guidi tu: distribuisci agli altri le carte pescate, una alla volta.
}
shelf-explain-overhearing = È obbligatorio. Tutti sapranno quale carta guardi; quel che dice è solo per i tuoi occhi.
shelf-explain-confiding = È obbligatorio. Tutti sapranno chi guarda la tua carta; che cosa dice, solo quella persona.
shelf-explain-taking-responsibility = { $must ->
    [yes] Devi farlo adesso.
   *[no] Puoi farlo adesso o più avanti, con un altro Leader.
}
shelf-explain-window = Chi ha questa carta decide a turno: prima il Leader, poi in senso orario. Passare è definitivo: tieni la carta, ma stavolta non puoi più giocarla.

your-resistance-event-character-seen = { $seat } guarda la tua carta Personaggio.
your-resistance-event-mission-card-inspected = { $seat } guarda la tua carta Missione.
your-resistance-event-plot-taken = { $seat } si assume la responsabilità e ti prende «{ resistance-plot-card }».
your-resistance-event-spotlight-placed = { $you ->
    [yes] Ti metti sotto i riflettori: la tua carta si vedrà.
   *[no] { $seat } ti mette sotto i riflettori: la tua carta si vedrà.
}
your-resistance-event-spotlit-shown = { $success ->
    [yes] La tua carta è scoperta: Successo.
   *[no] La tua carta è scoperta: Fallimento.
}
your-resistance-action-spotlight = Mettiti sotto i riflettori
your-resistance-claim-i-saw = { $role ->
    [spy] Ho visto la tua carta: sei una Spia.
   *[resistance] Ho visto la tua carta: sei della Resistenza.
}
your-resistance-claim-they-played = { $success ->
    [yes] L’ho visto: hai giocato Successo.
   *[no] L’ho visto: hai giocato Fallimento.
}
your-resistance-claim-urge = { $play ->
    [yes] Gioca la tua carta Complotto.
   *[no] Tieni la tua carta Complotto.
}

## Secrets sullo schermo

dossier-turn = Turno { $turn }: { $active }
dossier-deck = Mazzo: { $count }
dossier-bullets = Proiettili da pescare: { $count }
dossier-end = Si finisce a { $full } carte
dossier-one-in-centre = uno di questi al centro
dossier-active = di turno
dossier-un = ONU
dossier-face-down = a faccia in giù, vale 0
dossier-private = solo per i tuoi occhi
dossier-bullet = Proiettile
dossier-bullets-worth = Proiettili: { $values }
dossier-shown = Sono uscite: { $one } e { $other }
dossier-offer = L’Offerta: { $way }
dossier-folder = Il mio dossier segreto
dossier-notes = Ciò che ti è stato mostrato in quel momento. Nulla è dedotto: i segnalini si spostano.
dossier-no-notes = Non ti è stato ancora mostrato nulla.
dossier-when = { $turn ->
    [0] Inizio
   *[other] Turno { $turn }
}
dossier-saw = { $place ->
    [own] Il tuo segnalino: { secrets-identity }
    [centre] Il segnalino al centro: { secrets-identity }
   *[other] Il segnalino di { $whose }: { secrets-identity }
}
dossier-swapped-players = { $you ->
    [yes] Hai scambiato il segnalino di { $one } con quello di { $other }.
   *[no] { $mine ->
        [yes] { $seat } ha scambiato il tuo segnalino con quello di { $other }.
       *[no] { $seat } ha scambiato il segnalino di { $one } con quello di { $other }.
    }
}
dossier-swapped-centre = { $you ->
    [yes] Hai scambiato il tuo segnalino con quello al centro.
   *[no] { $seat } ha scambiato il suo segnalino con quello al centro.
}
dossier-swapped-neighbour = Hai scambiato il segnalino al centro con quello di { $one }.
dossier-swapped-neighbours = { $mine ->
    [yes] { $seat } ha scambiato il segnalino al centro con il tuo o con quello di { $other }.
   *[no] { $seat } ha scambiato il segnalino al centro con quello di { $one } o di { $other }.
}
dossier-my-offer = Offri: { $card }
dossier-my-answer = La tua risposta, sigillata: { $answer }
dossier-my-bullet = Il Proiettile che hai in mano: { $value }
dossier-centre = Al centro:
dossier-explain-choosing = È il tuo turno: tieni una delle due carte per l’Offerta. L’altra va sotto il mazzo, e nessuno vede quale sia.
dossier-explain-offering = La carta va a faccia in giù a un’altra persona, che la accetta o la rifiuta senza vederla. Di’ pure quello che vuoi: se la rifiuta, è per te.
dossier-explain-answering = { $un ->
    [yes] Se accetti, la carta si scopre davanti a te; se rifiuti, davanti a { $active }. Chi la riceve esegue il suo effetto; se è un Politico, la carta passa a un’altra persona. La tua risposta resta sigillata finché l’ONU non ha deciso.
   *[no] Se accetti, la carta si scopre davanti a te; se rifiuti, davanti a { $active }. Chi la riceve esegue il suo effetto; se è un Politico, la carta passa a un’altra persona.
}
dossier-explain-interrupting = Hai il segnalino ONU. Se prendi la carta, si scopre davanti a te ed esegui il suo effetto; se è un Politico, la carta passa a un’altra persona. Se la lasci passare, vale la risposta di { $target }. Il segnalino non si consuma.
dossier-explain-treating = È obbligatorio: due persone qualsiasi, tranne te. Tutti sapranno quali.
dossier-explain-supporting = È obbligatorio. La carta resta a quella persona, che non ne fa nulla. Tutti sapranno quale segnalino guardi; che cosa dice, solo tu.
dossier-explain-negotiating = È obbligatorio. Tutti hanno visto il segnalino al centro; solo tu saprai dove va.
dossier-explain-investigating = È obbligatorio. Tutti sapranno quale segnalino guardi; che cosa dice, solo tu.
dossier-explain-shooting = È obbligatorio. Resta a faccia in giù davanti a quella persona fino alla fine, e conta come una carta.

your-secrets-event-token-seen = Solo per i tuoi occhi. Il tuo segnalino: { secrets-identity }.
your-secrets-event-card-offered = { $seat } ti offre la carta.
your-secrets-event-tokens-swapped = { $seat } scambia il tuo segnalino con quello di { $players }.
your-secrets-event-token-looked-at = { $you ->
    [yes] Guardi il tuo segnalino.
   *[no] { $seat } guarda il tuo segnalino.
}
your-secrets-event-politician-placed = { $seat } ti dà il Politico.
your-secrets-event-bullet-given = { $seat } ti dà il Proiettile.
your-secrets-event-game-ended = Vinci in solitaria: un Hippie con il punteggio più basso di tutti.
your-secrets-action-investigate = Guarda il tuo segnalino
own-secrets-event-token-looked-at = { $seat } guarda il proprio segnalino.

## Uprising sullo schermo

chart-turn = Turno di Gioco { $turn } (regola della casa: patta dopo { $cap } turni)
chart-turn-open = Turno di Gioco { $turn }
chart-setting-up = Preparazione
chart-game = Partita { $game } di 2
chart-player = { $side }: { $player }
chart-track = Tracciato:
chart-left = Azioni rimaste: { $count }
chart-captives = Insorti prigionieri: { $count }
chart-killed = Uccisi: { $count }
chart-agents = Agenti: { $count }
chart-reserve = Insorti nella riserva: { $count }
chart-revolution = LA RIVOLUZIONE È DICHIARATA
chart-no-revolution = La Rivoluzione non è dichiarata.
chart-doomed = Sulla mappa non hai più Insorti, e nessuno può tornare: perdi quando il Governo conclude il turno.
chart-at-stake = Attenzione: sulla mappa hai un solo Insorto. Se libera i prigionieri, non ne resterà nessuno e perderai.
chart-hidden = pedina nascosta
chart-agent = Agente
chart-nexus = Nexus
chart-frozen = bloccato
chart-display = Quadro delle Forze
chart-numbers = Che cosa si sa dei numeri
chart-in-display = nel Quadro
chart-out = fuori dal gioco
chart-still-hidden = Ancora nascosti:
chart-score = { $player } – Insorti ancora liberi: { $score }
chart-drawn = Non vince nessuno.
chart-heading-hiding = Una proposta per la tua preparazione. La accetti?
chart-heading-freeing = Gli Insorti liberati e il loro liberatore, { $hiding } in tutto, si nascondono in caselle di Esche. In quali?
chart-deed-place = Piazza una pedina
chart-deed-swap = Scambia due pedine di un gruppo
chart-deed-transfer = Trasferisci una pedina lungo il suo gruppo
chart-deed-eliminate = Elimina un Agente
chart-deed-move-agent = Muovi un Agente
chart-deed-interrogate = Interroga una pedina
chart-deed-turn-sympathizer = Manovra un Simpatizzante
chart-which-place-number = Quale numero?
chart-which-swap-hex = Quale pedina?
chart-which-transfer-hex = Quale pedina?
chart-which-eliminate-hex = Quale Insorto colpisce?
chart-which-eliminate-agent = Quale Agente?
chart-which-move-agent-hex = Quale Agente?
chart-which-interrogate-agent = Quale Agente?
chart-which-interrogate-hex = Quale pedina interroga?
chart-which-turn-sympathizer-hex = Quale Simpatizzante?
chart-choose-letter = La tua scelta (lettera o numero)
chart-choose-deed = La tua scelta (lettera o numero; in una volta: { $example })
chart-choose-value = { $back ->
    [yes] Numero (b: indietro)
   *[no] Numero
}
chart-choose-hex = { $back ->
    [yes] Esagono (b: indietro)
   *[no] Esagono
}
chart-choose-draft = Invio: accetta, x: mescola, 7 12: scambia due caselle, 7 a3: metti il 7 in a3
chart-choose-boxes = Caselle, separate da spazi
chart-do-set-up = Comincia così
chart-do-hide-freed = Nascondili in: { $numbers }
chart-not-a-deed = «{ $word }» qui non si può scegliere. Scrivi una lettera tra { $known }, o ? per l’aiuto.
chart-not-a-hex = «{ $word }» non è un esagono. Scrivine uno della mappa, per esempio e5.
chart-not-possible = «{ $word }» qui non va. Si può: { $known }
chart-not-an-edit = Scrivi due numeri da 1 a { $most } per scambiare il contenuto delle loro caselle, o un numero e un esagono del bordo.
chart-rim-full = Sul bordo ci sono già otto pedine. Metti questa al posto di un’altra, sul suo esagono.
chart-no-insurgent-on-rim = Almeno una delle otto pedine sul bordo deve essere un Insorto.
chart-not-boxes = Scrivi caselle vuote, una per Insorto finché ce ne sono: { $known }
chart-claim-number = Quale numero? (Invio: non dire nulla)
chart-claim-hex = Quale esagono? (Invio: non dire nulla)
chart-explain-hiding = Tredici caselle contengono i tuoi 5 Insorti e 8 Simpatizzanti; le altre sono Esche. Otto pedine cominciano sul bordo, e almeno una è un Insorto. Il Governo vede i numeri, mai che cosa c’è nelle caselle.
chart-explain-posting = Cinque Agenti circondano il Nexus, uno su ogni esagono tranne quello che dici.
chart-explain-pacing = C’è un solo indicatore per tutti e due. Lascialo, alzalo di un passo o abbassalo quanto vuoi. Dice quante azioni puoi fare, e l’altro comincia da dove lo lasci.
chart-explain-rebelling = { $revolution ->
    [yes] Scambia o trasferisci pedine di un gruppo, o elimina un Agente accanto a un tuo Insorto. Tutto ciò che si muove viene rivelato, e un’Esca che si muove sparisce. Vinci quando non resta nessun Agente.
   *[no] Piazza una pedina, scambiane due di un gruppo o trasferiscine una lungo il suo gruppo. I Simpatizzanti bloccati restano dove sono. Un Insorto che entra nel Nexus libera i prigionieri. Puoi dichiarare la Rivoluzione in qualsiasi momento del tuo turno: non costa azioni, e tutti i prigionieri muoiono.
}
chart-explain-placing = Deve stare su un esagono vuoto.
chart-explain-swapping = Le due devono essere dello stesso gruppo: una catena di pedine ribelli adiacenti. Tutti vedono i due esagoni e possono seguire i numeri.
chart-explain-transferring = Va su un esagono vuoto, o nel Nexus, accanto a un’altra pedina del suo gruppo.
chart-explain-freeing = Se la pedina di una casella vuota è già sulla mappa, l’Insorto che nascondi lì è subito sulla mappa, senza che si veda. Se mancano caselle, gli altri vanno nella riserva.
chart-explain-governing = { $revolution ->
    [yes] Muovi un Agente in linea retta, o interroga una pedina accanto a un Agente. Tutto ciò che si scopre viene ucciso; un’Esca non costa azioni. Vinci se alla fine del tuo turno sulla mappa non c’è nessun Insorto.
   *[no] Muovi un Agente in linea retta, o interroga una pedina accanto a un Agente. Prigionieri: { $captives }. Con 2 puoi manovrare un Simpatizzante rivelato: mandarlo su qualsiasi esagono vuoto. Con 3 i tuoi Agenti possono saltare: andare su qualsiasi esagono vuoto. Vinci se alla fine del tuo turno sulla mappa non c’è nessun Insorto.
}
chart-explain-moving = In linea retta, sopra esagoni vuoti, il Nexus e altri Agenti, ma non sopra pedine ribelli; con 3 prigionieri, dovunque. Deve fermarsi su un esagono vuoto, mai nel Nexus.
chart-explain-turning = Su qualsiasi esagono vuoto. Lì resta bloccato, e d’intralcio a tutti.
chart-explain-judging = Catturato, va in prigione, e lo stesso Agente può interrogare un’altra pedina senza spendere azioni; ma un’evasione lo libererebbe. Ucciso, non torna più, e il Ribelle può subito piazzare fino a due pedine.
chart-explain-pressing = Un’altra pedina accanto allo stesso Agente, senza spendere azioni; o nessuna.
chart-explain-replying = Fino a due pedine del Quadro, con le regole solite, prima che il Governo continui; o nessuna.

## Simulare

simulate-title = { $game }, { $players } giocatori, { $games ->
    [one] una partita
   *[other] { $games } partite
}
simulate-winner = Vince
simulate-ending = Per
simulate-count = Partite
simulate-share = Quota
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-effort = { $actions } azioni in { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}

## Giochi

games-players = Giocatori
games-rules = Regole
games-bots = Bot
games-options = Opzioni

## Conformità

conformance-phase = Fase
conformance-viewer = Chi guarda
conformance-pairs = Coppie
conformance-fewest = Minimo per assetto
conformance-settings = assetti (giocatori e opzioni)
conformance-games = partite a caso
conformance-actions = azioni
conformance-positions = posizioni confrontate
conformance-counted = posizioni con tutti i mondi noti, per verificare ciò che si immagina
conformance-steps = passi a cui una coppia resiste, in media
conformance-retold = storie raccontate da capo
conformance-open = di cui con verità inconoscibile
conformance-guessed = di queste, indovinate
conformance-holds = { $game }: tutte le prove reggono.
conformance-fault = { $game } infrange una legge: { $law }
conformance-seen = Visto: { $seen }

## Serve

serve-ready = I tavoli sono su { $address }
serve-phones = Da un telefono nella stessa rete: { $address }, oppure inquadra qui:
serve-stop = Ctrl-C ferma il server; i tavoli restano.
serve-cannot-listen = Impossibile ascoltare su { $host }, porta { $port }: { $reason }.
serve-cannot-open = Impossibile usare questi dati: { $reason }.
serve-no-page = Complot è in funzione, ma la sua pagina non è stata generata. L’API è descritta su /api/docs.
serve-setting = Impostazione
serve-value = Valore
serve-origin = Origine
serve-default = predefinito

## Resoconti

replay-title = { $game }, tavolo { $code }, partita { $round }
replay-viewer = Come l’ha sentita { $name }.
replay-ending = { $side } – { $how }
verify-holds = { $game }, tavolo { $code }, partita { $round }: distribuita e giocata senza imbrogli.
verify-commitment = Il seme del server ha l’impronta mostrata: { $commitment }
verify-seed = Il seme della distribuzione viene da quello e da ciò che ha aggiunto il tavolo.
verify-seats = L’ordine dei posti ({ $seats }) viene da questo seme.
verify-draws = { $draws ->
    [0] Non ci sono stati altri sorteggi.
    [one] Anche l’unico altro sorteggio viene da lì.
   *[other] Anche gli altri sorteggi ({ $draws }) vengono da lì.
}
verify-rules = Ciò che ogni persona ha visto e sentito in { $steps } passi è ciò che risulta dalle regole e dalle mosse.
verify-voided = { $voided ->
    [0] Nessun impegno è stato annullato prima della distribuzione.
    [one] Un impegno è stato annullato prima della distribuzione, da un cambiamento che tutto il tavolo ha visto.
   *[other] { $voided } impegni sono stati annullati prima della distribuzione, ognuno da un cambiamento che tutto il tavolo ha visto.
}
verify-witnessed = { $count ->
    [one] Ciò che hai indicato è nella prova.
   *[other] Tutti i valori che hai indicato ({ $count }) sono nella prova.
}
verify-advice = Per avere la certezza che questo file sia della tua partita, indica l’impegno che hai visto (--commitment) e ciò che hai aggiunto (--entropy).
export-done = { $rows ->
    [one] { $file } contiene una riga.
   *[other] { $file } contiene { $rows } righe.
}
import-done = Il tavolo { $code } è tornato.

reports-none = Nessuna segnalazione.
reports-one = { $at }, tavolo { $code }: { $name } ({ $about }), su segnalazione di { $by }: { $reason ->
    [abuse] insulti o minacce
    [cheating] imbrogli
    [spam] spam
   *[other] altro
}.
