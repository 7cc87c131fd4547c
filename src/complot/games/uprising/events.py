"""What is told in Uprising, and through which events secrets lawfully come out.

Everything is told to everyone: what is hidden is simply not told. A counter's number is told
where a hidden counter is meant; a revealed piece is known by its hex.
"""

from __future__ import annotations

from typing import Final

from complot.core.contract import Event, Reveal
from complot.core.seats import EVERYONE, Seat
from complot.games.uprising.facts import Number, Piece, Side, Space
from complot.games.uprising.hexes import Hex


class CounterDeployed(Event):
    """One of the eight counters with which the Rebel begins, on the rim (U17).

    All eight are told at once, in the order of their numbers.
    """

    number: Number
    hex: Hex


class AgentsPosted(Event):
    """The Agents stand around the Nexus, all but here (U18)."""

    gap: Hex


class TurnBegan(Event):
    """Whose turn it is, on which side, and in which Game Turn (U21)."""

    seat: Seat
    side: Side
    turn: int


class MarkerSet(Event):
    """Where the player to move has put the marker, and how many actions that allows (U23)."""

    seat: Seat
    space: Space
    actions: int


class CounterPlaced(Event):
    """A counter came from the Display onto the map, in the Rebel's turn or reply (U26, U34)."""

    number: Number
    hex: Hex


class FreedPlaced(Event):
    """An Insurgent of the reserve came onto the map, revealed (U43)."""

    hex: Hex


class Swapped(Event):
    """Two counters of a group have exchanged hexes (U27)."""

    hex: Hex
    other: Hex


class Transferred(Event):
    """A counter went along its group, from here to there (U29)."""

    hex: Hex
    to: Hex


class NexusEntered(Event):
    """Whether the counter that has just entered the Nexus is an Insurgent (U41).

    Told before the Revolution, when it makes a difference: if it is, a hidden one is revealed.
    """

    insurgent: bool


class JailbreakBegan(Event):
    """The captives are free; so many Insurgents, the liberator with them, are to hide (U41)."""

    freed: int
    hiding: int


class FreedHidden(Event):
    """So many Insurgents went into boxes, and so many into the reserve (U42, U43)."""

    hidden: int
    reserve: int


class Identified(Event):
    """What a numbered counter was, which is now out of the game (U34, U41, U45)."""

    number: Number
    hex: Hex
    piece: Piece


class AgentEliminated(Event):
    """The Insurgent here has eliminated the Agent there (U30)."""

    hex: Hex
    agent: Hex


class RevolutionDeclared(Event):
    """The Rebel has declared the Revolution; so many captives died (U32, U48)."""

    seat: Seat
    killed: int


class AgentMoved(Event):
    """An Agent went from here to there, in a straight line or by a jump (U33, U36)."""

    hex: Hex
    to: Hex
    jumped: bool


class Interrogated(Event):
    """An Agent interrogates the counter there; free if it follows a capture (U34)."""

    agent: Hex
    hex: Hex
    free: bool


class Captured(Event):
    """The Insurgent there is captured, and is one of so many captives (U34)."""

    hex: Hex
    captives: int


class Killed(Event):
    """A real piece was killed for ever (U34)."""

    hex: Hex
    piece: Piece


class InterrogationForgone(Event):
    """The Government does without the free interrogation (U34)."""

    agent: Hex


class ReplyBegan(Event):
    """The Rebel may place up to two counters in reply to the kill (U34)."""

    seat: Seat


class ReplyEnded(Event):
    """The Rebel's reply is over, after so many counters (U34)."""

    seat: Seat
    placed: int


class SympathizerTurned(Event):
    """The Government moved a revealed Sympathizer from here to there (U35)."""

    hex: Hex
    to: Hex


class TurnEnded(Event):
    """A player does no more (U24)."""

    seat: Seat
    side: Side


class RollCalled(Event):
    """At the end of the Government's turn: whether an Insurgent is on the map (U14, U52)."""

    present: bool


class BoxOpened(Event):
    """The game is over, and this counter in play stood for a real piece (U-24)."""

    number: Number
    piece: Piece


class GameEnded(Event):
    """Who has won the game (nobody: a draw), by what, with so many Insurgents left (U51, U52).

    ``seat`` is whoever played the Rebel, and ``insurgents`` that seat's score (U-20).
    """

    winner: Side | None
    how: str
    seat: Seat
    insurgents: int


class SidesChanged(Event):
    """The second game of a match begins; this seat plays the Rebel now (U56)."""

    seat: Seat


class MatchEnded(Event):
    """Who has won the match (nobody: it is drawn), with the scores of both seats (U56)."""

    winner: Seat | None
    first: int
    second: int


EVENTS: Final[tuple[type[Event], ...]] = (
    CounterDeployed,
    AgentsPosted,
    TurnBegan,
    MarkerSet,
    CounterPlaced,
    FreedPlaced,
    Swapped,
    Transferred,
    NexusEntered,
    JailbreakBegan,
    FreedHidden,
    Identified,
    AgentEliminated,
    RevolutionDeclared,
    AgentMoved,
    Interrogated,
    Captured,
    Killed,
    InterrogationForgone,
    ReplyBegan,
    ReplyEnded,
    SympathizerTurned,
    TurnEnded,
    RollCalled,
    BoxOpened,
    GameEnded,
    SidesChanged,
    MatchEnded,
)

REVEALS: Final = (
    Reveal(Identified, "U34", lambda game, event: EVERYONE),
    Reveal(NexusEntered, "U41", lambda game, event: EVERYONE),
    Reveal(FreedHidden, "U-11", lambda game, event: EVERYONE),
    Reveal(RollCalled, "U52", lambda game, event: EVERYONE),
    Reveal(BoxOpened, "U-24", lambda game, event: EVERYONE),
)
"""Nothing hidden comes out but by these, and by what the Rebel is seen to do (``evidence``)."""
