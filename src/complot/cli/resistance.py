"""The table of The Resistance, drawn from what one player may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from complot.cli.cards import Shelf
from complot.cli.screen import (
    ANNULLED,
    BALLOTS,
    LEADER,
    MEMBER,
    NOW,
    PRIVATE,
    Screen,
    ballot,
    outcome,
    side,
    wrapped,
)
from complot.core.contract import Action, Claim, Event
from complot.core.match import Moved
from complot.core.seats import Seat
from complot.games.resistance.events import (
    CardDealt,
    CardTaken,
    GameEnded,
    MissionRevealed,
    Proposal,
    Report,
    RevealRead,
    SpiesRevealed,
    VoteCast,
    VotesRevealed,
)
from complot.games.resistance.facts import SPY, Role
from complot.games.resistance.plot.actions import Spotlight
from complot.games.resistance.plot.claims import PLOT_CLAIMS, GiveMe, ISaw, TheyPlayed, Urge
from complot.games.resistance.plot.events import (
    CharacterSeen,
    MissionCardInspected,
    MissionCardSeen,
    PlotTaken,
    RoleSeen,
    SpotlightPlaced,
    SpotlitShown,
    TeamAnnulled,
)
from complot.games.resistance.plot.views import Annulling, Inspecting, Spotlighting
from complot.games.resistance.views import Board, OnMission, Over, View, Voting
from complot.locale import Catalogue
from complot.locale.telling import Names

_SCRIPT_LINES: Final = 4
_SEATS_A_ROW: Final = 5
_OTHER_LINES: Final = 22
"""What a table, a prompt and a little talk take on the screen besides the votes."""

_CARRIED_OUT: Final = (Annulling, Spotlighting, OnMission, Inspecting)

_ABOUT: Final[dict[type[Event | Action | Claim], str]] = {
    CharacterSeen: "whose",
    MissionCardInspected: "whose",
    PlotTaken: "whose",
    SpotlightPlaced: "whose",
    SpotlitShown: "seat",
    ISaw: "seat",
    TheyPlayed: "seat",
    Urge: "seat",
    Spotlight: "seat",
}


class ResistanceScreen(Screen):
    """Missions, seats and votes, and the Plot cards on their shelf."""

    game = "resistance"
    keys: ClassVar[Mapping[str, str]] = {"record": "votes"}
    about = _ABOUT

    def __init__(self, catalogue: Catalogue, names: Names, seat: Seat) -> None:
        super().__init__(catalogue, names, seat)
        self.shelf = Shelf(catalogue, names, self._called)

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """Missions, rejected teams, seats, Plot cards and the secret folder; votes if they fit."""
        cards, secrets = self.shelf.lines(view, width), self.shelf.secrets(view.plot)
        parts: list[RenderableType] = [
            Rule(self._text("name")),
            self._missions(view),
            self._track(view),
            self._seats(view),
            *cards,
        ]
        rows = height - _OTHER_LINES - len(cards) - len(secrets)
        recent = view.proposals[-rows:] if rows >= 1 else ()
        if recent:
            parts.append(self._history(recent, view.seats))
        return Group(*parts, self._legend(recent), self._folder(view, secrets))

    def cards(self, view: View, width: int) -> RenderableType:
        """The Plot cards alone."""
        return Group(*self.shelf.lines(view, width))

    def record(self, view: View, width: int) -> RenderableType:
        """Every vote so far: missions and proposals down, players across."""
        if not view.proposals:
            return Text(self._text("board-no-votes"))
        return Group(self._history(view.proposals, view.seats), self._legend(view.proposals))

    def laid(self, view: View) -> object:
        """The Plot cards in front of their holders."""
        return view.plot and view.plot.hands

    def stage(self, view: View) -> int:
        """Which proposal is under way; what was voted on is, until its mission has ended."""
        return len(view.proposals) - isinstance(view.scene, _CARRIED_OUT)

    def heading(self, view: View, width: int) -> Text:
        """What the player is asked for; about a Plot card, and after the Opinion Makers, more."""
        scene = view.scene
        values: dict[str, str | int] = {}
        for name in ("mission", "team"):
            value = getattr(scene, name, None)
            if value is not None:
                values[name] = value if isinstance(value, int) else self._listed(value)
        kind = scene.kind().replace("_", "-")
        text = Text()
        if chance := self.shelf.chance(view):
            text.append(wrapped(chance, width)).append("\n")
        if isinstance(scene, Voting) and scene.opinions is not None:
            text.append_text(self.shelf.opinions(scene.opinions)).append("\n")
        if isinstance(scene, Annulling) and _is_brink(view):
            text.append(wrapped(self._text("board-brink"), width)).append("\n")
        return text.append(wrapped(self._text(f"heading-{kind}", **values), width), style="bold")

    def explained(self, view: View, width: int) -> RenderableType:
        """What may be done here."""
        return self.shelf.explained(view, width)

    def claims(self, view: View, claims: list[Claim]) -> list[Claim]:
        """What there is to say; of Plot cards only where they are played, or given just now."""
        plot = view.plot
        if plot is None:
            return [claim for claim in claims if not isinstance(claim, PLOT_CLAIMS)]
        return [
            claim for claim in claims if not isinstance(claim, GiveMe) or claim.card in plot.drawn
        ]

    def hides(self, event: Event) -> bool:
        """Whether an event is left out: one's own moves, cards taken and votes cast say little."""
        return isinstance(event, Moved | CardTaken | VoteCast)

    def sign(self, event: Event) -> Text:
        """The sign at the margin of what is told."""
        match event:
            case MissionRevealed(report=Report(succeeded=succeeded)):
                return outcome(succeeded)
            case SpotlitShown(success=success):
                return outcome(success)
            case VotesRevealed(proposal=Proposal(approved=approved)):
                return ballot(approved)
            case TeamAnnulled():
                return _annulled()
            case GameEnded(winner=winner):
                return side(winner)
            case CardDealt() | SpiesRevealed() | RoleSeen() | MissionCardSeen():
                return Text(PRIVATE, style="bold")
            case _:
                return Text("·", style="dim")

    def aside(self, event: Event) -> RenderableType | None:
        """What is read out with an event: the script of the spies' reveal."""
        if not isinstance(event, RevealRead):
            return None
        lines = [self._text(f"reveal-script-{line}") for line in range(1, _SCRIPT_LINES + 1)]
        return Panel(Text("\n".join(lines), style="italic"), box=box.MINIMAL, expand=False)

    def curtain(self, view: View, width: int) -> RenderableType:
        """The end: every player's card, and every vote."""
        cards = Table(box=None, show_header=False, padding=(0, 1))
        for seat in range(view.seats):
            role = Role.SPY if seat in view.spies else Role.RESISTANCE
            card = Text(" ").join([side(role), Text(self._text(f"role-{role}"))])
            cards.add_row(str(seat + 1), self._called(seat), card)
        assert isinstance(view.scene, Over)
        won = view.role is view.scene.winner
        verdict = Text(self.catalogue.text("core-won" if won else "core-lost"), style="bold")
        return Group(
            Rule(self._text("name")), self._missions(view), self.record(view, width), cards, verdict
        )

    def _missions(self, view: View) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        current = getattr(view.scene, "mission", None)
        table.add_column(self._text("board-mission"))
        for board in view.board:
            sign = f"{NOW} " if board.mission == current else ""
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
        return outcome(succeeded).append(f" {word}")

    def _track(self, view: View) -> Text:
        """How many teams this round has rejected."""
        count, most = view.rejections, view.most_rejections
        sign, style = BALLOTS[False]
        text = Text()
        text.append(sign * count, style=style).append("○" * (most - count), style="dim")
        text.append(f"  {self._text('board-rejections', count=count, most=most)}")
        if _is_brink(view):
            text.append(f"  {self._text('board-brink')}", style="bold")
        return text

    def _seats(self, view: View) -> Table:
        team = getattr(view.scene, "team", ())
        seats = []
        for seat in range(view.seats):
            leader = f" {LEADER}" if seat == view.leader else ""
            member = f" {MEMBER}" if seat in team else ""
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

    def _legend(self, proposals: tuple[Proposal, ...]) -> Text:
        """What the signs mean, with those of these votes."""
        signs = {LEADER: "leader", MEMBER: "on-team"}
        if proposals:
            signs |= {BALLOTS[True][0]: "approve", BALLOTS[False][0]: "reject"}
        words = [f"{sign} {self._text(f'board-{word}')}" for sign, word in signs.items()]
        if any(proposal.annulled for proposal in proposals):
            words.append(f"{ANNULLED} {self._text('card-no-confidence')}")
        return Text("   ".join(words), style="dim")

    def _folder(self, view: View, secrets: list[Text]) -> Panel:
        assert view.role is not None
        if view.role is not SPY:
            words = self._text("folder-loyal", count=view.spy_count)
        elif view.options.blind_spies:
            words = self._text("folder-blind", count=view.spy_count)
        else:
            words = self._text("folder-spy", spies=self._listed(view.spies))
        title = self._text("folder-title")
        role = self._text(f"role-{view.role}")
        text = side(view.role).append(f" {role}. {words}", style="none")
        return Panel(
            Text("\n").join([text, *secrets]), title=title, title_align="left", expand=False
        )


def _is_brink(view: View) -> bool:
    return view.rejections == view.most_rejections - 1


def _fails(board: Board) -> Text:
    """How many fails were played, and how many it takes; more than one stands out."""
    needed = board.fails_needed
    played = f"{board.report.fails} " if board.report else ""
    if needed > 1:
        return Text(f"{played}({needed}!)", style="bold")
    return Text(f"{played}({needed})")


def _marks(proposal: Proposal, seat: Seat) -> Text:
    """Leader, team member and vote, each in its place."""
    leader = LEADER if seat == proposal.leader else " "
    member = MEMBER if seat in proposal.team else " "
    return Text(leader + member).append_text(ballot(proposal.votes[seat]))


def _count(proposal: Proposal) -> Text:
    approving = sum(proposal.votes)
    sign = _annulled() if proposal.annulled else ballot(proposal.approved)
    return sign.append(f" {approving}–{len(proposal.votes) - approving}")


def _annulled() -> Text:
    return Text().append(ANNULLED, style="bold bright_yellow")
