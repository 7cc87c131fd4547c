### Le terminal.

## Aide

help-usage = usage :
help-commands = commandes{ "\u00A0" }
help-arguments = arguments{ "\u00A0" }
help-flags = options{ "\u00A0" }
help-options = règles du jeu { $game }{ "\u00A0" }
help-command = COMMANDE
help-game = JEU
help-name = NOM
help-file = FICHIER
help-code = CODE
help-missing-game = Quel jeu ? `complot games` en donne la liste.
help-missing-file = Quel fichier ?
help-missing-code = Quelle table ? Donne son code.
help-unknown = Rien ici ne s’appelle { $words }.
help-unknown-command = La commande « { $word } » n’existe pas. Il y a : { $known }.
help-bad-value = { $flag } : { $reason }
help-no-value = Il manque une valeur après { $flag }.
help-needless-value = { $flag } ne prend pas de valeur.

command-complot = Jeux à identités cachées : joue avec des bots et étudie les règles.
command-play = Prends place à une table de bots et joue.
command-serve = Héberge des tables pour les navigateurs et les programmes.
command-simulate = Fais jouer aux bots une foule de parties et vois comment elles finissent.
command-games = Montre les jeux, leurs options et leurs bots.
command-rules = Montre les règles d’un jeu, règle par règle.
command-conformance = Prouve qu’un jeu respecte son contrat et ne trahit aucun secret.
command-replay = Raconte une partie finie d’après son enregistrement, pas à pas.
command-verify = Vérifie qu’une partie a été jouée sans triche, donne comprise.
command-export = Écris une table entière dans un fichier, avec tout ce qui y est caché.
command-import = Remets en place une table exportée, sous son code.
command-reports = Montre ce qui a été signalé.

flag-help = Affiche cette aide et s’arrête.
flag-version = Affiche la version et s’arrête.
flag-lang = Langue : en, es, fr ou it ; par défaut, celle de ton système.
flag-game = Le jeu, tel que `complot games` le nomme.
flag-games = Combien de parties jouer (par défaut, { $default }).
flag-players = Combien de joueurs, bots compris (par défaut, le minimum).
flag-side = Le camp que tu joues ; sinon, il est tiré au sort.
flag-seed = Un nombre : le même redonne la même partie.
flag-bots = Quel bot joue, tel que `complot games` le nomme.
flag-name = Comment les autres t’appellent.
flag-json = Donne le résultat en JSON.
flag-clause = Une seule règle, comme R12.
flag-deep = Essaie beaucoup plus : au moins un million de positions.
flag-file = Le fichier ; - est l’entrée standard.
flag-code = Le code de la table.
flag-seat = Comme l’a entendu la personne à cette place, comptée à partir de 1 ; sinon, tout ce qu’au moins une personne a entendu.
flag-commitment = Une empreinte vue avant la donne ; elle doit être dans la preuve. Peut se répéter.
flag-entropy = Ce que tu as ajouté à la donne ; cela doit être dans la preuve. Peut se répéter.
flag-out = Un nouveau fichier ; sinon, la sortie standard.
flag-host = Où écouter : une adresse de cette machine (par défaut : { $default }).
flag-port = Où écouter : un port (par défaut : { $default }).
flag-db = Où garder les tables (par défaut : { $default }).
flag-workers = Combien de processus tournent côte à côte (par défaut : { $default }).
flag-redis = Un Redis pour les messages entre processus (par défaut : { $default }).
flag-trusted-proxies = Proxys de confiance pour savoir d’où viennent les gens (par défaut : { $default }).
flag-metrics-port = Un port réservé à /metrics (par défaut : { $default }).
flag-log = Comment s’écrit le journal sur la sortie d’erreur (par défaut : { $default }).
flag-drain = Combien de secondes un serveur qu’on arrête tourne encore, avec « closing » sur /healthz (par défaut : { $default }).
flag-settings = Affiche tous les réglages et d’où vient chacun, et s’arrête.
flag-bad-count = « { $value } » n’est pas un nombre entier supérieur ou égal à 1
flag-bad-number = « { $value } » n’est pas un nombre entier

