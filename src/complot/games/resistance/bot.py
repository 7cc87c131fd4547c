"""A simple sensible bot: it knows what the rules let it conclude, and acts on that.

It weighs every deal it can't rule out by how well it explains what has happened and been said,
and judges teams and players by that. As a spy it asks what a loyal player in its chair would do,
and departs from that only where it pays.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import and_
from random import Random
from typing import Final

from complot.bots import Thought
from complot.core.belief import Belief, belief
from complot.core.contract import Claim, Event, replace
from complot.core.match import Moved, Observation, recall
from complot.core.seats import MEMBERS, Seat
from complot.games.resistance import views
from complot.games.resistance.actions import CallVote, Play, Propose, Target, Vote
from complot.games.resistance.beliefs import EPSILON, SABOTAGE, Team, beliefs, spies_of
from complot.games.resistance.claims import Accuse, Advise, IAm, TakeMe
from complot.games.resistance.events import CardDealt, SpiesRevealed
from complot.games.resistance.facts import ATTEMPTS, LOYAL, SPY, WINNING, fails_needed
from complot.games.resistance.game import RESISTANCE
from complot.games.resistance.knowledge import Knowledge, deals
from complot.games.resistance.plot import views as plot_views
from complot.games.resistance.plot.cards import Card
from complot.games.resistance.plot.claims import GiveMe, Urge
from complot.games.resistance.plot.events import MissionCardSeen, RoleSeen
from complot.games.resistance.plot.evidence import Evidence, Sight, gather_evidence
from complot.games.resistance.plot.strategy import DUTIES, LoyalHand, SpyHand

PATIENCE: Final = (0.95, 0.8, 0.65, 0.5, 0.0)
"""How safe a team must be, compared with the safest, to be approved: less with each refusal."""

SHY: Final = 0.6
"""How often a spy lets a mission succeed where a fail might be brought home to it."""

SURE: Final = 0.75
"""From here on one says aloud whom one takes for a spy."""

CERTAIN: Final = 0.95
"""As safe as this a team is sure to be sent."""

FRAMES: Final = 0.25
"""How often a spy, of a loyal player who isn't above suspicion, says to have seen the worst."""

BELIEVED: Final = 0.4
"""How suspect a player must be for that to be believed."""

TALK: Final = 0.2
"""How often a bot with something to say says it."""

PRIVATE: Final = (CardDealt, SpiesRevealed, RoleSeen, MissionCardSeen, Moved)
"""What a spectator isn't told."""


class Loyal:
    """How a player who believes this much, and is loyal, plays."""

    def __init__(
        self, seat: Seat, view: views.View, known: Knowledge, evidence: Evidence, rng: Random
    ) -> None:
        self.seat = seat
        self.view = view
        self.known = known
        self.rng = rng
        self.beliefs = beliefs(known, view.proposals, evidence)

    def target(self, missions: list[int]) -> int:
        """The mission for which there is the safest team; of equals, the earliest."""
        return max(missions, key=lambda each: (self.beliefs.safest(each, self.seat)[0], -each))

    def propose(self, mission: int) -> Team:
        """One of the safest teams with oneself on it."""
        return self.rng.choice(self.beliefs.safest(mission, self.seat)[1])

    def approve(self, team: Team, mission: int, attempt: int) -> bool:
        """Approve what is nearly as safe as it gets, and more the longer it takes.

        Each No Confidence that a spy may hold takes a proposal away: on the fifth it would lose
        the game (P-6).
        """
        best = self.beliefs.safest(mission, self.seat)[0]
        late = min(attempt + self.threats(), ATTEMPTS)
        return self.beliefs.safe(team, mission) >= PATIENCE[late - 1] * best

    def threats(self) -> int:
        """How many No Confidence cards are with players whom one doesn't know to be loyal."""
        hands = self.view.plot.hands if self.view.plot else ()
        return sum(
            hand.count(Card.NO_CONFIDENCE)
            for seat, hand in enumerate(hands)
            if self.beliefs.spy(seat) > EPSILON
        )

    def account(self, sight: Sight) -> bool:
        """What one says of a card that one saw: the truth."""
        assert sight.guilty is not None
        return sight.guilty

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
        hands = self.view.plot.hands if self.view.plot else ((),) * self.view.seats
        stoppers = [seat for seat in others if Card.NO_CONFIDENCE in hands[seat]]
        urges = [Urge(seat, not approve) for seat in stoppers]
        return (self.rng.choice((Advise(approve), other, *urges)),)

    def asks(self) -> tuple[Claim, ...]:
        """Now and then, for a useful card that the Leader has yet to hand out."""
        plot = self.view.plot
        useful = [card for card in plot.drawn if card not in DUTIES] if plot else []
        if not useful or self.seat == self.view.leader or self.rng.random() > TALK:
            return ()
        return (GiveMe(self.rng.choice(useful)),)

    def decisive(self) -> bool:
        """Whether the next mission may end the game."""
        return WINNING - 1 in (self.tally(True), self.tally(False))

    def tally(self, succeeded: bool) -> int:
        """How many missions have succeeded, or failed."""
        reports = [board.report for board in self.view.board if board.report]
        return [report.succeeded for report in reports].count(succeeded)


