### Avvisi dei tavoli che si giocano nell’arco di più giorni.

awake-call-me = Avvisami quando tocca a me
awake-on = Questo dispositivo ti avvisa quando ti aspetta un tavolo che si gioca nell’arco di più giorni.
awake-forbidden = Questo browser non ci lascia avvisarti. Consenti le notifiche di questa pagina nelle sue impostazioni.
awake-uninstalled = Prima aggiungi Complot alla schermata Home, dal menu di condivisione del browser.
awake-your-turn = Tocca a te
awake-nudged = Il tavolo ti aspetta
