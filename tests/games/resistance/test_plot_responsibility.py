"""Take Responsibility: a player takes another's Plot card."""

from __future__ import annotations

import pytest
from plots import (
    CLOSE_EYE,
    HOLD,
    NO_CONFIDENCE,
    OPINION,
    OVERHEARD,
    PASS,
    RESPONSIBILITY,
    STRONG,
    PlotTable,
    plotted,
)
from tables import TO_ALL

from complot.core.errors import Code
from complot.games.resistance.actions import Propose
from complot.games.resistance.plot.actions import LookAt, TakePlot, Usurp
from complot.games.resistance.plot.events import (
    PlotDiscarded,
    PlotHanded,
    PlotPassed,
    PlotTaken,
)
from complot.games.resistance.plot.views import TakingResponsibility
from complot.games.resistance.views import Proposing


def at_once() -> PlotTable:
    """Seat 3 has Strong Leader, seat 4 is to take responsibility."""
    table = plotted(7)
    table.draws_plot(STRONG, RESPONSIBILITY)
    table.gives(RESPONSIBILITY, 4)
    table.gives(STRONG, 3)
    return table


@pytest.mark.rule("P17", "P-7")
def test_the_holder_must_take_a_card_once_all_are_handed_out() -> None:
    table = at_once()
    assert table.sees(None).scene == TakingResponsibility(4, 1, may_wait=False)
    assert table.may(4) == (TakePlot(STRONG, 3),)
    assert table.refuses(4, PASS) is Code.NOT_NOW
    assert table.refuses(4, TakePlot(STRONG, 4)) is Code.NOT_A_CHOICE
    assert table.refuses(4, TakePlot(OPINION, 3)) is Code.NOT_A_CHOICE
    assert table.refuses(0, Propose((0, 1))) is Code.NOT_YOUR_TURN
    table.news()
    table.step(4, TakePlot(STRONG, 3))
    assert table.news() == [(TO_ALL, PlotTaken(4, STRONG, 3))]
    assert table.plot.hands[3] == ()
    assert table.plot.hands[4] == (STRONG,)
    assert table.sees(None).scene == Proposing(1, 1)


@pytest.mark.rule("P17", "P-7", "P-10")
def test_it_waits_for_the_last_card_and_for_what_that_card_does() -> None:
    table = plotted(9)
    table.draws_plot(RESPONSIBILITY, OPINION, OVERHEARD)
    table.gives(RESPONSIBILITY, 4)
    assert table.actors() == (0,)
    table.gives(OPINION, 3)
    table.gives(OVERHEARD, 5)
    assert table.actors() == (5,)
    table.step(5, LookAt(4))
    assert table.sees(None).scene == TakingResponsibility(4, 1, may_wait=False)


@pytest.mark.rule("P-7")
def test_if_nobody_else_has_a_card_it_is_put_away() -> None:
    table = plotted(5)
    table.draws_plot(RESPONSIBILITY)
    table.news()
    table.gives(RESPONSIBILITY, 4)
    assert table.news() == [
        (TO_ALL, PlotHanded(4, RESPONSIBILITY)),
        (TO_ALL, PlotDiscarded(4, RESPONSIBILITY)),
    ]
    assert table.plot.hands == ((),) * 5
    assert table.sees(None).scene == Proposing(1, 1)


@pytest.mark.rule("P-7")
def test_one_s_own_cards_are_nobody_else_s() -> None:
    table = plotted(7)
    table.draws_plot(RESPONSIBILITY, STRONG)
    table.gives(STRONG, 4)
    table.gives(RESPONSIBILITY, 4)
    assert table.plot.hands[4] == (STRONG,)
    assert table.sees(None).scene == Proposing(1, 1)


