"""How the sensible bot plays the Rebel, who knows everything.

If the Agents can all be eliminated in this turn he does it. Else he looks for the choice after
which his Insurgents are many, hard to find among other counters, and near to many Agents.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from random import Random
from typing import Final, NamedTuple

from complot.core.contract import Action, Claim, silent
from complot.core.match import Observation
from complot.games.uprising import views
from complot.games.uprising.actions import (
    DECLARE,
    END_REPLY,
    END_TURN,
    FREED_BOXES,
    PLACE_FREED,
    PLACEMENTS,
    SWAPS,
    TRANSFERS,
    WHERE,
    Deploy,
    SetMarker,
)
from complot.games.uprising.board import around, groups, standing
from complot.games.uprising.claims import (
    AllOnMap,
    NoneNear,
    NothingThere,
    NumberIs,
    Revolt,
    ToNexus,
)
from complot.games.uprising.display import above, numbers_of
from complot.games.uprising.facts import (
    DUMMY,
    INSURGENT,
    OPENING,
    SYMPATHIZER,
    TRACK,
    Number,
    Piece,
    Space,
)
from complot.games.uprising.game import UPRISING
from complot.games.uprising.hexes import NEIGHBOURS, NEXUS, SPOT, Area, Spot, spots_of
from complot.games.uprising.knowledge import imagine, knowledge
from complot.games.uprising.options import UNNOTICED
from complot.games.uprising.patience import patience
from complot.games.uprising.state import Uprising
from complot.games.uprising.strike import Strike, actions_after, spot_of, wins

ITERATIONS: Final = 3
"""How much of the budget it takes to look at a choice."""

CLOSE: Final = 12
"""So many of the choices that look best it looks at again."""

DRAFTS: Final = 12
"""So many ways to choose the eight counters it compares."""

AHEAD: Final = 8
"""With how many actions in mind it comes nearer to the Agents."""

GROWTH: Final = 0.35
"""What an action is worth …"""

HASTE: Final = 0.3
"""… and a space of the track, whatever its actions."""

PRESENCE: Final = (-50.0, 3.0, 4.6, 5.6, 6.2, 6.5)
"""What it is worth to have so many Insurgents on the map."""

FREED: Final = 1.6
"""What it is worth to free a captive."""

LOST: Final = 1.2
"""What an Insurgent is worth that is found …"""

LOST_ALL: Final = 8.0
"""… and what more if it was the last one."""

DESPERATE: Final = 0.6
"""As likely to lose the last Insurgent, the Revolution can't wait."""

SURVIVORS: Final = (0.0, 0.8, 2.0)
"""By the Agents that would be left: how many Insurgents must outlast their answer."""

ANSWER: Final = 0.5
"""How many pieces the Government finds per action after the Revolution."""

OPEN: Final = 4.0
"""How much sooner a revealed Insurgent is interrogated than a hidden counter."""

FARTHER: Final = 0.4
"""How much sooner a counter is interrogated that has an Agent beside it."""

TALK: Final = 0.15
"""How often the Rebel says something at the beginning of his turn."""

_NEXUS: Final[Area] = 1 << NEXUS


class Force(NamedTuple):
    """Where the Rebel's pieces stand, by what they are and by whether they are revealed."""

    insurgents: Area
    sympathizers: Area
    dummies: Area
    shown: Area  # some of all these
    freed: int = 0  # captives whom it took to stand so

    @property
    def rebels(self) -> Area:
        return self.insurgents | self.sympathizers | self.dummies


class Choice(NamedTuple):
    """A whole choice, in one or two halves, and how the Rebel stands after it."""

    halves: tuple[Action, ...]
    force: Force


