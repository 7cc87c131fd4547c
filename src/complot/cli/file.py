"""Files that a command reads and writes; ``-`` is what is piped in."""

from __future__ import annotations

import sys
from pathlib import Path

from complot.core.errors import Code, Refused


def read(name: str) -> bytes:
    """What is in a file."""
    if name == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(name).read_bytes()
    except (OSError, ValueError) as failure:  # the latter of a name that can't be one
        raise _unreadable(name, failure) from None


def write(name: str, text: bytes) -> None:
    """Put this in a new file; one that is there is left as it is."""
    try:
        with Path(name).open("xb") as file:
            file.write(text)
    except (OSError, ValueError) as failure:
        raise _unreadable(name, failure) from None


def _unreadable(name: str, failure: Exception) -> Refused:
    reason = getattr(failure, "strerror", None) or str(failure)
    return Refused(Code.UNREADABLE, file=name, reason=reason)
