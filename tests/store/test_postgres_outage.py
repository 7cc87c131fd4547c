"""When the database is gone, all that is asked fails at once; when it is back, all goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from complot.store import StoreFailed, TableRecord, open_store
from services import Postgres
from waiting import PATIENCE, within


@pytest.mark.parametrize("end", [Postgres.stop, Postgres.kill], ids=["stopped", "killed"])
def test_a_store_comes_back_with_its_database(
    postgres: Postgres, end: Callable[[Postgres], None]
) -> None:
    url = postgres.database()

    async def story() -> None:
        store = await open_store(url)
        await store.create(TableRecord(id="oak", code="oak", created_at=0))
        await store.append("oak", 1, b"before")
        await asyncio.gather(*(store.rows("oak") for _ in range(9)))  # every connection is up
        end(postgres)
        try:
            for _ in range(2):
                refused = await asyncio.gather(
                    store.append("oak", 2, b"during"),
                    store.create(TableRecord(id="elm", code="elm", created_at=0)),
                    store.rows("oak"),
                    store.find("oak"),
                    store.put("notes", "ana", "oak", b"note"),
                    store.lease(["oak"], "one", 0),
                    return_exceptions=True,
                )
                assert [type(each) for each in refused] == [StoreFailed] * 6
        finally:
            postgres.start()
        assert await store.rows("oak") == [b"before"]
        await store.append("oak", 2, b"after")
        assert await store.rows("oak") == [b"before", b"after"]
        assert await store.get("notes", "ana", "oak", 0) is None
        await store.close()

    asyncio.run(story())


def test_nothing_acknowledged_is_lost_when_the_database_is_killed_under_load(
    postgres: Postgres,
) -> None:
    url = postgres.database()
    tables = [f"table{number}" for number in range(8)]
    acknowledged = dict.fromkeys(tables, 0)

    async def story() -> None:
        store = await open_store(url)
        for table in tables:
            await store.create(TableRecord(id=table, code=table, created_at=0))
        ending = asyncio.Event()

        async def produce(table: str) -> None:
            while not ending.is_set():
                try:
                    seq = len(await store.rows(table)) + 1
                    while not ending.is_set():
                        await store.append(table, seq, b"%d" % seq)
                        acknowledged[table] = seq
                        seq += 1
                except StoreFailed:
                    await asyncio.sleep(0.02)

        producing = [asyncio.create_task(produce(table)) for table in tables]
        for _ in range(3):
            before = sum(acknowledged.values())
            while sum(acknowledged.values()) < before + 100:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
        before = sum(acknowledged.values())
        while sum(acknowledged.values()) < before + 100:
            await asyncio.sleep(0.01)
        ending.set()
        await asyncio.gather(*producing)
        for table in tables:
            assert await store.rows(table) == [
                b"%d" % seq for seq in range(1, acknowledged[table] + 1)
            ]
        await store.close()

    asyncio.run(within(2 * PATIENCE, story()))


def test_closing_while_the_database_is_away_answers_and_ends(postgres: Postgres) -> None:
    url = postgres.database()

    async def story() -> None:
        store = await open_store(url)
        await store.create(TableRecord(id="oak", code="oak", created_at=0))
        postgres.stop()
        try:
            rows = [asyncio.create_task(store.append("oak", 1, b"lost")) for _ in range(5)]
            await asyncio.sleep(0)
            await store.close()
            assert all(isinstance(row.exception(), StoreFailed) for row in rows)
        finally:
            postgres.start()

    asyncio.run(story())
