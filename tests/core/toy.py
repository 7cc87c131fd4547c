"""A toy of a game that uses all of the contract: one fox among the hens.

Chance deals the cards. The first seat looks at a card. Everyone points at a suspect, all at
once. At night everyone sleeps, but the fox may bite. In the morning the fox wins if it has
bitten, and the hens if it hasn't and most of them pointed at it; otherwise nobody does.

``Options.fault`` names a mistake of a careless author, made where such an author would make it.
"""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any, ClassVar, Final

from msgspec.structs import force_setattr
from toy_words import (
    DEALS,
    FAULTS,
    FOX,
    HEN,
    LOOKS,
    NIGHTS,
    POINTS,
    SEATS,
    Asked,
    Card,
    CardSeen,
    CardTaken,
    Deal,
    Dealt,
    Fault,
    Glimpsed,
    IAm,
    Look,
    Looked,
    Morning,
    Night,
    Options,
    Point,
    Pointed,
    PointsRevealed,
    ShowDealing,
    ShowLooking,
    ShowNight,
    ShowOver,
    ShowPointing,
    Suspect,
    Woken,
)

from complot.core import contract
from complot.core.contract import (
    Action,
    Chances,
    Ending,
    Event,
    Game,
    Phase,
    Reveal,
    Sight,
    Tell,
    replace,
)
from complot.core.errors import Code, Illegal
from complot.core.seats import CHANCE, EVERYONE, Seat, Viewer, left, only
from complot.core.value import Value

__all__ = [
    "DEALS",
    "FAULTS",
    "FOX",
    "HEN",
    "LOOKS",
    "NIGHTS",
    "POINTS",
    "SEATS",
    "Asked",
    "Card",
    "CardSeen",
    "CardTaken",
    "Deal",
    "Dealt",
    "Fault",
    "Glimpsed",
    "IAm",
    "Look",
    "Looked",
    "Morning",
    "Night",
    "Options",
    "Point",
    "Pointed",
    "PointsRevealed",
    "ShowDealing",
    "ShowLooking",
    "ShowNight",
    "ShowOver",
    "ShowPointing",
    "Suspect",
    "Woken",
]


class Dealing(Phase):
    """Each player in turn gets a card."""

    sight: ClassVar = Sight.SEALED

    def actors(self, game: Toy) -> tuple[Seat, ...]:
        return (CHANCE, CHANCE) if game.fault == "actors are named twice" else (CHANCE,)

    def chances(self, game: Toy) -> Chances:
        if FOX in game.cards:
            return Chances((HEN,), DEALS)
        hens = game.seats - len(game.cards) - (0 if game.fault == "dealing to nobody" else 1)
        return Chances((FOX,) + (HEN,) * hens, DEALS)

    def apply(self, game: Toy, seat: Seat, action: Deal, tell: Tell) -> Toy:
        holder = len(game.cards)
        tell(EVERYONE, CardTaken(holder))
        tell(only(holder), Dealt(holder, action.card))
        if action.card is FOX:
            NOTEBOOK[:] = [holder]
        if game.fault == "apply changes the old state":
            force_setattr(game, "note", holder)
        game = replace(game, cards=(*game.cards, action.card))
        if game.fault == "a card is lost in the post":
            game = replace(game, note=game.cards)
        if game.fault == "apply counts its calls":
            game = replace(game, note=next(CALLS))
        return replace(game, phase=Looking()) if len(game.cards) == game.seats else game

    def scene(self, game: Toy, viewer: Viewer) -> ShowDealing:
        return ShowDealing(len(game.cards))


class Looking(Phase):
    """One player looks at another's card."""

    sight: ClassVar = Sight.OPEN

    def actors(self, game: Toy) -> tuple[Seat, ...]:
        return (game.looker,)

    def legal(self, game: Toy, seat: Seat) -> tuple[Action, ...]:
        return others(LOOKS, game, seat) if seat == game.looker else ()

    def apply(self, game: Toy, seat: Seat, action: Look, tell: Tell) -> Toy:
        tell(EVERYONE, Looked(seat, action.seat))
        audience = only(seat)
        if game.fault == "everyone sees the card that was looked at":
            audience = EVERYONE
        tell(audience, CardSeen(seat, action.seat, game.cards[action.seat]))
        if game.fault == "glimpse isn't declared":
            tell(only(left(seat, game.seats)), Glimpsed(game.fox))
        return replace(game, looked=action.seat, phase=Pointing.opens(game, tell))

    def scene(self, game: Toy, viewer: Viewer) -> ShowLooking:
        return ShowLooking()


