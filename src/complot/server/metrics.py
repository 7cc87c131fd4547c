"""What a server counts of itself, for Prometheus.

Every label is one of a few words of ours: none is a guest's, a table's, or made up by a caller.
Each application has counters of its own.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from functools import partial
from inspect import iscoroutinefunction
from time import perf_counter
from typing import Any, Final, cast

from prometheus_client import CollectorRegistry, Gauge, Info, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from complot import __version__
from complot.server.counting import Count, Times
from complot.server.porter import rated
from complot.store import Store
from complot.table import Row

KIND: Final = CONTENT_TYPE_LATEST
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
OTHER: Final = "other"

QUICK: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
"""Seconds that a store takes."""
SLOW: Final = (0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 15.0)
"""Seconds that a bot takes."""


class Metrics:
    """The counters of one application."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        count = partial(Count, registry=self.registry)
        gauge = partial(Gauge, namespace="complot", registry=self.registry)
        times = partial(Times, registry=self.registry)
        build = Info("complot_build", "What runs here.", registry=self.registry)
        build.info({"version": __version__, "python": platform.python_version()})
        answered = ("method", "route", "status")
        self._requests = count("requests", "Requests and sockets answered.", answered).counts
        commanded = ("kind", "outcome")
        self._commands = count("commands", "Guests' commands to tables.", commanded).counts
        self._moves = count("moves", "Moves stored, chance's not counted.", ("by",)).counts
        self._floods = count("refused", "What was refused for being too much.", ("what",)).counts
        self._calls = count("calls", "Calls of guests by push.", ("outcome",)).counts
        self._pushes = count("pushes", "Pushes to listeners.").counts
        self._opened = count("tables_opened", "Tables opened.").counts
        self.sockets = gauge("sockets", "Sockets and streams that are open.")
        self.tables = gauge("tables", "Tables in memory.")
        self._store = times("store_seconds", "How long the store took.", "work", QUICK)
        self._thinking = times("bot_seconds", "How long a bot thought.", None, SLOW).watch()
        for what in (*rated(), "lines", "connections"):
            self._floods[what,] = 0

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)

    def answered(self, method: str, route: str | None, status: int) -> None:
        """A request was answered; ``route`` is the pattern that it fitted."""
        known = method if method in METHODS else OTHER
        self._requests[known, route or OTHER, str(status)] += 1

    def commanded(self, kind: str, outcome: str) -> None:
        """A guest's command was done, refused, or failed."""
        self._commands[kind, outcome] += 1

    def stored(self, row: Row) -> None:
        """A row was stored here."""
        moves = sum([seat >= 0 for seat, _ in row.moves])
        if moves:
            self._moves[row.by,] += moves

    def pushed(self, many: int) -> None:
        """So many listeners were told something."""
        self._pushes[()] += many

    def opened(self) -> None:
        """A table was opened."""
        self._opened[()] += 1

    def flooded(self, what: str) -> None:
        """Somebody wanted too much of this."""
        self._floods[what,] += 1

    def called(self, outcome: str) -> None:
        """Somebody was called by push, or couldn't be."""
        self._calls[outcome,] += 1

    def thought(self, seconds: float) -> None:
        """A bot has thought."""
        self._thinking.observe(seconds)

    def timed(self, store: Store) -> Store:
        """The same store, with a watch on all that it does."""
        return cast("Store", _Timed(store, self._store))


class _Timed:
    """Stands before a store, whatever that can do."""

    def __init__(self, store: Store, seconds: Times) -> None:
        self._store_ = store
        self._seconds_ = seconds

    def __getattr__(self, name: str) -> Callable[..., Any]:
        work = getattr(self._store_, name)
        if not iscoroutinefunction(work):
            return cast("Callable[..., Any]", work)
        watch = self._seconds_.watch(name)

        async def timed(*args: Any, **more: Any) -> Any:
            since = perf_counter()
            try:
                return await work(*args, **more)
            finally:
                watch.observe(perf_counter() - since)

        setattr(self, name, timed)
        return timed
