### La page dans le navigateur.

## Partout

page-tagline = Des jeux d’identité cachée, dans le navigateur. Sans compte, sans rien installer.
page-home = Tous les jeux
page-language = Langue
page-theme = Apparence
page-theme-auto = Auto
page-theme-light = Claire
page-theme-dark = Sombre
page-close = Fermer
page-menu = Menu
page-loading = Un instant…
page-offline = La ligne est coupée. Reconnexion…
page-unreachable = Le serveur est injoignable.
page-retry = Réessayer
page-error = Quelque chose s’est mal passé ({ $code }).
page-you = toi

## Accueil

page-players = De { $least } à { $most } joueurs
page-minutes = { $minutes } minutes
page-play-now = Jouer tout de suite avec des bots
page-new-table = Nouvelle table
page-join = Rejoindre
page-join-title = Rejoindre une table
page-code = Code de la table
page-your-name = Ton nom
page-default-name = Agent { $number }

## Avant la partie

page-lobby-invite = Inviter
page-lobby-copy = Copier le lien
page-lobby-copied = Copié
page-lobby-share = Partager le lien
page-lobby-link = Lien vers cette table
page-lobby-qr = Code QR du lien vers cette table
page-lobby-scan = Scanne-le avec un téléphone pour prendre place.
page-lobby-chairs = Autour de la table
page-lobby-taken = { $taken } sur { $most }
page-lobby-free = Chaise libre
page-lobby-host = Hôte
page-lobby-ready = C’est bon
page-lobby-not-ready = Pas encore
page-lobby-bot = Bot { $level }
page-lobby-level = Type de bot
page-lobby-add-bot = Ajouter un bot
page-lobby-remove = Retirer { $name }
page-lobby-options = Comment on joue
page-lobby-host-chooses = C’est l’hôte qui choisit.
page-lobby-sit = Prendre place
page-lobby-leave = Quitter la table
page-lobby-be-ready = C’est bon pour moi
page-lobby-be-unready = Pas si vite
page-lobby-start = Donner les cartes
page-lobby-need = { $count ->
    [one] Il manque une personne ou un bot.
   *[other] Il manque { $count } personnes ou bots.
}
page-lobby-wait-ready = On attend encore { $names }.
page-lobby-wait-host = C’est à { $name } de donner les cartes.
page-lobby-all-set = On peut commencer.
page-lobby-watching = Tu regardes. Une chaise t’attend.
page-lobby-full = Plus une chaise de libre. Tu regardes.
page-bot-sensible = sensé
page-bot-random = imprévisible

## À la table

page-your-turn = À toi
page-waiting = On attend { $names }
page-watching = Tu regardes
page-confirm = Confirmer
page-choose-first = Choisis d’abord
page-skip = Passer
page-tab-folder = Dossier
page-tab-votes = Votes
page-tab-talk = Discussion
page-tab-log = Récit
page-secret = Top secret
page-secret-hold = Maintiens appuyé pour regarder
page-secret-show = Ouvrir le dossier
page-secret-hide = Fermer le dossier
page-talk-claim = Dis quelque chose
page-talk-back = Dire autre chose
page-talk-send = Envoyer
page-talk-write = Écris à la table
page-talk-empty = Personne n’a encore rien dit.
page-rematch = Rejouer

## Ce qui se passe à n’importe quelle table

table-event-sat-down = { $name } prend place.
table-event-got-up = { $name } quitte la table.
table-event-bot-sat = Un bot prend place : { $name }.
table-event-options-chosen = La table change de règles.
table-event-ready-changed = { $ready ->
    [yes] C’est bon pour { $name }.
   *[no] { $name } préfère attendre.
}
table-event-started = La partie commence.
table-event-wrote = { $name } : { $text }

## La Résistance

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
page-resistance-scene-voting = Mission { $mission } : envoies-tu cette équipe ?
page-resistance-scene-voted = Tu as voté. Les votes sont encore cachés.
page-resistance-scene-watching = Mission { $mission } : l’équipe est mise aux voix.
page-resistance-scene-playing = Mission { $mission } : joue une carte. Personne ne saura à qui elle est.
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

page-tab-plot = Intrigue
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

## Secrets

