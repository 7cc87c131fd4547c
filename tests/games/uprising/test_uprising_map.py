"""The map by count, and by a second opinion."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
import uprising_recount as recount

from complot.games.uprising.board import Board, around, groups, swappable, transferable
from complot.games.uprising.game import UPRISING
from complot.games.uprising.hexes import (
    ALL,
    CENTRE_RING,
    COORDINATES,
    HEXES,
    NAMES,
    NEIGHBOURS,
    NEXUS,
    RAYS,
    RIM,
    SPOT,
    area,
    names_of,
    ring,
    spots_of,
)


@pytest.mark.rule("U1")
def test_the_rings_have_1_6_12_18_24_and_30_hexes() -> None:
    assert HEXES == 91
    counted = Counter(ring(spot) for spot in range(HEXES))
    assert [counted[distance] for distance in range(6)] == [1, 6, 12, 18, 24, 30]
    assert RIM.bit_count() == 30
    assert all(ring(spot) == 5 for spot in spots_of(RIM))


@pytest.mark.rule("U1")
def test_a_hex_has_six_neighbours_but_on_the_rim_four_and_in_a_corner_three() -> None:
    counted = Counter(near.bit_count() for near in NEIGHBOURS)
    assert counted == {6: 61, 4: 24, 3: 6}
    corners = {NAMES[spot] for spot in range(HEXES) if NEIGHBOURS[spot].bit_count() == 3}
    assert corners == {"a1", "a6", "f1", "f11", "k1", "k6"}


@pytest.mark.rule("U1")
def test_rows_are_named_from_the_top_and_hexes_counted_from_the_left() -> None:
    rows = Counter(name[0] for name in NAMES)
    assert [rows[letter] for letter in "abcdefghijk"] == [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]
    assert NAMES[0] == "a1"
    assert NAMES[-1] == "k6"
    assert COORDINATES[NEXUS] == (0, 0)
    assert NAMES[NEXUS] == "f6"
    assert set(names_of(CENTRE_RING)) == {"e5", "e6", "f5", "f7", "g5", "g6"}
    assert UPRISING.facts["q"]["a1"] == 0
    assert UPRISING.facts["r"]["a1"] == -5
    assert set(UPRISING.facts["q"]) == set(UPRISING.facts["r"]) == set(NAMES)


@pytest.mark.rule("U33")
def test_the_straight_ways_out_of_a_hex_end_at_the_rim() -> None:
    assert [len(ray) for ray in RAYS[NEXUS]] == [5] * 6
    assert sorted(len(ray) for ray in RAYS[SPOT["a1"]]) == [5, 5, 10]
    assert sorted(len(ray) for ray in RAYS[SPOT["f5"]]) == [4, 4, 4, 5, 5, 6]
    for spot, rays in enumerate(RAYS):
        for ray in rays:
            for steps, other in enumerate(ray, start=1):
                assert recount.distance(NAMES[spot], NAMES[other]) == steps


def test_neighbours_are_one_step_away() -> None:
    for name in NAMES:
        assert set(names_of(NEIGHBOURS[SPOT[name]])) == recount.neighbours(name)


@pytest.mark.rule("U28", "U29", "U33", "U-7", "U-8")
@pytest.mark.parametrize("seed", range(60))
def test_groups_lines_and_targets_are_those_found_by_walking(seed: int) -> None:
    rng = Random(seed)
    names = rng.sample(NAMES, rng.randint(8, 45))
    agents = [name for name in names[:5] if name != "f6"]
    counters = names[5:]
    rebels = area(SPOT[name] for name in counters)
    board = Board(spots=(-1,), agents=area(SPOT[name] for name in agents), open_insurgents=rebels)

    for name in counters:
        (found,) = [each for each in groups(rebels) if each >> SPOT[name] & 1]
        assert set(names_of(found)) == recount.group(name, counters)
        assert set(names_of(board.destinations(SPOT[name]))) == recount.transfers(
            name, counters, agents
        )
    for name in agents:
        assert set(names_of(board.reach(SPOT[name]))) == recount.reach(name, counters, agents)

    movable = area(SPOT[name] for name in counters if rng.random() < 0.7)
    targets = board.open_to_rebels
    assert {NAMES[spot] for spot in transferable(rebels, movable, targets)} == {
        name
        for name in counters
        if movable >> SPOT[name] & 1 and recount.transfers(name, counters, agents)
    }
    able = {name for name in counters if movable >> SPOT[name] & 1}
    assert set(names_of(swappable(rebels, movable))) == {
        name for name in able if len(recount.group(name, counters) & able) > 1
    }


def test_around_everything_is_everything() -> None:
    assert around(ALL) == ALL
    assert around(0) == 0
    assert groups(ALL) == (ALL,)
    assert groups(0) == ()
