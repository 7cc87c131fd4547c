### Why something is refused. Each has the details of its code.

## In a game

error-game-over = The game is over.
error-not-your-turn = It isn't seat { $seat }'s turn.
error-not-now = That can't be done now ({ $action }).
error-not-a-choice = That isn't one of the choices ({ $action }).
error-one-at-a-time = Choose one thing at a time here: what comes of the first decides the next.
error-unknown-action = This game knows no such action: { $action }.
error-unknown-claim = This game knows no such claim: { $claim }.
error-no-such-seat = There is no seat { $seat } at this table.
error-cannot-conclude = In “{ $game }” nobody can resign or offer a draw.

## Before a game

error-unknown-game = There is no game called “{ $game }”. There are: { $known }.
error-unknown-option = “{ $game }” has no option “{ $option }”.
error-bad-option = That value won't do for the option “{ $option }” of “{ $game }”.
error-wrong-seats = { $most ->
    [2] “{ $game }” is for 2 players, not for { $seats }.
   *[other] “{ $game }” is for { $least } to { $most } players, not for { $seats }.
}
error-unknown-bot = There is no bot called “{ $bot }”. There are: { $known }.
error-unknown-side = “{ $side }” isn't a side you can choose in “{ $game }”. You can choose: { $known }.
error-unknown-language = There are no texts in “{ $language }”. There are: { $known }.
error-unknown-clause = The rules of “{ $game }” have no clause “{ $clause }”.
error-no-rulebook = “{ $game }” comes without a rulebook.

## At a table

error-no-such-table = There is no table with the code “{ $code }”.
error-no-such-round = This table has no finished game number { $round }.
error-not-seated = You have no seat at this table.
error-already-seated = You are already sitting at this table.
error-name-taken = Somebody at this table is called “{ $name }” already.
error-empty-text = Write something first.
error-table-full = This table is full: { $most } at the most.
error-table-started = The game has started already.
error-table-not-started = The game hasn't started yet.
error-game-running = The game isn't over yet.
error-not-host = Only the host can do that.
error-not-ready = { $name } isn't ready yet.
error-kicked = The host of this table has sent you away. Ask them to let you back in, or open a table of your own.
error-blocked = That person has blocked you: you can't sit down where they are the host, nor remind them of anything. Choose another table, or open one of your own.
error-unknown-name = There is nobody called “{ $name }” to do that with.
error-table-locked = The host has locked this table: nobody else can sit down. Ask them to unlock it, or open a table of your own.
error-no-spectators = This game is not open to spectators. Ask the host to let people watch, or come back before the next game.
error-stood-in = A bot is playing for you: take your seat back first.
error-not-away = { $name } is here and playing.
error-paused = The game is paused.
error-too-soon = Too soon: try again in { $seconds } s.
error-no-clock = No clock is running.
error-no-more-time = You have asked for more time as often as a game allows.
error-voided = The players, the options or a preferred side have just changed, so the deal has a new commitment. Check, then say again that you are ready.
error-no-entropy = Whoever is ready adds 32 random bytes to the deal; they are missing.
error-enough = There has been enough of that at this table. Play on, or open another one.
error-stale = That was about an earlier question; this is a new one.
error-out-of-order = Row { $seq } doesn't follow: { $expected } is next.

## Setting up a server

error-bad-setting = “{ $value }” won't do for { $setting }. It wants: { $wants }.

## Reading what was written down

error-malformed = This { $what } can't be read: { $reason }.
error-other-rules = This was written under version { $theirs } of the rules of “{ $game }”; here they are at version { $ours }.
error-transcript-header = This isn't a transcript: it doesn't begin like one.
error-transcript-line = Line { $line } of the transcript says something that can't be done there.
error-transcript-cut = The transcript breaks off after line { $line }.
error-transcript-edited = Line { $line } of the transcript isn't what really happened: it was changed.
error-record-header = This file is neither the record of a game nor an exported table: it doesn't begin like one.
error-record-line = Line { $line } of the file can't be read.
error-record-cut = The file breaks off after line { $line }.
error-record-edited = Line { $line } of the file isn't what the rules make of the game: it was changed.
error-record-digest = The file isn't what was exported: its digest doesn't match.
error-proof-closed = Line { $line }: the seeds of the deal aren't there. They are opened when the game is over.
error-proof-commitment = Line { $line }: the seed that is shown doesn't have the hash { $commitment }.
error-proof-seed = Line { $line }: the seed of the deal doesn't come from the server's seed and what the players added.
error-proof-seating = Line { $line }: the order of the seats isn't the one that was drawn.
error-proof-draw = Line { $line }: draw { $k } isn't what the seed gives.
error-proof-voided = Line { $line }: the commitments that were shown and those that the proof lists as voided don't agree.
error-proof-unseen = Line { $line }: { $value } isn't in the proof.
error-unreadable = { $file } can't be read or written: { $reason }
error-code-taken = There is a table { $code } already.

## Starting a server

error-not-installed = This needs { $what }, which isn't installed. It comes with: pip install 'complot[{ $extra }]'
error-one-process = A file of data is for one process alone. For { $workers } of them, keep the tables in PostgreSQL: --db postgresql://…

## On the way to a table

error-foreign-origin = This request comes from another site.
error-no-such-page = There is no such page.
error-not-allowed = That can't be done with this address.
error-too-large = That is too much at once.
error-too-many = There are too many here already. Try again in a while.
error-too-many-tables = { $most ->
    [one] You have a seat at a table whose game isn't over. Finish it or leave first.
   *[other] You have seats at { $most } tables whose games aren't over. Finish or leave one first.
}
error-too-often = You are doing that too often. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-too-slow = That took too long to arrive.
error-wrong-code = This link or code isn't valid. A link works once, within ten minutes: make a new one on your other device. A code holds until you get a new one.
error-no-calls = This server can't notify anybody: it isn't set up for push messages.
error-bad-subscription = Your browser's subscription can't be used here. Switch “Tell me when it's my turn” off and on again.
error-bad-key = The key in the “Authorization” header isn't 64 hexadecimal digits.
error-unavailable = The tables are out of reach for a moment. Try again.
error-broken = Something broke, and it is our fault.
