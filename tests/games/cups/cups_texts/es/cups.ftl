cups-name = Cubiletes
cups-tagline = Un dado bajo cada cubilete y un solo intento de acertar la suma.
cups-option-small = Dados pequeños
    .help = Los dados llegan hasta tres.
cups-side-near = Quien más se acerca
cups-side-far = Los demás
cups-ending-nearest = el mejor cálculo
cups-action-roll = sacar { $face }
cups-action-guess = { $sure ->
    [yes] { $total }, seguro
   *[no] { $total }, quizás
}
cups-event-rolled = { $you ->
    [yes] Tiras un dado bajo tu cubilete.
   *[no] { $seat } tira un dado bajo su cubilete.
}
cups-event-peeked = Tu dado muestra { $face }.
cups-event-guessed = { $you ->
    [yes] Has apostado.
   *[no] { $seat } ha apostado.
}
cups-event-lifted = Se levanta { $you ->
    [yes] tu cubilete
   *[no] el cubilete de { $seat }
}: { $face }. La apuesta era { $total }{ $sure ->
    [yes] , con seguridad
   *[no] {""}
}.
cups-event-counted = Los dados suman { $total }. Quien más se acerca: { $winners }.
cups-claim-i-have = Mi dado muestra { $face }.
cups-claim-suspect = { $you ->
    [yes] Tu dado es
   *[no] El dado de { $seat } es
} { $high ->
    [yes] alto.
   *[no] bajo.
}
