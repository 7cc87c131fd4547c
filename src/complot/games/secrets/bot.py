"""A simple sensible bot."""

from __future__ import annotations


class SensibleBot:
    """To come."""
