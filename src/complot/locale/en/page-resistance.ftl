### The table of The Resistance, in the browser.

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
# With Plot cards a card may lie open, or be looked at.
page-resistance-scene-playing = { $plot ->
    [yes] Mission { $mission }: play a card.
   *[no] Mission { $mission }: play a card. Nobody will know whose it is.
}
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

page-resistance-plot-tab = Plot
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
   *[no] { $card }: { $seat } may take over.
}
page-resistance-scene-opining = { $you ->
    [yes] Mission { $mission }: you vote first, for all to see.
   *[no] Mission { $mission }: { $names } must vote first (Opinion Maker).
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
page-resistance-plot-window = Each holder has one chance, from the Leader clockwise; whoever passes can't come back to it.
page-resistance-claim-i-saw = I saw the card of …
page-resistance-claim-they-played = On the mission, I saw …
page-resistance-claim-urge = Your Plot card …
page-resistance-claim-give-me = Hand me …
page-resistance-on-mission = Mission { $mission }: { $text }
