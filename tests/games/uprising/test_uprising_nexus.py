"""Every way into the Nexus and out of it, and what a jailbreak does."""

from __future__ import annotations

import pytest
from uprising_recount import neighbours
from uprising_tables import GOVERNMENT, GOVERNMENT_SEAT, REBEL_SEAT, VIEWERS, Table, position

from complot.games.uprising.actions import (
    CAPTURE,
    DECLARE,
    END_TURN,
    KEEP_BACK,
    PLACE_FREED,
    At,
    Eliminate,
    HideFreed,
    Interrogate,
    MoveAgent,
    Place,
    PlaceFreed,
    SetMarker,
    Swap,
    Transfer,
    TurnSympathizer,
)
from complot.games.uprising.events import (
    CounterPlaced,
    FreedHidden,
    FreedPlaced,
    Identified,
    JailbreakBegan,
    NexusEntered,
    RevolutionDeclared,
    Swapped,
    Transferred,
)
from complot.games.uprising.facts import INSURGENT, SYMPATHIZER
from complot.games.uprising.views import Freeing

IDENTIFIED = Identified(1, "f6", INSURGENT)


@pytest.mark.rule("U39", "U40", "U-9", "U-10", "U-27")
@pytest.mark.parametrize("piece", ["S6", "D14"])
def test_dummies_and_sympathizers_enter_unharmed_and_stay_hidden(piece: str) -> None:
    for captives in (0, 2):
        table = position(f"e4 {piece}, e5 I2, k1 A", captives=captives)
        told = table.does(Transfer("e4"), At("f6"))
        assert told == [Transferred("e4", "f6"), NexusEntered(False)]
        assert table.map == f"e5 I2, f6 {piece}, k1 A"
        assert table.sees(None).captives == captives
        table = position(f"f6 D20, e5 {piece}, e4 I2, k1 A", captives=captives)
        told = table.does(Swap("f6"), At("e5"))
        assert told == [Swapped("f6", "e5"), NexusEntered(False)]
        assert table.map == f"e4 I2, e5 D20, f6 {piece}, k1 A"


@pytest.mark.rule("U40", "U-10")
def test_a_counter_in_the_nexus_blocks_agents_and_can_be_interrogated() -> None:
    table = position("f6 S6, f5 A, a1 I1", side=GOVERNMENT)
    row = {name for name in table.where(MoveAgent("f5")) if name[0] == "f"}
    assert row == {"f1", "f2", "f3", "f4"}
    table.does(Interrogate("f5", "f6"))
    assert table.map == "a1 I1, f5 A, f6 s"


@pytest.mark.rule("U-10")
def test_nobody_enters_while_a_frozen_sympathizer_is_in_the_nexus() -> None:
    table = position("f6 s, e5 I1, e4 D14, k1 A", captives=2)
    assert "f6" not in table.where(Transfer("e4"))
    assert "f6" not in table.where(Swap("e5"))
    turned = position("f6 s, e5 I1, e4 D14, k1 A", captives=2, side=GOVERNMENT)
    turned.does(TurnSympathizer("f6"), At("h3"), END_TURN, SetMarker(4))
    assert "f6" in turned.where(Transfer("e4"))
    table.does(DECLARE)
    assert "f6" in table.where(Swap("e5"))


@pytest.mark.rule("U41", "U-11")
def test_with_nobody_captive_an_insurgent_who_enters_is_revealed_and_stays() -> None:
    table = position("e4 I1, e5 D14, k1 A")
    told = table.does(Transfer("e4"), At("f6"))
    assert told == [Transferred("e4", "f6"), NexusEntered(True), IDENTIFIED]
    assert table.map == "e5 D14, f6 i, k1 A"
    assert table.sees(None).left == 4


@pytest.mark.rule("U-11")
def test_or_that_is_not_noticed_if_the_table_says_so() -> None:
    table = position("e4 I1, e5 D14, k1 A", empty_jailbreak="nothing")
    assert table.does(Transfer("e4"), At("f6")) == [Transferred("e4", "f6")]
    assert table.map == "e5 D14, f6 I1, k1 A"
    table = position("e4 I1, e5 D14, k1 A", empty_jailbreak="nothing", captives=1)
    told = table.does(Transfer("e4"), At("f6"))
    assert told[1:3] == [NexusEntered(True), IDENTIFIED]


def freed(table: Table, *way: object) -> None:
    """An Insurgent enters on this way, and what follows is told."""
    told = table.does(*way)  # type: ignore[arg-type]
    assert told[1:] == [NexusEntered(True), IDENTIFIED, JailbreakBegan(2, 3)]


@pytest.mark.rule("U41", "U42", "U-9", "U-11")
def test_an_insurgent_who_enters_by_a_transfer_frees_all_captives_for_no_further_action() -> None:
    table = position("e4 I1, e5 D14, e3 D15, k1 A", captives=2, held="D20 D21")
    freed(table, Transfer("e4"), At("f6"))
    assert table.map == "e3 D15, e5 D14, k1 A"
    assert table.sees(None).captives == 0
    assert table.may() == [HideFreed(number) for number in (14, 15)]
    told = table.does(HideFreed(14), HideFreed(20), HideFreed(21))
    assert told == [FreedHidden(3, 0)]
    assert table.map == "e3 D15, e5 I14, k1 A"
    assert table.sees(REBEL_SEAT).insurgents == (14, 20, 21)
    assert table.actors() == (REBEL_SEAT,)
    assert table.sees(None).left == 4


