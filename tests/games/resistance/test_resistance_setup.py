"""Setting up: the Leader is drawn, the cards are dealt, the spies meet."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from tables import PLAYERS, TO_ALL, Table, dealt, last_spies, to

from complot.core.contract import silent
from complot.core.errors import Code, Refused
from complot.core.seats import CHANCE
from complot.games.resistance.actions import Deal, DrawLeader
from complot.games.resistance.events import (
    CardDealt,
    CardTaken,
    LeaderDrawn,
    LeaderNamed,
    RevealRead,
    SpiesRevealed,
)
from complot.games.resistance.facts import LOYAL, SPY
from complot.games.resistance.game import RESISTANCE
from complot.games.resistance.options import Options
from complot.games.resistance.state import Resistance
from complot.games.resistance.views import Dealing, DrawingLeader, Proposing

# R6, as its two rows stand.
RESISTANCE_PLAYERS = dict(zip(PLAYERS, (3, 4, 4, 5, 6, 6), strict=True))
SPIES = dict(zip(PLAYERS, (2, 2, 3, 3, 3, 4), strict=True))


@pytest.mark.rule("R5")
@pytest.mark.parametrize("players", [4, 11, 0])
def test_a_table_of_too_few_or_too_many_is_refused(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        Table(players)
    assert refusal.value.code is Code.WRONG_SEATS
    assert refusal.value.details == {
        "seats": players,
        "least": 5,
        "most": 10,
        "game": "resistance",
    }


@pytest.mark.rule("R5")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_is_as_likely_as_the_next_to_lead_first(players: int) -> None:
    table = Table(players)
    assert table.actors() == (CHANCE,)
    weights = table.game.chances(table.state).weights()
    assert weights == dict.fromkeys(map(DrawLeader, range(players)), 1)
    assert all(table.may(seat) == () for seat in range(players))


@pytest.mark.rule("R5")
def test_nobody_but_chance_draws_the_leader() -> None:
    table = Table(5)
    assert table.refuses(0, DrawLeader(0)) is Code.NOT_YOUR_TURN
    assert table.refuses(CHANCE, DrawLeader(5)) is Code.NOT_A_CHOICE
    assert table.refuses(CHANCE, Deal(SPY)) is Code.NOT_NOW


@pytest.mark.rule("R5")
@pytest.mark.parametrize("leader", range(5))
def test_everyone_is_told_who_was_drawn_to_lead(leader: int) -> None:
    table = Table(5)
    assert table.leader is None
    table.draws_leader(leader)
    assert table.news() == [(TO_ALL, LeaderDrawn(leader))]
    assert table.leader == leader


@pytest.mark.rule("R5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_drawn_leader_opens_the_first_round_on_mission_one(players: int) -> None:
    table = dealt(players, leader=players - 1)
    assert table.actors() == (players - 1,)
    assert table.sees(None).scene == Proposing(mission=1, attempt=1)
    assert table.score == (0, 0)


@pytest.mark.rule("R6", "R7")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_character_cards_are_as_many_as_the_players_with_so_many_spies(players: int) -> None:
    """Every way of dealing deals exactly the cards of R6, each way as likely as the next."""
    table = Table(players)
    table.draws_leader(0)
    ways: dict[Resistance, Fraction] = {table.state: Fraction(1)}
    for card in range(players):
        longer: dict[Resistance, Fraction] = {}
        for state, likely in ways.items():
            assert RESISTANCE.actors(state) == (CHANCE,)
            chances = RESISTANCE.chances(state).weights()
            cards = {SPY: SPIES[players], LOYAL: RESISTANCE_PLAYERS[players]}
            left = {role: many - state.roles.count(role) for role, many in cards.items()}
            assert chances == {Deal(role): many for role, many in left.items() if many}
            for action, weight in chances.items():
                after = RESISTANCE.apply(state, CHANCE, action, silent)
                longer[after] = likely * Fraction(weight, players - card)
        ways = longer
    assert {state.spies for state in ways} == set(combinations(range(players), SPIES[players]))
    assert set(ways.values()) == {Fraction(1, comb(players, SPIES[players]))}


@pytest.mark.rule("R7")
def test_each_card_is_shown_to_its_holder_alone() -> None:
    table = Table(5)
    table.draws_leader(3)
    table.news()
    for seat, role in enumerate((LOYAL, SPY, LOYAL, LOYAL)):
        assert table.sees(seat).role is None
        table.step(CHANCE, Deal(role))
        assert table.news() == [(TO_ALL, CardTaken(seat)), (to(seat), CardDealt(seat, role))]
        assert table.sees(seat).role is role
        assert table.actors() == (CHANCE,)
    assert table.sees(4).role is None
    assert table.sees(None).role is None


@pytest.mark.rule("R7", "R9")
def test_a_spy_knows_only_itself_while_the_cards_are_dealt() -> None:
    table = Table(5)
    table.draws_leader(0)
    for role in (SPY, LOYAL, SPY, LOYAL):
        table.step(CHANCE, Deal(role))
    assert [table.sees(viewer).spies for viewer in table.viewers] == [(0,), (), (2,), (), (), ()]


@pytest.mark.rule("R7", "R-7")
@pytest.mark.parametrize("blind_spies", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_knows_from_the_start_how_many_spies_there_are(
    players: int, blind_spies: bool
) -> None:
    table = Table(players, blind_spies=blind_spies)
    assert {table.sees(viewer).spy_count for viewer in table.viewers} == {SPIES[players]}
    table.draws_leader(0)
    table.deals(*range(SPIES[players]))
    assert {table.sees(viewer).spy_count for viewer in table.viewers} == {SPIES[players]}


@pytest.mark.rule("R5", "R7")
def test_everyone_sees_the_set_up_go_on() -> None:
    table = Table(5)
    assert {table.sees(viewer).scene for viewer in table.viewers} == {DrawingLeader()}
    table.draws_leader(0)
    for cards in range(5):
        assert {table.sees(viewer).scene for viewer in table.viewers} == {Dealing(cards)}
        assert {table.sees(viewer).waiting for viewer in table.viewers} == {()}
        table.step(CHANCE, Deal(SPY if cards < 2 else LOYAL))


@pytest.mark.rule("R8", "R9")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_spies_alone_are_told_who_the_spies_are(players: int) -> None:
    table = Table(players)
    table.draws_leader(1)
    spies = last_spies(players)
    table.deals(*spies)
    *_, last_card, script, meeting, office = table.news()
    assert last_card == (to(players - 1), CardDealt(players - 1, SPY))
    assert script == (TO_ALL, RevealRead())
    assert meeting == (to(*spies), SpiesRevealed(spies))
    assert office == (TO_ALL, LeaderNamed(1, 1))


@pytest.mark.rule("R9")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_spy_sees_all_the_spies_and_a_loyal_player_none(players: int) -> None:
    spies = (0, *last_spies(players)[1:])
    table = dealt(players, spies=spies)
    for viewer in table.viewers:
        assert table.sees(viewer).spies == (spies if viewer in spies else ())


@pytest.mark.rule("R20", "R-7")
@pytest.mark.parametrize("players", PLAYERS)
def test_blind_spies_never_meet(players: int) -> None:
    table = Table(players, blind_spies=True)
    table.draws_leader(2)
    table.deals(*last_spies(players))
    events = [event for _, event in table.news()]
    assert [type(event) for event in events] == [
        LeaderDrawn,
        *[CardTaken, CardDealt] * players,
        LeaderNamed,
    ]
    assert events[-1] == LeaderNamed(2, 1)
    for viewer in table.viewers:
        mine = (viewer,) if viewer in last_spies(players) else ()
        assert table.sees(viewer).spies == mine


@pytest.mark.rule("R20")
def test_the_reveal_is_read_and_no_mission_is_chosen_unless_the_table_asks_for_it() -> None:
    assert Options() == Options(targeting=False, blind_spies=False)


@pytest.mark.rule("R5")
def test_options_of_another_kind_are_refused() -> None:
    with pytest.raises(Refused) as refusal:
        RESISTANCE.start({"targeting": True}, 5)  # type: ignore[arg-type]
    assert refusal.value.code is Code.BAD_OPTION