@pytest.mark.rule("P17", "P-7")
def test_every_card_of_every_other_player_can_be_taken_the_leader_s_too() -> None:
    table = plotted(5, (NO_CONFIDENCE, 1))
    table.goes(0, 1, cards="SS")
    table.deals_plot((CLOSE_EYE, 3))
    table.goes(0, 1, 2, cards="SSS")
    table.draws_plot(RESPONSIBILITY)
    assert table.leader == 2
    table.gives(RESPONSIBILITY, 4)
    assert table.may(4) == (TakePlot(NO_CONFIDENCE, 1), TakePlot(CLOSE_EYE, 3))
    table = plotted(5, (NO_CONFIDENCE, 1))
    table.goes(0, 1, cards="SS")
    table.draws_plot(RESPONSIBILITY)
    table.gives(RESPONSIBILITY, 4)
    assert table.leader == 1
    assert table.may(4) == (TakePlot(NO_CONFIDENCE, 1),)


def held(card: str = "no_confidence") -> PlotTable:
    """Seat 1 holds a card, seat 4 keeps Take Responsibility for later."""
    table = plotted(5, (NO_CONFIDENCE, 1), take_responsibility=HOLD)
    table.goes(0, 2, cards="SS")
    table.deals_plot((RESPONSIBILITY, 4))
    return table


@pytest.mark.rule("P-7", "P4")
def test_where_it_may_be_held_its_holder_may_pass_for_this_leader() -> None:
    table = held()
    assert table.sees(None).scene == TakingResponsibility(4, 1, may_wait=True)
    assert table.may(4) == (TakePlot(NO_CONFIDENCE, 1), PASS)
    table.news()
    table.step(4, PASS)
    assert table.news() == [(TO_ALL, PlotPassed(4, RESPONSIBILITY))]
    assert table.sees(None).scene == Proposing(2, 1)
    assert table.plot.hands[4] == (RESPONSIBILITY,)
    assert table.refuses(4, TakePlot(NO_CONFIDENCE, 1)) is Code.NOT_YOUR_TURN
    table.rejects()
    assert table.sees(None).scene == TakingResponsibility(4, 2, may_wait=True)
    table.step(4, TakePlot(NO_CONFIDENCE, 1))
    assert table.plot.hands[4] == (NO_CONFIDENCE,)
    table.rejects()
    assert table.sees(None).scene == Proposing(2, 3)


@pytest.mark.rule("P-7")
def test_a_held_card_stays_where_nobody_else_has_one() -> None:
    table = plotted(5, take_responsibility=HOLD)
    table.deals_plot((RESPONSIBILITY, 4))
    assert table.sees(None).scene == Proposing(1, 1)
    assert table.plot.hands[4] == (RESPONSIBILITY,)
    table.rejects()
    assert table.sees(None).scene == Proposing(1, 2)


@pytest.mark.rule("P-7", "P-5")
def test_a_held_card_has_its_time_after_the_strong_leader_window() -> None:
    table = plotted(7, take_responsibility=HOLD)
    table.draws_plot(STRONG, RESPONSIBILITY)
    table.gives(STRONG, 3)
    table.gives(RESPONSIBILITY, 4)
    table.step(4, PASS)
    table.rejects()
    assert table.phase == "usurping"
    table.step(3, PASS)
    assert table.sees(None).scene == TakingResponsibility(4, 2, may_wait=True)
    table.step(4, TakePlot(STRONG, 3))
    assert table.leader == 1  # too late to take over from this Leader
    table.rejects()
    table.step(4, Usurp())
    assert table.leader == 4


@pytest.mark.rule("P-7", "P-16")
def test_a_held_card_has_its_time_before_the_mission_is_chosen() -> None:
    table = plotted(7, take_responsibility=HOLD, targeting=True)
    table.draws_plot(NO_CONFIDENCE, RESPONSIBILITY)
    table.gives(NO_CONFIDENCE, 3)
    table.gives(RESPONSIBILITY, 4)
    assert table.phase == "taking_responsibility"
    table.step(4, PASS)
    assert table.phase == "targeting"
