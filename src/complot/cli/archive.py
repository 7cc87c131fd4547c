"""``complot export`` and ``complot import``: whole tables, for who runs the server."""

from __future__ import annotations

import sys
from argparse import Namespace
from time import time

from complot.cli import file
from complot.cli.operating import with_store
from complot.locale import Catalogue
from complot.server.archiving import export_table, import_table
from complot.store import Store


def export(asked: Namespace, catalogue: Catalogue) -> int:
    """Write a table to a file, or to whoever reads what is printed."""

    async def story(store: Store) -> bytes:
        return await export_table(store, asked.code.upper())

    return with_store(asked, catalogue, story, lambda text: _give(asked, catalogue, text))


def import_(asked: Namespace, catalogue: Catalogue) -> int:
    """Put a table back that was exported."""
    text = file.read(asked.file)

    async def story(store: Store) -> str:
        return await import_table(store, text, int(time() * 1000))

    return with_store(
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
