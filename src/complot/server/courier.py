"""Bringing a message to a push service that some guest has named, and to nobody else.

A guest could name anything, our own network included: so only public addresses are called, looked
up by us and called as they were looked up, by https on its own port, without following anybody
elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable, Container, Mapping
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from ssl import SSLContext
from typing import Final, Literal, TypeAlias

import httpx

from complot.server.logs import note

Outcome: TypeAlias = Literal["sent", "gone", "failed"]

GONE: Final = (404, 410)
"""How a push service says that nobody is there any more."""

SECONDS: Final = 10.0
"""How long each step of bringing a message may take."""
AT_ONCE: Final = 8
TRIES: Final = 2
"""Addresses of a service that are tried."""

UNICAST: Final = IPv6Network("2000::/3")
HTTPS: Final = 443
"""The port of every push service; behind others on a public address may be anything."""
LONGEST: Final = 1024
"""Of an address that a guest names."""


def is_public(host: str) -> bool:
    """Whether an address is one of the open network, and no way into another."""
    address = ip_address(host)
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif address not in UNICAST or address.sixtofour or address.teredo:
            return False
    return address.is_global and not address.is_multicast


class Courier:
    """Brings messages, a few at once. ``allows`` says at which addresses, ``ports`` through which
    ports, ``trust`` by whose certificates."""

    def __init__(
        self,
        allows: Callable[[str], bool] = is_public,
        trust: SSLContext | None = None,
        ports: Container[int] = (HTTPS,),
    ) -> None:
        self._allows = allows
        self._ports = ports
        self._trust = trust
        self._room = asyncio.Semaphore(AT_ONCE)
        self._http: httpx.AsyncClient | None = None

    def accepts(self, endpoint: str) -> bool:
        """Whether an endpoint looks like one that a message may be brought to.

        Where its name leads is seen when something is: that can change at any time.
        """
        if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
            return False
        try:
            url = httpx.URL(endpoint)
        except httpx.InvalidURL:
            return False
        host = _host(url)
        if url.scheme != "https" or url.userinfo or url.fragment or not host:
            return False
        if (url.port or HTTPS) not in self._ports:
            return False
        with suppress(ValueError):
            return self._allows(host)
        return "." in host.strip(".")

    async def bring(self, endpoint: str, message: bytes, headers: Mapping[str, str]) -> Outcome:
        """Hand a message over; ``gone`` if it never can be."""
        url = httpx.URL(endpoint)
        async with self._room:
            try:
                addresses = await self._addresses(url)
                if not addresses:
                    return "gone"
                status = await self._post(url, addresses, message, headers)
            except (OSError, httpx.HTTPError, TimeoutError) as failure:
                note("call_failed", logging.WARNING, failure=type(failure).__name__)
                return "failed"
        if status in GONE:
            return "gone"
        if not 200 <= status < 300:
            note("call_failed", logging.WARNING, status=status)
            return "failed"
        return "sent"

    async def _addresses(self, url: httpx.URL) -> list[str]:
        """Where the name leads; nowhere if any of it isn't allowed."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(SECONDS):
            found = await loop.getaddrinfo(
                _host(url), url.port or HTTPS, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG
            )
        addresses = [str(each[4][0]) for each in found]
        return addresses if all(map(self._allows, addresses)) else []

    async def _post(
        self, url: httpx.URL, addresses: list[str], message: bytes, headers: Mapping[str, str]
    ) -> int:
        """The status of the answer. Its words are nothing to us, and not read."""
        http = await self._client()
        for number, address in enumerate(addresses[:TRIES], 1):
            try:
                async with http.stream(
                    "POST",
                    url.copy_with(host=address),
                    content=message,
                    headers={**headers, "host": url.netloc.decode("ascii")},
                    extensions={"sni_hostname": _host(url)},
                ) as answer:
                    return answer.status_code
            except httpx.ConnectError:
                if number == len(addresses[:TRIES]):
                    raise
        raise AssertionError

    async def _client(self) -> httpx.AsyncClient:
        if self._trust is None:  # to read everybody's certificates takes a while
            self._trust = await asyncio.to_thread(httpx.create_ssl_context)
        if self._http is None:
            self._http = httpx.AsyncClient(verify=self._trust, trust_env=False, timeout=SECONDS)
        return self._http

    async def close(self) -> None:
        """Bring nothing more."""
        if self._http is not None:
            await self._http.aclose()


def _host(url: httpx.URL) -> str:
    """As the network knows it, not as people write it."""
    return url.raw_host.decode("ascii")
