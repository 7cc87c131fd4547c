"""What a player takes for likely: a matter of its own while the game runs, and a story after it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from complot.core.value import Value


class Belief(Value):
    """How likely it is, to somebody, that something is so."""

    of: int
    """A seat; what else there is to be believed of, a game gives a number of its own."""
    what: str
    """What it may be: a role, an identity, a piece."""
    odds: Annotated[int, Meta(ge=0, le=100)]
    """So many times in a hundred."""


def belief(of: int, what: str, chance: float) -> Belief:
    """The same, from a chance between 0 and 1."""
    return Belief(of, what, round(100 * chance))
