"""The four catalogues say the same things, and never fall back in silence."""

from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from complot.core.errors import Code, Refused
from complot.locale import LANGUAGES, NoText, catalogue, language_of
from complot.locale.catalogue import resources


class _Variables(Visitor):
    """The variables, functions and other texts that a text uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.names.add(f"{node.id.name}()")
        self.generic_visit(node)


def texts(language: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Every text of a language by its id, or its id and attribute, with what it uses."""
    for resource in resources(language):
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                parts = [(entry.id.name, entry.value)] if entry.value else []
                parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
                for name, pattern in parts:
                    used = _Variables()
                    used.visit(pattern)
                    yield name, frozenset(used.names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(language: str) -> None:
    assert dict(texts(language)) == dict(texts("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_can_read_the_texts_as_well(language: str) -> None:
    functions = {name for _, used in texts(language) for name in used if name.endswith("()")}
    assert functions <= {"NUMBER()", "DATETIME()"}


def test_a_text_that_is_missing_is_a_fault() -> None:
    with pytest.raises(NoText):
        catalogue("en").text("no-such-text")


def test_an_attribute_that_is_missing_is_a_fault() -> None:
    with pytest.raises(NoText):
        catalogue("en").text("resistance-option-targeting.colour")


def test_a_value_that_is_missing_is_a_fault() -> None:
    with pytest.raises(NoText, match="seat"):
        catalogue("en").text("error-no-such-seat")


def test_names_stand_in_a_text_without_invisible_marks() -> None:
    assert catalogue("en").text("play-yourself", name="Ana") == "Ana (you)"


def test_an_italian_a_before_another_is_ad_but_for_what_people_write() -> None:
    words = catalogue("it")
    assert words.text("pass-curtain", name="Ana").endswith(" ad Ana")
    assert words.text("pass-curtain", name="Bea").endswith(" a Bea")
    assert words.text("core-resigned", you="no", seat="María").startswith("María abbandona")
    assert words.text("core-resigned", you="no", seat="Luca A").startswith("Luca A abbandona")
    assert words.text("table-event-wrote", name="Ana", text="da a1 a a3") == "Ana: da a1 a a3"


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refused:
        catalogue("xx")
    assert refused.value.code is Code.UNKNOWN_LANGUAGE
    assert refused.value.details == {"language": "xx", "known": "en, es, fr, it"}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT", "LC_ALL": "es_MX"}, "es"),
        ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "es_ES", "LC_ALL": "C"}, "en"),
        ({"LANG": "eo_XX.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
