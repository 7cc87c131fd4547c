### One device that everybody plays on, passed around.

## Before the game

pass-how = Pass it round: each of you sees your own secrets behind a curtain; the table is for everyone to see.
pass-forgetful = This browser keeps nothing for this site: if this page is closed or loaded again, the game on it is lost. Before you start, allow site data or leave private mode, then load the page again.
pass-game = Game
pass-players = Who's playing
pass-player = Player { $number }
pass-name = Name of player { $number }
pass-add = Add a player
pass-bots = Bots
pass-nameless = Everybody needs a name.
pass-twice = Two of you are called { $name }.
pass-begin = Start the game

## From hand to hand

pass-curtain = Hand the device to { $name }
pass-curtain-others = Everybody else, look away.
pass-hold = Press and hold: I am { $name }
pass-back = Put it back on the table
pass-eyes = For { $name }'s eyes only
pass-first = Look at your secrets; if it is your turn, choose; then pass it on.
pass-on = Pass it on
pass-hand = Hand it to { $name }
pass-hand-whom = Whose turn it is
pass-look = Somebody wants a look
pass-other = Another game
pass-dropped = There is no game on the table any more. You can start another.
pass-gone = It was here a moment ago, but the server no longer has it, and waiting won't bring it back. Start another game.
