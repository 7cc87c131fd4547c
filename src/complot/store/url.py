"""The store that an address names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from complot.core.errors import Code, Refused
from complot.store.extras import needing
from complot.store.sqlite import SqliteStore
from complot.store.store import Store

POSTGRES: Final = ("postgresql://", "postgres://")


def shared(url: str) -> bool:
    """Whether many processes can write to such a store at once."""
    return url.startswith(POSTGRES)


async def open_store(url: str) -> Store:
    """Open a store, making and updating it as needed.

    ``sqlite:///tables.db`` is a file beside the caller, ``sqlite:////var/lib/tables.db`` one
    with its full path; ``sqlite://`` is kept in memory and gone when it is closed.
    ``postgresql://user@host/database`` is a database for many processes.
    """
    if shared(url):
        return await _postgres(url)
    if url in ("sqlite://", "sqlite:///:memory:"):
        return await SqliteStore.open(None)
    path = url.removeprefix("sqlite:///")
    if path != url and Path(path).name:
        return await SqliteStore.open(Path(path))
    # No more of the address than its scheme: it may hold a password.
    scheme = url.partition(":")[0] if "://" in url else ""
    raise Refused(Code.MALFORMED, what="store", reason=f"{scheme}://")


async def _postgres(url: str) -> Store:
    with needing("asyncpg", extra="postgres"):
        from complot.store.postgres import PostgresStore
    return await PostgresStore.open(url)
