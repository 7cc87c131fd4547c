"""The state of The Resistance, and the course that its rounds take."""

from __future__ import annotations

from complot.core.contract import Tell, replace
from complot.core.seats import CHANCE, EVERYONE, NOBODY, Seat, Seats, among, everybody, gather, left
from complot.core.value import Value
from complot.games.resistance.events import (
    GameEnded,
    LeaderNamed,
    MissionRevealed,
    Proposal,
    Report,
    RevealRead,
    RolesRevealed,
    SpiesRevealed,
)
from complot.games.resistance.facts import (
    ATTEMPTS,
    LAST_MISSION,
    LAST_MISSION_SUCCESSES,
    LOYAL,
    SPY,
    WINNING,
    Role,
    fails_needed,
)
from complot.games.resistance.mission import OnMission
from complot.games.resistance.options import Options
from complot.games.resistance.over import Over
from complot.games.resistance.plot.dealing import (
    Confiding,
    DrawingPlot,
    HandingOut,
    Overhearing,
)
from complot.games.resistance.plot.hands import Plot
from complot.games.resistance.plot.opinion import Opining
from complot.games.resistance.plot.responsibility import TakingResponsibility
from complot.games.resistance.plot.windows import (
    Annulling,
    Inspecting,
    Spotlighting,
    Usurping,
    shows_spotlit,
)
from complot.games.resistance.setup import Dealing, DrawingLeader
from complot.games.resistance.team import Discussing, Proposing, Targeting, Voting


class Resistance(Value):
    """What all phases share, and the phase the game is in.

    The methods are the joints of a round: whatever comes between a Leader's taking office, the
    vote, the mission and its score (a window for a card, say) is asked for here.
    """

    options: Options
    seats: int
    leader: Seat = CHANCE  # until the draw
    roles: tuple[Role, ...] = ()  # by seat, as far as the cards are dealt
    reports: tuple[Report, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    phase: (
        DrawingLeader
        | Dealing
        | Targeting
        | Proposing
        | Discussing
        | Voting
        | OnMission
        | Over
        | DrawingPlot
        | HandingOut
        | Overhearing
        | Confiding
        | TakingResponsibility
        | Usurping
        | Opining
        | Annulling
        | Spotlighting
        | Inspecting
    ) = DrawingLeader()
    plot: Plot | None = None  # at a table without Plot cards

    @property
    def spies(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, role in enumerate(self.roles) if role is SPY])

    def tally(self, succeeded: bool) -> int:
        """How many missions have succeeded, or failed."""
        count = 0
        for report in self.reports:
            if report.succeeded is succeeded:
                count += 1
        return count

    def is_open(self, mission: int) -> bool:
        """Whether a Leader may target this mission: each once, 5 after two successes (R19)."""
        if any(report.mission == mission for report in self.reports):
            return False
        return mission != LAST_MISSION or self.tally(True) >= LAST_MISSION_SUCCESSES

    def begins(self, tell: Tell) -> Resistance:
        """All cards are dealt: the spies see each other, and the first round opens (R8, R20)."""
        if not self.options.blind_spies:
            spies = self.spies
            tell(EVERYONE, RevealRead())
            tell(among(gather(spies)), SpiesRevealed(spies))
        return self.takes_office(self.leader, 1, tell)

    def takes_office(self, leader: Seat, attempt: int, tell: Tell) -> Resistance:
        """A Leader is to lead the ``attempt``-th proposal of the round (R12, R17, P15)."""
        tell(EVERYONE, LeaderNamed(leader, attempt))
        if self.plot is not None:
            plot = replace(self.plot, deposed=None)
            return Usurping(attempt=attempt).opens(replace(self, leader=leader, plot=plot), tell)
        return self.leads(leader, attempt)

    def leads(self, leader: Seat, attempt: int) -> Resistance:
        """The Leader chooses the team, with Targeting first the mission (R10, R19)."""
        if self.options.targeting:
            return replace(self, leader=leader, phase=Targeting(attempt))
        return replace(self, leader=leader, phase=Proposing(len(self.reports) + 1, attempt))

    def calls_vote(self, mission: int, attempt: int, team: tuple[Seat, ...]) -> Resistance:
        """Everyone votes on the team, the Opinion Makers first (R11, P10)."""
        makers = NOBODY if self.plot is None else self.plot.makers()
        if makers:
            return replace(self, phase=Opining(mission, attempt, team, makers, NOBODY))
        return replace(self, phase=Voting(mission, attempt, team, everybody(self.seats), NOBODY))

    def refuses(self, proposal: Proposal, tell: Tell) -> Resistance:
        """The vote went against the team: the next Leader, or after the fifth the end (R12)."""
        if proposal.attempt == ATTEMPTS:
            return self.ends(SPY, "five_rejections", tell)
        return self.takes_office(self.next_leader(), proposal.attempt + 1, tell)

    def next_leader(self) -> Seat:
        """The player on the left; after a Strong Leader it depends on whose (R12, R17, P-5)."""
        if self.plot is not None and self.plot.deposed is not None:
            return left(self.plot.deposed, self.seats)
        return left(self.leader, self.seats)

    def embarks(self, proposal: Proposal, tell: Tell) -> Resistance:
        """The vote went for the team, which goes unless a Plot card stops it (R13, P13)."""
        if self.plot is not None:
            return Annulling().opens(self, tell)
        return self.sets_out(proposal)

    def sets_out(self, proposal: Proposal) -> Resistance:
        """Each member gets two Mission cards (R14)."""
        team = proposal.team
        return replace(self, phase=OnMission(proposal.mission, team, gather(team), NOBODY))

    def collects(self, failing: Seats, tell: Tell) -> Resistance:
        """All have played; a Plot card may show one of the cards or let one be seen (P14, P16)."""
        if self.plot is not None:
            game = shows_spotlit(self, failing, tell)
            return Inspecting(failing=failing).opens(game, tell)
        return self.turns_up(failing, tell)

    def turns_up(self, failing: Seats, tell: Tell) -> Resistance:
        """The shuffled cards tell whether the mission has succeeded (R14, R15)."""
        mission, team = self.proposals[-1].mission, self.proposals[-1].team
        fails = failing.bit_count()
        report = Report(mission, team, fails, fails < fails_needed(self.seats, mission))
        tell(EVERYONE, MissionRevealed(report))
        return self.scores(report, tell)

    def scores(self, report: Report, tell: Tell) -> Resistance:
        """A marker goes on the board: the third of a colour ends the game (R17, R18)."""
        game = replace(self, reports=(*self.reports, report))
        if game.tally(report.succeeded) < WINNING:
            return game.takes_office(game.next_leader(), 1, tell)
        if report.succeeded:
            return game.ends(LOYAL, "three_successes", tell)
        return game.ends(SPY, "three_failures", tell)

    def ends(self, winner: Role, how: str, tell: Tell) -> Resistance:
        """A side has won; all cards are turned up (R18, R-10)."""
        tell(EVERYONE, GameEnded(winner, how))
        tell(EVERYONE, RolesRevealed(self.spies))
        return replace(self, phase=Over(winner, how))
