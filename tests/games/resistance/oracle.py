"""Every state a viewer can't rule out, found by playing all games from the start.

It knows the contract's ``start``, ``actors``, ``legal``, ``chances`` and ``apply``, and keeps the
games that told this viewer what it heard: neither ``view`` nor ``learn`` nor ``imagine`` is asked.
Moves that the viewer isn't told of can have happened or not, so a game may stand at any of the
points that it could have reached unheard.
"""

from __future__ import annotations

from fractions import Fraction

from complot.core.contract import Action, Event
from complot.core.match import Match, Moved
from complot.core.seats import CHANCE, Audience, Seat, Viewer
from complot.games.resistance.game import RESISTANCE
from complot.games.resistance.knowledge import Knowledge
from complot.games.resistance.options import Options
from complot.games.resistance.state import Resistance
from complot.games.resistance.views import View

Point = tuple[Resistance, int]
"""A state, and how much of what the viewer heard was told on the way there."""


def worlds(
    match: Match[Resistance, Options, View, Knowledge], viewer: Viewer
) -> dict[Resistance, Fraction]:
    """The states in which this viewer may be, each with the chance that it was dealt so.

    That chance, made to add up to one, is the posterior wherever nothing but the deal is hidden.
    How many Character cards are dealt is in plain sight on the table.
    """
    heard = match.heard(viewer)
    on_the_table = len(match.state.roles)
    reached: dict[Point, Fraction] = {}
    start: Point = (RESISTANCE.start(match.options, match.seats), 0)
    frontier: dict[Point, Fraction] = {start: Fraction(1)}
    while frontier:
        reached |= frontier
        farther: dict[Point, Fraction] = {}
        for (state, count), likely in frontier.items():
            for seat, action, chance in _moves(state):
                after, told = _told(state, viewer, seat, action)
                if heard[count : count + len(told)] == told:
                    point = after, count + len(told)
                    farther[point] = farther.get(point, Fraction(0)) + likely * chance
        frontier = farther
    possible = {
        state: likely
        for (state, count), likely in reached.items()
        if count == len(heard) and len(state.roles) == on_the_table
    }
    total = sum(possible.values())
    return {state: likely / total for state, likely in possible.items()}


def _moves(state: Resistance) -> list[tuple[Seat, Action, Fraction]]:
    """Everything that may happen next: who does what and, where it is chance, how likely."""
    chances = RESISTANCE.chances(state)
    moves = [
        (CHANCE, action, Fraction(weight, len(chances.lots)))
        for action, weight in chances.weights().items()
    ]
    for seat in RESISTANCE.actors(state):
        if seat != CHANCE:
            moves += [(seat, action, Fraction(1)) for action in RESISTANCE.legal(state, seat)]
    return moves


def _told(
    state: Resistance, viewer: Viewer, seat: Seat, action: Action
) -> tuple[Resistance, tuple[Event, ...]]:
    """The state after a move, and what this viewer is told of it."""
    told: list[Event] = [Moved(seat, action)] if seat == viewer else []

    def tell(audience: Audience, event: Event) -> None:
        if audience.hears(viewer):
            told.append(event)

    return RESISTANCE.apply(state, seat, action, tell), tuple(told)
