"""The words of the game: actions and their numbers, claims, sides, bounds."""

from __future__ import annotations

from itertools import combinations

import pytest
from tables import APPROVE, CALL, FAIL, REJECT, SUCCESS, TO_ALL, Table, dealt

from complot.core.codec import codec_of
from complot.core.contract import Action, Claim
from complot.core.errors import Code, Illegal
from complot.core.match import Said
from complot.core.seats import CHANCE
from complot.games.resistance import events
from complot.games.resistance.actions import Deal, DrawLeader, Propose, Target
from complot.games.resistance.claims import (
    Accuse,
    Advise,
    IAm,
    IPlayed,
    Suggest,
    TakeMe,
    Trust,
)
from complot.games.resistance.facts import LOYAL, SPY
from complot.games.resistance.game import RESISTANCE
from complot.games.resistance.options import Options
from complot.games.resistance.plot import events as plot_events
from complot.games.resistance.plot.actions import (
    Annul,
    DrawPlot,
    HandOut,
    Inspect,
    LookAt,
    Pass,
    ShowTo,
    Spotlight,
    TakePlot,
    Usurp,
)
from complot.games.resistance.plot.cards import Card
from complot.games.resistance.plot.claims import GiveMe, ISaw, TheyPlayed, Urge
from complot.games.resistance.state import Resistance
from complot.games.resistance.views import View

KEPT = (
    Card.OPINION_MAKER,
    Card.NO_CONFIDENCE,
    Card.KEEPING_A_CLOSE_EYE,
    Card.STRONG_LEADER,
    Card.IN_THE_SPOTLIGHT,
)
"""What lies in front of players, and can be taken from them."""


def test_every_action_keeps_its_number() -> None:
    """Stored games and trained players name actions by number: these never change."""
    catalogue: tuple[Action, ...] = (
        *(DrawLeader(seat) for seat in range(10)),
        Deal(LOYAL),
        Deal(SPY),
        *(Target(mission) for mission in range(1, 6)),
        CALL,
        REJECT,
        APPROVE,
        FAIL,
        SUCCESS,
        *(Propose(team) for size in (2, 3, 4, 5) for team in combinations(range(10), size)),
        *(DrawPlot(card) for card in Card),
        *(HandOut(card, seat) for card in Card for seat in range(10)),
        *(LookAt(seat) for seat in range(10)),
        *(ShowTo(seat) for seat in range(10)),
        *(TakePlot(card, seat) for card in KEPT for seat in range(10)),
        Usurp(),
        Annul(),
        *(Spotlight(seat) for seat in range(10)),
        *(Inspect(seat) for seat in range(10)),
        Pass(),
    )
    assert RESISTANCE.actions == catalogue
    codec = codec_of(RESISTANCE)
    assert [codec.id_of(action) for action in catalogue] == list(
        range(22 + 45 + 120 + 210 + 252 + 9 + 90 + 20 + 50 + 2 + 20 + 1)
    )


def test_the_game_introduces_itself() -> None:
    assert RESISTANCE.name == "resistance"
    assert RESISTANCE.rules_version == 2
    assert list(RESISTANCE.seats) == [5, 6, 7, 8, 9, 10]
    assert RESISTANCE.options is Options
    assert RESISTANCE.state is Resistance
    assert RESISTANCE.view_type is View
    assert RESISTANCE.concludes is False
    assert RESISTANCE.claims == (
        *(IAm, Accuse, Trust, Advise, TakeMe, Suggest, IPlayed),
        *(ISaw, TheyPlayed, Urge, GiveMe),
    )
    assert RESISTANCE.events == (
        events.LeaderDrawn,
        events.CardTaken,
        events.CardDealt,
        events.RevealRead,
        events.SpiesRevealed,
        events.LeaderNamed,
        events.MissionTargeted,
        events.TeamProposed,
        events.VoteCalled,
        events.VoteCast,
        events.VotesRevealed,
        events.MissionRevealed,
        events.GameEnded,
        events.RolesRevealed,
        plot_events.PlotDrawn,
        plot_events.PlotHanded,
        plot_events.CharacterSeen,
        plot_events.RoleSeen,
        plot_events.PlotTaken,
        plot_events.PlotDiscarded,
        plot_events.PlotPassed,
        plot_events.LeaderUsurped,
        plot_events.TeamAnnulled,
        plot_events.SpotlightPlaced,
        plot_events.OpinionsShown,
        plot_events.CardsPlayed,
        plot_events.SpotlitShown,
        plot_events.MissionCardInspected,
        plot_events.MissionCardSeen,
    )


