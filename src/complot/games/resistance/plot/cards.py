"""The Plot cards: what there is of them, and how long one keeps each."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from complot.core.value import Value
from complot.games.resistance.facts import LEAST_SEATS, MOST_SEATS


class Card(StrEnum):
    """The nine Plot cards, in the order of their clauses (P9 to P17)."""

    OVERHEARD_CONVERSATION = "overheard_conversation"
    OPINION_MAKER = "opinion_maker"
    ESTABLISH_CONFIDENCE = "establish_confidence"
    OPEN_UP = "open_up"
    NO_CONFIDENCE = "no_confidence"
    KEEPING_A_CLOSE_EYE = "keeping_a_close_eye"
    STRONG_LEADER = "strong_leader"
    IN_THE_SPOTLIGHT = "in_the_spotlight"
    TAKE_RESPONSIBILITY = "take_responsibility"


class Icon(StrEnum):
    """How long a card is kept (P4)."""

    AT_ONCE = "at_once"  # ★: resolved when it is handed over
    ONCE = "once"  # 1: until it is used
    LASTING = "lasting"  # ■: to the end


class Printed(Value):
    """A kind of card: its icon, and how many of it are in the deck."""

    icon: Icon
    small: int  # with five or six players
    large: int  # with seven or more


CARDS: Final = {
    Card.OVERHEARD_CONVERSATION: Printed(Icon.AT_ONCE, 0, 2),
    Card.OPINION_MAKER: Printed(Icon.LASTING, 1, 2),
    Card.ESTABLISH_CONFIDENCE: Printed(Icon.AT_ONCE, 0, 1),
    Card.OPEN_UP: Printed(Icon.AT_ONCE, 0, 1),
    Card.NO_CONFIDENCE: Printed(Icon.ONCE, 1, 3),
    Card.KEEPING_A_CLOSE_EYE: Printed(Icon.ONCE, 2, 2),
    Card.STRONG_LEADER: Printed(Icon.ONCE, 2, 2),
    Card.IN_THE_SPOTLIGHT: Printed(Icon.ONCE, 0, 1),
    Card.TAKE_RESPONSIBILITY: Printed(Icon.ONCE, 1, 1),
}
"""P-1: the fifteen cards, of which seven are used with five or six players."""

LARGE_TABLE: Final = 7
"""P1: from so many players on the whole deck is used."""

DRAWN: Final = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}
"""P3: how many cards are drawn at the start of a round, by the number of players."""

DECKS: Final = {
    seats: tuple(
        card
        for card, printed in CARDS.items()
        for _ in range(printed.large if seats >= LARGE_TABLE else printed.small)
    )
    for seats in range(LEAST_SEATS, MOST_SEATS + 1)
}
"""P1: the cards in play, by the number of players."""

TAKEABLE: Final = tuple(
    card
    for card, printed in CARDS.items()
    if printed.icon is not Icon.AT_ONCE and card is not Card.TAKE_RESPONSIBILITY
)
"""P17: what another player can hold when one takes responsibility."""
