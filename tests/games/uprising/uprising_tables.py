"""Tables of Uprising in a player's words, so that a test reads like a game.

    table = position("e5 I7, e6 D3, f5 A, g5 s", side=GOVERNMENT, left=3)
    table.does(Interrogate("f5", "e5"), CAPTURE)

In a position a capital I, S or D with a number is a hidden counter, i or s a revealed piece and A
an Agent. What is in the Display is ``held``; all other numbers have left the game as Dummies.
A position is built by hand, to be short; ``begun`` and ``Table`` play from the start.
"""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from complot.core.codec import codec_of
from complot.core.contract import Action, Event, replace
from complot.core.errors import Code, Illegal
from complot.core.match import Match, Moved
from complot.core.seats import Seat, Viewer
from complot.games.uprising.actions import (
    At,
    Deploy,
    HideInsurgent,
    HideSympathizer,
    LeaveGap,
    SetMarker,
)
from complot.games.uprising.board import OFF, Board
from complot.games.uprising.display import Display
from complot.games.uprising.facts import GOVERNMENT, INSURGENTS, REBEL, TRACK, Side
from complot.games.uprising.game import UPRISING
from complot.games.uprising.government import GOVERNING
from complot.games.uprising.hexes import SPOT
from complot.games.uprising.knowledge import Knowledge
from complot.games.uprising.options import Options
from complot.games.uprising.pacing import PACING
from complot.games.uprising.rebel import REBELLING
from complot.games.uprising.state import Uprising
from complot.games.uprising.views import View

REBEL_SEAT: Final = 0
GOVERNMENT_SEAT: Final = 1
VIEWERS: Final[tuple[Viewer, ...]] = (0, 1, None)

INSURGENT_NUMBERS: Final = (1, 2, 3, 4, 5)
SYMPATHIZER_NUMBERS: Final = (6, 7, 8, 9, 10, 11, 12, 13)
RING: Final = (
    (1, "a1"),
    (2, "a3"),
    (6, "a5"),
    (7, "c1"),
    (14, "f1"),
    (15, "i8"),
    (16, "k2"),
    (17, "k5"),
)
"""A set-up: numbers 1 to 5 are Insurgents, 6 to 13 Sympathizers; no two stand side by side."""


class Table(Match[Uprising, Options, View, Knowledge]):
    """A match told in the words of the game."""

    def __init__(self, **options: Any) -> None:
        super().__init__(UPRISING, codec_of(UPRISING).options(options), 2)
        self._noticed = 0

    def sees(self, viewer: Viewer) -> View:
        return self.game.view(self.state, viewer)

    def scene(self, viewer: Viewer = None) -> Any:
        return self.sees(viewer).scene

    def may(self, *kinds: type[Action]) -> list[Any]:
        """What the player who is asked may do, of these kinds."""
        (seat,) = self.actors()
        legal = self.game.legal(self.state, seat)
        return [action for action in legal if not kinds or isinstance(action, kinds)]

    def does(self, *actions: Action) -> list[Event]:
        """The players who are asked do this, one after the other; what is told of it."""
        self.news()
        for action in actions:
            (seat,) = self.actors()
            self.step(seat, action)
        return self.news()

    def where(self, *actions: Action) -> set[str]:
        """The hexes that can be chosen after these halves of a choice, which are not made."""
        mark = self.mark()
        self.does(*actions)
        hexes = {action.hex for action in self.may(At)}
        self.rewind(mark)
        self.news()
        return hexes

    def news(self) -> list[Event]:
        """What was told to everyone since this was last asked."""
        fresh = self.told[self._noticed :]
        self._noticed = len(self.told)
        events = [told for told in fresh if not isinstance(told.event, Moved)]
        assert all(told.audience.seats is None for told in events)
        return [told.event for told in events]

    def rewind(self, mark: Any) -> None:
        super().rewind(mark)
        self._noticed = min(self._noticed, len(self.told))

    def refusal(self, seat: Seat, *actions: Action) -> Code:
        """Why this player may not do this; and that nothing has changed by asking."""
        before = self.state, list(self.log), list(self.told)
        with pytest.raises(Illegal) as refusal:
            self.act(seat, actions)
        assert (self.state, self.log, self.told) == before
        return refusal.value.code

    @property
    def map(self) -> str:
        """What stands where, as in ``position``."""
        state = self.state
        found = {}
        for number, spot in enumerate(state.board.spots):
            if spot != OFF:
                found[spot] = f"{state.display.piece(number)[0].upper()}{number}"
        for letter, hexes in (
            ("A", state.board.agents),
            ("i", state.board.open_insurgents),
            ("s", state.board.open_sympathizers),
        ):
            for name, spot in SPOT.items():
                if hexes >> spot & 1:
                    assert spot not in found, f"two things at {name}"
                    found[spot] = letter
        names = {spot: name for name, spot in SPOT.items()}
        return ", ".join(f"{names[spot]} {found[spot]}" for spot in sorted(found))

    def changes(self, **fields: Any) -> None:
        """Something about the position is different."""
        self.state = replace(self.state, **fields)