## Jouer

play-you = toi
play-yourself = { $name } (toi)
play-seated = Tu occupes la place { $seat } sur { $count }. Tape ? à tout moment pour l’aide.
play-choose-number = Ton choix (numéro)
play-choose-only = Entrée pour continuer
play-choose-seats = { $count } places, par exemple { $example }
play-confirm = { $choice }. Entrée pour confirmer, n pour y réfléchir encore
play-not-a-number = { $most ->
    [1] Tape 1, ou ? pour l’aide.
   *[other] Tape un numéro de 1 à { $most }, ou ? pour l’aide.
}
play-not-seats = Tape { $count } places différentes, de 1 à { $most }, séparées par des espaces.
play-claims = Que dis-tu ? (Entrée : rien)
play-claim-seat = Qui ? Le numéro de sa place
play-claim-seats = Qui ? Les numéros de places, séparés par des espaces
play-keys = Touches
play-key-number = choisir par numéro
play-key-seats = choisir une équipe par ses places
play-key-say = dire quelque chose à la table, vrai ou faux
play-key-table = voir la table et ton dossier secret
play-key-votes = voir tous les votes jusqu’ici
play-key-what = voir ce que tu peux faire ici, et à quoi sert la carte Intrigue
play-key-pair = choisir deux personnes par leurs places
play-key-values = voir ce que vaut et ce que fait chaque carte
play-key-character = voir ce que tu peux faire ici, et ce que fait le personnage
play-key-deed = tout choisir d’un coup : quoi, avec quoi et où
play-key-step-back = un pas en arrière : choisir encore quoi, ou où
play-key-map = voir la carte, la piste et les numéros
play-key-boxes = voir chaque numéro : où il est et ce qu’on en sait
play-key-rules = voir ce que tu peux faire ici
play-key-help = voir cette aide
play-key-back = y réfléchir encore, avant de confirmer
play-key-leave = quitter la partie (ou Ctrl-C)
play-again = Pour rejouer cette partie : { $command }
play-farewell = Le dossier est clos. À la prochaine.

## La Résistance à l’écran

