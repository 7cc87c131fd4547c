### La table de Secrets, dans le navigateur.

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
page-secrets-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $sure ->
    [yes] {""}
   *[no] { "\u202F" }?
}
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
    [yes] { $seat } a échangé le jeton du centre avec celui devant { $players }.
   *[no] { $seat } a échangé le jeton du centre avec l’un de ceux posés devant { $players }.
}
page-secrets-scene-setup = On distribue les jetons.
page-secrets-scene-choosing = { $you ->
    [yes] Garde une carte pour l’Offre. Personne d’autre ne saura laquelle.
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
page-secrets-claim-urge-un = À l’ONU…
page-secrets-claim-i-am = Je suis…
page-secrets-claim-they-are = Pour moi, … est…
page-secrets-claim-with-you = Je suis avec…
page-secrets-claim-i-saw = J’ai vu le jeton devant…
page-secrets-claim-i-saw-centre = J’ai vu le jeton du centre…
page-secrets-claim-i-swapped = J’ai échangé le centre avec…
page-secrets-claim-bullet-is = La Balle que j’ai donnée à…

## Ce que dit la voix qui raconte, autour d’un écran de table

page-secrets-narrator-looks = { $seats ->
    [4] Chacun regarde son propre jeton, sans le montrer à personne.
   *[other] Chacun regarde son propre jeton et celui de la personne à sa droite, sans les montrer à personne.
}
page-secrets-narrator-remember = Retenez-le bien : à partir de maintenant, les jetons changent de mains.
page-secrets-narrator-close = Tout le monde ferme les yeux, sauf { $seat }.
page-secrets-narrator-swap = { $seat }, échange le jeton du centre avec un jeton voisin. Personne d’autre ne saura lequel.
page-secrets-narrator-open = Tout le monde ouvre les yeux. { $seat } a échangé le jeton du centre avec un jeton voisin.
