"""No text is there that nobody reads, none was left in English, and numbers have their forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from complot.core.contract import Action, Claim, Event
from complot.core.errors import Code
from complot.core.value import Tagged
from complot.games import titles
from complot.locale import LANGUAGES
from complot.locale.catalogue import resources
from complot.server.refusals import WireCode

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ("src/complot/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")

SOMETHING: Final = "[a-z0-9-]+"
PUT_TOGETHER: Final = r"([a-z][a-z0-9-]*-|)\$?\{[^{}\n]*\}(-[a-z][a-z0-9-]*|)(\$?\{|)"
"""What stands before and after something that is put into an id."""

SAID: Final = 3
"""So many letters of an id has to be in the source that makes it, or everything would be one."""

SAME: Final = {
    "es": "Auto/Bot/Bots/Detective/Dummy/Prop/Secrets/Uprising/no",
    "fr": "1 minute  minutes/Actions/Agent/Assassin/Auto/Bot/Bots/Centre/Hippie/Menu/Mission/"
    "Missions/Nexus/Notes/Options/Phase/Prop/Secrets/Top secret/Uprising/Votes/actions/"
    "arguments/minutes",
    "it": "Auto/Bot/Detective/Hippie/Host/Leader/Menu/Nexus/Prop/Secrets/Top secret/Uprising/no",
}
"""What is said so in another language as well."""

PLURALS: Final = {"en": {"one", "other"}, "es": {"one", "other"}, "fr": {"one", "other"}}
"""The forms that a number asks for; Italian's are those of English. (What Spanish, French and
Italian have for millions nobody counts here.)"""

COUNTS: Final = {"zero", "one", "two", "few", "many", "other"}


def sources() -> Iterator[str]:
    for path in chain.from_iterable(ROOT.glob(pattern) for pattern in SOURCES):
        yield path.read_text()


@cache
def written() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every id that stands in a source, and the patterns of those that are put together there."""
    words: set[str] = set()
    patterns: set[str] = set()
    for text in sources():
        words.update(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", text))
        for before, after, more in re.findall(PUT_TOGETHER, text):
            if len(re.sub("[^a-z]", "", before + after)) >= SAID:
                ending = SOMETHING if more else ""
                patterns.add(re.escape(before) + SOMETHING + re.escape(after) + ending)
    return frozenset(words), tuple(map(re.compile, sorted(patterns)))


def kinds(of: type[Tagged]) -> set[str]:
    """What all values of a sort are called, whatever game or table they belong to."""
    found = {of.kind().replace("_", "-")}
    for each in of.__subclasses__():
        found |= kinds(each)
    return found


def is_told(name: str) -> bool:
    """Whether it is the text of something that happens, can be done, said or refused."""
    scope, _, rest = re.sub("^(own|your)-", "", name).partition("-")
    if scope == "error":
        return rest.replace("-", "_") in {*map(str, Code), *map(str, WireCode)}
    what, _, kind = rest.partition("-")
    sorts: dict[str, type[Tagged]] = {"event": Event, "action": Action, "claim": Claim}
    return what in sorts and kind in kinds(sorts[what])


def messages(language: str) -> dict[str, ast.Message]:
    entries = chain.from_iterable(resource.body for resource in resources(language))
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def test_every_text_is_read_somewhere() -> None:
    words, patterns = written()
    games = "|".join(title.game.name for title in titles())
    inner = {name for entry in messages("en").values() for name in _References.of(entry)}
    unused = [
        name
        for name in messages("en")
        if name not in words
        and name not in inner
        and not is_told(name)
        and not any(
            pattern.fullmatch(each)
            for each in (name, re.sub(rf"^({games})-", "", name))  # the terminal's are put before
            for pattern in patterns
        )
    ]
    assert unused == []


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


class _Words(Visitor):
    """What is written in a text, without what is put into it."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    @classmethod
    def of(cls, node: ast.BaseNode) -> str:
        visitor = cls()
        visitor.visit(node)
        return " ".join(visitor.words).strip(" ,.:·…()")


@pytest.mark.parametrize("language", SAME)
def test_nothing_was_left_in_english(language: str) -> None:
    others = messages(language)
    left = []
    for name, entry in messages("en").items():
        same = _Words.of(entry) == _Words.of(others[name])
        if same and re.search("[a-z]{2}", _Words.of(entry)):
            left.append(_Words.of(entry))
    assert {*left} <= {*SAME[language].split("/")}


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
