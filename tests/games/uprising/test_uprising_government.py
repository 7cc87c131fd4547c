"""What the Government can do: moving Agents, interrogating, turning and jumping."""

from __future__ import annotations

import pytest
from uprising_tables import GOVERNMENT, GOVERNMENT_SEAT, REBEL_SEAT, Table, position

from complot.core.errors import Code
from complot.games.uprising.actions import (
    CAPTURE,
    DECLARE,
    END_REPLY,
    END_TURN,
    FORGO,
    KILL,
    At,
    Capture,
    EndReply,
    Forgo,
    Interrogate,
    Kill,
    MoveAgent,
    Place,
    PlaceFreed,
    SetMarker,
    Swap,
    Transfer,
    TurnSympathizer,
)
from complot.games.uprising.events import (
    AgentMoved,
    Captured,
    CounterPlaced,
    Identified,
    Interrogated,
    InterrogationForgone,
    Killed,
    ReplyBegan,
    ReplyEnded,
    SympathizerTurned,
)
from complot.games.uprising.facts import DUMMY, INSURGENT, SYMPATHIZER
from complot.games.uprising.hexes import NAMES


def governs(text: str, **fields: object) -> Table:
    """A position in the Government's turn."""
    return position(text, side=GOVERNMENT, **fields)  # type: ignore[arg-type]


ASKED = Interrogated("d4", "c4", False)


@pytest.mark.rule("U33")
def test_an_agent_moves_in_a_straight_line_until_a_counter_is_in_the_way() -> None:
    table = governs("f9 D14, f4 A, c3 s, a6 I1")
    reached = table.where(MoveAgent("f4"))
    assert {name for name in reached if name[0] == "f"} == {"f1", "f2", "f3", "f5", "f7", "f8"}
    assert {"e4", "d4", "c4", "b4", "a4"} <= reached
    assert {"e3", "d2", "c1"} <= reached
    assert table.does(MoveAgent("f4"), At("f8")) == [AgentMoved("f4", "f8", False)]
    assert table.sees(None).left == 4


@pytest.mark.rule("U33", "U38", "U-12")
def test_an_agent_passes_over_the_nexus_and_other_agents_but_stops_on_neither() -> None:
    table = governs("f4 A, f5 A, f7 A, a6 I1")
    row = {name for name in table.where(MoveAgent("f4")) if name[0] == "f"}
    assert row == {"f1", "f2", "f3", "f8", "f9", "f10", "f11"}
    assert "f6" not in table.where(MoveAgent("f5"))


@pytest.mark.rule("U33", "U-12")
def test_another_direction_is_another_action_and_an_agent_has_to_go_somewhere() -> None:
    table = governs("f4 A, a6 I1", left=2)
    assert "f4" not in table.where(MoveAgent("f4"))
    assert "h9" not in table.where(MoveAgent("f4"))
    table.does(MoveAgent("f4"), At("f11"), MoveAgent("f11"), At("h9"))
    assert table.map == "a6 I1, h9 A"
    assert table.may() == [END_TURN]


@pytest.mark.rule("U33", "U-26")
def test_an_agent_that_can_go_nowhere_is_not_offered() -> None:
    table = governs("a1 A, a2 D14, b1 D15, b2 I1")
    assert table.may(MoveAgent) == []


@pytest.mark.rule("U34")
def test_an_agent_interrogates_counters_beside_it() -> None:
    table = governs("d4 A, c4 I1, d5 D14, e9 S6, k6 A")
    assert table.may(Interrogate) == [Interrogate("d4", "c4"), Interrogate("d4", "d5")]


@pytest.mark.rule("U34")
@pytest.mark.parametrize("insurgent", ["I1", "i"])
def test_before_the_revolution_an_insurgent_is_captured(insurgent: str) -> None:
    table = governs(f"c4 {insurgent}, d4 A, h3 I2", held="D20")
    told = table.does(Interrogate("d4", "c4"))
    shown = [Identified(1, "c4", INSURGENT)] if insurgent == "I1" else []
    assert told == [ASKED, *shown]
    assert table.may() == [CAPTURE, KILL]
    assert table.does(CAPTURE) == [Captured("c4", 1)]
    assert table.map == "d4 A, h3 I2"
    seen = table.sees(None)
    assert (seen.captives, seen.killed, seen.left) == (1, 3, 4)
    assert table.actors() == (GOVERNMENT_SEAT,)


