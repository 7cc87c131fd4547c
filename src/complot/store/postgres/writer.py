"""Writes what is waiting, all of it at once.

One connection writes. It takes whatever is waiting and answers when that is committed; meanwhile
the next group gathers. So the disk's pace sets the size of the groups, and nobody waits for a
group to fill.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, TypeVar

from asyncpg import exceptions

from complot.store.errors import StoreError, StoreFailed
from complot.store.postgres import log
from complot.store.postgres.line import ITS_OWN, Connection, Line, Work
from complot.store.postgres.log import Appended

T = TypeVar("T")

TRIES: Final = 5
"""How often a group is written whose transaction the database undid for another's sake."""

UNDONE: Final = (exceptions.DeadlockDetectedError, exceptions.SerializationError)


class Writer:
    """Rows go by themselves, for there are many and each is one of the same; other work after."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._rows: list[tuple[Appended, asyncio.Future[None]]] = []
        self._works: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._woken = asyncio.Event()
        self._ending = False
        self._task = asyncio.create_task(self._write())

    def append(self, row: Appended) -> asyncio.Future[None]:
        """Have a row kept."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rows.append((row, future))
        self._woken.set()
        return future

    def ask(self, work: Work[T]) -> asyncio.Future[T]:
        """Have anything else done."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._works.append((work, future))
        self._woken.set()
        return future

    async def close(self) -> None:
        """End when all that was asked is answered."""
        self._ending = True
        self._woken.set()
        await self._task

    async def _write(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            works, self._works = self._works, []
            rows, self._rows = self._rows, []
            if works:  # before the rows: a table is made first
                await self._work(works)
            if rows:
                await self._append(rows)
            if self._ending and not self._woken.is_set():
                return

    async def _append(self, rows: Sequence[tuple[Appended, asyncio.Future[None]]]) -> None:
        asked = [row for row, _ in rows]
        try:
            answers = await self._persist(partial(log.append, asked))
        except ITS_OWN as fault:
            if len(rows) == 1:
                _fail(rows[0][1], fault)
                return
            for each in rows:  # to find whose fault it is
                await self._append([each])
        except Exception as failure:
            _fail_all(rows, failure)
        else:
            for (_, future), answer in zip(rows, answers, strict=True):
                if answer is None:
                    _succeed(future, None)
                else:
                    _fail(future, answer)

    async def _work(self, works: Sequence[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        asked = [work for work, _ in works]
        try:
            answers = await self._persist(partial(_alone if len(works) == 1 else _together, asked))
        except ITS_OWN as fault:
            if len(works) == 1:
                _fail(works[0][1], fault)
                return
            for each in works:  # to find whose fault it is
                await self._work([each])
        except Exception as failure:
            _fail_all(works, failure)
        else:
            for (_, future), (result, refusal) in zip(works, answers, strict=True):
                if refusal is None:
                    _succeed(future, result)
                else:
                    _fail(future, refusal)

    async def _persist(self, work: Work[T]) -> T:
        """Do it, and do it again if the database preferred another's transaction to ours."""
        for _ in range(TRIES - 1):
            try:
                return await self._line.do(work)
            except StoreFailed as failure:
                if not isinstance(failure.__cause__, UNDONE):
                    raise
        return await self._line.do(work)


Answers = list[tuple[Any, StoreError | None]]


async def _alone(works: Sequence[Work[Any]], db: Connection) -> Answers:
    """A statement is a transaction of its own, and work of several brings one along."""
    return [await _answered(work, db) for work in works]


async def _together(works: Sequence[Work[Any]], db: Connection) -> Answers:
    """All in one transaction; what one is refused leaves the others as they are."""
    async with db.transaction():
        return [await _answered(work, db) for work in works]


async def _answered(work: Work[Any], db: Connection) -> tuple[Any, StoreError | None]:
    try:
        return await work(db), None
    except StoreError as refusal:
        return None, refusal


def _succeed(future: asyncio.Future[T], result: T) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], fault: Exception) -> None:
    if not future.done():
        future.set_exception(fault)


def _fail_all(asked: Sequence[tuple[object, asyncio.Future[Any]]], failure: Exception) -> None:
    told = failure if isinstance(failure, StoreError) else StoreFailed(str(failure))
    for _, future in asked:
        _fail(future, told)
