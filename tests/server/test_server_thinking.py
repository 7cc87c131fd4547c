"""Bots at a table: they think elsewhere, and nothing about it tells what they hold."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from time import sleep

import pytest

from complot.core.chance import seed_of
from complot.core.match import Match
from complot.games import title
from complot.server import thinking
from complot.server.failures import traced
from complot.server.house import House
from complot.server.live import Live
from complot.server.porter import AT_ONCE
from complot.server.recording import Recorder
from complot.server.refusals import Rejected, WireCode
from complot.server.settings import Settings
from complot.server.sources import Sources
from complot.server.thinking import (
    Question,
    Stopped,
    Thinker,
    anything,
    done_by,
    new_process,
    reply,
    seed_for,
)
from complot.store import open_store
from complot.table import command as commands
from complot.table.message import NewTable
from entropies import entropy_of
from services import state_of
from waiting import come_true, within


@pytest.fixture
def question() -> Question:
    game = title("resistance").game
    match = Match(game, game.options(), 5)
    match.deal(seed_of(1))
    observation = match.observation(match.actors()[0])
    return Question("resistance", "sensible", observation, 10, bytes(32))


def test_a_bot_replies_the_same_wherever_it_thinks(question: Question) -> None:
    async def story() -> None:
        thinker = Thinker()
        assert await thinker.think(question) == reply(question)
        await thinker.close()

    asyncio.run(story())


def test_when_the_bots_process_dies_another_takes_over(question: Question) -> None:
    async def story() -> None:
        thinker = Thinker()
        await thinker.think(question)
        pool = thinker._pool
        assert pool is not None
        (pid,) = pool._processes
        os.kill(pid, signal.SIGKILL)
        assert await thinker.think(question) == reply(question)
        await thinker.close()

    asyncio.run(story())


def test_a_bot_that_fails_does_anything_rather_than_hold_up_the_table(question: Question) -> None:
    async def story() -> None:
        thinker = Thinker()
        broken = Question("resistance", "nobody", question.observation, 1, bytes(32))
        done = await thinker.think(broken)
        assert done == anything(broken)
        game = title("resistance").game
        assert game.actions[done.action] in question.observation.legal
        await thinker.close()

    asyncio.run(story())


def test_a_bot_s_random_numbers_differ_by_game_seat_and_decision() -> None:
    seeds = {
        seed_for(seed_of(game), seat, decision)
        for game in range(3)
        for seat in range(12)
        for decision in range(12)
    }
    assert len(seeds) == 3 * 12 * 12


class Slow(Thinker):
    """Thinks here and now."""

    async def think(self, question: Question) -> thinking.Reply:
        return reply(question)


async def at_table(
    pauses: Iterator[float], paced: list[tuple[float, float]], thinker: Thinker | None = None
) -> Live:
    """A started game of bots, with one guest who does nothing."""

    def pause(least: float, most: float) -> float:
        paced.append((least, most))
        return next(pauses)

    store = await open_store("sqlite://")
    sources = Sources(pause=pause, seed=lambda: seed_of(1), code=lambda: "BCDFGH")
    place = House(store, Settings(bot_pace=(1, 2)), sources)
    place.thinker = thinker or Slow()
    live = await place.table(await place.open_table("ana", NewTable("o", "resistance", "Ana")))
    for number in range(4):
        await live.do("ana", f"{number}", commands.AddBot("sensible", f"Bot {number}"))
    await live.do("ana", "start", commands.Start(str(live.table.commitment), entropy_of("Ana")))
    return live


HOUR = 3600.0


def test_a_bot_takes_the_time_that_was_drawn() -> None:
    async def story() -> None:
        paced: list[tuple[float, float]] = []
        live = await at_table(iter([HOUR] * 99), paced)
        seq = live.table.seq
        assert live.table.bots_asked()
        await asyncio.sleep(0.1)  # it has thought, and still waits
        assert live.table.seq == seq
        assert set(paced) == {(1, 2)}
        await live.house.close()

    asyncio.run(story())


def test_a_bot_acts_when_its_time_has_passed() -> None:
    async def story() -> None:
        live = await at_table(iter([0.0] * 999), [])
        seq = live.table.seq
        await come_true(lambda: live.table.seq > seq)
        await live.house.close()

    asyncio.run(story())


class Pondering(Slow):
    """Thinks for as long as it likes."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.enough = asyncio.Event()

    async def think(self, question: Question) -> thinking.Reply:
        self.asked += 1
        await self.enough.wait()
        return await super().think(question)


