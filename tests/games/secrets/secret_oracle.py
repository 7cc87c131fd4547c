"""Every state a viewer can't rule out, found by playing all games from the start.

It knows the contract's ``start``, ``actors``, ``legal``, ``chances`` and ``apply``, and keeps the
games that told this viewer what it heard: neither ``view`` nor ``learn`` nor ``imagine`` is asked.
"""

from __future__ import annotations

from fractions import Fraction

from complot.core.contract import Action, Event
from complot.core.match import Match, Moved
from complot.core.seats import CHANCE, Audience, Seat, Viewer
from complot.games.secrets.game import SECRETS
from complot.games.secrets.knowledge import Knowledge
from complot.games.secrets.options import Options
from complot.games.secrets.state import Secrets
from complot.games.secrets.views import View


def worlds(
    match: Match[Secrets, Options, View, Knowledge], viewer: Viewer
) -> dict[Secrets, Fraction]:
    """The states in which this viewer may be, each with the chance that it came to be.

    Every move is heard of by everyone, if not what it was: so all games that this viewer can't
    tell from this one are as long. A choice that the viewer doesn't see is taken to be any of
    those there are, evenly.
    """
    heard = match.heard(viewer)
    reached = {(SECRETS.start(match.options, match.seats), 0): Fraction(1)}
    moves = sum(isinstance(entry, Moved) for entry in match.log)
    for _ in range(moves):
        farther: dict[tuple[Secrets, int], Fraction] = {}
        for (state, count), likely in reached.items():
            for seat, action, chance in _moves(state):
                after, told = _told(state, viewer, seat, action)
                if heard[count : count + len(told)] == told:
                    point = after, count + len(told)
                    farther[point] = farther.get(point, Fraction(0)) + likely * chance
        reached = farther
    possible = {state: likely for (state, count), likely in reached.items() if count == len(heard)}
    total = sum(possible.values())
    return {state: likely / total for state, likely in possible.items()}


def _moves(state: Secrets) -> list[tuple[Seat, Action, Fraction]]:
    """Everything that may happen next: who does what, and how likely."""
    chances = SECRETS.chances(state)
    moves = [
        (CHANCE, action, Fraction(weight, len(chances.lots)))
        for action, weight in chances.weights().items()
    ]
    for seat in SECRETS.actors(state):
        legal = SECRETS.legal(state, seat) if seat != CHANCE else ()
        moves += [(seat, action, Fraction(1, len(legal))) for action in legal]
    return moves


def _told(
    state: Secrets, viewer: Viewer, seat: Seat, action: Action
) -> tuple[Secrets, tuple[Event, ...]]:
    """The state after a move, and what this viewer is told of it."""
    told: list[Event] = [Moved(seat, action)] if seat == viewer else []

    def tell(audience: Audience, event: Event) -> None:
        if audience.hears(viewer):
            told.append(event)

    return SECRETS.apply(state, seat, action, tell), tuple(told)
