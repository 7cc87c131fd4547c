"""The state of Secrets, and the course that its turns take."""

from __future__ import annotations

from functools import cache
from typing import Final

from complot.core.contract import Tell, replace
from complot.core.seats import CHANCE, EVERYONE, Seat, Seats, among, everybody, only
from complot.core.value import Value
from complot.games.secrets.deck import Deck
from complot.games.secrets.display import Bullet, Display
from complot.games.secrets.effects import (
    Investigating,
    Loading,
    Negotiating,
    Shooting,
    Supporting,
    Treating,
)
from complot.games.secrets.events import (
    CARDS_TURNED_UP,
    BulletRevealed,
    CentreLookedAt,
    CentreSeen,
    CentreShown,
    CentreSwapped,
    DisplayTurnedDown,
    GameEnded,
    PairTurnedDown,
    Scored,
    TokenLookedAt,
    TokenPresented,
    TokenSeen,
    TokenShown,
    TokensRevealed,
    TurnBegan,
    UnReturned,
    UnTaken,
)
from complot.games.secrets.facts import (
    ASSASSIN,
    BULLETS,
    CENTRE_SEATS,
    CIA,
    DETECTIVE,
    DOUBLE_AGENT,
    FULL,
    HIPPIE,
    JOURNALIST,
    KGB,
    NEIGHBOUR_SEATS,
    POLITICIAN,
    PSYCHIATRIST,
    SCIENTIST,
    Character,
    Identity,
)
from complot.games.secrets.history import Look, Place, Swap, swapped
from complot.games.secrets.offer import Answering, Choosing, Drawing, Offering
from complot.games.secrets.options import KEEP, REMINDED, Options
from complot.games.secrets.over import Over, result
from complot.games.secrets.setup import Dealing, DrawingFirst

_DRAWING: Final = Drawing()
_DECIDING: Final[dict[Character, type[Treating | Investigating | Loading]]] = {
    PSYCHIATRIST: Treating,
    DETECTIVE: Investigating,
    ASSASSIN: Loading,
}
"""The cards whose owner has to decide something before anything happens."""


