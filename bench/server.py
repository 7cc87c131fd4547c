"""How much a server carries: tables of five who play The Resistance, over sockets, on the disk.

    PYTHONPATH=tests python bench/server.py

The players are in this process, the server in another. A move is one command by one socket; most
are votes, of which all five hear, each by a view of its own, once the row is on the disk. Each
run starts a server on a fresh file and measures

    full load      every table moves as soon as all have heard of the last move
    offered load   so many moves a second, in turn with bare fsyncs on the same disk

and after the runs, once each: which part of the server uses how much, and how much memory a
table takes when a thousand of them are held at once. Last, where PostgreSQL is found: the CPU of a
move, summed over all processes, with one of them and with two, in turns.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from http.client import HTTPConnection
from pathlib import Path
from secrets import token_hex
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep
from typing import Any, Final

import uvloop
from rich.console import Console
from rich.table import Table as Grid

from crowd import PLAYERS, Lag, Table
from host import Host
from services import Postgres, missing, started

HERE: Final = "127.0.0.1"
SLICES: Final = 10
"""How often moves and bare fsyncs take turns."""

AT_ONCE: Final = 20
"""Tables that sit down at the same time, and no more: this isn't what is measured."""

SPARE: Final = 1000
"""Open files besides the sockets."""

WARM: Final = 20
"""Tables that a server has before its memory is first looked at."""

Figures = dict[str, float]


