"""A table's lease is one process's, until that process is known to be gone."""

from __future__ import annotations

import asyncio

import pytest
from stores import looking, tell

from complot.store import Store, open_store
from services import Postgres


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.database()


def test_what_one_holds_another_does_not_get(url: str) -> None:
    async def story(store: Store) -> None:
        await store.beat("one", 1000)
        await store.beat("two", 1000)
        assert await store.lease(["oak", "elm"], "one", 0) == {"oak", "elm"}
        assert await store.lease(["oak", "ash"], "two", 0) == {"ash"}
        assert await store.lease(["oak", "elm", "ash"], "one", 999) == {"oak", "elm"}
        assert await store.lease([], "one", 999) == set()

    tell(url, story)


def test_a_process_learns_whether_it_is_known(url: str, postgres: Postgres) -> None:
    """What is held and who listens is forgotten in a crash, and it has to say it again."""

    async def story(store: Store) -> None:
        assert not await store.beat("one", 1000)
        assert await store.beat("one", 2000)
        postgres.kill()
        postgres.start()
        assert not await store.beat("one", 3000)
        assert await store.beat("one", 4000)

    tell(url, story)


def test_it_is_known_when_a_guest_was_last_heard_of(url: str) -> None:
    async def story(store: Store) -> None:
        await store.beat("one", 1000)
        await store.beat("two", 2000)
        assert await store.seen("oak") == {}
        await store.mark("one", {("oak", "ana"): None, ("oak", "bea"): 500, ("elm", "ana"): 7})
        assert await store.seen("oak") == {"ana": 1000, "bea": 500}
        await store.mark("two", {("oak", "bea"): None, ("oak", "ana"): 700})
        assert await store.seen("oak") == {"ana": 1000, "bea": 2000}
        await store.mark("one", {("oak", "ana"): 800})
        assert await store.seen("oak") == {"ana": 800, "bea": 2000}
        await store.release("two")
        assert await store.seen("oak") == {"ana": 800, "bea": 2000}
        await store.beat("one", 100_000)
        await store.mark("one", {("ash", "ana"): None})
        await store.tidy(160_001)
        assert await store.seen("ash") == {"ana": 100_000}
        await store.tidy(100_000 + 24 * 3600_000)
        assert await store.seen("oak") == await store.seen("ash") == {}

    tell(url, story)


def test_the_leases_of_a_process_that_beats_no_more_are_free(url: str) -> None:
    async def story(store: Store) -> None:
        await store.beat("one", 1000)
        await store.beat("two", 2000)
        assert await store.lease(["oak", "elm"], "one", 0) == {"oak", "elm"}
        assert await store.lease(["oak", "elm"], "two", 999) == set()
        assert await store.lease(["oak"], "two", 1000) == {"oak"}
        await store.beat("one", 3000)
        assert await store.lease(["oak", "elm"], "one", 1500) == {"elm"}

    tell(url, story)


def test_a_lease_is_given_up_by_itself_or_with_all_others(url: str) -> None:
    async def story(store: Store) -> None:
        for holder in ("one", "two"):
            await store.beat(holder, 1000)
        await store.lease(["oak", "elm", "ash"], "one", 0)
        await store.release("one", ["oak"])
        await store.release("two", ["elm"])
        assert await store.lease(["oak", "elm", "ash"], "two", 0) == {"oak"}
        await store.release("one")
        assert await store.lease(["oak", "elm", "ash"], "two", 0) == {"oak", "elm", "ash"}

    tell(url, story)


def test_of_many_who_take_over_at_once_one_gets_each_table(url: str) -> None:
    tables = [f"table{number}" for number in range(30)]

    async def story() -> None:
        stores = [await open_store(url) for _ in range(4)]
        await stores[0].beat("dead", 10)
        await stores[0].lease(tables, "dead", 0)
        for number, store in enumerate(stores):
            await store.beat(f"{number}", 1000)
        held = await asyncio.gather(
            *(store.lease(tables, f"{number}", 100) for number, store in enumerate(stores))
        )
        assert sorted(table for mine in held for table in mine) == sorted(tables)
        for number, store in enumerate(stores):
            assert await store.lease(tables, f"{number}", 100) == held[number]
            await store.close()

    asyncio.run(story())


def test_a_lease_that_is_kept_writes_nothing(url: str) -> None:
    async def story(store: Store) -> None:
        await store.beat("one", 1000)
        await store.lease(["oak", "elm"], "one", 0)
        async with looking(url) as db:
            before = await db.fetch("SELECT xmin, * FROM leases ORDER BY table_id")
            assert await store.lease(["oak", "elm"], "one", 0) == {"oak", "elm"}
            assert await db.fetch("SELECT xmin, * FROM leases ORDER BY table_id") == before

    tell(url, story)


def test_processes_that_are_long_gone_are_forgotten(url: str) -> None:
    async def story(store: Store) -> None:
        await store.beat("old", 1)
        await store.beat("new", 100_000)
        await store.lease(["oak"], "old", 0)
        await store.lease(["elm"], "new", 0)
        await store.tidy(90_000)
        async with looking(url) as db:
            assert [holder for (holder,) in await db.fetch("SELECT holder FROM holders")] == ["new"]
            assert [table for (table,) in await db.fetch("SELECT table_id FROM leases")] == ["elm"]

    tell(url, story)


def test_a_file_has_one_process_which_holds_all() -> None:
    async def story(store: Store) -> None:
        await store.beat("one", 1000)
        assert await store.lease(["oak", "elm"], "one", 0) == {"oak", "elm"}
        await store.release("one")

    tell("sqlite://", story)
