"""The numbers of the game: characters, bullets, identities and how many cards end it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from complot.core.value import Value


class Identity(StrEnum):
    """What an Identity token says, and the side of whoever it lies in front of (S13)."""

    __hash__ = str.__hash__  # an Enum's own is far slower, and tables are asked at every step

    CIA = "cia"
    KGB = "kgb"
    HIPPIE = "hippie"


CIA: Final = Identity.CIA
KGB: Final = Identity.KGB
HIPPIE: Final = Identity.HIPPIE


class Character(StrEnum):
    """Whom a Character card shows (S1)."""

    __hash__ = str.__hash__

    PSYCHIATRIST = "psychiatrist"
    DOUBLE_AGENT = "double_agent"
    POLITICIAN = "politician"
    JOURNALIST = "journalist"
    DIPLOMAT = "diplomat"
    DETECTIVE = "detective"
    SCIENTIST = "scientist"
    ASSASSIN = "assassin"


PSYCHIATRIST: Final = Character.PSYCHIATRIST
DOUBLE_AGENT: Final = Character.DOUBLE_AGENT
POLITICIAN: Final = Character.POLITICIAN
JOURNALIST: Final = Character.JOURNALIST
DIPLOMAT: Final = Character.DIPLOMAT
DETECTIVE: Final = Character.DETECTIVE
SCIENTIST: Final = Character.SCIENTIST
ASSASSIN: Final = Character.ASSASSIN
"""By name, for rules that are asked at every step: through its class a member is slow to reach."""


class Printed(Value):
    """What a Character card says besides its effect."""

    copies: int
    value: int


CHARACTERS: Final = {
    PSYCHIATRIST: Printed(2, -1),
    DOUBLE_AGENT: Printed(3, 2),
    POLITICIAN: Printed(4, 3),
    JOURNALIST: Printed(4, 3),
    DIPLOMAT: Printed(3, 1),
    DETECTIVE: Printed(3, -2),
    SCIENTIST: Printed(6, 5),
    ASSASSIN: Printed(4, 0),
}
"""S1: how many there are of each, and what one is worth."""

COPIES: Final = tuple(printed.copies for printed in CHARACTERS.values())
VALUES: Final = {character: printed.value for character, printed in CHARACTERS.items()}

BULLETS: Final = (0, -1, -2, -3)
"""S2: one Bullet of each."""

Worth: TypeAlias = Annotated[int, Meta(ge=min(BULLETS), le=max(BULLETS))]
"""What a Bullet is worth."""

LEAST_SEATS: Final = 4
MOST_SEATS: Final = 8

IDENTITIES: Final = {
    4: (2, 2, 1),
    5: (2, 2, 2),
    6: (3, 3, 1),
    7: (3, 3, 2),
    8: (4, 4, 1),
}
"""S6: how many CIA, KGB and Hippie tokens are in play, by the number of players."""

NEIGHBOUR_SEATS: Final = 5
"""S10: from five players on one looks at the token of the player on one's right, too."""

CENTRE_SEATS: Final = 7
"""S11, S-16: from seven players on the centre token is shown to everybody."""

FULL: Final = {4: 5, 5: 5, 6: 5, 7: 4, 8: 4}
"""S30: the display with so many cards ends the game, by the number of players."""


def tokens_in_play(seats: int) -> tuple[Identity, ...]:
    """The Identity tokens that are mixed, side by side (S6)."""
    counts = zip(Identity, IDENTITIES[seats], strict=True)
    return tuple(identity for identity, count in counts for _ in range(count))
