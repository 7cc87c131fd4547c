"""What a game is: the functions and the vocabulary that every consumer relies on.

``docs/contract.md`` explains it; ``conformance`` proves that a game keeps it.
"""

from __future__ import annotations

import operator
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from complot.core.chart import Chart
from complot.core.errors import Code, Illegal, Refused
from complot.core.hints import Hints, cautious
from complot.core.seats import CHANCE, Audience, Seat, Viewer
from complot.core.value import Tagged, Value


class Action(Tagged):
    """Something a seat, or chance, can do."""


class Event(Tagged):
    """Something that happened, as it is told to those who may know it."""


class Claim(Tagged):
    """Something a player says, true or not; it changes no state."""

    def names(self) -> tuple[Seat, ...]:
        """The seats it speaks of."""
        return ()


class Scene(Tagged):
    """What a viewer sees of the phase."""


class Options(Value, forbid_unknown_fields=True, omit_defaults=False):
    """How a table plays; every field has a default."""

    needs: ClassVar[Mapping[str, str]] = {}
    """By option, the switch without which it makes no difference."""

    alone: ClassVar[tuple[str, ...]] = ()
    """Options that the proofs try one at a time: no mix of them tells anyone anything new."""

    among_people: ClassVar[Mapping[str, Any]] = {}
    """Options that have another default at a table without bots."""


class View(Value):
    """All that a viewer may know of the state, built field by field."""

    seat: Viewer
    waiting: tuple[Seat, ...]
    """Whom this viewer may know that the game waits for."""


class Knowledge(Value):
    """What a viewer can conclude from, folded out of all that it was told."""

    viewer: Viewer


class Ending(Value):
    """How a game ended: who won (``None``: nobody) and by what."""

    side: str | None
    how: str


@dataclass(frozen=True)
class Reveal:
    """An event through which hidden facts lawfully become known, and to whom."""

    event: type[Event]
    clause: str
    to: Callable[[Any, Any], Audience]
    """Given the state after it and the event: exactly who is told."""


class Sight(Enum):
    """How much of a choice, when it is made, the other viewers are told."""

    OPEN = "all of it"
    SEALED = "that it was made, and by whom"
    UNSEEN = "nothing"
    HALF = "nothing as long as it is half made, and then all of it"


Tell: TypeAlias = Callable[[Audience, Event], object]


class Chances(Value):
    """What chance may do: lots in an urn, each as likely as the next, and what each stands for.

    The order of the lots is part of the game, since draws that can be checked count in it.
    """

    lots: Sequence[Any] = ()
    actions: Mapping[Any, Action] | tuple[Action, ...] = ()

    def at(self, place: int) -> Action:
        """What it means to draw the lot at that place."""
        return self.actions[self.lots[place]]

    def possible(self) -> tuple[Action, ...]:
        """All that may happen."""
        return tuple([self.actions[lot] for lot in dict.fromkeys(self.lots)])

    def weights(self) -> dict[Action, int]:
        """The same, with how many lots stand for each."""
        return {self.actions[lot]: count for lot, count in Counter(self.lots).items()}


silent: Final[Tell] = operator.is_
"""A ``Tell`` for those who need no events: the cheapest callable of two arguments that does
nothing, for a search calls it at every step."""


_NO_CHANCES: Final = Chances()


