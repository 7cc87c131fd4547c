"""Random games end as a count that was written from the clauses alone says they should."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from secret_recount import recount

from complot.core.contract import Event
from complot.core.seats import CHANCE, Audience
from complot.games.secrets.game import SECRETS
from complot.games.secrets.options import Options

GAMES = 1_100
"""At each of five numbers of players: 5,500 in all."""


@pytest.mark.rule("S1", "S18", "S24", "S28", "S30", "S31", "S32", "S33", "S34", "S-12", "S-15")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_random_games_are_scored_as_an_independent_recount_says(players: int) -> None:
    rng = Random(f"recount {players}")
    ways: Counter[str] = Counter()
    for _ in range(GAMES):
        public: list[Event] = []

        def tell(audience: Audience, event: Event, heard: list[Event] = public) -> None:
            if audience.seats is None:
                heard.append(event)

        state = SECRETS.start(Options(), players)
        phase: Any = state.phase
        while actors := phase.actors(state):
            seat = actors[int(rng.random() * len(actors))]
            if seat == CHANCE:
                chances = phase.chances(state)
                action = chances.at(rng.randrange(len(chances.lots)))
            else:
                legal = phase.legal(state, seat)
                action = legal[int(rng.random() * len(legal))]
            state = phase.apply(state, seat, action, tell)
            phase = state.phase
        points, winners, fullest = recount(msgspec.to_builtins(public), players)
        assert list(phase.points) == points
        assert fullest == (5 if players <= 6 else 4)
        returns = SECRETS.returns(state)
        assert returns is not None
        assert [seat for seat in range(players) if returns[seat] == 1] == winners
        ways[phase.result.how] += 1
    assert set(ways) == {"lone_hippie", "higher_total", "tie"}