@pytest.mark.rule("U34", "U-11")
@pytest.mark.parametrize("insurgent", ["I1", "i"])
def test_before_the_revolution_an_insurgent_is_killed_and_the_rebel_replies(insurgent: str) -> None:
    table = governs(f"c4 {insurgent}, d4 A, h3 I2", held="D20 I3 S6")
    table.does(Interrogate("d4", "c4"))
    told = table.does(KILL)
    assert told == [Killed("c4", INSURGENT), ReplyBegan(REBEL_SEAT)]
    assert table.actors() == (REBEL_SEAT,)
    assert table.may() == [Place(3), Place(6), Place(20), END_REPLY]
    told = table.does(Place(20), At("h4"), Place(3), At("h2"))
    assert told == [
        CounterPlaced(20, "h4"),
        CounterPlaced(3, "h2"),
        ReplyEnded(REBEL_SEAT, 2),
    ]
    assert table.actors() == (GOVERNMENT_SEAT,)
    assert table.map == "d4 A, h2 I3, h3 I2, h4 D20"
    assert table.sees(None).left == 4


@pytest.mark.rule("U34", "U31")
def test_before_the_revolution_a_sympathizer_stands_revealed_and_frozen() -> None:
    table = governs("c4 S6, d4 A, h3 I2", held="D20")
    assert table.does(Interrogate("d4", "c4")) == [ASKED, Identified(6, "c4", SYMPATHIZER)]
    assert table.map == "c4 s, d4 A, h3 I2"
    assert table.sees(None).revealed[0].frozen
    assert table.sees(None).left == 4


@pytest.mark.rule("U34", "U-17")
def test_before_the_revolution_a_frozen_sympathizer_is_not_interrogated_again() -> None:
    table = governs("c4 s, d4 A, h3 I2")
    assert table.may(Interrogate) == []
    assert table.refusal(GOVERNMENT_SEAT, Interrogate("d4", "c4")) is Code.NOT_NOW


@pytest.mark.rule("U34")
def test_before_the_revolution_a_dummy_leaves_the_game_and_the_action_is_used() -> None:
    table = governs("c4 D14, d4 A, h3 I2")
    assert table.does(Interrogate("d4", "c4")) == [ASKED, Identified(14, "c4", DUMMY)]
    assert table.map == "d4 A, h3 I2"
    assert table.sees(None).left == 4


@pytest.mark.rule("U34", "U48")
@pytest.mark.parametrize("insurgent", ["I1", "i"])
def test_after_the_revolution_an_insurgent_is_killed_and_nothing_is_placed(insurgent: str) -> None:
    table = governs(f"c4 {insurgent}, d4 A, h3 I2", held="D20", revolution=True)
    told = table.does(Interrogate("d4", "c4"))
    shown = [Identified(1, "c4", INSURGENT)] if insurgent == "I1" else []
    assert told == [ASKED, *shown, Killed("c4", INSURGENT)]
    assert table.map == "d4 A, h3 I2"
    assert table.actors() == (GOVERNMENT_SEAT,)
    seen = table.sees(None)
    assert (seen.killed, seen.captives, seen.left) == (4, 0, 4)


@pytest.mark.rule("U34", "U48")
@pytest.mark.parametrize("sympathizer", ["S6", "s"])
def test_after_the_revolution_a_sympathizer_is_killed_revealed_before_or_not(
    sympathizer: str,
) -> None:
    table = governs(f"c4 {sympathizer}, d4 A, h3 I2", revolution=True)
    told = table.does(Interrogate("d4", "c4"))
    shown = [Identified(6, "c4", SYMPATHIZER)] if sympathizer == "S6" else []
    assert told == [ASKED, *shown, Killed("c4", SYMPATHIZER)]
    assert table.map == "d4 A, h3 I2"
    assert (table.sees(None).left, table.sees(None).killed) == (4, 4)


@pytest.mark.rule("U34", "U49", "U-18")
def test_after_the_revolution_a_dummy_found_costs_no_action_but_needs_one() -> None:
    table = governs("c4 D14, c3 D15, d4 A, h3 I2", revolution=True, left=1)
    assert table.does(Interrogate("d4", "c4")) == [ASKED, Identified(14, "c4", DUMMY)]
    assert table.sees(None).left == 1
    table.does(Interrogate("d4", "c3"))
    assert table.sees(None).left == 1
    assert table.map == "d4 A, h3 I2"
    assert governs("c4 D14, d4 A, h3 I2", revolution=True, left=0).may() == [END_TURN]


@pytest.mark.rule("U34", "U-17")
def test_after_a_capture_the_same_agent_may_interrogate_once_more_free() -> None:
    table = governs("c4 I1, d5 I2, d3 S6, d4 A, c5 D14, h3 I3, k1 A", left=1)
    table.does(Interrogate("d4", "c4"), CAPTURE)
    assert table.sees(None).left == 0
    assert table.may() == [Interrogate("d4", "d3"), Interrogate("d4", "d5"), FORGO]
    told = table.does(Interrogate("d4", "d5"), CAPTURE)
    assert told == [
        Interrogated("d4", "d5", True),
        Identified(2, "d5", INSURGENT),
        Captured("d5", 2),
    ]
    assert table.may() == [Interrogate("d4", "d3"), FORGO]
    table.does(Interrogate("d4", "d3"))
    assert table.map == "c5 D14, d3 s, d4 A, h3 I3, k1 A"
    assert table.may() == [END_TURN]


