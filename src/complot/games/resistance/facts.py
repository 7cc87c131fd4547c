"""The numbers of the game: how many spies, how large a team, how many fails."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Role(StrEnum):
    """What a Character card says, and the side that its holder is on."""

    RESISTANCE = "resistance"
    SPY = "spy"


LOYAL: Final = Role.RESISTANCE
SPY: Final = Role.SPY

LEAST_SEATS: Final = 5
MOST_SEATS: Final = 10
MISSIONS: Final = (1, 2, 3, 4, 5)

SPIES: Final = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
"""R6: how many of the Character cards are spies, by the number of players."""

TEAM_SIZES: Final = {
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}
"""R10: how many go on missions 1 to 5, by the number of players."""

TWO_FAIL_MISSION: Final = 4
TWO_FAIL_SEATS: Final = 7
"""R15, R-5: from seven players on, mission 4 needs two fails to fail."""

ATTEMPTS: Final = 5
"""R12: the fifth proposal refused in one round loses the game to the spies."""

WINNING: Final = 3
"""R2: three missions of a colour end the game."""

LAST_MISSION: Final = 5
LAST_MISSION_SUCCESSES: Final = 2
"""R19: with Targeting, mission 5 is open only after two successful missions."""


def team_size(seats: int, mission: int) -> int:
    """How many players this mission takes (R10)."""
    return TEAM_SIZES[seats][mission - 1]


def fails_needed(seats: int, mission: int) -> int:
    """How many Fail cards this mission fails with (R15)."""
    return 2 if mission == TWO_FAIL_MISSION and seats >= TWO_FAIL_SEATS else 1
