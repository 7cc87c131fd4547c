"""What can be done in The Resistance, by the players and by chance."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Final

from msgspec import Meta

from complot.core.contract import Action
from complot.core.seats import Seat
from complot.games.resistance.facts import LEAST_SEATS, MISSIONS, MOST_SEATS, Role, team_size


class DrawLeader(Action):
    """Chance: this player is the first Leader (R5)."""

    seat: Seat


class Deal(Action):
    """Chance: the next player clockwise gets this Character card (R7)."""

    role: Role


class Target(Action):
    """The Leader puts the round marker on a mission (R19)."""

    mission: Annotated[int, Meta(ge=MISSIONS[0], le=MISSIONS[-1])]


class Propose(Action):
    """The Leader hands out the Team tokens (R10)."""

    team: tuple[Seat, ...]


class CallVote(Action):
    """The Leader asks everyone to vote on the team (R11)."""


class Vote(Action):
    """A player chooses a Vote token (R11)."""

    approve: bool


class Play(Action):
    """A team member plays a Mission card face down (R14)."""

    success: bool


LEADERS: Final = tuple(DrawLeader(seat) for seat in range(MOST_SEATS))
DEALS: Final = {role: Deal(role) for role in Role}
TARGETS: Final = tuple(Target(mission) for mission in MISSIONS)
CALL: Final = (CallVote(),)
BALLOTS: Final = (Vote(False), Vote(True))
CARDS: Final = (Play(False), Play(True))
SUCCESS_ONLY: Final = CARDS[1:]

TEAMS: Final = {
    (seats, mission): tuple(
        Propose(team) for team in combinations(range(seats), team_size(seats, mission))
    )
    for seats in range(LEAST_SEATS, MOST_SEATS + 1)
    for mission in MISSIONS
}
"""Every team that may go on a mission at a table of so many (R10)."""

CATALOGUE: Final[tuple[Action, ...]] = (
    *LEADERS,
    *DEALS.values(),
    *TARGETS,
    *CALL,
    *BALLOTS,
    *CARDS,
    *(
        Propose(team)
        for size in sorted({len(team.team) for (team, *_) in TEAMS.values()})
        for team in combinations(range(MOST_SEATS), size)
    ),
)
"""Every action by its id. New actions go to the end: an id is never given twice."""
