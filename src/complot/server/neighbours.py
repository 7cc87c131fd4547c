"""The other processes that serve the same tables.

Each keeps a replica of every table that it has guests at. A row is stored under the condition that
it is the table's next, so that nothing that goes wrong here can do harm: it can only take longer.
Notices make it quick; to look once a second what the store knows makes it sure.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Final

from complot.server.failures import traced
from complot.server.logs import note
from complot.server.notices import Notices
from complot.store import StoreError

if TYPE_CHECKING:
    from complot.server.house import House
    from complot.server.live import Live

BEAT: Final = 0.3
"""Seconds between two signs of life."""

STALE: Final = 1000
"""Milliseconds after its last sign that a process is thought dead, and its tables are others'."""

LOOKS: Final = 3
"""Beats between two looks at how far tables have come."""


class Neighbours:
    """What this process and the others owe each other. One that is alone owes nothing."""

    def __init__(self, house: House, notices: Notices) -> None:
        self.house = house
        self.holder = token_hex(8)
        self._notices = notices
        self._marks: dict[tuple[str, str], int | None] = {}
        self._woken = asyncio.Event()
        self._beats = 0
        self._known_since = monotonic()
        self._behind: dict[str, Live] = {}
        self._late = asyncio.Event()
        self._lives: list[asyncio.Task[None]] = []
        self._leasing = asyncio.Lock()
        """Held while leases are taken or given up: in the other order a table that was just
        forgotten would be leased again, and led by nobody."""

    def start(self) -> None:
        """Begin to hear, and to be heard of."""
        self._notices.start(self._hear, self._miss)
        if self.house.store.shared:
            self._lives = [asyncio.create_task(self._live()), asyncio.create_task(self._read())]

    def tell(self, code: str, seq: int) -> None:
        """A table has come so far, and that is stored."""
        self._notices.publish(code, seq)

    def mark(self, table_id: str, guest: str, left: int | None) -> None:
        """A guest listens here or, since then, no longer."""
        if self.house.store.shared:
            self._marks[table_id, guest] = left

    async def seen(self, table_id: str) -> dict[str, int] | None:
        """When each guest was last known to be at a table with one of us; ``None`` while some of
        us may not have said yet who is there."""
        if self.house.store.shared:
            await self._beat()
            if monotonic() < self._known_since + 2 * STALE / 1000:
                return None
        return await self.house.store.seen(table_id)

    async def lease(self, table_ids: Collection[str]) -> frozenset[str]:
        """Those of these tables at which we let bots and the clock act."""
        async with self._leasing:
            return await self._lease(table_ids)

    async def _lease(self, table_ids: Collection[str]) -> frozenset[str]:
        if not table_ids:
            return frozenset()
        store, now = self.house.store, self.house.sources.now()
        if not self._beats:  # or the next who asks would think us dead
            await self._beat()
        return await store.lease(table_ids, self.holder, now)

    async def release(self, table_ids: Collection[str]) -> None:
        """Leave these tables to others, unless they were opened again meanwhile."""
        async with self._leasing:
            left = {*table_ids}.difference(live.id for live in self.house.tables)
            if left:
                await self.house.store.release(self.holder, left)

    def rest(self) -> None:
        """Lead no more tables than are led now."""
        for each in self._lives:
            each.cancel()

    async def close(self) -> None:
        """Say what is still to be said, and leave everything to the others."""
        self.rest()
        await self._notices.close()
        try:
            if self.house.store.shared:
                await self._write_marks()
                await self.house.store.release(self.holder)
        except StoreError as failure:
            note("tables_not_left", logging.ERROR, failure=type(failure).__name__)

    def _hear(self, reached: Mapping[str, int]) -> None:
        for code, seq in reached.items():
            live = self.house.loaded(code)
            if live is not None and live.awake:
                self._follow(live, seq)

    def _miss(self) -> None:
        """Notices may be lost: look at once."""
        self._beats = 0
        self._woken.set()

    def _follow(self, live: Live, seq: int) -> None:
        """A table has come so far."""
        if seq > live.table.seq:
            self._behind[live.id] = live
            self._late.set()

    async def _read(self) -> None:
        """Read what others have stored: of all tables that are behind at once, and meanwhile the
        next gather."""
        while True:
            await self._late.wait()
            self._late.clear()
            behind, self._behind = self._behind, {}
            known = {table_id: live.table.seq for table_id, live in behind.items()}
            try:
                for table_id, stored in (await self.house.store.news(known)).items():
                    behind[table_id].take_in(stored)
            except StoreError:  # the next look finds them again
                await asyncio.sleep(BEAT)
            except Exception as failure:
                note("news_failed", logging.ERROR, failure=traced(failure))

    async def _live(self) -> None:
        failing = False
        while True:
            try:
                await self._go_round()
                if failing:
                    note("store_in_reach")
                failing = False
            except StoreError as failure:
                if not failing:
                    note("store_out_of_reach", logging.ERROR, failure=type(failure).__name__)
                failing = True
            except Exception as failure:
                note("beat_failed", logging.ERROR, failure=traced(failure))
            try:
                async with asyncio.timeout(BEAT):
                    await self._woken.wait()
                self._woken.clear()
            except TimeoutError:
                pass

    async def _beat(self) -> None:
        known = await self.house.store.beat(self.holder, self.house.sources.now() + STALE)
        self._beats += 1
        if not known:
            self._known_since = monotonic()
            for live in self.house.tables:
                self._marks |= {(live.id, guest): None for guest in live.guests}

    async def _go_round(self) -> None:
        """Give a sign of life, and see what there is to do."""
        store, look = self.house.store, self._beats % LOOKS == 0
        await self._beat()
        await self._write_marks()
        async with self._leasing:
            tables = {live.id: live for live in self.house.tables}
            ours = await self._lease(tables)
        for table_id, live in tables.items():
            if self.house.loaded(live.table.code) is live:
                live.lead(table_id in ours)
        if look and tables:
            for table_id, last in (await store.lasts(tables)).items():
                self._follow(tables[table_id], last)

    async def _write_marks(self) -> None:
        marks, self._marks = self._marks, {}
        if marks:
            try:
                await self.house.store.mark(self.holder, marks)
            except StoreError:
                self._marks = marks | self._marks
                raise
