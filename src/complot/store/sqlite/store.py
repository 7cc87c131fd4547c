"""The store in one SQLite file.

One thread writes. It takes whatever is waiting, writes it in one transaction and answers when
COMMIT has returned; meanwhile the next group gathers. So the disk's pace sets the size of the
groups, and nobody waits for a group to fill. Reads have connections of their own.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection
from threading import Thread
from typing import Any, Final, Self, TypeVar

from complot.store.errors import Closed, StoreError, StoreFailed
from complot.store.record import NOTHING, Beside, Listed, TableRecord
from complot.store.sqlite import index, log, shelves
from complot.store.sqlite.migrations import check, migrate

T = TypeVar("T")
Work = Callable[[Connection], T]
Asked = tuple[Work[Any], "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, Exception | None]

READERS: Final = 2

PATIENCE: Final = 5.0
"""Seconds to wait for another process that is writing to the same file, a backup say."""

PAGES: Final = 8000
"""Pages of the log beside the file before they are moved into it: whoever's commit it is waits for
that, so it is to be seldom."""

ITS_OWN: Final = (
    StoreError,
    TypeError,
    ValueError,
    OverflowError,
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
)
"""What can be wrong with one row and leaves its neighbours' transaction as it was."""


class SqliteStore:
    """Tables and their rows in a file, or in memory."""

    shared = False

    def __init__(
        self, loop: asyncio.AbstractEventLoop, writer: Connection, readers: list[Connection]
    ) -> None:
        self._loop = loop
        self._writer = writer
        self._readers = readers
        self._idle: SimpleQueue[Connection] = SimpleQueue()
        for reader in readers:
            self._idle.put(reader)
        self._pool = ThreadPoolExecutor(READERS, "complot-store-reader")
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._closing: asyncio.Task[None] | None = None
        # A daemon, so that a program that dies without closing the store doesn't hang.
        self._thread = Thread(target=self._write, name="complot-store-writer", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, path: Path | None) -> Self:
        """Open a file, making it if there is none; without a path, keep all in memory."""
        writer, readers = await asyncio.to_thread(_connect, path)
        return cls(asyncio.get_running_loop(), writer, readers)

    async def create(self, record: TableRecord) -> None:
        await self._ask(partial(log.create, record))

    async def find(self, code: str) -> TableRecord | None:
        return await self._read(partial(log.find, "code", code))

    async def table(self, table_id: str) -> TableRecord | None:
        return await self._read(partial(log.find, "id", table_id))

    async def append(self, table_id: str, seq: int, row: bytes, beside: Beside = NOTHING) -> None:
        await self._ask(partial(log.append, table_id, seq, row, beside))

    async def relist(self, table_id: str, beside: Beside) -> None:
        await self._ask(partial(log.relist, table_id, beside))

    async def rows(self, table_id: str, after: int = 0) -> list[bytes]:
        return await self._read(partial(log.rows, table_id, after))

    async def news(self, known: Mapping[str, int]) -> dict[str, list[bytes]]:
        return await self._read(partial(log.news, known))

    async def lasts(self, table_ids: Collection[str]) -> dict[str, int]:
        return await self._read(partial(log.lasts, table_ids))

    async def rewrite(self, table_id: str, rows: Sequence[bytes]) -> None:
        await self._ask(partial(log.rewrite, table_id, rows))

    async def open_tables(self, limit: int) -> list[Listed]:
        return await self._read(partial(index.open_tables, limit))

    async def tables_of(self, guest: str, limit: int) -> list[Listed]:
        return await self._read(partial(index.tables_of, guest, limit))

    async def due(self, before: int, limit: int) -> list[TableRecord]:
        return await self._read(partial(index.due, before, limit))

    async def replay(self, table_id: str, round: int) -> bytes | None:  # noqa: A002
        return await self._read(partial(index.replay, table_id, round))

    async def replays(self, table_id: str) -> list[int]:
        return await self._read(partial(index.replays, table_id))

    async def forget_guest(self, guest: str) -> None:
        await self._ask(partial(index.forget_guest, guest))

    async def put(
        self, shelf: str, owner: str, item: str, value: bytes, until: int | None = None
    ) -> None:
        await self._ask(partial(shelves.put, shelf, owner, item, value, until))

    async def get(self, shelf: str, owner: str, item: str, now: int) -> bytes | None:
        return await self._read(partial(shelves.get, shelf, owner, item, now))

    async def items(self, shelf: str, owner: str, now: int) -> dict[str, bytes]:
        return await self._read(partial(shelves.items, shelf, owner, now))

    async def take(self, shelf: str, owner: str, item: str, now: int) -> bytes | None:
        return await self._ask(partial(shelves.take, shelf, owner, item, now))

    async def drop(self, shelf: str, owner: str, item: str | None = None) -> None:
        await self._ask(partial(shelves.drop, shelf, owner, item))

    async def tidy(self, now: int) -> None:
        await self._ask(partial(shelves.tidy, now))

    # A file has one process, which holds every lease and knows who is there.

    async def beat(self, holder: str, until: int) -> bool:
        self._check()
        return True

    async def lease(self, table_ids: Collection[str], holder: str, now: int) -> frozenset[str]:
        self._check()
        return frozenset(table_ids)

    async def release(self, holder: str, table_ids: Collection[str] | None = None) -> None:
        self._check()

    async def mark(self, holder: str, marks: Mapping[tuple[str, str], int | None]) -> None:
        self._check()

    async def seen(self, table_id: str) -> dict[str, int]:
        self._check()
        return {}

    async def close(self) -> None:
        if self._closing is None:
            self._asked.put(None)
            self._closing = asyncio.create_task(asyncio.to_thread(self._stop))
        await asyncio.shield(self._closing)

    def _stop(self) -> None:
        self._thread.join()
        self._pool.shutdown()
        for reader in self._readers:
            reader.close()
        self._writer.close()  # last: the last connection tidies up the file

    def _check(self) -> None:
        if self._closing is not None:
            raise Closed

    async def _read(self, work: Work[T]) -> T:
        if not self._readers:  # in memory there is one connection, and the writer has it
            return await self._ask(work)
        self._check()
        return await self._loop.run_in_executor(self._pool, self._lend, work)

    def _lend(self, work: Work[T]) -> T:
        """Read with a connection that nobody else is using, and so with its own snapshot."""
        reader = self._idle.get()
        try:
            return work(reader)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error
        finally:
            self._idle.put(reader)

    async def _ask(self, work: Work[T]) -> T:
        """Have the writer do this in its next transaction."""
        self._check()
        future: asyncio.Future[T] = self._loop.create_future()
        self._asked.put((work, future))
        return await future

    def _write(self) -> None:
        """The writing thread's life: a group, its commit, its answers, until told to end."""
        while group := self._take():
            answers = self._commit([asked for asked in group if asked])
            with suppress(RuntimeError):  # the loop is gone, and with it whoever asked
                self._loop.call_soon_threadsafe(_answer, answers)
            if group[-1] is None:
                return

    def _take(self) -> list[Asked | None]:
        group = [self._asked.get()]
        while not self._asked.empty():
            group.append(self._asked.get())
        return group

    def _commit(self, group: list[Asked]) -> list[Answer]:
        """Do it all in one transaction; return only when it is on the disk or undone."""
        answers: list[Answer] = []
        db = self._writer
        try:
            db.execute("BEGIN IMMEDIATE")
            for work, future in group:
                try:
                    answers.append((future, work(db), None))
                except ITS_OWN as error:
                    answers.append((future, None, error))
            db.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            return [(future, None, StoreFailed(str(error))) for _, future in group]
        return answers