def position(
    text: str,
    *,
    side: Side = REBEL,
    left: int | None = 5,
    held: str = "",
    captives: int = 0,
    reserve: int = 0,
    revolution: bool = False,
    turn: int = 3,
    space: int = 4,
    **options: Any,
) -> Table:
    """A table where this stands on the map; without ``left`` the marker is still to be set."""
    table = Table(**options)
    numbers = table.options.numbers
    spots = [OFF] * (numbers + 1)
    areas = {"A": 0, "i": 0, "s": 0}
    boxes = {"I": 0, "S": 0, "D": 0}
    undeployed = 0
    for name, piece in re.findall(r"(\w+) (\w+)", text):
        if piece in areas:
            areas[piece] |= 1 << SPOT[name]
            continue
        spots[int(piece[1:])] = SPOT[name]
        boxes[piece[0]] |= 1 << int(piece[1:])
    for piece in held.split():
        undeployed |= 1 << int(piece[1:])
        boxes[piece[0]] |= 1 << int(piece[1:])
    in_play = boxes["I"] | boxes["S"] | boxes["D"]
    alive = boxes["I"].bit_count() + areas["i"].bit_count() + captives + reserve
    turning = REBELLING if side is REBEL else GOVERNING
    table.state = replace(
        table.state,
        display=Display(
            insurgents=boxes["I"],
            sympathizers=boxes["S"],
            undeployed=undeployed,
            were_dummies=((2 << numbers) - 2) & ~in_play,
        ),
        board=Board(
            spots=tuple(spots),
            agents=areas["A"],
            open_insurgents=areas["i"],
            open_sympathizers=areas["s"],
        ),
        turn=turn,
        side=side,
        space=space,
        left=left or 0,
        captives=captives,
        reserve=reserve,
        killed=INSURGENTS - alive,
        revolution=revolution,
        phase=PACING if left is None else turning,
    )
    return table


def boxes(
    insurgents: tuple[int, ...] = INSURGENT_NUMBERS,
    sympathizers: tuple[int, ...] = SYMPATHIZER_NUMBERS,
) -> list[Action]:
    """How the Rebel fills these boxes (U16)."""
    return [*map(HideInsurgent, insurgents), *map(HideSympathizer, sympathizers)]


def ring(counters: tuple[tuple[int, str], ...] = RING) -> list[Action]:
    """How the Rebel deploys these counters (U17)."""
    return [action for number, name in counters for action in (Deploy(number), At(name))]


def begun(gap: str = "f7", **options: Any) -> Table:
    """A table in its first turn, set up by its players."""
    table = Table(**options)
    table.act(REBEL_SEAT, [*boxes(), *ring()])
    table.step(GOVERNMENT_SEAT, LeaveGap(gap))
    table.news()
    return table


def marker(actions: int) -> SetMarker:
    """The marker goes to the highest space with so many actions."""
    return SetMarker(len(TRACK) - 1 - TRACK[::-1].index(actions))


__all__ = [
    "GOVERNMENT",
    "GOVERNMENT_SEAT",
    "INSURGENT_NUMBERS",
    "REBEL",
    "REBEL_SEAT",
    "RING",
    "SYMPATHIZER_NUMBERS",
    "VIEWERS",
    "Table",
    "begun",
    "boxes",
    "marker",
    "position",
    "ring",
]
