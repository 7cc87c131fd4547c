"""How long a player goes on being careful: a game has to end."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Event
from complot.games.uprising.events import RevolutionDeclared, TurnBegan
from complot.games.uprising.views import View

CAREFUL: Final = 30
"""For so many Game Turns one is as careful as can be …"""

WEARY: Final = 30
"""… and so many later not at all."""

AFTER_REVOLUTION: Final = 8
"""After the Revolution it takes so many Game Turns."""


def patience(view: View, events: tuple[Event, ...]) -> float:
    """1: one risks nothing, so as to wait for something better. 0: there is nothing to wait for."""
    if not view.revolution:
        return min(max(1 - (view.turn - CAREFUL) / WEARY, 0.0), 1.0)
    since = 0
    for event in reversed(events):
        if isinstance(event, RevolutionDeclared):
            break
        since += isinstance(event, TurnBegan)
    return max(1 - since / (2 * AFTER_REVOLUTION), 0.0)
