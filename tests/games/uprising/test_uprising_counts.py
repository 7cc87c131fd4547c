"""How many ways there are to go on, and how many of them a viewer can tell apart, move by move.

``counts.json`` holds, for some positions, the number of histories of each length and, for each
seat and for a spectator, the number of different things they may have heard by then.

Rewrite it, after a change of the rules, with ``PYTHONPATH=tests python <this file> --write``.

By hand. Of N numbers the first k boxes of five, in ascending order, are chosen in C(N - 5 + k, k)
ways. In the first turn the marker stays or goes to the second 1, or the Rebel declares.
"""

from __future__ import annotations

import sys
from math import comb
from pathlib import Path

import pytest
from uprising_tables import GOVERNMENT, Table, begun, position

from complot.games.uprising.game import UPRISING
from counting import count, stored, write

COUNTS = Path(__file__).with_name("counts.json")


def positions() -> dict[str, tuple[Table, int]]:
    """By name a table, and how far to count."""
    return {
        "boxes": (Table(), 3),
        "boxes of 13": (Table(numbers=13), 7),
        "first turn": (begun(), 5),
        "rebel": (position("c4 I1, c5 S6, d5 D14, h3 s, k1 A, d3 A", held="I2 D15"), 3),
        "revolution": (
            position("c4 I1, c5 S6, d5 D14, e2 i, k1 A, d3 A, e1 A", revolution=True),
            4,
        ),
        "jailbreak": (
            position("e4 I1, e5 D14, d4 D15, k1 A, h3 A", held="D16 D17", captives=1, left=1),
            4,
        ),
        "government": (
            position(
                "c4 I1, c5 S6, d5 D14, h3 s, k1 A, d4 A",
                side=GOVERNMENT,
                held="I2 D15",
                left=2,
                captives=1,
            ),
            3,
        ),
        "captives": (position("c4 I1, c5 s, d5 D14, k1 A", side=GOVERNMENT, captives=3), 3),
    }


@pytest.mark.rule("U16", "U23", "U26", "U27", "U29", "U33", "U34", "U35", "U36", "U42", "U45")
@pytest.mark.parametrize("name", positions())
def test_there_are_as_many_ways_to_go_on_as_were_counted(name: str) -> None:
    table, depth = positions()[name]
    assert count(UPRISING, table.state, depth) == stored(COUNTS)[name]


@pytest.mark.rule("U16", "U-25")
def test_the_boxes_are_filled_in_as_many_ways_as_reckoned_by_hand() -> None:
    for name, numbers in (("boxes", 26), ("boxes of 13", 13)):
        counts = stored(COUNTS)[name]
        reckoned = [comb(numbers - 5 + k, k) for k in range(1, 6)]
        assert counts["histories"][:5] == reckoned[: len(counts["histories"])]
        assert counts["seat 0"] == counts["histories"]
        assert set(counts["seat 1"]) == set(counts["spectator"]) == {1}


@pytest.mark.rule("U11", "U-26")
def test_the_government_hears_of_halves_and_boxes_nothing() -> None:
    rebel, jailbreak = stored(COUNTS)["rebel"], stored(COUNTS)["jailbreak"]
    whole = 2  # declaring and ending the turn; all other choices have a second half
    assert rebel["seat 1"][0] == rebel["spectator"][0] == whole + 1
    assert jailbreak["spectator"][3] < jailbreak["seat 0"][3]


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    tables = positions().items()
    write(COUNTS, {name: count(UPRISING, table.state, depth) for name, (table, depth) in tables})
