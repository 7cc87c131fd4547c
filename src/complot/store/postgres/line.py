"""A connection to PostgreSQL that is made anew when it is lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeAlias, TypeVar

import asyncpg
from asyncpg import exceptions

from complot.store.errors import StoreError, StoreFailed

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
Work: TypeAlias = Callable[[Connection], Awaitable[T]]

CONNECTING: Final = 5.0
"""Seconds to wait for a database that doesn't answer the call."""

ANSWERING: Final = 10.0
"""Seconds to wait for one that doesn't answer the question."""

SETTINGS: Final = {
    "application_name": "complot",
    # All is looked up by key. A plan that was made while there was little to look through would
    # otherwise read all of it when it has become much.
    "enable_seqscan": "off",
    "jit": "off",
}

ITS_OWN: Final = (
    StoreError,
    TypeError,
    ValueError,  # of the address, for one
    OverflowError,
    exceptions.DataError,
    exceptions.IntegrityConstraintViolationError,
)
"""What is wrong with the one thing that was asked, and with nothing else."""

FAILURES: Final = (
    OSError,  # TimeoutError is one
    exceptions.PostgresError,
    exceptions.InterfaceError,
    exceptions.InternalClientError,
)


class Line:
    """One connection, lent to one piece of work at a time.

    While the database is away, work fails at once; the next work finds it again.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Connection | None = None

    @property
    def up(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def do(self, work: Work[T]) -> T:
        """Do this, or raise ``StoreFailed``; it may have been done all the same."""
        try:
            return await work(await self._connected())
        except ITS_OWN:
            raise
        except FAILURES as failure:
            self.cut()
            raise StoreFailed(f"{type(failure).__name__}: {failure}") from failure

    async def read(self, work: Work[T]) -> T:
        """Do what can be done twice: a connection that broke unnoticed is not the last word."""
        fresh = not self.up
        try:
            return await self.do(work)
        except StoreFailed:
            if fresh:
                raise
        return await self.do(work)

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._url,
                timeout=CONNECTING,
                command_timeout=ANSWERING,
                server_settings=SETTINGS,
            )
            # An operator may ask for more than this, but for nothing less.
            await self._connection.execute(
                "SELECT set_config('synchronous_commit', 'on', false)"
                " WHERE current_setting('synchronous_commit') = 'off'"
            )
        return self._connection

    def cut(self) -> None:
        """Hang up without a word."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Take leave."""
        if self._connection is not None:
            with suppress(*FAILURES):
                await self._connection.close(timeout=CONNECTING)
            self.cut()
