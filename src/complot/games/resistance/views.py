"""What a player or a spectator may see of The Resistance, built field by field."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from complot.core import contract
from complot.core.contract import Scene
from complot.core.seats import CHANCE, Seat, Viewer
from complot.core.value import Value
from complot.games.resistance.events import Proposal, Report
from complot.games.resistance.facts import (
    ATTEMPTS,
    MISSIONS,
    SPIES,
    SPY,
    Role,
    fails_needed,
    team_size,
)
from complot.games.resistance.options import Options
from complot.games.resistance.plot import views as plot_views
from complot.games.resistance.plot.events import Opinions
from complot.games.resistance.plot.views import PlotView, plot_view

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


class DrawingLeader(Scene):
    """The Leader is being drawn."""


class Dealing(Scene):
    """The cards are being dealt."""

    dealt: int


class Targeting(Scene):
    """The Leader chooses a mission."""

    attempt: int


class Proposing(Scene):
    """The Leader chooses a team."""

    mission: int
    attempt: int


class Discussing(Scene):
    """The team is discussed."""

    mission: int
    attempt: int
    team: tuple[Seat, ...]


class Voting(Scene):
    """The team is voted on: who has voted, and how the viewer did."""

    mission: int
    attempt: int
    team: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    mine: bool | None
    opinions: Opinions | None = None  # the votes that were shown beforehand (P10)


class OnMission(Scene):
    """The team plays its cards: all that shows is the viewer's own."""

    mission: int
    team: tuple[Seat, ...]
    mine: bool | None


class Over(Scene):
    """The game is over."""

    winner: Role
    how: str


class Board(Value):
    """A mission's space on the score board."""

    mission: int
    size: int
    fails_needed: int
    report: Report | None


class View(contract.View):
    """The table as one viewer sees it."""

    seats: int
    options: Options
    spy_count: int
    leader: Seat | None
    role: Role | None  # the viewer's own
    spies: tuple[Seat, ...]  # those the spies' reveal has shown to the viewer, itself included
    board: tuple[Board, ...]
    proposals: tuple[Proposal, ...]
    rejections: int  # of this round, as the vote track shows them (R12)
    most_rejections: int  # with so many the spies have won
    scene: (
        DrawingLeader
        | Dealing
        | Targeting
        | Proposing
        | Discussing
        | Voting
        | OnMission
        | Over
        | plot_views.DrawingPlot
        | plot_views.HandingOut
        | plot_views.Overhearing
        | plot_views.Confiding
        | plot_views.TakingResponsibility
        | plot_views.Usurping
        | plot_views.Opining
        | plot_views.Annulling
        | plot_views.Spotlighting
        | plot_views.Inspecting
    )
    plot: PlotView | None = None  # at a table without Plot cards


def view(game: Resistance, viewer: Viewer) -> View:
    """All that this viewer may know."""
    scene, role = game.phase.scene(game, viewer), _role(game, viewer)
    return View(
        seat=viewer,
        waiting=game.phase.awaited(game, viewer),
        seats=game.seats,
        options=game.options,
        spy_count=SPIES[game.seats],
        leader=None if game.leader == CHANCE else game.leader,
        role=role,
        spies=_spies(game, viewer, role, scene),
        board=_board(game.seats, game.reports),
        proposals=game.proposals,
        rejections=_rejections(game, scene),
        most_rejections=ATTEMPTS,
        scene=scene,
        plot=None if game.plot is None else plot_view(game, game.plot, viewer),
    )


@lru_cache
def _board(seats: int, reports: tuple[Report, ...]) -> tuple[Board, ...]:
    """The score board, which every viewer sees alike and few moves change."""
    done = {report.mission: report for report in reports}
    return tuple(
        Board(mission, team_size(seats, mission), fails_needed(seats, mission), done.get(mission))
        for mission in MISSIONS
    )


def _rejections(game: Resistance, scene: Scene) -> int:
    """How many proposals of this round were refused, or annulled (R12, R-2, P13).

    A team that goes clears the track; as long as No Confidence may stop it, it hasn't gone.
    """
    if not game.proposals:
        return 0
    last = game.proposals[-1]
    if last.annulled or not last.approved:
        return last.attempt
    return last.attempt - 1 if isinstance(scene, plot_views.Annulling) else 0


def _role(game: Resistance, viewer: Viewer) -> Role | None:
    """The viewer's own card, once it is dealt (R7)."""
    if viewer is None or not 0 <= viewer < len(game.roles):
        return None
    return game.roles[viewer]


def _spies(game: Resistance, viewer: Viewer, role: Role | None, scene: Scene) -> tuple[Seat, ...]:
    """The spies the viewer was shown: all at the end (R-10), all to a spy who isn't blind (R9)."""
    if type(scene) is Over:
        return game.spies
    if viewer is None or role is not SPY:
        return ()
    if type(scene) is Dealing or game.options.blind_spies:
        return (viewer,)
    return game.spies
