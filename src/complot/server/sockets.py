"""A guest's socket at a table: what it missed, then whatever comes, and commands back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from complot.core.codec import encode
from complot.core.errors import Refused
from complot.server.failures import traced
from complot.server.house import House
from complot.server.identity import identify
from complot.server.listeners import Ear
from complot.server.live import Live
from complot.server.messages import Answer, Refusal, Sent, command_id_in, plain, read
from complot.server.refusals import Rejected, WireCode, status
from complot.store import StoreError

log = logging.getLogger("complot.server")

AnySocket = WebSocket[Any, Any, Any]

TRY_AGAIN: Final = 1013
"""The close code of a socket that was too slow."""

OURS: Final = 4000
"""Close codes from here on are ours: this plus an HTTP status."""


def sockets(house: House) -> WebsocketRouteHandler:
    """The handler of all sockets."""

    @websocket("/api/tables/{code:str}/socket")
    async def socket_at_table(socket: AnySocket) -> None:
        secure = socket.scope["scheme"] == "wss"
        identity = identify(socket.scope["headers"], secure, house.sources)
        cookie = identity.cookie
        await socket.accept(headers=[(b"set-cookie", cookie.encode())] if cookie else [])
        try:
            live = await house.table(socket.path_params["code"])
            ear = live.join(identity.guest, *heard_so_far(socket.query_params))
        except (Refused, Rejected, StoreError) as failure:
            await _refuse(socket, failure)
            return
        writing = asyncio.create_task(_write(socket, ear))
        try:
            await _read(socket, live, identity.guest, ear)
        finally:
            live.leave(identity.guest, ear)
            writing.cancel()

    return socket_at_table


def heard_so_far(query: Mapping[str, object]) -> tuple[int, int | None]:
    """The guest's cursor and the game it belongs to; what makes no sense means nothing yet."""
    cursor = _number(query.get("cursor"))
    series = _number(query.get("round"))
    return (0, None) if cursor is None else (cursor, series)


def _number(word: object) -> int | None:
    if isinstance(word, str) and word.isascii() and word.isdigit() and len(word) < 10:
        return int(word)
    return None


async def _write(socket: AnySocket, ear: Ear) -> None:
    """Send what there is to hear; a socket that can't keep up is closed."""
    with suppress(WebSocketDisconnect, OSError):
        while (message := await ear.next()) is not None:
            await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        await socket.close(TRY_AGAIN)


async def _read(socket: AnySocket, live: Live, guest: str, ear: Ear) -> None:
    """Do what the guest sends, one command after the other, until it goes."""
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        ear.say(await _answer(live, guest, "" if text is None else text))


async def _answer(live: Live, guest: str, text: str) -> Answer | Refusal:
    try:
        sent = read(Sent, "message", text)
    except Refused as refusal:
        return _refusal(command_id_in(text), refusal)
    try:
        number = await live.do(guest, sent.command_id, sent.command)
    except (Refused, StoreError) as failure:
        return _refusal(sent.command_id, failure)
    except Exception as failure:
        log.error("a command failed: %s", traced(failure))
        return _refusal(sent.command_id, Rejected(WireCode.BROKEN))
    return Answer(sent.command_id, number)


def _refusal(command_id: str | None, failure: Refused | Rejected | StoreError) -> Refusal:
    if isinstance(failure, StoreError):
        failure = Rejected(WireCode.UNAVAILABLE)
    return Refusal(command_id, failure.code.value, plain(failure.details))


async def _refuse(socket: AnySocket, failure: Refused | Rejected | StoreError) -> None:
    """Say why there is nothing to hear, which a browser can't see of a handshake, and close."""
    if isinstance(failure, StoreError):
        failure = Rejected(WireCode.UNAVAILABLE)
    with suppress(WebSocketDisconnect, OSError):
        await socket.send_text(encode(_refusal(None, failure)))
        await socket.close(OURS + status(failure), failure.code.value)
