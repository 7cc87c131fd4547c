"""The Resistance: a few spies among the resistance, five missions, and votes in the open.

Where each clause of the rulebook (``locale/rules/resistance.en.md``) stands:

- ``facts``: the numbers (R2, R6, R10, R12, R15, R19)
- ``setup``: drawing the Leader and dealing (R5, R7)
- ``team``: naming the team and voting on it (R10, R11, R19)
- ``mission``: playing the cards (R14, R15)
- ``over``: what is left to do when a side has won: nothing (R18)
- ``claims``: what players may say to each other, true or not (R3)
- ``state``: how one phase leads to the next (R8, R12, R13, R17, R18, R20)
- ``plot``: the Plot cards of the expansion (P1 to P17)
- ``views`` and ``knowledge``: who sees and can conclude what (R7, R9, R14, R-10, R-11)
"""

from complot.games.resistance.bot import SensibleBot
from complot.games.resistance.game import RESISTANCE

BOTS = {"sensible": SensibleBot()}

__all__ = ["BOTS", "RESISTANCE"]
