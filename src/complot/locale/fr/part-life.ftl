### Ce qu’on fait à une table en plus de jouer.

## Qui est assis là

life-program = Un programme
life-away = hors ligne
life-stood-in = un bot joue
life-watchers = Dans le public

## Une personne

life-nudge = Lui faire signe
life-nudged = C’est fait
life-take-over = Proposer de prendre la place
life-bot-for = Laisser un bot jouer pour { $name }
life-hand-over = Confier la table à { $name }
life-kick = Exclure { $name }
life-kick-sure = Exclure { $name } ? Pas de retour possible, sauf si tu le permets.
life-readmit = Laisser revenir { $name }
life-sit-out = Laisser un bot jouer pour moi
life-sit-out-sure = Un bot continue pour toi, et tu peux reprendre ta place à tout moment.
life-cancel = Pas maintenant
life-mute = Ne plus me montrer ce que dit { $name }
life-unmute = Me montrer ce que dit { $name }
life-block = Bloquer { $name }
life-block-help = Une personne bloquée ne peut plus te faire signe ni prendre place aux tables dont tu es l’hôte.
life-unblock = Débloquer { $name }
life-report = Signaler { $name }
life-report-reason = Qu’est-ce qui ne va pas ?
life-report-abuse = Insultes ou menaces
life-report-cheating = Triche
life-report-spam = Inonde la discussion
life-report-other = Autre chose
life-report-text = Que s’est-il passé ?
life-report-help = La personne qui gère ce serveur lira ton signalement, avec les derniers messages envoyés par { $name }.
life-report-send = Envoyer le signalement
life-reported = Ton signalement concernant { $name } est parti.

## Marques et notes, pour soi seul

life-marks = { $name } : qu’en penses-tu ?
life-marks-help = Personne d’autre ne voit tes marques ; elles n’apparaissent sur les places que si tu le veux.
life-marks-show = Montrer mes marques sur les places
life-mark-trusted = fiable
life-mark-unsure = à voir
life-mark-suspect = louche
life-mark-said = Ta marque : { $mark }
life-notes = Mes notes
life-notes-help = Personne d’autre ne peut les lire.
life-notes-saved = Enregistré
life-notes-saving = Enregistrement…
life-notes-unsaved = Pas encore enregistré. Ce sera fait dès que le serveur répondra.

## Comment la table est tenue

life-public = Table publique
    .help = Tout le monde peut la trouver dans la liste des tables ouvertes.
life-locked = Table verrouillée
    .help = Personne d’autre ne peut prendre place.
life-spectators = Spectateurs bienvenus
    .help = Avec le lien, on peut regarder, sans voir aucun secret.
life-clock = Horloge
life-clock-running = On ne peut pas changer l’horloge pendant une partie.
life-clock-no-clock = Sans horloge
life-clock-per-decision = Un temps par décision
life-clock-per-day = Quelques jours par décision
life-clock-time = Combien
life-clock-help = Une fois le temps écoulé, puis un sursis de { $grace }, un bot décide.
life-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
life-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
life-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
life-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
life-sum-closed = Sans spectateurs
life-sum-clock = { $time } par décision
life-deal = Une donne honnête
life-deal-sealed = Le serveur a déjà scellé sa part de la donne. Le sceau : { $seal }
life-deal-parts = { $count ->
    [0] Dès que c’est bon pour quelqu’un, sa part s’y ajoute.
   *[other] Dès que c’est bon pour quelqu’un, sa part s’y ajoute ; pour l’instant : { $names }.
}
life-deal-after = Après la partie, tout le monde peut vérifier que rien n’a été modifié.

## L’horloge

life-clock-mine = toi
life-clock-others = les autres
life-clock-grace = sursis
life-clock-still = arrêtée
life-clock-left-mine = Ton temps : { $time }
life-clock-left-others = Temps des autres : { $time }
life-clock-left-grace = Temps écoulé. Un bot décide dans { $time }.
life-clock-stands = L’horloge est arrêtée.
life-short-days = { $count } j
life-short-hours = { $count } h
life-more-time = { $asks ->
    [one] Plus de temps pour tout le monde : tu peux encore le demander une fois
   *[other] Plus de temps pour tout le monde : tu peux encore le demander { $asks } fois
}

## Ce qui se décide ensemble

life-pause = Demander une pause
life-no-pause = Finalement, pas de pause
life-pause-asked = { $name } voudrait une pause : { $agreed } d’accord sur { $all }.
life-agree = D’accord
life-withdraw = Finalement non
life-paused = La partie est en pause. Aucune horloge ne tourne.
life-resume = Reprendre
life-vote-bot = Un bot pour { $before } ? { $agreed } d’accord sur { $all }.
life-vote-person = { $name } pour { $before } ? { $agreed } d’accord sur { $all }.
life-gone = { $name } ne répond plus.
life-nudges-you = { $by } te fait signe : la table attend.
life-mine-left = Tu as quitté la partie. Un bot joue pour toi.
life-mine-late = Ton temps s’est écoulé deux fois. Un bot joue pour toi.
life-mine-replaced = Les autres ont laissé un bot jouer pour toi.
life-mine-kicked = L’hôte t’a fait quitter la table. Un bot joue à ta place ; tu peux regarder, et demander à l’hôte de te laisser revenir.
life-take-back = Reprendre ma place
life-ok = Compris

## Le public

life-watch = Regarder sous un nom
life-watch-help = Avec un nom, tu peux discuter avec le reste du public. Ceux qui jouent liront ces messages à la fin de la partie.
life-murmur = Écris au public
life-murmur-help = Ceux qui jouent liront ces messages à la fin de la partie.
life-watching-too = { $name }, dans le public
life-stop-watching = Regarder sans nom
