"""How many games there are, and how many of them a viewer can tell apart, move by move.

``counts.json`` holds, for four and for five players, the number of histories of each length (the
first of several who owe a decision moves first) and, for each seat and for a spectator, the
number of different things they may have heard by then.

Rewrite it, after a change of the rules, with ``PYTHONPATH=tests python <this file> --write``.

By hand, for four players. The first player is one of 4. Five tokens are dealt, two CIA, two KGB
and a Hippie: 5!/(2! 2! 1!) = 30 deals, of which the first one, two, three, four and five tokens
show 3, 8, 18, 30 and 30. Then one of 8 characters is drawn; then any of 8: the same one again (all
kinds have more than one copy) or one of the 7 others. After a repeated card the next one is drawn;
otherwise one of two cards is kept.

A spectator hears the first player and, of the tokens, nothing. A seat hears its own token (3 ways)
once all are dealt.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from complot.games.secrets.game import SECRETS
from complot.games.secrets.options import Options
from counting import Counts, count, stored, write

COUNTS = Path(__file__).with_name("counts.json")
DEPTHS = {4: 9, 5: 9}


def counted(players: int) -> Counts:
    return count(SECRETS, SECRETS.start(Options(), players), DEPTHS[players])


@pytest.mark.rule("S6", "S7", "S9", "S10", "S14", "S15")
@pytest.mark.parametrize("players", DEPTHS)
def test_there_are_as_many_games_as_were_counted(players: int) -> None:
    assert counted(players) == stored(COUNTS)[str(players)]


@pytest.mark.rule("S6", "S7", "S14", "S15")
def test_the_histories_of_four_players_are_those_reckoned_by_hand() -> None:
    dealt = [4 * ways for ways in (1, 3, 8, 18, 30, 30)]
    drawn = 4 * 30 * 8
    second = drawn * 8
    third = (
        4 * 30 * (8 * 7 * 2 + 8 * 7 + 7)
    )  # after a repeated one: 7 others, or a third of 7 kinds
    assert stored(COUNTS)["4"]["histories"] == [*dealt, drawn, second, third]


@pytest.mark.rule("S9", "S12", "S15")
def test_what_is_heard_at_a_table_of_four_is_as_reckoned_by_hand() -> None:
    heard = stored(COUNTS)["4"]
    first, drawn = 4, 4 * 8
    sealed = 4 * (8 * 7 + 8 * 7 + 7)  # which card is kept isn't heard
    assert heard["spectator"] == [first] * 6 + [drawn, drawn * 8, sealed]
    for seat in range(4):
        known = 3 * 4
        kept = 3 * (8 * 7 + 8 * 7 + 7) * 4 + 3 * 8 * 7  # by the one who keeps it
        assert heard[f"seat {seat}"] == [4] * 5 + [known, known * 8, known * 64, kept]


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    write(COUNTS, {str(players): counted(players) for players in DEPTHS})
