"""``complot verify``: whether a game was dealt and played as its record says."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from complot.cli import file
from complot.core.contract import AnyGame
from complot.core.errors import Code, Refused
from complot.games import title
from complot.locale import Catalogue
from complot.locale.telling import tell_refusal
from complot.server.archiving import relived
from complot.table import archive
from complot.table import row as rows
from complot.table.record import read, record
from complot.table.verification import Findings, verify

DOUBTS: Final = frozenset(
    {
        Code.RECORD_LINE,
        Code.RECORD_CUT,
        Code.RECORD_EDITED,
        Code.RECORD_DIGEST,
        Code.PROOF_CLOSED,
        Code.PROOF_COMMITMENT,
        Code.PROOF_SEED,
        Code.PROOF_SEATING,
        Code.PROOF_DRAW,
        Code.PROOF_VOIDED,
        Code.PROOF_UNSEEN,
    }
)
"""What is found not to hold; of all else we can't say whether it does."""

HOLDS: Final = ("commitment", "seed", "seats", "draws", "rules", "voided")


def verify_file(asked: Namespace, catalogue: Catalogue) -> int:
    """Say what holds of a file, or the first line that doesn't."""
    text = file.read(asked.file)
    witnessed = [word.lower() for word in (*(asked.commitment or ()), *(asked.entropy or ()))]
    found: list[Findings] = []
    try:
        for lines in _records(text):
            found.append(verify(read(lines), _game, witnessed))
    except Refused as refusal:
        if refusal.code not in DOUBTS:
            raise
        return _doubt(refusal, asked.json, catalogue)
    if asked.json:
        games = [msgspec.to_builtins(each) for each in found]
        print(msgspec.json.encode({"holds": True, "games": games}).decode())
        return 0
    for each in found:
        print("\n".join(_told(each, len(witnessed), catalogue)))
    return 0


def _game(name: str) -> AnyGame:
    return title(name).game


def _records(text: bytes) -> Iterator[bytes]:
    """The record that a file is; of an exported table, those of all its finished games."""
    if not text.startswith(b'{"kind":"archive"'):
        yield text
        return
    whole = archive.read(text)
    table = relived(whole)
    stored = [rows.read(row) for row in whole.rows]
    for series in table.finished:
        yield b"".join(line + b"\n" for line in record(table.blank(), stored, series))


def _told(found: Findings, witnessed: int, catalogue: Catalogue) -> Iterator[str]:
    game = catalogue.text(f"{found.game}-name")
    yield catalogue.text("verify-holds", game=game, code=found.code, round=found.round)
    values: dict[str, Any] = msgspec.to_builtins(found)
    for each in HOLDS:
        yield f"  ✔ {catalogue.text(f'verify-{each}', **values)}"
    if witnessed:
        yield f"  ✔ {catalogue.text('verify-witnessed', count=witnessed)}"
    else:
        yield catalogue.text("verify-advice")


def _doubt(refusal: Refused, for_programs: bool, catalogue: Catalogue) -> int:
    words = tell_refusal(catalogue, refusal)
    if for_programs:
        doubt = {
            "holds": False,
            "code": refusal.code.value,
            "details": refusal.details,
            "message": words,
        }
        print(msgspec.json.encode(doubt).decode())
    else:
        print(f"✘ {words}")
    return 1
