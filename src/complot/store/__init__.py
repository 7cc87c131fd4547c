"""What happened at every table, kept for good.

The law of this layer: it keeps bytes and knows no rules. Rows are added and never changed, and
nothing is acknowledged before it is safely on the disk. It imports ``core`` alone.
"""

from complot.store.store import (
    Closed,
    CodeTaken,
    Conflict,
    NewerFile,
    NoSuchTable,
    OtherFile,
    Store,
    StoreError,
    StoreFailed,
    TableRecord,
)
from complot.store.url import open_store

__all__ = [
    "Closed",
    "CodeTaken",
    "Conflict",
    "NewerFile",
    "NoSuchTable",
    "OtherFile",
    "Store",
    "StoreError",
    "StoreFailed",
    "TableRecord",
    "open_store",
]
