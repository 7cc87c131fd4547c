"""What lists say of a table, for those who look for one and for those who sit at several."""

from __future__ import annotations

from typing import Final

import msgspec

from complot.core.codec import encode
from complot.core.contract import replace
from complot.store import Card, Listed
from complot.table import Row, Table
from complot.table import command as commands
from complot.table.chair import NOBODY
from complot.table.message import Listing
from complot.table.push import Stage
from complot.table.terms import SECOND, grace_of, time_of

LONG: Final = 24 * 3600 * SECOND
"""For so long a table is listed at which nobody is: they may be waiting for somebody to come."""

SMALL: tuple[type, ...] = (commands.Act, commands.Say, commands.Write, commands.Nudge)
"""What changes nothing that a list shows, unless the game is over by it."""

GOING_ON: tuple[type, ...] = (
    commands.Back,
    commands.TakeBack,
    commands.Pause,
    commands.Replace,
)
"""What can set a clock going that stood still."""


def card_of(table: Table, now: int) -> Card:
    """A table's card as it is now."""
    most = table.game.seats[-1]
    summary = Listing(
        code=table.code,
        game=table.game.name,
        stage=table.stage,
        names=tuple(chair.name for chair in table.chairs),
        people=sum(chair.guest != NOBODY for chair in table.chairs),
        most=most,
        options=msgspec.to_builtins(table.options),
        terms=table.terms,
        round=table.round,
    )
    return Card(
        game=table.game.name,
        stage=table.stage,
        public=table.terms.public,
        open=_is_open(table, now),
        due_at=_due(table, now),
        guests=tuple(chair.guest for chair in table.chairs if chair.guest != NOBODY),
        summary=encode(summary),
        seq=table.seq,
    )


def card_at_start(table: Table, row: Row) -> Card:
    """The card of a table whose game begins with this row, before the row is lived.

    Stored with it, so that the clock of a game is never lost: nothing is due sooner.
    """
    card = card_of(table, row.at)
    playing: Stage = "playing"
    return replace(card, stage=playing, open=False, due_at=_horizon(table, row.at), seq=row.seq)


def card_of_going_on(table: Table, row: Row) -> Card | None:
    """The card of a table whose clock stands still, if it may go on with this row.

    Stored with it for the same reason: it is to be looked at until the true one is listed.
    """
    stands = table.stage == "playing" and not table.clockwork.running
    if not stands or table.clockwork.time is None or not isinstance(row.command, GOING_ON):
        return None
    return replace(card_of(table, row.at), due_at=row.at, seq=row.seq)


def listing(listed: Listed) -> Listing:
    """An entry of a list, out of the store."""
    return msgspec.json.decode(listed.summary, type=Listing)


def _is_open(table: Table, now: int) -> bool:
    """Whether a stranger can sit down, and will find somebody there."""
    people = any(chair.guest != NOBODY for chair in table.chairs)
    free = len(table.chairs) < table.game.seats[-1] and not table.terms.locked
    return table.match is None and free and people and now < _deserted(table, now)


def _deserted(table: Table, now: int) -> int:
    """When nobody will have been there for too long, if nothing happens before."""
    return (now if table.deserted is None else table.deserted) + LONG


def _due(table: Table, now: int) -> int | None:
    """When the clock is to be asked next; while bots are asked, or strangers are waited for, when
    to look after them.

    A clock that stands still is never asked: what sets it going changes the card.
    """
    if table.terms.public and _is_open(table, now):
        return _deserted(table, now)
    if table.stage != "playing" or not table.clockwork.running:
        return None
    due = table.due()
    return _horizon(table, now) if due is None else due


def _horizon(table: Table, now: int) -> int | None:
    time = time_of(table.terms.clock)
    return None if time is None else now + time + grace_of(table.terms.clock)
