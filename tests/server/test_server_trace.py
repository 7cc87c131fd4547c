"""Nothing is told before it is on the disk: what the server asks of the system, in order."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from signal import SIGINT, SIGTERM
from subprocess import PIPE
from typing import NamedTuple

import pytest
from parlour import Line, gathered, last

from services import Postgres
from waiting import PATIENCE, come_true

MOVES = 12
"""A proposal, the call for a vote, five votes, a mission, and the next."""

KINDS = [rf"{{\"kind\":\"{kind}\"" for kind in ("push", "answer", "refusal")]
"""How a message begins, as strace writes it."""

CALLS = "fsync,fdatasync,write,writev,sendto,sendmsg,pwrite64,pwritev"

SCRIPT = """
import json
import os
import subprocess
import sys
from complot.server.serving import serve
from complot.server.settings import Settings
{fault}
if len(sys.argv) > 2:
    print(subprocess.Popen(**json.loads(sys.argv[2])).pid, flush=True)
    sys.stdin.readline()
serve(Settings(port=0, db=sys.argv[1]), lambda port: print(port, flush=True))
"""

HASTE = """
import asyncio
from complot.server import serving

later, open_store = set(), serving.open_store

async def open_hasty_store(url):
    store = await open_store(url)
    keep = store.append

    async def dawdle(*row):
        await asyncio.sleep(0.05)
        await keep(*row)

    async def append(table_id, seq, row, *more):
        keeping = asyncio.ensure_future(dawdle(table_id, seq, row, *more))
        later.add(keeping) if b"move-" in row else await keeping

    store.append = append
    return store

serving.open_store = open_hasty_store
"""
"""A planted fault: a row counts as stored when it was handed to the store."""


SQLITE, POSTGRES = "-wal>", "/pg_wal/"
"""By what the log of a database is known, to which all is written first."""


class Sent(NamedTuple):
    """A move that was sent, and how many messages its table's guests had got by then."""

    tag: str
    heard: int

    @property
    def command_id(self) -> str:
        """It has the tag twice: where a page of the log ends, one of them may be torn."""
        return 2 * self.tag


@contextmanager
def traced(strace: str, folder: Path, fault: str = "") -> Iterator[str]:
    """A server whose calls are written down in this folder; its address."""
    with _started(strace, folder, fault, f"sqlite:///{folder}/tables.db") as process:
        yield _address(process)


@contextmanager
def traced_with_postgres(strace: str, folder: Path, fault: str = "") -> Iterator[str]:
    """The same with PostgreSQL, whose calls are written down among the server's."""
    postgres = Postgres(fsync=True)
    quiet = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    how = {"args": postgres.command(), "cwd": str(postgres.folder), **quiet, **postgres.owner()}
    url = f"postgresql://complot@127.0.0.1:{postgres.port}/postgres"
    try:
        with _started(strace, folder, fault, url, json.dumps(how)) as process:
            assert process.stdout is not None
            assert process.stdin is not None
            beside = int(process.stdout.readline())
            try:
                asyncio.run(come_true(postgres.ready))
                print(file=process.stdin, flush=True)
                yield _address(process)
            finally:
                os.kill(beside, SIGINT)
    finally:
        postgres.remove()


@contextmanager
def _started(strace: str, folder: Path, fault: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    server = [sys.executable, "-c", SCRIPT.format(fault=fault), *words]
    flags = ["-f", "--seccomp-bpf", "-qq", "-y", "-s", "65536", "-e", f"trace={CALLS}"]
    command = [strace, *flags, "-o", str(folder / "trace"), *server]
    process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True)
    try:
        yield process
    finally:
        for pid in _children(process.pid):  # strace itself would not be told, but ends with it
            os.kill(pid, SIGTERM)
        process.communicate(timeout=PATIENCE)


