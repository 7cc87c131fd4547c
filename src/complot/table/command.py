"""What a guest can ask of a table."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Raw, field

from complot.core.value import Tagged
from complot.table.fairness import Hex
from complot.table.terms import Terms

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 500
MOST_ACTIONS: Final = 64

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Create(Tagged):
    """Open a table for a game, and sit down at it."""

    game: str
    name: Name
    options: dict[str, Any] = field(default_factory=dict)
    terms: Terms = field(default_factory=Terms)
    remote: bool = False
    """Whether a program does; the server says so, whatever a guest sends."""


class Sit(Tagged):
    """Take a chair."""

    name: Name
    remote: bool = False
    """As in ``Create``."""


class Watch(Tagged):
    """Be a spectator with a name, who can talk to the other spectators."""

    name: Name


class Leave(Tagged):
    """Get up, or watch no longer; in a game the seat is kept, and a bot plays it."""


class TakeBack(Tagged):
    """Play again oneself what a bot was playing."""


class AddBot(Tagged):
    """Put a bot on a chair."""

    bot: str
    name: Name


class RemoveBot(Tagged):
    """Take a bot off its chair."""

    chair: int


class Choose(Tagged):
    """Choose how the table plays; what isn't named has its default."""

    options: dict[str, Any]


class Arrange(Tagged):
    """Keep the table on other terms."""

    terms: Terms


class HandOver(Tagged):
    """Let somebody else be the host."""

    chair: int


class Kick(Tagged):
    """Send somebody away; in a game, a bot plays on for them."""

    chair: int


class Readmit(Tagged):
    """Let somebody come back who was sent away."""

    name: Name


class Ready(Tagged):
    """Be ready to start, or not yet. Who is adds to the deal, under the commitment that stands."""

    ready: bool
    commitment: Hex | None = None
    entropy: Hex | None = None


class Wish(Tagged):
    """Wish for a side, or (``None``) leave it to the draw."""

    side: str | None


class Start(Tagged):
    """Deal, and add the host's part to it."""

    commitment: Hex
    entropy: Hex


class Act(Tagged):
    """Answer the decision that one was asked, by ids of actions: all of them or none."""

    decision: int
    actions: Annotated[tuple[int, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Say(Tagged):
    """Make a claim of the game."""

    claim: Raw


class Write(Tagged):
    """Say something in words."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Resign(Tagged):
    """Give the game up: the others win."""


class Draw(Tagged):
    """Offer a draw, or no longer; once every seat offers it, it is agreed."""

    offer: bool


class Pause(Tagged):
    """Want a pause, which begins once all who are here want it; or go on, which ends it."""

    wanted: bool


class Nudge(Tagged):
    """Remind somebody that the table is waiting."""

    chair: int


class MoreTime(Tagged):
    """Give everyone as much time again."""


class Replace(Tagged):
    """Agree, or no longer, that somebody plays in another's seat: a volunteer, or else a bot."""

    chair: int
    agree: bool
    by: Name | None = None


class Volunteer(Tagged):
    """Offer to take over a seat whose player is gone, or a bot's."""

    chair: int
    name: Name


class Rematch(Tagged):
    """Back to the chairs, for the next game of the series."""


Command: TypeAlias = (
    Create
    | Sit
    | Watch
    | Leave
    | TakeBack
    | AddBot
    | RemoveBot
    | Choose
    | Arrange
    | HandOver
    | Kick
    | Readmit
    | Ready
    | Wish
    | Start
    | Act
    | Say
    | Write
    | Resign
    | Draw
    | Pause
    | Nudge
    | MoreTime
    | Replace
    | Volunteer
    | Rematch
)


class Away(Tagged):
    """The server hasn't heard of the guest for a while."""


class Back(Tagged):
    """The guest is here again."""


class Renew(Tagged):
    """The deal has a fresh seed: the one before belonged to a game that couldn't go on."""


class Forget(Tagged):
    """The guest wants nothing to be left of it; the rows before this say no name any more."""


Recorded: TypeAlias = Command | Away | Back | Renew | Forget
"""All that a row can hold: what guests ask for, and what the server has seen."""

RENEWING: Final = frozenset(
    (Create, Sit, Leave, Kick, AddBot, RemoveBot, Choose, Wish, Rematch, Renew, Forget)
)
"""What changes the chairs, the options or the wishes, and so what would be dealt."""

WAYS_OUT: Final = frozenset((Leave, TakeBack, Kick, Ready, Start, Pause, Replace, Resign, Rematch))
"""What leads on from where nothing else is taken any more."""

QUIET: Final = frozenset((Create, Act))
"""What opens a table, and the moves of its games: of all else everyone hears at once."""


def renews(command: Recorded) -> bool:
    """Whether, between two games, the deal wants a fresh seed after it, and a new commitment."""
    return type(command) in RENEWING  # asked at every move, and of structs `isinstance` is slow
