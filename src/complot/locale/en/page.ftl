### The page in the browser.

## Everywhere

page-tagline = Games of hidden identity, played in the browser. No account, nothing to install.
page-home = All games
page-language = Language
page-theme = Appearance
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-close = Close
page-menu = Menu
page-loading = One moment …
page-offline = The line is dead. Reconnecting …
page-unreachable = The server can't be reached.
page-retry = Try again
page-error = Something went wrong ({ $code }).
page-you = you

## Home

page-players = { $least } to { $most } players
page-minutes = { $minutes } minutes
page-play-now = Play now with bots
page-new-table = New table
page-join = Join
page-join-title = Join a table
page-code = Table code
page-your-name = Your name
page-default-name = Agent { $number }

## Before the game

page-lobby-invite = Invite
page-lobby-copy = Copy the link
page-lobby-copied = Copied
page-lobby-share = Share the link
page-lobby-link = Link to this table
page-lobby-qr = QR code of the link to this table
page-lobby-scan = Point a phone's camera at it to sit down.
page-lobby-chairs = At the table
page-lobby-taken = { $taken } of { $most }
page-lobby-free = Free chair
page-lobby-host = Host
page-lobby-ready = Ready
page-lobby-not-ready = Not ready yet
page-lobby-bot = Bot, { $level }
page-lobby-level = Kind of bot
page-lobby-add-bot = Add a bot
page-lobby-remove = Send { $name } away
page-lobby-options = How we play
page-lobby-host-chooses = The host chooses.
page-lobby-sit = Sit down
page-lobby-leave = Get up
page-lobby-be-ready = I'm ready
page-lobby-be-unready = Not so fast
page-lobby-start = Deal the cards
page-lobby-need = { $count ->
    [one] One more player is needed: a friend or a bot.
   *[other] { $count } more players are needed: friends or bots.
}
page-lobby-wait-ready = Not ready yet: { $names }.
page-lobby-wait-host = { $name } can deal the cards.
page-lobby-all-set = Everyone is ready.
page-lobby-watching = You are watching. There is a chair for you.
page-lobby-full = Every chair is taken. You are watching.
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

## What happens at any table

table-event-sat-down = { $name } sits down.
table-event-got-up = { $name } gets up.
table-event-bot-sat = { $name }, a bot, sits down.
table-event-options-chosen = The table plays by other rules now.
table-event-ready-changed = { $ready ->
    [yes] { $name } is ready.
   *[no] { $name } isn't ready after all.
}
table-event-started = The game begins.
table-event-wrote = { $name }: { $text }

## The Resistance

page-resistance-scene-setup = The cards are being dealt.
page-resistance-scene-targeting = { $you ->
    [yes] Which mission will you attempt?
   *[no] { $leader } chooses the mission.
}
page-resistance-scene-proposing = { $you ->
    [yes] Mission { $mission }: tap the { $size } players you send.
   *[no] Mission { $mission }: { $leader } chooses a team of { $size }.
}
page-resistance-scene-discussing = { $you ->
    [yes] Your team is named. Talk it over, then call the vote.
   *[no] { $leader } has named the team for mission { $mission }. Talk it over.
}
page-resistance-scene-voting = Mission { $mission }: do you send this team?
page-resistance-scene-voted = You have voted. The ballots are still face down.
page-resistance-scene-watching = Mission { $mission }: the team is put to the vote.
page-resistance-scene-playing = Mission { $mission }: play a card. Nobody will know whose it is.
page-resistance-scene-played = Your card is face down.
page-resistance-scene-away = The team is on mission { $mission }.
page-resistance-scene-ballots = The ballots are turned over.
page-resistance-scene-cards = The cards are turned over, one by one.
page-resistance-missions = Missions
page-resistance-mission = Mission { $mission }, team of { $size }
page-resistance-needs = { $count } Fails needed
page-resistance-now = now
page-resistance-ring = The table
page-resistance-proposal = Mission { $mission }, proposal { $attempt }
page-resistance-verdict = { $approved ->
    [yes] Approved
   *[no] Rejected
}
page-resistance-card = { $success ->
    [yes] Success
   *[no] Fail
}
page-resistance-chosen = { $count } of { $size } chosen
page-resistance-voted = has voted
page-resistance-barred = You can't play that card.
page-resistance-my-vote = Your vote: { $approve ->
    [yes] Approve
   *[no] Reject
}
page-resistance-my-card = Your card: { $success ->
    [yes] Success
   *[no] Fail
}
page-resistance-claim-i-am = I am …
page-resistance-claim-accuse = I accuse …
page-resistance-claim-trust = I trust …
page-resistance-claim-advise = This team …
page-resistance-claim-take-me = Take me
page-resistance-claim-suggest = I would send …
page-resistance-claim-i-played = I played …

## The Plot Thickens

