"""The services that tests share, what a test run can be asked for, and what it says at its end:
how much of the rulebooks is tested by name, what was measured, and what could not be tested for
want of a service."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clauses import UNCHECKABLE, checkable, marked
from services import Postgres, Redis, find, missing, started


def _need(package: str) -> None:
    if package in missing():
        if os.environ.get("CI"):
            pytest.fail(f"{package} is missing")
        pytest.skip(f"{package} is missing")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL, running. Whoever stops it starts it again."""
    _need("postgresql")
    service = Postgres()
    with started(service):
        yield service


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """Redis, running. Whoever stops it starts it again."""
    _need("redis-server")
    service = Redis()
    with started(service):
        yield service


@pytest.fixture(scope="session")
def strace() -> str:
    """The program that writes down what another asks of the system."""
    _need("strace")
    return str(find("strace"))


@pytest.fixture(params=["file", "memory", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new store, of each kind that there is."""
    match request.param:
        case "memory":
            return "sqlite://"
        case "file":
            return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Tells, at the end of the run, what a test has measured."""
    return lambda line: record_property("figures", line)


def pytest_addoption(parser: pytest.Parser) -> None:
    """How hard the server is tried; ``make test`` has to be done in minutes."""
    parser.addoption("--inputs", type=int, default=100_000, help="how much nonsense it is sent")
    parser.addoption(
        "--kills", type=int, default=50, help="how often the server is killed, and one of two"
    )


@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A failure is told at once, for a run that never ends tells nothing else."""
    if report.failed and not os.environ.get("PYTEST_XDIST_WORKER"):
        print(f"\n{report.nodeid} failed:\n{report.longreprtext}", file=sys.stderr, flush=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    tested = marked()
    for game in UNCHECKABLE:
        clauses = checkable(game)
        done = clauses & set(tested)
        tests = len(set().union(*(tested[clause] for clause in done)))
        line = f"rules of {game}: {len(done)} of {len(clauses)} clauses have a test ({tests} tests)"
        terminalreporter.write_line(line)
    for report in terminalreporter.getreports("passed"):
        for name, line in report.user_properties:
            if name == "figures":
                terminalreporter.write_line(str(line))
    for package in missing():
        terminalreporter.write_line(
            f"NOT TESTED, because it is missing here: whatever needs {package}", red=True, bold=True
        )
