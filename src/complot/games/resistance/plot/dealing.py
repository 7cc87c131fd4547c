"""The start of a round: Plot cards are drawn and handed out, and some resolved on the spot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Action, Chances, Phase, Sight, Tell, replace
from complot.core.seats import CHANCE, EVERYONE, NOBODY, Seat, Viewer, left, only
from complot.games.resistance.options import PlotHand
from complot.games.resistance.plot import responsibility, views
from complot.games.resistance.plot.actions import (
    DRAWS,
    HAND_OUTS,
    LOOKS,
    SHOWS,
    DrawPlot,
    HandOut,
    LookAt,
    ShowTo,
)
from complot.games.resistance.plot.cards import DRAWN, Card
from complot.games.resistance.plot.events import (
    CharacterSeen,
    PlotDrawn,
    PlotHanded,
    RoleSeen,
)
from complot.games.resistance.plot.hands import plot_of

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


class DrawingPlot(Phase):
    """The Leader draws the Plot cards of the round, for all to see (P3, P-2)."""

    sight: ClassVar = Sight.OPEN

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return (CHANCE,)

    def chances(self, game: Resistance) -> Chances:
        return Chances(plot_of(game).deck, DRAWS)

    def apply(self, game: Resistance, seat: Seat, action: DrawPlot, tell: Tell) -> Resistance:
        tell(EVERYONE, PlotDrawn(action.card))
        plot = plot_of(game).draws(action.card)
        if len(plot.drawn) < DRAWN[game.seats]:
            return replace(game, plot=plot)
        return replace(game, plot=plot, phase=HandingOut())

    def scene(self, game: Resistance, viewer: Viewer) -> views.DrawingPlot:
        return views.DrawingPlot()


class HandingOut(Phase):
    """The Leader gives the cards away one by one, in any order, to other players (P3, P-10)."""

    sight: ClassVar = Sight.OPEN

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return (game.leader,)

    def legal(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        if seat != game.leader:
            return ()
        plot = plot_of(game)
        served = plot.served if game.options.plot_hand is PlotHand.ONE_EACH else NOBODY
        receivers = [
            each for each in range(game.seats) if each != game.leader and not served >> each & 1
        ]
        return tuple(
            HAND_OUTS[card][each] for card in Card if card in plot.drawn for each in receivers
        )

    def apply(self, game: Resistance, seat: Seat, action: HandOut, tell: Tell) -> Resistance:
        """A card with the Leader's icon is resolved before the next is given (P4, P-10)."""
        card, receiver = action.card, action.seat
        tell(EVERYONE, PlotHanded(receiver, card))
        plot = plot_of(game).hands_out(card, receiver)
        match card:
            case Card.OVERHEARD_CONVERSATION:
                return replace(game, plot=plot, phase=Overhearing(receiver))
            case Card.OPEN_UP:
                return replace(game, plot=plot, phase=Confiding(receiver, card))
            case Card.ESTABLISH_CONFIDENCE:
                return replace(game, plot=plot, phase=Confiding(game.leader, card))
        return goes_on(replace(game, plot=plot.keeps(card, receiver)), tell)

    def scene(self, game: Resistance, viewer: Viewer) -> views.HandingOut:
        return views.HandingOut()


class Overhearing(Phase):
    """The receiver must look at a neighbour's Character card (P9)."""

    sight: ClassVar = Sight.OPEN

    seat: Seat

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        neighbours = left(seat, game.seats), (seat - 1) % game.seats
        return tuple(LOOKS[each] for each in sorted(neighbours))

    def apply(self, game: Resistance, seat: Seat, action: LookAt, tell: Tell) -> Resistance:
        return goes_on(sees(game, seat, action.seat, tell), tell)

    def scene(self, game: Resistance, viewer: Viewer) -> views.Overhearing:
        return views.Overhearing(self.seat)


class Confiding(Phase):
    """A player must let another see their Character card (P11, P12).

    With Open Up that is the receiver, with Establish Confidence the Leader; either may choose
    any other player (P-8, P-9).
    """

    sight: ClassVar = Sight.OPEN

    seat: Seat
    card: Card

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        return tuple(SHOWS[each] for each in range(game.seats) if each != seat)

    def apply(self, game: Resistance, seat: Seat, action: ShowTo, tell: Tell) -> Resistance:
        return goes_on(sees(game, action.seat, seat, tell), tell)

    def scene(self, game: Resistance, viewer: Viewer) -> views.Confiding:
        return views.Confiding(self.seat, self.card)


def opens(game: Resistance, attempt: int, tell: Tell) -> Resistance:
    """A Leader may act: in the first proposal of a round that is to draw (P3, P-2)."""
    if attempt == 1:
        return replace(game, phase=DrawingPlot())
    return responsibility.opens(game, attempt, tell)


def goes_on(game: Resistance, tell: Tell) -> Resistance:
    """The next card is handed out; after the last the round takes its course (P-7, P-10)."""
    plot = plot_of(game)
    if plot.drawn:
        return replace(game, phase=HandingOut())
    return responsibility.opens(replace(game, plot=replace(plot, served=NOBODY)), 1, tell)


def sees(game: Resistance, seat: Seat, whose: Seat, tell: Tell) -> Resistance:
    """A player sees another's Character card: all know that, one knows what it says (P-9)."""
    tell(EVERYONE, CharacterSeen(seat, whose))
    tell(only(seat), RoleSeen(seat, whose, game.roles[whose]))
    return replace(game, plot=plot_of(game).sees(seat, whose))
