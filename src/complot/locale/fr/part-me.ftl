### Les listes de tables de l’accueil, et la page de chacun.

## Les tables

me-games = Mes parties
me-stage-lobby = Pas encore commencée
me-stage-playing = En cours
me-stage-over = Terminée
me-finished = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
me-replay = La revoir
me-open = Tables ouvertes
me-open-none = Personne ne cherche de joueurs pour l’instant. Ouvre une table et rends-la publique : elle apparaîtra ici.
me-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
}

## Qui tu es

me-what = Ici, pas de compte. Tu es la personne qui détient la clé de ce navigateur : si tu effaces ses cookies ou fermes une fenêtre privée, tu la perds, à moins d’avoir un code de secours ou un deuxième appareil.
me-copy = Copier
me-print = Imprimer
me-offer = Ta place est liée à ce navigateur, et une fenêtre privée l’oublie quand on la ferme.
me-offer-take = Note un code de secours

me-recovery = Code de secours
me-recovery-what = Saisis-le dans n’importe quel navigateur : tu y retrouves ton identité et tes tables. Garde-le pour toi, il marche pour n’importe qui.
me-recovery-have = Tu as déjà un code. On ne peut plus l’afficher, mais tu peux en demander un autre ; l’ancien ne vaudra alors plus rien.
me-recovery-make = Obtenir un code
me-recovery-renew = Obtenir un autre code
me-recovery-once = Note-le maintenant : il ne s’affiche qu’une fois.

## Un autre appareil

me-move = Sur un autre appareil
me-move-what = Continue sur ton téléphone ce que tu as commencé ici, ou joue sur les deux : ta place est ouverte sur chaque appareil.
me-move-make = Créer un lien
me-move-how = Scanne-le avec l’autre appareil, ou ouvre le lien là-bas. Il ne sert qu’une fois.
me-move-qr = Code QR du lien pour ton autre appareil
me-move-link = Lien pour ton autre appareil
me-move-left = Expire dans { $time }
me-move-used = Le lien a servi : ton autre appareil est là.
me-move-late = Le lien a expiré. Personne ne s’en est servi.
me-devices = { $count ->
    [one] Ta place est ouverte sur un appareil.
   *[other] Ta place est ouverte sur { $count } appareils.
}

me-return = Revenir
me-return-what = Tu as noté un code, ici ou dans un autre navigateur ? Ce navigateur reprend alors cette identité.
me-return-do = Revenir
me-become-loss = { $count ->
    [one] Attention : ce navigateur a déjà une place à une table, et la perd pour de bon. Pour la garder, demande d’abord un code de secours.
   *[other] Attention : ce navigateur a déjà une place à chacune de { $count } tables, et les perd pour de bon. Pour les garder, demande d’abord un code de secours.
}
me-become-done = { $count ->
    [0] C’est fait. Tu n’as encore de place à aucune table.
    [one] C’est fait. Tu as une place à une table ; elle est sur la page d’accueil.
   *[other] C’est fait. Tu as une place à { $count } tables ; elles sont sur la page d’accueil.
}

me-device = Continuer ici
me-device-what = Ce lien donne à ce navigateur l’identité de l’appareil d’où il vient : même nom, mêmes places, mêmes secrets. Ne continue que si c’est toi qui as créé le lien.
me-device-do = Prendre cette identité ici
me-device-not = Laisser tomber
me-device-none = Il n’y a pas de lien ici, ou il a déjà été ouvert. Crées-en un autre sur l’appareil où ta place est ouverte.

## Les autres

me-blocks = Personnes bloquées
me-blocks-what = Elles ne peuvent ni te faire signe, ni s’asseoir à tes tables.
me-blocks-none = Tu n’as bloqué personne.
me-unblock = Débloquer
me-unblock-who = Débloquer { $name }

## Adieu

me-forget = Effacer mes données
me-forget-what = Des bots prennent tes places ; tes noms, tes messages et tes notes disparaissent de toutes les tables, même des parties terminées. Aucun code ni aucun appareil ne les fait revenir.
me-forget-sure = Tout effacer, pour de bon ?
me-forget-do = Effacer
me-forget-not = Garder
