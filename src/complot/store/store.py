"""What a store is: the tables there are, each one's rows in order, and what is kept beside them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from complot.store.record import NOTHING, Beside, Listed, TableRecord


class Store(Protocol):
    """Tables and their rows, used from the event loop that it was opened in.

    Waiting can be given up (by cancelling), but what was asked for may be done all the same.
    Times are given by the caller, in milliseconds since 1970.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it, too."""

    # tables and their rows

    async def create(self, record: TableRecord) -> None:
        """Keep a new table, or raise ``CodeTaken``."""

    async def find(self, code: str) -> TableRecord | None:
        """The table that has this code, as it was written."""

    async def table(self, table_id: str) -> TableRecord | None:
        """The table that has this id."""

    async def append(self, table_id: str, seq: int, row: bytes, beside: Beside = NOTHING) -> None:
        """Keep a table's next row: 1, then 2, then 3. When this returns it is on the disk.

        A ``seq`` that exists or leaves a gap is a ``Conflict``, and nothing is written.
        """

    async def rows(self, table_id: str, after: int = 0) -> list[bytes]:
        """A table's rows in order, from the one after this on.

        Every row that was acknowledged before the call is there.
        """

    async def news(self, known: Mapping[str, int]) -> dict[str, list[bytes]]:
        """The rows of all these tables after the ones that are known; of those that have any."""

    async def lasts(self, table_ids: Collection[str]) -> dict[str, int]:
        """The numbers of these tables' last rows."""

    async def rewrite(self, table_id: str, rows: Sequence[bytes]) -> None:
        """Put others in the place of all of a table's rows, to forget what nobody may keep, and
        add the last of these, by which everyone hears of it.

        All of it or nothing: a ``Conflict`` if that one isn't the table's next.
        """

    # what is kept of them beside the rows

    async def relist(self, table_id: str, beside: Beside) -> None:
        """Change what is kept beside a table's rows, without a row; but not by a card that comes
        late."""

    async def listed(self, code: str) -> Listed | None:
        """The table that has this code, as lists have it."""

    async def open_tables(self, limit: int) -> list[Listed]:
        """The public tables that are open, the one whose card changed last first.

        Another time at which it is due is no change: lists don't show it.
        """

    async def tables_of(self, guest: str, limit: int) -> list[Listed]:
        """The tables at which a guest sits, in the same order."""

    async def due(self, before: int, limit: int) -> list[TableRecord]:
        """The tables that were due by then, the one that waits longest first."""

    async def replay(self, table_id: str, round: int) -> bytes | None:  # noqa: A002
        """A finished game of a table."""

    async def replays(self, table_id: str) -> list[int]:
        """The rounds of a table that there are replays of."""

    async def forget_guest(self, guest: str) -> None:
        """The guest sits nowhere any more, and whatever it owns on any shelf is gone."""

    # shelves: small things that belong to a guest, or to whoever the caller says

    async def put(
        self, shelf: str, owner: str, item: str, value: bytes, until: int | None = None
    ) -> None:
        """Lay something on a shelf in place of what was there, for good or until then."""

    async def get(self, shelf: str, owner: str, item: str, now: int) -> bytes | None:
        """What lies there now."""

    async def items(self, shelf: str, owner: str, now: int) -> dict[str, bytes]:
        """All that an owner has on a shelf now."""

    async def take(self, shelf: str, owner: str, item: str, now: int) -> bytes | None:
        """Take something off its shelf; of all who try, one gets it."""

    async def drop(self, shelf: str, owner: str, item: str | None = None) -> None:
        """Throw something away, or all that an owner has on a shelf."""

    async def tidy(self, now: int) -> None:
        """Throw away what has had its time: on shelves, and of processes that are gone."""

    # leases: which process lets a table's bots and clock act

    async def beat(self, holder: str, until: int) -> bool:
        """A process that holds leases is alive, and is to be believed so until then.

        Whether the store knew it: it may have forgotten who holds what and who listens where.
        """

    async def lease(self, table_ids: Collection[str], holder: str, now: int) -> frozenset[str]:
        """Those of these tables that are this holder's now.

        One that is nobody's, or that of a holder which is alive no longer, becomes this one's.
        """

    async def release(self, holder: str, table_ids: Collection[str] | None = None) -> None:
        """Give up these leases; without any, all of them, and be alive no longer."""

    # presence: who listens where, which the process that holds a table's lease wants to know

    async def mark(self, holder: str, marks: Mapping[tuple[str, str], int | None]) -> None:
        """By table and guest: when the guest left this process, or that (``None``) it listens."""

    async def seen(self, table_id: str) -> dict[str, int]:
        """When each guest was last known to listen at a table, by any process; till when one that
        listens is believed to. A store that isn't shared leaves that to its one process."""

    async def close(self) -> None:
        """Answer all that was asked, then let go of everything; from now on all is refused."""
