### Uprising.

uprising-name = Uprising
uprising-tagline = Ce numéro, c’est une cellule rebelle ou une rumeur ? Un camp le sait. L’autre a des Agents.

## Options

uprising-option-track-step = Faire monter le marqueur
    .help = Où va le marqueur d’actions quand il monte.
uprising-option-track-step-box = À la case suivante
uprising-option-track-step-number = Au nombre supérieur suivant
uprising-option-hidden-sympathizers-move = Sympathisants cachés
    .help = Peuvent-ils être échangés et transférés avant la Révolution ?
uprising-option-hidden-sympathizers-move-yes = Ils bougent comme les autres pions
uprising-option-hidden-sympathizers-move-no = Ils restent où ils sont
uprising-option-nexus-placement = Placer dans le Nexus
    .help = Un pion peut-il passer directement du Tableau des Forces au Nexus ?
uprising-option-nexus-placement-no = Jamais
uprising-option-nexus-placement-own-turn = Pendant le tour du Rebelle
uprising-option-empty-jailbreak = Personne à libérer
    .help = Ce que devient un Insurgé qui entre dans le Nexus quand il n’y a aucun captif.
uprising-option-empty-jailbreak-revealed = Il est révélé
uprising-option-empty-jailbreak-nothing = Il ne se passe rien
uprising-option-jailbreak-overflow = La réserve
    .help = Quand des Insurgés y vont-ils après une évasion, au lieu de se cacher ?
uprising-option-jailbreak-overflow-forced = Seulement s’il manque des cases
uprising-option-jailbreak-overflow-free = Au gré du Rebelle
uprising-option-turn-into-nexus = Retourner et envoyer au Nexus
    .help = Le Gouvernement, quand il retourne un Sympathisant, peut-il l’envoyer dans le Nexus, où il gêne ?
uprising-option-turn-into-nexus-no = Interdit
uprising-option-turn-into-nexus-yes = Permis
uprising-option-turn-cap = Limite de Tours de Jeu
    .help = Quand elle est atteinte, la partie est nulle : une règle maison, de 25 à 1000 (1000 vaut une partie sans limite).
uprising-option-numbers = Pions numérotés
    .help = De 13 à 26. Avec moins de pions, il y a moins de Leurres et la tâche du Gouvernement est plus facile.
uprising-option-ruthless = Impitoyables dès le début
    .help = Découvrir un Leurre ne coûte aucune action au Gouvernement, même avant la Révolution.
uprising-option-match = Deux parties
    .help = On change de camp après la première ; pour gagner, il faut avoir gardé plus d’Insurgés libres que l’autre.

## Camps, pièces et fins

uprising-side-rebel = Rebelle
uprising-side-government = Gouvernement
uprising-side = { $side ->
    [rebel] { uprising-side-rebel }
   *[government] { uprising-side-government }
}
uprising-piece-insurgent = Insurgé
    .help = Une poignée de gens qui se battent. Arrive sur la carte à côté d’un autre Insurgé. Après la Révolution, il élimine les Agents.
uprising-piece-sympathizer = Sympathisant
    .help = Beaucoup de gens qui soutiennent la cause. Arrive sur la carte à côté d’une pièce réelle : un Insurgé ou un Sympathisant.
uprising-piece-dummy = Leurre
    .help = Une rumeur, et rien derrière. Arrive sur la carte à côté de n’importe quel pion rebelle.
uprising-piece = { $piece ->
    [insurgent] { uprising-piece-insurgent }
    [sympathizer] { uprising-piece-sympathizer }
   *[dummy] { uprising-piece-dummy }
}
uprising-how-no-agents = plus aucun Agent après la Révolution
uprising-how-no-insurgents = plus aucun Insurgé sur la carte
uprising-how-turn-cap = la limite de Tours de Jeu
uprising-how-match = les Insurgés encore libres après deux parties

## Ce qui se passe

