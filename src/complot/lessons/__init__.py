"""A playable lesson for each of our games.

The law of this layer: pure like the games it shows. A script says what happens and which text is
said when; the rules play it, and the words are in the catalogues. It imports ``core``, ``games``
and ``table``.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from complot.lessons import resistance, secrets, uprising
from complot.lessons.lesson import Lesson, Script, played

__all__ = ["SCRIPTS", "Lesson", "Script", "lesson"]

SCRIPTS: Final = {
    script.game.name: script for script in (resistance.SCRIPT, secrets.SCRIPT, uprising.SCRIPT)
}
"""By the name of the game."""


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of a game, played out once; ``None`` if there is none."""
    script = SCRIPTS.get(game)
    return None if script is None else played(script)
