### The page in the browser.

## Everywhere

page-tagline = Games of hidden identity, played in the browser. No account, nothing to install.
page-home = All games
page-rules = Rules
page-language = Language
page-theme = Appearance
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-signals = Signals
page-signals-off = Silent
page-signals-sound = Sound
page-signals-vibration = Vibration
page-signals-both = Sound and vibration
page-close = Close
page-menu = Menu
page-loading = One moment …
page-no-network = You are offline. The page comes back to life when the network does.
page-lost-line = The line is dead. Reconnecting …
page-lost-network = This device has no network. You can play on as soon as it's back.
page-lost-restart = The server is restarting. Reconnecting …
page-trying = You needn't do anything: the page keeps trying.
page-outdated = The server has a newer page than this one. Load it: your seat and what you have typed stay.
page-no-cookies = This browser takes no cookies from this site, and without one your table can't recognise you. Allow them, then load the page again.
page-forgetful = This browser keeps nothing for this site: a reload may lose what you are typing. If you don't want that, allow site data or leave private mode, then load the page again.
page-reload = Load again
page-unreachable = The server can't be reached.
page-retry = Try again
page-gone = It was here a moment ago, but the server no longer has it, and waiting won't bring it back. Open a new table, and send the others its link.
page-nowhere = Check the code, or ask whoever invited you for the link.
page-error = Something went wrong ({ $code }).
page-you = you

## Home

page-players = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
}
page-minutes = { $minutes } minutes
page-play-now = Play now with bots
page-new-table = New table
page-lesson = Lesson
page-join = Join
page-join-title = Join a table
page-code = Table code
page-pass = Play on one device
page-your-name = Your name
page-default-name = Agent { $number }
page-me = You and your devices

## Before the game

page-lobby-invite = Invite
page-lobby-copy = Copy the link
page-lobby-copied = Copied
page-lobby-share = Share the link
page-lobby-link = Link to this table
page-lobby-qr = QR code of the link to this table
page-lobby-scan = Point a phone's camera at it to sit down.
page-screen = Table screen
page-lobby-chairs = At the table
page-lobby-taken = { $taken } of { $most }
page-lobby-free = Free seat
page-lobby-host = Host
page-lobby-ready = Ready
page-lobby-not-ready = Not ready yet
page-lobby-bot = Bot, { $level }
page-lobby-level = Kind of bot
page-lobby-add-bot = Add a bot
page-lobby-remove = Send { $name } away
page-lobby-options = How we play
page-lobby-terms = Access and clock
page-lobby-host-chooses = The host chooses.
page-lobby-sit = Sit down
page-lobby-leave = Get up
page-lobby-be-ready = I'm ready
page-lobby-be-unready = Not so fast
page-lobby-side = Preferred side
page-lobby-side-any = Any side
page-lobby-start = Start the game
page-lobby-need = { $count ->
    [one] One more player is needed: a friend or a bot.
   *[other] { $count } more players are needed: friends or bots.
}
page-lobby-wait-ready = Not ready yet: { $names }.
page-lobby-wait-host = { $name } can start the game.
page-lobby-all-set = Everyone is ready.
page-lobby-watching = You are watching. There is a seat for you.
page-lobby-full = Every seat is taken. You are watching.
page-lobby-watch = Watch and talk
page-lobby-again = The seats are as they were: once everyone is ready, the host can start.
page-bot-sensible = sensible
page-bot-random = erratic

## At the table

page-your-turn = Your turn
page-waiting = Waiting for { $names }
page-watching = You are watching
page-confirm = Confirm
page-choose-first = Choose first
page-skip = Skip
page-tab-folder = Folder
page-tab-votes = Votes
page-tab-talk = Talk
page-tab-log = Log
page-tab-after = Debrief
page-after-open = What really happened
page-secret = Top secret
page-secret-hold = Press and hold to look inside
page-secret-show = Open the folder
page-secret-hide = Close the folder
page-talk-claim = Say something
page-talk-back = Say something else
page-talk-send = Send
page-talk-write = Write to everyone
page-talk-empty = Nobody has said a word yet.
page-rematch = Play again
page-resign = Resign
page-resign-sure = Resign and lose the game?
page-resign-not = Not now
page-draw-offer = Offer a draw
page-draw-withdraw = Withdraw the offer
page-draw-agree = Accept the draw

## What happens at any table

table-event-sat-down = { $name } sits down.
table-event-got-up = { $name } gets up.
table-event-bot-sat = { $name }, a bot, sits down.
table-event-options-chosen = The table plays by different rules now.
table-event-ready-changed = { $ready ->
    [yes] { $name } is ready.
   *[no] { $name } isn't ready after all.
}
table-event-started = The game begins.
table-event-wrote = { $name }: { $text }
table-event-draw-offered = { $offered ->
    [yes] { $name } offers a draw.
   *[no] { $name } withdraws the offer of a draw.
}
table-event-watch-begun = { $name } is watching.
table-event-watch-ended = { $name } has stopped watching.
table-event-terms-changed = The host has changed how the table is run.
table-event-host-changed = { $name } is the host now.
table-event-kicked = The host has sent { $name } away.
table-event-readmitted = The host lets { $name } come back.
table-event-went-away = { $name } seems to be away.
table-event-came-back = { $name } is back.
table-event-stood-in = { $reason ->
    [left] { $name } has left; a bot takes over.
    [late] { $name } was too slow again; a bot takes over.
    [replaced] As all agreed, a bot takes over for { $name }.
   *[kicked] A bot takes over for { $name }.
}
table-event-took-back = { $name } takes over from the bot again.
table-event-took-over = As all agreed, { $name } takes over the seat of { $before }.
table-event-volunteered = { $name } offers to take over the seat of { $before }.
table-event-replace-wanted = { $agree ->
    [yes] { $bot ->
        [yes] { $name } would let a bot play for { $before }.
       *[no] { $name } would let { $by } play for { $before }.
    }
   *[no] { $name } no longer wants { $before } replaced.
}
table-event-pause-wanted = { $wanted ->
    [yes] { $name } would like a pause.
   *[no] { $name } doesn't want a pause any more.
}
table-event-paused = The game is paused.
table-event-resumed = { $name } ends the pause: the game goes on.
table-event-nudged = { $by } reminds { $name } that the table is waiting.
table-event-time-given = { $name } asks for more time, and everyone gets it.
table-event-time-up = Time was up for { $name }; a bot decided.
table-event-decided-for-you = Your time was up; a bot decided for you.
table-event-murmured = { $name }, watching: { $text }
table-event-rules-changed = This server has new rules for the game, so the one you were playing can't go on. You can start another.
