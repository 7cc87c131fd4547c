"""What a bot would do in somebody's place."""

from __future__ import annotations

from random import Random
from typing import Any

from complot.bots.bot import Bot
from complot.core.contract import Action
from complot.core.errors import Illegal
from complot.core.match import Match
from complot.core.seats import Seat


def suggest(
    match: Match[Any, Any, Any, Any], seat: Seat, bot: Bot, budget: int, rng: Random
) -> tuple[Action, ...]:
    """The choices that the bot would make for a seat, up to the first that others hear of."""
    actions: tuple[Action, ...] = ()
    foresight = match.foresee(seat, actions)
    while foresight.secret and foresight.observation.legal:
        actions += (bot(foresight.observation, budget, rng).action,)
        try:
            foresight = match.foresee(seat, actions)
        except Illegal:
            break
    return actions
