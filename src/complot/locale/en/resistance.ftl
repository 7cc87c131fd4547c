### The Resistance.

resistance-name = The Resistance
resistance-tagline = A few Spies, five missions, and every vote in the open. Whom do you trust?

## Options

resistance-option-targeting = Targeting
    .help = The Leader chooses which mission to attempt.
resistance-option-blind-spies = Blind Spies
    .help = The Spies don't learn who the other Spies are.
resistance-option-plot = The Plot Thickens
    .help = Plot cards are drawn each round and handed to the players.
resistance-option-plot-hand = Plot cards from one draw
    .help = Whether one player may be handed several of them.
resistance-option-plot-hand-free = As the Leader likes
resistance-option-plot-hand-one-each = At most one each
resistance-option-strong-leader-after = After a Strong Leader
    .help = Whose neighbour leads next.
resistance-option-strong-leader-after-from-usurper = The Strong Leader's
resistance-option-strong-leader-after-old-order = The replaced Leader's
resistance-option-take-responsibility = Take Responsibility
    .help = When its holder takes another player's Plot card.
resistance-option-take-responsibility-at-once = At once
resistance-option-take-responsibility-hold = Now or under a later Leader

## Sides, cards and endings

resistance-side-resistance = Resistance
resistance-side-spy = Spies
resistance-role-resistance = Resistance
resistance-role-spy = Spy
resistance-how-three-successes = three missions succeeded
resistance-how-three-failures = three missions failed
resistance-how-five-rejections = five teams were rejected in one round

## The spies' reveal, as the narrator reads it

resistance-reveal-script-1 = Lights out. Everybody, close your eyes.
resistance-reveal-script-2 = Spies, open them. Look around until you know who all the Spies are.
resistance-reveal-script-3 = Spies, close them again. Now nobody at this table is looking.
resistance-reveal-script-4 = Lights on. Everybody, open your eyes.

## What happens

resistance-event-leader-drawn = { $you ->
    [yes] You are drawn as the first Leader.
   *[no] { $seat } is drawn as the first Leader.
}
resistance-event-card-dealt = { $role ->
    [spy] You turn up a corner of your card: Spy.
   *[resistance] You turn up a corner of your card: Resistance.
}
resistance-event-card-taken = { $you ->
    [yes] You take a card.
   *[no] { $seat } takes a card.
}
resistance-event-reveal-read = The cards are dealt. A voice in the dark:
resistance-event-spies-revealed = For your eyes only. The Spies: { $spies }.
resistance-event-leader-named = { $you ->
    [yes] Proposal { $attempt }: you lead.
   *[no] Proposal { $attempt }: { $seat } leads.
}
resistance-event-mission-targeted = The target is mission { $mission }.
resistance-event-team-proposed = The team for mission { $mission }: { $team }.
resistance-event-vote-called = The vote is called.
resistance-event-vote-cast = { $you ->
    [yes] You have voted.
   *[no] { $seat } has voted.
}
resistance-event-votes-revealed = { $approved ->
    [yes] Team approved, { $votes_yes_count } to { $votes_no_count }. Approve: { $votes_yes }. Reject: { $votes_no }.
   *[no] Team rejected, { $votes_no_count } to { $votes_yes_count }. Approve: { $votes_yes }. Reject: { $votes_no }.
}
resistance-event-mission-revealed = { $succeeded ->
    [yes] { $fails ->
        [0] Mission { $mission } succeeds: not a single Fail.
        [one] Mission { $mission } succeeds, in spite of one Fail.
       *[other] Mission { $mission } succeeds, in spite of { $fails } Fails.
    }
   *[no] { $fails ->
        [one] Mission { $mission } fails: one card says Fail.
       *[other] Mission { $mission } fails: { $fails } cards say Fail.
    }
}
resistance-event-game-ended = { $winner ->
    [spy] { $how ->
        [five_rejections] The Spies win: { resistance-how-five-rejections }.
       *[three_failures] The Spies win: { resistance-how-three-failures }.
    }
   *[resistance] The Resistance wins: { resistance-how-three-successes }.
}
resistance-event-roles-revealed = All cards are turned up. The Spies were { $spies }.

