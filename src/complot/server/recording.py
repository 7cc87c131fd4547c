"""Records of games that are over, written when there is time for it.

A record takes as much work as dozens of moves, so nobody is kept waiting for it: the game's last
move is stored and told, and a process of its own, which leaves the machine to all others, writes
the record after that. What is lost with a process is written again when the table is next opened,
for its rows tell it all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final

from complot.core.errors import Code, Refused
from complot.games import title
from complot.server.failures import traced
from complot.server.logs import note
from complot.server.thinking import done_by, new_process
from complot.store import Beside, StoreError
from complot.table import Table
from complot.table import row as rows
from complot.table.forgetting import unnamed
from complot.table.record import pack, record

if TYPE_CHECKING:
    from complot.server.live import Live

NICE: Final = 10

PATIENCE: Final = 3
"""How often a record is begun whose process dies."""

AGAIN: Final = 1.0
"""Seconds until a record that could not be stored is stored again."""


def write(code: str, game: str, stored: Sequence[bytes], series: int) -> bytes:
    """The record of a game of the series, as it is stored."""
    of = title(game)
    table = Table(code, of.game, tuple(of.bots))
    return pack(record(table, map(rows.read, stored), series))


class Recorder:
    """The process in which records are written."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def write(self, code: str, game: str, stored: Sequence[bytes], series: int) -> bytes:
        """The record of a game of the series, as it is stored."""
        for _ in range(PATIENCE):
            pool = self._pool = self._pool or new_process(NICE)
            try:
                return await done_by(pool, write, code, game, stored, series)
            except BrokenProcessPool:
                note("recorder_died", logging.WARNING)
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
        raise RuntimeError("the recorder's process dies again and again")

    async def close(self) -> None:
        """Let the process end; what it was writing is written another time."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
            self._pool = None


class Records:
    """The records of one table's games."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._kept: set[int] = set()
        self._writing: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._writing)

    def begin(self) -> None:
        """Have every game recorded that is over and wasn't yet, if it is on us to do so."""
        if not self.live.leads or self.live.house.closing:
            return
        for series in self.live.table.finished:
            if series not in self._kept:
                self._begin(series)

    def _begin(self, series: int) -> asyncio.Task[None]:
        if series not in self._writing:
            task = self._writing[series] = asyncio.create_task(self._keep(series))
            task.add_done_callback(lambda _: self._writing.pop(series))
        return self._writing[series]

    async def _keep(self, series: int) -> None:
        """Write a record and store it; what fails is tried again, for nobody else will."""
        while series not in self._kept:
            try:
                await self._write(series)
                self._kept.add(series)
            except StoreError as failure:
                note("record_not_stored", logging.ERROR, failure=type(failure).__name__)
                await asyncio.sleep(AGAIN)
            except Exception as failure:
                note("record_not_written", logging.ERROR, failure=traced(failure))
                return

    async def _write(self, series: int) -> None:
        """What a guest wants forgotten meanwhile isn't brought back: then it is written anew."""
        live, store = self.live, self.live.house.store
        if series in await store.replays(live.id):
            return
        while True:
            used = await store.rows(live.id)
            written = await live.house.recorder.write(
                live.table.code, live.table.game.name, used, series
            )
            async with live.lock:
                if (await store.rows(live.id))[: len(used)] == used:
                    await store.relist(live.id, Beside(replay=(series, written)))
                    return

    async def rounds(self) -> list[int]:
        """The games of the series that can be seen again."""
        kept = await self.live.house.store.replays(self.live.id)
        return sorted({*kept, *self.live.table.finished})

    async def read(self, series: int) -> bytes:
        """The record of a game, as it is stored."""
        store, table = self.live.house.store, self.live.table
        stored = await store.replay(self.live.id, series)
        if stored is None and series in table.finished:
            self._kept.discard(series)
            await asyncio.shield(self._begin(series))
            stored = await store.replay(self.live.id, series)
        if stored is not None:
            return stored
        running = series == table.round and table.stage == "playing"
        raise Refused(Code.GAME_RUNNING if running else Code.NO_SUCH_ROUND, round=series)

    async def forget(self, blanks: Mapping[str, str]) -> None:
        """Leave nothing in the records of whoever was called so."""
        store = self.live.house.store
        for series in await store.replays(self.live.id):
            stored = await store.replay(self.live.id, series)
            if stored is not None:
                blank = await asyncio.to_thread(unnamed, stored, blanks)
                await store.relist(self.live.id, Beside(replay=(series, blank)))

    async def close(self) -> None:
        """Stop, wherever it is: the rows are still there."""
        writing = [*self._writing.values()]
        for task in writing:
            task.cancel()
        await asyncio.gather(*writing, return_exceptions=True)
