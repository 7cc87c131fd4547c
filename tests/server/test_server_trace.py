"""Nothing is told before it is on the disk: what the server asks of the system, in order."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from signal import SIGTERM
from typing import NamedTuple

from parlour import Line, gathered, last

MOVES = 12
"""A proposal, the call for a vote, five votes, a mission, and the next."""

KINDS = [rf"{{\"kind\":\"{kind}\"" for kind in ("push", "answer", "refusal")]
"""How a message begins, as strace writes it."""

CALLS = "fsync,fdatasync,write,writev,sendto,sendmsg,pwrite64,pwritev"

SCRIPT = """
import os
import sys
from complot.server.serving import serve
from complot.server.settings import Settings
{fault}
serve(Settings(port=0, db=sys.argv[1]), lambda port: print(port, os.getpid(), flush=True))
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


class Sent(NamedTuple):
    """A move that was sent, and how many messages its table's guests had got by then."""

    command_id: str
    heard: int


@contextmanager
def traced(strace: str, folder: Path, fault: str = "") -> Iterator[str]:
    """A server whose calls are written down in this folder; its address."""
    server = [sys.executable, "-c", SCRIPT.format(fault=fault), f"sqlite:///{folder}/tables.db"]
    flags = ["-f", "--seccomp-bpf", "-qq", "-y", "-s", "65536", "-e", f"trace={CALLS}"]
    command = [strace, *flags, "-o", str(folder / "trace"), *server]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    words = process.stdout.readline().split()
    assert len(words) == 2, "strace could not start the server"
    port, pid = map(int, words)
    try:
        yield f"127.0.0.1:{port}"
    finally:
        os.kill(pid, SIGTERM)  # strace itself would not be told, but ends with its program
        process.communicate(timeout=60)


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


def told_too_early(trace: Iterable[str], moves: list[Sent], heard: int) -> list[str]:
    """The moves of which something was sent before the disk had them, if it ever did."""
    early: list[str] = []
    left = {move.command_id: move for move in moves}
    written: set[str] = set()
    """What was given to the log of the database since it was last known to be on the disk."""
    messages = 0
    for call in calls(trace):
        if "-wal>" in call.arguments:
            if call.name in ("fsync", "fdatasync") and call.returns:
                early += [each for each in written if messages != left.pop(each).heard]
                written.clear()
            elif call.name.startswith("pwrite") and call.begins:
                written |= {each for each in left if each in call.arguments}
        elif "<socket:" in call.arguments and call.begins:
            messages += sum(map(call.arguments.count, KINDS))
    assert messages == heard, "every message was seen on its way to a guest"
    return early + list(left)


def test_no_move_is_told_or_acknowledged_before_it_is_on_the_disk(
    strace: str, tmp_path: Path
) -> None:
    with traced(strace, tmp_path) as address:
        moves, heard = asyncio.run(played(address))
    with (tmp_path / "trace").open() as trace:
        assert told_too_early(trace, moves, heard) == []


def test_a_server_that_tells_too_early_is_found_out(strace: str, tmp_path: Path) -> None:
    with traced(strace, tmp_path, HASTE) as address:
        moves, heard = asyncio.run(played(address))
    with (tmp_path / "trace").open() as trace:
        assert told_too_early(trace, moves, heard)
