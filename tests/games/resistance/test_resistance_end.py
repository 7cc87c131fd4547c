"""How the game ends, and what comes out then."""

from __future__ import annotations

import pytest
from tables import (
    APPROVE,
    CALL,
    FAIL,
    PLAYERS,
    REJECT,
    SUCCESS,
    TO_ALL,
    Table,
    dealt,
    last_spies,
)

from complot.core.contract import Ending
from complot.core.errors import Code
from complot.core.match import Moved
from complot.core.seats import CHANCE
from complot.games.resistance.actions import Deal, Propose, Target
from complot.games.resistance.events import GameEnded, MissionRevealed, Report, RolesRevealed
from complot.games.resistance.facts import LOYAL, SPY
from complot.games.resistance.views import Over

RESISTANCE_WINS = Ending("resistance", "three_successes")
SPIES_WIN = Ending("spy", "three_failures")
NOBODY_DARES = Ending("spy", "five_rejections")

FINISHED = {
    "S S S": RESISTANCE_WINS,
    "S S F S": RESISTANCE_WINS,
    "F F S S S": RESISTANCE_WINS,
    "F F F": SPIES_WIN,
    "S F F F": SPIES_WIN,
    "S S F F F": SPIES_WIN,
}


def after_five_rejections(players: int = 5) -> Table:
    table = dealt(players)
    table.rejects(5)
    return table


@pytest.mark.rule("R2", "R18")
@pytest.mark.parametrize("score", FINISHED)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_third_marker_of_a_colour_ends_the_game_at_once(players: int, score: str) -> None:
    *before, last = score.split()
    table = dealt(players)
    table.missions(" ".join(before))
    assert table.ending() is None
    assert table.returns() is None
    assert len(table.actors()) == 1
    table.missions(last)
    assert table.ending() == FINISHED[score]
    assert table.actors() == ()
    assert table.score == (score.count("S"), score.count("F"))


@pytest.mark.rule("R2")
@pytest.mark.parametrize("score", ["S S", "F F", "S S F", "S F F", "S F S F", "F F S S"])
def test_two_of_each_colour_decide_nothing(score: str) -> None:
    table = dealt(5)
    table.missions(score)
    assert table.ending() is None
    assert table.returns() is None
    assert len(table.actors()) == 1


@pytest.mark.rule("R2", "R18")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_winning_side_wins_together(players: int) -> None:
    spies = (0, *last_spies(players)[1:])
    for score, winners in (("S S S", False), ("F F F", True)):
        table = dealt(players, spies=spies)
        table.missions(score)
        expected = tuple(1 if (seat in spies) is winners else -1 for seat in range(players))
        assert table.returns() == expected
    table = dealt(players, spies=spies)
    table.rejects(5)
    assert table.returns() == tuple(1 if seat in spies else -1 for seat in range(players))


@pytest.mark.rule("R18")
@pytest.mark.parametrize("score", FINISHED)
def test_nothing_can_be_done_after_the_end(score: str) -> None:
    table = dealt(5)
    table.missions(score)
    everything = (Target(1), Propose((0, 1)), CALL, APPROVE, REJECT, SUCCESS, FAIL)
    for seat in range(5):
        assert table.may(seat) == ()
        assert {table.refuses(seat, action) for action in everything} == {Code.GAME_OVER}
    assert table.refuses(CHANCE, Deal(SPY)) is Code.GAME_OVER


@pytest.mark.rule("R18", "R-10")
@pytest.mark.parametrize(
    ("score", "cards", "winner", "how"),
    [("S S", "SS", LOYAL, "three_successes"), ("F F", "FS", SPY, "three_failures")],
)
def test_the_result_the_winner_and_the_roles_are_told_to_everyone_in_this_order(
    score: str, cards: str, winner: str, how: str
) -> None:
    table = dealt(5, spies=(1, 3))
    table.missions(score)
    table.approves(1, 2)
    table.news()
    table.plays(cards)
    report = Report(3, (1, 2), cards.count("F"), "F" not in cards)
    assert table.news() == [
        (TO_ALL, MissionRevealed(report)),
        (TO_ALL, GameEnded(LOYAL if winner == "resistance" else SPY, how)),
        (TO_ALL, RolesRevealed((1, 3))),
    ]


@pytest.mark.rule("R-10")
@pytest.mark.parametrize("blind_spies", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_at_the_end_everyone_sees_who_the_spies_were(players: int, blind_spies: bool) -> None:
    spies = last_spies(players)
    table = dealt(players, blind_spies=blind_spies)
    table.missions("S S")
    shown = spies if not blind_spies else None
    for viewer in table.viewers:
        mine = () if viewer not in spies else (shown or (viewer,))
        assert table.sees(viewer).spies == mine
    table.missions("S")
    assert {table.sees(viewer).spies for viewer in table.viewers} == {spies}
    assert {table.sees(v).scene for v in table.viewers} == {Over(LOYAL, "three_successes")}
    assert {table.sees(viewer).waiting for viewer in table.viewers} == {()}


@pytest.mark.rule("R2", "R-10")
def test_after_five_rejections_everyone_sees_who_the_spies_were() -> None:
    table = after_five_rejections()
    assert table.ending() == NOBODY_DARES
    assert {table.sees(viewer).spies for viewer in table.viewers} == {(3, 4)}
    assert {table.sees(v).scene for v in table.viewers} == {Over(SPY, "five_rejections")}


@pytest.mark.rule("R14", "R-10")
def test_who_played_which_card_stays_secret_even_after_the_end() -> None:
    """Two games that differ only in which of two spies failed look the same to all others."""
    one, other = (dealt(5, spies=(0, 1)) for _ in range(2))
    for cards in ("FS", "SF"):
        one.sends(0, 1, cards=cards)
        other.sends(0, 1, cards=cards[::-1])
        for viewer in (2, 3, 4, None):
            assert one.observation(viewer) == other.observation(viewer)
        if cards == "FS":
            for table in (one, other):
                table.sends(0, 2, 3, cards="FSS")
    assert one.ending() == other.ending() == SPIES_WIN
    assert one.sees(0) == other.sees(0)
    assert one.sees(1) == other.sees(1)


@pytest.mark.rule("R-10")
def test_the_log_alone_keeps_who_played_which_card() -> None:
    table = dealt(5, spies=(0, 1))
    table.sends(0, 1, cards="FS")
    assert table.log[-2:] == [Moved(0, FAIL), Moved(1, SUCCESS)]
    for viewer in (1, 2, 3, 4, None):
        assert Moved(0, FAIL) not in table.heard(viewer)
