"""How long a decision may take, and what happens when time is up."""

from __future__ import annotations

from functools import partial

from evening import GUESTS, HOST, Evening, lobby, refused

from complot.core.errors import Code
from complot.core.seats import Seat
from complot.games.resistance.actions import CALL, Propose, Vote
from complot.table import command as commands
from complot.table import notice
from complot.table.ruling import decide_for_clock
from complot.table.terms import DAY, MORE_TIMES, Clock, PerDay, PerDecision, Terms

ANA, BEA, *_ = GUESTS
STRANGER = "guest-zoe"
MINUTE = 60_000
GRACE = 10_000
ONE_MINUTE = PerDecision(60)


def timed(clock: Clock = ONE_MINUTE, guests: int = 5, bots: int = 0) -> Evening:
    """A game that began at 1000 with a clock."""
    evening = lobby(guests, bots)
    evening(HOST, commands.Arrange(Terms(clock=clock)))
    evening.start()
    return evening


def leader(evening: Evening) -> str:
    return next(guest for guest in GUESTS if evening.push(guest).legal)


def proposed(evening: Evening) -> None:
    ids = evening.table.codec.id_of
    evening.act(leader(evening), ids(Propose((0, 1))), ids(CALL[0]))


def decided_for(evening: Evening, seat: Seat) -> None:
    """The clock decides the first thing there is for a seat."""
    table = evening.table
    assert table.match is not None
    owed = table.decision(seat)
    assert owed is not None
    first = table.codec.id_of(table.match.observation(seat).legal[0])
    act = commands.Act(owed, (first,))
    evening.keep(decide_for_clock(table, seat, act, f"t{next(evening.ids)}", evening.now))


def seat_of(evening: Evening, guest: str) -> Seat:
    seat = evening.table.seat_of(guest)
    assert seat is not None
    return seat


def until(evening: Evening, guest: str) -> tuple[int | None, int | None]:
    clock = evening.push(guest).clock
    assert clock is not None
    return clock.mine, clock.others


def test_without_a_clock_nothing_is_ever_due() -> None:
    evening = timed(Terms().clock)
    assert evening.push(HOST).clock is None
    assert evening.table.due() is None
    assert evening.table.overdue(10**15) == ()


def test_a_decision_is_due_its_time_and_its_grace_after_it_was_asked() -> None:
    evening = timed()
    asked = leader(evening)
    assert until(evening, asked) == (1000 + MINUTE, 1000 + MINUTE)
    assert evening.table.due() == 1000 + MINUTE + GRACE
    assert evening.table.overdue(1000 + MINUTE + GRACE - 1) == ()
    assert evening.table.overdue(1000 + MINUTE + GRACE) == (seat_of(evening, asked),)
    evening.now = 5000
    proposed(evening)
    assert {until(evening, guest)[0] for guest in GUESTS} == {5000 + MINUTE}


def test_one_may_decide_within_the_grace_and_even_after_it_until_the_clock_has() -> None:
    evening = timed()
    evening.now += MINUTE + GRACE + 5
    proposed(evening)


def test_another_s_vote_gives_nobody_more_time() -> None:
    evening = timed()
    proposed(evening)
    evening.now = 30_000
    evening.act(ANA, evening.table.codec.id_of(Vote(True)))
    assert until(evening, BEA)[0] == 1000 + MINUTE


def test_the_clock_decides_for_nobody_before_the_time_is_up() -> None:
    evening = timed()
    evening.now += MINUTE
    seat = seat_of(evening, leader(evening))
    assert refused(partial(decided_for, evening, seat)).code is Code.STALE


def test_a_row_says_that_the_clock_decided_and_its_player_is_told_at_once() -> None:
    evening = timed()
    proposed(evening)
    evening.now += MINUTE + GRACE
    decided_for(evening, seat_of(evening, BEA))
    assert b'"by":"clock"' in evening.rows[-1]
    assert notice.DecidedForYou() in evening.push(BEA).events
    assert "decided_for_you" not in evening.kinds(ANA)


def test_whom_a_bot_decided_for_is_told_to_the_others_with_the_next_public_thing() -> None:
    evening = mission()
    watching = [guest for guest in GUESTS if evening.push(guest).decision is None]
    before = {guest: evening.push(guest) for guest in (*watching, STRANGER)}
    evening.now += MINUTE + GRACE
    one, other = evening.table.overdue(evening.now)
    decided_for(evening, one)
    for guest, push in before.items():
        assert evening.push(guest) == push
    decided_for(evening, other)
    for guest in before:
        assert evening.kinds(guest)[-2:] == ["time_up", "time_up"]


