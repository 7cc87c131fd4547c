"""Small things lie on shelves until they are taken, dropped, or their time is up."""

from __future__ import annotations

import asyncio

from stores import tell

from complot.store import Store


def test_things_lie_by_shelf_and_owner_and_the_latest_counts(url: str) -> None:
    async def story(store: Store) -> None:
        await store.put("notes", "ana", "oak", b"")
        await store.put("notes", "ana", "oak", b"Bea lies")
        await store.put("notes", "ana", "elm", bytes(range(256)) * 99)
        await store.put("notes", "bea", "oak", b"Ana lies")
        await store.put("muted", "ana", "oak", b"carl")
        assert await store.get("notes", "ana", "oak", 0) == b"Bea lies"
        assert await store.get("notes", "ana", "ash", 0) is None
        assert await store.get("notes", "carl", "oak", 0) is None
        kept = {"elm": bytes(range(256)) * 99, "oak": b"Bea lies"}
        assert await store.items("notes", "ana", 0) == kept
        assert await store.items("notes", "carl", 0) == {}

    tell(url, story)


def test_a_thing_is_gone_when_its_time_is_up(url: str) -> None:
    async def story(store: Store) -> None:
        await store.put("links", "ana", "one", b"1", until=1000)
        await store.put("links", "ana", "two", b"2", until=2000)
        await store.put("links", "ana", "ever", b"3")
        assert await store.get("links", "ana", "one", 999) == b"1"
        assert await store.get("links", "ana", "one", 1000) is None
        assert await store.items("links", "ana", 1000) == {"ever": b"3", "two": b"2"}
        assert await store.take("links", "ana", "two", 2000) is None
        await store.put("links", "ana", "one", b"again")
        assert await store.get("links", "ana", "one", 2**52) == b"again"

    tell(url, story)


def test_tidying_throws_away_what_had_its_time_and_nothing_else(url: str) -> None:
    async def story(store: Store) -> None:
        for number in range(10):
            await store.put("links", "ana", str(number), b"", until=number)
        await store.put("links", "ana", "ever", b"")
        await store.tidy(4)
        assert [*await store.items("links", "ana", 0)] == ["5", "6", "7", "8", "9", "ever"]

    tell(url, story)


def test_of_all_who_take_a_thing_one_gets_it(url: str) -> None:
    async def story(store: Store) -> None:
        await store.put("links", "ana", "one", b"seat")
        took = await asyncio.gather(*(store.take("links", "ana", "one", 0) for _ in range(30)))
        assert sorted(took, key=bool) == [None] * 29 + [b"seat"]
        assert await store.get("links", "ana", "one", 0) is None

    tell(url, story)


def test_an_owner_drops_one_thing_or_a_whole_shelf(url: str) -> None:
    async def story(store: Store) -> None:
        for owner in ("ana", "bea"):
            for item in ("one", "two", "three"):
                await store.put("notes", owner, item, b"x")
        await store.put("keys", "ana", "one", b"x")
        await store.drop("notes", "ana", "one")
        await store.drop("notes", "ana", "one")
        assert [*await store.items("notes", "ana", 0)] == ["three", "two"]
        await store.drop("notes", "ana")
        assert await store.items("notes", "ana", 0) == {}
        assert len(await store.items("notes", "bea", 0)) == 3
        assert len(await store.items("keys", "ana", 0)) == 1

    tell(url, story)
