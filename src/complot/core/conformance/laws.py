"""The laws that hold at every position of every game."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from complot.core.codec import codec_of, encode
from complot.core.conformance.fault import Fault, require
from complot.core.contract import Action, AnyGame, Event, Sight, silent
from complot.core.errors import Illegal
from complot.core.hints import fields_of
from complot.core.match import Match, Moved, recall
from complot.core.seats import CHANCE, Audience, Seat, Viewer

_RESULT: Final = "the result is that of the side that won"

AnyMatch = Match[Any, Any, Any, Any]


def check_vocabulary(game: AnyGame) -> None:
    """Ids stand for actions one to one; reveals are events of the game; phases have a sight.

    Hints name what there is.
    """
    codec = codec_of(game)
    for number, action in enumerate(game.actions):
        require(codec.id_of(action) == number, "action ids are a bijection", action)
        require(codec.action_of(number) is action, "action ids are a bijection", action)
        require(codec.action(encode(action)) == action, "actions survive the codec", action)
    for reveal in game.reveals:
        require(reveal.event in game.events, "reveals are events of the game", reveal.event)
    for phase in game.phases:
        require(hasattr(phase, "sight"), "every phase says who sees its choices", phase)
    hints = game.layout()
    fields, kinds = set(fields_of(game.view_type)), {event.kind() for event in game.events}
    named = {*hints.shown, *hints.headline, *hints.secret, *hints.by_seat}
    require(named <= fields, "hints name fields of the view", named - fields)
    require(kinds >= {*hints.whispers}, "hints name events of the game", hints.whispers)


def check_choices(match: AnyMatch) -> None:
    """Actors have choices, in order, and nobody else has any; chance has weights."""
    game, state = match.game, match.state
    actors = game.actors(state)
    require(len(set(actors)) == len(actors), "actors are named once", actors)
    require(CHANCE not in actors or actors == (CHANCE,), "chance acts alone", actors)
    ids = codec_of(game).id_of
    for seat in range(match.seats):
        legal = game.legal(state, seat)
        numbers = [ids(action) for action in legal]
        require(bool(legal) == (seat in actors), "actors have legal actions, others none", seat)
        require(numbers == sorted(set(numbers)), "choices are sorted by id", numbers)
    chances = game.chances(state)
    drawn = bool(chances.lots)
    require(drawn == (actors == (CHANCE,)), "chance has outcomes when it acts", chances)
    for action in chances.possible():
        ids(action)


def check_refusals(match: AnyMatch, rng: Random, tries: int) -> None:
    """What isn't a choice is refused, tells nobody and changes nothing."""
    game, state = match.game, match.state
    before = encode(state)
    told: list[object] = []
    for _ in range(tries):
        seat = rng.randrange(CHANCE, match.seats)
        action = rng.choice(game.actions)
        if action in choices(game, state, seat):
            continue
        try:
            game.step(state, seat, action, lambda *_: told.append(_))
        except Illegal:
            pass
        else:
            raise Fault("illegal actions are refused", f"seat {seat}: {action}")
    require(not told, "a refusal tells nobody", told)
    require(encode(state) == before, "a refusal changes nothing")


def check_purity(game: AnyGame, state: Any, seat: Seat, action: Action) -> None:
    """The same action on the same state gives the same state and events, and spoils nothing."""
    before = encode(state)
    runs = []
    for _ in range(2):
        told: list[tuple[Audience, Event]] = []
        after = game.apply(state, seat, action, lambda *each, told=told: told.append(each))
        runs.append((encode(after), encode(told)))
    require(runs[0] == runs[1], "apply is pure", action)
    require(encode(game.apply(state, seat, action, silent)) == runs[0][0], "apply is pure", action)
    require(encode(state) == before, "apply leaves the old state alone", action)