class Phase(Tagged):
    """A part of the game in which certain seats, or chance, owe a decision."""

    sight: ClassVar[Sight]

    evidence: ClassVar[str] = ""
    """The clause, if there is one, by which it depends on hidden facts what can be chosen here and
    is seen by others: from what they see, they may rule a world out."""

    def actors(self, state: Any) -> tuple[Seat, ...]:
        """The seats that owe a decision; ``(CHANCE,)``; or nobody once the game is over."""
        raise NotImplementedError

    def legal(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        """What a seat may do, in the order of the action ids; nothing unless it is an actor."""
        return ()

    def chances(self, state: Any) -> Chances:
        """What chance may do."""
        return _NO_CHANCES

    def apply(self, state: Any, seat: Seat, action: Any, tell: Tell) -> Any:
        """The state after a legal action; unchecked."""
        raise NotImplementedError

    def awaited(self, state: Any, viewer: Viewer) -> tuple[Seat, ...]:
        """Whom this viewer may know that the game waits for: all actors, unless that tells."""
        actors = self.actors(state)
        return () if actors == (CHANCE,) else actors

    def scene(self, state: Any, viewer: Viewer) -> Scene:
        """What this viewer sees of the phase."""
        raise NotImplementedError


class State(Protocol):
    """A frozen value: what all phases share, and the one phase the game is in."""

    @property
    def phase(self) -> Any: ...


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741
V = TypeVar("V", bound=View)
K = TypeVar("K", bound=Knowledge)


class Game(ABC, Generic[S, O, V, K]):
    """A game: its facts, its vocabulary and its rules."""

    name: str
    rules_version: int
    seats: range
    max_actions: int
    """No game is longer than this many actions, chance's included."""

    options: type[O]
    state: type[S]
    view_type: type[V]
    actions: tuple[Action, ...]
    """Every action there is; its place in this catalogue is its id, for ever."""

    events: tuple[type[Event], ...]
    claims: tuple[type[Claim], ...]
    reveals: tuple[Reveal, ...]
    phases: tuple[type[Phase], ...]
    facts: Mapping[str, Mapping[str, int]] = {}
    """Numbers that a reader wants to see beside the words, by what they are and of what."""

    charts: Mapping[str, Chart] = {}
    """Numbers that its rulebook shows, by the names that it gives them."""

    sides: tuple[str, ...] = ()
    """By seat, the side it begins on, in a game where that is no secret and nobody deals it."""

    concludes: bool = False
    """Whether a seat may resign, so that all others win, and all may agree on a draw."""

    hints: Hints | None = None
    """How it is laid out on a table that wasn't made for it."""

    @abstractmethod
    def opening(self, options: O, seats: int) -> S:
        """The state before anything has happened."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """All that this viewer may know of the state."""

    @abstractmethod
    def knowledge(self, options: O, seats: int, viewer: Viewer) -> K:
        """What this viewer knows before anything was told."""

    @abstractmethod
    def learn(self, knowledge: K, event: Event) -> K:
        """What is known after being told one more event."""

    @abstractmethod
    def imagine(self, knowledge: K, view: V, rng: Random) -> S:
        """A full state that this viewer can't rule out; each such state can come up."""

    @abstractmethod
    def ending(self, state: S) -> Ending | None:
        """How the game ended; ``None`` while it runs."""

    @abstractmethod
    def side(self, state: S, seat: Seat) -> str | None:
        """The side a seat is on; ``None`` if it has none yet."""

    def returns(self, state: S) -> tuple[int, ...] | None:
        """By seat 1 won, 0 drawn, -1 lost; ``None`` while the game runs."""
        ending = self.ending(state)
        if ending is None:
            return None
        if ending.side is None:
            return (0,) * self.table(state)
        return tuple(
            1 if self.side(state, seat) == ending.side else -1 for seat in range(self.table(state))
        )

    def layout(self) -> Hints:
        """Its hints; without any, whatever there is to see counts as secret."""
        return self.hints or cautious(self.view_type, (reveal.event for reveal in self.reveals))

    def eagerness(self, action: Action) -> int:
        """How readily, beside other choices, the proofs' random players make this one.

        For games that chance alone would leave too early, or never lead to some of their phases.
        """
        return 1

    @abstractmethod
    def table(self, state: S) -> int:
        """How many seats this game is played with."""

    def start(self, options: O, seats: int) -> S:
        """A new game, or a refusal if it isn't for that many seats."""
        if type(options) is not self.options:
            raise Refused(Code.BAD_OPTION, option=type(options).__name__, game=self.name)
        if type(seats) is not int or seats not in self.seats:
            raise Refused(
                Code.WRONG_SEATS,
                seats=seats,
                least=self.seats[0],
                most=self.seats[-1],
                game=self.name,
            )
        return self.opening(options, seats)

    def actors(self, state: S) -> tuple[Seat, ...]:
        """The seats that owe a decision now; several at once decide in any order."""
        return state.phase.actors(state)  # type: ignore[no-any-return]

    def legal(self, state: S, seat: Seat) -> tuple[Action, ...]:
        """The choices of a seat, sorted by id; none unless it owes a decision."""
        return state.phase.legal(state, seat)  # type: ignore[no-any-return]

    def chances(self, state: S) -> Chances:
        """What chance may do now; nothing unless it acts."""
        return state.phase.chances(state)  # type: ignore[no-any-return]

    def apply(self, state: S, seat: Seat, action: Action, tell: Tell) -> S:
        """The state after an action that the caller knows to be legal: nothing is checked."""
        return state.phase.apply(state, seat, action, tell)  # type: ignore[no-any-return]

    def step(self, state: S, seat: Seat, action: Action, tell: Tell) -> S:
        """``apply``, refused unless this seat may do this now."""
        choice = self.choice(state, seat, action)
        return state.phase.apply(state, seat, choice, tell)  # type: ignore[no-any-return]

    def act(self, state: S, seat: Seat, actions: Sequence[Action], tell: Tell) -> S:
        """Several steps by one seat, all or none; all but the last have to go ``ahead``."""
        if not actions:
            return state
        if len(actions) > 1:
            state = self.ahead(state, seat, actions[:-1], tell)
        return self.step(state, seat, actions[-1], tell)

    def ahead(self, state: S, seat: Seat, actions: Sequence[Action], tell: Tell) -> S:
        """Steps by one seat that may be undone, or followed by others.

        A seat must not be able to try a choice, learn what comes of it and have it undone. So they
        must tell the seat itself nothing hidden, and must not be made beside choices of others
        that the seat may not know of.
        """
        learnt = False
        reveals = {reveal.event for reveal in self.reveals}

        def listen(audience: Audience, event: Event) -> None:
            nonlocal learnt
            learnt = learnt or (audience.hears(seat) and type(event) in reveals)
            tell(audience, event)

        for action in actions:
            choice = self.choice(state, seat, action)
            if not self._sent_ahead(state, seat):
                raise Illegal(Code.ONE_AT_A_TIME)
            state = self.apply(state, seat, choice, listen)
            if learnt:
                raise Illegal(Code.ONE_AT_A_TIME)
        return state

    def _sent_ahead(self, state: S, seat: Seat) -> bool:
        """Whether a choice may be followed by others: a secret one only if nobody else is asked."""
        phase = state.phase
        return phase.sight in (Sight.OPEN, Sight.HALF) or (
            phase.sight is Sight.UNSEEN and phase.awaited(state, seat) == (seat,)
        )

    def choice(self, state: S, seat: Seat, action: Action) -> Action:
        """The one of this seat's choices that equals the action, or a refusal."""
        phase = state.phase
        choices: tuple[Action, ...] = (
            phase.legal(state, seat) if seat != CHANCE else phase.chances(state).possible()
        )
        try:
            return choices[choices.index(action)]
        except ValueError:
            raise self.refusal(state, seat, choices, action) from None

    def refusal(self, state: S, seat: Seat, choices: tuple[Action, ...], action: object) -> Illegal:
        """Why it is refused; a function of what that seat knows and nothing else."""
        if not self.actors(state):
            return Illegal(Code.GAME_OVER)
        if not choices:
            return Illegal(Code.NOT_YOUR_TURN, seat=seat)
        if not isinstance(action, Action) or type(action) not in map(type, self.actions):
            return Illegal(Code.UNKNOWN_ACTION, action=type(action).__name__)
        if type(action) not in map(type, choices):
            return Illegal(Code.NOT_NOW, action=action.kind())
        return Illegal(Code.NOT_A_CHOICE, action=action.kind())


AnyGame: TypeAlias = Game[Any, Any, Any, Any]

replace = msgspec.structs.replace
