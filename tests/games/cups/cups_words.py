"""The vocabulary of Cups: its options, actions, events, claims and scenes."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from complot.core import contract
from complot.core.contract import Action, Claim, Event, Scene
from complot.core.seats import Seat, Seats
from complot.core.value import Value

SEATS: Final = range(2, 5)
FACES: Final = range(1, 7)
SMALL: Final = range(1, 4)


class Options(contract.Options):
    """How a table plays."""

    small: bool = False
    """The dice go up to three (C1)."""


class Roll(Action):
    """Chance: this is the next die."""

    face: int


class Guess(Action):
    """A player says what all dice come to, and whether they are sure of it."""

    total: int
    sure: bool


ROLLS: Final = {face: Roll(face) for face in FACES}
GUESSES: Final = tuple(
    Guess(total, sure)
    for total in range(SEATS[0], SEATS[-1] * FACES[-1] + 1)
    for sure in (False, True)
)


class Rolled(Event):
    """To everyone: that there is a die under a cup."""

    seat: Seat


class Peeked(Event):
    """To its owner: the die (C1)."""

    seat: Seat
    face: int


class Guessed(Event):
    """To everyone: that a player has guessed, not what."""

    seat: Seat


class Lifted(Event):
    """To everyone: what was under a cup, and what its owner had guessed (C3)."""

    seat: Seat
    face: int
    total: int
    sure: bool


class Counted(Event):
    """To everyone: what the dice come to, and who was nearest."""

    total: int
    winners: tuple[Seat, ...]


class IHave(Claim):
    """This is my die."""

    face: Annotated[int, Meta(ge=1, le=6)]


class Suspect(Claim):
    """That player's die is high, or low."""

    seat: Seat
    high: bool

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Called(Value):
    """A guess, and whose it was."""

    seat: Seat
    total: int
    sure: bool


class ShowRolling(Scene):
    """The dice are being rolled."""

    rolled: Seats


class ShowGuessing(Scene):
    """Who has guessed, and what the viewer has."""

    guessed: tuple[bool, ...]
    mine: Guess | None


class ShowLifted(Scene):
    """How it came out."""

    total: int
    dice: tuple[int, ...]
    guesses: tuple[Called, ...]
    winners: tuple[Seat, ...]