## What can be done

resistance-action-draw-leader = { $seat } is the first Leader
resistance-action-deal = { $role ->
    [spy] a Spy card
   *[resistance] a Resistance card
}
resistance-action-target = Mission { $mission }
resistance-action-propose = Send { $team }
resistance-action-call-vote = Call the vote
resistance-action-vote = { $approve ->
    [yes] Approve
   *[no] Reject
}
resistance-action-play = { $success ->
    [yes] Play Success
   *[no] Play Fail
}

## What players say

resistance-claim-i-am = { $role ->
    [spy] I am a Spy.
   *[resistance] I am Resistance.
}
resistance-claim-accuse = { $you ->
    [yes] You are a Spy, if you ask me.
   *[no] { $seat } is a Spy, if you ask me.
}
resistance-claim-trust = { $you ->
    [yes] I trust you.
   *[no] I trust { $seat }.
}
resistance-claim-advise = { $approve ->
    [yes] Approve this team.
   *[no] Reject this team.
}
resistance-claim-take-me = Put me on the team.
resistance-claim-suggest = I would send { $team }.
resistance-claim-i-played = { $success ->
    [yes] I played Success.
   *[no] I played Fail.
}

## The table

resistance-heading-targeting = Which mission will you attempt?
resistance-heading-proposing = Who goes on mission { $mission }?
resistance-heading-discussing = Your team is named. Speak (s) if you like, then call the vote.
resistance-heading-voting = Your vote on the team for mission { $mission }: { $team }
resistance-heading-on-mission = Your card for mission { $mission }
resistance-board-mission = Mission
resistance-board-team = Team
resistance-board-fails = Fails (needed)
resistance-board-result = Result
resistance-board-succeeded = Success
resistance-board-failed = Fail
resistance-board-rejections = Rejected teams: { $count } of { $most }
resistance-board-brink = One more rejection and the Spies win.
resistance-board-leader = Leader
resistance-board-on-team = On the team
resistance-board-proposal = Prop.
resistance-board-votes = Votes
resistance-board-no-votes = No vote has been revealed yet.
resistance-board-approve = Approve
resistance-board-reject = Reject
resistance-folder-title = My secret folder
resistance-folder-loyal = There are { $count } Spies at this table; the Resistance isn't told who they are.
resistance-folder-spy = The Spies: { $spies }.
resistance-folder-blind = There are { $count } Spies at this table; not even they know who the others are.

## Plot cards

resistance-card-overheard-conversation = Overheard Conversation
    .help = Look at the Character card of the player on your left or on your right.
resistance-card-opinion-maker = Opinion Maker
    .help = From now on the holder's vote is shown before the others choose theirs.
resistance-card-establish-confidence = Establish Confidence
    .help = The Leader lets another player see the Leader's Character card.
resistance-card-open-up = Open Up
    .help = Let another player see your Character card.
resistance-card-no-confidence = No Confidence
    .help = Reject a team that has just been approved; it counts as rejected.
resistance-card-keeping-a-close-eye = Keeping a Close Eye on You
    .help = Look at the Mission card that another player has played.
resistance-card-strong-leader = Strong Leader
    .help = Become the Leader before a new Leader has done anything.
resistance-card-in-the-spotlight = In the Spotlight
    .help = A member of the team has to play face up.
resistance-card-take-responsibility = Take Responsibility
    .help = Take a Plot card from another player.
