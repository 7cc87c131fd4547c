"""What is told at a table besides the game itself."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Event
from complot.table.chair import Reason


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


class WatchBegun(Event):
    """Somebody watches."""

    name: str


class WatchEnded(Event):
    """Somebody watches no longer."""

    name: str


class TermsChanged(Event):
    """The host keeps the table on other terms."""


class HostChanged(Event):
    """Somebody else is the host."""

    name: str


class Kicked(Event):
    """The host sent somebody away."""

    name: str


class Readmitted(Event):
    """The host lets somebody come back."""

    name: str


class WentAway(Event):
    """Somebody hasn't been heard of for a while."""

    name: str


class CameBack(Event):
    """Somebody is here again."""

    name: str


class StoodIn(Event):
    """A bot plays for somebody from now on."""

    name: str
    reason: Reason


class TookBack(Event):
    """Somebody plays again in the own seat."""

    name: str


class TookOver(Event):
    """Somebody has another's seat now, as all agreed."""

    name: str
    before: str


class Volunteered(Event):
    """Somebody would take over a seat."""

    name: str
    before: str


class ReplaceWanted(Event):
    """Somebody would have another's seat played by a volunteer or by a bot; or no longer."""

    name: str
    before: str
    by: str
    bot: bool
    agree: bool


class PauseWanted(Event):
    """Somebody would like a pause, or no longer."""

    name: str
    wanted: bool


class Paused(Event):
    """The game stands still, as all agreed."""


class Resumed(Event):
    """The game goes on."""

    name: str


class Nudged(Event):
    """Somebody is reminded that the table waits."""

    name: str
    by: str


class TimeGiven(Event):
    """Somebody asked for more time, and everyone has it."""

    name: str


class TimeUp(Event):
    """A bot decided for somebody whose time was up."""

    name: str


class DecidedForYou(Event):
    """A bot decided for you: your time was up."""


class Murmured(Event):
    """A spectator said something; players hear it when no game is running."""

    name: str
    text: str


class RulesChanged(Event):
    """The rules of the game are no longer those it was begun by, so it can't go on."""


NOTICES: Final = (
    SatDown,
    GotUp,
    BotSat,
    OptionsChosen,
    ReadyChanged,
    Started,
    Wrote,
    DrawOffered,
    WatchBegun,
    WatchEnded,
    TermsChanged,
    HostChanged,
    Kicked,
    Readmitted,
    WentAway,
    CameBack,
    StoodIn,
    TookBack,
    TookOver,
    Volunteered,
    ReplaceWanted,
    PauseWanted,
    Paused,
    Resumed,
    Nudged,
    TimeGiven,
    TimeUp,
    DecidedForYou,
    Murmured,
    RulesChanged,
)
