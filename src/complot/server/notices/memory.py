"""Notices between houses in one process."""

from __future__ import annotations

import asyncio

from complot.server.notices.notices import Hear, Missed


class Room:
    """Where everybody hears everybody else."""

    def __init__(self) -> None:
        self.present: list[MemoryNotices] = []


class MemoryNotices:
    """Somebody in the room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._hear: Hear = lambda _: None
        self._waiting: dict[str, int] = {}

    def start(self, hear: Hear, missed: Missed) -> None:
        self._hear = hear
        self._room.present.append(self)
        missed()

    def publish(self, code: str, seq: int) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._say)
        self._waiting[code] = max(seq, self._waiting.get(code, 0))

    def _say(self) -> None:
        said, self._waiting = self._waiting, {}
        for other in self._room.present:
            if said and other is not self:
                other._hear(said)

    async def close(self) -> None:
        self._say()
        if self in self._room.present:
            self._room.present.remove(self)
