### Pourquoi une demande est refusée. Chaque texte reçoit les détails de son code.

## Pendant une partie

error-game-over = La partie est finie.
error-not-your-turn = Ce n’est pas à la place { $seat } de jouer.
error-not-now = Ce n’est pas le moment ({ $action }).
error-not-a-choice = Ce choix n’est pas proposé ({ $action }).
error-one-at-a-time = Ici, un choix à la fois : le premier décide de la suite.
error-unknown-action = Cette action n’existe pas dans ce jeu : { $action }.
error-unknown-claim = Cette déclaration n’existe pas dans ce jeu : { $claim }.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table.
error-cannot-conclude = Dans « { $game } », on ne peut ni abandonner ni proposer la nulle.

## Avant une partie

error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $known }.
error-unknown-option = « { $game } » n’a pas d’option « { $option } ».
error-bad-option = Cette valeur ne convient pas à l’option « { $option } » du jeu « { $game } ».
error-wrong-seats = { $most ->
    [2] « { $game } » se joue à 2, pas à { $seats }.
   *[other] « { $game } » se joue de { $least } à { $most } joueurs, pas à { $seats }.
}
error-unknown-bot = Aucun bot ne s’appelle « { $bot } ». Il y a : { $known }.
error-unknown-side = Dans « { $game } », on ne peut pas choisir le camp « { $side } ». Camps au choix : { $known }.
error-unknown-language = Il n’y a pas de textes en « { $language } ». Il y a : { $known }.
error-unknown-clause = « { $game } » n’a pas de règle « { $clause } ».
error-no-rulebook = « { $game } » vient sans livret de règles.

## À une table

error-no-such-table = Aucune table n’a le code « { $code } ».
error-no-such-round = Aucune partie terminée à cette table n’a le numéro { $round }.
error-not-seated = Tu n’as pas de place à cette table.
error-already-seated = Tu as déjà une place à cette table.
error-name-taken = Quelqu’un s’appelle déjà « { $name } » à cette table.
error-empty-text = Écris d’abord quelque chose.
error-table-full = La table est complète : { $most } places au plus.
error-table-started = La partie a déjà commencé.
error-table-not-started = La partie n’a pas encore commencé.
error-game-running = La partie n’est pas encore finie.
error-not-host = C’est réservé à l’hôte.
error-not-ready = { $name } n’a pas encore donné son feu vert.
error-kicked = L’hôte t’a fait quitter cette table. Demande-lui de te laisser revenir, ou ouvre ta propre table.
error-blocked = Cette personne te bloque : tu ne peux ni t’asseoir à ses tables, ni lui faire signe. Choisis une autre table, ou ouvre ta propre table.
error-unknown-name = Personne ici ne s’appelle « { $name } ».
error-table-locked = L’hôte a verrouillé cette table. Demande-lui de l’ouvrir, ou ouvre ta propre table.
error-no-spectators = Cette partie n’est pas ouverte au public. Demande à l’hôte de laisser regarder, ou reviens avant la prochaine partie.
error-stood-in = Un bot joue pour toi : reprends d’abord ta place.
error-not-away = { $name } est bien là et joue.
error-paused = La partie est en pause.
error-too-soon = C’est trop tôt : réessaie dans { $seconds } s.
error-no-clock = Aucune horloge ne tourne.
error-no-more-time = Tu as déjà demandé plus de temps autant de fois que le permet une partie.
error-voided = Entre-temps, la tablée, les options ou les préférences ont changé : la donne a un nouvel engagement.
error-no-entropy = Qui donne son feu vert ajoute à la donne 32 octets aléatoires : ils manquent.
error-enough = Assez pour cette table. Continue la partie ou ouvre une autre table.
error-stale = C’était la réponse à une question précédente ; celle-ci est nouvelle.
error-out-of-order = La ligne { $seq } ne suit pas : on attend la { $expected }.

## En préparant un serveur

error-bad-setting = « { $value } » ne convient pas à { $setting }. On attend : { $wants }.

## En lisant ce qui a été écrit

error-malformed = Illisible ({ $what }) : { $reason }.
error-other-rules = Ceci a été écrit avec la version { $theirs } des règles du jeu « { $game } » ; ici, c’est la version { $ours }.
error-transcript-header = Ce n’est pas une transcription : le début n’y ressemble pas.
error-transcript-line = La ligne { $line } de la transcription dit quelque chose d’impossible à cet endroit.
error-transcript-cut = La transcription s’arrête net après la ligne { $line }.
error-transcript-edited = La ligne { $line } de la transcription ne raconte pas ce qui s’est passé : on l’a modifiée.
error-record-header = Ce fichier n’est ni l’enregistrement d’une partie ni une table exportée : le début n’y ressemble pas.
error-record-line = La ligne { $line } du fichier est illisible.
error-record-cut = Le fichier s’arrête net après la ligne { $line }.
error-record-edited = La ligne { $line } du fichier n’est pas celle qui découle des règles : on l’a modifiée.
error-record-digest = Le fichier n’est pas ce qui a été exporté : son empreinte ne correspond pas.
error-proof-closed = Ligne { $line } : les graines de la donne n’y sont pas. On les dévoile quand la partie est finie.
error-proof-commitment = Ligne { $line } : la graine dévoilée n’a pas pour empreinte { $commitment }.
error-proof-seed = Ligne { $line } : la graine de la donne ne vient pas de celle du serveur et de ce que la table a ajouté.
error-proof-seating = Ligne { $line } : l’ordre des places n’est pas celui du tirage.
error-proof-draw = Ligne { $line } : le tirage { $k } n’est pas celui que donne la graine.
error-proof-voided = Ligne { $line } : les engagements affichés et ceux que la preuve donne pour annulés ne concordent pas.
error-proof-unseen = Ligne { $line } : { $value } n’est pas dans la preuve.
error-unreadable = Impossible de lire ou d’écrire { $file } : { $reason }
error-code-taken = Il y a déjà une table { $code }.

## En démarrant un serveur

error-not-installed = Pour cela, il faut { $what }, qui n’est pas installé. On l’installe avec : pip install 'complot[{ $extra }]'
error-one-process = Un fichier de données ne sert qu’un seul processus. Pour { $workers } processus, garde les tables dans PostgreSQL : --db postgresql://…

## En chemin vers une table

error-foreign-origin = Cette demande vient d’un autre site.
error-no-such-page = Cette page n’existe pas.
error-not-allowed = Cette adresse ne le permet pas.
error-too-large = C’est trop à la fois.
error-too-many = Il y a déjà trop de monde ici. Réessaie dans un moment.
error-too-many-tables = { $most ->
    [one] Tu es à une table où la partie n’est pas finie. Termine-la ou quitte d’abord la table.
   *[other] Tu es à { $most } tables où la partie n’est pas finie. Termines-en une ou quitte d’abord une table.
}
error-too-often = Trop de fois de suite. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-too-slow = Cela a mis trop de temps à arriver.
error-wrong-code = Ce lien ou ce code n’est pas valable. Un lien ne sert qu’une fois et expire au bout de dix minutes : crées-en un autre sur ton autre appareil. Un code vaut jusqu’à ce que tu en demandes un nouveau.
error-no-calls = Ce serveur n’appelle personne : il n’est pas prévu pour les notifications push.
error-bad-subscription = L’abonnement de ton navigateur ne peut pas servir ici. Désactive les appels, puis réactive-les.
error-bad-key = La clé de l’en-tête « Authorization » n’est pas faite de 64 chiffres hexadécimaux.
error-unavailable = Les tables sont momentanément inaccessibles. Réessaie.
error-broken = Quelque chose s’est cassé, et c’est notre faute.
