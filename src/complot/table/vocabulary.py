"""What JSON doesn't show of a game's values: which fields name seats, and what can be claimed."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable
from enum import Enum
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from complot.core.contract import AnyGame, Claim
from complot.core.hints import Hints, scenes_of
from complot.core.seats import Seat, Seats
from complot.core.value import Tagged, Value
from complot.table.notice import NOTICES

Struct: TypeAlias = type[msgspec.Struct]
Sorts: TypeAlias = dict[str, Any]
"""By field how it names seats: ``seat``, ``seats``, ``set``, ``marks``, or the sorts within it.

A field that is called ``seat`` is one, and isn't named."""


class Vocabulary(Value):
    """What a page needs to read and speak of a game that it wasn't built with."""

    fields: dict[str, dict[str, Sorts]]
    """By what a value is and by its kind: the fields that name seats."""

    view: Sorts
    """The same of the view."""

    claims: dict[str, dict[str, str | tuple[str | int | bool, ...]]]
    """By kind, and by field: ``seat``, or all that it may be."""

    hints: Hints
    """How the view may be laid out."""


def vocabulary(game: AnyGame) -> Vocabulary:
    """That of a game."""
    scenes = scenes_of(game.view_type)
    return Vocabulary(
        fields={**fields(game), "scene": _by_kind(scenes)},
        view=_sorts(game.view_type),
        claims={kind.kind(): form for kind in game.claims if (form := _form(kind)) is not None},
        hints=game.layout(),
    )


def fields(game: AnyGame) -> dict[str, dict[str, Sorts]]:
    """Of all that is put into words: the fields that name seats."""
    return {
        "action": _by_kind(dict.fromkeys(type(each) for each in game.actions)),
        "claim": _by_kind(game.claims),
        "event": _by_kind((*game.events, *NOTICES)),
    }


def members(union: Any) -> tuple[Any, ...]:
    """The types that a union is of."""
    if typing.get_origin(union) in (typing.Union, types.UnionType):
        return typing.get_args(union)
    return (union,)


def hints(kind: Struct) -> dict[str, Any]:
    """The type of each field."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def _by_kind(kinds: Iterable[type[Tagged]]) -> dict[str, Sorts]:
    return {kind.kind(): sorts for kind in kinds if (sorts := _sorts(kind))}


def _sorts(kind: Struct) -> Sorts:
    sorts = {name: _sort(hint) for name, hint in hints(kind).items()}
    return {name: sort for name, sort in sorts.items() if sort and sort != name}


def _sort(hint: Any) -> Any:
    if hint == Seats:
        return "set"
    if typing.get_origin(hint) is tuple:
        return _sort_of_many(typing.get_args(hint)[0])
    if Seat in members(hint):
        return "seat"
    return _within(hint)


def _sort_of_many(item: Any) -> Any:
    if item is bool:
        return "marks"
    return "seats" if Seat in members(item) else _within(item)


def _within(hint: Any) -> Sorts | None:
    """The sorts of a struct's own fields, or of those of a struct that may be there."""
    for kind in members(hint):
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return None if issubclass(kind, Tagged) else _sorts(kind)
    return None


def _form(kind: type[Claim]) -> dict[str, Any] | None:
    """How a claim is filled in; ``None`` if it can't be by choosing field after field."""
    form = {name: _answers(hint) for name, hint in hints(kind).items()}
    return None if None in form.values() else form


def _answers(hint: Any) -> str | tuple[Any, ...] | None:
    if Seat in members(hint):
        return "seat"
    if hint is bool:
        return (False, True)
    if typing.get_origin(hint) is Literal:
        return typing.get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(each.value for each in hint)
    if typing.get_origin(hint) is Annotated:
        return _counted(*typing.get_args(hint))
    return None


def _counted(kind: Any, meta: Any) -> tuple[int, ...] | None:
    """The whole numbers between two bounds."""
    if kind is not int or not isinstance(meta, Meta) or not isinstance(meta.ge, int):
        return None
    if isinstance(meta.lt, int):
        return tuple(range(meta.ge, meta.lt))
    return tuple(range(meta.ge, meta.le + 1)) if isinstance(meta.le, int) else None
