"""How a game may be laid on a table that knows nothing else of it."""

from __future__ import annotations

import typing
from collections.abc import Iterable
from types import UnionType
from typing import Any, Final

from complot.core.value import Tagged, Value

UNSHOWN: Final = ("seat", "waiting", "options", "scene")
"""Fields of a view that every table shows in its own way."""


class Hints(Value):
    """Where on such a table the fields of a view go; those of its ``scene`` count among them."""

    shown: tuple[str, ...]
    """The fields that are shown, in this order."""

    headline: tuple[str, ...] = ()
    """Those of them that stand in the middle of the table."""

    secret: tuple[str, ...] = ()
    """Those for the viewer's eyes only, covered until they are asked for."""

    by_seat: tuple[str, ...] = ()
    """Those with something for each seat."""

    whispers: tuple[str, ...] = ()
    """The kinds of events that are for the viewer's eyes only."""


def cautious(view: type[Value], reveals: Iterable[type[Tagged]]) -> Hints:
    """For a game that gives no hints: all is shown, but nothing of it openly."""
    fields = fields_of(view)
    return Hints(fields, secret=fields, whispers=tuple(event.kind() for event in reveals))


def fields_of(view: type[Value]) -> tuple[str, ...]:
    """All that hints can name of a view."""
    own = [name for name in view.__struct_fields__ if name not in UNSHOWN]
    scenes = [name for scene in scenes_of(view) for name in scene.__struct_fields__]
    return tuple(dict.fromkeys([*own, *scenes]))


def scenes_of(view: type[Value]) -> tuple[type[Tagged], ...]:
    """The scenes that a view may show."""
    hint: Any = typing.get_type_hints(view).get("scene")
    if typing.get_origin(hint) in (typing.Union, UnionType):
        return typing.get_args(hint)
    return () if hint is None else (hint,)
