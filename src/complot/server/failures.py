"""Our own faults, as the log may know them: what and where, never what was said or held."""

from __future__ import annotations

from pathlib import PurePath
from traceback import extract_tb


def traced(failure: BaseException) -> str:
    """The kind of a failure and the lines it went through; its message may hold a secret."""
    frames = extract_tb(failure.__traceback__)
    lines = " < ".join(f"{PurePath(each.filename).name}:{each.lineno}" for each in reversed(frames))
    return f"{type(failure).__name__} at {lines}"
