### What people do at a table besides playing.

## Who sits here

life-program = A program
life-away = away
life-stood-in = bot playing
life-watchers = Watching

## One player

life-nudge = Remind them
life-nudged = Reminded
life-take-over = Offer to take over
life-bot-for = Let a bot play for { $name }
life-hand-over = Make { $name } the host
life-kick = Send { $name } away
life-kick-sure = Send { $name } away? Whoever is sent away can't come back unless you let them.
life-readmit = Let { $name } come back
life-sit-out = Let a bot play for me
life-sit-out-sure = A bot will play for you. You can take your seat back at any time.
life-cancel = Not now
life-mute = Don't show me what { $name } says
life-unmute = Show me what { $name } says
life-block = Block { $name }
life-block-help = Whoever you block can't remind you of anything, nor sit down where you are the host.
life-unblock = Unblock { $name }
life-report = Report { $name }
life-report-reason = What is wrong?
life-report-abuse = Insults or threats
life-report-cheating = Cheating
life-report-spam = Spam
life-report-other = Something else
life-report-text = What happened?
life-report-help = Whoever runs this server will read it, along with { $name }'s latest messages.
life-report-send = Send the report
life-reported = Your report about { $name } was sent.

## Marks and notes, for one's own eyes

life-marks = What do you think of { $name }?
life-marks-help = Only you see your marks; they appear at the seats only while you want them to.
life-marks-show = Show my marks at the seats
life-mark-trusted = trusted
life-mark-unsure = unsure
life-mark-suspect = suspect
life-mark-said = Your mark: { $mark }
life-notes = My notes
life-notes-help = Nobody else can read them.
life-notes-saved = Saved
life-notes-saving = Saving …
life-notes-unsaved = Not saved yet. It will be as soon as the server answers.

## How the table is kept

life-public = Public table
    .help = Anybody can find it on the list of open tables.
life-locked = Locked
    .help = Nobody else may sit down.
life-spectators = Spectators welcome
    .help = Whoever has the link may watch, and sees no secrets.
life-clock = Clock
life-clock-running = The clock can't be changed during a game.
life-clock-no-clock = No clock
life-clock-per-decision = Time for each decision
life-clock-per-day = Days for each decision
life-clock-time = How long
life-clock-help = When time is up, there is a grace period of { $grace }; then a bot decides.
life-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
life-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
life-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
life-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
life-sum-closed = No spectators
life-sum-clock = { $time } for each decision
life-deal = A fair deal
life-deal-sealed = The server has sealed its part of the deal. The seal: { $seal }
life-deal-parts = { $count ->
    [0] Whoever is ready adds a part of their own.
   *[other] Whoever is ready adds a part of their own; so far: { $names }.
}
life-deal-after = After the game anybody can check that nothing was changed.

## The clock

life-clock-mine = you
life-clock-others = others
life-clock-grace = grace
life-clock-still = stopped
life-clock-left-mine = Your time: { $time }
life-clock-left-others = Time for the others: { $time }
life-clock-left-grace = Time is up. A bot decides in { $time }.
life-clock-stands = The clock stands still.
life-short-days = { $count } d
life-short-hours = { $count } h
life-more-time = { $asks ->
    [one] More time for everyone: you can ask once more
   *[other] More time for everyone: you can ask { $asks } more times
}

## What is to be agreed

life-pause = Ask for a pause
life-no-pause = No pause after all
life-pause-asked = { $name } would like a pause: { $agreed } of { $all } agree.
life-agree = Agree
life-withdraw = Take it back
life-paused = The game is paused, and so is every clock.
life-resume = Go on
life-vote-bot = A bot for { $before }? { $agreed } of { $all } agree.
life-vote-person = { $name } for { $before }? { $agreed } of { $all } agree.
life-gone = { $name } is away.
life-nudges-you = { $by } reminds you: the table is waiting.
life-mine-left = You have left. A bot plays for you.
life-mine-late = You were too slow twice. A bot plays for you.
life-mine-replaced = The others have let a bot play for you.
life-mine-kicked = The host has sent you away. A bot is playing for you; you can watch, and ask the host to let you back in.
life-take-back = Take my seat back
life-ok = All right

## Those who watch

life-watch = Watch under a name
life-watch-help = With a name you can talk with the others who watch. Players read it when the game is over.
life-murmur = Write to those who watch
life-murmur-help = Players read this when the game is over.
life-watching-too = { $name }, watching
life-stop-watching = Watch without a name
