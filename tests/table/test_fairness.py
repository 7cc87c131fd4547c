"""The deal that everybody has a part in, computed again with nothing but hashes."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from evening import GUESTS, HOST, Evening, lobby, refused, started
from records import EVERY_GAME, dealt, played

from complot.core.codec import encode
from complot.core.errors import Code
from complot.table import command as commands
from complot.table import notice
from complot.table.command import Command
from complot.table.proof import check, proof_of
from complot.table.row import read
from entropies import entropy_of

STRANGER = "guest-zoe"
DOCS = Path(__file__).parent.parent.parent / "docs"


def drawn(seed: bytes, k: int, total: int) -> int:
    """Draw k below a total, as the design says it, for totals that hardly ever reject."""
    message = k.to_bytes(8, "big") + (0).to_bytes(8, "big")
    return int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big") % total


def by_hand(evening: Evening, series: int, people: int) -> bytes:
    """The seed of a deal, from the server's seed that stood and what was added."""
    seeds = [row.seed for row in map(read, evening.rows) if row.seed]
    parts = ",".join(f"{chair}:{entropy_of(GUESTS[chair])}" for chair in range(people))
    text = f"{seeds[-1].hex()}|KESTREL|{series}|resistance|{parts}"
    return hashlib.sha256(text.encode()).digest()


def test_seats_and_cards_are_those_that_anybody_can_compute() -> None:
    evening = started(3, bots=2)
    seed = by_hand(evening, 1, people=3)
    left = [0, 1, 2, 3, 4]
    assert evening.table.seating == tuple(left.pop(drawn(seed, k, 5 - k)) for k in range(5))
    assert evening.table.match is not None
    leader = evening.table.match.log[0]
    assert encode(
        leader
    ) == b'{"kind":"moved","seat":-1,"action":{"kind":"draw_leader","seat":%d}}' % (
        drawn(seed, 5, 5)
    )


def test_the_next_game_of_a_series_has_a_deal_of_its_own() -> None:
    evening = started(5)
    evening.play_on()
    first = evening.commitment
    evening(HOST, commands.Rematch())
    assert evening.commitment != first
    assert evening.table.voided == ()
    evening.ready(*GUESTS[1:])
    evening.start()
    assert evening.table.seed == by_hand(evening, 2, people=5)


CHANGES: tuple[tuple[str, Command], ...] = (
    (STRANGER, commands.Sit("Zoe")),
    (GUESTS[2], commands.Leave()),
    (HOST, commands.Kick(2)),
    (HOST, commands.AddBot("random", "Bob")),
    (HOST, commands.RemoveBot(3)),
    (HOST, commands.Choose({"targeting": True})),
    (HOST, commands.Wish(None)),
)


@pytest.mark.parametrize(("guest", "command"), CHANGES, ids=lambda each: type(each).__name__)
def test_whatever_changes_who_plays_what_voids_what_was_added(guest: str, command: Command) -> None:
    evening = lobby(3, bots=1)
    assert [place.sealed for place in evening.push(HOST).table.places] == [False, True, True, False]
    before = evening.commitment
    evening(guest, command)
    assert evening.commitment != before
    assert not any(place.sealed for place in evening.push(HOST).table.places)
    void = evening.table.voided[-1]
    assert (hashlib.sha256(void.seed).hexdigest(), void.cause) == (before, command.kind())
    assert void.entropies == ((1, entropy_of(GUESTS[1])), (2, entropy_of(GUESTS[2])))
    late = commands.Ready(True, before, entropy_of(GUESTS[1]))
    assert refused(partial(evening, GUESTS[1], late)).code is Code.VOIDED


def test_whoever_was_ready_stays_so_and_adds_again_without_a_word() -> None:
    evening = lobby(4)
    evening(HOST, commands.AddBot("random", "Bob"))
    assert [place.ready for place in evening.push(HOST).table.places] == [False] + [True] * 4
    refusal = refused(evening.start)
    assert (refusal.code, refusal.details) == (Code.NOT_READY, {"name": "Bea"})
    heard = evening.push(HOST).cursor
    evening.ready(*GUESTS[1:4])
    assert evening.push(HOST).cursor == heard
    evening.start()


def test_whoever_is_no_longer_ready_takes_back_what_was_added() -> None:
    evening = lobby(5)
    evening(GUESTS[1], commands.Ready(False))
    assert evening.push(HOST).events[-1] == notice.ReadyChanged(1, False)
    assert evening.table.entropies().keys() == {2, 3, 4}
    assert refused(evening.start).details == {"name": "Bea"}


def test_a_start_under_another_commitment_is_refused() -> None:
    evening = lobby(5)
    start = commands.Start("0" * 64, entropy_of(HOST))
    assert refused(partial(evening, HOST, start)).code is Code.VOIDED


def secrets_of(evening: Evening) -> list[str]:
    """Everything that nobody may see before the end."""
    table = evening.table
    seeds = [table.server_seed, *(void.seed for void in table.voided)]
    return [seed.hex() for seed in (*seeds, table.seed) if seed]


@EVERY_GAME
def test_no_seed_is_in_a_push_or_a_proof_before_the_end(
    game: str, guests: int, options: dict[str, object]
) -> None:
    evening = dealt(game, guests, options)
    shown = [evening.push(guest) for guest in (*GUESTS, STRANGER)]
    text = encode((shown, proof_of(evening.table))).decode()
    assert len(secrets_of(evening)) > 2
    for secret in secrets_of(evening):
        assert secret not in text
    proof = proof_of(evening.table)
    assert (proof.server_seed, proof.seed, proof.draws) == (None, None, ())
    assert {void.server_seed for void in proof.voided} == {None}
    assert proof.commitment == hashlib.sha256(evening.table.server_seed).hexdigest()


@EVERY_GAME
def test_when_all_is_over_everything_is_opened_and_holds(
    game: str, guests: int, options: dict[str, object]
) -> None:
    evening = played(game, guests, options)
    proof = proof_of(evening.table)
    check(proof, evening.table.game.sides, 1)
    assert proof.seed is not None
    seed = bytes.fromhex(proof.seed)
    assert [drawn(seed, each.k, each.total) for each in proof.draws] == [
        each.number for each in proof.draws
    ]
    assert evening.table.match is not None
    assert len(proof.draws) == guests + evening.table.match.draws
    text = encode(proof).decode()
    for secret in secrets_of(evening):
        assert secret in text


def test_the_program_in_the_docs_checks_a_proof_by_hand(tmp_path: Path) -> None:
    text = (DOCS / "fairness.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    evening = played("secrets", 4, {})
    (tmp_path / "proof.json").write_bytes(encode(proof_of(evening.table)))

    def said() -> list[str]:
        words = [sys.executable, "-c", program]
        return subprocess.check_output(words, cwd=tmp_path, text=True).splitlines()

    draws = len(proof_of(evening.table).draws)
    holds = [*["commitment: True"] * 4, "seed of the deal: True", f"draws: {draws}"]
    assert said() == holds
    proof = json.loads((tmp_path / "proof.json").read_bytes())
    proof["draws"][5]["number"] += 1
    (tmp_path / "proof.json").write_text(json.dumps(proof))
    assert said() == [*holds[:-1], "draw 5 is wrong", holds[-1]]
