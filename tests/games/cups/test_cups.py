"""Cups, the game that tests bring along, is as sound as those that Complot comes with."""

from __future__ import annotations

import pytest
from cups import CUPS
from cups_words import Guess, Roll

from complot.core.conformance import Effort, Setting, prove, settings
from complot.core.contract import silent
from complot.core.seats import CHANCE


@pytest.mark.parametrize("setting", settings(CUPS), ids=str)
def test_cups_keeps_the_contract_and_leaks_nothing(setting: Setting) -> None:
    phases = tuple(phase.kind() for phase in CUPS.phases)
    report = prove(CUPS, Effort(games=5, pairs=40, positions=200, phases=phases), within=[setting])
    assert min(report.pairs.values()) >= 40


@pytest.mark.parametrize(
    ("guesses", "winners"),
    [
        ((Guess(7, False), Guess(9, True)), ("near", "far")),
        ((Guess(6, False), Guess(8, False)), ("near", "near")),
        ((Guess(6, False), Guess(8, True)), ("far", "near")),
    ],
)
def test_the_nearest_guess_wins_and_of_two_the_sure_one(
    guesses: tuple[Guess, Guess], winners: tuple[str, str]
) -> None:
    game = CUPS.start(CUPS.options(), 2)
    for face in (3, 4):
        game = CUPS.step(game, CHANCE, Roll(face), silent)
    for seat, guess in enumerate(guesses):
        game = CUPS.step(game, seat, guess, silent)
    assert tuple(CUPS.side(game, seat) for seat in range(2)) == winners