class Undercover:
    """How a spy plays: like the loyal player it pretends to be, except where it pays."""

    def __init__(
        self,
        observation: Observation[views.View],
        known: Knowledge,
        evidence: Evidence,
        rng: Random,
    ) -> None:
        view, seat = observation.view, observation.seat
        assert seat is not None
        self.seat = seat
        self.view = view
        self.events = observation.events
        self.evidence = evidence
        self.rng = rng
        self.spies = MEMBERS[reduce(and_, map(spies_of, deals(known)))]
        pretended = self._pretended(evidence.sights)
        self.exposed = not deals(pretended)
        if self.exposed:  # there is only what everyone can see to go by
            public = [event for event in self.events if not isinstance(event, PRIVATE)]
            pretended = recall(RESISTANCE, view.options, view.seats, None, public)
        self.cover = Loyal(seat, view, pretended, evidence, rng)

    def _pretended(self, sights: tuple[Sight, ...]) -> Knowledge:
        """What a loyal player in this chair would know, if the spy had seen what it says."""
        own = tuple(sight for sight in sights if sight.seat == self.seat)
        told = story(self.events, own)
        return recall(RESISTANCE, self.view.options, self.view.seats, self.seat, told)

    def approve(self, team: Team, mission: int, attempt: int) -> bool:
        """Vote as one pretends to be; refuse only a team that would lose the game at once."""
        if self.would_lose(team, mission):
            return False
        return self.cover.approve(team, mission, attempt)

    def opine(self, team: Team, mission: int, attempt: int) -> bool:
        """The same, for all to see beforehand.

        Where the cover is sure of the team the loyal will send it anyway, being the majority: a
        refusal that they see first would only show them that they are right.
        """
        if self.cover.beliefs.safe(team, mission) >= CERTAIN:
            return self.cover.approve(team, mission, attempt)
        return self.approve(team, mission, attempt)

    def success(self, team: Team, mission: int) -> bool:
        """Fail when it decides the game; else often, but no more spies at once than needed.

        In the Spotlight one fails only to decide the game, and where no partner can do it unseen.
        """
        partners = self.partners(team)
        fatal = fails_needed(self.view.seats, mission)
        if len(partners) < fatal and not self.view.options.blind_spies:
            return True
        spotlit = self.view.plot.spotlit if self.view.plot else None
        unseen = [seat for seat in partners if seat != spotlit]
        if len(unseen) >= fatal:
            partners = unseen
        elif spotlit in partners and not self.cover.decisive():
            return True
        first = mission % len(partners)
        if self.seat not in (partners * 2)[first : first + fatal]:
            return True
        if self.cover.decisive():
            return False
        return self.rng.random() < (SHY if len(team) == 2 or self.is_watched() else 1 - SABOTAGE)

    def account(self, sight: Sight) -> bool:
        """What to say of a card that one saw (P6).

        A hidden partner's is innocent; that of a loyal player, if it can be believed, now and then
        guilty. But one doesn't tell a story that can't be true.
        """
        guilty = self.cover.account(sight)
        if guilty:
            said = not self.is_hidden(sight.whose)
        else:
            possible = sight.mission is None or any(
                each.mission == sight.mission and each.fails for each in self.cover.known.reports
            )
            believed = possible and self.cover.beliefs.spy(sight.whose) >= BELIEVED
            said = believed and sight.whose not in self.spies and self.rng.random() < FRAMES
        if said != guilty and not self.exposed:
            sights = tuple(
                replace(each, said=said) if each == sight else each for each in self.evidence.sights
            )
            if not deals(self._pretended(sights)):
                return guilty
        return said

    def partners(self, team: Team) -> list[Seat]:
        """The spies on a team, as far as one knows them."""
        return [seat for seat in team if seat in self.spies]

    def is_harmless(self, team: Team, mission: int) -> bool:
        """Whether there are too few spies on a team to fail the mission."""
        return len(self.partners(team)) < fails_needed(self.view.seats, mission)

    def would_lose(self, team: Team, mission: int) -> bool:
        """Whether the game is lost if this team goes."""
        return self.is_harmless(team, mission) and self.cover.tally(True) == WINNING - 1

    def is_hidden(self, seat: Seat) -> bool:
        """Whether this player isn't found out to be a spy, or taken for one."""
        return self.cover.beliefs.spy(seat) < SURE

    def is_watched(self) -> bool:
        """Whether someone who isn't a partner can look at the card that one plays."""
        hands = self.view.plot.hands if self.view.plot else ()
        return any(
            Card.KEEPING_A_CLOSE_EYE in hand and seat not in self.spies
            for seat, hand in enumerate(hands)
        )


