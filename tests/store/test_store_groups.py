"""Whatever is waiting is committed together, and each is answered for itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from threading import get_ident
from time import sleep
from typing import Any

import pytest

from complot.store import CodeTaken, Conflict, NoSuchTable, TableRecord
from complot.store.sqlite import SqliteStore
from complot.store.sqlite.writer import LONG
from waiting import PATIENCE, come_true

TABLES = ("oak", "elm", "ash", "yew")


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    """A store with some tables."""
    store = await SqliteStore.open(path)
    try:
        for table in TABLES:
            await store.create(TableRecord(id=table, code=table, created_at=0))
        store._writer.patience = PATIENCE
        store._writer.wary_until = 0.0  # however slow the disk was
        yield store
    finally:
        await store.close()


@contextmanager
def traced(store: SqliteStore) -> Iterator[list[str]]:
    """The first word of every statement that the writing connection runs, but for settings."""
    words: list[str] = []

    def hear(sql: str) -> None:
        if not sql.startswith("PRAGMA"):
            words.append(sql.split()[0])

    store._writer.db.set_trace_callback(hear)
    try:
        yield words
    finally:
        store._writer.db.set_trace_callback(None)


async def together(store: SqliteStore, path: Path, words: list[str], *asked: Any) -> list[Any]:
    """Ask all this while another connection keeps the writer waiting: one group.

    The writer waits from its traced ``BEGIN`` on; before that it may still take more along.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        first = asyncio.create_task(store.append("yew", 1, b"keeps the writer busy"))
        await come_true(lambda: "BEGIN" in words)
        rest = [asyncio.create_task(each) for each in asked]
        await asyncio.sleep(0)
        assert len(store._writer._waiting) == len(asked)
        assert not first.done()
        other.execute("COMMIT")
    await first
    return await asyncio.gather(*rest, return_exceptions=True)


