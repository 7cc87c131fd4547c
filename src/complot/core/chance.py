"""Seeded chance that anyone can check afterwards.

Draw *k* of a game is a pure function of the seed, *k* and the weights, so whoever learns the
seed can repeat every draw with a few lines in any language:

    HMAC-SHA256(key=seed, message=k ‖ attempt), both as 8 bytes, most significant first;
    the first 8 bytes of the digest are a number; numbers in the last, incomplete multiple of
    the sum of the weights are rejected and the next attempt is made; the rest modulo that sum
    falls into one of the weights, taken in their order.
"""

from __future__ import annotations

import hashlib
import hmac
from itertools import count
from typing import Final

from complot.core.contract import Action, Chances

_RANGE: Final = 1 << 64


def seed_of(number: int) -> bytes:
    """A seed for those who would rather name a number than keep 32 bytes."""
    return hashlib.sha256(f"complot seed {number}".encode()).digest()


def draw(seed: bytes, k: int, total: int) -> int:
    """The number below ``total`` that draw ``k`` gives."""
    fair = _RANGE - _RANGE % total
    for attempt in count():
        message = k.to_bytes(8) + attempt.to_bytes(8)
        number = int.from_bytes(hmac.digest(seed, message, "sha256")[:8])
        if number < fair:
            break
    return number % total


def pick(seed: bytes, k: int, chances: Chances) -> Action:
    """What chance does on its ``k``-th turn of a game."""
    return chances.at(draw(seed, k, len(chances.lots)))
