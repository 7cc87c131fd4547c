cups-name = Gobelets
cups-tagline = Un dé sous chaque gobelet, et un seul essai pour deviner leur somme.
cups-option-small = Petits dés
    .help = Les dés vont jusqu’à trois.
cups-side-near = Au plus près
cups-side-far = Les autres
cups-ending-nearest = la meilleure estimation
cups-action-roll = tirer { $face }
cups-action-guess = { $sure ->
    [yes] { $total }, c’est sûr
   *[no] { $total }, peut-être
}
cups-event-rolled = { $you ->
    [yes] Tu lances un dé sous ton gobelet.
   *[no] { $seat } lance un dé sous son gobelet.
}
cups-event-peeked = Ton dé montre { $face }.
cups-event-guessed = { $you ->
    [yes] Tu as parié.
   *[no] { $seat } a parié.
}
cups-event-lifted = { $you ->
    [yes] Tu lèves ton gobelet
   *[no] { $seat } lève son gobelet
} : { $face }. Le pari était { $total }{ $sure ->
    [yes] , à coup sûr
   *[no] {""}
}.
cups-event-counted = Les dés font { $total }. Au plus près : { $winners }.
cups-claim-i-have = Mon dé montre { $face }.
cups-claim-suspect = { $you ->
    [yes] Tu as un dé
   *[no] { $seat } a un dé
} { $high ->
    [yes] élevé.
   *[no] faible.
}
