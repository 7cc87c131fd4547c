"""What players say about Plot cards and what these let them see, true or not (P6)."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Claim
from complot.core.seats import Seat
from complot.games.resistance.facts import Role
from complot.games.resistance.plot.cards import Card


class ISaw(Claim):
    """I saw this player's Character card: Resistance; a spy."""

    seat: Seat
    role: Role

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


class TheyPlayed(Claim):
    """I saw this player's Mission card: Success; Fail."""

    seat: Seat
    success: bool

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Urge(Claim):
    """Play your Plot card; keep it."""

    seat: Seat
    play: bool

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


class GiveMe(Claim):
    """Hand this Plot card to me."""

    card: Card


PLOT_CLAIMS: Final[tuple[type[Claim], ...]] = (ISaw, TheyPlayed, Urge, GiveMe)
