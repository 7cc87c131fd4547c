"""What the players of The Resistance say to each other, true or not (R3)."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Claim
from complot.core.seats import Seat
from complot.games.resistance.facts import Role


class IAm(Claim):
    """I am Resistance; I am a spy."""

    role: Role


class Accuse(Claim):
    """This player is a spy."""

    seat: Seat

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Trust(Claim):
    """I trust this player."""

    seat: Seat

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Advise(Claim):
    """Approve this team; reject it."""

    approve: bool


class TakeMe(Claim):
    """Put me on the team."""


class Suggest(Claim):
    """This is the team I would send."""

    team: tuple[Seat, ...]

    def names(self) -> tuple[Seat, ...]:
        return self.team


class IPlayed(Claim):
    """I played Success; I played Fail, on the last mission."""

    success: bool


CLAIMS: Final[tuple[type[Claim], ...]] = (IAm, Accuse, Trust, Advise, TakeMe, Suggest, IPlayed)
