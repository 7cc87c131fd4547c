"""Who a guest is: whoever holds a random key, and nothing else is known.

The key stays in the browser's cookie, or is sent by a program as a bearer. Tables know its hash,
from which nobody gets back to it. A further device has a key of its own, which the store knows.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from complot.server.devices import DEVICE, Devices, is_device_s
from complot.server.origin import Headers, address_of, header
from complot.server.porter import Porter
from complot.server.refusals import Rejected, WireCode
from complot.server.sources import KEY_BYTES, Sources

COOKIE: Final = "complot_guest"
KEPT: Final = 400 * 24 * 3600
"""Seconds; browsers keep none for longer."""

FORGOTTEN: Final = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
"""The cookie with which a browser throws its key away."""

KEY: Final = re.compile(rf"{DEVICE}?[0-9a-fA-F]{{{2 * KEY_BYTES}}}", re.ASCII)


@dataclass(frozen=True)
class Identity:
    """A guest, and the cookie to give it if it has just become one."""

    guest: str
    address: str = ""
    """Where it asks from."""
    remote: bool = False
    """Whether it is a program: it brings its key as a bearer."""
    cookie: str | None = None


async def identify(
    scope: Mapping[str, Any], devices: Devices, sources: Sources, porter: Porter
) -> Identity:
    """The guest who asks; one without a good key is given a new one, unless there are too many."""
    address = address_of(scope)
    key = _bearer(scope["headers"])
    remote = key is not None
    if key is None:
        key = _in_cookie(header(scope["headers"], b"cookie"))
    identity = None
    if key is not None:
        own = not is_device_s(key)
        guest = guest_of(bytes.fromhex(key)) if own else await devices.guest(key)
        identity = Identity(guest, address, remote) if guest else None
    if identity is None:
        fresh = sources.key()
        cookie = cookie_of(fresh.hex(), is_secure(scope))
        identity = Identity(guest_of(fresh), address, cookie=cookie)
    porter.meet(identity)
    return identity


def guest_of(key: bytes) -> str:
    """The name under which tables know the holder of a key."""
    return sha256(key).hexdigest()


def cookie_of(key: str, secure: bool) -> str:
    """The cookie in which a browser keeps a key."""
    cookie = f"{COOKIE}={key}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax"
    return cookie + "; Secure" if secure else cookie


def is_secure(scope: Mapping[str, Any]) -> bool:
    """Whether nobody on the way can read along."""
    return scope["scheme"] in ("https", "wss")


def _bearer(headers: Headers) -> str | None:
    """The key of a program. (Other kinds of authorization are some proxy's business.)"""
    kind, _, key = header(headers, b"authorization").partition(" ")
    if kind.lower() != "bearer":
        return None
    key = key.strip()
    if not KEY.fullmatch(key) or is_device_s(key):
        raise Rejected(WireCode.BAD_KEY)
    return key


def _in_cookie(cookies: str) -> str | None:
    """Our key among a host's cookies. The others are anything: nothing is asked of their form."""
    for each in cookies.split(";"):
        name, _, value = each.strip().partition("=")
        if name == COOKIE and KEY.fullmatch(value):
            return value
    return None