class Pointing(Phase):
    """Everyone points at a suspect; nobody's shows until all have."""

    sight: ClassVar = Sight.SEALED

    points: tuple[Seat | None, ...]  # by seat; None is still to come

    @classmethod
    def opens(cls, game: Toy, tell: Tell) -> Pointing:
        asked = list(range(game.seats))
        if game.fault == "event names the fox":
            asked.sort(key=lambda seat: seat != game.fox)
        tell(EVERYONE, Asked(tuple(asked)))
        if game.fault == "one event more for the fox" and game.fox == game.looker:
            tell(EVERYONE, Asked(tuple(asked)))
        return cls((None,) * game.seats)

    def actors(self, game: Toy) -> tuple[Seat, ...]:
        return missing(self.points)

    def legal(self, game: Toy, seat: Seat) -> tuple[Action, ...]:
        if seat not in missing(self.points):
            return ()
        if game.fault == "choices are backwards":
            return others(POINTS, game, seat)[::-1]
        if game.fault == "choices avoid the fox":
            return tuple(point for point in others(POINTS, game, seat) if point.seat != game.fox)
        return others(POINTS, game, seat)

    def apply(self, game: Toy, seat: Seat, action: Point, tell: Tell) -> Toy:
        points = (*self.points[:seat], action.seat, *self.points[seat + 1 :])
        betrays = game.fault == "pointing betrays at whom"
        tell(EVERYONE, Pointed(seat, action.seat if betrays else None))
        if None in points:
            return replace(game, phase=Pointing(points))
        made = tuple(point for point in points if point is not None)
        tell(EVERYONE, PointsRevealed(made))
        return replace(game, points=made, phase=Sleeping((None,) * game.seats))

    def scene(self, game: Toy, viewer: Viewer) -> ShowPointing:
        pointed = tuple(seat for seat, at in enumerate(self.points) if at is not None)
        return ShowPointing(pointed, None if viewer is None else self.points[viewer])


class Sleeping(Phase):
    """Everyone is asked what they do, but only the fox has a choice; nobody sees anything."""

    sight: ClassVar = Sight.UNSEEN

    bites: tuple[bool | None, ...]  # by seat; None is still to come

    def actors(self, game: Toy) -> tuple[Seat, ...]:
        return missing(self.bites)

    def legal(self, game: Toy, seat: Seat) -> tuple[Action, ...]:
        if seat not in missing(self.bites) and game.fault != "sleepers may choose again":
            return ()
        if game.fault == "hens have no choice at night" and seat != game.fox:
            return ()
        return NIGHTS if seat == game.fox else NIGHTS[:1]

    def apply(self, game: Toy, seat: Seat, action: Night, tell: Tell) -> Toy:
        bites = (*self.bites[:seat], action.bite, *self.bites[seat + 1 :])
        if None in bites:
            return replace(game, phase=Sleeping(bites))
        if game.fault == "crash" and action.bite:
            raise ZeroDivisionError
        if game.fault == "nights never end":
            return replace(game, points=(), phase=Pointing.opens(game, tell))
        waking = list(range(game.seats))
        if game.fault == "events come fox first":
            waking.sort(key=lambda seat: seat != game.fox)
        if game.fault == "apply reads a notebook":
            waking.sort(key=lambda seat: seat != NOTEBOOK[0])
        for each in waking:
            tell(EVERYONE, Woken(each))
        tell(EVERYONE, Morning(bites.count(True), game.fox))
        return replace(game, phase=Over(bites.count(True)))

    def awaited(self, game: Toy, viewer: Viewer) -> tuple[Seat, ...]:
        if game.fault == "waiting names the sleepless":
            return self.actors(game)
        return tuple(seat for seat, bite in enumerate(self.bites) if seat != viewer or bite is None)

    def scene(self, game: Toy, viewer: Viewer) -> ShowNight:
        return ShowNight(None if viewer is None else self.bites[viewer])


