"""The table of Uprising, drawn from what one player may see."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from complot.cli import hexmap
from complot.cli.hexmap import (
    AGENT,
    AGENT_STYLE,
    CENTRE,
    FROZEN,
    PIECES,
    UNKNOWN,
    piece_of,
    piece_sign,
)
from complot.cli.screen import NOW, PRIVATE, Screen, packed, wrapped
from complot.core.contract import Action, Claim, Event
from complot.core.match import Moved
from complot.games.uprising.claims import (
    AllOnMap,
    ComingFor,
    Mercy,
    NoneNear,
    NothingThere,
    Revolt,
    ToNexus,
)
from complot.games.uprising.events import (
    AgentEliminated,
    AgentMoved,
    AgentsPosted,
    BoxOpened,
    Captured,
    CounterDeployed,
    Identified,
    Killed,
    RevolutionDeclared,
    RollCalled,
    TurnEnded,
)
from complot.games.uprising.facts import INSURGENTS, SYMPATHIZERS, TRACK, Number, Piece, Side
from complot.games.uprising.hexes import Hex
from complot.games.uprising.options import MOST_TURNS
from complot.games.uprising.views import (
    Freeing,
    Hiding,
    Over,
    Pacing,
    Placing,
    Posting,
    Rebelling,
    View,
)

OUT: Final = "✘"
UNDEPLOYED: Final = "–"
TO: Final = "→"
_BOXES_A_ROW: Final = 7
_BOX: Final = 10

_OF_REBEL: Final = (NothingThere, NoneNear, AllOnMap, Revolt, ToNexus)
_OF_GOVERNMENT: Final = (ComingFor, Mercy)


class UprisingScreen(Screen):
    """The map, the action track, the captives, and what is known of the numbers."""

    game = "uprising"
    keys: ClassVar[Mapping[str, str]] = {"table": "map", "record": "boxes", "what": "rules"}
    about: ClassVar[Mapping[type[Event | Action | Claim], str]] = {}

    def stage(self, view: View) -> int:
        """The player turn, of both games of a match; a set-up is shown as a draft instead."""
        if isinstance(view.scene, Hiding):
            return -1
        return (view.game * (MOST_TURNS + 1) + view.turn) * 2 + (view.side is Side.GOVERNMENT)

    def laid(self, view: View) -> object:
        """All that stands on the map."""
        if isinstance(view.scene, Hiding):
            return None
        return view.counters, view.revealed, view.agents, view.revolution

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """Turn and track, the map, what its signs mean, and the numbers."""
        if isinstance(view.scene, Hiding):
            return Rule(self._text("name"))
        return self.map_table(view, width)

    def map_table(
        self, view: View, width: int, lit: Collection[Hex] = (), chosen: Hex | None = None
    ) -> RenderableType:
        """The table with the hexes that can be chosen, and the one that was."""
        return Group(
            Rule(self._text("name")),
            *self._facts(view, width),
            hexmap.drawn(view, lit, chosen),
            self._legend(view, width),
            self.record(view, width),
        )

    def cards(self, view: View, width: int) -> RenderableType:
        """The map alone, with what has to be reckoned with."""
        return Group(*self._facts(view, width)[1:], hexmap.drawn(view))

    def record(self, view: View, width: int) -> RenderableType:
        """Every number: where it is, and what it stands for if that is known."""
        sheet = self._sheet(view)
        if self.seat == view.rebel and not isinstance(view.scene, Over):
            title = f"{PRIVATE} {self._words('display')}"
            return Panel(sheet, title=title, title_align="left", expand=False)
        return Group(Text(self._words("numbers"), style="bold"), sheet, *self._unknown(view, width))

    def heading(self, view: View, width: int) -> Text:
        """What the player is asked for."""
        scene = view.scene
        values: dict[str, str | int] = {"left": view.left}
        for name in ("number", "hex", "agent", "hiding", "placed"):
            value = getattr(scene, name, None)
            if value is not None:
                values[name] = value
        kind = scene.kind()
        if isinstance(scene, Hiding | Freeing):  # asked all at once, not box by box
            return Text(wrapped(self._words(f"heading-{kind}", **values), width), style="bold")
        if isinstance(scene, Placing) and scene.number is None:
            kind = "placing-freed"
        return Text(wrapped(self._text(f"heading-{kind}", **values), width), style="bold")

    def explained(self, view: View, width: int) -> RenderableType:
        """The rules of the decision, and of the piece that it is about."""
        scene = view.scene
        values = {"revolution": "yes" if view.revolution else "no", "captives": view.captives}
        lines = [wrapped(self._words(f"explain-{scene.kind()}", **values), width)]
        if isinstance(scene, Placing):
            piece = Piece.INSURGENT if scene.number is None else piece_of(view, scene.number)
            about = [] if piece is None else [piece]
        else:
            about = [*Piece] if isinstance(scene, Hiding | Rebelling) else []
        for each in about:
            name = self._text(f"piece-{each}")
            words = f"{PIECES[each][0]} {name}. {self._text(f'piece-{each}.help')}"
            lines.append(wrapped(words, width))
        return Text("\n".join(lines))

    def claims(self, view: View, claims: list[Claim]) -> list[Claim]:
        """What a Rebel, or the Government, has to say."""
        others = _OF_GOVERNMENT if self.seat == view.rebel else _OF_REBEL
        return [claim for claim in claims if not isinstance(claim, others)]

    def choice(self, actions: tuple[Action, ...]) -> str:
        """A whole choice in words: what, and where."""
        return f" {TO} ".join(map(self.words, actions))

    def hides(self, event: Event) -> bool:
        """Whether an event says little, or nothing that the map doesn't show."""
        if isinstance(event, RollCalled):
            return event.present
        return isinstance(event, Moved | CounterDeployed | TurnEnded)

    def sign(self, event: Event) -> Text:
        """The sign at the margin of what is told."""
        match event:
            case Identified(piece=piece) | Killed(piece=piece) | BoxOpened(piece=piece):
                return piece_sign(piece)
            case Captured():
                return piece_sign(Piece.INSURGENT)
            case AgentMoved() | AgentsPosted() | AgentEliminated():
                return Text().append(AGENT, style=AGENT_STYLE)
            case RevolutionDeclared():
                return Text().append("!", style="bold bright_red")
            case _:
                return Text("·", style="dim")

    def curtain(self, view: View, width: int) -> RenderableType:
        """The end: the map with every counter turned up, every box, and who has won."""
        scene = view.scene
        victor = scene.victor if isinstance(scene, Over) else None
        verdict = (
            "chart-drawn" if victor is None else "core-won" if victor == self.seat else "core-lost"
        )
        scores = [
            Text(self._words("score", player=self._called(seat), score=score))
            for seat, score in enumerate(view.scores)
        ]
        return Group(
            Rule(self._text("name")),
            hexmap.drawn(view),
            self._legend(view, width),
            self._sheet(view),
            *scores,
            Text(self.catalogue.text(verdict), style="bold"),
        )

    def _facts(self, view: View, width: int) -> list[Text]:
        """Who plays what and when; the track; captives and the dead; what has been declared."""
        players = {Side.REBEL: view.rebel, Side.GOVERNMENT: 1 - view.rebel}
        cap = view.options.turn_cap
        turn = self._words("turn" if cap < MOST_TURNS else "turn-open", turn=view.turn, cap=cap)
        facts = [self._words("setting-up") if view.turn == 0 else turn]
        facts += [
            self._words("player", side=self._text(f"side-{side}"), player=self._called(seat))
            for side, seat in players.items()
        ]
        if view.options.match:
            facts.append(self._words("game", game=view.game))
        lines = [Text(packed(facts, width)), self._track(view)]
        counts = [
            self._words("captives", count=view.captives),
            self._words("killed", count=view.killed),
            self._words("agents", count=len(view.agents)),
        ]
        if view.reserve:
            counts.append(self._words("reserve", count=view.reserve))
        lines.append(Text(packed(counts, width)))
        declared = self._words("revolution" if view.revolution else "no-revolution")
        lines.append(Text(declared, style="bold bright_red" if view.revolution else "dim"))
        for warning in ("doomed", "at_stake"):
            if getattr(view, warning):
                words = self._words(warning.replace("_", "-"))
                lines.append(Text(wrapped(f"! {words}", width), style="bold"))
        return lines

    def _track(self, view: View) -> Text:
        text = Text(f"{self._words('track')} ")
        for space, actions in enumerate(TRACK):
            here = space == view.space
            text.append(f" {NOW if here else ' '}{actions}", style="bold" if here else "dim")
        if isinstance(view.scene, Hiding | Posting | Pacing | Over):
            return text
        return text.append(f"   {self._words('left', count=view.left)}", style="none")

    def _legend(self, view: View, width: int) -> Text:
        """What the signs on the map mean."""
        known = view.insurgents is not None
        signs = {f"[{PIECES[Piece.INSURGENT][0]}7]" if known else "[7]": self._words("hidden")}
        signs |= {sign: self._text(f"piece-{piece}") for piece, (sign, _) in PIECES.items()}
        signs |= {AGENT: self._words("agent"), CENTRE: self._words("nexus")}
        if any(shown.frozen for shown in view.revealed):
            signs[FROZEN] = self._words("frozen")
        return Text(packed(map(" ".join, signs.items()), width), style="dim")

    def _sheet(self, view: View) -> Text:
        """The boxes by number, seven in a row as they are printed."""
        places = {counter.number: counter.hex for counter in view.counters}
        places |= dict.fromkeys(view.undeployed, UNDEPLOYED)
        numbers = range(1, view.options.numbers + 1)
        lines = []
        for first in range(1, len(numbers) + 1, _BOXES_A_ROW):
            row = numbers[first - 1 : first - 1 + _BOXES_A_ROW]
            cells = [self._box(view, number, places.get(number, OUT)) for number in row]
            line = Text().join(cells)
            line.rstrip()
            lines.append(line)
        signs = {UNDEPLOYED: "in-display"}
        if view.found:
            signs[OUT] = "out"
        words = (f"{sign} {self._words(word)}" for sign, word in signs.items())
        return Text("\n").join([*lines, Text("  ".join(words), style="dim")])

    def _box(self, view: View, number: Number, place: str) -> Text:
        piece = piece_of(view, number)
        sign = Text(UNKNOWN, style="dim") if piece is None else piece_sign(piece)
        cell = Text().append_text(sign).append(f"{number:>2} {place}")
        cell.pad_right(_BOX - cell_len(cell.plain))
        return cell

    def _unknown(self, view: View, width: int) -> Iterator[Text]:
        """How many of each the numbers in play still stand for: all can count that (U13)."""
        if view.insurgents is not None:
            return
        shown = sum(each.piece is Piece.INSURGENT for each in view.revealed)
        insurgents = INSURGENTS - view.killed - view.captives - view.reserve - shown
        found = sum(each.piece is Piece.SYMPATHIZER for each in view.found)
        sympathizers = SYMPATHIZERS - found
        dummies = len(view.counters) + len(view.undeployed) - insurgents - sympathizers
        counts = dict(zip(Piece, (insurgents, sympathizers, dummies), strict=True))
        parts = [f"{PIECES[piece][0]} {count}" for piece, count in counts.items()]
        yield Text(packed([self._words("still-hidden"), *parts], width))

    def _words(self, name: str, **values: str | int) -> str:
        return self.catalogue.text(f"chart-{name}", **values)
