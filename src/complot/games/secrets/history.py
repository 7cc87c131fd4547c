"""What happened to the Identity tokens: who looked at which, and which were swapped."""

from __future__ import annotations

from typing import TypeAlias

from complot.core.seats import Seat, Seats
from complot.core.value import Tagged
from complot.games.secrets.facts import Identity

Place: TypeAlias = int
"""Where a token lies: in front of a seat, or (the number of seats) in the centre."""


class Look(Tagged):
    """A token was seen, by these seats or (``None``) by everyone."""

    turn: int
    by: Seats | None
    place: Place
    identity: Identity


class Swap(Tagged):
    """A player's card swapped two tokens; a secret one only that player knows (S26)."""

    turn: int
    seat: Seat
    places: tuple[Place, Place]
    secret: bool = False


def swapped(tokens: tuple[Identity, ...], one: Place, other: Place) -> tuple[Identity, ...]:
    """The tokens with those of two places swapped."""
    moved = list(tokens)
    moved[one], moved[other] = tokens[other], tokens[one]
    return tuple(moved)
