"""A deal that nobody can have arranged, and that anybody can check when the game is over.

While people sit down, the table holds a secret seed and shows its hash, the *commitment*. Whoever
is ready names that hash and adds 32 bytes of its own, its *entropy*. The cards come from all of
them together: the server can't choose its seed after the others', and nobody else knows it before.
Whatever changes the chairs, the options or the wishes voids the commitment: a new one stands, and
the voided are shown with the proof, so that a server which draws until it likes a deal is seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from complot.core import chance
from complot.core.seats import Seat
from complot.core.value import Value

SEED_BYTES: Final = 32

Hex: TypeAlias = Annotated[
    str,
    Meta(pattern="^[0-9a-f]*$", min_length=2 * SEED_BYTES, max_length=2 * SEED_BYTES),
]
"""32 bytes as they are written: 64 digits, in small letters."""

Entropies: TypeAlias = Mapping[int, str]
"""By chair, what those who aren't the server's bots have added."""


class Voided(Value):
    """A commitment that stood in this round and was given up before the deal."""

    seed: bytes
    entropies: tuple[tuple[int, str], ...]
    """What had been added to it by then, by chair."""
    cause: str
    """The kind of command that voided it."""


@lru_cache
def commitment(server_seed: bytes) -> str:
    """What is shown of the server's seed before the deal."""
    return sha256(server_seed).hexdigest()


def deal_seed(server_seed: bytes, code: str, series: int, game: str, entropies: Entropies) -> bytes:
    """The seed that the seats and then every draw of a game come from."""
    added = ",".join(f"{chair}:{entropy}" for chair, entropy in sorted(entropies.items()))
    return sha256(f"{server_seed.hex()}|{code}|{series}|{game}|{added}".encode("ascii")).digest()


def seat_order(seed: bytes, wishes: Sequence[str | None], sides: Sequence[str]) -> tuple[int, ...]:
    """The chair of each seat: whoever wished for its side, by the draw where several did."""
    left = _shuffled(seed, len(wishes))
    seats: dict[Seat, int] = {}
    for seat, side in enumerate(sides):
        for chair in left:
            if wishes[chair] == side:
                seats[seat] = chair
                left.remove(chair)
                break
    return tuple(seats[seat] if seat in seats else left.pop(0) for seat in range(len(wishes)))


def _shuffled(seed: bytes, count: int) -> list[int]:
    """The chairs in the order of the first draws, each of which takes one of those left."""
    left = list(range(count))
    return [left.pop(chance.draw(seed, k, len(left))) for k in range(count)]
