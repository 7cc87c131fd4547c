"""The life of one table, from the first guest to the last rematch.

The law of this layer: no I/O, no clock, no random source. Commands, the time and fresh seeds come
in and rows go out; rows come in and what each guest is to be told goes out. A table is what its
rows make it. It imports ``core`` alone.
"""

from complot.table.command import Command
from complot.table.push import Push
from complot.table.row import Row
from complot.table.table import Table

__all__ = ["Command", "Push", "Row", "Table"]