@pytest.mark.rule("R2", "R12", "R18", "R19")
def test_no_game_is_longer_than_the_longest() -> None:
    """Ten players with Targeting, every round to its fifth proposal, and all five missions."""
    table = dealt(10, targeting=True)
    for mission, result in zip((1, 2, 3, 4, 5), "SFSFS", strict=True):
        table.rejects(4, mission=mission)
        table.missions(f"{mission}{result}")
    assert table.actors() == ()
    set_up, members = 1 + 10, 3 + 4 + 4 + 5 + 5
    assert len(table.log) == set_up + 25 * (3 + 10) + members
    spare = RESISTANCE.max_actions - len(table.log)
    uneven = 5 * 5 - members  # as if five went on every mission
    resolved = 3 * 3  # three cards a round, each drawn, handed out and resolved
    chances = 5 * (2 + 1 + 3) + 1 + 2  # for each copy, in each window
    assert spare == uneven + 5 * (resolved + chances)


@pytest.mark.parametrize(
    "claim",
    [
        IAm(LOYAL),
        IAm(SPY),
        Accuse(4),
        Trust(0),
        Advise(True),
        Advise(False),
        TakeMe(),
        Suggest((0, 4)),
        IPlayed(False),
        ISaw(2, SPY),
        TheyPlayed(2, False),
        Urge(4, True),
        GiveMe(Card.STRONG_LEADER),
    ],
)
def test_anyone_may_claim_anything_at_any_time_and_all_hear_it(claim: Claim) -> None:
    table = Table(5)
    table.say(3, claim)
    table.draws_leader(0)
    table.deals(3, 4)
    table.news()
    before = table.state
    table.say(1, claim)
    assert table.news() == [(TO_ALL, Said(1, claim))]
    assert table.state == before
    assert table.log[-1] == Said(1, claim)


@pytest.mark.parametrize(
    "claim",
    [
        Accuse(5),
        Trust(5),
        Suggest((0, 5)),
        Accuse(-1),
        ISaw(5, LOYAL),
        TheyPlayed(-1, True),
        Urge(5, False),
    ],
)
def test_nobody_speaks_of_a_player_who_is_not_at_the_table(claim: Claim) -> None:
    table = dealt(5)
    with pytest.raises(Illegal) as refusal:
        table.say(0, claim)
    assert refusal.value.code is Code.NO_SUCH_SEAT
    assert table.news() == []


def test_a_claim_names_the_seats_it_speaks_of() -> None:
    assert IAm(SPY).names() == Advise(True).names() == TakeMe().names() == IPlayed(True).names()
    assert TakeMe().names() == ()
    assert Accuse(3).names() == Trust(3).names() == (3,)
    assert Suggest((1, 2)).names() == (1, 2)
    assert ISaw(3, SPY).names() == TheyPlayed(3, True).names() == Urge(3, False).names() == (3,)
    assert GiveMe(Card.OPEN_UP).names() == ()


@pytest.mark.rule("R7")
def test_a_player_has_a_side_from_their_card_on() -> None:
    table = Table(5)
    table.draws_leader(0)
    table.step(CHANCE, Deal(SPY))
    assert [RESISTANCE.side(table.state, seat) for seat in (0, 1)] == ["spy", None]
    table.step(CHANCE, Deal(LOYAL))
    assert [RESISTANCE.side(table.state, seat) for seat in (0, 1, 2)] == ["spy", "resistance", None]
    assert RESISTANCE.table(table.state) == 5


def test_nobody_resigns_from_the_resistance() -> None:
    with pytest.raises(Illegal) as refusal:
        dealt(5).conclude(0)
    assert refusal.value.code is Code.CANNOT_CONCLUDE
