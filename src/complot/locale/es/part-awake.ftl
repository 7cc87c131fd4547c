### Avisos de las mesas que se juegan a lo largo de días.

awake-call-me = Avísame cuando me toque
awake-on = Este dispositivo te avisa cuando te espera una mesa que se juega a lo largo de días.
awake-forbidden = Este navegador no deja que te avisemos. Permite las notificaciones de esta página en sus ajustes.
awake-uninstalled = Primero añade Complot a la pantalla de inicio, desde el menú de compartir del navegador.
awake-your-turn = Te toca
awake-nudged = La mesa te está esperando
