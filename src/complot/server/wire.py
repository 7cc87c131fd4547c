"""The way from a table to a socket, past all that would wake a task for every message.

A table's news are many, small and ready: they are framed here and given to the transport. Only
when that is full do they wait, and a task sends them by the framework's way as it empties.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from complot.server.listeners import Ear

NAME: Final = "complot.wire"
"""The extension of a socket's scope that has its protocol."""

TRY_AGAIN: Final = 1013
"""The close code of a socket that was too slow."""

TEXT: Final = 0x81
"""How a frame begins that is a whole text."""

Send = Callable[[Any], Awaitable[None]]


class WireProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, which the application can reach."""

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[NAME] = {"protocol": self}
        await super().run_asgi()

    @property
    def is_free(self) -> bool:
        """Whether what is written now needn't wait for what was written before."""
        return self.writable.is_set()

    def write(self, message: bytes) -> None:
        """Send a text; to one who has left, or is being sent away, nothing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(message))


def wired(scope: Any) -> WireProtocol:
    """The protocol of a socket."""
    protocol: WireProtocol = scope["extensions"][NAME]["protocol"]
    return protocol


class Wire(Ear):
    """An ear whose messages are on their way as soon as they are heard."""

    def __init__(self, protocol: WireProtocol, send: Send, most: int) -> None:
        self.overrun = False
        self._protocol = protocol
        self._send = send
        self._most = most
        self._late: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None

    def hear(self, message: bytes) -> None:
        if self._sending is None and self._protocol.is_free:
            self._protocol.write(message)
        elif len(self._late) >= self._most:
            self.overrun = True
        elif not self.overrun:
            self._late.append(message)
            self._sending = self._sending or asyncio.create_task(self._send_late())

    async def _send_late(self) -> None:
        """Send what had to wait; a socket that can't keep up is closed."""
        with suppress(WebSocketDisconnect, OSError):
            while self._late:
                text = self._late.pop(0).decode()
                await self._send({"type": "websocket.send", "bytes": None, "text": text})
            if self.overrun:
                await self._send({"type": "websocket.close", "code": TRY_AGAIN, "reason": ""})
            else:
                self._sending = None

    def cut(self) -> None:
        """Send nothing more: nobody is there."""
        if self._sending is not None:
            self._sending.cancel()


def framed(text: bytes) -> bytes:
    """A text as one frame of a WebSocket's server, which masks nothing."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2) + text
    return bytes((TEXT, 127)) + size.to_bytes(8) + text
