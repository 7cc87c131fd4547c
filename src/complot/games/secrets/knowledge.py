"""What a viewer of Secrets can conclude: where every token may have gone, and what it may say.

A token is known by the place where it was dealt. Where it has gone since is public but for the
choices of other players' Diplomats: every mix of those is a *course* that the tokens may have
taken. In each course every look tells what one of the dealt tokens is.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import factorial, prod
from random import Random
from typing import Any, TypeAlias

from complot.core import contract
from complot.core.contract import Event, replace
from complot.core.match import Moved
from complot.core.seats import CHANCE, Seat, Seats, Viewer, everybody, left
from complot.core.value import Value
from complot.games.secrets import effects, offer, over, setup, views
from complot.games.secrets.actions import SwapWith
from complot.games.secrets.deck import Deck, spelt
from complot.games.secrets.display import Bullet, Display
from complot.games.secrets.events import (
    AnswerGiven,
    BulletGiven,
    CardChosen,
    CardOffered,
    CentreLookedAt,
    CentreSeen,
    CentreShown,
    CentreSwapped,
    InterruptionDecided,
    NeighbourSwapped,
    PoliticianPlaced,
    TokenLookedAt,
    TokenPresented,
    TokenSeen,
    TokenShown,
    TokensRevealed,
    TokensSwapped,
    TurnBegan,
)
from complot.games.secrets.facts import (
    BULLETS,
    CIA,
    HIPPIE,
    IDENTITIES,
    KGB,
    Identity,
    tokens_in_play,
)
from complot.games.secrets.history import Look, Place, Swap, swapped
from complot.games.secrets.options import Options
from complot.games.secrets.state import Secrets, nothing_seen

Tokens: TypeAlias = tuple[Identity, ...]


class Course(Value):
    """One way that the tokens may have gone."""

    lies: tuple[Place, ...]  # by place, where the token that lies there was dealt
    known: tuple[Identity | None, ...]  # by the place where it was dealt, what a token says
    secret: tuple[Seat, ...] = ()  # by Diplomat, whose token was swapped


class Happened(Value):
    """A look or a swap as far as all know of it."""

    turn: int
    seat: Seat  # whose card it was
    by: Seats | None  # who saw the token; nobody if it was a swap
    places: tuple[Place, ...]  # one that was looked at, two that were swapped, none if secret


class Knowledge(contract.Knowledge):
    """The courses that a viewer can't rule out, and what has publicly happened to the tokens."""

    seats: int
    courses: tuple[Course, ...]
    turn: int = 0
    history: tuple[Happened, ...] = ()
    seen: tuple[int, ...] = ()
    acted: Seat = CHANCE  # whose choice the events being told come from, where that matters
    secret: Seat | None = None  # whose token the viewer's own Diplomat is swapping
    givers: tuple[tuple[Seat, ...], ...] = ()  # by seat, who gave the Bullets there


def knowledge(options: Options, seats: int, viewer: Viewer) -> Knowledge:
    """What anyone knows before the tokens are dealt."""
    course = Course(tuple(range(seats + 1)), (None,) * (seats + 1))
    seen = nothing_seen(options, seats)
    return Knowledge(viewer, seats, (course,), givers=((),) * seats, seen=seen)


def learn(known: Knowledge, event: Event) -> Knowledge:
    """What is known after one more event."""
    match event:
        case TurnBegan(turn=turn):
            return replace(known, turn=turn)
        case CardChosen(seat=seat) | CardOffered(seat=seat) | AnswerGiven(seat=seat):
            return _acts(known, seat)
        case InterruptionDecided(seat=seat):
            return _acts(known, seat)
        case TokenSeen(whose=whose, identity=identity):
            return _sees(known, whose, identity)
        case CentreSeen(identity=identity):
            return _sees(known, known.seats, identity)
        case CentreShown(identity=identity):
            if known.turn:
                known = _happens(known, CHANCE, None, (known.seats,))
            return _sees(known, known.seats, identity)
        case TokenPresented(seat=seat):
            return _happens(known, seat, everybody(known.seats) ^ 1 << seat, (seat,))
        case TokenShown(seat=seat, identity=identity):
            return _sees(known, seat, identity)
        case TokenLookedAt(seat=seat, whose=whose):
            return _happens(_investigates(known, seat), seat, 1 << seat, (whose,))
        case CentreLookedAt(seat=seat):
            return _happens(_investigates(known, seat), seat, 1 << seat, (known.seats,))
        case TokensSwapped(seat=seat, players=players):
            return _swaps(_acts(known, seat), seat, players[0], players[1])
        case CentreSwapped(seat=seat):
            return replace(_swaps(known, seat, seat, known.seats), acted=seat)
        case PoliticianPlaced(seat=seat):
            return replace(_acts(known, seat), acted=seat)
        case Moved(action=SwapWith(seat=whose)):
            return replace(known, secret=whose)
        case NeighbourSwapped(seat=seat):
            return _negotiates(_acts(known, seat), seat)
        case BulletGiven(seat=seat, whose=whose):
            givers = known.givers
            given = (*givers[:whose], (*givers[whose], seat), *givers[whose + 1 :])
            return _acts(replace(known, givers=given), seat)
        case TokensRevealed():
            return _sees_all(known, event)
        case _:
            return known


