"""A guest's stream at a table: what a socket would say, line by line over plain HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

from litestar import Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp

from complot.server.house import House
from complot.server.identity import Identity
from complot.server.listeners import Ear
from complot.server.live import Live
from complot.server.refusals import Rejected, WireCode
from complot.server.sockets import heard_so_far

NDJSON: Final = "application/x-ndjson"

HEADERS: Final = (
    (b"content-type", NDJSON.encode()),
    (b"cache-control", b"no-store, no-transform"),
    (b"x-accel-buffering", b"no"),  # for the proxies that would collect lines before they pass them
)

STALLED: Final = 2
"""Heartbeats for which a reader may take nothing."""

Take: TypeAlias = Callable[[], Awaitable[Any]]
Give: TypeAlias = Callable[[Any], Awaitable[None]]


def streams(house: House) -> HTTPRouteHandler:
    """The handler of all streams."""

    @get("/api/tables/{code:str}/stream")
    async def stream_at_table(request: Request[Any, Any, Any]) -> ASGIApp:
        identity = await house.identify(request.scope)
        live = await house.visit(request.path_params["code"], identity)
        heard = heard_so_far(request.query_params)
        return Stream(house, live, identity, heard)

    return stream_at_table


class Stream:
    """The answer to one reader, which ends when the reader goes, is too slow, or we stop.

    An application of its own, since it listens at the table exactly as long as it is called: an
    answer that is never begun leaves nobody behind.
    """

    def __init__(
        self,
        house: House,
        live: Live,
        identity: Identity,
        heard: tuple[int, int | None, str | None],
    ) -> None:
        self.house = house
        self.live = live
        self.identity = identity
        self.heard = heard

    async def __call__(self, scope: Any, receive: Take, send: Give) -> None:
        writing = asyncio.create_task(self._write(send))
        gone = asyncio.create_task(_gone(receive))
        try:
            await asyncio.wait({writing, gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            if not writing.done():
                writing.cancel()
            with suppress(asyncio.CancelledError):
                await writing

    async def _write(self, send: Give) -> None:
        """Send what there is to hear, then the end."""
        if self.house.closing:
            raise Rejected(WireCode.UNAVAILABLE)
        with self.house.porter.holding(self.identity):
            ear = self.live.join(self.identity.guest, *self.heard)
            try:
                await self._send_lines(ear, send)
            except TimeoutError:  # it takes nothing: the table is rid of it, though not of its line
                pass
            finally:
                self.live.leave(self.identity.guest, ear)
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send_lines(self, ear: Ear, send: Give) -> None:
        cookie = self.identity.cookie
        cookies = ((b"set-cookie", cookie.encode()),) if cookie else ()
        start = {"type": "http.response.start", "status": 200, "headers": [*HEADERS, *cookies]}
        await send(start)
        while (line := await self._next(ear)) is not None:
            async with asyncio.timeout(STALLED * self.house.settings.heartbeat):
                await send({"type": "http.response.body", "body": line, "more_body": True})

    async def _next(self, ear: Ear) -> bytes | None:
        """The next line: a message, or after a while of silence an empty one."""
        try:
            async with asyncio.timeout(self.house.settings.heartbeat):
                message = await ear.next()
        except TimeoutError:
            return b"\n"
        return None if message is None else message + b"\n"


async def _gone(receive: Take) -> None:
    """Until the reader has left."""
    while (await receive())["type"] != "http.disconnect":
        pass
