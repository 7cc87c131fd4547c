"""Who sees what, phase by phase: whole views, so that nothing more can be in them."""

from __future__ import annotations

from typing import Any

import pytest
from recount import SPIES, TEAM_SIZES, fails_needed
from tables import APPROVE, CALL, FAIL, SUCCESS, Table, dealt

from complot.core.contract import Scene, Sight
from complot.core.seats import CHANCE, EVERYONE, Viewer
from complot.games.resistance import mission, over, setup, team
from complot.games.resistance.actions import Deal
from complot.games.resistance.events import (
    CardDealt,
    MissionRevealed,
    Proposal,
    Report,
    RolesRevealed,
    SpiesRevealed,
    VotesRevealed,
)
from complot.games.resistance.facts import LOYAL, SPY, Role
from complot.games.resistance.game import RESISTANCE
from complot.games.resistance.options import Options
from complot.games.resistance.plot import dealing, opinion, responsibility, windows
from complot.games.resistance.plot.events import (
    MissionCardSeen,
    Opinions,
    OpinionsShown,
    RoleSeen,
    SpotlitShown,
)
from complot.games.resistance.views import (
    Board,
    Dealing,
    Discussing,
    DrawingLeader,
    OnMission,
    Over,
    Proposing,
    Targeting,
    View,
    Voting,
)

LOYAL_SEAT, SPY_SEAT, OTHER_SPY, SPECTATOR = 0, 3, 4, None
"""At every table of this file; seat 2 leads first."""


def public(
    scene: Scene,
    viewer: Viewer,
    *,
    waiting: tuple[int, ...] = (),
    leader: int | None = 2,
    reports: tuple[Report, ...] = (),
    proposals: tuple[Proposal, ...] = (),
    options: Options | None = None,
    role: Role | None = None,
    spies: tuple[int, ...] = (),
    players: int = 5,
    rejections: int = 0,
) -> View:
    """What anyone at the table sees; the rest is said by the test."""
    by_mission = {report.mission: report for report in reports}
    sizes = enumerate(TEAM_SIZES[players], start=1)
    seen: Any = scene
    return View(
        seat=viewer,
        waiting=waiting,
        seats=players,
        options=options or Options(),
        spy_count=SPIES[players],
        leader=leader,
        role=role,
        spies=spies,
        board=tuple(
            Board(number, size, fails_needed(players, number), by_mission.get(number))
            for number, size in sizes
        ),
        proposals=proposals,
        rejections=rejections,
        most_rejections=5,
        scene=seen,
    )


def check(table: Table, scene: Scene, *, blind: bool = False, **seen: Any) -> None:
    """The loyal player, both spies and the spectator see this scene and nothing else."""
    meet = {SPY_SEAT: (3, 4), OTHER_SPY: (3, 4)}
    alone = {SPY_SEAT: (3,), OTHER_SPY: (4,)}
    for viewer in (LOYAL_SEAT, SPY_SEAT, OTHER_SPY, SPECTATOR):
        role = None if viewer is None else SPY if viewer in meet else LOYAL
        spies = () if viewer not in meet else (alone if blind else meet)[viewer]
        assert table.sees(viewer) == public(scene, viewer, role=role, spies=spies, **seen)


@pytest.mark.rule("R5", "R7")
def test_before_the_deal_everyone_sees_an_empty_table() -> None:
    table = Table(5)
    for viewer in table.viewers:
        assert table.sees(viewer) == public(DrawingLeader(), viewer, leader=None)
    table.draws_leader(2)
    for viewer in table.viewers:
        assert table.sees(viewer) == public(Dealing(0), viewer)


@pytest.mark.rule("R7")
def test_while_dealing_each_sees_their_own_card_if_they_have_one() -> None:
    table = Table(5)
    table.draws_leader(2)
    for role in (LOYAL, LOYAL, LOYAL, SPY):
        table.step(CHANCE, Deal(role))
    assert table.sees(0) == public(Dealing(4), 0, role=LOYAL)
    assert table.sees(3) == public(Dealing(4), 3, role=SPY, spies=(3,))
    assert table.sees(4) == public(Dealing(4), 4)
    assert table.sees(None) == public(Dealing(4), None)


