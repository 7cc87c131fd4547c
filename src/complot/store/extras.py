"""Packages that not everybody needs, and that come with an extra of Complot's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from complot.core.errors import Code, Refused


@contextmanager
def needing(package: str, extra: str) -> Iterator[None]:
    """While something is imported that needs a package; refused if that isn't installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != package:
            raise
        raise Refused(Code.NOT_INSTALLED, what=package, extra=extra) from None
