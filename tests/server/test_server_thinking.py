"""Bots at a table: they think elsewhere, and nothing about it tells what they hold."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from complot.core.chance import seed_of
from complot.core.match import Match
from complot.games import title
from complot.server import thinking
from complot.server.failures import traced
from complot.server.house import House
from complot.server.live import Live
from complot.server.settings import Settings
from complot.server.sources import Sources
from complot.server.thinking import Question, Thinker, anything, reply, seed_for
from complot.store import open_store
from complot.table import command as commands
from complot.table.message import NewTable
from entropies import entropy_of
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


async def at_table(pauses: Iterator[float], paced: list[tuple[float, float]]) -> Live:
    """A started game of bots, with one guest who does nothing."""

    def pause(least: float, most: float) -> float:
        paced.append((least, most))
        return next(pauses)

    store = await open_store("sqlite://")
    sources = Sources(pause=pause, seed=lambda: seed_of(1), code=lambda: "BCDFGH")
    place = House(store, Settings(bot_pace=(1, 2)), sources)
    place.thinker = Slow()
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


def test_bots_rest_when_the_house_closes() -> None:
    async def story() -> None:
        live = await at_table(iter([HOUR] * 99), [])
        await within(HOUR / 10, live.house.close())

    asyncio.run(story())
    assert not active_children()


def test_what_a_failure_says_never_reaches_the_log() -> None:
    with pytest.raises(ValueError, match="spy") as raised:
        raise ValueError("seat 3 is a spy")
    assert traced(raised.value).startswith("ValueError at test_server_thinking.py:")
    assert "spy" not in traced(raised.value)
