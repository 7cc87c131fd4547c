"""Every game of the registry passes every proof, with every option and number of players."""

from __future__ import annotations

import pytest

from complot.core.conformance import Effort, Setting, prove, settings
from complot.core.contract import AnyGame
from complot.games import titles

VARIANTS = {"targeting": "targeting"}
"""The phases that only a table with a certain option plays."""

EFFORT = Effort(games=10, pairs=200, positions=1000)
CASES = [(title.game, setting) for title in titles() for setting in settings(title.game)]


@pytest.mark.parametrize(
    ("game", "setting"), CASES, ids=[f"{game.name}: {setting}" for game, setting in CASES]
)
def test_a_game_keeps_the_contract_and_leaks_nothing(game: AnyGame, setting: Setting) -> None:
    report = prove(game, EFFORT, within=[setting])

    assert min(report.pairs.values()) >= EFFORT.pairs
    assert report.positions >= EFFORT.positions
    assert report.open > 20, "hardly any position at which the truth is hidden was retold"
    assert report.guessed * 2 < report.open, "imagined worlds are mostly the true one"
    usual = {
        phase.kind()
        for phase in game.phases
        if getattr(setting.options, VARIANTS.get(phase.kind(), ""), True)
    }
    assert {phase for phase, _ in report.pairs} == usual
    assert {phase for phase, viewer in report.pairs if viewer == "spectator"} == usual
