"""The door: everything that is asked comes through it, and some of it no further.

What it refuses costs next to nothing: no route is looked up and nothing is read.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from litestar.types import ASGIApp, Receive, Send

from complot.core.codec import encode
from complot.server.headers import SAFETY, SECURE
from complot.server.house import House
from complot.server.identity import is_secure
from complot.server.origin import address_of, header, is_foreign
from complot.server.refusals import Rejected, WireCode, fault, headers, language, status

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

Say: TypeAlias = Callable[[Any], Awaitable[None]]
Headers: TypeAlias = Sequence[tuple[bytes, bytes]]


class Door:
    """Stands before the application: lets nobody in who asks too often or for a foreign page,
    adds the headers to every answer, and counts them."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        says = _Answering(send, SECURE if is_secure(scope) else SAFETY)
        method = scope.get("method", "GET")
        try:
            self.house.porter.knock(address_of(scope))
            if method not in SAFE_METHODS or scope["type"] == "websocket":
                _ours(scope["headers"])
        except Rejected as refusal:
            await _turn_away(scope, receive, says, refusal)
        else:
            if method == "HEAD":
                scope = {**scope, "method": "GET"}
                await self.app(scope, says.hangs_up(receive), says.without_body)
            else:
                await self.app(scope, receive, says)
        finally:
            self.house.metrics.answered(method, scope.get("path_template"), says.status)


def _ours(headers: Headers) -> None:
    if is_foreign(headers):
        raise Rejected(WireCode.FOREIGN_ORIGIN)


class _Answering:
    """An answer on its way out."""

    def __init__(self, send: Send, safety: Headers) -> None:
        self._send: Say = send
        self._safety = safety
        self.status = 0
        """Of nothing said at all: whoever asked was gone before."""
        self._whole = False

    async def __call__(self, message: Any) -> None:
        match message["type"]:
            case "http.response.start" | "websocket.http.response.start":
                self.status = message["status"]
                message = {**message, "headers": [*message["headers"], *self._safety]}
            case "websocket.accept":
                self.status = 101
        await self._send(message)

    async def without_body(self, message: Any) -> None:
        """The answer to a HEAD: as to a GET, and nothing after the headers."""
        if message["type"] == "http.response.start":
            await self(message)
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})
            self._whole = True

    def hangs_up(self, receive: Receive) -> Receive:
        """As if whoever asked by HEAD went when it had the headers: a stream would never end."""

        async def heard() -> Any:
            return {"type": "http.disconnect"} if self._whole else await receive()

        return heard


async def _turn_away(scope: Any, receive: Receive, send: Say, refusal: Rejected) -> None:
    speaking = language(None, header(scope["headers"], b"accept-language"))
    body = encode(fault(refusal, speaking))
    said = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        **headers(refusal),
    }
    kind = "http"
    if scope["type"] == "websocket":
        await receive()
        kind = "websocket.http"
    written = [(name.encode(), value.encode()) for name, value in said.items()]
    start = {"type": f"{kind}.response.start", "status": status(refusal), "headers": written}
    await send(start)
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
