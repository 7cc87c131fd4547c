"""Setting up: boxes, the eight counters on the rim, the Agents around the Nexus."""

from __future__ import annotations

from math import comb

import pytest
from uprising_tables import (
    GOVERNMENT_SEAT,
    REBEL_SEAT,
    RING,
    VIEWERS,
    Table,
    begun,
    boxes,
    ring,
)

from complot.core.contract import Sight
from complot.core.errors import Code
from complot.core.seats import CHANCE
from complot.games.uprising.actions import At, Deploy, HideInsurgent, HideSympathizer, LeaveGap
from complot.games.uprising.events import AgentsPosted, CounterDeployed, TurnBegan
from complot.games.uprising.facts import (
    AGENTS,
    GOVERNMENT,
    INSURGENTS,
    MOST_NUMBERS,
    OPENING,
    REBEL,
    SYMPATHIZERS,
    TRACK,
    Piece,
)
from complot.games.uprising.game import UPRISING
from complot.games.uprising.hexes import RIM, names_of
from complot.games.uprising.options import Options
from complot.games.uprising.state import Uprising
from complot.games.uprising.views import Counter, Deploying, Preparing, Siting


@pytest.mark.rule("U4", "U5")
def test_the_pieces_are_five_eight_twenty_six_and_five() -> None:
    assert (INSURGENTS, SYMPATHIZERS, MOST_NUMBERS, AGENTS) == (5, 8, 26, 5)


@pytest.mark.rule("U7")
def test_nothing_is_left_to_chance() -> None:
    table = begun()
    assert not any(UPRISING.chances(state).lots for state in (table.state, Table().state))
    assert CHANCE not in table.actors()
    assert not any(action.kind().startswith("draw") for action in UPRISING.actions)


@pytest.mark.rule("U8", "U10", "U16")
def test_the_rebel_fills_thirteen_boxes_and_the_others_are_dummies() -> None:
    table = Table()
    assert table.actors() == (REBEL_SEAT,)
    table.act(REBEL_SEAT, boxes((2, 5, 9, 20, 26), (1, 3, 4, 6, 7, 8, 10, 25)))
    seen = table.sees(REBEL_SEAT)
    assert seen.insurgents == (2, 5, 9, 20, 26)
    assert seen.sympathizers == (1, 3, 4, 6, 7, 8, 10, 25)
    kinds = [table.state.display.piece(number) for number in range(1, 27)]
    assert [kinds.count(kind) for kind in Piece] == [5, 8, 13]
    assert table.state.display.piece(11) == "dummy"


@pytest.mark.rule("U16", "U-25")
def test_boxes_are_filled_in_ascending_order_so_that_there_is_one_way_to_fill_them() -> None:
    table = Table()
    assert [each.number for each in table.may()] == list(range(1, 23))
    table.does(HideInsurgent(7))
    assert [each.number for each in table.may(HideInsurgent)] == list(range(8, 24))
    table.does(*map(HideInsurgent, (10, 12, 14)))
    assert [each.number for each in table.may()] == list(range(15, 27))
    table.does(HideInsurgent(26))
    free = [number for number in range(1, 26) if number not in (7, 10, 12, 14)]
    assert table.may() == [HideSympathizer(number) for number in free[:-7]]


@pytest.mark.rule("U16", "U-25")
def test_every_set_of_boxes_can_be_filled() -> None:
    """Counted for 14 numbers: an empty box among 14, and five Insurgents among 13."""

    def ways(state: Uprising) -> int:
        if state.phase.sight is not Sight.UNSEEN:
            return 1
        legal = UPRISING.legal(state, REBEL_SEAT)
        key = (state.display.insurgents, state.display.sympathizers)
        if key not in counted:
            counted[key] = sum(
                ways(UPRISING.apply(state, REBEL_SEAT, action, lambda *_: None)) for action in legal
            )
        return counted[key]

    counted: dict[tuple[int, int], int] = {}
    assert ways(UPRISING.start(Options(numbers=14), 2)) == 14 * comb(13, 5)


@pytest.mark.rule("U17")
def test_eight_counters_stand_on_the_rim_one_on_a_hex_and_none_needs_a_neighbour() -> None:
    table = Table()
    table.act(REBEL_SEAT, boxes())
    assert table.where(Deploy(1)) == set(names_of(RIM))
    assert len(table.where(Deploy(1), At("a1"), Deploy(2))) == 29
    told = table.does(*ring())
    assert told == [CounterDeployed(number, name) for number, name in RING]
    assert table.state.display.undeployed.bit_count() == MOST_NUMBERS - OPENING
    assert table.actors() == (GOVERNMENT_SEAT,)


