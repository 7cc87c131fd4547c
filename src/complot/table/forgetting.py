"""Rows in which nothing is left of a guest: no name, no word, and no way back to who it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Final

from complot.core.contract import replace
from complot.table import command as commands
from complot.table.command import Recorded
from complot.table.row import Row

BLANK: Final = "—"
"""What stands in the place of names and words."""

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
            command=_forget(row.command, row.guest == guest, blanks),
        )
        for row in rows
    ]


def blanks_of(rows: Iterable[Row], guest: str) -> dict[str, str]:
    """What stands in the place of each name that the guest has had."""
    return _blanks([*rows], guest)


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
