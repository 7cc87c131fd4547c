"""What a store is: the tables there are, and each one's rows in order."""

from __future__ import annotations

from typing import Protocol

from complot.core.value import Value


class TableRecord(Value):
    """What is known of a table from its first moment."""

    id: str
    code: str
    """The short one that people type."""
    created_at: int
    """In milliseconds since 1970."""


class StoreError(Exception):
    """Whatever a store answers instead of doing what was asked."""


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


class Store(Protocol):
    """Tables and their rows, used from the event loop that it was opened in.

    Waiting can be given up (by cancelling), but what was asked for may be done all the same.
    """

    async def create(self, record: TableRecord) -> None:
        """Keep a new table, or raise ``CodeTaken``."""

    async def find(self, code: str) -> TableRecord | None:
        """The table that has this code, as it was written."""

    async def get(self, id: str, /) -> TableRecord | None:  # noqa: A002
        """The table that has this id."""

    async def append(self, table_id: str, seq: int, row: bytes) -> None:
        """Keep a table's next row: 1, then 2, then 3. When this returns it is on the disk.

        A ``seq`` that exists or leaves a gap is a ``Conflict``, and nothing is written.
        """

    async def rows(self, table_id: str, after: int = 0) -> list[bytes]:
        """A table's rows in order, from the one after this on.

        Every row that was acknowledged before the call is there.
        """

    async def close(self) -> None:
        """Answer all that was asked, then let go of everything; from now on all is refused."""
