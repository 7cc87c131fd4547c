"""Whether the record of a game is what its deal and its rules make of it.

Nothing is believed: the seeds must have the hashes that were shown, the draws must come from the
seeds, chance must have done what was drawn, and everything that anybody was told or saw must be
what the rules make of the moves. What people said and when they did is the server's word.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec

from complot.core.codec import codec_of, encode
from complot.core.contract import AnyGame
from complot.core.errors import Code, Refused
from complot.core.match import Match, Moved
from complot.core.seats import CHANCE
from complot.core.value import Value
from complot.table.command import Start
from complot.table.notice import NOTICES
from complot.table.proof import Proof, check
from complot.table.record import Eyes, Read, heard

_NOTICES: Final = {each.kind() for each in NOTICES}


class Findings(Value):
    """What was found to hold."""

    code: str
    round: int
    game: str
    seats: int
    steps: int
    draws: int
    voided: int
    commitment: str


def verify(read: Read, find: Callable[[str], AnyGame], witnessed: Collection[str] = ()) -> Findings:
    """What holds of a record, or a refusal that names the first line that doesn't.

    ``witnessed`` are commitments that the reader was shown before the deal, and what it added.
    """
    header, proof = read.header, read.proof
    game = find(header.game)
    last = len(read.steps) + 2
    if header.rules_version != game.rules_version:
        raise Refused(
            Code.OTHER_RULES,
            game=game.name,
            theirs=header.rules_version,
            ours=game.rules_version,
        )
    about = (proof.code, proof.round, proof.game, proof.seating, len(proof.wishes))
    chairs = tuple(player.chair for player in header.players)
    if about != (header.code, header.round, header.game, chairs, len(chairs)):
        raise Refused(Code.RECORD_EDITED, line=last)
    check(proof, game.sides, last)
    _witness(proof, witnessed, last)
    _own_up(read)
    _Again(read, game).play()
    return Findings(
        header.code,
        header.round,
        header.game,
        len(chairs),
        len(read.steps),
        len(proof.draws),
        len(proof.voided),
        proof.commitment,
    )


def _witness(proof: Proof, witnessed: Collection[str], line: int) -> None:
    """What the reader has seen must be there."""
    shown = {proof.commitment, *(each.entropy for each in proof.entropies)}
    for void in proof.voided:
        shown |= {void.commitment, *(each.entropy for each in void.entropies)}
    for value in witnessed:
        if value not in shown:
            raise Refused(Code.PROOF_UNSEEN, line=line, value=value)


def _own_up(read: Read) -> None:
    """Every commitment that was shown must be in the proof, voided by what came after it."""
    voided, last = read.proof.voided, len(read.steps) + 2
    causes = (None, *(void.cause for void in voided))
    shown = (*(void.commitment for void in voided), read.proof.commitment)
    expected = iter(zip(causes, shown, strict=True))
    for line, step in enumerate(read.steps, start=2):
        if step.commitment is not None:
            cause, commitment = next(expected, (None, None))
            if step.commitment != commitment or cause not in (None, step.command):
                raise Refused(Code.PROOF_VOIDED, line=line)
    if next(expected, None) is not None:
        raise Refused(Code.PROOF_VOIDED, line=last)


class _Again:
    """Plays the game of a record again."""

    def __init__(self, read: Read, game: AnyGame) -> None:
        self.read = read
        self.codec = codec_of(game)
        options = self.codec.options(read.header.options)
        self.match: Match[Any, Any, Any, Any] = Match(game, options, len(read.header.players))
        self.eyes = Eyes()
        self.started = False

    def play(self) -> None:
        for line, step in enumerate(self.read.steps, start=2):
            mark = len(self.match.told)
            self.started |= step.command == Start.kind()
            for entry in step.entries:
                self._repeat(entry, line)
            told = [heard(each) for each in self.match.told[mark:]]
            theirs = [each for each in step.told if _kind(each.event) not in _NOTICES]
            seen = self.eyes.look(self.match) if self.started else ()
            if _plain(told) != _plain(theirs) or _plain(seen) != _plain(step.seen):
                raise Refused(Code.RECORD_EDITED, line=line)
        header, last = self.read.header, len(self.read.steps) + 2
        if len(self.read.proof.draws) != self.match.seats + self.match.draws:
            raise Refused(Code.PROOF_DRAW, line=last, k=self.match.seats + self.match.draws)
        if (header.ending, header.returns) != (self.match.ending(), self.match.returns()):
            raise Refused(Code.RECORD_EDITED, line=1)

    def _repeat(self, entry: Any, line: int) -> None:
        try:
            logged = self.codec.entry(encode(entry))
            if isinstance(logged, Moved) and logged.seat == CHANCE:
                self._draw(logged, line)
            self.match.repeat(logged)
        except Refused as refusal:
            if refusal.code is Code.PROOF_DRAW:
                raise
            raise Refused(Code.RECORD_EDITED, line=line) from refusal

    def _draw(self, logged: Moved[Any], line: int) -> None:
        """Chance must have done what was drawn."""
        match, draws = self.match, self.read.proof.draws
        k = match.seats + match.draws
        if match.actors() != (CHANCE,):
            raise Refused(Code.RECORD_EDITED, line=line)
        chances = match.game.chances(match.state)
        drawn = draws[k] if k < len(draws) else None
        if (
            drawn is None
            or drawn.total != len(chances.lots)
            or chances.at(drawn.number) != logged.action
        ):
            raise Refused(Code.PROOF_DRAW, line=line, k=k)


def _kind(event: Any) -> str:
    return str(event.get("kind")) if isinstance(event, dict) else ""


def _plain(value: object) -> Any:
    """As it is read, whoever wrote it."""
    return msgspec.json.decode(encode(value))
