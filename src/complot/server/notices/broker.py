"""Notices by way of a broker that may go away, and comes back."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from contextlib import suppress
from secrets import token_hex
from typing import Final

from complot.server.failures import traced
from complot.server.logs import note
from complot.server.notices.notices import Hear, Missed, Outbox

AGAIN: Final = 0.2
"""Seconds before a broker that is gone is called again."""

PATIENCE: Final = 5.0
"""Seconds to wait for a broker's answer."""

PULSE: Final = 5.0
"""Seconds of silence after which it is asked whether it is still there."""

GATHER: Final = 0.008
"""Seconds after a message in which the next gathers: one costs as much as many notices."""

FAREWELL: Final = 1.0
"""Seconds that the last notices may take."""

CHANNEL: Final = "complot"


SWALLOWED: Final = 1.0
"""Seconds after which a task that was cancelled is cancelled again."""


async def ended(task: asyncio.Task[None]) -> None:
    """Cancel a task, and wait until it has ended.

    Once may not be enough: before Python 3.12, ``asyncio.wait_for``, by which clients of brokers
    wait, forgets that it was cancelled if what it waits for is done at that moment.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=SWALLOWED)
    with suppress(asyncio.CancelledError, Exception):
        task.result()  # so that nobody misses it


class Lost(Exception):
    """The broker is gone."""


class Brokered(ABC):
    """Stays connected as long as it can, and connects again as soon as it can.

    What is to be said waits meanwhile. What the others said then is lost, so that after every
    time of silence everything counts as missed, the first included.
    """

    FAILURES: tuple[type[Exception], ...]
    """What a broker that is gone raises."""

    def __init__(self) -> None:
        self._outbox = Outbox(token_hex(8))
        self._woken = asyncio.Event()
        self._said = asyncio.Event()
        self._hear: Hear = lambda _: None
        self._missed: Missed = lambda: None
        self._running: asyncio.Task[None] | None = None

    def start(self, hear: Hear, missed: Missed) -> None:
        self._hear, self._missed = hear, missed
        self._running = asyncio.create_task(self._run())

    def publish(self, code: str, seq: int) -> None:
        self._outbox.add(code, seq)
        self._said.clear()
        self._woken.set()

    async def close(self) -> None:
        if self._running is None:
            return
        if self._outbox:
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self._said.wait()
        await ended(self._running)
        self._running = None

    async def _run(self) -> None:
        away = False
        while True:
            try:
                try:
                    await self._connect()
                    if away:
                        note("notices_again")
                    away = False
                    self._missed()
                    await self._stay()
                finally:
                    await self._disconnect()
            except self.FAILURES as failure:
                if not away:
                    note("no_notices", logging.ERROR, failure=type(failure).__name__)
                away = True
            except Exception as failure:
                if not away:
                    note("notices_failed", logging.ERROR, failure=traced(failure))
                away = True
            await asyncio.sleep(AGAIN)

    async def _stay(self) -> None:
        """Say what there is to say, until the broker is gone."""
        while True:
            if not self._outbox:
                with suppress(TimeoutError):
                    async with asyncio.timeout(PULSE):
                        await self._woken.wait()
            self._woken.clear()
            if not self._outbox:
                await self._ask()
            while self._outbox:
                taken = self._outbox.take()
                try:
                    await self._send(self._outbox.write(taken))
                except BaseException:
                    self._outbox.put_back(taken)
                    raise
            self._said.set()
            await asyncio.sleep(GATHER)

    def _heard(self, message: str) -> None:
        if reached := self._outbox.read(message):
            self._hear(reached)

    @abstractmethod
    async def _connect(self) -> None:
        """Connect and subscribe; when this returns, nothing that is said is missed."""

    @abstractmethod
    async def _send(self, message: str) -> None:
        """Have all others hear this."""

    @abstractmethod
    async def _ask(self) -> None:
        """Raise if the broker is gone."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Let go of whatever there is; nothing of it is used again."""
