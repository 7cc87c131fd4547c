"""The turn: the marker, the actions it allows, and the moment of the Revolution."""

from __future__ import annotations

import pytest
from uprising_tables import GOVERNMENT, GOVERNMENT_SEAT, REBEL, REBEL_SEAT, begun, position

from complot.core.errors import Code
from complot.games.uprising.actions import (
    DECLARE,
    END_TURN,
    At,
    Declare,
    EndTurn,
    Interrogate,
    MoveAgent,
    Place,
    SetMarker,
    Swap,
    Transfer,
)
from complot.games.uprising.events import (
    AgentMoved,
    CounterPlaced,
    MarkerSet,
    RevolutionDeclared,
    RollCalled,
    Swapped,
    Transferred,
    TurnBegan,
    TurnEnded,
)
from complot.games.uprising.facts import TRACK
from complot.games.uprising.game import UPRISING


@pytest.mark.rule("U21", "U24", "U-18")
def test_a_game_turn_is_the_rebel_s_and_then_the_government_s_and_neither_ends_by_itself() -> None:
    table = begun()
    told = table.does(SetMarker(0), END_TURN, SetMarker(0), END_TURN)
    assert told == [
        MarkerSet(REBEL_SEAT, 0, 1),
        TurnEnded(REBEL_SEAT, REBEL),
        TurnBegan(GOVERNMENT_SEAT, GOVERNMENT, 1),
        MarkerSet(GOVERNMENT_SEAT, 0, 1),
        TurnEnded(GOVERNMENT_SEAT, GOVERNMENT),
        RollCalled(True),
        TurnBegan(REBEL_SEAT, REBEL, 2),
    ]


@pytest.mark.rule("U22", "U-1")
def test_one_marker_stands_on_a_track_of_seven_spaces_for_both() -> None:
    assert TRACK == (1, 1, 2, 3, 5, 8, 13)
    assert UPRISING.facts["track"] == dict(zip("0123456", TRACK, strict=True))
    table = begun()
    table.does(SetMarker(1), END_TURN)
    assert table.sees(None).space == 1
    assert [action.space for action in table.may(SetMarker)] == [0, 1, 2]


@pytest.mark.rule("U23", "U-2")
@pytest.mark.parametrize(
    ("space", "by_box", "by_number"),
    [
        (0, [0, 1], [0, 2]),
        (1, [0, 1, 2], [0, 1, 2]),
        (2, [0, 1, 2, 3], [0, 1, 2, 3]),
        (3, [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]),
        (5, [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6]),
        (6, [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6]),
    ],
)
def test_the_marker_stays_goes_up_one_step_or_down_as_far_as_one_likes(
    space: int, by_box: list[int], by_number: list[int]
) -> None:
    for step, spaces in (("box", by_box), ("number", by_number)):
        for side in (REBEL, GOVERNMENT):
            table = position("c4 I1, k1 A", side=side, left=None, space=space, track_step=step)
            assert [action.space for action in table.may(SetMarker)] == spaces


@pytest.mark.rule("U23")
def test_nothing_is_done_before_the_marker_is_set() -> None:
    table = begun()
    assert table.may() == [SetMarker(0), SetMarker(1), DECLARE]
    assert table.refusal(REBEL_SEAT, END_TURN) is Code.NOT_NOW


@pytest.mark.rule("U24")
@pytest.mark.parametrize("space", range(7))
def test_the_space_says_how_many_actions_there_are(space: int) -> None:
    table = position("c4 D1, c5 D2, d4 I3, k1 A", left=None, space=space)
    table.does(SetMarker(space))
    for left in range(TRACK[space], 0, -1):
        assert table.sees(None).left == left
        table.does(Swap("c4"), At("c5"))
    assert table.may() == [DECLARE, END_TURN]


