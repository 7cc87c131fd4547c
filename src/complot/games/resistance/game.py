"""The Resistance as a game of the contract."""

from __future__ import annotations

from random import Random
from typing import Final

from complot.core.contract import Ending, Event, Game
from complot.core.seats import Seat, Viewer
from complot.games.resistance import knowledge, mission, over, setup, team, views
from complot.games.resistance.actions import CATALOGUE
from complot.games.resistance.charts import CHARTS
from complot.games.resistance.claims import CLAIMS
from complot.games.resistance.events import EVENTS, REVEALS
from complot.games.resistance.facts import ATTEMPTS, LEAST_SEATS, MISSIONS, MOST_SEATS, TEAM_SIZES
from complot.games.resistance.knowledge import Knowledge
from complot.games.resistance.options import Options
from complot.games.resistance.plot import dealing, opinion, responsibility, windows
from complot.games.resistance.plot.actions import PLOT_CATALOGUE
from complot.games.resistance.plot.cards import CARDS, DRAWN, Card
from complot.games.resistance.plot.claims import PLOT_CLAIMS
from complot.games.resistance.plot.events import PLOT_EVENTS, PLOT_REVEALS
from complot.games.resistance.plot.hands import unopened
from complot.games.resistance.state import Resistance
from complot.games.resistance.views import View

_PROPOSAL_ACTIONS: Final = 3 + MOST_SEATS  # target, propose, call; then everybody votes
_LARGEST_TEAM: Final = max(max(sizes) for sizes in TEAM_SIZES.values())
_ROUND_ACTIONS: Final = ATTEMPTS * _PROPOSAL_ACTIONS + _LARGEST_TEAM

_MOST_DRAWN: Final = max(DRAWN.values())
_COPIES: Final = {card: printed.large for card, printed in CARDS.items()}
_PROPOSAL_CHANCES: Final = (
    _COPIES[Card.STRONG_LEADER] + _COPIES[Card.TAKE_RESPONSIBILITY] + _COPIES[Card.NO_CONFIDENCE]
)
_MISSION_CHANCES: Final = _COPIES[Card.IN_THE_SPOTLIGHT] + _COPIES[Card.KEEPING_A_CLOSE_EYE]
_ROUND_PLOT_ACTIONS: Final = 3 * _MOST_DRAWN + ATTEMPTS * _PROPOSAL_CHANCES + _MISSION_CHANCES
"""Each card drawn, handed out and resolved; and in a window at most one choice for each copy."""


class TheResistance(Game[Resistance, Options, View, Knowledge]):
    """Missions, votes and spies, for five to ten."""

    name = "resistance"
    rules_version = 2
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    max_actions = 1 + MOST_SEATS + len(MISSIONS) * (_ROUND_ACTIONS + _ROUND_PLOT_ACTIONS)
    charts = CHARTS
    options = Options
    state = Resistance
    view_type = View
    actions = (*CATALOGUE, *PLOT_CATALOGUE)
    events = (*EVENTS, *PLOT_EVENTS)
    claims = (*CLAIMS, *PLOT_CLAIMS)
    reveals = (*REVEALS, *PLOT_REVEALS)
    phases = (
        setup.DrawingLeader,
        setup.Dealing,
        team.Targeting,
        team.Proposing,
        team.Discussing,
        team.Voting,
        mission.OnMission,
        over.Over,
        dealing.DrawingPlot,
        dealing.HandingOut,
        dealing.Overhearing,
        dealing.Confiding,
        responsibility.TakingResponsibility,
        windows.Usurping,
        opinion.Opining,
        windows.Annulling,
        windows.Spotlighting,
        windows.Inspecting,
    )

    def opening(self, options: Options, seats: int) -> Resistance:
        return Resistance(options, seats, plot=unopened(seats) if options.plot else None)

    def view(self, state: Resistance, viewer: Viewer) -> View:
        return views.view(state, viewer)

    def knowledge(self, options: Options, seats: int, viewer: Viewer) -> Knowledge:
        return knowledge.knowledge(seats, viewer)

    def learn(self, known: Knowledge, event: Event) -> Knowledge:
        return knowledge.learn(known, event)

    def imagine(self, known: Knowledge, seen: View, rng: Random) -> Resistance:
        return knowledge.imagine(known, seen, rng)

    def ending(self, state: Resistance) -> Ending | None:
        phase = state.phase
        return Ending(phase.winner, phase.how) if isinstance(phase, over.Over) else None

    def side(self, state: Resistance, seat: Seat) -> str | None:
        return state.roles[seat] if seat < len(state.roles) else None

    def table(self, state: Resistance) -> int:
        return state.seats


RESISTANCE: Final = TheResistance()
