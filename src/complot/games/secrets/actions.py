"""What can be done in Secrets, by the players and by chance."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from complot.core.contract import Action
from complot.core.seats import Seat, left
from complot.games.secrets.facts import (
    BULLETS,
    LEAST_SEATS,
    MOST_SEATS,
    Character,
    Identity,
    Worth,
)


class DrawFirst(Action):
    """Chance: this player is the first active player (S4)."""

    seat: Seat


class DealToken(Action):
    """Chance: the next player clockwise, and at last the centre, gets this token (S7)."""

    identity: Identity


class DrawCharacter(Action):
    """Chance: this card comes off the deck (S14)."""

    character: Character


class DrawBullet(Action):
    """Chance: this Bullet is on top (S29)."""

    value: Worth


class Choose(Action):
    """The active player keeps this card for the Offer and puts the other one back (S15)."""

    character: Character


class Offer(Action):
    """The active player gives the card face down to this player (S16)."""

    seat: Seat


class Answer(Action):
    """The target accepts the card or refuses it (S16)."""

    accept: bool


class Interrupt(Action):
    """The UN player takes the card, or lets it pass (S21)."""

    take: bool


class Exchange(Action):
    """The Psychiatrist's player swaps the tokens of these two (S22)."""

    players: tuple[Seat, ...]


class Support(Action):
    """The Politician goes to this player, whose token is looked at (S24)."""

    seat: Seat


class SwapWith(Action):
    """The Diplomat's player swaps the centre token with this neighbour's (S26)."""

    seat: Seat


class Investigate(Action):
    """The Detective's player looks at the token of this player (S27)."""

    seat: Seat


class InvestigateCentre(Action):
    """The Detective's player looks at the token in the centre (S27)."""


class Shoot(Action):
    """The Assassin's player gives the Bullet to this player (S29)."""

    seat: Seat


_SEATS: Final = range(MOST_SEATS)
_TABLES: Final = range(LEAST_SEATS, MOST_SEATS + 1)

FIRSTS: Final = tuple(DrawFirst(seat) for seat in _SEATS)
TOKENS: Final = {identity: DealToken(identity) for identity in Identity}
CHARACTERS_DRAWN: Final = {character: DrawCharacter(character) for character in Character}
BULLETS_DRAWN: Final = {value: DrawBullet(value) for value in BULLETS}
CHOICES: Final = {character: Choose(character) for character in Character}
EITHER: Final = {
    cards: tuple(choice for character, choice in CHOICES.items() if character in cards)
    for cards in permutations(Character, 2)
}
"""By the two cards drawn: one of them (S15)."""
ANSWERS: Final = (Answer(False), Answer(True))
INTERRUPTIONS: Final = (Interrupt(False), Interrupt(True))
CENTRE: Final = InvestigateCentre()

OFFERS: Final = {
    seats: tuple(
        tuple(Offer(other) for other in range(seats) if other != seat) for seat in range(seats)
    )
    for seats in _TABLES
}
"""By table and seat: to anyone else (S16, S-10)."""

EXCHANGES: Final = {
    seats: tuple(
        tuple(Exchange(pair) for pair in combinations(range(seats), 2) if seat not in pair)
        for seat in range(seats)
    )
    for seats in _TABLES
}
"""Any two others (S22)."""

SUPPORTS: Final = {
    seats: tuple(tuple(Support(offer.seat) for offer in offers) for offers in by_seat)
    for seats, by_seat in OFFERS.items()
}
"""Anyone else (S24)."""

NEIGHBOURS: Final = {
    seats: tuple(
        tuple(SwapWith(each) for each in sorted((left(seat, seats), (seat - 1) % seats)))
        for seat in range(seats)
    )
    for seats in _TABLES
}
"""The players on the left and on the right (S26, S-14)."""

INVESTIGATIONS: Final = {
    seats: (*(Investigate(seat) for seat in range(seats)), CENTRE) for seats in _TABLES
}
"""Any token, one's own and the centre's included (S27)."""

SHOTS: Final = {
    seats: tuple(tuple(Shoot(offer.seat) for offer in offers) for offers in by_seat)
    for seats, by_seat in OFFERS.items()
}
"""Anyone else (S29)."""

CATALOGUE: Final[tuple[Action, ...]] = (
    *FIRSTS,
    *TOKENS.values(),
    *CHARACTERS_DRAWN.values(),
    *BULLETS_DRAWN.values(),
    *CHOICES.values(),
    *(Offer(seat) for seat in _SEATS),
    *ANSWERS,
    *INTERRUPTIONS,
    *(Exchange(pair) for pair in combinations(_SEATS, 2)),
    *(Support(seat) for seat in _SEATS),
    *(SwapWith(seat) for seat in _SEATS),
    *(Investigate(seat) for seat in _SEATS),
    CENTRE,
    *(Shoot(seat) for seat in _SEATS),
)
"""Every action by its id. New actions go to the end: an id is never given twice."""
