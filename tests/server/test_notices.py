"""Processes hear how far tables have come elsewhere, and know when they may have missed it."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

import pytest

from complot.core.errors import Code, Refused
from complot.server.notices import Alone, Notices, choose
from complot.server.notices.broker import Brokered, Lost
from complot.server.notices.memory import MemoryNotices, Room
from complot.server.notices.notices import MOST, Outbox
from complot.server.notices.postgres import PostgresNotices
from complot.server.notices.redis import RedisNotices
from complot.server.settings import Settings
from services import Postgres, Redis, Service
from waiting import PATIENCE, come_true, within

Make = Callable[[], Notices]


class Process:
    """Somebody who listens, and all that it heard."""

    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.reached: dict[str, int] = {}
        self.messages = 0
        self.missed = 0

    def hear(self, reached: Mapping[str, int]) -> None:
        self.messages += 1
        self.reached |= reached

    def miss(self) -> None:
        self.missed += 1

    async def until(self, holds: Callable[[], bool]) -> None:
        until = monotonic() + PATIENCE
        while not holds():
            assert monotonic() < until, (self.reached, self.missed)
            await asyncio.sleep(0.005)


@asynccontextmanager
async def listening(make: Make, count: int = 2) -> AsyncIterator[list[Process]]:
    """So many processes, which all hear each other."""
    processes = [Process(make()) for _ in range(count)]
    for process in processes:
        process.notices.start(process.hear, process.miss)
    for process in processes:
        await process.until(lambda process=process: process.missed == 1)  # type: ignore[misc]
    try:
        yield processes
    finally:
        for process in processes:
            await process.notices.close()


def tell(make: Make, story: Callable[[list[Process]], Awaitable[None]]) -> None:
    async def telling() -> None:
        async with listening(make) as processes:
            await story(processes)

    asyncio.run(telling())


@pytest.fixture(params=["memory", "postgres", "redis"])
def make(request: pytest.FixtureRequest) -> Make:
    """Makes one more that hears the others."""
    if request.param == "memory":
        room = Room()
        return lambda: MemoryNotices(room)
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.database()
        return lambda: PostgresNotices(url)
    redis: Redis = request.getfixturevalue("redis_server")
    return lambda: RedisNotices(redis.url)


@pytest.fixture(params=["postgres", "redis"])
def brokered(request: pytest.FixtureRequest) -> tuple[Make, Service]:
    """The same, and the broker."""
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.database()
        return (lambda: PostgresNotices(url)), postgres
    redis: Redis = request.getfixturevalue("redis_server")
    return (lambda: RedisNotices(redis.url)), redis


def test_what_one_says_the_others_hear_and_not_itself(make: Make) -> None:
    async def story(processes: list[Process]) -> None:
        one, two = processes
        one.notices.publish("BCDFGH", 7)
        await two.until(lambda: two.reached == {"BCDFGH": 7})
        two.notices.publish("BCDFGH", 8)
        two.notices.publish("BCDFGJ", 1)
        await one.until(lambda: one.reached == {"BCDFGH": 8, "BCDFGJ": 1})
        assert two.reached == {"BCDFGH": 7}
        assert one.missed == two.missed == 1

    tell(make, story)


def test_whatever_waits_goes_together_and_of_each_table_the_last(make: Make) -> None:
    async def story(processes: list[Process]) -> None:
        one, two = processes
        for seq in range(1, 1001):
            one.notices.publish("BCDFGH", seq)
            one.notices.publish(f"T{seq % 10}", 2000 - seq)
        await two.until(lambda: len(two.reached) == 11)
        assert two.messages == 1
        assert two.reached["BCDFGH"] == 1000
        assert two.reached["T5"] == 1995

    tell(make, story)


def test_more_than_a_message_carries_goes_in_several(make: Make) -> None:
    async def story(processes: list[Process]) -> None:
        one, two = processes
        codes = [f"X{number:05}" for number in range(3 * MOST)]
        for code in codes:
            one.notices.publish(code, 2**30)
        await two.until(lambda: len(two.reached) == len(codes))
        assert set(two.reached.values()) == {2**30}

    tell(make, story)


def test_what_is_said_last_is_heard_before_one_is_silent(make: Make) -> None:
    async def story(processes: list[Process]) -> None:
        one, two = processes
        one.notices.publish("BCDFGH", 7)
        await one.notices.close()
        await two.until(lambda: two.reached == {"BCDFGH": 7})
        two.notices.publish("BCDFGH", 8)
        await asyncio.sleep(0.05)
        assert one.reached == {}

    tell(make, story)


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_after_an_outage_all_know_that_they_missed_something_and_hear_again(
    brokered: tuple[Make, Service], end: str
) -> None:
    make, broker = brokered

    async def story(processes: list[Process]) -> None:
        one, two = processes
        getattr(broker, end)()
        try:
            one.notices.publish("BCDFGH", 7)
            await asyncio.sleep(0.5)
            one.notices.publish("BCDFGJ", 1)
            assert two.reached == {}
        finally:
            broker.start()
        for process in processes:
            await process.until(lambda process=process: process.missed >= 2)  # type: ignore[misc]
        two.notices.publish("BCDFGK", 3)
        await one.until(lambda: one.reached.get("BCDFGK") == 3)

    tell(make, story)


def test_one_whose_connection_alone_breaks_still_says_what_waited(
    brokered: tuple[Make, Service],
) -> None:
    """The others have missed nothing, and must hear it."""
    make, _ = brokered

    async def story(processes: list[Process]) -> None:
        one, two = processes
        for number in range(5):
            cut(one.notices)
            one.notices.publish("BCDFGH", number)
            await one.until(lambda number=number: one.missed >= 2 + number)  # type: ignore[misc]
            await two.until(lambda number=number: two.reached.get("BCDFGH") == number)  # type: ignore[misc]
        assert two.missed == 1

    tell(make, story)


def cut(notices: Notices) -> None:
    """Break a connection under it."""
    if isinstance(notices, PostgresNotices):
        assert notices._connection is not None
        notices._connection.terminate()
    else:
        assert isinstance(notices, RedisNotices)
        assert notices._subscription is not None
        connection: Any = notices._subscription.connection
        connection._writer.transport.abort()


def test_a_broker_that_is_not_there_yet_is_waited_for(
    brokered: tuple[Make, Service], caplog: pytest.LogCaptureFixture
) -> None:
    make, broker = brokered

    async def story() -> None:
        broker.stop()
        process = Process(make())
        process.notices.start(process.hear, process.miss)
        process.notices.publish("BCDFGH", 1)
        await come_true(lambda: [each.message for each in caplog.records] == ["no_notices"])
        assert process.missed == 0
        broker.start()
        await process.until(lambda: process.missed == 1)
        await process.notices.close()

    with caplog.at_level(logging.INFO, "complot.server"):
        asyncio.run(story())
    assert [record.message for record in caplog.records] == ["no_notices", "notices_again"]


def test_closing_while_the_broker_is_away_ends(brokered: tuple[Make, Service]) -> None:
    make, broker = brokered

    async def story() -> None:
        async with listening(make) as (one, _):
            broker.stop()
            one.notices.publish("BCDFGH", 1)
            await one.notices.close()
            await one.notices.close()

    try:
        asyncio.run(within(PATIENCE, story()))
    finally:
        broker.start()


def test_a_process_closes_though_its_broker_s_client_forgets_that_it_was_cancelled() -> None:
    class Forgetful(Brokered):
        FAILURES = (Lost,)
        forgot = 0

        async def _connect(self) -> None:
            pass

        async def _send(self, message: str) -> None:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:  # as if it had been sent at that moment
                self.forgot += 1
                if self.forgot > 1:
                    raise

        async def _ask(self) -> None:
            pass

        async def _disconnect(self) -> None:
            pass

    async def story() -> Forgetful:
        notices = Forgetful()
        notices.start(lambda _: None, lambda: None)
        notices.publish("BCDFGH", 1)
        await asyncio.sleep(0)
        notices.publish("BCDFGH", 2)
        await within(PATIENCE, notices.close())
        return notices

    assert asyncio.run(story()).forgot >= 1


class Strange(Brokered):
    """Its broker fails in ways that nobody has thought of, and then no more."""

    FAILURES = (Lost,)
    tried = 0

    async def _connect(self) -> None:
        self.tried += 1
        if self.tried == 1:
            raise KeyError

    async def _send(self, message: str) -> None: ...

    async def _ask(self) -> None: ...

    async def _disconnect(self) -> None:
        if self.tried == 2:
            raise ValueError


def test_what_nobody_has_thought_of_ends_no_notices(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        strange = Strange()
        process = Process(strange)
        strange.start(process.hear, process.miss)
        await process.until(lambda: process.missed == 1)
        strange.publish("oak", 1)
        await within(30, strange._said.wait())
        await strange.close()

    asyncio.run(story())
    assert caplog.records[0].getMessage() == "notices_failed"


def test_a_message_that_makes_no_sense_says_nothing() -> None:
    outbox = Outbox("me")
    for message in ("", "you", "me A:1", "you A", "you A:", "you A:x", "you A:²", "you :"):
        assert outbox.read(message) == {}
    assert outbox.read("you A:x B:2 C:-3") == {"B": 2}


def test_the_settings_say_how_processes_hear_of_each_other() -> None:
    assert isinstance(choose(Settings()), Alone)

    async def story() -> None:
        database = "postgresql://me:secret@host/db"
        assert isinstance(choose(Settings(db=database)), PostgresNotices)
        redis = choose(Settings(db=database, redis="redis://host"))
        assert isinstance(redis, RedisNotices)
        with pytest.raises(Refused) as refused:
            choose(Settings(redis="http://me:secret@host"))
        assert refused.value.code is Code.MALFORMED
        assert "secret" not in str(refused.value)

    asyncio.run(story())


def test_without_the_package_for_redis_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "redis"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "complot.server.notices.redis")
    monkeypatch.setitem(sys.modules, "redis", None)
    with pytest.raises(Refused) as refused:
        choose(Settings(redis="redis://host"))
    assert refused.value.code is Code.NOT_INSTALLED
    assert refused.value.details == {"what": "redis", "extra": "redis"}
