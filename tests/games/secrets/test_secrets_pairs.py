"""Pairs of worlds stay alike through every card that moves or shows a secret."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from complot.core.conformance.pairs import Pair, draw
from complot.core.contract import replace
from complot.core.match import Match
from complot.core.seats import Viewer
from complot.games.secrets import offer
from complot.games.secrets.facts import Character
from complot.games.secrets.game import SECRETS
from complot.games.secrets.options import Options

PAIRS = 120
"""Through each card at each of five numbers of players: 600 in all."""


def through(match: Match[Any, Any, Any, Any], viewer: Viewer, rng: Random) -> Character | None:
    """The card that two worlds have come through, if they are still two at the end of its turn.

    The same card is offered in both: a different one would be the end of the pair.
    """
    state = match.state
    card = state.phase.card
    other = SECRETS.imagine(match.knowledge(viewer), SECRETS.view(state, viewer), rng)
    pair = Pair(SECRETS, state, replace(other, phase=replace(other.phase, card=card)), viewer)
    turn = state.turn
    alike = pair.compare(rng)
    while alike and pair.truth.state.turn == turn and SECRETS.actors(pair.truth.state):
        alike = pair.step(rng)
    return card if alike and pair.truth.state != pair.other.state else None


@pytest.mark.rule("S22", "S23", "S24", "S25", "S26", "S29", "S-13")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_worlds_stay_alike_through_every_card(players: int) -> None:
    rng = Random(f"pairs {players}")
    counted: Counter[Character] = Counter()
    while min(counted[card] for card in Character) < PAIRS:
        match: Match[Any, Any, Any, Any] = Match(SECRETS, Options(), players)
        while actors := match.actors():
            if isinstance(match.state.phase, offer.Answering):
                wanted = counted[match.state.phase.card] < PAIRS
                for viewer in (None, *range(players)) if wanted else ():
                    card = through(match, viewer, rng)
                    if card is not None:
                        counted[card] += 1
            seat = rng.choice(actors)
            match.step(seat, draw(SECRETS, match.state, seat, rng))
    print(f"{players} players:", {card.value: count for card, count in counted.items()})
    assert all(counted[card] >= PAIRS for card in Character)
