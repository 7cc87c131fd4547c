### Uprising.

uprising-name = Uprising
uprising-tagline = Is that number a rebel cell, or a rumour? One side knows. The other has Agents.

## Options

uprising-option-track-step = Raising the marker
    .help = Where the action marker goes when it is raised.
uprising-option-track-step-box = To the next space
uprising-option-track-step-number = To the next higher number
uprising-option-hidden-sympathizers-move = Hidden Sympathizers
    .help = Whether they swap and transfer before the Revolution.
uprising-option-hidden-sympathizers-move-yes = They move like other counters
uprising-option-hidden-sympathizers-move-no = They stay where they are
uprising-option-nexus-placement = Placing in the Nexus
    .help = Whether a counter may come from the Force Display straight into the Nexus.
uprising-option-nexus-placement-no = Never
uprising-option-nexus-placement-own-turn = In the Rebel's own turn
uprising-option-empty-jailbreak = Nobody to free
    .help = What becomes of an Insurgent who enters the Nexus when nobody is captive.
uprising-option-empty-jailbreak-revealed = It is revealed
uprising-option-empty-jailbreak-nothing = Nothing happens
uprising-option-jailbreak-overflow = The reserve
    .help = When Insurgents go there after a jailbreak instead of hiding.
uprising-option-jailbreak-overflow-forced = Only if boxes run out
uprising-option-jailbreak-overflow-free = As the Rebel likes
uprising-option-turn-into-nexus = Turned Sympathizers in the Nexus
    .help = Whether the Government, when it turns a Sympathizer, may send it to the Nexus, where it is in the way.
uprising-option-turn-into-nexus-no = Not allowed
uprising-option-turn-into-nexus-yes = Allowed
uprising-option-turn-cap = Game Turn limit
    .help = After that many the game is drawn: a house rule, from 25 to 1000 (1000 counts as no limit).
uprising-option-numbers = Numbered counters
    .help = From 13 to 26. With fewer there are fewer Dummies, and it is easier for the Government.
uprising-option-ruthless = Ruthless from the start
    .help = A Dummy found costs the Government no action, even before the Revolution.
uprising-option-match = Two games
    .help = The players change sides after the first; whoever kept more Insurgents free wins.

## Sides, pieces and endings

uprising-side-rebel = Rebel
uprising-side-government = Government
uprising-side = { $side ->
    [rebel] { uprising-side-rebel }
   *[government] { uprising-side-government }
}
uprising-piece-insurgent = Insurgent
    .help = A few who fight. Enters the map next to another Insurgent. After the Revolution it eliminates Agents.
uprising-piece-sympathizer = Sympathizer
    .help = Many who support the cause. Enters the map next to a real piece: an Insurgent or a Sympathizer.
uprising-piece-dummy = Dummy
    .help = A rumour, and nothing behind it. Enters the map next to any Rebel counter.
uprising-piece = { $piece ->
    [insurgent] { uprising-piece-insurgent }
    [sympathizer] { uprising-piece-sympathizer }
   *[dummy] { uprising-piece-dummy }
}
uprising-how-no-agents = the Revolution, and not one Agent left
uprising-how-no-insurgents = no Insurgent left on the map
uprising-how-turn-cap = the Game Turn limit
uprising-how-match = the Insurgents still free after two games

## What happens