def mission() -> Evening:
    """Two are on a mission, and neither has played a card."""
    evening = timed()
    proposed(evening)
    for guest in GUESTS:
        evening.act(guest, evening.table.codec.id_of(Vote(True)))
    return evening


def test_a_card_that_was_played_in_secret_moves_no_clock_that_another_sees() -> None:
    evening = mission()
    one, other = (guest for guest in GUESTS if evening.push(guest).decision is not None)
    others = [guest for guest in (*GUESTS, STRANGER) if guest != one]
    before = {guest: evening.push(guest) for guest in others}
    evening.now += 20_000
    evening.act(one, evening.push(one).legal[0].id)
    assert {guest: evening.push(guest) for guest in others} == before
    assert until(evening, other)[0] == 1000 + MINUTE


def test_who_is_late_twice_in_a_row_is_played_by_a_bot_and_can_take_the_seat_back() -> None:
    evening = timed()
    for attempt in (1, 2):
        proposed(evening)
        evening.now += MINUTE + GRACE
        decided_for(evening, seat_of(evening, BEA))
        for guest in GUESTS:
            if evening.push(guest).decision is not None:
                evening.act(guest, evening.table.codec.id_of(Vote(False)))
        assert (evening.push(ANA).table.places[1].stand_in == "late") is (attempt == 2)
    evening(BEA, commands.TakeBack())
    assert evening.push(ANA).table.places[1].stand_in is None


def test_who_decides_in_between_is_not_late_twice_in_a_row() -> None:
    evening = timed()
    for late in (True, False, True):
        proposed(evening)
        evening.now += MINUTE + GRACE
        if late:
            decided_for(evening, seat_of(evening, BEA))
        for guest in GUESTS:
            if evening.push(guest).decision is not None:
                evening.act(guest, evening.table.codec.id_of(Vote(False)))
    assert evening.push(ANA).table.places[1].stand_in is None


def test_more_time_is_for_everyone_and_each_may_ask_three_times() -> None:
    evening = timed()
    proposed(evening)
    for asked in range(1, MORE_TIMES + 1):
        evening(BEA, commands.MoreTime())
        for guest in GUESTS:
            assert until(evening, guest)[0] == 1000 + MINUTE * (asked + 1)
    assert refused(partial(evening, BEA, commands.MoreTime())).code is Code.NO_MORE_TIME
    clock = evening.push(BEA).clock
    assert clock is not None
    assert clock.asks == 0
    evening(ANA, commands.MoreTime())


def test_in_a_pause_the_clock_stands_still_and_goes_on_where_it_was() -> None:
    evening = timed()
    proposed(evening)
    evening.now = 20_000
    for guest in GUESTS:
        evening(guest, commands.Pause(True))
    assert evening.table.due() is None
    assert evening.push(ANA).clock is None
    evening.now = 500_000
    evening(BEA, commands.Pause(False))
    assert until(evening, ANA) == (481_000 + MINUTE, 481_000 + MINUTE)


def test_a_table_that_lost_everyone_waits_and_goes_on_when_somebody_is_back() -> None:
    evening = timed(guests=2, bots=3)
    evening.now = 2000
    evening.sees(ANA, here=False)
    assert evening.table.due() is not None or leader_is_a_bot(evening)
    evening.sees(BEA, here=False)
    assert evening.table.due() is None
    assert evening.table.overdue(10**15) == ()
    evening.now = 10**9
    evening.sees(BEA, here=True)
    clock = evening.push(BEA).clock
    assert clock is not None
    assert clock.others == 1000 + MINUTE + 10**9 - 2000


def leader_is_a_bot(evening: Evening) -> bool:
    assert evening.table.match is not None
    return all(evening.table.bot_at(seat) for seat in evening.table.match.actors())


def test_a_clock_of_days_runs_whoever_is_there() -> None:
    evening = timed(PerDay(2))
    for guest in GUESTS:
        evening.sees(guest, here=False)
    assert evening.table.due() == 1000 + 2 * DAY + 3_600_000


def test_nobody_waits_for_a_bot_by_the_clock() -> None:
    evening = timed(guests=1, bots=4)
    evening(ANA, commands.Leave())
    assert evening.table.due() is None
    assert evening.table.bots_asked() != ()
