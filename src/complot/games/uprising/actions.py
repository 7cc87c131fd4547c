"""What can be done in Uprising.

Where a choice has two halves, *what* and *where*, the first names the deed and the counter and
``At`` the hex; only its maker knows of it until both are made.
"""

from __future__ import annotations

from typing import Final

from complot.core.contract import Action
from complot.games.uprising.facts import MOST_NUMBERS, TRACK, Number, Space
from complot.games.uprising.hexes import CENTRE_RING, HEXES, NAMES, NEIGHBOURS, Hex, spots_of


class HideInsurgent(Action):
    """The Rebel puts the next Insurgent into this box, in ascending order (U16)."""

    number: Number


class HideSympathizer(Action):
    """The Rebel puts the next Sympathizer into this box, in ascending order (U16)."""

    number: Number


class Deploy(Action):
    """What: this counter is the next of the eight on the rim, in ascending order (U17)."""

    number: Number


class LeaveGap(Action):
    """The Government puts its Agents around the Nexus, all but here (U18)."""

    hex: Hex


class SetMarker(Action):
    """The player to move leaves or moves the marker: to this space of the track (U23)."""

    space: Space


class Place(Action):
    """What: this counter comes onto the map (U26)."""

    number: Number


class PlaceFreed(Action):
    """What: an Insurgent of the reserve comes onto the map, revealed (U43)."""


class Swap(Action):
    """What: the counter here exchanges hexes with another of its group (U27)."""

    hex: Hex


class Transfer(Action):
    """What: the counter here goes elsewhere along its group (U29)."""

    hex: Hex


class Eliminate(Action):
    """The Insurgent here eliminates the Agent there (U30)."""

    hex: Hex
    agent: Hex


class Declare(Action):
    """The Rebel declares the Revolution (U32)."""


class HideFreed(Action):
    """After a jailbreak: the next Insurgent goes into this box, in ascending order (U42)."""

    number: Number


class KeepBack(Action):
    """After a jailbreak: all other Insurgents go to the reserve (U-11)."""


class MoveAgent(Action):
    """What: the Agent here moves (U33, U36)."""

    hex: Hex


class Interrogate(Action):
    """This Agent interrogates the counter there (U34)."""

    agent: Hex
    hex: Hex


class TurnSympathizer(Action):
    """What: the revealed Sympathizer here is turned (U35)."""

    hex: Hex


class Capture(Action):
    """The Insurgent found is captured (U34)."""


class Kill(Action):
    """The Insurgent found is killed (U34)."""


class Forgo(Action):
    """The Government does without the free interrogation (U34)."""


class EndReply(Action):
    """The Rebel places no more in reply to the kill (U34)."""


class EndTurn(Action):
    """The player to move does no more (U24)."""


class At(Action):
    """Where: the second half of a choice."""

    hex: Hex


_NUMBERS: Final = range(1, MOST_NUMBERS + 1)

INSURGENT_BOXES: Final = {number: HideInsurgent(number) for number in _NUMBERS}
SYMPATHIZER_BOXES: Final = {number: HideSympathizer(number) for number in _NUMBERS}
DEPLOYMENTS: Final = {number: Deploy(number) for number in _NUMBERS}
PLACEMENTS: Final = {number: Place(number) for number in _NUMBERS}
FREED_BOXES: Final = {number: HideFreed(number) for number in _NUMBERS}
"""By number."""

GAPS: Final = tuple(LeaveGap(NAMES[spot]) for spot in spots_of(CENTRE_RING))
MARKERS: Final = tuple(SetMarker(space) for space in range(len(TRACK)))
PLACE_FREED: Final = PlaceFreed()
DECLARE: Final = Declare()
KEEP_BACK: Final = KeepBack()
CAPTURE: Final = Capture()
KILL: Final = Kill()
FORGO: Final = Forgo()
END_REPLY: Final = EndReply()
END_TURN: Final = EndTurn()

SWAPS: Final = tuple(map(Swap, NAMES))
TRANSFERS: Final = tuple(map(Transfer, NAMES))
AGENT_MOVES: Final = tuple(map(MoveAgent, NAMES))
TURNS: Final = tuple(map(TurnSympathizer, NAMES))
WHERE: Final = tuple(map(At, NAMES))
"""By spot."""

ELIMINATIONS: Final = tuple(
    {other: Eliminate(NAMES[spot], NAMES[other]) for other in spots_of(NEIGHBOURS[spot])}
    for spot in range(HEXES)
)
INTERROGATIONS: Final = tuple(
    {other: Interrogate(NAMES[spot], NAMES[other]) for other in spots_of(NEIGHBOURS[spot])}
    for spot in range(HEXES)
)
"""By the spot of whoever does it, and the spot next to it."""

CATALOGUE: Final[tuple[Action, ...]] = (
    *INSURGENT_BOXES.values(),
    *SYMPATHIZER_BOXES.values(),
    *DEPLOYMENTS.values(),
    *GAPS,
    *MARKERS,
    *PLACEMENTS.values(),
    PLACE_FREED,
    *SWAPS,
    *TRANSFERS,
    *(each for around in ELIMINATIONS for each in around.values()),
    DECLARE,
    *FREED_BOXES.values(),
    KEEP_BACK,
    *AGENT_MOVES,
    *(each for around in INTERROGATIONS for each in around.values()),
    *TURNS,
    CAPTURE,
    KILL,
    FORGO,
    END_REPLY,
    END_TURN,
    *WHERE,
)
"""Every action by its id. New actions go to the end: an id is never given twice."""
