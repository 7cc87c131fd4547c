"""A chart: numbers of the rules in rows and columns, for a rulebook to show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from complot.core.value import Value


class Starred(Value):
    """A number that has an exception to it."""

    number: int


Cell: TypeAlias = int | str | Starred
"""A number, or the name of a word in the game's texts: ``role-spy`` is ``resistance-role-spy``."""


class Chart(Value):
    """What stands over the columns, and the rows; the first cell of each says what it is of."""

    heads: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


def by_number(over: Cell, numbers: Iterable[int], rows: Mapping[Cell, Iterable[Cell]]) -> Chart:
    """A chart with a column for each number."""
    return Chart((over, *numbers), tuple((what, *cells) for what, cells in rows.items()))