@pytest.mark.rule("R7", "R9", "R10", "R11", "R14", "R17", "R-11")
@pytest.mark.parametrize("blind", [False, True])
def test_a_round_as_each_kind_of_viewer_sees_it(blind: bool) -> None:
    options = Options(blind_spies=blind)
    table = dealt(5, spies=(3, 4), leader=2, blind_spies=blind)
    check(table, Proposing(1, 1), waiting=(2,), blind=blind, options=options)
    table.names(0, 3)
    check(table, Discussing(1, 1, (0, 3)), waiting=(2,), blind=blind, options=options)
    table.step(2, CALL)
    check(
        table,
        Voting(1, 1, (0, 3), (), None),
        waiting=(0, 1, 2, 3, 4),
        blind=blind,
        options=options,
    )
    table.votes(" ++")
    check(
        table,
        Voting(1, 1, (0, 3), (1, 2), None),
        waiting=(0, 3, 4),
        blind=blind,
        options=options,
    )
    table.votes("-  +-")
    approved = Proposal(1, 1, 2, (0, 3), (False, True, True, True, False), True)
    check(
        table,
        OnMission(1, (0, 3), None),
        waiting=(0, 3),
        blind=blind,
        options=options,
        proposals=(approved,),
    )
    table.plays("SF")
    check(
        table,
        Proposing(2, 1),
        waiting=(3,),
        leader=3,
        blind=blind,
        options=options,
        proposals=(approved,),
        reports=(Report(1, (0, 3), 1, False),),
    )


@pytest.mark.rule("R-11")
def test_a_voter_sees_their_own_vote_and_a_member_their_own_card() -> None:
    table = dealt(5, spies=(3, 4), leader=2)
    table.proposes(0, 3)
    table.votes("-")
    voted = Voting(1, 1, (0, 3), (0,), False)
    assert table.sees(0) == public(voted, 0, waiting=(1, 2, 3, 4), role=LOYAL)
    table.votes(" ++++")
    approved = Proposal(1, 1, 2, (0, 3), (False, True, True, True, True), True)
    table.step(3, FAIL)
    assert table.sees(3) == public(
        OnMission(1, (0, 3), False),
        3,
        waiting=(0,),
        role=SPY,
        spies=(3, 4),
        proposals=(approved,),
    )
    unmoved = OnMission(1, (0, 3), None)
    assert table.sees(0) == public(unmoved, 0, waiting=(0, 3), role=LOYAL, proposals=(approved,))
    assert table.sees(4) == public(
        unmoved, 4, waiting=(0, 3), role=SPY, spies=(3, 4), proposals=(approved,)
    )


@pytest.mark.rule("R19", "R-6")
def test_a_targeted_round_as_each_kind_of_viewer_sees_it() -> None:
    options = Options(targeting=True)
    table = dealt(5, spies=(3, 4), leader=2, targeting=True)
    check(table, Targeting(1), waiting=(2,), options=options)
    table.names(0, 1, 2, mission=4)
    check(table, Discussing(4, 1, (0, 1, 2)), waiting=(2,), options=options)
    table.step(2, CALL)
    table.votes("+++++")
    table.plays("SSS")
    check(
        table,
        Targeting(1),
        waiting=(3,),
        leader=3,
        options=options,
        proposals=(Proposal(4, 1, 2, (0, 1, 2), (True,) * 5, True),),
        reports=(Report(4, (0, 1, 2), 0, True),),
    )


@pytest.mark.rule("R-10")
def test_the_end_as_everyone_sees_it() -> None:
    table = dealt(5, spies=(3, 4), leader=2)
    table.rejects(5)
    rejected = tuple(
        Proposal(1, attempt, leader, (0, 1), (False,) * 5, False)
        for attempt, leader in enumerate((2, 3, 4, 0, 1), start=1)
    )
    for viewer in table.viewers:
        role = None if viewer is None else SPY if viewer in (3, 4) else LOYAL
        assert table.sees(viewer) == public(
            Over(SPY, "five_rejections"),
            viewer,
            leader=1,
            role=role,
            spies=(3, 4),
            proposals=rejected,
            rejections=5,
        )


