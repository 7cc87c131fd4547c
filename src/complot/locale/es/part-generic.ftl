### La mesa de un juego que no tiene una propia.

page-generic-true = sí
page-generic-false = no
page-generic-folder = Carpeta
page-generic-yours = Solo para tus ojos
page-generic-ring = Los jugadores
page-generic-open = Sobre la mesa
page-generic-back = Volver
