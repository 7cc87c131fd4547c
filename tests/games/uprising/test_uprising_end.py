"""How games and matches end."""

from __future__ import annotations

import pytest
from uprising_tables import (
    GOVERNMENT,
    GOVERNMENT_SEAT,
    REBEL,
    REBEL_SEAT,
    VIEWERS,
    Table,
    begun,
    boxes,
    position,
    ring,
)

from complot.core.contract import Ending, replace
from complot.core.errors import Code, Refused
from complot.games.uprising.actions import (
    CAPTURE,
    DECLARE,
    END_TURN,
    KILL,
    At,
    Declare,
    Eliminate,
    HideFreed,
    Interrogate,
    LeaveGap,
    Place,
    SetMarker,
    Transfer,
)
from complot.games.uprising.events import (
    AgentEliminated,
    BoxOpened,
    GameEnded,
    MatchEnded,
    RollCalled,
    SidesChanged,
    TurnEnded,
)
from complot.games.uprising.facts import INSURGENT, SYMPATHIZER
from complot.games.uprising.views import Over, Preparing


@pytest.mark.rule("U51")
def test_the_rebel_wins_the_instant_the_last_agent_is_eliminated() -> None:
    table = position("e5 i, f5 A, e6 A, h3 S6", revolution=True, reserve=1, held="I2")
    table.does(Eliminate("e5", "f5"))
    assert table.ending() is None
    told = table.does(Eliminate("e5", "e6"))
    assert told == [
        AgentEliminated("e5", "e6"),
        BoxOpened(2, INSURGENT),
        BoxOpened(6, SYMPATHIZER),
        GameEnded(REBEL, "no_agents", REBEL_SEAT, 3),
    ]
    assert table.ending() == Ending("rebel", "no_agents")
    assert table.returns() == (1, -1)
    assert table.actors() == ()
    assert table.scene(None) == Over(REBEL, "no_agents", REBEL_SEAT)


@pytest.mark.rule("U52", "U14")
def test_the_government_wins_if_no_insurgent_is_on_the_map_when_its_turn_ends() -> None:
    table = position("c4 I1, h3 S6, d4 A", side=GOVERNMENT, held="I2", captives=1)
    table.does(Interrogate("d4", "c4"), CAPTURE)
    assert table.ending() is None
    told = table.does(END_TURN)
    assert told == [
        TurnEnded(GOVERNMENT_SEAT, GOVERNMENT),
        RollCalled(False),
        BoxOpened(2, INSURGENT),
        BoxOpened(6, SYMPATHIZER),
        GameEnded(GOVERNMENT, "no_insurgents", REBEL_SEAT, 1),
    ]
    assert table.ending() == Ending("government", "no_insurgents")
    assert table.returns() == (-1, 1)


@pytest.mark.rule("U52")
@pytest.mark.parametrize("piece", ["I1", "i"])
def test_one_insurgent_on_the_map_hidden_or_revealed_is_enough(piece: str) -> None:
    for revolution in (False, True):
        table = position(f"c4 {piece}, k1 A", side=GOVERNMENT, revolution=revolution)
        assert RollCalled(True) in table.does(END_TURN)
        assert table.ending() is None


@pytest.mark.rule("U52", "U-23")
def test_the_end_is_not_checked_when_the_rebel_s_turn_ends() -> None:
    table = position("c4 S6, k1 A", held="I1")
    table.does(END_TURN)
    assert table.ending() is None
    table.does(SetMarker(4), END_TURN)
    assert table.ending() == Ending("government", "no_insurgents")


@pytest.mark.rule("U53")
def test_without_the_revolution_no_agent_can_be_eliminated() -> None:
    table = position("f6 i, e5 A, e6 A, f5 A, f7 A, g5 A")
    assert table.may(Eliminate) == []
    table.does(DECLARE)
    assert len(table.may(Eliminate)) == 5


