"""Runs the program as a person at a terminal would, by its words and its standard input."""

import os
import subprocess
import sys
from collections.abc import Sequence

ANSWERS = "".join(f"{answer}\n\n" for answer in ("1", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5", "2"))
"""Answers to anything that may be asked, each confirmed; what doesn't fit is asked again."""


def environment(**changes: str) -> dict[str, str]:
    """A plain one, in English, with these changes."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**plain, "LANG": "C.UTF-8", "COLUMNS": "80", "LINES": "24", **changes}


def command(*words: str) -> list[str]:
    """The program with these words, in a process of its own."""
    return [sys.executable, "-m", "complot", *words]


def run(*words: str, answers: str = "", **changes: str) -> "subprocess.CompletedProcess[str]":
    """Run it to its end; a traceback is never the answer."""
    done = subprocess.run(
        command(*words),
        input=answers,
        capture_output=True,
        encoding="utf-8",
        env=environment(**changes),
        timeout=300,
        check=False,
    )
    assert "Traceback" not in done.stderr + done.stdout
    return done


def play(*words: str, rounds: int = 80) -> str:
    """Play The Resistance to its end; what was shown."""
    done = run("play", "resistance", *words, answers=ANSWERS * rounds)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def contains_all(text: str, parts: Sequence[str]) -> bool:
    return all(part in text for part in parts)
