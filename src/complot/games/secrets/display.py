"""A display: the cards in front of a player, and what they are worth."""

from __future__ import annotations

from typing import Final

from complot.core.seats import Seat
from complot.core.value import Value
from complot.games.secrets.facts import SCIENTIST, VALUES, Character, Worth
from complot.games.secrets.options import LITERAL, ThirdScientist


class Card(Value):
    """A Character card in a display."""

    character: Character
    up: bool


UP: Final = {character: Card(character, True) for character in Character}
DOWN: Final = {character: Card(character, False) for character in Character}


class Bullet(Value):
    """A Bullet, face down until the end; who gave it has seen it (S29)."""

    value: Worth
    giver: Seat


class Display(Value):
    """The cards of one player, in the order in which they came (S8)."""

    cards: tuple[Card, ...] = ()
    bullets: tuple[Bullet, ...] = ()
    size: int = 0  # of both together, which every turn compares with the others'

    def with_card(self, character: Character) -> Display:
        """One more Character, face up."""
        return Display((*self.cards, UP[character]), self.bullets, self.size + 1)

    def with_bullet(self, bullet: Bullet) -> Display:
        """One more Bullet, face down."""
        return Display(self.cards, (*self.bullets, bullet), self.size + 1)

    def blown(self, rule: ThirdScientist) -> bool:
        """Whether the Scientist just added is a second one (S28, S-5).

        Two that lie face up are; with ``literal``, the first two that ever came.
        """
        up = self.cards.count(UP[SCIENTIST])
        return up == 2 and (rule is not LITERAL or DOWN[SCIENTIST] not in self.cards)

    def all_down(self) -> Display:
        """All Characters face down; Bullets stay as they are (S28, S-5)."""
        cards = tuple([DOWN[each.character] for each in self.cards])
        return Display(cards, self.bullets, self.size)

    def paired(self) -> Character | None:
        """The Character of which the card that came last makes two face up (S18, S-6)."""
        last = self.cards[-1]
        return last.character if last.up and self.cards.count(last) > 1 else None

    def pair_down(self, pair: Character) -> Display:
        """Both cards of a pair face down (S18)."""
        up, down = UP[pair], DOWN[pair]
        cards = tuple([down if each == up else each for each in self.cards])
        return Display(cards, self.bullets, self.size)

    def points(self) -> int:
        """What the cards face up and the Bullets are worth; cards face down are not (S32, S-12)."""
        points = 0
        for card in self.cards:
            if card.up:
                points += VALUES[card.character]
        for bullet in self.bullets:
            points += bullet.value
        return points