uprising-event-counter-deployed = Out on the rim, at { $hex }, number { $number } shows up.
uprising-event-agents-posted = Agents surround the Nexus. They leave a gap at { $gap }.
uprising-event-turn-began = { $you ->
    [yes] Turn { $turn }, { uprising-side }: your move.
   *[no] Turn { $turn }, { uprising-side }: { $seat } to move.
}
uprising-event-marker-set = { $you ->
    [yes] { $actions ->
        [one] You set the pace: one action.
       *[other] You set the pace: up to { $actions } actions.
    }
   *[no] { $actions ->
        [one] { $seat } sets the pace: one action.
       *[other] { $seat } sets the pace: up to { $actions } actions.
    }
}
uprising-event-counter-placed = Number { $number } takes to the streets at { $hex }.
uprising-event-freed-placed = An Insurgent from the reserve takes to the streets at { $hex }, for all to see.
uprising-event-swapped = The counters at { $hex } and { $other } change places.
uprising-event-transferred = { $to ->
    [f6] The counter at { $hex } slips into the Nexus.
   *[other] The counter at { $hex } slips away to { $to }.
}
uprising-event-nexus-entered = { $insurgent ->
    [yes] An Insurgent stands in the Nexus!
   *[no] In the Nexus, a false alarm: that is no Insurgent.
}
uprising-event-jailbreak-began = { $freed ->
    [one] Jailbreak! The captive is free: { $hiding } Insurgents look for a hiding place.
   *[other] Jailbreak! { $freed } captives are free: { $hiding } Insurgents look for a hiding place.
}
uprising-event-freed-hidden = { $reserve ->
    [0] Insurgents hidden among the numbers: { $hidden }.
   *[other] Insurgents hidden among the numbers: { $hidden }. In the reserve: { $reserve }.
}
uprising-event-identified = { $piece ->
    [insurgent] Number { $number }, at { $hex }, is an Insurgent.
    [sympathizer] Number { $number }, at { $hex }, is a Sympathizer.
   *[dummy] Number { $number }, at { $hex }, was only a rumour: a Dummy.
}
uprising-event-agent-eliminated = The Insurgent at { $hex } strikes: the Agent at { $agent } is eliminated.
uprising-event-revolution-declared = { $you ->
    [yes] You declare the Revolution!
   *[no] { $seat } declares the Revolution!
} { $killed ->
    [0] The prison is empty.
    [one] The captive is killed.
   *[other] The { $killed } captives are killed.
}
uprising-event-agent-moved = { $jumped ->
    [yes] The Agent at { $hex } vanishes and turns up at { $to }.
   *[no] The Agent at { $hex } moves to { $to }.
}
uprising-event-interrogated = { $free ->
    [yes] The Agent at { $agent } presses on and interrogates the counter at { $hex }.
   *[no] The Agent at { $agent } interrogates the counter at { $hex }.
}
uprising-event-captured = { $captives ->
    [one] The Insurgent at { $hex } is captured. It is the only captive.
   *[other] The Insurgent at { $hex } is captured. There are { $captives } captives.
}
uprising-event-killed = { $piece ->
    [insurgent] The Insurgent at { $hex } is killed.
   *[sympathizer] The Sympathizer at { $hex } is killed.
}
uprising-event-interrogation-forgone = The Agent at { $agent } asks no more questions.
uprising-event-reply-began = { $you ->
    [yes] A martyr is born: you may place up to two counters.
   *[no] A martyr is born: { $seat } may place up to two counters.
}
uprising-event-reply-ended = { $you ->
    [yes] { $placed ->
        [0] You mourn in silence.
        [one] You have replied with one counter.
       *[other] You have replied with { $placed } counters.
    }
   *[no] { $placed ->
        [0] { $seat } mourns in silence.
        [one] { $seat } has replied with one counter.
       *[other] { $seat } has replied with { $placed } counters.
    }
}
uprising-event-sympathizer-turned = The Government turns the Sympathizer at { $hex } and sends it to { $to }.
uprising-event-turn-ended = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}
uprising-event-roll-called = { $present ->
    [yes] Somewhere on the map there is still at least one Insurgent.
   *[no] There is no Insurgent left on the map.
}
uprising-event-box-opened = Box { $number } is opened: { uprising-piece }.
uprising-event-game-ended = { $winner ->
    [rebel] The Rebel wins: { uprising-how-no-agents }. Insurgents still free: { $insurgents }.
    [government] The Government wins: { uprising-how-no-insurgents }. Insurgents still free: { $insurgents }.
   *[other] Nobody wins: { uprising-how-turn-cap }. Insurgents still free: { $insurgents }.
}
uprising-event-sides-changed = { $you ->
    [yes] The sides change: now you are the Rebel.
   *[no] The sides change: now { $seat } is the Rebel.
}
uprising-event-match-ended = The match is over. Insurgents still free: { $first } (seat 1) and { $second } (seat 2). Winner: { $winner }.

## What can be done

