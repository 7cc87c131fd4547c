"""Tables of The Plot Thickens in a player's words.

    table = plotted(7, leader=2)
    table.deals_plot((NO_CONFIDENCE, 3), (STRONG_LEADER, 4))
    table.approves(0, 1)
    table.step(3, Annul())

Everything goes through the match, move by move.
"""

from __future__ import annotations

from typing import Any, Final

from tables import APPROVE, REJECT, Table, last_spies

from complot.core.contract import Event
from complot.core.seats import CHANCE, Seat
from complot.games.resistance.options import PlotHand, StrongLeaderAfter, TakeResponsibility
from complot.games.resistance.plot.actions import DrawPlot, HandOut, Pass
from complot.games.resistance.plot.cards import Card
from complot.games.resistance.plot.views import PlotView

OVERHEARD: Final = Card.OVERHEARD_CONVERSATION
OPINION: Final = Card.OPINION_MAKER
CONFIDENCE: Final = Card.ESTABLISH_CONFIDENCE
OPEN_UP: Final = Card.OPEN_UP
NO_CONFIDENCE: Final = Card.NO_CONFIDENCE
CLOSE_EYE: Final = Card.KEEPING_A_CLOSE_EYE
STRONG: Final = Card.STRONG_LEADER
SPOTLIGHT: Final = Card.IN_THE_SPOTLIGHT
RESPONSIBILITY: Final = Card.TAKE_RESPONSIBILITY

HOLD: Final = TakeResponsibility.HOLD
ONE_EACH: Final = PlotHand.ONE_EACH
FROM_USURPER: Final = StrongLeaderAfter.FROM_USURPER
OLD_ORDER: Final = StrongLeaderAfter.OLD_ORDER

PASS: Final = Pass()

Gift = tuple[Card, Seat]


class PlotTable(Table):
    """A table with Plot cards."""

    @property
    def plot(self) -> PlotView:
        """What everyone sees of the cards."""
        seen = self.sees(None).plot
        assert seen is not None
        return seen

    @property
    def phase(self) -> str:
        return self.sees(None).scene.kind()

    def told_now(self) -> list[Event]:
        """What was told since it was last asked, to whomever."""
        return [event for _, event in self.news()]

    def draws_plot(self, *cards: Card) -> None:
        for card in cards:
            self.step(CHANCE, DrawPlot(card))

    def gives(self, card: Card, seat: Seat) -> None:
        """The Leader hands a drawn card to this player."""
        (leader,) = self.actors()
        self.step(leader, HandOut(card, seat))

    def deals_plot(self, *gifts: Gift) -> None:
        """The cards of the round are drawn and handed out like this; none is resolved at once."""
        self.draws_plot(*(card for card, _ in gifts))
        for card, seat in gifts:
            self.gives(card, seat)

    def passes(self) -> list[Seat]:
        """Whoever is asked whether to play a card passes; and who that was."""
        asked = []
        while (actors := self.actors()) and actors != (CHANCE,) and PASS in self.may(actors[0]):
            asked.append(actors[0])
            self.step(actors[0], PASS)
        return asked

    def votes(self, ballots: str) -> None:
        """Seat by seat, + approves and - rejects; the Opinion Makers first."""
        while ready := [seat for seat in self.actors() if ballots[seat : seat + 1].strip()]:
            last = self.phase == "voting"
            for seat in ready:
                self.step(seat, {"+": APPROVE, "-": REJECT}[ballots[seat]])
            if last:
                break

    def goes(self, *team: Seat, cards: str, mission: int | None = None) -> None:
        """This team goes, and nobody plays a Plot card on the way."""
        self.passes()
        self.approves(*team, mission=mission)
        self.passes()
        self.plays(cards)
        while self.phase == "inspecting":
            (seat,) = self.actors()
            self.step(seat, PASS)


def plotted(
    players: int = 5,
    *gifts: Gift,
    leader: Seat = 0,
    spies: tuple[Seat, ...] | None = None,
    **options: Any,
) -> PlotTable:
    """A table where the first Leader has dealt out these cards, if any, and may go on."""
    table = PlotTable(players, plot=True, **options)
    table.draws_leader(leader)
    table.deals(*(last_spies(players) if spies is None else spies))
    if gifts:
        table.deals_plot(*gifts)
    table.news()
    return table
