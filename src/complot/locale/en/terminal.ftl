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
play-key-what = say what I may do here, and what the Plot card is for
play-key-pair = choose two players by their seats
play-key-values = show what each card is worth and does
play-key-character = say what I may do here, and what the character does
play-key-help = show this
play-key-back = think again, while a choice waits to be confirmed
play-key-leave = leave the game (so does Ctrl-C)
play-again = To play this game again: { $command }
play-farewell = The file is closed. Until next time.

## The Resistance on the screen

shelf-deck = Plot cards: { $count ->
    [0] none left in the deck
   *[other] { $count } left in the deck
}
shelf-icon-at-once = at once
shelf-icon-once = once
shelf-icon-lasting = to the end
shelf-to-hand-out = To hand out:
shelf-looks = Who saw whose Character card: { $list }
shelf-inspections = Who saw whose Mission card: { $list }
shelf-spotlights = Played face up: { $list }
shelf-spotlit = In the Spotlight: { $list }
shelf-opinions = The Opinion Makers have voted:
shelf-saw-character = { $role ->
    [spy] Character card of { $whose }: Spy.
   *[resistance] Character card of { $whose }: Resistance.
}
shelf-saw-mission = { $success ->
    [yes] Mission { $mission }, card of { $whose }: Success.
   *[no] Mission { $mission }, card of { $whose }: Fail.
}
shelf-chance-overhearing = { $card }: { $leader } has handed it to you.
shelf-chance-confiding = { $card }: it is you who must show a card.
shelf-chance-taking-responsibility = { $card }: before the team is named.
shelf-chance-usurping = { $card }: { $leader } has just become the Leader.
shelf-chance-opining = { $card }: you vote before the others.
shelf-chance-annulling = { $card }: the team has just been approved.
shelf-chance-spotlighting = { $card }: the team is about to play its cards.
shelf-chance-on-mission = { $card }: you play face up.
shelf-chance-inspecting = { $card }: the team has played, and no card is turned up yet.
shelf-chance-turn = { $count ->
    [0] It is up to you.
   *[other] It is up to you, then to { $others }.
}
shelf-explain-targeting = You lead: choose which mission to attempt. Each has a team of its own size.
shelf-explain-proposing = You lead: name as many players as the mission needs, yourself among them if you like. Then all vote.
shelf-explain-discussing = Your team is named and the table may talk about it. When that is done, call the vote.
shelf-explain-voting = More than half must approve, or the next player leads. After { $most } rejected teams in one round the Spies win.
shelf-explain-on-mission = { $role ->
    [spy] You are a spy: play Success or Fail, as you like.
   *[resistance] You are Resistance and can only play Success.
} { $spotlit ->
    [yes] Your card will be shown with your name.
   *[no] The cards are shuffled before they are turned up.
}
shelf-explain-handing-out = { $each ->
    [yes] You lead: give every card that was drawn to another player, one by one, and nobody two of them.
   *[no] You lead: give every card that was drawn to another player, one by one.
}
shelf-explain-overhearing = You must. All learn whom you look at; what you see is for your eyes only.
shelf-explain-confiding = You must. All learn who looks; what it says, only that player.
shelf-explain-taking-responsibility = { $must ->
    [yes] You must, now.
   *[no] You may, now or under a later Leader.
}
shelf-explain-window = Each holder has one chance, the Leader first and then clockwise. A pass is final: you keep the card, but can't come back to it this time.

your-resistance-event-character-seen = { $seat } looks at your Character card.
your-resistance-event-mission-card-inspected = { $seat } looks at your Mission card.
your-resistance-event-plot-taken = { $seat } takes responsibility, and { resistance-plot-card } from you.
your-resistance-event-spotlight-placed = { $you ->
    [yes] You put yourself In the Spotlight: your card will be shown.
   *[no] { $seat } puts you In the Spotlight: your card will be shown.
}
your-resistance-event-spotlit-shown = { $success ->
    [yes] Your card lies face up: Success.
   *[no] Your card lies face up: Fail.
}
your-resistance-action-spotlight = Put yourself In the Spotlight
your-resistance-claim-i-saw = { $role ->
    [spy] I have seen your card: you are a spy.
   *[resistance] I have seen your card: you are Resistance.
}
your-resistance-claim-they-played = { $success ->
    [yes] I have seen it: you played Success.
   *[no] I have seen it: you played Fail.
}
your-resistance-claim-urge = { $play ->
    [yes] Play your Plot card.
   *[no] Keep your Plot card.
}