@pytest.mark.rule("U41", "U-9")
def test_an_insurgent_who_enters_by_a_swap_frees_them_after_the_swap() -> None:
    for first, second in (("f6", "e5"), ("e5", "f6")):
        table = position("f6 D14, e5 I1, k1 A", captives=2, held="D20 D21")
        freed(table, Swap(first), At(second))
        assert table.map == "e5 D14, k1 A"


@pytest.mark.rule("U-9", "U-11")
def test_two_insurgents_who_swap_in_and_out_of_the_nexus_free_the_captives() -> None:
    table = position("f6 i, e5 I1, k1 A", captives=2, held="D20 D21 D22")
    freed(table, Swap("f6"), At("e5"))
    assert table.map == "e5 i, k1 A"


@pytest.mark.rule("U-6", "U-9")
def test_where_the_table_allows_it_a_counter_is_placed_in_the_nexus() -> None:
    table = position("e5 I2, k1 A", held="I1 S6 D20 D21 D22", captives=2)
    assert all("f6" not in table.where(Place(number)) for number in (1, 6, 20))
    table = position(
        "e5 I2, k1 A", held="I1 S6 D20 D21 D22", captives=2, nexus_placement="own_turn"
    )
    assert all("f6" in table.where(Place(number)) for number in (1, 6, 20))
    mark = table.mark()
    assert table.does(Place(6), At("f6")) == [CounterPlaced(6, "f6"), NexusEntered(False)]
    assert "f6" not in table.where(Place(20))
    table.rewind(mark)
    freed(table, Place(1), At("f6"))
    assert table.map == "e5 I2, k1 A"


@pytest.mark.rule("U-6", "U-11")
def test_an_insurgent_of_the_reserve_placed_in_the_nexus_is_a_liberator() -> None:
    table = position(
        "e5 I2, k1 A", held="D20 D21", captives=1, reserve=1, nexus_placement="own_turn"
    )
    told = table.does(PLACE_FREED, At("f6"))
    assert told == [FreedPlaced("f6"), JailbreakBegan(1, 2)]
    assert table.map == "e5 I2, k1 A"


@pytest.mark.rule("U-11")
def test_a_revealed_liberator_has_no_number_to_lose() -> None:
    table = position("e4 i, e5 D14, k1 A", captives=1, held="D20")
    told = table.does(Transfer("e4"), At("f6"))
    assert told == [Transferred("e4", "f6"), JailbreakBegan(1, 2)]
    assert table.does(HideFreed(14), HideFreed(20)) == [FreedHidden(2, 0)]
    assert table.map == "e5 I14, k1 A"


@pytest.mark.rule("U-11")
def test_a_revealed_insurgent_who_enters_with_nobody_captive_just_stands_there() -> None:
    table = position("e4 i, e5 D14, k1 A")
    assert table.does(Transfer("e4"), At("f6")) == [Transferred("e4", "f6")]
    assert table.map == "e5 D14, f6 i, k1 A"


@pytest.mark.rule("U-11")
def test_an_insurgent_already_there_frees_nobody_until_it_enters_again() -> None:
    table = position("f6 i, e5 I2, d4 A, k1 A, a1 D14", side=GOVERNMENT, held="D20 D21")
    table.does(Interrogate("d4", "e5"), CAPTURE, END_TURN, SetMarker(4))
    assert table.sees(None).captives == 1
    table = position("f6 i, e5 D14, k1 A", captives=1, held="D20 D21")
    table.does(Transfer("f6"), At("e4"))
    assert table.sees(None).captives == 1
    assert table.does(Transfer("e4"), At("f6"))[-1] == JailbreakBegan(1, 2)


@pytest.mark.rule("U-10", "U-11")
def test_a_revealed_insurgent_in_the_nexus_is_interrogated_like_any_other() -> None:
    table = position("f6 i, f5 A, a1 I1", side=GOVERNMENT)
    table.does(Interrogate("f5", "f6"), CAPTURE)
    assert table.sees(None).captives == 1
    table = position("f6 i, f5 A, a1 I1", side=GOVERNMENT, revolution=True)
    table.does(Interrogate("f5", "f6"))
    assert table.map == "a1 I1, f5 A"


@pytest.mark.rule("U42", "U-11")
def test_boxes_are_empty_only_if_their_counter_is_in_play_and_nobody_is_in_them() -> None:
    table = position("e4 I1, e5 D14, e3 S6, k1 A", captives=1, held="D20 S7 I8")
    table.does(Transfer("e4"), At("f6"))
    assert table.may() == [HideFreed(14)]
    table.does(HideFreed(14))
    assert table.may() == [HideFreed(20)]