class Rebellion:
    """What a Rebel with this observation thinks of the choices he has."""

    def __init__(self, seen: Observation[views.View], budget: int, rng: Random) -> None:
        view = seen.view
        self.view = view
        self.budget = budget
        self.rng = rng
        self.patience = patience(view, seen.events)
        self.game = imagine(knowledge(view.options, view.rebel, view.rebel), view, rng)
        board = self.game.board
        insurgents = self.game.insurgents_on_map
        sympathizers = standing(board.spots, self.game.display.sympathizers)
        sympathizers |= board.open_sympathizers
        self.force = Force(
            insurgents=insurgents,
            sympathizers=sympathizers,
            dummies=board.rebels & ~insurgents & ~sympathizers,
            shown=board.open_insurgents | board.open_sympathizers,
        )
        self.beside = around(board.agents)
        reach = 0
        for agent in spots_of(board.agents):
            reach |= board.reach(agent)
        self.within = around(reach) & ~self.beside

    def decides(self, legal: tuple[Action, ...]) -> Action:
        """One of these."""
        match self.view.scene:
            case views.Hiding(insurgents, sympathizers):
                return self._hides(legal, insurgents or sympathizers)
            case views.Deploying(deployed):
                return self._deploys(legal, deployed)
            case views.Siting(deployed):
                return self._sites(legal, deployed)
            case views.Pacing():
                return self._paces(legal)
            case views.Rebelling():
                return self._rebels(legal)
            case views.Replying():
                return self._builds(legal)
            case views.Placing() | views.Swapping() | views.Transferring():
                return self._goes(legal)
            case views.Freeing(left=int() as left, last=int() as last):
                return self._frees(legal, left, last)
            case scene:
                raise AssertionError(f"nothing to decide in {scene}")

    def _hides(self, legal: tuple[Action, ...], wanted: int) -> Action:
        """Each way to fill so many boxes is as likely as any other (U16)."""
        boxes = len(legal) + wanted - 1
        for action in legal:
            if self.rng.random() * boxes < wanted:
                return action
            boxes -= 1
        return legal[-1]

    def _deploys(self, legal: tuple[Action, ...], deployed: tuple[views.Counter, ...]) -> Action:
        """Two or three Insurgents among the eight, and a few Sympathizers (U17).

        It drafts the rest of the eight several times and begins with the best draft.
        """
        chosen = [each.number for each in deployed]
        numbers = range(chosen[-1] + 1 if chosen else 1, self.view.options.numbers + 1)
        allowed = {each.number: each for each in legal if isinstance(each, Deploy)}
        best, action = 0.0, self.rng.choice(legal)
        for _ in range(DRAFTS):
            draft = sorted(self.rng.sample(numbers, OPENING - len(chosen)))
            worth = self._draft([*chosen, *draft])
            if draft[0] in allowed and worth > best:
                best, action = worth, allowed[draft[0]]
        return action

    def _draft(self, numbers: list[Number]) -> float:
        """What it is worth to begin with these numbers."""
        pieces = [self.game.display.piece(number) for number in numbers]
        insurgents = (0.0, 0.3, 1.0, 1.0, 0.5, 0.1)[pieces.count(INSURGENT)]
        return insurgents + 0.3 * (1 <= pieces.count(SYMPATHIZER) <= 3) + 0.2 * self.rng.random()

    def _sites(self, legal: tuple[Action, ...], deployed: tuple[views.Counter, ...]) -> Action:
        """Mostly in twos and threes along the rim (U17)."""
        taken = 0
        for each in deployed:
            taken |= 1 << SPOT[each.hex]
        sizes = {spot: group.bit_count() for group in groups(taken) for spot in spots_of(group)}

        def worth(action: Action) -> float:
            near = NEIGHBOURS[spot_of(action)] & taken
            joined = sum(sizes[spot] for spot in spots_of(near))
            return (0.35, 0.8, 1.0, 0.6, 0.3)[min(joined, 4)] + self.rng.random()

        return max(legal, key=worth)

    def _paces(self, legal: tuple[Action, ...]) -> Action:
        """As few actions as win, or make the time ripe; else what promises more than it risks.

        The Government may have more actions than one takes oneself (U23).
        """
        spaces = sorted(each.space for each in legal if isinstance(each, SetMarker))
        strike = Strike(self.game, TRACK[spaces[-1]])
        for space in spaces:
            if strike.cost <= TRACK[space] and wins(self.game, TRACK[space]):
                return SetMarker(space)
        if not self.view.revolution:
            for space in spaces:
                if self._ripe(strike, space, TRACK[space]):
                    return SetMarker(space)

        def worth(space: Space) -> float:
            actions = TRACK[space]
            if self.view.revolution:
                gain = 1.5 * strike.kills(actions)
            else:
                gain = GROWTH * min(actions, len(self.view.undeployed) + 2)
            risk = 0.5 * self.patience * self._loss(self.force, actions_after(space))
            return gain + HASTE * space - risk + 0.05 * self.rng.random()

        return SetMarker(max(spaces, key=worth))

    def _rebels(self, legal: tuple[Action, ...]) -> Action:
        game, left = self.game, self.view.left
        strike = Strike(game, left)
        if (strike.cost <= left and wins(game, left)) or (game.revolution and strike.kills(left)):
            step = strike.step()
            if step and step[0] in legal:
                return step[0]
        elif not game.revolution and self._ripe(strike, self.view.space, left):
            return DECLARE
        return self._builds(legal)

    def _ripe(self, strike: Strike, space: Space, actions: int) -> bool:
        """Whether to declare though not all Agents can be eliminated at once (U32)."""
        kills = strike.kills(actions)
        if not kills:
            return False
        theirs = actions_after(space)
        if kills >= 2 and self._loses_all(self._hazards(self.force, theirs), theirs) > DESPERATE:
            return True
        rest = len(strike.agents) - kills
        if rest < len(SURVIVORS) and self._survivors(theirs) >= SURVIVORS[rest]:
            return True
        return not self.patience

    def _survivors(self, theirs: int) -> float:
        """How many Insurgents are left, on average, after the Government's answer.

        It finds those first that are revealed, the one that strikes among them; then real pieces
        by chance, for Dummies cost it nothing (U49).
        """
        force = self.force
        shown = (force.insurgents & force.shown).bit_count() + 1
        hidden = max((force.insurgents & ~force.shown).bit_count() - 1, 0)
        others = (force.sympathizers & ~force.shown).bit_count()
        found = ANSWER * theirs
        by_chance = max(found - shown, 0.0) / max(hidden + others, 1)
        return max(shown - found, 0.0) + hidden * (1 - min(by_chance, 1.0))

    def _builds(self, legal: tuple[Action, ...]) -> Action:
        """Whatever makes the Rebel's position best, if only to stop here."""
        stop = END_REPLY if END_REPLY in legal else END_TURN
        choices = [*self._placements(legal), Choice((stop,), self.force)]
        moves = self._moves(set(legal))
        most = max(1, self.budget // ITERATIONS - len(choices))
        if len(moves) > most:
            moves = self.rng.sample(moves, most)
        return self._best(choices + moves).halves[0]

    def _placements(self, legal: tuple[Action, ...]) -> list[Choice]:
        """Each piece in the Display on each hex where it can be placed (U26, U43)."""
        game, allowed = self.game, set(legal)
        nexus = END_REPLY not in allowed
        numbers: dict[Piece, Number] = {}
        for number in numbers_of(game.display.undeployed):
            piece = game.display.piece(number)
            if PLACEMENTS[number] in allowed and (piece not in numbers or self.rng.random() < 0.5):
                numbers[piece] = number
        choices = [
            self._placed(piece, spot, PLACEMENTS[number])
            for piece, number in numbers.items()
            for spot in spots_of(game.room(piece, nexus=nexus))
        ]
        if PLACE_FREED in allowed:
            choices += [
                self._placed(INSURGENT, spot, PLACE_FREED)
                for spot in spots_of(game.room(INSURGENT, nexus=True))
            ]
        return choices

    def _moves(self, allowed: set[Action]) -> list[Choice]:
        """Each transfer, and each swap of an Insurgent with something else (U27, U29)."""
        insurgents, board = self.force.insurgents, self.game.board
        moves = []
        for group in groups(self.force.rebels):
            for spot in spots_of(group):
                if TRANSFERS[spot] in allowed:
                    moves += [self._moved(spot, to) for to in spots_of(board.destinations(spot))]
            able = [spot for spot in spots_of(group) if SWAPS[spot] in allowed]
            others = [spot for spot in able if not insurgents >> spot & 1]
            for spot in able:
                if insurgents >> spot & 1:
                    moves += [self._swapped(spot, other) for other in others]
        return moves

    def _goes(self, legal: tuple[Action, ...]) -> Action:
        """The second half of a choice: the best that the first one leaves."""
        game, left, scene = self.game, self.view.left, self.view.scene
        if not (isinstance(scene, views.Placing) and scene.reply is not None):
            strike = Strike(game, left)
            if strike.cost <= left or game.revolution:
                step = strike.step()
                if len(step) == 2 and step[0] == self._first_half() and step[1] in legal:
                    return step[1]
        spots = map(spot_of, legal)
        match scene:
            case views.Placing(number):
                piece = INSURGENT if number is None else game.display.piece(number)
                choices = [self._placed(piece, spot, self._first_half()) for spot in spots]
            case views.Swapping(name):
                choices = [self._swapped(SPOT[name], spot) for spot in spots]
            case views.Transferring(name):
                choices = [self._moved(SPOT[name], spot) for spot in spots]
            case _:
                raise AssertionError(f"{scene} is no half of a choice")
        return self._best(choices).halves[1]

    def _first_half(self) -> Action | None:
        """The half of a choice that has been made, if one has."""
        match self.view.scene:
            case views.Placing(number):
                return PLACE_FREED if number is None else PLACEMENTS[number]
            case views.Swapping(name):
                return SWAPS[SPOT[name]]
            case views.Transferring(name):
                return TRANSFERS[SPOT[name]]
            case _:
                return None

    def _placed(self, piece: Piece, spot: Spot, half: Action | None) -> Choice:
        assert half is not None
        force, bit = self.force, 1 << spot
        if piece is INSURGENT:
            force = force._replace(insurgents=force.insurgents | bit)
        elif piece is SYMPATHIZER:
            force = force._replace(sympathizers=force.sympathizers | bit)
        else:
            force = force._replace(dummies=force.dummies | bit)
        if half == PLACE_FREED:
            force = force._replace(shown=force.shown | bit)
        return Choice((half, WHERE[spot]), self._entered(force) if spot == NEXUS else force)

    def _moved(self, one: Spot, to: Spot) -> Choice:
        return Choice((TRANSFERS[one], WHERE[to]), self._exchanged(one, to))

    def _swapped(self, one: Spot, other: Spot) -> Choice:
        return Choice((SWAPS[one], WHERE[other]), self._exchanged(one, other))

    def _exchanged(self, one: Spot, other: Spot) -> Force:
        """How the Rebel stands after a swap or a transfer (U27, U29, U45)."""
        both = 1 << one | 1 << other
        insurgents, sympathizers, dummies, shown = (
            hexes ^ both if (hexes >> one ^ hexes >> other) & 1 else hexes
            for hexes in self.force[:4]
        )
        if self.view.revolution:
            dummies &= ~both
            shown |= both & (insurgents | sympathizers)
        force = Force(insurgents, sympathizers, dummies, shown)
        return self._entered(force) if both & _NEXUS else force

    def _entered(self, force: Force) -> Force:
        """How he stands after a counter has come into the Nexus (U41, U42, U-11)."""
        view = self.view
        if view.revolution or not force.insurgents & _NEXUS:
            return force
        if not view.captives:
            if view.options.empty_jailbreak is UNNOTICED:
                return force
            return force._replace(shown=force.shown | _NEXUS)
        insurgents, dummies = force.insurgents & ~_NEXUS, force.dummies
        calm = [*spots_of(dummies & ~self.beside), *spots_of(dummies & self.beside)]
        for spot in calm[: view.captives + 1]:
            insurgents |= 1 << spot
            dummies ^= 1 << spot
        shown = force.shown & ~_NEXUS
        return Force(insurgents, force.sympathizers, dummies, shown, view.captives)

    def _best(self, choices: Iterable[Choice]) -> Choice:
        """The choice that is worth most: after a look at all, a closer one at the best."""
        looks = [
            (self._worth(each.force) + 0.02 * self.rng.random(), place, each)
            for place, each in enumerate(choices)
        ]
        looks.sort(reverse=True)
        return max(
            (worth + self._promise(each), place, each) for worth, place, each in looks[:CLOSE]
        )[2]

    def _worth(self, force: Force) -> float:
        """How good it is to stand so."""
        insurgents, hidden = force.insurgents, force.rebels & ~force.shown
        count = min(insurgents.bit_count(), len(PRESENCE) - 1)
        worth = PRESENCE[count] + FREED * force.freed - self._loss(force, self._theirs())
        worth += 0.12 * hidden.bit_count() + 0.05 * force.sympathizers.bit_count()
        if not self.view.revolution:
            near = around(insurgents)
            worth += 0.1 * ((around(near) | near) & self.game.board.agents).bit_count()
        return worth

    def _promise(self, choice: Choice) -> float:
        """How near a choice brings the end of the Agents."""
        game = self._after(choice)
        strike = Strike(game, AHEAD)
        return 0.3 * strike.kills(actions_after(self.view.space)) - 0.25 * min(strike.cost, 16)

    def _after(self, choice: Choice) -> Uprising:
        """The game after a whole choice."""
        game = self.game
        if choice.halves[0] in (END_TURN, END_REPLY):
            return game
        made = self._first_half() is not None
        for half in choice.halves[made:]:
            game = UPRISING.apply(game, game.rebel, half, silent)
        return game

    def _theirs(self) -> int:
        """How many actions the Government may have before it is the Rebel's turn."""
        scene = self.view.scene
        if isinstance(scene, views.Replying) or (
            isinstance(scene, views.Placing) and scene.reply is not None
        ):
            return self.view.left
        return actions_after(self.view.space)

    def _loss(self, force: Force, actions: int) -> float:
        """What the Government may do to a Rebel who stands so, with so many actions."""
        hazards = self._hazards(force, actions)
        return LOST * sum(hazards) + LOST_ALL * self._loses_all(hazards, actions)

    def _loses_all(self, hazards: list[float], actions: int) -> float:
        """How likely all Insurgents are to be found: so many actions don't find many (U52)."""
        most = 1 if actions == 1 else 0.75 * actions + 1
        return 0.0 if len(hazards) > most else prod(hazards)

    def _hazards(self, force: Force, actions: int) -> list[float]:
        """By Insurgent, how likely it is to be found among the others that an Agent can reach."""
        frozen = 0 if self.view.revolution else force.shown & force.sympathizers
        suspects = force.rebels & ~frozen
        known = force.shown & force.insurgents
        near = suspects & self.beside
        far = suspects & self.within if actions > 1 else 0
        questions = min(actions, near.bit_count()) + max(actions - near.bit_count(), 0) / 2
        if self.view.revolution:
            questions *= 1.7
        total = near.bit_count() + FARTHER * far.bit_count()
        total += (OPEN - 1) * (known & (near | far)).bit_count()
        hazards = []
        for spot in spots_of(force.insurgents):
            weight = 1.0 if near >> spot & 1 else FARTHER if far >> spot & 1 else 0.0
            if weight and known >> spot & 1:
                weight += OPEN - 1
            hazards.append(min(0.95, questions * weight / total) if weight else 0.02)
        return hazards

    def _frees(self, legal: tuple[Action, ...], left: int, last: int) -> Action:
        """Into the boxes of Dummies on the map, rather where no Agent is near (U42)."""
        game = self.game
        boxes = numbers_of(game.display.empty(game.options.numbers) & above(last))

        def worth(number: Number) -> float:
            spot = game.board.spots[number]
            if spot < 0:
                return 0.3 * self.rng.random() + (0.3 if self.force.insurgents else -1.0)
            calm = 0.2 if self.beside >> spot & 1 else 0.8 if self.within >> spot & 1 else 1.0
            return 0.3 * self.rng.random() + calm

        for number in sorted(sorted(boxes, key=worth, reverse=True)[:left]):
            if FREED_BOXES[number] in legal:
                return FREED_BOXES[number]
        return legal[0]

    def says(self) -> tuple[Claim, ...]:
        """Now and then something about a counter or a plan; true or not, as it comes."""
        view, rng = self.view, self.rng
        if not isinstance(view.scene, views.Pacing) or rng.random() > TALK:
            return ()
        claims: list[Claim] = []
        if view.counters:
            counter = rng.choice(view.counters)
            claims += [NumberIs(counter.number, rng.choice((INSURGENT, DUMMY, DUMMY)))]
            claims += [NothingThere(counter.hex)]
        if not view.revolution:
            claims += [NoneNear(), AllOnMap(rng.random() < 0.5), Revolt(rng.random() < 0.5)]
        if view.captives and not view.revolution:
            claims.append(ToNexus(rng.random() < 0.5))
        return (rng.choice(claims),) if claims else ()