uprising-event-counter-deployed = Au bord, en { $hex }, surgit le pion { $number }.
uprising-event-agents-posted = Les Agents encerclent le Nexus. Ils laissent une brèche en { $gap }.
uprising-event-turn-began = { $you ->
    [yes] Tour { $turn }, { uprising-side } : à toi de jouer.
   *[no] Tour { $turn }, { uprising-side } : à { $seat } de jouer.
}
uprising-event-marker-set = { $you ->
    [yes] { $actions ->
        [one] Tu imposes le rythme : une action.
       *[other] Tu imposes le rythme : { $actions } actions au plus.
    }
   *[no] { $actions ->
        [one] { $seat } impose le rythme : une action.
       *[other] { $seat } impose le rythme : { $actions } actions au plus.
    }
}
uprising-event-counter-placed = Le pion { $number } descend dans la rue en { $hex }.
uprising-event-freed-placed = Un Insurgé de la réserve descend dans la rue en { $hex }, à visage découvert.
uprising-event-swapped = Les pions en { $hex } et en { $other } échangent leurs places.
uprising-event-transferred = { $to ->
    [f6] Le pion en { $hex } se glisse dans le Nexus.
   *[other] Le pion en { $hex } file vers { $to }.
}
uprising-event-nexus-entered = { $insurgent ->
    [yes] Il y a un Insurgé dans le Nexus !
   *[no] Fausse alerte dans le Nexus : ce n’est pas un Insurgé.
}
uprising-event-jailbreak-began = { $freed ->
    [one] Évasion ! Le captif est libre : { $hiding } Insurgés cherchent une cachette.
   *[other] Évasion ! { $freed } captifs sont libres : { $hiding } Insurgés cherchent une cachette.
}
uprising-event-freed-hidden = { $reserve ->
    [0] Insurgés cachés parmi les numéros : { $hidden }.
   *[other] Insurgés cachés parmi les numéros : { $hidden }. Dans la réserve : { $reserve }.
}
uprising-event-identified = { $piece ->
    [insurgent] Le pion { $number }, en { $hex }, est un Insurgé.
    [sympathizer] Le pion { $number }, en { $hex }, est un Sympathisant.
   *[dummy] Le pion { $number }, en { $hex }, n’était qu’une rumeur : un Leurre.
}
uprising-event-agent-eliminated = L’Insurgé en { $hex } frappe : l’Agent en { $agent } est éliminé.
uprising-event-revolution-declared = { $you ->
    [yes] Tu déclares la Révolution !
   *[no] { $seat } déclare la Révolution !
} { $killed ->
    [0] La prison est vide.
    [one] Le captif est tué.
   *[other] Les { $killed } captifs sont tués.
}
uprising-event-agent-moved = { $jumped ->
    [yes] L’Agent en { $hex } disparaît et resurgit en { $to }.
   *[no] L’Agent en { $hex } se déplace en { $to }.
}
uprising-event-interrogated = { $free ->
    [yes] L’Agent en { $agent } insiste et interroge le pion en { $hex }.
   *[no] L’Agent en { $agent } interroge le pion en { $hex }.
}
uprising-event-captured = { $captives ->
    [one] L’Insurgé en { $hex } est capturé. C’est le seul captif.
   *[other] L’Insurgé en { $hex } est capturé. Il y a { $captives } captifs.
}
uprising-event-killed = { $piece ->
    [insurgent] L’Insurgé en { $hex } est tué.
   *[sympathizer] Le Sympathisant en { $hex } est tué.
}
uprising-event-interrogation-forgone = L’Agent en { $agent } ne pose plus de questions.
uprising-event-reply-began = { $you ->
    [yes] Un martyr est né : tu peux placer jusqu’à deux pions.
   *[no] Un martyr est né : { $seat } peut placer jusqu’à deux pions.
}
uprising-event-reply-ended = { $you ->
    [yes] { $placed ->
        [0] Tu portes le deuil en silence.
        [one] Tu as répondu par un pion.
       *[other] Tu as répondu par { $placed } pions.
    }
   *[no] { $placed ->
        [0] { $seat } porte le deuil en silence.
        [one] { $seat } a répondu par un pion.
       *[other] { $seat } a répondu par { $placed } pions.
    }
}
uprising-event-sympathizer-turned = Le Gouvernement retourne le Sympathisant qui est en { $hex } et l’envoie en { $to }.
uprising-event-turn-ended = { $you ->
    [yes] Tu termines ton tour.
   *[no] { $seat } termine son tour.
}
uprising-event-roll-called = { $present ->
    [yes] Quelque part sur la carte, il reste au moins un Insurgé.
   *[no] Il n’y a plus aucun Insurgé sur la carte.
}
uprising-event-box-opened = On ouvre la case { $number } : { uprising-piece }.
uprising-event-game-ended = { $winner ->
    [rebel] Le Rebelle gagne : { uprising-how-no-agents }. Insurgés encore libres : { $insurgents }.
    [government] Le Gouvernement gagne : { uprising-how-no-insurgents }. Insurgés encore libres : { $insurgents }.
   *[other] Personne ne gagne : { uprising-how-turn-cap }. Insurgés encore libres : { $insurgents }.
}
uprising-event-sides-changed = { $you ->
    [yes] On change de camp : le Rebelle, maintenant, c’est toi.
   *[no] On change de camp : le Rebelle, maintenant, c’est { $seat }.
}
uprising-event-match-ended = Les deux parties sont finies. Insurgés encore libres : { $first } (place 1) et { $second } (place 2). Victoire : { $winner }.

## Ce qu’on peut faire

