"""Small things that belong to somebody, in PostgreSQL."""

from __future__ import annotations

from typing import Final

from complot.store.postgres.line import Connection

THERE: Final = "shelf = $1 AND owner = $2 AND item = $3"


async def put(
    shelf: str, owner: str, item: str, value: bytes, until: int | None, db: Connection
) -> None:
    await db.execute(
        """
        INSERT INTO shelves (shelf, owner, item, value, until) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (shelf, owner, item) DO UPDATE SET
            value = excluded.value, until = excluded.until
        """,
        shelf,
        owner,
        item,
        value,
        until,
    )


async def get(shelf: str, owner: str, item: str, now: int, db: Connection) -> bytes | None:
    found: bytes | None = await db.fetchval(
        f"SELECT value FROM shelves WHERE {THERE} AND (until IS NULL OR until > $4)",
        shelf,
        owner,
        item,
        now,
    )
    return found


async def items(shelf: str, owner: str, now: int, db: Connection) -> dict[str, bytes]:
    found = await db.fetch(
        """
        SELECT item, value FROM shelves
        WHERE shelf = $1 AND owner = $2 AND (until IS NULL OR until > $3)
        ORDER BY item COLLATE "C"
        """,
        shelf,
        owner,
        now,
    )
    return {row["item"]: row["value"] for row in found}


async def take(shelf: str, owner: str, item: str, now: int, db: Connection) -> bytes | None:
    taken = await db.fetchrow(
        f"DELETE FROM shelves WHERE {THERE} RETURNING value, until IS NULL OR until > $4",
        shelf,
        owner,
        item,
        now,
    )
    return taken[0] if taken and taken[1] else None


async def drop(shelf: str, owner: str, item: str | None, db: Connection) -> None:
    if item is None:
        await db.execute("DELETE FROM shelves WHERE shelf = $1 AND owner = $2", shelf, owner)
    else:
        await db.execute(f"DELETE FROM shelves WHERE {THERE}", shelf, owner, item)


async def tidy(now: int, db: Connection) -> None:
    await db.execute("DELETE FROM shelves WHERE until <= $1", now)
