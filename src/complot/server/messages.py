"""What goes over the wire, besides the table's own commands and pushes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, field

from complot.core.errors import Code, Refused
from complot.core.value import Tagged, Value
from complot.table.command import Command, Name
from complot.table.push import Choice, Push

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""Made by the guest; sent again with it, a command is done once and answered alike."""

Details: TypeAlias = dict[str, str | int]
M = TypeVar("M", bound=Value)


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


class Me(Value):
    """What there is about the guest who asks."""

    tables: int
    """Tables at which it sits."""
    recovery: bool
    """Whether it has a recovery code. (Which, nobody can say: only its hash is kept.)"""
    devices: int
    """Further devices that it moved to."""


class Link(Value):
    """What makes another device the same guest, once."""

    link: str
    path: str
    """Where to go with the other device, on this server."""
    seconds: int
    """How long it can be used."""


class Recovery(Value):
    """What makes any device the same guest, until there is another code."""

    recovery: str


class Move(Value):
    """Become the guest whose link or recovery code this is."""

    link: Annotated[str, Meta(max_length=200)] | None = None
    recovery: Annotated[str, Meta(max_length=200)] | None = None


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
    """By socket: all that the guest needs to know now, and what happened since it last heard."""


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
    return Pushed(
        push.round,
        push.cursor,
        push.events,
        push.view,
        push.legal,
        push.decision,
        push.table,
    )


@cache
def _decoder(kind: type[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def read(kind: type[M], what: str, text: bytes | str) -> M:
    """A message, or a refusal if it isn't one."""
    try:
        message: M = _decoder(kind).decode(text)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused(Code.MALFORMED, what=what, reason=str(error)) from None


class _Named(Value):
    command_id: CommandId


def command_id_in(text: bytes | str) -> str | None:
    """Which command a message that can't be read was about, if it says so."""
    try:
        named: _Named = _decoder(_Named).decode(text)
        return named.command_id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def plain(details: Mapping[str, str | int]) -> Details:
    """Details that every reader of JSON can hold: no text without end, no number that is."""
    return {
        name: value if isinstance(value, int) and abs(value) < 1 << 53 else str(value)[:200]
        for name, value in details.items()
    }
