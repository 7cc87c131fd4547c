"""Opinion Makers vote before the others choose."""

from __future__ import annotations

import pytest
from plots import CLOSE_EYE, NO_CONFIDENCE, OPINION, RESPONSIBILITY, STRONG, plotted
from tables import APPROVE, REJECT, TO_ALL

from complot.core.errors import Code
from complot.games.resistance.events import VoteCast
from complot.games.resistance.plot.actions import TakePlot
from complot.games.resistance.plot.events import Opinions, OpinionsShown
from complot.games.resistance.plot.views import Opining
from complot.games.resistance.views import Voting


@pytest.mark.rule("P10", "P-13", "R11")
def test_an_opinion_maker_votes_first_and_openly() -> None:
    table = plotted(5, (OPINION, 2))
    table.proposes(0, 1)
    assert table.actors() == (2,)
    assert table.sees(0).scene == Opining(1, 1, (0, 1), (2,), (), None)
    assert table.refuses(0, APPROVE) is Code.NOT_YOUR_TURN
    table.news()
    table.step(2, REJECT)
    assert table.news() == [
        (TO_ALL, VoteCast(2)),
        (TO_ALL, OpinionsShown(Opinions((), (2,)))),
    ]
    assert table.actors() == (0, 1, 3, 4)
    for viewer, mine in ((0, None), (2, False), (None, None)):
        assert table.sees(viewer).scene == Voting(1, 1, (0, 1), (2,), mine, Opinions((), (2,)))
    assert table.refuses(2, APPROVE) is Code.NOT_YOUR_TURN
    table.votes("++ ++")
    assert table.sees(None).proposals[0].votes == (True, True, False, True, True)
    assert table.sees(None).proposals[0].approved


@pytest.mark.rule("P10", "P-13")
def test_two_opinion_makers_show_their_votes_together() -> None:
    table = plotted(7, (OPINION, 5), (OPINION, 2))
    table.proposes(0, 1)
    assert table.actors() == (2, 5)
    table.news()
    table.step(5, APPROVE)
    assert table.news() == [(TO_ALL, VoteCast(5))]
    assert table.sees(2).scene == Opining(1, 1, (0, 1), (2, 5), (5,), None)
    assert table.sees(5).scene == Opining(1, 1, (0, 1), (2, 5), (5,), True)
    assert table.refuses(5, REJECT) is Code.NOT_YOUR_TURN
    table.step(2, REJECT)
    assert table.news() == [(TO_ALL, VoteCast(2)), (TO_ALL, OpinionsShown(Opinions((5,), (2,))))]
    assert table.actors() == (0, 1, 3, 4, 6)


@pytest.mark.rule("P10", "P-13")
def test_a_holder_of_both_votes_once() -> None:
    table = plotted(7, (OPINION, 5), (OPINION, 5))
    table.proposes(0, 1)
    table.step(5, APPROVE)
    assert table.actors() == (0, 1, 2, 3, 4, 6)


@pytest.mark.rule("P10", "P4", "P-13")
def test_from_the_first_vote_to_the_last() -> None:
    table = plotted(5, (OPINION, 2))
    for _ in range(2):
        table.proposes(0, 1)
        assert table.actors() == (2,)
        table.votes("-----")
    table.goes(0, 1, cards="SS")
    table.deals_plot((CLOSE_EYE, 1))
    table.proposes(0, 1, 2)
    assert table.actors() == (2,)
    assert table.plot.hands[2] == (OPINION,)


@pytest.mark.rule("P10", "P-13")
def test_the_leader_too_may_be_an_opinion_maker() -> None:
    table = plotted(5, (OPINION, 1))
    table.rejects()
    assert table.leader == 1
    table.proposes(0, 1)
    assert table.actors() == (1,)


@pytest.mark.rule("P10")
def test_without_one_all_vote_at_once() -> None:
    table = plotted(5, (STRONG, 2))
    table.proposes(0, 1)
    assert table.actors() == (0, 1, 2, 3, 4)
    assert table.sees(None).scene == Voting(1, 1, (0, 1), (), None, None)


@pytest.mark.rule("P-7", "P-13", "P17")
def test_an_opinion_maker_that_is_taken_over_moves() -> None:
    table = plotted(5, (OPINION, 2))
    table.proposes(0, 1)
    table.votes("+++++")
    table.plays("SS")
    table.draws_plot(RESPONSIBILITY)
    table.gives(RESPONSIBILITY, 4)
    table.step(4, TakePlot(OPINION, 2))
    table.proposes(0, 1, 2)
    assert table.actors() == (4,)


@pytest.mark.rule("P10", "P-6")
def test_the_vote_after_an_annulled_one_begins_with_the_opinion_maker_too() -> None:
    table = plotted(7, (OPINION, 2), (NO_CONFIDENCE, 3))
    table.approves(0, 1)
    table.step(3, table.may(3)[0])
    table.proposes(0, 1)
    assert table.actors() == (2,)
