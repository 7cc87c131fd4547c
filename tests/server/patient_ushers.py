"""``complot serve`` whose processes have all the time they need to take a connection that is for
them: where all guests of a table meet doesn't depend on how busy the machine is.

Each process of the server runs this file's first lines, as ``multiprocessing`` does with a program.
"""

from __future__ import annotations

import sys

from complot.cli import main
from complot.server import ushers

ushers.OFFERED = 60.0  # type: ignore[misc]
ushers.HELD = 61.0  # type: ignore[misc]

if __name__ == "__main__":
    sys.exit(main())
