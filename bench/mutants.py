"""How good the tests of the rules are: faults are put into the games, one at a time.

    make mutants

Prints the share that some test caught, and those that none did; below the bar it fails. A run
that was stopped goes on where it was.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

BAR: Final = 0.9
STATS: Final = Path("mutants/mutmut-cicd-stats.json")


def mutmut(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mutmut", *words]
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE)


def main() -> int:
    subprocess.run([sys.executable, "-m", "mutmut", "run"], check=True)
    mutmut("export-cicd-stats")
    counts = json.loads(STATS.read_text())
    caught = counts["killed"] + counts["timeout"] + counts["segfault"]
    score = caught / (counts["total"] - counts["skipped"])
    print(mutmut("results").stdout.rstrip())
    print(f"{caught} of {counts['total']} mutants caught: {score:.1%} (at least {BAR:.0%} wanted)")
    return 0 if score >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
