"""Whatever is waiting is committed together, and each is answered for itself; and no process that
writes to the same tables waits for another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from asyncpg import DataError
from stores import alone, looking

from complot.store import Beside, Card, CodeTaken, Conflict, NoSuchTable, TableRecord
from complot.store.postgres import PostgresStore, line
from services import Postgres
from waiting import within

TABLES = ("oak", "elm", "ash", "yew")
CARD = Card("resistance", "playing", False, False, 1, ("ana", "bea"), b"{}")
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    """A store with some tables."""
    store = await PostgresStore.open(url)
    try:
        for table in TABLES:
            if await store.table(table) is None:
                await store.create(TableRecord(id=table, code=table, created_at=0))
        yield store
    finally:
        await store.close()


async def together(store: PostgresStore, url: str, *asked: Any) -> tuple[list[Any], int]:
    """Ask all this while somebody keeps the writer waiting: one group. The answers, and how many
    statements its rows took."""
    statements: list[str] = []
    connection = store._writing._connection
    assert connection is not None
    connection.add_query_logger(lambda record: statements.append(record.query))
    async with looking(url) as other:
        async with other.transaction():
            await other.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
            first = asyncio.create_task(store.append("yew", 1, b"keeps the writer busy"))
            while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                await asyncio.sleep(0.001)
            rest = [asyncio.create_task(each) for each in asked]
            await asyncio.sleep(0.01)
            assert not first.done()
        await first
        answers = await asyncio.gather(*rest, return_exceptions=True)
    return answers, sum("INSERT INTO log" in each for each in statements) - 1


@asynccontextmanager
async def no_commit_returns(url: str) -> AsyncIterator[Callable[[], Awaitable[int]]]:
    """A server whose commits wait for a standby that never comes; what to ask for how many do.

    A changed setting is only obeyed when PostgreSQL's checkpointer has seen it, so somebody
    commits until that no longer returns."""

    async def commit() -> None:
        async with looking(url) as other:
            while True:
                await other.execute("SELECT pg_current_xact_id()")

    async with looking(url) as db:
        await db.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
        await db.execute("SELECT pg_reload_conf()")
        committing = asyncio.create_task(commit())
        try:
            while not await db.fetchval(WAITING):
                await asyncio.sleep(0.01)

            async def waiting() -> int:
                count: int = await db.fetchval(WAITING)
                return count - 1

            yield waiting
        finally:
            committing.cancel()
            await db.execute("ALTER SYSTEM RESET synchronous_standby_names")
            await db.execute("SELECT pg_reload_conf()")


def test_rows_that_wait_together_are_committed_together(postgres: Postgres) -> None:
    url = postgres.database()

    async def story() -> None:
        async with opened(url) as store:
            rows = [store.append("oak", seq, b"row") for seq in range(1, 301)]
            rows += [store.append("elm", seq, b"row", Beside(CARD)) for seq in range(1, 301)]
            answers, statements = await together(store, url, *rows)
            assert answers == [None] * 600
            assert statements == 1
            assert len(await store.rows("oak")) == len(await store.rows("elm")) == 300

    asyncio.run(story())


def test_what_fails_in_a_group_fails_alone(postgres: Postgres) -> None:
    url = postgres.database()
    unkept: Any = object()

    async def story() -> None:
        async with opened(url) as store:
            answers, _ = await together(
                store,
                url,
                store.append("oak", 1, b"first"),
                store.append("oak", 1, b"again"),  # in use since the row before
                store.append("elm", 1, b"first"),
                store.append("elm", 3, b"leaves a gap"),
                store.append("oak", 2, b"second"),
                store.append("fir", 1, b"no such table"),
                store.append("ash", 1, b"first"),
                store.append("ash", 2**70, b"no number for PostgreSQL"),
                store.append("ash", 2, unkept),
                store.create(TableRecord(id="new", code="oak", created_at=0)),
                store.create(TableRecord(id=unkept, code="new", created_at=0)),
                store.append("\ud800", 1, b"no text for PostgreSQL"),
                store.append("o\0ak", 1, b"nor this"),
                store.create(TableRecord(id="n\0", code="new", created_at=0)),
                store.create(TableRecord(id="ivy", code="ivy", created_at=0)),
                store.append("ivy", 1, b"a table of the same group"),
            )
            conflicts = [each.last for each in answers if isinstance(each, Conflict)]
            assert conflicts == [1, 1]
            assert [type(each) for each in answers] == [
                type(None),
                Conflict,
                type(None),
                Conflict,
                type(None),
                NoSuchTable,
                type(None),
                DataError,
                DataError,
                CodeTaken,
                DataError,
                DataError,
                type(answers[12]),
                type(answers[13]),
                type(None),
                type(None),
            ]
            assert all(isinstance(each, DataError) for each in answers[12:14])
            assert await store.rows("oak") == [b"first", b"second"]
            assert await store.rows("elm") == [b"first"]
            assert await store.rows("ash") == [b"first"]
            assert await store.rows("ivy") == [b"a table of the same group"]

    asyncio.run(story())


def test_the_same_row_asked_for_many_times_in_a_group_is_written_once(postgres: Postgres) -> None:
    url = postgres.database()

    async def story() -> None:
        async with opened(url) as store:
            rows = [store.append("oak", 1, b"%d" % each) for each in range(50)]
            answers, _ = await together(store, url, *rows)
            assert [type(each) for each in answers].count(Conflict) == 49
            assert await store.rows("oak") == [b"%d" % answers.index(None)]

    asyncio.run(story())


def test_nobody_is_answered_before_the_commit_has_returned(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A standby that never comes keeps COMMIT waiting when the row is long written."""
    url = postgres.database()
    monkeypatch.setattr(line, "ANSWERING", 300)  # PostgreSQL takes its time to let go of them

    async def story() -> None:
        async with opened(url) as store:
            async with no_commit_returns(url) as waiting:
                rows = [
                    asyncio.create_task(store.append("oak", 1, b"row")),
                    asyncio.create_task(store.append("elm", 1, b"row", Beside(CARD))),
                    asyncio.create_task(store.put("notes", "ana", "oak", b"note")),
                ]
                while not await waiting():
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.1)
                assert not any(row.done() for row in rows)
            assert await asyncio.gather(*rows) == [None] * 3

    asyncio.run(story())


