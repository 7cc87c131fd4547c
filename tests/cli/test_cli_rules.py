"""``complot rules`` shows what the rulebook says, whole or a clause at a time."""

import re

import pytest
from terminal import run

from complot.cli import main
from complot.games import title, titles
from complot.locale import LANGUAGES, catalogue
from complot.locale.rulebook import Clause, Paragraph, plain, rulebook


def packed(text: str) -> str:
    """The words, wherever lines break."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("game", [each.name for each in titles()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rulebook_is_shown_with_every_clause(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", game, "--lang", language]) == 0
    shown = capsys.readouterr().out
    book = rulebook(title(game).game, language)
    assert book.title.upper() in shown
    for chapter in book.chapters:
        assert packed(chapter.title) in packed(shown)
        for block in chapter.blocks:
            if isinstance(block, Clause):
                assert re.search(rf"^{block.id} ", shown, re.MULTILINE), block.id


def test_a_clause_can_be_read_alone_and_plainly_through_a_pipe() -> None:
    done = run("rules", "resistance", "--clause", "r15", "--lang", "it")
    (part,) = rulebook(title("resistance").game, "it").clause("R15").parts
    assert isinstance(part, Paragraph)
    assert packed(done.stdout).strip() == f"R15 {packed(plain(part.words))}"
    assert "\x1b" not in done.stdout


def test_a_clause_that_there_is_not_is_refused() -> None:
    done = run("rules", "secrets", "--clause", "S99", "--lang", "fr")
    assert done.returncode == 2
    words = catalogue("fr").text("error-unknown-clause", clause="S99", game="secrets")
    assert done.stderr.strip() == words
