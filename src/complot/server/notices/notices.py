"""What notices are, and how they are written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol, TypeAlias

Hear: TypeAlias = Callable[[Mapping[str, int]], object]
"""Called with the numbers of tables' last rows, by the tables' codes."""

Missed: TypeAlias = Callable[[], object]
"""Called when notices may have been lost, and no more are from now on."""

MOST: Final = 400
"""Notices in one message; PostgreSQL carries at most 8,000 bytes."""


class Notices(Protocol):
    """Tells the other processes how far tables have come, and hears it from them."""

    def start(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen; as it can't be known what was said before, that is missed."""

    def publish(self, code: str, seq: int) -> None:
        """Have the others know. It neither waits nor fails: whatever waits goes together."""

    async def close(self) -> None:
        """Say what is still to be said, if anybody listens, and be silent."""


class Alone:
    """There are no others."""

    def start(self, hear: Hear, missed: Missed) -> None:
        missed()

    def publish(self, code: str, seq: int) -> None:
        pass

    async def close(self) -> None:
        pass


class Outbox:
    """Notices that wait to be said; of each table only the last."""

    def __init__(self, sender: str) -> None:
        self._sender = sender
        self._waiting: dict[str, int] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, code: str, seq: int) -> None:
        self._waiting[code] = max(seq, self._waiting.get(code, 0))

    def take(self) -> dict[str, int]:
        """As much as one message carries."""
        if len(self._waiting) <= MOST:
            taken, self._waiting = self._waiting, {}
            return taken
        codes = [*self._waiting][:MOST]
        return {code: self._waiting.pop(code) for code in codes}

    def put_back(self, taken: Mapping[str, int]) -> None:
        """They couldn't be said, or nobody knows."""
        for code, seq in taken.items():
            self.add(code, seq)

    def write(self, taken: Mapping[str, int]) -> str:
        return " ".join((self._sender, *(f"{code}:{seq}" for code, seq in taken.items())))

    def read(self, message: str) -> dict[str, int]:
        """What another process says; nothing of our own, and nothing that makes no sense."""
        if message.startswith(self._sender):
            return {}
        _, *words = message.split(" ")
        pairs = (word.partition(":") for word in words)
        return {code: int(seq) for code, _, seq in pairs if seq.isascii() and seq.isdigit()}
