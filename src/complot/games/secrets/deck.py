"""The deck of Characters: cards nobody has seen, and below them those that were put back."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from complot.core.contract import Chances
from complot.core.value import Value
from complot.games.secrets.actions import CHARACTERS_DRAWN
from complot.games.secrets.facts import CHARACTERS, COPIES, Character
from complot.games.secrets.options import KEPT, Bottom

ORDER: Final = tuple(Character)
PLACES: Final = {character: place for place, character in enumerate(ORDER)}
_DRAWN: Final = tuple(
    tuple((CHARACTERS_DRAWN[character], count) for count in range(printed.copies + 1))
    for character, printed in CHARACTERS.items()
)
"""By character and by the number of copies left: that one of them is drawn, with its weight."""


@lru_cache(maxsize=1 << 15)
def _weighted(fresh: tuple[int, ...]) -> Chances:
    return tuple([drawn[count] for drawn, count in zip(_DRAWN, fresh, strict=True) if count])


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
        return _weighted(self.fresh) or ((CHARACTERS_DRAWN[self.bottom[0]], 1),)

    def without(self, character: Character) -> Deck:
        """The deck after this card was drawn."""
        place = PLACES[character]
        fresh = list(self.fresh)
        if fresh[place]:
            fresh[place] -= 1
            return Deck(tuple(fresh), self.bottom)
        return Deck(self.fresh, self.bottom[1:])

    def put_back(self, character: Character, rule: Bottom) -> Deck:
        """The deck with this card below all others (S14, S15)."""
        if rule is KEPT:
            return Deck(self.fresh, (*self.bottom, character))
        bottom = tuple(sorted((*self.bottom, character), key=PLACES.__getitem__))
        return Deck(self.fresh, bottom)

    def settled(self, rule: Bottom) -> Deck:
        """With ``shuffled``, once nothing lies above them, the cards put back are mixed (S-9)."""
        if rule is KEPT or any(self.fresh):
            return self
        return Deck(tuple([self.bottom.count(character) for character in ORDER]))
