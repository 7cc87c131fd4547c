### La Résistance.

resistance-name = La Résistance
resistance-tagline = Quelques Espions, cinq missions, et tous les votes au grand jour. À qui te fier ?

## Options

resistance-option-targeting = Calibrage
    .help = Le Meneur choisit la mission à tenter.
resistance-option-blind-spies = Espionnage désorganisé
    .help = Les Espions ne savent pas qui sont les autres Espions.
resistance-option-plot = L’Affaire se Corse
    .help = À chaque tour, des cartes Intrigue sont piochées et distribuées.
resistance-option-plot-hand = Cartes Intrigue d’un tour
    .help = Une même personne peut-elle en recevoir plusieurs ?
resistance-option-plot-hand-free = Au gré du Meneur
resistance-option-plot-hand-one-each = Une par personne au plus
resistance-option-strong-leader-after = Après un Meneur-né
    .help = Où se trouve le Meneur suivant.
resistance-option-strong-leader-after-from-usurper = À gauche du Meneur-né
resistance-option-strong-leader-after-old-order = À gauche du Meneur évincé
resistance-option-take-responsibility = Prise de responsabilité
    .help = À quel moment on prend la carte Intrigue de quelqu’un d’autre.
resistance-option-take-responsibility-at-once = Tout de suite
resistance-option-take-responsibility-hold = Maintenant ou sous un autre Meneur

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
resistance-event-spies-revealed = Pour tes yeux seulement. Les Espions : { $spies }.
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
resistance-event-roles-revealed = On retourne toutes les cartes. Les Espions : { $spies }.

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
    [spy] Je suis dans le camp des Espions.
   *[resistance] Je suis dans la Résistance.
}
resistance-claim-accuse = { $you ->
    [yes] Pour moi, tu es avec les Espions.
   *[no] Pour moi, { $seat } est avec les Espions.
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
resistance-board-no-votes = Aucun vote n’a encore été dévoilé.
resistance-board-approve = Approuvé
resistance-board-reject = Rejeté
resistance-folder-title = Mon dossier secret
resistance-folder-loyal = Il y a { $count } Espions à cette table ; la Résistance ne sait pas qui ils sont.
resistance-folder-spy = Les Espions : { $spies }.
resistance-folder-blind = Il y a { $count } Espions à cette table ; même eux ignorent qui sont les autres.

## Cartes Intrigue

resistance-card-overheard-conversation = Oreille indiscrète
    .help = Regarde la carte Personnage de la personne à ta gauche ou à ta droite.
resistance-card-opinion-maker = Faiseur d’opinion
    .help = Désormais, le vote de la personne qui la détient est montré avant que les autres ne choisissent.
resistance-card-establish-confidence = Gage de confiance
    .help = Le Meneur montre sa carte Personnage à quelqu’un d’autre.
resistance-card-open-up = Confidences
    .help = Montre ta carte Personnage à quelqu’un d’autre.
resistance-card-no-confidence = Défiance
    .help = Rejette une équipe qui vient d’être approuvée ; cela compte comme un rejet.
resistance-card-keeping-a-close-eye = Je t’ai à l’œil
    .help = Regarde la carte Mission jouée par quelqu’un de l’équipe.
resistance-card-strong-leader = Meneur-né
    .help = Prends la tête avant que le nouveau Meneur ait fait quoi que ce soit.
resistance-card-in-the-spotlight = Sous les projecteurs
    .help = Quelqu’un de l’équipe doit jouer sa carte face visible.
resistance-card-take-responsibility = Prise de responsabilité
    .help = Prends une carte Intrigue à quelqu’un d’autre.
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
resistance-event-plot-drawn = Carte piochée : « { resistance-plot-card } ».
resistance-event-plot-handed = { $you ->
    [yes] Tu reçois « { resistance-plot-card } ».
   *[no] { $seat } reçoit « { resistance-plot-card } ».
}
resistance-event-character-seen = { $you ->
    [yes] Tu regardes la carte Personnage reçue par { $whose }.
   *[no] { $seat } regarde la carte Personnage reçue par { $whose }.
}
resistance-event-role-seen = { $role ->
    [spy] Pour tes yeux seulement. { $whose } a une carte Espion.
   *[resistance] Pour tes yeux seulement. { $whose } a une carte Résistance.
}
resistance-event-plot-taken = { $you ->
    [yes] Prise de responsabilité : tu prends « { resistance-plot-card } » à { $whose }.
   *[no] Prise de responsabilité : { $seat } prend « { resistance-plot-card } » à { $whose }.
}
resistance-event-plot-discarded = { $you ->
    [yes] « { resistance-plot-card } » reste sans effet : tu la défausses.
   *[no] « { resistance-plot-card } » reste sans effet : { $seat } la défausse.
}
resistance-event-plot-passed = { $you ->
    [yes] Tu ne joues pas « { resistance-plot-card } ».
   *[no] { $seat } ne joue pas « { resistance-plot-card } ».
}
resistance-event-leader-usurped = { $you ->
    [yes] Meneur-né : tu prends la tête.
   *[no] Meneur-né : { $seat } prend la tête.
}
resistance-event-team-annulled = { $you ->
    [yes] Défiance : tu rejettes l’équipe approuvée.
   *[no] Défiance : { $seat } rejette l’équipe approuvée.
}
resistance-event-spotlight-placed = { $you ->
    [yes] Tu mets { $whose } sous les projecteurs : sa carte sera montrée.
   *[no] { $seat } met { $whose } sous les projecteurs : sa carte sera montrée.
}
resistance-event-opinions-shown = Vote des Faiseurs d’opinion. Approuvé : { $approve }. Rejeté : { $reject }.
resistance-event-cards-played = Toutes les cartes de la mission { $mission } sont sur la table.
resistance-event-spotlit-shown = { $success ->
    [yes] { $seat } a joué face visible : Succès.
   *[no] { $seat } a joué face visible : Échec.
}
resistance-event-mission-card-inspected = { $you ->
    [yes] Tu regardes la carte Mission jouée par { $whose }.
   *[no] { $seat } regarde la carte Mission jouée par { $whose }.
}
resistance-event-mission-card-seen = { $success ->
    [yes] Pour tes yeux seulement. { $whose } a joué Succès.
   *[no] Pour tes yeux seulement. { $whose } a joué Échec.
}
resistance-action-draw-plot = Piocher « { resistance-plot-card } »
resistance-action-hand-out = « { resistance-plot-card } » pour { $seat }
resistance-action-look-at = Regarder la carte Personnage reçue par { $seat }
resistance-action-show-to = Montrer ta carte Personnage à { $seat }
resistance-action-take-plot = Prendre « { resistance-plot-card } » à { $seat }
resistance-action-usurp = Prendre la tête
resistance-action-annul = Rejeter l’équipe
resistance-action-spotlight = Mettre { $seat } sous les projecteurs
resistance-action-inspect = Regarder la carte Mission jouée par { $seat }
resistance-action-pass = Garder la carte
resistance-claim-i-saw = { $role ->
    [spy] J’ai vu sa carte : { $seat } est avec les Espions.
   *[resistance] J’ai vu sa carte : { $seat } est dans la Résistance.
}
resistance-claim-they-played = { $success ->
    [yes] Je l’ai vu : { $seat } a joué Succès.
   *[no] Je l’ai vu : { $seat } a joué Échec.
}
resistance-claim-urge = { $play ->
    [yes] { $seat }, joue ta carte Intrigue.
   *[no] { $seat }, garde ta carte Intrigue.
}
resistance-claim-give-me = Donne-moi “{ resistance-plot-card }”.
resistance-heading-handing-out = À qui donnes-tu chaque carte Intrigue ?
resistance-heading-overhearing = Quelle carte Personnage regardes-tu ?
resistance-heading-confiding = À qui montres-tu ta carte Personnage ?
resistance-heading-taking-responsibility = Quelle carte Intrigue prends-tu, et à qui ?
resistance-heading-usurping = Prends-tu la tête ?
resistance-heading-opining = Ton vote, au grand jour, sur l’équipe pour la mission { $mission } : { $team }
resistance-heading-annulling = Rejettes-tu l’équipe approuvée pour la mission { $mission } ({ $team }) ?
resistance-heading-spotlighting = Qui, dans l’équipe, joue face visible ?
resistance-heading-inspecting = De qui regardes-tu la carte pour la mission { $mission } ?
