"""Which process lets a table's bots and clock act, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from complot.store.postgres.line import Connection

REMEMBERED: Final = 60_000
"""Milliseconds for which a process that is gone stays known, so that its leases can be found."""

ALIVE: Final = "SELECT holder FROM holders WHERE until > $3"


async def beat(holder: str, until: int, db: Connection) -> None:
    await db.execute(
        """
        INSERT INTO holders (holder, until) VALUES ($1, $2)
        ON CONFLICT (holder) DO UPDATE SET until = excluded.until
        """,
        holder,
        until,
    )


async def lease(
    table_ids: Collection[str], holder: str, now: int, db: Connection
) -> frozenset[str]:
    """Mostly a look: only what changes hands is written."""
    found = await db.fetch(
        f"""
        WITH wanted AS (SELECT DISTINCT unnest($1::text[]) AS table_id),
        free AS (
            SELECT table_id FROM wanted LEFT JOIN leases USING (table_id)
            WHERE leases.holder IS NULL
            OR leases.holder <> $2 AND leases.holder NOT IN ({ALIVE})
        ),
        taken AS (
            INSERT INTO leases (table_id, holder)
            SELECT table_id, $2 FROM free ORDER BY table_id
            ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder
            WHERE leases.holder NOT IN ({ALIVE})
            RETURNING table_id
        )
        SELECT table_id FROM wanted JOIN leases USING (table_id) WHERE leases.holder = $2
        UNION SELECT table_id FROM taken
        """,
        [*table_ids],
        holder,
        now,
    )
    return frozenset(table_id for (table_id,) in found)


async def release(holder: str, table_ids: Collection[str] | None, db: Connection) -> None:
    if table_ids is not None:
        await db.execute(
            "DELETE FROM leases WHERE holder = $1 AND table_id = ANY($2::text[])",
            holder,
            [*table_ids],
        )
        return
    await db.execute("DELETE FROM leases WHERE holder = $1", holder)
    await db.execute("DELETE FROM holders WHERE holder = $1", holder)


async def tidy(now: int, db: Connection) -> None:
    """Forget processes that are long gone, and what they held."""
    await db.execute("DELETE FROM holders WHERE until <= $1", now - REMEMBERED)
    await db.execute("DELETE FROM leases WHERE holder NOT IN (SELECT holder FROM holders)")
