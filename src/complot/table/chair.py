"""The chairs round a table, before seats are drawn."""

from __future__ import annotations

from typing import Final

from complot.core.value import Value

NOBODY: Final = ""
"""The guest that a bot's commands are of."""


class Chair(Value):
    """Who sits there: a guest or a bot."""

    name: str
    guest: str = NOBODY
    bot: str | None = None
    ready: bool = False
    remote: bool = False
    """Whether the guest is a program."""
    wish: str | None = None
    """The side that it would like to be on, in a game that lets one choose."""
