"""The game is over, and the match if there is one (U51, U52, U56)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Phase, Sight
from complot.core.seats import Seat, Viewer
from complot.games.uprising import views
from complot.games.uprising.facts import Side

if TYPE_CHECKING:
    from complot.games.uprising.state import Uprising


class Over(Phase):
    """Nobody owes a decision."""

    sight: ClassVar = Sight.OPEN

    winner: Side | None  # of the last game
    how: str
    victor: Seat | None  # of the match, or of the only game

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return ()

    def scene(self, game: Uprising, viewer: Viewer) -> views.Over:
        return views.Over(self.winner, self.how, self.victor)
