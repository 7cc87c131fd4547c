### La table de La Résistance, dans le navigateur.

page-resistance-scene-setup = On donne les cartes.
page-resistance-scene-targeting = { $you ->
    [yes] Quelle mission veux-tu tenter ?
   *[no] { $leader } choisit la mission.
}
page-resistance-scene-proposing = { $you ->
    [yes] Mission { $mission } : touche les { $size } joueurs que tu envoies.
   *[no] Mission { $mission } : { $leader } choisit une équipe de { $size }.
}
page-resistance-scene-discussing = { $you ->
    [yes] Tu as proposé ton équipe. Discutez-en, puis ouvre le vote.
   *[no] { $leader } propose une équipe pour la mission { $mission }. Discutez-en.
}
page-resistance-scene-voting = Mission { $mission } : pour ou contre cette équipe ?
page-resistance-scene-voted = Tu as voté. Les votes sont encore cachés.
page-resistance-scene-watching = Mission { $mission } : l’équipe est mise aux voix.
page-resistance-scene-playing = { $plot ->
    [yes] Mission { $mission } : joue une carte.
   *[no] Mission { $mission } : joue une carte. Personne ne saura à qui elle est.
}
page-resistance-scene-played = Ta carte est face cachée.
page-resistance-scene-away = L’équipe est partie pour la mission { $mission }.
page-resistance-scene-ballots = On dévoile les votes.
page-resistance-scene-cards = On retourne les cartes, une par une.
page-resistance-missions = Missions
page-resistance-mission = Mission { $mission }, équipe de { $size }
page-resistance-needs = Il faut { $count } Échecs
page-resistance-now = en cours
page-resistance-ring = La table
page-resistance-proposal = Mission { $mission }, proposition { $attempt }
page-resistance-verdict = { $approved ->
    [yes] Approuvée
   *[no] Rejetée
}
page-resistance-card = { $success ->
    [yes] Succès
   *[no] Échec
}
page-resistance-chosen = Équipe : { $count } sur { $size }
page-resistance-voted = a voté
page-resistance-barred = Tu ne peux pas jouer cette carte.
page-resistance-my-vote = Ton vote : { $approve ->
    [yes] Approuvé
   *[no] Rejeté
}
page-resistance-my-card = Ta carte : { $success ->
    [yes] Succès
   *[no] Échec
}
page-resistance-claim-i-am = Je suis…
page-resistance-claim-accuse = J’accuse…
page-resistance-claim-trust = Je fais confiance à…
page-resistance-claim-advise = Cette équipe…
page-resistance-claim-take-me = Je veux en être
page-resistance-claim-suggest = J’enverrais…
page-resistance-claim-i-played = J’ai joué…

## L’Affaire se corse

page-resistance-plot-tab = Intrigue
page-resistance-scene-handing-out = { $you ->
    [yes] Cartes Intrigue : pour chacune, touche qui la reçoit.
   *[no] { $leader } distribue les cartes Intrigue.
}
page-resistance-scene-overhearing = { $you ->
    [yes] { $card } : touche quelqu’un à côté de toi pour voir sa carte Personnage.
   *[no] { $card } : { $seat } regarde une carte Personnage voisine.
}
page-resistance-scene-confiding = { $you ->
    [yes] { $card } : touche qui verra ta carte Personnage.
   *[no] { $card } : { $seat } montre sa carte Personnage à quelqu’un.
}
page-resistance-scene-taking-responsibility = { $you ->
    [yes] { $card } : choisis la carte Intrigue que tu prends.
   *[no] { $card } : { $seat } prend une carte Intrigue à quelqu’un.
}
page-resistance-scene-usurping = { $you ->
    [yes] { $card } : il y a un nouveau Meneur. Prends-tu sa place ?
   *[no] { $card } : { $seat } peut prendre la tête.
}
page-resistance-scene-opining = { $you ->
    [yes] Mission { $mission } : tu votes d’abord, au grand jour.
   *[no] Mission { $mission } : d’abord le vote au grand jour ({ $names }).
}
page-resistance-scene-annulling = { $you ->
    [yes] { $card } : l’équipe est approuvée. La rejettes-tu ?
   *[no] { $card } : { $seat } peut encore rejeter l’équipe approuvée.
}
page-resistance-scene-spotlighting = { $you ->
    [yes] { $card } : touche qui devra jouer face visible, ou garde la carte.
   *[no] { $card } : { $seat } peut faire jouer quelqu’un face visible.
}
page-resistance-scene-inspecting = { $you ->
    [yes] { $card } : touche quelqu’un de l’équipe pour voir sa carte Mission, ou garde cette carte.
   *[no] { $card } : { $seat } peut regarder une carte Mission.
}
page-resistance-plot-drawn = Cartes Intrigue à donner
page-resistance-plot-none = Aucune carte Intrigue sur la table.
page-resistance-plot-seen = Qui a vu quoi
page-resistance-plot-deck = { $count ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
page-resistance-plot-ask = Que puis-je faire ici ?
page-resistance-plot-window = Qui a cette carte décide à son tour, à partir du Meneur dans le sens horaire ; qui passe ne peut plus la jouer cette fois-ci.
page-resistance-claim-i-saw = J’ai vu la carte de…
page-resistance-claim-they-played = J’ai vu ce qu’a joué…
page-resistance-claim-urge = Ta carte Intrigue…
page-resistance-claim-give-me = Donne-moi…
page-resistance-on-mission = Mission { $mission } : { $text }
