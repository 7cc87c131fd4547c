"""What is told at a table besides the game itself; all of it is public."""

from __future__ import annotations

from complot.core.contract import Event


class SatDown(Event):
    """Somebody took a chair."""

    chair: int
    name: str


class GotUp(Event):
    """Somebody left, or a bot was sent away."""

    name: str


class BotSat(Event):
    """A bot took a chair."""

    chair: int
    name: str
    bot: str


class OptionsChosen(Event):
    """The table plays by other options now."""


class ReadyChanged(Event):
    """Somebody is ready, or isn't any more."""

    chair: int
    ready: bool


class Started(Event):
    """A game begins: the chair of each seat."""

    seating: tuple[int, ...]


class Wrote(Event):
    """Somebody said something in words."""

    name: str
    text: str


class DrawOffered(Event):
    """Somebody offers a draw, or no longer."""

    name: str
    offered: bool


NOTICES = (SatDown, GotUp, BotSat, OptionsChosen, ReadyChanged, Started, Wrote, DrawOffered)
