"""How a game is set up for a proof: so many seats, with these options."""

from __future__ import annotations

import enum
import typing
from itertools import product
from random import Random
from typing import Any, Final

import msgspec

from complot.core.contract import AnyGame, Options
from complot.core.value import Value

_MOST_MIXES: Final = 64


class Setting(Value):
    """A number of seats and a mix of options."""

    seats: int
    options: Options

    def __str__(self) -> str:
        chosen = msgspec.structs.asdict(self.options)
        return f"{self.seats} seats, " + (" ".join(f"{k}={v}" for k, v in chosen.items()) or "-")


def settings(game: AnyGame) -> tuple[Setting, ...]:
    """Every number of seats with every mix of options."""
    return tuple(Setting(seats, mix) for mix in mixes(game.options) for seats in game.seats)


def mixes(options: type[Options]) -> tuple[Options, ...]:
    """Every mix of options; where they are too many, the defaults and others drawn evenly.

    An option that needs a switch, or that stands alone, is not mixed with the others, who would
    become too many: each of its values is tried once, with every switch on.
    """
    hints = typing.get_type_hints(options, include_extras=True)
    values: dict[str, tuple[Any, ...]] = {
        field.name: _values(hints[field.name], field.default)
        for field in msgspec.structs.fields(options)
    }
    single = (*options.needs, *options.alone)
    free = {name: every for name, every in values.items() if name not in single}
    every = [options(**dict(zip(free, mix, strict=True))) for mix in product(*free.values())]
    if len(every) > _MOST_MIXES:
        every.remove(options())
        every = [options(), *Random(0).sample(every, _MOST_MIXES - 1)]
    switches = {name: True for name, every in free.items() if every == (False, True)}
    every += [
        options(**switches, **{name: value})
        for name in single
        for value in values[name]
        if value != getattr(options(), name)
    ]
    return tuple(every)


def _values(kind: Any, default: object) -> tuple[object, ...]:
    """All values of a small type; of a number, its ends and its default."""
    if kind is bool:
        return (False, True)
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return tuple(kind)
    if typing.get_origin(kind) is typing.Literal:
        return typing.get_args(kind)
    if typing.get_origin(kind) is typing.Annotated:
        bounds = typing.get_args(kind)[1]
        least = bounds.ge if bounds.gt is None else bounds.gt + 1
        most = bounds.le if bounds.lt is None else bounds.lt - 1
        return tuple(dict.fromkeys(each for each in (default, least, most) if each is not None))
    return (default,)
