"""Opening: the address, the migrations, and the files that are left alone."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from complot.core.errors import Code, Refused
from complot.store import Beside, Card, NewerFile, OtherFile, StoreFailed, TableRecord, open_store
from complot.store.migration import Migration
from complot.store.sqlite import migrations
from complot.store.sqlite.migrations import MIGRATIONS

OAK = TableRecord(id="oak", code="ABCD", created_at=7)
NEXT = len(MIGRATIONS) + 1
WIDER = Migration(NEXT, name="wider", statements=("ALTER TABLE tables ADD COLUMN words TEXT",))
BROKEN = Migration(
    NEXT + 1,
    name="broken",
    statements=("CREATE TABLE half (number INTEGER)", "INSERT INTO nowhere VALUES (1)"),
)


def query(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        return db.execute(sql).fetchall()


def visit(url: str) -> None:
    """Open a store and close it."""

    async def visiting() -> None:
        await (await open_store(url)).close()

    asyncio.run(visiting())


def test_a_store_is_made_once_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"

    async def first() -> None:
        store = await open_store(url)
        await store.create(OAK)
        await store.append("oak", 1, b"row")
        await store.close()

    async def second() -> None:
        store = await open_store(url)
        assert await store.find("ABCD") == OAK
        assert await store.rows("oak") == [b"row"]
        await store.append("oak", 2, b"another")
        await store.close()

    asyncio.run(first())
    ran = query(path, "SELECT * FROM complot_migrations")
    assert [row[:2] for row in ran] == [(each.number, each.name) for each in MIGRATIONS]
    asyncio.run(second())
    visit(url)
    assert query(path, "SELECT * FROM complot_migrations") == ran
    assert query(path, "SELECT seq FROM log ORDER BY seq") == [(1,), (2,)]


def test_migrations_are_numbered_from_one() -> None:
    assert [each.number for each in MIGRATIONS] == list(range(1, len(MIGRATIONS) + 1))


def test_an_older_file_gets_what_it_lacks(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    visit(f"sqlite:///{path}")
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("INSERT INTO tables VALUES ('oak', 'ABCD', 7)")
        for _ in range(2):
            migrations.migrate(db, (*MIGRATIONS, WIDER))
        numbers = db.execute("SELECT number FROM complot_migrations").fetchall()
        assert numbers == [(number,) for number in range(1, NEXT + 1)]
        assert db.execute("SELECT * FROM tables").fetchall() == [("oak", "ABCD", 7, None)]


def test_tables_of_the_first_version_go_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrations.migrate(db, MIGRATIONS[:1])
        db.execute("INSERT INTO tables VALUES ('oak', 'ABCD', 7)")
        db.execute("INSERT INTO log VALUES ('oak', 1, x'41')")

    async def story() -> None:
        store = await open_store(f"sqlite:///{path}")
        assert await store.find("ABCD") == OAK
        assert await store.open_tables(9) == await store.tables_of("ana", 9) == []
        card = Card("resistance", "lobby", True, True, None, ("ana",), b"{}")
        await store.append("oak", 2, b"B", Beside(card))
        assert await store.rows("oak") == [b"A", b"B"]
        assert [each.record for each in await store.tables_of("ana", 9)] == [OAK]
        await store.close()

    asyncio.run(story())


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    visit(f"sqlite:///{path}")
    before = path.read_bytes()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        with pytest.raises(sqlite3.OperationalError):
            migrations.migrate(db, (*MIGRATIONS, WIDER, BROKEN))
        assert not db.in_transaction
    assert path.read_bytes() == before
    visit(f"sqlite:///{path}")


def test_a_file_from_a_newer_version_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    visit(f"sqlite:///{path}")
    query(path, "INSERT INTO complot_migrations VALUES (99, 'from the future', 0)")
    before = path.read_bytes()
    with pytest.raises(NewerFile) as newer:
        visit(f"sqlite:///{path}")
    assert (newer.value.theirs, newer.value.ours) == (99, MIGRATIONS[-1].number)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["tables.db"]


@pytest.mark.parametrize("name", ["aunts", "migrations"])
def test_somebody_else_s_database_is_refused_and_untouched(tmp_path: Path, name: str) -> None:
    path = tmp_path / "tables.db"
    query(path, f"CREATE TABLE {name} (number INTEGER)")
    before = path.read_bytes()
    with pytest.raises(OtherFile):
        visit(f"sqlite:///{path}")
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["tables.db"]


def test_processes_that_open_a_new_file_at_once_make_it_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    program = (
        "import asyncio, sys\n"
        "from complot.store import TableRecord, open_store\n"
        "async def main(url, name):\n"
        "    input()\n"
        "    store = await open_store(url)\n"
        "    await store.create(TableRecord(id=name, code=name, created_at=0))\n"
        "    await store.close()\n"
        "asyncio.run(main(*sys.argv[1:]))\n"
    )
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", program, f"sqlite:///{path}", str(each)],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for each in range(6)
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    assert [process.communicate(timeout=300)[1] for process in processes] == [""] * 6
    assert query(path, "SELECT number FROM complot_migrations") == [
        (each.number,) for each in MIGRATIONS
    ]
    assert query(path, "SELECT count(*) FROM tables") == [(6,)]


def test_an_address_names_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    visit("sqlite:///beside.db")
    visit(f"sqlite:///{tmp_path / 'full path.db'}")
    visit("sqlite:///file:odd?mode=memory")
    names = {"beside.db", "full path.db", "file:odd?mode=memory"}
    assert {each.name for each in tmp_path.iterdir()} == names


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_an_address_without_a_path_keeps_all_in_memory(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        one, two = await open_store(url), await open_store(url)
        await one.create(OAK)
        assert await one.find("ABCD") == OAK
        assert await two.find("ABCD") is None
        await one.close()
        await two.close()

    asyncio.run(story())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "mysql://me:secret@host/db",
        "sqlite:tables.db",
        "sqlite://host/x",
        "sqlite:///",
    ],
)
def test_any_other_address_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(Refused) as refused:
        visit(url)
    assert refused.value.code is Code.MALFORMED
    assert "secret" not in str(refused.value)


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    tmp_path.joinpath("tables.db").mkdir()
    with pytest.raises(StoreFailed):
        visit(f"sqlite:///{tmp_path / 'tables.db'}")
