"""What stands where on the map: counters, revealed pieces, Agents; groups, lines and targets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from complot.core.contract import replace
from complot.core.value import Value
from complot.games.uprising.display import numbers_of
from complot.games.uprising.facts import Number, Numbers
from complot.games.uprising.hexes import (
    ALL,
    NEIGHBOURS,
    NEXUS,
    RAYS,
    Area,
    Spot,
    area,
    spots_of,
)

OFF: Final = -1
"""Where a number stands that is not on the map."""

_NEXUS: Final[Area] = 1 << NEXUS
_REMEMBERED: Final = 1 << 13

_LINES: Final = tuple(
    tuple((area(ray), ray[0] > spot) for ray in rays) for spot, rays in enumerate(RAYS)
)
"""By spot: the hexes of each way out of it, and whether their spots grow with the distance."""


@lru_cache(_REMEMBERED)
def around(hexes: Area) -> Area:
    """All hexes next to one of these, some of these among them."""
    near = 0
    for spot in spots_of(hexes):
        near |= NEIGHBOURS[spot]
    return near


@lru_cache(_REMEMBERED)
def groups(rebels: Area) -> tuple[Area, ...]:
    """The counters that are linked by chains of counters, group by group (U28, U-7)."""
    found = []
    while rebels:
        group, edge = 0, rebels & -rebels
        while edge:
            group |= edge
            edge = around(edge) & rebels & ~group
        found.append(group)
        rebels ^= group
    return tuple(found)


@lru_cache(_REMEMBERED)
def standing(spots: tuple[Spot, ...], numbers: Numbers) -> Area:
    """Where those of these numbers stand that are on the map."""
    hexes = 0
    for number in numbers_of(numbers):
        if (spot := spots[number]) >= 0:
            hexes |= 1 << spot
    return hexes


class Board(Value):
    """Where everything stands. What a number stands for is in the Display."""

    spots: tuple[Spot, ...]  # by number, of hidden counters; there is no number 0
    agents: Area = 0
    open_insurgents: Area = 0
    open_sympathizers: Area = 0

    @property
    def rebels(self) -> Area:
        """The hexes with a Rebel counter or piece."""
        return (
            standing(self.spots, (1 << len(self.spots)) - 2)
            | self.open_insurgents
            | self.open_sympathizers
        )

    @property
    def free(self) -> Area:
        """The empty hexes; the Nexus is none (U-6)."""
        return ALL & ~self.rebels & ~self.agents & ~_NEXUS

    @property
    def open_to_rebels(self) -> Area:
        """The empty hexes, and the Nexus if no counter stands there (U29)."""
        return ALL & ~self.rebels & ~self.agents

    def number(self, spot: Spot) -> Number | None:
        """The number of the hidden counter here, if one is."""
        return self.spots.index(spot) if spot in self.spots else None

    def put(self, number: Number, spot: Spot) -> tuple[Spot, ...]:
        """The spots with this number here, or ``OFF`` the map."""
        spots = list(self.spots)
        spots[number] = spot
        return tuple(spots)

    def swapped(self, one: Spot, other: Spot) -> Board:
        """The same with whatever stands here and there exchanged, whether anything does or not."""
        spots = tuple([other if s == one else one if s == other else s for s in self.spots])
        return replace(
            self,
            spots=spots,
            open_insurgents=_exchanged(self.open_insurgents, one, other),
            open_sympathizers=_exchanged(self.open_sympathizers, one, other),
        )

    def reach(self, agent: Spot) -> Area:
        """Where the Agent here can go in a straight line (U33, U-12)."""
        rebels, reach = self.rebels, 0
        for line, rising in _LINES[agent]:
            hit = line & rebels
            if not hit:
                reach |= line
            elif rising:
                reach |= line & ((hit & -hit) - 1)
            else:
                reach |= line & -(1 << hit.bit_length())
        return reach & ~self.agents & ~_NEXUS

    def destinations(self, spot: Spot) -> Area:
        """Where the counter here can be transferred to (U29, U-8)."""
        group = next(each for each in groups(self.rebels) if each >> spot & 1)
        return around(group ^ 1 << spot) & self.open_to_rebels


def _exchanged(hexes: Area, one: Spot, other: Spot) -> Area:
    if (hexes >> one ^ hexes >> other) & 1:
        return hexes ^ (1 << one | 1 << other)
    return hexes


def swappable(rebels: Area, movable: Area) -> Area:
    """The counters that have another one to swap with (U27, U31)."""
    able = 0
    for group in groups(rebels):
        moving = group & movable
        if moving & (moving - 1):
            able |= moving
    return able


def transferable(rebels: Area, movable: Area, targets: Area) -> Iterator[Spot]:
    """The counters that can go somewhere along their group (U29).

    A counter with a free hex beside it lets every other of its group come there; so a whole
    group can move if two counters have one, and all but that counter if it is the only one.
    """
    able = 0
    for group in groups(rebels):
        if not group & (group - 1):
            continue
        hosts = 0
        for spot in spots_of(group):
            if NEIGHBOURS[spot] & targets:
                hosts |= 1 << spot
                if hosts & (hosts - 1):
                    break
        if hosts:
            able |= group if hosts & (hosts - 1) else group ^ hosts
    return spots_of(able & movable)