def _acts(known: Knowledge, seat: Seat) -> Knowledge:
    """A player has decided something: see ``Secrets.has_seen``."""
    seen = known.seen
    if not seen:
        return known
    now = len(known.history) + 1
    return replace(known, seen=(*seen[:seat], now, *seen[seat + 1 :]))


def _investigates(known: Knowledge, seat: Seat) -> Knowledge:
    """A look is a Detective's choice, unless a Double Agent or a Politician came just before."""
    if known.acted == seat:
        return replace(known, acted=CHANCE)
    return _acts(known, seat)


def _happens(
    known: Knowledge, seat: Seat, by: Seats | None, places: tuple[Place, ...]
) -> Knowledge:
    entry = Happened(known.turn, seat, by, places)
    return replace(known, history=(*known.history, entry))


def _sees(known: Knowledge, place: Place, identity: Identity) -> Knowledge:
    """The viewer sees a token: courses in which that can't be are ruled out."""
    courses = [_told(course, place, identity, known.seats) for course in known.courses]
    return replace(known, courses=tuple(each for each in courses if each is not None))


def _told(course: Course, place: Place, identity: Identity, seats: int) -> Course | None:
    token = course.lies[place]
    shown = course.known[token]
    if shown is identity:
        return course
    if shown is not None:
        return None
    said = (*course.known[:token], identity, *course.known[token + 1 :])
    return Course(course.lies, said, course.secret) if completions(said, seats) else None


def _sees_all(known: Knowledge, event: TokensRevealed) -> Knowledge:
    for identity, holders in ((CIA, event.cia), (KGB, event.kgb), (HIPPIE, event.hippies)):
        for seat in holders:
            known = _sees(known, seat, identity)
    return _sees(known, known.seats, event.centre)


def _swaps(known: Knowledge, seat: Seat, one: Place, other: Place) -> Knowledge:
    moved = tuple(
        Course(_swapped(course.lies, one, other), course.known, course.secret)
        for course in known.courses
    )
    return replace(_happens(known, seat, 0, (one, other)), courses=moved)


def _negotiates(known: Knowledge, seat: Seat) -> Knowledge:
    """A Diplomat swaps with the neighbour that the viewer chose, or with either."""
    either = (left(seat, known.seats), (seat - 1) % known.seats)
    possible = either if known.secret is None else (known.secret,)
    moved = tuple(
        Course(_swapped(course.lies, whose, known.seats), course.known, (*course.secret, whose))
        for course in known.courses
        for whose in possible
    )
    return replace(_happens(known, seat, 0, ()), courses=moved, secret=None)


def _swapped(lies: tuple[Place, ...], one: Place, other: Place) -> tuple[Place, ...]:
    moved = list(lies)
    moved[one], moved[other] = lies[other], lies[one]
    return tuple(moved)


@lru_cache(maxsize=1 << 14)
def completions(known: tuple[Identity | None, ...], seats: int) -> int:
    """In how many ways the tokens that nobody has seen can be dealt."""
    left_over = _unseen(known, seats)
    if min(left_over) < 0:
        return 0
    return factorial(sum(left_over)) // prod(map(factorial, left_over))


def _unseen(known: tuple[Identity | None, ...], seats: int) -> list[int]:
    """How many tokens of each kind haven't been seen."""
    return [
        count - known.count(identity)
        for identity, count in zip(Identity, IDENTITIES[seats], strict=True)
    ]


def token_odds(known: Knowledge, place: Place) -> dict[Identity, float]:
    """How likely the token of a place says what, every world being as likely as the next."""
    odds = dict.fromkeys(Identity, 0.0)
    for course in known.courses:
        worlds, shown = completions(course.known, known.seats), course.known[course.lies[place]]
        if shown is not None:
            odds[shown] += worlds
            continue
        unseen = _unseen(course.known, known.seats)
        for identity, count in zip(Identity, unseen, strict=True):
            odds[identity] += worlds * count / sum(unseen)
    total = sum(odds.values())
    return {identity: each / total for identity, each in odds.items()}


@lru_cache(maxsize=256)
def likelihoods(courses: tuple[Course, ...], seats: int) -> tuple[int, ...]:
    """How many deals each course allows, added up: every world is as likely as the next."""
    return tuple(accumulate(completions(course.known, seats) for course in courses))