uprising-action-hide-insurgent = Un Insurgé dans la case { $number }
uprising-action-hide-sympathizer = Un Sympathisant dans la case { $number }
uprising-action-deploy = Le pion { $number } au bord de la carte
uprising-action-leave-gap = Laisser { $hex } libre
# Les nombres d’actions sont ceux de la piste.
uprising-action-set-marker = { $space ->
    [0] Marqueur sur le premier 1 : une action
    [1] Marqueur sur le second 1 : une action
    [2] Marqueur sur le 2 : 2 actions au plus
    [3] Marqueur sur le 3 : 3 actions au plus
    [4] Marqueur sur le 5 : 5 actions au plus
    [5] Marqueur sur le 8 : 8 actions au plus
   *[6] Marqueur sur le 13 : 13 actions au plus
}
uprising-action-place = Placer le pion { $number }
uprising-action-place-freed = Placer un Insurgé de la réserve, révélé
uprising-action-swap = Échanger le pion en { $hex }
uprising-action-transfer = Transférer le pion depuis { $hex }
uprising-action-eliminate = Éliminer l’Agent en { $agent } depuis { $hex }
uprising-action-declare = Déclarer la Révolution
uprising-action-hide-freed = Cacher un Insurgé dans la case { $number }
uprising-action-keep-back = Envoyer les autres dans la réserve
uprising-action-move-agent = Déplacer l’Agent depuis { $hex }
uprising-action-interrogate = Interroger le pion en { $hex } depuis { $agent }
uprising-action-turn-sympathizer = Retourner le Sympathisant qui est en { $hex }
uprising-action-capture = Capturer l’Insurgé
uprising-action-kill = Tuer l’Insurgé
uprising-action-forgo = Ne plus poser de questions
uprising-action-end-reply = Ne plus rien placer
uprising-action-end-turn = Terminer le tour
uprising-action-at = { $hex ->
    [f6] { $hex }, le Nexus
   *[other] { $hex }
}

## Ce qu’on se dit

uprising-claim-number-is = { $piece ->
    [insurgent] Le pion { $number } est un Insurgé.
    [sympathizer] Le pion { $number } est un Sympathisant.
   *[dummy] Le pion { $number } est un Leurre.
}
uprising-claim-nothing-there = En { $hex }, tu ne trouveras rien.
uprising-claim-none-near = Il n’y a aucun Insurgé à côté de tes Agents.
uprising-claim-all-on-map = { $already ->
    [yes] Tous mes Insurgés sont déjà sur la carte.
   *[no] La plupart de mes Insurgés sont encore à venir.
}
uprising-claim-revolt = { $soon ->
    [yes] Au prochain tour, je déclare la Révolution.
   *[no] La Révolution peut encore attendre longtemps.
}
uprising-claim-coming-for = Je viens chercher le pion en { $hex }.
uprising-claim-mercy = { $capture ->
    [yes] Le prochain Insurgé que je trouve, je le capture.
   *[no] Le prochain Insurgé que je trouve, je le tue.
}
uprising-claim-to-nexus = { $insurgent ->
    [yes] Le prochain pion dans le Nexus sera un Insurgé.
   *[no] Le prochain pion dans le Nexus ne sera pas un Insurgé.
}
uprising-claim-give-up = Ta cause est perdue : rends-toi.

## La table

uprising-heading-hiding = { $insurgents ->
    [0] Quelle case pour le prochain Sympathisant ? Encore à cacher : { $sympathizers }
   *[other] Quelle case pour le prochain Insurgé ? Encore à cacher : { $insurgents }
}
uprising-heading-deploying = Quel pion va maintenant au bord de la carte ?
uprising-heading-siting = Où, au bord de la carte, va le pion { $number } ?
uprising-heading-posting = Quel hexagone à côté du Nexus laisses-tu libre ?
uprising-heading-pacing = Où mets-tu le marqueur ?
uprising-heading-rebelling = Que fais-tu, Rebelle ? Actions restantes : { $left }
uprising-heading-placing = Où places-tu le pion { $number } ?
uprising-heading-placing-freed = Où places-tu l’Insurgé de la réserve ?
uprising-heading-swapping = Avec quel pion échanges-tu celui qui est en { $hex } ?
uprising-heading-transferring = Où transfères-tu le pion qui est en { $hex } ?
uprising-heading-freeing = Quelle case pour le prochain Insurgé ? Encore à cacher : { $left }
uprising-heading-governing = Que fais-tu, Gouvernement ? Actions restantes : { $left }
uprising-heading-moving = Où va l’Agent qui est en { $hex } ?
uprising-heading-turning = Où envoies-tu le Sympathisant qui est en { $hex } ?
uprising-heading-judging = Un Insurgé en { $hex } ! Tu le captures ou tu le tues ?
uprising-heading-pressing = Quel pion l’Agent en { $agent } interroge-t-il maintenant, sans dépenser d’action ?
uprising-heading-replying = Quel pion places-tu en réponse ? Déjà placés : { $placed }
