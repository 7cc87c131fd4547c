"""Rows and records in which nothing is left of a guest: no name, no word, and no way back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from typing import Any, Final

from complot.core.codec import encode
from complot.core.contract import replace
from complot.table import command as commands
from complot.table.command import Recorded
from complot.table.notice import NOTICES
from complot.table.record import Line, Record, Step, pack, read_line, unpack
from complot.table.row import Row

BLANK: Final = "—"
"""What stands in the place of names and words."""

_NOTICES: Final = {each.kind() for each in NOTICES}

NAMED: Final = (commands.Create, commands.Sit, commands.Watch, commands.Volunteer)
"""With these a guest says what it is called."""


def forgotten(rows: Iterable[Row], guest: str, alias: str) -> list[Row]:
    """The same rows, in which the guest is another who never had a name or said a word.

    What was done stays, for it is the others' game, too.
    """
    rows = [*rows]
    blanks = _blanks(rows, guest)
    return [
        replace(
            row,
            guest=alias if row.guest == guest else row.guest,
            command_id=str(row.seq) if row.guest == guest else row.command_id,
            command=_forget(row.command, row.guest == guest, theirs),
        )
        for row, theirs in _borne(rows, guest, blanks)
    ]


def _borne(
    rows: Iterable[Row], guest: str, blanks: Mapping[str, str]
) -> Iterator[tuple[Row, dict[str, str]]]:
    """Each row, with those of the names that are the guest's then and nobody's who came later."""
    theirs: dict[str, str] = {}
    for row in rows:
        name = _name(row.command)
        if name is not None and row.guest == guest:
            theirs[name] = blanks[name]
        elif name is not None:
            theirs.pop(name, None)
        yield row, theirs


def blanks_of(rows: Iterable[Row], guest: str) -> dict[str, str]:
    """What stands in the place of each name that the guest has had."""
    return _blanks([*rows], guest)


def unnamed(stored: bytes, blanks: Mapping[str, str]) -> bytes:
    """A record as it is stored, with blanks for these names and for what they said in words."""
    lines = enumerate(unpack(stored).splitlines(), start=1)
    return pack(encode(_unnamed(read_line(line, number), blanks)) for number, line in lines)


def _unnamed(line: Line, blanks: Mapping[str, str]) -> Line:
    match line:
        case Record(players=players):
            named = (replace(each, name=blanks.get(each.name, each.name)) for each in players)
            return replace(line, players=tuple(named))
        case Step(told=told):
            heard = (replace(each, event=_unsaid(each.event, blanks)) for each in told)
            return replace(line, told=tuple(heard))
    return line


def _unsaid(event: dict[str, Any], blanks: Mapping[str, str]) -> dict[str, Any]:
    """Only what the table tells has names in it; a game speaks of seats."""
    if event["kind"] not in _NOTICES:
        return event
    words = {"text": BLANK} if "text" in event and event["name"] in blanks else {}
    names = {
        field: blanks[value]
        for field, value in event.items()
        if field != "kind" and isinstance(value, str) and value in blanks
    }
    return {**event, **names, **words}


def _blanks(rows: list[Row], guest: str) -> dict[str, str]:
    taken = {_name(row.command) for row in rows if row.guest != guest}
    free = (blank for blank in _numbered() if blank not in taken)
    own = [_name(row.command) for row in rows if row.guest == guest]
    return {name: next(free) for name in dict.fromkeys(own) if name is not None}


def _numbered() -> Iterator[str]:
    yield BLANK
    yield from (f"{BLANK} {number}" for number in count(2))


def _name(command: Recorded) -> str | None:
    if isinstance(command, NAMED):
        return command.name
    return command.name if isinstance(command, commands.AddBot) else None


def _forget(command: Recorded, own: bool, blanks: dict[str, str]) -> Recorded:
    match command:
        case commands.Write() if own:
            return commands.Write(BLANK)
        case commands.Readmit(name=name):
            return commands.Readmit(blanks.get(name, name))
        case commands.Replace(by=str(name)):
            return replace(command, by=blanks.get(name, name))
    if own and isinstance(command, NAMED):
        return replace(command, name=blanks[command.name])
    return command