page-secrets-ring = La table
page-secrets-facts = Ce que tout le monde sait
page-secrets-active = dont c’est le tour
page-secrets-un = ONU
page-secrets-turn = Tour { $turn }
page-secrets-start = Début
page-secrets-deck = Pioche : { $count }
page-secrets-bullets = Balles : { $count }
page-secrets-end = Fin à { $full } cartes
page-secrets-count = Cartes : { $count } sur { $full }
page-secrets-centre = Centre
page-secrets-bullet = Balle
page-secrets-face-down = { $name }, face cachée
page-secrets-nobody = Personne ne gagne
page-secrets-displays = Cartes
page-secrets-notes = Ce qu’on m’a montré
page-secrets-notes-tab = Notes
page-secrets-no-notes = Rien à montrer.
page-secrets-my-offer = Tu offres : { $name }
page-secrets-my-answer = Ta réponse : { $accept ->
    [yes] Accepter
   *[no] Refuser
}
page-secrets-my-bullet = La Balle dans ta main : { $value }
page-secrets-swap = { $seat } a échangé les jetons entre { $players }.
page-secrets-swap-own = { $seat } a échangé son propre jeton avec celui du centre.
page-secrets-swap-centre = { $certain ->
    [yes] { $seat } a échangé le jeton du centre avec { $players }.
   *[no] { $seat } a échangé le jeton du centre avec l’un de ceux posés devant { $players }.
}
page-secrets-scene-setup = On distribue les jetons.
page-secrets-scene-choosing = { $you ->
    [yes] Garde une des deux cartes pour l’Offre. Personne d’autre ne saura laquelle.
   *[no] { $seat } garde une des deux cartes pour l’Offre.
}
page-secrets-scene-offering = { $you ->
    [yes] Touche la personne à qui offrir la carte, face cachée.
   *[no] { $seat } choisit à qui offrir la carte.
}
page-secrets-scene-asked = { $seat } t’offre une carte face cachée. L’acceptes-tu ?
page-secrets-scene-answered = Tu as répondu.
page-secrets-scene-un = { $seat } offre une carte à { $target }. L’ONU, c’est toi : tu peux la prendre.
page-secrets-scene-answering = { $you ->
    [yes] Tu offres une carte à { $target }. Dis-en ce que tu veux.
   *[no] { $seat } offre une carte à { $target }.
}
page-secrets-scene-treating = { $you ->
    [yes] { $card } : touche deux autres personnes pour échanger leurs jetons.
   *[no] { $card } : { $seat } échange les jetons de deux personnes.
}
page-secrets-scene-supporting = { $you ->
    [yes] { $card } : touche la personne qui reçoit cette carte ; tu verras son jeton.
   *[no] { $card } : { $seat } passe cette carte et regarde un jeton.
}
page-secrets-scene-negotiating = { $you ->
    [yes] { $card } : touche une place voisine pour échanger son jeton avec celui du centre. Personne ne verra laquelle.
   *[no] { $card } : yeux fermés ! { $seat } échange le jeton du centre avec un jeton voisin.
}
page-secrets-scene-investigating = { $you ->
    [yes] { $card } : touche la personne dont tu regardes le jeton, ou choisis le centre.
   *[no] { $card } : { $seat } regarde un jeton.
}
page-secrets-scene-loading = { $card } : on pioche une Balle.
page-secrets-scene-shooting = { $you ->
    [yes] { $card } : touche la personne qui reçoit la Balle. Tes notes disent ce qu’elle vaut.
   *[no] { $card } : { $seat } donne une Balle à quelqu’un.
}
page-secrets-claim-it-is = Cette carte est…
page-secrets-claim-advise = Accepter ou refuser ?
page-secrets-claim-urge-un = Aux Nations unies…
page-secrets-claim-i-am = Je suis…
page-secrets-claim-they-are = Pour moi, … est…
page-secrets-claim-with-you = Je suis avec…
page-secrets-claim-i-saw = J’ai vu le jeton devant…
page-secrets-claim-i-saw-centre = J’ai vu le jeton du centre…
page-secrets-claim-i-swapped = J’ai échangé le centre avec…
page-secrets-claim-bullet-is = La Balle que j’ai donnée à…
