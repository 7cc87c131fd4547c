"""How the sensible bot plays the Government: by the odds that a counter is an Insurgent."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Final

from complot.core.contract import Action, replace
from complot.core.match import Observation, recall
from complot.games.uprising import views
from complot.games.uprising.actions import (
    AGENT_MOVES,
    CAPTURE,
    END_TURN,
    FORGO,
    KILL,
    TURNS,
    WHERE,
    At,
    Interrogate,
    LeaveGap,
    MoveAgent,
    SetMarker,
    TurnSympathizer,
)
from complot.games.uprising.board import around, groups
from complot.games.uprising.facts import TRACK
from complot.games.uprising.game import UPRISING
from complot.games.uprising.government import agent_targets, turn_targets
from complot.games.uprising.hexes import COORDINATES, NEIGHBOURS, NEXUS, SPOT, Area, Spot, spots_of
from complot.games.uprising.knowledge import imagine
from complot.games.uprising.patience import patience
from complot.games.uprising.state import Uprising
from complot.games.uprising.strike import Strike

ITERATIONS: Final = 60
FEARED: Final = 5
CLOSE: Final = 8


def distance(one: Spot, other: Spot) -> int:
    (q, r), (p, s) = COORDINATES[one], COORDINATES[other]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


class Repression:
    """What a Government with this observation thinks of the choices it has."""

    def __init__(self, seen: Observation[views.View], budget: int, rng: Random) -> None:
        view = seen.view
        self.view = view
        self.rng = rng
        self.patience = patience(view, seen.events)
        known = recall(UPRISING, view.options, 2, seen.seat, seen.events)
        count = max(1, budget // (ITERATIONS + len(known.case.links)))
        self.worlds = [imagine(known, view, rng) for _ in range(count)]
        self.game = self.worlds[0]
        board = self.game.board
        self._fears: dict[Area, float] = {}
        self.odds: dict[Spot, float] = {}
        self.real: dict[Spot, float] = {}
        for spot in spots_of(self.game.suspects):
            number = board.number(spot)
            if number is None:
                self.odds[spot] = float(board.open_insurgents >> spot & 1)
                self.real[spot] = 1.0
                continue
            found = sum(world.display.insurgents >> number & 1 for world in self.worlds)
            real = found + sum(world.display.sympathizers >> number & 1 for world in self.worlds)
            self.odds[spot] = found / count
            self.real[spot] = real / count
        self._sieges: dict[Area, float] = {}
        self._hunted = self._escapes()

    def _escapes(self) -> list[tuple[float, Area]]:
        """The likeliest Insurgents: how likely they are, and where they are or can go (U29)."""
        board, movable = self.game.board, self.game.movable
        rebels = board.rebels
        likely = sorted(((odds, spot) for spot, odds in self.odds.items()), reverse=True)[:3]
        hunted = []
        for odds, spot in likely:
            if odds < HUNTED:
                break
            group = next(each for each in groups(rebels) if each >> spot & 1)
            hunted.append((odds, board.destinations(spot) | group & movable | 1 << spot))
        return hunted

    def decides(self, legal: tuple[Action, ...]) -> Action:
        match self.view.scene:
            case views.Posting():
                return self._posts(legal)
            case views.Pacing():
                return self._paces(legal)
            case views.Governing():
                return self._governs(legal)
            case views.Moving(name):
                return self._moves(SPOT[name], legal)
            case views.Turning(name):
                return self._turns(SPOT[name], legal)
            case views.Judging():
                return self._judges()
            case views.Pressing():
                return self._presses(legal)
            case scene:
                raise AssertionError(f"nothing to decide in {scene}")

    def _posts(self, legal: tuple[Action, ...]) -> Action:
        """The gap is away from the counters (U18)."""
        counters = [SPOT[each.hex] for each in self.view.counters]

        def worth(action: Action) -> float:
            assert isinstance(action, LeaveGap)
            return sum(distance(SPOT[action.hex], spot) for spot in counters) + self.rng.random()

        return max(legal, key=worth)

    def _paces(self, legal: tuple[Action, ...]) -> Action:
        """As many actions as are of use, and not too many for the Rebel (U23)."""
        spaces = [each.space for each in legal if isinstance(each, SetMarker)]
        strikes = [Strike(world, TRACK[min(max(spaces) + 1, len(TRACK) - 1)]) for world in self.worlds[:FEARED]]

        def worth(space: int) -> float:
            theirs = TRACK[min(space + 1, len(TRACK) - 1)]
            fear = fmean([self._threat(strike, theirs) for strike in strikes])
            gain = self._gain(TRACK[space])
            growth = 0.0 if self.view.revolution else GROWTH * theirs
            return gain - 2 * self.patience * fear - growth + 0.02 * self.rng.random()

        return SetMarker(max(spaces, key=worth))

    def _gain(self, actions: int) -> float:
        """How many Insurgents so many actions are likely to find."""
        near = around(self.game.board.agents)
        close = sorted((self._rate(s) for s in self.odds if near >> s & 1), reverse=True)
        far = sorted((self._rate(s) for s in self.odds if not near >> s & 1), reverse=True)
        rates = sorted([*close, *(rate / 1.7 for rate in far)], reverse=True)
        return sum(rates[:actions])

    def _rate(self, spot: Spot) -> float:
        """Insurgents found per action by interrogating here (U34, U49)."""
        odds = self.odds[spot]
        if self.view.revolution or self.view.options.ruthless:
            return odds / max(self.real[spot], 0.3)
        return odds + 0.08 * (self.real[spot] - odds)

    # the turn

    def _governs(self, legal: tuple[Action, ...]) -> Action:
        if len(legal) == 1:
            return legal[0]
        ranked = sorted(self._choices(legal), key=lambda each: -each[0])
        return max(ranked[:CLOSE], key=lambda each: each[0] - self._fear(each[2]))[1]

    def _choices(self, legal: tuple[Action, ...]) -> list[tuple[float, Action, Area]]:
        """Each choice, what it promises, and where the Agents stand then."""
        board, left = self.game.board, self.view.left
        agents = board.agents
        choices: list[tuple[float, Action, Area]] = [(-0.2 if self._hunted else 0.0, END_TURN, agents)]
        for action in legal:
            match action:
                case Interrogate(_, name):
                    spot = SPOT[name]
                    worth = self._rate(spot) + 0.1 + 0.02 * self.rng.random()
                    worth += LAST * self._last(spot)
                    choices.append((worth, action, agents))
                case MoveAgent(name):
                    worth, to = self._best_move(SPOT[name])
                    choices.append((worth, action, agents ^ (1 << SPOT[name] | 1 << to)))
                case TurnSympathizer(name):
                    choices.append((self._turn_worth(SPOT[name]), action, agents))
        return choices

    def _last(self, spot: Spot) -> float:
        """How likely it is that the one here is the only Insurgent on the map (U52)."""
        only = sum(world.insurgents_on_map == 1 << spot for world in self.worlds)
        return only / len(self.worlds)

    def _post_worth(self, spot: Spot, others: Area) -> float:
        """What an Agent can find out here with what is left."""
        late = self.view.left < 2
        rates = sorted(
            (
                0.15 if late and self.odds[s] >= HUNTED else self._rate(s)
                for s in spots_of(NEIGHBOURS[spot])
                if s in self.odds
            ),
            reverse=True,
        )
        worth = 0.0
        for count in range(1, len(rates) + 1):
            worth = max(worth, sum(rates[:count]) / (count + 1))
        if late:
            worth *= 0.6
        if not rates:
            nearest = min((distance(spot, s) - 2 * self.odds[s] for s in self.odds), default=9.0)
            worth = 0.02 - 0.005 * nearest
        return worth

    def _best_move(self, agent: Spot) -> tuple[float, Spot]:
        targets = list(spots_of(agent_targets(self.game, agent)))
        others = self.game.board.agents ^ 1 << agent
        ranked = [
            (self._move_worth(agent, to, others) + 0.08 * self.rng.random(), to) for to in targets
        ]
        worth, to = max(ranked)
        return worth, to

    def _move_worth(self, agent: Spot, to: Spot, others: Area) -> float:
        covered = around(others)
        here = [self._rate(s) for s in spots_of(NEIGHBOURS[agent] & ~covered) if s in self.odds]
        crowd = 0.03 * (NEIGHBOURS[to] & others).bit_count()
        return (
            self._post_worth(to, others)
            - 0.3 * max(here, default=0.0)
            - crowd
            + SIEGE * (self._siege(others | 1 << to) - self._siege(others | 1 << agent))
        )

    def _siege(self, agents: Area) -> float:
        """How few hexes are left where a likely Insurgent can go and no Agent is beside it."""
        if agents not in self._sieges:
            covered = around(agents)
            self._sieges[agents] = sum(
                odds * (escape & covered).bit_count() / escape.bit_count()
                for odds, escape in self._hunted
            )
        return self._sieges[agents]

    def _fear(self, agents: Area) -> float:
        """How dangerous it is to have the Agents stand so, when the Rebel moves next."""
        if agents in self._fears:
            return self._fears[agents]
        theirs = TRACK[min(self.view.space + 1, len(TRACK) - 1)]
        weight = self.patience * (1.0 if self.view.left <= 1 else 0.1)
        fear = 0.0
        worlds = self.worlds[:FEARED]
        for world in worlds:
            board = replace(world.board, agents=agents)
            strike = Strike(replace(world, board=board), theirs)
            fear += self._threat(strike, theirs)
        self._fears[agents] = weight * fear / len(worlds)
        return self._fears[agents]

    def _threat(self, strike: Strike, actions: int) -> float:
        """How bad it is what the Rebel can do with so many actions."""
        kills = strike.kills(actions)
        if self.view.revolution:
            return 4.0 if kills == len(strike.agents) else 0.3 * kills
        return THREATS[len(strike.agents) - kills]

    def _moves(self, agent: Spot, legal: tuple[Action, ...]) -> Action:
        others = self.game.board.agents ^ 1 << agent
        ranked = sorted(
            (
                (self._move_worth(agent, SPOT[each.hex], others) + 0.08 * self.rng.random(), each)
                for each in legal
                if isinstance(each, At)
            ),
            key=lambda each: -each[0],
        )[:CLOSE]
        return max(ranked, key=lambda each: each[0] - self._fear(others | 1 << SPOT[each[1].hex]))[1]

    def _turn_worth(self, spot: Spot) -> float:
        """What it is worth to take this Sympathizer away."""
        rebels = self.game.board.rebels
        return 0.05 + 0.1 * (len(groups(rebels ^ 1 << spot)) - len(groups(rebels))) if NEIGHBOURS[spot] & rebels else 0.0

    def _turns(self, spot: Spot, legal: tuple[Action, ...]) -> Action:
        """Away from all Rebels, and where it blocks no Agent."""
        rebels = self.game.board.rebels ^ 1 << spot

        def worth(action: Action) -> float:
            assert isinstance(action, At)
            to = SPOT[action.hex]
            if to == NEXUS:
                return 9.0
            return min((distance(to, each) for each in spots_of(rebels)), default=0) + self.rng.random()

        return max(legal, key=worth)

    def _judges(self) -> Action:
        """Capture, unless a jailbreak looms or the Rebel has nothing to reply with (U34)."""
        view, board = self.view, self.game.board
        if not view.undeployed:
            return KILL
        near = around(1 << NEXUS)
        looms = bool(around(near) & board.rebels or near & board.rebels)
        if looms and view.captives + 1 >= 2:
            return KILL
        return CAPTURE

    def _presses(self, legal: tuple[Action, ...]) -> Action:
        """One more question costs nothing."""
        asked = [each for each in legal if isinstance(each, Interrogate)]
        return max(asked, key=lambda each: self.odds[SPOT[each.hex]] + 0.01 * self.rng.random())


GROWTH: Final = 0.02
SIEGE: Final = 0.8
HUNTED: Final = 0.4
LAST: Final = 3.0
THREATS: Final = (4.0, 1.5, 0.2, 0.1, 0.05, 0.0)
