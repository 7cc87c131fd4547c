"""The vote, and what follows from it."""

from __future__ import annotations

import pytest
from tables import APPROVE, PLAYERS, REJECT, SUCCESS, TO_ALL, Table, dealt

from complot.core.contract import Ending
from complot.core.errors import Code
from complot.core.match import Moved
from complot.games.resistance.actions import Vote
from complot.games.resistance.events import (
    GameEnded,
    LeaderNamed,
    Proposal,
    RolesRevealed,
    VoteCast,
    VotesRevealed,
)
from complot.games.resistance.facts import SPY
from complot.games.resistance.views import OnMission, Proposing, Voting


def called(players: int = 5, leader: int = 0) -> Table:
    """A table where the vote on the first team has just been called."""
    table = dealt(players, leader=leader)
    table.proposes(*((0, 1) if players < 8 else (0, 1, 2)))
    table.news()
    return table


@pytest.mark.rule("R5", "R11")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_the_leader_too_may_approve_or_reject(players: int) -> None:
    table = called(players, leader=3)
    assert table.actors() == tuple(range(players))
    assert {table.may(seat) for seat in range(players)} == {(REJECT, APPROVE)}


@pytest.mark.rule("R11")
@pytest.mark.parametrize(
    ("players", "approvals"),
    [(players, approvals) for players in PLAYERS for approvals in range(players + 1)],
)
def test_a_team_needs_more_approvals_than_rejections(players: int, approvals: int) -> None:
    table = called(players)
    table.votes("+" * approvals + "-" * (players - approvals))
    approved = approvals > players - approvals
    assert table.sees(None).proposals[-1].approved is approved
    assert isinstance(table.sees(None).scene, OnMission) is approved
    assert isinstance(table.sees(None).scene, Proposing) is not approved


@pytest.mark.rule("R11")
@pytest.mark.parametrize("ballots", ["+++---", "++++----", "+++++-----"])
def test_a_tied_vote_refuses_the_team(ballots: str) -> None:
    table = called(len(ballots))
    table.votes(ballots)
    assert table.sees(None).proposals[-1].approved is False
    assert table.sees(None).scene == Proposing(1, 2)


@pytest.mark.rule("R11", "R13")
@pytest.mark.parametrize("ballots", ["+++--", "++++--", "++++---", "+++++---", "+++++----"])
def test_the_smallest_majority_sends_the_team(ballots: str) -> None:
    table = called(len(ballots))
    table.votes(ballots)
    team = (0, 1) if len(ballots) < 8 else (0, 1, 2)
    assert table.sees(None).scene == OnMission(1, team, None)


@pytest.mark.rule("R11")
def test_all_votes_come_out_at_once_and_by_name() -> None:
    table = called(5, leader=4)
    table.votes("+-+-")
    assert table.news() == [(TO_ALL, VoteCast(seat)) for seat in range(4)]
    table.step(4, APPROVE)
    proposal = Proposal(
        mission=1,
        attempt=1,
        leader=4,
        team=(0, 1),
        votes=(True, False, True, False, True),
        approved=True,
    )
    assert table.news() == [(TO_ALL, VoteCast(4)), (TO_ALL, VotesRevealed(proposal))]
    assert [table.sees(viewer).proposals for viewer in table.viewers] == [(proposal,)] * 6


@pytest.mark.rule("R11")
def test_the_votes_may_come_in_any_order() -> None:
    table = called(5)
    for seat, vote in ((3, REJECT), (0, APPROVE), (4, APPROVE), (2, REJECT), (1, APPROVE)):
        assert seat in table.actors()
        table.step(seat, vote)
    assert table.sees(None).proposals[-1].votes == (True, True, False, False, True)


@pytest.mark.rule("R11", "R-11")
@pytest.mark.parametrize("vote", [APPROVE, REJECT])
def test_that_someone_has_voted_is_public_and_how_is_not(vote: Vote) -> None:
    table = called(5)
    table.step(2, vote)
    assert table.news() == [(TO_ALL, VoteCast(2))]
    for viewer in table.viewers:
        mine = vote.approve if viewer == 2 else None
        assert table.sees(viewer).scene == Voting(1, 1, (0, 1), (2,), mine)
        assert table.sees(viewer).waiting == (0, 1, 3, 4)
        assert table.sees(viewer).proposals == ()


@pytest.mark.rule("R11", "R-11")
def test_no_viewer_can_tell_a_hidden_approval_from_a_hidden_rejection() -> None:
    one, other = called(5), called(5)
    one.votes("+++- ")
    other.votes("-++- ")
    for viewer in (1, 2, 3, 4, None):
        assert one.observation(viewer) == other.observation(viewer)
    assert one.observation(0) != other.observation(0)


