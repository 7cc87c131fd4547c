"""Writes what is waiting, all of it at once.

Whatever was asked for until the end of a turn of the event loop is written in one transaction and
answered when COMMIT has returned. A disk is quicker than a thread that has to be woken, and that
then fights with the event loop for the interpreter; so the loop commits itself. Only when a commit
has taken long, or another process is writing to the file, do groups go to a thread for a while:
then one group is on its way, and the next gathers.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from sqlite3 import Connection
from time import monotonic
from typing import Any, Final, TypeVar

from complot.store.errors import StoreError, StoreFailed

T = TypeVar("T")
Work = Callable[[Connection], T]
Asked = tuple[Work[Any], "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, Exception | None]

PATIENCE: Final = 5.0
"""Seconds to wait for another process that is writing to the same file, a backup say."""

LONG: Final = 0.02
"""Seconds of a commit that is no longer worth waiting for."""

WARY: Final = 100
"""So many times as long as that took, the next commits are the thread's: tables wait for one
another in one hundredth of the time at most."""

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


class _Taken(Exception):
    """Another process is writing to the file."""


class Writer:
    """The one connection that writes."""

    def __init__(self, loop: asyncio.AbstractEventLoop, db: Connection) -> None:
        self.db = db
        self.patience = PATIENCE
        self.wary_until = 0.0
        self._loop = loop
        self._waiting: list[Asked] = []
        self._thread = ThreadPoolExecutor(1, "complot-store-writer")
        self._away: asyncio.Future[list[Answer]] | None = None

    def ask(self, work: Work[T]) -> asyncio.Future[T]:
        """Have this done in the next transaction."""
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._waiting and self._away is None:
            self._loop.call_soon(
                self._loop.call_soon, self._go_on
            )  # what comes meanwhile goes along
        self._waiting.append((work, future))
        return future

    def _go_on(self) -> None:
        """Commit what waits, here or in the thread."""
        if not self._waiting or self._away is not None:
            return
        group, self._waiting = self._waiting, []
        if monotonic() < self.wary_until or not self._commit_here(group):
            self._away = self._loop.run_in_executor(self._thread, self._commit_there, group)
            self._away.add_done_callback(self._come_back)

    def _commit_here(self, group: list[Asked]) -> bool:
        """Whether it could be done without waiting for somebody else."""
        began = monotonic()
        try:
            answers = self.commit(group)
        except _Taken:
            return False
        took = monotonic() - began
        if took > LONG:
            self.wary_until = began + took * WARY
        _answer(answers)
        return True

    def _commit_there(self, group: list[Asked]) -> list[Answer]:
        """The same, with patience."""
        self.db.execute(f"PRAGMA busy_timeout = {int(self.patience * 1000)}")
        try:
            return self.commit(group)
        except _Taken as taken:
            return _failed(group, taken)
        finally:
            self.db.execute("PRAGMA busy_timeout = 0")

    def _come_back(self, done: asyncio.Future[list[Answer]]) -> None:
        self._away = None
        _answer(done.result())
        self._go_on()

    def commit(self, group: list[Asked]) -> list[Answer]:
        """Do it all in one transaction; return only when it is on the disk or undone."""
        answers: list[Answer] = []
        db = self.db
        try:
            _begin(db)
            for work, future in group:
                try:
                    answers.append((future, work(db), None))
                except ITS_OWN as error:
                    answers.append((future, None, error))
            db.execute("COMMIT")
        except _Taken:
            raise
        except Exception as error:
            with suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            return _failed(group, error)
        return answers

    async def close(self) -> None:
        """End when all that was asked is answered."""
        while self._waiting or self._away is not None:
            if self._away is None:
                self._go_on()
            else:
                await asyncio.wait([self._away])
        await asyncio.to_thread(self._thread.shutdown)


def _begin(db: Connection) -> None:
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise _Taken(str(error)) from error
        raise


def _failed(group: list[Asked], error: Exception) -> list[Answer]:
    return [(future, None, StoreFailed(str(error))) for _, future in group]


def _answer(answers: list[Answer]) -> None:
    """Tell each who asked, if it still wants to know."""
    for future, result, error in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
