"""The store in one SQLite file.

One connection writes; reads have connections of their own, and threads.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection
from typing import Final, Self, TypeVar

from complot.store.errors import Closed, StoreFailed
from complot.store.record import NOTHING, Beside, Listed, TableRecord
from complot.store.sqlite import index, log, shelves
from complot.store.sqlite.migrations import check, migrate
from complot.store.sqlite.writer import PATIENCE, Work, Writer

T = TypeVar("T")

READERS: Final = 2

PAGES: Final = 8000
"""Pages of the log beside the file before they are moved into it: whoever's commit it is waits for
that, so it is to be seldom."""


class SqliteStore:
    """Tables and their rows in a file, or in memory."""

    shared = False

    def __init__(
        self, loop: asyncio.AbstractEventLoop, writer: Connection, readers: list[Connection]
    ) -> None:
        self._loop = loop
        self._writer = Writer(loop, writer)
        self._readers = readers
        self._idle: SimpleQueue[Connection] = SimpleQueue()
        for reader in readers:
            self._idle.put(reader)
        self._pool = ThreadPoolExecutor(READERS, "complot-store-reader")
        self._closing: asyncio.Task[None] | None = None

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

    async def listed(self, code: str) -> Listed | None:
        return await self._read(partial(index.listed, code))

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
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        self._pool.shutdown()
        for reader in self._readers:
            reader.close()
        self._writer.db.close()  # last: the last connection tidies up the file

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
        return await self._writer.ask(work)


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
        writer.execute("PRAGMA busy_timeout = 0")  # from now on by ``Writer``
        for reader in readers:
            reader.execute("PRAGMA query_only = ON")
    except BaseException as error:
        for connection in opened:
            connection.close()
        if isinstance(error, sqlite3.Error):
            raise StoreFailed(str(error)) from error
        raise
    return writer, readers
