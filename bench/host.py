"""A server in a process of its own, and what it uses of the machine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from os import sysconf
from pathlib import Path
from signal import SIGUSR1
from typing import Any, Final

import msgspec

from complot.server.settings import Settings

TICK: Final = sysconf("SC_CLK_TCK")
PAGE: Final = sysconf("SC_PAGE_SIZE")


class Host:
    """A running server: its port, the CPU and the memory of all its processes."""

    def __init__(self, settings: Settings, parts: bool = False) -> None:
        words = msgspec.json.encode(settings).decode()
        command = [sys.executable, __file__, words, *(["--parts"] if parts else [])]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        self.port = int(self._line())

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def _stats(self) -> Iterator[list[str]]:
        """Of each process of the server what the kernel counts, from its state on."""
        for file in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = file.read_text().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(fields[2]) == self._process.pid:  # its process group
                yield fields

    def cpu(self) -> float:
        """Seconds used so far, in user mode and in the kernel."""
        return sum(int(fields[11]) + int(fields[12]) for fields in self._stats()) / TICK

    def memory(self) -> int:
        """Bytes that are resident."""
        return sum(int(fields[21]) for fields in self._stats()) * PAGE

    def parts(self) -> dict[str, float]:
        """Seconds of CPU by part, of a server that was started to count them."""
        self._process.send_signal(SIGUSR1)
        counted: dict[str, float] = msgspec.json.decode(self._line())
        return counted

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=30)


def main() -> None:
    from complot.server.serving import serve

    if "--parts" in sys.argv:
        from parts import count_parts

        count_parts()
    settings: Any = msgspec.json.decode(sys.argv[1], type=Settings)
    serve(settings, lambda port: print(port, flush=True))


if __name__ == "__main__":
    main()
