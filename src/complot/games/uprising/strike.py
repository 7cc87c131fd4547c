"""What it would take the Rebel to eliminate Agents in one turn, were the Revolution declared.

An Insurgent eliminates every Agent beside it, an action each (U30, U-15). To come beside more of
them it moves along its group, an action each time (U29); where the group doesn't reach, counters
that carry it there are placed first (U26) or, after the Revolution, moved there.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from complot.core.contract import Action, replace, silent
from complot.games.uprising.actions import (
    DECLARE,
    ELIMINATIONS,
    PLACEMENTS,
    SWAPS,
    TRANSFERS,
    WHERE,
    At,
)
from complot.games.uprising.board import around, groups, standing
from complot.games.uprising.display import numbers_of
from complot.games.uprising.facts import TRACK, Space
from complot.games.uprising.game import UPRISING
from complot.games.uprising.hexes import NEIGHBOURS, NEXUS, SPOT, Area, Spot, spots_of
from complot.games.uprising.rebel import REBELLING
from complot.games.uprising.state import Uprising

FAR: Final = 99
"""As many actions as nobody has."""

_NEXUS: Final[Area] = 1 << NEXUS


Agents: TypeAlias = int
"""A set of Agents: bit *i* for the Agent that is the *i*-th on the map."""


class Station(NamedTuple):
    """A hex beside Agents, and how many actions bring an Insurgent there."""

    cost: int
    agents: Agents
    spot: Spot


class Strike:
    """Which Agents so many actions can eliminate, and how.

    It is reckoned quickly, not exactly: each way is counted as if the Insurgent set out on it
    from where the Rebel stands now. ``wins`` plays it out.
    """

    def __init__(self, game: Uprising, actions: int) -> None:
        self.game = game
        self.actions = actions
        self.agents = tuple(spots_of(game.board.agents))
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
                if carriers or (game.revolution and able & (able - 1)):
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

    def _stations(self) -> dict[Agents, Station]:
        """By set of Agents: the hex beside just these that takes the fewest actions."""
        stations: dict[Agents, Station] = {}
        close = around(self.game.board.agents)
        for cost, zone in enumerate(self.zones):
            for spot in spots_of(zone & close):
                near, beside = NEIGHBOURS[spot], 0
                for place, agent in enumerate(self.agents):
                    if near >> agent & 1:
                        beside |= 1 << place
                if beside not in stations:
                    stations[beside] = Station(cost, beside, spot)
        return stations

    def _moves(self) -> list[int]:
        """By set of Agents: the fewest actions, beside eliminating, to come beside each."""
        moves = [0] + [FAR] * ((1 << len(self.agents)) - 1)
        if not self.stations:
            return moves
        choices = [(station.agents, station.cost) for station in self.stations.values()]
        for agents in range(1, len(moves)):
            first, best = agents & -agents, FAR
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

    def step(self) -> tuple[Action, ...]:
        """What to do first, in one or two halves, to eliminate as many as can be."""
        route = self._route()
        if not route:
            return ()
        if not self.game.revolution:
            farthest = max(route)
            return self._carries(farthest) if farthest.cost > 1 else (DECLARE,)
        nearest = min(route)
        if not nearest.cost:
            return (self._elimination(nearest.spot),)
        return self._comes(nearest.spot) if nearest.cost == 1 else self._carries(nearest)

    def _route(self) -> list[Station]:
        """The hexes to go to for the most Agents with the fewest actions."""
        _, _, left = max(
            (agents.bit_count(), -moves, agents)
            for agents, moves in enumerate(self.moves)
            if agents.bit_count() + moves <= self.actions
        )
        route = []
        while left:
            first = left & -left
            _, station = min(
                (self.moves[left & ~station.agents] + station.cost, station)
                for station in self.stations.values()
                if station.agents & first
            )
            route.append(station)
            left &= ~station.agents
        return route

    def _elimination(self, spot: Spot) -> Action:
        agent = next(spots_of(NEIGHBOURS[spot] & self.game.board.agents))
        return ELIMINATIONS[spot][agent]

    def _comes(self, spot: Spot) -> tuple[Action, ...]:
        """An Insurgent comes here, by a swap if somebody stands here (U27, U29).

        Rather one that has no Agent beside it, whose group holds together without it, and that
        is revealed already.
        """
        board = self.game.board
        rebels, movers = board.rebels, []
        for group in groups(rebels):
            for mover in spots_of(group & self.insurgents):
                rest = group ^ 1 << mover
                if rest >> spot & 1 or NEIGHBOURS[spot] & rest:
                    busy = (NEIGHBOURS[mover] & board.agents).bit_count()
                    shown = board.open_insurgents >> mover & 1
                    movers.append((busy, len(groups(rest)), -shown, mover))
        if not movers:
            return ()
        mover = min(movers)[-1]
        return (SWAPS if rebels >> spot & 1 else TRANSFERS)[mover], WHERE[spot]

    def _carries(self, station: Station) -> tuple[Action, ...]:
        """A counter on which an Insurgent can go on comes onto the way there (U26, U29)."""
        game, display = self.game, self.game.display
        room = game.board.open_to_rebels & ~_NEXUS
        way = 1 << station.spot
        for back in range(station.cost - 1, 0, -1):
            near = around(way) & room
            way = near & self.zones[back]
            if back == 1 and not way:
                way = near & around(self.insurgents)
        if not way:
            return ()
        target = next(spots_of(way))
        if game.revolution:
            return self._carried(target)
        reals = display.insurgents | display.sympathizers
        for pieces in (~reals, display.sympathizers, display.insurgents):
            number = next(numbers_of(display.undeployed & pieces), None)
            if number and game.room(display.piece(number), nexus=False) >> target & 1:
                return PLACEMENTS[number], WHERE[target]
        return ()

    def _carried(self, target: Spot) -> tuple[Action, ...]:
        """After the Revolution only a real piece can do that: a Dummy vanishes (U45)."""
        board = self.game.board
        sympathizers = board.open_sympathizers
        sympathizers |= standing(board.spots, self.game.display.sympathizers)
        for movers in (sympathizers, self.insurgents):
            for group in groups(board.rebels):
                for mover in spots_of(group & movers):
                    for rest in groups(group ^ 1 << mover):
                        if NEIGHBOURS[target] & rest and rest & self.insurgents:
                            return TRANSFERS[mover], WHERE[target]
        return ()


def wins(game: Uprising, actions: int) -> bool:
    """Whether so many actions eliminate every Agent, played out by the rules (U51)."""
    game = replace(game, left=actions, phase=REBELLING)
    while game.phase == REBELLING:
        strike = Strike(game, game.left)
        step = strike.step() if strike.cost <= game.left else ()
        if not step:
            return False
        for action in step:
            if action not in UPRISING.legal(game, game.rebel):
                return False
            game = UPRISING.apply(game, game.rebel, action, silent)
    return not game.board.agents


def actions_after(space: Space) -> int:
    """How many actions the other player may have after this space of the track (U23)."""
    return TRACK[min(space + 1, len(TRACK) - 1)]


def spot_of(action: Action) -> Spot:
    """Where a choice's second half goes."""
    assert isinstance(action, At)
    return SPOT[action.hex]
