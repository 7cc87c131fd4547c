"""How a server is set up."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, field

from complot.core.value import Value

Seconds: TypeAlias = Annotated[float, Meta(ge=0)]


class Limits(Value):
    """How much the server takes on."""

    message: int = 16 * 1024
    """Bytes of a message from a guest, by socket or in the body of a request."""
    waiting: int = 256
    """Messages that wait for a slow socket before it is closed; its page comes back for them."""
    sockets: int = 100
    """Sockets at one table."""
    away: Seconds = 60.0
    """How long nothing is heard of a player before the others are told."""
    idle: Seconds = 600.0
    """How long a table that nobody listens to stays in memory."""
    farewell: int = 5
    """Seconds that a server which was told to stop waits for its guests' connections."""


class Settings(Value):
    """All that an operator decides."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    db: str = "sqlite:///complot.db"
    bot_pace: tuple[Seconds, Seconds] = (0.6, 2.0)
    """A bot takes at least and at most so many seconds, whatever it holds."""
    bot_budget: int = 1000
    """Iterations that a bot may think for."""
    heartbeat: Annotated[float, Meta(gt=0)] = 15.0
    """Seconds of silence after which a stream sends a blank line, so that nothing between us and
    its reader takes it for dead."""
    limits: Limits = field(default_factory=Limits)
