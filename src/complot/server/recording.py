"""Records of games that are over, written when there is time for it.

A record takes longer to write than all moves of its game took to make, so nobody is kept waiting
for it: the game's last move is stored and told, and a process of its own, which leaves the
machine to all others, writes the record after that. What is lost with a process is written again
when the table is next looked at, for its rows tell it all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from complot.games import title
from complot.server.thinking import new_process
from complot.table import Table
from complot.table import row as rows
from complot.table.record import pack, record

log = logging.getLogger("complot.server")

NICE: Final = 10
PATIENCE: Final = 3
"""How often a record is begun whose process dies."""


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
        loop = asyncio.get_running_loop()
        for _ in range(PATIENCE):
            pool = self._pool = self._pool or new_process(NICE)
            try:
                return await loop.run_in_executor(pool, write, code, game, stored, series)
            except BrokenProcessPool:
                log.warning("the recorder's process died; starting another")
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
        raise RuntimeError("the recorder's process dies again and again")

    async def close(self) -> None:
        """Let the process end; what it was writing is written another time."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
            self._pool = None