def test_rows_that_wait_together_are_committed_together(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(path) as store:
            rows = [store.append("oak", seq, b"row") for seq in range(1, 301)]
            with traced(store) as words:
                assert await together(store, path, words, *rows) == [None] * 300
            in_vain, first = ["BEGIN"], ["BEGIN", "INSERT", "COMMIT"]
            assert words == [*in_vain, *first, "BEGIN", *["INSERT"] * 300, "COMMIT"]

    asyncio.run(story())


def test_what_fails_in_a_group_fails_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    unkept: Any = object()

    async def story() -> None:
        async with opened(path) as store:
            with traced(store) as words:
                answers = await together(
                    store,
                    path,
                    words,
                    store.append("oak", 1, b"first"),
                    store.append("oak", 1, b"again"),  # in use since the row before
                    store.append("elm", 1, b"first"),
                    store.append("elm", 3, b"leaves a gap"),
                    store.append("oak", 2, b"second"),
                    store.append("fir", 1, b"no such table"),
                    store.append("ash", 1, b"first"),
                    store.append("ash", 2**70, b"no number for SQLite"),
                    store.append("ash", 2, unkept),
                    store.create(TableRecord(id="new", code="oak", created_at=0)),
                    store.create(TableRecord(id=unkept, code="new", created_at=0)),
                    store.append("\ud800", 1, b"no text for SQLite"),
                    store.create(TableRecord(id="fir", code="fir", created_at=0)),
                    store.append("fir", 1, b"a table of the same group"),
                )
            assert words.count("COMMIT") == 2  # the one that kept the writer busy, and the group
            assert "ROLLBACK" not in words
            conflicts = [each.last for each in answers if isinstance(each, Conflict)]
            assert conflicts == [1, 1]
            assert [type(each) for each in answers] == [
                type(None),
                Conflict,
                type(None),
                Conflict,
                type(None),
                NoSuchTable,
                type(None),
                OverflowError,
                sqlite3.ProgrammingError,
                CodeTaken,
                sqlite3.ProgrammingError,
                UnicodeEncodeError,
                type(None),
                type(None),
            ]
            assert await store.rows("oak") == [b"first", b"second"]
            assert await store.rows("elm") == [b"first"]
            assert await store.rows("ash") == [b"first"]
            assert await store.rows("fir") == [b"a table of the same group"]

    asyncio.run(story())


def test_the_same_row_asked_for_many_times_in_a_group_is_written_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(path) as store:
            rows = [store.append("oak", 1, b"%d" % each) for each in range(50)]
            with traced(store) as words:
                answers = await together(store, path, words, *rows)
            assert [type(each) for each in answers].count(Conflict) == 49
            assert await store.rows("oak") == [b"%d" % answers.index(None)]

    asyncio.run(story())


def test_nobody_is_answered_before_the_commit_has_returned(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "tables.db") as store:
            steps: list[str] = []
            early: list[str] = []
            waiting: list[asyncio.Task[None]] = []
            commit = store._writer.commit

            def looking(sql: str) -> None:
                """Runs in the writing thread, as a statement begins."""
                steps.extend({sql.split()[0]} - {"PRAGMA"})  # as which a slow disk is provided for
                early.extend(task.get_name() for task in waiting if task.done())

            def returning(group: Any) -> Any:
                answers = commit(group)
                assert not store._writer.db.in_transaction
                early.extend(task.get_name() for task in waiting if task.done())
                early.extend("future" for future, _, _ in answers if future.done())
                steps.append("returned")
                return answers

            store._writer.db.set_trace_callback(looking)
            store._writer.commit = returning  # type: ignore[method-assign]
            for seq in range(1, 101):
                del steps[:], waiting[:]
                waiting.append(asyncio.create_task(store.append("oak", seq, b"row")))
                waiting[0].add_done_callback(lambda _: steps.append("answered"))
                await waiting[0]
                await asyncio.sleep(0)
                assert steps == ["BEGIN", "INSERT", "COMMIT", "returned", "answered"]
            assert early == []
            store._writer.db.set_trace_callback(None)

    asyncio.run(story())


def test_tables_go_on_while_another_process_writes_to_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(path) as store:
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                row = asyncio.create_task(store.append("oak", 1, b"row"))
                for _ in range(20):
                    await asyncio.sleep(0.001)
                assert not row.done()
                other.execute("COMMIT")
            await row
            assert await store.rows("oak") == [b"row"]

    asyncio.run(story())


def test_a_disk_that_was_slow_is_waited_for_in_a_thread_for_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "tables.db") as store:
            threads: list[int] = []
            slow = 10 * LONG  # a hundred times that is long enough

            def commits(sql: str) -> None:
                if sql == "COMMIT":
                    threads.append(get_ident())
                    sleep(slow)

            store._writer.db.set_trace_callback(commits)
            await store.append("oak", 1, b"here, and it takes long")
            slow = 0.0
            await store.append("oak", 2, b"there, to be sure")
            store._writer.wary_until = 0.0
            await store.append("oak", 3, b"here again")
            store._writer.db.set_trace_callback(None)
            here = get_ident()
            assert [thread == here for thread in threads] == [True, False, True]
            assert len(await store.rows("oak")) == 3

    asyncio.run(story())


def test_the_writer_waits_for_the_disk_and_readers_cannot_write(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "tables.db") as store:
            full = 2
            assert store._writer.db.execute("PRAGMA synchronous").fetchone() == (full,)
            assert store._writer.db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            for reader in store._readers:
                with pytest.raises(sqlite3.OperationalError):
                    reader.execute("DELETE FROM log")

    asyncio.run(story())


def test_reading_does_not_wait_for_writing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(path) as store:
            await store.append("oak", 1, b"row")
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                stuck = asyncio.create_task(store.append("oak", 2, b"row"))
                await asyncio.sleep(0.02)
                assert await store.rows("oak") == [b"row"]
                assert not stuck.done()
                other.execute("ROLLBACK")
            await stuck

    asyncio.run(story())
