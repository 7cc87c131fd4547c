"""Whom a guest wants to have nothing to do with."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from complot.store import Store

BLOCKED: Final = "blocked"
"""The shelf on which they lie."""


def known_as(guest: str, other: str) -> str:
    """What a guest calls another there: nobody else calls it so, and it doesn't tell who it is."""
    return sha256(f"{guest} {other}".encode()).hexdigest()


async def blocks(store: Store, guest: str, other: str, now: int) -> bool:
    """Whether a guest has blocked another."""
    return await store.get(BLOCKED, guest, known_as(guest, other), now) is not None
