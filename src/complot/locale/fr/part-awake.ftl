### Appels des tables jouées sur plusieurs jours.

awake-call-me = Préviens-moi quand c’est à moi
awake-on = Cet appareil te prévient quand une table jouée sur plusieurs jours t’attend.
awake-forbidden = Ce navigateur ne nous laisse pas te prévenir. Autorise les notifications de cette page dans ses réglages.
awake-uninstalled = Ajoute d’abord Complot à l’écran d’accueil, depuis le menu de partage du navigateur.
awake-your-turn = C’est à toi de jouer
awake-nudged = La table t’attend
