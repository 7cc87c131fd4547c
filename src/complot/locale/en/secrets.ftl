### Secrets.

secrets-name = Secrets
secrets-tagline = CIA, KGB and the odd Hippie. Know your side? Somebody may just have swapped it.

## Options

secrets-option-un-tie = A tie for the fewest cards
    .help = What becomes of the UN token when its holder comes to share the fewest cards.
secrets-option-un-tie-centre = It goes back to the centre
secrets-option-un-tie-keep = The holder keeps it
secrets-option-third-scientist = A third Scientist
    .help = What Scientists do once two of them lie face down.
secrets-option-third-scientist-fresh = They count anew
secrets-option-third-scientist-literal = Only the second turns everything down
secrets-option-bottom = Cards put back
    .help = In which order the cards put under the deck come up again.
secrets-option-bottom-kept = In the order they were put there
secrets-option-bottom-shuffled = Shuffled
secrets-option-memory-aid = Memory aid
    .help = Whether the table keeps a list of what you have seen and of the swaps.
secrets-option-memory-aid-on = A dated list
secrets-option-memory-aid-off = Each look is shown once

## Sides, cards and endings

secrets-side-cia = CIA
secrets-side-kgb = KGB
secrets-side-hippie = Hippie
secrets-identity = { $identity ->
    [cia] { secrets-side-cia }
    [kgb] { secrets-side-kgb }
   *[hippie] { secrets-side-hippie }
}
secrets-centre-identity = { $centre ->
    [cia] { secrets-side-cia }
    [kgb] { secrets-side-kgb }
   *[hippie] { secrets-side-hippie }
}
secrets-how-lone-hippie = a Hippie alone at the bottom
secrets-how-higher-total = the higher total
secrets-how-tie = CIA and KGB level
secrets-character-psychiatrist = Psychiatrist
    .help = Swap the tokens of two other players. Nobody looks.
secrets-character-double-agent = Double Agent
    .help = Swap your token with the one in the centre, then look at your new one.
secrets-character-politician = Politician
    .help = Give it to another player and look at that player's token.
secrets-character-journalist = Journalist
    .help = All other players see your token. You don't.
secrets-character-diplomat = Diplomat
    .help = The centre token is shown. Swap it in secret with a neighbour's.
secrets-character-detective = Detective
    .help = Look at any one token: yours, another player's or the one in the centre.
secrets-character-scientist = Scientist
    .help = The second one in your display turns all your Characters face down.
secrets-character-assassin = Assassin
    .help = Draw a Bullet, look at it and give it face down to another player.
secrets-character = { $character ->
    [psychiatrist] { secrets-character-psychiatrist }
    [double_agent] { secrets-character-double-agent }
    [politician] { secrets-character-politician }
    [journalist] { secrets-character-journalist }
    [diplomat] { secrets-character-diplomat }
    [detective] { secrets-character-detective }
    [scientist] { secrets-character-scientist }
   *[assassin] { secrets-character-assassin }
}

## What happens

