### Ce que tout jeu doit savoir dire.

## Listes de joueurs

core-list-none = personne
core-list-more = { $initial ->
   *[other] { $list }, { $name }
}
# $initial est le son par lequel commence le nom.
core-list-last = { $initial ->
   *[other] { $list } et { $name }
}

## Entre une chose et ce qu’on en dit

core-colon = { "\u00A0" }:

## Ce que toute partie peut raconter

core-chance = le hasard
core-moved = { $you ->
    [yes] Toi : { $action }
   *[no] { $seat } : { $action }
}
core-said = { $you ->
    [yes] Tu dis : « { $claim } »
   *[no] { $seat } dit : « { $claim } »
}
core-resigned = { $you ->
    [yes] Tu abandonnes.
   *[no] { $seat } abandonne.
}
core-draw = Partie nulle, d’un commun accord.
core-won = Tu as gagné !
core-lost = Tu as perdu.
core-how-draw = nulle d’un commun accord
core-how-resignation = abandon
core-how-tie = égalité
core-side-nobody = Personne
