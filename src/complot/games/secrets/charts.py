"""The numbers of the game as its rulebook shows them."""

from __future__ import annotations

from typing import Final

from complot.core.chart import Chart, by_number
from complot.games.secrets.facts import CHARACTERS, FULL, IDENTITIES, Identity

CHARTS: Final = {
    "characters": Chart(
        ("chart-character", "chart-copies", "chart-value"),
        tuple(
            (f"character-{character}", printed.copies, printed.value)
            for character, printed in CHARACTERS.items()
        ),
    ),
    "identities": by_number(
        "chart-players",
        IDENTITIES,
        {
            f"side-{identity}": [counts[place] for counts in IDENTITIES.values()]
            for place, identity in enumerate(Identity)
        },
    ),
    "thresholds": by_number("chart-players", FULL, {"chart-full": FULL.values()}),
}
"""S1, S6 and S30."""
