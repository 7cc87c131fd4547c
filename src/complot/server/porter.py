"""The porter: counts what each guest and each address asks for, and says when it is too much.

Counted in this process's memory: of several processes each counts its own.
"""

from __future__ import annotations

import asyncio
import logging
import typing
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from math import ceil
from time import monotonic
from typing import Final, Protocol

from complot.core.errors import Code, Refused
from complot.server.buckets import Acquaintances, Buckets
from complot.server.logs import note
from complot.server.refusals import Rejected, WireCode
from complot.server.settings import Limits, Rate

SAID: Final = Rate(1, 60.0)
"""How often the log tells of the same flood."""


class Caller(Protocol):
    """Whoever asks."""

    @property
    def guest(self) -> str: ...

    @property
    def address(self) -> str: ...


class Porter:
    """What isn't refused here is let through; a refusal says in how many seconds to come again."""

    def __init__(
        self,
        limits: Limits,
        refused: Callable[[str], object] = lambda what: None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """``refused`` is told each time, and of what there was too much."""
        self.limits = limits
        self._refused = refused
        self._now = now
        rates = {name: getattr(limits, name) for name in rated()}
        self._guests = {name: Buckets(rate) for name, rate in rates.items()}
        crowd = {name: 1 if name in ADDRESSES else limits.crowd for name in rates}
        self._addresses = {name: Buckets(rate, crowd[name]) for name, rate in rates.items()}
        self._known = Acquaintances(limits.guests.seconds)
        self._lines: Counter[str] = Counter()
        self._guesses: set[tuple[str, str]] = set()
        """Codes that an address is having looked up."""
        self.held = 0
        """Lines that are held now."""
        self._told = Buckets(SAID)

    def knock(self, address: str) -> None:
        """Somebody asks for something, nobody knows yet who and what."""
        self._count("requests", self._addresses, address, address)

    def meet(self, caller: Caller) -> None:
        """A guest says who it is, or is a new one.

        A key is easily made up, so whoever wasn't here lately counts as new.
        """
        if not self._known.knows(caller.guest, self._now()):
            self._count("guests", self._addresses, caller.address, caller.address)
            self._known.meet(caller.guest)

    def let(self, caller: Caller, what: str) -> None:
        """A guest wants to do this."""
        self._count(what, self._guests, caller.guest, caller.address)
        self._count(what, self._addresses, caller.address, caller.address)

    def doubts(self, address: str) -> bool:
        """Whether an address has named so many tables that there aren't that it hears of none."""
        return self._addresses["misses"].is_empty(address, self._now())

    @contextmanager
    def guessing(self, address: str, code: str) -> Iterator[None]:
        """Somebody names a table by its code, which counts if there is none.

        Counted first and taken back: of many who ask at once, none is answered beyond the limit.
        But a whole class that opens one link at once makes one guess.
        """
        if (address, code) in self._guesses:
            yield
            return
        self._count("misses", self._addresses, address, address)
        self._guesses.add((address, code))
        missed = False
        try:
            yield
        except Refused as refusal:
            missed = refusal.code is Code.NO_SUCH_TABLE
            raise
        finally:
            self._guesses.discard((address, code))
            if not missed:
                self._addresses["misses"].give(address)

    @contextmanager
    def holding(self, caller: Caller) -> Iterator[None]:
        """A guest holds a line: a socket or a stream."""
        shares = ((caller.guest, 1), (f"at {caller.address}", self.limits.crowd))
        for key, times in shares:
            most = self.limits.lines * times
            if most and self._lines[key] >= most:
                self._tell("lines", caller.address)
                raise Rejected(WireCode.TOO_MANY)
        self.held += 1
        for key, _ in shares:
            self._lines[key] += 1
        try:
            yield
        finally:
            self.held -= 1
            for key, _ in shares:
                self._lines[key] -= 1
                if not self._lines[key]:
                    del self._lines[key]

    def cut(self, address: str) -> None:
        """A connection was closed at once: its address holds too many."""
        self._tell("connections", address)

    def _count(self, what: str, buckets: dict[str, Buckets], key: str, address: str) -> None:
        wait = buckets[what].take(key, self._now())
        if wait > 0:
            self._tell(what, address)
            raise Rejected(WireCode.TOO_OFTEN, seconds=max(1, ceil(wait)))

    def _tell(self, what: str, address: str) -> None:
        self._refused(what)
        if self._told.take(f"{what} {address}", self._now()) == 0:
            note("flood_refused", logging.WARNING, what=what, address=address)


AT_ONCE: Final = 3
"""Suggestions that a guest waits for: one at each of a few devices."""


class Adviser:
    """Suggestions are thought of where bots think: one at a time, so that no table waits for more
    than one of them, and for each guest few, so that nobody waits for all of somebody else's."""

    def __init__(self) -> None:
        self._advised: Counter[str] = Counter()
        self._thinking = asyncio.Lock()

    @asynccontextmanager
    async def asked_by(self, guest: str) -> AsyncIterator[None]:
        """A guest's suggestion, when it is its turn; refused while the guest waits for others."""
        if self._advised[guest] >= AT_ONCE:
            raise Rejected(WireCode.TOO_OFTEN, seconds=1)
        self._advised[guest] += 1
        try:
            async with self._thinking:
                yield
        finally:
            self._advised[guest] -= 1
            if not self._advised[guest]:
                del self._advised[guest]


ADDRESSES: Final = ("requests", "guests", "misses")
"""What isn't a guest's but an address's from the start."""


def rated() -> list[str]:
    """The limits that are rates."""
    return [name for name, kind in typing.get_type_hints(Limits).items() if kind is Rate]
