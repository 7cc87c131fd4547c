"""To wait for something, but not for ever.

That long is more than the slowest machine needs: it says nothing about how quick anything is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 120.0
"""Seconds."""


async def within(seconds: float, awaited: Awaitable[T]) -> T:
    """What comes of it, unless that takes longer."""
    async with asyncio.timeout(seconds):
        return await awaited


async def come_true(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until this is so."""
    until = monotonic() + seconds
    while not holds():
        assert monotonic() < until, "it never came"
        await asyncio.sleep(0.005)
