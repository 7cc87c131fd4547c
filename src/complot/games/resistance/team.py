"""Team building: the Leader names a team, and everyone votes on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Action, Phase, Sight, Tell, replace
from complot.core.seats import EVERYONE, MEMBERS, Seat, Seats, Viewer, everybody, marks
from complot.games.resistance import views
from complot.games.resistance.actions import (
    BALLOTS,
    CALL,
    TARGETS,
    TEAMS,
    CallVote,
    Propose,
    Target,
    Vote,
)
from complot.games.resistance.events import (
    VOTES_CAST,
    MissionTargeted,
    Proposal,
    TeamProposed,
    VoteCalled,
    VotesRevealed,
)

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


class Targeting(Phase):
    """The Leader chooses the mission to attempt, before naming the team (R19, R-6)."""

    sight: ClassVar = Sight.OPEN

    attempt: int  # 1..5, over the round, whatever the missions

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return (game.leader,)

    def legal(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        if seat != game.leader:
            return ()
        return tuple(target for target in TARGETS if game.is_open(target.mission))

    def apply(
        self,
        game: Resistance,
        seat: Seat,
        action: Target,
        tell: Tell,
    ) -> Resistance:
        tell(EVERYONE, MissionTargeted(action.mission))
        return replace(game, phase=Proposing(action.mission, self.attempt))

    def scene(self, game: Resistance, viewer: Viewer) -> views.Targeting:
        return views.Targeting(self.attempt)


class Proposing(Phase):
    """The Leader hands out exactly the Team tokens that the mission asks for (R10)."""

    sight: ClassVar = Sight.OPEN

    mission: int
    attempt: int

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return (game.leader,)

    def legal(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        return TEAMS[game.seats, self.mission] if seat == game.leader else ()

    def apply(
        self,
        game: Resistance,
        seat: Seat,
        action: Propose,
        tell: Tell,
    ) -> Resistance:
        tell(EVERYONE, TeamProposed(self.mission, action.team))
        return replace(game, phase=Discussing(self.mission, self.attempt, action.team))

    def scene(self, game: Resistance, viewer: Viewer) -> views.Proposing:
        return views.Proposing(self.mission, self.attempt)


class Discussing(Phase):
    """The team is named and final; when the talk is over the Leader calls the vote (R10, R11)."""

    sight: ClassVar = Sight.OPEN

    mission: int
    attempt: int
    team: tuple[Seat, ...]

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return (game.leader,)

    def legal(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        return CALL if seat == game.leader else ()

    def apply(
        self,
        game: Resistance,
        seat: Seat,
        action: CallVote,
        tell: Tell,
    ) -> Resistance:
        tell(EVERYONE, VoteCalled())
        return game.calls_vote(self.mission, self.attempt, self.team)

    def scene(self, game: Resistance, viewer: Viewer) -> views.Discussing:
        return views.Discussing(self.mission, self.attempt, self.team)


class Voting(Phase):
    """Every player votes on the Leader's team; no vote shows until all are in (R11, R-11)."""

    sight: ClassVar = Sight.SEALED

    mission: int
    attempt: int
    team: tuple[Seat, ...]
    waiting: Seats  # who has yet to vote
    approving: Seats  # who of the others approves

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return MEMBERS[self.waiting]

    def legal(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        return BALLOTS if seat in MEMBERS[self.waiting] else ()

    def apply(self, game: Resistance, seat: Seat, action: Vote, tell: Tell) -> Resistance:
        waiting = self.waiting ^ 1 << seat
        approving = self.approving | action.approve << seat
        tell(EVERYONE, VOTES_CAST[seat])
        if waiting:
            return replace(game, phase=replace(self, waiting=waiting, approving=approving))
        approved = approving.bit_count() * 2 > game.seats  # a tie refuses the team
        votes = marks(approving, game.seats)
        proposal = Proposal(self.mission, self.attempt, game.leader, self.team, votes, approved)
        tell(EVERYONE, VotesRevealed(proposal))
        game = replace(game, proposals=(*game.proposals, proposal))
        return game.embarks(proposal, tell) if approved else game.refuses(proposal, tell)

    def scene(self, game: Resistance, viewer: Viewer) -> views.Voting:
        voted = everybody(game.seats) ^ self.waiting
        mine = None
        if viewer is not None and voted >> viewer & 1:
            mine = bool(self.approving >> viewer & 1)
        opinions = None if game.plot is None else game.plot.opinions(self.approving)
        return views.Voting(self.mission, self.attempt, self.team, MEMBERS[voted], mine, opinions)
