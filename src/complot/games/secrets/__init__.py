"""Secrets: offers that nobody can trust, and identities that change hands.

Where each clause of the rulebook (``locale/rules/secrets.en.md``) stands:

- ``facts``: the numbers (S1, S2, S6, S10, S11, S30)
- ``setup``: drawing the first player and dealing the tokens (S4, S7)
- ``offer``: drawing two cards, keeping one, offering it, and the answers (S14 to S16, S21)
- ``effects``: the cards that leave something to decide (S22, S24, S26, S27, S29)
- ``deck`` and ``display``: the cards to draw (S-9) and those in front of a player (S18, S28, S32)
- ``history``: who looked at which token, and which were swapped (S12, S13)
- ``state``: how one phase leads to the next (S9 to S12, S17 to S20, S23, S25, S28, S30, S31)
- ``over``: who has won (S33, S34)
- ``claims``: what players may say to each other, true or not (S13, S16)
- ``views`` and ``knowledge``: who sees and can conclude what (S12, S-13)
"""

from complot.games.secrets.bot import SensibleBot
from complot.games.secrets.game import SECRETS

BOTS = {"sensible": SensibleBot()}

__all__ = ["BOTS", "SECRETS"]
