"""The Leader names a team and calls the vote."""

from __future__ import annotations

from itertools import combinations

import pytest
from tables import APPROVE, CALL, MISSIONS, PLAYERS, TO_ALL, Table, dealt

from complot.core.errors import Code
from complot.games.resistance.actions import Propose
from complot.games.resistance.events import TeamProposed, VoteCalled
from complot.games.resistance.views import Discussing, Proposing, Voting

# R10, row by row: how many go on each mission with 5, 6, 7, 8, 9 and 10 players.
TEAM_SIZES = {
    1: (2, 2, 2, 3, 3, 3),
    2: (3, 3, 3, 4, 4, 4),
    3: (2, 4, 3, 4, 4, 4),
    4: (3, 3, 4, 5, 5, 5),
    5: (3, 4, 4, 5, 5, 5),
}

SCORE_BEFORE = {1: "", 2: "S", 3: "S F", 4: "S F S", 5: "S F S F"}


def size(players: int, mission: int) -> int:
    return TEAM_SIZES[mission][players - 5]


def before(mission: int, players: int, leader: int = 0) -> Table:
    """A table about to name the first team for this mission."""
    table = dealt(players, leader=leader)
    table.missions(SCORE_BEFORE[mission])
    table.news()
    return table


@pytest.mark.rule("R10")
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_leader_may_name_any_team_of_the_size_the_mission_asks_for(
    players: int, mission: int
) -> None:
    table = before(mission, players)
    leader = table.leader
    assert leader is not None
    every_team = combinations(range(players), size(players, mission))
    assert table.actors() == (leader,)
    assert table.may(leader) == tuple(Propose(team) for team in every_team)


@pytest.mark.rule("R10")
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_one_too_many_or_one_too_few_is_no_team(players: int, mission: int) -> None:
    table = before(mission, players)
    (leader,) = table.actors()
    right = size(players, mission)
    for wrong in (right - 1, right + 1, 0):
        assert table.refuses(leader, Propose(tuple(range(wrong)))) is Code.NOT_A_CHOICE
    table.names(*range(right))
    assert table.sees(None).scene == Discussing(mission, 1, tuple(range(right)))


@pytest.mark.rule("R10")
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_board_shows_how_many_go_on_each_mission(players: int, mission: int) -> None:
    space = dealt(players).sees(None).board[mission - 1]
    assert (space.mission, space.size, space.report) == (mission, size(players, mission), None)


@pytest.mark.rule("R10")
def test_nobody_is_on_a_team_twice_nor_from_another_table() -> None:
    table = dealt(5)
    assert table.refuses(0, Propose((1, 1))) is Code.NOT_A_CHOICE
    assert table.refuses(0, Propose((0, 5))) is Code.NOT_A_CHOICE


@pytest.mark.rule("R10")
@pytest.mark.parametrize("team", [(0, 1), (1, 2), (3, 4)])
def test_the_leader_may_stay_at_home(team: tuple[int, int]) -> None:
    table = dealt(5, leader=0)
    table.names(*team)
    assert table.news() == [(TO_ALL, TeamProposed(1, team))]


@pytest.mark.rule("R10")
@pytest.mark.parametrize("leader", range(5))
def test_only_the_leader_names_the_team(leader: int) -> None:
    table = dealt(5, leader=leader)
    for seat in set(range(5)) - {leader}:
        assert table.may(seat) == ()
        assert table.refuses(seat, Propose((0, 1))) is Code.NOT_YOUR_TURN


@pytest.mark.rule("R10")
def test_a_named_team_is_final() -> None:
    table = dealt(5)
    table.names(0, 1)
    assert table.may(0) == (CALL,)
    assert table.refuses(0, Propose((0, 1))) is Code.NOT_NOW
    assert table.refuses(0, Propose((0, 2))) is Code.NOT_NOW


@pytest.mark.rule("R10", "R11")
def test_nobody_votes_before_the_leader_has_called_the_vote() -> None:
    table = dealt(5, leader=2)
    table.names(0, 1)
    assert table.actors() == (2,)
    for seat in (0, 1, 3, 4):
        assert table.may(seat) == ()
        assert table.refuses(seat, APPROVE) is Code.NOT_YOUR_TURN
    assert table.refuses(2, APPROVE) is Code.NOT_NOW


@pytest.mark.rule("R10", "R11")
def test_only_the_leader_calls_the_vote_and_everyone_is_told() -> None:
    table = dealt(5, leader=2)
    table.names(0, 1)
    table.news()
    for seat in (0, 1, 3, 4):
        assert table.refuses(seat, CALL) is Code.NOT_YOUR_TURN
    table.step(2, CALL)
    assert table.news() == [(TO_ALL, VoteCalled())]
    assert table.sees(None).scene == Voting(1, 1, (0, 1), (), None)


@pytest.mark.rule("R10")
def test_the_vote_is_not_called_on_a_team_that_is_not_named() -> None:
    assert dealt(5).refuses(0, CALL) is Code.NOT_NOW


@pytest.mark.rule("R10", "R11")
def test_the_leader_may_name_the_team_and_call_the_vote_in_one_move() -> None:
    table = dealt(5)
    table.act(0, (Propose((0, 1)), CALL))
    assert table.news() == [(TO_ALL, TeamProposed(1, (0, 1))), (TO_ALL, VoteCalled())]
    assert table.actors() == (0, 1, 2, 3, 4)


@pytest.mark.rule("R10")
def test_a_move_that_is_half_wrong_does_not_happen_at_all() -> None:
    table = dealt(5)
    assert table.refuses(0, Propose((0, 1)), Propose((0, 2))) is Code.NOT_NOW
    assert table.refuses(0, Propose((0, 1)), CALL, CALL) is Code.NOT_NOW
    assert table.sees(None).scene == Proposing(1, 1)


@pytest.mark.rule("R10")
def test_the_mission_and_the_proposal_of_the_round_show_while_the_team_is_built() -> None:
    table = dealt(5)
    table.missions("F")
    table.rejects(2)
    assert table.sees(None).scene == Proposing(mission=2, attempt=3)
    table.names(1, 2, 3)
    assert table.sees(None).scene == Discussing(mission=2, attempt=3, team=(1, 2, 3))
    table.step(3, CALL)
    assert table.sees(None).scene == Voting(2, 3, team=(1, 2, 3), voted=(), mine=None)
