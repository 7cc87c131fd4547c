"""What guests reported about each other, for whoever runs the server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from complot.cli import main
from complot.core.codec import encode
from complot.locale import LANGUAGES, catalogue
from complot.server.manners import OPERATOR, REPORTS, Report
from complot.store import open_store

GUEST, OTHER = "a" * 64, "b" * 64
REPORT = Report(1000, "BCDFGH", GUEST, OTHER, "Bea", "abuse", "please look", ("so rude",))


@pytest.fixture
def db(tmp_path: Path) -> str:
    """Tables with one report."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story() -> None:
        store = await open_store(url)
        await store.put(REPORTS, OPERATOR, "one", encode(REPORT))
        await store.close()

    asyncio.run(story())
    return url


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_are_told_with_what_was_written(
    db: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["reports", "--db", db, "--lang", language]) == 0
    first, *written = capsys.readouterr().out.splitlines()
    for word in ("1970-01-01", "BCDFGH", "Bea", OTHER[:12], GUEST[:12]):
        assert word in first
    assert [line.strip() for line in written] == ["please look", "so rude"]


def test_a_program_reads_them_as_json_lines(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reports", "--db", db, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["about"] == OTHER


def test_where_there_are_none_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["reports", "--db", f"sqlite:///{tmp_path / 'new.db'}", "--lang", "en"]) == 0
    assert capsys.readouterr().out.strip() == catalogue("en").text("reports-none")
