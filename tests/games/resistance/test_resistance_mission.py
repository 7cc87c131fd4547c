"""The mission: cards face down, and a marker on the board."""

from __future__ import annotations

import pytest
from tables import FAIL, MISSIONS, PLAYERS, SUCCESS, TO_ALL, dealt

from complot.core.contract import Ending
from complot.core.errors import Code
from complot.core.match import Moved
from complot.games.resistance.events import LeaderNamed, MissionRevealed, Report
from complot.games.resistance.views import OnMission, Proposing

SCORE_BEFORE = {1: "", 2: "S", 3: "S F", 4: "S F S", 5: "S F S F"}


@pytest.mark.rule("R14", "R-4")
def test_a_loyal_player_is_asked_for_a_card_and_may_play_success_only() -> None:
    table = dealt(5, spies=(3, 4))
    table.approves(0, 3)
    assert table.actors() == (0, 3)
    assert table.may(0) == (SUCCESS,)
    assert table.refuses(0, FAIL) is Code.NOT_A_CHOICE
    table.step(3, SUCCESS)
    assert table.actors() == (0,)
    assert table.sees(None).scene == OnMission(1, (0, 3), None)


@pytest.mark.rule("R14")
def test_a_spy_may_play_either_card() -> None:
    for card, fails in ((SUCCESS, 0), (FAIL, 1)):
        table = dealt(5, spies=(3, 4))
        table.approves(0, 3)
        assert table.may(3) == (FAIL, SUCCESS)
        table.step(3, card)
        table.step(0, SUCCESS)
        assert table.sees(None).board[0].report == Report(1, (0, 3), fails, fails == 0)


