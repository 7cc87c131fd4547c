### Gli elenchi di tavoli dell’inizio, e la pagina di ciascuno.

## I tavoli

me-games = Le mie partite
me-stage-lobby = Non ancora iniziata
me-stage-playing = In corso
me-stage-over = Finita
me-finished = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
}
me-replay = Rivedila
me-open = Tavoli aperti
me-open-none = In questo momento nessuno cerca giocatori. Apri un tavolo e rendilo pubblico: comparirà qui.
me-people = { $count ->
    [one] una persona
   *[other] { $count } persone
}

## Chi sei

me-what = Qui non ci sono account. A dire chi sei è la chiave conservata in questo browser: se cancelli i cookie o chiudi una finestra privata la perdi, a meno che tu non abbia un codice di recupero o un secondo dispositivo.
me-copy = Copia
me-print = Stampa
me-offer = Il tuo posto è legato a questo browser, e una finestra privata lo dimentica quando si chiude.
me-offer-take = Annota un codice di recupero

me-recovery = Codice di recupero
me-recovery-what = Scrivilo in qualsiasi browser e lì sarai la stessa persona, agli stessi tavoli. Tienilo per te: funziona per chiunque.
me-recovery-have = Hai già un codice. Non si può più mostrare, ma puoi chiederne un altro; allora il vecchio non varrà più nulla.
me-recovery-make = Chiedi un codice
me-recovery-renew = Chiedi un altro codice
me-recovery-once = Annotalo adesso: si vede una volta sola.

## Un altro dispositivo

me-move = Su un altro dispositivo
me-move-what = Continua sul telefono quello che hai iniziato qui, o gioca su tutti e due: ogni dispositivo ha il tuo posto.
me-move-make = Crea un link
me-move-how = Inquadralo con l’altro dispositivo, o apri lì il link. Vale una volta sola.
me-move-qr = Codice QR del link per l’altro dispositivo
me-move-link = Link per l’altro dispositivo
me-move-left = Scade tra { $time }
me-move-used = Il link è stato usato: l’altro dispositivo è qui.
me-move-late = Il link è scaduto. Nessuno l’ha usato.
me-devices = { $count ->
    [one] Un dispositivo ha il tuo posto.
   *[other] { $count } dispositivi hanno il tuo posto.
}

me-return = Rientra
me-return-what = Hai annotato un codice, qui o in un altro browser? Allora in questo browser torni a essere quella persona.
me-return-do = Rientra
me-become-loss = { $count ->
    [one] Attenzione: questo browser ha già un posto a un tavolo, e lo perde per sempre. Se vuoi tenerlo, chiedi prima un codice di recupero.
   *[other] Attenzione: questo browser ha già dei posti a { $count } tavoli, e li perde per sempre. Se vuoi tenerli, chiedi prima un codice di recupero.
}
me-become-done = { $count ->
    [0] Fatto. Non hai ancora un posto a nessun tavolo.
    [one] Fatto. Hai un posto a un tavolo; è nella pagina iniziale.
   *[other] Fatto. Hai un posto a { $count } tavoli; sono nella pagina iniziale.
}

me-device = Continua qui
me-device-what = Con questo link, in questo browser sarai la stessa persona che sul dispositivo da cui viene: stesso nome, stessi posti, stessi segreti. Vai avanti solo se l’hai creato tu.
me-device-do = Diventa quella persona
me-device-not = Lascia stare
me-device-none = Qui non c’è nessun link, o è già stato aperto. Creane un altro sul dispositivo che ha il tuo posto.

## Gli altri

me-blocks = Persone bloccate
me-blocks-what = Non possono ricordarti che tocca a te, né sedersi ai tuoi tavoli.
me-blocks-none = Non hai bloccato nessuno.
me-unblock = Sblocca
me-unblock-who = Sblocca { $name }

## Addio

me-forget = Cancella i miei dati
me-forget-what = Dei bot prendono i tuoi posti, e i tuoi nomi, le tue parole e i tuoi appunti spariscono da tutti i tavoli, anche dalle partite finite. Nessun codice e nessun dispositivo li riporta indietro.
me-forget-sure = Cancellare tutto, per sempre?
me-forget-do = Cancella
me-forget-not = Tieni tutto
