"""How the sensible bot plays the Rebel, who knows everything."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from random import Random
from typing import Final, NamedTuple

from complot.core.contract import Action, replace, silent
from complot.core.match import Observation
from complot.games.uprising import views
from complot.games.uprising.actions import (
    DECLARE,
    END_REPLY,
    END_TURN,
    PLACE_FREED,
    PLACEMENTS,
    SWAPS,
    TRANSFERS,
    WHERE,
    At,
    Deploy,
    HideFreed,
    HideInsurgent,
    HideSympathizer,
    SetMarker,
)
from complot.games.uprising.board import around, groups, standing
from complot.games.uprising.display import above, numbers_of
from complot.games.uprising.facts import (
    DUMMY,
    INSURGENT,
    INSURGENTS,
    OPENING,
    SYMPATHIZER,
    TRACK,
    Number,
    Piece,
    Space,
)
from complot.games.uprising.hexes import NAMES, NEIGHBOURS, NEXUS, SPOT, Area, Spot, spots_of
from complot.games.uprising.knowledge import imagine, knowledge
from complot.games.uprising.patience import patience
from complot.games.uprising.rebel import REBELLING
from complot.games.uprising.state import Uprising
from complot.games.uprising.strike import Strike, wins

_NEXUS: Final[Area] = 1 << NEXUS

ITERATIONS: Final = 3
CLOSE: Final = 12


class Force(NamedTuple):
    """Where the Rebel's pieces stand, by what they are and by whether they are seen."""

    insurgents: Area
    sympathizers: Area
    dummies: Area
    shown: Area  # of all these
    freed: int = 0  # captives that this sets free

    @property
    def rebels(self) -> Area:
        return self.insurgents | self.sympathizers | self.dummies


class Option(NamedTuple):
    """A whole choice, in one or two halves, and what then stands where."""

    halves: tuple[Action, ...]
    force: Force


