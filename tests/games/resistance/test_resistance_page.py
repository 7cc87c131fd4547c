"""The numbers on the rules page are those of the game."""

from __future__ import annotations

import re
from pathlib import Path

from complot.games.resistance.facts import MISSIONS, SPIES, TEAM_SIZES, fails_needed
from complot.games.resistance.plot.cards import CARDS, Icon
from complot.locale import catalogue

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "resistance.md"


def rows() -> dict[str, list[str]]:
    """The tables of the page, by what stands first in a row."""
    cells = re.findall(r"^\| (.+) \|$", PAGE.read_text(), re.MULTILINE)
    return {first: rest for first, *rest in (row.split(" | ") for row in cells)}


def test_the_page_has_the_spies_of_every_number_of_players() -> None:
    players = [int(count) for count in rows()["Players"]]
    assert players == list(SPIES)
    assert [int(count) for count in rows()["Spies"]] == list(SPIES.values())
    loyal = [count - SPIES[count] for count in players]
    assert [int(count) for count in rows()["Resistance"]] == loyal


def test_the_page_has_the_team_sizes_and_marks_the_missions_that_need_two_fails() -> None:
    for mission in MISSIONS:
        sizes = [
            f"{TEAM_SIZES[seats][mission - 1]}{'*' * (fails_needed(seats, mission) - 1)}"
            for seats in TEAM_SIZES
        ]
        assert [cell.replace("\\", "") for cell in rows()[str(mission)]] == sizes


def test_the_page_has_every_plot_card_with_its_icon_and_its_copies() -> None:
    icons = {Icon.AT_ONCE: "star", Icon.ONCE: "1", Icon.LASTING: "square"}
    for card, printed in CARDS.items():
        name = catalogue("en").text(f"resistance-card-{card.replace('_', '-')}")
        assert rows()[name] == [icons[printed.icon], str(printed.small), str(printed.large)]
