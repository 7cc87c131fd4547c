"""Whether a request comes from a page of ours or from somebody else's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias
from urllib.parse import urlsplit

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]
"""Of a request, as the server gets them: names in small letters."""

USUAL: Final = {"http": ":80", "https": ":443"}
"""Ports that nobody writes."""


def header(headers: Headers, name: bytes) -> str:
    """The first header of this name, or nothing."""
    return next((value.decode("latin-1") for each, value in headers if each == name), "")


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