@pytest.mark.rule("R9", "R14")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_those_who_are_not_spies_cannot_tell_one_deal_from_another(viewer: Viewer) -> None:
    """Spies who play like the loyal leave no trace, whoever they are."""
    one, other = dealt(5, spies=(3, 4)), dealt(5, spies=(1, 3))
    for table in (one, other):
        table.rejects(2)
        table.sends(1, 3, cards="SS")
        table.approves(1, 3, 4)
        table.step(3, SUCCESS)
    assert one.observation(viewer) == other.observation(viewer)


@pytest.mark.rule("R20", "R-7")
def test_a_blind_spy_cannot_tell_who_the_other_is() -> None:
    one = dealt(5, spies=(3, 4), blind_spies=True)
    other = dealt(5, spies=(3, 1), blind_spies=True)
    assert one.observation(3) == other.observation(3)
    assert dealt(5, spies=(3, 4)).observation(3) != dealt(5, spies=(3, 1)).observation(3)


@pytest.mark.rule("R7", "R10", "R11", "R-11")
def test_how_much_of_a_choice_shows_when_it_is_made() -> None:
    assert {phase: phase.sight for phase in RESISTANCE.phases} == {
        setup.DrawingLeader: Sight.OPEN,
        setup.Dealing: Sight.SEALED,
        team.Targeting: Sight.OPEN,
        team.Proposing: Sight.OPEN,
        team.Discussing: Sight.OPEN,
        team.Voting: Sight.SEALED,
        mission.OnMission: Sight.UNSEEN,
        over.Over: Sight.OPEN,
        dealing.DrawingPlot: Sight.OPEN,
        dealing.HandingOut: Sight.OPEN,
        dealing.Overhearing: Sight.OPEN,
        dealing.Confiding: Sight.OPEN,
        responsibility.TakingResponsibility: Sight.OPEN,
        windows.Usurping: Sight.OPEN,
        opinion.Opining: Sight.SEALED,
        windows.Annulling: Sight.OPEN,
        windows.Spotlighting: Sight.OPEN,
        windows.Inspecting: Sight.OPEN,
    }


@pytest.mark.rule("R7", "R9", "R11", "R14", "R-10", "P10", "P14", "P16", "P-9", "P-12")
def test_secrets_come_out_by_nine_events_and_to_those_the_clauses_name() -> None:
    table = dealt(5, spies=(3, 4))
    vote = Proposal(1, 1, 0, (0, 1), (True,) * 5, True)
    told = {
        CardDealt: ("R7", CardDealt(1, LOYAL), (1,)),
        SpiesRevealed: ("R9", SpiesRevealed((3, 4)), (3, 4)),
        VotesRevealed: ("R11", VotesRevealed(vote), None),
        MissionRevealed: ("R14", MissionRevealed(Report(1, (0, 1), 0, True)), None),
        RolesRevealed: ("R-10", RolesRevealed((3, 4)), None),
        RoleSeen: ("P-9", RoleSeen(2, 3, SPY), (2,)),
        OpinionsShown: ("P10", OpinionsShown(Opinions((1,), ())), None),
        SpotlitShown: ("P16", SpotlitShown(1, True), None),
        MissionCardSeen: ("P14", MissionCardSeen(4, 0, True), (4,)),
    }
    assert [reveal.event for reveal in RESISTANCE.reveals] == list(told)
    for reveal in RESISTANCE.reveals:
        clause, event, seats = told[reveal.event]
        audience = reveal.to(table.state, event)
        assert reveal.clause == clause
        if seats is None:
            assert audience == EVERYONE
        else:
            assert [seat for seat in range(5) if audience.hears(seat)] == list(seats)
            assert not audience.hears(None)


@pytest.mark.rule("R-11")
def test_a_refused_move_says_nothing_about_others() -> None:
    one, other = dealt(5, spies=(3, 4)), dealt(5, spies=(3, 1))
    for table in (one, other):
        table.approves(1, 4)
    codes = [[table.refuses(seat, FAIL) for seat in (0, 2)] for table in (one, other)]
    assert codes[0] == codes[1]
    assert one.refuses(0, APPROVE) is other.refuses(0, APPROVE)
