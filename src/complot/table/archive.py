"""A whole table in one file, to be kept elsewhere and put back: JSON lines.

A header, then every row as it is stored, then the records of its finished games. It holds all
that is hidden at the table, so only who runs the server has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from complot.core import chance
from complot.core.codec import encode
from complot.core.contract import silent
from complot.core.errors import Code, Refused
from complot.core.seats import CHANCE
from complot.core.value import Tagged, Value
from complot.table import command as commands
from complot.table import row as rows
from complot.table.fairness import Hex, seat_order
from complot.table.row import Row
from complot.table.table import Table

FORMAT: Final = 1


class Archive(Tagged):
    """The first line: which table, and how much of it follows."""

    format: int
    id: str
    code: str
    created_at: int
    game: str
    rows: int
    records: int
    digest: Hex
    """The hash of all lines that follow."""


class Kept(Tagged):
    """The record of a finished game, as it is stored."""

    round: int
    record: bytes


class Whole(Value):
    """A table as it was read."""

    header: Archive
    rows: tuple[bytes, ...]
    records: dict[int, bytes]


def write(
    id: str,  # noqa: A002
    code: str,
    created_at: int,
    stored: Sequence[bytes],
    records: Mapping[int, bytes],
) -> bytes:
    """The file of a table."""
    first = rows.read(stored[0]).command
    assert isinstance(first, commands.Create)
    lines = [*stored, *(encode(Kept(number, each)) for number, each in sorted(records.items()))]
    body = b"".join(line + b"\n" for line in lines)
    header = Archive(
        format=FORMAT,
        id=id,
        code=code,
        created_at=created_at,
        game=first.game,
        rows=len(stored),
        records=len(records),
        digest=sha256(body).hexdigest(),
    )
    return encode(header) + b"\n" + body


_header: Final = msgspec.json.Decoder(Archive)
_kept: Final = msgspec.json.Decoder(Kept)


def read(text: bytes) -> Whole:
    """The table that a file holds, or a refusal that names the line."""
    head, _, body = text.partition(b"\n")
    try:
        header = _header.decode(head)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused(Code.RECORD_HEADER) from None
    if header.format != FORMAT or header.rows < 1:
        raise Refused(Code.RECORD_HEADER)
    lines = body.split(b"\n")
    if lines.pop() or len(lines) < header.rows + header.records:
        raise Refused(Code.RECORD_CUT, line=len(lines) + 1)
    if sha256(body).hexdigest() != header.digest:
        raise Refused(Code.RECORD_DIGEST)
    if len(lines) > header.rows + header.records:
        raise Refused(Code.RECORD_LINE, line=header.rows + header.records + 2)
    kept = [*_records(lines[header.rows :], header.rows + 2)]
    return Whole(header, tuple(lines[: header.rows]), {each.round: each.record for each in kept})


def _records(lines: Sequence[bytes], first: int) -> Iterator[Kept]:
    for number, line in enumerate(lines, start=first):
        try:
            yield _kept.decode(line)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refused(Code.RECORD_LINE, line=number) from None


def relive(whole: Whole, table: Table) -> Table:
    """A blank table after all the rows of the file; refused if one of them can't have been.

    The file isn't ours, so whatever goes wrong with a row is the file's fault.
    """
    for line, stored in enumerate(whole.rows, start=2):
        try:
            row = rows.read(stored)
        except Refused as refusal:
            raise Refused(Code.RECORD_LINE, line=line) from refusal
        try:
            _check(table, row)
            table.apply(row)
        except Exception as failure:
            raise Refused(Code.RECORD_EDITED, line=line) from failure
    return table


def _check(table: Table, row: Row) -> None:
    """Seats and chance must be what the seeds give; who may do what, the game checks itself."""
    opens = isinstance(row.command, commands.Create)
    if opens is not (table.seq == 0):
        raise Refused(Code.TABLE_STARTED)
    if opens and row.command.game != table.game.name:  # type: ignore[union-attr]
        raise Refused(Code.UNKNOWN_GAME, game=table.game.name)
    game, seats = table.game, len(table.chairs)
    if isinstance(row.command, commands.Start):
        if row.rules != game.rules_version:
            return
        seed, drawn = table.deal_seed(row.guest, row.command.entropy), seats
        state = game.start(table.options, seats)
        if row.seating != seat_order(seed, [chair.wish for chair in table.chairs], game.sides):
            raise Refused(Code.PROOF_SEATING)
    elif row.moves and table.match is not None:
        seed, drawn, state = table.seed, seats + table.match.draws, table.match.state
    else:
        return
    for seat, number in row.moves:
        action = table.codec.action_of(number)
        if seat == CHANCE:
            if chance.pick(seed, drawn, game.chances(state)) != action:
                raise Refused(Code.PROOF_DRAW, k=drawn)
            drawn += 1
        state = game.apply(state, seat, game.choice(state, seat, action), silent)
