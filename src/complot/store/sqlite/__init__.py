"""The store in one SQLite file."""

from complot.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
