"""Records of games that are over, written when there is time for it.

A record takes as much work as dozens of moves, so nobody is kept waiting for it: the game's last
move is stored and told, and a while later a process of its own, which leaves the machine to all
others, writes the records of all games that have ended at the table by then, one table after the
other and with pauses. Who asks for one has it at once, from a process that waits for nobody: on a
busy machine the other would be given no time. A server that stops writes first what it owes, for
the next may play by other rules and not know the game any more. What one owed that died is on a
shelf, and written by the next, for the rows tell it all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from complot.bots import Believer
from complot.core.belief import Belief
from complot.core.errors import Code, Refused
from complot.core.match import Observation
from complot.games import Title, title
from complot.server.failures import traced
from complot.server.logs import note
from complot.server.refusals import Rejected, WireCode
from complot.server.thinking import Stopped, done_by, ended, new_process
from complot.store import Beside, StoreError
from complot.table import Table
from complot.table import row as rows
from complot.table.forgetting import unnamed
from complot.table.record import pack, records

if TYPE_CHECKING:
    from complot.server.live import Live

PATIENCE: Final = 3
"""How often a record is begun whose process dies."""

LATER: Final = 3.0
"""Seconds after a game's end until it is this table's turn to be recorded."""

PAUSE: Final = 2.0
"""How much longer than a turn took nobody else has one."""

AGAIN: Final = 1.0
"""Seconds until a record that could not be stored is stored again."""

LEAVING: Final = 4.0
"""Seconds that a server which stops takes for the records that it owes."""

OWED: Final = "owed"
"""The shelf of the tables that a record is owed of."""

ALL: Final = "tables"
"""Whose shelf that is."""


class Minds:
    """What the bots of a game say that they believed."""

    def __init__(self, of: Title) -> None:
        self.of = of
        self.failures: dict[str, str] = {}
        """By bot: how one of them failed to say it."""

    def believes(self, bot: str, seen: Observation[Any]) -> tuple[Belief, ...]:
        """What a bot takes for likely where it sees this; the same whenever it is asked.

        One that can't say it leaves a gap, and not a game without a record.
        """
        mind = self.of.bots.get(bot)
        if not isinstance(mind, Believer):
            return ()
        try:
            return mind.believes(seen, Random(len(seen.events)))
        except Exception as failure:
            self.failures[bot] = traced(failure)
            return ()


def write(
    code: str, game: str, stored: Sequence[bytes], series: Sequence[int]
) -> tuple[list[bytes], dict[str, str]]:
    """The records of these games of the series, as they are stored; and by bot what failed."""
    of = title(game)
    table, minds = Table(code, of.game, tuple(of.bots)), Minds(of)
    written = records(table, map(rows.read, stored), series, minds.believes)
    return [pack(lines) for lines in written], minds.failures


class Recorder:
    """The processes in which records are written: where somebody waits for them, and where not."""

    def __init__(self) -> None:
        self._pools: dict[bool, ProcessPoolExecutor] = {}
        self._busy = asyncio.Lock()
        self._closed = False

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The time in which one table's records are written, and no other's."""
        async with self._busy:
            began = monotonic()
            yield
            await asyncio.sleep(PAUSE * (monotonic() - began))

    async def write(
        self, code: str, game: str, stored: Sequence[bytes], series: Sequence[int], *, waited: bool
    ) -> list[bytes]:
        """The records of these games of the series, as they are stored; is it waited for them?"""
        for _ in range(PATIENCE):
            if self._closed:
                raise Stopped
            pool = self._pools.get(waited) or new_process(idle=not waited)
            self._pools[waited] = pool
            try:
                written, failures = await done_by(pool, write, code, game, stored, series)
            except BrokenProcessPool:
                note("recorder_died", logging.WARNING)
                if self._pools.get(waited) is pool:
                    del self._pools[waited]
                pool.shutdown(wait=False)
            else:
                for bot, failure in failures.items():
                    note("belief_failed", logging.ERROR, bot=bot, failure=failure)
                return written
        raise RuntimeError("the recorder's process dies again and again")

    async def close(self) -> None:
        """End the processes; what they were writing is written another time."""
        self._closed = True
        pools, self._pools = [*self._pools.values()], {}
        await asyncio.gather(*map(ended, pools))


