"""The smallest game with a choice of two halves, and with a choice that is evidence.

One seat puts a red or a black card into an envelope, then lifts a coin and lays it left or right:
a red coin if the card is red, a black one if it is black, or a white one in any case. The other
guesses the card.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final, Literal

from complot.core import contract
from complot.core.contract import (
    Action,
    Ending,
    Event,
    Game,
    Phase,
    Reveal,
    Scene,
    Sight,
    Tell,
    replace,
)
from complot.core.seats import EVERYONE, Seat, Viewer
from complot.core.value import Value

Colour = Literal["black", "red", "white"]
COLOURS: Final[tuple[Colour, ...]] = ("black", "red", "white")


class Hide(Action):
    card: Colour


class Lift(Action):
    coin: Colour


class Lay(Action):
    left: bool


class Guess(Action):
    card: Colour


class Laid(Event):
    coin: Colour
    left: bool


class Guessed(Event):
    card: Colour


class Opened(Event):
    card: Colour


class Options(contract.Options):
    pass


class Waiting(Scene):
    pass


class Holding(Scene):
    coin: Colour


class Asked(Scene):
    pass


class Done(Scene):
    right: bool


class View(contract.View):
    card: Colour | None
    scene: Waiting | Holding | Asked | Done


class Knowledge(contract.Knowledge):
    coin: Colour | None = None


class Hiding(Phase):
    sight: ClassVar = Sight.UNSEEN

    def actors(self, state: Envelope) -> tuple[Seat, ...]:
        return (0,)

    def legal(self, state: Envelope, seat: Seat) -> tuple[Action, ...]:
        return (Hide("black"), Hide("red")) if seat == 0 else ()

    def apply(self, state: Envelope, seat: Seat, action: Hide, tell: Tell) -> Envelope:
        return replace(state, card=action.card, phase=Lifting())

    def scene(self, state: Envelope, viewer: Viewer) -> Scene:
        return Waiting()


class Lifting(Phase):
    sight: ClassVar = Sight.HALF
    evidence: ClassVar = "E1"

    def actors(self, state: Envelope) -> tuple[Seat, ...]:
        return (0,)

    def legal(self, state: Envelope, seat: Seat) -> tuple[Action, ...]:
        coins = [coin for coin in COLOURS if coin in (state.card, "white")]
        return tuple(Lift(coin) for coin in coins) if seat == 0 else ()

    def apply(self, state: Envelope, seat: Seat, action: Lift, tell: Tell) -> Envelope:
        return replace(state, phase=Laying(action.coin))

    def scene(self, state: Envelope, viewer: Viewer) -> Scene:
        return Waiting()


class Laying(Phase):
    sight: ClassVar = Sight.OPEN
    shown: ClassVar = False

    coin: Colour

    def actors(self, state: Envelope) -> tuple[Seat, ...]:
        return (0,)

    def legal(self, state: Envelope, seat: Seat) -> tuple[Action, ...]:
        return (Lay(False), Lay(True)) if seat == 0 else ()

    def apply(self, state: Envelope, seat: Seat, action: Lay, tell: Tell) -> Envelope:
        tell(EVERYONE, Laid(self.coin, action.left))
        return replace(state, phase=Guessing())

    def scene(self, state: Envelope, viewer: Viewer) -> Scene:
        return Holding(self.coin) if viewer == 0 or self.shown else Waiting()


class Guessing(Phase):
    sight: ClassVar = Sight.OPEN

    def actors(self, state: Envelope) -> tuple[Seat, ...]:
        return (1,)

    def legal(self, state: Envelope, seat: Seat) -> tuple[Action, ...]:
        return (Guess("black"), Guess("red")) if seat == 1 else ()

    def apply(self, state: Envelope, seat: Seat, action: Guess, tell: Tell) -> Envelope:
        assert state.card is not None
        tell(EVERYONE, Guessed(action.card))
        tell(EVERYONE, Opened(state.card))
        return replace(state, phase=Over(action.card == state.card))

    def scene(self, state: Envelope, viewer: Viewer) -> Scene:
        return Asked()


class Over(Phase):
    sight: ClassVar = Sight.OPEN

    right: bool

    def actors(self, state: Envelope) -> tuple[Seat, ...]:
        return ()

    def scene(self, state: Envelope, viewer: Viewer) -> Scene:
        return Done(self.right)


class Envelope(Value):
    card: Colour | None = None
    phase: Hiding | Lifting | Laying | Guessing | Over = Hiding()


class EnvelopeGame(Game[Envelope, Options, View, Knowledge]):
    """The game; a subclass may be careless."""

    name = "envelope"
    rules_version = 1
    seats = range(2, 3)
    max_actions = 4
    options = Options
    state = Envelope
    view_type = View
    actions = (
        *(Hide(card) for card in COLOURS),
        *(Lift(coin) for coin in COLOURS),
        *(Lay(left) for left in (False, True)),
        *(Guess(card) for card in COLOURS),
    )
    events = (Laid, Guessed, Opened)
    claims = ()
    reveals = (Reveal(Opened, "E2", lambda state, event: EVERYONE),)
    phases = (Hiding, Lifting, Laying, Guessing, Over)
    heeds_coins: ClassVar = True

    def opening(self, options: Options, seats: int) -> Envelope:
        return Envelope()

    def view(self, state: Envelope, viewer: Viewer) -> View:
        scene = state.phase.scene(state, viewer)
        assert isinstance(scene, Waiting | Holding | Asked | Done)
        seen = viewer == 0 or isinstance(scene, Done)
        waiting = state.phase.awaited(state, viewer)
        return View(viewer, waiting, card=state.card if seen else None, scene=scene)

    def knowledge(self, options: Options, seats: int, viewer: Viewer) -> Knowledge:
        return Knowledge(viewer)

    def learn(self, knowledge: Knowledge, event: Event) -> Knowledge:
        if isinstance(event, Laid) and event.coin != "white" and self.heeds_coins:
            return replace(knowledge, coin=event.coin)
        return knowledge

    def imagine(self, knowledge: Knowledge, view: View, rng: Random) -> Envelope:
        card = view.card or knowledge.coin or rng.choice(("black", "red"))
        match view.scene:
            case Waiting() if view.card is None and (view.seat == 0 or rng.random() < 0.4):
                return Envelope()
            case Waiting():
                return Envelope(card, Lifting())
            case Holding(coin):
                return Envelope(card, Laying(coin))
            case Asked():
                return Envelope(card, Guessing())
            case Done(right):
                return Envelope(card, Over(right))

    def ending(self, state: Envelope) -> Ending | None:
        if not isinstance(state.phase, Over):
            return None
        return Ending("guesser" if state.phase.right else "hider", "guess")

    def side(self, state: Envelope, seat: Seat) -> str | None:
        return "guesser" if seat else "hider"

    def table(self, state: Envelope) -> int:
        return 2


ENVELOPE: Final = EnvelopeGame()
