### The table of Secrets, in the browser.

page-secrets-ring = The table
page-secrets-facts = What everyone knows
page-secrets-active = active
page-secrets-un = UN
page-secrets-turn = Turn { $turn }
page-secrets-start = Start
page-secrets-deck = Deck: { $count }
page-secrets-bullets = Bullets: { $count }
page-secrets-end = Ends at { $full } cards
page-secrets-count = { $count } of { $full } cards
page-secrets-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $sure ->
    [yes] {""}
   *[no] ?
}
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
   *[no] { $seat } swapped the centre token with that of one of these two: { $players }.
}
page-secrets-scene-setup = The tokens are being dealt.
page-secrets-scene-choosing = { $you ->
    [yes] Keep one of the two cards for your offer. Only you will know which.
   *[no] { $seat } keeps one of the two cards for an offer.
}
page-secrets-scene-offering = { $you ->
    [yes] Tap the player you offer the card to, face down.
   *[no] { $seat } chooses whom to offer the card to.
}
page-secrets-scene-asked = { $seat } offers you a card, face down. Do you take it?
page-secrets-scene-answered = You have answered.
page-secrets-scene-un = { $seat } offers { $target } a card. As the UN you may take it yourself.
page-secrets-scene-answering = { $you ->
    [yes] You offer { $target } a card. Say what you like about it.
   *[no] { $seat } offers { $target } a card.
}
page-secrets-scene-treating = { $you ->
    [yes] { $card }: tap two other players to swap their tokens.
   *[no] { $card }: { $seat } swaps the tokens of two players.
}
page-secrets-scene-supporting = { $you ->
    [yes] { $card }: tap the player who gets this card; you will see their token.
   *[no] { $card }: { $seat } passes this card on and looks at a token.
}
page-secrets-scene-negotiating = { $you ->
    [yes] { $card }: tap the neighbour whose token you swap with the centre one. Nobody else will know whose.
   *[no] { $card }: eyes closed! { $seat } swaps the centre token with a neighbour's.
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
page-secrets-claim-they-are = I think … is …
page-secrets-claim-with-you = I am with …
page-secrets-claim-i-saw = I saw the token of …
page-secrets-claim-i-saw-centre = I saw the centre …
page-secrets-claim-i-swapped = I swapped the centre with …
page-secrets-claim-bullet-is = The Bullet I gave …

## What a narrator says around a table screen

page-secrets-narrator-looks = { $seats ->
    [4] Everybody, look at your own token, and let nobody else see it.
   *[other] Everybody, look at your own token and at that of the player on your right. Let nobody else see them.
}
page-secrets-narrator-remember = Remember it well: from now on tokens change hands.
page-secrets-narrator-close = Everybody but { $seat }, close your eyes.
page-secrets-narrator-swap = { $seat }, swap the centre token with that of one of your neighbours. Nobody else will know whose.
page-secrets-narrator-open = Everybody, open your eyes. One neighbour of { $seat } has a different token now.
