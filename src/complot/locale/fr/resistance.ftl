### La Résistance.

resistance-name = La Résistance
resistance-tagline = Quelques espions, cinq missions, et tous les votes au grand jour. À qui te fier ?

## Options

resistance-option-targeting = Calibrage
    .help = Le Meneur choisit la mission à tenter.
resistance-option-blind-spies = Espionnage désorganisé
    .help = Les espions ne savent pas qui sont les autres espions.

## Camps, cartes et fins

resistance-side-resistance = Résistance
resistance-side-spy = Espions
resistance-role-resistance = Résistance
resistance-role-spy = Espion
resistance-how-three-successes = trois missions réussies
resistance-how-three-failures = trois missions ratées
resistance-how-five-rejections = cinq équipes rejetées dans un même tour

## La rencontre des espions, lue par la voix qui raconte

resistance-reveal-script-1 = On éteint. Tout le monde ferme les yeux.
resistance-reveal-script-2 = Espions, ouvrez-les. Cherchez-vous du regard jusqu’à savoir qui est des vôtres.
resistance-reveal-script-3 = Espions, refermez-les. Plus personne ne regarde à cette table.
resistance-reveal-script-4 = On rallume. Tout le monde ouvre les yeux.

## Ce qui se passe

resistance-event-leader-drawn = { $you ->
    [yes] Le sort te désigne pour mener en premier.
   *[no] Le sort désigne { $seat } pour mener en premier.
}
resistance-event-card-dealt = { $role ->
    [spy] Tu soulèves un coin de ta carte : Espion.
   *[resistance] Tu soulèves un coin de ta carte : Résistance.
}
resistance-event-card-taken = { $you ->
    [yes] Tu reçois une carte.
   *[no] { $seat } reçoit une carte.
}
resistance-event-reveal-read = Les cartes sont données. Une voix dans le noir :
resistance-event-spies-revealed = Pour tes yeux seulement. Les espions : { $spies }.
resistance-event-leader-named = { $you ->
    [yes] Proposition { $attempt } : à toi de mener.
   *[no] Proposition { $attempt } : { $seat } mène.
}
resistance-event-mission-targeted = L’objectif est la mission { $mission }.
resistance-event-team-proposed = L’équipe pour la mission { $mission } : { $team }.
resistance-event-vote-called = Le vote est ouvert.
resistance-event-vote-cast = { $you ->
    [yes] Tu as voté.
   *[no] { $seat } a voté.
}
resistance-event-votes-revealed = { $approved ->
    [yes] Équipe approuvée par { $votes_yes_count } voix contre { $votes_no_count }. Approuvé : { $votes_yes }. Rejeté : { $votes_no }.
   *[no] Équipe rejetée par { $votes_no_count } voix contre { $votes_yes_count }. Approuvé : { $votes_yes }. Rejeté : { $votes_no }.
}
resistance-event-mission-revealed = { $succeeded ->
    [yes] { $fails ->
        [0] La mission { $mission } réussit : pas un seul Échec.
        [one] La mission { $mission } réussit, malgré un Échec.
       *[other] La mission { $mission } réussit, malgré { $fails } Échecs.
    }
   *[no] { $fails ->
        [one] La mission { $mission } échoue : il y a une carte Échec.
       *[other] La mission { $mission } échoue : il y a { $fails } cartes Échec.
    }
}
resistance-event-game-ended = { $winner ->
    [spy] { $how ->
        [five_rejections] Les Espions gagnent : { resistance-how-five-rejections }.
       *[three_failures] Les Espions gagnent : { resistance-how-three-failures }.
    }
   *[resistance] La Résistance gagne : { resistance-how-three-successes }.
}
resistance-event-roles-revealed = On retourne toutes les cartes. Les espions : { $spies }.

## Ce qu’on peut faire

resistance-action-draw-leader = { $seat } mène en premier
resistance-action-deal = { $role ->
    [spy] une carte Espion
   *[resistance] une carte Résistance
}
resistance-action-target = Mission { $mission }
resistance-action-propose = Envoyer : { $team }
resistance-action-call-vote = Ouvrir le vote
resistance-action-vote = { $approve ->
    [yes] Approuvé
   *[no] Rejeté
}
resistance-action-play = { $success ->
    [yes] Jouer Succès
   *[no] Jouer Échec
}

## Ce qui se dit à la table

resistance-claim-i-am = { $role ->
    [spy] Je suis dans le camp des espions.
   *[resistance] Je suis dans la Résistance.
}
resistance-claim-accuse = { $you ->
    [yes] Pour moi, tu es avec les espions.
   *[no] Pour moi, { $seat } est avec les espions.
}
resistance-claim-trust = { $you ->
    [yes] Je te fais confiance.
   *[no] Je fais confiance à { $seat }.
}
resistance-claim-advise = { $approve ->
    [yes] Approuvez cette équipe.
   *[no] Rejetez cette équipe.
}
resistance-claim-take-me = Prenez-moi dans l’équipe.
resistance-claim-suggest = Mon équipe, ce serait : { $team }.
resistance-claim-i-played = { $success ->
    [yes] J’ai joué Succès.
   *[no] J’ai joué Échec.
}

## La table

resistance-heading-targeting = Quelle mission veux-tu tenter ?
resistance-heading-proposing = Qui part pour la mission { $mission } ?
resistance-heading-discussing = Équipe proposée. Parle (s) si tu veux, puis ouvre le vote.
resistance-heading-voting = Ton vote sur l’équipe pour la mission { $mission } : { $team }
resistance-heading-on-mission = Ta carte pour la mission { $mission }
resistance-board-mission = Mission
resistance-board-team = Équipe
resistance-board-fails = Échecs (requis)
resistance-board-result = Résultat
resistance-board-succeeded = Succès
resistance-board-failed = Échec
resistance-board-rejections = Équipes rejetées : { $count } sur { $most }
resistance-board-brink = Encore un rejet et les Espions gagnent.
resistance-board-leader = Meneur
resistance-board-on-team = Dans l’équipe
resistance-board-proposal = Prop.
resistance-board-votes = Votes
resistance-board-no-votes = Aucune équipe n’a encore été mise aux voix.
resistance-board-approve = Approuvé
resistance-board-reject = Rejeté
resistance-folder-title = Mon dossier secret
resistance-folder-loyal = Résistance. Il y a { $count } espions à cette table, mais tu ne sais pas qui.
resistance-folder-spy = Espion. Les espions : { $spies }.
resistance-folder-blind = Espion. Vous êtes { $count } à cette table, et tu ignores qui d’autre en est.
resistance-end-won = Tu as gagné !
resistance-end-lost = Tu as perdu.
