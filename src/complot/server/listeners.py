"""Those who listen at a table: guests, each with as many sockets and streams as it likes."""

from __future__ import annotations

import asyncio

from complot.core.codec import encode
from complot.core.contract import replace
from complot.server.messages import Heard, pushed
from complot.table import Push, Table


class Ear:
    """The messages of one socket or stream, in order, until they are sent."""

    def __init__(self, most: int) -> None:
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._most = most
        self.overrun = False
        """Whether it was too slow: what it missed it hears when it comes back."""

    def hear(self, message: bytes) -> None:
        if self.overrun:
            return
        if self._waiting.qsize() >= self._most:
            self.overrun = True
            self._waiting.put_nowait(None)
        else:
            self._waiting.put_nowait(message)

    def say(self, message: Heard) -> None:
        """Send something that only this socket hears."""
        self.hear(encode(message))

    def close(self) -> None:
        """Hear nothing more than what is waiting."""
        self._waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message; ``None`` when there will be no more."""
        return await self._waiting.get()


class Listener:
    """A guest at a table. All its sockets hear the same."""

    def __init__(self, table: Table, guest: str) -> None:
        self.guest = guest
        self.ears: set[Ear] = set()
        self._known = _lasting(table.push(guest))

    def catch_up(self, table: Table) -> None:
        """Tell the guest what is new to it; if nothing is, not a byte is sent."""
        if not table.admits(self.guest):
            for ear in self.ears:
                ear.close()
            return
        push = table.push(self.guest, self._known.cursor, self._known.round)
        lasting = _lasting(push)
        if not push.events and lasting == self._known:
            return
        self._known = lasting
        news = encode(pushed(push))
        for ear in self.ears:
            ear.hear(news)


def _lasting(push: Push) -> Push:
    """What is still so when the events are history."""
    return replace(push, events=())
