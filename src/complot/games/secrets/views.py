"""What a player or a spectator may see of Secrets, built field by field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from complot.core import contract
from complot.core.contract import Scene
from complot.core.seats import CHANCE, Seat, Viewer
from complot.core.value import Tagged, Value
from complot.games.secrets.display import Card
from complot.games.secrets.facts import (
    CENTRE_SEATS,
    FULL,
    IDENTITIES,
    NEIGHBOUR_SEATS,
    Character,
    Identity,
    Worth,
)
from complot.games.secrets.history import Look, Swap
from complot.games.secrets.options import REMINDED, Options

if TYPE_CHECKING:
    from complot.games.secrets.state import Secrets


class DrawingFirst(Scene):
    """The first active player is being drawn."""


class Dealing(Scene):
    """The tokens are being dealt."""

    dealt: int


class Drawing(Scene):
    """Cards are being drawn: the one that shows."""

    first: Character | None


class Choosing(Scene):
    """The active player keeps one of the two cards for the Offer."""

    cards: tuple[Character, ...]


class Offering(Scene):
    """The active player chooses whom to give the card, which only that player knows."""

    cards: tuple[Character, ...]
    card: Character | None


class Answering(Scene):
    """The target and the UN player are asked; the answer shows to nobody but the target."""

    cards: tuple[Character, ...]
    card: Character | None  # to the active player
    target: Seat
    un: Seat | None  # the UN player, while asked
    passed: Seat | None  # the UN player, who has let the card pass
    answered: bool
    mine: bool | None  # to the target


class Treating(Scene):
    """A Psychiatrist: this player chooses whose tokens are swapped."""

    seat: Seat


class Supporting(Scene):
    """A Politician: this player chooses who gets it."""

    seat: Seat


class Negotiating(Scene):
    """A Diplomat: this player chooses a neighbour, and nobody sees which."""

    seat: Seat


class Investigating(Scene):
    """A Detective: this player chooses a token to look at."""

    seat: Seat


class Loading(Scene):
    """An Assassin: this player is drawing a Bullet."""

    seat: Seat


class Shooting(Scene):
    """An Assassin: this player, who alone sees the Bullet, chooses who gets it."""

    seat: Seat
    bullet: Worth | None


class Over(Scene):
    """The game is over, and all is turned up."""

    winner: Identity | None
    how: str
    seat: Seat | None  # the Hippie who wins alone
    cia: int
    kgb: int
    points: tuple[int, ...]
    tokens: tuple[Identity, ...]  # by seat
    centre: Identity


class Shown(Value):
    """A player's display: Characters in the order they came, and Bullets.

    What a Bullet is worth shows to the one who gave it, and at the end to all.
    """

    cards: tuple[Card, ...]
    bullets: tuple[Worth | None, ...]


class SeenToken(Tagged):
    """A look that the viewer was entitled to: what a token said in that turn, 0 at the start."""

    turn: int
    whose: Seat | None  # the centre
    identity: Identity


class SeenSwap(Tagged):
    """A player's card swapped the tokens of two players, or of one and the centre.

    Of a Diplomat's swap all but its player see both neighbours, and not which of them it was.
    """

    turn: int
    seat: Seat
    players: tuple[Seat, ...]
    centre: bool
    certain: bool


class View(contract.View):
    """The table as one viewer sees it."""

    seats: int
    options: Options
    cia: int  # tokens in play, the centre's included
    kgb: int
    hippies: int
    full: int  # a display of so many cards ends the game
    active: Seat | None
    turn: int
    un: Seat | None
    displays: tuple[Shown, ...]
    deck: int  # cards in it
    fresh: tuple[int, ...]  # by character, cards of which nobody knows where they lie
    bottom: tuple[Character, ...]  # cards put back, the first to come up first
    bullets: int  # left to draw
    memory: tuple[SeenToken | SeenSwap, ...]
    scene: (
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
    )


def view(game: Secrets, viewer: Viewer) -> View:
    """All that this viewer may know."""
    scene = game.phase.scene(game, viewer)
    over = isinstance(scene, Over)
    cia, kgb, hippies = IDENTITIES[game.seats]
    # The card not offered is in the deck, but which one it is shows only with the other.
    put_back = isinstance(scene, Offering | Answering)
    return View(
        seat=viewer,
        waiting=game.phase.awaited(game, viewer),
        seats=game.seats,
        options=game.options,
        cia=cia,
        kgb=kgb,
        hippies=hippies,
        full=FULL[game.seats],
        active=None if game.active == CHANCE else game.active,
        turn=game.turn,
        un=game.un,
        displays=tuple(
            Shown(
                display.cards,
                tuple(
                    bullet.value if over or viewer == bullet.giver else None
                    for bullet in display.bullets
                ),
            )
            for display in game.displays
        ),
        deck=game.deck.size + put_back,
        fresh=game.deck.counts(),
        bottom=game.deck.bottom,
        bullets=len(game.bullets),
        memory=tuple(_memory(game, viewer)) if game.dealt else (),
        scene=scene,
    )


def _memory(game: Secrets, viewer: Viewer) -> Iterator[SeenToken | SeenSwap]:
    """The looks of this viewer and the swaps, with their dates; or what it hasn't seen yet."""
    listed = game.options.memory_aid is REMINDED
    seen = 0 if viewer is None or not game.seen else game.seen[viewer]
    recent = game.turn if viewer is None else 0  # a spectator decides nothing: a turn must do
    if listed or (not seen and recent <= 1):
        yield from _early(game, viewer)
    for place, entry in enumerate(game.history, start=1):
        if isinstance(entry, Swap):
            if listed:
                yield _swap(game, entry, viewer)
        elif _sees(entry, viewer) and (listed or (place >= seen and entry.turn >= recent)):
            whose = None if entry.place == game.centre else entry.place
            yield SeenToken(entry.turn, whose, entry.identity)


def _early(game: Secrets, viewer: Viewer) -> Iterator[SeenToken]:
    """Early intelligence (S9, S10, S11)."""
    if viewer is not None:
        yield SeenToken(0, viewer, game.dealt[viewer])
        if game.seats >= NEIGHBOUR_SEATS:
            right = (viewer - 1) % game.seats
            yield SeenToken(0, right, game.dealt[right])
    if game.seats >= CENTRE_SEATS:
        yield SeenToken(0, None, game.dealt[game.centre])


def _sees(look: Look, viewer: Viewer) -> bool:
    return look.by is None or (viewer is not None and bool(look.by >> viewer & 1))


def _swap(game: Secrets, swap: Swap, viewer: Viewer) -> SeenSwap:
    players = tuple(sorted(place for place in swap.places if place != game.centre))
    centre = game.centre in swap.places
    if not swap.secret or viewer == swap.seat:
        return SeenSwap(swap.turn, swap.seat, players, centre, True)
    neighbours = sorted(((swap.seat + 1) % game.seats, (swap.seat - 1) % game.seats))
    return SeenSwap(swap.turn, swap.seat, tuple(neighbours), centre, False)
