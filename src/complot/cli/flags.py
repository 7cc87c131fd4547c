"""The flags that a game's options become."""

from __future__ import annotations

import argparse
import typing
from argparse import Namespace
from enum import Enum
from typing import Any, Final

import msgspec

from complot.core.contract import AnyGame, Options
from complot.locale import Catalogue

_PREFIX: Final = "option "
"""No flag of our own can be called so in the namespace."""


def add_flags(group: argparse._ArgumentGroup, game: AnyGame, catalogue: Catalogue) -> None:
    """A flag for each option: ``--blind-spies``; ``--plot-hand free|one_each``; ``--size N``."""
    hints = typing.get_type_hints(game.options, include_extras=True)
    for field in msgspec.structs.fields(game.options):
        text = f"{game.name}-option-{_hyphens(field.name)}"
        help_text = f"{catalogue.text(text)}. {catalogue.text(f'{text}.help')}"
        common: dict[str, Any] = {
            "dest": _PREFIX + field.name,
            "default": argparse.SUPPRESS,
            "help": help_text.replace("%", "%%"),
        }
        if hints[field.name] is bool:
            unlike = not field.default
            group.add_argument(flag(field), action="store_const", const=unlike, **common)
        else:
            values = _values(hints[field.name])
            metavar = "|".join(values) or "N"
            if values:
                meanings = (catalogue.text(f"{text}-{_hyphens(each)}") for each in values)
                words = ", ".join(map("{} = {}".format, values, meanings))
                common["help"] += f" {words}.".replace("%", "%%")
            group.add_argument(flag(field), type=_Reader(values), metavar=metavar, **common)


def flag(field: msgspec.structs.FieldInfo) -> str:
    """The flag of an option; one that is on by default is turned off."""
    name = _hyphens(field.name)
    return f"--no-{name}" if field.default is True else f"--{name}"


def chosen(asked: Namespace) -> dict[str, Any]:
    """The options that were named on the command line."""
    return {
        name.removeprefix(_PREFIX): value
        for name, value in vars(asked).items()
        if name.startswith(_PREFIX)
    }


def spelled(options: Options) -> list[str]:
    """The words that choose these options again."""
    words = []
    for field in msgspec.structs.fields(type(options)):
        value = getattr(options, field.name)
        if value != field.default:
            words.append(flag(field))
            if not isinstance(value, bool):
                words.append(str(value.value if isinstance(value, Enum) else value))
    return words


class _Reader:
    """Reads a word as one of the values, or as a number; what it isn't, the game refuses."""

    def __init__(self, values: dict[str, object]) -> None:
        self.values = values

    def __call__(self, word: str) -> object:
        if self.values:
            return self.values.get(word, word)
        try:
            return int(word)
        except ValueError:
            return word


def _values(hint: Any) -> dict[str, object]:
    """The values of an option by how they are written; none if any number will do."""
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {str(each.value): each.value for each in hint}
    if typing.get_origin(hint) is typing.Literal:
        return {str(each): each for each in typing.get_args(hint)}
    return {}


def _hyphens(name: str) -> str:
    return name.replace("_", "-")
