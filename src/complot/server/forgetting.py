"""Forgetting a guest who wants nothing to be left here."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from complot.core.errors import Refused
from complot.server.house import House
from complot.server.identity import guest_of
from complot.server.listing import card_of
from complot.server.live import NAMED_AT, Live
from complot.server.manners import forget_reports
from complot.store import Beside, Conflict
from complot.table import row as rows
from complot.table.forgetting import blanks_of, forgotten
from complot.table.ruling import farewell

MOST: Final = 10_000
"""Tables that a guest can have sat at."""


async def forget(house: House, guest: str) -> None:
    """Take a guest out of every table, with its name and words, and all that is kept for it.

    Its seats go on, played by bots. Whoever was interrupted begins again, and finds less to do.
    """
    named = await house.store.items(NAMED_AT, guest, house.sources.now())
    sits = [each.record.code for each in await house.store.tables_of(guest, MOST)]
    for code in {*sits, *(code.decode() for code in named.values())}:
        with suppress(Refused):  # a table that was never begun
            await _forget_at(await house.table(code), guest)
    await forget_reports(house.store, guest, house.sources.now())
    await house.devices.forget(guest)
    await house.store.forget_guest(guest)


async def _forget_at(live: Live, guest: str) -> None:
    house = live.house
    alias = guest_of(house.sources.key())
    async with live.records.storing, live.lock:
        while True:
            stored = [rows.read(row) for row in await house.store.rows(live.id)]
            # Records first: once the rows have no name, nobody knows what to look for in them.
            await live.records.forget(blanks_of(stored, guest))
            table, blank = live.table.blank(), forgotten(stored, guest, alias)
            for row in blank:
                table.apply(row)
            last = farewell(table, alias, "farewell", house.sources.now(), house.sources.seed())
            with suppress(Conflict):  # somebody at another process was quicker
                await house.store.rewrite(live.id, [rows.write(row) for row in (*blank, last)])
                break
        await live.reload()
        house.neighbours.tell(live.table.code, last.seq)
        await house.store.relist(live.id, Beside(card_of(live.table, house.sources.now())))
