"""The server is killed in the middle of games and started again on the same file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from parlour import gathered
from players import Player, acknowledged, check_kept, check_told, goes_on, kept, seated
from processes import Process, on_file
from websockets.exceptions import ConnectionClosed

TABLES = (
    ("resistance", 5, 0),
    ("resistance", 5, 0),
    ("resistance", 3, 2),
    ("secrets", 5, 0),
    ("uprising", 2, 0),
)
"""Games that run at once, with so many people and bots."""

AMONG_BOTS = "2"
"""The family at the table that has bots."""


def test_no_acknowledged_move_is_lost_however_often_the_server_is_killed(
    tmp_path: Path, pytestconfig: pytest.Config, figures: Callable[[str], None]
) -> None:
    """Every table goes on while the server dies again and again, at any moment."""
    kills = int(pytestconfig.getoption("kills"))
    file = tmp_path / "tables.db"
    rng = Random(kills)

    async def story() -> list[Player]:
        process = Process(on_file(file))
        players = await seated(process.address, TABLES)
        among_bots = [each for each in players if each.guest.name.endswith(AMONG_BOTS)]
        over = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.persist([process.address], over))
            for number in range(kills):
                if number % 10:
                    await goes_on(players, rng.choice((0, 1, 10, 50, 100)))
                else:  # bots take a while to wake up
                    await goes_on(among_bots, 3)
                await asyncio.sleep(rng.uniform(0, 0.02))
                process.kill()
                if number % 10 == 0:  # and at the end, all of it
                    check_kept(players, kept(file))
                process = await asyncio.to_thread(process.again)
            over.set()
            assert await asyncio.to_thread(process.stop) == -15
        return players

    players = asyncio.run(story())
    stored = kept(file)
    check_kept(players, stored)
    check_told(players, stored)
    for player in players:
        assert player.acknowledged, "everybody had a part in it"
    rounds = max(player.series or 0 for player in players)
    done = acknowledged(players)
    figures(f"{kills} kills, {done} commands acknowledged, {rounds} games in a row")


def test_bots_that_owe_a_decision_go_on_after_a_kill(tmp_path: Path) -> None:
    process = Process(on_file(tmp_path / "tables.db"))
    code, (ana,) = asyncio.run(gathered(process.address, 1, bots=4))
    asyncio.run(ana.start(code))
    process.kill()
    process = process.again()

    async def asked() -> None:
        async with ana.listening(code) as line:
            await line.until(lambda heard: heard["decision"] is not None)

    asyncio.run(asked())
    process.stop()


def test_a_server_that_is_stopped_says_so_to_its_sockets(tmp_path: Path) -> None:
    process = Process(on_file(tmp_path / "tables.db"))

    async def story() -> int | None:
        code, (ana,) = await gathered(process.address, 1)
        async with ana.listening(code) as line:
            await line.hear()
            stopping = asyncio.get_running_loop().run_in_executor(None, process.stop)
            with suppress(ConnectionClosed):
                await line.hear()
            assert await stopping == -15
            return line.socket.close_code

    assert asyncio.run(story()) == 1012
