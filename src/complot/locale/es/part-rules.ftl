### Las reglas, tal como las enseña la página, y las palabras de sus tablas.

## La pantalla

rules-contents = Índice
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] Sin resultados
    [one] Un pasaje
   *[other] { $count } pasajes
}
rules-none = Las reglas no dicen nada de «{ $words }».
rules-whole = Abrir el reglamento entero en otra pestaña
rules-others = Reglas de otros juegos

## The Resistance

resistance-chart-sides = Cuántos hay en cada bando, según cuántos juegan
resistance-chart-teams = Cuántos van a cada misión, según cuántos juegan; * solo fracasa con dos Fallos
resistance-chart-plot-cards = Las cartas de trama, sus iconos y cuántas hay en juego
resistance-chart-players = Jugadores
resistance-chart-mission = Misión
resistance-chart-card = Carta
resistance-chart-icon = Icono
resistance-chart-small = 5–6 jugadores
resistance-chart-large = 7–10 jugadores
resistance-chart-icon-at-once = ★ al momento
resistance-chart-icon-once = 1 una vez
resistance-chart-icon-lasting = ■ permanente

## Secrets

secrets-chart-characters = Los personajes, cuántas cartas hay de cada uno y cuánto valen
secrets-chart-identities = Las fichas en juego, según cuántos juegan
secrets-chart-thresholds = Cuántas cartas en una zona de despliegue terminan la partida, según cuántos juegan
secrets-chart-players = Jugadores
secrets-chart-character = Personaje
secrets-chart-copies = Copias
secrets-chart-value = Valor
secrets-chart-full = Cartas

## Uprising

uprising-chart-pieces = Las piezas de ambos bandos
uprising-chart-track = Cuántas acciones permite cada casilla del contador
uprising-chart-piece = Pieza
uprising-chart-count = Cantidad
uprising-chart-counter = Ficha numerada
uprising-chart-agent = Agente
uprising-chart-space = Casilla
uprising-chart-actions = Acciones
