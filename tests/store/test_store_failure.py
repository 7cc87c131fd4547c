"""When the disk or the database fails, nothing is acknowledged and the store goes on after."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from complot.store import StoreFailed, TableRecord, open_store
from complot.store.sqlite import SqliteStore

Failing = Callable[[SqliteStore, Path], AbstractContextManager[None]]


@contextmanager
def refused_commit(store: SqliteStore, path: Path) -> Iterator[None]:
    """COMMIT itself is refused, after every row was written."""

    def may(action: int, first: str | None, *_: str | None) -> int:
        commit = action == sqlite3.SQLITE_TRANSACTION and first == "COMMIT"
        return sqlite3.SQLITE_DENY if commit else sqlite3.SQLITE_OK

    store._writer.db.set_authorizer(may)
    yield
    store._writer.db.set_authorizer(None)


@contextmanager
def full_database(store: SqliteStore, path: Path) -> Iterator[None]:
    """No page can be added."""
    (pages,) = store._writer.db.execute("PRAGMA page_count").fetchone()
    store._writer.db.execute(f"PRAGMA max_page_count = {pages}")
    yield
    store._writer.db.execute("PRAGMA max_page_count = 1073741823")


@contextmanager
def full_disk(store: SqliteStore, path: Path) -> Iterator[None]:
    """The operating system writes no more to the log of the database."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{path}-wal").stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def locked_file(store: SqliteStore, path: Path) -> Iterator[None]:
    """Another process writes and doesn't end."""
    store._writer.patience = 0.01
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


FAILURES = pytest.mark.parametrize(
    "failure",
    [refused_commit, full_database, full_disk, locked_file],
    ids=lambda each: each.__name__,
)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    try:
        await store.create(TableRecord(id="oak", code="oak", created_at=0))
        await store.create(TableRecord(id="elm", code="elm", created_at=0))
        await store.append("oak", 1, b"before")
        yield store
    finally:
        await store.close()


@FAILURES
def test_a_failure_acknowledges_nothing_and_passes(failure: Failing, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(path) as store:
            with failure(store, path):
                for _ in range(3):
                    answers = await asyncio.gather(
                        *(store.append("oak", seq, b"lost" * 2_000) for seq in range(2, 12)),
                        store.append("oak", 99, b"would be a conflict"),
                        *(store.append("elm", seq, b"lost" * 2_000) for seq in range(1, 11)),
                        return_exceptions=True,
                    )
                    assert [type(each) for each in answers] == [StoreFailed] * 21
                    assert await store.rows("oak") == [b"before"]
                    assert await store.rows("elm") == []
            await store.append("oak", 2, b"after")
            await store.append("elm", 1, b"after")
            assert await store.rows("oak") == [b"before", b"after"]

    asyncio.run(story())

    async def later() -> None:
        store = await open_store(f"sqlite:///{path}")
        assert await store.rows("oak") == [b"before", b"after"]
        assert await store.rows("elm") == [b"after"]
        await store.close()

    asyncio.run(later())


def test_closing_in_the_middle_of_a_failure_answers_and_ends(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(path) as store:
            with refused_commit(store, path):
                rows = [asyncio.create_task(store.append("oak", 2, b"lost")) for _ in range(5)]
                await asyncio.sleep(0)
                await store.close()
                assert all(isinstance(row.exception(), StoreFailed) for row in rows)
                # a closed connection has no authorizer to take away
                store._writer.db = sqlite3.connect(":memory:")
            store._writer.db.close()

    asyncio.run(story())


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"a letter to my aunt\n" * 100)
    with pytest.raises(StoreFailed):
        asyncio.run(open_store(f"sqlite:///{path}"))
    assert path.read_bytes() == b"a letter to my aunt\n" * 100


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed):
        asyncio.run(open_store(f"sqlite:///{tmp_path / 'none' / 'tables.db'}"))
    assert list(tmp_path.iterdir()) == []


def test_a_read_that_fails_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "tables.db") as store:
            for reader in store._readers:
                reader.set_authorizer(lambda *_: sqlite3.SQLITE_DENY)
            for _ in range(3):
                with pytest.raises(StoreFailed):
                    await store.rows("oak")
            for reader in store._readers:
                reader.set_authorizer(None)
            assert await store.rows("oak") == [b"before"]

    asyncio.run(story())


def test_a_file_system_without_shared_memory_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite then answers with the mode that it stays in."""
    path = tmp_path / "tables.db"

    class Elsewhere(sqlite3.Connection):
        def execute(self, sql: str, *rest: Any) -> sqlite3.Cursor:
            return super().execute(sql.replace("journal_mode = WAL", "journal_mode"), *rest)

    connect = partial(sqlite3.connect, factory=Elsewhere)
    monkeypatch.setattr(sqlite3, "connect", connect)
    with pytest.raises(StoreFailed, match="delete"):
        asyncio.run(open_store(f"sqlite:///{path}"))