page-tab-plot = Plot
page-resistance-scene-handing-out = { $you ->
    [yes] You have drawn Plot cards. Hand them to other players, one by one.
   *[no] { $leader } hands out the Plot cards.
}
page-resistance-scene-overhearing = { $you ->
    [yes] { $card }: tap a neighbour to look at their Character card.
   *[no] { $card }: { $seat } looks at a neighbour's Character card.
}
page-resistance-scene-confiding = { $you ->
    [yes] { $card }: tap the player who may see your Character card.
   *[no] { $card }: { $seat } lets a player see their Character card.
}
page-resistance-scene-taking-responsibility = { $you ->
    [yes] { $card }: choose the Plot card that you take.
   *[no] { $card }: { $seat } takes another player's Plot card.
}
page-resistance-scene-usurping = { $you ->
    [yes] { $card }: a Leader has taken office. Will you lead instead?
   *[no] { $card }: it is up to { $seat } to take over.
}
page-resistance-scene-opining = { $you ->
    [yes] Mission { $mission }: you vote first, for all to see.
   *[no] Mission { $mission }: the Opinion Makers vote first ({ $names }).
}
page-resistance-scene-annulling = { $you ->
    [yes] { $card }: the team was approved. Will you reject it after all?
   *[no] { $card }: { $seat } may still reject the approved team.
}
page-resistance-scene-spotlighting = { $you ->
    [yes] { $card }: tap who must play face up, or keep the card.
   *[no] { $card }: { $seat } may make a member play face up.
}
page-resistance-scene-inspecting = { $you ->
    [yes] { $card }: tap whose Mission card you look at, or keep the card.
   *[no] { $card }: { $seat } may look at a Mission card.
}
page-resistance-plot-drawn = Plot cards to hand out
page-resistance-plot-none = No Plot card is on the table.
page-resistance-plot-seen = Who saw what
page-resistance-plot-deck = { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
page-resistance-plot-ask = What may I do here?
page-resistance-plot-window = Each holder has one chance, from the Leader clockwise; who passes can't come back to it.
page-resistance-claim-i-saw = I saw the card of …
page-resistance-claim-they-played = On the mission, I saw …
page-resistance-claim-urge = Your Plot card …
page-resistance-claim-give-me = Hand me …
page-resistance-on-mission = Mission { $mission }: { $text }

## Secrets

page-secrets-ring = The table
page-secrets-facts = What everyone may count on
page-secrets-active = active
page-secrets-un = UN
page-secrets-turn = Turn { $turn }
page-secrets-start = Start
page-secrets-deck = Deck: { $count }
page-secrets-bullets = Bullets: { $count }
page-secrets-end = Ends at { $full } cards
page-secrets-count = { $count } of { $full } cards
page-secrets-centre = Centre
page-secrets-bullet = Bullet
page-secrets-face-down = { $name }, face down
page-secrets-nobody = Nobody wins
page-secrets-displays = Displays
page-secrets-notes = What I was shown
page-secrets-notes-tab = Notes
page-secrets-no-notes = Nothing to show.
page-secrets-my-offer = You offer: { $name }
page-secrets-my-answer = Your answer: { $accept ->
    [yes] Accept
   *[no] Refuse
}
page-secrets-my-bullet = The Bullet in your hand: { $value }
page-secrets-swap = { $seat } swapped the tokens of { $players }.
page-secrets-swap-own = { $seat } swapped their own token with the centre one.
page-secrets-swap-centre = { $certain ->
    [yes] { $seat } swapped the centre token with that of { $players }.
   *[no] { $seat } swapped the centre token with one of { $players }.
}
page-secrets-scene-setup = The tokens are being dealt.
page-secrets-scene-choosing = { $you ->
    [yes] Keep one of the two cards for your offer. Only you will know which.
   *[no] { $seat } keeps one of the two cards for an offer.
}
page-secrets-scene-offering = { $you ->
    [yes] Tap the player to whom you offer the card, face down.
   *[no] { $seat } chooses whom to offer the card.
}
page-secrets-scene-asked = { $seat } offers you a card, face down. Do you take it?
page-secrets-scene-answered = You have answered.
page-secrets-scene-un = { $seat } offers { $target } a card. As the UN you may take it yourself.
page-secrets-scene-answering = { $you ->
    [yes] You offer { $target } a card. Say what you like about it.
   *[no] { $seat } offers { $target } a card.
}
page-secrets-scene-treating = { $you ->
    [yes] { $card }: tap two other players, whose tokens are swapped.
   *[no] { $card }: { $seat } swaps the tokens of two players.
}
page-secrets-scene-supporting = { $you ->
    [yes] { $card }: tap the player who gets this card; you will see their token.
   *[no] { $card }: { $seat } passes this card on and looks at a token.
}
page-secrets-scene-negotiating = { $you ->
    [yes] { $card }: tap the neighbour whose token you swap with the centre. Nobody sees whom.
   *[no] { $card }: eyes closed! { $seat } swaps the centre with a neighbour.
}
page-secrets-scene-investigating = { $you ->
    [yes] { $card }: tap whose token you look at, or choose the centre.
   *[no] { $card }: { $seat } looks at a token.
}
page-secrets-scene-loading = { $card }: a Bullet is drawn.
page-secrets-scene-shooting = { $you ->
    [yes] { $card }: tap who gets the Bullet. Your notes say what it is worth.
   *[no] { $card }: { $seat } gives somebody a Bullet.
}
page-secrets-claim-it-is = This card is …
page-secrets-claim-advise = Accept it? Refuse it?
page-secrets-claim-urge-un = To the UN …
page-secrets-claim-i-am = I am …
page-secrets-claim-they-are = … is with …
page-secrets-claim-with-you = I am with …
page-secrets-claim-i-saw = I saw the token of …
page-secrets-claim-i-saw-centre = I saw the centre …
page-secrets-claim-i-swapped = I swapped the centre with …
page-secrets-claim-bullet-is = The Bullet I gave …
