"""The Offer: two cards are drawn, one is kept, somebody is given it and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from complot.core.contract import Action, Chances, Phase, Sight, Tell, replace
from complot.core.seats import CHANCE, EVERYONE, Seat, Viewer
from complot.games.secrets import views
from complot.games.secrets.actions import (
    ANSWERS,
    EITHER,
    INTERRUPTIONS,
    OFFERS,
    Answer,
    Choose,
    DrawCharacter,
    Interrupt,
    Offer,
)
from complot.games.secrets.deck import DRAWS, NEXT
from complot.games.secrets.events import (
    ANSWERS_GIVEN,
    ANSWERS_SHOWN,
    CARDS_CHOSEN,
    CARDS_OFFERED,
    CHARACTERS_SHOWN,
    InterruptionDecided,
)
from complot.games.secrets.facts import Character

if TYPE_CHECKING:
    from complot.games.secrets.state import Secrets


class Drawing(Phase):
    """Cards are drawn face up until two different characters show (S14, S-9)."""

    sight: ClassVar = Sight.OPEN

    first: Character | None = None

    def actors(self, game: Secrets) -> tuple[Seat, ...]:
        return (CHANCE,)

    def chances(self, game: Secrets) -> Chances:
        deck = game.deck
        return Chances(deck.fresh, DRAWS) if deck.fresh else NEXT[deck.bottom[0]]

    def apply(self, game: Secrets, seat: Seat, action: DrawCharacter, tell: Tell) -> Secrets:
        drawn, first = action.character, self.first
        tell(EVERYONE, CHARACTERS_SHOWN[drawn][drawn is first])
        deck = game.deck.without(drawn)
        if first is None:
            if not deck.fresh:
                deck = deck.settled(game.options.bottom)
            return replace(game, deck=deck, phase=_SHOWING[drawn])
        if drawn is first:
            return replace(game, deck=deck.put_back(drawn, game.options.bottom))
        return replace(game, deck=deck, phase=_CHOOSING[first][drawn])

    def scene(self, game: Secrets, viewer: Viewer) -> views.Drawing:
        return views.Drawing(self.first)


_SHOWING: Final = {character: Drawing(character) for character in Character}


class Choosing(Phase):
    """The active player secretly keeps one of the two cards for the Offer (S15)."""

    sight: ClassVar = Sight.SEALED

    cards: tuple[Character, Character]

    def actors(self, game: Secrets) -> tuple[Seat, ...]:
        return (game.active,)

    def legal(self, game: Secrets, seat: Seat) -> tuple[Action, ...]:
        return EITHER[self.cards] if seat == game.active else ()

    def apply(self, game: Secrets, seat: Seat, action: Choose, tell: Tell) -> Secrets:
        tell(EVERYONE, CARDS_CHOSEN[seat])
        if game.seen:
            game = game.has_seen(seat)
        return replace(game, phase=Offering(self.cards, action.character))

    def scene(self, game: Secrets, viewer: Viewer) -> views.Choosing:
        return views.Choosing(self.cards)


_CHOOSING: Final = {
    first: {second: Choosing((first, second)) for second in Character} for first in Character
}


class Offering(Phase):
    """The active player gives the card face down to another player (S16, S-10)."""

    sight: ClassVar = Sight.OPEN

    cards: tuple[Character, Character]
    card: Character  # the one kept for the Offer

    def actors(self, game: Secrets) -> tuple[Seat, ...]:
        return (game.active,)

    def legal(self, game: Secrets, seat: Seat) -> tuple[Action, ...]:
        return OFFERS[game.seats][seat] if seat == game.active else ()

    def apply(self, game: Secrets, seat: Seat, action: Offer, tell: Tell) -> Secrets:
        target = action.seat
        tell(EVERYONE, CARDS_OFFERED[seat][target])
        if game.seen:
            game = game.has_seen(seat)
        asked = None if game.un in (seat, target) else game.un
        return replace(game, phase=Answering(self.cards, self.card, target, asked))

    def scene(self, game: Secrets, viewer: Viewer) -> views.Offering:
        return views.Offering(self.cards, self.card if viewer == game.active else None)


class Answering(Phase):
    """The target answers, and the UN player may take the card before that counts (S16, S21).

    Both are asked at once. The answer stays sealed until the UN player has decided, and is never
    shown if the card was taken (S-2, S-3).
    """

    sight: ClassVar = Sight.SEALED

    cards: tuple[Character, Character]
    card: Character
    target: Seat
    un: Seat | None  # the UN player, if asked and still to decide
    passed: Seat | None = None  # the UN player, once it has let the card pass
    answer: bool | None = None

    def actors(self, game: Secrets) -> tuple[Seat, ...]:
        target, un = self.target, self.un
        if un is None:
            return (target,)
        if self.answer is not None:
            return (un,)
        return (target, un) if target < un else (un, target)

    def legal(self, game: Secrets, seat: Seat) -> tuple[Action, ...]:
        if seat == self.target:
            return ANSWERS if self.answer is None else ()
        return INTERRUPTIONS if seat == self.un else ()

    def apply(self, game: Secrets, seat: Seat, action: Answer | Interrupt, tell: Tell) -> Secrets:
        if game.seen:
            game = game.has_seen(seat)
        if isinstance(action, Answer):
            tell(EVERYONE, ANSWERS_GIVEN[seat])
            accepts = action.accept
            if self.un is not None:
                return replace(game, phase=replace(self, answer=accepts))
        else:
            tell(EVERYONE, InterruptionDecided(seat, action.take))
            if action.take:
                return game.turns_up(seat, self.cards, self.card, tell)
            if self.answer is None:
                return replace(game, phase=replace(self, un=None, passed=seat))
            accepts = self.answer
        target = self.target
        tell(EVERYONE, ANSWERS_SHOWN[target][accepts])
        return game.turns_up(target if accepts else game.active, self.cards, self.card, tell)

    def scene(self, game: Secrets, viewer: Viewer) -> views.Answering:
        return views.Answering(
            cards=self.cards,
            card=self.card if viewer == game.active else None,
            target=self.target,
            un=self.un,
            passed=self.passed,
            answered=self.answer is not None,
            mine=self.answer if viewer == self.target else None,
        )
