"""How a table plays Uprising."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Final

from msgspec import Meta

from complot.core import contract
from complot.games.uprising.facts import MOST_NUMBERS, REALS

LEAST_TURNS: Final = 25
MOST_TURNS: Final = 1000
"""U-19: what a cap may be. The highest is as good as none; the contract asks that games end."""


class TrackStep(StrEnum):
    """Where the marker goes when it goes up (U-2)."""

    BOX = "box"
    NUMBER = "number"


class HiddenSympathizersMove(StrEnum):
    """Whether hidden Sympathizers may swap and transfer before the Revolution (U-3)."""

    YES = "yes"
    NO = "no"


class NexusPlacement(StrEnum):
    """Whether a counter may be placed in the Nexus (U-6)."""

    NO = "no"
    OWN_TURN = "own_turn"


class EmptyJailbreak(StrEnum):
    """What becomes of an Insurgent who enters the Nexus when nobody is captive (U-11)."""

    REVEALED = "revealed"
    NOTHING = "nothing"


class JailbreakOverflow(StrEnum):
    """Whether freed Insurgents go to the reserve only when boxes are lacking (U-11)."""

    FORCED = "forced"
    FREE = "free"


class TurnIntoNexus(StrEnum):
    """Whether a Sympathizer may be turned into the Nexus (U-14)."""

    NO = "no"
    YES = "yes"


BY_NUMBER: Final = TrackStep.NUMBER
STUCK: Final = HiddenSympathizersMove.NO
PLACED_IN_NEXUS: Final = NexusPlacement.OWN_TURN
UNNOTICED: Final = EmptyJailbreak.NOTHING
FREE_RESERVE: Final = JailbreakOverflow.FREE
TURNED_INTO_NEXUS: Final = TurnIntoNexus.YES
"""By name, for rules that are asked at every step: through its class a member is slow to reach."""


class Options(contract.Options):
    """What the rulebook leaves to the table, and its handicaps.

    Those about who may enter the Nexus, and how, bear most on what can be concluded, so the proofs
    of every setting mix them; the others are tried one at a time there, and a few mixes apart.
    """

    alone: ClassVar[tuple[str, ...]] = (
        "track_step",
        "jailbreak_overflow",
        "turn_into_nexus",
        "turn_cap",
        "numbers",
        "ruthless",
        "match",
    )

    among_people: ClassVar[Mapping[str, Any]] = {"turn_cap": MOST_TURNS}

    track_step: TrackStep = TrackStep.BOX
    """U-2: whether the marker goes up by a space or to the next higher number."""

    hidden_sympathizers_move: HiddenSympathizersMove = HiddenSympathizersMove.YES
    """U-3: whether hidden Sympathizers may move before the Revolution."""

    nexus_placement: NexusPlacement = NexusPlacement.NO
    """U-6: whether the Rebel may place a counter in the Nexus in his own turn."""

    empty_jailbreak: EmptyJailbreak = EmptyJailbreak.REVEALED
    """U-11: whether an Insurgent who enters the Nexus is revealed when there is nobody to free."""

    jailbreak_overflow: JailbreakOverflow = JailbreakOverflow.FORCED
    """U-11: whether the Rebel may send freed Insurgents to the reserve though boxes are empty."""

    turn_into_nexus: TurnIntoNexus = TurnIntoNexus.NO
    """U-14: whether the Government may turn a Sympathizer into the Nexus."""

    turn_cap: Annotated[int, Meta(ge=LEAST_TURNS, le=MOST_TURNS)] = 100
    """U-19: a game is drawn after so many Game Turns."""

    numbers: Annotated[int, Meta(ge=REALS, le=MOST_NUMBERS)] = MOST_NUMBERS
    """U54, U-20: how many numbered counters are used."""

    ruthless: bool = False
    """U55, U-20: whether a Dummy found costs no action from the start."""

    match: bool = False
    """U56, U-20: whether two games are played, the sides changed in between."""
