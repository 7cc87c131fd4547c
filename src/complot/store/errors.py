"""Whatever a store answers instead of doing what was asked."""

from __future__ import annotations


class StoreError(Exception):
    """Nothing was done, or at least nothing was acknowledged."""


class CodeTaken(StoreError):
    """Another table has this code, or this id."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class NoSuchTable(StoreError):
    """A row for a table that was never created."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class Conflict(StoreError):
    """The row isn't the table's next one; nothing of it was written."""

    def __init__(self, last: int) -> None:
        super().__init__(last)
        self.last = last
        """The number of the table's last row, 0 if it has none."""


class Closed(StoreError):
    """The store is closed, or about to be."""


class StoreFailed(StoreError):
    """The disk or the database failed, and nothing was acknowledged.

    As with a lost connection, a row may have reached the disk all the same: read on from the
    last row known before writing it again. (Written again, it is a conflict.)
    """


class NewerFile(StoreError):
    """The store was written by a newer Complot; it was left as it is."""

    def __init__(self, theirs: int, ours: int) -> None:
        super().__init__(theirs, ours)
        self.theirs = theirs
        """The last migration that the store has been through."""
        self.ours = ours
        """The last one known here."""


class OtherFile(StoreError):
    """The database holds something else than tables of Complot; it was left as it is."""
