"""Reading what guests send, and saying what every reader can hold.

The messages themselves are the table's, where a client finds them as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from complot.core.errors import Code, Refused
from complot.core.value import Value
from complot.table.message import CommandId, Details

M = TypeVar("M", bound=Value)


@cache
def _decoder(kind: type[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def read(kind: type[M], what: str, text: bytes | str) -> M:
    """A message, or a refusal if it isn't one."""
    try:
        message: M = _decoder(kind).decode(text)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused(Code.MALFORMED, what=what, reason=str(error)) from None


class _Named(Value):
    command_id: CommandId


def command_id_in(text: bytes | str) -> str | None:
    """Which command a message that can't be read was about, if it says so."""
    try:
        named: _Named = _decoder(_Named).decode(text)
        return named.command_id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def plain(details: Mapping[str, str | int]) -> Details:
    """Details that every reader of JSON can hold: no text without end, no number that is."""
    return {
        name: value if isinstance(value, int) and abs(value) < 1 << 53 else str(value)[:200]
        for name, value in details.items()
    }
