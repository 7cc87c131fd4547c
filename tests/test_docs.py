"""The docs say what the code does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from complot.core.errors import Code
from complot.games import Title, titles
from complot.locale.rulebook import rulebook
from complot.server.refusals import WireCode

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *ROOT.glob("[A-Z]*.md"), *(ROOT / "docs").rglob("*.md")]

GAMES = pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)


def code_words(path: Path) -> set[str]:
    """Whatever a page sets in code, word by word."""
    return set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`\n]+)`", path.read_text()))))


@GAMES
def test_every_word_of_a_game_is_documented(title: Title) -> None:
    game = title.game
    words = {
        *(field.name for field in msgspec.structs.fields(game.options)),
        *(action.kind() for action in game.actions),
        *(event.kind() for event in game.events),
        *(claim.kind() for claim in game.claims),
        *(phase.kind() for phase in game.phases),
        *title.bots,
    }
    assert sorted(words - code_words(ROOT / "docs" / "games" / f"{game.name}.md")) == []


@GAMES
def test_every_reveal_names_a_clause_of_the_rules(title: Title) -> None:
    rules = rulebook(title.game, "en")
    for reveal in title.game.reveals:
        assert rules.clause(reveal.clause)


def test_every_error_is_documented() -> None:
    codes = {code.value for code in (*Code, *WireCode)}
    assert sorted(codes - code_words(ROOT / "docs" / "cli.md")) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_the_readme_names_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text()
    assert "    make play\n" in readme
    assert "    make test\n" in readme


def test_the_readme_s_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    run = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=True
    )
    assert run.stdout.startswith("Ending(side=")


def test_the_map_names_every_module() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text()
    package = ROOT / "src" / "complot"
    modules = {path.stem for path in package.rglob("*.py") if not path.stem.startswith("__")}
    pages = {path.name for path in package.iterdir() if path.is_dir()} - {"__pycache__"}
    named = set(re.findall(r"[\w-]+", text))
    assert sorted((modules | pages) - named) == []


@GAMES
def test_the_changelog_knows_the_game(title: Title) -> None:
    assert title.name in (ROOT / "CHANGELOG.md").read_text().lower()
