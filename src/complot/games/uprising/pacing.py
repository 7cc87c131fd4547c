"""The first thing in a player turn: the marker on the action track (U22, U23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from complot.core.contract import Action, Phase, Sight, Tell, replace
from complot.core.seats import EVERYONE, Seat, Viewer
from complot.games.uprising import views
from complot.games.uprising.actions import DECLARE, MARKERS, Declare, SetMarker
from complot.games.uprising.events import MarkerSet
from complot.games.uprising.facts import REBEL, TRACK, Space
from complot.games.uprising.government import GOVERNING
from complot.games.uprising.options import BY_NUMBER, TrackStep
from complot.games.uprising.rebel import REBELLING

if TYPE_CHECKING:
    from complot.games.uprising.state import Uprising


def spaces(space: Space, step: TrackStep) -> tuple[Space, ...]:
    """Where the marker may stand after this space: here, any lower one, or the next (U23, U-2)."""
    higher = [
        each
        for each in range(space + 1, len(TRACK))
        if step is not BY_NUMBER or TRACK[each] > TRACK[space]
    ]
    return (*range(space + 1), *higher[:1])


_CHOICES: Final = {
    (space, step): tuple(MARKERS[each] for each in spaces(space, step))
    for space in range(len(TRACK))
    for step in TrackStep
}


class Pacing(Phase):
    """The player to move leaves the marker or moves it (U23).

    The Rebel may declare the Revolution before that (U-22).
    """

    sight: ClassVar = Sight.OPEN

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.mover,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.mover:
            return ()
        choices = _CHOICES[game.space, game.options.track_step]
        return (*choices, DECLARE) if game.side is REBEL and not game.revolution else choices

    def apply(
        self, game: Uprising, seat: Seat, action: SetMarker | Declare, tell: Tell
    ) -> Uprising:
        if isinstance(action, Declare):
            return game.revolts(tell)
        space = action.space
        tell(EVERYONE, MarkerSet(seat, space, TRACK[space]))
        phase = REBELLING if game.side is REBEL else GOVERNING
        return replace(game, space=space, left=TRACK[space], phase=phase)

    def scene(self, game: Uprising, viewer: Viewer) -> views.Pacing:
        return views.Pacing()


PACING: Final = Pacing()
