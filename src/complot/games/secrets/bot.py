"""A simple sensible bot: it knows what the rules let it conclude, and acts on that.

It draws worlds that it can't rule out, reckons in each how a choice would change the scores of
the two sides and of the Hippies, and takes the choice that promises most to whatever side it is
on there. It doesn't try to read the other players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import exp
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from complot.bots import Thought
from complot.core.belief import Belief, belief
from complot.core.contract import Action, Claim
from complot.core.match import Observation, recall
from complot.core.seats import Seat
from complot.games.secrets import views
from complot.games.secrets.actions import (
    Answer,
    Choose,
    Exchange,
    Interrupt,
    Investigate,
    Offer,
    Shoot,
    Support,
    SwapWith,
)
from complot.games.secrets.claims import Advise, IAm, ItIs, TheyAre
from complot.games.secrets.display import Display
from complot.games.secrets.facts import BULLETS, CIA, HIPPIE, KGB, VALUES, Character, Identity
from complot.games.secrets.game import SECRETS
from complot.games.secrets.history import swapped
from complot.games.secrets.knowledge import Tokens, guess, token_odds

WORLDS: Final = 64
"""How many worlds it draws, at the most."""

ITERATIONS: Final = 16
"""How much of the budget a world takes."""

ACCEPTED: Final = 0.5
"""How often, we reckon, an Offer is accepted."""

DOUBT: Final = 1.3
"""How much less sure a lead is with each card that the fullest display still lacks."""

MARGIN: Final = 0.5
"""To share the bottom does a Hippie no good: a lead is counted from here."""

SURE: Final = 0.8
"""From here on one says aloud what one takes another for."""

TALK: Final = 0.2
"""How often a bot with something to say says it."""

Points: TypeAlias = Sequence[float]
Move: TypeAlias = Callable[[Tokens], Tokens]


class Outlook:
    """How well a player stands with certain scores, in a world and on average."""

    def __init__(self, seat: Seat, points: Points, lacking: int) -> None:
        self.seat = seat
        self.points = points
        self.heat = DOUBT * lacking
        self.lowest, self.next = sorted(points)[:2]

    def average(self, worlds: Iterable[Tokens]) -> float:
        return fmean([self.chance(tokens) for tokens in worlds])

    def chance(self, tokens: Tokens) -> float:
        """How likely one is to win where the tokens lie so."""
        mine, points = tokens[self.seat], self.points
        if mine is HIPPIE:
            return self._odds(self._below(self.seat) - MARGIN)
        lead, threat = 0.0, 0.0
        for seat, each in enumerate(points):
            token = tokens[seat]
            if token is mine:
                lead += each
            elif token is HIPPIE:
                threat = max(threat, self._odds(self._below(seat) - MARGIN))
            else:
                lead -= each
        return self._odds(lead) * (1 - threat)

    def _below(self, seat: Seat) -> float:
        """How far this player is below all others."""
        each = self.points[seat]
        return (self.next if each == self.lowest else self.lowest) - each

    def _odds(self, lead: float) -> float:
        if not self.heat:
            return 1.0 if lead > 0 else 0.0
        return 1 / (1 + exp(-lead / self.heat))


class Mind:
    """What a player with this observation thinks of the choices it has."""

    def __init__(self, seen: Observation[views.View], budget: int, rng: Random) -> None:
        view, seat = seen.view, seen.seat
        assert seat is not None
        self.view = view
        self.seat = seat
        self.rng = rng
        known = recall(SECRETS, view.options, view.seats, seat, seen.events)
        self.worlds: list[Tokens] = []
        for _ in range(max(1, min(WORLDS, budget // ITERATIONS))):
            course, dealt = guess(known, rng)
            self.worlds.append(tuple([dealt[place] for place in course.lies]))
        shown = [value for each in view.displays for value in each.bullets if value is not None]
        unseen = [value for value in BULLETS if value not in shown]
        self.bullet = fmean(unseen) if unseen else 0.0
        self.displays = [Display(each.cards) for each in view.displays]
        self.points = [self._points(each) for each in range(view.seats)]
        self.sizes = [len(each.cards) + len(each.bullets) for each in view.displays]
        self._values: dict[tuple[Character, Seat], float] = {}

    def _points(self, seat: Seat) -> float:
        bullets = self.view.displays[seat].bullets
        return self.displays[seat].points() + sum(
            [self.bullet if each is None else each for each in bullets]
        )

    def belief(self, place: int) -> Counter[Identity]:
        """In how many worlds the token of a place says what."""
        return Counter(tokens[place] for tokens in self.worlds)

    def value(self, card: Character, seat: Seat) -> float:
        """How well one stands when this card falls to this player."""
        if (card, seat) not in self._values:
            self._values[card, seat] = self._value(card, seat)
        return self._values[card, seat]

    def _value(self, card: Character, seat: Seat) -> float:
        view, mine = self.view, seat == self.seat
        if card is Character.POLITICIAN:
            others = [each for each in range(view.seats) if each != seat]
            if mine:
                return max(map(self.supported, others))
            worth = VALUES[card] / len(others)
            return self.added(dict.fromkeys(others, worth))
        points, lacking = self._with(card, seat)
        if card is Character.ASSASSIN:
            others = [each for each in range(view.seats) if each != seat]
            for each in others:
                points[each] += self.bullet / len(others)
        outlook = Outlook(self.seat, points, lacking)
        moves = self._moves(card, seat)
        chances = [outlook.average(map(move, self.worlds)) for move in moves]
        return max(chances) if mine else fmean(chances)

    def supported(self, seat: Seat) -> float:
        """How well one stands when a Politician ends up with this player."""
        points, lacking = self._with(Character.POLITICIAN, seat)
        return Outlook(self.seat, points, lacking).average(self.worlds)

    def _with(self, card: Character, seat: Seat) -> tuple[list[float], int]:
        """The scores with one more card in a display, and how many cards are then lacking."""
        before = self.displays[seat]
        display = before.with_card(card)
        if card is Character.SCIENTIST and display.blown(self.view.options.third_scientist):
            display = display.all_down()
        pair = display.paired()
        if pair is not None:
            display = display.pair_down(pair)
        points = list(self.points)
        points[seat] += display.points() - before.points()
        return points, self._lacking(seat)

    def _lacking(self, seat: Seat | None) -> int:
        """How many cards the fullest display lacks once this one has got another."""
        sizes = [size + (each == seat) for each, size in enumerate(self.sizes)]
        return max(self.view.full - max(sizes), 0)

    def _moves(self, card: Character, seat: Seat) -> list[Move]:
        """What the card may do to the tokens."""
        seats = self.view.seats
        match card:
            case Character.DOUBLE_AGENT:
                return [swap(seat, seats)]
            case Character.DIPLOMAT:
                return [swap((seat + 1) % seats, seats), swap((seat - 1) % seats, seats)]
            case _:
                return [_stay]

    def added(self, gains: dict[Seat, float], grown: Seat | None = None) -> float:
        """How well one stands when players score so much more."""
        points = [each + gains.get(seat, 0.0) for seat, each in enumerate(self.points)]
        return Outlook(self.seat, points, self._lacking(grown)).average(self.worlds)

    def moved(self, move: Move) -> float:
        """How well one stands when tokens are swapped."""
        outlook = Outlook(self.seat, self.points, self._lacking(None))
        return outlook.average(map(move, self.worlds))

    def best(self, actions: Iterable[Action], worth: Callable[[Action], float]) -> Action:
        """The choice that is worth most; of equals, any."""
        choices = list(actions)
        self.rng.shuffle(choices)
        return max(choices, key=worth)

    def offer(self, card: Character, target: Seat) -> float:
        """What it is worth to offer this card to this player."""
        accepted, refused = self.value(card, target), self.value(card, self.seat)
        return ACCEPTED * accepted + (1 - ACCEPTED) * refused

    def falls_to(self, seat: Seat, cards: Iterable[Character]) -> float:
        """What it is worth when one of these cards, one knows not which, falls to a player."""
        return fmean([self.value(card, seat) for card in cards])

    def doubt(self, place: int) -> float:
        """How little one knows of a token; one's own matters most."""
        most = max(self.belief(place).values()) / len(self.worlds)
        return (1 - most) * (2 if place == self.seat else 1)


