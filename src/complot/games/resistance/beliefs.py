"""How likely each set of spies is, to one who knows so much and weighs what players do and say."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from complot.core.seats import MEMBERS, NOBODY, Seat, Seats, gather
from complot.games.resistance.actions import TEAMS
from complot.games.resistance.events import Proposal, Report
from complot.games.resistance.facts import ATTEMPTS, SPY, fails_needed
from complot.games.resistance.knowledge import Cards, Knowledge, Roles, deals
from complot.games.resistance.plot.evidence import Ballot, Evidence, Sight

Team = tuple[Seat, ...]
Odds = dict[bool, float]

SABOTAGE: Final = 0.7
"""How often, we reckon, a spy on a mission plays Fail, unless in the Spotlight."""

LOYAL_APPROVES: Final[Odds] = {True: 0.85, False: 0.35}
"""How often a loyal player approves a team, with and without that player on it …"""

SPY_APPROVES: Final[Odds] = {True: 0.8, False: 0.4}
"""… and a spy, with and without a spy on it."""

LOYAL_ACCUSES: Final[Odds] = {True: 0.95, False: 0.05}
"""How often a loyal player who saw a card says that it was guilty: when it was, and when not …"""

SPY_ACCUSES: Final[Odds] = {True: 0.2, False: 0.25}
"""… and a spy, who shields the guilty and now and then frames another."""

EPSILON: Final = 1e-9


class Beliefs:
    """How likely each set of spies is to one who was shown these cards and has seen these votes."""

    def __init__(
        self,
        known: Knowledge,
        proposals: tuple[Proposal, ...],
        evidence: Evidence = Evidence(),  # noqa: B008
    ) -> None:
        self.seats = known.seats
        odds = dict.fromkeys(map(spies_of, deals(known)), 1.0)
        spotlit = dict(evidence.spotlit)
        missions = [
            (report, cards, spotlit.get(report.mission))
            for report, cards in zip(known.reports, known.cards, strict=True)
        ]
        reports: dict[int | None, Report] = {each.mission: each for each in known.reports}
        testimony = [  # of others: what one saw oneself is known
            (sight, reports.get(sight.mission))
            for sight in evidence.sights
            if sight.said is not None and sight.seat != known.viewer
        ]
        for spies in odds:
            for report, cards, lit in missions:
                odds[spies] *= _mission_odds(report, cards, lit, spies)
            for proposal in proposals:
                odds[spies] *= _proposal_odds(proposal, spies)
            for ballot in evidence.ballots:
                odds[spies] *= _ballot_odds(ballot, spies)
            for sight, seen_on in testimony:
                odds[spies] *= _testimony_odds(sight, seen_on, spies)
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

    def unsure(self, seat: Seat) -> float:
        """How much there is to learn of this player: nothing if one is sure, at most ½."""
        spy = self.spy(seat)
        return min(spy, 1 - spy)

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


@lru_cache(maxsize=64)
def beliefs(known: Knowledge, proposals: tuple[Proposal, ...], evidence: Evidence) -> Beliefs:
    """The beliefs of one who knows this much."""
    return Beliefs(known, proposals, evidence)


def spies_of(roles: Roles) -> Seats:
    """The spies of a deal."""
    return gather(seat for seat, role in enumerate(roles) if role is SPY)


@lru_cache(maxsize=1 << 12)
def _mission_odds(report: Report, cards: Cards, lit: Seat | None, spies: Seats) -> float:
    """How likely this result is, if every spy on the mission plays Fail so often.

    The cards that one knows are no longer to be guessed. One played in the Spotlight says nothing
    of its player: there a spy plays Success like anyone, and a Fail leaves no doubt anyway.
    """
    on_team = spies & gather(report.team)
    hidden = (on_team & ~cards.known).bit_count()
    fails = report.fails - cards.fails.bit_count()
    odds = comb(hidden, fails) * SABOTAGE**fails * (1 - SABOTAGE) ** (hidden - fails)
    seen = on_team & cards.known & ~(NOBODY if lit is None else 1 << lit)
    failed = (seen & cards.fails).bit_count()
    return odds * SABOTAGE**failed * (1 - SABOTAGE) ** (seen.bit_count() - failed)


@lru_cache(maxsize=1 << 16)
def _proposal_odds(proposal: Proposal, spies: Seats) -> float:
    """How much likelier the votes of these players are from spies than from loyal ones."""
    if proposal.attempt == ATTEMPTS:  # hardly anyone refuses the last
        return 1.0
    infiltrated = bool(spies & gather(proposal.team))
    odds = 1.0
    for seat in MEMBERS[spies]:
        odds *= _vote_odds(proposal.votes[seat], seat in proposal.team, infiltrated)
    return odds


def _ballot_odds(ballot: Ballot, spies: Seats) -> float:
    """The same for what one player showed outside the vote."""
    if ballot.attempt == ATTEMPTS or not spies >> ballot.seat & 1:
        return 1.0
    infiltrated = bool(spies & gather(ballot.team))
    return _vote_odds(ballot.approve, ballot.seat in ballot.team, infiltrated)


def _vote_odds(approve: bool, on_team: bool, infiltrated: bool) -> float:
    """How much likelier such a vote is from a spy than from a loyal player."""
    as_spy, as_loyal = SPY_APPROVES[infiltrated], LOYAL_APPROVES[on_team]
    return as_spy / as_loyal if approve else (1 - as_spy) / (1 - as_loyal)


def _testimony_odds(sight: Sight, report: Report | None, spies: Seats) -> float:
    """How likely it is to be said, by such a player of such a player's card (P6).

    A spy's Mission card is one of the fails as likely as any other spy's on that mission.
    """
    guilty = float(spies >> sight.whose & 1)
    if sight.mission is not None:
        if report is None:  # it is under way
            return 1.0
        guilty *= report.fails / max(1, (spies & gather(report.team)).bit_count())
    accuses = SPY_ACCUSES if spies >> sight.seat & 1 else LOYAL_ACCUSES
    accused = guilty * accuses[True] + (1 - guilty) * accuses[False]
    return accused if sight.said else 1 - accused
