"""Uprising: counters that may be nothing, and a revolution to time."""

from __future__ import annotations

from complot.games.uprising.bot import SensibleBot
from complot.games.uprising.game import UPRISING

BOTS = {"sensible": SensibleBot()}

__all__ = ["BOTS", "UPRISING"]
