"""A game being played: its state, its log, and what each viewer was told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from complot.core import chance
from complot.core.contract import Action, Claim, Ending, Event, Game, K, O, S, V, replace, silent
from complot.core.errors import Code, Illegal
from complot.core.seats import CHANCE, EVERYONE, Audience, Seat, Viewer, only
from complot.core.value import Value

A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=Claim)


class Moved(Event, Generic[A]):
    """A seat, or chance, did something. The log keeps it; of others' moves nobody is told."""

    seat: Seat
    action: A


class Said(Event, Generic[C]):
    """A seat made a claim, for everyone to hear."""

    seat: Seat
    claim: C


class Concluded(Event):
    """A seat resigned, or (``None``) all agreed on a draw."""

    resigned: Seat | None


Entry: TypeAlias = Moved[Action] | Said[Claim] | Concluded


Mark: TypeAlias = tuple[Any, int, int, int, Concluded | None]


class Told(Value):
    """An event, and who was told it."""

    audience: Audience
    event: Event


class Ears:
    """What each viewer has heard of a growing list, remembered from one asking to the next."""

    def __init__(self, told: list[Told]) -> None:
        self._told = told
        self._upto: dict[Viewer, int] = {}
        self._heard: dict[Viewer, list[Event]] = {}

    def heard(self, viewer: Viewer) -> Sequence[Event]:
        """Every event this viewer was told: not to be changed, and to be copied if it is kept."""
        events = self._heard.setdefault(viewer, [])
        upto, now = self._upto.get(viewer, 0), len(self._told)
        if upto < now:
            for told in self._told[upto:]:
                if told.audience is EVERYONE or told.audience.hears(viewer):
                    events.append(told.event)
            self._upto[viewer] = now
        return events

    def forget(self) -> None:
        """Listen anew: something told was taken back."""
        self._heard.clear()
        self._upto.clear()


class Observation(Value, Generic[V]):
    """All that a viewer has: what it sees, what it was told, and what it may do."""

    seat: Viewer
    view: V
    events: tuple[Event, ...]
    legal: tuple[Action, ...]


class Foresight(Value, Generic[V]):
    """What a seat would have after choices that it thinks of."""

    observation: Observation[V]
    secret: bool
    """Whether nobody else would have been told anything by then."""


