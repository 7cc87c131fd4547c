"""The vocabulary of the toy: its cards, options, actions, events, claims and scenes."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal, get_args

from complot.core import contract
from complot.core.contract import Action, Claim, Event, Scene
from complot.core.seats import Seat

Fault = Literal[
    "none",
    "view shows the fox",
    "event names the fox",
    "events come fox first",
    "one event more for the fox",
    "choices avoid the fox",
    "refusal names the fox",
    "glimpse isn't declared",
    "everyone sees the card that was looked at",
    "imagine reads a number that stands for the fox",
    "imagine looks up the state of the view",
    "imagine sees two foxes",
    "imagine never suspects the last seat",
    "apply counts its calls",
    "apply reads a notebook",
    "apply changes the old state",
    "nights never end",
    "hens have no choice at night",
    "sleepers may choose again",
    "choices are backwards",
    "anything goes",
    "refusal tells",
    "refusal changes",
    "a card is lost in the post",
    "result while playing",
    "no result in the end",
    "waiting names the sleepless",
    "pointing betrays at whom",
    "dealing to nobody",
    "actors are named twice",
    "crash",
]
FAULTS: Final[tuple[Fault, ...]] = get_args(Fault)[1:]


class Card(StrEnum):
    """What one is."""

    FOX = "fox"
    HEN = "hen"


FOX, HEN = Card
SEATS: Final = range(3, 5)


class Options(contract.Options):
    """What is wrong with the game, and a house rule."""

    fault: Fault = "none"
    early_bird: bool = False
    """The one who looks at a card is the last seat, not the first."""


class Deal(Action):
    """Chance: the next seat gets this card."""

    card: Card


class Look(Action):
    """The one who may look at a card chooses whose."""

    seat: Seat


class Point(Action):
    """A player points at a suspect."""

    seat: Seat


class Night(Action):
    """A player sleeps, or bites."""

    bite: bool


DEALS: Final = {card: Deal(card) for card in Card}
LOOKS: Final = tuple(map(Look, range(SEATS[-1])))
POINTS: Final = tuple(map(Point, range(SEATS[-1])))
NIGHTS: Final = (Night(False), Night(True))


class CardTaken(Event):
    """To everyone: that a player has got a card."""

    seat: Seat


class Dealt(Event):
    """To its holder: a card (T1)."""

    seat: Seat
    card: Card


class Looked(Event):
    """To everyone: at whose card was looked."""

    by: Seat
    seat: Seat


class CardSeen(Event):
    """To the one who looked: the card (T2)."""

    by: Seat
    seat: Seat
    card: Card


class Asked(Event):
    """To everyone: in this order we ask for a suspect."""

    seats: tuple[Seat, ...]


class Pointed(Event):
    """To everyone: that a player has chosen a suspect, not whom."""

    seat: Seat
    at: Seat | None = None


class PointsRevealed(Event):
    """To everyone: all suspects at once (T3)."""

    points: tuple[Seat, ...]


class Woken(Event):
    """To everyone: a player wakes up."""

    seat: Seat


class Morning(Event):
    """To everyone: how many bites there were, and who the fox is (T4)."""

    bites: int
    fox: Seat


class Glimpsed(Event):
    """To nobody, if all is well: the fox."""

    fox: Seat


class IAm(Claim):
    """This is what I am."""

    card: Card


class Suspect(Claim):
    """I take this player for the fox."""

    seat: Seat

    def names(self) -> tuple[Seat, ...]:
        return (self.seat,)


class ShowDealing(Scene):
    """The cards are being dealt."""

    dealt: int


class ShowLooking(Scene):
    """Someone is about to look at a card."""


class ShowPointing(Scene):
    """Who has pointed, and at whom the viewer has."""

    pointed: tuple[Seat, ...]
    mine: Seat | None


class ShowNight(Scene):
    """All that shows of the night is the viewer's own doing."""

    mine: bool | None


class ShowOver(Scene):
    """How it came out."""

    bites: int
