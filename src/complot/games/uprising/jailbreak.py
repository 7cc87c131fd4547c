"""After a jailbreak: the liberator and the freed Insurgents hide in boxes (U41 to U43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Action, Phase, Sight, Tell, replace
from complot.core.seats import Seat, Viewer
from complot.games.uprising import views
from complot.games.uprising.actions import FREED_BOXES, KEEP_BACK, HideFreed, KeepBack
from complot.games.uprising.display import above, numbers_of
from complot.games.uprising.facts import Number
from complot.games.uprising.options import FREE_RESERVE

if TYPE_CHECKING:
    from complot.games.uprising.state import Uprising


class Freeing(Phase):
    """The Rebel secretly chooses empty boxes of counters in play, in ascending order (U42, U-11).

    With ``jailbreak_overflow`` free he may stop before all are hidden.
    """

    sight: ClassVar = Sight.UNSEEN

    hiding: int  # Insurgents, the liberator among them
    hidden: int = 0  # so far
    last: int = 0  # the number of the box chosen last

    def boxes(self, game: Uprising) -> list[Number]:
        """The boxes that can be the next (U-11)."""
        empty = game.display.empty(game.options.numbers)
        boxes = list(numbers_of(empty & above(self.last)))
        if game.options.jailbreak_overflow is FREE_RESERVE:
            return boxes
        wanted = min(self.hiding, self.hidden + empty.bit_count()) - self.hidden
        return boxes[: len(boxes) - wanted + 1] if wanted else []

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.rebel,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.rebel:
            return ()
        choices: list[Action] = [FREED_BOXES[number] for number in self.boxes(game)]
        if game.options.jailbreak_overflow is FREE_RESERVE:
            choices.append(KEEP_BACK)
        return tuple(choices)

    def apply(
        self, game: Uprising, seat: Seat, action: HideFreed | KeepBack, tell: Tell
    ) -> Uprising:
        if isinstance(action, KeepBack):
            return game.has_hidden(self.hidden, self.hiding, tell)
        display = game.display
        display = replace(display, insurgents=display.insurgents | 1 << action.number)
        following = Freeing(self.hiding, self.hidden + 1, action.number)
        return replace(game, display=display).hides(following, tell)

    def scene(self, game: Uprising, viewer: Viewer) -> views.Freeing:
        if viewer != game.rebel:
            return views.Freeing(self.hiding, None, None)
        return views.Freeing(self.hiding, self.hiding - self.hidden, self.last)
