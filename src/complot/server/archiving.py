"""Whole tables out of a store and into one."""

from __future__ import annotations

import asyncio

from complot.core.errors import Code, Refused
from complot.games import title
from complot.server.listing import card_of
from complot.server.live import NAMED_AT
from complot.store import Beside, CodeTaken, Store, TableRecord
from complot.table import Table, archive
from complot.table import row as rows
from complot.table.archive import Whole
from complot.table.forgetting import NAMED


async def export_table(store: Store, code: str) -> bytes:
    """The file of the table that has this code."""
    record = await store.find(code)
    stored = await store.rows(record.id) if record else []
    if record is None or not stored:
        raise Refused(Code.NO_SUCH_TABLE, code=code)
    records: dict[int, bytes] = {}
    for series in await store.replays(record.id):
        kept = await store.replay(record.id, series)
        if kept is not None:
            records[series] = kept
    return archive.write(record.id, record.code, record.created_at, stored, records)


def relived(whole: Whole) -> Table:
    """The table that a file tells of; refused if it can't have been."""
    of = title(whole.header.game)
    return archive.relive(whole, Table(whole.header.code, of.game, tuple(of.bots)))


async def import_table(store: Store, text: bytes, now: int) -> str:
    """Put a table back under its code, which is returned; all guests have their seats again."""
    whole = archive.read(text)
    table, header = relived(whole), whole.header
    try:
        await store.create(TableRecord(header.id, header.code, header.created_at))
    except CodeTaken:
        raise Refused(Code.CODE_TAKEN, code=header.code) from None
    await asyncio.gather(
        *(store.append(header.id, seq, row) for seq, row in enumerate(whole.rows, start=1))
    )
    for series, kept in whole.records.items():
        await store.relist(header.id, Beside(replay=(series, kept)))
    await store.relist(header.id, Beside(card_of(table, now)))
    named = {row.guest for row in map(rows.read, whole.rows) if isinstance(row.command, NAMED)}
    for guest in named:
        await store.put(NAMED_AT, guest, header.id, header.code.encode())
    return header.code
