"""What is told in Secrets, and through which events secrets lawfully come out."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Event, Reveal
from complot.core.seats import EVERYONE, Seat, among, everybody, only
from complot.games.secrets.facts import MOST_SEATS, Character, Identity, Worth


class FirstDrawn(Event):
    """To everyone: who is active first (S4)."""

    seat: Seat


class TokenTaken(Event):
    """To everyone: that a player has got an Identity token (S7)."""

    seat: Seat


class CentrePlaced(Event):
    """To everyone: the token that is left lies in the centre (S7)."""


class TokenSeen(Event):
    """To the one who looks: what a player's token says at this moment (S9, S10, S23, S24, S27)."""

    seat: Seat
    whose: Seat
    identity: Identity


class CentreSeen(Event):
    """To the one who looks: what the centre token says at this moment (S27)."""

    seat: Seat
    identity: Identity


class CentreShown(Event):
    """To everyone: the centre token is shown and turned face down again (S11, S26)."""

    identity: Identity


class TurnBegan(Event):
    """To everyone: who is active, and in which turn (S14, S18)."""

    seat: Seat
    turn: int


class CharacterDrawn(Event):
    """To everyone: a card drawn face up; a repeated one goes to the bottom (S14)."""

    character: Character
    repeated: bool


class CardChosen(Event):
    """To everyone: that the active player has kept one of the two cards, not which (S15)."""

    seat: Seat


class CardOffered(Event):
    """To everyone: to whom the active player gives the card (S16)."""

    seat: Seat
    whose: Seat


class AnswerGiven(Event):
    """To everyone: that the target has answered, not how (S-3)."""

    seat: Seat


class InterruptionDecided(Event):
    """To everyone: whether the UN player takes the card (S21)."""

    seat: Seat
    takes: bool


class AnswerShown(Event):
    """To everyone: how the target has answered, now that it counts (S16, S-3)."""

    seat: Seat
    accepts: bool


class CardTurnedUp(Event):
    """To everyone: the card of the Offer, and whom it falls to (S16)."""

    seat: Seat
    character: Character


class TokensSwapped(Event):
    """To everyone: a Psychiatrist has swapped the tokens of these two (S22)."""

    seat: Seat
    players: tuple[Seat, ...]


class CentreSwapped(Event):
    """To everyone: a Double Agent has swapped its player's token with the centre one (S23)."""

    seat: Seat


class NeighbourSwapped(Event):
    """To everyone: a Diplomat has swapped the centre token with a neighbour's, not whose (S26)."""

    seat: Seat


class TokenLookedAt(Event):
    """To everyone: whose token a player looks at (S23, S24, S27, S-17)."""

    seat: Seat
    whose: Seat


class CentreLookedAt(Event):
    """To everyone: a player looks at the centre token (S27, S-17)."""

    seat: Seat


class TokenPresented(Event):
    """To everyone: a Journalist has shown a player's token to all other players (S25)."""

    seat: Seat


class TokenShown(Event):
    """To all other players: what the token that the Journalist shows says (S25)."""

    seat: Seat
    identity: Identity


class PoliticianPlaced(Event):
    """To everyone: to whom a player gives the Politician (S24)."""

    seat: Seat
    whose: Seat


class BulletDrawn(Event):
    """To everyone: that a player has drawn a Bullet (S29)."""

    seat: Seat


class BulletSeen(Event):
    """To the one who drew it: what the Bullet is worth (S29)."""

    seat: Seat
    value: Worth


class BulletGiven(Event):
    """To everyone: who gets the Bullet, face down (S29)."""

    seat: Seat
    whose: Seat


class DisplayTurnedDown(Event):
    """To everyone: the second Scientist turns all Characters of a display face down (S28)."""

    seat: Seat


class PairTurnedDown(Event):
    """To everyone: two equal Characters of a display are turned face down (S18)."""

    seat: Seat
    character: Character


class UnTaken(Event):
    """To everyone: who takes the UN token (S19)."""

    seat: Seat


class UnReturned(Event):
    """To everyone: who puts the UN token back into the centre (S20)."""

    seat: Seat


class TokensRevealed(Event):
    """To everyone, at the end: what everyone is, and what lay in the centre (S31)."""

    cia: tuple[Seat, ...]
    kgb: tuple[Seat, ...]
    hippies: tuple[Seat, ...]
    centre: Identity


class BulletRevealed(Event):
    """To everyone, at the end: a Bullet in a player's display (S31)."""

    seat: Seat
    value: Worth


class Scored(Event):
    """To everyone, at the end: what a player's display is worth (S32)."""

    seat: Seat
    points: int


class GameEnded(Event):
    """To everyone: who has won, with which Hippie and which totals (S33, S34)."""

    winner: Identity | None
    how: str
    whose: Seat | None
    cia: int
    kgb: int


ANSWERS_GIVEN: Final = tuple(AnswerGiven(seat) for seat in range(MOST_SEATS))
CARDS_CHOSEN: Final = tuple(CardChosen(seat) for seat in range(MOST_SEATS))
"""By seat; told so often that they are made once."""

ANSWERS_SHOWN: Final = tuple(
    (AnswerShown(seat, False), AnswerShown(seat, True)) for seat in range(MOST_SEATS)
)
CHARACTERS_SHOWN: Final = {
    character: (CharacterDrawn(character, False), CharacterDrawn(character, True))
    for character in Character
}
"""By character, and by whether it is the same one again."""

CARDS_TURNED_UP: Final = {
    character: tuple(CardTurnedUp(seat, character) for seat in range(MOST_SEATS))
    for character in Character
}
CARDS_OFFERED: Final = tuple(
    tuple(CardOffered(seat, whose) for whose in range(MOST_SEATS)) for seat in range(MOST_SEATS)
)

EVENTS: Final[tuple[type[Event], ...]] = (
    FirstDrawn,
    TokenTaken,
    CentrePlaced,
    TokenSeen,
    CentreSeen,
    CentreShown,
    TurnBegan,
    CharacterDrawn,
    CardChosen,
    CardOffered,
    AnswerGiven,
    InterruptionDecided,
    AnswerShown,
    CardTurnedUp,
    TokensSwapped,
    CentreSwapped,
    NeighbourSwapped,
    TokenLookedAt,
    CentreLookedAt,
    TokenPresented,
    TokenShown,
    PoliticianPlaced,
    BulletDrawn,
    BulletSeen,
    BulletGiven,
    DisplayTurnedDown,
    PairTurnedDown,
    UnTaken,
    UnReturned,
    TokensRevealed,
    BulletRevealed,
    Scored,
    GameEnded,
)

REVEALS: Final = (
    Reveal(TokenSeen, "S12", lambda game, event: only(event.seat)),
    Reveal(CentreSeen, "S27", lambda game, event: only(event.seat)),
    Reveal(CentreShown, "S26", lambda game, event: EVERYONE),
    Reveal(TokenShown, "S25", lambda game, event: among(everybody(game.seats) ^ 1 << event.seat)),
    Reveal(InterruptionDecided, "S21", lambda game, event: EVERYONE),
    Reveal(AnswerShown, "S-3", lambda game, event: EVERYONE),
    Reveal(CardTurnedUp, "S16", lambda game, event: EVERYONE),
    Reveal(BulletSeen, "S29", lambda game, event: only(event.seat)),
    Reveal(TokensRevealed, "S31", lambda game, event: EVERYONE),
    Reveal(BulletRevealed, "S31", lambda game, event: EVERYONE),
)
"""Nothing hidden comes out but by these."""