class Over(Phase):
    """It is morning."""

    sight: ClassVar = Sight.OPEN

    bites: int

    def actors(self, game: Toy) -> tuple[Seat, ...]:
        return ()

    def scene(self, game: Toy, viewer: Viewer) -> ShowOver:
        return ShowOver(self.bites)


class Toy(Value):
    """What all phases share, and the phase the game is in."""

    options: Options
    seats: int
    cards: tuple[Card, ...] = ()  # by seat, as far as they are dealt
    looked: Seat | None = None
    points: tuple[Seat, ...] = ()
    note: Any = None
    phase: Dealing | Looking | Pointing | Sleeping | Over = Dealing()

    @property
    def fault(self) -> Fault:
        return self.options.fault

    @property
    def fox(self) -> Seat:
        return self.cards.index(FOX) if FOX in self.cards else CHANCE

    @property
    def looker(self) -> Seat:
        return self.seats - 1 if self.options.early_bird else 0


class View(contract.View):
    """The table as one viewer sees it."""

    options: Options
    seats: int
    cards: tuple[Card | None, ...]  # by seat; those that the viewer knows
    looked: Seat | None
    points: tuple[Seat, ...]
    number: int  # of the table
    scene: ShowDealing | ShowLooking | ShowPointing | ShowNight | ShowOver


class Knowledge(contract.Knowledge):
    """The cards that a viewer was shown."""

    cards: tuple[Card | None, ...]

    def shown(self, seat: Seat, card: Card) -> Knowledge:
        cards = (*self.cards[:seat], card, *self.cards[seat + 1 :])
        return Knowledge(self.viewer, cards)


