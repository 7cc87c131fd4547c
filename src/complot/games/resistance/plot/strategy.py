"""How the sensible bot uses Plot cards: a loyal player's hand, and a spy's.

A loyal player puts cards where they help the Resistance, and plays one where it changes most. A
spy does what a loyal player in its chair would do, and departs from that only where it pays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeVar

from complot.core.contract import Action, Scene
from complot.core.seats import Seat, left
from complot.games.resistance.facts import ATTEMPTS
from complot.games.resistance.plot import views
from complot.games.resistance.plot.actions import (
    ANNUL,
    PASS,
    USURP,
    HandOut,
    Inspect,
    LookAt,
    ShowTo,
    Spotlight,
    TakePlot,
)
from complot.games.resistance.plot.cards import Card

if TYPE_CHECKING:
    from complot.games.resistance.bot import Loyal, Undercover

Aimed = TypeVar("Aimed", HandOut, LookAt, ShowTo, TakePlot, Spotlight, Inspect)

FIRST: Final = (Card.OVERHEARD_CONVERSATION, Card.OPEN_UP, Card.ESTABLISH_CONFIDENCE)
"""What is handed out before the rest: what comes to light may guide the others (P-10)."""

DUTIES: Final = (Card.OPEN_UP, Card.ESTABLISH_CONFIDENCE, Card.OPINION_MAKER)
"""What does nothing for the player who is handed it; the others are useful."""

WORTH: Final = {
    Card.NO_CONFIDENCE: 1.0,  # a spy with it wins on the fifth proposal
    Card.STRONG_LEADER: 0.9,
    Card.KEEPING_A_CLOSE_EYE: 0.8,
    Card.IN_THE_SPOTLIGHT: 0.8,
    Card.OPINION_MAKER: 0.1,  # a duty more than a gift
}
"""What a card that can be taken is worth to its holder."""

USURPS: Final = (0.7, 0.65, 0.6, 0.55, 0.4)
"""How likely a spy the Leader of each proposal must be to be overthrown: the last one decides."""

PRESSED: Final = 0.1
"""How much less it takes at match point."""

ANNULS: Final = (0.4, 0.6, 0.8)
"""How safe an approved team must be, compared with the safest, not to be annulled.

By the missions that have failed: there is one such card, and the third failure is the last.
"""

SUSPECT: Final = 0.6
"""How likely a spy one must be for a card to be worth taking away where that may wait."""

LIGHTS: Final = 0.3
"""How much safer the Spotlight must make a mission to be worth its card."""

DOUBT: Final = 0.1
"""How unsure of a player one must be to look at that player's Mission card."""

NEARLY: Final = 0.1
"""So small a difference in trust nobody can hold against one who favours a partner …"""

FAVOURS: Final = 0.6
"""… and so often a spy does, for who always did would be found out from game to game."""