def test_a_server_that_would_not_wait_for_the_disk_is_made_to(postgres: Postgres) -> None:
    url = f"{postgres.database()}&synchronous_commit=off"

    async def story() -> None:
        async with looking(url) as db:
            assert await db.fetchval("SHOW synchronous_commit") == "off"
        async with opened(url) as store:
            connection = store._writing._connection
            assert connection is not None
            assert await connection.fetchval("SHOW synchronous_commit") == "on"

    asyncio.run(story())


def test_processes_that_write_to_the_same_tables_never_fail_each_other(postgres: Postgres) -> None:
    url = postgres.database()
    names = [f"table{number}" for number in range(12)]

    async def producing(store: PostgresStore, seed: int) -> list[tuple[str, int]]:
        """Everywhere at once, in an order of its own; what was won."""
        rng = Random(seed)
        won = []
        for _ in range(25):
            tables = rng.sample(names, len(names))
            lasts = [len(await store.rows(table)) for table in tables]
            row = b"%d" % seed
            answers = await asyncio.gather(
                *(
                    store.append(table, last + 1, row, Beside(CARD))
                    for table, last in zip(tables, lasts, strict=True)
                ),
                *(store.put("notes", "ana", table, row) for table in tables[:3]),
                return_exceptions=True,
            )
            assert all(each is None or isinstance(each, Conflict) for each in answers), answers
            pairs = zip(tables, lasts, answers[: len(tables)], strict=True)
            won += [(table, last + 1) for table, last, answer in pairs if answer is None]
        return won

    async def story() -> None:
        async with opened(url) as one, opened(url) as two, opened(url) as three:
            for table in names:
                await one.create(TableRecord(id=table, code=table, created_at=0))
            stores = (one, two, three)
            won = await asyncio.gather(*(producing(store, 1 + n) for n, store in enumerate(stores)))
            for table in names:
                owners = {seq: n for n, mine in enumerate(won, 1) for t, seq in mine if t == table}
                rows = await one.rows(table)
                assert rows == [b"%d" % owners[seq] for seq in range(1, len(owners) + 1)]
            assert sum(map(len, won)) == len({each for mine in won for each in mine})

    asyncio.run(story())


def test_nobody_stays_connected_to_a_closed_store(postgres: Postgres) -> None:
    url = postgres.database()

    async def story() -> None:
        async with opened(url) as store:
            await asyncio.gather(*(store.table("oak") for _ in range(10)))
        await alone(url)

    asyncio.run(story())


def test_whoever_gives_up_reading_hurts_nobody(postgres: Postgres) -> None:
    url = postgres.database()

    async def story() -> None:
        async with opened(url) as store:
            await store.append("oak", 1, b"row")
            for _ in range(20):
                reading = [asyncio.create_task(store.rows("oak")) for _ in range(8)]
                await asyncio.sleep(0)
                for task in reading[::2]:
                    task.cancel()
                kept = await asyncio.gather(*reading, return_exceptions=True)
                assert kept[1::2] == [[b"row"]] * 4

    asyncio.run(story())


@pytest.mark.parametrize("answer", ["rows", "beats"])
def test_reads_and_beats_do_not_wait_for_writing(postgres: Postgres, answer: str) -> None:
    url = postgres.database()

    async def story() -> None:
        async with opened(url) as store, looking(url) as other:
            await store.append("oak", 1, b"row")
            async with other.transaction():
                await other.execute("LOCK TABLE log IN EXCLUSIVE MODE")
                stuck = asyncio.create_task(store.append("oak", 2, b"row"))
                await asyncio.sleep(0.02)
                if answer == "rows":
                    assert await store.rows("oak") == [b"row"]
                else:
                    await store.beat("process", 1)
                assert not stuck.done()
            await stuck

    asyncio.run(story())


def test_nobody_hears_of_a_forgotten_guest_before_all_rows_are_rewritten(
    postgres: Postgres,
) -> None:
    url = postgres.database()

    async def story() -> None:
        async with opened(url) as store, looking(url) as other:
            for seq, row in enumerate((b"ana", b"bea"), start=1):
                await store.append("oak", seq, row)
            async with other.transaction():  # it waits before the first of the old rows
                await other.execute("SELECT 1 FROM log WHERE seq = 1 FOR UPDATE")
                forgetting = asyncio.create_task(
                    store.rewrite("oak", [b"somebody", b"bea", b"forgotten"])
                )
                async with looking(url) as third:
                    blocked = "SELECT count(*) FROM pg_locks WHERE NOT granted"
                    while not await third.fetchval(blocked):
                        await asyncio.sleep(0.001)
                assert await store.rows("oak") == [b"ana", b"bea"]
            await forgetting
            assert await store.rows("oak") == [b"somebody", b"bea", b"forgotten"]

    asyncio.run(within(60, story()))
