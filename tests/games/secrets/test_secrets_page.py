"""The numbers on the rules page are those of the game."""

from __future__ import annotations

import re
from pathlib import Path

from complot.games.secrets.facts import BULLETS, CHARACTERS, IDENTITIES
from complot.locale import catalogue

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "secrets.md"


def rows() -> dict[str, list[str]]:
    """The tables of the page, by what stands first in a row."""
    cells = re.findall(r"^\| (.+) \|$", PAGE.read_text(), re.MULTILINE)
    return {first: rest for first, *rest in (row.split(" | ") for row in cells)}


def test_the_page_has_every_character_with_its_copies_and_its_value() -> None:
    for character, printed in CHARACTERS.items():
        name = catalogue("en").text(f"secrets-character-{character.replace('_', '-')}")
        value = str(printed.value).replace("-", "−")
        assert rows()[name] == [str(printed.copies), value]


def test_the_page_has_the_tokens_of_every_number_of_players() -> None:
    assert [int(count) for count in rows()["Players"]] == list(IDENTITIES)
    for place, name in enumerate(("CIA", "KGB", "Hippie")):
        assert [int(count) for count in rows()[name]] == [
            counts[place] for counts in IDENTITIES.values()
        ]


def test_the_page_has_the_bullets() -> None:
    listed = ", ".join(str(value).replace("-", "−") for value in BULLETS[:-1])
    assert f"{listed} and −{-BULLETS[-1]}" in PAGE.read_text()
