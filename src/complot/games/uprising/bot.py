"""A simple sensible bot: it knows what the rules let it conclude, and acts on that."""

from __future__ import annotations

from random import Random

from complot.bots import Thought
from complot.core.match import Observation
from complot.games.uprising import views
from complot.games.uprising.rebellion import Rebellion
from complot.games.uprising.repression import Repression


class SensibleBot:
    """Plays Uprising well enough to be good company."""

    def __call__(self, observation: Observation[views.View], budget: int, rng: Random) -> Thought:
        view = observation.view
        if observation.seat == view.rebel:
            return Thought(Rebellion(observation, budget, rng).decides(observation.legal))
        return Thought(Repression(observation, budget, rng).decides(observation.legal))
