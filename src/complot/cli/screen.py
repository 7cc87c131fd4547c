"""What the screens have in common: the signs beside the colours, and where lines break."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill
from typing import Final

from rich.text import Text

from complot.games.resistance.facts import Role
from complot.games.resistance.plot.cards import Icon

SIDES: Final = {Role.RESISTANCE: ("●", "bold bright_blue"), Role.SPY: ("▲", "bold bright_red")}
BALLOTS: Final = {True: ("✔", "green"), False: ("✘", "yellow")}
LEADER: Final = "★"
MEMBER: Final = "•"
NOW: Final = "▶"
ANNULLED: Final = "⊘"
PRIVATE: Final = "◎"
ICONS: Final = {Icon.AT_ONCE: "◆", Icon.ONCE: "①", Icon.LASTING: "■"}
"""How long a Plot card is kept; the star of the printed ones is our Leader's."""

_TIE: Final = "\N{NO-BREAK SPACE}"


def side(role: Role) -> Text:
    """The sign of a side."""
    sign, style = SIDES[role]
    return Text().append(sign, style=style)


def outcome(succeeded: bool) -> Text:
    """The sign of the side that a mission, or a Mission card, is good for."""
    return side(Role.RESISTANCE if succeeded else Role.SPY)


def ballot(approve: bool) -> Text:
    """The sign of a vote."""
    sign, style = BALLOTS[approve]
    return Text().append(sign, style=style)


def wrapped(words: str, width: int) -> str:
    """Broken into lines at spaces, but not at those that French puts before a colon."""
    return fill(words, width, break_long_words=False, break_on_hyphens=False)


def tied(words: str) -> str:
    """Never broken into lines."""
    return words.replace(" ", _TIE)


def packed(things: Iterable[str], width: int) -> str:
    """One after the other, broken into lines between them only."""
    return wrapped("  ".join(map(tied, things)), width).replace(_TIE, " ")
