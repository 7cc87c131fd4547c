"""Who a guest is: whoever holds a random key, and nothing else is known.

The key stays in the browser's cookie. Tables know its hash, from which nobody gets back to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Final

from complot.server.sources import KEY_BYTES, Sources

COOKIE: Final = "complot_guest"
KEPT: Final = 400 * 24 * 3600
"""Seconds; browsers keep none for longer."""


@dataclass(frozen=True)
class Identity:
    """A guest, and the cookie to give it if it has just become one."""

    guest: str
    cookie: str | None = None


def identify(cookies: str, secure: bool, sources: Sources) -> Identity:
    """The guest whose ``Cookie`` header this is; one without a good key is given a new one."""
    key = _key_in(cookies)
    if key is not None:
        return Identity(guest_of(key))
    key = sources.key()
    cookie = f"{COOKIE}={key.hex()}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax"
    return Identity(guest_of(key), cookie + "; Secure" if secure else cookie)


def guest_of(key: bytes) -> str:
    """The name under which tables know the holder of a key."""
    return sha256(key).hexdigest()


def _key_in(cookies: str) -> bytes | None:
    try:
        found = SimpleCookie(cookies).get(COOKIE)
        key = bytes.fromhex(found.value) if found else b""
    except (CookieError, ValueError):
        return None
    return key if len(key) == KEY_BYTES else None
