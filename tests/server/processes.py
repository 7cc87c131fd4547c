"""Servers in processes of their own, to be killed and started again.

What a start costs is nearly all importing. So one process does that once, and every server is
forked from it: a restart takes a twentieth of a second, and the server is as separate as any.
"""

from __future__ import annotations

import atexit
import os
import socket
import subprocess
import sys
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from signal import SIGKILL, SIGTERM
from threading import Lock
from time import monotonic, sleep

import msgspec
from parlour import LOOSE

from complot.server.serving import serve
from complot.server.settings import Settings
from services import port_of, reserved
from waiting import PATIENCE


def on_file(file: Path, port: int = 0) -> Settings:
    """A server whose tables are in this file, with bots that neither wait nor think long."""
    where = f"sqlite:///{file}"
    return Settings(port=port, db=where, bot_pace=(0, 0), bot_budget=20, limits=LOOSE)


class Process:
    """A server that anything can be done to."""

    def __init__(self, settings: Settings, log: Path | None = None) -> None:
        """``log`` is where its standard error goes, if not where ours does."""
        if not settings.port:
            settings = msgspec.structs.replace(settings, port=_nursery().port())
        wanted = {"settings": settings, "log": None if log is None else str(log)}
        self._pid, started = _nursery().ask(msgspec.json.encode(wanted).decode())
        assert started, "it didn't start"
        self.settings = settings

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.settings.port}"

    @property
    def memory(self) -> int:
        """Bytes of it that are in memory."""
        pages = Path(f"/proc/{self._pid}/statm")
        if pages.exists():
            return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        asked = ["ps", "-o", "rss=", "-p", str(self._pid)]
        return 1024 * int(subprocess.run(asked, capture_output=True, check=True).stdout)

    def kill(self) -> None:
        """As when the power goes."""
        _nursery().ask(f"[{self._pid}, {SIGKILL}]")

    def stop(self) -> int:
        """As an operator does; the exit code."""
        _, code = _nursery().ask(f"[{self._pid}, {SIGTERM}]")
        return code

    def again(self) -> Process:
        """The next one, where this one was."""
        return Process(self.settings)


class _Nursery:
    """The process that all servers are forked from, one question at a time."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._ports = ExitStack()
        self._process = subprocess.Popen(
            [sys.executable, "-c", "import processes; processes.nurse()"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # as the tests have it
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self._close)

    def port(self) -> int:
        """One that is a server's until the end, also while that is dead."""
        return port_of(self._ports.enter_context(reserved()))

    def ask(self, line: str) -> tuple[int, int]:
        """Settings to start with, or a process and a signal: the process, and its port or end."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with self._lock:
            print(line, file=stdin, flush=True)
            pid, number = stdout.readline().split()
            return int(pid), int(number)

    def _close(self) -> None:
        with self._ports, self._process:
            pass


_nursery = cache(_Nursery)


def nurse() -> None:
    """In the nursery: start and end servers until nobody asks any more."""
    alive: set[int] = set()
    for line in sys.stdin:
        match msgspec.json.decode(line):
            case [pid, _] if pid not in alive:  # it was ended before
                answer = -SIGKILL
            case [pid, number]:
                os.kill(pid, number)
                answer = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
                alive.discard(pid)
            case {"settings": settings, "log": log}:
                _await_port(settings["port"])
                pid, answer = _born(msgspec.convert(settings, Settings), log)
                alive.add(pid)
        print(pid, answer, flush=True)
    for pid in alive:
        os.kill(pid, SIGKILL)


def _await_port(port: int) -> None:
    """Until nobody listens there: a process that the last server was about to start when it was
    killed has all that was open there, until it is another program."""
    until = monotonic() + PATIENCE
    while True:
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            assert monotonic() < until, "the port is taken"
            sleep(0.005)
        else:
            return


def _born(settings: Settings, log: str | None) -> tuple[int, int]:
    """A server that has just begun to listen, and its port; 0 if it never did."""
    ours, theirs = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        if log is not None:
            os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        os.dup2(2, 1)  # whatever it prints isn't an answer
        os.close(ours)

        def announce(port: int) -> None:
            os.write(theirs, str(port).encode())
            os.close(theirs)

        serve(settings, announce)
        os._exit(0)
    os.close(theirs)
    with os.fdopen(ours) as pipe:
        return pid, int(pipe.read() or 0)
