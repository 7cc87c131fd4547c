### Secrets.

secrets-name = Secrets
secrets-tagline = CIA, KGB et quelques hippies. Tu connais ton camp ? On vient peut-être de te le changer.

## Options

secrets-option-un-tie = Égalité au plus petit nombre de cartes
    .help = Ce que devient le jeton ONU quand la personne qui le détient n’est plus seule à avoir le moins de cartes.
secrets-option-un-tie-centre = Il retourne au centre
secrets-option-un-tie-keep = Il reste où il est
secrets-option-third-scientist = Une troisième Scientifique
    .help = Ce que font les Scientifiques quand deux d’entre elles sont face cachée.
secrets-option-third-scientist-fresh = On recommence à compter
secrets-option-third-scientist-literal = Seule la deuxième met tout face cachée
secrets-option-bottom = Cartes remises dans la pioche
    .help = Dans quel ordre ressortent les cartes mises sous la pioche.
secrets-option-bottom-kept = Dans l’ordre où on les y a mises
secrets-option-bottom-shuffled = Mélangées
secrets-option-memory-aid = Aide-mémoire
    .help = La table tient-elle la liste de ce que tu as vu et des échanges ?
secrets-option-memory-aid-on = Une liste, tour par tour
secrets-option-memory-aid-off = Ce que tu vois n’est montré qu’une fois

## Camps, cartes et fins

secrets-side-cia = CIA
secrets-side-kgb = KGB
secrets-side-hippie = Hippie
secrets-identity = { $identity ->
    [cia] { secrets-side-cia }
    [kgb] { secrets-side-kgb }
   *[hippie] { secrets-side-hippie }
}
secrets-centre-identity = { $centre ->
    [cia] { secrets-side-cia }
    [kgb] { secrets-side-kgb }
   *[hippie] { secrets-side-hippie }
}
secrets-how-lone-hippie = un Hippie seul au score le plus bas
secrets-how-higher-total = le total le plus élevé
secrets-how-tie = CIA et KGB à égalité
secrets-character-psychiatrist = Psychiatre
    .help = Échange les jetons de deux autres personnes. Personne ne regarde.
secrets-character-double-agent = Agent double
    .help = Échange ton jeton avec celui du centre, puis regarde-le.
secrets-character-politician = Politicien
    .help = Donne-le à quelqu’un d’autre et regarde son jeton.
secrets-character-journalist = Journaliste
    .help = Le reste de la table voit ton jeton. Pas toi.
secrets-character-diplomat = Diplomate
    .help = Le jeton du centre est montré. Échange-le en secret avec un jeton voisin.
secrets-character-detective = Détective
    .help = Regarde un jeton : le tien, celui de quelqu’un d’autre ou celui du centre.
secrets-character-scientist = Scientifique
    .help = La deuxième devant toi met tous tes personnages face cachée.
secrets-character-assassin = Assassin
    .help = Pioche une Balle, regarde-la et donne-la face cachée à quelqu’un d’autre.
secrets-character = { $character ->
    [psychiatrist] { secrets-character-psychiatrist }
    [double_agent] { secrets-character-double-agent }
    [politician] { secrets-character-politician }
    [journalist] { secrets-character-journalist }
    [diplomat] { secrets-character-diplomat }
    [detective] { secrets-character-detective }
    [scientist] { secrets-character-scientist }
   *[assassin] { secrets-character-assassin }
}

## Ce qui se passe

