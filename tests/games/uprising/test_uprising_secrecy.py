"""Nothing about a hidden number reaches the Government or a spectator but what the rules reveal."""

from __future__ import annotations

import pytest
from uprising_tables import (
    GOVERNMENT,
    GOVERNMENT_SEAT,
    REBEL_SEAT,
    Table,
    begun,
    boxes,
    position,
    ring,
)

from complot.core.codec import encode
from complot.core.errors import Code
from complot.games.uprising.actions import (
    CAPTURE,
    DECLARE,
    END_REPLY,
    END_TURN,
    KILL,
    At,
    Deploy,
    HideFreed,
    HideInsurgent,
    Interrogate,
    LeaveGap,
    MoveAgent,
    Place,
    SetMarker,
    Swap,
    Transfer,
)
from complot.games.uprising.events import EVENTS, Identified
from complot.games.uprising.facts import DUMMY, INSURGENT, SYMPATHIZER
from complot.games.uprising.game import UPRISING

OTHERS = (GOVERNMENT_SEAT, None)


def alike(*tables: Table) -> None:
    """What others see, may do and have heard is the same at all these tables."""
    for viewer in OTHERS:
        seen = {encode(table.sees(viewer)) for table in tables}
        heard = {encode(table.heard(viewer)) for table in tables}
        assert len(seen) == len(heard) == 1
    assert len({tuple(table.game.legal(table.state, GOVERNMENT_SEAT)) for table in tables}) == 1


@pytest.mark.rule("U9", "U10", "U11")
def test_a_hidden_piece_is_its_number_and_a_revealed_one_is_itself() -> None:
    table = position("c4 I1, c5 S6, c6 D14, e2 i, g2 s, d4 A", side=GOVERNMENT)
    for viewer in OTHERS:
        seen = table.sees(viewer)
        assert [(each.number, each.hex) for each in seen.counters] == [
            (1, "c4"),
            (6, "c5"),
            (14, "c6"),
        ]
        assert [(each.hex, each.piece) for each in seen.revealed] == [
            ("e2", INSURGENT),
            ("g2", SYMPATHIZER),
        ]
    table.does(Interrogate("d4", "c4"), CAPTURE)
    found = {each.number: each.piece for each in table.sees(None).found}
    assert found[1] is INSURGENT
    assert 1 not in {each.number for each in table.sees(None).counters}


@pytest.mark.rule("U11", "U16", "U17")
def test_two_set_ups_that_look_alike_are_alike_to_all_but_the_rebel() -> None:
    tables = []
    for insurgents in ((1, 2, 3, 4, 5), (1, 22, 23, 24, 25), (17, 20, 21, 22, 23)):
        rest = tuple(number for number in range(1, 27) if number not in insurgents)
        for sympathizers in (rest[:8], rest[-8:]):
            table = Table()
            table.act(REBEL_SEAT, [*boxes(insurgents, sympathizers), *ring()])
            tables.append(table)
    alike(*tables)
    for table in tables:
        table.step(GOVERNMENT_SEAT, LeaveGap("e5"))
        table.step(REBEL_SEAT, SetMarker(1))
    alike(*tables)


@pytest.mark.rule("U-17")
def test_the_reply_to_a_kill_is_asked_for_alike_whatever_is_in_the_display() -> None:
    tables = [
        position("c4 I1, d4 A, h3 D9", side=GOVERNMENT, held=held)
        for held in ("I14 S15", "D14 D15", "S14 D15")
    ]
    for table in tables:
        table.changes(killed=0)
        table.does(Interrogate("d4", "c4"), KILL)
    alike(*tables)
    for table in tables:
        table.does(END_REPLY)
    alike(*tables)


@pytest.mark.rule("U42", "U-11")
def test_a_jailbreak_looks_alike_whichever_boxes_are_chosen() -> None:
    tables = []
    for chosen in ((14, 20), (14, 21), (20, 21)):
        table = position("e4 I1, e5 D14, k1 A", captives=1, held="D20 D21")
        table.does(Transfer("e4"), At("f6"), *map(HideFreed, chosen))
        tables.append(table)
    alike(*tables)
    for table in tables:
        table.does(END_TURN, SetMarker(3))
    alike(*tables)


@pytest.mark.rule("U40", "U-27")
def test_dummies_and_sympathizers_in_the_nexus_look_alike() -> None:
    tables = []
    for piece in ("S14", "D14"):
        table = position(f"e4 {piece}, e5 I1, k1 A", captives=1)
        table.does(Transfer("e4"), At("f6"))
        tables.append(table)
    alike(*tables)


@pytest.mark.rule("U-26", "U26")
def test_what_the_rebel_might_place_is_not_to_be_guessed_from_what_is_asked() -> None:
    tables = [position("c4 D9, e2 i, k1 A", held=held) for held in ("I14", "S14", "D14")]
    for table in tables:
        table.changes(killed=0)
        table.does(Place(14))
    alike(*tables)
    for table in tables:
        table.does(At("e3"))
    alike(*tables)


@pytest.mark.rule("U11")
def test_a_refusal_says_nothing_about_a_number() -> None:
    codes = set()
    for piece in ("I1", "S1", "D1"):
        table = position(f"c4 {piece}, d4 A, h3 I2", side=GOVERNMENT)
        codes.add(
            (
                table.refusal(GOVERNMENT_SEAT, Interrogate("d4", "c4"), CAPTURE),
                table.refusal(GOVERNMENT_SEAT, Interrogate("d4", "c4"), END_TURN),
                table.refusal(GOVERNMENT_SEAT, CAPTURE),
                table.refusal(GOVERNMENT_SEAT, Swap("c4")),
                table.refusal(REBEL_SEAT, DECLARE),
            )
        )
    assert len(codes) == 1
    assert next(iter(codes))[:2] == (Code.ONE_AT_A_TIME, Code.ONE_AT_A_TIME)


@pytest.mark.rule("U14")
def test_the_rebel_can_not_lie() -> None:
    table = position("c4 D14, d4 A, h3 I2", side=GOVERNMENT)
    assert table.does(Interrogate("d4", "c4"))[-1] == Identified(14, "c4", DUMMY)


@pytest.mark.rule("U11")
def test_events_speak_of_no_box() -> None:
    fields = {field for event in EVENTS for field in event.__struct_fields__}
    assert "boxes" not in fields
    lawful = {reveal.event for reveal in UPRISING.reveals}
    speaking = {event for event in EVENTS if "piece" in event.__struct_fields__}
    assert {event.__name__ for event in speaking - lawful} == {"Killed"}


@pytest.mark.rule("U-26")
def test_the_rebel_does_not_see_half_a_choice_of_the_government() -> None:
    table = position("c4 I1, k1 A", side=GOVERNMENT)
    before = table.sees(REBEL_SEAT)
    table.does(MoveAgent("k1"))
    assert table.sees(REBEL_SEAT) == before


@pytest.mark.rule("U16", "U-25")
def test_boxes_and_counters_are_refused_in_any_other_order() -> None:
    table = Table()
    assert table.refusal(REBEL_SEAT, HideInsurgent(5), HideInsurgent(4)) is Code.NOT_A_CHOICE
    table.act(REBEL_SEAT, boxes())
    assert table.refusal(REBEL_SEAT, Deploy(3), At("a1"), Deploy(2)) is Code.NOT_A_CHOICE
    assert begun().ending() is None