shelf-deck = Cartes Intrigue : { $count ->
    [0] pioche vide
   *[other] { $count } dans la pioche
}
shelf-icon-at-once = tout de suite
shelf-icon-once = une fois
shelf-icon-lasting = jusqu’à la fin
shelf-to-hand-out = À donner :
shelf-looks = Qui a vu quelle carte Personnage : { $list }
shelf-inspections = Qui a vu quelle carte Mission : { $list }
shelf-spotlights = Cartes jouées face visible : { $list }
shelf-spotlit = Sous les projecteurs : { $list }
shelf-opinions = Vote des Faiseurs d’opinion :
shelf-saw-character = { $role ->
    [spy] { $whose }, carte Personnage : Espion.
   *[resistance] { $whose }, carte Personnage : Résistance.
}
shelf-saw-mission = { $success ->
    [yes] Mission { $mission } : { $whose } a joué Succès.
   *[no] Mission { $mission } : { $whose } a joué Échec.
}
shelf-chance-overhearing = { $card } : { $leader } te l’a donnée.
shelf-chance-confiding = { $card } : c’est à toi de montrer ta carte.
shelf-chance-taking-responsibility = { $card } : avant que l’équipe soit proposée.
shelf-chance-usurping = { $card } : le nouveau Meneur, c’est { $leader }.
shelf-chance-opining = { $card } : tu votes avant les autres.
shelf-chance-annulling = { $card } : l’équipe vient d’être approuvée.
shelf-chance-spotlighting = { $card } : l’équipe va jouer ses cartes.
shelf-chance-on-mission = { $card } : tu joues face visible.
shelf-chance-inspecting = { $card } : l’équipe a joué, et aucune carte n’est encore retournée.
shelf-chance-turn = { $count ->
    [0] À toi de décider.
   *[other] À toi de décider, puis à { $others }.
}
shelf-explain-targeting = À toi de mener : choisis la mission à tenter. La taille de l’équipe en dépend.
shelf-explain-proposing = À toi de mener : choisis autant de personnes que la mission en demande ; tu peux en faire partie. Ensuite, tout le monde vote.
shelf-explain-discussing = L’équipe est proposée et la table peut en parler. Ensuite, ouvre le vote.
shelf-explain-voting = Il faut plus de la moitié des voix, sinon c’est à la personne suivante de mener. Après { $most } équipes rejetées dans un tour, les Espions gagnent.
shelf-explain-on-mission = { $role ->
    [spy] Tu es avec les Espions : joue Succès ou Échec, à ton gré.
   *[resistance] Tu es dans la Résistance et ne peux jouer que Succès.
} { $spotlit ->
    [yes] Ta carte sera montrée avec ton nom.
   *[no] Les cartes sont mélangées avant d’être retournées.
}
shelf-explain-handing-out = { $each ->
    [yes] À toi de mener : donne les cartes piochées aux autres, une à une, et une par personne au plus.
   *[no] À toi de mener : donne les cartes piochées aux autres, une à une.
}
shelf-explain-overhearing = C’est obligatoire. Tout le monde saura quelle carte tu regardes ; ce qu’elle dit est pour tes yeux seulement.
shelf-explain-confiding = C’est obligatoire. Tout le monde saura qui regarde ta carte ; seule cette personne saura ce qu’elle dit.
shelf-explain-taking-responsibility = { $must ->
    [yes] Tu dois le faire maintenant.
   *[no] Tu peux le faire maintenant ou plus tard, sous un autre Meneur.
}
shelf-explain-window = Qui a cette carte décide à son tour : le Meneur d’abord, puis dans le sens horaire. Passer est définitif : tu gardes la carte, mais tu ne peux plus la jouer cette fois-ci.

your-resistance-event-character-seen = { $seat } regarde ta carte Personnage.
your-resistance-event-mission-card-inspected = { $seat } regarde ta carte Mission.
your-resistance-event-plot-taken = Prise de responsabilité : { $seat } te prend « { resistance-plot-card } ».
your-resistance-event-spotlight-placed = { $you ->
    [yes] Tu te mets sous les projecteurs : ta carte sera montrée.
   *[no] { $seat } te met sous les projecteurs : ta carte sera montrée.
}
your-resistance-event-spotlit-shown = { $success ->
    [yes] Tu as joué face visible : Succès.
   *[no] Tu as joué face visible : Échec.
}
your-resistance-action-spotlight = Te mettre sous les projecteurs
your-resistance-claim-i-saw = { $role ->
    [spy] J’ai vu ta carte : tu es avec les Espions.
   *[resistance] J’ai vu ta carte : tu es dans la Résistance.
}
your-resistance-claim-they-played = { $success ->
    [yes] Je l’ai vu : tu as joué Succès.
   *[no] Je l’ai vu : tu as joué Échec.
}
your-resistance-claim-urge = { $play ->
    [yes] Joue ta carte Intrigue.
   *[no] Garde ta carte Intrigue.
}

## Secrets à l’écran

