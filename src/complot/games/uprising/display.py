"""The Rebel Force Display: what each numbered counter stands for (U8, U9, U16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from complot.core.contract import replace
from complot.core.value import Value
from complot.games.uprising.facts import (
    DUMMY,
    INSURGENT,
    SYMPATHIZER,
    Number,
    Numbers,
    Piece,
)


def number_set(numbers: Iterable[Number]) -> Numbers:
    """The set of these numbers."""
    gathered = 0
    for number in numbers:
        gathered |= 1 << number
    return gathered


def numbers_of(numbers: Numbers) -> Iterator[Number]:
    """The numbers of a set, in order."""
    while numbers:
        lowest = numbers & -numbers
        yield lowest.bit_length() - 1
        numbers ^= lowest


def above(number: Number) -> Numbers:
    """All numbers higher than this one, as far as there are any."""
    return -2 << number


def beyond(numbers: Numbers) -> Numbers:
    """All numbers higher than every one of these."""
    return -1 << numbers.bit_length()


class Display(Value):
    """The boxes of the counters in play, and what the others were found to be.

    A number is in play, in its box or on the map, until its counter leaves the game (U9).
    """

    insurgents: Numbers = 0  # in play, with an Insurgent in the box
    sympathizers: Numbers = 0
    undeployed: Numbers = 0  # the counter lies on its box still
    were_insurgents: Numbers = 0  # out of the game
    were_sympathizers: Numbers = 0
    were_dummies: Numbers = 0

    def piece(self, number: Number) -> Piece:
        """What a number in play stands for."""
        if self.insurgents >> number & 1:
            return INSURGENT
        return SYMPATHIZER if self.sympathizers >> number & 1 else DUMMY

    def empty(self, numbers: int) -> Numbers:
        """The boxes of counters in play with nothing in them, with so many numbers used (U-11)."""
        return (
            ((2 << numbers) - 2)
            & ~self.insurgents
            & ~self.sympathizers
            & ~self.were_insurgents
            & ~self.were_sympathizers
            & ~self.were_dummies
        )

    def without(self, number: Number) -> Display:
        """The same, with this counter out of the game and known for what it was (U9)."""
        bit = 1 << number
        if self.insurgents & bit:
            return replace(
                self, insurgents=self.insurgents ^ bit, were_insurgents=self.were_insurgents | bit
            )
        if self.sympathizers & bit:
            return replace(
                self,
                sympathizers=self.sympathizers ^ bit,
                were_sympathizers=self.were_sympathizers | bit,
            )
        return replace(self, were_dummies=self.were_dummies | bit)
