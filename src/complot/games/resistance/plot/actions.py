"""What can be done with Plot cards, by the players and by chance."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Action
from complot.core.seats import Seat
from complot.games.resistance.facts import MOST_SEATS
from complot.games.resistance.plot.cards import TAKEABLE, Card


class DrawPlot(Action):
    """Chance: the next card of the deck is this (P3)."""

    card: Card


class HandOut(Action):
    """The Leader gives a drawn card to another player (P3, P-10)."""

    card: Card
    seat: Seat


class LookAt(Action):
    """Overheard Conversation: look at this neighbour's Character card (P9)."""

    seat: Seat


class ShowTo(Action):
    """Open Up, Establish Confidence: let this player see one's Character card (P11, P12)."""

    seat: Seat


class TakePlot(Action):
    """Take Responsibility: take this card from this player (P17)."""

    card: Card
    seat: Seat


class Usurp(Action):
    """Strong Leader: become the Leader (P15)."""


class Annul(Action):
    """No Confidence: reject the team that was approved (P13)."""


class Spotlight(Action):
    """In the Spotlight: this member plays face up (P16)."""

    seat: Seat


class Inspect(Action):
    """Keeping a Close Eye on You: look at the card that this member played (P14)."""

    seat: Seat


class Pass(Action):
    """Keep the card; this chance to play it is gone (P5)."""


DRAWS: Final = {card: DrawPlot(card) for card in Card}
HAND_OUTS: Final = {card: tuple(HandOut(card, seat) for seat in range(MOST_SEATS)) for card in Card}
LOOKS: Final = tuple(LookAt(seat) for seat in range(MOST_SEATS))
SHOWS: Final = tuple(ShowTo(seat) for seat in range(MOST_SEATS))
TAKES: Final = {
    card: tuple(TakePlot(card, seat) for seat in range(MOST_SEATS)) for card in TAKEABLE
}
USURP: Final = Usurp()
ANNUL: Final = Annul()
SPOTLIGHTS: Final = tuple(Spotlight(seat) for seat in range(MOST_SEATS))
INSPECTIONS: Final = tuple(Inspect(seat) for seat in range(MOST_SEATS))
PASS: Final = Pass()

PLOT_CATALOGUE: Final[tuple[Action, ...]] = (
    *DRAWS.values(),
    *(each for card in Card for each in HAND_OUTS[card]),
    *LOOKS,
    *SHOWS,
    *(each for card in TAKEABLE for each in TAKES[card]),
    USURP,
    ANNUL,
    *SPOTLIGHTS,
    *INSPECTIONS,
    PASS,
)
"""The actions of the expansion; they follow those of the base game."""
