"""Tables of Secrets in a player's words, so that a test reads like a game.

    table = dealt("CKCKH", first=2)     # four players, and a Hippie in the centre
    table.shows(DETECTIVE, SCIENTIST)
    table.offers(DETECTIVE, to=0)
    table.accepts()
    table.step(0, Investigate(3))

Everything goes through the match, move by move: no state is built by hand.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from complot.core.contract import Action, Event
from complot.core.errors import Code, Illegal
from complot.core.match import Match, Moved
from complot.core.seats import CHANCE, Audience, Seat, Viewer
from complot.games.secrets import offer
from complot.games.secrets.actions import (
    Answer,
    Choose,
    DealToken,
    DrawBullet,
    DrawCharacter,
    DrawFirst,
    Interrupt,
    Offer,
)
from complot.games.secrets.facts import Character, Identity
from complot.games.secrets.game import SECRETS
from complot.games.secrets.knowledge import Knowledge
from complot.games.secrets.options import Options
from complot.games.secrets.state import Secrets
from complot.games.secrets.views import View

PLAYERS: Final = (4, 5, 6, 7, 8)

CIA, KGB, HIPPIE = Identity
(
    PSYCHIATRIST,
    DOUBLE_AGENT,
    POLITICIAN,
    JOURNALIST,
    DIPLOMAT,
    DETECTIVE,
    SCIENTIST,
    ASSASSIN,
) = Character
LETTERS: Final = {"C": CIA, "K": KGB, "H": HIPPIE}
DEALS: Final = {4: "CKCKH", 5: "CKCKHH", 6: "CKCKCKH", 7: "CKCKCKHH", 8: "CKCKCKCKH"}
"""A deal for each number of players; the last token lies in the centre."""

EFFECTS: Final = (
    "treating",
    "supporting",
    "negotiating",
    "investigating",
    "loading",
    "shooting",
)

ACCEPT: Final = Answer(True)
REFUSE: Final = Answer(False)
TAKE: Final = Interrupt(True)
PASS: Final = Interrupt(False)

TO_ALL: Final = Audience(None)

News = list[tuple[Audience, Event]]


def to(*seats: Seat) -> Audience:
    """These players and nobody else."""
    return Audience(sum(1 << seat for seat in seats))


class Table(Match[Secrets, Options, View, Knowledge]):
    """A match told in the words of the game."""

    def __init__(self, players: int = 4, **options: Any) -> None:
        super().__init__(SECRETS, Options(**options), players)
        self._noticed = 0

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everyone who looks on: the players, and a spectator."""
        return (*range(self.seats), None)

    @property
    def identities(self) -> str:
        """The tokens as they really lie, the centre's last."""
        return "".join(token[0].upper() for token in self.state.tokens)

    def sees(self, viewer: Viewer) -> View:
        return self.game.view(self.state, viewer)

    def scene(self, viewer: Viewer = None) -> Any:
        return self.sees(viewer).scene

    def may(self, seat: Seat) -> tuple[Action, ...]:
        """What this player may do now."""
        return self.game.legal(self.state, seat)

    def display(self, seat: Seat) -> str:
        """A display as everyone sees it: face down in lower case, and an x for a Bullet."""
        shown = self.sees(None).displays[seat]
        cards = [each.character.title() if each.up else each.character for each in shown.cards]
        return " ".join([*cards, *("x" for _ in shown.bullets)])

    def size(self, seat: Seat) -> int:
        shown = self.sees(None).displays[seat]
        return len(shown.cards) + len(shown.bullets)

    def news(self) -> News:
        """What was told since this was last asked, except to each player their own moves."""
        fresh = self.told[self._noticed :]
        self._noticed = len(self.told)
        return [(told.audience, told.event) for told in fresh if not isinstance(told.event, Moved)]

    def hears(self, viewer: Viewer, kind: type[Event]) -> list[Any]:
        """The events of this kind that a viewer was told."""
        return [event for event in self.heard(viewer) if isinstance(event, kind)]

    def refusal(self, seat: Seat, *actions: Action) -> Code:
        """Why this player may not do this; and that nothing has changed by asking."""
        before = self.state, list(self.log), list(self.told)
        with pytest.raises(Illegal) as refusal:
            self.act(seat, actions)
        assert (self.state, self.log, self.told) == before
        return refusal.value.code

    def begins(self, deal: str, first: Seat = 0) -> None:
        self.step(CHANCE, DrawFirst(first))
        for letter in deal:
            self.step(CHANCE, DealToken(LETTERS[letter]))

    def shows(self, *characters: Character) -> None:
        for character in characters:
            self.step(CHANCE, DrawCharacter(character))

    def offers(self, card: Character, to: Seat) -> None:
        """The active player keeps this card and gives it to this player."""
        (active,) = self.actors()
        self.step(active, Choose(card))
        self.step(active, Offer(to))

    def _target(self) -> Seat:
        assert isinstance(self.state.phase, offer.Answering)
        return self.state.phase.target

    def accepts(self) -> None:
        self.step(self._target(), ACCEPT)

    def refuses(self) -> None:
        self.step(self._target(), REFUSE)

    def interrupts(self, action: Interrupt) -> None:
        """The UN player, if asked, decides."""
        assert isinstance(self.state.phase, offer.Answering)
        if self.state.phase.un is not None:
            self.step(self.state.phase.un, action)

    def gives(
        self, card: Character, seat: Seat, beside: Character | None = None, *, by: str = "answer"
    ) -> None:
        """A turn's Offer, after which this card falls to this player; its effect is to come."""
        other = beside or next(each for each in self._spare() if each is not card)
        self.shows(card, other)
        active = self.state.active
        if by == "un":
            target = next(each for each in range(self.seats) if each not in (active, seat))
            self.offers(card, to=target)
            self.interrupts(TAKE)
            return
        target = seat if seat != active else (active + 1) % self.seats
        self.offers(card, to=target)
        self.interrupts(PASS)
        self.step(target, Answer(target == seat))

    def _spare(self) -> list[Character]:
        """The characters there are most of in the deck."""
        fresh = dict(zip(Character, self.sees(None).fresh, strict=True))
        return sorted(fresh, key=lambda each: -fresh[each])

    def settles(self) -> None:
        """Whoever owes a decision on an effect takes the first there is."""
        while self.scene().kind() in EFFECTS:
            (actor,) = self.actors()
            if actor == CHANCE:
                self.step(CHANCE, self.game.chances(self.state).at(0))
            else:
                self.step(actor, self.may(actor)[0])

    def fills(self, *cards: tuple[Character, Seat]) -> None:
        """Turns in which these cards fall to these players."""
        for card, seat in cards:
            self.gives(card, seat)
            self.settles()

    def loads(self, value: int) -> None:
        self.step(CHANCE, DrawBullet(value))


def dealt(deal: str = "CKCKH", *, first: Seat = 0, **options: Any) -> Table:
    """A table where the first cards are to be drawn; the last token lies in the centre."""
    table = Table(len(deal) - 1, **options)
    table.begins(deal, first)
    table.news()
    return table


def watched(deal: str = "CKCKH", *, quiet: bool = True, **options: Any) -> Table:
    """Four players, each but 0 with a Scientist; 0 has the UN token, and 3 is active."""
    table = dealt(deal, **options)
    assert table.seats == 4
    table.fills((SCIENTIST, 1), (SCIENTIST, 2), (SCIENTIST, 3))
    if quiet:
        table.news()
    return table