dossier-turn = Tour { $turn } : { $active }
dossier-deck = Pioche : { $count }
dossier-bullets = Balles à piocher : { $count }
dossier-end = Fin à { $full } cartes
dossier-one-in-centre = dont un au centre
dossier-active = dont c’est le tour
dossier-un = ONU
dossier-face-down = face cachée, vaut 0
dossier-private = pour tes yeux seulement
dossier-bullet = Balle
dossier-bullets-worth = Balles : { $values }
dossier-shown = Cartes piochées : { $one } et { $other }
dossier-offer = L’Offre : { $way }
dossier-folder = Mon dossier secret
dossier-notes = Ce qu’on t’a montré à ce moment-là. Rien n’est déduit : les jetons bougent.
dossier-no-notes = On ne t’a encore rien montré.
dossier-when = { $turn ->
    [0] Début
   *[other] Tour { $turn }
}
dossier-saw = { $place ->
    [own] Ton jeton : { secrets-identity }
    [centre] Le jeton du centre : { secrets-identity }
   *[other] Le jeton devant { $whose } : { secrets-identity }
}
dossier-swapped-players = { $you ->
    [yes] Tu as échangé les jetons devant { $one } et { $other }.
   *[no] { $mine ->
        [yes] { $seat } a échangé ton jeton avec celui devant { $other }.
       *[no] { $seat } a échangé les jetons devant { $one } et { $other }.
    }
}
dossier-swapped-centre = { $you ->
    [yes] Tu as échangé ton jeton avec celui du centre.
   *[no] { $seat } a échangé son jeton avec celui du centre.
}
dossier-swapped-neighbour = Tu as échangé le jeton du centre avec celui devant { $one }.
dossier-swapped-neighbours = { $mine ->
    [yes] { $seat } a échangé le jeton du centre avec le tien ou celui devant { $other }.
   *[no] { $seat } a échangé le jeton du centre avec celui devant { $one } ou { $other }.
}
dossier-my-offer = Tu offres : { $card }
dossier-my-answer = Ta réponse, scellée : { $answer }
dossier-my-bullet = La Balle dans ta main : { $value }
dossier-centre = Au centre :
dossier-explain-choosing = C’est ton tour : garde une des deux cartes pour l’Offre. L’autre va sous la pioche, et personne ne voit laquelle est laquelle.
dossier-explain-offering = La carte va face cachée à quelqu’un d’autre, qui l’accepte ou la refuse sans la voir. Dis-en ce que tu veux : en cas de refus, elle est pour toi.
dossier-explain-answering = { $un ->
    [yes] Si tu acceptes, la carte est révélée devant toi ; si tu refuses, devant { $active }. Qui la reçoit applique son effet ; si c’est un Politicien, la carte passe devant quelqu’un d’autre. Ta réponse reste scellée jusqu’à la décision de l’ONU.
   *[no] Si tu acceptes, la carte est révélée devant toi ; si tu refuses, devant { $active }. Qui la reçoit applique son effet ; si c’est un Politicien, la carte passe devant quelqu’un d’autre.
}
dossier-explain-interrupting = Tu as le jeton ONU. Si tu prends la carte, elle est révélée devant toi et tu appliques son effet ; si c’est un Politicien, la carte passe devant quelqu’un d’autre. Si tu la laisses passer, c’est la réponse donnée par { $target } qui compte. Le jeton n’est pas dépensé.
dossier-explain-treating = C’est obligatoire : deux personnes quelconques, sauf toi. Tout le monde saura lesquelles.
dossier-explain-supporting = C’est obligatoire. La carte reste devant cette personne, qui n’en fait rien. Tout le monde saura quel jeton tu regardes ; ce qu’il dit, toi seulement.
dossier-explain-negotiating = C’est obligatoire. Tout le monde a vu le jeton du centre ; personne d’autre que toi ne saura où il va.
dossier-explain-investigating = C’est obligatoire. Tout le monde saura quel jeton tu regardes ; ce qu’il dit, toi seulement.
dossier-explain-shooting = C’est obligatoire. Elle reste face cachée devant cette personne jusqu’à la fin, et compte comme une carte.

