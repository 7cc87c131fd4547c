"""How a database comes to have the tables that this version writes to.

A migration, once released, is never changed: what is to be different is the next one's work.
"""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection
from time import time
from typing import Final

from complot.core.value import Value
from complot.store.store import NewerFile, OtherFile


class Migration(Value):
    """One numbered step of the schema."""

    number: int
    name: str
    statements: tuple[str, ...]


MIGRATIONS: Final = (
    Migration(
        number=1,
        name="tables and their rows",
        statements=(
            """
            CREATE TABLE tables (
                id TEXT NOT NULL PRIMARY KEY,
                code TEXT NOT NULL UNIQUE,
                created_at INTEGER NOT NULL
            )
            """,
            # In the order they came, so that a group of rows is written side by side; a table's
            # rows are gathered by the key, which is done only when it is opened.
            """
            CREATE TABLE log (
                table_id TEXT NOT NULL REFERENCES tables (id),
                seq INTEGER NOT NULL,
                row BLOB NOT NULL,
                PRIMARY KEY (table_id, seq)
            )
            """,
        ),
    ),
)
"""All of them, in order, for SQLite."""

RECORD: Final = """
    CREATE TABLE IF NOT EXISTS complot_migrations (
        number INTEGER NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        ran_at INTEGER NOT NULL
    )
"""


def check(db: Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Read whether this database is one to write to; raise ``NewerFile`` or ``OtherFile``."""
    _version(db, migrations)


def migrate(db: Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Run what hasn't run yet: all of it or, if one fails, nothing."""
    db.execute("BEGIN IMMEDIATE")
    try:
        version = _version(db, migrations)  # again: another process may have been quicker
        db.execute(RECORD)
        for migration in migrations:
            if migration.number > version:
                for statement in migration.statements:
                    db.execute(statement)
                ran = (migration.number, migration.name, int(time() * 1000))
                db.execute("INSERT INTO complot_migrations VALUES (?, ?, ?)", ran)
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def _version(db: Connection, migrations: Sequence[Migration]) -> int:
    """The last migration that a database has been through."""
    found = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not found:
        return 0
    if "complot_migrations" not in found:
        raise OtherFile
    theirs: int
    (theirs,) = db.execute("SELECT coalesce(max(number), 0) FROM complot_migrations").fetchone()
    if theirs > migrations[-1].number:
        raise NewerFile(theirs, migrations[-1].number)
    return theirs
