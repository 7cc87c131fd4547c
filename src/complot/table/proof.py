"""The proof of a deal: closed while the game runs, opened when it is over.

What is in an opened proof is enough to draw every card again, by hand and without the rules; that
the rules ask for these draws and no others is what ``verification`` checks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any

from msgspec import Meta

from complot.core import chance
from complot.core.contract import AnyGame, Options, replace
from complot.core.errors import Code, Refused
from complot.core.match import Entry, Match, Moved
from complot.core.seats import CHANCE
from complot.core.value import Tagged, Value
from complot.table.fairness import Hex, Voided, commitment, deal_seed, seat_order
from complot.table.table import Table


class Given(Value):
    """What somebody added to a deal."""

    chair: int
    entropy: Hex


class Void(Value):
    """A commitment that was given up before this deal."""

    commitment: Hex
    cause: str
    """The kind of command that voided it."""
    entropies: tuple[Given, ...]
    """What had been added to it by then."""
    server_seed: Hex | None = None


class Drawn(Value):
    """One draw: which, below what, and what came of it."""

    k: Annotated[int, Meta(ge=0)]
    total: Annotated[int, Meta(ge=1, lt=1 << 62)]
    number: Annotated[int, Meta(ge=0)]


class Proof(Tagged):
    """What a deal was made of. The seeds and the draws are there once the game is over."""

    code: str
    round: int
    game: str
    commitment: Hex
    entropies: tuple[Given, ...]
    voided: tuple[Void, ...]
    wishes: tuple[str | None, ...]
    """By chair, the side that it wished for."""
    seating: tuple[int, ...]
    """The chair of each seat."""
    server_seed: Hex | None = None
    seed: Hex | None = None
    """The seed of the deal, which the draws come from."""
    draws: tuple[Drawn, ...] = ()
    """First those of the seats, then chance's, in the order of the log."""


def proof_of(table: Table) -> Proof:
    """As much of the proof as may be known now; who asks makes no difference."""
    if table.commitment is None:  # for a moment, after a game that couldn't go on
        raise Refused(Code.TABLE_NOT_STARTED)
    opened = table.stage == "over"
    proof = Proof(
        code=table.code,
        round=table.round,
        game=table.game.name,
        commitment=table.commitment,
        entropies=_given(table.entropies().items()),
        voided=tuple(_void(each, opened) for each in table.voided),
        wishes=tuple(chair.wish for chair in table.chairs),
        seating=table.seating,
    )
    if not opened:
        return proof
    assert table.match is not None
    draws = draws_of(table.game, table.options, len(table.chairs), table.match.log, table.seed)
    return replace(
        proof,
        server_seed=table.server_seed.hex(),
        seed=table.seed.hex(),
        draws=tuple(draws),
    )


def _given(entropies: Iterable[tuple[int, str]]) -> tuple[Given, ...]:
    return tuple(Given(chair, entropy) for chair, entropy in sorted(entropies))


def _void(voided: Voided, opened: bool) -> Void:
    return Void(
        commitment(voided.seed),
        voided.cause,
        _given(voided.entropies),
        voided.seed.hex() if opened else None,
    )


def draws_of(
    game: AnyGame, options: Options, seats: int, log: Sequence[Entry], seed: bytes
) -> Iterator[Drawn]:
    """Every draw of a game with this log: of the seats first, then what chance was asked."""
    for k in range(seats):
        yield _drawn(seed, k, seats - k)
    again: Match[Any, Any, Any, Any] = Match(game, options, seats)
    for entry in log:
        if isinstance(entry, Moved) and entry.seat == CHANCE:
            yield _drawn(seed, seats + again.draws, len(game.chances(again.state).lots))
        again.repeat(entry)


def _drawn(seed: bytes, k: int, total: int) -> Drawn:
    return Drawn(k, total, chance.draw(seed, k, total))


def check(proof: Proof, sides: Sequence[str], line: int) -> None:
    """Refused unless the seeds have their hashes, and seats and draws come from them.

    A refusal names the line that the proof was read from.
    """
    if proof.server_seed is None or proof.seed is None:
        raise Refused(Code.PROOF_CLOSED, line=line)
    server_seed, seed = bytes.fromhex(proof.server_seed), bytes.fromhex(proof.seed)
    for void in proof.voided:
        if commitment(bytes.fromhex(void.server_seed or "")) != void.commitment:
            raise Refused(Code.PROOF_COMMITMENT, line=line, commitment=void.commitment)
    if commitment(server_seed) != proof.commitment:
        raise Refused(Code.PROOF_COMMITMENT, line=line, commitment=proof.commitment)
    parts = {each.chair: each.entropy for each in proof.entropies}
    known = len(parts) == len(proof.entropies) and parts.keys() <= {*range(len(proof.wishes))}
    if not known or deal_seed(server_seed, proof.code, proof.round, proof.game, parts) != seed:
        raise Refused(Code.PROOF_SEED, line=line)
    seats = len(proof.wishes)
    for k, drawn in enumerate(proof.draws):
        total = seats - k if k < seats else drawn.total
        if drawn != _drawn(seed, k, total):
            raise Refused(Code.PROOF_DRAW, line=line, k=k)
    if len(proof.draws) < seats or proof.seating != seat_order(seed, proof.wishes, sides):
        raise Refused(Code.PROOF_SEATING, line=line)
