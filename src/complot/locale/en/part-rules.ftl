### The rules, as a page shows them, and the words in their tables.

## The screen

rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] One passage
   *[other] { $count } passages
}
rules-none = Nothing in the rules mentions “{ $words }”.
rules-whole = Open the whole rulebook in a new tab
rules-others = Rules of other games

## The Resistance

resistance-chart-sides = How many are on each side, by the number of players
resistance-chart-teams = How many go on each mission, by the number of players; * takes two Fails to fail
resistance-chart-plot-cards = The Plot cards, their icons, and how many of each are in play
resistance-chart-players = Players
resistance-chart-mission = Mission
resistance-chart-card = Card
resistance-chart-icon = Icon
resistance-chart-small = 5–6 players
resistance-chart-large = 7–10 players
resistance-chart-icon-at-once = ★ at once
resistance-chart-icon-once = 1 once
resistance-chart-icon-lasting = ■ lasting

## Secrets

secrets-chart-characters = The Characters, how many there are of each and what one is worth
secrets-chart-identities = The tokens in play, by the number of players
secrets-chart-thresholds = How many cards in one display end the game, by the number of players
secrets-chart-players = Players
secrets-chart-character = Character
secrets-chart-copies = Copies
secrets-chart-value = Value
secrets-chart-full = Cards

## Uprising

uprising-chart-pieces = The pieces of both sides
uprising-chart-track = How many actions each space of the track allows
uprising-chart-piece = Piece
uprising-chart-count = Number
uprising-chart-counter = Numbered counter
uprising-chart-agent = Agent
uprising-chart-space = Space
uprising-chart-actions = Actions
