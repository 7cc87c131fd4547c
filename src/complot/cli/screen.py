"""The table of The Resistance, drawn from what one player may see."""

from __future__ import annotations

from textwrap import fill
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from complot.core.contract import Event
from complot.core.match import Moved
from complot.core.seats import Seat
from complot.games.resistance.events import (
    CardTaken,
    GameEnded,
    MissionRevealed,
    Proposal,
    Report,
    RevealRead,
    VoteCast,
    VotesRevealed,
)
from complot.games.resistance.facts import SPY, Role
from complot.games.resistance.views import Board, Over, View
from complot.locale import Catalogue
from complot.locale.telling import Names, listed

_SIDES: Final = {Role.RESISTANCE: ("●", "bold bright_blue"), Role.SPY: ("▲", "bold bright_red")}
_BALLOTS: Final = {True: ("✔", "green"), False: ("✘", "yellow")}
_LEADER: Final = "★"
_MEMBER: Final = "•"
_NOW: Final = "▶"
_SCRIPT_LINES: Final = 4
_SEATS_A_ROW: Final = 5
_OTHER_LINES: Final = 22
"""What a table, a prompt and a little talk take on the screen besides the votes."""


class ResistanceScreen:
    """Draws what the player in one seat sees; signs and words go with every colour."""

    def __init__(self, catalogue: Catalogue, names: Names, seat: Seat) -> None:
        self.catalogue = catalogue
        self.names = names
        self.seat = seat

    def table(self, view: View, height: int) -> RenderableType:
        """Missions, rejected teams, seats and the secret folder; votes as far as they fit."""
        parts: list[RenderableType] = [
            Rule(self._text("name")),
            self._missions(view),
            self._track(view),
            self._seats(view),
        ]
        rows = height - _OTHER_LINES
        if view.proposals and rows >= 1:
            parts.append(self._history(view.proposals[-rows:], view.seats))
        parts.append(self._legend(ballots=bool(view.proposals) and rows >= 1))
        return Group(*parts, self._folder(view))

    def votes(self, view: View) -> RenderableType:
        """Every vote so far: missions and proposals down, players across."""
        if not view.proposals:
            return Text(self._text("board-no-votes"))
        return Group(self._history(view.proposals, view.seats), self._legend(ballots=True))

    def heading(self, view: View, width: int) -> Text:
        """What the player is asked for."""
        scene = view.scene
        values: dict[str, str | int] = {}
        for name in ("mission", "team"):
            value = getattr(scene, name, None)
            if value is not None:
                values[name] = value if isinstance(value, int) else self._listed(value)
        kind = scene.kind().replace("_", "-")
        return Text(wrapped(self._text(f"heading-{kind}", **values), width), style="bold")

    def hides(self, event: Event) -> bool:
        """Whether an event is left out: one's own moves, cards taken and votes cast say little."""
        return isinstance(event, Moved | CardTaken | VoteCast)

    def sign(self, event: Event) -> Text:
        """The sign at the margin of what is told."""
        match event:
            case MissionRevealed(report=Report(succeeded=succeeded)):
                return _side(Role.RESISTANCE if succeeded else Role.SPY)
            case VotesRevealed(proposal=Proposal(approved=approved)):
                return _ballot(approved)
            case GameEnded(winner=winner):
                return _side(winner)
            case _:
                return Text("·", style="dim")

    def aside(self, event: Event) -> RenderableType | None:
        """What is read out with an event: the script of the spies' reveal."""
        if not isinstance(event, RevealRead):
            return None
        lines = [self._text(f"reveal-script-{line}") for line in range(1, _SCRIPT_LINES + 1)]
        return Panel(Text("\n".join(lines), style="italic"), box=box.MINIMAL, expand=False)

    def curtain(self, view: View) -> RenderableType:
        """The end: every player's card, and every vote."""
        cards = Table(box=None, show_header=False, padding=(0, 1))
        for seat in range(view.seats):
            role = Role.SPY if seat in view.spies else Role.RESISTANCE
            card = Text(" ").join([_side(role), Text(self._text(f"role-{role}"))])
            cards.add_row(str(seat + 1), self._called(seat), card)
        assert isinstance(view.scene, Over)
        won = view.role is view.scene.winner
        verdict = Text(self._text("end-won" if won else "end-lost"), style="bold")
        return Group(
            Rule(self._text("name")), self._missions(view), self.votes(view), cards, verdict
        )

    def _missions(self, view: View) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        current = getattr(view.scene, "mission", None)
        table.add_column(self._text("board-mission"))
        for board in view.board:
            sign = f"{_NOW} " if board.mission == current else ""
            table.add_column(f"{sign}{board.mission}", justify="center", min_width=7)
        table.add_row(self._text("board-team"), *(str(board.size) for board in view.board))
        table.add_row(self._text("board-fails"), *map(_fails, view.board))
        table.add_row(self._text("board-result"), *map(self._result, view.board))
        return table

    def _result(self, board: Board) -> Text:
        if board.report is None:
            return Text("·", style="dim")
        succeeded = board.report.succeeded
        word = self._text("board-succeeded" if succeeded else "board-failed")
        side = _side(Role.RESISTANCE if succeeded else Role.SPY)
        return side.append(f" {word}")

    def _track(self, view: View) -> Text:
        """How many teams this round has rejected."""
        count, most = view.rejections, view.most_rejections
        sign, style = _BALLOTS[False]
        text = Text()
        text.append(sign * count, style=style).append("○" * (most - count), style="dim")
        text.append(f"  {self._text('board-rejections', count=count, most=most)}")
        if count == most - 1:
            text.append(f"  {self._text('board-brink')}", style="bold")
        return text

    def _seats(self, view: View) -> Table:
        team = getattr(view.scene, "team", ())
        seats = []
        for seat in range(view.seats):
            leader = f" {_LEADER}" if seat == view.leader else ""
            member = f" {_MEMBER}" if seat in team else ""
            seats.append(Text(f"{seat + 1} {self._called(seat)}{leader}{member}"))
        ring = Table.grid(padding=(0, 2))
        for first in range(0, view.seats, _SEATS_A_ROW):
            ring.add_row(*seats[first : first + _SEATS_A_ROW])
        return ring

    def _history(self, proposals: tuple[Proposal, ...], seats: int) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        table.add_column(self._text("board-mission"), justify="center")
        table.add_column(self._text("board-proposal"), justify="center")
        for seat in range(seats):
            table.add_column(str(seat + 1), justify="center", min_width=3)
        table.add_column(self._text("board-votes"))
        last = 0
        for proposal in proposals:
            mission = str(proposal.mission) if proposal.mission != last else ""
            last = proposal.mission
            marks = (_marks(proposal, seat) for seat in range(seats))
            table.add_row(mission, str(proposal.attempt), *marks, _count(proposal))
        return table

    def _legend(self, ballots: bool) -> Text:
        """What the signs mean."""
        signs = {_LEADER: "leader", _MEMBER: "on-team"}
        if ballots:
            signs |= {_BALLOTS[True][0]: "approve", _BALLOTS[False][0]: "reject"}
        words = (f"{sign} {self._text(f'board-{word}')}" for sign, word in signs.items())
        return Text("   ".join(words), style="dim")

    def _folder(self, view: View) -> Panel:
        assert view.role is not None
        if view.role is not SPY:
            words = self._text("folder-loyal", count=view.spy_count)
        elif view.options.blind_spies:
            words = self._text("folder-blind", count=view.spy_count)
        else:
            words = self._text("folder-spy", spies=self._listed(view.spies))
        title = self._text("folder-title")
        text = _side(view.role).append(f" {words}", style="none")
        return Panel(text, title=title, title_align="left", expand=False)

    def _called(self, seat: Seat) -> str:
        name = self.names[seat]
        you = self.catalogue.text("play-you")
        if seat != self.seat or name == you:
            return name
        return self.catalogue.text("play-yourself", name=name)

    def _listed(self, seats: tuple[Seat, ...]) -> str:
        return listed(self.catalogue, [self.names[seat] for seat in seats])

    def _text(self, name: str, **values: str | int) -> str:
        return self.catalogue.text(f"resistance-{name}", **values)


def wrapped(words: str, width: int) -> str:
    """Broken into lines at spaces, but not at those that French puts before a colon."""
    return fill(words, width, break_long_words=False, break_on_hyphens=False)


def _side(role: Role) -> Text:
    sign, style = _SIDES[role]
    return Text().append(sign, style=style)


def _ballot(approve: bool) -> Text:
    sign, style = _BALLOTS[approve]
    return Text().append(sign, style=style)


def _fails(board: Board) -> Text:
    """How many fails were played, and how many it takes; more than one stands out."""
    needed = board.fails_needed
    played = f"{board.report.fails} " if board.report else ""
    if needed > 1:
        return Text(f"{played}({needed}!)", style="bold")
    return Text(f"{played}({needed})")


def _marks(proposal: Proposal, seat: Seat) -> Text:
    """Leader, team member and vote, each in its place."""
    leader = _LEADER if seat == proposal.leader else " "
    member = _MEMBER if seat in proposal.team else " "
    return Text(leader + member).append_text(_ballot(proposal.votes[seat]))


def _count(proposal: Proposal) -> Text:
    approving = sum(proposal.votes)
    return _ballot(proposal.approved).append(f" {approving}–{len(proposal.votes) - approving}")
