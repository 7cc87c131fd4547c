"""People who play The Resistance over sockets, as cheaply as it can be done.

The socket is the least of a WebSocket that will do, and of a message no more is read than a
player needs to go on: so a second core can keep a server busy.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from hashlib import sha256
from ipaddress import IPv6Address
from itertools import count
from random import Random
from secrets import token_hex
from time import perf_counter
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder

from complot.core.codec import codec_of
from complot.games.resistance import RESISTANCE
from complot.games.resistance.actions import CallVote

PLAYERS: Final = 5
SECRET: Final = "on_mission"
"""The scene in which nobody hears of a move but its maker, until the last is made."""

CALL: Final = codec_of(RESISTANCE).id_of(CallVote())

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
HANDSHAKE: Final = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
    "X-Forwarded-For: {address}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Choice(Struct):
    id: int


class Scene(Struct):
    kind: str


class View(Struct):
    scene: Scene


class Around(Struct):
    stage: str
    commitment: str | None


class Told(Struct, tag_field="kind", tag="push"):
    """What a player reads of a push."""

    decision: int | None
    legal: list[Choice]
    view: View | None
    table: Around


class Answer(Struct, tag_field="kind", tag="answer"):
    command_id: str


class Refusal(Struct, tag_field="kind", tag="refusal"):
    code: str


_read = Decoder(Told | Answer | Refusal).decode


class Line(asyncio.Protocol):
    """A player's socket at a table."""

    def __init__(self, table: Table, name: str) -> None:
        key = sha256(name.encode())
        self.table = table
        self.cookie = f"complot_guest={key.hexdigest()}"
        self.address = str(IPv6Address(key.digest()[:16]))
        """Everybody sits at home, and comes through a proxy."""
        self.told: Told | None = None
        self._buffer = b""
        self._open = False
        self.transport: asyncio.Transport

    async def connect(self, host: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(lambda: self, host, port)
        words = HANDSHAKE.format(
            code=self.table.code, host=f"{host}:{port}", cookie=self.cookie, address=self.address
        )
        self.transport.write(words.encode())

    def say(self, payload: bytes, opcode: int = TEXT) -> None:
        """Send a frame; it is masked, as it must be, with a mask that changes nothing."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self.transport.write(bytes([opcode]) + length + b"\0\0\0\0" + payload)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, self._buffer = self._buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open = True
        for opcode, payload in self._frames():
            match opcode:
                case 0x81:
                    self.table.heard(self, _read(payload))
                case 0x89:
                    self.say(payload, PONG)
                case 0x88:
                    self.table.fail(f"the socket was closed: {payload!r}")

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            size, first = buffer[start + 1], start + 2
            if size == 126:
                first += 2
                size = int.from_bytes(buffer[start + 2 : first])
            elif size == 127:
                first += 8
                size = int.from_bytes(buffer[start + 2 : first])
            if len(buffer) < first + size:
                break
            yield buffer[start], buffer[first : first + size]
            start = first + size
        self._buffer = buffer[start:]


class Lag(Struct):
    """Seconds from sending a move to hearing of it."""

    mover: float
    last: float


class Table:
    """Five players at a table, who move one after the other, and play again when it is over."""

    def __init__(self, seed: int, names: list[str]) -> None:
        self.code = ""
        self.lines = [Line(self, name) for name in names]
        self._rng = Random(seed)
        self._ids = count(1)
        self._mover: Line | None = None
        self._sent = self._mover_heard = 0.0
        self._expected = 0
        self._unanswered = False
        self._done: asyncio.Future[None] | None = None

    def heard(self, line: Line, message: Told | Answer | Refusal) -> None:
        match message:
            case Told():
                line.told = message
                if line is self._mover:
                    self._mover_heard = perf_counter()
                self._expected -= 1
            case Answer():
                self._unanswered = False
            case Refusal():
                self.fail(f"a player was refused: {message.code}")
        done = self._done
        if self._expected == 0 and not self._unanswered and done is not None and not done.done():
            done.set_result(None)

    def fail(self, why: str) -> None:
        if self._done is not None and not self._done.done():
            self._done.set_exception(RuntimeError(why))

    async def _all_heard(self, pushes: int) -> None:
        """Wait until so many pushes have come, and the answer if there is to be one."""
        self._done = asyncio.get_running_loop().create_future()
        self._expected = pushes
        await self._done
        self._done = None

    async def _ask(self, line: Line, pushes: int, kind: str, **fields: Any) -> Lag:
        """Have a command done of which so many players hear."""
        command = {"kind": kind, **fields}
        message = {"command_id": f"{next(self._ids)}", "command": command}
        text = json.dumps(message).encode()
        self._mover = line
        self._unanswered = True
        self._sent = self._mover_heard = perf_counter()
        line.say(text)
        await self._all_heard(pushes)
        self._mover = None
        return Lag(self._mover_heard - self._sent, perf_counter() - self._sent)

    async def sit_down(self, host: str, port: int) -> None:
        """Connect everybody, who sit down and start the first game."""
        for number, line in enumerate(self.lines):
            await line.connect(host, port)
            await self._all_heard(1)
            if number:
                await self._ask(line, number + 1, "sit", name=f"Player {number}")
        await self._start()

    async def _start(self) -> None:
        first, *others = self.lines
        for line in others:
            await self._ask(line, PLAYERS, "ready", ready=True, **self._share(line))
        await self._ask(first, PLAYERS, "start", **self._share(first))

    def _share(self, line: Line) -> dict[str, Any]:
        """A player's part in the deal."""
        return {"commitment": self._told(line).table.commitment, "entropy": token_hex(32)}

    async def move(self) -> Lag:
        """Whoever is asked first moves; before it, a game that is over is followed by another."""
        if self._told(self.lines[0]).table.stage == "over":
            await self._ask(self.lines[0], PLAYERS, "rematch")
            await self._start()
        asked = [line for line in self.lines if self._told(line).decision is not None]
        mover = asked[0]
        told = self._told(mover)
        assert told.view is not None
        scene = told.view.scene.kind
        actions = [self._rng.choice(told.legal).id]
        if scene == "proposing":
            actions.append(CALL)
        unheard = scene == SECRET and len(asked) > 1
        pushes = 1 if unheard else PLAYERS
        return await self._ask(mover, pushes, "act", decision=told.decision, actions=actions)

    def _told(self, line: Line) -> Told:
        assert line.told is not None
        return line.told

    def leave(self) -> None:
        for line in self.lines:
            line.transport.abort()
