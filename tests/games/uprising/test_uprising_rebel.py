"""What the Rebel can do, before and after the Revolution."""

from __future__ import annotations

import pytest
from uprising_recount import neighbours
from uprising_tables import GOVERNMENT, REBEL_SEAT, position

from complot.core.errors import Code
from complot.games.uprising.actions import (
    DECLARE,
    END_TURN,
    At,
    Eliminate,
    Place,
    PlaceFreed,
    Swap,
    Transfer,
)
from complot.games.uprising.events import (
    AgentEliminated,
    CounterPlaced,
    Identified,
    Swapped,
    Transferred,
)
from complot.games.uprising.facts import DUMMY, INSURGENT, SYMPATHIZER


@pytest.mark.rule("U26")
def test_a_counter_is_placed_beside_what_supports_it() -> None:
    table = position("c4 I1, c5 S6, h3 D14, b3 A", held="I2 S7 D15")
    taken = {"c4", "c5", "h3", "b3"}
    assert table.where(Place(2)) == neighbours("c4") - taken
    assert table.where(Place(7)) == (neighbours("c4") | neighbours("c5")) - taken
    everywhere = neighbours("c4") | neighbours("c5") | neighbours("h3")
    assert table.where(Place(15)) == everywhere - taken
    assert table.does(Place(2), At("d4")) == [CounterPlaced(2, "d4")]
    assert table.map == "b3 A, c4 I1, c5 S6, d4 I2, h3 D14"
    assert table.sees(None).undeployed == (7, 15)


@pytest.mark.rule("U26", "U-26")
def test_a_counter_is_offered_only_if_it_can_be_placed_somewhere() -> None:
    table = position("h3 D14, k1 A", held="I2 S7 D15")
    assert table.may(Place) == [Place(15)]
    table = position("h3 S14, k1 A", held="I2 S7 D15")
    assert table.may(Place) == [Place(7), Place(15)]
    walled = "a1 I1, a2 A, b1 A, b2 A"
    assert position(walled, held="I2 S7 D15").may(Place) == []


@pytest.mark.rule("U-4")
def test_a_counter_just_placed_supports_the_next() -> None:
    table = position("a1 D14, k1 A", held="D15 D16 D17")
    table.does(Place(15), At("b2"), Place(16), At("c3"), Place(17), At("d4"))
    assert table.map == "a1 D14, b2 D15, c3 D16, d4 D17, k1 A"
    table = position("a1 I1, k1 A", held="I2 I3")
    table.does(Place(2), At("b2"), Place(3), At("c3"))
    assert table.map == "a1 I1, b2 I2, c3 I3, k1 A"


@pytest.mark.rule("U-5")
def test_revealed_and_frozen_pieces_support_placements_and_captives_do_not() -> None:
    table = position("c4 s, h3 i, k1 A", held="I2 S7 D15")
    assert table.where(Place(2)) == neighbours("h3")
    assert table.where(Place(7)) == neighbours("c4") | neighbours("h3")
    table = position("c4 s, k1 A", held="I2 S7 D15", captives=3)
    assert table.may(Place) == [Place(7), Place(15)]


@pytest.mark.rule("U-6")
def test_no_counter_is_placed_on_another_on_an_agent_or_in_the_nexus() -> None:
    table = position("e5 I1, f5 D14, e6 A", held="I2")
    assert table.where(Place(2)) == neighbours("e5") - {"f5", "e6", "f6"}


@pytest.mark.rule("U26", "U44")
def test_nothing_is_placed_after_the_revolution() -> None:
    table = position("c4 I1, c5 S6, k1 A", held="I2 S7 D15", reserve=1)
    assert table.may(Place, PlaceFreed)
    table.does(DECLARE)
    assert table.may(Place, PlaceFreed) == []
    assert table.refusal(REBEL_SEAT, Place(15)) is Code.NOT_NOW


@pytest.mark.rule("U27")
def test_any_two_counters_of_a_group_exchange_hexes() -> None:
    table = position("c4 I1, c5 S6, d6 D14, h3 D15, k1 A")
    assert {action.hex for action in table.may(Swap)} == {"c4", "c5", "d6"}
    assert table.where(Swap("c4")) == {"c5", "d6"}
    assert table.does(Swap("c4"), At("d6")) == [Swapped("c4", "d6")]
    assert table.map == "c4 D14, c5 S6, d6 I1, h3 D15, k1 A"


