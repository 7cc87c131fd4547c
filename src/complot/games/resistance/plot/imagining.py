"""The part of an imagined world that has to do with Plot cards."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

from complot.core.seats import Seat, Seats, Viewer, gather
from complot.games.resistance.plot import dealing, opinion, responsibility, windows
from complot.games.resistance.plot import views as scenes
from complot.games.resistance.plot.hands import Inspection, Look, Plot

Failing: TypeAlias = dict[int, Seats]
"""By mission, who is imagined to have played Fail."""


def plot(seen: scenes.PlotView | None, failing: Failing) -> Plot | None:
    """All of it lies open, but for what other players saw on a Mission card (P2, P-12)."""
    if seen is None:
        return None
    return Plot(
        deck=seen.deck,
        hands=seen.hands,
        drawn=seen.drawn,
        served=gather(seen.served),
        deposed=seen.deposed,
        spotlit=seen.spotlit,
        looks=tuple(Look(each.seat, each.whose) for each in seen.looks),
        inspections=tuple(
            Inspection(
                each.mission,
                each.seat,
                each.whose,
                not failing[each.mission] >> each.whose & 1,
            )
            for each in seen.inspections
        ),
        spotlights=seen.spotlights,
    )


def phase(scene: Any, viewer: Viewer, failing: Failing, rng: Random) -> Any:
    """The phase that looks like this to this viewer."""
    match scene:
        case scenes.DrawingPlot():
            return dealing.DrawingPlot()
        case scenes.HandingOut():
            return dealing.HandingOut()
        case scenes.Overhearing(seat):
            return dealing.Overhearing(seat)
        case scenes.Confiding(seat, card):
            return dealing.Confiding(seat, card)
        case scenes.TakingResponsibility(seat, attempt):
            return responsibility.TakingResponsibility(seat, attempt)
        case scenes.Usurping(queue, attempt):
            return windows.Usurping(queue, attempt=attempt)
        case scenes.Opining():
            return _opining(scene, viewer, rng)
        case scenes.Annulling(queue):
            return windows.Annulling(queue)
        case scenes.Spotlighting(queue):
            return windows.Spotlighting(queue)
        case scenes.Inspecting(queue, mission):
            return windows.Inspecting(queue, failing=failing[mission])


def _opining(seen: scenes.Opining, viewer: Viewer, rng: Random) -> opinion.Opining:
    """An Opinion Maker who has voted may have voted either way; the viewer knows its own."""
    voted = gather(seen.voted)
    approving = gather(sealed(seen.voted, seen.mine, viewer, rng))
    waiting = gather(seen.makers) ^ voted
    return opinion.Opining(seen.mission, seen.attempt, seen.team, waiting, approving)


def sealed(voted: tuple[Seat, ...], mine: bool | None, viewer: Viewer, rng: Random) -> list[Seat]:
    """Those of the voters who approve, as far as a viewer can tell: any, but for itself."""
    return [seat for seat in voted if (mine if seat == viewer else rng.random() < 0.5)]
