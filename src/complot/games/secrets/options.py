"""How a table plays Secrets."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from complot.core import contract


class UnTie(StrEnum):
    """What a holder of the UN token does with it who comes to share the fewest cards (S-1)."""

    CENTRE = "centre"
    KEEP = "keep"


class ThirdScientist(StrEnum):
    """What Scientists do after two of them were turned down (S-5)."""

    FRESH = "fresh"
    LITERAL = "literal"


class Bottom(StrEnum):
    """In which order the cards that were put back lie (S-9)."""

    KEPT = "kept"
    SHUFFLED = "shuffled"


class MemoryAid(StrEnum):
    """Whether the table reminds one of what one has seen (S-13)."""

    ON = "on"
    OFF = "off"


KEEP: Final = UnTie.KEEP
LITERAL: Final = ThirdScientist.LITERAL
KEPT: Final = Bottom.KEPT
REMINDED: Final = MemoryAid.ON
"""By name, for rules that are asked at every step: through its class a member is slow to reach."""


class Options(contract.Options):
    """What the rulebook leaves to the table; each stands alone."""

    alone: ClassVar[tuple[str, ...]] = ("un_tie", "third_scientist", "bottom", "memory_aid")

    un_tie: UnTie = UnTie.CENTRE
    """S-1: whether a holder who comes to share the fewest cards keeps the UN token."""

    third_scientist: ThirdScientist = ThirdScientist.FRESH
    """S-5: whether Scientists count anew once two are face down."""

    bottom: Bottom = Bottom.KEPT
    """S-9: whether the cards put back are shuffled before they are drawn again."""

    memory_aid: MemoryAid = MemoryAid.ON
    """S-13: whether looks and swaps are listed."""
