"""Secrets as a game of the contract."""

from __future__ import annotations

from random import Random
from typing import Final

from complot.core.contract import Ending, Event, Game
from complot.core.seats import Seat, Viewer
from complot.games.secrets import effects, knowledge, offer, over, setup, views
from complot.games.secrets.actions import CATALOGUE
from complot.games.secrets.charts import CHARTS
from complot.games.secrets.claims import CLAIMS
from complot.games.secrets.display import Display
from complot.games.secrets.events import EVENTS, REVEALS
from complot.games.secrets.facts import CHARACTERS, COPIES, FULL, LEAST_SEATS, MOST_SEATS
from complot.games.secrets.knowledge import Knowledge
from complot.games.secrets.options import Options
from complot.games.secrets.state import Secrets, nothing_seen
from complot.games.secrets.views import View

_MOST_TURNS: Final = max(seats * (full - 1) + 1 for seats, full in FULL.items())
_MOST_DRAWN: Final = 2 * max(COPIES) + 1  # with cards shuffled anew on the way (S-9)
_TURN_ACTIONS: Final = _MOST_DRAWN + 2 + 2 + 2  # choose and offer, two answers, bullet and shot

_FACTS: Final = {
    "value": {character.value: printed.value for character, printed in CHARACTERS.items()},
    "copies": {character.value: printed.copies for character, printed in CHARACTERS.items()},
}


class SecretsGame(Game[Secrets, Options, View, Knowledge]):
    """Offers, swapped identities and a score to settle, for four to eight."""

    name = "secrets"
    rules_version = 1
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    max_actions = 1 + MOST_SEATS + 1 + _MOST_TURNS * _TURN_ACTIONS
    facts = _FACTS
    charts = CHARTS
    options = Options
    state = Secrets
    view_type = View
    actions = CATALOGUE
    events = EVENTS
    claims = CLAIMS
    reveals = REVEALS
    phases = (
        setup.DrawingFirst,
        setup.Dealing,
        offer.Drawing,
        offer.Choosing,
        offer.Offering,
        offer.Answering,
        effects.Treating,
        effects.Supporting,
        effects.Negotiating,
        effects.Investigating,
        effects.Loading,
        effects.Shooting,
        over.Over,
    )

    def opening(self, options: Options, seats: int) -> Secrets:
        seen = nothing_seen(options, seats)
        return Secrets(options, seats, displays=(Display(),) * seats, seen=seen)

    def view(self, state: Secrets, viewer: Viewer) -> View:
        return views.view(state, viewer)

    def knowledge(self, options: Options, seats: int, viewer: Viewer) -> Knowledge:
        return knowledge.knowledge(options, seats, viewer)

    def learn(self, known: Knowledge, event: Event) -> Knowledge:
        return knowledge.learn(known, event)

    def imagine(self, known: Knowledge, seen: View, rng: Random) -> Secrets:
        return knowledge.imagine(known, seen, rng)

    def ending(self, state: Secrets) -> Ending | None:
        phase = state.phase
        if not isinstance(phase, over.Over):
            return None
        return Ending(phase.result.winner, phase.result.how)

    def returns(self, state: Secrets) -> tuple[int, ...] | None:
        """A lone Hippie wins alone; where nobody wins, all lose (S33, S34)."""
        phase = state.phase
        if not isinstance(phase, over.Over):
            return None
        result = phase.result
        if result.seat is not None:
            return tuple(1 if seat == result.seat else -1 for seat in range(state.seats))
        return tuple(
            1 if state.tokens[seat] is result.winner else -1 for seat in range(state.seats)
        )

    def side(self, state: Secrets, seat: Seat) -> str | None:
        return state.tokens[seat] if seat < len(state.tokens) else None

    def table(self, state: Secrets) -> int:
        return state.seats


SECRETS: Final = SecretsGame()
