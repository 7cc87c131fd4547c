"""Before the first round: the Leader is drawn and the Character cards are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Chances, Phase, Sight, Tell, replace
from complot.core.seats import CHANCE, EVERYONE, Seat, Viewer, only
from complot.games.resistance import views
from complot.games.resistance.actions import DEALS, LEADERS, Deal, DrawLeader
from complot.games.resistance.events import CardDealt, LeaderDrawn
from complot.games.resistance.facts import SPIES, Role

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


class DrawingLeader(Phase):
    """The first Leader is drawn at random (R5)."""

    sight: ClassVar = Sight.OPEN

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return (CHANCE,)

    def chances(self, game: Resistance) -> Chances:
        return tuple((leader, 1) for leader in LEADERS[: game.seats])

    def apply(
        self,
        game: Resistance,
        seat: Seat,
        action: DrawLeader,
        tell: Tell,
    ) -> Resistance:
        tell(EVERYONE, LeaderDrawn(action.seat))
        return replace(game, leader=action.seat, phase=Dealing())

    def scene(self, game: Resistance, viewer: Viewer) -> views.DrawingLeader:
        return views.DrawingLeader()


class Dealing(Phase):
    """Each player in turn gets one of the shuffled Character cards (R7)."""

    sight: ClassVar = Sight.SEALED

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return (CHANCE,)

    def chances(self, game: Resistance) -> Chances:
        left = {Role.SPY: SPIES[game.seats]}
        left[Role.RESISTANCE] = game.seats - left[Role.SPY]
        return tuple(
            (deal, left[role] - game.roles.count(role))
            for role, deal in DEALS.items()
            if left[role] > game.roles.count(role)
        )

    def apply(
        self,
        game: Resistance,
        seat: Seat,
        action: Deal,
        tell: Tell,
    ) -> Resistance:
        tell(only(len(game.roles)), CardDealt(action.role))
        game = replace(game, roles=(*game.roles, action.role))
        return game.begins(tell) if len(game.roles) == game.seats else game

    def scene(self, game: Resistance, viewer: Viewer) -> views.Dealing:
        return views.Dealing(dealt=len(game.roles))
