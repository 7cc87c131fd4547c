"""What is told in The Resistance, and through which events secrets lawfully come out."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Event, Reveal
from complot.core.seats import EVERYONE, Seat, among, gather, only
from complot.core.value import Value
from complot.games.resistance.facts import MOST_SEATS, Role


class Proposal(Value):
    """A team that was voted on: a row of the vote history."""

    mission: int
    attempt: int
    leader: Seat
    team: tuple[Seat, ...]
    votes: tuple[bool, ...]
    approved: bool
    annulled: bool = False  # by a Plot card, and so rejected after all (P13)


class Report(Value):
    """A mission that was carried out: a marker on the score board."""

    mission: int
    team: tuple[Seat, ...]
    fails: int
    succeeded: bool


class LeaderDrawn(Event):
    """To everyone: who leads first (R5)."""

    seat: Seat


class CardDealt(Event):
    """To its holder: a Character card (R7)."""

    seat: Seat
    role: Role


class CardTaken(Event):
    """To everyone: that a player has got a Character card (R7)."""

    seat: Seat


class RevealRead(Event):
    """To everyone: the script of the spies' reveal was read out (R8)."""


class SpiesRevealed(Event):
    """To the spies: who they are (R9)."""

    spies: tuple[Seat, ...]


class LeaderNamed(Event):
    """To everyone: who leads, and which proposal of the round it is (R12, R17)."""

    seat: Seat
    attempt: int


class MissionTargeted(Event):
    """To everyone: the mission that the Leader chose (R19)."""

    mission: int


class TeamProposed(Event):
    """To everyone: the team that the Leader named (R10)."""

    mission: int
    team: tuple[Seat, ...]


class VoteCalled(Event):
    """To everyone: the vote is on (R11)."""


class VoteCast(Event):
    """To everyone: that a player has voted, not how (R-11)."""

    seat: Seat


VOTES_CAST: Final = tuple(VoteCast(seat) for seat in range(MOST_SEATS))
"""By seat; told so often that they are made once."""


class VotesRevealed(Event):
    """To everyone: all the votes at once, and what they decide (R11)."""

    proposal: Proposal


class MissionRevealed(Event):
    """To everyone: how many fails were played, and whether the mission succeeded (R14, R15)."""

    report: Report


class GameEnded(Event):
    """To everyone: which side won, and by what (R2, R18)."""

    winner: Role
    how: str


class RolesRevealed(Event):
    """To everyone, at the end: who the spies were (R-10)."""

    spies: tuple[Seat, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    LeaderDrawn,
    CardTaken,
    CardDealt,
    RevealRead,
    SpiesRevealed,
    LeaderNamed,
    MissionTargeted,
    TeamProposed,
    VoteCalled,
    VoteCast,
    VotesRevealed,
    MissionRevealed,
    GameEnded,
    RolesRevealed,
)

REVEALS: Final = (
    Reveal(CardDealt, "R7", lambda game, event: only(event.seat)),
    Reveal(SpiesRevealed, "R9", lambda game, event: among(gather(game.spies))),
    Reveal(VotesRevealed, "R11", lambda game, event: EVERYONE),
    Reveal(MissionRevealed, "R14", lambda game, event: EVERYONE),
    Reveal(RolesRevealed, "R-10", lambda game, event: EVERYONE),
)
"""Nothing hidden comes out but by these."""
