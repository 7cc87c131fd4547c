"""The person who plays Uprising: what, then where, and nothing is sent before it is whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, ClassVar, Final, TypeAlias

from rich.console import Console
from rich.text import Text

from complot.cli import hexmap
from complot.cli.draft import Draft
from complot.cli.person import BLANK, NO, Person, number_of
from complot.cli.screen import packed, wrapped
from complot.cli.uprising import UprisingScreen
from complot.core.contract import Action, AnyGame, Claim
from complot.core.errors import Illegal
from complot.core.match import Observation
from complot.games.uprising.actions import (
    KEEP_BACK,
    At,
    Capture,
    Declare,
    Eliminate,
    EndReply,
    EndTurn,
    Forgo,
    HideFreed,
    Interrogate,
    Kill,
    LeaveGap,
    MoveAgent,
    Place,
    PlaceFreed,
    Swap,
    Transfer,
    TurnSympathizer,
)
from complot.games.uprising.facts import MOST_NUMBERS, Number, Piece
from complot.games.uprising.hexes import RIM, SPOT, Hex, names_of
from complot.games.uprising.views import Freeing, Hiding, Pacing, Posting, View
from complot.locale import Catalogue
from complot.locale.telling import Names, hints_of

After: TypeAlias = Callable[[Sequence[Action]], Observation[Any]]
Advice: TypeAlias = Callable[[], tuple[Action, ...]]

BACK: Final = ("b", "back", NO)
SHUFFLE: Final = "x"

_RIM: Final = names_of(RIM)

_LETTERS: Final[dict[type[Action], str]] = {
    LeaveGap: "g",
    Place: "p",
    PlaceFreed: "r",
    Swap: "x",
    Transfer: "m",
    Eliminate: "k",
    Declare: "d",
    MoveAgent: "m",
    Interrogate: "i",
    TurnSympathizer: "u",
    Capture: "c",
    Kill: "k",
    Forgo: "e",
    EndReply: "e",
    EndTurn: "e",
}
"""What is typed for a deed; the same in every language, and none of the keys."""

_HALVES: Final = (Place, PlaceFreed, Swap, Transfer, MoveAgent, TurnSympathizer)
"""Deeds that are whole with a hex only."""


class Commander(Person):
    """Asks for a deed, for the counter and for the hex; a step back is always possible."""

    screen: UprisingScreen
    samples: ClassVar = (("1", "number"), ("p 7 e5", "deed"), (BACK[0], "step-back"))

    def __init__(
        self,
        console: Console,
        screen: UprisingScreen,
        catalogue: Catalogue,
        game: AnyGame,
        names: Names,
        say: Callable[[Claim], None],
        after: After,
        advice: Advice,
        rng: Random,
    ) -> None:
        super().__init__(console, screen, catalogue, game, names, say)
        self.after = after
        self.advice = advice
        self.rng = rng
        self.lit: tuple[Hex, ...] = ()
        self.chosen: Hex | None = None

    def choose(self, observation: Observation[Any]) -> tuple[Action, ...]:
        """A whole choice, confirmed."""
        self.lit, self.chosen = (), None
        match observation.view.scene:
            case Hiding():
                return self._set_up(observation.view)
            case Freeing():
                return self._hide_freed(observation.view)
            case Pacing():
                return super().choose(observation)
        return self._command(observation)

    def _command(self, observation: Observation[Any]) -> tuple[Action, ...]:
        """What, then where: as many steps as it takes, each answered or taken back."""
        start = _Step(observation, (), self.after)
        path = first = start.only
        queue: list[str] = []
        asks = True
        while True:
            step = _Step(observation, path, self.after)
            if step.whole:
                if self._agrees(self.screen.choice(step.whole)):
                    return step.whole
                path, asks = path[:-1], True
                continue
            self._light(step)
            if not queue:
                if asks:
                    self._ask_step(step)
                queue, asks = self._typed(self._step_prompt(step)), True
                if not queue and len(observation.legal) == 1:
                    return observation.legal
                if not queue:
                    continue
            word, *queue = queue
            if word in BACK and len(path) > len(first):
                path = path[:-1]
            elif not queue and self._looks_up(word, step.view):
                asks = not path
            elif value := step.value(word):
                path = (*path, value)
            elif path and word in start.choices:
                path = (word,)
            else:
                self._refuse(step, word)
                queue, asks = [], False

    def _light(self, step: _Step) -> None:
        self.lit = tuple(each for each in step.choices if each in SPOT)
        self.chosen = next((each for each in step.path[1:] if each in SPOT), None)

    def _ask_step(self, step: _Step) -> None:
        width = self.console.width
        if not step.path:
            self.console.print(self.screen.heading(step.view, width))
            self._number_off(self._deeds(step))
            return
        posting = isinstance(step.view.scene, Posting)  # the table was drawn just before
        if self.lit and not posting:
            self.console.print(hexmap.drawn(step.view, self.lit, self.chosen))
        if step.is_where or posting:
            self.console.print(self.screen.heading(step.view, width))
        else:
            self.console.print(Text(self._words(f"which-{step.kind}"), style="bold"))
        self.console.print(packed(self._labelled(step), width))

    def _labelled(self, step: _Step) -> Iterator[str]:
        """What can be chosen; a number with the sign of what it stands for."""
        for choice in step.choices:
            piece = hexmap.piece_of(step.view, int(choice)) if choice.isdigit() else None
            yield choice if piece is None else f"{hexmap.PIECES[piece][0]}{choice}"

    def _deeds(self, step: _Step) -> Iterator[Text]:
        """Each deed with its letter; one that is a whole choice in the words of that choice."""
        for letter, actions in step.deeds.items():
            what = actions[0]
            alone = not what.__struct_fields__
            words = self.screen.words(what) if alone else self._words(f"deed-{_kind(what)}")
            yield Text().append(letter, style="bold").append(f"  {words}")

    def _step_prompt(self, step: _Step) -> str:
        if step.path:
            back = "no" if step.path == step.only else "yes"
            return self._words("choose-hex" if self.lit else "choose-value", back=back)
        if len(step.legal) == 1:
            return self._text("choose-only")
        example = step.example(self.after)
        if " " not in example:
            return self._words("choose-letter")
        return self._words("choose-deed", example=example)

    def _refuse(self, step: _Step, word: str) -> None:
        """Say why that can't be, and what can."""
        known = " ".join(step.choices)
        if not step.path:
            reason = self._words("not-a-deed", word=word, known=known)
        elif self.lit and word not in SPOT:
            reason = self._words("not-a-hex", word=word)
        else:
            reason = self._words("not-possible", word=word, known=known)
        self._print(reason)

    def _show_table(self, view: Any) -> None:
        table = self.screen.map_table(view, self.console.width, self.lit, self.chosen)
        self.console.print(table)

    def _set_up(self, view: View) -> tuple[Action, ...]:
        """A proposal to accept, to shuffle, or to change by exchanging boxes and hexes."""
        draft = self._proposal(view)
        self._show_draft(draft, view)
        while True:
            typed = self._typed(self._words("choose-draft"))
            if not typed:
                if self._is_possible(draft) and self._agrees(self._words("do-set-up")):
                    return draft.actions()
            elif typed == [SHUFFLE]:
                draft = self._proposal(view)
                self._show_draft(draft, view)
            elif len(typed) > 1 or not self._looks_up(typed[0], draft.seen(view)):
                reason = self._edited(draft, typed, view.options.numbers)
                if reason:
                    self._print(reason)
                else:
                    self._show_draft(draft, view)

    def _proposal(self, view: View) -> Draft:
        return Draft.of(self.advice()).renumbered(view.options.numbers, self.rng)

    def _show_draft(self, draft: Draft, view: View) -> None:
        self._show_table(draft.seen(view))
        self.console.print(self.screen.heading(view, self.console.width))

    def _edited(self, draft: Draft, typed: list[str], numbers: int) -> str:
        """Why these words change nothing in the draft; nothing if they do."""
        match [number_of(word, numbers) for word in typed]:
            case [int(one), int(other)]:
                draft.exchange(one + 1, other + 1)
                return ""
            case [int(number), None] if typed[1] in _RIM:
                return "" if draft.put(number + 1, typed[1]) else self._words("rim-full")
        return self._words("not-an-edit", most=numbers)

    def _is_possible(self, draft: Draft) -> bool:
        try:
            self.after(draft.actions())
        except Illegal:
            self._print(self._words("no-insurgent-on-rim"))
            return False
        return True

    def _hide_freed(self, view: View) -> tuple[Action, ...]:
        """The boxes into which freed Insurgents go, all at once and in any order."""
        numbers = sorted([*view.undeployed, *(counter.number for counter in view.counters)])
        empty = [each for each in numbers if hexmap.piece_of(view, each) is Piece.DUMMY]
        known = " ".join(map(str, empty))
        while True:
            self.console.print(self.screen.heading(view, self.console.width))
            self._print(known)
            typed = self._typed(self._words("choose-boxes"))
            if len(typed) == 1 and self._looks_up(typed[0], view):
                continue
            boxes = sorted({each for each in empty if str(each) in typed})
            whole = self._hidden(boxes, empty) if len(boxes) == len(typed) else ()
            if not whole:
                self._print(self._words("not-boxes", known=known))
            elif self._agrees(self._words("do-hide-freed", numbers=" ".join(typed) or "0")):
                return whole

    def _hidden(self, boxes: list[Number], empty: list[Number]) -> tuple[Action, ...]:
        """The actions that fill these boxes; none if they are too many or too few."""
        actions: tuple[Action, ...] = tuple(map(HideFreed, boxes))
        asked = self.after(())
        wanted = min(asked.view.scene.left, len(empty))
        if len(boxes) == wanted:
            return actions
        if len(boxes) > wanted or KEEP_BACK not in asked.legal:
            return ()
        over = bool(boxes) and boxes[-1] == empty[-1]
        return actions if over else (*actions, KEEP_BACK)

    def _sayable(self, view: Any) -> list[Claim]:
        """Every claim there is, with blanks for numbers and hexes."""
        return [claim for kind in self.game.claims for claim in _blanks(kind)]

    def _filled(self, claim: Claim) -> Claim | None:
        """The claim with the number or hex that the person names; ``None`` if none is named."""
        values = {}
        for name, hint in hints_of(type(claim)).items():
            values[name] = getattr(claim, name)
            while values[name] == BLANK:
                word = self._read(self._words("claim-number" if hint == Number else "claim-hex"))
                if not word:
                    return None
                number = number_of(word, MOST_NUMBERS)
                if hint == Number and number is not None:
                    values[name] = number + 1
                elif hint == Hex and word.lower() in SPOT:
                    values[name] = word.lower()
                elif hint == Number:
                    self._print(self._text("not-a-number", most=MOST_NUMBERS))
                else:
                    self._print(self._words("not-a-hex", word=word))
        return type(claim)(**values)

    def _typed(self, prompt: str) -> list[str]:
        return self._read(prompt).lower().replace(",", " ").split()

    def _print(self, words: str) -> None:
        self.console.print(wrapped(words, self.console.width))

    def _words(self, name: str, **values: str | int) -> str:
        return self.catalogue.text(f"chart-{name}", **values)


