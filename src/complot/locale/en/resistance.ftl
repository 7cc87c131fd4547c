### The Resistance.

resistance-name = The Resistance
resistance-tagline = A few spies, five missions, and every vote in the open. Whom do you trust?

## Options

resistance-option-targeting = Targeting
    .help = The Leader chooses which mission to attempt.
resistance-option-blind-spies = Blind Spies
    .help = The spies don't learn who the other spies are.

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
resistance-reveal-script-2 = Spies, open them. Look around until you know every one of your own.
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
resistance-event-spies-revealed = For your eyes only. The spies: { $spies }.
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
resistance-event-roles-revealed = All cards are turned up. The spies were { $spies }.

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
    [spy] I am a spy.
   *[resistance] I am Resistance.
}
resistance-claim-accuse = { $you ->
    [yes] You are a spy, if you ask me.
   *[no] { $seat } is a spy, if you ask me.
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
resistance-board-no-votes = No team has been voted on yet.
resistance-board-approve = Approve
resistance-board-reject = Reject
resistance-folder-title = My secret folder
resistance-folder-loyal = Resistance. There are { $count } spies at this table, and you don't know them.
resistance-folder-spy = Spy. The spies: { $spies }.
resistance-folder-blind = Spy, one of { $count } at this table. You don't know who else is.
resistance-end-won = You win.
resistance-end-lost = You lose.