@pytest.mark.rule("U-23")
def test_the_rebel_alone_is_warned_that_he_is_doomed() -> None:
    table = position("e4 I1, e5 D14, k1 A", captives=1, held="D20 D21")
    assert not any(table.sees(viewer).doomed for viewer in VIEWERS)
    table.does(Transfer("e4"), At("f6"))
    assert not table.sees(REBEL_SEAT).doomed
    mark = table.mark()
    table.does(HideFreed(20))
    assert [table.sees(viewer).doomed for viewer in VIEWERS] == [True, False, False]
    table.does(HideFreed(21))
    assert [table.sees(viewer).doomed for viewer in VIEWERS] == [True, False, False]
    table.rewind(mark)
    table.does(HideFreed(14), HideFreed(21))
    assert not table.sees(REBEL_SEAT).doomed


@pytest.mark.rule("U-23")
def test_the_rebel_alone_is_warned_before_his_only_insurgent_would_leave_the_map_for_good() -> None:
    table = position("e4 I1, e5 S6, k1 A", captives=1, held="D20 D21")
    assert [table.sees(viewer).at_stake for viewer in VIEWERS] == [True, False, False]
    for safe in (
        position("e4 I1, e5 D14, k1 A", captives=1, held="D20 D21"),
        position("e4 I1, e5 S6, k1 A", held="D20 D21"),
        position("e4 I1, e5 I2, k1 A", captives=1, held="D20 D21"),
    ):
        assert not safe.sees(REBEL_SEAT).at_stake
    table.does(Transfer("e4"), At("f6"))
    assert table.sees(REBEL_SEAT).doomed, "no counter on the map can become an Insurgent"


@pytest.mark.rule("U-23", "U-11")
def test_who_is_doomed_loses_at_the_end_of_the_government_s_next_turn() -> None:
    table = position("e4 I1, e5 D14, k1 A", captives=1, held="D20 D21")
    table.does(Transfer("e4"), At("f6"), HideFreed(20), HideFreed(21))
    assert table.may(Place) == []
    table.does(END_TURN, SetMarker(0), END_TURN)
    assert table.ending() == Ending("government", "no_insurgents")
    assert table.sees(None).left == 0, "of a game that is over no action is left"


@pytest.mark.rule("U-19")
def test_a_game_is_drawn_after_as_many_turns_as_the_table_allows() -> None:
    table = position("c4 I1, k1 A", side=GOVERNMENT, turn=24, turn_cap=25)
    table.does(END_TURN)
    assert table.ending() is None
    table.does(SetMarker(0), END_TURN, SetMarker(0))
    told = table.does(END_TURN)
    assert told[-1] == GameEnded(None, "turn_cap", REBEL_SEAT, 1)
    assert table.ending() == Ending(None, "turn_cap")
    assert table.returns() == (0, 0)


@pytest.mark.rule("U-19", "U52")
def test_the_cap_is_checked_after_the_insurgents() -> None:
    table = position("c4 S6, k1 A", side=GOVERNMENT, turn=25, turn_cap=25, held="I1")
    table.does(END_TURN)
    assert table.ending() == Ending("government", "no_insurgents")


@pytest.mark.rule("U-19")
@pytest.mark.parametrize("match", [False, True])
def test_a_player_may_resign_and_both_may_agree_on_a_draw_at_any_time(match: bool) -> None:
    for seat, side in ((0, GOVERNMENT), (1, REBEL)):
        table = begun(match=match)
        table.conclude(seat)
        assert table.ending() == Ending(side, "resignation")
        returns = table.returns()
        assert returns is not None
        assert returns[seat] == -1
        assert sum(returns) == 0
    table = Table(match=match)
    table.conclude(None)
    assert table.ending() == Ending(None, "draw")
    assert table.returns() == (0, 0)
    assert table.refusal(REBEL_SEAT, *boxes()) is Code.GAME_OVER


@pytest.mark.rule("U-24", "U11")
def test_the_boxes_are_opened_when_the_game_ends() -> None:
    table = position("c4 S6, k1 A", side=GOVERNMENT, held="I1 D14")
    assert table.sees(None).insurgents is None
    table.does(END_TURN)
    for viewer in VIEWERS:
        assert table.sees(viewer).insurgents == (1,)
        assert table.sees(viewer).sympathizers == (6,)


