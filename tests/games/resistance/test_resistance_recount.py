"""Random games end as often in each way as an independent count says they should."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest
from recount import ENDINGS, split

from complot.core.contract import silent
from complot.core.seats import CHANCE
from complot.games.resistance.game import RESISTANCE
from complot.games.resistance.options import Options

GAMES = 20_000


def random_ending(players: int, options: Options, rng: Random) -> str:
    """How one game ends in which chance and everyone choose at random."""
    state = RESISTANCE.start(options, players)
    while True:
        phase: Any = state.phase
        actors = phase.actors(state)
        if not actors:
            break
        for seat in actors:
            if seat == CHANCE:
                chances = phase.chances(state)
                action = chances.at(rng.randrange(len(chances.lots)))
            else:
                legal = phase.legal(state, seat)
                action = legal[int(rng.random() * len(legal))]
            state = phase.apply(state, seat, action, silent)
            phase = state.phase
    ending = RESISTANCE.ending(state)
    assert ending is not None
    return ending.how


@pytest.mark.rule("R2", "R6", "R10", "R11", "R12", "R14", "R15", "R18")
@pytest.mark.parametrize(
    "targeting",
    [
        pytest.param(False, id="base"),
        pytest.param(True, id="targeting", marks=pytest.mark.rule("R19", "R-5", "R-6")),
    ],
)
@pytest.mark.parametrize("players", [5, 7, 10])
def test_random_games_end_as_an_independent_count_of_the_clauses_says(
    players: int, targeting: bool
) -> None:
    rng = Random(f"{players} players, targeting {targeting}")
    options = Options(targeting=targeting)
    ours = Counter(random_ending(players, options, rng) for _ in range(GAMES))
    theirs = split(players, GAMES, seed=players, targeting=targeting)
    assert set(ours) == set(ENDINGS)
    for how in ENDINGS:
        share = (ours[how] + theirs[how]) / (2 * GAMES)
        tolerance = 5 * sqrt(share * (1 - share) * 2 / GAMES)
        assert abs(ours[how] - theirs[how]) / GAMES <= tolerance, how
