"""What a test run can be asked for, and what it says at its end: how much of the rulebooks is
tested by name."""

from __future__ import annotations

import pytest

from clauses import UNCHECKABLE, checkable, marked


def pytest_addoption(parser: pytest.Parser) -> None:
    """How hard the server is tried; ``make test`` has to be done in minutes."""
    parser.addoption("--kills", type=int, default=50, help="how often the server is killed")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    tested = marked()
    for game in UNCHECKABLE:
        clauses = checkable(game)
        done = clauses & set(tested)
        tests = len(set().union(*(tested[clause] for clause in done)))
        line = f"rules of {game}: {len(done)} of {len(clauses)} clauses have a test ({tests} tests)"
        terminalreporter.write_line(line)
