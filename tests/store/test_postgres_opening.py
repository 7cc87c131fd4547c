"""Opening a database: the address, the migrations, and the databases that are left alone."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from stores import looking

from complot.core.errors import Code, Refused
from complot.store import NewerFile, OtherFile, StoreFailed, TableRecord, open_store
from complot.store.migration import Migration
from complot.store.postgres import migrations
from complot.store.postgres.line import Line
from complot.store.postgres.migrations import MIGRATIONS
from services import Postgres, port_of, reserved

OAK = TableRecord(id="oak", code="ABCD", created_at=7)
NEXT = len(MIGRATIONS) + 1
WIDER = Migration(NEXT, name="wider", statements=("ALTER TABLE tables ADD COLUMN words text",))
BROKEN = Migration(
    NEXT + 1,
    name="broken",
    statements=("CREATE TABLE half (number integer)", "INSERT INTO nowhere VALUES (1)"),
)


async def query(url: str, sql: str) -> list[tuple[object, ...]]:
    async with looking(url) as db:
        return [tuple(row) for row in await db.fetch(sql)]


async def visit(url: str) -> None:
    """Open a store and close it."""
    await (await open_store(url)).close()


def test_a_store_is_made_once_and_kept(postgres: Postgres) -> None:
    url = postgres.database()

    async def story() -> None:
        store = await open_store(url)
        await store.create(OAK)
        await store.append("oak", 1, b"row")
        await store.close()
        ran = await query(url, "SELECT * FROM complot_migrations")
        assert [row[:2] for row in ran] == [(each.number, each.name) for each in MIGRATIONS]
        store = await open_store(url.replace("postgresql:", "postgres:"))
        assert await store.find("ABCD") == OAK
        assert await store.rows("oak") == [b"row"]
        await store.close()
        assert await query(url, "SELECT * FROM complot_migrations") == ran

    asyncio.run(story())


def test_migrations_are_numbered_from_one() -> None:
    assert [each.number for each in MIGRATIONS] == list(range(1, len(MIGRATIONS) + 1))


def test_an_older_database_gets_what_it_lacks_or_stays_as_it_was(postgres: Postgres) -> None:
    url = postgres.database()

    async def story() -> None:
        store = await open_store(url)
        await store.create(OAK)
        await store.close()
        line = Line(url)
        with pytest.raises(StoreFailed):
            await line.do(lambda db: migrations.migrate(db, (*MIGRATIONS, WIDER, BROKEN)))
        await visit(url)
        for _ in range(2):
            await line.do(lambda db: migrations.migrate(db, (*MIGRATIONS, WIDER)))
        assert await query(url, "SELECT * FROM tables") == [("oak", "ABCD", 7, None)]
        numbers = await query(url, "SELECT number FROM complot_migrations ORDER BY 1")
        assert numbers == [(number,) for number in range(1, NEXT + 1)]
        await line.close()
        with pytest.raises(NewerFile) as newer:
            await visit(url)
        assert (newer.value.theirs, newer.value.ours) == (NEXT, NEXT - 1)

    asyncio.run(story())


def test_somebody_else_s_database_is_refused_and_untouched(postgres: Postgres) -> None:
    url = postgres.database()

    async def story() -> None:
        async with looking(url) as db:
            await db.execute("CREATE TABLE aunts (number integer)")
        with pytest.raises(OtherFile):
            await visit(url)
        names = "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()"
        assert await query(url, names) == [("aunts",)]

    asyncio.run(story())


def test_processes_that_open_a_new_database_at_once_make_it_once(postgres: Postgres) -> None:
    url = postgres.database()

    async def story() -> None:
        stores = await asyncio.gather(*(open_store(url) for _ in range(6)))
        for number, store in enumerate(stores):
            await store.create(TableRecord(id=f"{number}", code=f"{number}", created_at=0))
            await store.close()
        ran = await query(url, "SELECT number FROM complot_migrations")
        assert ran == [(each.number,) for each in MIGRATIONS]
        assert await query(url, "SELECT count(*) FROM tables") == [(6,)]

    asyncio.run(story())


@pytest.mark.parametrize("where", ["me:secret@127.0.0.1:PORT/db", "me:secret@127.0.0.1:PORT/none"])
def test_a_database_that_does_not_answer_is_said_to_fail(where: str) -> None:
    with reserved() as nobody, pytest.raises(StoreFailed) as failed:
        asyncio.run(visit(f"postgresql://{where.replace('PORT', str(port_of(nobody)))}"))
    assert "secret" not in str(failed.value)


@pytest.mark.parametrize("where", ["me:secret@host:x/db", "me:secret@host/db?sslmode=odd"])
def test_an_address_that_makes_no_sense_is_refused_without_repeating_it(where: str) -> None:
    with pytest.raises(Refused) as refused:
        asyncio.run(visit(f"postgresql://{where}"))
    assert refused.value.code is Code.MALFORMED
    assert "secret" not in str(refused.value)


def test_without_the_package_for_it_the_refusal_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['asyncpg'] = None\n"
        "from complot.cli import main\n"
        "sys.exit(main(['serve', '--db', 'postgresql://me:secret@host/db', '--port', '0']))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 2
    assert "complot[postgres]" in done.stderr
    assert "secret" not in done.stderr
