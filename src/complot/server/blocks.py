"""Whom a guest wants to have nothing to do with."""

from __future__ import annotations

from typing import Final

from complot.store import Store

BLOCKED: Final = "blocked"
"""The shelf on which they lie."""


async def blocks(store: Store, guest: str, other: str, now: int) -> bool:
    """Whether a guest has blocked another."""
    return await store.get(BLOCKED, guest, other, now) is not None