@pytest.mark.rule("U42")
def test_a_dummy_on_the_map_becomes_an_insurgent_at_once() -> None:
    table = position("e4 I1, e5 D14, f5 A, k1 A", captives=1, held="D20")
    table.does(Transfer("e4"), At("f6"), HideFreed(14), HideFreed(20), DECLARE)
    assert table.may(Eliminate) == [Eliminate("e5", "f5")]


@pytest.mark.rule("U42", "U-11", "U-25")
def test_which_boxes_are_chosen_and_how_far_he_is_only_the_rebel_sees() -> None:
    table = position("e4 I1, e5 D14, k1 A", captives=2, held="D20 D21 D22")
    table.does(Transfer("e4"), At("f6"))
    before = [table.sees(viewer) for viewer in (GOVERNMENT_SEAT, None)]
    assert before[0].scene == Freeing(3, None, None)
    assert table.scene(REBEL_SEAT) == Freeing(3, 3, 0)
    assert table.does(HideFreed(20), HideFreed(21)) == []
    assert table.scene(REBEL_SEAT) == Freeing(3, 1, 21)
    assert [table.sees(viewer) for viewer in (GOVERNMENT_SEAT, None)] == before
    assert table.may() == [HideFreed(22)]
    assert table.does(HideFreed(22)) == [FreedHidden(3, 0)]


@pytest.mark.rule("U43", "U-11")
def test_without_enough_boxes_the_others_go_to_the_reserve() -> None:
    table = position("e4 I1, e5 D14, k1 A", captives=2)
    table.does(Transfer("e4"), At("f6"))
    assert table.does(HideFreed(14)) == [FreedHidden(1, 2)]
    assert [table.sees(viewer).reserve for viewer in VIEWERS] == [2, 2, 2]
    assert table.may(PlaceFreed) == [PLACE_FREED]
    assert table.where(PLACE_FREED) == neighbours("e5") - {"f6"}
    table.does(PLACE_FREED, At("e6"))
    assert table.map == "e5 I14, e6 i, k1 A"
    table = position("e4 I1, e5 S6, k1 A", captives=2)
    told = table.does(Transfer("e4"), At("f6"))
    assert told[-2:] == [JailbreakBegan(2, 3), FreedHidden(0, 3)]
    assert table.actors() == (REBEL_SEAT,)


@pytest.mark.rule("U-11")
def test_the_rebel_keeps_freed_insurgents_back_only_where_the_table_lets_him() -> None:
    for option, allowed in (("forced", False), ("free", True)):
        table = position(
            "e4 I1, e5 D14, k1 A", captives=2, held="D20 D21 D22", jailbreak_overflow=option
        )
        table.does(Transfer("e4"), At("f6"))
        assert (KEEP_BACK in table.may()) is allowed
        numbers = [action.number for action in table.may(HideFreed)]
        assert numbers == ([14, 20, 21, 22] if allowed else [14, 20])
    table.does(HideFreed(22))
    assert table.sees(None).reserve == 2
    assert table.actors() == (REBEL_SEAT,)
    table = position("e4 I1, e5 D14, k1 A", captives=2, held="D20", jailbreak_overflow="free")
    told = table.does(Transfer("e4"), At("f6"), KEEP_BACK)
    assert told[-1] == FreedHidden(0, 3)


@pytest.mark.rule("U-11")
def test_the_reserve_is_out_of_play_after_the_revolution_and_not_killed() -> None:
    table = position("e5 I1, k1 A", reserve=2)
    killed = table.sees(None).killed
    table.does(DECLARE)
    assert table.may(PlaceFreed) == []
    assert (table.sees(None).reserve, table.sees(None).killed) == (2, killed)


@pytest.mark.rule("U37", "U41")
def test_a_jailbreak_takes_turning_and_jumping_away_until_others_are_captured() -> None:
    table = position("e4 I1, e5 D14, c4 s, d4 I2, a1 A, c3 A", captives=2, held="D20 D21 D22")
    table.does(Transfer("e4"), At("f6"), HideFreed(20), HideFreed(21), HideFreed(22))
    table.does(END_TURN, SetMarker(4))
    assert table.may(TurnSympathizer) == []
    table.changes(captives=2)
    assert table.may(TurnSympathizer) == [TurnSympathizer("c4")]


@pytest.mark.rule("U50")
def test_after_the_revolution_the_nexus_frees_nobody() -> None:
    table = position("e4 I1, e5 D14, k1 A", captives=2, held="D20 D21 D22")
    assert table.does(DECLARE) == [RevolutionDeclared(REBEL_SEAT, 2)]
    told = table.does(Transfer("e4"), At("f6"))
    assert told == [Transferred("e4", "f6"), IDENTIFIED]
    assert table.map == "e5 D14, f6 i, k1 A"


@pytest.mark.rule("U39", "U45")
def test_after_the_revolution_counters_enter_the_nexus_and_leave_it_like_any_hex() -> None:
    table = position("e4 S6, e5 D14, k1 A", revolution=True)
    told = table.does(Transfer("e4"), At("f6"))
    assert told == [Transferred("e4", "f6"), Identified(6, "f6", SYMPATHIZER)]
    table.does(Transfer("f6"), At("e4"))
    assert table.map == "e4 s, e5 D14, k1 A"
