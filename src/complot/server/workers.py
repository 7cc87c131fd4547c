"""Several processes that serve at one port: a parent that only watches them.

It opens the socket, which they share, so that whoever connects meets one that is free, whose usher
leads to the process that has the table. One that dies is replaced; its guests come back to the
others.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Iterable
from contextlib import suppress
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic
from typing import Any, Final

from complot.core.errors import Code, Refused
from complot.server import logs, serving
from complot.server.logs import note
from complot.server.notices import choose
from complot.server.recording import LEAVING
from complot.server.settings import Settings
from complot.server.ushers import Usher
from complot.store.url import shared

AGAIN: Final = 1.0
"""Seconds that a process lives at least, or its successor waits: what fails at once fails again."""

FAREWELL: Final = 5.0
"""Seconds, beside those that a process has for its guests and records, until it is ended whatever
it does."""


def serve_together(
    settings: Settings, announce: serving.Announce, strange: Iterable[str] = ()
) -> None:
    """Serve with as many processes as the settings say, until a signal says to stop.

    What can be refused is refused before the first of them is started.
    """
    if not shared(settings.db):
        raise Refused(Code.ONE_PROCESS, workers=settings.workers)
    with (
        logs.written(settings.log),
        serving.listen(settings) as listening,
        TemporaryDirectory(prefix="complot-") as meeting,
    ):
        serving.complain(strange)
        asyncio.run(_check(settings))
        received = Workers(settings, listening, Path(meeting)).run(announce)
    signal.raise_signal(received)  # and so end as one process would


async def _check(settings: Settings) -> None:
    choose(settings)
    serving.check_ports(settings)
    await (await serving.opened(settings)).close()


class Worker:
    """One process that serves."""

    def __init__(self, settings: Settings, listening: socket.socket, usher: Usher) -> None:
        self.number = usher.number
        self.ready, telling = Pipe(duplex=False)
        self.began = monotonic()
        self.up = False
        self.silent = False
        """Whether it has nothing more to say."""
        # Never a fork: nothing of the parent's is to be found in it.
        self.process: SpawnProcess = get_context("spawn").Process(
            target=_work, args=(settings, listening, usher, telling), name="complot-worker"
        )
        self.process.start()
        telling.close()

    def hear(self) -> None:
        """It says that it is ready, or will never."""
        with suppress(EOFError):
            self.ready.recv()
            self.up = True
        self.silent = True


class Workers:
    """Those that serve now."""

    def __init__(self, settings: Settings, listening: socket.socket, meeting: Path) -> None:
        """``meeting`` is the folder in which their ushers meet."""
        self.settings = settings
        self.listening = listening
        self._meeting = meeting
        self._signals, self._signal = Pipe(duplex=False)
        self._workers: list[Worker] = []

    def run(self, announce: serving.Announce) -> signal.Signals:
        """Keep them serving until a signal comes, and end when they have ended; the signal."""
        before = {
            number: signal.signal(number, lambda number, _: self._signal.send(number))
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            self._workers = [self._start(number) for number in range(self.settings.workers)]
            received = self._watch(announce)
            self._stop(received)
        finally:
            for worker in self._workers:
                worker.process.kill()
            for number, handler in before.items():
                signal.signal(number, handler)
        return received

    def _start(self, number: int) -> Worker:
        usher = Usher(self._meeting, number, self.settings.workers)
        return Worker(self.settings, self.listening, usher)

    def _watch(self, announce: serving.Announce) -> signal.Signals:
        announced = False
        while True:
            speaking = {each.ready: each for each in self._workers if not each.silent}
            ends = {each.process.sentinel: each for each in self._workers}
            for event in wait([self._signals, *speaking, *ends]):
                if event is self._signals:
                    return signal.Signals(self._signals.recv())
                if isinstance(event, int):
                    self._replace(ends[event])
                elif isinstance(event, Connection):
                    speaking[event].hear()
            if not announced and all(each.up for each in self._workers):
                announce(self.listening.getsockname()[1])
                announced = True

    def _replace(self, worker: Worker) -> None:
        worker.process.join()
        note("worker_died", logging.ERROR, status=worker.process.exitcode or 0)
        self._workers.remove(worker)
        lived = monotonic() - worker.began
        if lived < AGAIN and self._signals.poll(AGAIN - lived):
            return
        self._workers.append(self._start(worker.number))

    def _stop(self, received: signal.Signals) -> None:
        """Pass the signal on, and every further one; wait as long as they may take."""
        self._pass_on(received)
        settings = self.settings
        until = monotonic() + settings.drain + 2 * settings.limits.farewell + LEAVING + FAREWELL
        while running := [each.process for each in self._workers if each.process.is_alive()]:
            ends = [process.sentinel for process in running]
            events = wait([self._signals, *ends], max(0.0, until - monotonic()))
            if not events:
                return
            if self._signals in events:
                self._pass_on(signal.Signals(self._signals.recv()))

    def _pass_on(self, received: signal.Signals) -> None:
        for worker in self._workers:
            if worker.process.is_alive() and worker.process.pid is not None:
                os.kill(worker.process.pid, received)


def _work(
    settings: Settings, listening: socket.socket, usher: Usher, ready: Connection[None, Any]
) -> None:
    """In the process."""
    if hasattr(os, "setpgrp"):  # a terminal's Ctrl-C is the parent's, who passes it on
        os.setpgrp()
    Thread(target=_follow, daemon=True).start()

    def announce(_: int) -> None:
        with suppress(OSError):
            ready.send(None)

    serving_here = serving.serve_on(listening, settings, announce, usher=usher)
    with (
        logs.written(settings.log),
        suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=serving.new_loop) as runner,
    ):
        runner.run(serving_here)


def _follow() -> None:
    """End when the parent does, however it did."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
