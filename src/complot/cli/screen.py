"""What the screens have in common: what they draw, the signs beside the colours, and lines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from textwrap import fill
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from complot.core.contract import Action, Claim, Event
from complot.core.match import Said
from complot.core.seats import Seat
from complot.games.resistance.facts import Role
from complot.games.resistance.plot.cards import Icon
from complot.games.secrets.facts import Identity
from complot.locale import Catalogue, tell
from complot.locale.telling import Names, listed

SIDES: Final = {Role.RESISTANCE: ("●", "bold bright_blue"), Role.SPY: ("▲", "bold bright_red")}
TOKENS: Final = {
    Identity.CIA: ("●", "bold bright_blue"),
    Identity.KGB: ("▲", "bold bright_red"),
    Identity.HIPPIE: ("■", "bold yellow"),
}
BALLOTS: Final = {True: ("✔", "green"), False: ("✘", "yellow")}
LEADER: Final = "★"
MEMBER: Final = "•"
NOW: Final = "▶"
ANNULLED: Final = "⊘"
PRIVATE: Final = "◎"
UN: Final = "⊕"
FACE_DOWN: Final = "↓"
SWAPPED: Final = "⇄"
ICONS: Final = {Icon.AT_ONCE: "◆", Icon.ONCE: "①", Icon.LASTING: "■"}
"""How long a Plot card is kept; the star of the printed ones is our Leader's."""

_TIE: Final = "\N{NO-BREAK SPACE}"


class Screen(ABC):
    """Draws what the player in one seat sees; signs and words go with every colour."""

    game: ClassVar[str]
    keys: ClassVar[Mapping[str, str]]
    """What a key is for, where each game has its own words for it."""
    about: ClassVar[Mapping[type[Event | Action | Claim], str]]
    """Whom something is about; told in other words to that player, who may have no name."""

    def __init__(self, catalogue: Catalogue, names: Names, seat: Seat) -> None:
        self.catalogue = catalogue
        self.names = names
        self.seat = seat

    @abstractmethod
    def stage(self, view: Any) -> int:
        """Where the game is; the table is drawn once at each stage."""

    @abstractmethod
    def laid(self, view: Any) -> object:
        """What lies in front of the players; if it changes on the way, it is drawn alone."""

    @abstractmethod
    def table(self, view: Any, width: int, height: int) -> RenderableType:
        """The whole table, with the secret folder."""

    @abstractmethod
    def cards(self, view: Any, width: int) -> RenderableType:
        """What lies in front of the players, alone."""

    @abstractmethod
    def record(self, view: Any, width: int) -> RenderableType:
        """What can be looked up at any time."""

    @abstractmethod
    def heading(self, view: Any, width: int) -> Text:
        """What the player is asked for."""

    @abstractmethod
    def explained(self, view: Any, width: int) -> RenderableType:
        """What may be done here."""

    @abstractmethod
    def claims(self, view: Any, claims: list[Claim]) -> list[Claim]:
        """What there is to say, of all that the game has."""

    @abstractmethod
    def hides(self, event: Event) -> bool:
        """Whether an event is left out, as it says little or is shown elsewhere."""

    @abstractmethod
    def sign(self, event: Event) -> Text:
        """The sign at the margin of what is told."""

    @abstractmethod
    def curtain(self, view: Any, width: int) -> RenderableType:
        """The end: every secret, and who has won."""

    def aside(self, event: Event) -> RenderableType | None:
        """What is read out with an event."""
        return None

    def words(self, value: Event | Action | Claim, viewer: Seat | None = None) -> str:
        """What happened, can be done or was said; to the one it is about, in other words."""
        about: Any = value.claim if isinstance(value, Said) else value
        whose = getattr(about, self.about.get(type(about), ""), None)
        own = whose == self.seat and not (isinstance(value, Said) and value.seat == self.seat)
        prefix = f"your-{self.game}" if own else self.game
        return tell(self.catalogue, prefix, value, self.names, viewer)

    def _called(self, seat: Seat) -> str:
        name = self.names[seat]
        you = self.catalogue.text("play-you")
        if seat != self.seat or name == you:
            return name
        return self.catalogue.text("play-yourself", name=name)

    def _listed(self, seats: Iterable[Seat]) -> str:
        return listed(self.catalogue, [self.names[seat] for seat in seats])

    def _text(self, name: str, **values: str | int) -> str:
        return self.catalogue.text(f"{self.game}-{name}", **values)


def token(identity: Identity) -> Text:
    """The sign of what an Identity token says."""
    sign, style = TOKENS[identity]
    return Text().append(sign, style=style)


def side(role: Role) -> Text:
    """The sign of a side."""
    sign, style = SIDES[role]
    return Text().append(sign, style=style)


def outcome(succeeded: bool) -> Text:
    """The sign of the side that a mission, or a Mission card, is good for."""
    return side(Role.RESISTANCE if succeeded else Role.SPY)


def ballot(approve: bool) -> Text:
    """The sign of a vote."""
    sign, style = BALLOTS[approve]
    return Text().append(sign, style=style)


def wrapped(words: str, width: int) -> str:
    """Broken into lines at spaces, but not at those that French puts before a colon."""
    return fill(words, width, break_long_words=False, break_on_hyphens=False)


def tied(words: str) -> str:
    """Never broken into lines."""
    return words.replace(" ", _TIE)


def packed(things: Iterable[str], width: int) -> str:
    """One after the other, broken into lines between them only."""
    return wrapped("  ".join(map(tied, things)), width).replace(_TIE, " ")
