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

from complot.server.listeners import TRY_AGAIN, Hearer

NAME: Final = "complot.wire"
"""The extension of a socket's scope that has its protocol."""

TEXT: Final = b"\x81"
"""How a frame begins that is a whole text."""

Send = Callable[[Any], Awaitable[None]]


class Inbox:
    """What has come in, for one reader: a queue of asyncio's weighs more than all it ever holds."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)


class WireProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, which the application can reach and which weighs less."""

    is_free = True
    """Whether what is written now needn't wait for what was written before."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Inbox()

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[NAME] = {"protocol": self}
        await super().run_asgi()

    def settle(self) -> None:
        """Forget the handshake, which is over: there may be thousands of sockets."""
        self.request.headers.clear()  # the request itself is held by the parser that read it
        self.scope["headers"] = []
        del self.request, self.response

    def pause_writing(self) -> None:
        self.is_free = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_free = True
        super().resume_writing()

    def write(self, frames: bytes) -> None:
        """Send frames; to one who has left, or is being sent away, nothing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)


def wired(scope: Any) -> WireProtocol:
    """The protocol of a socket."""
    protocol: WireProtocol = scope["extensions"][NAME]["protocol"]
    return protocol


class Post:
    """What is to be sent in this turn of the event loop; it leaves together, at the turn's end.

    So a guest's news and the answer to its command are sent as one, and a commit's many messages
    in one go: whoever gets them is woken once.
    """

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def collect(self, wire: Wire) -> None:
        """Have this wire send what waits there."""
        if not self._wires:
            asyncio.get_running_loop().call_soon(self._leave)
        self._wires.append(wire)

    def _leave(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.send()


class Wire(Hearer):
    """A socket, whose messages are on their way as soon as they are heard."""

    def __init__(self, post: Post, protocol: WireProtocol, slowly: Send, most: int) -> None:
        self._post = post
        self._protocol = protocol
        self._slowly = slowly
        self._most = most
        self._waiting: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None

    def hear(self, message: bytes) -> None:
        if self.ended is not None:
            return
        if self._sending is None:
            if not self._waiting:
                self._post.collect(self)
        elif len(self._waiting) >= self._most:
            self.end(TRY_AGAIN)
            return
        self._waiting.append(message)

    def end(self, code: int) -> None:
        if self.ended is None:
            self.ended = code
            if not self._waiting and self._sending is None:
                self._post.collect(self)

    def send(self) -> None:
        """Send what waits, or have it sent when it can be."""
        if self._protocol.is_free:
            self._protocol.write(b"".join(map(framed, self._waiting)))
            self._waiting.clear()
        if (self._waiting or self.ended is not None) and self._sending is None:
            self._sending = asyncio.create_task(self._send_slowly())

    async def _send_slowly(self) -> None:
        """Send what had to wait, and close what is at its end."""
        with suppress(WebSocketDisconnect, OSError):
            while self._waiting:
                text = self._waiting.pop(0).decode()
                await self._slowly({"type": "websocket.send", "bytes": None, "text": text})
            if self.ended is not None:
                await self._slowly({"type": "websocket.close", "code": self.ended, "reason": ""})
            else:
                self._sending = None

    def cut(self) -> None:
        """Send nothing more: nobody is there."""
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()


def framed(text: bytes) -> bytes:
    """A text as one frame of a WebSocket's server, which masks nothing."""
    size = len(text)
    if size < 126:
        return TEXT + size.to_bytes(1) + text
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2) + text
    return TEXT + b"\x7f" + size.to_bytes(8) + text
