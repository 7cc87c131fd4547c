"""How a server is set up."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from complot.core.value import Value
from complot.table.command import LONGEST_TEXT

Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=10_000_000)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]
Port: TypeAlias = Annotated[int, Meta(ge=0, le=65535)]
Networks: TypeAlias = tuple[str, ...]
"""Addresses, or networks as ``10.0.0.0/8``."""

LOOPBACK: Final = ("127.0.0.1", "::1")


class Rate(Value):
    """How often: so many at once, and as many again in so many seconds. None at all: no limit."""

    many: Count
    seconds: Annotated[float, Meta(gt=0, le=10_000_000)] = 1.0


class Limits(Value):
    """How much the server takes on.

    Rates are a guest's; an address may do so many times as much (``crowd``).
    """

    message: Annotated[int, Meta(ge=1024, le=10_000_000)] = 16 * 1024
    """Bytes of a message from a guest, by socket or in the body of a request."""
    words: Annotated[int, Meta(ge=1, le=LONGEST_TEXT)] = LONGEST_TEXT
    """Characters of what somebody says in words."""
    waiting: Annotated[int, Meta(ge=1, le=1_000_000)] = 256
    """Messages that wait for a slow socket before it is closed; its page comes back for them."""
    sockets: Count = 100
    """Sockets and streams at one table of those who don't sit there; 0, here and below, is no
    limit."""
    lines: Count = 30
    """Sockets and streams of one guest, at all tables together."""
    connections: Count = 1000
    """Connections of one address that isn't a trusted proxy's, used or not."""
    tables: Count = 100
    """Tables at which one guest sits while their game isn't over; then it can open no more."""
    crowd: Count = 10
    """How many times a guest's share an address has: people in one room share one."""
    requests: Rate = Rate(2000, 10.0)
    """Requests of one address, of whatever kind, the page's files and sockets included."""
    guests: Rate = Rate(300, 600.0)
    """Guests who come from one address without having been seen for a while."""
    commands: Rate = Rate(200, 10.0)
    """Commands to tables, those included that are refused."""
    talk: Rate = Rate(30, 20.0)
    """Commands that all others hear of at once: all but moves of the game."""
    opening: Rate = Rate(20, 600.0)
    """Tables opened."""
    looks: Rate = Rate(200, 10.0)
    """Looks at a table, and at what one could do there after a choice."""
    misses: Rate = Rate(60, 60.0)
    """Codes of no table that one address may name; then it is told of no private table by its code,
    unless the guest has a name there. A page that is opened by a wrong link counts twice."""
    suggestions: Rate = Rate(30, 60.0)
    """Suggestions, for each of which a bot thinks."""
    identity: Rate = Rate(10, 600.0)
    """Links and recovery codes, made or tried."""
    reports: Rate = Rate(5, 600.0)
    """Reports to the operator."""
    calls: Rate = Rate(60, 3600.0)
    """Calls by push to one guest, at all its browsers together."""
    patience: Annotated[int, Meta(ge=1, le=1_000_000)] = 50
    """How many more messages a socket may send too often than in time before it is closed."""
    away: Annotated[float, Meta(gt=0)] = 60.0
    """How long nothing is heard of a player before the others are told."""
    head: Seconds = 15.0
    """How long a connection may take to say what it wants; 0 is for ever."""
    body: Seconds = 15.0
    """How long a request's body may take to come; 0 is for ever."""
    idle: Seconds = 600.0
    """How long a table that nobody listens to stays in memory."""
    farewell: Count = 5
    """Seconds that a server which was told to stop waits for its guests' connections."""


class Settings(Value):
    """All that an operator decides."""

    host: str = "127.0.0.1"
    """The address to listen at."""
    port: Port = 8000
    """The port; 0 takes any that is free."""
    db: str = "sqlite:///complot.db"
    """Where the tables are kept."""
    workers: Annotated[int, Meta(ge=1, le=1024)] = 1
    """Processes that serve; more than one needs a database that they can share."""
    redis: str | None = None
    """Where processes hear of each other's rows, if not in the database."""
    trusted_proxies: Networks = LOOPBACK
    """Whose word is taken for where a request comes from, and whether by https."""
    metrics_port: Port | None = None
    """The port of ``/metrics``; without one it is on the main port, for this machine alone."""
    metrics_host: str = "127.0.0.1"
    """The address to listen at for that port."""
    log: Literal["text", "json"] = "text"
    """How the log is written, on standard error."""
    drain: Seconds = 0.0
    """How long a server that was told to stop says so at ``/healthz`` before it does."""
    bot_pace: tuple[Seconds, Seconds] = (0.6, 2.0)
    """A bot takes at least and at most so many seconds, whatever it holds."""
    bot_budget: Annotated[int, Meta(ge=1, le=10_000_000)] = 1000
    """Iterations that a bot may think for."""
    heartbeat: Annotated[float, Meta(ge=0.05, le=10_000_000)] = 15.0
    """Seconds of silence after which a stream sends a blank line, so that nothing between us and
    its reader takes it for dead."""
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        for each in self.trusted_proxies:
            ip_network(each, strict=False)
        if self.bot_pace[0] > self.bot_pace[1]:
            raise ValueError