your-secrets-event-token-seen = Pour tes yeux seulement. Ton jeton : { secrets-identity }.
your-secrets-event-card-offered = { $seat } t’offre la carte.
your-secrets-event-tokens-swapped = { $seat } échange ton jeton avec celui devant { $players }.
your-secrets-event-token-looked-at = { $you ->
    [yes] Tu regardes ton propre jeton.
   *[no] { $seat } regarde ton jeton.
}
your-secrets-event-politician-placed = { $seat } te donne le Politicien.
your-secrets-event-bullet-given = { $seat } te donne la Balle.
your-secrets-event-game-ended = Tu gagnes en solitaire : un Hippie au score le plus bas de tous.
your-secrets-action-investigate = Regarder ton propre jeton
own-secrets-event-token-looked-at = { $seat } regarde son propre jeton.

## Uprising à l’écran

chart-turn = Tour de Jeu { $turn } (règle maison : partie nulle après { $cap } tours)
chart-turn-open = Tour de Jeu { $turn }
chart-setting-up = Mise en place
chart-game = Partie { $game } sur 2
chart-player = { $side } : { $player }
chart-track = Piste :
chart-left = Actions restantes : { $count }
chart-captives = Insurgés captifs : { $count }
chart-killed = Tués : { $count }
chart-agents = Agents : { $count }
chart-reserve = Insurgés dans la réserve : { $count }
chart-revolution = LA RÉVOLUTION EST DÉCLARÉE
chart-no-revolution = La Révolution n’est pas déclarée.
chart-doomed = Tu n’as plus d’Insurgé sur la carte, et aucun ne peut revenir : tu perds quand le Gouvernement termine son tour.
chart-at-stake = Attention : tu n’as qu’un Insurgé sur la carte. S’il libère les captifs, il n’y en aura plus aucun et tu perdras.
chart-hidden = pion caché
chart-agent = Agent
chart-nexus = Nexus
chart-frozen = figé
chart-display = Tableau des Forces
chart-numbers = Ce qu’on sait des numéros
chart-in-display = dans le Tableau
chart-out = retiré du jeu
chart-still-hidden = Encore cachés :
chart-score = { $player } – Insurgés encore libres : { $score }
chart-drawn = Personne ne gagne.
chart-heading-hiding = Une proposition pour ta mise en place. L’acceptes-tu ?
chart-heading-freeing = Les Insurgés libérés et leur libérateur, { $hiding } en tout, se cachent dans des cases de Leurres. Lesquelles ?
chart-deed-place = Placer un pion
chart-deed-swap = Échanger deux pions d’un groupe
chart-deed-transfer = Transférer un pion le long de son groupe
chart-deed-eliminate = Éliminer un Agent
chart-deed-move-agent = Déplacer un Agent
chart-deed-interrogate = Interroger un pion
chart-deed-turn-sympathizer = Retourner un Sympathisant
chart-which-place-number = Quel numéro ?
chart-which-swap-hex = Quel pion ?
chart-which-transfer-hex = Quel pion ?
chart-which-eliminate-hex = Quel Insurgé frappe ?
chart-which-eliminate-agent = Quel Agent ?
chart-which-move-agent-hex = Quel Agent ?
chart-which-interrogate-agent = Quel Agent ?
chart-which-interrogate-hex = Quel pion interroge-t-il ?
chart-which-turn-sympathizer-hex = Quel Sympathisant ?
chart-choose-letter = Ton choix (lettre ou numéro)
chart-choose-deed = Ton choix (lettre ou numéro ; d’un coup : { $example })
chart-choose-value = { $back ->
    [yes] Numéro (b : retour)
   *[no] Numéro
}
chart-choose-hex = { $back ->
    [yes] Hexagone (b : retour)
   *[no] Hexagone
}
chart-choose-draft = Entrée : accepter, x : mélanger, 7 12 : échanger deux cases, 7 a3 : mettre le 7 en a3
chart-choose-boxes = Cases, séparées par des espaces
chart-do-set-up = Commencer ainsi
chart-do-hide-freed = Les cacher dans : { $numbers }
chart-not-a-deed = « { $word } » n’est pas un choix ici. Choix possibles : { $known }. Tape ? pour l’aide.
chart-not-a-hex = « { $word } » n’est pas un hexagone. Tape l’un de ceux de la carte, par exemple e5.
chart-not-possible = « { $word } » ne convient pas ici. Possible : { $known }
chart-not-an-edit = Tape deux numéros de 1 à { $most } pour échanger le contenu de leurs cases, ou un numéro et un hexagone du bord.
chart-rim-full = Il y a déjà huit pions au bord. Mets celui-ci à la place d’un autre, sur son hexagone.
chart-no-insurgent-on-rim = L’un des huit pions du bord, au moins, doit être un Insurgé.
chart-not-boxes = Tape des cases vides, une par Insurgé tant qu’il y en a : { $known }
chart-claim-number = Quel numéro ? (Entrée : ne rien dire)
chart-claim-hex = Quel hexagone ? (Entrée : ne rien dire)
chart-explain-hiding = Treize cases contiennent tes 5 Insurgés et 8 Sympathisants ; les autres sont des Leurres. Huit pions commencent au bord, dont au moins un Insurgé. Le Gouvernement voit les numéros, jamais le contenu des cases.
chart-explain-posting = Cinq Agents entourent le Nexus, un sur chaque hexagone sauf celui que tu nommes.
chart-explain-pacing = Il n’y a qu’un marqueur pour deux. Laisse-le, monte-le d’un cran ou descends-le autant que tu veux. Il dit combien d’actions tu peux faire, et l’autre commence là où tu le laisses.
chart-explain-rebelling = { $revolution ->
    [yes] Échange ou transfère des pions d’un groupe, ou élimine un Agent à côté d’un de tes Insurgés. Tout ce qui bouge est révélé, et un Leurre qui bouge disparaît. Tu gagnes quand il n’y a plus d’Agent.
   *[no] Place un pion, échange deux pions d’un groupe ou transfère un pion le long de son groupe. Les Sympathisants figés ne bougent pas. Un Insurgé qui entre dans le Nexus libère les captifs. Tu peux déclarer la Révolution à tout moment de ton tour : cela ne coûte aucune action, et tous les captifs meurent.
}
chart-explain-placing = Il doit aller sur un hexagone vide.
chart-explain-swapping = Les deux doivent être du même groupe : une chaîne de pions rebelles adjacents. Tout le monde voit les deux hexagones et peut suivre les numéros.
chart-explain-transferring = Il va sur un hexagone vide, ou dans le Nexus, à côté d’un autre pion de son groupe.
chart-explain-freeing = Une case vide dont le pion est déjà sur la carte y met aussitôt l’Insurgé, sans qu’on le voie. S’il manque des cases, les autres vont dans la réserve.
chart-explain-governing = { $revolution ->
    [yes] Déplace un Agent en ligne droite, ou interroge un pion à côté de l’un d’eux. Tout ce qu’on découvre est tué ; un Leurre ne coûte pas d’action. Tu gagnes si, à la fin de ton tour, aucun Insurgé n’est sur la carte.
   *[no] Déplace un Agent en ligne droite, ou interroge un pion à côté de l’un d’eux. Captifs : { $captives }. Avec 2, tu peux retourner un Sympathisant révélé : l’envoyer sur n’importe quel hexagone vide. Avec 3, tes Agents peuvent sauter : aller sur n’importe quel hexagone vide. Tu gagnes si, à la fin de ton tour, aucun Insurgé n’est sur la carte.
}
chart-explain-moving = En ligne droite, par-dessus les hexagones vides, le Nexus et les autres Agents, mais pas les pions rebelles ; avec 3 captifs, n’importe où. Il doit s’arrêter sur un hexagone vide, jamais dans le Nexus.
chart-explain-turning = Sur n’importe quel hexagone vide. Il y reste figé et gêne tout le monde.
chart-explain-judging = Capturé, il va en prison, et le même Agent peut interroger un autre pion sans dépenser d’action ; mais une évasion le libérerait. Tué, il ne revient jamais, et le Rebelle peut aussitôt placer jusqu’à deux pions.
chart-explain-pressing = Un autre pion à côté du même Agent, sans dépenser d’action ; ou aucun.
chart-explain-replying = Jusqu’à deux pions du Tableau, selon les règles habituelles, avant que le Gouvernement continue ; ou aucun.

