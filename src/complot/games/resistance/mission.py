"""The mission: its team plays cards face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Action, Phase, Sight, Tell, replace
from complot.core.seats import MEMBERS, Seat, Seats, Viewer
from complot.games.resistance import views
from complot.games.resistance.actions import CARDS, SUCCESS_ONLY, Play
from complot.games.resistance.facts import SPY

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


class OnMission(Phase):
    """Each team member plays a card; only the number of fails comes out (R14).

    Who has played isn't told until all have, and a loyal player is asked like a spy: neither
    the asking nor the waiting tells who thinks about it (R-4, R-11).
    """

    sight: ClassVar = Sight.UNSEEN

    mission: int
    team: tuple[Seat, ...]
    waiting: Seats  # who has yet to play
    failing: Seats  # who of the others played Fail

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return MEMBERS[self.waiting]

    def legal(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        if seat not in MEMBERS[self.waiting]:
            return ()
        return CARDS if game.roles[seat] is SPY else SUCCESS_ONLY

    def apply(self, game: Resistance, seat: Seat, action: Play, tell: Tell) -> Resistance:
        waiting = self.waiting ^ 1 << seat
        failing = self.failing | (not action.success) << seat
        if waiting:
            return replace(game, phase=replace(self, waiting=waiting, failing=failing))
        return game.collects(failing, tell)

    def awaited(self, game: Resistance, viewer: Viewer) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.team if seat != viewer or self.waiting >> seat & 1)

    def scene(self, game: Resistance, viewer: Viewer) -> views.OnMission:
        mine = None
        if viewer in self.team and not self.waiting >> viewer & 1:
            mine = not self.failing >> viewer & 1
        return views.OnMission(self.mission, self.team, mine)