@pytest.mark.rule("R-11")
def test_a_player_remembers_their_own_vote() -> None:
    table = called(5)
    table.step(1, REJECT)
    assert Moved(1, REJECT) in table.heard(1)
    assert all(Moved(1, REJECT) not in table.heard(viewer) for viewer in (0, 2, 3, 4, None))


@pytest.mark.rule("R-11")
def test_a_cast_vote_is_final() -> None:
    table = called(5)
    table.step(1, REJECT)
    assert table.may(1) == ()
    assert table.actors() == (0, 2, 3, 4)
    assert table.refuses(1, APPROVE) is Code.NOT_YOUR_TURN
    assert table.refuses(1, REJECT) is Code.NOT_YOUR_TURN


@pytest.mark.rule("R12")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_a_rejection_the_player_on_the_leaders_left_leads(players: int) -> None:
    table = dealt(players, leader=players - 2)
    for attempt, leader in ((2, players - 1), (3, 0), (4, 1), (5, 2)):
        table.rejects()
        assert table.news()[-1] == (TO_ALL, LeaderNamed(leader, attempt))
        assert table.actors() == (leader,)
        assert table.leader == leader
        assert table.sees(None).scene == Proposing(1, attempt)


@pytest.mark.rule("R12")
def test_the_rejected_proposal_is_written_down_with_its_leader() -> None:
    table = dealt(5, leader=4)
    table.rejects(2)
    nobody = (False,) * 5
    assert table.sees(None).proposals == (
        Proposal(1, 1, 4, (0, 1), nobody, False),
        Proposal(1, 2, 0, (0, 1), nobody, False),
    )


@pytest.mark.rule("R2", "R12")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_rejections_leave_the_game_open_and_the_fifth_gives_it_to_the_spies(
    players: int,
) -> None:
    table = dealt(players)
    table.rejects(4)
    assert table.ending() is None
    assert table.returns() is None
    table.news()
    table.rejects()
    assert table.ending() == Ending("spy", "five_rejections")
    assert table.news()[-2:] == [
        (TO_ALL, GameEnded(SPY, "five_rejections")),
        (TO_ALL, RolesRevealed(table.state.spies)),
    ]
    assert table.actors() == ()


@pytest.mark.rule("R2", "R12")
@pytest.mark.parametrize("score", ["S", "S S", "F F S", "S F S F"])
def test_five_rejections_lose_in_any_round(score: str) -> None:
    table = dealt(5)
    table.missions(score)
    table.rejects(4)
    assert table.ending() is None
    table.rejects()
    assert table.ending() == Ending("spy", "five_rejections")


@pytest.mark.rule("R-1", "R12")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_fifth_proposal_is_voted_on_and_may_be_approved(players: int) -> None:
    table = dealt(players)
    table.rejects(4)
    team = (0, 1) if players < 8 else (0, 1, 2)
    table.proposes(*team)
    assert table.actors() == tuple(range(players))
    assert table.may(0) == (REJECT, APPROVE)
    table.votes("+" * players)
    assert table.sees(None).scene == OnMission(1, team, None)
    assert table.ending() is None


@pytest.mark.rule("R-1", "R11")
def test_a_tie_on_the_fifth_proposal_loses_too() -> None:
    table = dealt(6)
    table.rejects(4)
    table.proposes(0, 1)
    table.votes("+++---")
    assert table.ending() == Ending("spy", "five_rejections")


@pytest.mark.rule("R-2", "R12", "R17")
def test_the_vote_track_goes_back_to_zero_with_each_round() -> None:
    table = dealt(5)
    for mission in (1, 2, 3):
        table.rejects(4)
        assert table.sees(None).scene == Proposing(mission, 5)
        table.missions("F" if mission == 2 else "S")
        assert table.sees(None).scene == Proposing(mission + 1, 1)
    assert len(table.sees(None).proposals) == 15
    assert table.ending() is None


@pytest.mark.rule("R-2")
def test_five_rejections_spread_over_two_rounds_do_not_lose() -> None:
    table = dealt(5)
    table.rejects(3)
    table.missions("S")
    table.rejects(3)
    assert table.sees(None).scene == Proposing(2, 4)
    assert table.ending() is None


@pytest.mark.rule("R13")
@pytest.mark.parametrize("team", [(0, 1), (1, 4), (3, 4)])
def test_an_approved_team_and_nobody_else_goes_on_the_mission(team: tuple[int, int]) -> None:
    table = dealt(5, leader=2)
    table.approves(*team)
    assert table.actors() == team
    for seat in set(range(5)) - set(team):
        assert table.may(seat) == ()
        assert table.refuses(seat, SUCCESS) is Code.NOT_YOUR_TURN
    assert table.leader == 2