@pytest.mark.rule("U27", "U-3")
def test_a_revealed_insurgent_swaps_and_stays_revealed() -> None:
    table = position("c4 i, c5 S6, k1 A")
    assert table.does(Swap("c5"), At("c4")) == [Swapped("c5", "c4")]
    assert table.map == "c4 S6, c5 i, k1 A"


@pytest.mark.rule("U28", "U-7")
def test_a_group_is_linked_by_counters_also_in_the_nexus_and_not_by_agents() -> None:
    table = position("e5 I1, f6 D14, g6 D15, k1 A")
    assert table.where(Swap("e5")) == {"f6", "g6"}
    table = position("c4 I1, c5 A, c6 D14, k1 A")
    assert table.may(Swap, Transfer) == []


@pytest.mark.rule("U29", "U-8")
def test_a_counter_is_transferred_to_an_empty_hex_beside_another_of_its_group() -> None:
    table = position("c4 I1, c5 S6, c6 D14, b3 A, h3 D15")
    taken = {"c4", "c5", "c6", "b3"}
    assert table.where(Transfer("c4")) == (neighbours("c5") | neighbours("c6")) - taken
    assert table.where(Transfer("c6")) == (neighbours("c4") | neighbours("c5")) - taken
    assert table.does(Transfer("c5"), At("c7")) == [Transferred("c5", "c7")]
    assert table.map == "b3 A, c4 I1, c6 D14, c7 S6, h3 D15"


@pytest.mark.rule("U29", "U-8")
def test_a_transfer_may_split_the_group_and_a_lone_counter_has_none() -> None:
    table = position("c4 I1, c5 S6, c6 D14, k1 A")
    table.does(Transfer("c5"), At("d7"))
    assert {action.hex for action in table.may(Transfer)} == {"c6", "d7"}


@pytest.mark.rule("U29", "U-8")
def test_two_counters_transfer_around_each_other() -> None:
    table = position("c4 I1, c5 S6, k1 A")
    assert table.where(Transfer("c4")) == neighbours("c5") - {"c4"}
    assert "c4" not in table.where(Transfer("c4"))


@pytest.mark.rule("U29", "U39")
def test_a_counter_is_transferred_into_the_nexus_unless_one_stands_there() -> None:
    table = position("e4 D1, e5 D14, k1 A")
    assert "f6" in table.where(Transfer("e4"))
    table = position("e4 D1, e5 D14, f6 D15, k1 A")
    assert "f6" not in table.where(Transfer("e4"))


@pytest.mark.rule("U29", "U-26")
def test_a_counter_is_offered_only_if_it_can_be_transferred_somewhere() -> None:
    table = position("a1 I1, a2 D14, b1 A, b2 A, b3 A, a3 A")
    assert table.may(Transfer) == []
    table = position("a1 I1, a2 D14, b1 A, b2 A, b3 A")
    assert table.may(Transfer) == [Transfer("a1")]
    assert table.where(Transfer("a1")) == {"a3"}


@pytest.mark.rule("U31", "U-3")
def test_a_revealed_sympathizer_is_frozen_until_the_revolution() -> None:
    table = position("c4 s, c5 I1, c6 D14, k1 A")
    assert table.sees(None).revealed[0].frozen
    assert {action.hex for action in table.may(Swap, Transfer)} == {"c5", "c6"}
    assert table.where(Swap("c5")) == {"c6"}
    assert "b3" in table.where(Transfer("c6"))
    table.does(DECLARE)
    assert not table.sees(None).revealed[0].frozen
    assert {action.hex for action in table.may(Swap)} == {"c4", "c5", "c6"}


@pytest.mark.rule("U46")
def test_a_thawed_sympathizer_swaps_and_transfers_and_stays_revealed() -> None:
    table = position("c4 s, c5 i, k1 A", revolution=True)
    assert table.does(Swap("c4"), At("c5")) == [Swapped("c4", "c5")]
    assert table.does(Transfer("c5"), At("b3")) == [Transferred("c5", "b3")]
    assert table.map == "b3 s, c4 i, k1 A"


@pytest.mark.rule("U-3")
def test_hidden_sympathizers_move_before_the_revolution_unless_the_table_says_no() -> None:
    text = "c4 S6, c5 I1, c6 D14, k1 A"
    table = position(text)
    assert {action.hex for action in table.may(Swap)} == {"c4", "c5", "c6"}
    table = position(text, hidden_sympathizers_move="no")
    assert {action.hex for action in table.may(Swap, Transfer)} == {"c5", "c6"}
    assert table.where(Swap("c5")) == {"c6"}
    table.does(DECLARE)
    assert {action.hex for action in table.may(Swap, Transfer)} == {"c4", "c5", "c6"}


