"""The map of Uprising in letters: eleven rows, each half a hex beside the next."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from rich.text import Text

from complot.cli.screen import NOW
from complot.games.uprising.facts import Number, Piece
from complot.games.uprising.hexes import COORDINATES, NAMES, NEXUS, RADIUS, Hex
from complot.games.uprising.views import View

PIECES: Final = {
    Piece.INSURGENT: ("▲", "bold bright_red"),
    Piece.SYMPATHIZER: ("△", "red"),
    Piece.DUMMY: ("□", "yellow"),
}
UNKNOWN: Final = "?"
AGENT: Final = "●"
CENTRE: Final = "✱"
FROZEN: Final = "⊘"
TARGET: Final = "+"

AGENT_STYLE: Final = "bold bright_blue"
_COUNTER_STYLE: Final = "bold"
_CENTRE_STYLE: Final = "yellow"
_TARGET_STYLE: Final = "bold green"

_CELL: Final = 6
"""A mark in front, and what stands there or, of an empty hex, its name."""


def piece_sign(piece: Piece) -> Text:
    """The sign of what a counter is."""
    sign, style = PIECES[piece]
    return Text().append(sign, style=style)


def piece_of(view: View, number: Number) -> Piece | None:
    """What this viewer knows a number in play to be, or a number out of the game to have been."""
    for found in view.found:
        if found.number == number:
            return found.piece
    if view.insurgents is None or view.sympathizers is None:
        return None
    if number in view.insurgents:
        return Piece.INSURGENT
    return Piece.SYMPATHIZER if number in view.sympathizers else Piece.DUMMY


def drawn(view: View, lit: Collection[Hex] = (), chosen: Hex | None = None) -> Text:
    """The whole map; ``lit`` are the hexes that can be chosen, ``chosen`` the one that was."""
    cells = dict(_standing(view))
    rows: dict[int, list[Text]] = {}
    for spot, (name, (_, r)) in enumerate(zip(NAMES, COORDINATES, strict=True)):
        inner = cells.get(name)
        mark = CENTRE if spot == NEXUS and inner is not None else " "
        mark = TARGET if name in lit else NOW if name == chosen else mark
        cell = Text(mark, style=_TARGET_STYLE if name in lit else "none")
        if inner is None and spot == NEXUS:
            inner = Text().append(f"{CENTRE}{name}{CENTRE}", style=_CENTRE_STYLE)
        if inner is None:
            inner = Text().append(name, style=_TARGET_STYLE if name in lit else "dim")
        cell.append_text(_centred(inner))
        rows.setdefault(r, []).append(cell)
    lines = []
    for r, row in rows.items():
        letter = NAMES[COORDINATES.index((max(-RADIUS, -RADIUS - r), r))][0]
        line = Text(f"{' ' * (abs(r) * _CELL // 2)}{letter} ").append_text(Text().join(row))
        lines.append(line.append(f" {letter}"))
    return Text("\n").join(lines)


def _standing(view: View) -> Iterator[tuple[Hex, Text]]:
    """What stands in each hex that isn't empty."""
    for hex_name in view.agents:
        yield hex_name, Text().append(AGENT, style=AGENT_STYLE)
    for counter in view.counters:
        piece = piece_of(view, counter.number)
        sign = Text() if piece is None else piece_sign(piece)
        number = Text("[").append_text(sign).append(f"{counter.number}]")
        number.stylize_before(_COUNTER_STYLE)
        yield counter.hex, number
    for shown in view.revealed:
        sign = piece_sign(shown.piece)
        yield shown.hex, sign.append(FROZEN) if shown.frozen else sign


def _centred(text: Text) -> Text:
    width = _CELL - 1
    text.pad_left((width - text.cell_len + 1) // 2)
    text.pad_right(width - text.cell_len)
    return text
