"""Who a guest is: whoever holds a random key, and nothing else is known.

The key stays in the browser's cookie; a program sends it as a bearer token. Tables know its hash,
from which nobody gets back to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Final

from complot.server.origin import Headers, header
from complot.server.sources import KEY_BYTES, Sources

BEARER: Final = "bearer "
COOKIE: Final = "complot_guest"
KEPT: Final = 400 * 24 * 3600
"""Seconds; browsers keep none for longer."""


FORGOTTEN: Final = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
"""The cookie with which a browser throws its key away."""


@dataclass(frozen=True)
class Identity:
    """A guest, and the cookie to give it if it has just become one."""

    guest: str
    cookie: str | None = None


def identify(headers: Headers, secure: bool, sources: Sources) -> Identity:
    """The guest whose headers these are; one without a good key is given a new one.

    A token goes before a cookie: who sends one has chosen whom to be.
    """
    key = _key_of_bearer(header(headers, b"authorization"))
    if key is None:
        key = _key_in(header(headers, b"cookie"))
    if key is not None:
        return Identity(guest_of(key))
    key = sources.key()
    cookie = f"{COOKIE}={key.hex()}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax"
    return Identity(guest_of(key), cookie + "; Secure" if secure else cookie)


def guest_of(key: bytes) -> str:
    """The name under which tables know the holder of a key."""
    return sha256(key).hexdigest()


def _key_of_bearer(words: str) -> bytes | None:
    if not words.lower().startswith(BEARER):
        return None
    return _key(words[len(BEARER) :].strip())


def _key_in(cookies: str) -> bytes | None:
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return _key(found.value) if found else None


def _key(word: str) -> bytes | None:
    try:
        key = bytes.fromhex(word)
    except ValueError:
        return None
    return key if len(key) == KEY_BYTES else None