@pytest.mark.rule("U17")
def test_one_of_the_eight_has_to_be_an_insurgent() -> None:
    table = Table()
    table.act(REBEL_SEAT, boxes((3, 4, 20, 21, 22)))
    table.act(REBEL_SEAT, ring((*zip(range(5, 12), names_of(RIM), strict=False),)))
    assert table.may() == [Deploy(20), Deploy(21), Deploy(22)]


@pytest.mark.rule("U17", "U-25")
def test_the_choice_of_the_eight_always_leaves_a_way_to_finish() -> None:
    table = Table()
    table.act(REBEL_SEAT, boxes())
    assert table.may() == [Deploy(number) for number in range(1, 6)]
    table.does(Deploy(4), At("a1"))
    assert table.may() == [Deploy(number) for number in range(5, 21)]


@pytest.mark.rule("U17", "U-25")
def test_the_government_sees_nothing_before_the_eighth_counter_stands() -> None:
    table = Table()
    before = [table.sees(viewer) for viewer in (GOVERNMENT_SEAT, None)]
    assert isinstance(before[0].scene, Preparing)
    for action in [*boxes(), *ring()][:-1]:
        assert table.does(action) == []
        assert [table.sees(viewer) for viewer in (GOVERNMENT_SEAT, None)] == before
    assert len(table.does(ring()[-1])) == OPENING


@pytest.mark.rule("U17")
def test_the_rebel_sees_what_he_has_deployed_so_far() -> None:
    table = Table()
    table.does(*boxes(), *ring()[:2])
    (number, site), (following, _) = RING[:2]
    assert table.scene(REBEL_SEAT) == Deploying((Counter(number, site),))
    table.does(ring()[2])
    assert table.scene(REBEL_SEAT) == Siting((Counter(number, site),), following)


@pytest.mark.rule("U-21")
def test_the_government_sees_the_eight_counters_before_it_chooses_the_gap() -> None:
    table = Table()
    table.act(REBEL_SEAT, [*boxes(), *ring()])
    assert table.actors() == (GOVERNMENT_SEAT,)
    seen = {(counter.number, counter.hex) for counter in table.sees(GOVERNMENT_SEAT).counters}
    assert seen == set(RING)


@pytest.mark.rule("U16", "U17")
def test_a_whole_set_up_can_be_sent_at_once_and_is_taken_whole_or_not_at_all() -> None:
    table = Table()
    assert table.refusal(REBEL_SEAT, *boxes(), *ring()[:-1], At("f6")) is Code.NOT_A_CHOICE
    table.act(REBEL_SEAT, [*boxes(), *ring()])
    assert table.actors() == (GOVERNMENT_SEAT,)


@pytest.mark.rule("U18")
@pytest.mark.parametrize("gap", ["e5", "e6", "f5", "f7", "g5", "g6"])
def test_the_government_chooses_the_gap_between_its_agents(gap: str) -> None:
    table = Table()
    table.act(REBEL_SEAT, [*boxes(), *ring()])
    assert {action.hex for action in table.may(LeaveGap)} == {"e5", "e6", "f5", "f7", "g5", "g6"}
    told = table.does(LeaveGap(gap))
    assert told == [AgentsPosted(gap), TurnBegan(REBEL_SEAT, REBEL, 1)]
    for viewer in VIEWERS:
        assert set(table.sees(viewer).agents) == {"e5", "e6", "f5", "f7", "g5", "g6"} - {gap}


@pytest.mark.rule("U19", "U20", "U-1")
def test_the_rebel_begins_with_the_marker_on_the_lowest_space() -> None:
    table = begun()
    assert table.actors() == (REBEL_SEAT,)
    assert (table.sees(None).space, TRACK[0]) == (0, 1)


@pytest.mark.rule("U11", "U13")
def test_numbers_on_the_map_and_in_the_display_are_public_and_boxes_are_not() -> None:
    table = begun()
    for viewer in (GOVERNMENT_SEAT, None):
        seen = table.sees(viewer)
        assert [(each.number, each.hex) for each in seen.counters] == list(RING)
        assert len(seen.undeployed) == 18
        assert seen.insurgents is None
        assert seen.sympathizers is None
        assert (seen.captives, seen.killed, seen.reserve) == (0, 0, 0)
    assert table.game.side(table.state, 0) == REBEL
    assert table.game.side(table.state, 1) == GOVERNMENT
