"""What every answer says to the browser about safety, and who is turned away at the door."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

from complot.core.codec import encode
from complot.server.origin import header, is_foreign
from complot.server.refusals import Rejected, WireCode, fault, language, status

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Nothing but our own files: no inline script, no inline style, no other host."""

SAFETY: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Door:
    """Stands before the application: adds the headers, and lets no foreign page in."""

    def __init__(self, app: ASGIApp, farewell: Callable[[], object]) -> None:
        self.app = app
        self.farewell = farewell
        """To be called when the server begins to stop: requests that last are waited for."""

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        async def send_safely(message: Any) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message = {**message, "headers": [*message["headers"], *SAFETY]}
            await send(message)

        match scope["type"]:
            case "http" if scope["method"] not in SAFE_METHODS and is_foreign(scope["headers"]):
                await _turn_away(scope, send_safely, "http")
            case "websocket" if is_foreign(scope["headers"]):
                await receive()
                await _turn_away(scope, send_safely, "websocket.http")
            case _:
                await self.app(scope, receive, send_safely)


async def _turn_away(scope: Any, send: Callable[[Any], Awaitable[None]], kind: str) -> None:
    refusal = Rejected(WireCode.FOREIGN_ORIGIN)
    speaking = language(None, header(scope["headers"], b"accept-language"))
    body = encode(fault(refusal, speaking))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    start = {"type": f"{kind}.response.start", "status": status(refusal), "headers": headers}
    await send(start)
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
