"""Take Responsibility: its holder takes a Plot card from another player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Action, Phase, Sight, Tell, replace
from complot.core.seats import EVERYONE, Seat, Viewer
from complot.games.resistance.options import TakeResponsibility
from complot.games.resistance.plot import views
from complot.games.resistance.plot.actions import PASS, TAKES, Pass, TakePlot
from complot.games.resistance.plot.cards import TAKEABLE, Card
from complot.games.resistance.plot.events import PlotDiscarded, PlotPassed, PlotTaken
from complot.games.resistance.plot.hands import Plot, plot_of

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


class TakingResponsibility(Phase):
    """The holder chooses a player and one of that player's cards (P17).

    It must be done at once, or where the table plays ``hold`` it may wait for another Leader
    (P-7).
    """

    sight: ClassVar = Sight.OPEN

    seat: Seat
    attempt: int

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        takes = choices(plot_of(game), seat)
        return (*takes, PASS) if may_wait(game) else takes

    def apply(
        self, game: Resistance, seat: Seat, action: TakePlot | Pass, tell: Tell
    ) -> Resistance:
        if isinstance(action, TakePlot):
            tell(EVERYONE, PlotTaken(seat, action.card, action.seat))
            plot = plot_of(game).discards(Card.TAKE_RESPONSIBILITY, seat)
            plot = plot.discards(action.card, action.seat).keeps(action.card, seat)
            game = replace(game, plot=plot)
        else:
            tell(EVERYONE, PlotPassed(seat, Card.TAKE_RESPONSIBILITY))
        return game.leads(game.leader, self.attempt)

    def scene(self, game: Resistance, viewer: Viewer) -> views.TakingResponsibility:
        return views.TakingResponsibility(self.seat, self.attempt, may_wait(game))


def opens(game: Resistance, attempt: int, tell: Tell) -> Resistance:
    """The card's time, once for each Leader, before the mission or the team is named (P-7)."""
    plot = plot_of(game)
    for holder in plot.holders(Card.TAKE_RESPONSIBILITY, game.leader):
        if choices(plot, holder):
            return replace(game, phase=TakingResponsibility(holder, attempt))
        if not may_wait(game):
            tell(EVERYONE, PlotDiscarded(holder, Card.TAKE_RESPONSIBILITY))
            game = replace(game, plot=plot.discards(Card.TAKE_RESPONSIBILITY, holder))
    return game.leads(game.leader, attempt)


def choices(plot: Plot, holder: Seat) -> tuple[Action, ...]:
    """Every card in front of another player, the Leader included (P-7)."""
    return tuple(
        TAKES[card][seat]
        for card in TAKEABLE
        for seat, hand in enumerate(plot.hands)
        if seat != holder and card in hand
    )


def may_wait(game: Resistance) -> bool:
    return game.options.take_responsibility is TakeResponsibility.HOLD