class LoyalHand:
    """Plot cards in the hand of a loyal player."""

    def __init__(self, player: Loyal) -> None:
        self.player = player
        self.view = player.view
        self.seat = player.seat
        self.beliefs = player.beliefs

    def plays(self, scene: Scene, legal: tuple[Action, ...]) -> Action:
        """What to do in a phase that Plot cards bring."""
        match scene:
            case views.HandingOut():
                return self.hands_out([each for each in legal if isinstance(each, HandOut)])
            case views.Overhearing():
                return self.looks_at([each for each in legal if isinstance(each, LookAt)])
            case views.Confiding():
                return self.shows_to([each for each in legal if isinstance(each, ShowTo)])
            case views.TakingResponsibility(_, _, may_wait):
                takes = [each for each in legal if isinstance(each, TakePlot)]
                return self.takes(takes, may_wait) or PASS
            case views.Usurping(_, attempt):
                return USURP if self.usurps(attempt) else PASS
            case views.Annulling(_, mission, attempt, team):
                return ANNUL if self.annuls(team, mission, attempt) else PASS
            case views.Spotlighting(_, mission, team):
                lights = [each for each in legal if isinstance(each, Spotlight)]
                return self.spotlights(lights, team, mission) or PASS
            case views.Inspecting(_, _, team):
                looks = [each for each in legal if isinstance(each, Inspect)]
                return self.inspects(looks, team) or PASS
        raise AssertionError(f"nothing to decide in {scene}")

    def hands_out(self, choices: list[HandOut]) -> HandOut:
        """One card at a time, each to the player whom it suits best."""
        drawn = [each.card for each in choices]
        card = next((each for each in FIRST if each in drawn), drawn[0])
        receivers = [each for each in choices if each.card is card]
        return (self.best if card in DUTIES else self.prefers)(receivers, self.suits)

    def suits(self, gift: HandOut) -> float:
        """How good it is that this player gets this card.

        A useful card goes to whom one trusts, and a conversation to one with something to
        overhear. Open Up goes to whom one knows least of. An Opinion Maker's votes tell of that
        player before the others choose, so it is whom one suspects, as is the one for whom a card
        does nothing: with Establish Confidence it is the Leader who shows.
        """
        spy = self.beliefs.spy(gift.seat)
        match gift.card:
            case Card.OVERHEARD_CONVERSATION:
                seats = self.view.seats
                sides = left(gift.seat, seats), (gift.seat - 1) % seats
                return (1 - spy) * max(map(self.beliefs.unsure, sides))
            case Card.OPEN_UP:
                return self.beliefs.unsure(gift.seat)
            case Card.OPINION_MAKER | Card.ESTABLISH_CONFIDENCE:
                return spy
        return 1 - spy

    def looks_at(self, choices: list[LookAt]) -> LookAt:
        """The neighbour of whom there is most to learn."""
        return self.prefers(choices, self.unsure)

    def shows_to(self, choices: list[ShowTo]) -> ShowTo:
        """Whom one trusts most of those who haven't seen it: a friend who can vouch for one."""
        looks = self.view.plot.looks if self.view.plot else ()
        seen = [each.seat for each in looks if each.whose == self.seat]
        fresh = [each for each in choices if each.seat not in seen]
        return self.best(fresh or choices, self.trust)

    def takes(self, choices: list[TakePlot], may_wait: bool) -> TakePlot | None:
        """What is worth most in one's own hand; where it may wait, only from a suspect."""
        if may_wait:
            useful = [each for each in choices if each.card not in DUTIES]
            choices = [each for each in useful if self.beliefs.spy(each.seat) >= SUSPECT]
        return self.best(choices, self.gain) if choices else None

    def gain(self, take: TakePlot) -> float:
        """A card's worth, and once more what it would have been worth to a spy."""
        return WORTH[take.card] * (1 + self.beliefs.spy(take.seat))

    def usurps(self, attempt: int) -> bool:
        """Lead oneself when the Leader is too likely a spy."""
        leader = self.view.leader
        assert leader is not None
        needed = USURPS[attempt - 1] - PRESSED * self.player.decisive()
        return self.beliefs.spy(leader) >= needed

    def annuls(self, team: tuple[Seat, ...], mission: int, attempt: int) -> bool:
        """Stop a team that is likely to fail; never the fifth, for that would lose the game."""
        if attempt == ATTEMPTS:
            return False
        best = self.beliefs.safest(mission, self.seat)[0]
        failed = self.player.tally(False)
        return self.beliefs.safe(team, mission) < ANNULS[failed] * best

    def spotlights(
        self, choices: list[Spotlight], team: tuple[Seat, ...], mission: int
    ) -> Spotlight | None:
        """The member without whose Fail the mission would be safest, if that changes much."""

        def safer(each: Spotlight) -> float:
            others = tuple(seat for seat in team if seat != each.seat)
            return self.beliefs.safe(others, mission) - self.beliefs.safe(team, mission)

        best = self.best(choices, safer)
        return best if safer(best) >= LIGHTS else None

    def inspects(self, choices: list[Inspect], team: tuple[Seat, ...]) -> Inspect | None:
        """The member of whom there is most to learn; not where the result will tell as much."""
        played = self.player.known.played.known
        if sum(not played >> seat & 1 for seat in team) == 1:
            return None
        best = self.prefers(choices, self.unsure)
        return best if self.unsure(best) >= DOUBT else None

    def unsure(self, choice: Aimed) -> float:
        return self.beliefs.unsure(choice.seat)

    def trust(self, choice: Aimed) -> float:
        return 1 - self.beliefs.spy(choice.seat)

    def best(self, choices: Iterable[Aimed], worth: Callable[[Aimed], float]) -> Aimed:
        """The choice that is worth most; of equals, any."""
        shuffled = list(choices)
        self.player.rng.shuffle(shuffled)
        return max(shuffled, key=lambda each: round(worth(each), 9))

    def prefers(self, choices: list[Aimed], worth: Callable[[Aimed], float]) -> Aimed:
        """The same, where a spy would have preferences of its own."""
        return self.best(choices, worth)


class SpyHand(LoyalHand):
    """Plot cards in the hand of a spy, who acts as the loyal player it pretends to be.

    It favours a partner where nobody can hold that against it, does a partner no harm, and gives
    itself away only where that decides the game.
    """

    def __init__(self, spy: Undercover) -> None:
        super().__init__(spy.cover)
        self.spy = spy
        self.hidden = [each for each in spy.spies if each != self.seat and spy.is_hidden(each)]

    def prefers(self, choices: list[Aimed], worth: Callable[[Aimed], float]) -> Aimed:
        """Often a hidden partner, if to a loyal player that would be nearly as good."""
        best = self.best(choices, worth)
        if self.player.rng.random() > FAVOURS:
            return best
        level = worth(best) - NEARLY
        near = [each for each in choices if each.seat in self.hidden and worth(each) >= level]
        return self.best(near or [best], worth)

    def shows_to(self, choices: list[ShowTo]) -> ShowTo:
        """A hidden partner, who will vouch; else the one whose word counts least.

        But nobody who is found out: whoever confides in a known spy is taken for another.
        """
        partners = [each for each in choices if each.seat in self.hidden]
        if partners:
            return self.best(partners, self.trust)
        credible = [each for each in choices if self.spy.is_hidden(each.seat)]
        return self.best(credible or choices, lambda each: -self.trust(each))

    def takes(self, choices: list[TakePlot], may_wait: bool) -> TakePlot | None:
        """From a hidden partner only if there is no other choice."""
        others = [each for each in choices if each.seat not in self.hidden]
        return super().takes(others if others or may_wait else choices, may_wait)

    def usurps(self, attempt: int) -> bool:
        """Never from a hidden partner; from anyone else when it decides the game.

        A spy who is found out gets no team through but the fifth.
        """
        if self.view.leader in self.hidden:
            return False
        heard = attempt == ATTEMPTS or self.spy.is_hidden(self.seat)
        return super().usurps(attempt) or (self.player.decisive() and heard)

    def annuls(self, team: tuple[Seat, ...], mission: int, attempt: int) -> bool:
        """The fifth, which wins the game, and a team that would lose it; none that can fail."""
        if attempt == ATTEMPTS or self.spy.would_lose(team, mission):
            return True
        return self.spy.is_harmless(team, mission) and super().annuls(team, mission, attempt)

    def spotlights(
        self, choices: list[Spotlight], team: tuple[Seat, ...], mission: int
    ) -> Spotlight | None:
        """Whom a loyal player would, unless it is a spy."""
        best = super().spotlights(choices, team, mission)
        return None if best is None or best.seat in self.spy.spies else best
