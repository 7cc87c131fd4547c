"""The game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Phase, Sight
from complot.core.seats import Seat, Viewer
from complot.games.resistance import views
from complot.games.resistance.facts import Role

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


class Over(Phase):
    """A side has won, and nobody owes a decision (R18)."""

    sight: ClassVar = Sight.OPEN

    winner: Role
    how: str

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return ()

    def scene(self, game: Resistance, viewer: Viewer) -> views.Over:
        return views.Over(self.winner, self.how)
