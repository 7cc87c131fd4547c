"""People who play on whatever happens to their server, and what must hold of it afterwards."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
from parlour import Guest, Json, Line, gathered, key_of
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from complot.core.codec import encode
from complot.core.contract import replace
from complot.games import title
from complot.server.identity import guest_of
from complot.table import Table
from complot.table import command as commands
from complot.table import row as rows
from complot.table.row import Row


class Unavailable(Exception):
    """The server is there, and can't do it now."""


GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.HTTPError, Unavailable)
"""What a guest sees of a server that dies, or can't reach what it needs."""

RACES = {
    "rematch": {"game_running"},
    "start": {"not_ready", "not_host", "table_started"},
    "ready": {"table_started"},
}
"""By command, what it may be refused for because somebody else was quicker."""

OUTRUN = {"secrets": {"not_your_turn", "stale", "game_over", "table_not_started"}}
"""The same for a move, by game: the UN player can take a card before its target has answered, and
by that the game can end, and the next begin."""

TALK = 0.1
"""How often somebody says something before a move."""

PAUSE = 0.01
"""Seconds between two tries to get in again."""

PATIENCE = 120.0
"""Seconds; by then play has gone on."""


@dataclass(frozen=True)
class Sending:
    """A command, as it is sent until it is answered."""

    command_id: str
    kind: str
    fields: Json


@dataclass(frozen=True)
class Acknowledged:
    """A command that a server said was done: the number it gave it, when, and which one."""

    sending: Sending
    seq: int
    at: float
    by: str


class Player:
    """Plays through any number of crashes: what isn't answered is sent again."""

    def __init__(
        self, guest: Guest, code: str, seed: int, pace: float = 0, *, greets: bool = False
    ) -> None:
        """It takes so many seconds for each move; and may say hello whenever it is back."""
        self.guest = guest
        self.code = code
        self.pace = pace
        self.greets = greets
        self.rng = Random(seed)
        self.told: dict[int, list[Json]] = {}
        """All events it was told, by game of the series."""
        self.series: int | None = None
        self.acknowledged: list[Acknowledged] = []
        self.unanswered: Sending | None = None
        self.lines = 0
        """How often it got in."""
        self.line: Line | None = None

    async def persist(
        self, addresses: Sequence[str], over: asyncio.Event, pause: float = PAUSE
    ) -> None:
        """Play until it is over: at one address after the other, as often as it takes."""
        tries = 0
        while not over.is_set():
            self.guest.address = addresses[tries % len(addresses)]
            await self.play(over)
            tries += 1
            await asyncio.sleep(pause)

    async def play(self, over: asyncio.Event) -> None:
        """Until it is over, or the server is gone."""
        with suppress(*GONE):
            cursor = None if self.series is None else len(self.told[self.series])
            async with self.guest.listening(self.code, cursor, self.series) as line:
                self.lines += 1
                self.line = line
                await self._hear(line)
                if self.unanswered is not None:
                    await self._send(line, self.unanswered)
                elif self.greets:
                    await self._send(line, self._new("write", text=f"hello {self.lines}"))
                while not over.is_set():
                    await asyncio.sleep(self.pace)
                    await self._move(line)

    async def hang_up(self) -> None:
        """Leave this server for the next."""
        if self.line is not None:
            await self.line.socket.close()

    @property
    def known_by(self) -> str | None:
        """The server that last did something for it."""
        return self.acknowledged[-1].by if self.acknowledged else None

    async def first_done(self, address: str, since: float) -> Acknowledged:
        """Wait for what this server first does for it from then on."""
        seen = len(self.acknowledged)
        while True:
            for each in self.acknowledged[seen:]:
                if each.by == address and each.at >= since:
                    return each
            seen = len(self.acknowledged)
            await asyncio.sleep(0.001)

    async def _move(self, line: Line) -> None:
        table = line.push["table"]
        hosting = table["mine"] == table["host"]
        if line.push["decision"] is not None:
            if self.rng.random() < TALK:
                await self._send(line, self._new("write", text=f"{len(self.acknowledged)}"))
            else:
                action = self.rng.choice(line.push["legal"])["id"]
                await self._send(
                    line, self._new("act", decision=line.push["decision"], actions=[action])
                )
        elif table["stage"] == "over" and hosting:
            await self._send(line, self._new("rematch"))
        elif table["stage"] == "lobby" and hosting and _others_ready(table):
            await self._send(line, self._new("start", **self.guest.part(line.push)))
        elif table["stage"] == "lobby" and not hosting and not _ready(table):
            await self._send(line, self._new("ready", ready=True, **self.guest.part(line.push)))
        else:
            await self._hear(line)

    def _new(self, kind: str, **fields: Any) -> Sending:
        return Sending(self.guest.new_id(), kind, fields)

    async def _send(self, line: Line, sending: Sending) -> None:
        self.unanswered = sending
        await line.say(sending.kind, command_id=sending.command_id, **sending.fields)
        while (heard := await self._hear(line)).get("command_id") != sending.command_id:
            pass
        if heard["kind"] == "answer":
            done = Acknowledged(sending, heard["seq"], monotonic(), line.guest.address)
            self.acknowledged.append(done)
        elif heard["code"] == "unavailable":
            raise Unavailable
        else:
            races = OUTRUN if sending.kind == "act" else RACES
            what = line.push["table"]["game"] if sending.kind == "act" else sending.kind
            assert heard["code"] in races.get(what, ()), (sending, heard)
        self.unanswered = None

    async def _hear(self, line: Line) -> Json:
        heard = await line.hear()
        if heard["kind"] == "push":
            self.series = int(heard["round"])
            events = self.told.setdefault(self.series, [])
            assert heard["cursor"] == len(events) + len(heard["events"]), "nothing twice"
            events += heard["events"]
        elif heard["kind"] == "refusal" and heard["code"] == "unavailable":
            raise Unavailable
        return heard


