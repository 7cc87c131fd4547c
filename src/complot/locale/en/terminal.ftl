### The terminal.

## Help

help-usage = usage:
help-commands = commands
help-arguments = arguments
help-flags = flags
help-options = rules of { $game }
help-command = COMMAND
help-game = GAME
help-name = NAME
help-missing-game = Which game? `complot games` lists them.
help-unknown = Nothing here is called { $words }.
help-unknown-command = There is no command “{ $word }”. There are: { $known }.
help-bad-value = { $flag }: { $reason }
help-no-value = { $flag } wants a value after it.
help-needless-value = { $flag } takes no value.

command-complot = Hidden-identity games: play with bots, and study the rules.
command-play = Sit down at a table of bots and play.
command-serve = Serve tables to browsers, from one file of data.
command-simulate = Let bots play many games and count how they end.
command-games = List the games, their options and their bots.
command-conformance = Prove that a game keeps its contract and leaks no secret.

flag-help = Show this help and exit.
flag-version = Show the version and exit.
flag-lang = Language: en, es, fr or it; else that of your system.
flag-game = The game, as `complot games` names it.
flag-games = How many games to play (default: { $default }).
flag-players = How many players, bots included (default: the fewest).
flag-seed = A number: the same one deals the same game.
flag-bots = Which bot plays, as `complot games` names it.
flag-name = What the others call you.
flag-json = Print JSON.
flag-deep = Try much more: at least a million positions.
flag-host = Where to listen: an address of this machine (default: { $default }).
flag-port = Where to listen: a port (default: { $default }).
flag-db = Where to keep the tables (default: { $default }).
flag-bad-port = “{ $value }” isn't a port from 0 to 65535
flag-bad-count = “{ $value }” isn't a whole number from 1 up
flag-bad-number = “{ $value }” isn't a whole number

## Play

play-you = you
play-yourself = { $name } (you)
play-seated = You are in seat { $seat } of { $count }. Type ? for help at any time.
play-choose-number = Your choice (number)
play-choose-only = Enter to go on
play-choose-seats = { $count } seats, such as { $example }
play-confirm = { $choice }. Enter to confirm, n to think again
play-not-a-number = { $most ->
    [1] Type 1, or ? for help.
   *[other] Type one of the numbers from 1 to { $most }, or ? for help.
}
play-not-seats = Name exactly { $count } different seats from 1 to { $most }, with spaces between.
play-claims = What do you say? (Enter: nothing)
play-claim-seat = Who? Seat number
play-claim-seats = Who? Seat numbers, with spaces between
play-keys = Keys
play-key-number = choose by number
play-key-seats = choose a team by its seats
play-key-say = say something to the table, true or not
play-key-table = show the table and your secret folder
play-key-votes = show every vote so far
play-key-help = show this
play-key-back = think again, while a choice waits to be confirmed
play-key-leave = leave the game (so does Ctrl-C)
play-again = To play this game again: { $command }
play-farewell = The file is closed. Until next time.

## Simulate

simulate-title = { $game }, { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
simulate-winner = Winner
simulate-ending = By
simulate-count = Games
simulate-share = Share
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-effort = { $actions } actions in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## Games

games-players = Players
games-rules = Rules
games-bots = Bots
games-options = Options

## Conformance

conformance-phase = Phase
conformance-viewer = Viewer
conformance-pairs = Pairs
conformance-fewest = Fewest in a setting
conformance-settings = settings (players and options)
conformance-games = random games
conformance-actions = actions
conformance-positions = positions compared
conformance-counted = positions with every world known, to check imagination by
conformance-steps = steps that a pair survives, on average
conformance-retold = stories told anew
conformance-open = of them, truth unknowable
conformance-guessed = of those, imagined right
conformance-holds = { $game }: every proof holds.
conformance-fault = { $game } breaks a law: { $law }
conformance-seen = Seen: { $seen }

## Serve

serve-ready = Tables are served at { $address }
serve-phones = On a phone in the same network: { $address }, or point its camera here:
serve-stop = Ctrl-C stops the server; the tables stay.
serve-cannot-listen = Can't listen at { $host }, port { $port }: { $reason }.
serve-cannot-open = Can't use this data: { $reason }.
