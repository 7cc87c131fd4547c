"""How often somebody may do something, counted without remembering every time."""

from __future__ import annotations

from typing import Final

from complot.server.settings import Rate

ROOMY: Final = 1024
"""So many buckets are kept before those that are full again are thrown away."""

ROUNDING: Final = 1e-6
"""Seconds by which a bucket may seem less full than it is: the time is no round number."""


class Buckets:
    """A bucket for everyone: full at first, one drop out each time, filling again as time goes.

    All that is kept of a bucket is when it will be full: whoever isn't listed has a full one.
    """

    def __init__(self, rate: Rate, times: int = 1) -> None:
        """So many times the rate; none at all is no limit."""
        self._many = rate.many * times
        self._window = rate.seconds
        self._full: dict[str, float] = {}
        self._roomy = ROOMY

    def __len__(self) -> int:
        return len(self._full)

    def take(self, key: str, now: float) -> float:
        """Take a drop; if there is none, nothing is taken and this says in how many seconds."""
        if not self._many:
            return 0.0
        drop = self._window / self._many
        full = max(self._full.get(key, now), now) + drop
        wait = full - now - self._window
        if wait > ROUNDING:
            return wait
        if len(self._full) >= self._roomy and key not in self._full:
            self._tidy(now)
        self._full[key] = full
        return 0.0

    def is_empty(self, key: str, now: float) -> bool:
        """Whether there is no drop to take."""
        drop = self._window / self._many if self._many else 0.0
        return self._full.get(key, now) + drop - now - self._window > ROUNDING

    def give(self, key: str) -> None:
        """Put back a drop that was taken."""
        if key in self._full:
            self._full[key] -= self._window / self._many

    def _tidy(self, now: float) -> None:
        self._full = {key: full for key, full in self._full.items() if full > now}
        self._roomy = max(ROOMY, 2 * len(self._full))


class Acquaintances:
    """Who was here lately: for at least so many seconds, and for at most twice as many."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._since = 0.0
        self._new: set[str] = set()
        self._old: set[str] = set()

    def knows(self, name: str, now: float) -> bool:
        """Whether somebody was met lately."""
        gone = now - self._since
        if gone >= self._seconds:
            self._old = self._new if gone < 2 * self._seconds else set()
            self._new = set()
            self._since = now
        if name in self._old:
            self._new.add(name)
        return name in self._new

    def meet(self, name: str) -> None:
        """Remember somebody."""
        self._new.add(name)
