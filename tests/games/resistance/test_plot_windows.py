"""The four situations in which a Plot card may be played."""

from __future__ import annotations

import pytest
from plots import (
    CLOSE_EYE,
    FROM_USURPER,
    NO_CONFIDENCE,
    OLD_ORDER,
    OPINION,
    PASS,
    RESPONSIBILITY,
    SPOTLIGHT,
    STRONG,
    plotted,
)
from tables import FAIL, SUCCESS, TO_ALL, to

from complot.core.contract import Ending
from complot.core.errors import Code
from complot.core.seats import CHANCE
from complot.games.resistance.actions import Propose, Target
from complot.games.resistance.events import LeaderNamed, MissionRevealed, Proposal, Report
from complot.games.resistance.options import StrongLeaderAfter
from complot.games.resistance.plot.actions import (
    Annul,
    HandOut,
    Inspect,
    Spotlight,
    TakePlot,
    Usurp,
)
from complot.games.resistance.plot.events import (
    CardsPlayed,
    LeaderUsurped,
    MissionCardInspected,
    MissionCardSeen,
    PlotPassed,
    SpotlightPlaced,
    SpotlitShown,
    TeamAnnulled,
)
from complot.games.resistance.plot.hands import Spotlit
from complot.games.resistance.plot.views import (
    Annulling,
    Inspecting,
    Inspection,
    Spotlighting,
    Usurping,
)
from complot.games.resistance.views import OnMission, Over, Proposing

# Strong Leader


@pytest.mark.rule("P15", "P-5")
def test_not_in_the_proposal_in_which_the_card_was_handed_out() -> None:
    table = plotted(7, (STRONG, 3), (STRONG, 5))
    assert table.sees(None).scene == Proposing(1, 1)
    assert table.refuses(3, Usurp()) is Code.NOT_YOUR_TURN
    table.rejects()
    assert table.sees(None).scene == Usurping((3, 5), 2)


@pytest.mark.rule("P15", "P-5", "P-4")
def test_a_strong_leader_takes_over_before_the_new_leader_acts() -> None:
    table = plotted(7, (STRONG, 3), (NO_CONFIDENCE, 5))
    table.rejects()
    assert table.leader == 1
    assert table.actors() == (3,)
    assert table.may(3) == (Usurp(), PASS)
    assert table.refuses(1, Propose((0, 1))) is Code.NOT_YOUR_TURN
    table.news()
    table.step(3, Usurp())
    assert table.news() == [(TO_ALL, LeaderUsurped(3)), (TO_ALL, LeaderNamed(3, 2))]
    assert table.sees(None).scene == Proposing(1, 2)
    assert table.leader == 3
    assert table.plot.hands[3] == ()


@pytest.mark.rule("P15", "P-5")
def test_a_strong_leader_who_passes_keeps_the_card_for_the_next_leader() -> None:
    table = plotted(7, (STRONG, 3), (NO_CONFIDENCE, 5))
    table.rejects()
    table.news()
    table.step(3, PASS)
    assert table.news() == [(TO_ALL, PlotPassed(3, STRONG))]
    assert table.actors() == (1,)
    assert table.plot.hands[3] == (STRONG,)
    assert table.refuses(3, Usurp()) is Code.NOT_YOUR_TURN
    table.rejects()
    assert table.actors() == (3,)


@pytest.mark.rule("P15", "P-5", "P-2")
def test_played_before_the_draw_the_new_leader_draws_and_deals() -> None:
    table = plotted(7, (STRONG, 4), (NO_CONFIDENCE, 5))
    table.goes(0, 1, cards="SS")
    assert table.sees(None).scene == Usurping((4,), 1)
    table.step(4, Usurp())
    assert table.actors() == (CHANCE,)
    table.draws_plot(OPINION, STRONG)
    assert table.actors() == (4,)
    assert HandOut(OPINION, 1) in table.may(4)
    assert HandOut(OPINION, 4) not in table.may(4)


@pytest.mark.rule("P15", "P-5")
def test_the_leader_is_not_offered_what_they_are() -> None:
    table = plotted(7, (STRONG, 1), (NO_CONFIDENCE, 5))
    table.rejects()
    assert table.leader == 1
    assert table.actors() == (1,)
    assert table.sees(None).scene == Proposing(1, 2)


