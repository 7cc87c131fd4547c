"""Cups, a game that comes from outside: no page was made for it.

C1. Everyone rolls a die under a cup and looks at it, and at no other.
C2. All guess at once and in secret what the dice come to, and say whether they are sure.
C3. The cups are lifted. Whoever is nearest wins; of those who are equally near, who was sure.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from cups_words import (
    FACES,
    GUESSES,
    ROLLS,
    SEATS,
    SMALL,
    Called,
    Counted,
    Guess,
    Guessed,
    IHave,
    Lifted,
    Options,
    Peeked,
    Roll,
    Rolled,
    ShowGuessing,
    ShowLifted,
    ShowRolling,
    Suspect,
)

from complot.bots import RandomBot
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
from complot.core.hints import Hints
from complot.core.seats import CHANCE, EVERYONE, Seat, Viewer, everybody, only
from complot.core.value import Value
from complot.games import Title


class Rolling(Phase):
    """Each player in turn gets a die (C1)."""

    sight: ClassVar = Sight.SEALED

    def actors(self, game: Cups) -> tuple[Seat, ...]:
        return (CHANCE,)

    def chances(self, game: Cups) -> Chances:
        return Chances(tuple(game.faces), ROLLS)

    def apply(self, game: Cups, seat: Seat, action: Roll, tell: Tell) -> Cups:
        holder = len(game.dice)
        tell(EVERYONE, Rolled(holder))
        tell(only(holder), Peeked(holder, action.face))
        game = replace(game, dice=(*game.dice, action.face))
        done = len(game.dice) == game.seats
        return replace(game, phase=Guessing((None,) * game.seats)) if done else game

    def scene(self, game: Cups, viewer: Viewer) -> ShowRolling:
        return ShowRolling(everybody(len(game.dice)))


class Guessing(Phase):
    """Everyone guesses; no guess shows until all are in (C2)."""

    sight: ClassVar = Sight.SEALED

    guesses: tuple[Guess | None, ...]  # by seat; None is still to come

    def actors(self, game: Cups) -> tuple[Seat, ...]:
        return tuple(seat for seat, guess in enumerate(self.guesses) if guess is None)

    def legal(self, game: Cups, seat: Seat) -> tuple[Action, ...]:
        if self.guesses[seat] is not None:
            return ()
        return tuple(guess for guess in GUESSES if guess.total in game.totals)

    def apply(self, game: Cups, seat: Seat, action: Guess, tell: Tell) -> Cups:
        guesses = (*self.guesses[:seat], action, *self.guesses[seat + 1 :])
        tell(EVERYONE, Guessed(seat))
        if None in guesses:
            return replace(game, phase=Guessing(guesses))
        over = Over(tuple(guess for guess in guesses if guess is not None))
        for each, (face, guess) in enumerate(zip(game.dice, over.guesses, strict=True)):
            tell(EVERYONE, Lifted(each, face, guess.total, guess.sure))
        tell(EVERYONE, Counted(sum(game.dice), over.winners(game)))
        return replace(game, phase=over)

    def scene(self, game: Cups, viewer: Viewer) -> ShowGuessing:
        mine = None if viewer is None else self.guesses[viewer]
        return ShowGuessing(tuple(guess is not None for guess in self.guesses), mine)


class Over(Phase):
    """The cups are lifted (C3)."""

    sight: ClassVar = Sight.OPEN

    guesses: tuple[Guess, ...]

    def actors(self, game: Cups) -> tuple[Seat, ...]:
        return ()

    def winners(self, game: Cups) -> tuple[Seat, ...]:
        total = sum(game.dice)
        merits = [(-abs(guess.total - total), guess.sure) for guess in self.guesses]
        return tuple(seat for seat, merit in enumerate(merits) if merit == max(merits))

    def scene(self, game: Cups, viewer: Viewer) -> ShowLifted:
        called = [Called(seat, each.total, each.sure) for seat, each in enumerate(self.guesses)]
        return ShowLifted(sum(game.dice), game.dice, tuple(called), self.winners(game))


class Cups(Value):
    """What all phases share, and the phase the game is in."""

    options: Options
    seats: int
    dice: tuple[int, ...] = ()  # by seat, as far as they are rolled
    phase: Rolling | Guessing | Over = Rolling()

    @property
    def faces(self) -> range:
        return SMALL if self.options.small else FACES

    @property
    def totals(self) -> range:
        return range(self.seats, self.seats * self.faces[-1] + 1)


class View(contract.View):
    """The table as one viewer sees it."""

    options: Options
    seats: int
    die: int | None
    scene: ShowRolling | ShowGuessing | ShowLifted


class Knowledge(contract.Knowledge):
    """The die that a viewer has seen."""

    die: int | None = None


class CupsGame(Game[Cups, Options, View, Knowledge]):
    """Dice under cups, for two to four."""

    name = "cups"
    rules_version = 1
    seats = SEATS
    max_actions = 2 * SEATS[-1]
    options = Options
    state = Cups
    view_type = View
    actions = (*ROLLS.values(), *GUESSES)
    events = (Rolled, Peeked, Guessed, Lifted, Counted)
    claims = (IHave, Suspect)
    reveals = (
        Reveal(Peeked, "C1", lambda game, event: only(event.seat)),
        Reveal(Lifted, "C3", lambda game, event: EVERYONE),
    )
    phases = (Rolling, Guessing, Over)
    hints = Hints(
        shown=("total", "die", "mine", "guessed", "dice", "guesses", "winners"),
        headline=("total",),
        secret=("die", "mine"),
        by_seat=("dice",),
        whispers=("peeked",),
    )

    def opening(self, options: Options, seats: int) -> Cups:
        return Cups(options, seats)

    def view(self, state: Cups, viewer: Viewer) -> View:
        looks = viewer is not None and viewer < len(state.dice)
        return View(
            seat=viewer,
            waiting=state.phase.awaited(state, viewer),
            options=state.options,
            seats=state.seats,
            die=state.dice[viewer] if looks and viewer is not None else None,
            scene=state.phase.scene(state, viewer),
        )

    def knowledge(self, options: Options, seats: int, viewer: Viewer) -> Knowledge:
        return Knowledge(viewer)

    def learn(self, knowledge: Knowledge, event: Event) -> Knowledge:
        return replace(knowledge, die=event.face) if isinstance(event, Peeked) else knowledge

    def imagine(self, knowledge: Knowledge, view: View, rng: Random) -> Cups:
        game = Cups(view.options, view.seats)
        dice = [rng.choice(game.faces) for _ in range(view.seats)]
        if knowledge.viewer is not None and knowledge.die is not None:
            dice[knowledge.viewer] = knowledge.die
        match view.scene:
            case ShowRolling(rolled):
                return replace(game, dice=tuple(dice[: rolled.bit_count()]))
            case ShowGuessing(guessed, mine):
                possible = [guess for guess in GUESSES if guess.total in game.totals]
                guesses = [rng.choice(possible) if each else None for each in guessed]
                if view.seat is not None:
                    guesses[view.seat] = mine
                return replace(game, dice=tuple(dice), phase=Guessing(tuple(guesses)))
            case ShowLifted(dice=lifted, guesses=called):
                made = tuple(Guess(each.total, each.sure) for each in called)
                return replace(game, dice=lifted, phase=Over(made))

    def ending(self, state: Cups) -> Ending | None:
        return Ending("near", "nearest") if isinstance(state.phase, Over) else None

    def side(self, state: Cups, seat: Seat) -> str | None:
        if not isinstance(state.phase, Over):
            return None
        return "near" if seat in state.phase.winners(state) else "far"

    def table(self, state: Cups) -> int:
        return state.seats


CUPS: Final = CupsGame()
TITLE: Final = Title(CUPS, {"random": RandomBot()})