## Simuler

simulate-title = { $game }, { $players } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
}
simulate-winner = Vainqueur
simulate-ending = Par
simulate-count = Parties
simulate-share = Part
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-effort = { $actions } actions en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}

## Jeux

games-players = Joueurs
games-rules = Règles
games-bots = Bots
games-options = Options

## Conformité

conformance-phase = Phase
conformance-viewer = Qui regarde
conformance-pairs = Paires
conformance-fewest = Minimum par réglage
conformance-settings = réglages (joueurs et options)
conformance-games = parties au hasard
conformance-actions = actions
conformance-positions = positions comparées
conformance-counted = positions où tous les mondes sont connus, pour vérifier l’imagination
conformance-steps = pas tenus par une paire, en moyenne
conformance-retold = histoires racontées de nouveau
conformance-open = dont la vérité reste inconnaissable
conformance-guessed = parmi elles, devinées
conformance-holds = { $game } : toutes les preuves tiennent.
conformance-fault = { $game } enfreint une loi : { $law }
conformance-seen = Vu : { $seen }

## Serve

serve-ready = Les tables sont à l’adresse { $address }
serve-phones = Sur un téléphone du même réseau : { $address }, ou vise ceci avec son appareil photo :
serve-stop = Ctrl-C arrête le serveur ; les tables restent.
serve-cannot-listen = Impossible d’écouter à { $host }, port { $port } : { $reason }.
serve-cannot-open = Impossible d’utiliser ces données : { $reason }.
serve-no-page = Complot fonctionne, mais sa page n’est pas construite. L’API est décrite à l’adresse /api/docs.
serve-setting = Réglage
serve-value = Valeur
serve-origin = Origine
serve-default = par défaut