secrets-event-first-drawn = { $you ->
    [yes] The draw says: you begin.
   *[no] The draw says: { $seat } begins.
}
secrets-event-token-taken = { $you ->
    [yes] You take a token.
   *[no] { $seat } takes a token.
}
secrets-event-centre-placed = The last token lies face down in the centre.
secrets-event-token-seen = { $whose_own ->
    [yes] For your eyes only. Your token: { secrets-identity }.
   *[no] For your eyes only. The token of { $whose }: { secrets-identity }.
}
secrets-event-centre-seen = For your eyes only. The token in the centre: { secrets-identity }.
secrets-event-centre-shown = Everybody is shown the token in the centre: { secrets-identity }.
secrets-event-turn-began = { $you ->
    [yes] Turn { $turn }: the deck is yours.
   *[no] Turn { $turn }: the deck is with { $seat }.
}
secrets-event-character-drawn = { $repeated ->
    [yes] { secrets-character } again: it goes under the deck.
   *[no] Drawn: { secrets-character }.
}
secrets-event-card-chosen = { $you ->
    [yes] You keep one of the two cards for the Offer.
   *[no] { $seat } keeps one of the two cards for the Offer.
}
secrets-event-card-offered = { $you ->
    [yes] You offer the card to { $whose }.
   *[no] { $seat } offers the card to { $whose }.
}
secrets-event-answer-given = { $you ->
    [yes] You have answered.
   *[no] { $seat } has answered.
}
secrets-event-interruption-decided = { $takes ->
    [yes] { $you ->
        [yes] United Nations: you take the card.
       *[no] United Nations: { $seat } takes the card.
    }
   *[no] { $you ->
        [yes] United Nations: you let the card pass.
       *[no] United Nations: { $seat } lets the card pass.
    }
}
secrets-event-answer-shown = { $accepts ->
    [yes] { $you ->
        [yes] You accept the card.
       *[no] { $seat } accepts the card.
    }
   *[no] { $you ->
        [yes] You refuse the card.
       *[no] { $seat } refuses the card.
    }
}
secrets-event-card-turned-up = { $you ->
    [yes] The card is turned up: { secrets-character }. It goes to you.
   *[no] The card is turned up: { secrets-character }. It goes to { $seat }.
}
secrets-event-tokens-swapped = { $you ->
    [yes] You swap the tokens of { $players }.
   *[no] { $seat } swaps the tokens of { $players }.
}
secrets-event-centre-swapped = { $you ->
    [yes] You swap your token with the one in the centre.
   *[no] { $seat } swaps tokens with the centre.
}
secrets-event-neighbour-swapped = { $you ->
    [yes] While all eyes are closed, you swap the centre token with a neighbour's.
   *[no] While all eyes are closed, { $seat } swaps the centre token with a neighbour's.
}
secrets-event-token-looked-at = { $you ->
    [yes] { $whose_own ->
        [yes] You look at your own token.
       *[no] You look at the token of { $whose }.
    }
   *[no] { $whose_own ->
        [yes] { $seat } looks at their own token.
       *[no] { $seat } looks at the token of { $whose }.
    }
}
secrets-event-centre-looked-at = { $you ->
    [yes] You look at the token in the centre.
   *[no] { $seat } looks at the token in the centre.
}
secrets-event-token-presented = { $you ->
    [yes] All other players are shown your token.
   *[no] All other players are shown the token of { $seat }.
}
secrets-event-token-shown = The token of { $seat } says: { secrets-identity }.
secrets-event-politician-placed = { $you ->
    [yes] You give the Politician to { $whose }.
   *[no] { $seat } gives the Politician to { $whose }.
}
secrets-event-bullet-drawn = { $you ->
    [yes] You draw a Bullet.
   *[no] { $seat } draws a Bullet.
}
secrets-event-bullet-seen = For your eyes only. The Bullet is worth { $value }.
secrets-event-bullet-given = { $you ->
    [yes] You give the Bullet to { $whose }.
   *[no] { $seat } gives the Bullet to { $whose }.
}
secrets-event-display-turned-down = { $you ->
    [yes] Two Scientists: all your Characters are turned face down.
   *[no] Two Scientists: all of { $seat }'s Characters are turned face down.
}
secrets-event-pair-turned-down = { $you ->
    [yes] Your pair is turned face down: { secrets-character }.
   *[no] { $seat }'s pair is turned face down: { secrets-character }.
}
secrets-event-un-taken = { $you ->
    [yes] You have the fewest cards and take the UN token.
   *[no] { $seat } has the fewest cards and takes the UN token.
}
secrets-event-un-returned = { $you ->
    [yes] You put the UN token back into the centre.
   *[no] { $seat } puts the UN token back into the centre.
}
secrets-event-tokens-revealed = All tokens are turned up. CIA: { $cia }. KGB: { $kgb }. Hippies: { $hippies }. In the centre: { secrets-centre-identity }.
secrets-event-bullet-revealed = { $you ->
    [yes] The Bullet in front of you is worth { $value }.
   *[no] The Bullet in front of { $seat } is worth { $value }.
}
secrets-event-scored = { $you ->
    [yes] Your score: { $points }.
   *[no] { $seat } scores { $points }.
}
secrets-event-game-ended = { $winner ->
    [cia] The CIA wins, { $cia } to { $kgb }.
    [kgb] The KGB wins, { $kgb } to { $cia }.
    [hippie] { $whose } wins alone: a Hippie with the lowest score of all.
   *[other] CIA and KGB are level at { $cia }: everybody loses.
}

## What can be done

secrets-action-draw-first = { $seat } begins
secrets-action-deal-token = a token: { secrets-identity }
secrets-action-draw-character = { secrets-character } is drawn
secrets-action-draw-bullet = a Bullet worth { $value }
secrets-action-choose = Keep { secrets-character } for the Offer
secrets-action-offer = Offer the card to { $seat }
secrets-action-answer = { $accept ->
    [yes] Accept
   *[no] Refuse
}
secrets-action-interrupt = { $take ->
    [yes] Take the card
   *[no] Let the card pass
}
secrets-action-exchange = Swap the tokens of { $players }
secrets-action-support = Give the Politician to { $seat }
secrets-action-swap-with = Swap the centre token with that of { $seat }
secrets-action-investigate = { $you ->
    [yes] Look at your own token
   *[no] Look at the token of { $seat }
}
secrets-action-investigate-centre = Look at the token in the centre
secrets-action-shoot = Give the Bullet to { $seat }

## What players say

secrets-claim-i-am = { $identity ->
    [cia] I am CIA.
    [kgb] I am KGB.
   *[hippie] I am a Hippie.
}
secrets-claim-they-are = { $you ->
    [yes] My guess for you: { secrets-identity }.
   *[no] My guess for { $seat }: { secrets-identity }.
}
secrets-claim-with-you = { $you ->
    [yes] I am on your side.
   *[no] I am on the side of { $seat }.
}
secrets-claim-i-saw = { $you ->
    [yes] I have seen your token: { secrets-identity }.
   *[no] I have seen the token of { $seat }: { secrets-identity }.
}
secrets-claim-i-saw-centre = I have seen the token in the centre: { secrets-identity }.
secrets-claim-i-swapped = { $you ->
    [yes] My Diplomat swapped the centre token with yours.
   *[no] My Diplomat swapped the centre token with that of { $seat }.
}
secrets-claim-it-is = The card on offer: { secrets-character }.
secrets-claim-advise = { $accept ->
    [yes] Accept it.
   *[no] Don't accept it.
}
secrets-claim-urge-un = { $take ->
    [yes] United Nations, take it.
   *[no] United Nations, let it pass.
}
secrets-claim-bullet-is = { $you ->
    [yes] The Bullet I gave you is worth { $value }.
   *[no] The Bullet I gave { $seat } is worth { $value }.
}

## The table

secrets-heading-choosing = Which card do you keep for the Offer?
secrets-heading-offering = Whom do you offer the card to?
secrets-heading-answering = Do you accept the card, unseen?
secrets-heading-interrupting = United Nations: do you take the card, unseen?
secrets-heading-treating = Whose tokens do you swap?
secrets-heading-supporting = Who gets the Politician? You will see their token.
secrets-heading-negotiating = Which neighbour's token do you swap with the centre one? Nobody else will know.
secrets-heading-investigating = Which token do you look at?
secrets-heading-shooting = Who gets the Bullet?
