"""What a server says no to, and a server that says nothing."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from complot.table.message import Fault


class Declined(Exception):
    """The server refused; nothing has changed."""

    def __init__(
        self, code: str, details: Mapping[str, str | int], message: str, status: int
    ) -> None:
        super().__init__(code, details, message, status)
        self.code = code
        """Compares with a ``complot.core.errors.Code``."""
        self.details = details
        self.message = message
        """In words, in the language that was asked for."""
        self.status = status

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


class Unreachable(Exception):
    """The server hasn't answered for longer than one was ready to wait."""


_faults = msgspec.json.Decoder(Fault)


def declined(status: int, body: bytes) -> Declined:
    """The refusal in an answer; one that isn't the server's own has no code but its status."""
    try:
        fault = _faults.decode(body)
    except (msgspec.MsgspecError, UnicodeError):
        return Declined(str(status), {}, "", status)
    return Declined(fault.code, fault.details, fault.message, status)
