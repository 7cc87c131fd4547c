### The table of a game that has none of its own.

page-generic-true = yes
page-generic-false = no
page-generic-folder = Folder
page-generic-yours = For your eyes only
page-generic-ring = The players
page-generic-open = On the table
page-generic-back = Go back
