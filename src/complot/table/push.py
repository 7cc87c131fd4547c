"""What a guest is sent."""

from __future__ import annotations

from typing import Literal, TypeAlias

from complot.core.contract import Action, Ending, Event, Options, View
from complot.core.seats import Seat
from complot.core.value import Value

Stage: TypeAlias = Literal["lobby", "playing", "over"]


class Place(Value):
    """A chair as everyone sees it."""

    name: str
    bot: str | None
    remote: bool
    """Whether a program sits there that is none of the server's bots."""
    ready: bool
    wish: str | None
    """The side that it would like to be on."""


class Around(Value):
    """The table around the game, as one guest sees it."""

    code: str
    game: str
    stage: Stage
    options: Options
    places: tuple[Place, ...]
    host: int | None
    """The chair of the one who may start."""
    mine: int | None
    """The guest's own chair."""
    seating: tuple[int, ...]
    """The chair of each seat, once a game has started."""
    seat: Seat | None
    """The guest's own seat in it."""
    offers: tuple[Seat, ...]
    """The seats that offer a draw."""
    ending: Ending | None
    """How the game ended, once it has."""


class Choice(Value):
    """Something the guest may do, and the id to do it by."""

    id: int
    action: Action


class Push(Value):
    """All that a guest needs to know now, and what happened since it last heard."""

    round: int
    """Which game of the series; another one than before wants a whole sync."""
    cursor: int
    """How many events this guest was told in this game."""
    events: tuple[Event, ...]
    view: View | None
    legal: tuple[Choice, ...]
    decision: int | None
    """The number of the decision that the guest owes."""
    table: Around
