"""How a SQLite file comes to have the tables that this version writes to."""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection
from time import time
from typing import Final

from complot.store.errors import NewerFile, OtherFile
from complot.store.migration import Migration

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
    Migration(
        number=2,
        name="cards, replays and shelves",
        statements=(
            """
            CREATE TABLE cards (
                table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
                changed INTEGER NOT NULL,
                game TEXT NOT NULL,
                stage TEXT NOT NULL,
                public INTEGER NOT NULL,
                open INTEGER NOT NULL,
                due_at INTEGER,
                summary BLOB NOT NULL
            ) WITHOUT ROWID
            """,
            "CREATE INDEX cards_open ON cards (changed) WHERE public AND open",
            "CREATE INDEX cards_due ON cards (due_at) WHERE due_at IS NOT NULL",
            """
            CREATE TABLE seated (
                guest TEXT NOT NULL,
                table_id TEXT NOT NULL REFERENCES tables (id),
                PRIMARY KEY (guest, table_id)
            ) WITHOUT ROWID
            """,
            "CREATE INDEX seated_at ON seated (table_id)",
            """
            CREATE TABLE replays (
                table_id TEXT NOT NULL REFERENCES tables (id),
                round INTEGER NOT NULL,
                replay BLOB NOT NULL,
                PRIMARY KEY (table_id, round)
            )
            """,
            """
            CREATE TABLE shelves (
                shelf TEXT NOT NULL,
                owner TEXT NOT NULL,
                item TEXT NOT NULL,
                value BLOB NOT NULL,
                until INTEGER,
                PRIMARY KEY (shelf, owner, item)
            ) WITHOUT ROWID
            """,
            "CREATE INDEX shelves_owner ON shelves (owner)",
            "CREATE INDEX shelves_until ON shelves (until) WHERE until IS NOT NULL",
        ),
    ),
    Migration(
        number=3,
        name="what cards tell of",
        statements=(
            "ALTER TABLE cards ADD COLUMN seq INTEGER NOT NULL DEFAULT 0",
            # those that wait for strangers are looked at again: is anybody there?
            "UPDATE cards SET due_at = 0 WHERE public = 1 AND open = 1 AND due_at IS NULL",
        ),
    ),
)
"""All of them, in order."""

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
