"""A store of any kind, for a test that speaks of what all of them do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from complot.store import Store, open_store
from waiting import PATIENCE


def tell(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, live through the story and close it."""

    async def telling() -> None:
        store = await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(telling())


@asynccontextmanager
async def looking(url: str) -> AsyncIterator[asyncpg.Connection[Any]]:
    """A connection of our own to a store in PostgreSQL."""
    db = await asyncpg.connect(url)
    try:
        yield db
    finally:
        await db.close()


async def alone(url: str) -> None:
    """Wait until no store is connected any more; a file has nobody who could be late."""
    if url.startswith("sqlite"):
        return
    async with looking(url) as db:
        async with asyncio.timeout(PATIENCE):
            while await db.fetchval(
                "SELECT count(*) FROM pg_stat_activity"
                " WHERE application_name = 'complot' AND datname = current_database()"
            ):
                await asyncio.sleep(0.01)
