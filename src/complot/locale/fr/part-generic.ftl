### La table d’un jeu qui n’en a pas à lui.

page-generic-true = oui
page-generic-false = non
page-generic-folder = Dossier
page-generic-yours = Pour tes yeux seulement
page-generic-ring = Les joueurs
page-generic-open = Sur la table
page-generic-back = Revenir
