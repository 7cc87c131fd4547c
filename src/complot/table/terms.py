"""On what terms a table is kept: who finds it, who may watch, and how long one may think."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, field

from complot.core.value import Tagged, Value

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND

MORE_TIMES: Final = 3
"""How often a player may ask for more time in a game."""


class NoClock(Tagged):
    """Everyone takes the time they need."""


class PerDecision(Tagged):
    """So many seconds for each decision; it stands still while nobody is there."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]
    grace: Annotated[int, Meta(ge=0, le=600)] = 10
    """Seconds after that in which one may still decide."""


class PerDay(Tagged):
    """So many days for each decision, whoever is there."""

    days: Annotated[int, Meta(ge=1, le=30)]
    grace: Annotated[int, Meta(ge=0, le=86400)] = 3600
    """Seconds after that in which one may still decide."""


Clock: TypeAlias = NoClock | PerDecision | PerDay


def time_of(clock: Clock) -> int | None:
    """The milliseconds that a clock gives for a decision."""
    match clock:
        case PerDecision(seconds=seconds):
            return seconds * SECOND
        case PerDay(days=days):
            return days * DAY
    return None


def grace_of(clock: Clock) -> int:
    """The milliseconds for which a clock waits when the time is up."""
    return 0 if isinstance(clock, NoClock) else clock.grace * SECOND


class Terms(Value):
    """What the host decides besides the options of the game."""

    public: bool = False
    """Whether the table is on the list of open tables."""
    locked: bool = False
    """Whether nobody else may sit down."""
    spectators: bool = True
    """Whether a game may be watched by those who don't play."""
    clock: Clock = field(default_factory=NoClock)
