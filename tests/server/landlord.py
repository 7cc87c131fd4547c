"""A server as an operator runs it: the program in a process, told by words and signals."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile

import httpx
from parlour import NO_TLS

from waiting import PATIENCE

QUICK = {
    "LANG": "C.UTF-8",
    "LC_ALL": "",
    "COMPLOT_BOT_PACE": "0,0",
    "COMPLOT_LIMITS_COMMANDS": "off",
    "COMPLOT_LIMITS_LOOKS": "off",
}


class Landlord:
    """A running ``complot serve``, and what it writes to its log."""

    def __init__(self, process: subprocess.Popen[str], log: Path) -> None:
        self._process = process
        self._log = log
        assert process.stdout is not None
        found = re.search(r"http://(\S+:\d+)", process.stdout.readline())
        assert found is not None, self.log
        self.address = found[1]

    @property
    def log(self) -> str:
        """All that it has written so far."""
        return self._log.read_text()

    @property
    def pid(self) -> int:
        return self._process.pid

    def tell(self, sig: int = signal.SIGTERM) -> None:
        self._process.send_signal(sig)

    def wait(self) -> int:
        """Until it has ended; its exit code."""
        return self._process.wait(PATIENCE)


@contextmanager
def serving(
    *words: str, db: Path | str = "sqlite://", program: Path | str = "", **variables: str
) -> Iterator[Landlord]:
    """A server of the program's own, gone at the end; or of one that is like it."""
    where = f"sqlite:///{db}" if isinstance(db, Path) else db
    started = ("-m", "complot") if not program else (str(program),)
    command = [sys.executable, *started, "serve", "--port", "0", "--db", where, *words]
    environment = {**os.environ, **QUICK, **variables}
    with (
        NamedTemporaryFile("a") as log,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
        ) as process,
    ):
        try:
            yield Landlord(process, Path(log.name))
        finally:
            process.kill()


def get(address: str, path: str, **headers: str) -> httpx.Response:
    """What is answered to a stranger."""
    with httpx.Client(verify=NO_TLS, trust_env=False, headers=headers, timeout=PATIENCE) as http:
        return http.get(f"http://{address}{path}")


def counted(address: str) -> dict[str, float]:
    """Every counter by its name and labels."""
    lines = get(address, "/metrics").text.splitlines()
    return {
        name: float(value)
        for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")
    }
