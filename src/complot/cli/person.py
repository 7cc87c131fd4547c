"""The person at the keyboard, who picks among what is legal and speaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, StrEnum
from itertools import product
from typing import Any, ClassVar, Final

from msgspec import Meta
from rich.console import Console
from rich.table import Table
from rich.text import Text

from complot.cli.screen import Screen, wrapped
from complot.core.contract import Action, AnyGame, Claim, Sight
from complot.core.match import Observation
from complot.core.seats import Seat
from complot.locale import Catalogue, tell
from complot.locale.telling import Names, hints_of


class Key(StrEnum):
    """What can be typed instead of a choice; the same in every language."""

    SAY = "s"
    TABLE = "t"
    RECORD = "v"
    WHAT = "w"
    HELP = "?"
    LEAVE = "q"


NO: Final = "n"
_YES: Final = ("", "y", "yes", "si", "sí", "sì", "o", "oui")
"""Not a lone s: who types it may want to speak, and confirmed is final."""
_SEATS: Final = tuple[Seat, ...]
BLANK: Final = "___"
_MOST_LINES: Final = 9


class Left(Exception):
    """The person has left the table."""


class Person:
    """Asks by numbers, asks again before a choice is final, and lets one talk in between."""

    samples: ClassVar[tuple[tuple[str, str], ...]] = (("1", "number"), ("1 3", "seats"))
    """What a choice may look like, and what help says of it."""

    def __init__(
        self,
        console: Console,
        screen: Screen,
        catalogue: Catalogue,
        game: AnyGame,
        names: Names,
        say: Callable[[Claim], None],
    ) -> None:
        self.console = console
        self.screen = screen
        self.catalogue = catalogue
        self.game = game
        self.names = names
        self.say = say

    def choose(self, observation: Observation[Any]) -> tuple[Action, ...]:
        """One of the legal actions, with those that make it whole, confirmed."""
        view, legal = observation.view, observation.legal
        several = _seats_named(legal)
        self._ask(view, legal, several)
        while True:
            word = self._read(self._prompt(view, legal, several))
            if self._looks_up(word, view):
                self._ask(view, legal, several)
            elif not word and self._is_plain(view, legal):
                return legal[:1]
            else:
                pick = self._by_seats if several else self._by_number
                action = pick(legal, word)
                if action is not None:
                    if self._confirms(view, legal, action):
                        return (action,)
                    self._ask(view, legal, several)

    def _looks_up(self, word: str, view: Any) -> bool:
        """Whether a key was typed that shows something, or lets one speak; then it is done."""
        match word.lower():
            case Key.SAY:
                self._speak(view)
            case Key.TABLE:
                self._show_table(view)
            case Key.RECORD:
                self.console.print(self.screen.record(view, self.console.width))
            case Key.WHAT:
                self.console.print(self.screen.explained(view, self.console.width))
            case _:
                return False
        return True

    def _show_table(self, view: Any) -> None:
        self.console.print(self.screen.table(view, *self.console.size))

    def _ask(self, view: Any, legal: tuple[Action, ...], several: int) -> None:
        self.console.print(self.screen.heading(view, self.console.width))
        if not several:
            self._number_off(map(self._label, legal))

    def _prompt(self, view: Any, legal: tuple[Action, ...], several: int) -> str:
        if self._is_plain(view, legal):
            return self._text("choose-only")
        if not several:
            return self._text("choose-number")
        example = " ".join(str(seat + 1) for seat in getattr(legal[-1], _field_of(legal[-1])))
        return self._text("choose-seats", count=several, example=example)

    def _by_number(self, legal: tuple[Action, ...], word: str) -> Action | None:
        number = number_of(word, len(legal))
        if number is None:
            self.console.print(self._text("not-a-number", most=len(legal)))
            return None
        return legal[number]

    def _by_seats(self, legal: tuple[Action, ...], word: str) -> Action | None:
        seats = self._seats(word)
        for action in legal:
            if getattr(action, _field_of(action)) == seats:
                return action
        count, most = _seats_named(legal), len(self.names)
        self.console.print(self._text("not-seats", count=count, most=most))
        return None

    def _is_plain(self, view: Any, legal: tuple[Action, ...]) -> bool:
        """Whether there is nothing to choose and nothing to hide."""
        phase = next(each for each in self.game.phases if each.kind() == view.scene.kind())
        return len(legal) == 1 and phase.sight is Sight.OPEN

    def _confirms(self, view: Any, legal: tuple[Action, ...], action: Action) -> bool:
        """Ask again: confirmed is final."""
        return self._is_plain(view, legal) or self._agrees(self._label(action).plain)

    def _agrees(self, choice: str) -> bool:
        prompt = self._text("confirm", choice=choice)
        while True:
            word = self._read(prompt).lower()
            if word in _YES:
                return True
            if word == NO:
                return False

    def _speak(self, view: Any) -> None:
        """Pick a claim by number, then whom it names; an empty line says nothing."""
        claims = self.screen.claims(view, self._sayable(view))
        blanks = [BLANK] * len(self.names)
        self._number_off(Text(tell(self.catalogue, self.game.name, c, blanks)) for c in claims)
        while word := self._read(self._text("claims")):
            number = number_of(word, len(claims))
            if number is None:
                self.console.print(self._text("not-a-number", most=len(claims)))
                continue
            claim = self._filled(claims[number])
            if claim is not None:
                self.say(claim)
            return

    def _sayable(self, view: Any) -> list[Claim]:
        """Every claim there is, with blanks for whom it names."""
        return [claim for kind in self.game.claims for claim in _blanks(kind)]

    def _filled(self, claim: Claim) -> Claim | None:
        """The claim with the seats in it that the person names; ``None`` if none are named."""
        values = {}
        for name, hint in hints_of(type(claim)).items():
            values[name] = getattr(claim, name)
            if hint in (Seat, _SEATS):
                one = hint == Seat
                while True:
                    word = self._read(self._text("claim-seat" if one else "claim-seats"))
                    if not word:
                        return None
                    seats = self._seats(word)
                    if seats and (len(seats) == 1 or not one):
                        break
                    self.console.print(self._text("not-a-number", most=len(self.names)))
                values[name] = seats[0] if one else seats
        return type(claim)(**values)

    def _seats(self, word: str) -> tuple[Seat, ...]:
        """The seats that were typed, sorted; none if one is no seat or stands twice."""
        numbers = [number_of(each, len(self.names)) for each in word.replace(",", " ").split()]
        seats = sorted(number for number in numbers if number is not None)
        return tuple(seats) if len(set(seats)) == len(numbers) else ()

    def _help(self) -> None:
        keys = Table(box=None, show_header=False, padding=(0, 1), title_justify="left")
        for key, text in (
            *self.samples,
            (NO, "back"),
            *((key, key.name.lower()) for key in Key),
        ):
            words = self._text(f"key-{self.screen.keys.get(text, text)}")
            keys.add_row(Text(key, style="bold"), words)
        self.console.print(Text(self._text("keys"), style="bold"), keys)

    def _read(self, prompt: str) -> str:
        """What is typed; help may be asked for, and the table left, at any time."""
        asking = Text(wrapped(f"{prompt} >", self.console.width - 1), style="bold")
        while True:
            self.console.print(asking, end=" ", soft_wrap=True)
            word = self.console.input().strip()
            if word.lower() == Key.LEAVE:
                raise Left
            if word != Key.HELP:
                return word
            self._help()

    def _number_off(self, labels: Iterable[Text]) -> None:
        """One below the other; so many that they would leave the screen, side by side."""
        numbered = enumerate(labels, start=1)
        lines = [Text(f"{number:>4}  ").append_text(label) for number, label in numbered]
        half = (len(lines) + 1) // 2
        width = sum(
            max((line.cell_len for line in each), default=0)
            for each in (lines[:half], lines[half:])
        )
        if len(lines) <= _MOST_LINES or width >= self.console.width:
            self.console.print(*lines, sep="\n")
            return
        columns = Table.grid(padding=(0, 1))
        for first in range(half):
            columns.add_row(*lines[first::half])
        self.console.print(columns)

    def _label(self, action: Action) -> Text:
        """An action in words; a yes or a no has its sign as well."""
        words = self.screen.words(action)
        match _values(action):
            case [True]:
                return Text(f"✔ {words}")
            case [False]:
                return Text(f"✘ {words}")
            case _:
                return Text(words)

    def _text(self, name: str, **values: str | int) -> str:
        return self.catalogue.text(f"play-{name}", **values)


def number_of(word: str, most: int) -> int | None:
    """A number from 1 to ``most``, counted from 0."""
    if word.isascii() and word.isdigit() and len(word) <= 4 and 1 <= int(word) <= most:
        return int(word) - 1
    return None


def _field_of(action: Action) -> str:
    return action.__struct_fields__[0]


def _values(action: Action) -> list[object]:
    return [getattr(action, name) for name in action.__struct_fields__]


def _seats_named(legal: tuple[Action, ...]) -> int:
    """How many seats a choice names, if every choice names a set of seats; else 0."""
    sizes = {
        len(getattr(action, _field_of(action)))
        if [*hints_of(type(action)).values()] == [_SEATS]
        else 0
        for action in legal
    }
    return sizes.pop() if len(sizes) == 1 else 0


def _blanks(kind: type[Claim]) -> list[Claim]:
    """The claims of a kind that differ by anything but the seats, which are left blank."""
    hints = hints_of(kind)
    values: list[tuple[object, ...]] = []
    for hint in hints.values():
        if hint is bool:
            values.append((True, False))
        elif isinstance(hint, type) and issubclass(hint, Enum):
            values.append(tuple(hint))
        elif numbers := _numbers(hint):
            values.append(numbers)
        else:
            values.append((0,) if hint == Seat else ((0,),))
    return [kind(**dict(zip(hints, each, strict=True))) for each in product(*values)]


def _numbers(hint: Any) -> tuple[int, ...]:
    """The numbers of a type that has a least and a most, the most first; else none."""
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, Meta) and meta.ge is not None and meta.le is not None:
            return tuple(range(int(meta.le), int(meta.ge) - 1, -1))
    return ()
