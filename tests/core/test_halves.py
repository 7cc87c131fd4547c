"""A choice of two halves shows to its maker only, and what is seen may rule worlds out."""

from __future__ import annotations

from random import Random
from typing import Any

import envelope
import pytest
from envelope import ENVELOPE, EnvelopeGame, Guess, Hide, Lay, Lift, Options

from complot.core.conformance import Effort, Fault, prove
from complot.core.conformance.pairs import draw
from complot.core.contract import Action, Sight
from complot.core.errors import Code, Illegal
from complot.core.match import Match

EFFORT = Effort(games=12, pairs=30, positions=300, retell=2)

IMPOSSIBLE = "what a viewer saw is possible in every world it can't rule out"


def test_a_game_with_halves_and_evidence_passes_every_proof() -> None:
    report = prove(ENVELOPE, EFFORT)
    assert report.open > 10
    assert report.guessed < report.open
    assert ("laying", "guesser") in report.pairs
    assert set(report.counted) == {"hiding", "lifting", "laying", "guessing", "over"}


def test_half_a_choice_that_shows_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(envelope.Laying, "shown", True)
    with pytest.raises(Fault, match="half a choice shows to its maker only"):
        prove(ENVELOPE, EFFORT)


def test_half_a_choice_that_passes_for_open_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(envelope.Lifting, "sight", Sight.OPEN)
    with pytest.raises(Fault, match="that a choice was made is told"):
        prove(ENVELOPE, EFFORT)


def test_evidence_that_is_not_declared_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(envelope.Lifting, "evidence", "")
    with pytest.raises(Fault, match=IMPOSSIBLE):
        prove(ENVELOPE, EFFORT)


class Heedless(EnvelopeGame):
    """It doesn't conclude anything from the coin."""

    heeds_coins = False


def test_evidence_that_is_not_heeded_is_caught() -> None:
    with pytest.raises(Fault, match="an imagined world can be"):
        prove(Heedless(), EFFORT)


class Tricky(EnvelopeGame):
    """The guesser's choices depend on the card."""

    def legal(self, state: Any, seat: int) -> tuple[Action, ...]:
        legal = super().legal(state, seat)
        return legal[:1] if seat == 1 and state.card == "red" else legal


def test_one_s_own_choices_are_no_evidence() -> None:
    with pytest.raises(Fault):
        prove(Tricky(), EFFORT)


class Eager(EnvelopeGame):
    """Players at random always lift the white coin if they can."""

    def eagerness(self, action: Action) -> int:
        return 1000 if action == Lift("white") else 1


def test_random_players_choose_as_eagerly_as_the_game_says() -> None:
    rng = Random(1)
    state = Eager().apply(envelope.Envelope(), 0, Hide("red"), lambda *_: None)
    lifted = [draw(Eager(), state, 0, rng) for _ in range(200)]
    assert lifted.count(Lift("white")) > 190
    evenly = [draw(ENVELOPE, state, 0, rng) for _ in range(200)]
    assert 60 < evenly.count(Lift("white")) < 140


def test_a_secret_that_nobody_else_is_asked_beside_and_both_halves_can_be_sent_at_once() -> None:
    match = Match(ENVELOPE, Options(), 2)
    match.act(0, [Hide("red"), Lift("white"), Lay(True)])
    assert match.actors() == (1,)
    with pytest.raises(Illegal) as refusal:
        match.act(1, [Guess("red"), Guess("red")])
    assert refusal.value.code is Code.ONE_AT_A_TIME