def _children(pid: int) -> list[int]:
    return [*map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


def _address(process: subprocess.Popen[str]) -> str:
    """Where it listens, as it says itself."""
    assert process.stdout is not None
    words = process.stdout.readline().split()
    assert len(words) == 1, "strace could not start the server"
    return f"127.0.0.1:{words[0]}"


async def played(address: str) -> tuple[list[Sent], int]:
    """Some moves, each sent when everybody has heard of the last; and all that was heard."""
    code, people = await gathered(address, 5)
    moves: list[Sent] = []
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(each.listening(code)) for each in people]
        await lines[0].hear()
        assert (await lines[0].start())["kind"] == "answer"
        for number in range(MOVES):
            moves.append(Sent(f"move-{number}-", await all_heard(lines)))
            mover = next(line for line in lines if line.push["decision"] is not None)
            act = {"decision": mover.push["decision"], "actions": [last(mover.push)]}
            answer = await mover.ask("act", command_id=moves[-1].command_id, **act)
            assert answer["kind"] == "answer"
        return moves, await all_heard(lines)


async def all_heard(lines: list[Line]) -> int:
    """How many messages there were, once everybody has got all of them: each asks for one more."""
    for line in lines:
        assert (await line.ask("act", decision=0, actions=[0]))["kind"] == "refusal"
    return sum(len(line.frames) for line in lines)


class Call(NamedTuple):
    """A call that began, or one that has returned."""

    name: str
    arguments: str
    begins: bool
    returns: bool


CALL = re.compile(r"(?P<thread>\d+) +(?P<name>\w+)\((?P<arguments>.*)", re.DOTALL)
BACK = re.compile(r"(?P<thread>\d+) +<\.\.\. (?P<name>\w+) resumed>")


def calls(trace: Iterable[str]) -> Iterator[Call]:
    """What strace wrote; a call of one thread may return when another has begun one."""
    unfinished: dict[str, str] = {}
    for line in trace:
        if begun := CALL.match(line):
            thread, name, arguments = begun.group("thread", "name", "arguments")
            waits = arguments.rstrip().endswith("<unfinished ...>")
            if waits:
                unfinished[thread] = arguments
            yield Call(name, arguments, True, not waits)
        elif back := BACK.match(line):
            yield Call(back["name"], unfinished.pop(back["thread"]), False, True)


def told_too_early(
    trace: Iterable[str], moves: list[Sent], heard: int, log: str = SQLITE
) -> list[str]:
    """The moves of which something was sent before the disk had them, if it ever did."""
    early: list[str] = []
    left = {move.tag: move for move in moves}
    written: set[str] = set()
    """What was given to the log of the database since it was last known to be on the disk."""
    messages = 0
    for call in calls(trace):
        if log in call.arguments:
            if call.name in ("fsync", "fdatasync") and call.returns:
                early += [each for each in written if messages != left.pop(each).heard]
                written.clear()
            elif call.name.startswith("pwrite") and call.begins:
                written |= {each for each in left if each in call.arguments}
        elif "<socket:" in call.arguments and call.begins:
            messages += sum(map(call.arguments.count, KINDS))
    assert messages == heard, "every message was seen on its way to a guest"
    return early + list(left)


SERVERS = {SQLITE: traced, POSTGRES: traced_with_postgres}


@pytest.fixture(params=[SQLITE, POSTGRES], ids=["sqlite", "postgres"])
def log(request: pytest.FixtureRequest) -> str:
    if request.param == POSTGRES:
        request.getfixturevalue("postgres")  # one is there, if not the one that is traced
    return str(request.param)


def test_no_move_is_told_or_acknowledged_before_it_is_on_the_disk(
    strace: str, tmp_path: Path, log: str
) -> None:
    with SERVERS[log](strace, tmp_path) as address:
        moves, heard = asyncio.run(played(address))
    with (tmp_path / "trace").open() as trace:
        assert told_too_early(trace, moves, heard, log) == []


def test_a_server_that_tells_too_early_is_found_out(strace: str, tmp_path: Path, log: str) -> None:
    with SERVERS[log](strace, tmp_path, HASTE) as address:
        moves, heard = asyncio.run(played(address))
    with (tmp_path / "trace").open() as trace:
        assert told_too_early(trace, moves, heard, log)