## Secrets on the screen

dossier-turn = Turn { $turn }: { $active }
dossier-deck = Deck: { $count }
dossier-bullets = Bullets left: { $count }
dossier-end = The game ends at { $full } cards
dossier-one-in-centre = one of them in the centre
dossier-active = active
dossier-un = UN
dossier-face-down = face down, worth 0
dossier-private = for your eyes only
dossier-bullet = Bullet
dossier-bullets-worth = Bullets: { $values }
dossier-shown = Drawn: { $one } and { $other }
dossier-offer = The Offer: { $way }
dossier-folder = My secret folder
dossier-notes = What you were shown at the time. Nothing is inferred: tokens move.
dossier-no-notes = You have been shown nothing yet.
dossier-when = { $turn ->
    [0] Start
   *[other] Turn { $turn }
}
dossier-saw = { $place ->
    [own] Your token: { secrets-identity }
    [centre] The token in the centre: { secrets-identity }
   *[other] The token of { $whose }: { secrets-identity }
}
dossier-swapped-players = { $you ->
    [yes] You swapped the token of { $one } with that of { $other }.
   *[no] { $mine ->
        [yes] { $seat } swapped your token with that of { $other }.
       *[no] { $seat } swapped the token of { $one } with that of { $other }.
    }
}
dossier-swapped-centre = { $you ->
    [yes] You swapped your token with the one in the centre.
   *[no] { $seat } swapped their own token with the one in the centre.
}
dossier-swapped-neighbour = You swapped the centre token with that of { $one }.
dossier-swapped-neighbours = { $mine ->
    [yes] { $seat } swapped the centre token with yours or that of { $other }.
   *[no] { $seat } swapped the centre token with that of { $one } or of { $other }.
}
dossier-my-offer = You offer: { $card }
dossier-my-answer = Your answer, sealed: { $answer }
dossier-my-bullet = The Bullet in your hand: { $value }
dossier-centre = In the centre:
dossier-won = You win.
dossier-lost = You lose.
dossier-explain-choosing = You are active: keep one of the two cards for the Offer. The other goes under the deck, and nobody sees which is which.
dossier-explain-offering = The card goes face down to another player, who accepts or refuses it unseen. Say what you like about it: if it is refused, it is yours.
dossier-explain-answering = { $un ->
    [yes] If you accept, the card is turned up in your display; if you refuse, in that of { $active }. Whoever gets it carries out its effect; a Politician goes on to another display. Your answer stays sealed until the UN player has decided.
   *[no] If you accept, the card is turned up in your display; if you refuse, in that of { $active }. Whoever gets it carries out its effect; a Politician goes on to another display.
}
dossier-explain-interrupting = You hold the UN token. If you take the card, it is turned up in your display and you carry out its effect; a Politician goes on to another display. If you let it pass, the answer of { $target } counts. The token isn't spent.
dossier-explain-treating = You must: any two players but yourself. All learn which two.
dossier-explain-supporting = You must. The card stays with that player, who does nothing with it. All learn whose token you look at; what it says is for your eyes only.
dossier-explain-negotiating = You must. All have seen the centre token; only you will know where it goes.
dossier-explain-investigating = You must. All learn which token; what it says is for your eyes only.
dossier-explain-shooting = You must. It lies face down in that player's display until the end, and counts as a card.

your-secrets-event-token-seen = For your eyes only. Your token: { secrets-identity }.
your-secrets-event-card-offered = { $seat } offers you the card.
your-secrets-event-tokens-swapped = { $seat } swaps your token with that of { $players }.
your-secrets-event-token-looked-at = { $you ->
    [yes] You look at your own token.
   *[no] { $seat } looks at your token.
}
your-secrets-event-politician-placed = { $seat } gives you the Politician.
your-secrets-event-bullet-given = { $seat } gives you the Bullet.
your-secrets-event-game-ended = You win alone: a Hippie with the lowest score of all.
your-secrets-action-investigate = Look at your own token
own-secrets-event-token-looked-at = { $seat } looks at their own token.

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