@pytest.mark.rule("U30", "U47", "U-15")
def test_after_the_revolution_an_insurgent_eliminates_an_agent_beside_it_and_is_revealed() -> None:
    text = "e5 I1, e4 S6, f5 A, k1 A"
    assert position(text).may(Eliminate) == []
    table = position(text, revolution=True)
    assert table.may(Eliminate) == [Eliminate("e5", "f5")]
    told = table.does(Eliminate("e5", "f5"))
    assert told == [Identified(1, "e5", INSURGENT), AgentEliminated("e5", "f5")]
    assert table.map == "e4 S6, e5 i, k1 A"
    assert table.sees(None).left == 4


@pytest.mark.rule("U-15")
def test_one_insurgent_eliminates_several_agents_also_from_the_nexus() -> None:
    table = position("f6 i, e5 A, g6 A, k1 A", revolution=True)
    assert table.may(Eliminate) == [Eliminate("f6", "e5"), Eliminate("f6", "g6")]
    told = table.does(Eliminate("f6", "g6"), Eliminate("f6", "e5"))
    assert told == [AgentEliminated("f6", "g6"), AgentEliminated("f6", "e5")]
    assert table.map == "f6 i, k1 A"


@pytest.mark.rule("U30", "U-16")
def test_neither_sympathizers_nor_dummies_eliminate_anybody() -> None:
    table = position("e5 S6, g5 D14, g6 s, f5 A, f7 A, k1 I1", revolution=True)
    assert table.may(Eliminate) == []
    assert table.refusal(REBEL_SEAT, Eliminate("e5", "f5")) is Code.NOT_NOW


@pytest.mark.rule("U30")
def test_eliminating_takes_an_action() -> None:
    table = position("e5 I1, f5 A, k1 A", revolution=True, left=0)
    assert table.may() == [END_TURN]


@pytest.mark.rule("U45", "U-16")
def test_after_the_revolution_a_swap_reveals_both_and_dummies_vanish() -> None:
    table = position("c4 I1, c5 D14, c6 S6, k1 A", revolution=True)
    told = table.does(Swap("c4"), At("c5"))
    assert told == [
        Swapped("c4", "c5"),
        Identified(14, "c4", DUMMY),
        Identified(1, "c5", INSURGENT),
    ]
    assert table.map == "c5 i, c6 S6, k1 A"
    table.does(Swap("c6"), At("c5"))
    assert table.map == "c5 s, c6 i, k1 A"


@pytest.mark.rule("U45", "U-16")
def test_after_the_revolution_a_transfer_reveals_and_a_dummy_is_thrown_away_by_it() -> None:
    table = position("c4 S6, c5 D14, k1 A", revolution=True)
    told = table.does(Transfer("c4"), At("c6"))
    assert told == [Transferred("c4", "c6"), Identified(6, "c6", SYMPATHIZER)]
    told = table.does(Transfer("c5"), At("c7"))
    assert told == [Transferred("c5", "c7"), Identified(14, "c7", DUMMY)]
    assert table.map == "c6 s, k1 A"
    found = {each.number: each.piece for each in table.sees(None).found}
    assert (found[6], found[14]) == (SYMPATHIZER, DUMMY)


@pytest.mark.rule("U45")
def test_a_counter_that_stays_put_stays_hidden_after_the_revolution() -> None:
    table = position("c4 I1, c5 D14, c6 S6, k1 A", revolution=True)
    table.does(Transfer("c6"), At("b3"))
    assert table.map == "b3 s, c4 I1, c5 D14, k1 A"


@pytest.mark.rule("U43", "U-11")
def test_an_insurgent_of_the_reserve_is_placed_revealed_beside_an_insurgent() -> None:
    table = position("c4 I1, h3 S6, k1 A", held="D14", reserve=2)
    assert table.where(PlaceFreed()) == neighbours("c4")
    table.does(PlaceFreed(), At("d4"))
    assert table.map == "c4 I1, d4 i, h3 S6, k1 A"
    assert (table.sees(None).reserve, table.sees(None).left) == (1, 4)
    assert position("h3 S6, k1 A", reserve=1).may(PlaceFreed) == []
    assert position("c4 I1, k1 A", side=GOVERNMENT, reserve=1).may(PlaceFreed) == []
