"""What the players of Secrets say to each other, true or not (S13, S16)."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Claim
from complot.core.seats import Seat
from complot.games.secrets.facts import Character, Identity, Worth


class IAm(Claim):
    """I am CIA, KGB, a Hippie."""

    identity: Identity


class TheyAre(Claim):
    """This player is CIA, KGB, a Hippie."""

    seat: Seat
    identity: Identity

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


class WithYou(Claim):
    """I am on this player's side."""

    seat: Seat

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


class ISaw(Claim):
    """I have seen this player's token, and it said this."""

    seat: Seat
    identity: Identity

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


class ISawCentre(Claim):
    """I have seen the centre token, and it said this."""

    identity: Identity


class ISwapped(Claim):
    """My Diplomat swapped the centre token with this player's."""

    seat: Seat

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


class ItIs(Claim):
    """The card of the Offer is this one."""

    character: Character


class Advise(Claim):
    """Accept the card; refuse it."""

    accept: bool


class UrgeUn(Claim):
    """UN player, take the card; let it pass."""

    take: bool


class BulletIs(Claim):
    """The Bullet that I gave to this player is worth this."""

    seat: Seat
    value: Worth

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


CLAIMS: Final[tuple[type[Claim], ...]] = (
    IAm,
    TheyAre,
    WithYou,
    ISaw,
    ISawCentre,
    ISwapped,
    ItIs,
    Advise,
    UrgeUn,
    BulletIs,
)
