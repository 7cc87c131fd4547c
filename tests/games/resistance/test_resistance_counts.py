"""How many games there are, and how many of them a viewer can tell apart, move by move.

``counts.json`` holds, for five players and each mix of the options, the number of histories of
each length (the first of several who owe a decision moves first) and, for each seat and for a
spectator, the number of different things they may have heard by then.

Rewrite it, after a change of the rules, with ``PYTHONPATH=tests python <this file> --write``.

The first numbers by hand, for five players. The Leader is one of 5, and 2 of the 5 are spies:
C(5,2) = 10 deals, of which the first one, two, three, four and five cards show 2, 4, 7, 10 and 10
(with three cards, all but three spies; with four, one or two spies). So there are 5, 10, 20, 35,
50 and 50 histories of length 1 to 6. On mission 1 go 2 of 5: 10 teams; then the vote is called,
and each of five votes doubles the number. 16 of the 32 ways to vote approve the team (three, four
or five of five), 16 reject it. The next move is a new team (10) after a rejection, and otherwise
the card of the first member: two choices for a spy, as 2 in 5 are, and one for the loyal.

With Targeting the Leader first chooses a mission among 1 to 4, with C(5,2) = C(5,3) = 10 teams
each.

A spectator hears the Leader's name, nothing of the deal, the team, the call, that each voted,
and the votes when all are in: 5, 50 and 50 * 32 things. A seat hears its own card (2 ways), and
when spies see each other a spy hears which of 4 others it is: 1 + 4 ways; its own vote doubles
that before the others' come out.
"""

from __future__ import annotations

import sys
from math import comb
from pathlib import Path

import pytest

from complot.games.resistance.game import RESISTANCE
from complot.games.resistance.options import Options
from counting import Counts, count, stored, write

COUNTS = Path(__file__).with_name("counts.json")
PLAYERS = 5
MIXES = {
    "base": (Options(), 14),
    "blind spies": (Options(blind_spies=True), 14),
    "targeting": (Options(targeting=True), 13),
    "targeting, blind spies": (Options(targeting=True, blind_spies=True), 13),
    "plot": (Options(plot=True), 12),
}


def counted(mix: str) -> Counts:
    options, depth = MIXES[mix]
    return count(RESISTANCE, RESISTANCE.start(options, PLAYERS), depth)


@pytest.mark.rule("R5", "R7", "R9", "R10", "R11", "R12", "R14", "R19", "R20", "R-11")
@pytest.mark.parametrize("mix", MIXES)
def test_there_are_as_many_games_as_were_counted(mix: str) -> None:
    assert counted(mix) == stored(COUNTS)[mix]


@pytest.mark.parametrize("mix", ["base", "blind spies"])
def test_the_histories_counted_are_those_reckoned_by_hand(mix: str) -> None:
    leaders, deals, teams = 5, comb(5, 2), comb(5, 2)
    drawn = [leaders * cards for cards in (1, 2, 4, 7, 10, deals)]
    named = leaders * deals * teams
    voting = [named * 2**votes for votes in range(1, 6)]
    new_teams = named * 16 * teams
    first_cards = named * 16 * (3 + 2 * 2) // 5  # three loyal, two spies with two choices
    by_hand = [*drawn, named, named, *voting, new_teams + first_cards]
    assert stored(COUNTS)[mix]["histories"] == by_hand


@pytest.mark.parametrize("mix", ["targeting", "targeting, blind spies"])
def test_so_are_those_with_targeting(mix: str) -> None:
    leaders, deals, missions, teams = 5, comb(5, 2), 4, comb(5, 2)
    drawn = [leaders * cards for cards in (1, 2, 4, 7, 10, deals)]
    targeted = leaders * deals * missions
    named = targeted * teams
    by_hand = [*drawn, targeted, named, named, *(named * 2**votes for votes in range(1, 5))]
    assert stored(COUNTS)[mix]["histories"] == by_hand


@pytest.mark.rule("P1", "P2", "P3")
def test_so_are_those_with_plot_cards() -> None:
    """One of five kinds of card goes to one of four players, and everyone sees it."""
    leaders, deals, kinds, receivers, teams = 5, comb(5, 2), 5, 4, comb(5, 2)
    quiet = [leaders * cards for cards in (1, 2, 4, 7, 10, deals)]
    drawn = kinds
    handed = drawn * receivers
    named = handed * teams
    course = [drawn, handed, named, named, named * 2, named * 4]
    counted = stored(COUNTS)["plot"]
    assert counted["histories"] == [*quiet, *(leaders * deals * each for each in course)]
    sealed = named + teams * receivers  # the first vote is an Opinion Maker's: that is shown
    heard = [drawn, handed, named, named, sealed, sealed]
    assert counted["spectator"] == [*[leaders] * 6, *(leaders * each for each in heard)]


def test_what_a_spectator_hears_is_as_reckoned_by_hand() -> None:
    leaders, teams, votes = 5, comb(5, 2), 2**5
    for mix in ("base", "blind spies"):
        quiet = [leaders] * 6
        named = leaders * teams
        next_move = named * 16 * teams + named * 16  # of a card that is played nothing is heard
        by_hand = [*quiet, named, named, *[named] * 4, named * votes, next_move]
        assert stored(COUNTS)[mix]["spectator"] == by_hand
    for mix in ("targeting", "targeting, blind spies"):
        targeted = leaders * 4
        by_hand = [*[leaders] * 6, targeted, *[targeted * teams] * 6]
        assert stored(COUNTS)[mix]["spectator"] == by_hand


@pytest.mark.parametrize(("mix", "spy_hears"), [("base", 4), ("blind spies", 1)])
@pytest.mark.parametrize("seat", range(5))
def test_what_a_player_hears_is_as_reckoned_by_hand(mix: str, spy_hears: int, seat: int) -> None:
    leaders, teams = 5, comb(5, 2)
    before_card = [leaders] * (1 + seat)
    with_card = [leaders * 2] * (4 - seat)  # till the last card is dealt, which starts the game
    known = leaders * (1 + spy_hears)
    named = known * teams
    voting = [named] * seat + [named * 2] * (4 - seat)
    revealed = named * 2**5
    counted = stored(COUNTS)[mix][f"seat {seat}"]
    assert counted[:13] == [*before_card, *with_card, known, named, named, *voting, revealed]


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    write(COUNTS, {mix: counted(mix) for mix in MIXES})
