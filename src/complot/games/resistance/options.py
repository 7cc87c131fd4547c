"""How a table plays The Resistance."""

from __future__ import annotations

from complot.core import contract


class Options(contract.Options):
    """The variants, alone or together."""

    targeting: bool = False
    """R19: the Leader chooses which mission to attempt."""

    blind_spies: bool = False
    """R20: the spies aren't shown to each other."""
