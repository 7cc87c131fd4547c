### Quello che ogni gioco deve saper dire.

## Elenchi di giocatori

core-list-none = nessuno
core-list-more = { $initial ->
   *[other] { $list }, { $name }
}
# $initial è il suono con cui inizia il nome: «Anna ed Elena».
core-list-last = { $initial ->
    [e] { $list } ed { $name }
   *[other] { $list } e { $name }
}

## Tra una cosa e ciò che se ne dice

core-colon = :

## Quello che ogni partita può raccontare

core-chance = il caso
core-moved = { $you ->
    [yes] Tu: { $action }
   *[no] { $seat }: { $action }
}
core-said = { $you ->
    [yes] Dici: «{ $claim }»
   *[no] { $seat } dice: «{ $claim }»
}
core-resigned = { $you ->
    [yes] Abbandoni la partita.
   *[no] { $seat } abbandona la partita.
}
core-draw = Patta, di comune accordo.
core-won = Hai vinto!
core-lost = Hai perso.
core-how-draw = patta di comune accordo
core-how-resignation = abbandono
core-how-tie = un pareggio
core-side-nobody = Nessuno
