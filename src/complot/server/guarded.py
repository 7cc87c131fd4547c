"""A socket whose other end means no good: what uvicorn's protocol does wrong then, put right."""

from __future__ import annotations

from typing import Any, Final

from websockets.frames import Frame

from complot.server.wire import WireProtocol

NOT_TEXT: Final = 1007
TOO_MUCH: Final = 1008
"""Close codes: of a text that isn't one, and of a flood."""

SLICE: Final = 4096
"""Bytes that are looked at before others have their turn; there can be many frames in them."""

FRAMES: Final = 300
"""Frames a second that begin no message: pings, pongs, and what a message goes on with."""


class GuardedProtocol(WireProtocol):
    """Bad input ends the line it came by. It takes no memory, and no time that is others', and is
    no error of ours in the log."""

    _rest = b""
    """What was received and waits for its turn."""
    _pong = b""
    _second = 0
    _frames = 0

    # in turns

    def data_received(self, data: bytes) -> None:
        if not self._rest and len(data) <= SLICE:
            super().data_received(data)
            return
        waiting, self._rest = self._rest, self._rest + data
        self.read_paused = True
        self.transport.pause_reading()
        if not waiting:
            self._go_on()

    def _go_on(self) -> None:
        """Look at a bit more; at what follows when what it said has been heard."""
        if self.transport.is_closing():
            self._rest = b""
            return
        data, self._rest = self._rest[:SLICE], self._rest[SLICE:]
        super().data_received(data)
        if self.queue.empty():
            self._next()

    def _next(self) -> None:
        if self._rest:
            self.loop.call_soon(self._go_on)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self._next()
        return message

    # floods

    def handle_cont(self, event: Frame) -> None:
        if self._bears_one_more():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._bears_one_more():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """Answer; of many, to one who doesn't read the answers, the last (RFC 6455, 5.5.3)."""
        if not self._bears_one_more():
            return
        answer = b"".join(self.conn.data_to_send())
        if self.is_free:
            self.transport.write(answer)
        else:
            self._pong = answer

    def resume_writing(self) -> None:
        super().resume_writing()
        pong, self._pong = self._pong, b""
        if pong:
            self.write(pong)

    def _bears_one_more(self) -> bool:
        """Whether there weren't too many of these frames lately; if so, that was the last."""
        now = int(self.loop.time())
        if now != self._second:
            self._second, self._frames = now, 0
        self._frames += 1
        if self._frames > FRAMES:
            self._fail(TOO_MUCH)
        return self._frames <= FRAMES

    # what isn't text

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self._fail(NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        """Close, unless that has begun already."""
        self.frames = []
        if self.close_sent or self.conn.close_sent is not None:
            return
        self.conn.fail(code)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    # who is turned away

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":  # uvicorn forgets that it was said
            self.handshake_complete = self.handshake_complete or self.close_sent


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
