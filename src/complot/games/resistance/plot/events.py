"""What is told of Plot cards, and through which events secrets lawfully come out."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Event, Reveal
from complot.core.seats import EVERYONE, Seat, only
from complot.core.value import Value
from complot.games.resistance.facts import Role
from complot.games.resistance.plot.cards import Card


class Opinions(Value):
    """The votes of the Opinion Makers: who approves, and who rejects."""

    approve: tuple[Seat, ...]
    reject: tuple[Seat, ...]


class PlotDrawn(Event):
    """To everyone: the Leader drew this card (P2, P3)."""

    card: Card


class PlotHanded(Event):
    """To everyone: the Leader gave this card to this player (P2, P3)."""

    seat: Seat
    card: Card


class CharacterSeen(Event):
    """To everyone: a player has seen another's Character card, not what it says (P-9)."""

    seat: Seat
    whose: Seat


class RoleSeen(Event):
    """To the one who looked: what the other's Character card says (P9, P11, P12)."""

    seat: Seat
    whose: Seat
    role: Role


class PlotTaken(Event):
    """To everyone: a player took responsibility, and this card from another (P17)."""

    seat: Seat
    card: Card
    whose: Seat


class PlotDiscarded(Event):
    """To everyone: a card was put away without effect (P-7)."""

    seat: Seat
    card: Card


class PlotPassed(Event):
    """To everyone: a player did not play this card, and can't come back to it now (P5)."""

    seat: Seat
    card: Card


class LeaderUsurped(Event):
    """To everyone: this player, a Strong Leader, takes over (P15)."""

    seat: Seat


class TeamAnnulled(Event):
    """To everyone: this player, with No Confidence, undid the approval (P13)."""

    seat: Seat


class SpotlightPlaced(Event):
    """To everyone: a player put this team member in the Spotlight (P16)."""

    seat: Seat
    whose: Seat


class OpinionsShown(Event):
    """To everyone: how the Opinion Makers vote, before the others choose (P10)."""

    opinions: Opinions


class CardsPlayed(Event):
    """To everyone: each team member has played a Mission card (P-11)."""

    mission: int


class SpotlitShown(Event):
    """To everyone: the Mission card that was played face up (P16)."""

    seat: Seat
    success: bool


class MissionCardInspected(Event):
    """To everyone: who has looked at whose Mission card, not what it says (P-12)."""

    seat: Seat
    whose: Seat


class MissionCardSeen(Event):
    """To the one who looked: what the other's Mission card says (P14)."""

    seat: Seat
    whose: Seat
    success: bool


PLOT_EVENTS: Final[tuple[type[Event], ...]] = (
    PlotDrawn,
    PlotHanded,
    CharacterSeen,
    RoleSeen,
    PlotTaken,
    PlotDiscarded,
    PlotPassed,
    LeaderUsurped,
    TeamAnnulled,
    SpotlightPlaced,
    OpinionsShown,
    CardsPlayed,
    SpotlitShown,
    MissionCardInspected,
    MissionCardSeen,
)

PLOT_REVEALS: Final = (
    Reveal(RoleSeen, "P-9", lambda game, event: only(event.seat)),
    Reveal(OpinionsShown, "P10", lambda game, event: EVERYONE),
    Reveal(SpotlitShown, "P16", lambda game, event: EVERYONE),
    Reveal(MissionCardSeen, "P14", lambda game, event: only(event.seat)),
)
"""Nothing hidden comes out by a Plot card but by these."""
