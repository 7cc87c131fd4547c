"""The games, each in a folder of its own, and the registry that lists them.

The law of this layer: a game imports ``core`` and ``bots``, never another game; no I/O, clock,
random source, logging or prose.
"""

from complot.games.registry import Title, title, titles

__all__ = ["Title", "title", "titles"]
