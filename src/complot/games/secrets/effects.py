"""What a card makes the player do whose display it has come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Action, Chances, Phase, Sight, Tell, replace
from complot.core.seats import CHANCE, EVERYONE, Seat, Viewer, only
from complot.games.secrets import views
from complot.games.secrets.actions import (
    BULLETS_DRAWN,
    EXCHANGES,
    INVESTIGATIONS,
    NEIGHBOURS,
    SHOTS,
    SUPPORTS,
    DrawBullet,
    Exchange,
    Investigate,
    InvestigateCentre,
    Shoot,
    Support,
    SwapWith,
)
from complot.games.secrets.display import Bullet
from complot.games.secrets.events import (
    BulletDrawn,
    BulletGiven,
    BulletSeen,
    NeighbourSwapped,
    PoliticianPlaced,
    TokensSwapped,
)
from complot.games.secrets.facts import POLITICIAN, Worth

if TYPE_CHECKING:
    from complot.games.secrets.state import Secrets


class Effect(Phase):
    """A card's effect, which somebody has to carry out (S17)."""

    seat: Seat

    def actors(self, game: Secrets) -> tuple[Seat, ...]:
        return (self.seat,)


class Treating(Effect):
    """A Psychiatrist: the tokens of two other players are swapped, and nobody looks (S22)."""

    sight: ClassVar = Sight.OPEN

    def legal(self, game: Secrets, seat: Seat) -> tuple[Action, ...]:
        return EXCHANGES[game.seats][seat] if seat == self.seat else ()

    def apply(self, game: Secrets, seat: Seat, action: Exchange, tell: Tell) -> Secrets:
        one, other = action.players
        tell(EVERYONE, TokensSwapped(seat, action.players))
        return game.has_seen(seat).swaps(seat, one, other).ends_turn(seat, tell)

    def scene(self, game: Secrets, viewer: Viewer) -> views.Treating:
        return views.Treating(self.seat)


class Supporting(Effect):
    """A Politician: it goes to another player, whose token is looked at (S24, S-4)."""

    sight: ClassVar = Sight.OPEN

    def legal(self, game: Secrets, seat: Seat) -> tuple[Action, ...]:
        return SUPPORTS[game.seats][seat] if seat == self.seat else ()

    def apply(self, game: Secrets, seat: Seat, action: Support, tell: Tell) -> Secrets:
        receiver = action.seat
        tell(EVERYONE, PoliticianPlaced(seat, receiver))
        game = game.has_seen(seat).receives(receiver, POLITICIAN)
        return game.looks(seat, receiver, tell).ends_turn(receiver, tell)

    def scene(self, game: Secrets, viewer: Viewer) -> views.Supporting:
        return views.Supporting(self.seat)


class Negotiating(Effect):
    """A Diplomat: the centre token, just shown, goes to a neighbour; nobody sees whose (S26)."""

    sight: ClassVar = Sight.SEALED

    def legal(self, game: Secrets, seat: Seat) -> tuple[Action, ...]:
        return NEIGHBOURS[game.seats][seat] if seat == self.seat else ()

    def apply(self, game: Secrets, seat: Seat, action: SwapWith, tell: Tell) -> Secrets:
        tell(EVERYONE, NeighbourSwapped(seat))
        game = game.has_seen(seat).swaps(seat, action.seat, game.centre, secret=True)
        return game.ends_turn(seat, tell)

    def scene(self, game: Secrets, viewer: Viewer) -> views.Negotiating:
        return views.Negotiating(self.seat)


class Investigating(Effect):
    """A Detective: any one token is looked at, one's own and the centre's included (S27)."""

    sight: ClassVar = Sight.OPEN

    def legal(self, game: Secrets, seat: Seat) -> tuple[Action, ...]:
        return INVESTIGATIONS[game.seats] if seat == self.seat else ()

    def apply(
        self, game: Secrets, seat: Seat, action: Investigate | InvestigateCentre, tell: Tell
    ) -> Secrets:
        place = action.seat if isinstance(action, Investigate) else game.centre
        return game.has_seen(seat).looks(seat, place, tell).ends_turn(seat, tell)

    def scene(self, game: Secrets, viewer: Viewer) -> views.Investigating:
        return views.Investigating(self.seat)


class Loading(Phase):
    """An Assassin: the top Bullet is drawn, and only its drawer looks at it (S29)."""

    sight: ClassVar = Sight.SEALED

    seat: Seat

    def actors(self, game: Secrets) -> tuple[Seat, ...]:
        return (CHANCE,)

    def chances(self, game: Secrets) -> Chances:
        return Chances(game.bullets, BULLETS_DRAWN)

    def apply(self, game: Secrets, seat: Seat, action: DrawBullet, tell: Tell) -> Secrets:
        value = action.value
        tell(EVERYONE, BulletDrawn(self.seat))
        tell(only(self.seat), BulletSeen(self.seat, value))
        left = tuple([each for each in game.bullets if each != value])
        return replace(game, bullets=left, phase=Shooting(self.seat, value))

    def scene(self, game: Secrets, viewer: Viewer) -> views.Loading:
        return views.Loading(self.seat)


class Shooting(Effect):
    """An Assassin: the Bullet goes face down to another player (S29)."""

    sight: ClassVar = Sight.OPEN

    bullet: Worth

    def legal(self, game: Secrets, seat: Seat) -> tuple[Action, ...]:
        return SHOTS[game.seats][seat] if seat == self.seat else ()

    def apply(self, game: Secrets, seat: Seat, action: Shoot, tell: Tell) -> Secrets:
        tell(EVERYONE, BulletGiven(seat, action.seat))
        game = game.has_seen(seat).shot(action.seat, Bullet(self.bullet, seat))
        return game.ends_turn(seat, tell)

    def scene(self, game: Secrets, viewer: Viewer) -> views.Shooting:
        return views.Shooting(self.seat, self.bullet if viewer == self.seat else None)
