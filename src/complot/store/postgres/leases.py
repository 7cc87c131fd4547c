"""Which process lets a table's bots and clock act, and who listens at which, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from complot.store.postgres.line import Connection

REMEMBERED: Final = 60_000
"""Milliseconds for which a process that is gone stays known, so that its leases can be found."""

MISSED: Final = 24 * 3600_000
"""Milliseconds for which it is known when a guest left."""

ALIVE: Final = "SELECT holder FROM holders WHERE until > $3"


async def beat(holder: str, until: int, db: Connection) -> bool:
    known = await db.fetchval(
        "UPDATE holders SET until = $2 WHERE holder = $1 RETURNING true", holder, until
    )
    if not known:
        await db.execute(
            """
            INSERT INTO holders (holder, until) VALUES ($1, $2)
            ON CONFLICT (holder) DO UPDATE SET until = excluded.until
            """,
            holder,
            until,
        )
    return bool(known)


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
    await _bury([holder], db)


async def mark(holder: str, marks: Mapping[tuple[str, str], int | None], db: Connection) -> None:
    await db.execute(
        """
        INSERT INTO present (table_id, guest, holder, left_at)
        SELECT table_id, guest, $1, left_at
        FROM unnest($2::text[], $3::text[], $4::bigint[]) AS marks (table_id, guest, left_at)
        ORDER BY table_id, guest
        ON CONFLICT (table_id, guest, holder) DO UPDATE SET left_at = excluded.left_at
        """,
        holder,
        [table_id for table_id, _ in marks],
        [guest for _, guest in marks],
        [*marks.values()],
    )


async def seen(table_id: str, db: Connection) -> dict[str, int]:
    found = await db.fetch(
        """
        SELECT guest, max(coalesce(left_at, until, 0)) AS until
        FROM present LEFT JOIN holders USING (holder)
        WHERE table_id = $1 GROUP BY guest
        """,
        table_id,
    )
    return {row["guest"]: row["until"] for row in found}


async def tidy(now: int, db: Connection) -> None:
    """Forget processes that are long gone, and what they held; half of it does no harm."""
    gone = await db.fetch("SELECT holder FROM holders WHERE until <= $1", now - REMEMBERED)
    await _bury([holder for (holder,) in gone], db)
    await db.execute("DELETE FROM leases WHERE holder NOT IN (SELECT holder FROM holders)")
    await db.execute("DELETE FROM present WHERE left_at <= $1", now - MISSED)


async def _bury(holders: Collection[str], db: Connection) -> None:
    """Whoever listened there did so as long as these were alive."""
    await db.execute(
        """
        UPDATE present SET left_at = until FROM holders
        WHERE present.holder = ANY($1::text[]) AND holders.holder = present.holder
        AND left_at IS NULL
        """,
        [*holders],
    )
    await db.execute("DELETE FROM holders WHERE holder = ANY($1::text[])", [*holders])
