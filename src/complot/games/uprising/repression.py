"""How the sensible bot plays the Government: by the odds that a counter is an Insurgent.

It draws worlds that it can't rule out, counts in how many of them each counter is an Insurgent,
and goes where an action finds most. In some of these worlds it asks what the Rebel could do to
its Agents, so as not to give him too many actions nor stand where he gets them all.
"""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from complot.core.belief import Belief, belief
from complot.core.contract import Action, Claim, replace
from complot.core.match import Observation, recall
from complot.games.uprising import views
from complot.games.uprising.actions import (
    CAPTURE,
    END_TURN,
    KILL,
    Interrogate,
    LeaveGap,
    MoveAgent,
    SetMarker,
    TurnSympathizer,
)
from complot.games.uprising.board import around, groups
from complot.games.uprising.claims import ComingFor, GiveUp, Mercy
from complot.games.uprising.facts import (
    INSURGENT,
    SEATS,
    SYMPATHIZER,
    TRACK,
    TURN_CAPTIVES,
    Space,
)
from complot.games.uprising.game import UPRISING
from complot.games.uprising.government import agent_targets
from complot.games.uprising.hexes import (
    CENTRE_RING,
    COORDINATES,
    NEIGHBOURS,
    NEXUS,
    SPOT,
    Area,
    Spot,
    spots_of,
)
from complot.games.uprising.knowledge import imagine
from complot.games.uprising.patience import patience
from complot.games.uprising.strike import Strike, actions_after, spot_of

ITERATIONS: Final = 60
"""How much of the budget it takes to draw a world, and one more with each link to mind."""

FEARED: Final = 5
"""In so many worlds it asks what the Rebel could do."""

CLOSE: Final = 8
"""So many of the choices that look best it looks at again."""

GROWTH: Final = 0.02
"""What an action of the Rebel costs."""

HASTE: Final = 0.1
"""What a space of the track is worth to a Government that has waited long enough."""

THREATS: Final = (4.0, 1.5, 0.2, 0.1, 0.05, 0.0)
"""By the Agents that would be left: how bad it is that the Rebel could declare."""

LOST: Final = 0.3
"""How bad it is, after the Revolution, to lose an Agent."""

LAST: Final = 3.0
"""What it is worth to find the last Insurgent on the map."""

CURIOSITY: Final = 0.1
"""What it is worth to interrogate anything."""

LATE: Final = 0.6
"""What a place is worth in which an Agent can ask only in the next turn …"""

WARNED: Final = 0.15
"""… and what a likely Insurgent there is, who will be gone."""

HUNTED: Final = 0.4
"""As likely an Insurgent is worth a siege."""

SIEGE: Final = 0.8
"""What it is worth to leave it nowhere to go."""

BUSY: Final = 0.3
"""How much of what an Agent could find it gives up by going away."""

TALK: Final = 0.15
"""How often the Government says something at the beginning of its turn."""


class Choice(NamedTuple):
    """A choice, what it promises, and where the Agents stand after it."""

    promise: float
    action: Action
    agents: Area


