"""WebSocket and HTTP spoken by hand, so that they can be spoken quickly and wrongly."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import IntEnum

from parlour import Guest

PATIENCE = 60.0
UNMASKED = bytes(4)
"""A mask that changes nothing, and is as good as any other."""


class Op(IntEnum):
    """What a frame is."""

    CONTINUATION = 0
    TEXT = 1
    BINARY = 2
    CLOSE = 8
    PING = 9
    PONG = 10


def frame(op: int, payload: bytes, fin: bool = True, mask: bool = True, reserved: int = 0) -> bytes:
    """A frame, right or wrong."""
    size = len(payload)
    head = bytes([(fin << 7) | (reserved << 4) | op])
    if size < 126:
        head += bytes([(mask << 7) | size])
    elif size < 1 << 16:
        head += bytes([(mask << 7) | 126]) + struct.pack("!H", size)
    else:
        head += bytes([(mask << 7) | 127]) + struct.pack("!Q", size)
    return head + (UNMASKED if mask else b"") + payload


def handshake(address: str, path: str, *headers: str) -> bytes:
    """What a browser says first."""
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *headers,
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


class RawSocket:
    """A connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def frame(self) -> tuple[int, bytes]:
        """The next frame: what it is, and what it says."""
        first, second = await self.reader.readexactly(2)
        size = second & 127
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 15, await self.reader.readexactly(size)

    async def head(self) -> bytes:
        """The beginning of an answer over HTTP."""
        return await self.reader.readuntil(b"\r\n\r\n")

    async def status(self) -> int:
        """The status of an answer over HTTP, read to its end."""
        head = await self.head()
        size = 0
        for line in head.lower().split(b"\r\n"):
            if line.startswith(b"content-length:"):
                size = int(line.partition(b":")[2])
        await self.reader.readexactly(size)
        return int(head.split(b" ", 2)[1])

    async def ending(self) -> int:
        """How the server ends it: the code with which it closes, or 0 if it says none."""
        with suppress(asyncio.IncompleteReadError, OSError):
            while True:
                op, payload = await self.frame()
                if op == Op.CLOSE:
                    return int.from_bytes(payload[:2])
        return 0

    def deaf(self) -> None:
        """Read nothing any more."""
        self.writer.transport.pause_reading()  # type: ignore[attr-defined]

    def cut(self) -> None:
        """Be gone without a word."""
        link = self.writer.get_extra_info("socket")
        link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[RawSocket]:
    """A bare connection."""
    host, _, port = address.rpartition(":")
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield RawSocket(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def opened(
    guest: Guest, code: str, query: str = "", *headers: str
) -> AsyncIterator[RawSocket]:
    """A guest's socket at a table."""
    path = f"/api/tables/{code}/socket{query}"
    async with connected(guest.address) as raw:
        await raw.send(handshake(guest.address, path, f"Cookie: {guest.cookie}", *headers))
        head = await raw.head()
        assert b" 101 " in head, head
        yield raw
