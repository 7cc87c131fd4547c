"""The store in a PostgreSQL database.

One connection writes and a few read. All come back by themselves after an outage; until then
everything that is asked fails at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Final, Self, TypeVar

from complot.core.errors import Code, Refused
from complot.store.errors import Closed
from complot.store.postgres import index, leases, log, shelves
from complot.store.postgres.line import Line, Work
from complot.store.postgres.log import Appended
from complot.store.postgres.migrations import migrate
from complot.store.postgres.writer import Writer
from complot.store.record import NOTHING, Beside, Listed, TableRecord

T = TypeVar("T")

READERS: Final = 3


class PostgresStore:
    """Tables and their rows in a database that any number of processes write to."""

    shared = True

    def __init__(self, url: str, line: Line) -> None:
        self._writing = line
        self._writer = Writer(line)
        self._readers = [Line(url) for _ in range(READERS)]
        self._idle: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        for reader in self._readers:
            self._idle.put_nowait(reader)
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect to a database, and bring its tables up to date."""
        line = Line(url)
        try:
            await line.do(migrate)
        except ValueError:  # of the address, which may hold a password
            raise Refused(Code.MALFORMED, what="store", reason="postgresql://") from None
        except BaseException:
            line.cut()
            raise
        return cls(url, line)

    async def create(self, record: TableRecord) -> None:
        await self._ask(partial(log.create, record))

    async def find(self, code: str) -> TableRecord | None:
        return await self._read(partial(log.find, "code", code))

    async def table(self, table_id: str) -> TableRecord | None:
        return await self._read(partial(log.find, "id", table_id))

    async def append(self, table_id: str, seq: int, row: bytes, beside: Beside = NOTHING) -> None:
        self._check()
        await self._writer.append(Appended(table_id, seq, row, beside))

    async def relist(self, table_id: str, beside: Beside) -> None:
        await self._ask(partial(index.relist, table_id, beside))

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
        await self._ask(partial(leases.tidy, now))

    # Leases don't queue behind rows: a process that writes much is alive all the same.

    async def beat(self, holder: str, until: int) -> bool:
        return await self._read(partial(leases.beat, holder, until))

    async def lease(self, table_ids: Collection[str], holder: str, now: int) -> frozenset[str]:
        return await self._read(partial(leases.lease, table_ids, holder, now))

    async def release(self, holder: str, table_ids: Collection[str] | None = None) -> None:
        await self._read(partial(leases.release, holder, table_ids))

    async def mark(self, holder: str, marks: Mapping[tuple[str, str], int | None]) -> None:
        await self._read(partial(leases.mark, holder, marks))

    async def seen(self, table_id: str) -> dict[str, int]:
        return await self._read(partial(leases.seen, table_id))

    async def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await self._writer.close()
        for _ in self._readers:
            await (await self._idle.get()).close()
        await self._writing.close()

    def _check(self) -> None:
        if self._closing is not None:
            raise Closed

    async def _ask(self, work: Work[T]) -> T:
        self._check()
        return await self._writer.ask(work)

    async def _read(self, work: Work[T]) -> T:
        self._check()
        reader = await self._idle.get()
        try:
            return await reader.read(work)
        finally:
            self._idle.put_nowait(reader)
