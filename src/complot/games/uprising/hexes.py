"""The map: 91 hexes, their names, their neighbours and the lines through them.

A hex has axial coordinates (q, r): r is its row, from -5 (the top) to 5, and q grows to the right
along it. Its name is the row's letter, ``a`` to ``k`` from the top, and its place in that row,
counted from the left: ``f6`` is the centre, the Nexus.

Names are what players, events and views speak of. The rules reckon with a hex's place in the list
of names (``Spot``) and with sets of places as integers (``Area``), bit *i* for place *i*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

RADIUS: Final = 5
"""U1: how far the rim is from the centre."""

Hex: TypeAlias = Annotated[
    str, Meta(pattern=r"^([ak][1-6]|[bj][1-7]|[ci][1-8]|[dh][1-9]|[eg]([1-9]|10)|f([1-9]|1[01]))$")
]
"""The name of a hex."""

Spot: TypeAlias = int
"""A hex by its place in ``NAMES``."""

Area: TypeAlias = int
"""A set of hexes."""

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six ways to go, the opposite of each three farther on."""

_ROWS: Final = "abcdefghijk"


def _row(r: int) -> range:
    """The q of each hex of a row."""
    return range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1)


COORDINATES: Final = tuple((q, r) for r in range(-RADIUS, RADIUS + 1) for q in _row(r))
"""By spot: (q, r)."""

NAMES: Final[tuple[Hex, ...]] = tuple(
    f"{_ROWS[r + RADIUS]}{q - _row(r)[0] + 1}" for q, r in COORDINATES
)
"""By spot: what players call it."""

HEXES: Final = len(NAMES)
SPOT: Final[dict[Hex, Spot]] = {name: spot for spot, name in enumerate(NAMES)}
_AT: Final = {place: spot for spot, place in enumerate(COORDINATES)}

NEXUS: Final = _AT[0, 0]
"""U18: the centre."""


def ring(spot: Spot) -> int:
    """How far a hex is from the centre (U1)."""
    q, r = COORDINATES[spot]
    return max(abs(q), abs(r), abs(q + r))


def area(spots: Iterable[Spot]) -> Area:
    """The set of these hexes."""
    gathered = 0
    for spot in spots:
        gathered |= 1 << spot
    return gathered


def spots_of(hexes: Area) -> Iterator[Spot]:
    """The hexes of a set, in order."""
    while hexes:
        lowest = hexes & -hexes
        yield lowest.bit_length() - 1
        hexes ^= lowest


def names_of(hexes: Area) -> tuple[Hex, ...]:
    """The names of the hexes of a set, in order."""
    return tuple([NAMES[spot] for spot in spots_of(hexes)])


def _ray(spot: Spot, direction: tuple[int, int]) -> tuple[Spot, ...]:
    """The hexes from here to the rim, this way."""
    (q, r), (along, down) = COORDINATES[spot], direction
    ray = []
    while (place := (q := q + along, r := r + down)) in _AT:
        ray.append(_AT[place])
    return tuple(ray)


ALL: Final[Area] = (1 << HEXES) - 1
RIM: Final = area(spot for spot in range(HEXES) if ring(spot) == RADIUS)
"""U1: the outer ring, 30 hexes."""

RAYS: Final = tuple(
    tuple(ray for direction in DIRECTIONS if (ray := _ray(spot, direction)))
    for spot in range(HEXES)
)
"""By spot: the straight ways out of it, the nearest hex first (U33)."""

NEIGHBOURS: Final = tuple(area(ray[0] for ray in RAYS[spot]) for spot in range(HEXES))
"""By spot: the hexes next to it."""

CENTRE_RING: Final = NEIGHBOURS[NEXUS]
"""U18: the six hexes next to the Nexus."""
