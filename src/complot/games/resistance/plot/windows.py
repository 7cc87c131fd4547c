"""The four situations in which a Plot card may be played, each one pass round the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from complot.core.contract import Action, Phase, Sight, Tell, replace
from complot.core.seats import EVERYONE, Seat, Seats, Viewer, only
from complot.games.resistance.events import LeaderNamed
from complot.games.resistance.options import StrongLeaderAfter
from complot.games.resistance.plot import dealing, views
from complot.games.resistance.plot.actions import (
    ANNUL,
    INSPECTIONS,
    PASS,
    SPOTLIGHTS,
    USURP,
    Inspect,
    Pass,
    Spotlight,
)
from complot.games.resistance.plot.cards import Card
from complot.games.resistance.plot.events import (
    CardsPlayed,
    LeaderUsurped,
    MissionCardInspected,
    MissionCardSeen,
    PlotPassed,
    SpotlightPlaced,
    SpotlitShown,
    TeamAnnulled,
)
from complot.games.resistance.plot.hands import Inspection, Spotlit, plot_of

if TYPE_CHECKING:
    from complot.games.resistance.state import Resistance


class Window(Phase):
    """One pass over the holders of a card, from the Leader clockwise (P5, P-4).

    Each who can use it has one chance: to play as many of it as they may, or to pass for good.
    """

    sight: ClassVar = Sight.OPEN
    card: ClassVar[Card]

    queue: tuple[Seat, ...] = ()  # whom it is up to, and who comes after

    def opens(self, game: Resistance, tell: Tell) -> Resistance:
        """Ask the first holder who can use the card, or nobody."""
        return self.asks(plot_of(game).holders(self.card, game.leader), game, tell)

    def asks(self, queue: tuple[Seat, ...], game: Resistance, tell: Tell) -> Resistance:
        """Go on to the first of these who can use the card (P-4)."""
        queue = tuple([seat for seat in queue if self.uses(game, seat)])
        if not queue:
            return self.closes(game, tell)
        return replace(game, phase=replace(self, queue=queue))

    def actors(self, game: Resistance) -> tuple[Seat, ...]:
        return self.queue[:1]

    def legal(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        return (*self.uses(game, seat), PASS) if seat == self.queue[0] else ()

    def apply(self, game: Resistance, seat: Seat, action: Action, tell: Tell) -> Resistance:
        if isinstance(action, Pass):
            tell(EVERYONE, PlotPassed(seat, self.card))
            return self.asks(self.queue[1:], game, tell)
        plot = plot_of(game).discards(self.card, seat)
        return self.plays(replace(game, plot=plot), seat, action, tell)

    def uses(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        """How a holder may play the card now."""
        raise NotImplementedError

    def plays(self, game: Resistance, seat: Seat, action: Action, tell: Tell) -> Resistance:
        """What comes of a card that was played and discarded."""
        raise NotImplementedError

    def closes(self, game: Resistance, tell: Tell) -> Resistance:
        """What follows when nobody is left to ask."""
        raise NotImplementedError


class Usurping(Window, kw_only=True):
    """Strong Leader: a Leader has taken office and done nothing yet (P15, P-5)."""

    card: ClassVar = Card.STRONG_LEADER

    attempt: int

    def uses(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        return () if seat == game.leader else (USURP,)

    def plays(self, game: Resistance, seat: Seat, action: Action, tell: Tell) -> Resistance:
        """The new Leader acts at once: no other may take over before a vote (P15)."""
        tell(EVERYONE, LeaderUsurped(seat))
        tell(EVERYONE, LeaderNamed(seat, self.attempt))
        if game.options.strong_leader_after is StrongLeaderAfter.OLD_ORDER:
            game = replace(game, plot=replace(plot_of(game), deposed=game.leader))
        return self.closes(replace(game, leader=seat), tell)

    def closes(self, game: Resistance, tell: Tell) -> Resistance:
        return dealing.opens(game, self.attempt, tell)

    def scene(self, game: Resistance, viewer: Viewer) -> views.Usurping:
        return views.Usurping(self.queue, self.attempt)


class Annulling(Window):
    """No Confidence: a team was approved, and no Mission card is given yet (P13, P-6)."""

    card: ClassVar = Card.NO_CONFIDENCE

    def uses(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        return (ANNUL,)

    def plays(self, game: Resistance, seat: Seat, action: Action, tell: Tell) -> Resistance:
        """It counts as rejected; the fifth time the spies have won (P-6)."""
        tell(EVERYONE, TeamAnnulled(seat))
        *before, approved = game.proposals
        annulled = replace(approved, annulled=True)
        return replace(game, proposals=(*before, annulled)).refuses(annulled, tell)

    def closes(self, game: Resistance, tell: Tell) -> Resistance:
        return Spotlighting().opens(game, tell)

    def scene(self, game: Resistance, viewer: Viewer) -> views.Annulling:
        approved = game.proposals[-1]
        return views.Annulling(self.queue, approved.mission, approved.attempt, approved.team)


class Spotlighting(Window):
    """In the Spotlight: the team stands, and nobody has chosen a Mission card (P16, P-11)."""

    card: ClassVar = Card.IN_THE_SPOTLIGHT

    def uses(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        return tuple(SPOTLIGHTS[member] for member in game.proposals[-1].team)

    def plays(self, game: Resistance, seat: Seat, action: Action, tell: Tell) -> Resistance:
        assert isinstance(action, Spotlight)
        tell(EVERYONE, SpotlightPlaced(seat, action.seat))
        plot = replace(plot_of(game), spotlit=action.seat)
        return self.asks(self.queue[1:], replace(game, plot=plot), tell)

    def closes(self, game: Resistance, tell: Tell) -> Resistance:
        return game.sets_out(game.proposals[-1])

    def scene(self, game: Resistance, viewer: Viewer) -> views.Spotlighting:
        approved = game.proposals[-1]
        return views.Spotlighting(self.queue, approved.mission, approved.team)


class Inspecting(Window, kw_only=True):
    """Keeping a Close Eye: all have played, and the cards are not shuffled yet (P14, P-12)."""

    card: ClassVar = Card.KEEPING_A_CLOSE_EYE

    failing: Seats  # who of the team played Fail

    def uses(self, game: Resistance, seat: Seat) -> tuple[Action, ...]:
        """Any other member's card that is face down and nobody has looked at (P-12)."""
        plot, carried_out = plot_of(game), game.proposals[-1]
        if self.card not in plot.hands[seat]:
            return ()
        seen = {each.whose for each in plot.inspections if each.mission == carried_out.mission}
        return tuple(
            INSPECTIONS[member]
            for member in carried_out.team
            if member not in (seat, plot.spotlit) and member not in seen
        )

    def plays(self, game: Resistance, seat: Seat, action: Action, tell: Tell) -> Resistance:
        assert isinstance(action, Inspect)
        whose, success = action.seat, not self.failing >> action.seat & 1
        tell(EVERYONE, MissionCardInspected(seat, whose))
        tell(only(seat), MissionCardSeen(seat, whose, success))
        plot = plot_of(game)
        seen = Inspection(game.proposals[-1].mission, seat, whose, success)
        plot = replace(plot, inspections=(*plot.inspections, seen))
        return self.asks(self.queue, replace(game, plot=plot), tell)

    def closes(self, game: Resistance, tell: Tell) -> Resistance:
        game = replace(game, plot=replace(plot_of(game), spotlit=None))
        return game.turns_up(self.failing, tell)

    def scene(self, game: Resistance, viewer: Viewer) -> views.Inspecting:
        carried_out = game.proposals[-1]
        mine = None
        if viewer in carried_out.team:
            mine = not self.failing >> viewer & 1
        return views.Inspecting(self.queue, carried_out.mission, carried_out.team, mine)


def shows_spotlit(game: Resistance, failing: Seats, tell: Tell) -> Resistance:
    """All have played: the spotlit card is shown with its owner's name (P16, P-11)."""
    plot, mission = plot_of(game), game.proposals[-1].mission
    tell(EVERYONE, CardsPlayed(mission))
    if plot.spotlit is None:
        return game
    success = not failing >> plot.spotlit & 1
    tell(EVERYONE, SpotlitShown(plot.spotlit, success))
    shown = Spotlit(mission, plot.spotlit, success)
    return replace(game, plot=replace(plot, spotlights=(*plot.spotlights, shown)))
