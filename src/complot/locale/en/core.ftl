### What any game needs words for.

## Lists of players

core-list-none = nobody
core-list-more = { $initial ->
   *[other] { $list }, { $name }
}
# $initial is the sound that the name begins with: the word for "and" may depend on it.
core-list-last = { $initial ->
   *[other] { $list } and { $name }
}

## Between a thing and what is said of it

core-colon = :

## What any match can tell

core-chance = chance
core-moved = { $you ->
    [yes] You: { $action }
   *[no] { $seat }: { $action }
}
core-said = { $you ->
    [yes] You say: “{ $claim }”
   *[no] { $seat } says: “{ $claim }”
}
core-resigned = { $you ->
    [yes] You resign.
   *[no] { $seat } resigns.
}
core-draw = Everyone agrees on a draw.
core-won = You win.
core-lost = You lose.
core-how-draw = an agreed draw
core-how-resignation = a resignation
core-how-tie = a tie
core-side-nobody = Nobody
