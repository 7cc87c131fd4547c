"""The numbers of the game as its rulebook shows them."""

from __future__ import annotations

from typing import Final

from complot.core.chart import Cell, Chart, Starred, by_number
from complot.games.resistance.facts import (
    LOYAL,
    MISSIONS,
    SPIES,
    SPY,
    TEAM_SIZES,
    fails_needed,
    team_size,
)
from complot.games.resistance.plot.cards import CARDS


def _size(seats: int, mission: int) -> Cell:
    size = team_size(seats, mission)
    return Starred(size) if fails_needed(seats, mission) > 1 else size


CHARTS: Final = {
    "sides": by_number(
        "chart-players",
        SPIES,
        {
            f"side-{LOYAL}": [seats - spies for seats, spies in SPIES.items()],
            f"side-{SPY}": SPIES.values(),
        },
    ),
    "teams": by_number(
        "chart-mission",
        TEAM_SIZES,
        {mission: [_size(seats, mission) for seats in TEAM_SIZES] for mission in MISSIONS},
    ),
    "plot_cards": Chart(
        ("chart-card", "chart-icon", "chart-small", "chart-large"),
        tuple(
            (f"card-{card}", f"chart-icon-{printed.icon}", printed.small, printed.large)
            for card, printed in CARDS.items()
        ),
    ),
}
"""R6, R10 with R15, and P-1 with P4."""
