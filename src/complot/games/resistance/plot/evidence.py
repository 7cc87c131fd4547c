"""What Plot cards bring to light that one can weigh: open votes, open cards, and testimony."""

from __future__ import annotations

from collections.abc import Iterable

from complot.core.contract import Claim, Event, replace
from complot.core.match import Said
from complot.core.seats import Seat
from complot.core.value import Value
from complot.games.resistance.events import LeaderNamed, TeamProposed, VotesRevealed
from complot.games.resistance.facts import LOYAL, SPY
from complot.games.resistance.plot.claims import ISaw, TheyPlayed
from complot.games.resistance.plot.events import (
    CardsPlayed,
    CharacterSeen,
    MissionCardInspected,
    MissionCardSeen,
    Opinions,
    OpinionsShown,
    RoleSeen,
    SpotlitShown,
    TeamAnnulled,
)


class Ballot(Value):
    """How a player stands to a team, shown outside the vote: an open vote, or an annulment."""

    team: tuple[Seat, ...]
    attempt: int
    seat: Seat
    approve: bool


class Sight(Value):
    """A card of another's that a player looked at, as everyone knows (P-9, P-12).

    Guilty is a Character card that says spy, or a Mission card that says Fail.
    """

    seat: Seat
    whose: Seat
    mission: int | None = None  # the Mission card of this mission; else the Character card
    guilty: bool | None = None  # what it was, for the one who saw it
    said: bool | None = None  # what that player says it was (P6)

    def claim(self, guilty: bool) -> Claim:
        """How one says that it was guilty, or not."""
        if self.mission is None:
            return ISaw(self.whose, SPY if guilty else LOYAL)
        return TheyPlayed(self.whose, not guilty)


class Evidence(Value):
    """All that there is to weigh besides the votes and the missions."""

    ballots: tuple[Ballot, ...] = ()
    spotlit: tuple[tuple[int, Seat], ...] = ()  # by mission, who played face up
    sights: tuple[Sight, ...] = ()


def gather_evidence(events: Iterable[Event]) -> Evidence:
    """What a viewer who was told these events can weigh.

    An Opinion Maker's vote counts before all others are in, and then with theirs; annulling a team
    is one more vote against it. Testimony counts only from those who did look; of two statements
    about the same card the last one stands.
    """
    ballots: list[Ballot] = []
    opinions: list[Ballot] = []
    spotlit: list[tuple[int, Seat]] = []
    sights: list[Sight] = []
    team: tuple[Seat, ...] = ()
    attempt = mission = 0
    for event in events:
        match event:
            case LeaderNamed(attempt=number):
                attempt = number
            case TeamProposed(team=named):
                team = named
            case OpinionsShown(opinions=Opinions(approve=approve, reject=reject)):
                opinions = [
                    Ballot(team, attempt, seat, seat in approve) for seat in approve + reject
                ]
            case VotesRevealed():
                opinions = []
            case TeamAnnulled(seat=seat):
                ballots.append(Ballot(team, attempt, seat, False))
            case CardsPlayed(mission=number):
                mission = number
            case SpotlitShown(seat=seat):
                spotlit.append((mission, seat))
            case CharacterSeen(seat=seat, whose=whose):
                sights.append(Sight(seat, whose))
            case MissionCardInspected(seat=seat, whose=whose):
                sights.append(Sight(seat, whose, mission))
            case RoleSeen(role=role):
                sights[-1] = replace(sights[-1], guilty=role is SPY)
            case MissionCardSeen(success=success):
                sights[-1] = replace(sights[-1], guilty=not success)
            case Said(seat=seat, claim=ISaw(seat=whose, role=role)):
                _testify(sights, seat, whose, on_mission=False, guilty=role is SPY)
            case Said(seat=seat, claim=TheyPlayed(seat=whose, success=success)):
                _testify(sights, seat, whose, on_mission=True, guilty=not success)
    return Evidence((*ballots, *opinions), tuple(spotlit), tuple(sights))


def _testify(
    sights: list[Sight], seat: Seat, whose: Seat, *, on_mission: bool, guilty: bool
) -> None:
    """A player says what the last such card was; without having looked, it is but talk."""
    for place in reversed(range(len(sights))):
        sight = sights[place]
        if (sight.seat, sight.whose, sight.mission is not None) == (seat, whose, on_mission):
            sights[place] = replace(sight, said=guilty)
            return
