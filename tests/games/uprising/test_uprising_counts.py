"""How many ways there are to go on, and how many of them a viewer can tell apart, move by move.

``counts.json`` holds, for some positions, the number of histories of each length and, for each
seat and for a spectator, the number of different things they may have heard by then.

Rewrite it, after a change of the rules, with ``python test_uprising_counts.py --write``.

By hand. Of N numbers the first k boxes of five, in ascending order, are chosen in C(N - 5 + k, k)
ways. In the first turn the marker stays or goes to the second 1, or the Rebel declares.
"""

from __future__ import annotations

import json
import sys
from math import comb
from pathlib import Path
from typing import Any

import pytest
from uprising_tables import GOVERNMENT, Table, begun, position

from complot.core.contract import Action, Event
from complot.core.match import Moved
from complot.core.seats import Audience, Seat, Viewer
from complot.games.uprising.game import UPRISING

COUNTS = Path(__file__).with_name("counts.json")

Counts = dict[str, list[int]]


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


class Hearsay:
    """Gives each different thing that one viewer may have heard a number of its own."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, tuple[Event, ...]], int] = {}

    def after(self, before: int, told: tuple[Event, ...]) -> int:
        if not told:
            return before
        return self.numbers.setdefault((before, told), len(self.numbers) + 1)


def count(table: Table, depth: int) -> Counts:
    """The number of histories, and of what each viewer may have heard, of length 1 to depth."""
    viewers: tuple[Viewer, ...] = (0, 1, None)
    names = ("seat 0", "seat 1", "spectator")
    hearsays = [Hearsay() for _ in viewers]
    counts: Counts = {"histories": [], **{name: [] for name in names}}
    histories = [(table.state, (0, 0, 0))]
    for _ in range(depth):
        longer = []
        for state, heard in histories:
            for seat in UPRISING.actors(state):
                for action in UPRISING.legal(state, seat):
                    told: list[tuple[Audience, Event]] = []
                    after = UPRISING.apply(state, seat, action, lambda *e, t=told: t.append(e))
                    hears = [
                        hearsay.after(before, _audible(viewer, seat, action, told))
                        for viewer, hearsay, before in zip(viewers, hearsays, heard, strict=True)
                    ]
                    longer.append((after, (hears[0], hears[1], hears[2])))
        histories = longer
        counts["histories"].append(len(histories))
        for place, name in enumerate(names):
            counts[name].append(len({heard[place] for _, heard in histories}))
    return counts


def _audible(
    viewer: Viewer, seat: Seat, action: Action, told: list[tuple[Audience, Event]]
) -> tuple[Event, ...]:
    own = (Moved(seat, action),) if seat == viewer else ()
    return (*own, *(event for audience, event in told if audience.hears(viewer)))


def stored() -> dict[str, Counts]:
    counts: Any = json.loads(COUNTS.read_text())
    return dict(counts)


@pytest.mark.rule("U16", "U23", "U26", "U27", "U29", "U33", "U34", "U35", "U36", "U42", "U45")
@pytest.mark.parametrize("name", positions())
def test_there_are_as_many_ways_to_go_on_as_were_counted(name: str) -> None:
    table, depth = positions()[name]
    assert count(table, depth) == stored()[name]


@pytest.mark.rule("U16", "U-25")
def test_the_boxes_are_filled_in_as_many_ways_as_reckoned_by_hand() -> None:
    for name, numbers in (("boxes", 26), ("boxes of 13", 13)):
        counts = stored()[name]
        reckoned = [comb(numbers - 5 + k, k) for k in range(1, 6)]
        assert counts["histories"][:5] == reckoned[: len(counts["histories"])]
        assert counts["seat 0"] == counts["histories"]
        assert set(counts["seat 1"]) == set(counts["spectator"]) == {1}


@pytest.mark.rule("U11", "U-26")
def test_the_government_hears_of_halves_and_boxes_nothing() -> None:
    rebel, jailbreak = stored()["rebel"], stored()["jailbreak"]
    whole = 2  # declaring and ending the turn; all other choices have a second half
    assert rebel["seat 1"][0] == rebel["spectator"][0] == whole + 1
    assert jailbreak["spectator"][3] < jailbreak["seat 0"][3]


def write() -> None:
    tables = []
    for name, (table, depth) in positions().items():
        rows = [f'  "{what}": {numbers}' for what, numbers in count(table, depth).items()]
        tables.append(f' "{name}": {{\n' + ",\n".join(rows) + "\n }")
    COUNTS.write_text("{\n" + ",\n".join(tables) + "\n}\n")


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    write()
