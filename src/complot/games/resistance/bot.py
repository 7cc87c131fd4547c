"""A simple sensible bot: it knows what the rules let it conclude, and acts on that.

It weighs every deal it can't rule out by how well it explains the missions, and judges teams by
that alone. As a spy it asks what a loyal player in its chair would do, and departs from that
only where it pays.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from random import Random
from typing import Final

from complot.bots import Thought
from complot.core.contract import Claim, replace
from complot.core.match import Observation, recall
from complot.core.seats import Seat
from complot.games.resistance import views
from complot.games.resistance.actions import TEAMS, CallVote, Play, Propose, Target, Vote
from complot.games.resistance.claims import Accuse, Advise, IAm, TakeMe
from complot.games.resistance.events import Report
from complot.games.resistance.facts import (
    ATTEMPTS,
    RESISTANCE,
    SPY,
    WINNING,
    fails_needed,
)
from complot.games.resistance.game import RESISTANCE as GAME
from complot.games.resistance.knowledge import Knowledge, Roles, deals

Team = tuple[Seat, ...]

SABOTAGE: Final = 0.7
"""How often, we reckon, a spy on a mission plays Fail."""

TRUST: Final = 0.8
"""A team is good enough that is safe this often, compared with the safest there is."""

SURE: Final = 0.75
"""From here on one says aloud whom one takes for a spy."""

TALK: Final = 0.2
"""How often a bot with something to say says it."""


class Beliefs:
    """How likely each deal is to one who knows this much."""

    def __init__(self, known: Knowledge) -> None:
        self.seats = known.seats
        weights = {roles: _likelihood(known.reports, roles) for roles in deals(known)}
        total = sum(weights.values())
        self.deals = {roles: weight / total for roles, weight in weights.items()}

    def safe(self, team: Team, mission: int) -> float:
        """How likely this team is to have too few spies to fail this mission."""
        fatal = fails_needed(self.seats, mission)
        return sum(
            chance
            for roles, chance in self.deals.items()
            if sum(roles[seat] is SPY for seat in team) < fatal
        )

    def spy(self, seat: Seat) -> float:
        """How likely this player is to be a spy."""
        return sum(chance for roles, chance in self.deals.items() if roles[seat] is SPY)


def _likelihood(reports: tuple[Report, ...], roles: Roles) -> float:
    """How likely these results are, if every spy on a mission plays Fail so often."""
    likelihood = 1.0
    for report in reports:
        spies = sum(roles[seat] is SPY for seat in report.team)
        likelihood *= comb(spies, report.fails) * SABOTAGE**report.fails
        likelihood *= (1 - SABOTAGE) ** (spies - report.fails)
    return likelihood


@lru_cache(maxsize=1024)
def _beliefs(known: Knowledge) -> Beliefs:
    return Beliefs(known)


@lru_cache(maxsize=4096)
def _ranked(known: Knowledge, mission: int, seat: Seat) -> tuple[tuple[float, Team], ...]:
    """The teams for a mission with this player on them, the safest first."""
    safe = _beliefs(known).safe
    teams = (choice.team for choice in TEAMS[known.seats, mission] if seat in choice.team)
    return tuple(sorted(((safe(team, mission), team) for team in teams), reverse=True))


class Loyal:
    """How a player who believes this much, and is loyal, would play."""

    def __init__(self, seat: Seat, view: views.View, known: Knowledge, rng: Random) -> None:
        self.seat = seat
        self.view = view
        self.known = known
        self.rng = rng

    def target(self, missions: list[int]) -> int:
        """The mission for which there is the safest team; of equals, the earliest."""
        return max(missions, key=lambda mission: (self._best(mission), -mission))

    def propose(self, mission: int) -> Team:
        """One of the safest teams with oneself on it."""
        best = self._best(mission)
        ranked = _ranked(self.known, mission, self.seat)
        return self.rng.choice([team for safe, team in ranked if safe == best])

    def approve(self, team: Team, mission: int, attempt: int) -> bool:
        """Approve what is nearly as safe as it gets, and anything before the spies win by it."""
        safe = _beliefs(self.known).safe(team, mission)
        return attempt == ATTEMPTS or safe >= TRUST * self._best(mission)

    def says(self, team: Team, approve: bool) -> tuple[Claim, ...]:
        """Now and then a word on the team that is voted on."""
        if self.rng.random() > TALK:
            return ()
        others = [seat for seat in range(self.view.seats) if seat != self.seat]
        self.rng.shuffle(others)
        suspect = max(others, key=_beliefs(self.known).spy)
        if _beliefs(self.known).spy(suspect) >= SURE:
            return (Accuse(suspect),)
        if approve or self.seat in team:
            return (self.rng.choice((Advise(approve), IAm(RESISTANCE))),)
        return (self.rng.choice((Advise(approve), TakeMe())),)

    def _best(self, mission: int) -> float:
        return _ranked(self.known, mission, self.seat)[0][0]


class Undercover:
    """How a spy plays: like the loyal player it pretends to be, except where it pays."""

    def __init__(self, seat: Seat, view: views.View, known: Knowledge, rng: Random) -> None:
        self.seat = seat
        self.view = view
        self.rng = rng
        self.spies = set(view.spies)
        roles = tuple(RESISTANCE if each == seat else None for each in range(view.seats))
        cover = replace(known, roles=roles)
        exposed = not deals(cover)
        if exposed:  # nobody believes it any more: go by what everyone can see
            cover = replace(known, roles=(None,) * view.seats)
        self.cover = Loyal(seat, view, cover, rng)

    def approve(self, team: Team, mission: int, attempt: int) -> bool:
        """Approve a team that can be made to fail; refuse one that would lose the game."""
        fatal = fails_needed(self.view.seats, mission)
        if len(self.spies.intersection(team)) >= fatal:
            return True
        if self._tally(True) == WINNING - 1:
            return False
        return self.cover.approve(team, mission, attempt)

    def success(self, team: Team, mission: int) -> bool:
        """Fail when it decides the game; else mostly, but not all at once and not too soon."""
        fatal = fails_needed(self.view.seats, mission)
        partners = [seat for seat in team if seat in self.spies]
        if len(partners) < fatal and not self.view.options.blind_spies:
            return True
        first = mission % len(partners)
        chosen = (partners[first:] + partners[:first])[:fatal]
        if self.seat not in chosen:
            return True
        if WINNING - 1 in (self._tally(True), self._tally(False)):
            return False
        eager = 0.4 if len(team) == 2 else 0.8
        return self.rng.random() > eager

    def _tally(self, succeeded: bool) -> int:
        reports = [board.report for board in self.view.board if board.report]
        return [report.succeeded for report in reports].count(succeeded)


class SensibleBot:
    """Plays The Resistance well enough to be good company."""

    def __call__(self, observation: Observation[views.View], budget: int, rng: Random) -> Thought:
        view, seat = observation.view, observation.seat
        assert seat is not None
        known = recall(GAME, view.options, view.seats, seat, observation.events)
        if view.role is SPY:
            spy = Undercover(seat, view, known, rng)
            return self._think(observation, spy.cover, spy)
        return self._think(observation, Loyal(seat, view, known, rng), None)

    def _think(
        self, observation: Observation[views.View], loyal: Loyal, spy: Undercover | None
    ) -> Thought:
        scene = observation.view.scene
        match scene:
            case views.Targeting():
                missions = [a.mission for a in observation.legal if isinstance(a, Target)]
                return Thought(Target(loyal.target(missions)))
            case views.Proposing(mission, _):
                return Thought(Propose(loyal.propose(mission)))
            case views.Discussing():
                return Thought(CallVote())
            case views.Voting(mission, attempt, team):
                approve = (spy or loyal).approve(team, mission, attempt)
                return Thought(Vote(approve), loyal.says(team, approve))
            case views.OnMission(mission, team):
                return Thought(Play(spy is None or spy.success(team, mission)))
        raise AssertionError(f"nothing to decide in {scene}")
