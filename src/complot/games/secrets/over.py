"""The game is over: what everyone scored, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Phase, Sight
from complot.core.seats import Seat, Viewer
from complot.core.value import Value
from complot.games.secrets import views
from complot.games.secrets.facts import CIA, HIPPIE, KGB, Identity

if TYPE_CHECKING:
    from complot.games.secrets.state import Secrets


class Result(Value):
    """Who has won: a side, a Hippie alone, or (``None``) nobody."""

    winner: Identity | None
    how: str
    seat: Seat | None  # the Hippie who wins alone
    cia: int
    kgb: int


def result(tokens: Sequence[Identity], points: Sequence[int]) -> Result:
    """Who wins with these tokens and scores, by seat (S33, S34, S-15)."""
    totals = {CIA: 0, KGB: 0, HIPPIE: 0}
    for token, each in zip(tokens, points, strict=True):
        totals[token] += each
    cia, kgb = totals[CIA], totals[KGB]
    lowest = min(points)
    if points.count(lowest) == 1:
        loner = points.index(lowest)
        if tokens[loner] is HIPPIE:
            return Result(HIPPIE, "lone_hippie", loner, cia, kgb)
    if cia == kgb:
        return Result(None, "tie", None, cia, kgb)
    return Result(CIA if cia > kgb else KGB, "higher_total", None, cia, kgb)


class Over(Phase):
    """All is turned up, and nobody owes a decision (S31)."""

    sight: ClassVar = Sight.OPEN

    result: Result
    points: tuple[int, ...]

    def actors(self, game: Secrets) -> tuple[Seat, ...]:
        return ()

    def scene(self, game: Secrets, viewer: Viewer) -> views.Over:
        result = self.result
        return views.Over(
            winner=result.winner,
            how=result.how,
            seat=result.seat,
            cia=result.cia,
            kgb=result.kgb,
            points=self.points,
            tokens=game.tokens[:-1],
            centre=game.tokens[-1],
        )
