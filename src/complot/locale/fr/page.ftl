### La page dans le navigateur.

## Partout

page-tagline = Des jeux à identités cachées, dans le navigateur. Sans compte, sans rien installer.
page-home = Tous les jeux
page-rules = Règles
page-language = Langue
page-theme = Apparence
page-theme-auto = Auto
page-theme-light = Claire
page-theme-dark = Sombre
page-signals = Signaux
page-signals-off = Silence
page-signals-sound = Son
page-signals-vibration = Vibreur
page-signals-both = Son et vibreur
page-close = Fermer
page-menu = Menu
page-loading = Un instant…
page-no-network = Tu es hors ligne. La page reprendra vie avec le réseau.
page-lost-line = La ligne est coupée. Reconnexion…
page-lost-network = Cet appareil n’a pas de réseau. Tu reprendras dès qu’il en aura.
page-lost-restart = Le serveur redémarre. Reconnexion…
page-trying = Tu n’as rien à faire : la page réessaie toute seule.
page-outdated = Le serveur a une page plus récente que celle-ci. Charge-la : tu gardes ta place et ce que tu as écrit.
page-no-cookies = Ce navigateur refuse les cookies de ce site, et sans eux personne ne te reconnaîtrait à ta table. Autorise-les, puis recharge la page.
page-forgetful = Ce navigateur ne garde rien de ce site : si la page est rechargée, tu peux perdre ce que tu écris. Autorise les données du site ou quitte la navigation privée, puis recharge la page.
page-reload = Recharger
page-unreachable = Le serveur est injoignable.
page-retry = Réessayer
page-gone = Elle était là il y a un instant, mais le serveur ne l’a plus : inutile d’attendre. Ouvre une nouvelle table et envoie le lien aux autres.
page-nowhere = Vérifie le code, ou demande le lien à qui t’invite.
page-error = Quelque chose s’est mal passé ({ $code }).
page-you = toi

## Accueil

page-players = { $most ->
    [2] 2 joueurs
   *[other] De { $least } à { $most } joueurs
}
page-minutes = { $minutes } minutes
page-play-now = Jouer tout de suite avec des bots
page-new-table = Nouvelle table
page-lesson = Leçon
page-join = Rejoindre
page-join-title = Rejoindre une table
page-code = Code de la table
page-pass = Jouer sur un seul appareil
page-your-name = Ton nom
page-default-name = Agent { $number }
page-me = Toi et tes appareils

## Avant la partie

page-lobby-invite = Inviter
page-lobby-copy = Copier le lien
page-lobby-copied = Copié
page-lobby-share = Partager le lien
page-lobby-link = Lien vers cette table
page-lobby-qr = Code QR du lien vers cette table
page-lobby-scan = Scanne-le avec un téléphone pour prendre place.
page-screen = Écran de table
page-lobby-chairs = Autour de la table
page-lobby-taken = { $taken } sur { $most }
page-lobby-free = Place libre
page-lobby-host = Hôte
page-lobby-ready = C’est bon
page-lobby-not-ready = Pas encore
page-lobby-bot = Bot { $level }
page-lobby-level = Type de bot
page-lobby-add-bot = Ajouter un bot
page-lobby-remove = Retirer { $name }
page-lobby-options = Comment on joue
page-lobby-terms = Accès et horloge
page-lobby-host-chooses = C’est l’hôte qui choisit.
page-lobby-sit = Prendre place
page-lobby-leave = Quitter la table
page-lobby-be-ready = C’est bon pour moi
page-lobby-be-unready = Pas si vite
page-lobby-side = Camp préféré
page-lobby-side-any = N’importe lequel
page-lobby-start = Lancer la partie
page-lobby-need = { $count ->
    [one] Il manque une personne ou un bot.
   *[other] Il manque { $count } personnes ou bots.
}
page-lobby-wait-ready = On attend encore { $names }.
page-lobby-wait-host = C’est à { $name } de lancer la partie.
page-lobby-all-set = On peut commencer.
page-lobby-watching = Tu regardes. Une place t’attend.
page-lobby-full = Plus une place de libre. Tu regardes.
page-lobby-watch = Regarder et discuter
page-lobby-again = Chacun garde sa place : dès que c’est bon pour tout le monde, l’hôte peut lancer la partie.
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
page-tab-after = Bilan
page-after-open = Ce qui s’est vraiment passé
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
page-resign = Abandonner
page-resign-sure = Abandonner et perdre la partie ?
page-resign-not = Pas maintenant
page-draw-offer = Proposer la nulle
page-draw-withdraw = Retirer la proposition
page-draw-agree = Accepter la nulle

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
table-event-draw-offered = { $offered ->
    [yes] { $name } propose la nulle.
   *[no] { $name } retire sa proposition de nulle.
}
table-event-watch-begun = { $name } regarde la partie.
table-event-watch-ended = { $name } ne regarde plus la partie.
table-event-terms-changed = L’hôte a changé les conditions de la table.
table-event-host-changed = L’hôte est maintenant { $name }.
table-event-kicked = L’hôte a exclu { $name }.
table-event-readmitted = L’hôte laisse revenir { $name }.
table-event-went-away = { $name } ne répond plus.
table-event-came-back = { $name } est de retour.
table-event-stood-in = { $reason ->
    [left] { $name } a quitté la partie ; un bot continue.
    [late] Temps écoulé encore une fois pour { $name } ; un bot continue.
    [replaced] D’un commun accord, un bot continue pour { $name }.
   *[kicked] Un bot continue pour { $name }.
}
table-event-took-back = { $name } reprend sa place.
table-event-took-over = D’un commun accord, { $name } remplace { $before }.
table-event-volunteered = { $name } se propose pour remplacer { $before }.
table-event-replace-wanted = { $agree ->
    [yes] { $bot ->
        [yes] { $name } laisserait un bot jouer pour { $before }.
       *[no] { $name } laisserait { $by } jouer pour { $before }.
    }
   *[no] { $name } ne veut plus qu’on remplace { $before }.
}
table-event-pause-wanted = { $wanted ->
    [yes] { $name } voudrait faire une pause.
   *[no] { $name } ne veut plus de pause.
}
table-event-paused = La partie est en pause.
table-event-resumed = { $name } met fin à la pause : la partie reprend.
table-event-nudged = { $by } fait signe à { $name } : la table attend.
table-event-time-given = { $name } demande plus de temps : toute la table en profite.
table-event-time-up = Temps écoulé pour { $name } ; un bot a décidé.
table-event-decided-for-you = Ton temps était écoulé ; un bot a décidé pour toi.
table-event-murmured = { $name }, dans le public : { $text }
table-event-rules-changed = Ce serveur a de nouvelles règles du jeu : la partie en cours ne peut pas continuer. Vous pouvez en commencer une autre.
