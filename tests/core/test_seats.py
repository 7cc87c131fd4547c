"""Seats, sets of seats and audiences."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stories import steady

from complot.core.seats import (
    EVERYONE,
    MEMBERS,
    MOST_SEATS,
    NOBODY,
    Audience,
    among,
    everybody,
    gather,
    left,
    marks,
    only,
)

ALL = range(MOST_SEATS)
some_seats = st.frozensets(st.sampled_from(ALL))


@steady
@given(some_seats)
def test_a_set_has_the_members_that_were_gathered_in_order(seats: frozenset[int]) -> None:
    assert MEMBERS[gather(seats)] == tuple(sorted(seats))


@steady
@given(some_seats, st.integers(1, MOST_SEATS))
def test_marks_say_of_each_seat_whether_it_belongs(seats: frozenset[int], count: int) -> None:
    assert marks(gather(seats), count) == tuple(seat in seats for seat in range(count))


def test_there_is_a_row_of_members_for_every_set() -> None:
    assert len(MEMBERS) == 2**MOST_SEATS
    assert len(set(MEMBERS)) == 2**MOST_SEATS
    assert MEMBERS[NOBODY] == ()


@pytest.mark.parametrize("count", range(MOST_SEATS + 1))
def test_everybody_is_the_first_so_many_seats(count: int) -> None:
    assert MEMBERS[everybody(count)] == tuple(range(count))


def test_going_left_leads_round_the_table() -> None:
    assert [left(seat, 5) for seat in range(5)] == [1, 2, 3, 4, 0]


def test_everyone_hears_what_is_told_to_everyone_spectators_included() -> None:
    assert all(EVERYONE.hears(viewer) for viewer in (None, *ALL))


@pytest.mark.parametrize("seat", ALL)
def test_only_one_seat_hears_what_is_told_to_it_alone(seat: int) -> None:
    assert [viewer for viewer in (None, *ALL) if only(seat).hears(viewer)] == [seat]


@steady
@given(some_seats)
def test_exactly_the_seats_named_hear_what_is_told_among_them(seats: frozenset[int]) -> None:
    audience = among(gather(seats))
    assert {viewer for viewer in (None, *ALL) if audience.hears(viewer)} == seats


def test_nobody_hears_what_is_told_to_nobody() -> None:
    assert not any(Audience(NOBODY).hears(viewer) for viewer in (None, *ALL))
