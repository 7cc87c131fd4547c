"""The server is killed in the middle of games and started again on the same file."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic

import httpx
from parlour import Guest, Json, Line, Process, gathered
from websockets.exceptions import ConnectionClosed, InvalidMessage

KILLS = 20
GONE = (ConnectionClosed, InvalidMessage, OSError, httpx.HTTPError)


class Player:
    """Plays through any number of crashes: what isn't answered is sent again."""

    def __init__(self, guest: Guest, code: str, seed: int) -> None:
        self.guest = guest
        self.code = code
        self.rng = Random(seed)
        self.events: list[Json] = []
        self.series: int | None = None
        self.acknowledged: list[str] = []
        self.unanswered: tuple[str, str, Json] | None = None

    async def play(self) -> None:
        """Until the server is gone."""
        with suppress(*GONE):
            cursor = None if self.series is None else len(self.events)
            async with self.guest.listening(self.code, cursor, self.series) as line:
                await self._hear(line)
                if self.unanswered is not None:
                    await self._send(line, *self.unanswered)
                while True:
                    await self._move(line)

    async def _move(self, line: Line) -> None:
        table = line.push["table"]
        if table["stage"] == "over" and table["mine"] == table["host"]:
            await self._send(line, self.guest.new_id(), "rematch", {})
        elif table["stage"] == "lobby":
            if table["mine"] == table["host"]:
                await self._send(line, self.guest.new_id(), "start", self.guest.part(line.push))
            elif not table["places"][table["mine"]]["ready"]:
                fields = {"ready": True, **self.guest.part(line.push)}
                await self._send(line, self.guest.new_id(), "ready", fields)
            else:
                await self._hear(line)
        elif line.push["decision"] is not None:
            action = self.rng.choice(line.push["legal"])["id"]
            fields = {"decision": line.push["decision"], "actions": [action]}
            await self._send(line, self.guest.new_id(), "act", fields)
        else:
            await self._hear(line)

    async def _send(self, line: Line, command_id: str, kind: str, fields: Json) -> None:
        self.unanswered = (command_id, kind, fields)
        await line.say(kind, command_id=command_id, **fields)
        while True:
            heard = await self._hear(line)
            if heard.get("command_id") == command_id:
                break
        self.unanswered = None
        if heard["kind"] == "answer":
            self.acknowledged.append(command_id)
        else:
            assert heard["code"] == "not_ready", heard

    async def _hear(self, line: Line) -> Json:
        heard = await line.hear()
        if heard["kind"] == "push":
            if heard["round"] != self.series:
                self.events = []
            self.series = heard["round"]
            assert heard["cursor"] == len(self.events) + len(heard["events"]), "nothing twice"
            self.events += heard["events"]
        return heard


def moves(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def play_on(players: list[Player], process: Process, rng: Random) -> float:
    """Play some moves more, then kill the server in the middle of it; how long the first took."""
    began, before, after = monotonic(), moves(players), 0.0
    playing = asyncio.gather(*(player.play() for player in players))
    while moves(players) < before + rng.randint(1, 12):
        await asyncio.sleep(rng.uniform(0, 0.01))
        if not after and moves(players) > before:
            after = monotonic() - began
        assert monotonic() < began + 20, "play doesn't go on"
    process.kill()
    await playing
    return after


def stored(file: Path) -> list[str]:
    """The command ids in the file, in order."""
    with sqlite3.connect(file) as db:
        rows = [json.loads(row) for (row,) in db.execute("SELECT row FROM log ORDER BY seq")]
    db.close()
    return [row["command_id"] for row in rows if row["guest"]]


def test_no_acknowledged_move_is_lost_in_twenty_kills_and_play_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    process = Process(file)
    code, people = asyncio.run(gathered(process.address, 3, bots=2))
    players = [Player(guest, code, seed) for seed, guest in enumerate(people)]
    rng = Random(1)
    for _ in range(KILLS):
        asyncio.run(play_on(players, process, rng))
        ids = stored(file)
        assert len(ids) == len(set(ids)), "nothing is done twice"
        for player in players:
            assert set(player.acknowledged) <= set(ids)
        process = Process(file, process.port)
    for player in players:
        push = asyncio.run(player.guest.see(code))
        if push["round"] == player.series:
            assert push["events"][: len(player.events)] == player.events
    assert process.stop() == -15


def test_bots_that_owe_a_decision_go_on_after_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    process = Process(file)
    code, (ana,) = asyncio.run(gathered(process.address, 1, bots=4))
    asyncio.run(ana.start(code))
    process.kill()
    process = Process(file, process.port)

    async def asked() -> None:
        async with ana.listening(code) as line:
            await line.until(lambda heard: heard["decision"] is not None)

    asyncio.run(asked())
    process.stop()


def test_a_server_that_is_stopped_says_so_to_its_sockets(tmp_path: Path) -> None:
    process = Process(tmp_path / "tables.db")

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
