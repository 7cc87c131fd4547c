"""Draws that anyone can check with a few lines of their own."""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect
from collections import Counter
from itertools import accumulate

import pytest
import toy
from hypothesis import given
from hypothesis import strategies as st
from stories import steady

from complot.core.chance import draw, pick, seed_of
from complot.core.contract import Chances

seeds = st.binary(min_size=1, max_size=64)
turns = st.integers(0, 2**63)
weightings = st.lists(st.integers(1, 2**20), min_size=1, max_size=12)


def recheck(seed: bytes, k: int, weights: list[int]) -> tuple[int, int]:
    """The documented scheme, written again: where the draw falls, and at which attempt."""
    total = sum(weights)
    attempt = 0
    while True:
        message = k.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        number = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")
        if number // total < 2**64 // total:
            break
        attempt += 1
    rest = number % total
    for place, weight in enumerate(weights):
        if rest < weight:
            return place, attempt
        rest -= weight
    raise AssertionError("the weights are used up")


def place(seed: bytes, k: int, weights: list[int]) -> int:
    """Where draw ``k`` falls among these weights."""
    return bisect(list(accumulate(weights)), draw(seed, k, sum(weights)))


HALF_REJECTED = [2**62, 2**62 + 1, 1]
"""Just over half of all numbers lie in the first, complete multiple of this sum."""

KNOWN: list[tuple[int, list[int], list[str], int]] = [
    # k, weights, the first 8 bytes of the digest at each attempt, where the draw falls;
    # the digests are OpenSSL's: openssl dgst -sha256 -mac HMAC -macopt key:complot
    (0, [1, 2, 3, 4], ["378335eb5035312f"], 2),
    (1, [1, 2, 3, 4], ["7a94e64d3100d485"], 1),
    (2, [1, 2, 3, 4], ["c2776f4967f7b23a"], 3),
    (3, [1, 2, 3, 4], ["8ae2cf2b9dfe4b7c"], 2),
    (0, HALF_REJECTED, ["378335eb5035312f"], 0),
    (1, HALF_REJECTED, ["7a94e64d3100d485"], 1),
    (
        2,
        HALF_REJECTED,
        ["c2776f4967f7b23a", "9fbf59c6b9ad9ba4", "b255d7e75ea4159a", "78ef292bc5481741"],
        1,
    ),
    (3, HALF_REJECTED, ["8ae2cf2b9dfe4b7c", "4723f01c972dec88"], 1),
]


@pytest.mark.parametrize(("k", "weights", "digests", "falls"), KNOWN)
def test_known_draws_come_out_as_they_always_have(
    k: int, weights: list[int], digests: list[str], falls: int
) -> None:
    for attempt, digest in enumerate(digests):
        message = k.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        assert hmac.new(b"complot", message, hashlib.sha256).hexdigest()[:16] == digest
    assert recheck(b"complot", k, weights) == (falls, len(digests) - 1)
    assert place(b"complot", k, weights) == falls


@steady
@given(seeds, turns, weightings)
def test_a_draw_is_what_the_documented_scheme_gives(
    seed: bytes, k: int, weights: list[int]
) -> None:
    assert place(seed, k, weights) == recheck(seed, k, weights)[0]


def test_numbers_in_the_last_incomplete_multiple_are_rejected() -> None:
    checked = [recheck(b"seed", k, HALF_REJECTED) for k in range(200)]
    falls = [place(b"seed", k, HALF_REJECTED) for k in range(200)]
    assert falls == [where for where, _ in checked]
    again = sum(attempt > 0 for _, attempt in checked)
    assert 60 < again < 140
    assert max(attempt for _, attempt in checked) >= 3


def test_draws_are_reproducible_and_differ_by_seed_and_turn() -> None:
    def draws(seed: bytes) -> list[int]:
        return [draw(seed, k, 1000) for k in range(50)]

    assert draws(b"one") == draws(b"one")
    assert draws(b"one") != draws(b"two")
    assert len(set(draws(b"one"))) > 40


@pytest.mark.parametrize("weights", [[1, 1], [1, 2, 3, 4], [7, 1, 1, 1], [1] * 10, [95, 5]])
def test_weights_are_honoured(weights: list[int]) -> None:
    trials = 20_000
    seen = Counter(place(seed_of(2024), k, weights) for k in range(trials))
    expected = [trials * weight / sum(weights) for weight in weights]
    surprise = sum((seen[i] - each) ** 2 / each for i, each in enumerate(expected))
    # a chi-square of n degrees exceeds n + 4 * sqrt(2n) + 4 about once in ten thousand times
    degrees = len(weights) - 1
    assert surprise < degrees + 4 * (2 * degrees) ** 0.5 + 4


def test_a_single_outcome_is_drawn_for_certain() -> None:
    assert {place(b"any", k, [3]) for k in range(20)} == {0}


def test_a_numbered_seed_is_the_hash_of_its_words() -> None:
    assert seed_of(7) == hashlib.sha256(b"complot seed 7").digest()
    assert len({seed_of(number) for number in range(100)}) == 100


def test_chance_picks_the_action_that_the_draw_falls_into() -> None:
    chances = Chances((0, 0, 0, 0, 0, 1, 2, 2, 2, 3), toy.POINTS)
    for k in range(40):
        falls, _ = recheck(b"deal", k, [5, 1, 3, 1])
        assert pick(b"deal", k, chances) == toy.POINTS[falls]
