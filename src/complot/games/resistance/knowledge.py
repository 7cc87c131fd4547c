"""What a viewer of The Resistance can conclude: every deal that it can't rule out."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

from complot.core import contract
from complot.core.contract import Event, replace
from complot.core.match import Moved
from complot.core.seats import CHANCE, Viewer, everybody, gather
from complot.games.resistance import mission, over, setup, team, views
from complot.games.resistance.actions import Play
from complot.games.resistance.events import (
    CardDealt,
    MissionRevealed,
    Report,
    RolesRevealed,
    SpiesRevealed,
)
from complot.games.resistance.facts import LOYAL, SPIES, SPY, Role
from complot.games.resistance.state import Resistance

Roles: TypeAlias = tuple[Role, ...]


class Knowledge(contract.Knowledge):
    """The cards a viewer was shown, and the missions it saw the result of."""

    seats: int
    roles: tuple[Role | None, ...]
    reports: tuple[Report, ...] = ()
    own_fails: tuple[bool, ...] = ()  # by report, whether one of its fails is the viewer's
    failing: bool = False  # whether the viewer has played Fail on the mission under way


def knowledge(seats: int, viewer: Viewer) -> Knowledge:
    """What anyone knows before the cards are dealt."""
    return Knowledge(viewer, seats, (None,) * seats)


def learn(known: Knowledge, event: Event) -> Knowledge:
    """What is known after one more event."""
    match event:
        case CardDealt(role=role):
            shown = tuple(role if seat == known.viewer else None for seat in range(known.seats))
            return replace(known, roles=shown)
        case SpiesRevealed(spies=spies) | RolesRevealed(spies=spies):
            return replace(known, roles=roles_with(spies, known.seats))
        case Moved(action=Play(success=success)):
            return replace(known, failing=not success)
        case MissionRevealed(report=report):
            return replace(
                known,
                reports=(*known.reports, report),
                own_fails=(*known.own_fails, known.failing),
                failing=False,
            )
        case _:
            return known


def roles_with(spies: tuple[int, ...], seats: int) -> Roles:
    """The deal in which exactly these are spies."""
    return tuple(SPY if seat in spies else LOYAL for seat in range(seats))


@lru_cache(maxsize=4096)
def deals(known: Knowledge) -> tuple[Roles, ...]:
    """Every deal that this viewer can't rule out; before play each is as likely as the next.

    A deal is ruled out by a card that was shown, and by a mission with more fails than it had
    spies to play them: only spies play Fail (R14), and the viewer knows its own card.
    """
    return tuple(
        roles
        for spies in combinations(range(known.seats), SPIES[known.seats])
        for roles in (roles_with(spies, known.seats),)
        if all(
            shown is None or shown is role for shown, role in zip(known.roles, roles, strict=True)
        )
        and all(
            report.fails - own <= sum(seat in spies for seat in report.team if seat != known.viewer)
            for report, own in zip(known.reports, known.own_fails, strict=True)
        )
    )


def imagine(known: Knowledge, seen: views.View, rng: Random) -> Resistance:
    """A state with one of those deals, and with hidden choices that could have been made."""
    roles = rng.choice(deals(known))
    phase = _phase(seen, roles, rng)
    match seen.scene:
        case views.DrawingLeader():
            roles = ()
        case views.Dealing(dealt=dealt):
            roles = roles[:dealt]
    return Resistance(
        options=seen.options,
        seats=seen.seats,
        leader=CHANCE if seen.leader is None else seen.leader,
        roles=roles,
        reports=known.reports,
        proposals=seen.proposals,
        phase=phase,
    )


def _phase(seen: views.View, roles: Roles, rng: Random) -> Any:
    match seen.scene:
        case views.DrawingLeader():
            return setup.DrawingLeader()
        case views.Dealing():
            return setup.Dealing()
        case views.Targeting(attempt):
            return team.Targeting(attempt)
        case views.Proposing(number, attempt):
            return team.Proposing(number, attempt)
        case views.Discussing(number, attempt, named):
            return team.Discussing(number, attempt, named)
        case views.Voting():
            return _voting(seen.scene, seen.seat, seen.seats, rng)
        case views.OnMission():
            return _on_mission(seen.scene, seen.seat, roles, rng)
        case views.Over(winner, how):
            return over.Over(winner, how)


def _voting(seen: views.Voting, viewer: Viewer, seats: int, rng: Random) -> team.Voting:
    """Whoever has voted may have voted either way; the viewer knows its own vote."""
    approving = gather(
        seat for seat in seen.voted if (seen.mine if seat == viewer else rng.random() < 0.5)
    )
    waiting = everybody(seats) ^ gather(seen.voted)
    return team.Voting(seen.mission, seen.attempt, seen.team, waiting, approving)


def _on_mission(
    seen: views.OnMission, viewer: Viewer, roles: Roles, rng: Random
) -> mission.OnMission:
    """Any of the others may have played, though not all: then the cards would be turned up."""
    others = [seat for seat in seen.team if seat != viewer]
    viewers = set(seen.team).difference(others)
    most = len(others) if viewers and seen.mine is None else len(others) - 1
    played = rng.sample(others, rng.randint(0, most))
    failing = {seat for seat in played if roles[seat] is SPY and rng.random() < 0.5}
    waiting = set(others).difference(played)
    if seen.mine is None:
        waiting |= viewers
    elif not seen.mine:
        failing |= viewers
    return mission.OnMission(seen.mission, seen.team, gather(waiting), gather(failing))
