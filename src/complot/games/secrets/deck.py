"""The deck of Characters: cards nobody has seen, and below them those that were put back."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Chances
from complot.core.value import Value
from complot.games.secrets.actions import CHARACTERS_DRAWN
from complot.games.secrets.facts import COPIES, Character
from complot.games.secrets.options import KEPT, Bottom

ORDER: Final = tuple(Character)
LETTERS: Final = dict(zip(ORDER, "abcdefgh", strict=True))
DRAWS: Final = {LETTERS[character]: draw for character, draw in CHARACTERS_DRAWN.items()}
"""What drawing a card means, by its letter."""
NEXT: Final = {each: Chances((each,), CHARACTERS_DRAWN) for each in ORDER}
"""What chance may do when all know what comes up next."""


def spelt(counts: tuple[int, ...]) -> str:
    """So many cards of each character, as a letter for each."""
    return "".join(map(str.__mul__, LETTERS.values(), counts))


_ALL: Final = spelt(COPIES)


class Deck(Value):
    """What may be drawn. Its order, where nobody knows it, is drawn card by card.

    With ``kept`` the cards put back lie in the order in which they were; with ``shuffled`` they
    lie in an order that nobody knows, and here are sorted (S-9).
    """

    fresh: str = _ALL  # a letter for each card that nobody knows the place of; cheap to draw from
    bottom: tuple[Character, ...] = ()  # put back, the first to come up first

    @property
    def size(self) -> int:
        return len(self.fresh) + len(self.bottom)

    def counts(self) -> tuple[int, ...]:
        """By character, how many cards there are of which nobody knows where they lie."""
        return tuple(map(self.fresh.count, LETTERS.values()))

    def without(self, character: Character) -> Deck:
        """The deck after this card was drawn."""
        fresh = self.fresh
        if fresh:
            return Deck(fresh.replace(LETTERS[character], "", 1), self.bottom)
        return Deck(fresh, self.bottom[1:])

    def put_back(self, character: Character, rule: Bottom) -> Deck:
        """The deck with this card below all others (S14, S15)."""
        bottom = (*self.bottom, character)
        if rule is KEPT:
            return Deck(self.fresh, bottom)
        deck = Deck(self.fresh, tuple(sorted(bottom, key=LETTERS.__getitem__)))
        return deck if deck.fresh else deck.settled(rule)

    def settled(self, rule: Bottom) -> Deck:
        """Nothing lies above the cards put back: with ``shuffled`` they are mixed (S-9)."""
        return self if rule is KEPT else Deck("".join([LETTERS[each] for each in self.bottom]))