class Repression:
    """What a Government with this observation thinks of the choices it has."""

    def __init__(self, seen: Observation[views.View], budget: int, rng: Random) -> None:
        view = seen.view
        self.view = view
        self.rng = rng
        self.patience = patience(view, seen.events)
        known = recall(UPRISING, view.options, SEATS, seen.seat, seen.events)
        count = max(1, budget // (ITERATIONS + len(known.case.links)))
        self.worlds = [imagine(known, view, rng) for _ in range(count)]
        self.game = self.worlds[0]
        self.odds: dict[Spot, float] = {}
        """By spot of a suspect: how likely it is an Insurgent …"""
        self.real: dict[Spot, float] = {}
        """… or any real piece."""
        for spot in spots_of(self.game.suspects):
            self.odds[spot], self.real[spot] = self._chances(spot)
        self.hunted = self._hunted()
        self._sieges: dict[Area, float] = {}
        self._fears: dict[Area, float] = {}

    def _chances(self, spot: Spot) -> tuple[float, float]:
        """How likely a suspect is an Insurgent, and how likely a real piece."""
        board = self.game.board
        number = board.number(spot)
        if number is None:
            return float(board.open_insurgents >> spot & 1), 1.0
        insurgent = fmean([world.display.insurgents >> number & 1 for world in self.worlds])
        sympathizer = fmean([world.display.sympathizers >> number & 1 for world in self.worlds])
        return insurgent, insurgent + sympathizer

    def suspicions(self) -> tuple[Belief, ...]:
        """How likely each number on the map is an Insurgent, and how likely a Sympathizer."""
        held: list[Belief] = []
        for each in self.view.counters:
            insurgent, real = self.odds[SPOT[each.hex]], self.real[SPOT[each.hex]]
            held.append(belief(each.number, INSURGENT.value, insurgent))
            held.append(belief(each.number, SYMPATHIZER.value, real - insurgent))
        return tuple(held)

    def _hunted(self) -> list[tuple[float, Area]]:
        """The likeliest Insurgents: how likely each is, and where it is or can go (U27, U29)."""
        board, movable = self.game.board, self.game.movable
        likeliest = sorted(((odds, spot) for spot, odds in self.odds.items()), reverse=True)[:3]
        hunted = []
        for odds, spot in likeliest:
            if odds >= HUNTED:
                group = next(each for each in groups(board.rebels) if each >> spot & 1)
                hunted.append((odds, board.destinations(spot) | group & movable | 1 << spot))
        return hunted

    def decides(self, legal: tuple[Action, ...]) -> Action:
        """One of these."""
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
            case views.Judging(agent):
                return self._judges(SPOT[agent])
            case views.Pressing():
                return self._presses(legal)
            case scene:
                raise AssertionError(f"nothing to decide in {scene}")

    def _posts(self, legal: tuple[Action, ...]) -> Action:
        """The gap is where the fewest counters are near (U18)."""
        counters = [SPOT[each.hex] for each in self.view.counters]

        def worth(action: Action) -> float:
            assert isinstance(action, LeaveGap)
            return sum(distance(SPOT[action.hex], spot) for spot in counters) + self.rng.random()

        return max(legal, key=worth)

    def _paces(self, legal: tuple[Action, ...]) -> Action:
        """As many actions as find something, unless the Rebel's would then be too many (U23)."""
        spaces = [each.space for each in legal if isinstance(each, SetMarker)]
        most = actions_after(max(spaces))
        strikes = [Strike(world, most) for world in self.worlds[:FEARED]]

        def worth(space: Space) -> float:
            theirs = actions_after(space)
            fear = fmean([self._threat(strike, theirs) for strike in strikes])
            growth = 0.0 if self.view.revolution else GROWTH * theirs * self.patience
            gain = self._gain(TRACK[space])
            haste = HASTE * (1 - self.patience) * space
            return gain + haste - growth - 2 * self.patience * fear + 0.02 * self.rng.random()

        return SetMarker(max(spaces, key=worth))

    def _gain(self, actions: int) -> float:
        """How many Insurgents so many actions are likely to find."""
        near = around(self.game.board.agents)
        rates = [self._rate(spot) / (1 if near >> spot & 1 else 1.7) for spot in self.odds]
        return sum(sorted(rates, reverse=True)[:actions])

    def _rate(self, spot: Spot) -> float:
        """How many Insurgents are found per action by interrogating here (U34, U49, U55)."""
        odds, real = self.odds[spot], self.real[spot]
        if self.view.revolution or self.view.options.ruthless:
            return odds / max(real, 0.3)
        return odds + 0.08 * (real - odds)

    def _threat(self, strike: Strike, actions: int) -> float:
        """How bad it is what the Rebel can do with so many actions."""
        kills = strike.kills(actions)
        left = len(strike.agents) - kills
        return LOST * kills if self.view.revolution and left else THREATS[left]

    def _fear(self, agents: Area) -> float:
        """How bad it is to have the Agents stand so; worst when the Rebel is next."""
        if agents not in self._fears:
            actions = actions_after(self.view.space)
            boards = [replace(world.board, agents=agents) for world in self.worlds[:FEARED]]
            worlds = map(lambda world, board: replace(world, board=board), self.worlds, boards)
            threat = fmean([self._threat(Strike(world, actions), actions) for world in worlds])
            self._fears[agents] = self.patience * threat * (1 if self.view.left == 1 else 0.1)
        return self._fears[agents]

    def _governs(self, legal: tuple[Action, ...]) -> Action:
        """The choice that promises most, less what one has to fear after it."""
        if len(legal) == 1:
            return legal[0]
        choices = sorted(self._choices(legal), key=lambda each: -each.promise)[:CLOSE]
        return max(choices, key=lambda each: each.promise - self._fear(each.agents)).action

    def _choices(self, legal: tuple[Action, ...]) -> list[Choice]:
        agents = self.game.board.agents
        choices = []
        for action in legal:
            match action:
                case Interrogate(_, name):
                    promise = self._rate(SPOT[name]) + LAST * self._last(SPOT[name]) + CURIOSITY
                    choices.append(Choice(promise + 0.02 * self.rng.random(), action, agents))
                case MoveAgent(name):
                    agent = SPOT[name]
                    targets = spots_of(agent_targets(self.game, agent))
                    promise, to = max((self._move(agent, to), to) for to in targets)
                    moved = agents ^ (1 << agent | 1 << to)
                    choices.append(Choice(promise, action, moved))
                case TurnSympathizer(name):
                    choices.append(Choice(self._turn(SPOT[name]), action, agents))
                case _:
                    idle = -0.2 if self.hunted else 0.0
                    choices.append(Choice(idle, END_TURN, agents))
        return choices

    def _last(self, spot: Spot) -> float:
        """How likely the one here is the only Insurgent on the map (U52)."""
        return fmean([world.insurgents_on_map == 1 << spot for world in self.worlds])

    def _move(self, agent: Spot, to: Spot) -> float:
        """What it promises that this Agent goes there."""
        others = self.game.board.agents ^ 1 << agent
        near = NEIGHBOURS[agent] & ~around(others)
        given_up = max(
            [self._rate(spot) for spot in spots_of(near) if spot in self.odds], default=0
        )
        crowd = 0.03 * (NEIGHBOURS[to] & others).bit_count()
        siege = self._siege(others | 1 << to) - self._siege(others | 1 << agent)
        noise = 0.08 * self.rng.random()
        return self._post(to) - BUSY * given_up - crowd + SIEGE * siege + noise

    def _post(self, spot: Spot) -> float:
        """What an Agent finds per action that goes here and interrogates."""
        late = self.view.left == 1
        rates = [
            WARNED if late and self.odds[each] >= HUNTED else self._rate(each)
            for each in spots_of(NEIGHBOURS[spot])
            if each in self.odds
        ]
        if not rates:
            ways = [distance(spot, each) - 2 * odds for each, odds in self.odds.items()]
            return 0.02 - 0.005 * min(ways, default=9.0)
        rates.sort(reverse=True)
        best = max(sum(rates[:count]) / (count + 1) for count in range(1, len(rates) + 1))
        return LATE * best if late else best

    def _siege(self, agents: Area) -> float:
        """How much of where a likely Insurgent is or can go has an Agent beside it."""
        if agents not in self._sieges:
            covered = around(agents)
            self._sieges[agents] = sum(
                odds * (hexes & covered).bit_count() / hexes.bit_count()
                for odds, hexes in self.hunted
            )
        return self._sieges[agents]

    def _moves(self, agent: Spot, legal: tuple[Action, ...]) -> Action:
        """Where the Agent goes: the best place, less what one has to fear there (U33, U36)."""
        others = self.game.board.agents ^ 1 << agent
        choices = [
            Choice(self._move(agent, spot), action, others | 1 << spot)
            for action, spot in zip(legal, map(spot_of, legal), strict=True)
        ]
        choices = sorted(choices, key=lambda each: -each.promise)[:CLOSE]
        return max(choices, key=lambda each: each.promise - self._fear(each.agents)).action

    def _turn(self, spot: Spot) -> float:
        """What it is worth to take this Sympathizer away, where it links or supports (U35)."""
        rebels = self.game.board.rebels
        if not NEIGHBOURS[spot] & rebels:
            return -0.1
        return 0.06 + 0.12 * (len(groups(rebels ^ 1 << spot)) - len(groups(rebels)))

    def _turns(self, spot: Spot, legal: tuple[Action, ...]) -> Action:
        """Into the Nexus, if that is allowed, else far from all other Rebels (U-14)."""
        rebels = list(spots_of(self.game.board.rebels ^ 1 << spot))

        def worth(action: Action) -> float:
            to = spot_of(action)
            if to == NEXUS:
                return 99.0
            return min([distance(to, each) for each in rebels], default=0) + self.rng.random()

        return max(legal, key=worth)

    def _judges(self, agent: Spot) -> Action:
        """Capture, for the free interrogation and for what captives allow (U34 to U36).

        But kill where a jailbreak looms, or where the Rebel has nothing to reply with and there
        is nobody likely to interrogate.
        """
        view = self.view
        looms = bool((around(CENTRE_RING) | CENTRE_RING) & self.game.board.rebels)
        if looms and view.captives + 1 >= TURN_CAPTIVES:
            return KILL
        near = [self.odds[spot] for spot in spots_of(NEIGHBOURS[agent]) if spot in self.odds]
        if not view.undeployed and max(near, default=0.0) < HUNTED:
            return KILL
        return CAPTURE

    def _presses(self, legal: tuple[Action, ...]) -> Action:
        """One more question costs nothing (U34)."""
        asked = [each for each in legal if isinstance(each, Interrogate)]
        return max(asked, key=lambda each: self.odds[SPOT[each.hex]] + 0.01 * self.rng.random())

    def says(self) -> tuple[Claim, ...]:
        """Now and then a threat, or a promise that it may not keep."""
        rng = self.rng
        if not isinstance(self.view.scene, views.Pacing) or rng.random() > TALK:
            return ()
        claims: list[Claim] = [Mercy(rng.random() < 0.5)]
        if self.view.counters:
            claims.append(ComingFor(rng.choice(self.view.counters).hex))
        if self.view.killed + self.view.captives >= 3:
            claims.append(GiveUp())
        return (rng.choice(claims),)


def distance(one: Spot, other: Spot) -> int:
    """How many steps it is from hex to hex."""
    (q, r), (p, s) = COORDINATES[one], COORDINATES[other]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))
