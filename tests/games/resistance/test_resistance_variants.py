"""Targeting, and Blind Spies."""

from __future__ import annotations

from itertools import combinations

import pytest
from recount import TEAM_SIZES
from tables import CALL, MISSIONS, PLAYERS, TO_ALL, Table, dealt

from complot.core.contract import Action, Ending
from complot.core.errors import Code
from complot.games.resistance.actions import Propose, Target
from complot.games.resistance.events import (
    LeaderNamed,
    MissionTargeted,
    Proposal,
    Report,
    TeamProposed,
    VotesRevealed,
)
from complot.games.resistance.views import Discussing, OnMission, Proposing, Targeting, Voting


def targeting(players: int = 5, results: str = "", *, leader: int = 0) -> Table:
    """A table with Targeting after these missions: "4S 1F"."""
    table = dealt(players, leader=leader, targeting=True)
    table.missions(results)
    table.news()
    return table


def size(players: int, mission: int) -> int:
    return TEAM_SIZES[players][mission - 1]


def open_missions(table: Table) -> tuple[Action, ...]:
    (leader,) = table.actors()
    return table.may(leader)


def targets(*missions: int) -> tuple[Action, ...]:
    return tuple(Target(mission) for mission in missions)


@pytest.mark.rule("R19", "R-6")
def test_the_leader_chooses_the_mission_before_the_team() -> None:
    table = targeting()
    assert table.sees(None).scene == Targeting(1)
    assert table.actors() == (0,)
    assert table.refuses(0, Propose((0, 1))) is Code.NOT_NOW
    assert table.refuses(0, CALL) is Code.NOT_NOW
    table.step(0, Target(2))
    assert table.news() == [(TO_ALL, MissionTargeted(2))]
    assert table.sees(None).scene == Proposing(2, 1)
    assert table.refuses(0, Target(1)) is Code.NOT_NOW


@pytest.mark.rule("R19")
@pytest.mark.parametrize("leader", range(5))
def test_nobody_but_the_leader_chooses_the_mission(leader: int) -> None:
    table = targeting(leader=leader)
    for seat in set(range(5)) - {leader}:
        assert table.may(seat) == ()
        assert table.refuses(seat, Target(1)) is Code.NOT_YOUR_TURN


@pytest.mark.rule("R19")
@pytest.mark.parametrize("mission", [1, 2, 3, 4])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_chosen_mission_sets_the_size_of_the_team(players: int, mission: int) -> None:
    table = targeting(players, leader=4)
    table.step(4, Target(mission))
    teams = combinations(range(players), size(players, mission))
    assert table.may(4) == tuple(Propose(team) for team in teams)


@pytest.mark.rule("R19")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_fifth_mission_too_has_its_own_size(players: int) -> None:
    table = targeting(players, "3S 1S")
    (leader,) = table.actors()
    table.step(leader, Target(5))
    teams = combinations(range(players), size(players, 5))
    assert table.may(leader) == tuple(Propose(team) for team in teams)


@pytest.mark.rule("R19")
@pytest.mark.parametrize(
    ("results", "still_open"),
    [
        ("", (1, 2, 3, 4)),
        ("1S", (2, 3, 4)),
        ("1F", (2, 3, 4)),
        ("3S", (1, 2, 4)),
        ("4F 2F", (1, 3)),
        ("4S 2F", (1, 3)),
        ("4S 2S", (1, 3, 5)),
        ("1S 2S 5F", (3, 4)),
        ("2F 1S 3S", (4, 5)),
        ("2F 1F 3S", (4,)),
        ("1S 2F 3S 4F", (5,)),
        ("4F 3F 2S 1S", (5,)),
    ],
)
def test_each_mission_is_attempted_once_and_the_fifth_only_after_two_successes(
    results: str, still_open: tuple[int, ...]
) -> None:
    table = targeting(5, results)
    assert open_missions(table) == targets(*still_open)
    (leader,) = table.actors()
    for mission in set(MISSIONS) - set(still_open):
        assert table.refuses(leader, Target(mission)) is Code.NOT_A_CHOICE


@pytest.mark.rule("R19")
def test_one_vote_covers_the_mission_and_the_team() -> None:
    table = targeting()
    table.names(1, 2, 3, mission=4)
    assert table.sees(None).scene == Discussing(4, 1, (1, 2, 3))
    table.step(0, CALL)
    assert table.sees(None).scene == Voting(4, 1, (1, 2, 3), (), None)
    table.news()
    table.votes("++++-")
    proposal = Proposal(4, 1, 0, (1, 2, 3), (True, True, True, True, False), True)
    assert table.news()[-1] == (TO_ALL, VotesRevealed(proposal))
    assert table.sees(None).scene == OnMission(4, (1, 2, 3), None)


@pytest.mark.rule("R10", "R19")
def test_mission_team_and_call_may_be_one_move() -> None:
    table = targeting()
    table.act(0, (Target(3), Propose((0, 4)), CALL))
    assert [event for _, event in table.news()][:2] == [
        MissionTargeted(3),
        TeamProposed(3, (0, 4)),
    ]
    assert table.actors() == (0, 1, 2, 3, 4)


