### Il tavolo su uno schermo che tutti possono vedere.

screen-announce = Annuncia i risultati
screen-full = Schermo intero
screen-full-leave = Esci da schermo intero
screen-no-spectators = Questo tavolo non ammette spettatori.
screen-no-spectators-how = Lo schermo del tavolo guarda soltanto, ma guarda. L’host può permetterlo nelle impostazioni del tavolo; poi riprova.

## Quello che dice il narratore

screen-script = Quello che dice il narratore
screen-read = Leggi ad alta voce
screen-read-stop = Smetti di leggere
screen-next = Avanti
screen-back = Indietro