class Secrets(Value):
    """What all phases share, and the phase the game is in.

    The methods are the joints of a turn: a card is turned up, received and has its effect; tokens
    are swapped and looked at; the turn ends.
    """

    options: Options
    seats: int
    displays: tuple[Display, ...]
    active: Seat = CHANCE  # until the draw
    turn: int = 0  # 1 is the first
    dealt: tuple[Identity, ...] = ()  # by place, as the tokens lay at the start
    tokens: tuple[Identity, ...] = ()  # by place, as they lie now
    deck: Deck = Deck()
    bullets: tuple[int, ...] = BULLETS  # those left; their order is drawn when it matters
    un: Seat | None = None  # who has the UN token
    history: tuple[Look | Swap, ...] = ()  # of the tokens, since the first turn began
    seen: tuple[int, ...] = ()  # see ``has_seen``
    phase: (
        DrawingFirst
        | Dealing
        | Drawing
        | Choosing
        | Offering
        | Answering
        | Treating
        | Supporting
        | Negotiating
        | Investigating
        | Loading
        | Shooting
        | Over
    ) = DrawingFirst()

    @property
    def centre(self) -> Place:
        """The place of the token in the centre."""
        return self.seats

    def begins(self, tell: Tell) -> Secrets:
        """All tokens are dealt: early intelligence, and the first turn (S9, S10, S11)."""
        for seat, whose in early_looks(self.seats):
            tell(only(seat), TokenSeen(seat, whose, self.tokens[whose]))
        if self.seats >= CENTRE_SEATS:
            tell(EVERYONE, CentreShown(self.tokens[self.centre]))
        tell(EVERYONE, TurnBegan(self.active, 1))
        return replace(self, turn=1, phase=_DRAWING)

    def has_seen(self, seat: Seat) -> Secrets:
        """A player decides something, and so has seen what was shown before.

        Without the memory aid a look is shown until then: to say it has been seen is no choice of
        its own, for which the others would have to wait (S-13). ``seen`` holds for each seat how
        much of the history was there then, and 1 for the early looks; with the aid, nothing.
        """
        seen = self.seen
        if not seen:
            return self
        now = len(self.history) + 1
        return replace(self, seen=(*seen[:seat], now, *seen[seat + 1 :]))

    def turns_up(
        self, seat: Seat, cards: tuple[Character, Character], card: Character, tell: Tell
    ) -> Secrets:
        """The card of the Offer falls to this player and has its effect; the other is in the deck.

        A Politician does not enter the display (S15 to S17, S22 to S29).
        """
        other = cards[0] if card is cards[1] else cards[1]
        deck = self.deck.put_back(other, self.options.bottom)
        tell(EVERYONE, CARDS_TURNED_UP[card][seat])
        if card is POLITICIAN:
            return replace(self, deck=deck, phase=Supporting(seat))
        displays = self._with(seat, self.displays[seat].with_card(card))
        if card in _DECIDING:
            return replace(self, deck=deck, displays=displays, phase=_DECIDING[card](seat))
        game = replace(self, deck=deck, displays=displays)
        if card is SCIENTIST:
            return game._experiments(seat, tell).ends_turn(seat, tell)
        if card is JOURNALIST:
            return game._publishes(seat, tell).ends_turn(seat, tell)
        if card is DOUBLE_AGENT:
            tell(EVERYONE, CentreSwapped(seat))
            game = game.swaps(seat, seat, self.seats)
            return game.looks(seat, seat, tell).ends_turn(seat, tell)
        shown = self.tokens[self.seats]
        tell(EVERYONE, CentreShown(shown))
        return replace(game._remembers(None, self.seats, shown), phase=Negotiating(seat))

    def receives(self, seat: Seat, card: Character) -> Secrets:
        """A Character goes face up into a display (S16)."""
        return replace(self, displays=self._with(seat, self.displays[seat].with_card(card)))

    def shot(self, seat: Seat, bullet: Bullet) -> Secrets:
        """A Bullet goes face down into a display (S29)."""
        return replace(self, displays=self._with(seat, self.displays[seat].with_bullet(bullet)))

    def _with(self, seat: Seat, display: Display) -> tuple[Display, ...]:
        """All displays, with this one in place of the player's."""
        displays = list(self.displays)
        displays[seat] = display
        return tuple(displays)

    def _experiments(self, seat: Seat, tell: Tell) -> Secrets:
        """A second Scientist turns the whole display down (S28, S-5)."""
        display = self.displays[seat]
        if not display.blown(self.options.third_scientist):
            return self
        tell(EVERYONE, DisplayTurnedDown(seat))
        return replace(self, displays=self._with(seat, display.all_down()))

    def _publishes(self, seat: Seat, tell: Tell) -> Secrets:
        """All other players see the token; its owner and spectators don't (S25)."""
        others, identity = everybody(self.seats) ^ 1 << seat, self.tokens[seat]
        tell(EVERYONE, TokenPresented(seat))
        tell(among(others), TokenShown(seat, identity))
        return self._remembers(others, seat, identity)

    def swaps(self, seat: Seat, one: Place, other: Place, *, secret: bool = False) -> Secrets:
        """A player's card swaps two tokens (S22, S23, S26)."""
        entry = Swap(self.turn, seat, (one, other), secret)
        tokens = swapped(self.tokens, one, other)
        return replace(self, tokens=tokens, history=(*self.history, entry))

    def looks(self, seat: Seat, place: Place, tell: Tell) -> Secrets:
        """A player looks at a token, and all see at which (S23, S24, S27, S-17)."""
        identity = self.tokens[place]
        if place == self.centre:
            tell(EVERYONE, CentreLookedAt(seat))
            tell(only(seat), CentreSeen(seat, identity))
        else:
            tell(EVERYONE, TokenLookedAt(seat, place))
            tell(only(seat), TokenSeen(seat, place, identity))
        return self._remembers(1 << seat, place, identity)

    def _remembers(self, by: Seats | None, place: Place, identity: Identity) -> Secrets:
        return replace(self, history=(*self.history, Look(self.turn, by, place, identity)))

    def ends_turn(self, receiver: Seat, tell: Tell) -> Secrets:
        """Pairs are turned down; the game ends or the next player is active (S18, S30, S-7).

        Only the display that got a Character this turn can have a new pair (S-6).
        """
        displays = self.displays
        pair = displays[receiver].paired()
        if pair is not None:
            tell(EVERYONE, PairTurnedDown(receiver, pair))
            displays = self._with(receiver, displays[receiver].pair_down(pair))
        sizes = [each.size for each in displays]
        if max(sizes) >= FULL[self.seats]:
            return replace(self, displays=displays).ends(tell)
        fewest = min(sizes)
        taker = sizes.index(fewest) if sizes.count(fewest) == 1 else self._keeps_un(sizes, fewest)
        if taker != self.un:
            self._passes_un(taker, tell)
        active, turn = (self.active + 1) % self.seats, self.turn + 1
        tell(EVERYONE, TurnBegan(active, turn))
        return replace(self, displays=displays, un=taker, active=active, turn=turn, phase=_DRAWING)

    def _keeps_un(self, sizes: list[int], fewest: int) -> Seat | None:
        """Where several have fewest cards, the UN player may be one of them (S20, S-1)."""
        holder = self.un
        if holder is None or sizes[holder] > fewest or self.options.un_tie is not KEEP:
            return None
        return holder

    def _passes_un(self, taker: Seat | None, tell: Tell) -> None:
        """Whoever alone has fewest cards takes the UN token (S19)."""
        if self.un is not None:
            tell(EVERYONE, UnReturned(self.un))
        if taker is not None:
            tell(EVERYONE, UnTaken(taker))

    def ends(self, tell: Tell) -> Secrets:
        """Tokens and Bullets are turned up, scores are counted (S31 to S34)."""
        tokens = self.tokens[: self.centre]
        points = tuple([display.points() for display in self.displays])
        holders: dict[Identity, list[Seat]] = {CIA: [], KGB: [], HIPPIE: []}
        for seat, identity in enumerate(tokens):
            holders[identity].append(seat)
        cia, kgb, hippies = map(tuple, holders.values())
        tell(EVERYONE, TokensRevealed(cia, kgb, hippies, self.tokens[self.centre]))
        for seat, display in enumerate(self.displays):
            for bullet in display.bullets:
                tell(EVERYONE, BulletRevealed(seat, bullet.value))
        for seat, each in enumerate(points):
            tell(EVERYONE, Scored(seat, each))
        final = result(tokens, points)
        ended = GameEnded(final.winner, final.how, final.seat, final.cia, final.kgb)
        tell(EVERYONE, ended)
        return replace(self, phase=Over(final, points))


@cache
def early_looks(seats: int) -> tuple[tuple[Seat, Seat], ...]:
    """Who sees whose token before the first turn: one's own, and the one to the right (S9, S10)."""
    looks: list[tuple[Seat, Seat]] = []
    for seat in range(seats):
        looks.append((seat, seat))
        if seats >= NEIGHBOUR_SEATS:
            looks.append((seat, (seat - 1) % seats))
    return tuple(looks)


def nothing_seen(options: Options, seats: int) -> tuple[int, ...]:
    """``Secrets.seen`` before the first decision; with the memory aid nobody needs it."""
    return () if options.memory_aid is REMINDED else (0,) * seats
