"""How much a table takes besides the moves of its games.

Whoever opens a table lives all its rows again, and whoever comes is sent all that was told in the
round: neither may grow for ever. What people do in a long evening, or in a game of months, is far
below.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

MOST_OF_ONE: Final = 1000
"""Commands besides moves of one who sits at the table, in a round."""

MOST_OF_ALL: Final = 5000
"""Those of all who sit there."""

MOST_OF_OTHERS: Final = 2000
"""Those of all who don't: together, for a guest is easily made up."""

SPARE: Final = 100
"""How many more are left to those who want out: who can't talk any more can still leave."""

MOST_VOIDED: Final = 300
"""Commitments that a round gives up before nobody else can sit down; each is in its proof."""

MOST_SITTING: Final = 20
"""How often one guest sits down in a round."""

MOST_GOINGS: Final = 200
"""How often in a round the others are told that somebody is away; later they only see it."""

MOST_ROUNDS: Final = 200
"""Games of a series."""

MOST_ROWS: Final = 100_000
"""Rows of a table after which no further round begins: years of games that are played over days,
with all who come and go."""


class Asked:
    """What was asked in a round so far, by whom, besides moves."""

    def __init__(self) -> None:
        self._all = 0
        self._others = 0
        self._guests: Counter[str] = Counter()
        self._goings: Counter[str] = Counter()
        self._sittings: Counter[str] = Counter()

    def count(self, guest: str, sits: bool, sitting_down: bool = False) -> None:
        """One more, of somebody who sits at the table, sits down, or doesn't."""
        if sitting_down:
            self._sittings[guest] += 1
        elif sits:
            self._guests[guest] += 1
            self._all += 1
        else:
            self._others += 1

    def seats(self, guest: str) -> bool:
        """Whether somebody can sit down once more."""
        return self._sittings[guest] < MOST_SITTING

    def takes(self, guest: str, sits: bool, leads_out: bool) -> bool:
        """Whether there is room for one more."""
        spare = SPARE if leads_out else 0
        if not sits:
            return self._others < MOST_OF_OTHERS + spare
        own = self._guests[guest] < MOST_OF_ONE + spare
        return own and self._all < MOST_OF_ALL + 10 * spare

    def goes(self, guest: str) -> None:
        """Somebody is away."""
        self._goings[guest] += 1

    def is_news(self, guest: str) -> bool:
        """Whether everyone is told that somebody went, or is back."""
        return self._goings[guest] <= MOST_GOINGS
