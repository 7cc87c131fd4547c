### Un solo dispositivo per tutti, che passa di mano in mano.

## Prima della partita

pass-how = Passatevelo: ognuno vede i propri segreti dietro un sipario, e il tavolo lo vedete insieme.
pass-forgetful = Questo browser non conserva nulla di questo sito: se questa pagina viene chiusa o ricaricata, la partita è persa. Prima di iniziare, consentite i dati del sito o uscite dalla navigazione privata, poi ricaricate la pagina.
pass-game = Gioco
pass-players = Chi gioca
pass-player = Giocatore { $number }
pass-name = Nome del giocatore { $number }
pass-add = Aggiungi un giocatore
pass-bots = Bot
pass-nameless = Serve un nome per tutti.
pass-twice = Due di voi si chiamano { $name }.
pass-begin = Inizia la partita

## Di mano in mano

pass-curtain = Passa il dispositivo a { $name }
pass-curtain-others = Tutti gli altri, occhi altrove.
pass-hold = Tieni premuto: sono { $name }
pass-back = Rimettilo sul tavolo
pass-eyes = Solo per gli occhi di { $name }
pass-first = Guarda i tuoi segreti; se tocca a te, scegli; poi passalo.
pass-on = Passalo
pass-hand = Passalo a { $name }
pass-hand-whom = A chi tocca
pass-look = Qualcuno vuole guardare
pass-other = Un altro gioco
pass-dropped = Sul tavolo non c’è più nessuna partita. Potete cominciarne un’altra.
pass-gone = Un momento fa c’era, ma il server non ce l’ha più, e aspettare non la farà tornare. Iniziate un’altra partita.
