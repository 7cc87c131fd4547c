"""How a PostgreSQL database comes to have the tables that this version writes to."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Final

from complot.store.errors import NewerFile, OtherFile
from complot.store.migration import Migration
from complot.store.postgres.line import Connection

LOCK: Final = 0x636F6D706C6F74
"""The number of the lock that whoever migrates holds: *complot*, in ASCII."""

MIGRATIONS: Final = (
    Migration(
        number=1,
        name="tables, rows, cards, replays, shelves, leases and presence",
        statements=(
            """
            CREATE TABLE tables (
                id text NOT NULL PRIMARY KEY,
                code text NOT NULL UNIQUE,
                created_at bigint NOT NULL
            )
            """,
            # No foreign keys: a row is written only where its table is found, and no table goes.
            """
            CREATE TABLE log (
                table_id text NOT NULL,
                seq bigint NOT NULL,
                "row" bytea NOT NULL,
                PRIMARY KEY (table_id, seq)
            )
            """,
            """
            CREATE TABLE cards (
                table_id text NOT NULL PRIMARY KEY,
                changed bigint NOT NULL,
                game text NOT NULL,
                stage text NOT NULL,
                public boolean NOT NULL,
                open boolean NOT NULL,
                due_at bigint,
                summary bytea NOT NULL
            )
            """,
            "CREATE INDEX cards_open ON cards (changed) WHERE public AND open",
            "CREATE INDEX cards_due ON cards (due_at) WHERE due_at IS NOT NULL",
            "CREATE SEQUENCE changes",
            """
            CREATE TABLE seated (
                guest text NOT NULL,
                table_id text NOT NULL,
                PRIMARY KEY (guest, table_id)
            )
            """,
            "CREATE INDEX seated_at ON seated (table_id)",
            """
            CREATE TABLE replays (
                table_id text NOT NULL,
                round bigint NOT NULL,
                replay bytea NOT NULL,
                PRIMARY KEY (table_id, round)
            )
            """,
            """
            CREATE TABLE shelves (
                shelf text NOT NULL,
                owner text NOT NULL,
                item text NOT NULL,
                value bytea NOT NULL,
                until bigint,
                PRIMARY KEY (shelf, owner, item)
            )
            """,
            "CREATE INDEX shelves_owner ON shelves (owner)",
            "CREATE INDEX shelves_until ON shelves (until) WHERE until IS NOT NULL",
            # Who holds what is soon said again, so that these need not outlive a crash.
            """
            CREATE UNLOGGED TABLE holders (
                holder text NOT NULL PRIMARY KEY,
                until bigint NOT NULL
            )
            """,
            """
            CREATE UNLOGGED TABLE leases (
                table_id text NOT NULL PRIMARY KEY,
                holder text NOT NULL
            )
            """,
            "CREATE INDEX leases_holder ON leases (holder)",
            """
            CREATE UNLOGGED TABLE present (
                table_id text NOT NULL,
                guest text NOT NULL,
                holder text NOT NULL,
                left_at bigint,
                PRIMARY KEY (table_id, guest, holder)
            )
            """,
            "CREATE INDEX present_holder ON present (holder)",
        ),
    ),
    Migration(
        number=2,
        name="what cards tell of",
        statements=(
            "ALTER TABLE cards ADD COLUMN seq bigint NOT NULL DEFAULT 0",
            # those that wait for strangers are looked at again: is anybody there?
            "UPDATE cards SET due_at = 0 WHERE public AND open AND due_at IS NULL",
        ),
    ),
)
"""All of them, in order."""

RECORD: Final = """
    CREATE TABLE IF NOT EXISTS complot_migrations (
        number integer NOT NULL PRIMARY KEY,
        name text NOT NULL,
        ran_at bigint NOT NULL
    )
"""


async def migrate(db: Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Run what hasn't run yet: all of it or, if one fails, nothing; one process at a time."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        version = await _version(db, migrations)
        missing = [each for each in migrations if each.number > version]
        if not missing:
            return
        await db.execute(RECORD)
        for migration in missing:
            for statement in migration.statements:
                await db.execute(statement)
            await db.execute(
                "INSERT INTO complot_migrations VALUES ($1, $2, $3)",
                migration.number,
                migration.name,
                int(time() * 1000),
            )


async def _version(db: Connection, migrations: Sequence[Migration]) -> int:
    """The last migration that a database has been through."""
    found = await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    if not found:
        return 0
    if not any(name == "complot_migrations" for (name,) in found):
        raise OtherFile
    theirs: int = await db.fetchval("SELECT coalesce(max(number), 0) FROM complot_migrations")
    if theirs > migrations[-1].number:
        raise NewerFile(theirs, migrations[-1].number)
    return theirs
