"""Every text is there that is asked for and no other, in every language, and in all its forms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Final, TypeAlias

import pytest
from asked import NO_TEXT, Asked, asked, built, in_module, in_page
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from complot.locale import LANGUAGES
from complot.locale.catalogue import resources

ROOT: Final = Path(__file__).parents[2]
NO_IDS: Final = {"pass-names", "table-link"}
"""What the page calls otherwise than by a text's id, though it looks like one."""

SAME: Final = {
    "es": "Auto/Bot/Bots/CIA/Detective/Dummy/KGB/Prop/Secrets/Uprising/no",
    "fr": "Actions/Agent/Agents/Assassin/Auto/Bot/Bots/CIA/CODE/Centre/Hippie/KGB/Menu/"
    "Mission/Missions/Nexus/Notes/Options/Phase/Prop/Secrets/Top secret/Uprising/Votes/actions/"
    "arguments/minutes/passages/point/points/spam/usage",
    "it": "Auto/Bot/CIA/Detective/FILE/Hippie/Host/KGB/Leader/Menu/Nexus/Prop/Secrets/Top secret/"
    "Uprising/no/spam",
}
"""What is said so in another language as well."""

PLURALS: Final = {"en": {"one", "other"}, "es": {"one", "other"}, "fr": {"one", "other"}}
"""The forms that a number asks for; Italian's are those of English. (What Spanish, French and
Italian have for millions nobody counts here.)"""

COUNTS: Final = {"zero", "one", "two", "few", "many", "other"}


Messages: TypeAlias = Mapping[str, ast.Message]


def messages(language: str) -> dict[str, ast.Message]:
    entries = chain.from_iterable(resource.body for resource in resources(language))
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def planted(text: str, language: str = "en") -> Messages:
    """A language with a text more, or with another one."""
    entry = FluentParser().parse_entry(text)
    assert isinstance(entry, ast.Message)
    return {**messages(language), entry.id.name: entry}


def has(texts: Messages, name: str) -> bool:
    message, _, attribute = name.partition(".")
    if message not in texts:
        return False
    return not attribute or attribute in {each.id.name for each in texts[message].attributes}


def unread(texts: Messages) -> list[str]:
    """The texts that no source asks for, by their ids or by ones that it puts together."""
    names = {each.name.partition(".")[0] for each in asked()}
    read = names.union(*(ids for template, ids in built().items() if template in names))
    inner = {name for entry in texts.values() for name in _References.of(entry)}
    return [name for name in texts if name not in read and name not in inner]


def missing(texts: Messages, wanted: Iterable[Asked]) -> list[Asked]:
    """What sources ask for and nobody wrote; of ids that are put together, where none is there."""
    families = {name.partition("-")[0] for name in texts}

    def is_there(each: Asked) -> bool:
        if "*" in each.name:
            return any(has(texts, name) for name in built().get(each.name, ()))
        return has(texts, each.name)

    def is_text(each: Asked) -> bool:
        if each.name.startswith("*."):
            return False  # more about whatever it is
        if each.spoken:
            return True
        quoted = "*" not in each.name and "src/" in each.where and each.name not in NO_IDS
        return quoted and each.name.partition("-")[0] in families

    return [each for each in wanted if is_text(each) and not is_there(each)]


def test_every_text_is_read_somewhere() -> None:
    assert unread(messages("en")) == []