@pytest.mark.rule("P5", "P-4", "P-5")
def test_two_strong_leaders_are_asked_clockwise_from_the_leader() -> None:
    table = plotted(7, (STRONG, 1), (STRONG, 6), leader=4)
    table.rejects()
    assert table.leader == 5
    assert table.sees(None).scene == Usurping((6, 1), 2)
    assert table.may(1) == ()
    table.step(6, PASS)
    assert table.actors() == (1,)
    assert table.refuses(6, Usurp()) is Code.NOT_YOUR_TURN
    table.step(1, Usurp())
    assert table.leader == 1


@pytest.mark.rule("P15", "P-5")
def test_after_one_is_played_no_other_until_a_vote_has_taken_place() -> None:
    table = plotted(7, (STRONG, 3), (STRONG, 5))
    table.rejects()
    table.step(3, Usurp())
    assert table.actors() == (3,)
    assert table.refuses(5, Usurp()) is Code.NOT_YOUR_TURN
    table.rejects()
    assert table.sees(None).scene == Usurping((5,), 3)


@pytest.mark.rule("P15", "P-5", "P-4")
def test_a_holder_of_both_may_play_one() -> None:
    table = plotted(7, (STRONG, 3), (STRONG, 3))
    table.rejects()
    assert table.sees(None).scene == Usurping((3,), 2)
    table.step(3, Usurp())
    assert table.plot.hands[3] == (STRONG,)
    assert table.sees(None).scene == Proposing(1, 2)


@pytest.mark.rule("P-5", "R12", "R-3")
@pytest.mark.parametrize(("after", "then"), [(FROM_USURPER, 4), (OLD_ORDER, 2)])
def test_who_leads_after_a_strong_leader(after: StrongLeaderAfter, then: int) -> None:
    table = plotted(7, (STRONG, 3), (NO_CONFIDENCE, 5), strong_leader_after=after)
    table.rejects()
    table.step(3, Usurp())
    table.rejects()
    assert table.leader == then
    table.rejects()
    assert table.leader == then + 1


@pytest.mark.rule("P-5", "R-3")
@pytest.mark.parametrize(("after", "then"), [(FROM_USURPER, 4), (OLD_ORDER, 2)])
def test_and_after_the_mission_of_a_strong_leader(after: StrongLeaderAfter, then: int) -> None:
    table = plotted(7, (STRONG, 3), (SPOTLIGHT, 5), strong_leader_after=after)
    table.rejects()
    table.step(3, Usurp())
    table.goes(0, 1, cards="SS")
    assert table.leader == then


@pytest.mark.rule("P-5", "P-16", "R-6")
def test_with_targeting_the_strong_leader_chooses_the_mission() -> None:
    table = plotted(7, (STRONG, 3), (NO_CONFIDENCE, 5), targeting=True)
    table.rejects(mission=2)
    assert table.phase == "usurping"
    table.step(3, Usurp())
    assert table.phase == "targeting"
    table.step(3, Target(4))


@pytest.mark.rule("P-5", "P-6")
def test_after_a_no_confidence_too_a_strong_leader_may_take_over() -> None:
    table = plotted(7, (STRONG, 3), (NO_CONFIDENCE, 5))
    table.approves(0, 1)
    table.step(5, Annul())
    assert table.sees(None).scene == Usurping((3,), 2)


@pytest.mark.rule("P15", "R18")
def test_nobody_is_asked_when_the_game_is_over() -> None:
    table = plotted(7, (STRONG, 3), (STRONG, 5))
    for _ in range(5):
        table.passes()
        table.rejects()
    assert isinstance(table.sees(None).scene, Over)
    assert table.refuses(3, Usurp()) is Code.GAME_OVER


# No Confidence


@pytest.mark.rule("P13", "P-6")
def test_no_confidence_rejects_a_team_that_was_approved() -> None:
    table = plotted(5, (NO_CONFIDENCE, 3))
    table.approves(0, 1)
    assert table.sees(None).scene == Annulling((3,), 1, 1, (0, 1))
    assert table.sees(None).rejections == 0
    assert table.may(3) == (Annul(), PASS)
    assert table.refuses(0, SUCCESS) is Code.NOT_YOUR_TURN
    table.news()
    table.step(3, Annul())
    assert table.news() == [(TO_ALL, TeamAnnulled(3)), (TO_ALL, LeaderNamed(1, 2))]
    assert table.sees(None).proposals == (
        Proposal(1, 1, 0, (0, 1), (True,) * 5, approved=True, annulled=True),
    )
    assert table.sees(None).rejections == 1
    assert table.plot.hands[3] == ()
    assert table.sees(None).scene == Proposing(1, 2)