class _Step:
    """How far a choice has come: a deed, then its fields, then the hex that makes it whole."""

    def __init__(self, observation: Observation[Any], path: tuple[str, ...], after: After) -> None:
        self.view: View = observation.view
        self.legal = observation.legal
        self.path = path
        self.deeds: dict[str, list[Action]] = {}
        for action in self.legal:
            self.deeds.setdefault(_LETTERS[type(action)], []).append(action)
        self.kind = ""
        self.is_where = False
        self.whole: tuple[Action, ...] = ()
        self.choices = tuple(self.deeds)
        if path:
            self._narrow(self.deeds[path[0]], path[1:], after)

    def _narrow(self, actions: list[Action], named: tuple[str, ...], after: After) -> None:
        fields = actions[0].__struct_fields__
        for depth, field in enumerate(fields):
            if depth == len(named):
                self.choices = tuple(dict.fromkeys(str(getattr(each, field)) for each in actions))
                self.kind = f"{_kind(actions[0])}-{field}"
                return
            actions = [each for each in actions if str(getattr(each, field)) == named[depth]]
        (what,) = actions
        if not isinstance(what, _HALVES):
            self.whole, self.choices = (what,), ()
            return
        following = after((what,))
        self.view, self.is_where = following.view, True
        self.choices = tuple(each.hex for each in following.legal if isinstance(each, At))
        if len(named) > len(fields):
            self.whole = what, At(named[-1])

    @property
    def only(self) -> tuple[str, ...]:
        """The deed, if there is but one kind and it has something to choose."""
        (letter, *others), legal = self.deeds, self.legal
        return () if others or not legal[0].__struct_fields__ else (letter,)

    def value(self, word: str) -> str:
        """What this word chooses; nothing if it isn't among the choices."""
        if word in self.choices:
            return word
        number = None if self.path else number_of(word, len(self.choices))
        return "" if number is None else self.choices[number]

    def example(self, after: After) -> str:
        """A whole choice as it can be typed at once."""
        letter, actions = next(
            (each for each in self.deeds.items() if each[1][0].__struct_fields__),
            next(iter(self.deeds.items())),
        )
        what = actions[0]
        words = [letter, *(str(getattr(what, field)) for field in what.__struct_fields__)]
        if isinstance(what, _HALVES):
            words += [each.hex for each in after((what,)).legal[:1] if isinstance(each, At)]
        return " ".join(words)


def _kind(action: Action) -> str:
    return action.kind().replace("_", "-")


def _blanks(kind: type[Claim]) -> Iterator[Claim]:
    values: list[tuple[object, ...]] = []
    for hint in hints_of(kind).values():
        if hint is bool:
            values.append((True, False))
        else:
            values.append(tuple(Piece) if hint is Piece else (BLANK,))
    for each in product(*values):
        yield kind(*each)
