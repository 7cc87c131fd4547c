### La mesa en una pantalla que todos pueden ver.

screen-announce = Anunciar los resultados
screen-full = Pantalla completa
screen-full-leave = Salir de pantalla completa
screen-no-spectators = Esta mesa no admite público.
screen-no-spectators-how = Una pantalla de mesa no juega, pero sí mira. Quien organiza la mesa puede permitirlo en «Acceso y reloj»; después, inténtalo otra vez.

## Lo que dice el narrador

screen-script = Lo que dice el narrador
screen-read = Leer en voz alta
screen-read-stop = Dejar de leer
screen-next = Siguiente
screen-back = Atrás
