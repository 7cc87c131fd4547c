"""What it would take the Rebel to eliminate Agents in one turn, were the Revolution declared.

An Insurgent eliminates every Agent beside it, an action each (U30, U-15). To come beside more of
them it moves along its group, an action each time (U29); where the group doesn't reach, counters
that carry it there are placed first (U26) or, after the Revolution, moved there.
"""

from __future__ import annotations

from typing import Final

from complot.games.uprising.actions import (
    DECLARE,
    ELIMINATIONS,
    PLACEMENTS,
    SWAPS,
    TRANSFERS,
    WHERE,
)
from complot.games.uprising.board import around, groups, standing
from complot.games.uprising.display import numbers_of
from complot.games.uprising.hexes import NEIGHBOURS, NEXUS, Area, Spot, spots_of
from complot.games.uprising.state import Uprising
from complot.core.contract import Action

FAR: Final = 99
"""As many actions as nobody has."""

_NEXUS: Final[Area] = 1 << NEXUS


class Strike:
    """How many actions it takes to eliminate which Agents."""

    def __init__(self, game: Uprising, actions: int) -> None:
        board = game.board
        self.game = game
        self.actions = actions
        self.agents = tuple(spots_of(board.agents))
        self.insurgents = game.insurgents_on_map
        self.zones = self._zones()
        self.stations = self._stations()
        self.moves = self._moves()

    def _zones(self) -> list[Area]:
        """By number of actions: the hexes where an Insurgent can be then, and no sooner."""
        game, board = self.game, self.game.board
        rebels, room = board.rebels, board.open_to_rebels
        carriers = not game.revolution and bool(game.display.undeployed)
        real = self.insurgents | board.open_sympathizers
        real |= standing(board.spots, game.display.sympathizers)
        near, lone, footing = 0, 0, 0
        for group in groups(rebels):
            if not group & self.insurgents:
                continue
            if group & (group - 1):
                near |= around(group) & room | group & game.movable
                able = group & real
                if carriers or game.revolution and able & (able - 1):
                    footing |= around(group) & room
            elif carriers:
                lone |= group
        seen = self.insurgents
        zones = [seen, near & ~seen]
        seen |= near
        footing |= around(lone) & room
        beside = footing
        while footing and len(zones) < self.actions:
            following = (around(footing & ~_NEXUS) & room | beside) & ~seen
            zones.append(following)
            seen |= following
            footing, beside = following, 0
        return zones

    def _stations(self) -> dict[int, tuple[int, Spot]]:
        """By set of Agents: the fewest actions to be beside all of them, and the hex for it."""
        stations: dict[int, tuple[int, Spot]] = {}
        close = around(self.game.board.agents)
        for cost, zone in enumerate(self.zones):
            for spot in spots_of(zone & close):
                near, beside = NEIGHBOURS[spot], 0
                for place, agent in enumerate(self.agents):
                    if near >> agent & 1:
                        beside |= 1 << place
                if beside not in stations:
                    stations[beside] = cost, spot
        return stations

    def _moves(self) -> list[int]:
        """By set of Agents: the fewest actions, beside eliminating, to come beside each."""
        moves = [0] + [FAR] * ((1 << len(self.agents)) - 1)
        if not self.stations:
            return moves
        choices = [(beside, cost) for beside, (cost, _) in self.stations.items()]
        for agents in range(1, len(moves)):
            first = agents & -agents
            best = FAR
            for beside, cost in choices:
                if beside & first:
                    total = moves[agents & ~beside] + cost
                    if total < best:
                        best = total
            moves[agents] = best
        return moves

    @property
    def cost(self) -> int:
        """The fewest actions that eliminate every Agent."""
        return self.moves[-1] + len(self.agents)

    def kills(self, actions: int) -> int:
        """How many Agents so many actions can eliminate."""
        most = 0
        for agents, moves in enumerate(self.moves):
            count = agents.bit_count()
            if count > most and count + moves <= actions:
                most = count
        return most

    def best(self, actions: int) -> int:
        """The set of Agents, as large as possible, that so many actions eliminate."""
        return max(
            (
                (agents.bit_count(), -moves, agents)
                for agents, moves in enumerate(self.moves)
                if agents.bit_count() + moves <= actions
            ),
            default=(0, 0, 0),
        )[2]

    def step(self, actions: int) -> tuple[Action, ...]:
        """The first thing to do, in one or two halves, to eliminate as many as can be."""
        left = self.best(actions)
        if not left:
            return ()
        chosen = []
        while left:
            first = left & -left
            cost, beside, spot = min(
                (self.moves[left & ~beside] + cost, beside, spot)
                for beside, (cost, spot) in self.stations.items()
                if beside & first
            )
            cost, _ = self.stations[beside]
            chosen.append((cost, beside, spot))
            left &= ~beside
        revolution = self.game.revolution
        cost, beside, spot = max(chosen)
        if not revolution and cost > 1:
            return self._carry(cost, spot)
        if not revolution:
            return (DECLARE,)
        cost, beside, spot = min(chosen)
        if not cost:
            return (self._elimination(spot),)
        if cost == 1:
            return self._comes(spot)
        return self._carry(cost, spot)

    def _elimination(self, spot: Spot) -> Action:
        agent = next(spots_of(NEIGHBOURS[spot] & self.game.board.agents))
        return ELIMINATIONS[spot][agent]

    def _comes(self, spot: Spot) -> tuple[Action, ...]:
        """An Insurgent comes here, by a swap if somebody stands here (U27, U29)."""
        game, board = self.game, self.game.board
        rebels = board.rebels
        agents = board.agents
        best: tuple[int, int, int, Spot] | None = None
        for group in groups(rebels):
            for mover in spots_of(group & self.insurgents):
                rest = group ^ 1 << mover
                if not (rest >> spot & 1 or NEIGHBOURS[spot] & rest):
                    continue
                key = (
                    (NEIGHBOURS[mover] & agents).bit_count(),
                    len(groups(rest)),
                    board.open_insurgents >> mover & 1 ^ 1,
                    mover,
                )
                if best is None or key < best:
                    best = key
        if best is None:
            return ()
        mover = best[3]
        if rebels >> spot & 1:
            return SWAPS[mover], WHERE[spot]
        return TRANSFERS[mover], WHERE[spot]

    def _carry(self, cost: int, spot: Spot) -> tuple[Action, ...]:
        """A counter that carries an Insurgent nearer to this hex comes onto the way."""
        game, board = self.game, self.game.board
        room = board.open_to_rebels & ~_NEXUS
        step = 1 << spot
        for back in range(cost - 1, 0, -1):
            near = around(step) & room
            step = near & self.zones[back]
            if back == 1 and not step:
                step = near & around(self.insurgents)
        if not step:
            return ()
        target = (step & -step).bit_length() - 1
        if game.revolution:
            return self._carried(target)
        for numbers in (
            game.display.undeployed & ~game.display.insurgents & ~game.display.sympathizers,
            game.display.undeployed & game.display.sympathizers,
            game.display.undeployed & game.display.insurgents,
        ):
            for number in numbers_of(numbers):
                if game.room(game.display.piece(number), nexus=False) >> target & 1:
                    return PLACEMENTS[number], WHERE[target]
                break
        return ()

    def _carried(self, target: Spot) -> tuple[Action, ...]:
        """After the Revolution only a real piece that isn't needed elsewhere can carry (U45)."""
        game, board = self.game, self.game.board
        sympathizers = board.open_sympathizers | standing(board.spots, game.display.sympathizers)
        for movers in (sympathizers, self.insurgents):
            for group in groups(board.rebels):
                for mover in spots_of(group & movers):
                    for rest in groups(group ^ 1 << mover):
                        if NEIGHBOURS[target] & rest and rest & self.insurgents:
                            return TRANSFERS[mover], WHERE[target]
        return ()


def wins(game: Uprising, actions: int) -> bool:
    """Whether so many actions are enough to eliminate every Agent, played out by the rules."""
    from complot.games.uprising.rebel import REBELLING
    from complot.core.contract import replace, silent

    game = replace(game, left=actions, phase=REBELLING)
    while True:
        strike = Strike(game, game.left)
        if strike.cost > game.left:
            return False
        step = strike.step(game.left)
        if not step:
            return False
        for action in step:
            if action not in game.phase.legal(game, game.rebel):
                return False
            game = game.phase.apply(game, game.rebel, action, silent)  # type: ignore[arg-type]
        if not game.board.agents:
            return True
        if game.phase != REBELLING:
            return False
