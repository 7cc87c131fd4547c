"""Counts, inside a server, the CPU that each part of it uses: apart from the timed runs.

Every part is a few functions that are wrapped when the server starts. A part that calls another
isn't charged for it. What isn't counted is the sockets, the framework and the event loop.
"""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from threading import local
from time import thread_time
from typing import Any, Final

from complot.server import listeners, live, sockets
from complot.store.sqlite.writer import Writer
from complot.table import row
from complot.table.table import Table

PARTS: Final[dict[str, tuple[tuple[Any, str], ...]]] = {
    "rules: decide": ((live, "decide"),),
    "rules: apply": ((Table, "apply"),),
    "pushes built": ((Table, "push"),),
    "JSON": ((listeners, "spoken"), (listeners, "encode"), (sockets, "read"), (row, "write")),
    "store": ((Writer, "commit"),),
}

_running = local()


def count_parts() -> None:
    """Count from now on; on SIGUSR1, say how much so far."""
    seconds = dict.fromkeys(PARTS, 0.0)
    for part, functions in PARTS.items():
        for owner, name in functions:
            setattr(owner, name, _counted(seconds, part, getattr(owner, name)))
    signal.signal(signal.SIGUSR1, lambda *_: print(json.dumps(seconds), flush=True))


def _counted(
    seconds: dict[str, float], part: str, function: Callable[..., Any]
) -> Callable[..., Any]:
    def wrapped(*args: Any, **more: Any) -> Any:
        outer = getattr(_running, "inner", 0.0)
        _running.inner = 0.0
        began = thread_time()
        try:
            return function(*args, **more)
        finally:
            took = thread_time() - began
            seconds[part] += took - _running.inner
            _running.inner = outer + took

    return wrapped