class Records:
    """The records of one table's games."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._kept: set[int] = set()
        self._writing: asyncio.Task[None] | None = None
        self._asked: dict[int, asyncio.Task[None]] = {}
        """What somebody waits for, so that the next who asks waits for the same."""
        self.storing = asyncio.Lock()
        """Held while records are stored or somebody is forgotten; before the table's own lock."""

    @property
    def busy(self) -> bool:
        return self._begun or bool(self._asked)

    @property
    def _begun(self) -> bool:
        return self._writing is not None and not self._writing.done()

    @property
    def _owed(self) -> list[int]:
        return sorted({*self.live.table.finished} - self._kept)

    def begin(self) -> None:
        """Have every game recorded that is over and wasn't yet, if it is on us to do so."""
        if self.live.leads and not self.live.house.closing and self._owed and not self._begun:
            self._writing = asyncio.create_task(self._keep())

    async def recall(self) -> None:
        """Have written what another process owed, and wait for it."""
        if self._writing is not None:
            await asyncio.wait([self._writing])
        if not self._owed:
            await self.live.house.store.drop(OWED, ALL, self.live.id)

    async def finish(self) -> None:
        """Write what is owed at once: the server stops."""
        if not self.live.leads or not self._owed:
            return
        try:
            await self._write(self._owed, waited=True)
        except StoreError as failure:
            note("record_not_stored", logging.ERROR, failure=type(failure).__name__)
        except Exception as failure:
            note("record_not_written", logging.ERROR, failure=traced(failure))

    async def _promise(self) -> None:
        """Have it known what is owed, should this process come to nothing."""
        live, store = self.live, self.live.house.store
        with suppress(StoreError):  # then whoever opens the table next finds it out
            self._kept.update(await store.replays(live.id))
            if self._owed:
                await store.put(OWED, ALL, live.id, live.table.code.encode())

    async def _keep(self) -> None:
        """Write what is owed; what can't be stored is tried again, for nobody else will."""
        await self._promise()
        if self._owed:
            await asyncio.sleep(LATER)
        while self._owed:
            try:
                async with self.live.house.recorder.turn():
                    await self._write(self._owed, waited=False)
            except StoreError as failure:
                note("record_not_stored", logging.ERROR, failure=type(failure).__name__)
                await asyncio.sleep(AGAIN)
            except Exception as failure:
                note("record_not_written", logging.ERROR, failure=traced(failure))
                return

    async def _write(self, owed: Sequence[int], *, waited: bool) -> None:
        """What a guest wants forgotten meanwhile isn't brought back: then it is written anew."""
        live, store = self.live, self.live.house.store
        kept = await store.replays(live.id)
        series = [each for each in owed if each not in kept]
        while series:
            epoch = live.table.epoch
            used = await store.rows(live.id)
            written = await live.house.recorder.write(
                live.table.code, live.table.game.name, used, series, waited=waited
            )
            async with self.storing:
                if store.shared:
                    await live.refresh()
                if live.table.epoch == epoch:
                    records = zip(series, written, strict=True)
                    storing = [store.relist(live.id, Beside(replay=each)) for each in records]
                    await asyncio.gather(*storing)
                    break
        self._kept.update(owed)
        if not self._owed:
            await store.drop(OWED, ALL, live.id)

    async def rounds(self) -> list[int]:
        """The games of the series that can be seen again."""
        kept = await self.live.house.store.replays(self.live.id)
        return sorted({*kept, *self.live.table.finished})

    async def read(self, series: int) -> bytes:
        """The record of a game, as it is stored."""
        store, table = self.live.house.store, self.live.table
        stored = await store.replay(self.live.id, series)
        if stored is None and series in table.finished:
            try:
                await asyncio.shield(self._asked.get(series) or self._ask(series))
            except Stopped:
                raise Rejected(WireCode.UNAVAILABLE) from None
            stored = await store.replay(self.live.id, series)
        if stored is not None:
            return stored
        running = series == table.round and table.stage == "playing"
        raise Refused(Code.GAME_RUNNING if running else Code.NO_SUCH_ROUND, round=series)

    def _ask(self, series: int) -> asyncio.Task[None]:
        """Have a record written at once, and once for all who ask meanwhile."""
        task = self._asked[series] = asyncio.create_task(self._write([series], waited=True))

        def answer(done: asyncio.Task[None]) -> None:
            del self._asked[series]
            if not done.cancelled():
                done.exception()  # for those who wait; all may have gone

        task.add_done_callback(answer)
        return task

    async def forget(self, blanks: Mapping[str, str]) -> None:
        """Leave nothing in the records of whoever was called so."""
        store = self.live.house.store
        for series in await store.replays(self.live.id):
            stored = await store.replay(self.live.id, series)
            if stored is not None:
                blank = await asyncio.to_thread(unnamed, stored, blanks)
                await store.relist(self.live.id, Beside(replay=(series, blank)))

    async def close(self) -> None:
        """Stop, wherever it is, but for what somebody waits for: the rows are still there."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
