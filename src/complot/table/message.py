"""What a server and its guests send each other, besides the table's own commands and pushes."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, field

from complot.core.codec import encode
from complot.core.value import Tagged, Value
from complot.table.command import LONGEST_TEXT, Command, Name
from complot.table.push import Choice, Push, Stage
from complot.table.terms import Terms

LONGEST_NOTE: Final = 4000
MOST_MARKS: Final = 20
LONGEST_CODE: Final = 200

LONGEST_ID: Final = 64

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
"""Made by the guest; sent again with it, a command is done once and answered alike."""

Details: TypeAlias = dict[str, str | int]


class NewTable(Value):
    """Open a table for a game, and sit down at it."""

    command_id: CommandId
    game: str
    name: Name
    options: dict[str, Any] = field(default_factory=dict)
    terms: Terms = field(default_factory=Terms)


class Listing(Value):
    """A table on a list."""

    code: str
    game: str
    stage: Stage
    names: tuple[str, ...]
    """Of those who sit there."""
    people: int
    """How many of them are no bots."""
    most: int
    """How many can sit there."""
    options: dict[str, Any]
    terms: Terms
    round: int


class Notes(Value):
    """What a guest writes down at a table for nobody else."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    marks: Annotated[dict[Name, Name], Meta(max_length=MOST_MARKS)] = field(default_factory=dict)
    """By a player's name, what the guest thinks of that player, in a word."""
    muted: Annotated[tuple[Name, ...], Meta(max_length=MOST_MARKS)] = ()
    """The names of those whose talk the guest doesn't want to see."""


class NewBlock(Value):
    """Have nothing to do any more with somebody at a table."""

    name: Name


class Block(Value):
    """Somebody whom a guest has blocked."""

    id: str
    name: str
    """What they were called then."""


class NewReport(Value):
    """Tell whoever runs this server about somebody's behaviour at a table."""

    name: Name
    reason: Literal["abuse", "cheating", "spam", "other"]
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


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


Key: TypeAlias = Annotated[str, Meta(max_length=200)]
"""Bytes in base64, as browsers write keys."""


class PushKey(Value):
    """What a browser subscribes with: the server's public key."""

    key: Key


class Endpoint(Value):
    """Where a browser is called: the address that its push service has given it."""

    endpoint: Annotated[str, Meta(max_length=1024)]


class Subscription(Endpoint):
    """A browser that wants to be called, and what only it can read is encrypted with."""

    p256dh: Key
    auth: Key
    key: Key
    """The server's, with which it subscribed."""


Cause: TypeAlias = Literal["your_turn", "nudged"]


class Call(Value):
    """What a browser is called with; it finds the words for it."""

    table: str
    """The code of the table that waits."""
    game: str
    cause: Cause


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


class Texts(Value):
    """What is said of a game in one language."""

    language: str
    texts: str
    """Messages of Project Fluent."""


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


def spoken(push: Push) -> bytes:
    """The JSON of a push as a socket says it: ``Pushed``, without the making of one."""
    return b'{"kind":"push",' + encode(push)[1:]
