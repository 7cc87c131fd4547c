### Why something is refused. Each has the details of its code.

## In a game

error-game-over = The game is over.
error-not-your-turn = It isn't the turn of seat { $seat }.
error-not-now = That can't be done now ({ $action }).
error-not-a-choice = That isn't one of the choices ({ $action }).
error-unknown-action = This game knows no such action: { $action }.
error-unknown-claim = This game knows no such claim: { $claim }.
error-no-such-seat = There is no seat { $seat } at this table.
error-cannot-conclude = In “{ $game }” nobody can resign or offer a draw.

## Before a game

error-unknown-game = There is no game called “{ $game }”. There are: { $known }.
error-unknown-option = “{ $game }” has no option “{ $option }”.
error-bad-option = That value won't do for the option “{ $option }” of “{ $game }”.
error-wrong-seats = “{ $game }” is for { $least } to { $most } players, not for { $seats }.
error-unknown-bot = There is no bot called “{ $bot }”. There are: { $known }.
error-unknown-language = There are no texts in “{ $language }”. There are: { $known }.

## Reading what was written down

error-malformed = This { $what } can't be read: { $reason }.
error-other-rules = This was written with rules { $theirs } of “{ $game }”; here they are rules { $ours }.
error-transcript-header = This isn't a transcript: its first lines aren't those of one.
error-transcript-line = Line { $line } of the transcript says something that can't be done there.
error-transcript-cut = The transcript breaks off after line { $line }.
error-transcript-edited = Line { $line } of the transcript isn't what really happened: it was changed.
