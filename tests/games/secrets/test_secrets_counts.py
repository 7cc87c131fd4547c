"""How many games there are, and how many of them a viewer can tell apart, move by move.

``counts.json`` holds, for four and for five players, the number of histories of each length (the
first of several who owe a decision moves first) and, for each seat and for a spectator, the
number of different things they may have heard by then.

Rewrite it, after a change of the rules, with ``python test_secrets_counts.py --write``.

By hand, for four players. The first player is one of 4. Five tokens are dealt, two CIA, two KGB
and a Hippie: 5!/(2! 2! 1!) = 30 deals, of which the first one, two, three, four and five tokens
show 3, 8, 18, 30 and 30. Then one of 8 characters is drawn; then any of 8: the same one again (all
kinds have more than one copy) or one of the 7 others. After a repeated card the next one is drawn;
otherwise one of two cards is kept.

A spectator hears the first player and, of the tokens, nothing. A seat hears its own token (3 ways)
once all are dealt.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from complot.core.contract import Action, Event
from complot.core.match import Moved
from complot.core.seats import CHANCE, Audience, Seat, Viewer
from complot.games.secrets.game import SECRETS
from complot.games.secrets.options import Options
from complot.games.secrets.state import Secrets

COUNTS = Path(__file__).with_name("counts.json")
DEPTHS = {4: 9, 5: 9}

Counts = dict[str, list[int]]


class Hearsay:
    """Gives each different thing that one viewer may have heard a number of its own."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, tuple[Event, ...]], int] = {}

    def after(self, before: int, told: tuple[Event, ...]) -> int:
        if not told:
            return before
        return self.numbers.setdefault((before, told), len(self.numbers) + 1)


def choices(state: Secrets) -> Iterator[tuple[Seat, Action]]:
    """What the first of those who owe a decision may do."""
    for seat in SECRETS.actors(state)[:1]:
        if seat == CHANCE:
            yield from ((seat, action) for action in SECRETS.chances(state).possible())
        else:
            yield from ((seat, action) for action in SECRETS.legal(state, seat))


def count(players: int, depth: int) -> Counts:
    """The number of histories, and of what each viewer may have heard, of length 1 to depth."""
    viewers: tuple[Viewer, ...] = (*range(players), None)
    hearsays = {viewer: Hearsay() for viewer in viewers}
    names = {viewer: "spectator" if viewer is None else f"seat {viewer}" for viewer in viewers}
    counts: Counts = {"histories": [], **{name: [] for name in names.values()}}
    histories = [(SECRETS.start(Options(), players), (0,) * len(viewers))]
    for _ in range(depth):
        longer = []
        for state, heard in histories:
            for seat, action in choices(state):
                told: list[tuple[Audience, Event]] = []
                after = SECRETS.apply(state, seat, action, lambda *e, t=told: t.append(e))
                hears = tuple(
                    hearsays[viewer].after(before, _audible(viewer, seat, action, told))
                    for viewer, before in zip(viewers, heard, strict=True)
                )
                longer.append((after, hears))
        histories = longer
        counts["histories"].append(len(histories))
        for place, viewer in enumerate(viewers):
            counts[names[viewer]].append(len({heard[place] for _, heard in histories}))
    return counts


def _audible(
    viewer: Viewer, seat: Seat, action: Action, told: list[tuple[Audience, Event]]
) -> tuple[Event, ...]:
    own = (Moved(seat, action),) if seat == viewer else ()
    return (*own, *(event for audience, event in told if audience.hears(viewer)))


def stored() -> dict[str, Counts]:
    counts: Any = json.loads(COUNTS.read_text())
    return dict(counts)


@pytest.mark.rule("S6", "S7", "S9", "S10", "S14", "S15")
@pytest.mark.parametrize("players", DEPTHS)
def test_there_are_as_many_games_as_were_counted(players: int) -> None:
    assert count(players, DEPTHS[players]) == stored()[str(players)]


@pytest.mark.rule("S6", "S7", "S14", "S15")
def test_the_histories_of_four_players_are_those_reckoned_by_hand() -> None:
    dealt = [4 * ways for ways in (1, 3, 8, 18, 30, 30)]
    drawn = 4 * 30 * 8
    second = drawn * 8
    third = (
        4 * 30 * (8 * 7 * 2 + 8 * 7 + 7)
    )  # after a repeated one: 7 others, or a third of 7 kinds
    assert stored()["4"]["histories"] == [*dealt, drawn, second, third]


@pytest.mark.rule("S9", "S12", "S15")
def test_what_is_heard_at_a_table_of_four_is_as_reckoned_by_hand() -> None:
    heard = stored()["4"]
    first, drawn = 4, 4 * 8
    sealed = 4 * (8 * 7 + 8 * 7 + 7)  # which card is kept isn't heard
    assert heard["spectator"] == [first] * 6 + [drawn, drawn * 8, sealed]
    for seat in range(4):
        known = 3 * 4
        kept = 3 * (8 * 7 + 8 * 7 + 7) * 4 + 3 * 8 * 7  # by the one who keeps it
        assert heard[f"seat {seat}"] == [4] * 5 + [known, known * 8, known * 64, kept]


def write() -> None:
    tables = []
    for players, depth in DEPTHS.items():
        rows = [f'  "{what}": {numbers}' for what, numbers in count(players, depth).items()]
        tables.append(f' "{players}": {{\n' + ",\n".join(rows) + "\n }")
    COUNTS.write_text("{\n" + ",\n".join(tables) + "\n}\n")


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    write()
