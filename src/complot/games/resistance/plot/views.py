"""What a viewer may see of the Plot cards and of the phases they bring, field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from complot.core.contract import Scene
from complot.core.seats import MEMBERS, Seat, Viewer
from complot.core.value import Value
from complot.games.resistance.facts import Role
from complot.games.resistance.plot.cards import Card
from complot.games.resistance.plot.hands import Plot, Spotlit

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


class DrawingPlot(Scene):
    """The Leader draws the Plot cards of the round."""


class HandingOut(Scene):
    """The Leader hands out the cards that were drawn."""


class Overhearing(Scene):
    """A player must look at a neighbour's Character card."""

    seat: Seat


class Confiding(Scene):
    """A player must let another see their Character card, because of this Plot card."""

    seat: Seat
    card: Card


class TakingResponsibility(Scene):
    """A player must take a Plot card from another, or where it may wait, may."""

    seat: Seat
    attempt: int
    may_wait: bool


class Usurping(Scene):
    """It is up to the first of these, each with a Strong Leader, to take over."""

    queue: tuple[Seat, ...]
    attempt: int


class Opining(Scene):
    """The Opinion Makers vote: who they are, who has voted, and how the viewer did."""

    mission: int
    attempt: int
    team: tuple[Seat, ...]
    makers: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    mine: bool | None


class Annulling(Scene):
    """It is up to the first of these, each with No Confidence, to reject the approved team."""

    queue: tuple[Seat, ...]
    mission: int
    attempt: int
    team: tuple[Seat, ...]


class Spotlighting(Scene):
    """It is up to the first of these to put a team member in the Spotlight."""

    queue: tuple[Seat, ...]
    mission: int
    team: tuple[Seat, ...]


class Inspecting(Scene):
    """It is up to the first of these to look at a Mission card; and the viewer's own card."""

    queue: tuple[Seat, ...]
    mission: int
    team: tuple[Seat, ...]
    mine: bool | None


class Look(Value):
    """Who has seen whose Character card; to the one who saw it, what it said."""

    seat: Seat
    whose: Seat
    role: Role | None


class Inspection(Value):
    """Who has seen whose Mission card; to the one who saw it, what it said."""

    mission: int
    seat: Seat
    whose: Seat
    success: bool | None


class PlotView(Value):
    """The Plot cards, and what they have let players see."""

    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]  # by seat
    drawn: tuple[Card, ...]  # and not yet handed out
    served: tuple[Seat, ...]  # who was handed a card of this draw
    deposed: Seat | None  # the Leader from whom the old order goes on
    spotlit: Seat | None  # who plays face up on the mission under way
    looks: tuple[Look, ...]
    inspections: tuple[Inspection, ...]
    spotlights: tuple[Spotlit, ...]


def plot_view(game: Resistance, plot: Plot, viewer: Viewer) -> PlotView:
    """All that this viewer may know of the Plot cards."""
    return PlotView(
        deck=plot.deck,
        hands=plot.hands,
        drawn=plot.drawn,
        served=MEMBERS[plot.served],
        deposed=plot.deposed,
        spotlit=plot.spotlit,
        looks=tuple(
            Look(each.seat, each.whose, game.roles[each.whose] if each.seat == viewer else None)
            for each in plot.looks
        ),
        inspections=tuple(
            Inspection(
                each.mission,
                each.seat,
                each.whose,
                each.success if each.seat == viewer else None,
            )
            for each in plot.inspections
        ),
        spotlights=plot.spotlights,
    )
