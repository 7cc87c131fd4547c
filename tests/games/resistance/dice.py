"""What a bot does in a position, over many throws of its dice, and in whole games."""

from __future__ import annotations

from random import Random
from typing import Final

from tables import Table

from complot.bots import Bot, RandomBot, Thought
from complot.core.chance import seed_of
from complot.core.contract import Action
from complot.core.seats import Seat
from complot.games.resistance import BOTS
from complot.games.resistance.facts import SPY

SENSIBLE: Final[Bot] = BOTS["sensible"]
RANDOM: Final[Bot] = RandomBot()


def thought(table: Table, seat: Seat, seed: int = 0, bot: Bot = SENSIBLE) -> Thought:
    return bot(table.observation(seat), 1, Random(seed))


def choice(table: Table, seat: Seat, seed: int = 0) -> Action:
    return thought(table, seat, seed).action


def choices(table: Table, seat: Seat, seeds: int = 40) -> set[Action]:
    """Everything the bot does here, over many throws of its dice."""
    return {choice(table, seat, seed) for seed in range(seeds)}


def play(table: Table, seed: int, *, resistance: Bot = SENSIBLE, spies: Bot = SENSIBLE) -> Table:
    """A whole game between two kinds of bots."""
    chance = seed_of(seed)
    table.deal(chance)
    rng = Random(seed)
    while table.actors():
        seat = rng.choice(table.actors())
        bot = spies if table.sees(seat).role is SPY else resistance
        thinks = bot(table.observation(seat), 1, rng)
        assert thinks.action in table.may(seat)
        for claim in thinks.says:
            table.say(seat, claim)
        table.step(seat, thinks.action)
        table.deal(chance)
    return table
