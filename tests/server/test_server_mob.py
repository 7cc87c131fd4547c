"""Bad input in bulk: no fault of ours, no crash, no growth, and other tables feel nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from mob import Mob
from parlour import gathered
from players import Player, acknowledged, check_kept, check_told, goes_on, kept
from processes import Process, on_file
from rawsocket import Op, RawSocket, connected, frame, opened

from complot.core.contract import replace
from complot.server.settings import Limits

RIOT, WARMING = 0.3, 0.1
"""The share of the inputs of which some are accepted, and that of those after it until memory is as
large as it gets."""

GROWTH = 8 * 1024 * 1024
"""Bytes that may come and go with what is refused, however much that is."""

ROW = 2 * 1024
"""Bytes by which a server grows at most for each command that was done: tables keep them."""

PACE = 0.05
"""Seconds that those who play take for a move."""

FLOOD = 24 * 1024 * 1024
"""Bytes that are sent without reading anything."""


@asynccontextmanager
async def quietly(players: list[Player], process: Process) -> AsyncIterator[None]:
    """While they play, undisturbed; then the server is stopped."""
    over = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.persist([process.address], over))
        yield
        over.set()
        for player in players:
            assert player.lines == 1, "nobody's line was cut"
        assert await asyncio.to_thread(process.stop) == -15


async def riot(process: Process, inputs: int, players: list[Player]) -> str:
    """Let the mob loose, and see that the server grows by what it does and not by what it refuses;
    what came of it."""
    mob = Mob(process.address, seed=inputs)
    start = process.memory
    await mob.riot(int(inputs * RIOT))
    accepted, after = mob.heard["done"], process.memory
    assert after - start < 4 * GROWTH + ROW * (accepted + acknowledged(players))
    await mob.besiege()
    await mob.siege(int(inputs * WARMING))
    before, refused, played = process.memory, mob.inputs, acknowledged(players)
    await mob.siege(inputs - mob.inputs)
    grown, refused = process.memory - before, mob.inputs - refused
    played = acknowledged(players) - played
    print(f"{mob.inputs} inputs: {dict(mob.sent)}")
    print(f"heard: {dict(mob.heard)}")
    assert mob.heard["done"] == accepted, "nothing of the rest was done"
    assert grown < GROWTH + ROW * played
    return (
        f"{mob.inputs} inputs: grown by {after - start >> 10} KiB while {accepted} commands were"
        f" done, and by {grown >> 10} KiB while {refused} inputs were refused and others played"
        f" {played} moves"
    )


def test_nonsense_without_end_harms_nobody(
    tmp_path: Path, pytestconfig: pytest.Config, figures: Callable[[str], None]
) -> None:
    inputs = int(pytestconfig.getoption("inputs"))
    file, log = tmp_path / "tables.db", tmp_path / "log"
    process = Process(on_file(file), log)

    async def story() -> list[Player]:
        code, people = await gathered(process.address, 5, family="quiet")
        players = [Player(guest, code, seed, PACE) for seed, guest in enumerate(people)]
        async with quietly(players, process):
            figures(await riot(process, inputs, players))
        return players

    players = asyncio.run(story())
    at_quiet_table = {players[0].code: kept(file)[players[0].code]}
    check_kept(players, at_quiet_table)
    check_told(players, at_quiet_table)
    assert max(player.series or 0 for player in players) > 1, "a game was played to its end"
    assert [line for line in log.read_text().splitlines() if " error " in line] == []


def test_who_talks_nonsense_too_fast_is_sent_away_while_others_play(tmp_path: Path) -> None:
    """With the limits that a server has of itself."""
    file = tmp_path / "tables.db"
    process = Process(replace(on_file(file), limits=Limits()))

    async def story() -> tuple[Mob, list[Player]]:
        code, people = await gathered(process.address, 5, family="quiet")
        table, (loud,) = await gathered(process.address, 1, family="loud")
        players = [Player(guest, code, seed, pace=0.2) for seed, guest in enumerate(people)]
        mob = Mob(process.address, seed=1)
        async with quietly(players, process):
            for _ in range(20):
                await mob.chatter(loud, table, "X-Forwarded-For: 198.51.100.1")
            await goes_on(players, 5)
        return mob, players

    mob, players = asyncio.run(story())
    assert mob.heard["too_often"] > 500
    assert mob.heard["closed with 4429"] > 10, "after a while it is closed"
    check_kept(players, {players[0].code: kept(file)[players[0].code]})


BAD = b'{"command_id": "x", "command": {"kind": "fly", "where": "%b"}}' % (b"x" * 400)
SOCKET_FLOODS = {
    "pings": frame(Op.PING, b"x" * 125),
    "pongs": frame(Op.PONG, b""),
    "messages": frame(Op.TEXT, BAD),
    "empty messages": frame(Op.TEXT, b""),
    "bits of a message": frame(Op.CONTINUATION, b"", fin=False),
}
REQUEST_FLOODS = {
    "requests": (b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: %b\r\n\r\n" % (b"x" * 400)),
    "lines of a head": (b"GET /api/games HTTP/1.1\r\nHost: x\r\n", b"x:x\r\n"),
    "bits of a body": (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"1\r\nx\r\n",
    ),
    "empty lines": (b"", b"\r\n"),
}


async def pour(raw: RawSocket, drop: bytes) -> None:
    """Send much, and read nothing of what comes back."""
    raw.deaf()
    much = drop * (64 * 1024 // len(drop))
    with suppress(TimeoutError, OSError):  # the server may stop to listen, and it may hang up
        async with asyncio.timeout(2):
            for _ in range(FLOOD // len(much)):
                await raw.send(much)


@pytest.mark.parametrize("flood", [*SOCKET_FLOODS, *REQUEST_FLOODS])
def test_a_flood_by_one_who_reads_no_answer_fills_no_memory(flood: str, tmp_path: Path) -> None:
    process = Process(on_file(tmp_path / "tables.db"))

    async def story() -> int:
        code, (ana,) = await gathered(process.address, 1)
        before = process.memory
        if flood in SOCKET_FLOODS:
            async with opened(ana, code) as raw:
                if flood == "bits of a message":
                    await raw.send(frame(Op.TEXT, b"", fin=False))
                await pour(raw, SOCKET_FLOODS[flood])
        else:
            async with connected(ana.address) as raw:
                head, drop = REQUEST_FLOODS[flood]
                await raw.send(head)
                await pour(raw, drop)
        grown = process.memory - before
        async with ana.listening(code) as line:  # everybody else is heard
            assert (await line.hear())["kind"] == "push"
        return grown

    grown = asyncio.run(story())
    assert process.stop() == -15
    print(f"{flood}: grown by {grown >> 10} KiB")
    assert grown < FLOOD // 4
