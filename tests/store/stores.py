"""A store of any kind, for a test that speaks of what all of them do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from complot.store import Store, open_store


def tell(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, live through the story and close it."""

    async def telling() -> None:
        store = await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(telling())
