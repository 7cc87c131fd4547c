"""Connections: those that never say what they want are closed, and no address holds too many.

The bounds that uvicorn itself leaves open, in its own classes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from complot.server.guarded import SLICE, GuardedProtocol
from complot.server.origin import address_of
from complot.server.settings import Settings
from complot.server.ushers import Usher

AHEAD: Final = 256 * 1024
"""Bytes that somebody may send before we have looked at those before; nobody has to."""


class Requests(H11Protocol):
    """A connection that requests come over."""

    handed = b""
    """What another process has read of it."""


def protocols(
    settings: Settings,
    usher: Usher | None = None,
    refused: Callable[[str], object] = lambda address: None,
) -> tuple[type[Requests], type[asyncio.Protocol]]:
    """The protocols of requests and of sockets for a server that is set up so.

    ``refused`` is told of each address that holds too many.
    """
    limits = settings.limits
    proxies = [ip_network(each, strict=False) for each in settings.trusted_proxies]
    held: Counter[str] = Counter()

    def counts(client: tuple[str, int] | None) -> str | None:
        """Under what a connection is counted; a proxy's aren't, they are many people's."""
        if client is None or any(ip_address(client[0]) in each for each in proxies):
            return None
        return address_of({"client": client})

    def let_go(address: str | None) -> None:
        if address is not None:
            held[address] -= 1
            if not held[address]:
                del held[address]

    class Counted(Requests):
        """A connection that requests come over, until it becomes a socket."""

        _rest = b""
        _is_new = True
        _deadline: asyncio.TimerHandle | None = None
        _address: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._address = counts(self.client)
            if self._address is not None:
                held[self._address] += 1
                if limits.connections and held[self._address] > limits.connections:
                    refused(self._address)
                    transport.abort()
            self._wait()
            if self.handed:
                self._is_new = False
                self.data_received(self.handed)

        def data_received(self, data: bytes) -> None:
            """Look at a bit of it; then others have their turn."""
            if self._is_new and usher is not None and self._is_led(usher, data):
                return
            if self._rest:
                self._rest += data
                if len(self._rest) > AHEAD:
                    self.transport.abort()
            else:
                self._rest = data
                self._go_on()

        def _is_led(self, usher: Usher, data: bytes) -> bool:
            """Whether this is for another process, which may take it."""

            def settle(taken: bool) -> None:
                if taken:
                    self.transport.abort()
                elif not self.transport.is_closing():
                    self.transport.resume_reading()
                    self.data_received(data)

            self._is_new = False
            led = usher.leads(self.transport.get_extra_info("socket").fileno(), data, settle)
            if led:
                self.transport.pause_reading()
            return led

        def _go_on(self) -> None:
            data, self._rest = self._rest[:SLICE], self._rest[SLICE:]
            protocol = self.transport.get_protocol()  # it may have become a socket meanwhile
            if self.transport.is_closing():
                self._rest = b""
            elif protocol is self:
                super().data_received(data)
            else:
                cast("GuardedProtocol", protocol).data_received(data)
            if self._rest:
                self.loop.call_soon(self._go_on)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._wait_no_longer()
            let_go(self._address)
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._wait_no_longer()
            super().handle_websocket_upgrade(event)

        def _wait(self) -> None:
            """For the head of the next request; between two of them uvicorn waits for less."""
            self._wait_no_longer()
            if limits.head and not self.transport.is_closing():
                self._deadline = self.loop.call_later(limits.head, self._give_up)

        def _wait_no_longer(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _give_up(self) -> None:
            self._deadline = None
            if self.cycle is None or self.cycle.response_complete:
                self.transport.abort()

    class Sockets(GuardedProtocol):
        """A connection that has become a socket."""

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            let_go(counts(self.client))

        def keepalive_timeout(self) -> None:
            """Nobody answers: nobody will read what is still to be sent, either."""
            super().keepalive_timeout()
            self.transport.abort()

    return Counted, Sockets
