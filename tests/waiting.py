"""To wait for something, but not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


async def within(seconds: float, awaited: Awaitable[T]) -> T:
    """What comes of it, unless that takes longer."""
    async with asyncio.timeout(seconds):
        return await awaited
