"""What is known of tables without reading their rows changes with the rows, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from stores import tell

from complot.core.contract import replace
from complot.store import Beside, Card, Conflict, Listed, NoSuchTable, Store, TableRecord

LOBBY = Card("resistance", "lobby", True, True, None, ("ana",), b"{}")
PLAYING = Card("resistance", "playing", True, False, None, ("ana", "bea"), b"{}")


async def opened(store: Store, *codes: str, card: Card = LOBBY) -> None:
    """Tables that have one row and a card."""
    for number, code in enumerate(codes):
        await store.create(TableRecord(code, code, number))
        await store.append(code, 1, b"row", Beside(card))


def codes(listed: Sequence[Listed]) -> list[str]:
    return [each.record.code for each in listed]


def test_open_tables_are_listed_and_what_changed_last_comes_first(url: str) -> None:
    async def story(store: Store) -> None:
        await opened(store, "oak", "elm", "ash", "yew")
        assert codes(await store.open_tables(9)) == ["yew", "ash", "elm", "oak"]
        await store.append("oak", 2, b"row", Beside(replace(LOBBY, summary=b'{"seats":2}')))
        await store.append("ash", 2, b"row")
        assert codes(await store.open_tables(9)) == ["oak", "yew", "ash", "elm"]
        assert codes(await store.open_tables(2)) == ["oak", "yew"]
        record = TableRecord("oak", "oak", 0)
        assert (await store.open_tables(1))[0] == Listed(
            record, "resistance", "lobby", True, True, None, b'{"seats":2}'
        )

    tell(url, story)


def test_the_order_of_lists_says_nothing_of_when_a_table_is_due(url: str) -> None:
    async def story(store: Store) -> None:
        await opened(store, "oak", "elm", "ash")
        await store.append("oak", 2, b"row", Beside(replace(LOBBY, due_at=5)))
        await store.relist("elm", Beside(replace(LOBBY, due_at=6)))
        for listed in (await store.open_tables(9), await store.tables_of("ana", 9)):
            assert codes(listed) == ["ash", "elm", "oak"]
        assert [each.code for each in await store.due(9, 9)] == ["oak", "elm"]
        await store.relist("oak", Beside(replace(LOBBY, due_at=7, summary=b'{"seats":2}')))
        await store.append("elm", 2, b"row", Beside(replace(LOBBY, due_at=8, stage="over")))
        assert codes(await store.tables_of("ana", 9)) == ["elm", "oak", "ash"]

    tell(url, story)


@pytest.mark.parametrize("change", [{"open": False}, {"public": False}], ids=["full", "private"])
def test_a_table_that_strangers_can_t_join_is_not_listed(url: str, change: Any) -> None:
    async def story(store: Store) -> None:
        await opened(store, "oak", "elm")
        await store.append("oak", 2, b"row", Beside(replace(LOBBY, **change)))
        assert codes(await store.open_tables(9)) == ["elm"]
        await store.append("oak", 3, b"row", Beside(LOBBY))
        assert codes(await store.open_tables(9)) == ["oak", "elm"]

    tell(url, story)


def test_a_guest_finds_the_tables_at_which_it_sits(url: str) -> None:
    async def story(store: Store) -> None:
        await opened(store, "oak", "elm", "ash", card=PLAYING)
        assert codes(await store.tables_of("bea", 9)) == ["ash", "elm", "oak"]
        await store.append("elm", 2, b"row", Beside(LOBBY))
        assert codes(await store.tables_of("bea", 9)) == ["ash", "oak"]
        assert codes(await store.tables_of("ana", 2)) == ["elm", "ash"]
        assert await store.tables_of("carl", 9) == []
        await store.append("elm", 3, b"row", Beside(PLAYING))
        assert codes(await store.tables_of("bea", 1)) == ["elm"]

    tell(url, story)


def test_a_table_wakes_when_it_is_due(url: str) -> None:
    async def story(store: Store) -> None:
        for code, due_at in (("oak", 3000), ("elm", 1000), ("ash", 2000), ("yew", None)):
            await opened(store, code, card=replace(PLAYING, due_at=due_at))
        assert await store.due(999, 9) == []
        assert [each.code for each in await store.due(2000, 9)] == ["elm", "ash"]
        assert [each.code for each in await store.due(2**52, 2)] == ["elm", "ash"]
        await store.append("elm", 2, b"row", Beside(replace(PLAYING, due_at=4000)))
        await store.append("ash", 2, b"row", Beside(replace(PLAYING, due_at=None)))
        assert [each.code for each in await store.due(5000, 9)] == ["oak", "elm"]

    tell(url, story)


def test_a_finished_game_is_kept_beside_its_last_row(url: str) -> None:
    async def story(store: Store) -> None:
        await opened(store, "oak", "elm")
        assert await store.replay("oak", 1) is None
        await store.append("oak", 2, b"row", Beside(replay=(1, b"first")))
        await store.append("oak", 3, b"row", Beside(PLAYING, (2, b"second" * 9999)))
        assert await store.replays("oak") == [1, 2]
        assert await store.replay("oak", 1) == b"first"
        assert await store.replay("oak", 2) == b"second" * 9999
        assert await store.replays("elm") == await store.replays("ash") == []
        assert codes(await store.open_tables(9)) == ["elm"]

    tell(url, story)


def test_what_stands_beside_a_row_that_loses_is_not_written(url: str) -> None:
    async def story(store: Store) -> None:
        await opened(store, "oak")
        late = Beside(replace(PLAYING, due_at=1, guests=("bea",)), (1, b"replay"))
        for seq in (1, 3):
            with pytest.raises(Conflict):
                await store.append("oak", seq, b"row", late)
        with pytest.raises(NoSuchTable):
            await store.append("elm", 1, b"row", late)
        assert codes(await store.open_tables(9)) == codes(await store.tables_of("ana", 9))
        assert await store.due(9, 9) == []
        assert await store.tables_of("bea", 9) == []
        assert await store.replays("oak") == []

    tell(url, story)


def test_a_card_that_can_t_be_kept_takes_its_row_with_it_and_nobody_else_s(url: str) -> None:
    unkept: Any = object()

    async def story(store: Store) -> None:
        await opened(store, "oak", "elm")
        bad = Beside(replace(PLAYING, guests=("bea",), summary=unkept))
        worse = Beside(replace(PLAYING, guests=("bea",)), (1, unkept))
        answers = await asyncio.gather(
            store.append("oak", 2, b"bad", bad),
            store.append("elm", 2, b"good", Beside(PLAYING)),
            store.append("oak", 2, b"bad", worse),
            store.append("oak", 2, b"good"),
            return_exceptions=True,
        )
        assert [each is None for each in answers] == [False, True, False, True]
        assert await store.rows("oak") == [b"row", b"good"]
        assert codes(await store.tables_of("bea", 9)) == ["elm"]
        assert codes(await store.open_tables(9)) == ["oak"]

    tell(url, story)


def test_many_rows_with_cards_at_once_leave_each_table_its_last(url: str) -> None:
    async def story(store: Store) -> None:
        await opened(store, "oak", "elm")
        cards = [replace(LOBBY, guests=(f"{number}",), due_at=number) for number in range(50)]
        asked = (
            store.append(code, seq, b"row", Beside(card))
            for seq, card in enumerate(cards, 2)
            for code in ("oak", "elm")
        )
        assert await asyncio.gather(*asked) == [None] * 100
        assert codes(await store.open_tables(9)) == ["elm", "oak"]
        assert codes(await store.tables_of("49", 9)) == ["elm", "oak"]
        assert await store.tables_of("48", 9) == []
        assert await store.due(48, 9) == []

    tell(url, story)


def test_a_row_can_be_rewritten_so_that_a_guest_is_forgotten(url: str) -> None:
    async def story(store: Store) -> None:
        await opened(store, "oak", "elm")
        await store.append("oak", 2, b"bea")
        for rows in ([], [b"one"], [b"one", b"two"], [b"one", b"two", b"three", b"four"]):
            with pytest.raises(Conflict) as conflict:
                await store.rewrite("oak", rows)
            assert conflict.value.last == 2
        assert await store.rows("oak") == [b"row", b"bea"]
        await store.rewrite("oak", [b"row", b"---", b"bye"])
        assert await store.rows("oak") == [b"row", b"---", b"bye"]
        assert await store.rows("elm") == [b"row"]
        await store.append("oak", 4, b"next")
        assert await store.rows("oak", after=1) == [b"---", b"bye", b"next"]

    tell(url, story)


def test_a_guest_that_is_forgotten_sits_nowhere_and_owns_nothing(url: str) -> None:
    async def story(store: Store) -> None:
        await opened(store, "oak", card=PLAYING)
        for owner in ("ana", "bea"):
            await store.put("notes", owner, "oak", b"a spy")
            await store.put("key", owner, "phone", b"key")
        await store.forget_guest("bea")
        assert await store.tables_of("bea", 9) == []
        assert codes(await store.tables_of("ana", 9)) == ["oak"]
        assert await store.items("notes", "bea", 0) == await store.items("key", "bea", 0) == {}
        assert await store.items("notes", "ana", 0) == {"oak": b"a spy"}
        assert await store.rows("oak") == [b"row"]

    tell(url, story)


def test_what_lists_say_can_change_without_a_row(url: str) -> None:
    async def story(store: Store) -> None:
        await opened(store, "oak", "elm")
        card = replace(PLAYING, open=True, due_at=5)
        await store.relist("oak", Beside(card, (1, b"replay")))
        assert codes(await store.open_tables(9)) == ["oak", "elm"]
        assert codes(await store.tables_of("bea", 9)) == ["oak"]
        assert [each.code for each in await store.due(5, 9)] == ["oak"]
        assert await store.replay("oak", 1) == b"replay"
        assert await store.rows("oak") == [b"row"]
        await store.relist("oak", Beside(replace(LOBBY, guests=())))
        assert codes(await store.tables_of("ana", 9)) == ["elm"]
        await store.append("oak", 2, b"row")

    tell(url, story)


def test_a_card_that_comes_late_changes_nothing(url: str) -> None:
    async def story(store: Store) -> None:
        await opened(store, "oak")
        await store.append("oak", 2, b"row", Beside(replace(PLAYING, due_at=5, seq=2)))
        await store.relist("oak", Beside(replace(LOBBY, seq=1), (1, b"replay")))
        assert await store.open_tables(9) == []
        assert codes(await store.tables_of("bea", 9)) == ["oak"]
        assert [each.code for each in await store.due(5, 9)] == ["oak"]
        assert await store.replay("oak", 1) == b"replay"
        await store.relist("oak", Beside(replace(PLAYING, due_at=7, seq=2)))
        await store.relist("oak", Beside(replace(PLAYING, due_at=9, seq=1)))
        listed = await store.listed("oak")
        assert listed is not None
        assert (listed.stage, listed.due_at) == ("playing", 7)
        await store.append("oak", 3, b"row", Beside(replace(LOBBY, seq=3)))
        assert codes(await store.open_tables(9)) == ["oak"]
        assert await store.tables_of("bea", 9) == []
        assert await store.listed("elm") is None

    tell(url, story)