class Bench:
    """What was asked for on the command line."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.tables: int = asked.tables
        self.seconds: float = asked.seconds
        self.rate: int = asked.rate
        self.held: int = asked.held
        self.folder: Path | None = asked.folder
        self._db: str | None = asked.db
        self._workers: int = asked.workers
        self._redis: str | None = asked.redis

    @asynccontextmanager
    async def hosting(self, parts: bool = False) -> AsyncIterator[Host]:
        """A server, on a file of its own unless a database is named."""
        with TemporaryDirectory(dir=self.folder) as folder:
            settings = {
                "COMPLOT_PORT": "0",
                "COMPLOT_DB": self._db or f"sqlite:///{folder}/tables.db",
                "COMPLOT_WORKERS": str(self._workers),
                "COMPLOT_REDIS": self._redis or "off",
                "COMPLOT_LIMITS_COMMANDS": "off",  # ours play faster than people
            }
            host = Host(settings, Path(folder) / "log", parts)
            try:
                yield host
            finally:
                host.stop()

    async def run(self) -> tuple[Figures, Figures]:
        """The figures under full load and under the offered one."""
        async with self.hosting() as host:
            tables = await gathered(host, self.tables)
            await play(tables, self.seconds / 5)
            full = await self._full(host, tables)
            offered = await self._offered(host, tables)
        return full, offered

    async def full(self) -> Figures:
        """The figures under full load alone."""
        async with self.hosting() as host:
            tables = await gathered(host, self.tables)
            await play(tables, self.seconds / 5)
            return await self._full(host, tables)

    async def _full(self, host: Host, tables: list[Table]) -> Figures:
        cpu, aside = host.cpu(), host.cpu(aside=True)
        own, began = process_time(), perf_counter()
        lags = await play(tables, self.seconds)
        took, moves = perf_counter() - began, len(lags)
        return {
            "moves_per_second": moves / took,
            "cpu_us_per_move": (host.cpu() - cpu) / moves * 1e6,
            "aside_cpu_us_per_move": (host.cpu(aside=True) - aside) / moves * 1e6,
            "players_cpu_us_per_move": (process_time() - own) / moves * 1e6,
            **_milliseconds("mover", [lag.mover for lag in lags]),
            **_milliseconds("last", [lag.last for lag in lags]),
        }

    async def _offered(self, host: Host, tables: list[Table]) -> Figures:
        lags: list[Lag] = []
        fsyncs: list[float] = []
        with TemporaryDirectory(dir=self.folder) as folder:
            for _ in range(SLICES):
                fsyncs += synced(Path(folder), self.rate, self.seconds / SLICES)
                lags += await offer(tables, self.rate, self.seconds / SLICES)
        figures = {
            **_milliseconds("mover", [lag.mover for lag in lags]),
            **_milliseconds("last", [lag.last for lag in lags]),
            **_milliseconds("fsync", fsyncs),
        }
        return {**figures, "p99_above_fsync_ms": figures["last_p99_ms"] - figures["fsync_p99_ms"]}

    async def parts(self) -> Figures:
        """Microseconds of CPU a move, by part."""
        async with self.hosting(parts=True) as host:
            tables = await gathered(host, self.tables)
            await play(tables, self.seconds / 5)
            before, cpu = host.parts(), host.cpu()
            moves = len(await play(tables, self.seconds))
            after, cpu = host.parts(), host.cpu() - cpu
            used = {part: (after[part] - before[part]) / moves * 1e6 for part in after}
        return {**used, "sockets and the rest": cpu / moves * 1e6 - sum(used.values())}

    async def hold(self) -> Figures:
        """How a great many tables are held, each in the middle of a game."""
        wanted = self.held * PLAYERS + SPARE
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(wanted, _most_files())))
        async with self.hosting() as host:
            first = await gathered(host, WARM)
            await play(first, self.seconds / 5)
            before, began = host.memory(), perf_counter()
            tables = first + await gathered(host, self.held - WARM)
            sat = perf_counter() - began
            lags: list[Lag] = []
            for _ in range(WARM):
                lags += await asyncio.gather(*(table.move() for table in tables))
            grown = host.memory() - before
            for table in tables:
                assert all(not line.transport.is_closing() for line in table.lines)
        return {
            "tables": len(tables),
            "sockets": len(tables) * PLAYERS,
            "seconds_to_sit_down": sat,
            "moves": len(lags),
            "kb_per_table": grown / (self.held - WARM) / 1024,
        }


async def gathered(host: Host, count: int) -> list[Table]:
    """So many tables, with the cards dealt."""
    token, few = token_hex(4), asyncio.Semaphore(AT_ONCE)

    async def gather(number: int) -> Table:
        async with few:
            table = Table(number, [f"{token} {number} {player}" for player in range(PLAYERS)])
            body = {"command_id": token, "game": "resistance", "name": "Player 0"}
            host_line = table.lines[0]
            headers = {"Cookie": host_line.cookie, "X-Forwarded-For": host_line.address}
            with closing(HTTPConnection(HERE, host.port)) as http:
                http.request("POST", "/api/tables", json.dumps(body), headers)
                table.code = json.loads(http.getresponse().read())["code"]
            await table.sit_down(HERE, host.port)
            return table

    return await asyncio.gather(*map(gather, range(count)))


async def play(tables: list[Table], seconds: float) -> list[Lag]:
    """Every table moves as fast as it can, for so long."""
    until = perf_counter() + seconds
    lags: list[Lag] = []

    async def moving(table: Table) -> None:
        while perf_counter() < until:
            lags.append(await table.move())

    await asyncio.gather(*map(moving, tables))
    return lags


async def offer(tables: list[Table], rate: int, seconds: float) -> list[Lag]:
    """So many moves a second; one that has to wait for a free table has waited from then on."""
    due: asyncio.Queue[float | None] = asyncio.Queue()
    lags: list[Lag] = []

    async def moving(table: Table) -> None:
        while (when := await due.get()) is not None:
            waited = perf_counter() - when
            lag = await table.move()
            lags.append(Lag(lag.mover + waited, lag.last + waited))

    movers = [asyncio.create_task(moving(table)) for table in tables]
    began = perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(began + number / rate - perf_counter())
        due.put_nowait(perf_counter())
    for _ in movers:
        due.put_nowait(None)
    await asyncio.gather(*movers)
    return lags


def synced(folder: Path, rate: int, seconds: float) -> list[float]:
    """How long a page takes to the disk and nothing else, so many times a second."""
    took: list[float] = []
    file = os.open(folder / "synced", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    began = perf_counter()
    for number in range(int(rate * seconds)):
        sleep(max(0.0, began + number / rate - perf_counter()))
        start = perf_counter()
        os.write(file, bytes(4096))
        os.fsync(file)
        took.append(perf_counter() - start)
    os.close(file)
    return took


def sharing(asked: argparse.Namespace, run: Callable[..., Any]) -> list[Figures]:
    """One process on PostgreSQL beside two, in turns."""
    postgres = Postgres()
    compared: list[Figures] = []
    with started(postgres):
        for _ in range(asked.runs):
            figures: Figures = {}
            for name, workers in (("one", 1), ("two", 2)):
                options = {**vars(asked), "db": postgres.database(), "workers": workers}
                full = run(Bench(argparse.Namespace(**options)).full())
                figures[f"{name}_moves_per_second"] = full["moves_per_second"]
                figures[f"{name}_cpu_us_per_move"] = full["cpu_us_per_move"]
            figures["two_by_one"] = figures["two_cpu_us_per_move"] / figures["one_cpu_us_per_move"]
            compared.append(figures)
    return compared


def _milliseconds(name: str, seconds: list[float]) -> Figures:
    ordered = sorted(seconds)
    return {
        f"{name}_p{percent}_ms": ordered[len(ordered) * percent // 100] * 1e3
        for percent in (50, 99)
    }


def _most_files() -> int:
    return resource.getrlimit(resource.RLIMIT_NOFILE)[1]


def _middle(runs: list[Figures]) -> dict[str, list[float]]:
    """Of each figure the median, the least and the most."""
    return {
        name: [round(pick(run[name] for run in runs), 2) for pick in (median, min, max)]
        for name in runs[0]
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5, help="how many (default 5)")
    parser.add_argument("--tables", type=int, default=40, help="of five (default 40)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each load (default 10)")
    parser.add_argument("--rate", type=int, default=200, help="moves/s offered (default 200)")
    parser.add_argument("--held", type=int, default=1000, help="tables at once (default 1000)")
    parser.add_argument("--folder", type=Path, help="on which disk (default: for temporary files)")
    parser.add_argument("--db", help="a database (default: a fresh SQLite file for each run)")
    parser.add_argument("--workers", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--redis", help="where several processes hear of each other's rows")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    bench = Bench(asked)

    gc.freeze()
    gc.disable()  # the players' garbage has no cycles, and their pauses aren't the server's
    run: Callable[..., Any] = uvloop.run
    runs: list[tuple[Figures, Figures]] = [run(bench.run()) for _ in range(asked.runs)]
    measured = {
        "full load": _middle([full for full, _ in runs]),
        f"{bench.rate} moves/s": _middle([offered for _, offered in runs]),
        "CPU µs a move": _middle([run(bench.parts())]),
        "held": _middle([run(bench.hold())]),
    }
    if asked.db is None and "postgresql" not in missing():
        measured["PostgreSQL"] = _middle(sharing(asked, run))
    if asked.json:
        print(json.dumps(measured, indent=2))
        return
    grid = Grid(title=f"{bench.tables} tables of five, median of {asked.runs} runs")
    for column in ("", "", "median", "least", "most"):
        grid.add_column(column, justify="right" if column else "left")
    for load, figures in measured.items():
        for name, values in figures.items():
            grid.add_row(load, name, *(f"{value:,}" for value in values))
        grid.add_section()
    Console().print(grid)


if __name__ == "__main__":
    main()
