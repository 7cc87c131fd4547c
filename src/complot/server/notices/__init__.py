"""News between the processes that serve the same tables: how far each table has come.

Nothing else goes from one to another: whoever hears of a row reads it from the store.
"""

from complot.server.notices.choice import choose
from complot.server.notices.notices import Alone, Notices

__all__ = ["Alone", "Notices", "choose"]
