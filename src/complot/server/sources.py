"""Where a server gets what is different every time: the clock and fresh secrets.

A test can bring its own; nothing from outside the process can.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from random import SystemRandom
from time import time
from typing import Final

from complot.table.fairness import SEED_BYTES

LETTERS: Final = "BCDFGHJKMNPQRSTWXYZ"
"""None looks like another or like a digit, and without vowels they spell no words."""

CODE_LENGTH: Final = 6
KEY_BYTES: Final = 32

RECOVERY: Final = (6, 6, 6)
"""How many letters each group of a recovery code has: 76 bits, and people can type them."""


def _now() -> int:
    return int(time() * 1000)


def _seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def _code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def _recovery() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(many)) for many in RECOVERY)


def _key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


@dataclass(frozen=True)
class Sources:
    """Each gives something new whenever it is called."""

    now: Callable[[], int] = _now
    """Milliseconds since 1970."""
    seed: Callable[[], bytes] = _seed
    """The server's part in a deal."""
    code: Callable[[], str] = _code
    """What people type to find a table."""
    key: Callable[[], bytes] = _key
    """What makes a browser a guest."""
    recovery: Callable[[], str] = _recovery
    """What a guest writes down, to be the same guest somewhere else."""
    pause: Callable[[float, float], float] = SystemRandom().uniform
    """How long a bot takes, between the least and the most."""
