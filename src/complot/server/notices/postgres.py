"""Notices by PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

from typing import Any

import asyncpg
from asyncpg import exceptions

from complot.server.notices.broker import CHANNEL, PATIENCE, Brokered, Lost


class PostgresNotices(Brokered):
    """One connection, on which nothing waits for the disk."""

    FAILURES = (
        exceptions.PostgresError,
        exceptions.InterfaceError,
        exceptions.InternalClientError,
        OSError,
        Lost,
    )

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._connection: asyncpg.Connection[Any] | None = None

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(
            self._url,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings={"application_name": "complot", "synchronous_commit": "off"},
        )
        self._connection.add_termination_listener(lambda _: self._woken.set())
        await self._connection.add_listener(CHANNEL, self._notified)

    def _notified(self, _connection: object, _pid: int, _channel: str, message: object) -> None:
        self._heard(str(message))

    async def _send(self, message: str) -> None:
        await self._connected().execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    async def _ask(self) -> None:
        await self._connected().execute("SELECT")

    def _connected(self) -> asyncpg.Connection[Any]:
        if self._connection is None or self._connection.is_closed():
            raise Lost
        return self._connection

    async def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
