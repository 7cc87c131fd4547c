"""A server from its first connection to its last: uvicorn on uvloop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import Final, cast

import uvicorn
from prometheus_client import start_http_server

from complot import __version__
from complot.server import logs
from complot.server.app import make_app
from complot.server.choosing import entries, shown, value_of
from complot.server.connections import Requests, protocols
from complot.server.door import Door
from complot.server.logs import note
from complot.server.metrics import Metrics
from complot.server.notices import choose
from complot.server.settings import Settings
from complot.server.sources import Sources
from complot.server.ushers import Usher
from complot.store import Store, StoreError, open_store

SELDOM: Final = (20_000, 20, 50)
"""So many new values, and so many rounds, between the collector's rounds."""

Announce = Callable[[int], object]
"""Called with the port once guests can come."""


class CannotOpen(Exception):
    """The store isn't one that we can use, and was left as it is; why, in one word."""


class CannotListen(OSError):
    """There is no listening at this address."""

    def __init__(self, host: str, port: int, failure: OSError | OverflowError) -> None:
        super().__init__(getattr(failure, "strerror", None) or str(failure))
        self.host = host
        self.port = port


def serve(
    settings: Settings,
    announce: Announce,
    sources: Sources | None = None,
    strange: Iterable[str] = (),
) -> None:
    """Serve until a signal says to stop; ``strange`` are variables that somebody got wrong.

    An address that can't be listened on is ``CannotListen``, a store that can't be opened is
    ``CannotOpen`` or, if no such store is known, a refusal; all before anybody was let in.
    """
    with logs.written(settings.log), asyncio.Runner(loop_factory=new_loop) as runner:
        complain(strange)
        with listen(settings) as listening:
            runner.run(serve_on(listening, settings, announce, sources))


def complain(strange: Iterable[str]) -> None:
    """Say that nothing here is called so."""
    for name in strange:
        note("unknown_setting", logging.WARNING, name=name)


def new_loop() -> asyncio.AbstractEventLoop:
    """The fastest event loop that there is for this system."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


async def serve_on(
    listening: socket.socket,
    settings: Settings,
    announce: Announce,
    sources: Sources | None = None,
    usher: Usher | None = None,
) -> None:
    """Serve whoever connects to this socket; one process of several has an usher."""
    notices = choose(settings)
    app = make_app(await opened(settings), settings, sources, notices=notices)
    server = Server(app, settings, usher)
    server.announce = lambda: announce(listening.getsockname()[1])
    spare_the_collector()
    with measured(app.house.metrics, settings, usher.number if usher else 0):
        note("started", version=__version__, **_settings(settings))
        await server.serve([listening])


def spare_the_collector() -> None:
    """Look for cycles seldom, and never among what is loaded once: a table's values have none."""
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def opened(settings: Settings) -> Store:
    """The store, or ``CannotOpen``."""
    try:
        return await open_store(settings.db)
    except StoreError as failure:
        raise CannotOpen(type(failure).__name__) from failure


def listen(settings: Settings) -> socket.socket:
    """The socket that guests connect to."""
    return _listen(settings.host, settings.port)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as failure:
        raise CannotListen(host, port, failure) from failure


def check_ports(settings: Settings) -> None:
    """See that every process will have the port for its counters, or raise ``CannotListen``."""
    for number in range(settings.workers if settings.metrics_port else 0):
        _listen(settings.metrics_host, _port(settings, number)).close()


def _port(settings: Settings, number: int) -> int:
    """Where a process shows its counters; 0 is any port that is free."""
    return settings.metrics_port + number if settings.metrics_port else 0


@contextmanager
def measured(metrics: Metrics, settings: Settings, number: int = 0) -> Iterator[None]:
    """While ``/metrics`` is answered at a port of its own, if it has one.

    Of several processes each has the next port: what they count can't be told by one of them.
    """
    if settings.metrics_port is None:
        yield
        return
    host, port = settings.metrics_host, _port(settings, number)
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except OSError as failure:
        raise CannotListen(host, port, failure) from failure
    note("metrics", host=host, port=server.server_port)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def configure(app: Door, settings: Settings, usher: Usher | None = None) -> uvicorn.Config:
    """How uvicorn runs us: sockets as it does them fastest, uncompressed and bounded."""
    requests, sockets = protocols(settings, usher, app.house.porter.cut)
    return uvicorn.Config(
        cast("Callable[..., object]", app),
        http=requests,
        ws=sockets,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        forwarded_allow_ips=[*settings.trusted_proxies],
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=settings.limits.farewell,
    )


class Server(uvicorn.Server):
    """Says when it is ready, and takes its leave in good order."""

    announce: Callable[[], object] = staticmethod(lambda: None)

    def __init__(self, app: Door, settings: Settings, usher: Usher | None = None) -> None:
        super().__init__(configure(app, settings, usher))
        self._house = app.house
        self._usher = usher
        self._handed: set[asyncio.Task[None]] = set()
        self._drain = settings.drain
        self._until: float | None = None
        """When there was time enough to go elsewhere."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._usher is not None:
                self._usher.open(self._take)
            self.announce()

    def _take(self, connection: socket.socket, read: bytes) -> None:
        """Serve a connection that another process has brought."""
        task = asyncio.create_task(self._serve_handed(connection, read))
        self._handed.add(task)
        task.add_done_callback(self._handed.discard)

    async def _serve_handed(self, connection: socket.socket, read: bytes) -> None:
        kind = cast("type[Requests]", self.config.http_protocol_class)
        protocol = kind(self.config, self.server_state, self.lifespan.state)
        protocol.handed = read
        connection.setblocking(False)
        try:
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(lambda: protocol, connection)
        except OSError:  # whoever it was has left
            connection.close()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, after a while if that was asked for; told twice, at once."""
        if sig == signal.SIGTERM and self._drain and self._until is None and not self.should_exit:
            self._captured_signals.append(sig)
            self._until = monotonic() + self._drain
            self._house.draining = True
            note("draining", seconds=self._drain)
        elif self.should_exit:
            self.force_exit = True
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if self._until is not None and monotonic() >= self._until:
            self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Store what is being stored, tell it, and only then close the sockets."""
        note("stopping")
        if self._usher is not None:
            self._usher.close()
        for each in self.servers:
            each.close()
        await self._house.settle()
        await super().shutdown(sockets)
        note("stopped")


def _settings(settings: Settings) -> dict[str, str]:
    """What the log says of the settings at the start: all, but of the limits those changed."""
    return {
        each.name: shown(value)
        for each in entries()
        if (value := value_of(settings, each.name)) != each.usual or "." not in each.name
    }