@pytest.mark.rule("U34", "U-17")
def test_the_free_interrogation_need_not_be_made() -> None:
    table = governs("c4 I1, d5 I2, d4 A")
    table.does(Interrogate("d4", "c4"), CAPTURE)
    assert table.does(FORGO) == [InterrogationForgone("d4")]
    assert table.sees(None).left == 4
    assert table.may(Interrogate) == [Interrogate("d4", "d5")]


@pytest.mark.rule("U34", "U-17")
def test_there_is_no_free_interrogation_without_a_counter_beside_the_agent() -> None:
    table = governs("c4 I1, d5 s, d4 A, h3 I2")
    table.does(Interrogate("d4", "c4"), CAPTURE)
    assert table.may(Forgo) == []
    assert table.may(EndReply, Capture, Kill) == []


@pytest.mark.rule("U34", "U-17")
def test_a_free_interrogation_that_finds_an_insurgent_may_end_in_a_kill() -> None:
    table = governs("c4 I1, d5 I2, d4 A, h3 I3", held="D20")
    told = table.does(Interrogate("d4", "c4"), CAPTURE, Interrogate("d4", "d5"), KILL)
    assert told[-1] == ReplyBegan(REBEL_SEAT)
    table.does(END_REPLY)
    assert table.sees(None).left == 4
    assert (table.sees(None).captives, table.sees(None).killed) == (1, 3)


@pytest.mark.rule("U34", "U-17")
@pytest.mark.parametrize("found", ["S6", "D14"])
def test_a_free_interrogation_that_finds_no_insurgent_ends_the_chain(found: str) -> None:
    table = governs(f"c4 I1, d5 {found}, c3 I2, d4 A")
    table.does(Interrogate("d4", "c4"), CAPTURE, Interrogate("d4", "d5"))
    assert table.may(Forgo) == []
    assert table.sees(None).left == 4


@pytest.mark.rule("U-17")
def test_a_kill_gives_no_free_interrogation() -> None:
    table = governs("c4 I1, d5 I2, d4 A")
    table.does(Interrogate("d4", "c4"), KILL)
    assert table.may(Forgo) == []
    assert table.sees(None).left == 4


@pytest.mark.rule("U-17")
def test_the_reply_is_owed_when_a_number_is_in_the_display_even_if_none_can_be_placed() -> None:
    for held, owed in (("I9", True), ("D20", True), ("", False)):
        table = governs("c4 I1, d4 A", held=held)
        table.does(Interrogate("d4", "c4"), KILL)
        assert (table.actors() == (REBEL_SEAT,)) is owed
        if owed:
            assert table.may() == [END_REPLY]
            assert table.does(END_REPLY) == [ReplyEnded(REBEL_SEAT, 0)]


@pytest.mark.rule("U-17")
def test_the_reply_ends_when_the_rebel_likes_or_the_display_is_empty() -> None:
    table = governs("c4 I1, d4 A, h3 I2", held="D20 D21 D22")
    table.does(Interrogate("d4", "c4"), KILL, Place(21), At("h4"))
    assert table.does(END_REPLY) == [ReplyEnded(REBEL_SEAT, 1)]
    table = governs("c4 I1, d4 A, h3 I2", held="D20")
    told = table.does(Interrogate("d4", "c4"), KILL, Place(20), At("h4"))
    assert told[-1] == ReplyEnded(REBEL_SEAT, 1)
    assert table.actors() == (GOVERNMENT_SEAT,)


@pytest.mark.rule("U-17", "U-6", "U-11")
def test_a_reply_places_numbers_only_and_never_in_the_nexus() -> None:
    table = governs("c4 I1, d4 A, e5 I2", held="D20 I3", reserve=1, nexus_placement="own_turn")
    table.does(Interrogate("d4", "c4"), KILL)
    assert table.may(PlaceFreed) == []
    assert "f6" not in table.where(Place(20))
    assert "f6" not in table.where(Place(3))


