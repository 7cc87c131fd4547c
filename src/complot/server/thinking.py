"""Bots think in a process of their own, so that the tables never wait for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from hashlib import sha256
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from time import monotonic, perf_counter
from typing import Any, Final, TypeVar

from complot.bots import Bot, RandomBot
from complot.core.codec import codec_of, encode
from complot.core.match import Observation
from complot.core.seats import Seat
from complot.core.value import Value
from complot.games import title
from complot.server.failures import traced
from complot.server.logs import note

T = TypeVar("T")

MOST_NICE: Final = 19

ENDING: Final = 2.0
"""Seconds that a process which was ended may take for it: on a busy machine an idle one has to
wait even for that, and nobody waits with it for long."""

PATIENCE: Final = 2
"""How often a bot is asked; then it does anything, rather than hold up the table."""


class Stopped(Exception):
    """The server stops, and starts no process any more."""


class Question(Value):
    """What a bot is asked: all that its seat may know, and nothing else."""

    game: str
    bot: str
    observation: Observation[Any]
    budget: int
    seed: bytes


class Reply(Value):
    """What a bot does, by the action's id, and what it says before, as JSON."""

    action: int
    says: tuple[bytes, ...] = ()


def seed_for(secret: bytes, seat: Seat, decision: int) -> bytes:
    """What a bot's random numbers come from: from the game's secret, which this doesn't tell."""
    return sha256(b"%b bot %d %d" % (secret, seat, decision)).digest()


def reply(question: Question) -> Reply:
    """Think; the same question has the same reply."""
    return _reply(question, title(question.game).bot(question.bot))


def anything(question: Question) -> Reply:
    """Any legal choice."""
    return _reply(question, RandomBot())


def _reply(question: Question, bot: Bot) -> Reply:
    codec = codec_of(title(question.game).game)
    thought = bot(question.observation, question.budget, Random(question.seed))
    return Reply(codec.id_of(thought.action), tuple(map(encode, thought.says)))


class Thinker:
    """The process in which bots think: started when the first one has to, and again if it dies."""

    def __init__(self, thought: Callable[[float], object] = lambda seconds: None) -> None:
        """``thought`` is told how many seconds each reply took."""
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._thought = thought

    async def think(self, question: Question) -> Reply:
        """What the bot replies."""
        since = perf_counter()
        replied = await self._think(question)
        self._thought(perf_counter() - since)
        return replied

    async def _think(self, question: Question) -> Reply:
        for _ in range(PATIENCE):
            pool = self._process()
            try:
                return await done_by(pool, reply, question)
            except BrokenProcessPool:
                note("bots_process_died", logging.WARNING)
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
            except Exception as failure:
                note("bot_failed", logging.ERROR, bot=question.bot, failure=traced(failure))
                break
        return anything(question)

    async def wake(self) -> None:
        """Have the process ready before anybody waits for it."""
        await done_by(self._process(), _awake)

    def _process(self) -> ProcessPoolExecutor:
        if self._closed:
            raise Stopped
        self._pool = self._pool or new_process()
        return self._pool

    async def close(self) -> None:
        """End the process, whatever it thinks of, for good."""
        self._closed = True
        if self._pool is not None:
            await ended(self._pool)
            self._pool = None


def _awake() -> None:
    """Nothing: to have come so far is all."""


def new_process(*, idle: bool = False) -> ProcessPoolExecutor:
    """A process beside the server's; an idle one works when there is nothing else to do."""
    # Never a plain fork: the server has threads. Where there is no fork at all, a fresh process.
    context = get_context("spawn" if sys.platform == "win32" else "forkserver")
    context.set_forkserver_preload([__name__])
    return ProcessPoolExecutor(1, context, _settle, (idle,))


async def done_by(pool: ProcessPoolExecutor, work: Callable[..., T], *args: object) -> T:
    """What comes of this work in a process; the first one has to be started, for which a thread
    waits and not the tables."""
    return await asyncio.wrap_future(await asyncio.to_thread(pool.submit, work, *args))


async def ended(pool: ProcessPoolExecutor) -> None:
    """End a process at once: what it was doing can be done again."""
    await asyncio.to_thread(_end, pool)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = pool._processes  # as Python 3.14 does it in ``kill_workers``
    pool.shutdown(wait=False, cancel_futures=True)
    killed = [*processes.values()]
    for process in killed:
        process.kill()
    until = monotonic() + ENDING
    for process in killed:
        wait([process.sentinel], max(0.0, until - monotonic()))


def stand_back() -> None:
    """Work from now on when there is nothing else to do, as far as the system lets us."""
    if sys.platform == "win32":
        return
    if sys.platform == "linux":
        with suppress(OSError):  # forbidden in some containers
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            return
    with suppress(OSError):
        os.nice(MOST_NICE)


def _settle(idle: bool) -> None:
    """In the process: leave Ctrl-C to the server, and end when the server does, however it did."""
    if idle:
        stand_back()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def follow() -> None:
        wait([server.sentinel])
        os._exit(0)

    Thread(target=follow, daemon=True).start()
