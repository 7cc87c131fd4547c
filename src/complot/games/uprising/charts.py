"""The numbers of the game as its rulebook shows them."""

from __future__ import annotations

from typing import Final

from complot.core.chart import Chart, by_number
from complot.games.uprising.facts import (
    AGENTS,
    INSURGENT,
    INSURGENTS,
    MOST_NUMBERS,
    SYMPATHIZER,
    SYMPATHIZERS,
    TRACK,
)

CHARTS: Final = {
    "pieces": Chart(
        ("chart-piece", "chart-count"),
        (
            (f"piece-{INSURGENT}", INSURGENTS),
            (f"piece-{SYMPATHIZER}", SYMPATHIZERS),
            ("chart-counter", MOST_NUMBERS),
            ("chart-agent", AGENTS),
        ),
    ),
    "track": by_number("chart-space", range(1, len(TRACK) + 1), {"chart-actions": TRACK}),
}
"""U4 with U5, and U22."""
