"""The table of Secrets, drawn from what one player may see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from complot.cli.screen import (
    FACE_DOWN,
    NOW,
    PRIVATE,
    SWAPPED,
    UN,
    Screen,
    ballot,
    packed,
    token,
    wrapped,
)
from complot.core.contract import Action, Claim, Event, Scene, replace
from complot.core.match import Moved
from complot.core.seats import Seat
from complot.games.secrets.actions import Answer, Investigate
from complot.games.secrets.claims import Advise, BulletIs, ISwapped, ItIs, UrgeUn
from complot.games.secrets.display import Card
from complot.games.secrets.events import (
    AnswerGiven,
    AnswerShown,
    BulletGiven,
    BulletSeen,
    CardChosen,
    CardOffered,
    CentreSeen,
    CentreShown,
    GameEnded,
    InterruptionDecided,
    PoliticianPlaced,
    Scored,
    TokenLookedAt,
    TokenSeen,
    TokenShown,
    TokensSwapped,
    TokenTaken,
)
from complot.games.secrets.facts import BULLETS, CHARACTERS, VALUES, Character, Identity
from complot.games.secrets.views import (
    Answering,
    Choosing,
    Investigating,
    Negotiating,
    Offering,
    Over,
    SeenSwap,
    SeenToken,
    Shooting,
    Shown,
    Supporting,
    Treating,
    View,
)
from complot.locale import tell

_EFFECTS: Final[dict[type[Scene], Character]] = {
    Treating: Character.PSYCHIATRIST,
    Supporting: Character.POLITICIAN,
    Negotiating: Character.DIPLOMAT,
    Investigating: Character.DETECTIVE,
    Shooting: Character.ASSASSIN,
}
"""The character whose effect is being carried out."""

_PRIVATE: Final = (TokenSeen, CentreSeen, TokenShown, BulletSeen)
_HIDDEN: Final = (Moved, TokenTaken, CardChosen, AnswerGiven, Scored, GameEnded)

_ABOUT: Final[dict[type[Event | Action | Claim], str]] = {
    TokenSeen: "whose",
    CardOffered: "whose",
    TokenLookedAt: "whose",
    PoliticianPlaced: "whose",
    BulletGiven: "whose",
    GameEnded: "whose",
    Investigate: "seat",
}


class SecretsScreen(Screen):
    """Displays, the Offer, and the notes of what one was shown."""

    game = "secrets"
    keys: ClassVar[Mapping[str, str]] = {"seats": "pair", "record": "values", "what": "character"}
    about = _ABOUT

    def stage(self, view: View) -> int:
        """The turn."""
        return view.turn

    def laid(self, view: View) -> object:
        """The displays."""
        return view.displays

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """What all may count on, the displays, the Offer and the secret folder."""
        return Group(
            Rule(self._text("name")),
            *self._facts(view, width),
            self.cards(view, width),
            *self._offer(view, width),
            self._folder(view, width),
        )

    def cards(self, view: View, width: int) -> RenderableType:
        """The displays alone, with how many cards are in each, and what the signs mean."""
        counts = [Text(f"{_size(shown)}/{view.full}") for shown in view.displays]
        return Group(*self._displays(view, counts, width), self._legend(view))

    def record(self, view: View, width: int) -> RenderableType:
        """What every Character is worth and does, how many there are of it, and the Bullets."""
        sheet = [self._described(each, width, printed=True) for each in Character]
        values = ", ".join(map(_worth, BULLETS))
        return Group(*sheet, Text(self._words("bullets-worth", values=values)))

    def heading(self, view: View, width: int) -> Text:
        """What the player is asked for, with the card whose effect it is."""
        scene, text = view.scene, Text()
        effect = _EFFECTS.get(type(scene))
        if effect is not None:
            text.append(f"{self._card(effect)}\n")
        if isinstance(scene, Shooting) and scene.bullet is not None:
            text.append(f"{PRIVATE} {self._words('my-bullet', value=_worth(scene.bullet))}\n")
        kind = self._kind(view)
        return text.append(wrapped(self._text(f"heading-{kind}"), width), style="bold")

    def explained(self, view: View, width: int) -> RenderableType:
        """The characters in question, and the rules of the decision."""
        scene = view.scene
        values = {
            "active": "" if view.active is None else self.names[view.active],
            "target": self.names[scene.target] if isinstance(scene, Answering) else "",
            "un": "yes" if isinstance(scene, Answering) and scene.un is not None else "no",
        }
        rules = wrapped(self._words(f"explain-{self._kind(view)}", **values), width)
        described = [self._described(each, width) for each in _in_question(scene)]
        return Group(*described, Text(rules))

    def words(self, value: Event | Action | Claim, viewer: Seat | None = None) -> str:
        """To one whose token was swapped, with whose; of one who looks at their own, so."""
        match value:
            case TokensSwapped(players=players) if self.seat in players:
                others = tuple(seat for seat in players if seat != self.seat)
                other = replace(value, players=others)
                return tell(self.catalogue, f"your-{self.game}", other, self.names, viewer)
            case TokenLookedAt(seat=seat, whose=whose) if seat == whose != self.seat:
                return tell(self.catalogue, f"own-{self.game}", value, self.names, viewer)
        return super().words(value, viewer)

    def claims(self, view: View, claims: list[Claim]) -> list[Claim]:
        """What there is to say now; of the Offer, while there is one."""
        return [claim for claim in claims if self._fits(claim, view)]

    def hides(self, event: Event) -> bool:
        """Whether an event says little, or stands at the end."""
        return isinstance(event, _HIDDEN)

    def sign(self, event: Event) -> Text:
        """The sign at the margin of what is told."""
        match event:
            case CentreShown(identity=identity):
                return token(identity)
            case AnswerShown(accepts=agreed) | InterruptionDecided(takes=agreed):
                return ballot(agreed)
            case _ if isinstance(event, _PRIVATE):
                return Text(PRIVATE, style="bold")
            case _:
                return Text("·", style="dim")

    def curtain(self, view: View, width: int) -> RenderableType:
        """The end: every token and display with its points, the totals, and who has won."""
        scene = view.scene
        assert isinstance(scene, Over)
        names = [self._token(identity) for identity in scene.tokens]
        widest = max(name.cell_len for name in names)
        marks = []
        for name, points in zip(names, scene.points, strict=True):
            name.pad_right(widest - name.cell_len)
            marks.append(name.append(f"  {points:>3}"))
        totals = [
            self._token(identity).append(f" {total}")
            for identity, total in ((Identity.CIA, scene.cia), (Identity.KGB, scene.kgb))
        ]
        centre = Text(f"{self._words('centre')} ").append_text(self._token(scene.centre))
        ended = GameEnded(scene.winner, scene.how, scene.seat, scene.cia, scene.kgb)
        won = scene.seat == self.seat or (
            scene.seat is None and scene.tokens[self.seat] is scene.winner
        )
        return Group(
            Rule(self._text("name")),
            *self._displays(view, marks, width),
            Text("   ").join([*totals, centre]),
            Text(wrapped(self.words(ended, self.seat), width)),
            Text(self.catalogue.text("core-won" if won else "core-lost"), style="bold"),
        )

    def _facts(self, view: View, width: int) -> Iterator[Text]:
        """The turn and the decks; then the tokens in play."""
        active = "" if view.active is None else self._called(view.active)
        facts = [
            self._words("turn", turn=view.turn, active=active),
            self._words("deck", count=view.deck),
            self._words("bullets", count=view.bullets),
            self._words("end", full=view.full),
        ]
        yield Text(packed(facts, width))
        counts = zip(Identity, (view.cia, view.kgb, view.hippies), strict=True)
        tokens = [
            token(identity).append(f" {count} {self._side(identity)}", style="none")
            for identity, count in counts
        ]
        yield Text("   ").join([*tokens, Text(self._words("one-in-centre"), style="dim")])

    def _displays(self, view: View, marks: Sequence[Text], width: int) -> Iterator[Text]:
        """A line for each player, or more: the name, a mark, and the cards."""
        labels = []
        for seat in range(view.seats):
            now = NOW if seat == view.active and not isinstance(view.scene, Over) else " "
            un = f" {UN}" if seat == view.un else ""
            labels.append(f"{now} {seat + 1} {self._called(seat)}{un}")
        widest = max(map(cell_len, labels))
        indent = widest + 2 + max(mark.cell_len for mark in marks) + 2
        for label, mark, shown in zip(labels, marks, view.displays, strict=True):
            cards = packed(self._laid_out(shown, isinstance(view.scene, Over)), width - indent)
            first, *more = cards.splitlines() or [""]
            line = Text(f"{label}{' ' * (widest - cell_len(label))}  ").append_text(mark)
            line.pad_right(indent - line.cell_len)
            line.append(first).rstrip()
            yield line
            for cards in more:
                yield Text(f"{' ' * indent}{cards}")

    def _laid_out(self, shown: Shown, over: bool) -> Iterator[str]:
        for card in shown.cards:
            yield self._card(card.character) if card.up else self._face_down(card)
        for value in shown.bullets:
            known = "?" if value is None else _worth(value)
            private = "" if value is None or over else f"{PRIVATE} "
            yield f"{private}{self._words('bullet')} {known}"

    def _legend(self, view: View) -> Text:
        """What the signs mean, of those that can be seen."""
        cards = [card for shown in view.displays for card in shown.cards]
        bullets = [value for shown in view.displays for value in shown.bullets]
        signs = {NOW: "active"}
        if view.un is not None:
            signs[UN] = "un"
        if not all(card.up for card in cards):
            signs[FACE_DOWN] = "face-down"
        if any(value is not None for value in bullets):
            signs[PRIVATE] = "private"
        words = [f"{sign} {self._words(word)}" for sign, word in signs.items()]
        return Text("   ".join(words), style="dim")

    def _offer(self, view: View, width: int) -> Iterator[Text]:
        """The two characters shown, and where the card is on its way."""
        scene = view.scene
        if not isinstance(scene, Choosing | Offering | Answering):
            return
        cards = [self._card(each) for each in scene.cards]
        yield Text(wrapped(self._words("shown", one=cards[0], other=cards[1]), width))
        if not isinstance(scene, Choosing) and view.active is not None:
            target = self._called(scene.target) if isinstance(scene, Answering) else "…"
            yield Text(self._words("offer", way=f"{self._called(view.active)} → {target}"))

    def _folder(self, view: View, width: int) -> Panel:
        """What one was shown, with its date, and what one alone holds."""
        inner = width - 4
        notes = [(self._words("when", turn=note.turn), *self._note(note)) for note in view.memory]
        dates = max((cell_len(when) for when, _, _ in notes), default=0)
        lines = [Text(wrapped(self._words("notes" if notes else "no-notes"), inner), style="dim")]
        for when, sign, words in notes:
            first, *more = wrapped(words, inner - dates - 4).splitlines()
            line = Text(f"{when}{' ' * (dates - cell_len(when))}  ").append_text(sign)
            lines.append(line.append(f" {first}", style="none"))
            lines += [Text(f"{' ' * (dates + 4)}{each}") for each in more]
        title = self._words("folder")
        return Panel(
            Text("\n").join([*lines, *self._held(view)]),
            title=title,
            title_align="left",
            expand=False,
        )

    def _note(self, note: SeenToken | SeenSwap) -> tuple[Text, str]:
        """What was seen, or swapped, at that time."""
        if isinstance(note, SeenSwap):
            return Text(SWAPPED), self._swap(note)
        place = "other" if note.whose != self.seat else "own"
        whose = "" if note.whose is None else self.names[note.whose]
        place = "centre" if note.whose is None else place
        return token(note.identity), self._words(
            "saw", place=place, whose=whose, identity=note.identity.value
        )

    def _swap(self, swap: SeenSwap) -> str:
        """Whose tokens; of one's own, as one's own."""
        seats = sorted(swap.players, key=lambda seat: seat != self.seat)
        first, last = (self.names[seat] for seat in (seats[0], seats[-1]))
        values = {"seat": self.names[swap.seat], "one": first, "other": last}
        values["you"] = "yes" if swap.seat == self.seat else "no"
        values["mine"] = "yes" if seats[0] == self.seat else "no"
        if not swap.centre:
            return self._words("swapped-players", **values)
        if not swap.certain:
            return self._words("swapped-neighbours", **values)
        own = swap.players == (swap.seat,)
        return self._words("swapped-centre" if own else "swapped-neighbour", **values)

    def _held(self, view: View) -> Iterator[Text]:
        """The card one offers, one's sealed answer, the Bullet in one's hand."""
        match view.scene:
            case Offering(card=card) | Answering(card=card) if card is not None:
                yield Text(f"{PRIVATE} {self._words('my-offer', card=self._card(card))}")
            case Answering(mine=bool(mine)):
                answer = self._words("my-answer", answer=self.words(Answer(mine)))
                yield ballot(mine).append(f" {answer}", style="none")
            case Shooting(bullet=int(value)):
                yield Text(f"{PRIVATE} {self._words('my-bullet', value=_worth(value))}")

    def _described(self, character: Character, width: int, *, printed: bool = False) -> Text:
        """What a character is worth and does."""
        name = self._card(character)
        copies = f" (×{CHARACTERS[character].copies})" if printed else ""
        effect = self.catalogue.text(f"{_id(character)}.help")
        text = Text(wrapped(f"{name}{copies}. {effect}", width))
        text.stylize("bold", 0, len(name))
        return text

    def _fits(self, claim: Claim, view: View) -> bool:
        """Whether a claim can be understood now."""
        scene = view.scene
        own = view.displays[self.seat]
        match claim:
            case ItIs(character=character):
                return character in getattr(scene, "cards", ())
            case Advise():
                return isinstance(scene, Answering)
            case UrgeUn():
                return isinstance(scene, Answering) and scene.un is not None
            case ISwapped():
                return any(card.character is Character.DIPLOMAT for card in own.cards)
            case BulletIs():
                return any(value is not None for each in view.displays for value in each.bullets)
            case _:
                return True

    def _kind(self, view: View) -> str:
        """What one has to decide; the UN player, asked like the target, decides something else."""
        scene = view.scene
        if isinstance(scene, Answering) and scene.un == self.seat:
            return "interrupting"
        return scene.kind()

    def _card(self, character: Character) -> str:
        return f"{self.catalogue.text(_id(character))} {_worth(VALUES[character])}"

    def _face_down(self, card: Card) -> str:
        return f"{FACE_DOWN} {self.catalogue.text(_id(card.character))}"

    def _token(self, identity: Identity) -> Text:
        return token(identity).append(f" {self._side(identity)}", style="none")

    def _side(self, identity: Identity) -> str:
        return self._text(f"side-{identity}")

    def _words(self, name: str, **values: str | int) -> str:
        return self.catalogue.text(f"dossier-{name}", **values)


def _in_question(scene: Scene) -> tuple[Character, ...]:
    """The characters that the decision is about."""
    if isinstance(scene, Choosing | Offering | Answering):
        card = None if isinstance(scene, Choosing) else scene.card
        return scene.cards if card is None else (card,)
    effect = _EFFECTS.get(type(scene))
    return () if effect is None else (effect,)


def _size(shown: Shown) -> int:
    return len(shown.cards) + len(shown.bullets)


def _worth(value: int) -> str:
    """With its sign; nothing is 0."""
    return f"{value:+}" if value else "0"


def _id(character: Character) -> str:
    return f"secrets-character-{character.replace('_', '-')}"
