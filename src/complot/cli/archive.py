"""``complot export`` and ``complot import``: whole tables, for who runs the server."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable
from time import time
from typing import TypeVar

from complot.cli import file
from complot.cli.parser import settings_in
from complot.locale import Catalogue
from complot.server.archiving import export_table, import_table
from complot.server.choosing import choose
from complot.store import Store, StoreError, open_store

T = TypeVar("T")


class Unusable(Exception):
    """A store that can't be used; why, in one word."""


def export(asked: Namespace, catalogue: Catalogue) -> int:
    """Write a table to a file, or to whoever reads what is printed."""

    async def story(store: Store) -> bytes:
        return await export_table(store, asked.code.upper())

    return _told(asked, catalogue, story, lambda text: _give(asked, catalogue, text))


def import_(asked: Namespace, catalogue: Catalogue) -> int:
    """Put a table back that was exported."""
    text = file.read(asked.file)

    async def story(store: Store) -> str:
        return await import_table(store, text, int(time() * 1000))

    return _told(
        asked,
        catalogue,
        story,
        lambda code: print(catalogue.text("import-done", code=code)),
    )


def _give(asked: Namespace, catalogue: Catalogue, text: bytes) -> None:
    if asked.out is None:
        sys.stdout.buffer.write(text)
        sys.stdout.flush()
        return
    file.write(asked.out, text)
    print(catalogue.text("export-done", file=asked.out, rows=text.count(b"\n") - 1))


def _told(
    asked: Namespace,
    catalogue: Catalogue,
    story: Callable[[Store], Awaitable[T]],
    then: Callable[[T], None],
) -> int:
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
