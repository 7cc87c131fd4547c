### Il tavolo di un gioco che non ne ha uno suo.

page-generic-true = sì
page-generic-false = no
page-generic-folder = Dossier
page-generic-yours = Solo per i tuoi occhi
page-generic-ring = I giocatori
page-generic-open = Sul tavolo
page-generic-back = Indietro
