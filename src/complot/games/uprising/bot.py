"""A simple sensible bot: it knows what the rules let it conclude, and acts on that.

Of a choice in two halves it makes the first for the sake of the best whole, and looks again for
the second. It doesn't try to read the other player, nor believe what that one says.
"""

from __future__ import annotations

from random import Random

from complot.bots import BUDGET, Thought
from complot.core.belief import Belief
from complot.core.match import Observation
from complot.games.uprising import views
from complot.games.uprising.rebellion import Rebellion
from complot.games.uprising.repression import Repression


class SensibleBot:
    """Plays Uprising well enough to be good company."""

    def __call__(self, observation: Observation[views.View], budget: int, rng: Random) -> Thought:
        rebel = observation.seat == observation.view.rebel
        mind = (Rebellion if rebel else Repression)(observation, budget, rng)
        return Thought(mind.decides(observation.legal), mind.says())

    def believes(self, observation: Observation[views.View], rng: Random) -> tuple[Belief, ...]:
        """What the Government takes the counters for, whenever its turn begins."""
        view = observation.view
        if observation.seat == view.rebel or not isinstance(view.scene, views.Pacing):
            return ()
        return Repression(observation, BUDGET, rng).suspicions()
