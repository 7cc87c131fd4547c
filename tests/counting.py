"""How many ways there are to go on, and how many of them a viewer can tell apart, move by move.

Counts are data: the number of histories of each length (the first of several who owe a decision
moves first) and, for each seat and for a spectator, the number of different things they may have
heard by then.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from complot.core.conformance.laws import choices
from complot.core.contract import Action, AnyGame, Event
from complot.core.match import Moved
from complot.core.seats import Audience, Seat, Viewer

Counts = dict[str, list[int]]


class Hearsay:
    """Gives each different thing that one viewer may have heard a number of its own."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, tuple[Event, ...]], int] = {}

    def after(self, before: int, told: tuple[Event, ...]) -> int:
        if not told:
            return before
        return self.numbers.setdefault((before, told), len(self.numbers) + 1)


def count(game: AnyGame, state: Any, depth: int) -> Counts:
    """The number of histories, and of what each viewer may have heard, of length 1 to depth."""
    viewers: tuple[Viewer, ...] = (*range(game.table(state)), None)
    hearsays = {viewer: Hearsay() for viewer in viewers}
    names = {viewer: "spectator" if viewer is None else f"seat {viewer}" for viewer in viewers}
    counts: Counts = {"histories": [], **{name: [] for name in names.values()}}
    histories = [(state, (0,) * len(viewers))]
    for _ in range(depth):
        longer = []
        for before, heard in histories:
            for seat in game.actors(before)[:1]:
                for action in choices(game, before, seat):
                    told: list[tuple[Audience, Event]] = []
                    after = game.apply(before, seat, action, lambda *e, t=told: t.append(e))
                    hears = tuple(
                        hearsays[viewer].after(known, _audible(viewer, seat, action, told))
                        for viewer, known in zip(viewers, heard, strict=True)
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


def stored(file: Path) -> dict[str, Counts]:
    """The counts as they were written down."""
    counts: Any = json.loads(file.read_text())
    return dict(counts)


def write(file: Path, counted: Mapping[str, Counts]) -> None:
    """Write counts down, a line for each kind."""
    tables = []
    for name, counts in counted.items():
        rows = [f'  "{what}": {numbers}' for what, numbers in counts.items()]
        tables.append(f' "{name}": {{\n' + ",\n".join(rows) + "\n }")
    file.write_text("{\n" + ",\n".join(tables) + "\n}\n")
