"""Games played to their end in tests, and their records."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest
from evening import GUESTS, HOST, NAMES, Evening

from complot.core.contract import AnyGame
from complot.games import title
from complot.table import command as commands
from complot.table.record import Read, record
from complot.table.record import read as read_record
from complot.table.row import read
from complot.table.verification import Findings, verify

PLAYED: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("resistance", 5, {}),
    ("resistance", 5, {"plot": True, "targeting": True}),
    ("secrets", 4, {}),
    ("uprising", 2, {"turn_cap": 50}),
)
EVERY_GAME = pytest.mark.parametrize(
    ("game", "guests", "options"), PLAYED, ids=lambda value: str(value) if value else "plain"
)


def dealt(game: str, guests: int, options: dict[str, object], seed: int = 1) -> Evening:
    """People with one bot, if there is room for it, whose cards are dealt."""
    evening = Evening(seed, game)
    evening(HOST, commands.Create(game, NAMES[0], options))
    people = GUESTS[: guests if guests == 2 else guests - 1]
    for guest, name in zip(people[1:], NAMES[1:], strict=False):
        evening(guest, commands.Sit(name))
    if len(people) < guests:
        evening(HOST, commands.AddBot("random", "Bot"))
    evening.ready(*people[1:])
    evening.start()
    return evening


def played(game: str, guests: int, options: dict[str, object], seed: int = 1) -> Evening:
    """The same, to the end; somebody talks on the way."""
    evening = dealt(game, guests, options, seed)
    evening(GUESTS[1], commands.Write("Trust me!"))
    evening.play_on()
    return evening


def lines_of(evening: Evening, series: int = 1) -> list[bytes]:
    """The record of a game, line by line."""
    rows = map(read, evening.rows)
    return [*record(evening.table.blank(), rows, series)]


def joined(lines: Iterable[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def read_lines(lines: Iterable[bytes]) -> Read:
    return read_record(joined(lines))


def game_called(name: str) -> AnyGame:
    return title(name).game


def checked(lines: Iterable[bytes], *witnessed: str) -> Findings:
    return verify(read_lines(lines), game_called, witnessed)


def changed(line: bytes, **fields: object) -> bytes:
    """A line with other fields."""
    return msgspec.json.encode({**msgspec.json.decode(line), **fields})
