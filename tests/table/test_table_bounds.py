"""No table grows for ever, and people who play never notice."""

from __future__ import annotations

from functools import partial
from itertools import cycle, islice

from evening import GUESTS, HOST, Evening, lobby, refused, started

from complot.core.errors import Code
from complot.table import command as commands
from complot.table.bounds import (
    MOST_GOINGS,
    MOST_OF_ALL,
    MOST_OF_ONE,
    MOST_OF_OTHERS,
    MOST_ROUNDS,
    MOST_ROWS,
    MOST_SITTING,
    MOST_VOIDED,
    SPARE,
)
from complot.table.command import Command

ANA, BEA, CARL, DINA, ELI = GUESTS
STRANGER = "guest-zoe"


def has_enough(evening: Evening, guest: str, command: Command) -> bool:
    return refused(partial(evening, guest, command)).code is Code.ENOUGH


def until_enough(evening: Evening, guest: str, *wanted: Command) -> int:
    """Do this over and over until it is refused: how often it was done."""
    before = evening.table.seq

    def over_and_over() -> None:
        for command in islice(cycle(wanted), 2 * MOST_OF_ALL):
            evening(guest, command)

    assert refused(over_and_over).code is Code.ENOUGH
    return evening.table.seq - before


def test_who_is_ready_and_isn_t_for_ever_is_heard_no_more_and_the_others_go_on() -> None:
    evening = lobby(3)
    ready = commands.Ready(True, evening.commitment, "0" * 64)
    done = until_enough(evening, BEA, commands.Ready(False), ready)
    assert MOST_OF_ONE - 10 < done <= MOST_OF_ONE + SPARE
    assert len(evening.table.told) < MOST_OF_ONE + SPARE + 10
    assert has_enough(evening, BEA, commands.Write("one more"))
    evening(CARL, commands.Write("Bea?"))
    evening(HOST, commands.Kick(1))
    evening(STRANGER, commands.Sit("Zoe"))


def test_who_had_enough_can_still_leave_and_come_to_the_next_table() -> None:
    evening = lobby(2)
    until_enough(evening, BEA, commands.Write("and"))
    evening(BEA, commands.Leave())
    assert [place.name for place in evening.push(HOST).table.places] == ["Ana"]


def test_ways_out_aren_t_ways_in() -> None:
    evening = started(5)
    done = until_enough(evening, BEA, commands.Leave(), commands.TakeBack())
    assert done <= MOST_OF_ONE + SPARE
    evening.play_on()
    evening(HOST, commands.Rematch())


def test_strangers_have_a_share_together_and_take_nothing_from_those_who_play() -> None:
    evening = started(5)
    for number in range(MOST_OF_OTHERS // 2 - len(GUESTS)):
        evening(f"guest {number}", commands.Watch(f"Zoe {number}"))
        evening(f"guest {number}", commands.Leave())
    assert until_enough(evening, STRANGER, commands.Watch("Zoe"), commands.Leave()) <= 10
    assert has_enough(evening, "guest-yan", commands.Watch("Yan"))
    evening(BEA, commands.Write("quiet now"))
    evening.play_on()
    evening(HOST, commands.Rematch())
    evening(STRANGER, commands.Watch("Zoe"))


def test_a_deal_is_voided_so_often_and_then_played_with_who_is_there() -> None:
    evening = lobby(4)
    while len(evening.table.voided) < MOST_VOIDED:
        evening(HOST, commands.Choose({}))
    assert has_enough(evening, STRANGER, commands.Sit("Zoe"))
    evening(HOST, commands.AddBot("random", "Bot"))
    evening.ready(*GUESTS[1:4])
    evening.start()


def test_who_sits_down_and_gets_up_again_and_again_is_let_in_no_more_and_others_are() -> None:
    evening = lobby(4)
    done = until_enough(evening, STRANGER, commands.Sit("Zoe"), commands.Leave())
    assert done == 2 * MOST_SITTING
    for _ in range(MOST_OF_OTHERS // 2):
        evening(STRANGER, commands.Watch("Zoe"))
        evening(STRANGER, commands.Leave())
    evening(ELI, commands.Sit("Eli"))


def test_who_had_enough_can_still_be_ready_and_a_game_that_is_paused_go_on() -> None:
    evening = lobby(2)
    until_enough(evening, BEA, commands.Write("and"))
    evening(BEA, commands.Ready(False))
    evening = started(5)
    for guest in GUESTS:
        evening(guest, commands.Pause(True))
    for guest in GUESTS:
        until_enough(evening, guest, commands.Write("and"))
    for guest in GUESTS:
        evening(guest, commands.Pause(False))
    evening.play_on()


def test_the_talk_of_a_game_of_months_fits() -> None:
    evening = started(5)
    for day in range(150):
        for guest in GUESTS:
            for _ in range(5):
                evening(guest, commands.Write(f"day {day}"))
    evening.play_on()
    assert len(evening.push(STRANGER).events) > 3500


def test_all_together_have_a_bound_too_and_moves_none() -> None:
    evening = started(5)
    for guest in GUESTS:
        until_enough(evening, guest, commands.Write("and"))
    assert evening.table.seq <= MOST_OF_ALL + 50
    evening.play_on()
    evening(HOST, commands.Rematch())
    evening(BEA, commands.Write("at last"))


def test_who_comes_and_goes_all_the_time_is_seen_to_and_soon_not_told_of() -> None:
    evening = started(5)
    before = len(evening.push(HOST).events)
    for _ in range(MOST_GOINGS + 50):
        evening.sees(BEA, here=False)
        assert [place.name for place in evening.push(HOST).table.places if place.away] == ["Bea"]
        evening.sees(BEA, here=True)
    assert len(evening.push(HOST).events) == before + 2 * MOST_GOINGS
    evening.sees(CARL, here=False)
    assert evening.kinds(HOST)[-1] == "went_away"


def test_a_series_has_an_end() -> None:
    evening = Evening(game="uprising")
    evening(HOST, commands.Create("uprising", "Ana"))
    evening(BEA, commands.Sit("Bea"))
    for number in range(MOST_ROUNDS):
        evening.ready(BEA)
        evening.start()
        evening(BEA, commands.Resign())
        if number < MOST_ROUNDS - 1:
            evening(HOST, commands.Rematch())
    assert has_enough(evening, HOST, commands.Rematch())


def test_a_table_with_very_many_rows_begins_no_other_round() -> None:
    evening = started(5)
    evening.play_on()
    evening.table.seq = MOST_ROWS
    assert has_enough(evening, HOST, commands.Rematch())
    assert refused(partial(evening.sees, BEA, here=False)).code is Code.ENOUGH