resistance-plot-card = { $card ->
    [overheard_conversation] { resistance-card-overheard-conversation }
    [opinion_maker] { resistance-card-opinion-maker }
    [establish_confidence] { resistance-card-establish-confidence }
    [open_up] { resistance-card-open-up }
    [no_confidence] { resistance-card-no-confidence }
    [keeping_a_close_eye] { resistance-card-keeping-a-close-eye }
    [strong_leader] { resistance-card-strong-leader }
    [in_the_spotlight] { resistance-card-in-the-spotlight }
   *[take_responsibility] { resistance-card-take-responsibility }
}
resistance-event-plot-drawn = The Leader draws { resistance-plot-card }.
resistance-event-plot-handed = { $you ->
    [yes] You are handed { resistance-plot-card }.
   *[no] { $seat } is handed { resistance-plot-card }.
}
resistance-event-character-seen = { $you ->
    [yes] You look at the Character card of { $whose }.
   *[no] { $seat } looks at the Character card of { $whose }.
}
resistance-event-role-seen = { $role ->
    [spy] For your eyes only. The card of { $whose } says: Spy.
   *[resistance] For your eyes only. The card of { $whose } says: Resistance.
}
resistance-event-plot-taken = { $you ->
    [yes] You take responsibility: { resistance-plot-card } goes from { $whose } to you.
   *[no] { $seat } takes responsibility, and { resistance-plot-card } from { $whose }.
}
resistance-event-plot-discarded = { $you ->
    [yes] You put { resistance-plot-card } away: there is nothing to use it on.
   *[no] { $seat } puts { resistance-plot-card } away: there is nothing to use it on.
}
resistance-event-plot-passed = { $you ->
    [yes] You don't play { resistance-plot-card }.
   *[no] { $seat } doesn't play { resistance-plot-card }.
}
resistance-event-leader-usurped = { $you ->
    [yes] You are a Strong Leader and take over.
   *[no] { $seat } is a Strong Leader and takes over.
}
resistance-event-team-annulled = { $you ->
    [yes] You have No Confidence in this team: it is rejected after all.
   *[no] { $seat } has No Confidence in this team: it is rejected after all.
}
resistance-event-spotlight-placed = { $you ->
    [yes] You put { $whose } In the Spotlight: that card will be shown.
   *[no] { $seat } puts { $whose } In the Spotlight: that card will be shown.
}
resistance-event-opinions-shown = Opinion Maker votes first. Approve: { $approve }. Reject: { $reject }.
resistance-event-cards-played = All cards for mission { $mission } lie on the table.
resistance-event-spotlit-shown = { $success ->
    [yes] The card of { $seat } lies face up: Success.
   *[no] The card of { $seat } lies face up: Fail.
}
resistance-event-mission-card-inspected = { $you ->
    [yes] You look at the Mission card of { $whose }.
   *[no] { $seat } looks at the Mission card of { $whose }.
}
resistance-event-mission-card-seen = { $success ->
    [yes] For your eyes only. { $whose } has played Success.
   *[no] For your eyes only. { $whose } has played Fail.
}
resistance-action-draw-plot = { resistance-plot-card } is drawn
resistance-action-hand-out = { resistance-plot-card } to { $seat }
resistance-action-look-at = Look at the Character card of { $seat }
resistance-action-show-to = Show your Character card to { $seat }
resistance-action-take-plot = Take { resistance-plot-card } from { $seat }
resistance-action-usurp = Become the Leader
resistance-action-annul = Reject the team after all
resistance-action-spotlight = Put { $seat } In the Spotlight
resistance-action-inspect = Look at the Mission card of { $seat }
resistance-action-pass = Keep the card for now
resistance-claim-i-saw = { $role ->
    [spy] I have seen the card of { $seat }: a Spy.
   *[resistance] I have seen the card of { $seat }: Resistance.
}
resistance-claim-they-played = { $success ->
    [yes] I have seen it: { $seat } played Success.
   *[no] I have seen it: { $seat } played Fail.
}
resistance-claim-urge = { $play ->
    [yes] { $seat }, play your Plot card.
   *[no] { $seat }, keep your Plot card.
}
resistance-claim-give-me = Hand me { resistance-plot-card }.
resistance-heading-handing-out = Who gets which Plot card?
resistance-heading-overhearing = Whose Character card do you look at?
resistance-heading-confiding = Whom do you show your Character card to?
resistance-heading-taking-responsibility = Which Plot card do you take, and from whom?
resistance-heading-usurping = Will you be the Leader?
resistance-heading-opining = Your vote, for all to see, on the team for mission { $mission }: { $team }
resistance-heading-annulling = Will you reject the approved team for mission { $mission } ({ $team })?
resistance-heading-spotlighting = Which member of the team plays face up?
resistance-heading-inspecting = Whose card for mission { $mission } do you look at?
