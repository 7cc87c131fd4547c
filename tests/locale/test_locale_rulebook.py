"""The rulebooks say the same in four languages, and show the numbers that the rules reckon with."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from complot.core.errors import Code, Refused
from complot.games import Title, title, titles
from complot.games.resistance.facts import MISSIONS, SPIES, TEAM_SIZES, fails_needed
from complot.games.resistance.game import TheResistance
from complot.games.secrets.facts import CHARACTERS
from complot.games.uprising.facts import TRACK
from complot.locale import LANGUAGES, NoText
from complot.locale.rulebook import (
    Block,
    Clause,
    Look,
    Paragraph,
    Part,
    Picture,
    Points,
    Rulebook,
    Span,
    Table,
    Words,
    plain,
    read,
    rulebook,
)

GAMES = pytest.mark.parametrize("each", titles(), ids=lambda each: each.name)
ABROAD = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])


def shape(blocks: tuple[Block, ...]) -> list[object]:
    """What stands there, whatever its words are."""
    return [_form(each) for each in blocks]


def _form(block: Block) -> object:
    match block:
        case Clause(id, parts):
            return id, shape(parts)
        case Table(name, heads=heads, rows=rows):
            return name, len(heads), len(rows)
        case Picture(name):
            return name
        case Points(numbered, items):
            return numbered, len(items)
    return "paragraph"


def words_of(book: Rulebook) -> Iterator[Words]:
    """Everything that is said in sentences."""
    chapters = (block for chapter in book.chapters for block in chapter.blocks)
    for block in (*book.introduction, *chapters):
        parts: tuple[Part, ...] = block.parts if isinstance(block, Clause) else (block,)
        for part in parts:
            match part:
                case Paragraph(words):
                    yield words
                case Points(_, items):
                    yield from items
                case Table(None, _, heads, rows):
                    yield from heads
                    yield from (cell for row in rows for cell in row)


def mentions(book: Rulebook) -> list[list[str]]:
    """Which other clauses each clause speaks of."""
    return [
        sorted({span.text for span in _spans(clause) if span.look is Look.CLAUSE})
        for clause in book.clauses()
    ]


def _spans(clause: Clause) -> Iterator[Span]:
    for part in clause.parts:
        if isinstance(part, Paragraph):
            yield from part.words


def table(game: str, name: str) -> dict[str, list[str]]:
    """A table by the first cell of each row, as it is read."""
    book = rulebook(title(game).game, "en")
    tables = (block for chapter in book.chapters for block in chapter.blocks)
    (found,) = (each for each in tables if isinstance(each, Table) and each.name == name)
    rows = ([plain(cell) for cell in row] for row in found.rows)
    return {first: rest for first, *rest in rows}


@GAMES
@ABROAD
def test_a_rulebook_has_the_same_clauses_in_every_language(each: Title, language: str) -> None:
    english, other = rulebook(each.game, "en"), rulebook(each.game, language)
    assert [shape(chapter.blocks) for chapter in other.chapters] == [
        shape(chapter.blocks) for chapter in english.chapters
    ]
    assert shape(other.introduction) == shape(english.introduction)


@GAMES
@ABROAD
def test_a_clause_names_the_same_other_clauses_in_every_language(
    each: Title, language: str
) -> None:
    assert mentions(rulebook(each.game, language)) == mentions(rulebook(each.game, "en"))


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_written_in_the_agreed_forms_alone(each: Title, language: str) -> None:
    book = rulebook(each.game, language)
    for words in words_of(book):
        assert not re.search(r"[`*{}|<>#_]", plain(words)), plain(words)
    ids = [clause.id for clause in book.clauses()]
    assert len(ids) == len(set(ids))
    assert all(chapter.blocks for chapter in book.chapters)


@GAMES
@ABROAD
def test_a_rulebook_is_translated_to_the_last_sentence(each: Title, language: str) -> None:
    english = {plain(words) for words in words_of(rulebook(each.game, "en"))}
    other = {plain(words) for words in words_of(rulebook(each.game, language))}
    assert [words for words in english & other if len(words.split()) > 3] == []


def test_the_tables_of_the_resistance_are_its_facts() -> None:
    assert table("resistance", "sides")["Spies"] == [str(spies) for spies in SPIES.values()]
    assert table("resistance", "teams") == {
        str(mission): [
            f"{sizes[mission - 1]}{'*' * (fails_needed(seats, mission) - 1)}"
            for seats, sizes in TEAM_SIZES.items()
        ]
        for mission in MISSIONS
    }


def test_the_tables_of_the_other_games_are_theirs() -> None:
    charts = title("secrets").game.charts
    assert charts["characters"].rows == tuple(
        (f"character-{each}", printed.copies, printed.value) for each, printed in CHARACTERS.items()
    )
    assert charts["identities"].rows[0] == ("side-cia", 2, 2, 3, 3, 4)
    assert title("uprising").game.charts["track"].rows == (("chart-actions", *TRACK),)


def test_a_clause_is_found_however_it_is_typed() -> None:
    book = rulebook(title("resistance").game, "en")
    assert book.clause("r-11") == book.clause("R-11")
    with pytest.raises(Refused) as refused:
        book.clause("R99")
    assert refused.value.code is Code.UNKNOWN_CLAUSE


class Unwritten(TheResistance):
    """A game that somebody brought along, and nothing to read."""

    name = "unwritten"


def test_a_game_without_a_rulebook_says_so() -> None:
    with pytest.raises(Refused) as refused:
        rulebook(Unwritten(), "en")
    assert refused.value.code is Code.NO_RULEBOOK


def test_a_clause_may_have_several_parts() -> None:
    text = """# Toy

Words about T1, and about R2, which is none of ours.

## First

- **T1.** A clause with a *term* that
  goes on.

  - one
  - two, which
    goes on
- **T2.** Another, **bold**.

1. first
2. second

| a | b |
| --- | --- |
| c | T1 |

{picture hill: A hill
with a tree on it}
"""
    book = read("toy", "en", text, {})
    assert [span.look for words in words_of(book) for span in words if span.text == "T1"] == [
        Look.CLAUSE,
        Look.CLAUSE,
    ]
    (chapter,) = book.chapters
    first, second, numbered, drawn, picture = chapter.blocks
    assert isinstance(first, Clause)
    assert isinstance(second, Clause)
    assert [type(part) for part in first.parts] == [Paragraph, Points]
    assert [plain(item) for item in first.parts[1].items] == ["one", "two, which goes on"]  # type: ignore[union-attr]
    assert isinstance(numbered, Points)
    assert numbered.numbered
    assert isinstance(drawn, Table)
    assert picture == Picture("hill", "A hill with a tree on it")


@pytest.mark.parametrize(
    "slip",
    [
        "{table nothing}",
        "{picture}",
        "### Too deep",
        "   astray",
        "| a |\n| b |",
        "- x\n\n  astray",
    ],
)
def test_a_slip_in_a_rulebook_is_a_fault(slip: str) -> None:
    with pytest.raises(NoText):
        read("toy", "en", f"# Toy\n\n## First\n\n{slip}\n", {})
