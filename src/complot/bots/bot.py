"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from complot.core.belief import Belief
from complot.core.contract import Action, Claim
from complot.core.match import Observation
from complot.core.value import Value

BUDGET: Final = 1000
"""Iterations that a bot may think for where nobody says otherwise."""


class Thought(Value):
    """What a bot does, and what it says before doing it."""

    action: Action
    says: tuple[Claim, ...] = ()


class Bot(Protocol):
    """Decides for a seat from what that seat may know, and from nothing else."""

    def __call__(self, observation: Observation[Any], budget: int, rng: Random) -> Thought:
        """One of ``observation.legal``.

        The budget is a number of iterations, not of seconds: the same observation, budget and
        random numbers give the same thought on any machine.
        """
        ...


@runtime_checkable
class Believer(Bot, Protocol):
    """A bot that can say, once the game is over, what it believed on the way."""

    def believes(self, observation: Observation[Any], rng: Random) -> tuple[Belief, ...]:
        """What it takes for likely before a decision; nothing where it has nothing new to weigh."""
        ...
