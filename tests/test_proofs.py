"""Every game of the registry passes every proof, with every option and number of players."""

from __future__ import annotations

import pytest

from complot.core.conformance import Effort, Setting, prove, settings
from complot.core.contract import AnyGame, Phase, replace
from complot.games import titles
from complot.games.uprising.facts import REALS
from complot.games.uprising.jailbreak import Freeing

VARIANTS = {
    "targeting": ("targeting", 0),
    "drawing_plot": ("plot", 0),
    "handing_out": ("plot", 0),
    "overhearing": ("plot", 7),
    "confiding": ("plot", 7),
    "taking_responsibility": ("plot", 0),
    "usurping": ("plot", 0),
    "opining": ("plot", 0),
    "annulling": ("plot", 0),
    "spotlighting": ("plot", 7),
    "inspecting": ("plot", 0),
}
"""The phases that only a table with a certain option plays, and with how many seats."""

EFFORT = Effort(games=10, pairs=200, positions=1000)
RICH = Effort(games=6, pairs=40, positions=1000)
"""For tables with more than twice as many phases: about as many positions in all."""

EVASIVE = replace(RICH, retell=4)
"""For Secrets: a look says so much that few stories come out when they are told anew."""

LONG = Effort(games=2, pairs=6, positions=700, retell=3)
"""For Uprising: a game is of a thousand choices, and a pair is followed through many of them."""

EFFORTS = {"secrets": EVASIVE, "uprising": LONG}

CASES = [(title.game, setting) for title in titles() for setting in settings(title.game)]


def played(phase: type[Phase], setting: Setting) -> bool:
    """Whether a table of this setting comes to this phase."""
    if phase is Freeing and setting.options.numbers == REALS:  # type: ignore[attr-defined]
        return False  # without Dummies no box is ever empty
    option, seats = VARIANTS.get(phase.kind(), ("", 0))
    return setting.seats >= seats and getattr(setting.options, option, True)


@pytest.mark.parametrize(
    ("game", "setting"), CASES, ids=[f"{game.name}: {setting}" for game, setting in CASES]
)
def test_a_game_keeps_the_contract_and_leaks_nothing(game: AnyGame, setting: Setting) -> None:
    effort = RICH if getattr(setting.options, "plot", False) else EFFORT
    effort = EFFORTS.get(game.name, effort)
    usual = {phase.kind() for phase in game.phases if played(phase, setting)}
    report = prove(game, replace(effort, phases=tuple(sorted(usual))), within=[setting])

    assert min(report.pairs.values()) >= effort.pairs
    assert report.positions >= effort.positions
    assert report.open > 20, "hardly any position at which the truth is hidden was retold"
    assert report.guessed * 2 < report.open, "imagined worlds are mostly the true one"
    assert {phase for phase, _ in report.pairs} == usual
    assert {phase for phase, viewer in report.pairs if viewer == "spectator"} == usual