class Rebellion:
    """What a Rebel with this view thinks of the choices he has."""

    def __init__(self, seen: Observation[views.View], budget: int, rng: Random) -> None:
        view = seen.view
        seat = view.rebel
        self.patience = patience(view, seen.events)
        self.view = view
        self.rng = rng
        self.budget = budget
        self.game = imagine(knowledge(view.options, seat, seat), view, rng)
        board, display = self.game.board, self.game.display
        hidden_sympathizers = standing(board.spots, display.sympathizers)
        insurgents = self.game.insurgents_on_map
        sympathizers = hidden_sympathizers | board.open_sympathizers
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

    # what comes next

    def decides(self, legal: tuple[Action, ...]) -> Action:
        """One of these."""
        match self.view.scene:
            case views.Hiding(insurgents, sympathizers):
                return self._hides(legal, insurgents or sympathizers)
            case views.Deploying(deployed):
                return self._deploys(legal, deployed)
            case views.Siting(deployed, number):
                return self._sites(legal, deployed, number)
            case views.Pacing():
                return self._paces(legal)
            case views.Freeing():
                return self._frees(legal)
            case views.Replying():
                return self._builds(legal)
            case views.Rebelling():
                return self._rebels(legal)
            case views.Placing() | views.Swapping() | views.Transferring():
                return self._goes(legal)
            case scene:
                raise AssertionError(f"nothing to decide in {scene}")

    # set-up

    def _hides(self, legal: tuple[Action, ...], wanted: int) -> Action:
        """Each way to fill the boxes is as likely (U16)."""
        pool = len(legal) + wanted - 1
        for action in legal:
            if self.rng.random() * pool < wanted:
                return action
            pool -= 1
        return legal[-1]

    def _deploys(self, legal: tuple[Action, ...], deployed: tuple[views.Counter, ...]) -> Action:
        """Two or three Insurgents among the eight, and about as many Dummies as real pieces (U17)."""
        view, rng, display = self.view, self.rng, self.game.display
        chosen = [each.number for each in deployed]
        last = chosen[-1] if chosen else 0
        pool = list(range(last + 1, view.options.numbers + 1))
        following = OPENING - len(chosen)
        best, smallest = -1.0, 0
        allowed = {each.number for each in legal if isinstance(each, Deploy)}
        for _ in range(12):
            rest = sorted(rng.sample(pool, following))
            if rest[0] not in allowed:
                continue
            pieces = [display.piece(number) for number in (*chosen, *rest)]
            fits = (
                (0.0, 0.3, 1.0, 1.0, 0.5, 0.1)[pieces.count(INSURGENT)]
                + 0.3 * (pieces.count(SYMPATHIZER) in (1, 2, 3))
                + 0.2 * rng.random()
            )
            if fits > best:
                best, smallest = fits, rest[0]
        if not smallest:
            return rng.choice(legal)
        return next(each for each in legal if isinstance(each, Deploy) and each.number == smallest)

    def _sites(
        self, legal: tuple[Action, ...], deployed: tuple[views.Counter, ...], number: Number
    ) -> Action:
        """In twos and threes along the rim (U17)."""
        taken = 0
        for each in deployed:
            taken |= 1 << SPOT[each.hex]
        sizes = {spot: group.bit_count() for group in groups(taken) for spot in spots_of(group)}

        def worth(action: Action) -> float:
            assert isinstance(action, At)
            near = NEIGHBOURS[SPOT[action.hex]] & taken
            joined = sum(sizes[spot] for spot in spots_of(near))
            return (0.35, 0.8, 1.0, 0.6, 0.3)[min(joined, 4)] + self.rng.random()

        return max(legal, key=worth)

    # the marker

    def _paces(self, legal: tuple[Action, ...]) -> Action:
        """Enough actions to win if there are any; else what promises more than it risks (U23)."""
        spaces = sorted(each.space for each in legal if isinstance(each, SetMarker))
        strike = Strike(self.game, TRACK[spaces[-1]])
        for space in spaces:
            if strike.cost <= TRACK[space] and wins(self.game, TRACK[space]):
                return SetMarker(space)
        if not self.view.revolution:
            for space in spaces:
                if self._ripe(strike, space, TRACK[space]):
                    return SetMarker(space)

        def worth(space: int) -> float:
            actions = TRACK[space]
            theirs = TRACK[min(space + 1, len(TRACK) - 1)]
            if self.view.revolution:
                mine = 1.5 * strike.kills(actions) + HASTE * space
            else:
                mine = GROWTH * min(actions, len(self.view.undeployed) + 2) + HASTE * space
            return mine - 0.5 * self.patience * self._loss(self.force, theirs) + 0.05 * self.rng.random()

        return SetMarker(max(spaces, key=worth))

    # the turn

    def _rebels(self, legal: tuple[Action, ...]) -> Action:
        if len(legal) == 1:
            return legal[0]
        game, left = self.game, self.view.left
        strike = Strike(game, left)
        if strike.cost <= left and wins(game, left):
            return self._first(strike.step(left), legal)
        if game.revolution:
            if strike.kills(left):
                step = strike.step(left)
                if step:
                    return self._first(step, legal)
        elif DECLARE in legal and self._ripe(strike, self.view.space, left):
            return DECLARE
        return self._builds(legal)

    def _first(self, halves: tuple[Action, ...], legal: tuple[Action, ...]) -> Action:
        return halves[0] if halves and halves[0] in legal else self._builds(legal)

    def _ripe(self, strike: Strike, space: Space, actions: int) -> bool:
        """Whether to declare though not all Agents can be eliminated at once (U32)."""
        kills = strike.kills(actions)
        if not kills:
            return False
        theirs = TRACK[min(space + 1, len(TRACK) - 1)]
        rest = len(strike.agents) - kills
        if self._lost_all(self.force, theirs) > DESPERATE and kills >= 2:
            return True
        return rest <= 2 and self._survivors(theirs) >= SURVIVORS[rest] or not self.patience

    def _survivors(self, theirs: int) -> float:
        """How many Insurgents are left, on average, after the Government's answer."""
        force = self.force
        shown = (force.insurgents & force.shown).bit_count() + 1
        hidden = (force.insurgents & ~force.shown).bit_count() - 1
        others = (force.sympathizers & ~force.shown).bit_count()
        found = ANSWER * theirs
        left = max(shown - found, 0.0)
        found = max(found - shown, 0.0)
        return left + hidden - min(found * hidden / max(hidden + others, 1), hidden)

    # building

    def _builds(self, legal: tuple[Action, ...]) -> Action:
        """Whatever makes the Rebel's position best."""
        options = self._options(legal)
        stop = END_REPLY if END_REPLY in legal else END_TURN
        options.append(Option((stop,), self.force))
        return self._best(options).halves[0]

    def _goes(self, legal: tuple[Action, ...]) -> Action:
        """The second half of a choice, as the first half meant it."""
        scene = self.view.scene
        allowed = {SPOT[each.hex] for each in legal if isinstance(each, At)}
        game = self.game
        reply = isinstance(scene, views.Placing) and scene.reply is not None
        if not reply:
            left = self.view.left
            strike = Strike(game, left)
            if strike.cost <= left or (game.revolution and strike.kills(left)):
                halves = strike.step(left)
                if len(halves) == 2 and self._same(halves[0]):
                    where = halves[1]
                    if where in legal:
                        return where
        options: list[Option] = []
        match scene:
            case views.Placing(number):
                piece = INSURGENT if number is None else game.display.piece(number)
                options = [self._placed(None, piece, spot, number is None) for spot in allowed]
            case views.Swapping(name):
                options = [self._swapped(SPOT[name], spot) for spot in allowed]
            case views.Transferring(name):
                options = [self._moved(SPOT[name], spot) for spot in allowed]
        return self._best(options).halves[-1]

    def _same(self, half: Action) -> bool:
        """Whether this is the first half that has been chosen."""
        match self.view.scene:
            case views.Placing(int() as number):
                return half == PLACEMENTS[number]
            case views.Placing():
                return half == PLACE_FREED
            case views.Swapping(name):
                return half == SWAPS[SPOT[name]]
            case views.Transferring(name):
                return half == TRANSFERS[SPOT[name]]
            case _:
                return False

    def _options(self, legal: tuple[Action, ...]) -> list[Option]:
        """Whole choices: every placement, and some of the moves."""
        game, force = self.game, self.force
        allowed = set(legal)
        reply = END_REPLY in allowed
        options: list[Option] = []
        seen: set[Piece] = set()
        undeployed = list(numbers_of(game.display.undeployed))
        self.rng.shuffle(undeployed)
        for number in undeployed:
            piece = game.display.piece(number)
            if piece in seen or PLACEMENTS[number] not in allowed:
                continue
            seen.add(piece)
            for spot in spots_of(game.room(piece, nexus=not reply)):
                options.append(self._placed(PLACEMENTS[number], piece, spot, False))
        if reply:
            return options
        if PLACE_FREED in allowed:
            for spot in spots_of(game.room(INSURGENT, nexus=True)):
                options.append(self._placed(PLACE_FREED, INSURGENT, spot, True))
        moves: list[Option] = []
        for group in groups(force.rebels):
            movers = [spot for spot in spots_of(group) if TRANSFERS[spot] in allowed]
            for spot in movers:
                for to in spots_of(game.board.destinations(spot)):
                    moves.append(self._moved(spot, to))
            swappers = [spot for spot in spots_of(group) if SWAPS[spot] in allowed]
            for spot in swappers:
                if force.insurgents >> spot & 1:
                    moves += [
                        self._swapped(spot, other)
                        for other in swappers
                        if not force.insurgents >> other & 1
                    ]
        most = max(1, self.budget // ITERATIONS - len(options))
        if len(moves) > most:
            moves = self.rng.sample(moves, most)
        return options + moves

    def _placed(self, half: Action | None, piece: Piece, spot: Spot, shown: bool) -> Option:
        force, bit = self.force, 1 << spot
        halves = (WHERE[spot],) if half is None else (half, WHERE[spot])
        match piece:
            case Piece.INSURGENT:
                force = force._replace(insurgents=force.insurgents | bit)
            case Piece.SYMPATHIZER:
                force = force._replace(sympathizers=force.sympathizers | bit)
            case Piece.DUMMY:
                force = force._replace(dummies=force.dummies | bit)
        if shown:
            force = force._replace(shown=force.shown | bit)
        return Option(halves, self._entered(force) if spot == NEXUS else force)

    def _moved(self, one: Spot, to: Spot) -> Option:
        return Option((TRANSFERS[one], WHERE[to]), self._exchanged(one, to))

    def _swapped(self, one: Spot, other: Spot) -> Option:
        return Option((SWAPS[one], WHERE[other]), self._exchanged(one, other))

    def _exchanged(self, one: Spot, other: Spot) -> Force:
        """What stands where after a swap or a transfer (U27, U29, U41, U45)."""
        both = 1 << one | 1 << other
        areas = [
            area ^ both if (area >> one ^ area >> other) & 1 else area for area in self.force[:4]
        ]
        insurgents, sympathizers, dummies, shown = areas
        if self.view.revolution:
            dummies &= ~both
            shown |= both & (insurgents | sympathizers)
        force = Force(insurgents, sympathizers, dummies, shown)
        return self._entered(force) if both & _NEXUS else force

    def _entered(self, force: Force) -> Force:
        """After a counter came into the Nexus (U41, U-11)."""
        if self.view.revolution or not force.insurgents & _NEXUS:
            return force
        captives = self.view.captives
        if not captives:
            return force._replace(shown=force.shown | _NEXUS)
        insurgents = force.insurgents & ~_NEXUS
        dummies, hiding = force.dummies, captives + 1
        calm = [spot for spot in spots_of(dummies & ~self.beside)]
        for spot in calm[:hiding]:
            insurgents |= 1 << spot
            dummies &= ~(1 << spot)
        return Force(insurgents, force.sympathizers, dummies, force.shown & ~_NEXUS, captives)

    def _best(self, options: Iterable[Option]) -> Option:
        """The one that is worth most: a quick look at all, a second one at the best."""
        noise = self.rng.random
        ranked = sorted(
            ((self._worth(each.force) + 0.02 * noise(), place, each) for place, each in enumerate(options)),
            reverse=True,
        )
        return max(
            ((worth + self._promise(each), place, each) for worth, place, each in ranked[:CLOSE])
        )[2]

    def _theirs(self) -> int:
        """How many actions the Government may have next."""
        if isinstance(self.view.scene, views.Replying) or (
            isinstance(self.view.scene, views.Placing) and self.view.scene.reply is not None
        ):
            return self.view.left
        return TRACK[min(self.view.space + 1, len(TRACK) - 1)]

    def _worth(self, force: Force) -> float:
        """How good it is to stand so, as far as a quick look tells."""
        insurgents = force.insurgents
        worth = 1.6 * force.freed - self._loss(force, self._theirs())
        worth += (0.0, 3.0, 4.6, 5.6, 6.2, 6.5, 6.5)[min(insurgents.bit_count(), 6)]
        worth += 0.12 * (force.rebels & ~force.shown).bit_count() + 0.05 * force.sympathizers.bit_count()
        if not self.view.revolution:
            reach = around(around(insurgents)) | around(insurgents)
            worth += 0.1 * (reach & self.game.board.agents).bit_count()
        return worth

    def _loss(self, force: Force, actions: int) -> float:
        """What the Government may do to us with so many actions."""
        hazards = self._hazards(force, actions)
        return 1.2 * sum(hazards) + 8 * self._all(hazards, actions)

    def _lost_all(self, force: Force, actions: int) -> float:
        return self._all(self._hazards(force, actions), actions)

    def _all(self, hazards: list[float], actions: int) -> float:
        """How likely all Insurgents are to be found."""
        if len(hazards) > (1 if actions == 1 else 0.75 * actions + 1):
            return 0.0
        return prod(hazards)

    def _hazards(self, force: Force, actions: int) -> list[float]:
        """By Insurgent, how likely it is to be found."""
        frozen = 0 if self.view.revolution else force.shown & force.sympathizers
        suspects = force.rebels & ~frozen
        known = force.shown & force.insurgents
        near = suspects & self.beside
        far = suspects & self.within if actions > 1 else 0
        questions = min(actions, near.bit_count()) + max(actions - near.bit_count(), 0) / 2
        if self.view.revolution:
            questions *= 1.7
        weights = near.bit_count() + 0.4 * far.bit_count() + 3 * (known & (near | far)).bit_count()
        hazards = []
        for spot in spots_of(force.insurgents):
            bit = 1 << spot
            weight = 1.0 if near & bit else 0.4 if far & bit else 0.0
            if weight and known & bit:
                weight += 3
            hazards.append(min(0.95, questions * weight / weights) if weight else 0.02)
        return hazards

    def _promise(self, option: Option) -> float:
        """How near it brings the end of the Agents."""
        game = self._after(option)
        if game is None:
            return 0.0
        strike = Strike(game, AHEAD)
        ahead = TRACK[min(self.view.space + 1, len(TRACK) - 1)]
        return -0.25 * min(strike.cost, 16) + 0.3 * strike.kills(ahead)

    def _after(self, option: Option) -> Uprising | None:
        """The game after a whole choice by the rules."""
        game = self.game
        if option.halves[0] in (END_TURN, END_REPLY):
            return game
        for half in option.halves:
            if type(half) is not At and type(game.phase) is not type(REBELLING):
                if isinstance(self.view.scene, views.Placing | views.Swapping | views.Transferring):
                    continue
            game = game.phase.apply(game, game.rebel, half, silent)  # type: ignore[arg-type]
        return game

    def _frees(self, legal: tuple[Action, ...]) -> Action:
        """Into Dummies on the map that no Agent is near, else beside other boxes (U42)."""
        scene, game = self.view.scene, self.game
        assert isinstance(scene, views.Freeing)
        assert scene.left is not None and scene.last is not None
        boxes = list(numbers_of(game.display.empty(game.options.numbers) & above(scene.last)))

        def worth(number: Number) -> float:
            spot = game.board.spots[number]
            noise = 0.3 * self.rng.random()
            if spot < 0:
                return 0.3 + noise
            return noise + (0.2 if self.beside >> spot & 1 else 0.8 if self.within >> spot & 1 else 1.0)

        chosen = sorted(sorted(boxes, key=worth, reverse=True)[: scene.left])
        for number in chosen:
            if HideFreed(number) in legal:
                return HideFreed(number)
        return legal[0]


GROWTH: Final = 0.35
HASTE: Final = 0.3
AHEAD: Final = 8

DESPERATE: Final = 0.6
SURVIVORS: Final = (0.0, 0.8, 2.0)
ANSWER: Final = 0.5
