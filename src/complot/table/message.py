"""What a server and its guests send each other, besides the table's own commands and pushes."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, field
from msgspec.structs import astuple

from complot.core.value import Tagged, Value
from complot.table.command import Command, Name
from complot.table.push import Choice, Push

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""Made by the guest; sent again with it, a command is done once and answered alike."""

Details: TypeAlias = dict[str, str | int]


class NewTable(Value):
    """Open a table for a game, and sit down at it."""

    command_id: CommandId
    game: str
    name: Name
    options: dict[str, Any] = field(default_factory=dict)


class Opened(Value):
    """The table that was opened."""

    code: str


class Sent(Value):
    """A command, as a guest sends it."""

    command_id: CommandId
    command: Command


class Done(Value):
    """A command was accepted, and is stored."""

    seq: int
    """Its number among the guest's own commands at this table. (A number that all commands share
    would count those that one may not know of.)"""


class Ahead(Value):
    """What one could do after choices that aren't made yet."""

    decision: int
    legal: tuple[Choice, ...]


class Suggestion(Value):
    """What a bot would do: choices to be sent in one command, as they are or changed."""

    decision: int
    actions: tuple[Choice, ...]


class Fault(Value):
    """Why a request was refused, for a program and for its reader."""

    code: str
    details: Details
    message: str


class Seating(Value):
    """For how many a game is."""

    least: int
    most: int


class GameEntry(Value):
    """A game that can be played here."""

    name: str
    seats: Seating
    options: dict[str, Any]
    """A JSON Schema, with the defaults."""
    needs: dict[str, str]
    """By option, the switch without which it makes no difference."""
    facts: dict[str, dict[str, int]]
    """Numbers that a reader wants to see, by what they are and of what."""
    sides: tuple[str, ...]
    """By seat, the sides that one may wish for; none where they are dealt."""
    concludes: bool
    """Whether one may resign, and all may agree on a draw."""
    bots: tuple[str, ...]
    rules_version: int


class Pushed(Push, tag_field="kind", tag="push"):
    """By socket and stream: what a guest needs to know now, and what has happened since."""


class Answer(Tagged):
    """By socket: a command was accepted, and is stored."""

    command_id: str
    seq: int


class Refusal(Tagged):
    """By socket: a command was refused, and nothing has changed."""

    command_id: str | None
    """``None`` of a message that can't be read so far, and of the socket itself."""
    code: str
    details: Details


Heard: TypeAlias = Pushed | Answer | Refusal
"""All that a socket says."""


def pushed(push: Push) -> Pushed:
    """A push as a socket says it."""
    return Pushed(*astuple(push))