@pytest.mark.rule("U35", "U37", "U-13", "U-14")
def test_with_two_captives_a_revealed_sympathizer_is_turned_wherever_it_is() -> None:
    text = "c4 s, d4 I1, a1 A, k6 A"
    assert governs(text, captives=1).may(TurnSympathizer) == []
    for captives in (2, 3):
        table = governs(text, captives=captives)
        assert table.may(TurnSympathizer) == [TurnSympathizer("c4")]
        empty = set(NAMES) - {"c4", "d4", "a1", "k6", "f6"}
        assert table.where(TurnSympathizer("c4")) == empty
        told = table.does(TurnSympathizer("c4"), At("h3"))
        assert told == [SympathizerTurned("c4", "h3")]
        assert table.map == "a1 A, d4 I1, h3 s, k6 A"
        assert table.sees(None).left == 4
        assert table.sees(None).revealed[0].frozen


@pytest.mark.rule("U-14", "U-5", "U-7")
def test_a_turned_sympathizer_links_blocks_and_supports_where_it_lands() -> None:
    table = governs("c4 s, h2 D14, h6 A, a1 I1", captives=2, held="S7")
    assert "h3" in table.where(MoveAgent("h6"))
    table.does(TurnSympathizer("c4"), At("h4"), TurnSympathizer("h4"), At("h3"))
    assert {"h3", "h2"} & table.where(MoveAgent("h6")) == set()
    table.does(END_TURN, SetMarker(4))
    assert "h4" in table.where(Place(7))
    assert table.may(Transfer) == [Transfer("h2")]


@pytest.mark.rule("U-14")
def test_whether_a_sympathizer_is_turned_into_the_nexus_is_for_the_table_to_say() -> None:
    for option, allowed in (("no", False), ("yes", True)):
        table = governs("c4 s, d4 I1, a1 A", captives=2, turn_into_nexus=option)
        assert ("f6" in table.where(TurnSympathizer("c4"))) is allowed
    table = governs("f6 s, d4 I1, a1 A", captives=2)
    assert "c4" in table.where(TurnSympathizer("f6"))


@pytest.mark.rule("U36", "U37", "U-13")
def test_with_three_captives_an_agent_jumps_to_any_empty_hex() -> None:
    text = "f4 A, a1 A, c4 D14, d4 I1, e2 s"
    assert "h9" not in governs(text, captives=2).where(MoveAgent("f4"))
    for captives in (3, 4):
        table = governs(text, captives=captives)
        empty = set(NAMES) - {"f4", "a1", "c4", "d4", "e2", "f6"}
        assert table.where(MoveAgent("f4")) == empty
        assert table.does(MoveAgent("f4"), At("h9")) == [AgentMoved("f4", "h9", True)]
        assert table.sees(None).left == 4


@pytest.mark.rule("U36")
def test_with_three_captives_a_straight_move_is_no_jump() -> None:
    table = governs("f4 A, d4 I1", captives=3)
    assert table.does(MoveAgent("f4"), At("f9")) == [AgentMoved("f4", "f9", False)]


@pytest.mark.rule("U48", "U37")
def test_the_revolution_kills_the_captives_and_with_them_turning_and_jumping() -> None:
    table = position("c4 s, d4 I1, f4 A", captives=3)
    table.does(DECLARE, END_TURN, SetMarker(4))
    assert table.may(TurnSympathizer) == []
    assert "h9" not in table.where(MoveAgent("f4"))
    seen = table.sees(None)
    assert (seen.captives, seen.killed) == (0, 4)


@pytest.mark.rule("U55", "U-20")
def test_ruthless_from_the_start_a_dummy_costs_no_action_and_nothing_else_changes() -> None:
    table = governs("c4 D14, c3 S6, d5 I1, d4 A", ruthless=True, left=3)
    table.does(Interrogate("d4", "c4"))
    assert table.sees(None).left == 3
    table.does(Interrogate("d4", "c3"))
    assert table.sees(None).left == 2
    assert table.sees(None).revealed[0].frozen
    table.does(Interrogate("d4", "d5"))
    assert table.may() == [CAPTURE, KILL]


@pytest.mark.rule("U-20")
def test_a_dummy_found_by_a_ruthless_free_interrogation_ends_it_and_gives_nothing_back() -> None:
    table = governs("c4 I1, c3 D14, d5 D15, d4 A, h3 I2", ruthless=True, left=2)
    table.does(Interrogate("d4", "c4"), CAPTURE, Interrogate("d4", "c3"))
    assert table.may(Forgo) == []
    assert table.sees(None).left == 1


@pytest.mark.rule("U12")
def test_the_government_can_follow_a_number_through_swaps_and_transfers() -> None:
    table = position("c4 I1, c5 D14, k1 A")
    table.does(Swap("c4"), At("c5"), Transfer("c5"), At("b3"))
    seen = {each.number: each.hex for each in table.sees(GOVERNMENT_SEAT).counters}
    assert seen == {1: "b3", 14: "c4"}
