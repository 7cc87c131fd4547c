"""The texts of one language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

from complot.core.errors import Code, Refused

LANGUAGES: Final = ("en", "es", "fr", "it")

_DECIDING: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name a language, the strongest first."""


_EUPHONY: Final = re.compile(r"(?<!\S)a (?=[aA])")
"""An Italian *a* before another: «ad Ana», «fino ad a3»; what people write stays as it is."""


class NoText(LookupError):
    """A text that is asked for but isn't there, or can't be put together."""


class Catalogue:
    """Every text in one language, by its id."""

    def __init__(self, language: str) -> None:
        self.language = language
        # The marks that isolate right-to-left names would litter a terminal; none of the
        # languages needs them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for resource in resources(language):
            self._bundle.add_resource(resource)

    def text(self, id: str, /, **values: str | int | float) -> str:  # noqa: A002
        """The text of this id (``id.attribute`` for an attribute) with these values in place."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            raise NoText(f"{self.language}: no {id}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise NoText(f"{self.language}: no {id}")
        text, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise NoText(f"{self.language}: {id}: {faults[0]}")
        own = self.language == "it" and "text" not in values
        return _EUPHONY.sub("ad ", str(text)) if own else str(text)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, or a refusal if there is none."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused(Code.UNKNOWN_LANGUAGE, language=language, known=known)
    return Catalogue(language)


def resources(language: str) -> Iterator[Resource]:
    """The files of a language, read; one with a slip in it is a fault of its author's."""
    seen: set[str] = set()
    for file in _files(language):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise NoText(f"{language}/{file.name}: can't read {entry.content!r}")
            if isinstance(entry, Message | Term):
                if entry.id.name in seen:
                    raise NoText(f"{language}/{file.name}: {entry.id.name} stands twice")
                seen.add(entry.id.name)
        yield resource


@cache
def texts_of(game: str, language: str) -> str:
    """All that is said of one game, as its author wrote it: for a page that can't know the game."""
    own = (f"{game}.ftl", f"page-{game}.ftl")
    return "\n".join(
        file.read_text(encoding="utf-8") for file in _files(language) if file.name in own
    )


def _files(language: str) -> Iterator[Traversable]:
    """The files of a language, ours first."""
    for package in packages():
        yield from sorted((files(package) / language).iterdir(), key=lambda each: each.name)


def packages() -> tuple[str, ...]:
    """Where texts are: with us, and with whoever brings a game.

    Such a package brings its texts by an entry point of the group ``complot.texts``, naming a
    package with a folder for each language, and one called ``rules`` for its rulebooks.
    """
    return ("complot.locale", *(entry.value for entry in entry_points(group="complot.texts")))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; English if it names none that we speak."""
    asked = next(filter(None, map(environment.get, _DECIDING)), "")
    language = asked.partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]
