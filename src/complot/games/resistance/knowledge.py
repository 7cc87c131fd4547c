"""What a viewer of The Resistance can conclude: every deal that it can't rule out."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

from complot.core import contract
from complot.core.contract import Event, replace
from complot.core.match import Moved
from complot.core.seats import CHANCE, NOBODY, Seat, Seats, Viewer, everybody, gather
from complot.core.value import Value
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
from complot.games.resistance.plot import imagining
from complot.games.resistance.plot import views as plot_views
from complot.games.resistance.plot.events import (
    MissionCardSeen,
    Opinions,
    RoleSeen,
    SpotlitShown,
)
from complot.games.resistance.state import Resistance

Roles: TypeAlias = tuple[Role, ...]


class Cards(Value):
    """The Mission cards of one mission that a viewer knows: its own, and those it was shown."""

    known: Seats = NOBODY  # whose
    fails: Seats = NOBODY  # which of them are Fail

    def shown(self, seat: Seat, success: bool) -> Cards:
        """And this player's card."""
        return Cards(self.known | 1 << seat, self.fails | (not success) << seat)


class Knowledge(contract.Knowledge):
    """The cards a viewer was shown, and the missions it saw the result of."""

    seats: int
    roles: tuple[Role | None, ...]
    reports: tuple[Report, ...] = ()
    cards: tuple[Cards, ...] = ()  # by report, the Mission cards that the viewer knows
    played: Cards = Cards()  # those of the mission under way


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
        case RoleSeen(whose=whose, role=role):
            roles = (*known.roles[:whose], role, *known.roles[whose + 1 :])
            return replace(known, roles=roles)
        case Moved(seat=seat, action=Play(success=success)):
            return replace(known, played=known.played.shown(seat, success))
        case SpotlitShown(seat=seat, success=success):
            return replace(known, played=known.played.shown(seat, success))
        case MissionCardSeen(whose=whose, success=success):
            return replace(known, played=known.played.shown(whose, success))
        case MissionRevealed(report=report):
            return replace(
                known,
                reports=(*known.reports, report),
                cards=(*known.cards, known.played),
                played=Cards(),
            )
        case _:
            return known


def roles_with(spies: tuple[int, ...], seats: int) -> Roles:
    """The deal in which exactly these are spies."""
    return tuple(SPY if seat in spies else LOYAL for seat in range(seats))


@lru_cache(maxsize=4096)
def deals(known: Knowledge) -> tuple[Roles, ...]:
    """Every deal that this viewer can't rule out; before play each is as likely as the next.

    A deal is ruled out by a card that was shown, by a Fail whose player is known, and by a mission
    with more other fails than it had spies to play them: only spies play Fail (R14).
    """
    exposed = known.played.fails
    for cards in known.cards:
        exposed |= cards.fails
    return tuple(
        roles
        for spies in combinations(range(known.seats), SPIES[known.seats])
        for roles in (roles_with(spies, known.seats),)
        if all(
            shown is None or shown is role for shown, role in zip(known.roles, roles, strict=True)
        )
        and exposed & ~gather(spies) == NOBODY
        and all(
            _unexplained(report, cards) <= len(_suspects(report, cards, roles))
            for report, cards in zip(known.reports, known.cards, strict=True)
        )
    )


def _unexplained(report: Report, cards: Cards) -> int:
    """How many fails were played by one knows not whom."""
    return report.fails - cards.fails.bit_count()


def _suspects(report: Report, cards: Cards, roles: Roles) -> list[Seat]:
    """The spies on that mission whose cards are unknown."""
    return [seat for seat in report.team if roles[seat] is SPY and not cards.known >> seat & 1]


def imagine(known: Knowledge, seen: views.View, rng: Random) -> Resistance:
    """A state with one of those deals, and with hidden choices that could have been made."""
    roles = rng.choice(deals(known))
    failing = _failing(known, seen, roles, rng)
    phase = _phase(seen, roles, failing, rng)
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
        plot=imagining.plot(seen.plot, failing),
    )


def _failing(known: Knowledge, seen: views.View, roles: Roles, rng: Random) -> imagining.Failing:
    """By mission, who may have played Fail, where a Plot card makes a difference of it.

    On a mission that was carried out as many spies as there are fails that nobody saw; on one
    whose cards are still face down any of those whose cards the viewer hasn't seen (P14).
    """
    failing = {}
    if seen.plot is not None and seen.plot.inspections:
        for report, cards in zip(known.reports, known.cards, strict=True):
            guilty = rng.sample(_suspects(report, cards, roles), _unexplained(report, cards))
            failing[report.mission] = cards.fails | gather(guilty)
    if isinstance(seen.scene, plot_views.Inspecting):
        hidden = [seat for seat in seen.scene.team if not known.played.known >> seat & 1]
        guilty = [seat for seat in hidden if roles[seat] is SPY and rng.random() < 0.5]
        failing[seen.scene.mission] = known.played.fails | gather(guilty)
    return failing


def _phase(seen: views.View, roles: Roles, failing: imagining.Failing, rng: Random) -> Any:
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
        case _:
            return imagining.phase(seen.scene, seen.seat, failing, rng)


def _voting(seen: views.Voting, viewer: Viewer, seats: int, rng: Random) -> team.Voting:
    """Whoever has voted may have voted either way, unless it was shown (P10)."""
    shown = Opinions((), ()) if seen.opinions is None else seen.opinions
    hidden = tuple(seat for seat in seen.voted if seat not in shown.approve + shown.reject)
    approving = gather((*shown.approve, *imagining.sealed(hidden, seen.mine, viewer, rng)))
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