@pytest.mark.rule("U54", "U-20")
@pytest.mark.parametrize("numbers", [13, 20, 26])
def test_with_fewer_numbers_there_are_fewer_dummies(numbers: int) -> None:
    table = begun_with(numbers)
    seen = table.sees(None)
    assert len(seen.undeployed) == numbers - 8
    empty = table.state.display.empty(numbers)
    assert empty.bit_count() == numbers - 13


def begun_with(numbers: int) -> Table:
    table = Table(numbers=numbers)
    rim = ("a1", "a3", "a5", "c1", "f1", "i8", "k2", "k5")
    table.act(REBEL_SEAT, [*boxes(), *ring((*zip(range(1, 9), rim, strict=True),))])
    table.step(GOVERNMENT_SEAT, LeaveGap("f7"))
    return table


@pytest.mark.rule("U54")
@pytest.mark.parametrize("numbers", [12, 27])
def test_there_are_at_least_as_many_numbers_as_pieces_and_no_more_than_counters(
    numbers: int,
) -> None:
    with pytest.raises(Refused) as refusal:
        Table(numbers=numbers)
    assert refusal.value.code is Code.BAD_OPTION


def first_game_over(captives: int, reserve: int = 0) -> Table:
    """A match whose first game has just been won by the Government."""
    table = position(
        "c4 S6, k1 A", side=GOVERNMENT, held="I1", captives=captives, reserve=reserve, match=True
    )
    told = table.does(END_TURN)
    assert told[-1] == SidesChanged(GOVERNMENT_SEAT)
    return table


@pytest.mark.rule("U56", "U-20")
def test_in_a_match_sides_change_after_the_first_game() -> None:
    table = first_game_over(2, reserve=1)
    assert table.ending() is None
    assert table.actors() == (GOVERNMENT_SEAT,)
    seen = table.sees(REBEL_SEAT)
    assert (seen.rebel, seen.game, seen.turn, seen.scores) == (1, 2, 0, (2,))
    assert isinstance(seen.scene, Preparing)
    assert seen.counters == ()
    assert [table.game.side(table.state, seat) for seat in (0, 1)] == ["government", "rebel"]
    table.act(GOVERNMENT_SEAT, [*boxes(), *ring()])
    assert table.actors() == (REBEL_SEAT,)


@pytest.mark.rule("U56", "U-20")
@pytest.mark.parametrize(
    ("held", "captives", "reserve", "victor", "side"),
    [
        ("I1 I2", 3, 0, 1, "rebel"),
        ("I1", 0, 3, 1, "rebel"),
        ("I1", 4, 0, None, None),
        ("", 0, 1, None, None),
        ("", 5, 0, 0, "government"),
    ],
)
def test_the_match_is_won_by_whoever_had_more_insurgents_left(
    held: str, captives: int, reserve: int, victor: int | None, side: str | None
) -> None:
    table = first_game_over(3)
    assert table.sees(None).scores == (1,)
    second = position(
        "c4 S6, k1 A", side=GOVERNMENT, held=held, captives=captives, reserve=reserve, match=True
    )
    table.state = replace(second.state, rebel=table.state.rebel, scores=table.state.scores)
    score = len(held.split()) + reserve
    told = table.does(END_TURN)
    assert told[-1] == MatchEnded(victor, 1, score)
    assert table.ending() == Ending(side, "match")
    assert table.returns() == {None: (0, 0), 0: (1, -1), 1: (-1, 1)}[victor]
    assert table.sees(None).scores == (1, score)
    assert table.sees(None).game == 2
    assert table.scene(None).victor == victor


@pytest.mark.rule("U51")
def test_declaring_does_not_win_while_an_agent_stands() -> None:
    table = position("c4 I1, k1 A")
    table.does(DECLARE)
    assert table.ending() is None
    assert table.may(Declare) == []


@pytest.mark.rule("U52")
def test_a_killed_insurgent_is_gone_for_ever() -> None:
    table = position("c4 I1, d4 A, h3 I2", side=GOVERNMENT)
    table.does(Interrogate("d4", "c4"), KILL)
    seen = table.sees(None)
    assert (seen.killed, seen.captives) == (4, 0)
    assert [each.number for each in seen.found if each.piece is INSURGENT] == [1]
