"""How a table plays The Resistance."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from complot.core import contract


class PlotHand(StrEnum):
    """How many cards of one draw a player may be handed (P-3)."""

    FREE = "free"
    ONE_EACH = "one_each"


class StrongLeaderAfter(StrEnum):
    """From whom the leadership passes on after a Strong Leader (P-5)."""

    FROM_USURPER = "from_usurper"
    OLD_ORDER = "old_order"


class TakeResponsibility(StrEnum):
    """When Take Responsibility is played (P-7)."""

    AT_ONCE = "at_once"
    HOLD = "hold"


class Options(contract.Options):
    """The variants and the expansion, alone or together."""

    needs: ClassVar[Mapping[str, str]] = {
        "plot_hand": "plot",
        "strong_leader_after": "plot",
        "take_responsibility": "plot",
    }

    targeting: bool = False
    """R19: the Leader chooses which mission to attempt."""

    blind_spies: bool = False
    """R20: the spies aren't shown to each other."""

    plot: bool = False
    """P1: Plot cards are drawn and played."""

    plot_hand: PlotHand = PlotHand.FREE
    """P-3: whether one player may get several cards of a draw."""

    strong_leader_after: StrongLeaderAfter = StrongLeaderAfter.FROM_USURPER
    """P-5: who leads after a Strong Leader."""

    take_responsibility: TakeResponsibility = TakeResponsibility.AT_ONCE
    """P-7: whether Take Responsibility may be kept for later."""
