"""A mob at the door: whatever can be sent to a server by somebody who means no good."""

from __future__ import annotations

import asyncio
import json
import struct
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from itertools import islice
from random import Random
from urllib.parse import quote

from nonsense import messages, refused
from parlour import Guest, gathered
from rawsocket import PATIENCE, Op, RawSocket, connected, frame, handshake, opened

BATCH = 50
"""Messages that are sent before anything is heard."""

OUR_FAULTS = {b"broken", b"unavailable"}
"""What the server must never answer, whatever it was sent."""

WELL = {0, 1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013}
"""How a line may end that was spoken wrongly: not by an error of ours, which is 1011."""

OWN_CODES = 3000
"""From here on codes are an application's: ours, or the mob's own that comes back."""

GONE = (asyncio.IncompleteReadError, OSError)

LASTING = 40
"""How much is done at the same tables."""

LARGE = 17 * 1024


def _wrong_frames(rng: Random) -> bytes:
    """Frames that no WebSocket says, or not so."""
    text = b'{"command_id": "x", "command": {"kind": "leave"}}'
    return rng.choice(
        (
            frame(Op.TEXT, text, mask=False),
            frame(Op.TEXT, text, reserved=rng.randint(1, 7)),
            frame(rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), text),
            frame(Op.PING, b"", fin=False),
            frame(Op.PING, b"x" * 126),
            frame(Op.CONTINUATION, text),
            frame(Op.TEXT, text, fin=False) + frame(Op.TEXT, text),
            frame(Op.TEXT, text[:9], fin=False) + frame(Op.PING, b"?") + frame(Op.CLOSE, b""),
            frame(Op.TEXT, b"\xff\xfe" + text),
            frame(Op.TEXT, b'"\xed\xa0\x80"'),
            frame(Op.TEXT, "é".encode()[:1], fin=False) + frame(Op.CONTINUATION, b"x"),
            frame(Op.TEXT, b"x" * LARGE),
            frame(Op.BINARY, b"\x00" * LARGE),
            frame(Op.TEXT, b"x" * 9000, fin=False) + frame(Op.CONTINUATION, b"x" * 9000),
            bytes([0x81, 0xFF]) + struct.pack("!Q", rng.choice((1 << 63, (1 << 63) - 1, 1 << 31))),
            frame(Op.CLOSE, b"x"),
            frame(Op.CLOSE, struct.pack("!H", rng.choice((0, 999, 1004, 1005, 1006, 1015, 5000)))),
            frame(Op.CLOSE, struct.pack("!H", 1000) + b"\xff"),
            frame(Op.CLOSE, struct.pack("!H", rng.choice((1000, 1001, 3000, 4999))) + b"bye"),
            rng.randbytes(rng.randint(1, 200)),
        )
    )


def _wrong_heads(address: str, code: str, rng: Random) -> bytes:
    """Requests that nobody should make."""
    socket, table = f"/api/tables/{code}/socket", f"/api/tables/{code}"
    host = f"Host: {address}\r\n"
    body = b"POST %b/commands HTTP/1.1\r\n%b" % (table.encode(), host.encode())
    return rng.choice(
        (
            rng.randbytes(rng.randint(1, 400)) + b"\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(40) + b"\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET\r\n\r\n",
            f"FROB {table} HTTP/1.1\r\n{host}\r\n".encode(),
            f"GET {table} HTTP/1.1\r\n{host}{host}\r\n".encode(),
            f"GET {table} HTTP/1.1\r\n\r\n".encode(),
            f"GET /{'x' * rng.choice((100, 9000, 70_000))} HTTP/1.1\r\n{host}\r\n".encode(),
            f"GET {table} HTTP/1.1\r\n{host}X: {'x' * 70_000}\r\n\r\n".encode(),
            f"GET {table} HTTP/1.1\r\n{host}".encode() + b"X: x\r\n" * 500 + b"\r\n",
            f"GET {table} HTTP/1.1\r\n{host}Cookie: complot_guest=".encode()
            + rng.choice((b"zz", b"\xff\xfe", b"00" * 3000, b'"', b"; ; ="))
            + b"\r\n\r\n",
            f"GET {table} HTTP/1.1\r\n{host}Authorization: Bearer {rng.random()}\r\n\r\n".encode(),
            f"GET {table}?lang=\xff HTTP/1.1\r\n{host}\r\n".encode("latin-1"),
            f"GET /%ff%fe%00/..%2f..%2fetc%2fpasswd HTTP/1.1\r\n{host}\r\n".encode(),
            f"GET /../../etc/passwd HTTP/1.1\r\n{host}\r\n".encode(),
            body + b"Content-Length: 5\r\n\r\n{",
            body + b"Content-Length: -1\r\n\r\n",
            body + b"Content-Length: 99999999999999999999\r\n\r\nx",
            body + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            body + b"Transfer-Encoding: chunked\r\n\r\nfffffffff\r\nx",
            body + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
            body + b"Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
            body + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
            handshake(address, socket, "Sec-WebSocket-Key: short"),
            handshake(address, socket, "Sec-WebSocket-Version: 8"),
            handshake(address, socket, "Sec-WebSocket-Extensions: permessage-deflate; x=\xff"),
            handshake(address, socket, "Sec-WebSocket-Protocol: a, b, c"),
            handshake(address, socket, "Origin: http://evil.example"),
            handshake(address, f"/api/tables/{quote(code)}%ff/socket"),
            handshake(address, f"/api/tables/{code}/socket?cursor=\xff"),
            handshake(address, f"/api/tables/\xe9{code}/socket"),
            handshake(address, "/api/nothing"),
            handshake(address, "/"),
            handshake(address, socket)[: rng.randint(1, 150)],
            handshake(address, socket).replace(b"GET", b"POST"),
            handshake(address, socket) + b"\x00" * 50,
        )
    )