def check_sight(match: AnyMatch, rng: Random, tries: int) -> None:
    """The others are told of a choice as much as its phase says.

    A hidden choice that passes for open would be the same in both worlds of every pair, and its
    leaks would never show; an unseen one that passes for sealed would give away who has chosen.
    """
    game, state = match.game, match.state
    sight = state.phase.sight
    for seat in game.actors(state):
        stories: dict[tuple[Viewer, bytes], Action] = {}
        actions = choices(game, state, seat)
        for action in rng.sample(actions, min(tries, len(actions))):
            told: list[tuple[Audience, Event]] = []
            after = game.apply(state, seat, action, lambda *each, told=told: told.append(each))
            for viewer in {None, *range(match.seats)} - {seat}:
                heard = [event for audience, event in told if audience.hears(viewer)]
                if sight is Sight.HALF and not heard:
                    require(
                        game.view(after, viewer) == game.view(state, viewer),
                        "half a choice shows to its maker only",
                        f"{seat}: {action}",
                    )
                    continue
                if sight is not Sight.UNSEEN:
                    require(bool(heard), "that a choice was made is told", f"{seat}: {action}")
                if sight in (Sight.OPEN, Sight.HALF):
                    twin = stories.setdefault((viewer, encode(heard)), action)
                    require(
                        twin is action, "an open choice is told to everyone", f"{twin}, {action}"
                    )


def check_codec(match: AnyMatch, events: Iterable[Event]) -> None:
    """State, views and events come back from JSON as they were."""
    codec = codec_of(match.game)
    state = codec.state(encode(match.state))
    require(state == match.state, "states survive the codec", state)
    for viewer in (None, *range(match.seats)):
        view = match.game.view(match.state, viewer)
        require(codec.view(encode(view)) == view, "views survive the codec", view)
    for event in events:
        require(codec.event(encode(event)) == event, "events survive the codec", event)


def check_audiences(match: AnyMatch, mark: int) -> None:
    """What was told since ``mark`` went to whom it may go."""
    lawful = {reveal.event: reveal for reveal in match.game.reveals}
    for told in match.told[mark:]:
        reveal = lawful.get(type(told.event))
        if reveal is not None:
            require(
                told.audience == reveal.to(match.state, told.event),
                f"a reveal goes to those whom {reveal.clause} names",
                told,
            )


def check_recall(match: AnyMatch, seat: Seat) -> None:
    """A seat's observation holds every move it made, and its knowledge is a fold of it."""
    heard = match.heard(seat)
    made = [entry for entry in match.log if isinstance(entry, Moved) and entry.seat == seat]
    told = [event for event in heard if isinstance(event, Moved)]
    require(told == made, "a seat remembers all its own moves and no others'", seat)
    half = len(heard) // 2
    known = recall(match.game, match.options, match.seats, seat, heard[:half])
    for event in heard[half:]:
        known = match.game.learn(known, event)
    require(known == match.knowledge(seat), "knowledge is a fold of what was told", seat)


def check_ending(match: AnyMatch) -> None:
    """The game is over when nobody owes a decision, and then everyone has won, drawn or lost."""
    ending, returns = match.game.ending(match.state), match.game.returns(match.state)
    if match.game.actors(match.state):
        require(ending is None and returns is None, "a running game has no result", returns)
        return
    require(ending is not None, "a finished game says how it ended")
    assert ending is not None
    sides = [match.game.side(match.state, seat) for seat in range(match.seats)]
    require(
        returns is not None and len(returns) == match.seats and set(returns) <= {-1, 0, 1},
        "a finished game has a result for every seat",
        returns,
    )
    if ending.side is None:
        require(returns == (0,) * match.seats or 1 not in (returns or ()), _RESULT, returns)
    else:
        winners = [seat for seat, each in enumerate(returns or ()) if each == 1]
        require(
            bool(winners) and {sides[seat] for seat in winners} == {ending.side},
            _RESULT,
            f"{ending} with {sides} and {returns}",
        )


def check_replay(match: AnyMatch) -> None:
    """The log alone is enough to play the match again."""
    again: AnyMatch = Match(match.game, match.options, match.seats)
    for entry in match.log:
        again.repeat(entry)
    same = encode((again.state, again.told)) == encode((match.state, match.told))
    require(same, "the log plays the match again")


def choices(game: AnyGame, state: Any, seat: Seat) -> tuple[Action, ...]:
    """What a seat, or chance, may do."""
    if seat == CHANCE:
        return game.chances(state).possible()
    return game.legal(state, seat)