@pytest.mark.rule("R19")
def test_a_game_can_be_won_without_the_first_mission() -> None:
    table = targeting(5, "4S 2S 5S")
    assert table.ending() == Ending("resistance", "three_successes")
    assert [space.report is None for space in table.sees(None).board] == [
        True,
        False,
        True,
        False,
        False,
    ]


@pytest.mark.rule("R17", "R-6")
def test_the_marker_waits_for_the_next_leader_who_sits_left() -> None:
    table = targeting(5, leader=4)
    table.sends(0, 1, 2, mission=2, cards="SSS")
    assert table.news()[-1] == (TO_ALL, LeaderNamed(0, 1))
    assert table.sees(None).scene == Targeting(1)
    assert table.actors() == (0,)
    assert table.sees(None).board[1].report == Report(2, (0, 1, 2), 0, True)


@pytest.mark.rule("R-6", "R12")
def test_after_a_rejection_the_next_leader_may_keep_the_mission_or_move_on() -> None:
    table = targeting(5, "1S")
    table.rejects(mission=3)
    assert table.sees(None).scene == Targeting(2)
    assert open_missions(table) == targets(2, 3, 4)
    table.rejects(mission=3)
    assert open_missions(table) == targets(2, 3, 4)
    table.rejects(mission=4)
    assert open_missions(table) == targets(2, 3, 4)


@pytest.mark.rule("R-6", "R12")
def test_rejections_add_up_whatever_the_mission() -> None:
    table = targeting()
    for attempt, mission in enumerate((1, 2, 3, 4), start=1):
        assert table.sees(None).scene == Targeting(attempt)
        table.rejects(mission=mission)
        assert table.ending() is None
    table.rejects(mission=1)
    assert table.ending() == Ending("spy", "five_rejections")


@pytest.mark.rule("R-2", "R-6")
def test_the_vote_track_starts_again_after_a_targeted_mission() -> None:
    table = targeting()
    table.rejects(4, mission=2)
    table.missions("3F")
    assert table.sees(None).scene == Targeting(1)
    table.rejects(4, mission=2)
    assert table.ending() is None


@pytest.mark.rule("R-5", "R15")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("results", ["", "1S", "1S 2F", "3F 2F 1S"])
def test_mission_four_takes_two_fails_from_seven_players_on_whenever_attempted(
    results: str, players: int
) -> None:
    for fails in (1, 2):
        table = targeting(players, results)
        team = (*range(size(players, 4) - 2), players - 2, players - 1)
        table.sends(*team, cards=("F" * fails).rjust(len(team), "S"), mission=4)
        survives = players >= 7 and fails == 1
        assert table.sees(None).board[3].report == Report(4, team, fails, survives)


@pytest.mark.rule("R-5", "R15")
@pytest.mark.parametrize("players", [7, 10])
@pytest.mark.parametrize(
    ("results", "mission"), [("", 1), ("4S 1F", 2), ("1F 2S 4F", 3), ("4S 1S 2F", 5)]
)
def test_any_other_mission_is_sunk_by_one_fail_even_as_the_fourth(
    results: str, mission: int, players: int
) -> None:
    table = targeting(players, results)
    team = (*range(size(players, mission) - 1), players - 1)
    table.sends(*team, cards="F".rjust(len(team), "S"), mission=mission)
    assert table.sees(None).board[mission - 1].report == Report(mission, team, 1, False)


@pytest.mark.rule("R-6", "R19")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_two_of_each_colour_only_the_fifth_mission_is_left(players: int) -> None:
    for results in ("1S 2S 3F 4F", "4F 3S 1F 2S"):
        table = targeting(players, results)
        assert table.ending() is None
        assert open_missions(table) == targets(5)
    table.missions("5S")
    assert table.ending() == Ending("resistance", "three_successes")


@pytest.mark.rule("R19", "R20")
def test_both_variants_can_be_played_together() -> None:
    table = dealt(5, spies=(1, 2), targeting=True, blind_spies=True)
    assert [table.sees(viewer).spies for viewer in table.viewers] == [(), (1,), (2,), (), (), ()]
    table.missions("4F 3F")
    assert [table.sees(viewer).spies for viewer in table.viewers] == [(), (1,), (2,), (), (), ()]
    table.missions("1F")
    assert {table.sees(viewer).spies for viewer in table.viewers} == {(1, 2)}


@pytest.mark.rule("R19")
def test_without_targeting_no_mission_is_chosen() -> None:
    assert dealt(5).refuses(0, Target(1)) is Code.NOT_NOW


@pytest.mark.rule("R2", "R-6")
def test_three_targeted_failures_win_for_the_spies() -> None:
    table = targeting(5, "3F 4F 1F")
    assert table.ending() == Ending("spy", "three_failures")