## Enregistrements

replay-title = { $game }, table { $code }, partie { $round }
replay-viewer = Comme { $name } l’a entendu.
replay-ending = { $side } – { $how }
verify-holds = { $game }, table { $code }, partie { $round } : jouée sans triche, donne comprise.
verify-commitment = La graine du serveur a l’empreinte affichée : { $commitment }
verify-seed = La graine de la donne vient d’elle et de ce que la table a ajouté.
verify-seats = L’ordre des { $seats } places a été tiré de cette graine.
verify-draws = { $draws ->
    [0] Il n’y a pas eu d’autre tirage.
    [one] Le seul autre tirage en vient aussi.
   *[other] Les { $draws } tirages en viennent aussi.
}
verify-rules = Ce que chaque personne a vu et entendu en { $steps } étapes découle bien des règles et des coups joués.
verify-voided = { $voided ->
    [0] Aucun engagement n’a été annulé avant la donne.
    [one] Un engagement a été annulé avant la donne, par un changement que toute la table a vu.
   *[other] { $voided } engagements ont été annulés avant la donne, chacun par un changement que toute la table a vu.
}
verify-witnessed = { $count ->
    [one] Ce que tu as indiqué est dans la preuve.
   *[other] Les { $count } valeurs que tu as indiquées sont dans la preuve.
}
verify-advice = Pour t’assurer que ce fichier est bien celui de ta partie, indique l’engagement que tu as vu (--commitment) et ce que tu as ajouté (--entropy).
export-done = { $rows ->
    [one] { $file } contient une ligne.
   *[other] { $file } contient { $rows } lignes.
}
import-done = La table { $code } est de retour.

reports-none = Aucun signalement.
reports-one = { $at }, table { $code } : { $name } ({ $about }), signalement par { $by } : { $reason ->
    [abuse] insultes ou harcèlement
    [cheating] triche
    [spam] spam
   *[other] autre chose
}.
