"""What the players of Uprising say to each other, true or not."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Claim
from complot.games.uprising.facts import Number, Piece
from complot.games.uprising.hexes import Hex


class NumberIs(Claim):
    """This number is an Insurgent, a Sympathizer, a Dummy."""

    number: Number
    piece: Piece


class NothingThere(Claim):
    """You will find nothing there."""

    hex: Hex


class NoneNear(Claim):
    """There is no Insurgent next to your Agents."""


class AllOnMap(Claim):
    """All my Insurgents are on the map already; most are still to come."""

    already: bool


class Revolt(Claim):
    """I shall declare the Revolution next turn; there will be none for a long time."""

    soon: bool


class ComingFor(Claim):
    """I am coming for the counter there."""

    hex: Hex


class Mercy(Claim):
    """The next Insurgent I find I shall capture; I shall kill."""

    capture: bool


class ToNexus(Claim):
    """The next counter to enter the Nexus is an Insurgent; it is not."""

    insurgent: bool


class GiveUp(Claim):
    """Your cause is lost: give up."""


CLAIMS: Final[tuple[type[Claim], ...]] = (
    NumberIs,
    NothingThere,
    NoneNear,
    AllOnMap,
    Revolt,
    ComingFor,
    Mercy,
    ToNexus,
    GiveUp,
)
