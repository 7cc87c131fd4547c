"""What is known of tables without reading their rows, in SQLite: cards, who sits where, replays."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Any, Final

from complot.store.record import CHANGED, Card, Listed, TableRecord

LISTED: Final = """
    SELECT tables.id, tables.code, tables.created_at,
        cards.game, cards.stage, cards.public, cards.open, cards.due_at, cards.summary
    FROM cards JOIN tables ON tables.id = cards.table_id
"""


def write_card(table_id: str, changed: int | None, card: Card, db: Connection) -> None:
    """Put a card in the place of the one before; ``changed`` is greater with every card."""
    flags = int(card.public), int(card.open)
    told = (card.game, card.stage, *flags, card.due_at, card.summary, card.seq)
    done = db.execute(
        f"""
        INSERT INTO cards (table_id, changed, game, stage, public, open, due_at, summary, seq)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (table_id) DO UPDATE SET
            {CHANGED}, game = excluded.game, stage = excluded.stage,
            public = excluded.public, open = excluded.open, due_at = excluded.due_at,
            summary = excluded.summary, seq = excluded.seq
        WHERE cards.seq <= excluded.seq
        """,
        (table_id, changed, *told),
    )
    if not done.rowcount:
        return
    before = {guest for (guest,) in db.execute(SEATED, (table_id,))}
    for guest in before.difference(card.guests):
        db.execute("DELETE FROM seated WHERE guest = ? AND table_id = ?", (guest, table_id))
    for guest in set(card.guests) - before:
        db.execute("INSERT INTO seated (guest, table_id) VALUES (?, ?)", (guest, table_id))


SEATED: Final = "SELECT guest FROM seated WHERE table_id = ?"


def write_replay(table_id: str, number: int, replay: bytes, db: Connection) -> None:
    db.execute(
        "INSERT OR REPLACE INTO replays (table_id, round, replay) VALUES (?, ?, ?)",
        (table_id, number, replay),
    )


def listed(code: str, db: Connection) -> Listed | None:
    found = db.execute(f"{LISTED} WHERE tables.code = ?", (code,)).fetchone()
    return _listed(*found) if found else None


def open_tables(limit: int, db: Connection) -> list[Listed]:
    found = db.execute(
        f"{LISTED} WHERE cards.public AND cards.open ORDER BY cards.changed DESC LIMIT ?",
        (limit,),
    )
    return [_listed(*each) for each in found]


def tables_of(guest: str, limit: int, db: Connection) -> list[Listed]:
    found = db.execute(
        f"{LISTED} JOIN seated ON seated.table_id = cards.table_id"
        " WHERE seated.guest = ? ORDER BY cards.changed DESC LIMIT ?",
        (guest, limit),
    )
    return [_listed(*each) for each in found]


def due(before: int, limit: int, db: Connection) -> list[TableRecord]:
    found = db.execute(
        f"{LISTED} WHERE cards.due_at <= ? ORDER BY cards.due_at LIMIT ?", (before, limit)
    )
    return [TableRecord(*each[:3]) for each in found]


def replay(table_id: str, number: int, db: Connection) -> bytes | None:
    found = db.execute(
        "SELECT replay FROM replays WHERE table_id = ? AND round = ?", (table_id, number)
    ).fetchone()
    return found[0] if found else None


def replays(table_id: str, db: Connection) -> list[int]:
    found = db.execute("SELECT round FROM replays WHERE table_id = ? ORDER BY round", (table_id,))
    return [number for (number,) in found]


def forget_guest(guest: str, db: Connection) -> None:
    db.execute("DELETE FROM seated WHERE guest = ?", (guest,))
    db.execute("DELETE FROM shelves WHERE owner = ?", (guest,))


def _listed(*row: Any) -> Listed:
    game, stage, public, is_open, due_at, summary = row[3:]
    return Listed(TableRecord(*row[:3]), game, stage, bool(public), bool(is_open), due_at, summary)
