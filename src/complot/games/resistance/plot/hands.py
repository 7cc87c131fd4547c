"""Where the Plot cards lie, all of them in plain sight (P2), and what they have let players see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from complot.core.contract import replace
from complot.core.seats import MEMBERS, NOBODY, Seat, Seats, gather
from complot.core.value import Value
from complot.games.resistance.plot.cards import DECKS, Card
from complot.games.resistance.plot.events import Opinions

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


class Look(Value):
    """A player has seen another's Character card (P9, P11, P12)."""

    seat: Seat
    whose: Seat


class Inspection(Value):
    """A player has seen the Mission card that another played (P14)."""

    mission: int
    seat: Seat
    whose: Seat
    success: bool  # for that player's eyes only


class Spotlit(Value):
    """A Mission card was played face up (P16)."""

    mission: int
    seat: Seat
    success: bool


class Plot(Value):
    """The cards in the deck, on the table and in front of the players, and what came of them."""

    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]  # by seat
    drawn: tuple[Card, ...] = ()  # and not yet handed out
    served: Seats = NOBODY  # who was handed a card of this draw
    deposed: Seat | None = None  # the Leader from whom the old order goes on (P-5)
    spotlit: Seat | None = None  # who plays face up on the mission under way
    looks: tuple[Look, ...] = ()
    inspections: tuple[Inspection, ...] = ()
    spotlights: tuple[Spotlit, ...] = ()

    def draws(self, card: Card) -> Plot:
        """The card goes from the deck to the Leader (P3)."""
        return replace(self, deck=without(self.deck, card), drawn=(*self.drawn, card))

    def hands_out(self, card: Card, seat: Seat) -> Plot:
        """The card goes from the Leader to a player, who has yet to put it down (P3)."""
        return replace(self, drawn=without(self.drawn, card), served=self.served | 1 << seat)

    def keeps(self, card: Card, seat: Seat) -> Plot:
        """The card lies in front of this player."""
        return replace(self, hands=put(self.hands, seat, in_order((*self.hands[seat], card))))

    def discards(self, card: Card, seat: Seat) -> Plot:
        """The card leaves this player, and the game."""
        return replace(self, hands=put(self.hands, seat, without(self.hands[seat], card)))

    def sees(self, seat: Seat, whose: Seat) -> Plot:
        """A player has seen a Character card."""
        return replace(self, looks=(*self.looks, Look(seat, whose)))

    def holders(self, card: Card, first: Seat) -> tuple[Seat, ...]:
        """Who has this card, clockwise from the first (P5)."""
        count = len(self.hands)
        seats = (seat % count for seat in range(first, first + count))
        return tuple(seat for seat in seats if card in self.hands[seat])

    def makers(self) -> Seats:
        """The Opinion Makers: one with both cards is one of them (P-13)."""
        return gather(self.holders(Card.OPINION_MAKER, 0))

    def opinions(self, approving: Seats) -> Opinions | None:
        """How the Opinion Makers have voted, if these approve; nothing if there are none."""
        makers = self.makers()
        if not makers:
            return None
        return Opinions(MEMBERS[makers & approving], MEMBERS[makers & ~approving])


def unopened(seats: int) -> Plot:
    """The deck for so many players, before the first draw (P1)."""
    return Plot(DECKS[seats], ((),) * seats)


def plot_of(game: Resistance) -> Plot:
    """The cards; a phase of the expansion is never without."""
    assert game.plot is not None
    return game.plot


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """These cards but one of this kind."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """As in the list of cards: how one came by them makes no difference."""
    return tuple(card for card in Card for _ in range(cards.count(card)))


def put(
    hands: tuple[tuple[Card, ...], ...], seat: Seat, hand: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    """The hands, with this one instead of that player's."""
    return (*hands[:seat], hand, *hands[seat + 1 :])
