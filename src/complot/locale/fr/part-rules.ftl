### Les règles, telles que la page les montre, et les mots de leurs tableaux.

## L’écran

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] Un passage
   *[other] { $count } passages
}
rules-none = Rien dans les règles ne parle de « { $words } ».
rules-whole = Ouvrir tout le livret dans un nouvel onglet
rules-others = Règles des autres jeux

## The Resistance

resistance-chart-sides = Combien sont dans chaque camp, selon le nombre de joueurs
resistance-chart-teams = Combien partent pour chaque mission, selon le nombre de joueurs ; * n’échoue qu’avec deux Échecs
resistance-chart-plot-cards = Les cartes Intrigue, leurs icônes et combien sont en jeu
resistance-chart-players = Joueurs
resistance-chart-mission = Mission
resistance-chart-card = Carte
resistance-chart-icon = Icône
resistance-chart-small = 5–6 joueurs
resistance-chart-large = 7–10 joueurs
resistance-chart-icon-at-once = ★ immédiate
resistance-chart-icon-once = 1 une fois
resistance-chart-icon-lasting = ■ durable

## Secrets

secrets-chart-characters = Les personnages, combien il y a de cartes de chacun et ce que chacune vaut
secrets-chart-identities = Les jetons en jeu, selon le nombre de joueurs
secrets-chart-thresholds = Combien de cartes devant une même personne terminent la partie, selon le nombre de joueurs
secrets-chart-players = Joueurs
secrets-chart-character = Personnage
secrets-chart-copies = Exemplaires
secrets-chart-value = Valeur
secrets-chart-full = Cartes

## Uprising

uprising-chart-pieces = Les pièces des deux camps
uprising-chart-track = Combien d’actions chaque case de la piste permet
uprising-chart-piece = Pièce
uprising-chart-count = Nombre
uprising-chart-counter = Pion numéroté
uprising-chart-agent = Agent
uprising-chart-space = Case
uprising-chart-actions = Actions
