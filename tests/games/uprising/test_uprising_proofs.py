"""Uprising passes every proof, with every option and in every phase."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from complot.core.codec import codec_of
from complot.core.conformance import Effort, Setting, prove, settings
from complot.core.conformance.pairs import Pair, draw
from complot.core.contract import Sight
from complot.core.match import Match
from complot.games.uprising.facts import MOST_NUMBERS
from complot.games.uprising.game import UPRISING
from complot.games.uprising.options import (
    EmptyJailbreak,
    HiddenSympathizersMove,
    JailbreakOverflow,
    NexusPlacement,
    Options,
    TrackStep,
    TurnIntoNexus,
)

LONGEST_LIST = 150


MIXES = (
    Options(
        numbers=14,
        nexus_placement=NexusPlacement.OWN_TURN,
        jailbreak_overflow=JailbreakOverflow.FREE,
        turn_into_nexus=TurnIntoNexus.YES,
    ),
    Options(
        numbers=15,
        nexus_placement=NexusPlacement.OWN_TURN,
        empty_jailbreak=EmptyJailbreak.NOTHING,
        ruthless=True,
    ),
    Options(
        numbers=20,
        hidden_sympathizers_move=HiddenSympathizersMove.NO,
        turn_into_nexus=TurnIntoNexus.YES,
        track_step=TrackStep.NUMBER,
        match=True,
        turn_cap=25,
    ),
)
"""Options that bear on each other through boxes, reserve and Nexus."""


@pytest.mark.rule("U11", "U-11", "U-14", "U-20")
@pytest.mark.parametrize("options", MIXES, ids=range(len(MIXES)))
def test_mixed_options_leak_nothing_either(options: Options) -> None:
    effort = Effort(games=2, pairs=3, positions=700)
    report = prove(UPRISING, effort, within=[Setting(2, options)])
    assert report.positions >= effort.positions


@pytest.mark.rule("U7", "U11", "U42", "U-11", "U-17", "U-25", "U-26")
def test_worlds_stay_alike_in_every_phase() -> None:
    """Pairs in each phase, and how many of them are of two different worlds."""
    rng = Random("pairs")
    counted: Counter[str] = Counter()
    wanted = {phase.kind() for phase in UPRISING.phases} - {"over"}
    while min(counted[kind] for kind in wanted) < 8:
        match = Match(UPRISING, Options(), 2)
        half: list[object] = []
        while actors := match.actors():
            state = match.state
            kind = state.phase.kind()
            if counted[kind] < 25 or rng.random() < 0.01:
                seen = UPRISING.view(state, None)
                other = UPRISING.imagine(match.knowledge(None), seen, rng)
                pair = Pair(UPRISING, state, other, None)
                alike = pair.compare(rng) and pair.resume(half, actors[0], rng)  # type: ignore[arg-type]
                while alike and pair.survived < 8:
                    alike = pair.step(rng)
                counted[kind] += pair.differs
            action = draw(UPRISING, state, actors[0], rng)
            told = len(match.told)
            match.step(actors[0], action)
            silent = len(match.told) == told + 1
            half = [*half, action] if silent and state.phase.sight is Sight.HALF else []
    print(dict(counted))


@pytest.mark.rule("U4")
@pytest.mark.parametrize("seed", range(6))
def test_no_list_of_choices_is_long_and_every_game_ends(seed: int) -> None:
    rng = Random(seed)
    options = settings(UPRISING)[seed].options
    assert isinstance(options, Options)
    state = UPRISING.start(options, 2)
    actions = 0
    while actors := UPRISING.actors(state):
        legal = UPRISING.legal(state, actors[0])
        assert len(legal) <= LONGEST_LIST
        choose = rng.choice(legal) if seed % 2 else draw(UPRISING, state, actors[0], rng)
        state = UPRISING.apply(state, actors[0], choose, lambda *_: None)
        actions += 1
        display, board = state.display, state.board
        hidden = sum(spot >= 0 for spot in board.spots)
        gone = display.were_insurgents | display.were_sympathizers | display.were_dummies
        numbers = state.options.numbers
        assert hidden + display.undeployed.bit_count() + gone.bit_count() == numbers
        assert board.rebels.bit_count() == (
            hidden + board.open_insurgents.bit_count() + board.open_sympathizers.bit_count()
        )
        assert not board.rebels & board.agents
        assert len(state.board.spots) <= MOST_NUMBERS + 1
    assert actions <= UPRISING.max_actions


@pytest.mark.rule("U4", "U8")
@pytest.mark.parametrize("seed", range(4))
def test_insurgents_are_neither_lost_nor_made(seed: int) -> None:
    rng = Random(seed)
    state = UPRISING.start(Options(numbers=20), 2)
    while actors := UPRISING.actors(state):
        state = UPRISING.apply(
            state, actors[0], draw(UPRISING, state, actors[0], rng), lambda *_: None
        )
        if state.turn and state.phase.kind() != "freeing":
            hidden = state.display.insurgents.bit_count()
            shown = state.board.open_insurgents.bit_count()
            assert hidden + shown + state.captives + state.reserve + state.killed == 5


def test_states_of_the_rules_are_values_that_travel() -> None:
    codec = codec_of(UPRISING)
    schema = codec.schema()
    assert "$defs" in schema