class Match(Generic[S, O, V, K]):
    """Plays one game by its contract and remembers everything.

    Every method either does all of what it says or refuses and changes nothing. The log alone
    is enough to play the match again.
    """

    def __init__(self, game: Game[S, O, V, K], options: O, seats: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.state = game.start(options, seats)
        self.log: list[Entry] = []
        self.told: list[Told] = []
        self.draws = 0
        self.concluded: Concluded | None = None
        self._acting = self.state, game.actors(self.state)
        self._ears = Ears(self.told)

    def _tell(self, audience: Audience, event: Event) -> None:
        self.told.append(Told(audience, event))

    def step(self, seat: Seat, action: Action) -> None:
        """One action by one seat, or by chance."""
        if self.concluded is not None:
            raise Illegal(Code.GAME_OVER)
        if seat != CHANCE:
            self._require_seat(seat)
        moved = Moved(seat, self.game.choice(self.state, seat, action))
        if seat == CHANCE:
            self.draws += 1
        else:
            self.told.append(Told(only(seat), moved))
        self.log.append(moved)
        self.state = self.game.apply(self.state, seat, moved.action, self._tell)

    def _require_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise Illegal(Code.NO_SUCH_SEAT, seat=seat if isinstance(seat, int) else repr(seat))

    def act(self, seat: Seat, actions: Sequence[Action]) -> None:
        """Several actions by one seat, all or none; only what hides nothing can be sent ahead."""
        if self.concluded is None and seat != CHANCE:
            self._require_seat(seat)
            self.game.act(self.state, seat, actions, silent)
        mark = self.mark()
        try:
            for action in actions:
                self.step(seat, action)
        except BaseException:
            self.rewind(mark)
            raise

    def foresee(self, seat: Seat, actions: Sequence[Action]) -> Foresight[V]:
        """What a seat would have to decide by after these choices of its own, which aren't made.

        Refused like an ``act`` that goes on after them.
        """
        if self.concluded is not None:
            raise Illegal(Code.GAME_OVER)
        self._require_seat(seat)
        told: list[Told] = []
        state = self.state
        for action in actions:
            moved = Moved(seat, self.game.choice(state, seat, action))
            told.append(Told(only(seat), moved))
            state = self.game.ahead(
                state, seat, [moved.action], lambda *each: told.append(Told(*each))
            )
        heard = tuple([each.event for each in told if each.audience.hears(seat)])
        seen = Observation(
            seat,
            self.game.view(state, seat),
            self.heard(seat) + heard,
            self.game.legal(state, seat),
        )
        return Foresight(seen, all(each.audience == only(seat) for each in told))

    def mark(self) -> Mark:
        """Where the match stands, to come back to."""
        return self.state, len(self.log), len(self.told), self.draws, self.concluded

    def rewind(self, mark: Mark) -> None:
        """Make undone whatever came after the mark."""
        self.state, entries, told, self.draws, self.concluded = mark
        del self.log[entries:], self.told[told:]
        self._ears.forget()

    def deal(self, seed: bytes) -> None:
        """Let chance act until it is a seat's turn or the game is over."""
        while self.actors() == (CHANCE,):
            self.step(CHANCE, chance.pick(seed, self.draws, self.game.chances(self.state)))

    def say(self, seat: Seat, claim: Claim) -> None:
        """Make a claim; anyone may, at any time."""
        self._record(Said(seat, self.sayable(seat, claim)))

    def sayable(self, seat: Seat, claim: Claim) -> Claim:
        """The claim as it would be logged, or a refusal."""
        self._require_seat(seat)
        if type(claim) not in self.game.claims:
            raise Illegal(Code.UNKNOWN_CLAIM, claim=type(claim).__name__)
        try:
            claim = msgspec.convert(msgspec.to_builtins(claim), type(claim))
        except msgspec.ValidationError:
            raise Illegal(Code.UNKNOWN_CLAIM, claim=claim.kind()) from None
        named = claim.names()
        if len(set(named)) < len(named):
            raise Illegal(Code.UNKNOWN_CLAIM, claim=claim.kind())
        for each in named:
            self._require_seat(each)
        return claim

    def conclude(self, resigned: Seat | None) -> None:
        """End the game by a resignation or (``None``) by the draw that all agreed on."""
        if not self.actors():
            raise Illegal(Code.GAME_OVER)
        if not self.game.concludes:
            raise Illegal(Code.CANNOT_CONCLUDE, game=self.game.name)
        if resigned is not None:
            self._require_seat(resigned)
        self.concluded = Concluded(resigned)
        self._record(self.concluded)

    def _record(self, entry: Said[Claim] | Concluded) -> None:
        self.log.append(entry)
        self._tell(EVERYONE, entry)

    def repeat(self, entry: Entry) -> None:
        """Do what an entry of another match's log says was done there."""
        match entry:
            case Moved():
                self.step(entry.seat, entry.action)
            case Said():
                self.say(entry.seat, entry.claim)
            case Concluded():
                self.conclude(entry.resigned)

    def actors(self) -> tuple[Seat, ...]:
        """The seats that owe a decision; nobody once the match is over."""
        if self.concluded is not None:
            return ()
        if self._acting[0] is not self.state:  # asked many times of every state
            self._acting = self.state, self.game.actors(self.state)
        return self._acting[1]

    def ending(self) -> Ending | None:
        """How the match ended; ``None`` while it runs."""
        if self.concluded is None:
            return self.game.ending(self.state)
        resigned = self.concluded.resigned
        if resigned is None:
            return Ending(None, "draw")
        others = {
            self.game.side(self.state, seat) for seat in range(self.seats) if seat != resigned
        }
        return Ending(others.pop() if len(others) == 1 else None, "resignation")

    def returns(self) -> tuple[int, ...] | None:
        """By seat 1 won, 0 drawn, -1 lost; ``None`` while the match runs."""
        if self.concluded is None:
            return self.game.returns(self.state)
        resigned = self.concluded.resigned
        if resigned is None:
            return (0,) * self.seats
        return tuple(-1 if seat == resigned else 1 for seat in range(self.seats))

    def heard(self, viewer: Viewer) -> tuple[Event, ...]:
        """Every event this viewer was told, its own moves included."""
        if viewer is not None:
            self._require_seat(viewer)
        return tuple(self._ears.heard(viewer))

    def sight(self, viewer: Viewer) -> tuple[V, tuple[Action, ...]]:
        """What this viewer sees, and what it may do."""
        view = self.game.view(self.state, viewer)
        if self.concluded is not None:
            return replace(view, waiting=()), ()
        return view, () if viewer is None else self.game.legal(self.state, viewer)

    def observation(self, viewer: Viewer) -> Observation[V]:
        """All that this viewer has to decide by."""
        heard = self.heard(viewer)
        view, legal = self.sight(viewer)
        return Observation(viewer, view, heard, legal)

    def view(self, viewer: Viewer) -> V:
        """What this viewer sees; nobody is waited for once the match is concluded."""
        view = self.game.view(self.state, viewer)
        return view if self.concluded is None else replace(view, waiting=())

    def knowledge(self, viewer: Viewer) -> K:
        """What this viewer knows, folded out of all that it was told."""
        return recall(self.game, self.options, self.seats, viewer, self.heard(viewer))


def recall(
    game: Game[S, O, V, K], options: O, seats: int, viewer: Viewer, events: Iterable[Event]
) -> K:
    """The knowledge of a viewer who was told these events."""
    knowledge = game.knowledge(options, seats, viewer)
    for event in events:
        knowledge = game.learn(knowledge, event)
    return knowledge
