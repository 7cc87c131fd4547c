"""The Rebel's turn: placing, swapping, transferring, eliminating, declaring (U26 to U32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from complot.core.contract import Action, Phase, Sight, Tell, replace
from complot.core.seats import EVERYONE, Seat, Viewer
from complot.games.uprising import views
from complot.games.uprising.actions import (
    DECLARE,
    ELIMINATIONS,
    END_TURN,
    PLACE_FREED,
    PLACEMENTS,
    SWAPS,
    TRANSFERS,
    WHERE,
    At,
    Declare,
    Eliminate,
    EndTurn,
    Place,
    PlaceFreed,
    Swap,
    Transfer,
)
from complot.games.uprising.board import groups, swappable, transferable
from complot.games.uprising.display import numbers_of
from complot.games.uprising.events import (
    AgentEliminated,
    CounterPlaced,
    FreedPlaced,
    Swapped,
    Transferred,
)
from complot.games.uprising.facts import DUMMY, INSURGENT, REBEL, SYMPATHIZER, Number
from complot.games.uprising.hexes import NAMES, NEIGHBOURS, NEXUS, SPOT, Spot, spots_of

if TYPE_CHECKING:
    from complot.games.uprising.state import Uprising


class Rebelling(Phase):
    """The Rebel chooses what to do next, while actions are left, or ends his turn (U24, U25)."""

    sight: ClassVar = Sight.HALF
    evidence: ClassVar = "U26"

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.rebel,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.rebel:
            return ()
        choices: list[Action] = []
        if game.left:
            rebels, movable = game.board.rebels, game.movable
            if not game.revolution:
                choices += placements(game)
                if game.reserve and game.room(INSURGENT, nexus=True):
                    choices.append(PLACE_FREED)
            choices += [SWAPS[spot] for spot in spots_of(swappable(rebels, movable))]
            targets = game.board.open_to_rebels
            choices += [TRANSFERS[spot] for spot in transferable(rebels, movable, targets)]
            if game.revolution:
                choices += _eliminations(game)
        if not game.revolution:
            choices.append(DECLARE)
        choices.append(END_TURN)
        return tuple(choices)

    def apply(
        self,
        game: Uprising,
        seat: Seat,
        action: Place | PlaceFreed | Swap | Transfer | Eliminate | Declare | EndTurn,
        tell: Tell,
    ) -> Uprising:
        match action:
            case Place():
                return replace(game, phase=Placing(action.number))
            case PlaceFreed():
                return replace(game, phase=Placing(None))
            case Swap():
                return replace(game, phase=Swapping(SPOT[action.hex]))
            case Transfer():
                return replace(game, phase=Transferring(SPOT[action.hex]))
            case Eliminate():
                return _eliminates(game, action, tell)
            case Declare():
                return game.revolts(tell)
            case EndTurn():
                return game.ends_turn(tell)

    def scene(self, game: Uprising, viewer: Viewer) -> views.Rebelling:
        return _SCENE


_SCENE: Final = views.Rebelling()
REBELLING: Final = Rebelling()


def placements(game: Uprising, *, reply: bool = False) -> list[Action]:
    """The counters that can be placed somewhere (U26)."""
    display = game.display
    placeable = 0
    if game.room(INSURGENT, nexus=not reply):
        placeable |= display.insurgents
    if game.room(SYMPATHIZER, nexus=not reply):
        placeable |= display.sympathizers
    if game.room(DUMMY, nexus=not reply):
        placeable |= ~(display.insurgents | display.sympathizers)
    return [PLACEMENTS[number] for number in numbers_of(display.undeployed & placeable)]


def _eliminations(game: Uprising) -> list[Action]:
    """Every Agent with an Insurgent beside it (U30, U47, U-15)."""
    agents = game.board.agents
    return [
        ELIMINATIONS[spot][agent]
        for spot in spots_of(game.insurgents_on_map)
        for agent in spots_of(NEIGHBOURS[spot] & agents)
    ]


def _eliminates(game: Uprising, action: Eliminate, tell: Tell) -> Uprising:
    """The Insurgent is revealed, and the Agent out of the game (U30, U45, U51)."""
    game = game.uncovers(SPOT[action.hex], tell)
    tell(EVERYONE, AgentEliminated(action.hex, action.agent))
    agents = game.board.agents ^ 1 << SPOT[action.agent]
    game = replace(game, board=replace(game.board, agents=agents), left=game.left - 1)
    return game if agents else game.ends(REBEL, "no_agents", tell)


class Placing(Phase):
    """Where the chosen counter, or an Insurgent of the reserve, is placed (U26, U-4 to U-6)."""

    sight: ClassVar = Sight.OPEN
    evidence: ClassVar = "U26"

    number: Number | None
    reply: int | None = None  # counters placed before in reply to a kill

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.rebel,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.rebel:
            return ()
        piece = INSURGENT if self.number is None else game.display.piece(self.number)
        room = game.room(piece, nexus=self.reply is None)
        return tuple([WHERE[spot] for spot in spots_of(room)])

    def apply(self, game: Uprising, seat: Seat, action: At, tell: Tell) -> Uprising:
        spot, number, board = SPOT[action.hex], self.number, game.board
        if number is None:
            tell(EVERYONE, FreedPlaced(action.hex))
            board = replace(board, open_insurgents=board.open_insurgents | 1 << spot)
            game = replace(
                game, board=board, reserve=game.reserve - 1, left=game.left - 1, phase=REBELLING
            )
            return game.enters_nexus(tell) if spot == NEXUS else game
        tell(EVERYONE, CounterPlaced(number, action.hex))
        display = replace(game.display, undeployed=game.display.undeployed ^ 1 << number)
        board = replace(board, spots=board.put(number, spot))
        if self.reply is not None:
            return replace(game, board=board, display=display).replies(self.reply + 1, tell)
        game = replace(game, board=board, display=display, left=game.left - 1, phase=REBELLING)
        return game.enters_nexus(tell) if spot == NEXUS else game

    def scene(
        self, game: Uprising, viewer: Viewer
    ) -> views.Placing | views.Rebelling | views.Replying:
        if viewer == game.rebel:
            return views.Placing(self.number, self.reply)
        return _SCENE if self.reply is None else views.Replying(self.reply)


class Swapping(Phase):
    """Which other counter of the group the chosen one swaps with (U27)."""

    sight: ClassVar = Sight.OPEN
    evidence: ClassVar = "U-3"

    spot: Spot

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.rebel,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.rebel:
            return ()
        group = next(each for each in groups(game.board.rebels) if each >> self.spot & 1)
        others = group & game.movable & ~(1 << self.spot)
        return tuple([WHERE[spot] for spot in spots_of(others)])

    def apply(self, game: Uprising, seat: Seat, action: At, tell: Tell) -> Uprising:
        one, other = self.spot, SPOT[action.hex]
        tell(EVERYONE, Swapped(NAMES[one], action.hex))
        board = game.board.swapped(one, other)
        game = replace(game, board=board, left=game.left - 1, phase=REBELLING)
        if game.revolution:
            return game.uncovers(one, tell).uncovers(other, tell)
        return game.enters_nexus(tell) if NEXUS in (one, other) else game

    def scene(self, game: Uprising, viewer: Viewer) -> views.Swapping | views.Rebelling:
        return views.Swapping(NAMES[self.spot]) if viewer == game.rebel else _SCENE


class Transferring(Phase):
    """Where along its group the chosen counter goes (U29)."""

    sight: ClassVar = Sight.OPEN

    spot: Spot

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.rebel,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.rebel:
            return ()
        return tuple([WHERE[spot] for spot in spots_of(game.board.destinations(self.spot))])

    def apply(self, game: Uprising, seat: Seat, action: At, tell: Tell) -> Uprising:
        to = SPOT[action.hex]
        tell(EVERYONE, Transferred(NAMES[self.spot], action.hex))
        board = game.board.swapped(self.spot, to)
        game = replace(game, board=board, left=game.left - 1, phase=REBELLING)
        if game.revolution:
            return game.uncovers(to, tell)
        return game.enters_nexus(tell) if to == NEXUS else game

    def scene(self, game: Uprising, viewer: Viewer) -> views.Transferring | views.Rebelling:
        return views.Transferring(NAMES[self.spot]) if viewer == game.rebel else _SCENE
