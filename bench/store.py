"""How fast rows are kept: the stores beside one transaction a row, in one run.

    PYTHONPATH=tests python bench/store.py

Forty producers, each at a table of its own, wait for every row to be on the disk before they
write the next. The peers are the usual way: a thread that opens a transaction for each row, on a
file with the same settings; a pool of ten connections to the same PostgreSQL, which is started
for this and waits for the disk. All take turns, so that a busy machine slows all alike. The CPU
is that of our process; PostgreSQL's own are not in it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

import asyncpg
from rich.console import Console
from rich.table import Table

from complot.store import TableRecord, open_store
from services import Postgres, missing, started

ROW: Final = b"m" * 300
"""About what a move and its consequences come to."""

Append = Callable[[str, int, bytes], Awaitable[None]]


async def producing(append: Append, producers: int, seconds: float) -> tuple[float, float]:
    """Rows per second, and microseconds of CPU a row, over about this long."""
    began, used = perf_counter(), process_time()

    async def produce(table: str) -> int:
        seq = 0
        while perf_counter() - began < seconds:
            seq += 1
            await append(table, seq, ROW)
        return seq

    rows = sum(await asyncio.gather(*(produce(str(each)) for each in range(producers))))
    return rows / (perf_counter() - began), (process_time() - used) / rows * 1e6


async def grouped(url: str, producers: int, seconds: float) -> tuple[float, float]:
    """The store."""
    store = await open_store(url)
    try:
        for each in range(producers):
            await store.create(TableRecord(id=str(each), code=str(each), created_at=0))
        return await producing(store.append, producers, seconds)
    finally:
        await store.close()


async def thread_by_row(path: Path, producers: int, seconds: float) -> tuple[float, float]:
    """One thread, one transaction a row, and no check that the row is the next."""
    with (
        closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as db,
        ThreadPoolExecutor(1) as thread,
    ):
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(
            "CREATE TABLE log (table_id TEXT, seq INTEGER, row BLOB, PRIMARY KEY (table_id, seq))"
        )

        def insert(table: str, seq: int, row: bytes) -> None:
            db.execute("BEGIN IMMEDIATE")
            db.execute("INSERT INTO log VALUES (?, ?, ?)", (table, seq, row))
            db.execute("COMMIT")

        async def append(table: str, seq: int, row: bytes) -> None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(thread, partial(insert, table, seq, row))

        return await producing(append, producers, seconds)


async def pool_by_row(url: str, producers: int, seconds: float) -> tuple[float, float]:
    """Ten connections, one transaction a row, and no check that the row is the next."""
    async with asyncpg.create_pool(url, min_size=10, max_size=10) as pool:
        await pool.execute(
            "CREATE TABLE log (table_id text, seq bigint, entry bytea, PRIMARY KEY (table_id, seq))"
        )

        async def append(table: str, seq: int, row: bytes) -> None:
            await pool.execute("INSERT INTO log VALUES ($1, $2, $3)", table, seq, row)

        return await producing(append, producers, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--producers", type=int, default=40, help="how many (default 40)")
    parser.add_argument("--rounds", type=int, default=5, help="how many runs (default 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="per run (default 2)")
    parser.add_argument("--folder", type=Path, help="on which disk (default: for temporary files)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()

    measured: dict[str, list[tuple[float, float]]] = {}

    def measure(name: str, run: Coroutine[Any, Any, tuple[float, float]]) -> None:
        measured.setdefault(name, []).append(asyncio.run(run))

    how = (chosen.producers, chosen.seconds)
    with ExitStack() as stack:
        postgres = None
        if "postgresql" not in missing():
            postgres = Postgres(fsync=True, folder=chosen.folder)
            stack.enter_context(started(postgres))
        for _ in range(chosen.rounds):
            with TemporaryDirectory(dir=chosen.folder) as folder:
                path = Path(folder)
                measure("SQLite, one transaction a row", thread_by_row(path / "peer.db", *how))
                measure("SQLite, the store", grouped(f"sqlite:///{path / 'tables.db'}", *how))
            if postgres is not None:
                measure("PostgreSQL, one transaction a row", pool_by_row(postgres.database(), *how))
                measure("PostgreSQL, the store", grouped(postgres.database(), *how))

    rows = {
        name: {
            "rows_per_second": round(median(rate for rate, _ in runs)),
            "cpu_us_per_row": round(median(cpu for _, cpu in runs), 1),
        }
        for name, runs in measured.items()
    }
    if chosen.json:
        print(json.dumps(rows, indent=2))
        return
    table = Table(title=f"{chosen.producers} producers, median of {chosen.rounds} runs")
    for column in ("", "rows/s", "CPU µs/row"):
        table.add_column(column, justify="left" if not column else "right")
    for name, row in rows.items():
        table.add_row(name, *(f"{value:,}" for value in row.values()))
    Console().print(table)


if __name__ == "__main__":
    main()
