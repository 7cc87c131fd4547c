"""What a player or a spectator may see of Uprising, built field by field.

The Rebel sees everything but what the Government has half chosen. The Government and spectators
see the same: all that stands on the map, and no box (U11).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from complot.core import contract
from complot.core.contract import Scene
from complot.core.seats import Seat, Viewer
from complot.core.value import Value
from complot.games.uprising.display import numbers_of
from complot.games.uprising.facts import (
    DUMMY,
    INSURGENT,
    SYMPATHIZER,
    Number,
    Piece,
    Side,
    Space,
)
from complot.games.uprising.hexes import NAMES, Hex, names_of, spots_of
from complot.games.uprising.options import Options

if TYPE_CHECKING:
    from complot.games.uprising.state import Uprising


class Counter(Value):
    """A numbered counter on the map."""

    number: Number
    hex: Hex


class Shown(Value):
    """A revealed piece on the map; a frozen one can't leave its hex (U31)."""

    hex: Hex
    piece: Piece
    frozen: bool


class Found(Value):
    """What a number out of the game was found to be."""

    number: Number
    piece: Piece


class Preparing(Scene):
    """To all but the Rebel: the Rebel fills the boxes and chooses the eight counters."""


class Hiding(Scene):
    """To the Rebel: so many Insurgents and Sympathizers are still to be put into boxes."""

    insurgents: int
    sympathizers: int


class Deploying(Scene):
    """To the Rebel: these counters are chosen for the rim; which is the next?"""

    deployed: tuple[Counter, ...]


class Siting(Scene):
    """To the Rebel: where on the rim does this number stand?"""

    deployed: tuple[Counter, ...]
    number: Number


class Posting(Scene):
    """The Government chooses the gap between its Agents."""


class Pacing(Scene):
    """The player to move sets the marker."""


class Rebelling(Scene):
    """The Rebel's turn: what to do?"""


class Placing(Scene):
    """To the Rebel: where is this number placed, or (``None``) an Insurgent of the reserve?

    ``reply`` counts the counters placed before it in reply to a kill; it is ``None`` in the
    Rebel's own turn.
    """

    number: Number | None
    reply: int | None


class Swapping(Scene):
    """To the Rebel: with which counter does the one here swap?"""

    hex: Hex


class Transferring(Scene):
    """To the Rebel: where does the counter here go?"""

    hex: Hex


class Freeing(Scene):
    """After a jailbreak: so many Insurgents hide in boxes, as the Rebel alone sees.

    To the Rebel ``left`` says how many are still to hide and ``last`` the box chosen last (0:
    none); to others they say nothing.
    """

    hiding: int
    left: int | None
    last: int | None


class Governing(Scene):
    """The Government's turn: what to do?"""


class Moving(Scene):
    """To the Government: where does the Agent here go?"""

    hex: Hex


class Turning(Scene):
    """To the Government: where does the Sympathizer here go?"""

    hex: Hex


class Judging(Scene):
    """The Agent has found an Insurgent there: is it captured or killed?"""

    agent: Hex
    hex: Hex


class Pressing(Scene):
    """After a capture the same Agent may interrogate again, free."""

    agent: Hex


class Replying(Scene):
    """After a kill the Rebel may place counters: so many are placed already."""

    placed: int


class Over(Scene):
    """The game, and the match if there is one, is over.

    ``winner`` and ``how`` are those of the last game; ``victor`` has won the match, or the only
    game there was.
    """

    winner: Side | None
    how: str
    victor: Seat | None


class View(contract.View):
    """The map and its surroundings as one viewer sees them."""

    options: Options
    rebel: Seat  # who plays the Rebel
    game: int  # 1, or 2 in the second game of a match
    turn: int  # Game Turn; 0 while setting up
    side: Side  # whose player turn it is
    space: Space  # of the track, where the marker stands
    left: int  # actions left in this turn
    agents: tuple[Hex, ...]
    counters: tuple[Counter, ...]  # hidden counters on the map, by number
    revealed: tuple[Shown, ...]
    undeployed: tuple[Number, ...]
    found: tuple[Found, ...]  # every number that is out of the game
    captives: int
    reserve: int
    killed: int  # Insurgents
    revolution: bool
    insurgents: tuple[Number, ...] | None  # to the Rebel, and in the end to all: numbers in play
    sympathizers: tuple[Number, ...] | None
    doomed: bool  # to the Rebel: no Insurgent is on the map, and none can come back (U-23)
    at_stake: bool  # to the Rebel: a jailbreak now would leave no Insurgent on the map (U-23)
    scores: tuple[int, ...]  # of finished games of a match: Insurgents left to each Rebel
    scene: (
        Preparing
        | Hiding
        | Deploying
        | Siting
        | Posting
        | Pacing
        | Rebelling
        | Placing
        | Swapping
        | Transferring
        | Freeing
        | Governing
        | Moving
        | Turning
        | Judging
        | Pressing
        | Replying
        | Over
    )


def view(game: Uprising, viewer: Viewer) -> View:
    """All that this viewer may know."""
    scene = game.phase.scene(game, viewer)
    display, board = game.display, game.board
    boxes = viewer == game.rebel or isinstance(scene, Over)
    return View(
        seat=viewer,
        waiting=game.phase.awaited(game, viewer),
        options=game.options,
        rebel=game.rebel,
        game=len(game.scores) + 1 - (isinstance(scene, Over) and game.options.match),
        turn=game.turn,
        side=game.side,
        space=game.space,
        left=game.left,
        agents=names_of(board.agents),
        counters=tuple(
            [Counter(number, NAMES[spot]) for number, spot in enumerate(board.spots) if spot >= 0]
        ),
        revealed=_revealed(game),
        undeployed=tuple(numbers_of(display.undeployed)),
        found=_found(game),
        captives=game.captives,
        reserve=game.reserve,
        killed=game.killed,
        revolution=game.revolution,
        insurgents=tuple(numbers_of(display.insurgents)) if boxes else None,
        sympathizers=tuple(numbers_of(display.sympathizers)) if boxes else None,
        doomed=viewer == game.rebel and game.doomed,
        at_stake=viewer == game.rebel and game.at_stake,
        scores=game.scores,
        scene=scene,
    )


def _revealed(game: Uprising) -> tuple[Shown, ...]:
    board = game.board
    return tuple(
        [
            Shown(NAMES[spot], INSURGENT, False)
            if board.open_insurgents >> spot & 1
            else Shown(NAMES[spot], SYMPATHIZER, not game.revolution)
            for spot in spots_of(board.open_insurgents | board.open_sympathizers)
        ]
    )


def _found(game: Uprising) -> tuple[Found, ...]:
    display = game.display
    gone = display.were_insurgents | display.were_sympathizers | display.were_dummies
    return tuple(
        [
            Found(
                number,
                INSURGENT
                if display.were_insurgents >> number & 1
                else SYMPATHIZER
                if display.were_sympathizers >> number & 1
                else DUMMY,
            )
            for number in numbers_of(gone)
        ]
    )
