"""Tables of The Resistance in a player's words, so that a test reads like a game.

    table = dealt(5, spies=(3, 4), leader=2)
    table.proposes(0, 3)
    table.votes("+++-+")
    table.plays("SF")

Everything goes through the match, move by move: no state is built by hand.
"""

from __future__ import annotations

from typing import Final

import pytest
from recount import SPIES, TEAM_SIZES, fails_needed

from complot.core.contract import Action, Event
from complot.core.errors import Code, Illegal
from complot.core.match import Match, Moved
from complot.core.seats import CHANCE, Audience, Seat, Viewer
from complot.games.resistance.actions import CallVote, Deal, DrawLeader, Play, Propose, Target, Vote
from complot.games.resistance.facts import LOYAL, SPY
from complot.games.resistance.game import RESISTANCE
from complot.games.resistance.knowledge import Knowledge
from complot.games.resistance.options import (
    Options,
    PlotHand,
    StrongLeaderAfter,
    TakeResponsibility,
)
from complot.games.resistance.state import Resistance
from complot.games.resistance.views import View

PLAYERS: Final = (5, 6, 7, 8, 9, 10)
MISSIONS: Final = (1, 2, 3, 4, 5)

APPROVE: Final = Vote(True)
REJECT: Final = Vote(False)
SUCCESS: Final = Play(True)
FAIL: Final = Play(False)
CALL: Final = CallVote()

TO_ALL: Final = Audience(None)

News = list[tuple[Audience, Event]]


def to(*seats: Seat) -> Audience:
    """These players and nobody else."""
    return Audience(sum(1 << seat for seat in seats))


class Table(Match[Resistance, Options, View, Knowledge]):
    """A match told in the words of the game."""

    def __init__(
        self,
        players: int = 5,
        *,
        targeting: bool = False,
        blind_spies: bool = False,
        plot: bool = False,
        plot_hand: PlotHand = PlotHand.FREE,
        strong_leader_after: StrongLeaderAfter = StrongLeaderAfter.FROM_USURPER,
        take_responsibility: TakeResponsibility = TakeResponsibility.AT_ONCE,
    ) -> None:
        options = Options(
            targeting, blind_spies, plot, plot_hand, strong_leader_after, take_responsibility
        )
        super().__init__(RESISTANCE, options, players)
        self._noticed = 0

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everyone who looks on: the players, and a spectator."""
        return (*range(self.seats), None)

    @property
    def leader(self) -> Seat | None:
        return self.sees(None).leader

    @property
    def score(self) -> tuple[int, int]:
        """How many missions have succeeded, and how many have failed."""
        reports = [space.report for space in self.sees(None).board if space.report]
        succeeded = sum(report.succeeded for report in reports)
        return succeeded, len(reports) - succeeded

    def sees(self, viewer: Viewer) -> View:
        return self.game.view(self.state, viewer)

    def may(self, seat: Seat) -> tuple[Action, ...]:
        """What this player may do now."""
        return self.game.legal(self.state, seat)

    def news(self) -> News:
        """What was told since this was last asked, except to each player their own moves."""
        fresh = self.told[self._noticed :]
        self._noticed = len(self.told)
        return [(told.audience, told.event) for told in fresh if not isinstance(told.event, Moved)]

    def refuses(self, seat: Seat, *actions: Action) -> Code:
        """Why this player may not do this; and that nothing has changed by asking."""
        before = self.state, list(self.log), list(self.told)
        with pytest.raises(Illegal) as refusal:
            self.act(seat, actions)
        assert (self.state, self.log, self.told) == before
        return refusal.value.code

    def draws_leader(self, leader: Seat) -> None:
        self.step(CHANCE, DrawLeader(leader))

    def deals(self, *spies: Seat) -> None:
        for seat in range(self.seats):
            self.step(CHANCE, Deal(SPY if seat in spies else LOYAL))

    def names(self, *team: Seat, mission: int | None = None) -> None:
        """The Leader names a team, with Targeting for this mission."""
        (leader,) = self.actors()
        if mission is not None:
            self.step(leader, Target(mission))
        self.step(leader, Propose(team))

    def proposes(self, *team: Seat, mission: int | None = None) -> None:
        """The Leader names a team and calls the vote."""
        self.names(*team, mission=mission)
        (leader,) = self.actors()
        self.step(leader, CALL)

    def votes(self, ballots: str) -> None:
        """Seat by seat, + approves and - rejects; a space is for who waits."""
        for seat, ballot in enumerate(ballots):
            if ballot != " ":
                self.step(seat, {"+": APPROVE, "-": REJECT}[ballot])

    def plays(self, cards: str) -> None:
        """Member by member, S is Success and F is Fail."""
        for seat, card in zip(self.actors(), cards, strict=True):
            self.step(seat, {"S": SUCCESS, "F": FAIL}[card])

    def approves(self, *team: Seat, mission: int | None = None) -> None:
        """The Leader proposes this team and everyone approves."""
        self.proposes(*team, mission=mission)
        self.votes("+" * self.seats)

    def sends(self, *team: Seat, cards: str, mission: int | None = None) -> None:
        """This team goes, approved by everyone, and plays these cards."""
        self.approves(*team, mission=mission)
        self.plays(cards)

    def rejects(self, times: int = 1, mission: int | None = None) -> None:
        """So many proposals, one after the other, are rejected by everyone."""
        for _ in range(times):
            number = mission or self._next_mission()
            size = TEAM_SIZES[self.seats][number - 1]
            self.proposes(*range(size), mission=mission)
            self.votes("-" * self.seats)

    def missions(self, results: str) -> None:
        """Missions with these results: "S F", or with Targeting "3S 1F".

        Each time as many spies go as fit, and no more of them play Fail than it takes.
        """
        for result in results.split():
            mission = int(result[0]) if len(result) == 2 else None
            number = mission or self._next_mission()
            size = TEAM_SIZES[self.seats][number - 1]
            spies = [seat for seat in range(self.seats) if self.sees(seat).role is SPY]
            loyal = [seat for seat in range(self.seats) if seat not in spies]
            team = sorted((spies + loyal)[:size])
            failing = spies[: fails_needed(self.seats, number)] if result[-1] == "F" else []
            cards = "".join("F" if seat in failing else "S" for seat in team)
            self.sends(*team, cards=cards, mission=mission)

    def _next_mission(self) -> int:
        return sum(self.score) + 1


def last_spies(players: int) -> tuple[Seat, ...]:
    """As many spies as there have to be, in the last seats."""
    return tuple(range(players - SPIES[players], players))


def dealt(
    players: int = 5,
    *,
    spies: tuple[Seat, ...] | None = None,
    leader: Seat = 0,
    targeting: bool = False,
    blind_spies: bool = False,
) -> Table:
    """A table where the first Leader may act; the spies sit last unless it is said where."""
    table = Table(players, targeting=targeting, blind_spies=blind_spies)
    table.draws_leader(leader)
    table.deals(*(last_spies(players) if spies is None else spies))
    table.news()
    return table