@pytest.mark.rule("P13", "P-6")
def test_who_passes_lets_the_team_go_and_keeps_the_card() -> None:
    table = plotted(5, (NO_CONFIDENCE, 3))
    table.approves(0, 1)
    table.step(3, PASS)
    assert table.sees(None).scene == OnMission(1, (0, 1), None)
    assert table.refuses(3, Annul()) is Code.NOT_YOUR_TURN
    assert table.plot.hands[3] == (NO_CONFIDENCE,)
    assert not table.sees(None).proposals[0].annulled


@pytest.mark.rule("P13", "P-6")
def test_a_team_that_was_rejected_needs_no_no_confidence() -> None:
    table = plotted(5, (NO_CONFIDENCE, 3))
    table.rejects()
    assert table.sees(None).scene == Proposing(1, 2)


@pytest.mark.rule("P13", "P-6", "R12")
def test_on_the_fifth_proposal_no_confidence_makes_the_spies_win() -> None:
    table = plotted(5, (NO_CONFIDENCE, 3))
    table.rejects(4)
    table.approves(0, 1)
    assert table.sees(None).rejections == 4
    table.step(3, Annul())
    assert table.ending() == Ending("spy", "five_rejections")
    assert table.sees(None).rejections == 5


@pytest.mark.rule("P13", "P-6")
def test_an_annulled_proposal_counts_with_the_rejected_ones() -> None:
    table = plotted(5, (NO_CONFIDENCE, 3))
    table.rejects(2)
    table.approves(0, 1)
    table.step(3, Annul())
    assert table.sees(None).scene == Proposing(1, 4)
    assert table.sees(None).rejections == 3
    table.rejects(2)
    assert table.ending() == Ending("spy", "five_rejections")


@pytest.mark.rule("P5", "P-4", "P-6")
def test_holders_are_asked_from_the_leader_on_and_a_dead_proposal_takes_no_other() -> None:
    table = plotted(7, (NO_CONFIDENCE, 6), (NO_CONFIDENCE, 2), leader=5)
    table.approves(0, 1)
    assert table.sees(None).scene == Annulling((6, 2), 1, 1, (0, 1))
    table.step(6, PASS)
    assert table.actors() == (2,)
    table.step(2, Annul())
    assert table.plot.hands[6] == (NO_CONFIDENCE,)
    assert table.leader == 6
    table.approves(0, 1)
    assert table.sees(None).scene == Annulling((6,), 1, 2, (0, 1))  # the Leader is asked too


@pytest.mark.rule("P-6", "R-6", "P-16")
def test_with_targeting_an_annulled_proposal_does_not_use_its_mission_up() -> None:
    table = plotted(5, (NO_CONFIDENCE, 3), targeting=True)
    table.approves(0, 1, 2, mission=2)
    table.step(3, Annul())
    assert Target(2) in table.may(1)


# In the Spotlight


@pytest.mark.rule("P16", "P-11")
def test_a_member_is_put_in_the_spotlight_before_any_card_is_chosen() -> None:
    table = plotted(7, (SPOTLIGHT, 4), (OPINION, 5), spies=(1, 2, 3))
    table.approves(0, 1)
    assert table.sees(None).scene == Spotlighting((4,), 1, (0, 1))
    assert table.may(4) == (Spotlight(0), Spotlight(1), PASS)
    assert table.refuses(4, Spotlight(2)) is Code.NOT_A_CHOICE
    assert table.refuses(0, SUCCESS) is Code.NOT_YOUR_TURN
    table.news()
    table.step(4, Spotlight(1))
    assert table.news() == [(TO_ALL, SpotlightPlaced(4, 1))]
    assert (table.plot.spotlit, table.plot.hands[4]) == (1, ())
    table.step(1, FAIL)
    assert table.news() == []  # nothing shows till the last has chosen
    table.step(0, SUCCESS)
    assert table.news()[:3] == [
        (TO_ALL, CardsPlayed(1)),
        (TO_ALL, SpotlitShown(1, False)),
        (TO_ALL, MissionRevealed(Report(1, (0, 1), 1, False))),
    ]
    assert (table.plot.spotlit, table.plot.spotlights) == (None, (Spotlit(1, 1, False),))


@pytest.mark.rule("P16", "P-11", "R14")
def test_a_loyal_member_in_the_spotlight_must_still_play_success() -> None:
    table = plotted(7, (SPOTLIGHT, 1), (OPINION, 5), spies=(4, 5, 6))
    table.approves(0, 1)
    table.step(1, Spotlight(1))  # oneself, if one likes
    assert table.may(1) == (SUCCESS,)
    assert table.refuses(1, FAIL) is Code.NOT_A_CHOICE


