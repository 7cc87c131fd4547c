"""The vote of the Opinion Makers, who show theirs before the others choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Action, Phase, Sight, Tell, replace
from complot.core.seats import EVERYONE, MEMBERS, Seat, Seats, Viewer, everybody
from complot.games.resistance.actions import BALLOTS, Vote
from complot.games.resistance.events import VOTES_CAST
from complot.games.resistance.plot import views
from complot.games.resistance.plot.events import OpinionsShown
from complot.games.resistance.plot.hands import plot_of
from complot.games.resistance.team import Voting

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


class Opining(Phase):
    """Each Opinion Maker votes; two show their votes together (P10, P-13)."""

    sight: ClassVar = Sight.SEALED

    mission: int
    attempt: int
    team: tuple[Seat, ...]
    waiting: Seats  # who of them has yet to vote
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
        plot = plot_of(game)
        opinions = plot.opinions(approving)
        assert opinions is not None
        tell(EVERYONE, OpinionsShown(opinions))
        others = everybody(game.seats) ^ plot.makers()
        return replace(game, phase=Voting(self.mission, self.attempt, self.team, others, approving))

    def scene(self, game: Resistance, viewer: Viewer) -> views.Opining:
        makers = plot_of(game).makers()
        voted = makers ^ self.waiting
        mine = None
        if viewer is not None and voted >> viewer & 1:
            mine = bool(self.approving >> viewer & 1)
        return views.Opining(
            self.mission, self.attempt, self.team, MEMBERS[makers], MEMBERS[voted], mine
        )
