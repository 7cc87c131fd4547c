"""A game being played: its state, its log, and what each viewer was told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeAlias, TypeVar

from complot.core import chance
from complot.core.contract import Action, Claim, Ending, Event, Game, K, O, S, V
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


class Told(Value):
    """An event, and who was told it."""

    audience: Audience
    event: Event


class Observation(Value, Generic[V]):
    """All that a viewer has: what it sees, what it was told, and what it may do."""

    seat: Viewer
    view: V
    events: tuple[Event, ...]
    legal: tuple[Action, ...]


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

    def _tell(self, audience: Audience, event: Event) -> None:
        self.told.append(Told(audience, event))

    def step(self, seat: Seat, action: Action) -> None:
        """One action by one seat, or by chance."""
        if self.concluded is not None:
            raise Illegal(Code.GAME_OVER)
        if type(seat) is not int or not CHANCE <= seat < self.seats:
            raise Illegal(Code.NO_SUCH_SEAT, seat=seat)
        mark = len(self.told)
        moved = Moved(seat, action)
        if seat != CHANCE:
            self.told.append(Told(only(seat), moved))
        try:
            self.state = self.game.step(self.state, seat, action, self._tell)
        except BaseException:
            del self.told[mark:]
            raise
        self.log.append(moved)
        self.draws += seat == CHANCE

    def act(self, seat: Seat, actions: Iterable[Action]) -> None:
        """Several actions by one seat, all or none."""
        before = self.state, len(self.log), len(self.told), self.draws
        try:
            for action in actions:
                self.step(seat, action)
        except BaseException:
            self.state, entries, told, self.draws = before
            del self.log[entries:], self.told[told:]
            raise

    def deal(self, seed: bytes) -> None:
        """Let chance act until it is a seat's turn or the game is over."""
        while self.actors() == (CHANCE,):
            self.step(CHANCE, chance.pick(seed, self.draws, self.game.chances(self.state)))

    def say(self, seat: Seat, claim: Claim) -> None:
        """Make a claim; anyone may, at any time."""
        for named in (seat, *(claim.names() if isinstance(claim, Claim) else ())):
            if type(named) is not int or named not in range(self.seats):
                raise Illegal(Code.NO_SUCH_SEAT, seat=named)
        if type(claim) not in self.game.claims:
            raise Illegal(Code.UNKNOWN_CLAIM, claim=type(claim).__name__)
        self._record(Said(seat, claim))

    def conclude(self, resigned: Seat | None) -> None:
        """End the game by a resignation or (``None``) by the draw that all agreed on."""
        if not self.actors():
            raise Illegal(Code.GAME_OVER)
        if not self.game.concludes:
            raise Illegal(Code.CANNOT_CONCLUDE, game=self.game.name)
        if resigned is not None and (
            type(resigned) is not int or resigned not in range(self.seats)
        ):
            raise Illegal(Code.NO_SUCH_SEAT, seat=resigned)
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
        return () if self.concluded is not None else self.game.actors(self.state)

    def ending(self) -> Ending | None:
        """How the match ended; ``None`` while it runs."""
        if self.concluded is None:
            return self.game.ending(self.state)
        return Ending(None, "draw" if self.concluded.resigned is None else "resignation")

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
        return tuple(told.event for told in self.told if told.audience.hears(viewer))

    def observation(self, viewer: Viewer) -> Observation[V]:
        """All that this viewer has to decide by."""
        legal = () if viewer is None or self.concluded else self.game.legal(self.state, viewer)
        return Observation(viewer, self.game.view(self.state, viewer), self.heard(viewer), legal)

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
