"""The deck of Characters: cards nobody has seen, and below them those that were put back."""

from __future__ import annotations

from typing import Final

from complot.core.value import Value
from complot.games.secrets.facts import COPIES, Character
from complot.games.secrets.options import KEPT, Bottom

ORDER: Final = tuple(Character)
PLACES: Final = {character: place for place, character in enumerate(ORDER)}


def sorted_cards(counts: tuple[int, ...]) -> tuple[Character, ...]:
    """So many cards of each character, in the order of the characters."""
    return tuple([each for each, count in zip(ORDER, counts, strict=True) for _ in range(count)])


_ALL: Final = sorted_cards(COPIES)


class Deck(Value):
    """What may be drawn. Its order, where nobody knows it, is drawn card by card.

    With ``kept`` the cards put back lie in the order in which they were; with ``shuffled`` they
    lie in an order that nobody knows, and here are sorted (S-9).
    """

    fresh: tuple[Character, ...] = _ALL  # those that nobody knows the order of, sorted
    bottom: tuple[Character, ...] = ()  # put back, the first to come up first

    @property
    def size(self) -> int:
        return len(self.fresh) + len(self.bottom)

    def counts(self) -> tuple[int, ...]:
        """By character, how many cards there are of which nobody knows where they lie."""
        return tuple(map(self.fresh.count, ORDER))

    def without(self, character: Character) -> Deck:
        """The deck after this card was drawn."""
        fresh = self.fresh
        if not fresh:
            return Deck(fresh, self.bottom[1:])
        place = fresh.index(character)
        return Deck(fresh[:place] + fresh[place + 1 :], self.bottom)

    def put_back(self, character: Character, rule: Bottom) -> Deck:
        """The deck with this card below all others (S14, S15)."""
        if rule is KEPT:
            return Deck(self.fresh, (*self.bottom, character))
        bottom = tuple(sorted((*self.bottom, character), key=PLACES.__getitem__))
        return Deck(self.fresh, bottom).settled(rule)

    def settled(self, rule: Bottom) -> Deck:
        """With ``shuffled``, once nothing lies above them, the cards put back are mixed (S-9)."""
        if self.fresh or rule is KEPT:
            return self
        return Deck(self.bottom)
