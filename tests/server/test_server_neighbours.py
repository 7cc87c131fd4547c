"""Several processes serve the same tables: each hears what the others stored, one of them lets a
table's bots and clock act, and nobody is thought away who is with another of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from itertools import count
from time import monotonic
from typing import Any

import pytest
from parlour import soon

from complot.core.chance import seed_of
from complot.server import neighbours
from complot.server.house import House
from complot.server.listeners import Ear
from complot.server.live import Live
from complot.server.notices import Alone, choose
from complot.server.settings import Limits, Settings
from complot.server.sources import Sources
from complot.store import StoreError, open_store
from complot.table import command as commands
from complot.table.message import NewTable
from complot.table.terms import PerDecision, Terms
from services import Postgres, Redis
from waiting import PATIENCE, come_true, within

ANA, BEA = "guest-ana", "guest-bea"
NEW = NewTable("open", "resistance", "Ana")


class Street:
    """Houses on one database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.houses: list[House] = []

    async def house(self, *, deaf: bool = False) -> House:
        """One more; a deaf one hears nothing and says nothing."""
        store = await open_store(self.settings.db)
        notices = Alone() if deaf else choose(self.settings)
        sources = Sources(seed=lambda: seed_of(1))
        house = House(store, self.settings, sources, notices)
        house.start()
        self.houses.append(house)
        return house

    async def die(self, house: House) -> None:
        """As a process does that is killed: nothing is said, stored or given up any more."""
        self.houses.remove(house)
        house.closing = True
        for chore in house._chores:
            chore.cancel()
        house.neighbours.rest()
        for live in house.tables:
            await live.close()
        await house.neighbours._notices.close()
        await house.store.close()
        await house.thinker.close()


@asynccontextmanager
async def street(db: str, redis: str | None = None, **limits: Any) -> AsyncIterator[Street]:
    settings = Settings(db=db, redis=redis, bot_pace=(0, 0), limits=Limits(**limits))
    street = Street(settings)
    try:
        yield street
    finally:
        for house in street.houses:
            await house.close()


async def beats(*houses: House) -> None:
    """A while passes, in which each of them looks around and has its say."""
    before = [house.neighbours._beats for house in houses]
    for house, seen in zip(houses, before, strict=True):
        await come_true(lambda h=house, seen=seen: h.neighbours._beats > seen + 4)  # type: ignore[misc]


