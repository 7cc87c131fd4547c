"""The Plot cards on the screen, and what they are for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from rich.cells import cell_len
from rich.console import Group
from rich.text import Text

from complot.cli.screen import ICONS, ballot, outcome, packed, side, tied, wrapped
from complot.core.contract import Scene
from complot.core.seats import Seat
from complot.games.resistance.options import PlotHand
from complot.games.resistance.plot.cards import CARDS, TAKEABLE, Card
from complot.games.resistance.plot.events import Opinions
from complot.games.resistance.plot.views import (
    Annulling,
    Confiding,
    HandingOut,
    Inspecting,
    Opining,
    Overhearing,
    PlotView,
    Spotlighting,
    TakingResponsibility,
    Usurping,
)
from complot.games.resistance.views import OnMission, View
from complot.locale import Catalogue
from complot.locale.telling import Names, listed

_ASKED: Final[dict[type[Scene], Card]] = {
    Overhearing: Card.OVERHEARD_CONVERSATION,
    TakingResponsibility: Card.TAKE_RESPONSIBILITY,
    Usurping: Card.STRONG_LEADER,
    Opining: Card.OPINION_MAKER,
    Annulling: Card.NO_CONFIDENCE,
    Spotlighting: Card.IN_THE_SPOTLIGHT,
    Inspecting: Card.KEEPING_A_CLOSE_EYE,
}


class Shelf:
    """Draws the Plot cards as the player in one seat sees them."""

    def __init__(self, catalogue: Catalogue, names: Names, called: Callable[[Seat], str]) -> None:
        self.catalogue = catalogue
        self.names = names
        self.called = called

    def lines(self, view: View, width: int) -> list[Text]:
        """The deck, the cards in front of their holders, and who has seen what."""
        plot = view.plot
        if plot is None:
            return []
        rows = [*self._held(plot)]
        label_width = max((cell_len(label) for label, _ in rows), default=0)
        lines = [self._deck(plot)]
        for label, cards in rows:
            first, *more = packed(cards, width - label_width - 4).splitlines()
            lines.append(Text(f"  {label}{' ' * (label_width - cell_len(label))}  {first}"))
            lines += [Text(f"{' ' * (label_width + 4)}{line}") for line in more]
        for text, things in self._known(plot, view.scene):
            words = wrapped(self._text(text, list=", ".join(map(tied, things))), width - 2)
            lines += [Text(f"  {line}") for line in words.splitlines()]
        return lines

    def secrets(self, plot: PlotView | None) -> list[Text]:
        """What the player alone was let see; once, however often."""
        if plot is None:
            return []
        looks = {each.whose: each.role for each in plot.looks if each.role}
        lines = []
        for whose, role in looks.items():
            words = self._text("saw-character", whose=self.names[whose], role=role.value)
            lines.append(side(role).append(f" {words}", style="none"))
        for each in plot.inspections:
            if each.success is not None:
                name, success = self.names[each.whose], _truth(each.success)
                words = self._text("saw-mission", mission=each.mission, whose=name, success=success)
                lines.append(outcome(each.success).append(f" {words}", style="none"))
        return lines

    def chance(self, view: View) -> str:
        """Which card one is asked about and why, and who comes after; nothing if about none."""
        scene, card = view.scene, _card_of(view)
        if card is None:
            return ""
        kind = scene.kind().replace("_", "-")
        leader = "" if view.leader is None else self.names[view.leader]
        words = self._text(f"chance-{kind}", card=self._signed(card), leader=leader)
        queue = getattr(scene, "queue", None)
        if queue is None:
            return words
        after = listed(self.catalogue, [self.names[seat] for seat in queue[1:]])
        return f"{words} {self._text('chance-turn', others=after, count=len(queue) - 1)}"

    def opinions(self, opinions: Opinions) -> Text:
        """The votes that were shown beforehand."""
        text = Text(self._text("opinions"))
        for approve, seats in ((True, opinions.approve), (False, opinions.reject)):
            if seats:
                names = listed(self.catalogue, [self.names[seat] for seat in seats])
                text.append("  ").append_text(ballot(approve)).append(f" {names}")
        return text

    def explained(self, view: View, width: int) -> Group:
        """What may be done here: the decision, or the card that it is about, and its rules."""
        scene, card = view.scene, _card_of(view)
        values: dict[str, str | int] = {
            "role": "" if view.role is None else view.role.value,
            "most": view.most_rejections,
            "each": _truth(view.options.plot_hand is PlotHand.ONE_EACH),
            "must": _truth(not getattr(scene, "may_wait", False)),
            "spotlit": _truth(_is_spotlit(view)),
        }
        kind = scene.kind().replace("_", "-")
        if isinstance(scene, Opining):
            kind = "voting"
        elif hasattr(scene, "queue"):
            kind = "window"
        parts = [] if card is None else [self._described(card, width)]
        parts.append(Text(wrapped(self._text(f"explain-{kind}", **values), width)))
        return Group(*parts, *(self._described(each, width) for each in _at_stake(view)))

    def _deck(self, plot: PlotView) -> Text:
        icons = {CARDS[card].icon for hand in (*plot.hands, plot.drawn) for card in hand}
        text = Text(self._text("deck", count=len(plot.deck)))
        for icon, sign in ICONS.items():
            if icon in icons:
                name = self._text(f"icon-{icon.replace('_', '-')}")
                text.append(f"   {sign} {name}", style="dim")
        return text

    def _held(self, plot: PlotView) -> Iterator[tuple[str, list[str]]]:
        for seat, hand in enumerate(plot.hands):
            if hand:
                yield f"{seat + 1} {self.called(seat)}", self._stacked(hand)
        if plot.drawn:
            yield self._text("to-hand-out"), self._stacked(plot.drawn)

    def _known(self, plot: PlotView, scene: Scene) -> Iterator[tuple[str, list[str]]]:
        """What all know of the looks, and of what lay face up."""
        if plot.looks:
            seen = dict.fromkeys((each.seat, each.whose) for each in plot.looks)
            yield "looks", [self._arrow(*each) for each in seen]
        if plot.inspections:
            seen_there = [
                f"{self._arrow(each.seat, each.whose)} {self._on(each.mission)}"
                for each in plot.inspections
            ]
            yield "inspections", seen_there
        if plot.spotlights:
            shown = [
                f"{outcome(each.success).plain} {self.names[each.seat]} {self._on(each.mission)}"
                for each in plot.spotlights
            ]
            yield "spotlights", shown
        if plot.spotlit is not None and not isinstance(scene, Inspecting):  # then it was shown
            yield "spotlit", [self.names[plot.spotlit]]

    def _stacked(self, cards: tuple[Card, ...]) -> list[str]:
        counts = {card: cards.count(card) for card in cards}
        return [
            f"{self._signed(card)}{f' ×{count}' if count > 1 else ''}"
            for card, count in counts.items()
        ]

    def _signed(self, card: Card) -> str:
        return f"{ICONS[CARDS[card].icon]} {self._name(card)}"

    def _described(self, card: Card, width: int) -> Text:
        name = self._signed(card)
        stop = "" if name.endswith("!") else "."
        text = Text(wrapped(f"{name}{stop} {self.catalogue.text(f'{_id(card)}.help')}", width))
        text.stylize("bold", 0, len(name))
        return text

    def _arrow(self, seat: Seat, whose: Seat) -> str:
        return f"{self.names[seat]} → {self.names[whose]}"

    def _on(self, mission: int) -> str:
        return f"({self.catalogue.text('resistance-action-target', mission=mission)})"

    def _name(self, card: Card) -> str:
        return self.catalogue.text(_id(card))

    def _text(self, name: str, **values: str | int) -> str:
        return self.catalogue.text(f"shelf-{name}", **values)


def _card_of(view: View) -> Card | None:
    """The card that one is asked about, or has to reckon with."""
    scene = view.scene
    if isinstance(scene, OnMission):
        return Card.IN_THE_SPOTLIGHT if _is_spotlit(view) else None
    return scene.card if isinstance(scene, Confiding) else _ASKED.get(type(scene))


def _is_spotlit(view: View) -> bool:
    return view.plot is not None and view.plot.spotlit == view.seat


def _at_stake(view: View) -> Iterable[Card]:
    """The cards among which one chooses."""
    plot = view.plot
    if plot is None:
        return ()
    match view.scene:
        case HandingOut():
            return dict.fromkeys(plot.drawn)
        case TakingResponsibility(seat=seat):
            others = [hand for each, hand in enumerate(plot.hands) if each != seat]
            return [card for card in TAKEABLE if any(card in hand for hand in others)]
    return ()


def _id(card: Card) -> str:
    return f"resistance-card-{card.replace('_', '-')}"


def _truth(mark: bool) -> str:
    return "yes" if mark else "no"
