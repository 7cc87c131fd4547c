"""Tables and their rows, in SQLite: each function is a piece of work on a connection."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from sqlite3 import Connection

from complot.store.errors import CodeTaken, Conflict, NoSuchTable
from complot.store.record import NOTHING, Beside, TableRecord
from complot.store.sqlite import index


@contextmanager
def whole(db: Connection) -> Iterator[None]:
    """All of several statements or, if one of them fails, none; the group's others stand."""
    db.execute("SAVEPOINT whole")
    try:
        yield
    except BaseException:
        db.execute("ROLLBACK TO whole")
        raise
    finally:
        db.execute("RELEASE whole")


def create(record: TableRecord, db: Connection) -> None:
    done = db.execute(
        "INSERT INTO tables (id, code, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (record.id, record.code, record.created_at),
    )
    if not done.rowcount:
        raise CodeTaken(record.code)


def find(column: str, value: str, db: Connection) -> TableRecord | None:
    found = db.execute(
        f"SELECT id, code, created_at FROM tables WHERE {column} = ?", (value,)
    ).fetchone()
    return TableRecord(*found) if found else None


def append(table_id: str, seq: int, row: bytes, beside: Beside, db: Connection) -> None:
    if beside is NOTHING:
        _append(table_id, seq, row, db)
        return
    with whole(db):
        place = _append(table_id, seq, row, db)
        _write(table_id, place, beside, db)


def relist(table_id: str, beside: Beside, db: Connection) -> None:
    place = db.execute("SELECT max(rowid) FROM log").fetchone()[0]
    with whole(db):
        _write(table_id, place, beside, db)


def _write(table_id: str, place: int | None, beside: Beside, db: Connection) -> None:
    if beside.card is not None:
        index.write_card(table_id, place, beside.card, db)
    if beside.replay is not None:
        index.write_replay(table_id, *beside.replay, db)


def _append(table_id: str, seq: int, row: bytes, db: Connection) -> int | None:
    """Write a row; its place among the rows of all tables."""
    done = db.execute(
        """
        INSERT INTO log (table_id, seq, row)
        SELECT id, :seq, :row FROM tables
        WHERE id = :id
        AND :seq = 1 + (SELECT coalesce(max(seq), 0) FROM log WHERE table_id = :id)
        """,
        {"id": table_id, "seq": seq, "row": row},
    )
    if done.rowcount:
        return done.lastrowid
    if find("id", table_id, db) is None:
        raise NoSuchTable(table_id)
    raise Conflict(_last(table_id, db))


def rows(table_id: str, after: int, db: Connection) -> list[bytes]:
    found = db.execute(
        "SELECT row FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", (table_id, after)
    )
    return [row for (row,) in found]


def news(known: Mapping[str, int], db: Connection) -> dict[str, list[bytes]]:
    found = {table_id: rows(table_id, after, db) for table_id, after in known.items()}
    return {table_id: new for table_id, new in found.items() if new}


def lasts(table_ids: Collection[str], db: Connection) -> dict[str, int]:
    found = {table_id: _last(table_id, db) for table_id in table_ids}
    return {table_id: last for table_id, last in found.items() if last}


def rewrite(table_id: str, rows: Sequence[bytes], db: Connection) -> None:
    if _last(table_id, db) != len(rows) - 1:
        raise Conflict(_last(table_id, db))
    with whole(db):
        _append(table_id, len(rows), rows[-1], db)
        db.executemany(
            "UPDATE log SET row = ? WHERE table_id = ? AND seq = ?",
            ((row, table_id, seq) for seq, row in enumerate(rows[:-1], 1)),
        )


def _last(table_id: str, db: Connection) -> int:
    found = db.execute("SELECT coalesce(max(seq), 0) FROM log WHERE table_id = ?", (table_id,))
    last: int = found.fetchone()[0]
    return last
