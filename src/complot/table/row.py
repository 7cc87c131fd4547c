"""What is stored of a table: one row for a command and all that came of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from complot.core.errors import Code, Refused
from complot.core.seats import Seat
from complot.core.value import Value
from complot.table.command import Recorded

Decider: TypeAlias = Literal["player", "bot", "clock"]
Move: TypeAlias = tuple[Seat, int]
"""Who did what: a seat, or chance, and the id of its action."""


class Row(Value, omit_defaults=True):
    """A command that was accepted. The rows alone make the table again, with no random source."""

    seq: int
    at: int
    """When, in milliseconds since 1970."""
    guest: str
    """Whose command it is; of a bot, that of nobody."""
    command_id: str
    command: Recorded
    by: Decider = "player"
    seat: Seat | None = None
    """Of a move or a claim: the seat that made it."""
    seed: bytes = b""
    """Of what changes who plays what: the server's part in the deal from here on, a secret."""
    seating: tuple[int, ...] = ()
    """Of a start: the chair of each seat."""
    moves: tuple[Move, ...] = ()
    rules: int = 0
    """Of a start: the version of the rules that it was made by."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Row)


def write(row: Row) -> bytes:
    """A row as it is stored."""
    return _encoder.encode(row)


def read(stored: bytes) -> Row:
    """A row as it was stored."""
    try:
        return _decoder.decode(stored)
    except msgspec.MsgspecError as error:
        raise Refused(Code.MALFORMED, what="row", reason=str(error)) from None