class Mob:
    """Sends, counts what it sent and what it heard, and minds the few things that must not be."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.rng = Random(seed)
        self.sent: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self._nonsense: Iterator[bytes] = messages(self.rng)
        self._families = 0
        self._people: list[tuple[Guest, str]] = []

    @property
    def inputs(self) -> int:
        return self.sent.total()

    async def riot(self, inputs: int) -> None:
        """Send so much more, at tables of its own."""
        until = self.inputs + inputs
        while self.inputs < until:
            await self._gather()
            async with AsyncExitStack() as stack:
                for guest, code in self._people:
                    await self._lurk(stack, guest, code)
                for _ in range(LASTING):
                    if self.inputs < until:
                        await self._do_anything()

    async def besiege(self) -> None:
        """From now on say only what is refused, at tables where a game runs."""
        await self._gather()
        lobby = self._people[0][1]
        self._people = [(guest, code) for guest, code in self._people if code != lobby]
        self._nonsense = refused(self.rng)

    async def siege(self, inputs: int) -> None:
        """Send so much more, at the same tables."""
        until = self.inputs + inputs
        while self.inputs < until:
            await self._do_anything()

    async def _do_anything(self) -> None:
        doings: list[Callable[[Guest, str], Awaitable[None]]] = [
            *[self.chatter] * 12,
            *[self.post] * 3,
            *[self.break_rules] * 4,
            *[self.knock] * 3,
            *[self.come_back] * 2,
        ]
        guest, code = self.rng.choice(self._people)
        async with asyncio.timeout(PATIENCE):
            await self.rng.choice(doings)(guest, code)

    async def _lurk(self, stack: AsyncExitStack, guest: Guest, code: str) -> None:
        """Begin to say something, and then hold the line without a word."""
        self.sent["half"] += 2
        half = frame(Op.TEXT, b"x" * 100)[:50]
        raw = await stack.enter_async_context(opened(guest, code))
        await raw.send(half)
        raw = await stack.enter_async_context(connected(self.address))
        await raw.send(handshake(self.address, f"/api/tables/{code}/socket")[:50])

    async def _gather(self) -> None:
        """New tables, since the old ones are in no state to go on."""
        self._families += 1
        family = f"mob {self._families}"
        lobby, strangers = await gathered(self.address, 2, family=f"{family} a")
        resistance, spies = await gathered(self.address, 5, family=f"{family} b")
        uprising, sides = await gathered(self.address, 2, game="uprising", family=f"{family} c")
        await spies[0].start(resistance)
        await sides[0].start(uprising)
        self._people = [
            *((guest, lobby) for guest in strangers),
            *((guest, resistance) for guest in spies),
            *((guest, uprising) for guest in sides),
            *((strangers[1], code) for code in (resistance, uprising)),
            *((spies[1], code) for code in (lobby, uprising)),
        ]

    async def chatter(self, guest: Guest, code: str, *headers: str) -> None:
        """Nonsense over a socket; each message is answered once."""
        async with opened(guest, code, "", *headers) as raw:
            with suppress(*GONE):
                for _ in range(8):
                    if not await self._exchange(raw):
                        break

    async def _exchange(self, raw: RawSocket) -> bool:
        """Say something and hear the answers; whether there may be more."""
        said = [*islice(self._nonsense, BATCH)]
        self.sent["message"] += BATCH
        await raw.send(b"".join(map(self._framed, said)))
        answers = 0
        while answers < BATCH:
            op, payload = await raw.frame()
            if op == Op.CLOSE:
                self._note_ending(int.from_bytes(payload[:2]))
                return False
            answers += op == Op.TEXT and self._is_answer(payload)
        return True

    def _framed(self, text: bytes) -> bytes:
        """A message as it can be sent: mostly whole, mostly as text."""
        draw = self.rng.random()
        if draw < 0.01:
            place = self.rng.randrange(len(text) + 1)
            return (
                frame(Op.TEXT, text[:place], fin=False)
                + frame(Op.PING, b"still there?")
                + frame(Op.CONTINUATION, b"", fin=False)
                + frame(Op.CONTINUATION, text[place:])
            )
        return frame(Op.BINARY if draw < 0.03 else Op.TEXT, text)

    def _is_answer(self, payload: bytes) -> bool:
        """Whether this answers a message; a push doesn't."""
        if payload.startswith(b'{"kind":"push"'):
            return False
        code = b""
        if not payload.startswith(b'{"kind":"answer"'):
            assert payload.startswith(b'{"kind":"refusal"'), payload
            code = payload.partition(b'"code":"')[2].partition(b'"')[0]
        self._note_code(code or b"done", payload)
        return True

    def _note_code(self, code: bytes, payload: bytes) -> None:
        assert code not in OUR_FAULTS, payload
        self.heard[code.decode()] += 1

    def _note_ending(self, code: int) -> None:
        assert code in WELL or code >= OWN_CODES, code
        self.heard[f"closed with {code}"] += 1

    async def post(self, guest: Guest, code: str) -> None:
        """Nonsense as bodies of requests, one after the other without waiting."""
        paths = [f"/api/tables/{code}/commands"] * 6 + [
            "/api/tables",
            f"/api/tables/{code}/blocks",
            f"/api/tables/{code}/reports",
            "/api/me/device",
        ]
        async with connected(self.address) as raw:
            for _ in range(2):
                said = [*islice(self._nonsense, BATCH)]
                self.sent["request"] += BATCH
                heads = [
                    f"POST {self.rng.choice(paths)} HTTP/1.1\r\nHost: {self.address}\r\n"
                    f"Cookie: {guest.cookie}\r\nContent-Length: {len(text)}\r\n\r\n".encode()
                    for text in said
                ]
                await raw.send(b"".join(map(bytes.__add__, heads, said)))
                for _ in said:
                    self._note_status(await raw.status())

    def _note_status(self, status: int) -> None:
        assert status < 500, status
        self.heard[f"status {status}"] += 1

    async def break_rules(self, guest: Guest, code: str) -> None:
        """What isn't WebSocket, after a good beginning; the line ends, or goes on well."""
        for _ in range(20):
            async with opened(guest, code, self._cursor()) as raw:
                self.sent["frame"] += 1
                with suppress(OSError):
                    await raw.send(_wrong_frames(self.rng))
                    await raw.send(frame(Op.CLOSE, struct.pack("!H", 1000)))
                    raw.writer.write_eof()
                self._note_ending(await raw.ending())

    async def knock(self, guest: Guest, code: str) -> None:
        """What isn't HTTP, or none that makes sense."""
        for _ in range(20):
            async with connected(self.address) as raw:
                self.sent["head"] += 1
                with suppress(*GONE):
                    await raw.send(_wrong_heads(self.address, code, self.rng))
                    raw.writer.write_eof()
                    head = await raw.head()
                    assert int(head.split(b" ", 2)[1]) < 500, head

    async def come_back(self, guest: Guest, code: str) -> None:
        """Cursors of all kinds, and lines that are cut in the middle of a word."""
        async with AsyncExitStack() as stack:
            for _ in range(10):
                raw = await stack.enter_async_context(opened(guest, code, self._cursor()))
                self.sent["cursor"] += 1
                op, payload = await raw.frame()
                assert op == Op.TEXT, payload
                json.loads(payload)
                half = frame(Op.TEXT, next(self._nonsense))
                await raw.send(half[: len(half) // 2])
                raw.cut()

    def _cursor(self) -> str:
        words = ("", "0", "1", "7", "999999999", "-1", "x", "%00", "1e3", "٣", "9" * 400)
        cursor, series = (quote(self.rng.choice(words)) for _ in range(2))
        return f"?cursor={cursor}&round={series}&round={series}"
