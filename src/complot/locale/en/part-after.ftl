### After the game: what is left of it in the browser, and seeing it again.

## Seeing a game again

after-replay-title = Replay of game { $round }
after-controls = Replay
after-moment = Moment of the game
after-moment-at = { $step } of { $length } · { $chapter }
after-back = One step back
after-next = One step forward
after-chapter-back = Back to the start of the chapter
after-chapter-next = On to the next chapter
after-run = Play
after-pause = Pause
after-speed = Speed
after-speed-times = { $speed }×
after-eyes = Seen by
after-eyes-spectator = A spectator sees
after-eyes-seat = { $name } sees
after-eyes-all = All-seeing eyes
after-hands-tab = Secrets
after-share = Copy the link to this moment
after-download = Download the record
after-table = Back to table { $code }

## What is left

after-hands = Everything revealed
after-watch = Watch it again
after-from-here = Watch from here
after-story = The story of the game
after-deal = Before the first turn
after-round = Round { $round }
after-turn = Turn { $turn }
after-believed = What the bots believed
after-believed-by = { $seat }'s suspicions
after-odds = { $odds }%

## The proof of the deal

after-proof = Was the deal fair?
after-proof-holds = Yes: your browser has checked it, and all of it holds.
after-proof-fails = No: this deal isn't what it claims to be.
after-mark-yes = Right.
after-mark-no = Wrong.
after-mark-none = Nothing to check.
after-check-opened = The seeds of the deal aren't there.
after-check-commitment = { $holds ->
    [yes] The server's seed has the hash that was shown before the deal.
   *[no] The server's seed doesn't have the hash that was shown before the deal.
}
after-check-voided = { $holds ->
    [none] No earlier deal was given up.
    [yes] { $count ->
        [one] The seed of the deal that was given up before has the hash that was shown.
       *[other] The seeds of all { $count } deals that were given up before have the hashes that were shown.
    }
   *[no] The seed of a deal that was given up before doesn't have the hash that was shown.
}
after-check-mine = { $holds ->
    [none] This browser had no part in the deal.
    [yes] What your browser added is in the deal.
   *[no] What your browser added isn't in the deal.
}
after-check-seed = { $holds ->
    [yes] The seed of the deal comes from the server's seed and from what the players added.
   *[no] The seed of the deal doesn't come from the server's seed and from what the players added.
}
after-check-seating = { $holds ->
    [yes] Everybody sits where the draw says.
   *[no] Somebody doesn't sit where the draw says.
}
after-check-draws = { $holds ->
    [yes] { $count ->
        [one] The one draw comes from the seed.
       *[other] All { $count } draws come from the seed.
    }
   *[no] Draw { $k } isn't what the seed gives.
}
after-check-log = { $holds ->
    [yes] The game has used no other draws.
   *[no] The game has used draws other than these.
}
after-proof-numbers = The numbers
after-proof-commitment = Hash shown before the deal
after-proof-server-seed = The server's seed
after-proof-entropy = Added by { $name }
after-proof-seed = Seed of the deal

## The series

after-series = The games at this table
after-series-player = Player
after-series-won = Won
after-series-drawn = Drawn
after-series-lost = Lost
after-series-side = { $count ->
    [one] { $side }: 1 win
   *[other] { $side }: { $count } wins
}
after-series-game = Game { $round }: { $side }

## Each game

after-resistance-votes = Who voted like whom
after-resistance-most = Most alike: { $players }, in { $alike } of { $votes } votes.
after-resistance-least = Least alike: { $players }, in { $alike } of { $votes } votes.
after-resistance-votes-note = In how many of the { $votes } votes two players chose the same. Circle: Resistance; triangle: Spy.
after-resistance-believed = How likely each bot thought the others were to be Spies, at its last vote of each round.
after-secrets-saw = { $count ->
    [one] { $seat } was shown 1 token
   *[other] { $seat } was shown { $count } tokens
}
after-secrets-offers = What was offered
after-secrets-offer = { $kept ->
    [yes] { $seat } offered { $whose } this card: { $card }. It was taken.
   *[no] { $seat } offered { $whose } this card: { $card }. It went to { $got }.
}
after-secrets-truth = { $said ->
    [none] Nothing was claimed.
    [yes] That was the truth.
   *[no] A lie: it was called { $called }.
}
after-secrets-believed = What each bot took every token for, and how sure it was, at its last decision of each turn. Bots count what they may know; they don't read faces.
after-uprising-first = At the first turn
after-uprising-last = At the end
after-uprising-fates = What became of them
after-uprising-believed = The numbers that the Government's bot took for Insurgents, at the start of each of its turns, and whether they were.
after-uprising-suspects = Prime suspects
after-uprising-suspect = { $right ->
    [yes] { $number }: { $odds }%, rightly
   *[no] { $number }: { $odds }%, wrongly
}
