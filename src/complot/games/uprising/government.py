"""The Government's turn: moving Agents, interrogating, turning Sympathizers (U33 to U37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from complot.core.contract import Action, Phase, Sight, Tell, replace
from complot.core.seats import EVERYONE, Seat, Viewer
from complot.games.uprising import views
from complot.games.uprising.actions import (
    AGENT_MOVES,
    END_TURN,
    INTERROGATIONS,
    TURNS,
    WHERE,
    At,
    EndTurn,
    Interrogate,
    MoveAgent,
    TurnSympathizer,
)
from complot.games.uprising.events import AgentMoved, SympathizerTurned
from complot.games.uprising.facts import JUMP_CAPTIVES, TURN_CAPTIVES
from complot.games.uprising.hexes import NAMES, NEIGHBOURS, SPOT, Area, Spot, spots_of
from complot.games.uprising.options import TURNED_INTO_NEXUS

if TYPE_CHECKING:
    from complot.games.uprising.state import Uprising


class Governing(Phase):
    """The Government chooses what to do next, while actions are left, or ends its turn (U24)."""

    sight: ClassVar = Sight.HALF

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.government,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.government:
            return ()
        if not game.left:
            return (END_TURN,)
        board = game.board
        agents = tuple(spots_of(board.agents))
        choices: list[Action] = [
            AGENT_MOVES[agent] for agent in agents if agent_targets(game, agent)
        ]
        suspects = game.suspects
        choices += [
            INTERROGATIONS[agent][spot]
            for agent in agents
            for spot in spots_of(NEIGHBOURS[agent] & suspects)
        ]
        if game.captives >= TURN_CAPTIVES and turn_targets(game):
            choices += [TURNS[spot] for spot in spots_of(board.open_sympathizers)]
        choices.append(END_TURN)
        return tuple(choices)

    def apply(
        self,
        game: Uprising,
        seat: Seat,
        action: MoveAgent | Interrogate | TurnSympathizer | EndTurn,
        tell: Tell,
    ) -> Uprising:
        match action:
            case MoveAgent():
                return replace(game, phase=Moving(SPOT[action.hex]))
            case Interrogate():
                return game.interrogates(action, tell, free=False)
            case TurnSympathizer():
                return replace(game, phase=Turning(SPOT[action.hex]))
            case EndTurn():
                return game.ends_turn(tell)

    def scene(self, game: Uprising, viewer: Viewer) -> views.Governing:
        return _SCENE


_SCENE: Final = views.Governing()
GOVERNING: Final = Governing()


def agent_targets(game: Uprising, agent: Spot) -> Area:
    """Where an Agent can go: in a straight line, or by a jump (U33, U36, U-13)."""
    return game.board.free if game.captives >= JUMP_CAPTIVES else game.board.reach(agent)


def turn_targets(game: Uprising) -> Area:
    """Where a Sympathizer can be turned to (U35, U-14)."""
    if game.options.turn_into_nexus is TURNED_INTO_NEXUS:
        return game.board.open_to_rebels
    return game.board.free


class Moving(Phase):
    """Where the chosen Agent goes (U33, U36)."""

    sight: ClassVar = Sight.OPEN

    spot: Spot

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.government,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.government:
            return ()
        return tuple([WHERE[spot] for spot in spots_of(agent_targets(game, self.spot))])

    def apply(self, game: Uprising, seat: Seat, action: At, tell: Tell) -> Uprising:
        to, board = SPOT[action.hex], game.board
        jumped = not board.reach(self.spot) >> to & 1
        tell(EVERYONE, AgentMoved(NAMES[self.spot], action.hex, jumped))
        board = replace(board, agents=board.agents ^ (1 << self.spot | 1 << to))
        return replace(game, board=board, left=game.left - 1, phase=GOVERNING)

    def scene(self, game: Uprising, viewer: Viewer) -> views.Moving | views.Governing:
        return views.Moving(NAMES[self.spot]) if viewer == game.government else _SCENE


class Turning(Phase):
    """Where the chosen Sympathizer is turned to (U35)."""

    sight: ClassVar = Sight.OPEN

    spot: Spot

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.government,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.government:
            return ()
        return tuple([WHERE[spot] for spot in spots_of(turn_targets(game))])

    def apply(self, game: Uprising, seat: Seat, action: At, tell: Tell) -> Uprising:
        tell(EVERYONE, SympathizerTurned(NAMES[self.spot], action.hex))
        board = game.board.swapped(self.spot, SPOT[action.hex])
        return replace(game, board=board, left=game.left - 1, phase=GOVERNING)

    def scene(self, game: Uprising, viewer: Viewer) -> views.Turning | views.Governing:
        return views.Turning(NAMES[self.spot]) if viewer == game.government else _SCENE
