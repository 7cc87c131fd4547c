"""What follows when an Insurgent is found before the Revolution (U34, U-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Action, Phase, Sight, Tell, replace
from complot.core.seats import EVERYONE, Seat, Viewer
from complot.games.uprising import views
from complot.games.uprising.actions import (
    CAPTURE,
    END_REPLY,
    FORGO,
    INTERROGATIONS,
    KILL,
    Capture,
    EndReply,
    Forgo,
    Interrogate,
    Kill,
    Place,
)
from complot.games.uprising.events import (
    Captured,
    InterrogationForgone,
    Killed,
    ReplyBegan,
    ReplyEnded,
)
from complot.games.uprising.facts import INSURGENT
from complot.games.uprising.government import GOVERNING
from complot.games.uprising.hexes import NAMES, NEIGHBOURS, Spot, spots_of
from complot.games.uprising.rebel import Placing, placements

if TYPE_CHECKING:
    from complot.games.uprising.state import Uprising

_EITHER = (CAPTURE, KILL)


class Judging(Phase):
    """The Government captures or kills the Insurgent it has found (U34)."""

    sight: ClassVar = Sight.OPEN

    agent: Spot
    spot: Spot  # where the Insurgent stands

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.government,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        return _EITHER if seat == game.government else ()

    def apply(self, game: Uprising, seat: Seat, action: Capture | Kill, tell: Tell) -> Uprising:
        board = game.board
        board = replace(board, open_insurgents=board.open_insurgents ^ 1 << self.spot)
        if isinstance(action, Capture):
            captives = game.captives + 1
            tell(EVERYONE, Captured(NAMES[self.spot], captives))
            game = replace(game, board=board, captives=captives, phase=GOVERNING)
            if NEIGHBOURS[self.agent] & game.suspects:
                return replace(game, phase=Pressing(self.agent))
            return game
        tell(EVERYONE, Killed(NAMES[self.spot], INSURGENT))
        game = replace(game, board=board, killed=game.killed + 1, phase=GOVERNING)
        if game.display.undeployed:
            tell(EVERYONE, ReplyBegan(game.rebel))
            return replace(game, phase=Replying())
        return game

    def scene(self, game: Uprising, viewer: Viewer) -> views.Judging:
        return views.Judging(NAMES[self.agent], NAMES[self.spot])


class Pressing(Phase):
    """After a capture the same Agent may interrogate once more, free (U34, U-17)."""

    sight: ClassVar = Sight.OPEN

    agent: Spot

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.government,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.government:
            return ()
        targets = spots_of(NEIGHBOURS[self.agent] & game.suspects)
        return (*[INTERROGATIONS[self.agent][spot] for spot in targets], FORGO)

    def apply(
        self, game: Uprising, seat: Seat, action: Interrogate | Forgo, tell: Tell
    ) -> Uprising:
        if isinstance(action, Interrogate):
            return game.interrogates(action, tell, free=True)
        tell(EVERYONE, InterrogationForgone(NAMES[self.agent]))
        return replace(game, phase=GOVERNING)

    def scene(self, game: Uprising, viewer: Viewer) -> views.Pressing:
        return views.Pressing(NAMES[self.agent])


class Replying(Phase):
    """After a kill the Rebel may at once place up to two counters (U34, U-17).

    It is owed whenever a counter is undeployed, even if none can be placed: to skip it would tell.
    """

    sight: ClassVar = Sight.HALF
    evidence: ClassVar = "U26"

    placed: int = 0

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.rebel,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.rebel:
            return ()
        return (*placements(game, reply=True), END_REPLY)

    def apply(self, game: Uprising, seat: Seat, action: Place | EndReply, tell: Tell) -> Uprising:
        if isinstance(action, Place):
            return replace(game, phase=Placing(action.number, self.placed))
        tell(EVERYONE, ReplyEnded(seat, self.placed))
        return replace(game, phase=GOVERNING)

    def scene(self, game: Uprising, viewer: Viewer) -> views.Replying:
        return views.Replying(self.placed)