def _answer(answers: list[Answer]) -> None:
    """On the event loop: tell each who asked, if it still wants to know."""
    for future, result, error in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def _connect(path: Path | None) -> tuple[Connection, list[Connection]]:
    """The connection that writes, and those that read."""
    opened: list[Connection] = []
    name = ":memory:" if path is None else str(path.absolute())
    try:
        for _ in range(1 if path is None else 1 + READERS):
            opened.append(
                sqlite3.connect(
                    name, timeout=PATIENCE, isolation_level=None, check_same_thread=False
                )
            )
        writer, *readers = opened
        check(writer)  # before anything is changed
        (mode,) = writer.execute("PRAGMA journal_mode = WAL").fetchone()
        if path and mode != "wal":  # a file system that can't
            raise StoreFailed(f"journal_mode {mode}")
        writer.execute("PRAGMA synchronous = FULL")
        writer.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
        writer.execute("PRAGMA secure_delete = ON")  # what is forgotten leaves no trace in the file
        writer.execute("PRAGMA fullfsync = ON")  # or macOS leaves it in the drive's cache
        migrate(writer)
        for reader in readers:
            reader.execute("PRAGMA query_only = ON")
    except BaseException as error:
        for connection in opened:
            connection.close()
        if isinstance(error, sqlite3.Error):
            raise StoreFailed(str(error)) from error
        raise
    return writer, readers
