"""A first Uprising: the Rebel's, from the rim to the Revolution."""

from __future__ import annotations

from typing import Final

from complot.games.uprising import UPRISING
from complot.games.uprising.actions import (
    At,
    Capture,
    Declare,
    Deploy,
    Eliminate,
    EndTurn,
    HideInsurgent,
    HideSympathizer,
    Interrogate,
    LeaveGap,
    MoveAgent,
    Place,
    SetMarker,
    Swap,
    Transfer,
)
from complot.games.uprising.hexes import Hex
from complot.games.uprising.options import Options
from complot.lessons.lesson import Ask, Beat, Chapter, Deed, Explain, Script

_YOU, _VERA = 0, 1

_INSURGENTS: Final = (3, 7, 8, 12, 15)
_SYMPATHIZERS: Final = (1, 2, 5, 9, 10, 13, 16, 18)
_RIM: Final = {3: "k6", 4: "f11", 5: "e10", 8: "g10", 11: "a1", 12: "d9", 17: "f1", 19: "a6"}
"""The eight counters that play begins with."""


def _moves(agent: Hex, to: Hex) -> Beat:
    return Deed(_VERA, (MoveAgent(agent), At(to)))


def _strikes(insurgent: Hex, agent: Hex, text: str = "strike-again") -> Beat:
    return Ask(text, (Eliminate(insurgent, agent),), (f"hex:{insurgent}", f"hex:{agent}"))


SCRIPT: Final = Script(
    UPRISING,
    Options(numbers=20),
    ("", "Vera"),
    (
        Chapter("map"),
        Deed(_YOU, tuple(map(HideInsurgent, _INSURGENTS))),
        Deed(_YOU, tuple(map(HideSympathizer, _SYMPATHIZERS))),
        *(Deed(_YOU, (Deploy(number), At(at))) for number, at in _RIM.items()),
        Deed(_VERA, (LeaveGap("g6"),)),
        Explain("welcome", ("board",)),
        Explain("counters", ("hex:k6",)),
        Explain("eye", ("eye",)),
        Explain("goal", ("hex:f6",)),
        Chapter("actions"),
        Ask("marker", (SetMarker(1),), ("facts",)),
        Ask("place", (Place(7), At("j6")), ("hex:j6",)),
        Ask("end", (EndTurn(),)),
        Chapter("hunt"),
        Deed(_VERA, (SetMarker(2),)),
        _moves("f7", "f10"),
        Deed(_VERA, (Interrogate("f10", "f11"),)),
        Deed(_VERA, (EndTurn(),)),
        Explain("interrogated", ("hex:f10",)),
        Ask("marker-again", (SetMarker(3),), ("facts",)),
        Ask("sympathizer", (Place(9), At("i6")), ("hex:i6",)),
        Ask("dummy", (Place(6), At("h6")), ("hex:h6",)),
        Ask(
            "swap",
            (Swap("j6"), At("h6")),
            ("hex:j6", "hex:h6"),
            alike=(Swap("h6"), At("j6")),
        ),
        Ask("end-again", (EndTurn(),)),
        Chapter("captives"),
        Deed(_VERA, (SetMarker(4),)),
        Deed(_VERA, (Interrogate("f10", "g10"),)),
        Deed(_VERA, (Capture(),)),
        Deed(_VERA, (Interrogate("f10", "e10"),)),
        _moves("e5", "b2"),
        Deed(_VERA, (Interrogate("b2", "a1"),)),
        _moves("b2", "e5"),
        Deed(_VERA, (EndTurn(),)),
        Explain("captured", ("hex:f10",)),
        Explain("captives", ("facts",)),
        Explain("nexus", ("hex:f6",)),
        Chapter("revolution"),
        Ask("marker-up", (SetMarker(5),), ("facts",)),
        Ask("bridge", (Place(14), At("g6")), ("hex:g6",)),
        Ask("declare", (Declare(),)),
        Ask("transfer", (Transfer("h6"), At("f6")), ("hex:h6", "hex:f6")),
        _strikes("f6", "e5", "strike"),
        _strikes("f6", "e6"),
        _strikes("f6", "f5"),
        _strikes("f6", "g5"),
        Ask("last-transfer", (Transfer("d9"), At("f11")), ("hex:d9", "hex:f11")),
        _strikes("f11", "f10", "last-strike"),
        Explain("won", ("board",)),
        Explain("government", ("hex:f6",)),
    ),
)
