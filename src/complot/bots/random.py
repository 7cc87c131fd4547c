"""The bot that plays any game, and knows none."""

from __future__ import annotations

from random import Random
from typing import Any

from complot.bots.bot import Thought
from complot.core.match import Observation


class RandomBot:
    """Takes any choice, each as likely as the next, and says nothing."""

    def __call__(self, observation: Observation[Any], budget: int, rng: Random) -> Thought:
        return Thought(rng.choice(observation.legal))
