"""Random matches for tests to start from, with moves, claims and conclusions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

import toy
from hypothesis import settings
from hypothesis import strategies as st

from complot.core.chance import seed_of
from complot.core.codec import encode
from complot.core.contract import AnyGame, Claim
from complot.core.errors import Code, Refused
from complot.core.match import Match
from complot.core.seats import CHANCE
from complot.games.resistance import RESISTANCE, claims
from complot.games.resistance.facts import Role
from complot.games.resistance.options import Options
from complot.games.resistance.plot import claims as plot_claims
from complot.games.resistance.plot.cards import Card

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

steady: Final = settings(derandomize=True, deadline=None, max_examples=60)
"""The same examples in every run."""

SAYINGS: Final[dict[str, tuple[Claim, ...]]] = {
    "toy": (toy.IAm(toy.HEN), toy.IAm(toy.FOX), toy.Suspect(0), toy.Suspect(2)),
    "resistance": (
        claims.IAm(Role.SPY),
        claims.Accuse(3),
        claims.Trust(0),
        claims.Advise(False),
        claims.TakeMe(),
        claims.Suggest((0, 4)),
        claims.IPlayed(True),
        plot_claims.ISaw(1, Role.SPY),
        plot_claims.TheyPlayed(2, False),
        plot_claims.Urge(4, True),
        plot_claims.GiveMe(Card.NO_CONFIDENCE),
    ),
}


def find(name: str) -> AnyGame:
    """The game of this name."""
    games: tuple[AnyGame, ...] = (toy.TOY, RESISTANCE)
    for game in games:
        if game.name == name:
            return game
    raise Refused(Code.UNKNOWN_GAME, game=name)


def opening(name: str, rng: Random) -> AnyMatch:
    """A match of which nothing is played yet."""
    flip = rng.random
    if name == "toy":
        return Match(toy.TOY, toy.Options(early_bird=flip() < 0.5), rng.choice((3, 4)))
    return Match(RESISTANCE, Options(flip() < 0.5, flip() < 0.5, flip() < 0.5), rng.randint(5, 10))


def wander(match: AnyMatch, rng: Random, length: int) -> AnyMatch:
    """Play on at random, with a claim now and then and rarely a resignation or a draw."""
    seed = seed_of(rng.randrange(1 << 20))
    for _ in range(length):
        actors = match.actors()
        if rng.random() < 0.15:
            match.say(rng.randrange(match.seats), rng.choice(SAYINGS[match.game.name]))
        if actors == (CHANCE,):
            match.deal(seed)
        elif actors and match.game.concludes and rng.random() < 0.03:
            match.conclude(rng.choice((None, *range(match.seats))))
        elif actors:
            seat = rng.choice(actors)
            match.step(seat, rng.choice(match.game.legal(match.state, seat)))
    return match


def story(name: str, seed: int, length: int) -> AnyMatch:
    """A random match, so many moves long unless it ends before."""
    rng = Random(seed)
    return wander(opening(name, rng), rng, length)


def stories(*names: str) -> st.SearchStrategy[AnyMatch]:
    """Random matches of these games, or of any, at any length."""
    lengths = st.one_of(st.integers(0, 40), st.just(400))
    return st.builds(
        story, st.sampled_from(names or ("toy", "resistance")), st.integers(0, 9999), lengths
    )


def record(match: AnyMatch) -> bytes:
    """All that a match is, to see whether it has changed."""
    return encode((match.state, match.log, match.told, match.draws, match.concluded))


def refused(what: Callable[[], object]) -> Refused:
    """How this is refused; any other outcome fails."""
    try:
        done = what()
    except Refused as refusal:
        return refusal
    raise AssertionError(f"not refused, but {done}")
