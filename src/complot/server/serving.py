"""A server from its first connection to its last: uvicorn on uvloop."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import cast

import uvicorn
from litestar.types import ASGIApp

from complot.server.app import make_app
from complot.server.headers import Door
from complot.server.notices import choose
from complot.server.settings import Settings
from complot.server.sources import Sources
from complot.store import Store, StoreError, open_store

Announce = Callable[[int], object]
"""Called with the port once guests can come."""


class CannotOpen(Exception):
    """The store isn't one that we can use, and was left as it is; why, in one word."""


def serve(settings: Settings, announce: Announce, sources: Sources | None = None) -> None:
    """Serve until a signal says to stop.

    An address that can't be listened on is an ``OSError``, a store that can't be opened is
    ``CannotOpen`` or, if no such store is known, a refusal; all before anybody was let in.
    """
    with listen(settings) as listening, asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve_on(listening, settings, announce, sources))


def new_loop() -> asyncio.AbstractEventLoop:
    """The fastest event loop that there is for this system."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


async def serve_on(
    listening: socket.socket, settings: Settings, announce: Announce, sources: Sources | None = None
) -> None:
    """Serve whoever connects to this socket, in this process."""
    notices = choose(settings)
    store = await opened(settings)
    app = make_app(store, settings, sources, notices=notices)
    server = Server(configure(app, settings))
    server.announce = lambda: announce(listening.getsockname()[1])
    await server.serve([listening])


async def opened(settings: Settings) -> Store:
    """The store, or ``CannotOpen``."""
    try:
        return await open_store(settings.db)
    except StoreError as failure:
        raise CannotOpen(type(failure).__name__) from failure


def listen(settings: Settings) -> socket.socket:
    """The socket that guests connect to."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family, backlog=2048)


def configure(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs us: sockets as it does them fastest, uncompressed and bounded."""
    return uvicorn.Config(
        cast("Callable[..., object]", app),
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=settings.limits.farewell,
    )


class Server(uvicorn.Server):
    """Says when it is ready, and tells the application when it stops."""

    announce: Callable[[], object] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if isinstance(self.config.app, Door):
            self.config.app.farewell()
        await super().shutdown(sockets)
