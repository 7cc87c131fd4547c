"""Where a request comes from: which address, and whether a page of ours or somebody else's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]
"""Of a request, as the server gets them: names in small letters."""

USUAL: Final = {"http": ":80", "https": ":443"}
"""Ports that nobody writes."""


FORWARDED: Final = (b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via")
"""What a proxy says of those for whom it asks."""


def header(headers: Headers, name: bytes) -> str:
    """The first header of this name, or nothing."""
    return next((value.decode("latin-1") for each, value in headers if each == name), "")


def address_of(scope: Mapping[str, Any]) -> str:
    """The address of whoever asks, as far as it tells people apart.

    Behind a trusted proxy that is whom the proxy names: the scope has it already.
    """
    client = scope.get("client")
    return _told_apart(client[0]) if client else ""


def is_local(scope: Mapping[str, Any]) -> bool:
    """Whether a program on this machine asks, for itself and not for somebody else."""
    client = scope.get("client")
    if not client or any(header(scope["headers"], each) for each in FORWARDED):
        return False
    try:
        return ip_address(client[0]).is_loopback
    except ValueError:
        return False


@lru_cache(4096)
def _told_apart(host: str) -> str:
    """Of IPv6 the first half, which is what a household has; of IPv4 all of it."""
    try:
        address = ip_address(host)
    except ValueError:  # a proxy may write what it likes
        return host[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address.packed, 64), strict=False).network_address)


def is_foreign(headers: Headers) -> bool:
    """Whether a browser says that another site's page sends this.

    What names no origin comes from no browser's page, and so with nobody else's cookie.
    """
    headers = [*headers]
    origin = header(headers, b"origin").lower()
    if not origin:
        return False
    try:
        theirs = urlsplit(origin)
    except ValueError:
        return True
    if theirs.scheme not in USUAL:
        return True
    port = USUAL[theirs.scheme]
    host = header(headers, b"host").lower()
    return theirs.netloc.removesuffix(port) != host.removesuffix(port)