secrets-event-first-drawn = { $you ->
    [yes] Le sort décide : à toi de commencer.
   *[no] Le sort décide : { $seat } commence.
}
secrets-event-token-taken = { $you ->
    [yes] Tu prends un jeton.
   *[no] { $seat } prend un jeton.
}
secrets-event-centre-placed = Le dernier jeton est au centre, face cachée.
secrets-event-token-seen = { $whose_own ->
    [yes] Pour tes yeux seulement. Ton jeton : { secrets-identity }.
   *[no] Pour tes yeux seulement. Le jeton devant { $whose } : { secrets-identity }.
}
secrets-event-centre-seen = Pour tes yeux seulement. Le jeton du centre : { secrets-identity }.
secrets-event-centre-shown = Tout le monde voit le jeton du centre : { secrets-identity }.
secrets-event-turn-began = { $you ->
    [yes] Tour { $turn } : la pioche est à toi.
   *[no] Tour { $turn } : la pioche est devant { $seat }.
}
secrets-event-character-drawn = { $repeated ->
    [yes] Encore { secrets-character } : la carte va sous la pioche.
   *[no] Carte piochée : { secrets-character }.
}
secrets-event-card-chosen = { $you ->
    [yes] Tu gardes une des deux cartes pour l’Offre.
   *[no] { $seat } garde une des deux cartes pour l’Offre.
}
secrets-event-card-offered = { $you ->
    [yes] Tu offres la carte à { $whose }.
   *[no] { $seat } offre la carte à { $whose }.
}
secrets-event-answer-given = { $you ->
    [yes] Tu as répondu.
   *[no] { $seat } a répondu.
}
secrets-event-interruption-decided = { $takes ->
    [yes] { $you ->
        [yes] Nations unies : tu prends la carte.
       *[no] Nations unies : { $seat } prend la carte.
    }
   *[no] { $you ->
        [yes] Nations unies : tu laisses passer la carte.
       *[no] Nations unies : { $seat } laisse passer la carte.
    }
}
secrets-event-answer-shown = { $accepts ->
    [yes] { $you ->
        [yes] Tu acceptes la carte.
       *[no] { $seat } accepte la carte.
    }
   *[no] { $you ->
        [yes] Tu refuses la carte.
       *[no] { $seat } refuse la carte.
    }
}
secrets-event-card-turned-up = { $you ->
    [yes] La carte est révélée : { secrets-character }. Elle te revient.
   *[no] La carte est révélée : { secrets-character }. Elle revient à { $seat }.
}
secrets-event-tokens-swapped = { $you ->
    [yes] Tu échanges les jetons entre { $players }.
   *[no] { $seat } échange les jetons entre { $players }.
}
secrets-event-centre-swapped = { $you ->
    [yes] Tu échanges ton jeton avec celui du centre.
   *[no] { $seat } échange son jeton avec celui du centre.
}
secrets-event-neighbour-swapped = { $you ->
    [yes] Quand tous les yeux sont fermés, tu échanges le jeton du centre avec un jeton voisin.
   *[no] Quand tous les yeux sont fermés, { $seat } échange le jeton du centre avec un jeton voisin.
}
secrets-event-token-looked-at = { $you ->
    [yes] { $whose_own ->
        [yes] Tu regardes ton propre jeton.
       *[no] Tu regardes le jeton devant { $whose }.
    }
   *[no] { $whose_own ->
        [yes] { $seat } regarde son propre jeton.
       *[no] { $seat } regarde le jeton devant { $whose }.
    }
}
secrets-event-centre-looked-at = { $you ->
    [yes] Tu regardes le jeton du centre.
   *[no] { $seat } regarde le jeton du centre.
}
secrets-event-token-presented = { $you ->
    [yes] Ton jeton est montré au reste de la table.
   *[no] Le jeton devant { $seat } est montré au reste de la table.
}
secrets-event-token-shown = Le jeton devant { $seat } dit : { secrets-identity }.
secrets-event-politician-placed = { $you ->
    [yes] Tu donnes le Politicien à { $whose }.
   *[no] { $seat } donne le Politicien à { $whose }.
}
secrets-event-bullet-drawn = { $you ->
    [yes] Tu pioches une Balle.
   *[no] { $seat } pioche une Balle.
}
secrets-event-bullet-seen = Pour tes yeux seulement. La Balle vaut { $value }.
secrets-event-bullet-given = { $you ->
    [yes] Tu donnes la Balle à { $whose }.
   *[no] { $seat } donne la Balle à { $whose }.
}
secrets-event-display-turned-down = { $you ->
    [yes] Deux Scientifiques : tous tes personnages passent face cachée.
   *[no] Deux Scientifiques : tous les personnages devant { $seat } passent face cachée.
}
secrets-event-pair-turned-down = { $you ->
    [yes] Une de tes paires passe face cachée : { secrets-character }.
   *[no] Une paire devant { $seat } passe face cachée : { secrets-character }.
}
secrets-event-un-taken = { $you ->
    [yes] Tu as le moins de cartes et tu prends le jeton ONU.
   *[no] { $seat } a le moins de cartes et prend le jeton ONU.
}
secrets-event-un-returned = { $you ->
    [yes] Tu remets le jeton ONU au centre.
   *[no] { $seat } remet le jeton ONU au centre.
}
secrets-event-tokens-revealed = Tous les jetons sont révélés. CIA : { $cia }. KGB : { $kgb }. Hippies : { $hippies }. Au centre : { secrets-centre-identity }.
secrets-event-bullet-revealed = { $you ->
    [yes] La Balle devant toi vaut { $value }.
   *[no] La Balle devant { $seat } vaut { $value }.
}
secrets-event-scored = { $you ->
    [yes] Ton score : { $points }.
   *[no] { $seat } finit avec un score de { $points }.
}
secrets-event-game-ended = { $winner ->
    [cia] La CIA gagne, { $cia } à { $kgb }.
    [kgb] Le KGB gagne, { $kgb } à { $cia }.
    [hippie] { $whose } gagne en solitaire : un Hippie au score le plus bas de tous.
   *[other] CIA et KGB sont à égalité à { $cia } : tout le monde perd.
}

