"""Uprising: counters that may be nothing, and a revolution to time.

Where each clause of the rulebook (``locale/rules/uprising.en.md``) stands:

- ``facts`` and ``hexes``: the numbers and the map (U1, U4, U5, U17, U22, U35, U36)
- ``setup``: boxes, the eight counters on the rim, the Agents (U16 to U18, U-25)
- ``pacing``: the marker on the track (U22, U23, U-2)
- ``rebel``: placing, swapping, transferring, eliminating (U26 to U32)
- ``government``: moving Agents and turning Sympathizers (U33, U35, U36)
- ``interrogation``: capture, kill, the free interrogation and the reply (U34, U-17)
- ``jailbreak``: the boxes of those who were freed (U42, U43)
- ``display`` and ``board``: what numbers stand for, and what stands where (U8, U9, U28, U29, U33)
- ``state``: how one phase leads to the next (U21, U34, U41, U45, U48, U51, U52, U56)
- ``over``: the end
- ``claims``: what players may say to each other, true or not
- ``views``: who sees what (U11, U-26)
- ``evidence`` and ``knowledge``: what can be concluded from it (U12, U13)
"""

from complot.games.uprising.bot import SensibleBot
from complot.games.uprising.game import UPRISING

BOTS = {"sensible": SensibleBot()}

__all__ = ["BOTS", "UPRISING"]
