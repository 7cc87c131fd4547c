### Un seul appareil pour tout le monde, qui passe de main en main.

## Avant la partie

pass-how = Faites-le passer : chacun voit ses secrets derrière un rideau, et tous voient la table ensemble.
pass-forgetful = Ce navigateur ne garde rien de ce site : si cette page est fermée ou rechargée, la partie est perdue. Avant de commencer, autorisez les données du site ou quittez la navigation privée, puis rechargez la page.
pass-game = Jeu
pass-players = Qui joue
pass-player = Joueur { $number }
pass-name = Nom du joueur { $number }
pass-add = Ajouter un joueur
pass-bots = Bots
pass-nameless = Il faut un nom à tout le monde.
pass-twice = Deux joueurs s’appellent { $name }.
pass-begin = Lancer la partie

## De main en main

pass-curtain = Passe l’appareil à { $name }
pass-curtain-others = Les autres, regardez ailleurs.
pass-hold = Maintiens appuyé : je suis { $name }
pass-back = Le reposer sur la table
pass-eyes = Réservé à { $name }
pass-first = Regarde tes secrets ; si c’est à toi, choisis ; puis fais passer.
pass-on = Faire passer
pass-hand = Le passer à { $name }
pass-hand-whom = À qui le tour
pass-look = Quelqu’un veut regarder
pass-other = Un autre jeu
pass-dropped = Il n’y a plus de partie sur la table. Vous pouvez en commencer une autre.
pass-gone = Elle était là il y a un instant, mais le serveur ne l’a plus, et attendre ne la fera pas revenir. Commencez une autre partie.
