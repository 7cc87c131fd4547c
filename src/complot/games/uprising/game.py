"""Uprising as a game of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from complot.core.contract import Action, Ending, Event, Game
from complot.core.seats import Seat, Viewer
from complot.games.uprising import (
    government,
    interrogation,
    jailbreak,
    knowledge,
    over,
    pacing,
    rebel,
    setup,
    views,
)
from complot.games.uprising.actions import (
    CATALOGUE,
    MARKERS,
    WHERE,
    Capture,
    Declare,
    EndTurn,
    Interrogate,
    Place,
    Transfer,
)
from complot.games.uprising.charts import CHARTS
from complot.games.uprising.claims import CLAIMS
from complot.games.uprising.events import EVENTS, REVEALS
from complot.games.uprising.facts import (
    AGENTS,
    GOVERNMENT,
    INSURGENT,
    INSURGENTS,
    MOST_NUMBERS,
    OPENING,
    REALS,
    REBEL,
    REPLY,
    SEATS,
    SYMPATHIZER,
    SYMPATHIZERS,
    TRACK,
)
from complot.games.uprising.hexes import COORDINATES, NAMES, NEXUS
from complot.games.uprising.knowledge import Knowledge
from complot.games.uprising.options import MOST_TURNS, Options
from complot.games.uprising.state import Uprising, opening
from complot.games.uprising.views import View

_REBEL_ACTION: Final = 2 + INSURGENTS + 1  # what and where, then boxes, then the reserve
_GOVERNMENT_ACTION: Final = 2 + 2 * INSURGENTS + 2 * REPLY + 1  # found, a chain, and a reply
_TURN_ACTIONS: Final = 2 + max(TRACK) * _REBEL_ACTION + 2 + max(TRACK) * _GOVERNMENT_ACTION
_ONCE: Final = REALS + 2 * OPENING + 1 + 1 + MOST_NUMBERS  # set-up, declaring, Dummies found free

_FACTS: Final = {
    "q": {name: q for name, (q, _) in zip(NAMES, COORDINATES, strict=True)},
    "r": {name: r for name, (_, r) in zip(NAMES, COORDINATES, strict=True)},
    "track": {str(space): actions for space, actions in enumerate(TRACK)},
    "pieces": {INSURGENT: INSURGENTS, SYMPATHIZER: SYMPATHIZERS, "agent": AGENTS},
}


_EAGERNESS: Final[Mapping[Action | type[Action], int]] = {
    Declare: 2,
    Place: 300,
    Transfer: 200,
    Interrogate: 900,
    Capture: 400,
    EndTurn: 50,
    MARKERS[0]: 10,
    MARKERS[1]: 10,
    MARKERS[2]: 30,
    WHERE[NEXUS]: 5000,
}
"""Players at random would declare at once, and hardly ever free a captive."""


class UprisingGame(Game[Uprising, Options, View, Knowledge]):
    """Counters that may be nothing, against Agents who have to find out, for two."""

    name = "uprising"
    rules_version = 1
    seats = range(SEATS, SEATS + 1)
    max_actions = 2 * (_ONCE + MOST_TURNS * _TURN_ACTIONS)
    facts = _FACTS
    charts = CHARTS
    concludes = True
    sides = (REBEL, GOVERNMENT)
    options = Options
    state = Uprising
    view_type = View
    actions = CATALOGUE
    events = EVENTS
    claims = CLAIMS
    reveals = REVEALS
    phases = (
        setup.Hiding,
        setup.Deploying,
        setup.Siting,
        setup.Posting,
        pacing.Pacing,
        rebel.Rebelling,
        rebel.Placing,
        rebel.Swapping,
        rebel.Transferring,
        jailbreak.Freeing,
        government.Governing,
        government.Moving,
        government.Turning,
        interrogation.Judging,
        interrogation.Pressing,
        interrogation.Replying,
        over.Over,
    )

    def opening(self, options: Options, seats: int) -> Uprising:
        return opening(options)

    def view(self, state: Uprising, viewer: Viewer) -> View:
        return views.view(state, viewer)

    def knowledge(self, options: Options, seats: int, viewer: Viewer) -> Knowledge:
        return knowledge.knowledge(options, viewer)

    def learn(self, known: Knowledge, event: Event) -> Knowledge:
        return knowledge.learn(known, event)

    def imagine(self, known: Knowledge, seen: View, rng: Random) -> Uprising:
        return knowledge.imagine(known, seen, rng)

    def eagerness(self, action: Action) -> int:
        return _EAGERNESS.get(action, _EAGERNESS.get(type(action), 100))

    def ending(self, state: Uprising) -> Ending | None:
        """Who won the game or, of a match, the side that its winner played last (U56)."""
        phase = state.phase
        if not isinstance(phase, over.Over):
            return None
        if not state.options.match:
            return Ending(phase.winner, phase.how)
        if phase.victor is None:
            return Ending(None, "match")
        return Ending(self.side(state, phase.victor), "match")

    def side(self, state: Uprising, seat: Seat) -> str | None:
        return REBEL if seat == state.rebel else GOVERNMENT

    def table(self, state: Uprising) -> int:
        return SEATS


UPRISING: Final = UprisingGame()
