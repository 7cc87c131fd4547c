"""A guest's socket at a table: what it missed, then whatever comes, and commands back."""

from __future__ import annotations

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
from complot.server.identity import Identity
from complot.server.listeners import Hearer
from complot.server.live import Live
from complot.server.logs import note
from complot.server.messages import command_id_in, plain, read
from complot.server.refusals import Rejected, WireCode, status
from complot.server.wire import Post, Wire, wired
from complot.store import StoreError
from complot.table.message import Answer, Refusal, Sent

AnySocket = WebSocket[Any, Any, Any]

OURS: Final = 4000
"""Close codes from here on are ours: this plus an HTTP status."""


def sockets(house: House) -> WebsocketRouteHandler:
    """The handler of all sockets."""
    post = Post()

    @websocket("/api/tables/{code:str}/socket")
    async def socket_at_table(socket: AnySocket) -> None:
        try:
            identity = await house.identify(socket.scope)
        except (Rejected, StoreError) as failure:
            await socket.accept()
            await _refuse(socket, failure)
            return
        cookie = identity.cookie
        await socket.accept(headers=[(b"set-cookie", cookie.encode())] if cookie else [])
        wired(socket.scope).settle()
        try:
            with house.porter.holding(identity):
                live = await house.visit(socket.path_params["code"], identity)
                wire = Wire(post, wired(socket.scope), socket.send, house.settings.limits.waiting)
                live.tell(wire, identity.guest, *heard_so_far(socket.query_params))
                await _listen(house, socket, live, identity, wire)
        except (Refused, Rejected, StoreError) as failure:
            await _refuse(socket, failure)

    return socket_at_table


async def _listen(
    house: House, socket: AnySocket, live: Live, identity: Identity, wire: Wire
) -> None:
    try:
        await _read(house, socket, live, identity, wire)
    finally:
        live.leave(identity.guest, wire)
        wire.cut()


def heard_so_far(query: Mapping[str, str]) -> tuple[int, int | None, str | None]:
    """The guest's cursor and the game it belongs to; what makes no sense means nothing yet."""
    cursor = _number(query.get("cursor"))
    series = _number(query.get("round"))
    return (0, None, None) if cursor is None else (cursor, series, query.get("epoch"))


def _number(word: object) -> int | None:
    if isinstance(word, str) and word.isascii() and word.isdigit() and len(word) < 10:
        return int(word)
    return None


async def _read(
    house: House, socket: AnySocket, live: Live, identity: Identity, ear: Hearer
) -> None:
    """Do what the guest sends, one command after the other, until it goes.

    One that doesn't stop sending too often is sent away itself.
    """
    strikes = 0
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or ""
        try:
            house.porter.let(identity, "commands")
        except Rejected as refusal:
            ear.say(_refusal(command_id_in(text), refusal))
            strikes += 1
            if strikes > house.settings.limits.patience:
                ear.end(OURS + status(refusal))
        else:
            strikes = max(0, strikes - 1)
            ear.say(await _answer(house, live, identity, text))


async def _answer(house: House, live: Live, identity: Identity, text: str) -> Answer | Refusal:
    try:
        sent = read(Sent, "message", text)
    except Refused as refusal:
        return _refusal(command_id_in(text), refusal)
    try:
        number = await house.obey(live, identity, sent)
    except (Refused, Rejected, StoreError) as failure:
        return _refusal(sent.command_id, failure)
    except Exception as failure:
        note("command_failed", logging.ERROR, failure=traced(failure))
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
