"""A server in processes of its own, and what they use of the machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from os import sysconf
from pathlib import Path
from signal import SIGUSR1
from typing import Final

import msgspec

from complot.cli import main as complot

TICK: Final = sysconf("SC_CLK_TCK")
PAGE: Final = sysconf("SC_PAGE_SIZE")

ASIDE: Final = b"multiprocessing.forkserver"
"""In the command of processes that aren't on the way of a move: they think, and write records."""


class Host:
    """A running server: its port, the CPU and the memory of all its processes."""

    def __init__(self, settings: Mapping[str, str], log: Path, parts: bool = False) -> None:
        self._log = log
        with log.open("w") as errors:
            self._process = subprocess.Popen(
                [sys.executable, __file__, *(["parts"] if parts else [])],
                env={**os.environ, **settings},
                stdout=subprocess.PIPE,
                stderr=errors,
                start_new_session=True,
                text=True,
            )
        announced = re.search(r":(\d+)", self._line())
        assert announced, log.read_text()
        self.port = int(announced[1])

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def _stats(self, aside: bool) -> Iterator[list[str]]:
        """What the kernel counts of each process, from its state on."""
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                is_aside = ASIDE in (folder / "cmdline").read_bytes()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(fields[3]) == self._process.pid and is_aside is aside:  # its session
                yield fields

    def cpu(self, aside: bool = False) -> float:
        """Seconds used so far, in user mode and in the kernel."""
        return sum(int(fields[11]) + int(fields[12]) for fields in self._stats(aside)) / TICK

    def memory(self) -> int:
        """Bytes that are resident."""
        return sum(int(fields[21]) for fields in self._stats(aside=False)) * PAGE

    def parts(self) -> dict[str, float]:
        """Seconds of CPU by part, of a server that was started to count them."""
        self._process.send_signal(SIGUSR1)
        while not (line := self._line()).startswith("{"):  # what is said to people comes first
            pass
        counted: dict[str, float] = msgspec.json.decode(line)
        return counted

    def stop(self) -> None:
        """End it, and pass on what it complained about."""
        self._process.terminate()
        self._process.communicate(timeout=60)
        for line in self._log.read_text().splitlines():
            if " info " not in line:
                print(line, file=sys.stderr)


def main() -> None:
    if "parts" in sys.argv:
        from parts import count_parts

        count_parts()
    sys.exit(complot(["serve"]))


if __name__ == "__main__":
    main()
