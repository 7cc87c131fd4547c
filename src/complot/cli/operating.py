"""What the operator asks of the tables themselves, whether or not a server runs on them."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable
from typing import TypeVar

from complot.cli.parser import settings_in
from complot.locale import Catalogue
from complot.server.choosing import choose
from complot.store import Store, StoreError, open_store

T = TypeVar("T")


def with_store(
    asked: Namespace,
    catalogue: Catalogue,
    story: Callable[[Store], Awaitable[T]],
    then: Callable[[T], None],
) -> int:
    """Ask the store that the command line names, and go on with the answer."""
    try:
        done = asyncio.run(_with_store(choose(os.environ, settings_in(asked)).settings.db, story))
    except StoreError as failure:
        reason = type(failure).__name__
        print(catalogue.text("serve-cannot-open", reason=reason), file=sys.stderr)
        return 2
    then(done)
    return 0


async def _with_store(url: str, story: Callable[[Store], Awaitable[T]]) -> T:
    store = await open_store(url)
    try:
        return await story(store)
    finally:
        await store.close()
