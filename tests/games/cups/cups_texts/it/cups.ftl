cups-name = Bussolotti
cups-tagline = Un dado sotto ogni bussolotto e un solo tentativo di indovinare la somma.
cups-option-small = Dadi piccoli
    .help = I dadi arrivano fino a tre.
cups-side-near = Chi va più vicino
cups-side-far = Gli altri
cups-ending-nearest = il pronostico migliore
cups-action-roll = tirare { $face }
cups-action-guess = { $sure ->
    [yes] { $total }, sicuro
   *[no] { $total }, forse
}
cups-event-rolled = { $you ->
    [yes] Tiri un dado sotto il tuo bussolotto.
   *[no] { $seat } tira un dado sotto il suo bussolotto.
}
cups-event-peeked = Il tuo dado mostra { $face }.
cups-event-guessed = { $you ->
    [yes] Hai fatto il tuo pronostico.
   *[no] { $seat } ha fatto il suo pronostico.
}
cups-event-lifted = Si solleva il { $you ->
    [yes] tuo bussolotto
   *[no] bussolotto di { $seat }
}: { $face }. Il pronostico era { $total }{ $sure ->
    [yes] , di sicuro
   *[no] {""}
}.
cups-event-counted = I dadi fanno { $total }. Più vicino: { $winners }.
cups-claim-i-have = Il mio dado mostra { $face }.
cups-claim-suspect = { $you ->
    [yes] Il tuo dado è
   *[no] Il dado di { $seat } è
} { $high ->
    [yes] alto.
   *[no] basso.
}
