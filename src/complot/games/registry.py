"""The games there are: ours, and those that other packages bring.

A package adds a title by an entry point of the group ``complot.games`` that names a ``Title``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from complot.bots import Bot, RandomBot
from complot.core.contract import AnyGame
from complot.core.errors import Code, Refused
from complot.games import resistance, secrets, uprising


@dataclass(frozen=True)
class Title:
    """A game and the bots that play it, the one for newcomers first."""

    game: AnyGame
    bots: Mapping[str, Bot]

    @property
    def name(self) -> str:
        return self.game.name

    def bot(self, name: str) -> Bot:
        """The bot of this name."""
        try:
            return self.bots[name]
        except KeyError:
            known = ", ".join(self.bots)
            raise Refused(Code.UNKNOWN_BOT, bot=name, known=known) from None


_OURS: Final = (
    Title(resistance.RESISTANCE, {**resistance.BOTS, "random": RandomBot()}),
    Title(secrets.SECRETS, {**secrets.BOTS, "random": RandomBot()}),
    Title(uprising.UPRISING, {**uprising.BOTS, "random": RandomBot()}),
)


@cache
def titles() -> tuple[Title, ...]:
    """Every game, ours first."""
    return (*_OURS, *(entry.load() for entry in entry_points(group="complot.games")))


def title(name: str) -> Title:
    """The game of this name."""
    for each in titles():
        if each.name == name:
            return each
    known = ", ".join(each.name for each in titles())
    raise Refused(Code.UNKNOWN_GAME, game=name, known=known)
