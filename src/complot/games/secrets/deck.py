"""The deck of Characters: cards nobody has seen, and below them those that were put back."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from complot.core.contract import Chances
from complot.core.value import Value
from complot.games.secrets.actions import CHARACTERS_DRAWN
from complot.games.secrets.facts import COPIES, Character
from complot.games.secrets.options import Bottom

ORDER: Final = tuple(Character)
PLACES: Final = {character: place for place, character in enumerate(ORDER)}


class Deck(Value):
    """What may be drawn. Its order, where nobody knows it, is drawn card by card.

    With ``kept`` the cards put back lie in the order in which they were; with ``shuffled`` they
    lie in an order that nobody knows, and here are sorted (S-9).
    """

    fresh: tuple[int, ...] = COPIES  # by character, how many nobody knows the order of
    bottom: tuple[Character, ...] = ()  # put back, the first to come up first

    @property
    def size(self) -> int:
        return sum(self.fresh) + len(self.bottom)

    def chances(self) -> Chances:
        """What the next card may be, each as often as there are copies of it."""
        if any(self.fresh):
            return _weights(self.fresh)
        return ((CHARACTERS_DRAWN[self.bottom[0]], 1),)

    def without(self, character: Character) -> Deck:
        """The deck after this card was drawn."""
        place = PLACES[character]
        if self.fresh[place]:
            return Deck(
                (*self.fresh[:place], self.fresh[place] - 1, *self.fresh[place + 1 :]), self.bottom
            )
        return Deck(self.fresh, self.bottom[1:])

    def put_back(self, character: Character, rule: Bottom) -> Deck:
        """The deck with this card below all others (S14, S15)."""
        if rule is Bottom.KEPT:
            return Deck(self.fresh, (*self.bottom, character))
        bottom = tuple(sorted((*self.bottom, character), key=PLACES.__getitem__))
        return Deck(self.fresh, bottom)

    def settled(self, rule: Bottom) -> Deck:
        """With ``shuffled``, once nothing lies above them, the cards put back are mixed (S-9)."""
        if rule is Bottom.KEPT or any(self.fresh):
            return self
        return Deck(tuple([self.bottom.count(character) for character in ORDER]))


@lru_cache(maxsize=1 << 14)
def _weights(fresh: tuple[int, ...]) -> Chances:
    return tuple(
        (CHARACTERS_DRAWN[character], count)
        for character, count in zip(ORDER, fresh, strict=True)
        if count
    )