uprising-action-hide-insurgent = An Insurgent into box { $number }
uprising-action-hide-sympathizer = A Sympathizer into box { $number }
uprising-action-deploy = Number { $number } to the rim
uprising-action-leave-gap = Leave { $hex } open
# The numbers of actions are those of the track.
uprising-action-set-marker = { $space ->
    [0] Marker on the first 1: one action
    [1] Marker on the second 1: one action
    [2] Marker on 2: up to 2 actions
    [3] Marker on 3: up to 3 actions
    [4] Marker on 5: up to 5 actions
    [5] Marker on 8: up to 8 actions
   *[6] Marker on 13: up to 13 actions
}
uprising-action-place = Place number { $number }
uprising-action-place-freed = Place an Insurgent from the reserve, revealed
uprising-action-swap = Swap the counter at { $hex }
uprising-action-transfer = Transfer the counter at { $hex }
uprising-action-eliminate = Eliminate the Agent at { $agent } from { $hex }
uprising-action-declare = Declare the Revolution
uprising-action-hide-freed = Hide an Insurgent in box { $number }
uprising-action-keep-back = Send all others to the reserve
uprising-action-move-agent = Move the Agent at { $hex }
uprising-action-interrogate = Interrogate the counter at { $hex } from { $agent }
uprising-action-turn-sympathizer = Turn the Sympathizer at { $hex }
uprising-action-capture = Capture the Insurgent
uprising-action-kill = Kill the Insurgent
uprising-action-forgo = Ask no more questions
uprising-action-end-reply = Place no more
uprising-action-end-turn = End the turn
uprising-action-at = { $hex ->
    [f6] { $hex }, the Nexus
   *[other] { $hex }
}

## What players say

uprising-claim-number-is = { $piece ->
    [insurgent] Number { $number } is an Insurgent.
    [sympathizer] Number { $number } is a Sympathizer.
   *[dummy] Number { $number } is a Dummy.
}
uprising-claim-nothing-there = You will find nothing at { $hex }.
uprising-claim-none-near = There is no Insurgent next to your Agents.
uprising-claim-all-on-map = { $already ->
    [yes] All my Insurgents are on the map already.
   *[no] Most of my Insurgents are still to come.
}
uprising-claim-revolt = { $soon ->
    [yes] I declare the Revolution next turn.
   *[no] The Revolution can wait for a long time.
}
uprising-claim-coming-for = I am coming for the counter at { $hex }.
uprising-claim-mercy = { $capture ->
    [yes] The next Insurgent I find, I capture.
   *[no] The next Insurgent I find, I kill.
}
uprising-claim-to-nexus = { $insurgent ->
    [yes] The next counter in the Nexus will be an Insurgent.
   *[no] The next counter in the Nexus will be no Insurgent.
}
uprising-claim-give-up = Your cause is lost: give up.

## The table

uprising-heading-hiding = { $insurgents ->
    [0] Which box for the next Sympathizer? Still to hide: { $sympathizers }
   *[other] Which box for the next Insurgent? Still to hide: { $insurgents }
}
uprising-heading-deploying = Which counter goes to the rim next?
uprising-heading-siting = Where on the rim does number { $number } go?
uprising-heading-posting = Which hex beside the Nexus do you leave open?
uprising-heading-pacing = Where do you set the marker?
uprising-heading-rebelling = What do you do, Rebel? Actions left: { $left }
uprising-heading-placing = Where do you place number { $number }?
uprising-heading-placing-freed = Where do you place the Insurgent from the reserve?
uprising-heading-swapping = Which counter changes places with the one at { $hex }?
uprising-heading-transferring = Where does the counter at { $hex } go?
uprising-heading-freeing = Which box for the next Insurgent? Still to hide: { $left }
uprising-heading-governing = What do you do, Government? Actions left: { $left }
uprising-heading-moving = Where does the Agent at { $hex } go?
uprising-heading-turning = Where do you send the Sympathizer at { $hex }?
uprising-heading-judging = An Insurgent at { $hex }! Do you capture or kill it?
uprising-heading-pressing = Which counter does the Agent at { $agent } interrogate now, without using an action?
uprising-heading-replying = Which counter do you place in reply? Placed so far: { $placed }
