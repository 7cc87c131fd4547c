"""Groups, lines and targets found by walking the map hex by hex.

It knows coordinates, not sets of bits: a second opinion on ``board`` and ``hexes``.
"""

from __future__ import annotations

from collections.abc import Iterable

from complot.games.uprising.hexes import COORDINATES, NAMES

Place = tuple[int, int]

PLACES: dict[str, Place] = dict(zip(NAMES, COORDINATES, strict=True))
NAMED: dict[Place, str] = {place: name for name, place in PLACES.items()}
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def distance(one: str, other: str) -> int:
    """How many steps from one hex to another."""
    (q, r), (u, v) = PLACES[one], PLACES[other]
    return (abs(q - u) + abs(r - v) + abs(q + r - u - v)) // 2


def neighbours(name: str) -> set[str]:
    return {other for other in NAMES if distance(name, other) == 1}


def group(name: str, counters: Iterable[str]) -> set[str]:
    """The counters linked with the one here."""
    counters = set(counters)
    linked, waiting = {name}, [name]
    while waiting:
        for each in neighbours(waiting.pop()) & counters - linked:
            linked.add(each)
            waiting.append(each)
    return linked


def transfers(name: str, counters: Iterable[str], agents: Iterable[str]) -> set[str]:
    """Where the counter here can be transferred to."""
    taken = {*counters, *agents}
    others = group(name, counters) - {name}
    return {each for other in others for each in neighbours(other)} - taken


def reach(agent: str, counters: Iterable[str], agents: Iterable[str]) -> set[str]:
    """Where the Agent here can go in a straight line."""
    counters, taken = set(counters), {*counters, *agents, "f6"}
    found = set()
    for q, r in STEPS:
        place = PLACES[agent]
        while (place := (place[0] + q, place[1] + r)) in NAMED and NAMED[place] not in counters:
            found.add(NAMED[place])
    return found - taken
