"""Those who listen at a table: guests, each with as many sockets and streams as it likes."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Final

from msgspec import Raw

from complot.core.codec import encode
from complot.core.contract import replace
from complot.table import Push, Table
from complot.table.message import Heard, spoken

RESTART: Final = 1012
"""The close code of a socket whose server stops: its page comes back to the next one."""

TRY_AGAIN: Final = 1013
"""The close code of a socket that was too slow, or is admitted no longer: its page comes back for
what it missed, or hears why not."""


class Hearer(ABC):
    """One who is told what a guest may know, by whatever way."""

    ended: int | None = None
    """The close code, once there will be no more messages than those that wait."""

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """Take a message, in the order in which they come."""

    @abstractmethod
    def end(self, code: int) -> None:
        """Hear nothing any more; the line is closed when it has sent what waits."""

    def say(self, message: Heard) -> None:
        """Send something that only this one hears."""
        self.hear(encode(message))


class Ear(Hearer):
    """Messages in order, until somebody asks for them."""

    def __init__(self, most: int) -> None:
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._most = most

    def hear(self, message: bytes) -> None:
        if self.ended is not None:
            return
        if self._waiting.qsize() >= self._most:
            self.end(TRY_AGAIN)
        else:
            self._waiting.put_nowait(message)

    def end(self, code: int) -> None:
        if self.ended is None:
            self.ended = code
            self._waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message; ``None`` when there will be no more."""
        return await self._waiting.get()


class Listener:
    """A guest at a table. All its sockets hear the same."""

    def __init__(self, table: Table, guest: str) -> None:
        self.guest = guest
        self.ears: set[Hearer] = set()
        self._known = _lasting(table.push(guest))
        self._around: Raw | None = None

    def catch_up(self, table: Table) -> int:
        """Tell the guest what is new to it; if nothing is, not a byte is sent.

        To how many of its sockets.
        """
        if not table.admits(self.guest):
            for ear in self.ears:
                ear.end(TRY_AGAIN)
            return 0
        known = self._known
        push = table.push(self.guest, known.cursor, known.round, known.epoch)
        if not push.events and push == _lasting(self._known):
            return 0
        news = self._news(push)
        self._known = push
        for ear in self.ears:
            ear.hear(news)
        return len(self.ears)

    def _news(self, push: Push) -> bytes:
        """What is said; a third of it is the table around the game, which is seldom new."""
        known = self._known.table
        if self._around is None or (push.table is not known and push.table != known):
            self._around = Raw(encode(push.table))
        return spoken(replace(push, table=self._around))


def _lasting(push: Push) -> Push:
    """What is still so when the events are history."""
    return replace(push, events=())
