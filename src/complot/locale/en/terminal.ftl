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
help-file = FILE
help-code = CODE
help-missing-game = Which game? `complot games` lists them.
help-missing-file = Which file?
help-missing-code = Which table? Name its code.
help-unknown = Nothing here is called { $words }.
help-unknown-command = There is no command “{ $word }”. There are: { $known }.
help-bad-value = { $flag }: { $reason }
help-no-value = { $flag } wants a value after it.
help-needless-value = { $flag } takes no value.

command-complot = Hidden-identity games: play with bots, and study the rules.
command-play = Sit down at a table of bots and play.
command-serve = Serve tables to browsers and programs.
command-simulate = Let bots play many games and count how they end.
command-games = List the games, their options and their bots.
command-rules = Show the rules of a game, clause by clause.
command-conformance = Prove that a game keeps its contract and leaks no secret.
command-replay = Tell a finished game from its record, step by step.
command-verify = Check that a game was dealt and played fairly.
command-export = Write a whole table to a file, with everything that is hidden there.
command-import = Put an exported table back under its code.
command-reports = Show what guests have reported about each other.

flag-help = Show this help and exit.
flag-version = Show the version and exit.
flag-lang = Language: en, es, fr or it; else that of your system.
flag-game = The game, as `complot games` names it.
flag-games = How many games to play (default: { $default }).
flag-players = How many players, bots included (default: the fewest).
flag-side = Which side you play; else it is drawn.
flag-seed = A number: the same one deals the same game.
flag-bots = Which bot plays, as `complot games` names it.
flag-name = What the others call you.
flag-json = Print JSON.
flag-clause = One clause alone, such as R12.
flag-deep = Try much more: at least a million positions.
flag-file = The file; - is what is piped in.
flag-code = The table's code.
flag-seat = As the player in this seat heard it, counted from 1; else all that anybody heard.
flag-commitment = A hash that you were shown before the deal; it must be in the proof. Can be repeated.
flag-entropy = What you added to the deal; it must be in the proof. Can be repeated.
flag-out = A new file; else it is printed.
flag-host = Where to listen: an address of this machine (default: { $default }).
flag-port = Where to listen: a port (default: { $default }).
flag-db = Where to keep the tables (default: { $default }).
flag-workers = How many processes serve side by side (default: { $default }).
flag-redis = A Redis for notices between processes (default: { $default }).
flag-trusted-proxies = Proxies whose word is taken for where guests come from (default: { $default }).
flag-metrics-port = A port for /metrics alone (default: { $default }).
flag-log = How the log on standard error is written (default: { $default }).
flag-drain = How many seconds a server told to stop keeps running, with “closing” at /healthz (default: { $default }).
flag-settings = Show all settings and where each comes from, and exit.
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
play-key-deed = choose all at once: the action, the piece, and where
play-key-step-back = one step back: think again about what, or where
play-key-map = show the map, the track and the numbers
play-key-boxes = show every number: where it is, and what is known of it
play-key-rules = say what I may do here
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
shelf-opinions = Opinion Maker has voted first:
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
    [spy] You are a Spy: play Success or Fail, as you like.
   *[resistance] You are Resistance and can only play Success.
} { $spotlit ->
    [yes] Your card will be shown with your name.
   *[no] The cards are shuffled before they are turned up.
}
shelf-explain-handing-out = { $each ->
    [yes] You lead: give every card that was drawn to another player, one by one, and nobody two of them.
   *[no] You lead: give every card that was drawn to another player, one by one.
}
shelf-explain-overhearing = You have to look. Everyone learns whose card it is; what you see is for your eyes only.
shelf-explain-confiding = You have to show it. Everyone learns who looks; only that player learns what the card says.
shelf-explain-taking-responsibility = { $must ->
    [yes] You have to take one now.
   *[no] You may take one now or under a later Leader.
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
    [spy] I have seen your card: you are a Spy.
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
dossier-explain-choosing = You are active: keep one of the two cards for the Offer. The other goes under the deck, and nobody sees which is which.
dossier-explain-offering = The card goes face down to another player, who accepts or refuses it unseen. Say what you like about it: if it is refused, it is yours.
dossier-explain-answering = { $un ->
    [yes] If you accept, the card is turned up in your display; if you refuse, in that of { $active }. Whoever gets it carries out its effect; if it is a Politician, it goes on to another display. Your answer stays sealed until the UN player has decided.
   *[no] If you accept, the card is turned up in your display; if you refuse, in that of { $active }. Whoever gets it carries out its effect; if it is a Politician, it goes on to another display.
}
dossier-explain-interrupting = You hold the UN token. If you take the card, it is turned up in your display and you carry out its effect; if it is a Politician, it goes on to another display. If you let it pass, the answer of { $target } counts. The token isn't spent.
dossier-explain-treating = You have to choose two players, not yourself. Everyone learns which two.
dossier-explain-supporting = You have to pass it on. The card stays with that player, who does nothing with it. Everyone learns whose token you look at; what it says is for your eyes only.
dossier-explain-negotiating = You have to swap. Everyone has seen the centre token; only you will know where it goes.
dossier-explain-investigating = You have to look at one. Everyone learns which; what it says is for your eyes only.
dossier-explain-shooting = You have to give it away. It lies face down in that player's display until the end, and counts as a card.

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

## Uprising on the screen

chart-turn = Game Turn { $turn } (house rule: a draw after { $cap })
chart-turn-open = Game Turn { $turn }
chart-setting-up = Setting up
chart-game = Game { $game } of 2
chart-player = { $side }: { $player }
chart-track = Track:
chart-left = Actions left: { $count }
chart-captives = Captured Insurgents: { $count }
chart-killed = Killed: { $count }
chart-agents = Agents: { $count }
chart-reserve = Insurgents in the reserve: { $count }
chart-revolution = THE REVOLUTION IS DECLARED
chart-no-revolution = The Revolution is not declared.
chart-doomed = You have no Insurgent on the map, and none can come back: you lose when the Government ends its turn.
chart-at-stake = Careful: you have only one Insurgent on the map. If it frees the captives, none will be left there, and you lose.
chart-hidden = hidden counter
chart-agent = Agent
chart-nexus = Nexus
chart-frozen = frozen
chart-display = Force Display
chart-numbers = What is known of the numbers
chart-in-display = in the Display
chart-out = out of the game
chart-still-hidden = Still hidden:
chart-score = { $player } – Insurgents still free: { $score }
chart-drawn = Nobody wins.
chart-heading-hiding = Your setup, as a proposal. Do you accept it?
chart-heading-freeing = Your freed Insurgents and their liberator, { $hiding } in all, hide in boxes of Dummies. Which boxes?
chart-deed-place = Place a counter
chart-deed-swap = Swap two counters of a group
chart-deed-transfer = Transfer a counter along its group
chart-deed-eliminate = Eliminate an Agent
chart-deed-move-agent = Move an Agent
chart-deed-interrogate = Interrogate a counter
chart-deed-turn-sympathizer = Turn a Sympathizer
chart-which-place-number = Which number?
chart-which-swap-hex = Which counter?
chart-which-transfer-hex = Which counter?
chart-which-eliminate-hex = Which Insurgent strikes?
chart-which-eliminate-agent = Which Agent?
chart-which-move-agent-hex = Which Agent?
chart-which-interrogate-agent = Which Agent?
chart-which-interrogate-hex = Which counter does it interrogate?
chart-which-turn-sympathizer-hex = Which Sympathizer?
chart-choose-letter = Your choice (letter or number)
chart-choose-deed = Your choice (letter or number; at once: { $example })
chart-choose-value = { $back ->
    [yes] Number (b: back)
   *[no] Number
}
chart-choose-hex = { $back ->
    [yes] Hex (b: back)
   *[no] Hex
}
chart-choose-draft = Enter: accept, x: shuffle, 7 12: exchange boxes, 7 a3: put 7 on a3
chart-choose-boxes = Boxes, with spaces between
chart-do-set-up = Set up like this
chart-do-hide-freed = Hide them in: { $numbers }
chart-not-a-deed = “{ $word }” isn't a choice here. Type one of { $known }, or ? for help.
chart-not-a-hex = “{ $word }” isn't a hex. Type one of the map, such as e5.
chart-not-possible = “{ $word }” won't do here. Possible: { $known }
chart-not-an-edit = Type two numbers from 1 to { $most } to exchange what is in their boxes, or a number and a hex of the rim.
chart-rim-full = Eight counters stand on the rim already. Put this one in place of another, on its hex.
chart-no-insurgent-on-rim = At least one of the eight on the rim must be an Insurgent.
chart-not-boxes = Name empty boxes, one for each Insurgent as far as they go: { $known }
chart-claim-number = Which number? (Enter: say nothing)
chart-claim-hex = Which hex? (Enter: say nothing)
chart-explain-hiding = Thirteen boxes hold your 5 Insurgents and 8 Sympathizers; the others are Dummies. Eight counters begin on the rim, at least one Insurgent among them. The Government sees the numbers, never what is in the boxes.
chart-explain-posting = Five Agents stand around the Nexus, one on each hex but the one you name.
chart-explain-pacing = There is one marker for both players. Leave it, move it one step up, or move it down as far as you like. It says how many actions you may take, and the other player begins where you leave it.
chart-explain-rebelling = { $revolution ->
    [yes] Swap or transfer counters within a group, or eliminate an Agent beside one of your Insurgents. Whatever moves is revealed, and a Dummy that moves is gone. You win when no Agent is left.
   *[no] Place a counter, swap two of a group, or transfer one along its group. Frozen Sympathizers stay. An Insurgent who enters the Nexus frees the captives. You can declare the Revolution at any time in your turn: it costs no action, and all captives die.
}
chart-explain-placing = It must stand on an empty hex.
chart-explain-swapping = The two must belong to the same group: a chain of adjacent Rebel counters. Both hexes are known to all, and the numbers can be followed.
chart-explain-transferring = It goes to an empty hex, or to the Nexus, next to another counter of its group.
chart-explain-freeing = An empty box whose counter is already on the map puts the Insurgent there at once, unseen. If boxes run out, the others go to the reserve.
chart-explain-governing = { $revolution ->
    [yes] Move an Agent in a straight line, or interrogate a counter beside one. Whatever is found is killed; a Dummy costs no action. You win if no Insurgent is on the map at the end of your turn.
   *[no] Move an Agent in a straight line, or interrogate a counter beside one. Captured: { $captives }. With 2 you can turn a revealed Sympathizer: send it to any empty hex. With 3 your Agents can jump: move to any empty hex. You win if no Insurgent is on the map at the end of your turn.
}
chart-explain-moving = In a straight line, over empty hexes, the Nexus and other Agents, but not over Rebel counters; with 3 captives, anywhere. It must stop on an empty hex, never in the Nexus.
chart-explain-turning = To any empty hex. It stays frozen there, in everyone's way.
chart-explain-judging = Captured, it goes to prison, and the same Agent may interrogate another counter without using an action; but a jailbreak would free it. Killed, it never comes back, and the Rebel may place up to two counters at once.
chart-explain-pressing = Another counter beside the same Agent, without using an action; or none.
chart-explain-replying = Up to two counters from the Display, by the usual rules, before the Government goes on; or none.

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
serve-no-page = Complot is running, but its page isn't built. The API is described at /api/docs.
serve-setting = Setting
serve-value = Value
serve-origin = Comes from
serve-default = default

## Records

replay-title = { $game }, table { $code }, game { $round }
replay-viewer = As { $name } heard it.
replay-ending = { $side } – { $how }
verify-holds = { $game }, table { $code }, game { $round }: dealt and played fairly.
verify-commitment = The server's seed has the hash that was shown: { $commitment }
verify-seed = The seed of the deal comes from it and from what the players added.
verify-seats = The order of the { $seats } seats was drawn from it.
verify-draws = { $draws ->
    [0] Nothing else was drawn.
    [one] So was the one other draw.
   *[other] So were all { $draws } other draws.
}
verify-rules = What anybody saw and heard in { $steps } steps is what the rules make of the moves.
verify-voided = { $voided ->
    [0] No commitment was voided before the deal.
    [one] One commitment was voided before the deal, by a change that everyone saw.
   *[other] { $voided } commitments were voided before the deal, each by a change that everyone saw.
}
verify-witnessed = { $count ->
    [one] What you named is in the proof.
   *[other] All { $count } things that you named are in the proof.
}
verify-advice = To be sure that this file is of your game, name the commitment that you were shown (--commitment) and what you added (--entropy).
export-done = { $rows ->
    [one] One line is in { $file }.
   *[other] { $rows } lines are in { $file }.
}
import-done = Table { $code } is back.

reports-none = No reports.
reports-one = { $at }, table { $code }: { $name } ({ $about }), reported by { $by } for { $reason ->
    [abuse] abuse
    [cheating] cheating
    [spam] spam
   *[other] another reason
}.
