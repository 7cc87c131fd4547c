cups-name = Cups
cups-tagline = A die under every cup, and one guess at the sum of them all.
cups-option-small = Small dice
    .help = The dice go up to three.
cups-side-near = The nearest
cups-side-far = The others
cups-ending-nearest = the best guess
cups-action-roll = roll { $face }
cups-action-guess = { $sure ->
    [yes] { $total }, for sure
   *[no] { $total }, perhaps
}
cups-event-rolled = { $you ->
    [yes] You roll a die under your cup.
   *[no] { $seat } rolls a die under a cup.
}
cups-event-peeked = Your die shows { $face }.
cups-event-guessed = { $you ->
    [yes] You have guessed.
   *[no] { $seat } has guessed.
}
cups-event-lifted = { $you ->
    [yes] Your
   *[no] { $seat }'s
} cup is lifted: { $face }. The guess was { $total }{ $sure ->
    [yes] , for sure
   *[no] {""}
}.
cups-event-counted = The dice come to { $total }. Nearest: { $winners }.
cups-claim-i-have = My die shows { $face }.
cups-claim-suspect = { $you ->
    [yes] Your die is
   *[no] { $seat }'s die is
} { $high ->
    [yes] high.
   *[no] low.
}
