"""The log: a line on standard error for each thing worth noting, for people or for programs.

No secret comes in: a table is named by the beginning of its id, never by its code; a guest isn't
named at all; of a failure stands where it was, never what it said.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final

from complot.core.codec import encode
from complot.server.failures import traced

log = logging.getLogger("complot.server")

OURS: Final = "complot"
SHORT: Final = 12
"""Digits of a table's id that an operator finds it by."""


def note(event: str, level: int = logging.INFO, /, **details: str | float) -> None:
    """Write a line: what happened, in one word, and the details."""
    log.log(level, event, extra={"details": details})


def short(table_id: str) -> str:
    """A table, as the log names it."""
    return table_id[:SHORT]


@contextmanager
def written(style: str) -> Iterator[None]:
    """While the log of this process, and of all that runs in it, is written in this style."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    root, ours = logging.getLogger(), logging.getLogger(OURS)
    before = [*root.handlers], ours.level
    root.handlers[:] = [handler]
    ours.setLevel(logging.INFO)
    try:
        yield
    finally:
        root.handlers[:], level = before
        ours.setLevel(level)


class JsonLines(logging.Formatter):
    """An object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return encode(_parts(record)).decode()


class TextLines(logging.Formatter):
    """Words, and the details as ``name=value``."""

    def format(self, record: logging.LogRecord) -> str:
        parts = _parts(record)
        words = [parts.pop(each) for each in ("at", "level", "event")]
        return " ".join([*words, *(f"{name}={_quoted(value)}" for name, value in parts.items())])


def _parts(record: logging.LogRecord) -> dict[str, Any]:
    parts: dict[str, Any] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        # The first line: below it, others' loggers show the values that a failure was about.
        "event": record.getMessage().strip().partition("\n")[0],
    }
    if not record.name.startswith(OURS):
        parts["logger"] = record.name
    parts |= getattr(record, "details", {})
    if record.exc_info and record.exc_info[1] is not None:
        parts["failure"] = traced(record.exc_info[1])
    return parts


def _quoted(value: object) -> str:
    word = str(value)
    return (
        word
        if word and word.isprintable() and not set(word) & set(' "=')
        else encode(word).decode()
    )