@pytest.mark.rule("R14", "R-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_team_of_loyal_players_is_waited_for_like_any_other(players: int) -> None:
    team = (0, 1) if players < 8 else (0, 1, 2)
    table = dealt(players)
    table.approves(*team)
    for played, seat in enumerate(team):
        assert table.sees(None).scene == OnMission(1, team, None)
        assert table.actors() == team[played:]
        assert table.may(seat) == (SUCCESS,)
        table.step(seat, SUCCESS)
    assert table.sees(None).scene == Proposing(2, 1)


@pytest.mark.rule("R14")
def test_a_played_card_is_final() -> None:
    table = dealt(5, spies=(3, 4))
    table.approves(3, 4)
    table.step(3, SUCCESS)
    assert table.may(3) == ()
    assert table.actors() == (4,)
    assert table.refuses(3, FAIL) is Code.NOT_YOUR_TURN


@pytest.mark.rule("R14")
def test_the_cards_may_be_played_in_any_order() -> None:
    table = dealt(5, spies=(3, 4))
    table.missions("S")
    table.approves(0, 3, 4)
    table.step(4, FAIL)
    table.step(0, SUCCESS)
    table.step(3, SUCCESS)
    assert table.sees(None).board[1].report == Report(2, (0, 3, 4), 1, False)


@pytest.mark.rule("R14", "R17")
def test_only_the_number_of_fails_comes_out() -> None:
    table = dealt(5, spies=(3, 4), leader=1)
    table.missions("S")
    table.approves(0, 3, 4)
    table.news()
    table.plays("SFF")
    report = Report(mission=2, team=(0, 3, 4), fails=2, succeeded=False)
    assert table.news() == [(TO_ALL, MissionRevealed(report)), (TO_ALL, LeaderNamed(3, 1))]


@pytest.mark.rule("R-11")
def test_nobody_is_told_who_has_played_until_all_have() -> None:
    table = dealt(5, spies=(3, 4))
    table.missions("S")
    table.approves(0, 3, 4)
    before = {viewer: table.observation(viewer) for viewer in table.viewers}
    table.news()
    table.step(3, FAIL)
    table.step(0, SUCCESS)
    assert table.news() == []
    for viewer in (1, 2, 4, None):
        assert table.observation(viewer) == before[viewer]
        assert table.sees(viewer).waiting == (0, 3, 4)
        assert table.sees(viewer).scene == OnMission(2, (0, 3, 4), None)


@pytest.mark.rule("R14", "R-11")
def test_a_player_sees_and_remembers_the_card_they_played() -> None:
    table = dealt(5, spies=(3, 4))
    table.missions("S")
    table.approves(0, 3, 4)
    table.step(0, SUCCESS)
    table.step(3, FAIL)
    assert table.sees(0).scene == OnMission(2, (0, 3, 4), True)
    assert table.sees(3).scene == OnMission(2, (0, 3, 4), False)
    assert table.sees(4).scene == OnMission(2, (0, 3, 4), None)
    assert table.sees(0).waiting == (3, 4)
    assert table.sees(3).waiting == (0, 4)
    assert table.heard(3)[-1] == Moved(3, FAIL)


@pytest.mark.rule("R15")
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_one_fail_sinks_a_mission_and_two_sink_mission_four_from_seven_players_on(
    players: int, mission: int
) -> None:
    takes_two = players >= 7 and mission == 4
    for fails in range(3):
        table = dealt(players, spies=tuple(range({5: 2, 6: 2, 10: 4}.get(players, 3))))
        table.missions(SCORE_BEFORE[mission])
        space = table.sees(None).board[mission - 1]
        assert space.fails_needed == (2 if takes_two else 1)
        team = tuple(range(space.size))
        table.sends(*team, cards=("F" * fails).ljust(len(team), "S"))
        survives = fails == 0 or (fails == 1 and takes_two)
        report = table.sees(None).board[mission - 1].report
        assert report == Report(mission, team, fails, survives)


@pytest.mark.rule("R15")
@pytest.mark.parametrize(("players", "fails"), [(7, 3), (10, 4)])
def test_more_fails_than_needed_sink_a_mission_too(players: int, fails: int) -> None:
    table = dealt(players, spies=tuple(range(fails)))
    table.missions("S F S")
    size = {7: 4, 10: 5}[players]
    table.sends(*range(size), cards=("F" * fails).ljust(size, "S"))
    assert table.sees(None).board[3].report == Report(4, tuple(range(size)), fails, False)


@pytest.mark.rule("R17")
@pytest.mark.parametrize("players", PLAYERS)
def test_missions_follow_one_another_and_each_result_is_marked(players: int) -> None:
    table = dealt(players)
    for mission, result in zip(MISSIONS[:4], ("S", "F", "F", "S"), strict=True):
        assert table.sees(None).scene == Proposing(mission, 1)
        table.missions(result)
        marked = [space.report for space in table.sees(None).board]
        report = marked[mission - 1]
        assert report is not None
        assert (report.mission, report.succeeded) == (mission, result == "S")
        assert marked[mission:] == [None] * (5 - mission)
    assert table.score == (2, 2)
    assert table.sees(None).scene == Proposing(5, 1)


@pytest.mark.rule("R17")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_a_mission_the_player_on_the_leaders_left_leads(players: int) -> None:
    table = dealt(players, leader=players - 2)
    for leader in (players - 1, 0, 1):
        table.missions("F" if leader == 0 else "S")
        assert table.news()[-1] == (TO_ALL, LeaderNamed(leader, 1))
        assert table.actors() == (leader,)


@pytest.mark.rule("R-3", "R17")
@pytest.mark.parametrize(("rejections", "next_leader"), [(0, 3), (1, 4), (2, 0), (3, 1), (4, 2)])
def test_the_next_leader_sits_left_of_the_one_who_led_the_approved_team(
    rejections: int, next_leader: int
) -> None:
    table = dealt(5, leader=2)
    table.rejects(rejections)
    table.missions("S")
    assert table.leader == next_leader
    assert table.actors() == (next_leader,)


@pytest.mark.rule("R14", "R15", "R17")
def test_the_worked_example_of_the_rulebooks() -> None:
    """Five players: the Leader takes one other along; four approve; a success and a fail."""
    table = dealt(5, spies=(1, 4), leader=0)
    table.proposes(0, 1)
    table.votes("++-++")
    assert table.sees(None).proposals[-1].approved is True
    table.plays("SF")
    assert table.sees(None).board[0].report == Report(1, (0, 1), 1, False)
    assert table.score == (0, 1)
    assert table.leader == 1
    assert table.sees(None).scene == Proposing(mission=2, attempt=1)


@pytest.mark.rule("R11", "R12", "R13", "R15", "R17")
def test_the_example_with_eight_players_in_round_four() -> None:
    table = dealt(8, spies=(5, 6, 7), leader=4)
    table.missions("S F F")
    table.proposes(0, 1, 2, 3, 4)
    table.votes("++++----")
    assert table.leader == 0
    table.proposes(0, 1, 2, 3, 7)
    table.votes("+++++---")
    table.plays("SSSSF")
    assert table.sees(None).board[3].report == Report(4, (0, 1, 2, 3, 7), 1, True)
    assert table.leader == 1
    assert table.ending() is None


@pytest.mark.rule("R15", "R18")
def test_a_lone_fail_on_mission_four_can_win_the_game_for_the_resistance_at_seven() -> None:
    for players, ending in ((6, None), (7, Ending("resistance", "three_successes"))):
        table = dealt(players)
        table.missions("S S F")
        size = table.sees(None).board[3].size
        spy = players - 1
        table.sends(*range(size - 1), spy, cards="S" * (size - 1) + "F")
        assert table.ending() == ending