@pytest.mark.rule("U25")
def test_actions_of_all_kinds_follow_each_other_in_any_order() -> None:
    table = position("c4 I1, c5 D14, k1 A", held="D15", left=3)
    told = table.does(*(Transfer("c5"), At("c3")), *(Place(15), At("b3")), *(Swap("b3"), At("c4")))
    assert told == [
        Transferred("c5", "c3"),
        CounterPlaced(15, "b3"),
        Swapped("b3", "c4"),
    ]
    assert table.map == "b3 I1, c3 D14, c4 D15, k1 A"


@pytest.mark.rule("U25")
def test_the_government_sees_what_it_found_before_it_acts_again() -> None:
    table = position("c4 D1, c5 I2, d4 A", side=GOVERNMENT, left=2)
    table.does(Interrogate("d4", "c4"))
    assert table.map == "c5 I2, d4 A"
    assert table.may(MoveAgent) == [MoveAgent("d4")]
    assert table.does(MoveAgent("d4"), At("c4")) == [AgentMoved("d4", "c4", False)]


@pytest.mark.rule("U32", "U-22")
def test_the_revolution_is_declared_before_the_marker_between_actions_or_after_the_last() -> None:
    for left in (None, 3, 0):
        table = position("c4 I1, c5 D2, k1 A", left=left, captives=2)
        before = table.sees(None)
        assert table.does(DECLARE) == [RevolutionDeclared(REBEL_SEAT, 2)]
        after = table.sees(None)
        assert after.revolution
        assert (after.left, after.scene) == (before.left, before.scene)
        assert (after.captives, after.killed) == (0, before.killed + 2)
        assert table.may(Declare) == []
        assert table.refusal(REBEL_SEAT, DECLARE) in {Code.NOT_NOW, Code.NOT_A_CHOICE}


@pytest.mark.rule("U32", "U-22")
def test_the_revolution_is_declared_neither_within_an_action_nor_in_the_government_s_turn() -> None:
    table = position("c4 I1, c5 D2, k1 A")
    table.does(Swap("c4"))
    assert table.may(Declare) == []
    for left in (None, 3):
        table = position("c4 I1, c5 D2, k1 A", side=GOVERNMENT, left=left)
        assert table.may(Declare) == []
        assert table.refusal(REBEL_SEAT, DECLARE) is Code.NOT_YOUR_TURN


@pytest.mark.rule("U24", "U-18")
@pytest.mark.parametrize("side", [REBEL, GOVERNMENT])
def test_a_player_without_actions_left_still_ends_the_turn(side: str) -> None:
    table = position("c4 I1, c5 D2, d4 A", side=REBEL if side == REBEL else GOVERNMENT, left=0)
    assert table.may(EndTurn) == [END_TURN]
    assert table.may(Swap, Transfer, MoveAgent, Interrogate) == []


@pytest.mark.rule("U-26")
def test_a_choice_is_made_in_two_halves_and_only_its_maker_sees_the_first() -> None:
    for side, half in ((REBEL, Swap("c4")), (GOVERNMENT, MoveAgent("k1"))):
        table = position("c4 I1, c5 D2, k1 A", side=side)
        (maker,) = table.actors()
        others = [viewer for viewer in (0, 1, None) if viewer != maker]
        before = [table.sees(viewer) for viewer in others]
        mine = table.sees(maker)
        assert table.does(half) == []
        assert [table.sees(viewer) for viewer in others] == before
        assert table.sees(maker) != mine
        assert table.may() == table.may(At)
        assert table.refusal(maker, half) is Code.NOT_NOW


@pytest.mark.rule("U-26")
def test_both_halves_can_be_sent_at_once() -> None:
    table = position("c4 I1, c5 D2, k1 A")
    table.act(REBEL_SEAT, [Swap("c4"), At("c5"), Transfer("c5"), At("b3"), END_TURN])
    assert table.map == "b3 I1, c4 D2, k1 A"
    assert table.actors() == (GOVERNMENT_SEAT,)