def story(events: tuple[Event, ...], sights: tuple[Sight, ...]) -> Iterator[Event]:
    """What a spy pretends to have been told.

    It was dealt a loyal card and plays Success, and of what it saw it knows what it has said.
    """
    said = iter([sight.said for sight in sights])
    for event in events:
        match event:
            case CardDealt(seat=seat):
                yield CardDealt(seat, LOYAL)
            case SpiesRevealed():
                pass
            case Moved(seat=seat, action=Play()):
                yield Moved(seat, Play(True))
            case RoleSeen(seat=seat, whose=whose):
                guilty = next(said)
                if guilty is not None:
                    yield RoleSeen(seat, whose, SPY if guilty else LOYAL)
            case MissionCardSeen(seat=seat, whose=whose):
                guilty = next(said)
                if guilty is not None:
                    yield MissionCardSeen(seat, whose, not guilty)
            case _:
                yield event


class SensibleBot:
    """Plays The Resistance well enough to be good company."""

    def __call__(self, observation: Observation[views.View], budget: int, rng: Random) -> Thought:
        view, seat = observation.view, observation.seat
        assert seat is not None
        evidence = gather_evidence(observation.events) if view.plot else Evidence()
        known = recall(RESISTANCE, view.options, view.seats, seat, observation.events)
        spy = Undercover(observation, known, evidence, rng) if view.role is SPY else None
        loyal = spy.cover if spy else Loyal(seat, view, known, evidence, rng)
        testimony = tuple(
            sight.claim((spy or loyal).account(sight))
            for sight in evidence.sights
            if sight.seat == seat and sight.said is None
        )
        thought = self._thinks(observation, loyal, spy)
        return replace(thought, says=testimony + thought.says)

    def believes(self, observation: Observation[views.View], rng: Random) -> tuple[Belief, ...]:
        """How likely each of the others is a spy, whenever it votes."""
        view, seat = observation.view, observation.seat
        if not isinstance(view.scene, views.Voting | plot_views.Opining):
            return ()
        evidence = gather_evidence(observation.events) if view.plot else Evidence()
        known = recall(RESISTANCE, view.options, view.seats, seat, observation.events)
        held = beliefs(known, view.proposals, evidence)
        others = [each for each in range(view.seats) if each != seat]
        return tuple(belief(each, SPY.value, held.spy(each)) for each in others)

    def _thinks(
        self, observation: Observation[views.View], loyal: Loyal, spy: Undercover | None
    ) -> Thought:
        """What to do, and a word on it."""
        match observation.view.scene:
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
            case plot_views.Opining(mission, attempt, team):
                approve = (spy.opine if spy else loyal.approve)(team, mission, attempt)
                return Thought(Vote(approve), loyal.says(team, approve))
            case views.OnMission(mission, team):
                return Thought(Play(spy is None or spy.success(team, mission)))
            case scene:
                hand = SpyHand(spy) if spy else LoyalHand(loyal)
                return Thought(hand.plays(scene, observation.legal), loyal.asks())
