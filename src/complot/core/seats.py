"""Seats, sets of seats, and who among them is told."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from complot.core.value import Value

MOST_SEATS: Final = 10

Seat: TypeAlias = Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
"""0, 1, 2 … clockwise round the table; ``CHANCE`` stands for the dealer nobody plays."""

Viewer: TypeAlias = Seat | None
"""Whose eyes: a seat's, or a spectator's (``None``)."""

Seats: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << MOST_SEATS)]
"""A set of seats: bit *i* is set when seat *i* belongs to it."""

CHANCE: Final = -1

NOBODY: Final[Seats] = 0


def everybody(count: int) -> Seats:
    """The set of the first ``count`` seats."""
    return (1 << count) - 1


def gather(seats: Iterable[Seat]) -> Seats:
    """The set of these seats."""
    gathered = NOBODY
    for seat in seats:
        gathered |= 1 << seat
    return gathered


MEMBERS: Final = tuple(
    tuple(seat for seat in range(MOST_SEATS) if seats >> seat & 1)
    for seats in range(1 << MOST_SEATS)
)
"""The seats of each set, in order: asked for at every step, so a table."""


@cache
def marks(seats: Seats, count: int) -> tuple[bool, ...]:
    """For each of the first ``count`` seats, whether it belongs to the set."""
    return tuple(bool(seats >> seat & 1) for seat in range(count))


def left(seat: Seat, count: int) -> Seat:
    """The next seat clockwise at a table of ``count``."""
    return (seat + 1) % count


class Audience(Value):
    """Who is told something: exactly these seats, or (``None``) everyone, spectators included."""

    seats: Seats | None

    def hears(self, viewer: Viewer) -> bool:
        if self.seats is None:
            return True
        return viewer is not None and bool(self.seats >> viewer & 1)


EVERYONE: Final = Audience(None)

_ONLY: Final = tuple(Audience(1 << seat) for seat in range(MOST_SEATS))


def only(seat: Seat) -> Audience:
    """One seat and nobody else."""
    return _ONLY[seat]


def among(seats: Seats) -> Audience:
    """These seats and nobody else."""
    return Audience(seats)
