### Après la partie : ce qu’il en reste dans le navigateur, et comment la revoir.

## Revoir une partie

after-replay-title = Rediffusion de la partie { $round }
after-controls = Rediffusion
after-moment = Moment de la partie
after-moment-at = { $step } sur { $length } · { $chapter }
after-back = Un pas en arrière
after-next = Un pas en avant
after-chapter-back = Revenir au début du chapitre
after-chapter-next = Aller au chapitre suivant
after-run = Lecture
after-pause = Mettre en pause
after-speed = Vitesse
after-speed-times = { $speed }×
after-eyes = Point de vue
after-eyes-spectator = Ce que voit le public
after-eyes-seat = Ce que voit { $name }
after-eyes-all = Tout voir
after-hands-tab = Dossiers
after-share = Copier le lien vers ce moment
after-download = Télécharger l’enregistrement
after-table = Retour à la table { $code }

## Ce qu’il en reste

after-hands = Tout est dévoilé
after-watch = Revoir la partie
after-from-here = Revoir à partir d’ici
after-story = Le récit de la partie
after-deal = Avant le premier tour
after-round = Tour { $round }
after-turn = Tour { $turn }
after-believed = Ce que croyaient les bots
after-believed-by = Ce que croyait { $seat }
after-odds = { $odds } %

## La preuve de la donne

after-proof = La donne était-elle honnête ?
after-proof-holds = Oui : ton navigateur l’a vérifiée, et tout concorde.
after-proof-fails = Non : cette donne n’est pas ce qu’elle prétend être.
after-mark-yes = Exact.
after-mark-no = Faux.
after-mark-none = Rien à vérifier.
after-check-opened = Les graines de la donne manquent.
after-check-commitment = { $holds ->
    [yes] La graine du serveur a bien l’empreinte montrée avant la donne.
   *[no] La graine du serveur n’a pas l’empreinte montrée avant la donne.
}
after-check-voided = { $holds ->
    [none] Aucune donne n’a été annulée auparavant.
    [yes] { $count ->
        [one] La graine de la donne annulée auparavant a bien l’empreinte montrée.
       *[other] Les graines des { $count } donnes annulées auparavant ont bien les empreintes montrées.
    }
   *[no] La graine d’une donne annulée auparavant n’a pas l’empreinte montrée.
}
after-check-mine = { $holds ->
    [none] Ce navigateur n’a rien ajouté à la donne.
    [yes] Ce que ton navigateur a ajouté est bien dans la donne.
   *[no] Ce que ton navigateur a ajouté n’est pas dans la donne.
}
after-check-seed = { $holds ->
    [yes] La graine de la donne vient de celle du serveur et de ce que la table a ajouté.
   *[no] La graine de la donne ne vient pas de celle du serveur et de ce que la table a ajouté.
}
after-check-seating = { $holds ->
    [yes] Tout le monde est assis là où le dit le tirage.
   *[no] Quelqu’un n’est pas assis là où le dit le tirage.
}
after-check-draws = { $holds ->
    [yes] { $count ->
        [one] L’unique tirage vient de la graine.
       *[other] Les { $count } tirages viennent de la graine.
    }
   *[no] Le tirage { $k } n’est pas ce que donne la graine.
}
after-check-log = { $holds ->
    [yes] La partie n’a utilisé aucun autre tirage.
   *[no] La partie a utilisé d’autres tirages que ceux-ci.
}
after-proof-numbers = Les nombres
after-proof-commitment = Empreinte montrée avant la donne
after-proof-server-seed = Graine du serveur
after-proof-entropy = Ajouté par { $name }
after-proof-seed = Graine de la donne

## La série

after-series = Les parties de cette table
after-series-player = Joueur
after-series-won = Gagnées
after-series-drawn = Nulles
after-series-lost = Perdues
after-series-side = { $count ->
    [one] { $side } : { $count } victoire
   *[other] { $side } : { $count } victoires
}
after-series-game = Partie { $round } : { $side }

## Chaque jeu

after-resistance-votes = Qui a voté comme qui
after-resistance-most = Le plus souvent d’accord : { $players }, { $alike } fois sur { $votes }.
after-resistance-least = Le moins souvent d’accord : { $players }, { $alike } fois sur { $votes }.
after-resistance-votes-note = Sur combien des { $votes } votes deux joueurs ont choisi pareil. Rond : Résistance ; triangle : Espion.
after-resistance-believed = La probabilité que chaque bot donnait aux autres d’être Espion, à son dernier vote de chaque tour.
after-secrets-saw = { $count ->
    [one] { $seat } a vu { $count } jeton
   *[other] { $seat } a vu { $count } jetons
}
after-secrets-offers = Ce qui a été offert
after-secrets-offer = { $kept ->
    [yes] { $seat } a offert à { $whose } cette carte : { $card }. Elle a été acceptée.
   *[no] { $seat } a offert à { $whose } cette carte : { $card }. Elle a fini devant { $got }.
}
after-secrets-truth = { $said ->
    [none] Rien n’a été annoncé.
    [yes] C’était la vérité.
   *[no] Un mensonge : la carte a été annoncée comme { $called }.
}
after-secrets-believed = L’identité que chaque bot prêtait à chaque jeton, et avec quelle certitude, à sa dernière décision de chaque tour. Les bots comptent ce qu’ils peuvent savoir ; ils ne lisent pas les visages.
after-uprising-first = Au premier tour
after-uprising-last = À la fin
after-uprising-fates = Ce qu’ils sont devenus
after-uprising-believed = Les numéros que le bot du Gouvernement prenait pour des Insurgés au début de chacun de ses tours, et s’il voyait juste.
after-uprising-suspects = Principaux suspects
after-uprising-suspect = { $right ->
    [yes] { $number } : { $odds } %, à raison
   *[no] { $number } : { $odds } %, à tort
}