def swap(one: int, other: int) -> Move:
    return lambda tokens: swapped(tokens, one, other)


def _stay(tokens: Tokens) -> Tokens:
    return tokens


class SensibleBot:
    """Plays Secrets well enough to be good company."""

    def __call__(self, observation: Observation[views.View], budget: int, rng: Random) -> Thought:
        mind = Mind(observation, budget, rng)
        return Thought(_decide(mind, observation.legal), _says(mind))

    def believes(self, observation: Observation[views.View], rng: Random) -> tuple[Belief, ...]:
        """What each token may say, the centre's last: as much as it has seen and reckoned."""
        view, seat = observation.view, observation.seat
        known = recall(SECRETS, view.options, view.seats, seat, observation.events)
        return tuple(
            belief(place, identity.value, chance)
            for place in range(view.seats + 1)
            for identity, chance in token_odds(known, place).items()
        )


def _decide(mind: Mind, legal: tuple[Action, ...]) -> Action:
    scene, seats = mind.view.scene, mind.view.seats
    match scene:
        case views.Choosing():
            targets = [each for each in range(seats) if each != mind.seat]

            def promise(choice: Action) -> float:
                assert isinstance(choice, Choose)
                return max(mind.offer(choice.character, target) for target in targets)

            return mind.best(legal, promise)
        case views.Offering(card=Character() as card):
            return mind.best(legal, lambda each: mind.offer(card, _seat(each)))
        case views.Answering(cards=cards, target=target):
            active = mind.view.active
            assert active is not None
            if target == mind.seat:
                accepted = mind.falls_to(mind.seat, cards)
                return Answer(accepted > mind.falls_to(active, cards))
            left = (mind.falls_to(target, cards) + mind.falls_to(active, cards)) / 2
            return Interrupt(mind.falls_to(mind.seat, cards) > left)
        case views.Treating():
            return mind.best(legal, lambda each: mind.moved(swap(*_pair(each))))
        case views.Negotiating():
            return mind.best(legal, lambda each: mind.moved(swap(_seat(each), seats)))
        case views.Supporting():
            return mind.best(legal, lambda each: mind.supported(_seat(each)))
        case views.Shooting(bullet=int() as bullet):
            return mind.best(
                legal, lambda each: mind.added({_seat(each): bullet}, grown=_seat(each))
            )
        case views.Investigating():
            return mind.best(
                legal,
                lambda each: mind.doubt(each.seat if isinstance(each, Investigate) else seats),
            )
        case _:
            raise AssertionError(f"nothing to decide in {scene}")


def _seat(action: Action) -> Seat:
    assert isinstance(action, Offer | Support | SwapWith | Shoot)
    return action.seat


def _pair(action: Action) -> tuple[Seat, Seat]:
    assert isinstance(action, Exchange)
    one, other = action.players
    return one, other


def _says(mind: Mind) -> tuple[Claim, ...]:
    """Now and then a word on the Offer, or on somebody one is sure of."""
    scene, rng = mind.view.scene, mind.rng
    if rng.random() > TALK:
        return ()
    match scene:
        case views.Offering(cards=cards):
            return (ItIs(rng.choice(cards)),)
        case views.Answering(target=target) if target != mind.seat:
            return (Advise(rng.random() < 0.5),)
        case views.Answering():
            return (IAm(rng.choice((CIA, KGB))),)
        case views.Choosing():
            others = [each for each in range(mind.view.seats) if each != mind.seat]
            suspect = rng.choice(others)
            identity, count = mind.belief(suspect).most_common(1)[0]
            if count >= SURE * len(mind.worlds):
                return (TheyAre(suspect, identity),)
            return (IAm(rng.choice((CIA, KGB))),)
        case _:
            return ()
