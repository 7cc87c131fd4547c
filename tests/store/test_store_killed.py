"""A process is killed while it writes: what it had been told is kept is there.

(The kill spares what the operating system holds; that COMMIT waits for the disk itself is
SQLite's ``synchronous = FULL``, and PostgreSQL's ``synchronous_commit``.)
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from signal import SIGKILL
from subprocess import PIPE
from typing import TYPE_CHECKING

from stores import alone

from complot.store import TableRecord, open_store

if TYPE_CHECKING:
    from services import Postgres

KILLS = 20
TABLES = [f"table{each}" for each in range(5)]


def row(table: str, seq: int) -> bytes:
    """What a row holds, so that one out of its place shows."""
    return f"{table}:{seq}:".encode() + b"x" * (seq * 37 % 900)


async def produce(url: str) -> None:
    """In the process to be killed: write on to every table, and tell of each row kept."""
    store = await open_store(url)

    async def produce_for(table: str) -> None:
        if await store.table(table) is None:
            await store.create(TableRecord(id=table, code=table, created_at=0))
        seq = len(await store.rows(table))
        while True:
            seq += 1
            await store.append(table, seq, row(table, seq))
            os.write(1, f"{table} {seq}\n".encode())  # all of the line or nothing

    await asyncio.gather(*map(produce_for, TABLES))


def killed_after(url: str, lines: int) -> dict[str, int]:
    """Start it, kill it when it has told of so many rows; the last of each table it told of."""
    command = [sys.executable, __file__, url]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # as the tests have it
    with subprocess.Popen(command, stdout=PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(lines)]
        process.kill()  # and no closing: what it leaves is in the write-ahead log
        told += process.stdout.readlines()
    assert process.returncode == -SIGKILL
    return {table: int(seq) for table, seq in map(str.split, told)}


async def kept(url: str) -> dict[str, list[bytes]]:
    store = await open_store(url)
    try:
        return {table: await store.rows(table) for table in TABLES}
    finally:
        await store.close()


async def alone_with(url: str) -> dict[str, list[bytes]]:
    """What is kept when PostgreSQL, too, has noticed that the process is gone."""
    await alone(url)
    return await kept(url)


def outlives(url: str, kills: int) -> None:
    random = Random(7)
    acknowledged = dict.fromkeys(TABLES, 0)
    for _ in range(kills):
        acknowledged |= killed_after(url, random.randrange(1, 120))
        for table, rows in asyncio.run(alone_with(url)).items():
            assert rows == [row(table, seq) for seq in range(1, len(rows) + 1)]
            # All that was acknowledged, and at most the one row that was on its way.
            assert acknowledged[table] <= len(rows) <= acknowledged[table] + 1
            acknowledged[table] = len(rows)
    assert sum(acknowledged.values()) > kills


def test_every_acknowledged_row_outlives_a_kill(tmp_path: Path) -> None:
    outlives(f"sqlite:///{tmp_path / 'tables.db'}", KILLS)


def test_every_row_that_postgresql_acknowledged_outlives_a_kill(postgres: Postgres) -> None:
    outlives(postgres.database(), KILLS // 4)


if __name__ == "__main__":
    asyncio.run(produce(sys.argv[1]))
