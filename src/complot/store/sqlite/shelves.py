"""Small things that belong to somebody, in SQLite."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Final

THERE: Final = "shelf = ? AND owner = ? AND item = ?"
STILL: Final = "(until IS NULL OR until > ?)"


def put(shelf: str, owner: str, item: str, value: bytes, until: int | None, db: Connection) -> None:
    db.execute(
        "INSERT OR REPLACE INTO shelves (shelf, owner, item, value, until) VALUES (?, ?, ?, ?, ?)",
        (shelf, owner, item, value, until),
    )


def get(shelf: str, owner: str, item: str, now: int, db: Connection) -> bytes | None:
    found = db.execute(
        f"SELECT value FROM shelves WHERE {THERE} AND {STILL}", (shelf, owner, item, now)
    ).fetchone()
    return found[0] if found else None


def items(shelf: str, owner: str, now: int, db: Connection) -> dict[str, bytes]:
    found = db.execute(
        f"SELECT item, value FROM shelves WHERE shelf = ? AND owner = ? AND {STILL} ORDER BY item",
        (shelf, owner, now),
    )
    return dict(found)


def take(shelf: str, owner: str, item: str, now: int, db: Connection) -> bytes | None:
    found = get(shelf, owner, item, now, db)
    drop(shelf, owner, item, db)
    return found


def drop(shelf: str, owner: str, item: str | None, db: Connection) -> None:
    if item is None:
        db.execute("DELETE FROM shelves WHERE shelf = ? AND owner = ?", (shelf, owner))
    else:
        db.execute(f"DELETE FROM shelves WHERE {THERE}", (shelf, owner, item))


def tidy(now: int, db: Connection) -> None:
    db.execute("DELETE FROM shelves WHERE until <= ?", (now,))
