"""Resigning, drawing and wishing for a side, at a table for two."""

from __future__ import annotations

from functools import partial

import pytest
from evening import HOST, Evening, refused

from complot.core.contract import Ending
from complot.core.errors import Code
from complot.core.match import Concluded
from complot.games import title
from complot.games.uprising.options import MOST_TURNS
from complot.table import command as commands
from complot.table import notice
from complot.table.table import Table

GUEST = "guest-bea"
UPRISING = title("uprising")


def two(seed: int = 1) -> Evening:
    """Ana and Bea, before a game of Uprising."""
    evening = Evening(seed)
    evening.table = Table("KESTREL", UPRISING.game, tuple(UPRISING.bots))
    evening(HOST, commands.Create("uprising", "Ana"))
    evening(GUEST, commands.Sit("Bea"))
    evening.ready(GUEST)
    return evening


def begun(ana: str = "rebel") -> Evening:
    evening = two()
    evening(HOST, commands.Wish(ana))
    evening.ready(GUEST)
    evening.start()
    return evening


@pytest.mark.parametrize("seed", range(6))
def test_a_wish_for_a_side_comes_true(seed: int) -> None:
    for side, seat in (("rebel", 0), ("government", 1)):
        evening = two(seed)
        evening(GUEST, commands.Wish(side))
        assert evening.push(HOST).table.places[1].wish == side
        evening.ready(GUEST)
        evening.start()
        assert evening.push(GUEST).table.seat == seat


def test_whoever_wishes_for_the_same_side_is_drawn() -> None:
    seats = set()
    for seed in range(12):
        evening = two(seed)
        for guest in (HOST, GUEST):
            evening(guest, commands.Wish("rebel"))
        evening.ready(GUEST)
        evening.start()
        seats.add(evening.push(HOST).table.seat)
    assert seats == {0, 1}


def test_a_wish_can_be_dropped() -> None:
    evening = two()
    evening(HOST, commands.Wish("rebel"))
    evening(HOST, commands.Wish(None))
    assert evening.push(GUEST).table.places[0].wish is None


@pytest.mark.rule("U-19")
def test_one_who_resigns_has_lost() -> None:
    evening = begun("rebel")
    evening(GUEST, commands.Resign())
    for guest in (HOST, GUEST):
        push = evening.push(guest)
        assert push.table.stage == "over"
        assert push.table.ending == Ending("rebel", "resignation")
        assert (push.legal, push.decision) == ((), None)
        assert push.events[-1] == Concluded(1)
    attempt = partial(evening, HOST, commands.Draw(True))
    assert refused(attempt).code is Code.GAME_OVER
    evening(HOST, commands.Rematch())
    assert evening.push(HOST).table.ending is None


@pytest.mark.rule("U-19")
def test_a_draw_is_agreed_once_both_offer_it() -> None:
    evening = begun()
    evening(HOST, commands.Draw(True))
    push = evening.push(GUEST)
    assert (push.table.offers, push.table.stage) == ((0,), "playing")
    assert push.events[-1] == notice.DrawOffered("Ana", True)
    evening(HOST, commands.Draw(False))
    evening(GUEST, commands.Draw(True))
    assert evening.push(HOST).table.offers == (1,)
    evening(HOST, commands.Draw(True))
    assert evening.push(HOST).table.ending == Ending(None, "draw")


@pytest.mark.rule("U-19")
def test_an_offer_stands_until_somebody_moves() -> None:
    evening = begun()
    evening(GUEST, commands.Draw(True))
    evening.act(HOST, evening.push(HOST).legal[0].id)
    assert evening.push(HOST).table.offers == (1,), "nobody else may know of a box that was filled"
    while evening.push(GUEST).decision is None:
        evening.act(HOST, evening.push(HOST).legal[0].id)
    assert evening.push(HOST).table.offers == ()
    evening(HOST, commands.Draw(True))
    assert evening.push(HOST).table.stage == "playing"


@pytest.mark.rule("U-19")
def test_two_people_have_no_cap_unless_they_choose_one_and_a_bot_brings_one() -> None:
    evening = Evening()
    evening.table = Table("KESTREL", UPRISING.game, tuple(UPRISING.bots))

    def cap() -> int:
        return int(evening.table.options.turn_cap)

    evening(HOST, commands.Create("uprising", "Ana"))
    assert cap() == MOST_TURNS
    evening(HOST, commands.AddBot("random", "Bot"))
    assert cap() == 100
    evening(HOST, commands.RemoveBot(1))
    evening(HOST, commands.Choose({"turn_cap": MOST_TURNS, "ruthless": True}))
    evening(HOST, commands.AddBot("random", "Bot"))
    assert (cap(), evening.table.options.ruthless) == (100, True)
    evening(HOST, commands.Choose({"turn_cap": 50}))
    evening(HOST, commands.RemoveBot(1))
    assert (cap(), evening.table.options.ruthless) == (50, False)