@pytest.mark.parametrize(
    "family",
    [
        *("page", "life", "awake", "lesson", "error", "chart", "dossier", "shelf", "play", "flag"),
        *("resistance-heading", "page-uprising-claim", "uprising-how", "secrets-option-bottom"),
    ],
)
def test_a_text_that_nobody_reads_is_found(family: str) -> None:
    assert unread(planted(f"{family}-nobody-asks = Hello")) == [f"{family}-nobody-asks"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_asked_for_is_there(language: str) -> None:
    assert missing(messages(language), asked()) == []


def test_what_every_template_of_ids_can_become_is_known() -> None:
    templates = {each.name for each in asked() if "*" in each.name}
    known = {*built(), *NO_TEXT}
    assert {each for each in templates if not each.startswith("*.")} == known
    assert {each.name for each in asked() if each.spoken}.isdisjoint(NO_TEXT)


@pytest.mark.parametrize(
    "source",
    [
        't("page-nobody-wrote")',
        "{t('page-nobody-wrote')}",
        't(odd ? "page-menu" : "page-nobody-wrote")',
        'catalogue().text("nobody-wrote", { name })',
        'const id = "page-nobody-wrote";',
        't("page-menu.help")',
        "t(`nobody-wrote-${name}`)",
        't(`page-${odd ? "menu" : "nobody-wrote"}`)',
    ],
)
def test_a_text_that_nobody_wrote_is_found_on_the_page(source: str) -> None:
    texts = messages("en")
    (found,) = missing(texts, in_page(source, "src/Screen.svelte"))
    assert not has(texts, found.name)


@pytest.mark.parametrize(
    "source",
    [
        'catalogue.text("nobody-wrote")',
        'self._text("menu" if odd else "nobody-wrote")',
        'self._words(f"nobody-{wrote}")',
    ],
)
def test_a_text_that_nobody_wrote_is_found_in_the_terminal(source: str) -> None:
    texts = {**messages("en"), **planted("uprising-menu = Menu")}
    (found,) = missing(texts, in_module(source, "cli/uprising.py"))
    assert "nobody" in found.name


class _References(Visitor):
    """The other texts that a text is made of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    @classmethod
    def of(cls, entry: ast.Message) -> set[str]:
        visitor = cls()
        visitor.visit(entry)
        return visitor.names


def wordings(pattern: ast.Pattern) -> Iterator[str]:
    """What is written in a text, for itself in each of its variants, without what is put in."""
    own = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            own += f" {element.value}"
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from wordings(variant.value)
    yield " ".join(own.split()).strip(" ,.:;·…()")


def worded(entry: ast.Message) -> Iterator[tuple[str, str]]:
    """All the wordings of a text and of its attributes, with their names."""
    parts = [("", entry.value), *((each.id.name, each.value) for each in entry.attributes)]
    for name, pattern in parts:
        yield from ((name, each) for each in (wordings(pattern) if pattern else ()))


def left_in_english(texts: Messages) -> set[str]:
    """What is written in a text of another language as in the English one."""
    return {
        wording
        for name, entry in messages("en").items()
        for part, wording in {*worded(entry)} & {*worded(texts[name])}
        if re.search("[^\\W\\d_]{2}", wording)
    }


@pytest.mark.parametrize("language", SAME)
def test_nothing_was_left_in_english(language: str) -> None:
    assert left_in_english(messages(language)) == {*SAME[language].split("/")}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (
            "life-locked = Cerrada\n    .help = Nobody else may sit down.",
            "Nobody else may sit down",
        ),
        (
            "page-players = { $most ->\n    [2] 2 players\n   *[other] { $most } jugadores\n}",
            "2 players",
        ),
    ],
)
def test_a_variant_or_an_attribute_left_in_english_is_found(text: str, left: str) -> None:
    known = {*SAME["es"].split("/")}
    assert left_in_english(planted(text, "es")) - known == {left}


class _Selects(Visitor):
    """The numbers by which a text chooses its words, with the forms that it has for them."""

    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if names <= COUNTS:
            self.forms.append(names)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_every_form_that_the_language_has(language: str) -> None:
    wanted = PLURALS.get(language, PLURALS["en"])
    lacking = []
    for name, entry in messages(language).items():
        selects = _Selects()
        selects.visit(entry)
        lacking += [name for forms in selects.forms if len(forms) > 1 and not wanted <= forms]
    assert lacking == []


def test_in_french_no_line_begins_with_a_mark() -> None:
    """What stands before a colon or within quotation marks stays with them."""
    parted = r" (?:[:;!»]|\?(?! à tout| pour))|« "  # ? is also what one types
    folder = ROOT / "src/complot/locale"
    files = [*folder.glob("fr/*.ftl"), *folder.glob("rules/*.fr.md")]
    lines = [line for file in files for line in file.read_text().splitlines()]
    assert lines
    assert [line for line in lines if re.search(parted, line)] == []
