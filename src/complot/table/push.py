"""What a guest is sent."""

from __future__ import annotations

from typing import Literal, TypeAlias

from complot.core.contract import Action, Ending, Event, Options, View
from complot.core.seats import Seat
from complot.core.value import Value
from complot.table.chair import Reason
from complot.table.terms import Terms

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
    sealed: bool
    """Whether it has added to the deal under the commitment that stands."""
    away: bool
    """Whether nothing was heard of it for a while."""
    stand_in: Reason | None
    """Why a bot plays for it."""


class Vote(Value):
    """A wish that a seat be played by a volunteer or (``None``) a bot, and the chairs for it."""

    chair: int
    by: str | None
    agreed: tuple[int, ...]


class Played(Value):
    """A game of the series that is over."""

    round: int
    names: tuple[str, ...]
    """By seat."""
    ending: Ending
    returns: tuple[int, ...]


class Ticking(Value):
    """Until when to decide, in milliseconds since 1970."""

    mine: int | None
    """For the guest's own decision."""
    others: int | None
    """For whoever is asked, by the last thing that everyone heard."""
    grace: int
    """Milliseconds after that until a bot decides."""
    asks: int
    """How often the guest may still ask for more time."""


class Around(Value):
    """The table around the game, as one guest sees it."""

    code: str
    game: str
    stage: Stage
    options: Options
    terms: Terms
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
    paused: bool
    pausing: tuple[int, ...]
    """The chairs that would like a pause."""
    votes: tuple[Vote, ...]
    """Who would be replaced by whom."""
    watchers: tuple[str, ...]
    """The spectators who gave a name."""
    watching: str | None
    """The guest's own name among them."""
    barred: bool
    """Whether the host has sent the guest away, and not let back in since."""
    sent_away: tuple[str, ...]
    """Whom the host can let back in; only the host is told."""
    ending: Ending | None
    """How the game ended, once it has."""
    series: tuple[Played, ...]
    """The games that were played to their end, the last one included."""
    commitment: str | None
    """The hash of the server's part in the deal; whatever changes who plays what voids it."""


class Choice(Value):
    """Something the guest may do, and the id to do it by."""

    id: int
    action: Action


class Push(Value):
    """All that a guest needs to know now, and what happened since it last heard."""

    round: int
    """Which game of the series; another one than before wants a whole sync."""
    epoch: str
    """As whom and what cursors count; another one than before wants a whole sync, too: the server
    was renewed, somebody was forgotten, or the guest took a seat over or lost its own."""
    cursor: int
    """How many events this guest was told in this game."""
    events: tuple[Event, ...]
    view: View | None
    legal: tuple[Choice, ...]
    decision: int | None
    """The number of the decision that the guest owes."""
    clock: Ticking | None
    """``None`` without a clock, and while it stands still."""
    table: Around
