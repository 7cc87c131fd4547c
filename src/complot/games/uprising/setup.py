"""Before the first turn: the boxes are filled, eight counters deployed, the Agents posted."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Action, Phase, Sight, Tell, replace
from complot.core.seats import EVERYONE, Seat, Viewer
from complot.games.uprising import views
from complot.games.uprising.actions import (
    DEPLOYMENTS,
    GAPS,
    INSURGENT_BOXES,
    SYMPATHIZER_BOXES,
    WHERE,
    At,
    Deploy,
    HideInsurgent,
    HideSympathizer,
    LeaveGap,
)
from complot.games.uprising.display import above, beyond, numbers_of
from complot.games.uprising.events import AgentsPosted, CounterDeployed
from complot.games.uprising.facts import (
    INSURGENTS,
    OPENING,
    REBEL,
    SYMPATHIZERS,
    Number,
    Numbers,
)
from complot.games.uprising.hexes import CENTRE_RING, NAMES, RIM, SPOT, Spot, spots_of

if TYPE_CHECKING:
    from complot.games.uprising.state import Uprising

_PREPARING = views.Preparing()


class Hiding(Phase):
    """The Rebel secretly puts the real pieces into boxes, one in each (U16).

    First the Insurgents, then the Sympathizers, each in ascending order, so that there is one way
    to fill the same boxes and the order says nothing.
    """

    sight: ClassVar = Sight.UNSEEN

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.rebel,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.rebel:
            return ()
        display = game.display
        left = INSURGENTS - display.insurgents.bit_count()
        if left:
            boxes = game.all_numbers & beyond(display.insurgents)
            return tuple([INSURGENT_BOXES[number] for number in _first_of(boxes, left)])
        left = SYMPATHIZERS - display.sympathizers.bit_count()
        boxes = display.empty(game.options.numbers) & beyond(display.sympathizers)
        return tuple([SYMPATHIZER_BOXES[number] for number in _first_of(boxes, left)])

    def apply(
        self, game: Uprising, seat: Seat, action: HideInsurgent | HideSympathizer, tell: Tell
    ) -> Uprising:
        display, bit = game.display, 1 << action.number
        if isinstance(action, HideInsurgent):
            return replace(game, display=replace(display, insurgents=display.insurgents | bit))
        display = replace(display, sympathizers=display.sympathizers | bit)
        done = display.sympathizers.bit_count() == SYMPATHIZERS
        return replace(game, display=display, phase=Deploying() if done else self)

    def scene(self, game: Uprising, viewer: Viewer) -> views.Hiding | views.Preparing:
        if viewer != game.rebel:
            return _PREPARING
        display = game.display
        return views.Hiding(
            insurgents=INSURGENTS - display.insurgents.bit_count(),
            sympathizers=SYMPATHIZERS - display.sympathizers.bit_count(),
        )


def _first_of(boxes: Numbers, count: int) -> list[Number]:
    """Those of these boxes that can be the first of so many in ascending order."""
    numbers = list(numbers_of(boxes))
    return numbers[: len(numbers) - count + 1]


class Deploying(Phase):
    """The Rebel chooses eight counters for the rim, in ascending order (U17).

    Nobody else sees any of them before the last one stands.
    """

    sight: ClassVar = Sight.HALF
    evidence: ClassVar = "U17"

    deployed: tuple[tuple[Number, Spot], ...] = ()

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.rebel,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.rebel:
            return ()
        chosen = tuple([number for number, _ in self.deployed])
        return _deployments(chosen, game.display.insurgents, game.options.numbers)

    def apply(self, game: Uprising, seat: Seat, action: Deploy, tell: Tell) -> Uprising:
        return replace(game, phase=Siting(self.deployed, action.number))

    def scene(self, game: Uprising, viewer: Viewer) -> views.Deploying | views.Preparing:
        if viewer != game.rebel:
            return _PREPARING
        return views.Deploying(_counters(self.deployed))


@lru_cache(1 << 12)
def _deployments(
    chosen: tuple[Number, ...], insurgents: Numbers, numbers: int
) -> tuple[Action, ...]:
    """The next counters of the eight that leave a way to have an Insurgent among them (U17)."""
    following = OPENING - len(chosen) - 1
    free = (2 << numbers) - 2 & above(chosen[-1] if chosen else 0)
    found = any(insurgents >> number & 1 for number in chosen)
    return tuple(
        [
            DEPLOYMENTS[number]
            for number in numbers_of(free)
            if (free & above(number)).bit_count() >= following
            and (found or insurgents >> number & 1 or (following and insurgents & above(number)))
        ]
    )


class Siting(Phase):
    """Where on the rim the chosen counter stands (U17)."""

    sight: ClassVar = Sight.HALF
    evidence: ClassVar = "U17"

    deployed: tuple[tuple[Number, Spot], ...]
    number: Number

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.rebel,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        if seat != game.rebel:
            return ()
        taken = [spot for _, spot in self.deployed]
        return tuple([WHERE[spot] for spot in spots_of(RIM) if spot not in taken])

    def apply(self, game: Uprising, seat: Seat, action: At, tell: Tell) -> Uprising:
        deployed = (*self.deployed, (self.number, SPOT[action.hex]))
        if len(deployed) < OPENING:
            return replace(game, phase=Deploying(deployed))
        spots = list(game.board.spots)
        display = game.display
        for number, spot in deployed:
            tell(EVERYONE, CounterDeployed(number, NAMES[spot]))
            spots[number] = spot
            display = replace(display, undeployed=display.undeployed ^ 1 << number)
        board = replace(game.board, spots=tuple(spots))
        return replace(game, display=display, board=board, phase=Posting())

    def scene(self, game: Uprising, viewer: Viewer) -> views.Siting | views.Preparing:
        if viewer != game.rebel:
            return _PREPARING
        return views.Siting(_counters(self.deployed), self.number)


def _counters(deployed: tuple[tuple[Number, Spot], ...]) -> tuple[views.Counter, ...]:
    return tuple([views.Counter(number, NAMES[spot]) for number, spot in deployed])


class Posting(Phase):
    """The Government puts its Agents on five of the six hexes beside the Nexus (U18)."""

    sight: ClassVar = Sight.OPEN

    def actors(self, game: Uprising) -> tuple[Seat, ...]:
        return (game.government,)

    def legal(self, game: Uprising, seat: Seat) -> tuple[Action, ...]:
        return GAPS if seat == game.government else ()

    def apply(self, game: Uprising, seat: Seat, action: LeaveGap, tell: Tell) -> Uprising:
        tell(EVERYONE, AgentsPosted(action.hex))
        board = replace(game.board, agents=CENTRE_RING ^ 1 << SPOT[action.hex])
        return replace(game, board=board).begins_turn(REBEL, 1, tell)

    def scene(self, game: Uprising, viewer: Viewer) -> views.Posting:
        return views.Posting()
