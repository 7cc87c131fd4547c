"""The numbers of the game: pieces, boxes, the action track and what captives are worth."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta


class Side(StrEnum):
    """The two players."""

    __hash__ = str.__hash__  # an Enum's own is far slower, and tables are asked at every step

    REBEL = "rebel"
    GOVERNMENT = "government"


REBEL: Final = Side.REBEL
GOVERNMENT: Final = Side.GOVERNMENT


class Piece(StrEnum):
    """What a numbered counter stands for: a real piece, or nothing at all (U8, U10)."""

    __hash__ = str.__hash__

    INSURGENT = "insurgent"
    SYMPATHIZER = "sympathizer"
    DUMMY = "dummy"


INSURGENT: Final = Piece.INSURGENT
SYMPATHIZER: Final = Piece.SYMPATHIZER
DUMMY: Final = Piece.DUMMY
"""By name, for rules that are asked at every step: through its class a member is slow to reach."""

SEATS: Final = 2

INSURGENTS: Final = 5
SYMPATHIZERS: Final = 8
REALS: Final = INSURGENTS + SYMPATHIZERS
AGENTS: Final = 5
"""U4, U5: the pieces of both sides."""

MOST_NUMBERS: Final = 26
"""U4: numbered counters 1 to 26, and a box for each."""

Number: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_NUMBERS)]
"""What a numbered counter says."""

Numbers: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << (MOST_NUMBERS + 1))]
"""A set of numbers: bit *n* is set when number *n* belongs to it."""

OPENING: Final = 8
"""U17: so many counters stand on the rim when play begins."""

TRACK: Final = (1, 1, 2, 3, 5, 8, 13)
"""U22, U-1: how many actions each space of the track allows."""

Space: TypeAlias = Annotated[int, Meta(ge=0, lt=len(TRACK))]
"""A space of the track; 0 is the lowest."""

TURN_CAPTIVES: Final = 2
"""U35: with so many captives Sympathizers can be turned."""

JUMP_CAPTIVES: Final = 3
"""U36: with so many captives Agents can jump."""

REPLY: Final = 2
"""U34: so many counters may be placed in reply to a kill."""
