"""What a bot is, and the bot that plays any game.

The law of this layer: a bot sees an observation, never a state; it is a pure function of what it
is given. It imports ``core`` alone. A game's own bots live with the game.
"""

from complot.bots.bot import BUDGET, Believer, Bot, Thought
from complot.bots.random import RandomBot
from complot.bots.suggestion import suggest

__all__ = ["BUDGET", "Believer", "Bot", "RandomBot", "Thought", "suggest"]
