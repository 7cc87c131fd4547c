"""Before the first round: the Leader is drawn and the Character cards are dealt."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from complot.core.contract import Chances, Phase, Sight, Tell, replace
from complot.core.seats import CHANCE, EVERYONE, Seat, Viewer, only
from complot.games.resistance import views
from complot.games.resistance.actions import DEALS, LEADERS, Deal, DrawLeader
from complot.games.resistance.events import CardDealt, CardTaken, LeaderDrawn
from complot.games.resistance.facts import LOYAL, MOST_SEATS, SPIES, SPY

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


_SEATS: Final = tuple(range(MOST_SEATS))


class DrawingLeader(Phase):
    """The first Leader is drawn at random (R5)."""

    sight: ClassVar = Sight.OPEN

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return (CHANCE,)

    def chances(self, game: Resistance) -> Chances:
        return Chances(_SEATS[: game.seats], LEADERS)

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
        return _cards_left(game.seats, len(game.roles), game.roles.count(SPY))

    def apply(
        self,
        game: Resistance,
        seat: Seat,
        action: Deal,
        tell: Tell,
    ) -> Resistance:
        holder = len(game.roles)
        tell(EVERYONE, CardTaken(holder))
        tell(only(holder), CardDealt(holder, action.role))
        game = replace(game, roles=(*game.roles, action.role))
        return game.begins(tell) if len(game.roles) == game.seats else game

    def scene(self, game: Resistance, viewer: Viewer) -> views.Dealing:
        return views.Dealing(dealt=len(game.roles))


@cache
def _cards_left(seats: int, dealt: int, spies_dealt: int) -> Chances:
    """What the next card may be, each as often as the cards left of its kind (R6)."""
    spies = SPIES[seats] - spies_dealt
    return Chances((LOYAL,) * (seats - dealt - spies) + (SPY,) * spies, DEALS)
