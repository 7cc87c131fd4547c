### Le terminal.

## Aide

help-usage = usage :
help-commands = commandes
help-arguments = arguments
help-flags = drapeaux
help-options = règles du jeu { $game }

command-complot = Jeux d'identités cachées : joue avec des bots et étudie les règles.
command-play = Prends place à une table de bots et joue.
command-simulate = Laisse des bots jouer beaucoup de parties et compte leurs fins.
command-games = Montre les jeux, leurs options et leurs bots.
command-conformance = Prouve qu'un jeu tient son contrat et ne trahit aucun secret.

flag-help = Montre ceci et s'arrête.
flag-version = Montre la version et s'arrête.
flag-lang = Langue : en, es, fr ou it ; sinon, celle de ton système.
flag-game = Le jeu, tel que `complot games` le nomme.
flag-games = Combien de parties jouer (sinon { $default }).
flag-players = Combien de joueurs, bots compris (sinon le minimum).
flag-seed = Un nombre : le même donne la même partie.
flag-bots = Quel bot joue aux autres places.
flag-name = Comment les autres t'appellent.
flag-json = Écrit du JSON.
flag-deep = Essaie beaucoup plus : au moins un million de positions.
flag-bad-count = « { $value } » n'est pas un nombre entier à partir de 1

## Jouer

play-you = toi
play-yourself = { $name } (toi)
play-seated = Tu occupes la place { $seat } sur { $count }. Tape ? à tout moment pour l'aide.
play-choose-number = Ton choix, par numéro
play-choose-only = Entrée pour continuer
play-choose-seats = { $count } places, par exemple { $example }
play-confirm = { $choice }. Entrée pour confirmer, n pour y réfléchir encore
play-not-a-number = Tape un des numéros de 1 à { $most }, ou ? pour l'aide.
play-not-seats = Nomme exactement { $count } places différentes, de 1 à { $most }, séparées par des espaces.
play-claims = Que dis-tu ? (Entrée : rien)
play-claim-seat = De qui ? La place
play-claim-seats = Qui ? Les places, séparées par des espaces
play-keys = Touches
play-key-number = choisir par numéro
play-key-seats = choisir une équipe par ses places
play-key-say = dire quelque chose à la table, vrai ou faux
play-key-table = voir la table et ton dossier secret
play-key-votes = voir tous les votes jusqu'ici
play-key-help = voir ceci
play-key-leave = quitter la partie (comme Ctrl-C)
play-again = La même partie encore une fois : { $command }
play-farewell = Le dossier est clos. À la prochaine.

## Simuler

simulate-title = { $game }, { $players } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
}
simulate-winner = Gagne
simulate-ending = Par
simulate-count = Parties
simulate-share = Part
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-effort = { $actions } actions en { $seconds } secondes

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
conformance-steps = pas survécus par paire
conformance-retold = histoires racontées à neuf
conformance-open = dont la vérité ne peut se savoir
conformance-guessed = parmi elles, imaginées juste
conformance-holds = { $game } : toutes les preuves tiennent.
conformance-fault = { $game } enfreint une loi : { $law }
conformance-seen = Vu : { $seen }
