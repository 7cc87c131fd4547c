"""What happened at every table, kept for good.

The law of this layer: it keeps bytes and knows no rules. Rows are added and never changed (but
to forget a guest), and nothing is acknowledged before it is safely on the disk. It imports
``core`` alone.
"""

from complot.store.errors import (
    Closed,
    CodeTaken,
    Conflict,
    NewerFile,
    NoSuchTable,
    OtherFile,
    StoreError,
    StoreFailed,
)
from complot.store.record import NOTHING, Beside, Card, Listed, TableRecord
from complot.store.store import Store
from complot.store.url import open_store

__all__ = [
    "NOTHING",
    "Beside",
    "Card",
    "Closed",
    "CodeTaken",
    "Conflict",
    "Listed",
    "NewerFile",
    "NoSuchTable",
    "OtherFile",
    "Store",
    "StoreError",
    "StoreFailed",
    "TableRecord",
    "open_store",
]
