"""A whole table in a file: what goes in comes out, and what can't have been is refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hashlib import sha256

import pytest
from evening import HOST, Evening, refused, started
from records import EVERY_GAME, played

from complot.core.codec import encode
from complot.core.contract import replace
from complot.core.errors import Code
from complot.core.seats import CHANCE
from complot.table import archive
from complot.table import command as commands
from complot.table import row as rows
from complot.table.row import Row


def written(evening: Evening, stored: Sequence[bytes] | None = None) -> bytes:
    lines = evening.rows if stored is None else stored
    return archive.write("id", "KESTREL", 1000, lines, {1: b"a record"})


def relived(evening: Evening, text: bytes) -> Evening:
    again = Evening()
    again.table = archive.relive(archive.read(text), evening.table.blank())
    return again


@EVERY_GAME
def test_a_table_comes_out_as_it_went_in(
    game: str, guests: int, options: dict[str, object]
) -> None:
    evening = played(game, guests, options)
    evening(HOST, commands.Rematch())
    whole = archive.read(written(evening))
    assert (whole.header.code, whole.header.created_at, whole.header.game) == (
        "KESTREL",
        1000,
        game,
    )
    assert [*whole.rows] == evening.rows
    assert whole.records == {1: b"a record"}
    again = relived(evening, written(evening))
    assert again.push(HOST) == evening.push(HOST)
    assert again.table.seq == evening.table.seq


EVENING = started(5)
TEXT = written(EVENING)
LINES = TEXT.splitlines(keepends=True)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (b"", Code.RECORD_HEADER, None),
        (b"\xff\n", Code.RECORD_HEADER, None),
        (b"".join(LINES[1:]), Code.RECORD_HEADER, None),
        (LINES[0].replace(b'"format":1', b'"format":9'), Code.RECORD_HEADER, None),
        (LINES[0].replace(b'"rows":', b'"rows":-'), Code.RECORD_HEADER, None),
        (LINES[0], Code.RECORD_CUT, 1),
        (b"".join(LINES[:5]), Code.RECORD_CUT, 5),
        (TEXT[:-1], Code.RECORD_CUT, len(LINES) - 1),
        (TEXT.replace(b'"Ana"', b'"Eve"'), Code.RECORD_DIGEST, None),
        (TEXT + LINES[-1], Code.RECORD_DIGEST, None),
    ],
)
def test_a_file_that_is_broken_cut_or_edited_is_refused(
    text: bytes, code: Code, line: int | None
) -> None:
    refusal = refused(partial(archive.read, text))
    assert (refusal.code, refusal.details.get("line")) == (code, line)


def test_a_line_too_many_is_refused_though_the_digest_knows_of_it() -> None:
    text = written(EVENING, [*EVENING.rows, EVENING.rows[-1]])
    count = f'"rows":{len(EVENING.rows)}'.encode()
    text = text.replace(f'"rows":{len(EVENING.rows) + 1}'.encode(), count)
    refusal = refused(partial(archive.read, text))
    assert (refusal.code, refusal.details["line"]) == (Code.RECORD_LINE, len(EVENING.rows) + 3)


START = len(EVENING.rows) - 1


def changed(number: int, row: Row) -> list[bytes]:
    return [*EVENING.rows[:number], rows.write(row), *EVENING.rows[number + 1 :]]


DEALT = rows.read(EVENING.rows[START])
OTHER = next(move for move in range(5) if move != DEALT.moves[0][1])


@pytest.mark.parametrize(
    ("stored", "code", "line"),
    [
        ([b"{}", *EVENING.rows[1:]], Code.RECORD_LINE, 2),
        (EVENING.rows[1:], Code.RECORD_EDITED, 2),
        ([*EVENING.rows, EVENING.rows[0]], Code.RECORD_EDITED, len(EVENING.rows) + 2),
        ([*EVENING.rows[:3], *EVENING.rows[4:]], Code.RECORD_EDITED, 5),
        (
            changed(START, replace(DEALT, seating=DEALT.seating[::-1])),
            Code.RECORD_EDITED,
            START + 2,
        ),
        (
            changed(START, replace(DEALT, moves=((CHANCE, OTHER), *DEALT.moves[1:]))),
            Code.RECORD_EDITED,
            START + 2,
        ),
        (changed(START, replace(DEALT, moves=((0, 99_999),))), Code.RECORD_EDITED, START + 2),
        (changed(START, replace(DEALT, guest="guest-zoe")), Code.RECORD_EDITED, START + 2),
        (
            changed(0, replace(rows.read(EVENING.rows[0]), command=commands.Create("x", "Ana"))),
            Code.RECORD_EDITED,
            2,
        ),
    ],
)
def test_rows_that_can_t_have_been_are_refused(stored: list[bytes], code: Code, line: int) -> None:
    header = archive.Archive(1, "id", "KESTREL", 1000, "resistance", len(stored), 0, "0" * 64)
    whole = archive.Whole(header, tuple(stored), {})
    refusal = refused(partial(archive.relive, whole, EVENING.table.blank()))
    assert (refusal.code, refusal.details["line"]) == (code, line)


def test_a_record_that_can_t_be_read_is_refused() -> None:
    text = archive.write("id", "KESTREL", 1000, EVENING.rows, {})
    body = text.split(b"\n", 1)[1] + b'{"kind":"kept"}\n'
    header = archive.Archive(
        1, "id", "KESTREL", 1000, "resistance", len(EVENING.rows), 1, sha256(body).hexdigest()
    )
    refusal = refused(partial(archive.read, encode(header) + b"\n" + body))
    assert (refusal.code, refusal.details["line"]) == (Code.RECORD_LINE, len(EVENING.rows) + 2)