## Ce qu’on peut faire

secrets-action-draw-first = { $seat } commence
secrets-action-deal-token = un jeton : { secrets-identity }
secrets-action-draw-character = { secrets-character } sort de la pioche
secrets-action-draw-bullet = une Balle qui vaut { $value }
secrets-action-choose = Garder { secrets-character } pour l’Offre
secrets-action-offer = Offrir la carte à { $seat }
secrets-action-answer = { $accept ->
    [yes] Accepter
   *[no] Refuser
}
secrets-action-interrupt = { $take ->
    [yes] Prendre la carte
   *[no] Laisser passer la carte
}
secrets-action-exchange = Échanger les jetons entre { $players }
secrets-action-support = Donner le Politicien à { $seat }
secrets-action-swap-with = Échanger le jeton du centre avec celui devant { $seat }
secrets-action-investigate = { $you ->
    [yes] Regarder ton propre jeton
   *[no] Regarder le jeton devant { $seat }
}
secrets-action-investigate-centre = Regarder le jeton du centre
secrets-action-shoot = Donner la Balle à { $seat }

## Ce qu’on se dit

secrets-claim-i-am = { $identity ->
    [cia] Je suis de la CIA.
    [kgb] Je suis du KGB.
   *[hippie] Je suis Hippie.
}
secrets-claim-they-are = { $you ->
    [yes] Pour moi, tu es { secrets-identity }.
   *[no] Pour moi, { $seat } est { secrets-identity }.
}
secrets-claim-with-you = { $you ->
    [yes] Je suis avec toi.
   *[no] Je suis avec { $seat }.
}
secrets-claim-i-saw = { $you ->
    [yes] J’ai vu ton jeton : { secrets-identity }.
   *[no] J’ai vu le jeton devant { $seat } : { secrets-identity }.
}
secrets-claim-i-saw-centre = J’ai vu le jeton du centre : { secrets-identity }.
secrets-claim-i-swapped = { $you ->
    [yes] Ma Diplomate a échangé le jeton du centre avec le tien.
   *[no] Ma Diplomate a échangé le jeton du centre avec celui devant { $seat }.
}
secrets-claim-it-is = La carte de l’Offre : { secrets-character }.
secrets-claim-advise = { $accept ->
    [yes] Accepte-la.
   *[no] Ne l’accepte pas.
}
secrets-claim-urge-un = { $take ->
    [yes] ONU, prends-la.
   *[no] ONU, laisse-la passer.
}
secrets-claim-bullet-is = { $you ->
    [yes] La Balle que je t’ai donnée vaut { $value }.
   *[no] La Balle que j’ai donnée à { $seat } vaut { $value }.
}

## La table

secrets-heading-choosing = Quelle carte gardes-tu pour l’Offre ?
secrets-heading-offering = À qui offres-tu la carte ?
secrets-heading-answering = Acceptes-tu la carte sans la voir ?
secrets-heading-interrupting = Nations unies : prends-tu la carte sans la voir ?
secrets-heading-treating = Quels jetons échanges-tu ?
secrets-heading-supporting = À qui donnes-tu le Politicien pour regarder son jeton ?
secrets-heading-negotiating = Avec quel jeton voisin échanges-tu celui du centre ? Personne ne le saura.
secrets-heading-investigating = Quel jeton regardes-tu ?
secrets-heading-shooting = À qui donnes-tu la Balle ?