async def seated(
    address: str, tables: Iterable[tuple[str, int, int]], *, greet: bool = False
) -> list[Player]:
    """Everyone at tables of these games, with so many people and bots."""
    players: list[Player] = []
    for number, (game, guests, bots) in enumerate(tables):
        code, people = await gathered(address, guests, bots, game=game, family=f"{number}")
        players += [
            Player(guest, code, seed, greets=greet)
            for seed, guest in enumerate(people, len(players))
        ]
    return players


async def goes_on(players: Sequence[Player], more: int) -> None:
    """Wait until so many more commands are done."""
    until, before = monotonic() + PATIENCE, acknowledged(players)
    while acknowledged(players) < before + more:
        assert monotonic() < until, "play doesn't go on"
        await asyncio.sleep(0.001)


def _ready(table: Json) -> bool:
    return bool(table["places"][table["mine"]]["ready"])


def _others_ready(table: Json) -> bool:
    places = [place for chair, place in enumerate(table["places"]) if chair != table["mine"]]
    return all(place["ready"] for place in places)


def acknowledged(players: Iterable[Player]) -> int:
    """How many commands they know to be done."""
    return sum(len(player.acknowledged) for player in players)


def kept(file: Path) -> dict[str, list[bytes]]:
    """The rows in a file, by their tables' codes, in order."""
    found: dict[str, list[bytes]] = {}
    db = sqlite3.connect(file)
    query = "SELECT code, row FROM log JOIN tables ON id = table_id ORDER BY table_id, seq"
    for code, row in db.execute(query):
        found.setdefault(code, []).append(row)
    db.close()
    return found


def outdate(file: Path) -> None:
    """Let every game in a file have been begun by other rules than ours."""
    db = sqlite3.connect(file)
    for table, seq, stored in db.execute("SELECT table_id, seq, row FROM log").fetchall():
        row = rows.read(stored)
        if row.rules:
            old = rows.write(replace(row, rules=row.rules + 1))
            where = "WHERE table_id = ? AND seq = ?"
            db.execute(f"UPDATE log SET row = ? {where}", (old, table, seq))
    db.commit()
    db.close()


def check_kept(players: Iterable[Player], stored: Mapping[str, Sequence[bytes]]) -> None:
    """Every acknowledged command is there as it was sent, in order, once."""
    for code, lines in stored.items():
        at_table = [rows.read(line) for line in lines]
        assert [row.seq for row in at_table] == list(range(1, len(lines) + 1))
        ids = Counter((row.guest, row.command_id) for row in at_table)
        assert max(ids.values()) == 1, "nothing is done twice"
        for player in players:
            if player.code == code:
                _check_own(player, [row for row in at_table if row.guest == _name(player)])


def _check_own(player: Player, own: list[Row]) -> None:
    numbers = [each.seq for each in player.acknowledged]
    assert numbers == sorted(set(numbers)), "in the order in which they were sent"
    for each in player.acknowledged:
        row, sending = own[each.seq - 1], each.sending
        assert row.command_id == sending.command_id
        done = json.loads(rows.write(row))["command"]
        assert done == {"kind": sending.kind, **sending.fields}


def check_told(players: Iterable[Player], stored: Mapping[str, Sequence[bytes]]) -> None:
    """Whatever a player was told in any game, the rows tell in the same words."""
    for code, lines in stored.items():
        at_table = [player for player in players if player.code == code]
        table: Table | None = None
        for line in lines:
            row = rows.read(line)
            if table is None:
                assert isinstance(row.command, commands.Create)
                of = title(row.command.game)
                table = Table(code, of.game, tuple(of.bots))
            if isinstance(row.command, commands.Rematch):
                _check_told(at_table, table)
            table.apply(row)
        if table is not None:
            _check_told(at_table, table)


def _check_told(players: Iterable[Player], table: Table) -> None:
    for player in players:
        heard = player.told.get(table.round, [])
        events = table.push(_name(player)).events[: len(heard)]
        assert json.loads(encode(events)) == heard


def _name(player: Player) -> str:
    return guest_of(key_of(player.guest.name))
