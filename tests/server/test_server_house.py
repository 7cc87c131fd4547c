"""Tables in memory: what is stored comes first, whoever else writes and whatever fails."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from complot.core.contract import replace
from complot.core.errors import Code, Refused
from complot.server import house as houses
from complot.server import presence
from complot.server.forgetting import forget
from complot.server.house import House
from complot.server.listeners import TRY_AGAIN, Ear
from complot.server.live import Live
from complot.server.refusals import Rejected, WireCode
from complot.server.settings import Limits, Settings
from complot.server.sources import Sources
from complot.store import NOTHING, Beside, Card, StoreFailed, TableRecord, open_store
from complot.store.sqlite import SqliteStore
from complot.table import command as commands
from complot.table.message import NewTable
from complot.table.row import Row, write
from complot.table.terms import Clock, PerDay, PerDecision, Terms
from entropies import entropy_of
from waiting import PATIENCE, come_true, within

ANA, BEA = "guest-ana", "guest-bea"
NEW = NewTable("open", "resistance", "Ana")


async def house(url: str = "sqlite://", **settings: Any) -> House:
    store = await open_store(url)
    return House(store, Settings(bot_pace=(0, 0), **settings), Sources())


def told(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await story()

    asyncio.run(whole())


async def heard(ear: Ear) -> Any:
    message = await within(PATIENCE, ear.next())
    return None if message is None else json.loads(message)


def test_two_servers_on_one_store_catch_up_with_each_other(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        one, two = await house(url), await house(url)
        code = await one.open_table(ANA, NEW)
        here, there = await one.table(code), await two.table(code)
        ear = there.join(ANA, 0, None)
        await heard(ear)
        await here.do(BEA, "sit", commands.Sit("Bea"))
        assert there.table.seq == 1
        ready = commands.Ready(True, here.table.commitment, entropy_of("Bea"))
        assert await there.do(BEA, "ready", ready) == 2
        assert [event["kind"] for event in (await heard(ear))["events"]] == ["sat_down"]
        assert [event["kind"] for event in (await heard(ear))["events"]] == ["ready_changed"]
        assert await here.do(BEA, "ready", ready) == 2, "as it was answered there"
        await asyncio.gather(
            *(
                live.do(ANA, f"{number}", commands.Write(f"{number}"))
                for number in range(40)
                for live in (here, there)
            )
        )
        await here.do(ANA, "last", commands.Write("last"))
        await there.do(ANA, "last", commands.Write("last"))
        assert here.table.seq == there.table.seq == 3 + 40 + 1
        assert here.table.push(ANA) == there.table.push(ANA)
        await one.close()
        await two.close()

    told(story)


def test_the_same_chair_is_sold_once_when_two_servers_are_asked(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        one, two = await house(url), await house(url)
        code = await one.open_table(ANA, NEW)
        here, there = await one.table(code), await two.table(code)
        results = await asyncio.gather(
            here.do("x", "sit", commands.Sit("Bea")),
            there.do("y", "sit", commands.Sit("Bea")),
            return_exceptions=True,
        )
        (refusal,) = [each for each in results if isinstance(each, Exception)]
        assert isinstance(refusal, Refused)
        assert refusal.code is Code.NAME_TAKEN
        await one.close()
        await two.close()

    told(story)


def test_who_is_forgotten_at_one_server_can_do_nothing_more_at_another(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        one, two = await house(url), await house(url)
        code = await one.open_table(ANA, NEW)
        here, there = await one.table(code), await two.table(code)
        await there.do(BEA, "sit", commands.Sit("Bea"))
        rewrite = one.store.rewrite

        async def slowly(table_id: str, rows: Sequence[bytes]) -> None:
            await rewrite(table_id, rows)
            with pytest.raises(Refused) as refusal:
                await there.do(BEA, "write", commands.Write("still here"))
            assert refusal.value.code is Code.NOT_SEATED

        one.store.rewrite = slowly  # type: ignore[method-assign]
        await forget(one, BEA)
        await there.do(ANA, "write", commands.Write("Who was that?"))
        await here.refresh()
        assert [chair.name for chair in here.table.chairs] == ["Ana"]
        assert here.push(ANA) == there.push(ANA)
        await one.close()
        await two.close()

    told(story)


def test_who_opened_a_table_and_left_it_is_forgotten_there(tmp_path: Path) -> None:
    async def story() -> None:
        place = await house(f"sqlite:///{tmp_path / 'tables.db'}")
        live = await place.table(await place.open_table(ANA, NEW))
        await live.do(BEA, "sit", commands.Sit("Bea"))
        await live.do(ANA, "leave", commands.Leave())
        async with asyncio.timeout(PATIENCE):
            while await place.store.tables_of(ANA, 1):
                await asyncio.sleep(0.01)
        await forget(place, ANA)
        kept = b"".join(await place.store.rows(live.id))
        assert b"Ana" not in kept
        assert ANA.encode() not in kept
        await place.close()

    told(story)


def test_a_table_that_is_read_anew_is_never_seen_empty(tmp_path: Path) -> None:
    async def story() -> None:
        place = await house(f"sqlite:///{tmp_path / 'tables.db'}")
        live = await place.table(await place.open_table(ANA, NEW))
        reading = asyncio.create_task(live.reload())
        await asyncio.sleep(0)
        assert live.push(ANA).table.mine == 0
        await reading
        await place.close()

    told(story)


class Failing(SqliteStore):
    """A store whose disk fails when told to: before the row is written, or after."""

    fails = ""
    failed = 0

    async def append(self, table_id: str, seq: int, row: bytes, beside: Beside = NOTHING) -> None:
        self.failed += bool(self.fails)
        if self.fails == "before":
            raise StoreFailed("disk")
        await super().append(table_id, seq, row, beside)
        if self.fails == "after":
            raise StoreFailed("disk")


def test_what_is_not_stored_is_not_told() -> None:
    async def story() -> None:
        store = await Failing.open(None)
        place = House(store, Settings(), Sources())
        live = await place.table(await place.open_table(ANA, NEW))
        ear = live.join(BEA, 0, None)
        await heard(ear)
        before = live.push(BEA)
        store.fails = "before"
        with pytest.raises(StoreFailed):
            await live.do(BEA, "sit", commands.Sit("Bea"))
        assert live.push(BEA) == before
        store.fails = "after"
        assert await live.do(BEA, "sit", commands.Sit("Bea")) == 1, "it was stored all the same"
        assert (await heard(ear))["table"]["mine"] == 1
        store.fails = ""
        assert await live.do(BEA, "sit", commands.Sit("Bea")) == 1
        await place.close()

    told(story)


def test_who_went_while_the_store_was_away_is_away_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(presence, "AGAIN", 0.05)

    async def story() -> None:
        store = await Failing.open(None)
        place = House(store, Settings(limits=Limits(away=0.05)), Sources())
        live = await place.table(await place.open_table(ANA, NEW))
        ear = live.join(ANA, 0, None)
        store.fails = "before"
        live.leave(ANA, ear)
        await come_true(lambda: store.failed > 1)
        assert live.push(BEA).table.places[0].away is False
        store.fails = ""
        await come_true(lambda: live.push(BEA).table.places[0].away)
        await place.close()

    told(story)


def test_a_table_that_can_t_be_opened_keeps_no_other_asleep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(houses, "WAKE", 0.01)

    async def story() -> None:
        place = await house()
        code = await place.open_table(ANA, NEW)
        record = await place.store.find(code)
        assert record is not None
        (listed,) = await place.store.tables_of(ANA, 1)
        card = Card("resistance", "playing", False, False, 1, (ANA,), listed.summary)
        await place.store.create(TableRecord("broken", "BRKNBR", 0))
        row = write(Row(1, 0, ANA, "leave", commands.Leave()))
        await place.store.append("broken", 1, row, Beside(card))
        await place.store.relist(record.id, Beside(replace(card, due_at=2, seq=1)))
        place.start()
        await come_true(lambda: place.loaded(code) is not None)
        await place.close()

    told(story)


class Strange(SqliteStore):
    """A store that fails in a way that nobody has thought of."""

    swept = woken = 0

    async def tidy(self, now: int) -> None:
        self.swept += 1
        raise KeyError(now)

    async def due(self, before: int, limit: int) -> list[TableRecord]:
        self.woken += 1
        raise KeyError(before)


def test_what_nobody_has_thought_of_ends_no_chore(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "WAKE", 0.01)
    monkeypatch.setattr(houses, "SWEEP", 0.01)

    async def story() -> None:
        store = await Strange.open(None)
        place = House(store, Settings(), Sources())
        place.start()
        async with asyncio.timeout(60):
            while min(store.swept, store.woken) < 3:
                await asyncio.sleep(0.01)
        await place.close()

    told(story)


class Unlisted(SqliteStore):
    """A store that stops before it comes to the lists, when told to."""

    stops = False

    async def relist(self, table_id: str, beside: Beside) -> None:
        if self.stops:
            raise StoreFailed("disk")
        await super().relist(table_id, beside)


@pytest.mark.parametrize("clock", [PerDecision(60), PerDay(1)], ids=["seconds", "days"])
def test_a_clock_that_stands_still_wakes_nobody_and_one_that_runs_does(clock: Clock) -> None:
    async def story() -> None:
        store = await Unlisted.open(None)
        place = House(store, Settings(limits=Limits(away=0.05)), Sources())
        new = replace(NEW, game="uprising", terms=Terms(clock=clock))
        live = await place.table(await place.open_table(ANA, new))
        await live.do(BEA, "sit", commands.Sit("Bea"))
        commitment = live.table.commitment
        await live.do(BEA, "ready", commands.Ready(True, commitment, entropy_of("Bea")))
        await live.do(ANA, "start", commands.Start(str(commitment), entropy_of("Ana")))
        async with asyncio.timeout(60):
            while not all(chair.away for chair in live.table.chairs):
                await asyncio.sleep(0.01)
            asleep = isinstance(clock, PerDecision)
            while await due(place) != ([] if asleep else [live.table.code]):
                await asyncio.sleep(0.01)
            store.stops = asleep
            ear = live.join(ANA, 0, None)  # the clock goes on, whether or not lists come to it
            while await due(place) != [live.table.code]:
                await asyncio.sleep(0.01)
        live.leave(ANA, ear)
        await place.close()

    told(story)


async def due(place: House) -> list[str]:
    """The codes of the tables that will be due at any time."""
    return [each.code for each in await place.store.due(10**15, 9)]


def test_a_table_that_nobody_listens_to_is_forgotten_and_found_again() -> None:
    async def story() -> None:
        place = await house(limits=Limits(idle=0))
        code = await place.open_table(ANA, NEW)
        live = await place.table(code)
        ear = live.join(ANA, 0, None)
        place.forget_idle()
        assert await place.table(code) is live
        live.leave(ANA, ear)
        place.forget_idle()
        again = await place.table(code)
        assert again is not live
        assert again.push(ANA) == live.push(ANA)
        await place.close()

    told(story)


def test_who_only_looks_at_the_page_of_a_table_doesnt_open_it() -> None:
    async def story() -> None:
        place = await house(limits=Limits(idle=0))
        code = await place.open_table(ANA, replace(NEW, game="uprising"))
        assert await place.game_at(code.lower(), "192.0.2.1") == "uprising"
        assert await place.game_at("BCDFGH", "192.0.2.1") is None
        assert place.loaded(code) is None
        live = await place.table(code)
        await live.do(ANA, "terms", commands.Arrange(Terms(spectators=False)))
        await live.do(BEA, "sit", commands.Sit("Bea"))
        commitment = live.table.commitment
        await live.do(BEA, "ready", commands.Ready(True, commitment, entropy_of("Bea")))
        assert await place.game_at(code, "192.0.2.1") == "uprising"
        await live.do(ANA, "start", commands.Start(str(commitment), entropy_of("Ana")))
        assert await place.game_at(code, "192.0.2.1") is None
        place.forget_idle()
        assert place.loaded(code) is None
        assert await place.game_at(code, "192.0.2.1") is None
        assert place.loaded(code) is None
        await place.close()

    told(story)


def test_many_who_ask_at_once_find_one_table() -> None:
    async def story() -> None:
        place = await house()
        code = await place.open_table(ANA, NEW)
        found: list[Live] = await asyncio.gather(*(place.table(code) for _ in range(20)))
        assert len({id(each) for each in found}) == 1
        await place.close()

    told(story)


def test_a_socket_that_can_t_keep_up_is_given_up_and_nobody_waits_for_it() -> None:
    async def story() -> None:
        place = await house(limits=Limits(waiting=3, sockets=1))
        live = await place.table(await place.open_table(ANA, NEW))
        slow, quick = live.join(BEA, 0, None), live.join(ANA, 0, None)
        with pytest.raises(Rejected) as refused:
            live.join(BEA, 0, None)
        assert refused.value.code is WireCode.TOO_MANY
        for number in range(6):
            await heard(quick)
            await live.do(ANA, f"{number}", commands.Write("hello"))
        assert slow.ended == TRY_AGAIN
        assert [(await heard(slow)) is None for _ in range(4)] == [False, False, False, True]
        await place.close()

    told(story)


def test_a_code_that_is_taken_is_drawn_again() -> None:
    async def story() -> None:
        codes = iter(["BCDFGH", "BCDFGH", "BCDFGJ"])
        store = await open_store("sqlite://")
        place = House(store, Settings(), Sources(code=lambda: next(codes)))
        assert await place.open_table(ANA, NEW) == "BCDFGH"
        assert await place.open_table(BEA, NEW) == "BCDFGJ"
        await place.close()
        unlucky = House(await open_store("sqlite://"), Settings(), Sources(code=lambda: "BCDFGH"))
        await unlucky.open_table(ANA, NEW)
        with pytest.raises(Rejected):
            await unlucky.open_table(BEA, NEW)
        await unlucky.close()

    told(story)


def test_a_table_whose_opening_was_cut_short_is_none_until_it_is_asked_for_again() -> None:
    async def story() -> None:
        store = await Failing.open(None)
        place = House(store, Settings(), Sources())
        store.fails = "before"
        with pytest.raises(StoreFailed):
            await place.open_table(ANA, NEW)
        store.fails = ""
        code = await place.open_table(ANA, NEW)
        assert await place.open_table(ANA, NEW) == code
        assert (await place.table(code)).table.seq == 1
        await place.close()

    told(story)
