"""What a guest can ask of a table."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Raw, field

from complot.core.value import Tagged

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 500
MOST_ACTIONS: Final = 64

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Create(Tagged):
    """Open a table for a game, and sit down at it."""

    game: str
    name: Name
    options: dict[str, Any] = field(default_factory=dict)
    remote: bool = False
    """Whether a program does; the server says so, whatever a guest sends."""


class Sit(Tagged):
    """Take a chair."""

    name: Name
    remote: bool = False
    """As in ``Create``."""


class Leave(Tagged):
    """Get up again; while a game runs, a seat is kept."""


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


class Ready(Tagged):
    """Be ready to start, or not yet."""

    ready: bool


class Wish(Tagged):
    """Wish for a side, or (``None``) leave it to the draw."""

    side: str | None


class Start(Tagged):
    """Deal."""


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


class Rematch(Tagged):
    """Back to the chairs, for the next game of the series."""


Command: TypeAlias = (
    Create
    | Sit
    | Leave
    | AddBot
    | RemoveBot
    | Choose
    | Ready
    | Wish
    | Start
    | Act
    | Say
    | Write
    | Resign
    | Draw
    | Rematch
)

TALK: Final = (Say, Write)
"""What everyone hears of at once, and so is asked for less often than the rest."""