@pytest.mark.rule("P16", "P-11", "P-4")
def test_the_spotlight_can_be_kept() -> None:
    table = plotted(7, (SPOTLIGHT, 4), (OPINION, 5))
    table.approves(0, 1)
    table.step(4, PASS)
    assert table.sees(None).scene == OnMission(1, (0, 1), None)
    table.plays("SS")
    assert table.plot.hands[4] == (SPOTLIGHT,)
    assert table.plot.spotlights == ()


@pytest.mark.rule("P-4", "P-6", "P-11")
def test_no_confidence_comes_before_the_spotlight() -> None:
    table = plotted(7, (SPOTLIGHT, 4), (NO_CONFIDENCE, 4))
    table.approves(0, 1)
    assert table.phase == "annulling"
    table.step(4, PASS)
    assert table.phase == "spotlighting"
    table.step(4, PASS)
    assert table.phase == "on_mission"


# Keeping a Close Eye


@pytest.mark.rule("P14", "P-12", "P6")
@pytest.mark.parametrize(("cards", "success"), [("SF", False), ("SS", True)])
def test_a_close_eye_sees_a_played_card_and_nobody_else_does(cards: str, success: bool) -> None:
    table = plotted(5, (CLOSE_EYE, 2), spies=(1, 3))
    table.approves(0, 1)
    assert table.phase == "on_mission"  # it need not be announced
    table.news()
    table.plays(cards)
    assert table.news() == [(TO_ALL, CardsPlayed(1))]
    assert [table.sees(viewer).scene for viewer in (0, 1, 2)] == [
        Inspecting((2,), 1, (0, 1), mine) for mine in (True, success, None)
    ]
    assert table.may(2) == (Inspect(0), Inspect(1), PASS)
    table.step(2, Inspect(1))
    assert table.news()[:3] == [
        (TO_ALL, MissionCardInspected(2, 1)),
        (to(2), MissionCardSeen(2, 1, success)),
        (TO_ALL, MissionRevealed(Report(1, (0, 1), 1 - success, success))),
    ]
    for viewer in table.viewers:
        seen = table.sees(viewer).plot
        assert seen is not None
        assert seen.inspections == (Inspection(1, 2, 1, success if viewer == 2 else None),)
    assert table.plot.hands[2] == ()


@pytest.mark.rule("P14", "P-12")
def test_a_close_eye_can_stay_shut() -> None:
    table = plotted(5, (CLOSE_EYE, 2))
    table.approves(0, 1)
    table.plays("SS")
    table.step(2, PASS)
    assert table.score == (1, 0)
    assert table.plot.hands[2] == (CLOSE_EYE,)
    assert table.plot.inspections == ()


@pytest.mark.rule("P14", "P-12")
def test_a_member_may_look_but_not_at_their_own_card() -> None:
    table = plotted(5, (CLOSE_EYE, 1))
    table.approves(0, 1)
    table.plays("SS")
    assert table.may(1) == (Inspect(0), PASS)
    assert table.refuses(1, Inspect(1)) is Code.NOT_A_CHOICE
    assert table.refuses(1, Inspect(2)) is Code.NOT_A_CHOICE
    assert table.refuses(0, Inspect(1)) is Code.NOT_YOUR_TURN


@pytest.mark.rule("P14", "P-12", "P5", "P-4")
def test_each_card_is_inspected_by_one_only_and_who_has_no_target_is_skipped() -> None:
    table = plotted(7, (CLOSE_EYE, 1), (CLOSE_EYE, 6), leader=5)
    table.approves(0, 1)
    table.plays("SS")
    assert table.sees(None).scene == Inspecting((6, 1), 1, (0, 1), None)
    table.step(6, Inspect(0))  # the only card that seat 1 could have looked at
    assert table.score == (1, 0)
    assert table.plot.hands[1] == (CLOSE_EYE,)


@pytest.mark.rule("P14", "P-12", "P-4")
def test_a_holder_of_both_may_inspect_two() -> None:
    table = plotted(7, (CLOSE_EYE, 6), (CLOSE_EYE, 6))
    table.approves(0, 1)
    table.plays("SS")
    table.step(6, Inspect(0))
    assert table.actors() == (6,)
    assert table.may(6) == (Inspect(1), PASS)
    table.step(6, Inspect(1))
    assert table.plot.hands[6] == ()
    assert len(table.plot.inspections) == 2