def test_a_bot_that_thinks_for_longer_than_was_drawn_takes_another_time() -> None:
    async def story() -> None:
        paced: list[tuple[float, float]] = []
        pondering = Pondering()
        live = await at_table(iter([0.0, *[HOUR] * 99]), paced, pondering)
        seq = live.table.seq
        assert len(live.table.bots_asked()) == 1
        while not pondering.asked:
            await asyncio.sleep(0)
        assert len(paced) == 1
        pondering.enough.set()
        async with asyncio.timeout(60):
            while len(paced) < 2:
                await asyncio.sleep(0.01)
        assert live.table.seq == seq
        await live.house.close()

    asyncio.run(story())


def test_one_suggestion_is_thought_of_at_a_time_and_a_guest_waits_for_few() -> None:
    async def story() -> None:
        pondering = Pondering()
        place = House(await open_store("sqlite://"), Settings(), Sources())
        place.thinker = pondering
        asked: list[tuple[Live, str]] = []
        for family in range(3):
            ana, bea = f"ana {family}", f"bea {family}"
            new = NewTable("o", "uprising", "Ana")
            live = await place.table(await place.open_table(ana, new))
            await live.do(bea, "sit", commands.Sit("Bea"))
            commitment = str(live.table.commitment)
            await live.do(bea, "ready", commands.Ready(True, commitment, entropy_of("Bea")))
            await live.do(ana, "start", commands.Start(commitment, entropy_of("Ana")))
            asked += [(live, each) for each in (ana, bea) if live.push(each).decision is not None]
        suggestions = [
            asyncio.create_task(live.suggest(guest, live.push(guest).decision or 0))
            for live, guest in asked
            for _ in range(AT_ONCE)
        ]
        while not pondering.asked:
            await asyncio.sleep(0)
        for live, guest in asked:
            with pytest.raises(Rejected) as refused:
                await live.suggest(guest, live.push(guest).decision or 0)
            assert refused.value.code is WireCode.TOO_OFTEN
        assert pondering.asked == 1
        pondering.enough.set()
        for each in await asyncio.gather(*suggestions):
            assert each.actions
        live, guest = asked[0]
        assert (await live.suggest(guest, live.push(guest).decision or 0)).actions
        await place.close()

    asyncio.run(story())


def test_bots_rest_when_the_house_closes() -> None:
    async def story() -> None:
        live = await at_table(iter([HOUR] * 99), [])
        await within(HOUR / 10, live.house.close())

    asyncio.run(story())
    assert not active_children()


def test_nobody_waits_for_a_process_that_ends_in_the_middle_of_something(
    question: Question,
) -> None:
    async def story() -> None:
        thinker, recorder = Thinker(), Recorder()
        pools = [new_process(), new_process(idle=True)]
        thinker._pool, recorder._pools[False] = pools
        busy = [asyncio.create_task(done_by(pool, sleep, HOUR)) for pool in pools]
        while not all(pool._processes for pool in pools):
            await asyncio.sleep(0.01)
        processes = [pid for pool in pools for pid in pool._processes]
        await within(HOUR / 60, thinker.close())
        await within(HOUR / 60, recorder.close())
        await asyncio.gather(*busy, return_exceptions=True)
        while any(map(state_of, processes)):
            await asyncio.sleep(0.01)
        with pytest.raises(Stopped):
            await thinker.think(question)
        with pytest.raises(Stopped):
            await recorder.write("BCDFGH", "resistance", [], [], waited=False)

    asyncio.run(story())
    assert not active_children()


def test_a_record_is_written_where_a_process_may_not_stand_back() -> None:
    forbidden = """
import os
from complot.server.thinking import stand_back
def forbid(*_):
    raise PermissionError
os.sched_setscheduler = forbid
stand_back()
assert os.nice(0) == 19
os.nice = forbid
stand_back()
"""
    subprocess.run([sys.executable, "-c", forbidden], check=True)


def test_what_a_failure_says_never_reaches_the_log() -> None:
    with pytest.raises(ValueError, match="spy") as raised:
        raise ValueError("seat 3 is a spy")
    assert traced(raised.value).startswith("ValueError at test_server_thinking.py:")
    assert "spy" not in traced(raised.value)
