"""What is known of tables without reading their rows, in PostgreSQL: cards, who sits where,
replays. They are written with the rows, or by themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from complot.store.postgres.line import Connection
from complot.store.record import CHANGED, Beside, Card, Listed, TableRecord

LISTED: Final = """
    SELECT tables.id, tables.code, tables.created_at,
        cards.game, cards.stage, cards.public, cards.open, cards.due_at, cards.summary
    FROM cards JOIN tables ON tables.id = cards.table_id
"""


CARD: Final = f"""
    WITH before AS (SELECT seq FROM cards WHERE table_id = $1 FOR UPDATE),
    newer AS (SELECT FROM before WHERE seq > $9),
    gone AS (
        DELETE FROM seated WHERE table_id = $1 AND NOT guest = ANY($8::text[])
        AND NOT EXISTS (SELECT FROM newer)
    ),
    sat AS (
        INSERT INTO seated (guest, table_id) SELECT unnest($8::text[]), $1
        WHERE NOT EXISTS (SELECT FROM newer)
        ON CONFLICT DO NOTHING
    )
    INSERT INTO cards (table_id, changed, game, stage, public, open, due_at, summary, seq)
    VALUES ($1, nextval('changes') << 20, $2, $3, $4, $5, $6, $7, $9)
    ON CONFLICT (table_id) DO UPDATE SET
        {CHANGED}, game = excluded.game, stage = excluded.stage,
        public = excluded.public, open = excluded.open, due_at = excluded.due_at,
        summary = excluded.summary, seq = excluded.seq
    WHERE cards.seq <= excluded.seq
"""
"""A card, unless a newer one is there: another process may have been slower than its successor."""

REPLAY: Final = """
    INSERT INTO replays (table_id, round, replay) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, round) DO UPDATE SET replay = excluded.replay
"""


async def relist(table_id: str, beside: Beside, db: Connection) -> None:
    if beside.card is None:
        await _replay(table_id, beside, db)
        return
    if beside.replay is None:
        await _card(table_id, beside.card, db)
        return
    async with db.transaction():
        await _card(table_id, beside.card, db)
        await _replay(table_id, beside, db)


async def _card(table_id: str, card: Card, db: Connection) -> None:
    told = (card.game, card.stage, card.public, card.open, card.due_at, card.summary)
    await db.execute(CARD, table_id, *told, card.guests, card.seq)


async def _replay(table_id: str, beside: Beside, db: Connection) -> None:
    if beside.replay is not None:
        await db.execute(REPLAY, table_id, *beside.replay)


async def listed(code: str, db: Connection) -> Listed | None:
    found = _listed(await db.fetch(f"{LISTED} WHERE tables.code = $1", code))
    return found[0] if found else None


async def open_tables(limit: int, db: Connection) -> list[Listed]:
    return _listed(
        await db.fetch(
            f"{LISTED} WHERE cards.public AND cards.open ORDER BY cards.changed DESC LIMIT $1",
            limit,
        )
    )


async def tables_of(guest: str, limit: int, db: Connection) -> list[Listed]:
    return _listed(
        await db.fetch(
            f"{LISTED} JOIN seated ON seated.table_id = cards.table_id"
            " WHERE seated.guest = $1 ORDER BY cards.changed DESC LIMIT $2",
            guest,
            limit,
        )
    )


async def due(before: int, limit: int, db: Connection) -> list[TableRecord]:
    found = await db.fetch(
        f"{LISTED} WHERE cards.due_at <= $1 ORDER BY cards.due_at LIMIT $2", before, limit
    )
    return [TableRecord(*tuple(each)[:3]) for each in found]


async def replay(table_id: str, number: int, db: Connection) -> bytes | None:
    found: bytes | None = await db.fetchval(
        "SELECT replay FROM replays WHERE table_id = $1 AND round = $2", table_id, number
    )
    return found


async def replays(table_id: str, db: Connection) -> list[int]:
    found = await db.fetch("SELECT round FROM replays WHERE table_id = $1 ORDER BY round", table_id)
    return [number for (number,) in found]


async def forget_guest(guest: str, db: Connection) -> None:
    await db.execute(
        """
        WITH seats AS (DELETE FROM seated WHERE guest = $1)
        DELETE FROM shelves WHERE owner = $1
        """,
        guest,
    )


def _listed(found: Iterable[Any]) -> list[Listed]:
    return [Listed(TableRecord(*each[:3]), *each[3:]) for each in map(tuple, found)]
