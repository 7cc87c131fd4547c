"""A step of a database's schema.

Once released, it is never changed: what is to be different is the next one's work.
"""

from __future__ import annotations

from complot.core.value import Value


class Migration(Value):
    """One numbered step of the schema."""

    number: int
    name: str
    statements: tuple[str, ...]
