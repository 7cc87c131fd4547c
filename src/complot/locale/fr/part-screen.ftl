### La table sur un écran que tout le monde peut voir.

screen-announce = Annoncer les résultats
screen-full = Plein écran
screen-full-leave = Quitter le plein écran
screen-no-spectators = Cette table n’admet pas de spectateurs.
screen-no-spectators-how = Un écran de table ne fait que regarder, mais il regarde. L’hôte peut l’autoriser dans « Accès et horloge » ; ensuite, réessaie.

## Ce que dit le narrateur

screen-script = Ce que dit le narrateur
screen-read = Lire à voix haute
screen-read-stop = Arrêter la lecture
screen-next = Suivant
screen-back = Retour