def guess(known: Knowledge, rng: Random) -> tuple[Course, Tokens]:
    """A course and a deal that the viewer can't rule out, each as likely as the next."""
    sums = likelihoods(known.courses, known.seats)
    (course,) = rng.choices(known.courses, cum_weights=sums)
    counts = zip(Identity, _unseen(course.known, known.seats), strict=True)
    unseen = [identity for identity, count in counts for _ in range(count)]
    rng.shuffle(unseen)
    return course, tuple(unseen.pop() if each is None else each for each in course.known)


def imagine(known: Knowledge, seen: views.View, rng: Random) -> Secrets:
    """A state with one of those deals, and with hidden choices that could have been made."""
    game = Secrets(
        options=seen.options,
        seats=seen.seats,
        displays=(Display(),) * seen.seats,
        active=CHANCE if seen.active is None else seen.active,
        turn=seen.turn,
        deck=Deck(spelt(seen.fresh), seen.bottom),
        un=seen.un,
        seen=known.seen,
    )
    match seen.scene:
        case views.DrawingFirst():
            return replace(game, phase=setup.DrawingFirst())
        case views.Dealing(dealt=dealt):
            tokens = list(tokens_in_play(seen.seats))
            rng.shuffle(tokens)
            return replace(game, tokens=tuple(tokens[:dealt]), phase=setup.Dealing())
    course, dealt_tokens = guess(known, rng)
    bullets = _bullets(seen, rng)
    displays = _displays(seen, known.givers, bullets)
    phase = _phase(seen, bullets, rng)
    game = replace(game, dealt=dealt_tokens, tokens=dealt_tokens, displays=displays, phase=phase)
    return replace(_relived(game, known, course), bullets=tuple(sorted(bullets, reverse=True)))


def _relived(game: Secrets, known: Knowledge, course: Course) -> Secrets:
    """The state with the tokens where this course took them, and all looks as they were."""
    tokens, secret = game.tokens, iter(course.secret)
    history: list[Look | Swap] = []
    for each in known.history:
        match each.places:
            case (place,):
                history.append(Look(each.turn, each.by, place, tokens[place]))
            case (one, other):
                history.append(Swap(each.turn, each.seat, (one, other)))
                tokens = swapped(tokens, one, other)
            case _:
                whose = next(secret)
                history.append(Swap(each.turn, each.seat, (whose, known.seats), True))
                tokens = swapped(tokens, whose, known.seats)
    return replace(game, tokens=tokens, history=tuple(history))


def _bullets(seen: views.View, rng: Random) -> list[int]:
    """The Bullets that the viewer hasn't seen, as they may lie; taken one after the other."""
    shown = [value for display in seen.displays for value in display.bullets]
    if isinstance(seen.scene, views.Shooting):
        shown.append(seen.scene.bullet)
    unseen = [value for value in BULLETS if value not in shown]
    rng.shuffle(unseen)
    return unseen


def _displays(
    seen: views.View, givers: tuple[tuple[Seat, ...], ...], unseen: list[int]
) -> tuple[Display, ...]:
    """The displays, with Bullets in place of those that the viewer hasn't seen."""
    return tuple(
        Display(
            display.cards,
            tuple(
                Bullet(unseen.pop() if value is None else value, giver)
                for value, giver in zip(display.bullets, from_whom, strict=True)
            ),
            len(display.cards) + len(display.bullets),
        )
        for display, from_whom in zip(seen.displays, givers, strict=True)
    )


def _phase(seen: views.View, unseen: list[int], rng: Random) -> Any:
    match seen.scene:
        case views.Drawing(first):
            return offer.Drawing(first)
        case views.Choosing((one, other)):
            return offer.Choosing((one, other))
        case views.Offering((one, other), card):
            return offer.Offering((one, other), card or rng.choice((one, other)))
        case views.Answering((one, other), card, target, un, passed, answered, mine):
            answer = rng.random() < 0.5 if answered and mine is None else mine
            card = card or rng.choice((one, other))
            return offer.Answering((one, other), card, target, un, passed, answer)
        case views.Treating(seat):
            return effects.Treating(seat)
        case views.Supporting(seat):
            return effects.Supporting(seat)
        case views.Negotiating(seat):
            return effects.Negotiating(seat)
        case views.Investigating(seat):
            return effects.Investigating(seat)
        case views.Loading(seat):
            return effects.Loading(seat)
        case views.Shooting(seat, bullet):
            return effects.Shooting(seat, unseen.pop() if bullet is None else bullet)
        case views.Over():
            return _over(seen.scene)
        case _:
            raise AssertionError(f"nothing to imagine in {seen.scene}")


def _over(seen: views.Over) -> over.Over:
    result = over.Result(seen.winner, seen.how, seen.seat, seen.cia, seen.kgb)
    return over.Over(result, seen.points)
