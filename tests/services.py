"""PostgreSQL, Redis and strace for the tests: found on the machine, or installed where that may be
done; services are started on ports and in folders of their own, and stopped after.

``python tests/services.py`` finds or installs them before the tests begin. Where one is missing
all the same, CI fails; elsewhere the tests that need it are skipped, and the run ends by saying so.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import asyncpg

PACKAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "postgresql": ("initdb", "postgres", "pg_isready"),
    "redis-server": ("redis-server",),
    "strace": ("strace",),
}
"""Debian's packages, and the programs that we need of each."""

USUAL: Final = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/bin")
"""Where PostgreSQL's programs are when they aren't on the path."""

PATIENCE: Final = 60.0
"""Seconds for a service to begin to answer."""


def find(program: str) -> str | None:
    """Where a program is, the newest there is."""
    if found := shutil.which(program):
        return found
    elsewhere = (each / program for usual in USUAL for each in Path("/").glob(usual[1:]))
    return max((str(each) for each in elsewhere if each.exists()), key=_version, default=None)


def _version(path: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", path)]


def missing() -> list[str]:
    """The packages of which a program can't be found."""
    return [name for name, programs in PACKAGES.items() if not all(map(find, programs))]


def install() -> None:
    """Get what is missing, if that can be done without asking anybody."""
    if missing() and (apt := shutil.which("apt-get")):
        alone = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
        print(f"Installing {', '.join(missing())} for the tests …", flush=True)
        for task in (["update", "-qq"], ["install", "-y", "-qq", *missing()]):
            subprocess.run(
                [*alone, "env", "DEBIAN_FRONTEND=noninteractive", apt, *task],
                stdout=subprocess.DEVNULL,
            )
    if missing():
        words = f"The tests need {', '.join(missing())}: neither found nor installed."
        if os.environ.get("CI"):
            sys.exit(words)
        print(f"{words} Those that do will be skipped.", flush=True)


def reserved() -> socket.socket:
    """A socket whose port nobody is given while it is open; who asks for that very port has it."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    deaf.bind(("127.0.0.1", 0))
    return deaf


def port_of(bound: socket.socket) -> int:
    port: int = bound.getsockname()[1]
    return port


def _owner() -> dict[str, Any]:
    """Whose process it is to be: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return {}
    names = {each.pw_name: each for each in pwd.getpwall()}
    owner = names.get("postgres") or names["nobody"]
    return {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}


WATCH: Final = """
import os, shutil, signal, sys, time
running = {}
for line in sys.stdin:
    number, folder = line.rstrip().split(" ", 1)
    running[folder] = int(number)
for folder, number in running.items():
    if number:
        try:
            os.kill(number, signal.SIGQUIT)
        except ProcessLookupError:
            pass
        time.sleep(1)
    shutil.rmtree(folder, ignore_errors=True)
"""


@cache
def _watchman() -> subprocess.Popen[str]:
    """A process that ends what is left when the tests are killed: it is told of every start and
    end, and acts when nobody can tell it any more."""
    process = subprocess.Popen(
        [sys.executable, "-c", WATCH], stdin=subprocess.PIPE, text=True, start_new_session=True
    )
    atexit.register(process.communicate)
    return process


def state_of(pid: int) -> str:
    """A process's, as ``/proc`` has it; nothing of one that is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


class Service:
    """A server in a process of its own that can be stopped, killed and started again."""

    QUICKLY = signal.SIGKILL
    """The signal that ends it at once, but tidily."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = Path(mkdtemp(prefix="complot-", dir=folder))
        self._reserved = reserved()
        self.port = port_of(self._reserved)
        self._process: subprocess.Popen[bytes] | None = None
        self._log = (self.folder / "log").open("ab")

    def command(self) -> list[str]:
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    def owner(self) -> dict[str, Any]:
        return {}

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._process = subprocess.Popen(
            self.command(),
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
            start_new_session=True,  # Ctrl-C is for the tests, which stop it then
            **self.owner(),
        )
        self._watched(self._process.pid)
        until = time.monotonic() + PATIENCE
        while not self.ready():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        """As an operator does who doesn't wait for its clients."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """As when the power goes: with all its children, which would linger for a moment."""
        assert self._process is not None
        pid = self._process.pid
        self._process.send_signal(signal.SIGSTOP)  # so that no more are born
        until = time.monotonic() + PATIENCE
        while state_of(pid) != "T":
            assert time.monotonic() < until
            time.sleep(0.001)
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for child in map(int, children):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self._end(signal.SIGKILL)
        while any(state_of(int(child)) not in ("", "Z") for child in children):
            assert time.monotonic() < until, "one of its children lives on"
            time.sleep(0.001)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None
            self._watched(0)

    def _watched(self, pid: int) -> None:
        print(pid, self.folder, file=_watchman().stdin, flush=True)

    def remove(self) -> None:
        """End for good, and leave nothing behind."""
        self._end(self.QUICKLY)
        self._log.close()
        self._reserved.close()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL. Unless it is asked to, it waits for no disk: the tests' data can be lost."""

    QUICKLY = signal.SIGQUIT

    def __init__(self, *, fsync: bool = False, folder: Path | None = None) -> None:
        super().__init__(folder)
        self.fsync = fsync
        self._databases = count(1)
        if owner := self.owner():
            shutil.chown(self.folder, owner["user"], owner["group"])
        self._run("initdb", "-D", "data", "-U", "complot", "-A", "trust", "-E", "UTF8", "--no-sync")

    def owner(self) -> dict[str, Any]:
        return _owner()

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "on" if self.fsync else "off",
            "max_connections": 60,
            "shared_buffers": "32MB",
            "log_min_messages": "fatal",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [str(find("postgres")), "-D", "data", *words]

    def ready(self) -> bool:
        asking = [str(find("pg_isready")), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asking).returncode == 0

    def database(self) -> str:
        """The address of a new one: a schema, really, which is made much faster."""
        url = f"postgresql://complot@127.0.0.1:{self.port}/postgres"
        name = f"test{next(self._databases)}"

        async def make() -> None:
            db = await asyncpg.connect(url)
            await db.execute(f"CREATE SCHEMA {name}")
            await db.close()

        asyncio.run(make())
        return f"{url}?search_path={name}"

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(find(program)), *words],
            cwd=self.folder,
            capture_output=True,
            text=True,
            **self.owner(),
        )
        assert done.returncode == 0, done.stderr


class Redis(Service):
    """Redis, which keeps nothing."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        settings = {"bind": "127.0.0.1", "port": self.port, "save": "", "appendonly": "no"}
        words = [word for name, value in settings.items() for word in (f"--{name}", str(value))]
        return [str(find("redis-server")), *words]

    def ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as asking:
                asking.sendall(b"PING\r\n")
                return asking.recv(16).startswith(b"+PONG")
        except OSError:
            return False


@contextmanager
def started(service: Service) -> Iterator[None]:
    """A service from its start until it is removed."""
    try:
        service.start()
        yield
    finally:
        service.remove()


if __name__ == "__main__":
    install()
