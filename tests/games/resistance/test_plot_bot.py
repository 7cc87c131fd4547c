"""The sensible bot finds its way through every phase that Plot cards bring."""

from __future__ import annotations

from random import Random

import pytest

from complot.core.chance import seed_of
from complot.core.match import Match
from complot.core.seats import CHANCE
from complot.games.resistance import BOTS, RESISTANCE
from complot.games.resistance.options import Options, TakeResponsibility


@pytest.mark.parametrize("players", [5, 7, 10])
def test_a_table_of_sensible_bots_plays_to_the_end(players: int) -> None:
    bot, met = BOTS["sensible"], set()
    for number in range(12):
        options = Options(
            targeting=number % 2 == 0,
            blind_spies=number % 3 == 0,
            plot=True,
            take_responsibility=list(TakeResponsibility)[number // 6],
        )
        match, rng = Match(RESISTANCE, options, players), Random(number)
        while actors := match.actors():
            if actors == (CHANCE,):
                match.deal(seed_of(number))
                continue
            thought = bot(match.observation(actors[0]), 1, rng)
            met.add(match.state.phase.kind())
            match.step(actors[0], thought.action)
    assert {"handing_out", "opining", "annulling", "inspecting", "usurping"} <= met
