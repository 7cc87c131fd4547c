"""A simple sensible bot: it knows what the rules let it conclude, and acts on that.

It weighs every deal it can't rule out by how well it explains the missions and the votes, and
judges teams by that. As a spy it asks what a loyal player in its chair would do, and departs
from that only where it pays.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from random import Random
from typing import Final

from complot.bots import Thought
from complot.core.contract import Action, Claim, replace
from complot.core.match import Observation, recall
from complot.core.seats import MEMBERS, Seat, Seats, gather
from complot.games.resistance import views
from complot.games.resistance.actions import TEAMS, CallVote, Play, Propose, Target, Vote
from complot.games.resistance.claims import Accuse, Advise, IAm, TakeMe
from complot.games.resistance.events import Proposal, Report
from complot.games.resistance.facts import ATTEMPTS, LOYAL, SPY, WINNING, fails_needed
from complot.games.resistance.game import RESISTANCE
from complot.games.resistance.knowledge import Cards, Knowledge, Roles, deals
from complot.games.resistance.plot import views as plot_views
from complot.games.resistance.plot.actions import ANNUL, PASS, Inspect, Spotlight

Team = tuple[Seat, ...]
Odds = dict[bool, float]

SABOTAGE: Final = 0.7
"""How often, we reckon, a spy on a mission plays Fail."""

LOYAL_APPROVES: Final[Odds] = {True: 0.85, False: 0.35}
"""How often a loyal player approves a team, with and without that player on it …"""

SPY_APPROVES: Final[Odds] = {True: 0.8, False: 0.4}
"""… and a spy, with and without a spy on it."""

PATIENCE: Final = (0.95, 0.8, 0.65, 0.5, 0.0)
"""How safe a team must be, compared with the safest, to be approved: less with each refusal."""

SHY: Final = 0.6
"""How often a spy lets a mission of two succeed: a fail there leaves one suspect."""

SURE: Final = 0.75
"""From here on one says aloud whom one takes for a spy."""

EPSILON: Final = 1e-9

TALK: Final = 0.2
"""How often a bot with something to say says it."""


class Beliefs:
    """How likely each set of spies is to one who was shown these cards and has seen these votes."""

    def __init__(self, known: Knowledge, proposals: tuple[Proposal, ...]) -> None:
        self.seats = known.seats
        odds = dict.fromkeys(map(spies_of, deals(known)), 1.0)
        for spies in odds:
            for report in known.reports:
                odds[spies] *= _mission_odds(report, spies)
            for proposal in proposals:
                odds[spies] *= _ballot_odds(proposal, spies)
        total = sum(odds.values())
        self.chances = {spies: each / total for spies, each in odds.items()}
        self._safest: dict[tuple[int, Seat], tuple[float, tuple[Team, ...]]] = {}

    def safe(self, team: Team, mission: int) -> float:
        """How likely this team is to have too few spies to fail this mission."""
        on_team, fatal = gather(team), fails_needed(self.seats, mission)
        return sum(
            [
                chance
                for spies, chance in self.chances.items()
                if (spies & on_team).bit_count() < fatal
            ]
        )

    def spy(self, seat: Seat) -> float:
        """How likely this player is to be a spy."""
        return sum(chance for spies, chance in self.chances.items() if spies >> seat & 1)

    def safest(self, mission: int, seat: Seat) -> tuple[float, tuple[Team, ...]]:
        """How safe a team with this player on it can be, and the teams that are as safe."""
        if (mission, seat) not in self._safest:
            self._safest[mission, seat] = self._find_safest(mission, seat)
        return self._safest[mission, seat]

    def _find_safest(self, mission: int, seat: Seat) -> tuple[float, tuple[Team, ...]]:
        teams = [each.team for each in TEAMS[self.seats, mission] if seat in each.team]
        safety = {team: self.safe(team, mission) for team in teams}
        best = max(safety.values())
        return best, tuple(team for team in teams if safety[team] > best - EPSILON)


def spies_of(roles: Roles) -> Seats:
    """The spies of a deal."""
    return gather(seat for seat, role in enumerate(roles) if role is SPY)


@lru_cache(maxsize=1 << 12)
def _mission_odds(report: Report, spies: Seats) -> float:
    """How likely this result is, if every spy on the mission plays Fail so often."""
    on_team = (spies & gather(report.team)).bit_count()
    quiet = (1 - SABOTAGE) ** (on_team - report.fails)
    return comb(on_team, report.fails) * SABOTAGE**report.fails * quiet


@lru_cache(maxsize=1 << 16)
def _ballot_odds(proposal: Proposal, spies: Seats) -> float:
    """How much likelier the votes of these players are from spies than from loyal ones."""
    if proposal.attempt == ATTEMPTS:  # hardly anyone refuses the last
        return 1.0
    infiltrated = bool(spies & gather(proposal.team))
    odds = 1.0
    for seat in MEMBERS[spies]:
        as_spy = SPY_APPROVES[infiltrated]
        as_loyal = LOYAL_APPROVES[seat in proposal.team]
        odds *= as_spy / as_loyal if proposal.votes[seat] else (1 - as_spy) / (1 - as_loyal)
    return odds


@lru_cache(maxsize=64)
def beliefs(known: Knowledge, proposals: tuple[Proposal, ...]) -> Beliefs:
    """The beliefs of one who knows this much."""
    return Beliefs(known, proposals)


class Loyal:
    """How a player who believes this much, and is loyal, plays."""

    def __init__(self, seat: Seat, view: views.View, known: Knowledge, rng: Random) -> None:
        self.seat = seat
        self.view = view
        self.rng = rng
        self.beliefs = beliefs(known, view.proposals)

    def target(self, missions: list[int]) -> int:
        """The mission for which there is the safest team; of equals, the earliest."""
        return max(missions, key=lambda each: (self.beliefs.safest(each, self.seat)[0], -each))

    def propose(self, mission: int) -> Team:
        """One of the safest teams with oneself on it."""
        return self.rng.choice(self.beliefs.safest(mission, self.seat)[1])

    def approve(self, team: Team, mission: int, attempt: int) -> bool:
        """Approve what is nearly as safe as it gets, and more the longer it takes."""
        best = self.beliefs.safest(mission, self.seat)[0]
        return self.beliefs.safe(team, mission) >= PATIENCE[attempt - 1] * best

    def suspects_most(self, choices: tuple[Action, ...]) -> Action:
        """The choice that singles out the likeliest spy."""
        named = [each for each in choices if isinstance(each, Spotlight | Inspect)]
        self.rng.shuffle(named)
        return max(named, key=lambda each: self.beliefs.spy(each.seat))

    def says(self, team: Team, approve: bool) -> tuple[Claim, ...]:
        """Now and then a word on the team that is voted on."""
        if self.rng.random() > TALK:
            return ()
        others = [seat for seat in range(self.view.seats) if seat != self.seat]
        self.rng.shuffle(others)
        suspect = max(others, key=self.beliefs.spy)
        if self.beliefs.spy(suspect) >= SURE:
            return (Accuse(suspect),)
        other = IAm(LOYAL) if approve or self.seat in team else TakeMe()
        return (self.rng.choice((Advise(approve), other)),)


class Undercover:
    """How a spy plays: like the loyal player it pretends to be, except where it pays."""

    def __init__(self, seat: Seat, view: views.View, known: Knowledge, rng: Random) -> None:
        self.seat = seat
        self.view = view
        self.rng = rng
        self.spies = view.spies
        own = 1 << seat
        loyal = tuple(LOYAL if each == seat else None for each in range(view.seats))
        pretended = replace(
            known,
            roles=loyal,
            cards=tuple(Cards(each.known, each.fails & ~own) for each in known.cards),
            played=Cards(known.played.known, known.played.fails & ~own),
        )
        if not deals(pretended):  # exposed: there is only what everyone can see to go by
            pretended = replace(
                known,
                viewer=None,
                roles=(None,) * view.seats,
                cards=tuple(Cards(each.known & ~own, each.fails & ~own) for each in known.cards),
                played=Cards(),
            )
        self.cover = Loyal(seat, view, pretended, rng)

    def approve(self, team: Team, mission: int, attempt: int) -> bool:
        """Vote as one pretends to be; refuse only a team that would lose the game at once."""
        harmless = len(self._partners(team)) < fails_needed(self.view.seats, mission)
        if harmless and self._tally(True) == WINNING - 1:
            return False
        return self.cover.approve(team, mission, attempt)

    def success(self, team: Team, mission: int) -> bool:
        """Fail when it decides the game; else often, but no more spies at once than needed."""
        partners = self._partners(team)
        fatal = fails_needed(self.view.seats, mission)
        if len(partners) < fatal and not self.view.options.blind_spies:
            return True
        first = mission % len(partners)
        if self.seat not in (partners * 2)[first : first + fatal]:
            return True
        if WINNING - 1 in (self._tally(True), self._tally(False)):
            return False
        return self.rng.random() < (SHY if len(team) == 2 else 1 - SABOTAGE)

    def _partners(self, team: Team) -> list[Seat]:
        """The spies on a team, as far as one knows them."""
        return [seat for seat in team if seat in self.spies]

    def _tally(self, succeeded: bool) -> int:
        reports = [board.report for board in self.view.board if board.report]
        return [report.succeeded for report in reports].count(succeeded)


class SensibleBot:
    """Plays The Resistance well enough to be good company."""

    def __call__(self, observation: Observation[views.View], budget: int, rng: Random) -> Thought:
        view, seat = observation.view, observation.seat
        assert seat is not None
        known = recall(RESISTANCE, view.options, view.seats, seat, observation.events)
        spy = Undercover(seat, view, known, rng) if view.role is SPY else None
        loyal = spy.cover if spy else Loyal(seat, view, known, rng)
        match view.scene:
            case views.Targeting():
                missions = [each.mission for each in observation.legal if isinstance(each, Target)]
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
            case plot_views.Opining(mission, attempt, team):
                approve = (spy or loyal).approve(team, mission, attempt)
                return Thought(Vote(approve), loyal.says(team, approve))
            case plot_views.Annulling(_, mission, attempt, team):
                opposed = not (spy or loyal).approve(team, mission, attempt)
                last = attempt == ATTEMPTS and spy is None
                return Thought(ANNUL if opposed and not last else PASS)
            case plot_views.Spotlighting() | plot_views.Inspecting():
                return Thought(loyal.suspects_most(observation.legal))
        if not observation.legal:
            raise AssertionError(f"nothing to decide in {view.scene}")
        return Thought(rng.choice(observation.legal))
