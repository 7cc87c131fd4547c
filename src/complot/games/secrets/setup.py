"""Before the first turn: the first active player is drawn, and the Identity tokens are dealt."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from complot.core.contract import Chances, Phase, Sight, Tell, replace
from complot.core.seats import CHANCE, EVERYONE, Seat, Viewer
from complot.games.secrets import views
from complot.games.secrets.actions import FIRSTS, TOKENS, DealToken, DrawFirst
from complot.games.secrets.events import CentrePlaced, FirstDrawn, TokenTaken
from complot.games.secrets.facts import IDENTITIES, MOST_SEATS, Identity

if TYPE_CHECKING:
    from complot.games.secrets.state import Secrets


_SEATS: Final = tuple(range(MOST_SEATS))


class DrawingFirst(Phase):
    """The first active player is drawn at random (S4)."""

    sight: ClassVar = Sight.OPEN

    def actors(self, game: Secrets) -> tuple[Seat, ...]:
        return (CHANCE,)

    def chances(self, game: Secrets) -> Chances:
        return Chances(_SEATS[: game.seats], FIRSTS)

    def apply(self, game: Secrets, seat: Seat, action: DrawFirst, tell: Tell) -> Secrets:
        tell(EVERYONE, FirstDrawn(action.seat))
        return replace(game, active=action.seat, phase=Dealing())

    def scene(self, game: Secrets, viewer: Viewer) -> views.DrawingFirst:
        return views.DrawingFirst()


class Dealing(Phase):
    """Each player in turn, and at last the centre, gets one of the mixed tokens (S7)."""

    sight: ClassVar = Sight.SEALED

    def actors(self, game: Secrets) -> tuple[Seat, ...]:
        return (CHANCE,)

    def chances(self, game: Secrets) -> Chances:
        return _tokens_left(game.seats, game.tokens)

    def apply(self, game: Secrets, seat: Seat, action: DealToken, tell: Tell) -> Secrets:
        place = len(game.tokens)
        tokens = (*game.tokens, action.identity)
        if place < game.seats:
            tell(EVERYONE, TokenTaken(place))
            return replace(game, tokens=tokens)
        tell(EVERYONE, CentrePlaced())
        return replace(game, tokens=tokens, dealt=tokens).begins(tell)

    def scene(self, game: Secrets, viewer: Viewer) -> views.Dealing:
        return views.Dealing(dealt=len(game.tokens))


@cache
def _tokens_left(seats: int, dealt: tuple[Identity, ...]) -> Chances:
    """What the next token may be, each as often as there are tokens of its kind left (S6)."""
    counts = zip(Identity, IDENTITIES[seats], strict=True)
    left = [each for each, count in counts for _ in range(count - dealt.count(each))]
    return Chances(tuple(left), TOKENS)