@pytest.fixture
def lasting(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Has a process that doesn't stir thought dead after so many seconds: nobody who is only slow
    is to be."""
    return lambda seconds: monkeypatch.setattr(neighbours, "STALE", int(seconds * 1000))


async def heard(ear: Ear) -> Any:
    message = await within(PATIENCE, ear.next())
    assert message is not None
    return json.loads(message)


async def until_told(ear: Ear, kind: str) -> Any:
    while True:
        message = await heard(ear)
        for event in message["events"]:
            if event["kind"] == kind:
                return event


async def playing(house: House, clock: PerDecision | None = None) -> Live:
    """Ana against bots, with the cards dealt."""
    live = await house.table(await house.open_table(ANA, NEW))
    if clock is not None:
        await live.do(ANA, "clock", commands.Arrange(Terms(clock=clock)))
    for number in range(4):
        await live.do(ANA, f"bot{number}", commands.AddBot("sensible", f"Bot {number}"))
    commitment = live.push(ANA).table.commitment
    assert commitment is not None
    await live.do(ANA, "start", commands.Start(commitment, "0" * 64))
    return live


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await story()

    asyncio.run(within(2 * PATIENCE, whole()))


@pytest.fixture
def db(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture(params=["postgres", "redis"])
def between(request: pytest.FixtureRequest, postgres: Postgres) -> tuple[str, str | None]:
    """A database, and what carries the notices if it doesn't."""
    if request.param == "postgres":
        return postgres.database(), None
    redis: Redis = request.getfixturevalue("redis_server")
    return postgres.database(), redis.url


def test_what_one_stores_the_guests_of_all_others_hear(between: tuple[str, str | None]) -> None:
    async def story() -> None:
        async with street(*between) as place:
            houses = [await place.house() for _ in range(3)]
            code = await houses[0].open_table(ANA, NEW)
            tables = [await house.table(code) for house in houses]
            ears = [live.join(ANA, 0, None) for live in tables]
            for ear in ears:
                await heard(ear)
            for number in range(30):
                await tables[number % 3].do(ANA, f"{number}", commands.Write(f"{number}"))
            for ear in ears:
                words = [(await until_told(ear, "wrote"))["text"] for _ in range(30)]
                assert words == [f"{number}" for number in range(30)]

    run(story)


def test_without_any_notice_it_is_heard_all_the_same(db: str) -> None:
    async def story() -> None:
        async with street(db) as place:
            one, two = await place.house(deaf=True), await place.house(deaf=True)
            code = await one.open_table(ANA, NEW)
            ear = (await two.table(code)).join(ANA, 0, None)
            await (await one.table(code)).do(ANA, "hello", commands.Write("hello"))
            assert (await until_told(ear, "wrote"))["text"] == "hello"

    run(story)


def test_whoever_comes_from_another_process_finds_what_it_has_heard_there(db: str) -> None:
    async def story() -> None:
        async with street(db) as place:
            one, two = await place.house(deaf=True), await place.house(deaf=True)
            code = await one.open_table(ANA, NEW)
            here = await one.table(code)
            await two.table(code)
            for number in range(20):
                await here.do(ANA, f"{number}", commands.Write(f"{number}"))
                cursor = here.push(ANA).cursor
                there = await two.table(code)
                assert there.push(ANA) == here.push(ANA)
                ear = there.join(ANA, cursor, 1)
                message = await heard(ear)
                assert message["events"] == []
                assert message["cursor"] == cursor
                there.leave(ANA, ear)

    run(story)


def test_one_process_leads_a_table_and_another_when_it_stops(
    db: str, lasting: Callable[[float], None]
) -> None:
    lasting(PATIENCE)

    async def story() -> None:
        async with street(db) as place:
            houses = [await place.house() for _ in range(3)]
            code = await houses[0].open_table(ANA, NEW)
            tables = [await house.table(code) for house in houses]
            await beats(*houses)
            assert [live.leads for live in tables] == [True, False, False]
            for gone in (0, 1):
                place.houses.remove(houses[gone])
                await houses[gone].close()
                rest = tables[gone + 1 :]
                await come_true(lambda rest=rest: any(live.leads for live in rest))  # type: ignore[misc]
                assert sum(live.leads for live in rest) == 1

    run(story)


def test_bots_go_on_with_another_process_when_theirs_dies(
    db: str, figures: Callable[[str], None]
) -> None:
    async def story() -> None:
        async with street(db) as place:
            one, two = await place.house(), await place.house()
            live = await playing(one)
            other = await two.table(live.table.code)
            await come_true(lambda: live.leads != other.leads)
            leads, follows = (live, other) if live.leads else (other, live)
            ear = follows.join(ANA, 0, None)
            await place.die(leads.house)
            died = monotonic()
            await come_true(lambda: follows.leads)
            figures(f"a dead process's table was another's after {monotonic() - died:.2f} s")
            for number in count():
                if follows.table.stage == "over":
                    break
                push = follows.push(ANA)
                if push.decision is None:
                    await heard(ear)
                else:
                    act = commands.Act(push.decision, (push.legal[-1].id,))
                    await follows.do(ANA, f"act{number}", act)
            follows.leave(ANA, ear)

    run(story)


def test_a_table_that_nobody_has_in_memory_is_woken_by_one(
    db: str, lasting: Callable[[float], None]
) -> None:
    lasting(5)

    async def story() -> None:
        async with street(db, idle=0) as place:
            one = await place.house()
            live = await playing(one, PerDecision(5, grace=0))
            await come_true(lambda: live.push(ANA).decision is not None)
            code = live.table.code
            await place.die(one)
            houses = [await place.house() for _ in range(3)]
            await come_true(lambda: any(house.loaded(code) for house in houses))
            (woken,) = filter(None, (house.loaded(code) for house in houses))
            await come_true(lambda: "time_up" in {each.event.kind() for each in woken.table.told})

    run(story)


def test_a_table_that_its_leader_forgets_is_led_by_another(
    db: str, lasting: Callable[[float], None]
) -> None:
    lasting(PATIENCE)

    async def story() -> None:
        async with street(db, idle=0) as place:
            one, two = await place.house(), await place.house()
            code = await one.open_table(ANA, NEW)
            await one.table(code)
            other = await two.table(code)
            other.join(ANA, 0, None)
            assert not other.leads
            await one.neighbours.release(one.forget_idle())
            await come_true(lambda: other.leads)

    run(story)


def test_nobody_is_away_who_is_with_another_process(
    db: str, lasting: Callable[[float], None]
) -> None:
    lasting(3)

    async def story() -> None:
        async with street(db, away=0.5) as place:
            one, two = await place.house(), await place.house()
            code = await one.open_table(ANA, NEW)
            leader, other = await one.table(code), await two.table(code)
            ear = other.join(ANA, 0, None)
            await leader.do(BEA, "sit", commands.Sit("Bea"))
            await until_told(ear, "went_away")  # Bea, who only asked
            assert leader.leads
            assert [chair.away for chair in leader.table.chairs] == [False, True]
            other.join(BEA, 0, None)
            await until_told(ear, "came_back")
            await beats(one, two)
            assert [chair.away for chair in leader.table.chairs] == [False, False]
            other.leave(ANA, ear)
            await come_true(lambda: leader.table.chairs[0].away)
            assert not leader.table.chairs[1].away
            await place.die(two)
            await come_true(lambda: leader.table.chairs[1].away)

    run(story)


def test_when_the_database_forgets_who_is_there_they_say_so_again(
    db: str, postgres: Postgres, lasting: Callable[[float], None]
) -> None:
    """What needs no disk is gone after a crash."""
    lasting(2)

    async def known(house: House, table_id: str) -> bool:
        """Whether it is sure of who is there, and that Ana is."""
        with suppress(StoreError):
            return ANA in (await house.neighbours.seen(table_id) or ())
        return False

    async def story() -> None:
        async with street(db, away=1.0) as place:
            one, two = await place.house(), await place.house()
            code = await one.open_table(ANA, NEW)
            leader, other = await one.table(code), await two.table(code)
            other.join(ANA, 0, None)
            await soon(lambda: known(one, leader.id))
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
            for house in (one, two):
                await soon(lambda house=house: known(house, leader.id))  # type: ignore[misc]
            await beats(one, two)
            told = [each.event.kind() for each in other.table.told]
            assert "went_away" not in told
            await come_true(lambda: leader.leads != other.leads)

    run(story)


def test_a_table_that_is_forgotten_while_leases_are_taken_is_left_to_others(db: str) -> None:
    async def story() -> None:
        settings = Settings(db=db, limits=Limits(idle=0))
        place = House(await open_store(db), settings, Sources())
        live = await place.table(await place.open_table(ANA, NEW))
        lease, asked, answered = place.store.lease, asyncio.Event(), asyncio.Event()

        async def slowly(table_ids: Collection[str], holder: str, now: int) -> frozenset[str]:
            asked.set()
            await answered.wait()
            return await lease(table_ids, holder, now)

        place.store.lease = slowly  # type: ignore[method-assign]
        beating = asyncio.create_task(place.neighbours._go_round())
        await asked.wait()
        assert place.forget_idle() == [live.id]
        leaving = asyncio.create_task(place.neighbours.release([live.id]))
        await asyncio.wait([leaving], timeout=1)
        answered.set()
        await asyncio.gather(beating, leaving)
        assert await lease([live.id], "another", place.sources.now()) == {live.id}
        await place.close()

    run(story)
