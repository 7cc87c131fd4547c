### Lo que cualquier juego necesita decir.

## Listas de jugadores

core-list-none = nadie
core-list-more = { $initial ->
   *[other] { $list }, { $name }
}
# $initial es el sonido con que empieza el nombre: «Ana e Inés».
core-list-last = { $initial ->
    [i] { $list } e { $name }
   *[other] { $list } y { $name }
}

## Entre una cosa y lo que se dice de ella

core-colon = :

## Lo que cualquier partida puede contar

core-chance = el azar
core-moved = { $you ->
    [yes] Tú: { $action }
   *[no] { $seat }: { $action }
}
core-said = { $you ->
    [yes] Dices: «{ $claim }»
   *[no] { $seat } dice: «{ $claim }»
}
core-resigned = { $you ->
    [yes] Abandonas la partida.
   *[no] { $seat } abandona la partida.
}
core-draw = La mesa acuerda tablas.
core-won = ¡Has ganado!
core-lost = Has perdido.
core-how-draw = tablas de común acuerdo
core-how-resignation = abandono
core-how-tie = un empate
core-side-nobody = Nadie