@pytest.mark.rule("P14", "P-12", "P-4")
def test_or_stop_after_one() -> None:
    table = plotted(7, (CLOSE_EYE, 6), (CLOSE_EYE, 6))
    table.approves(0, 1)
    table.plays("SS")
    table.step(6, Inspect(0))
    table.step(6, PASS)
    assert table.plot.hands[6] == (CLOSE_EYE,)
    assert table.score == (1, 0)


@pytest.mark.rule("P-11", "P-12")
def test_a_spotlit_card_is_not_inspected() -> None:
    table = plotted(7, (CLOSE_EYE, 1), (SPOTLIGHT, 6), spies=(4, 5, 6))
    table.approves(0, 2)
    table.step(6, Spotlight(2))
    table.plays("SS")
    assert table.may(1) == (Inspect(0), PASS)
    table.step(1, PASS)
    table.passes()
    table.deals_plot((NO_CONFIDENCE, 4), (NO_CONFIDENCE, 4))
    table.approves(0, 1, 2)
    table.passes()
    table.plays("SSS")
    assert table.may(1) == (Inspect(0), Inspect(2), PASS)  # the light is off again


@pytest.mark.rule("P-11", "P-12", "P-4")
def test_where_the_only_target_is_spotlit_nobody_is_asked() -> None:
    table = plotted(7, (CLOSE_EYE, 1), (SPOTLIGHT, 6))
    table.approves(0, 1)
    table.step(6, Spotlight(0))
    table.plays("SS")
    assert table.score == (1, 0)
    assert table.plot.hands[1] == (CLOSE_EYE,)


@pytest.mark.rule("P14", "R18")
def test_a_close_eye_looks_at_the_last_mission_too() -> None:
    table = plotted(5, (CLOSE_EYE, 4), spies=(1, 3))
    table.goes(0, 1, cards="SF")
    table.deals_plot((STRONG, 4))
    table.goes(0, 1, 2, cards="SFS")
    table.passes()
    table.deals_plot((NO_CONFIDENCE, 0))
    table.passes()
    table.approves(0, 1)
    table.passes()
    table.plays("SF")
    table.step(4, Inspect(1))
    assert table.ending() == Ending("spy", "three_failures")
    assert table.sees(None).spies == (1, 3)
    assert table.plot.inspections[0].success is None


# Taken over


@pytest.mark.rule("P17", "P-7", "P-5")
def test_a_strong_leader_that_was_taken_waits_for_the_next_leader() -> None:
    table = plotted(7)
    table.draws_plot(STRONG, RESPONSIBILITY)
    table.gives(STRONG, 3)
    table.gives(RESPONSIBILITY, 4)
    table.step(4, TakePlot(STRONG, 3))
    assert table.actors() == (0,)
    table.rejects()
    assert table.sees(None).scene == Usurping((4,), 2)


@pytest.mark.rule("P17", "P-7", "P-6")
@pytest.mark.parametrize(
    ("card", "window"),
    [(NO_CONFIDENCE, "annulling"), (SPOTLIGHT, "spotlighting"), (CLOSE_EYE, "inspecting")],
)
def test_other_cards_that_were_taken_are_the_taker_s_at_once(card: str, window: str) -> None:
    (kind,) = (each for each in (NO_CONFIDENCE, SPOTLIGHT, CLOSE_EYE) if each == card)
    table = plotted(7)
    table.draws_plot(kind, RESPONSIBILITY)
    table.gives(RESPONSIBILITY, 4)
    table.gives(kind, 3)
    table.step(4, TakePlot(kind, 3))
    table.approves(0, 1)
    if window == "inspecting":
        table.plays("SS")
    assert table.phase == window
    assert table.actors() == (4,)


@pytest.mark.rule("P-4", "P-12")
def test_only_those_who_can_use_the_card_are_said_to_wait_for_their_chance() -> None:
    table = plotted(7, (CLOSE_EYE, 1), (SPOTLIGHT, 2), targeting=True)
    table.goes(3, 4, 5, cards="SSS", mission=2)
    table.deals_plot((CLOSE_EYE, 6), (OPINION, 5))
    table.proposes(0, 1, mission=1)
    table.votes("+++++++")
    table.step(2, Spotlight(0))
    table.plays("SS")
    scene = table.sees(None).scene
    assert isinstance(scene, Inspecting)
    assert scene.queue == (6,), "of the two cards, 1 has played one and the other lies open"