class ToyGame(Game[Toy, Options, View, Knowledge]):
    """One fox among the hens, for three or four."""

    name = "toy"
    rules_version = 1
    seats = SEATS
    max_actions = 3 * SEATS[-1] + 1
    options = Options
    state = Toy
    view_type = View
    actions = (*DEALS.values(), *LOOKS, *POINTS, *NIGHTS)
    events = (
        CardTaken,
        Dealt,
        Looked,
        CardSeen,
        Asked,
        Pointed,
        PointsRevealed,
        Woken,
        Morning,
        Glimpsed,
    )
    claims = (IAm, Suspect)
    reveals: tuple[Reveal, ...] = (
        Reveal(Dealt, "T1", lambda game, event: only(event.seat)),
        Reveal(CardSeen, "T2", lambda game, event: only(event.by)),
        Reveal(PointsRevealed, "T3", lambda game, event: EVERYONE),
        Reveal(Morning, "T4", lambda game, event: EVERYONE),
    )
    phases = (Dealing, Looking, Pointing, Sleeping, Over)
    concludes = True

    def opening(self, options: Options, seats: int) -> Toy:
        return Toy(options, seats)

    def view(self, state: Toy, viewer: Viewer) -> View:
        everything = isinstance(state.phase, Over) or state.fault == "view shows the fox"
        known = {viewer, state.looked if viewer == state.looker else None}
        reads = state.fault == "imagine reads a number that stands for the fox"
        view = View(
            seat=viewer,
            waiting=state.phase.awaited(state, viewer),
            options=state.options,
            seats=state.seats,
            cards=tuple(
                card if everything or seat in known else None
                for seat, card in enumerate(state.cards)
            ),
            looked=state.looked,
            points=state.points,
            number=state.fox if reads else 0,
            scene=state.phase.scene(state, viewer),
        )
        if state.fault == "imagine looks up the state of the view":
            VIEWED[id(view)] = view, state
        return view

    def knowledge(self, options: Options, seats: int, viewer: Viewer) -> Knowledge:
        return Knowledge(viewer, (None,) * seats)

    def learn(self, knowledge: Knowledge, event: Event) -> Knowledge:
        match event:
            case Dealt(seat, card) | CardSeen(seat=seat, card=card):
                return knowledge.shown(seat, card)
            case Morning(fox=fox):
                return knowledge.shown(fox, FOX)
            case Asked() if self.peeps:
                return knowledge.shown(NOTEBOOK[0], FOX)
            case _:
                return knowledge

    peeps = False
    """Whether ``learn`` looks at the notebook: a fault, but it is given no options to name it."""

    def imagine(self, knowledge: Knowledge, view: View, rng: Random) -> Toy:
        fault = view.options.fault
        if fault == "imagine looks up the state of the view":
            return VIEWED[id(view)][1]
        possible = suspects(knowledge)
        if fault == "imagine never suspects the last seat":
            possible = possible[:-1] or possible
        fox = rng.choice(possible)
        if fault == "imagine reads a number that stands for the fox":
            fox = view.number
        foxes = {fox}
        if fault == "imagine sees two foxes":
            foxes.add(left(fox, view.seats))
        cards = tuple(FOX if seat in foxes else HEN for seat in range(view.seats))
        game = Toy(view.options, view.seats, cards, view.looked, view.points)
        match view.scene:
            case ShowDealing(dealt):
                return replace(game, cards=cards[:dealt], phase=Dealing())
            case ShowLooking():
                return replace(game, phase=Looking())
            case ShowPointing(pointed, mine):
                at = [rng.choice(others(POINTS, game, seat)).seat for seat in range(view.seats)]
                points = [at[seat] if seat in pointed else None for seat in range(view.seats)]
                if view.seat is not None:
                    points[view.seat] = mine
                return replace(game, phase=Pointing(tuple(points)))
            case ShowNight(mine):
                return replace(game, phase=Sleeping(dreamt(view, fox, mine, rng)))
            case ShowOver(bites):
                return replace(game, phase=Over(bites))

    def ending(self, state: Toy) -> Ending | None:
        if state.fault == "result while playing" and state.points:
            return Ending(FOX, "too_soon")
        if not isinstance(state.phase, Over) or state.fault == "no result in the end":
            return None
        if state.phase.bites:
            return Ending(FOX, "bite")
        found = state.points.count(state.fox) * 2 > state.seats
        return Ending(HEN, "found") if found else Ending(None, "quiet_night")

    def side(self, state: Toy, seat: Seat) -> str | None:
        return state.cards[seat] if seat < len(state.cards) else None

    def table(self, state: Toy) -> int:
        return state.seats

    def step(self, state: Toy, seat: Seat, action: Action, tell: Tell) -> Toy:
        if state.fault == "anything goes" and isinstance(action, Point):
            return state
        try:
            return super().step(state, seat, action, tell)
        except Illegal:
            if state.fault == "refusal tells":
                tell(EVERYONE, Pointed(seat))
            raise

    def refusal(
        self, state: Toy, seat: Seat, choices: tuple[Action, ...], action: object
    ) -> Illegal:
        if state.fault == "refusal names the fox":
            return Illegal(Code.NOT_A_CHOICE, seat=state.fox)
        if state.fault == "refusal changes":
            force_setattr(state, "looked", 2)
        return super().refusal(state, seat, choices, action)


def others(actions: tuple[Any, ...], game: Toy, seat: Seat) -> tuple[Any, ...]:
    """Those of the actions, one for each seat, that are about other players at the table."""
    return actions[:seat] + actions[seat + 1 : game.seats]


def missing(choices: tuple[object | None, ...]) -> tuple[Seat, ...]:
    """The seats whose choice is still to come."""
    return tuple(seat for seat, choice in enumerate(choices) if choice is None)


def suspects(knowledge: Knowledge) -> list[Seat]:
    """Everyone who may be the fox, as far as the viewer knows."""
    if FOX in knowledge.cards:
        return [knowledge.cards.index(FOX)]
    return [seat for seat, card in enumerate(knowledge.cards) if card is None]


def dreamt(view: View, fox: Seat, mine: bool | None, rng: Random) -> tuple[bool | None, ...]:
    """Choices that may have been made so far: any but all, for then it would be morning."""
    while True:
        bites = [rng.choice((None, False, seat == fox)) for seat in range(view.seats)]
        if view.seat is not None:
            bites[view.seat] = mine
        if None in bites:
            return tuple(bites)


NOTEBOOK: Final[list[Seat]] = [0]
"""Where a careless author keeps the fox."""
CALLS: Final = count()
VIEWED: Final[dict[int, tuple[View, Toy]]] = {}

TOY: Final = ToyGame()
