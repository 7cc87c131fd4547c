"""Whatever is asked of a game, it answers with a coded refusal or does what was asked."""

from __future__ import annotations

from typing import Any

import pytest
import toy
from hypothesis import given, settings
from hypothesis import strategies as st
from stories import SAYINGS, AnyMatch, find, record, refused, steady, stories

from complot.core.codec import codec_of
from complot.core.contract import Action, AnyGame
from complot.core.errors import Code, Illegal
from complot.core.match import Match
from complot.core.seats import CHANCE
from complot.games.resistance import RESISTANCE
from complot.games.resistance.actions import Propose

OTHER: dict[str, AnyGame] = {"toy": RESISTANCE, "resistance": toy.TOY}
GAMES: list[AnyGame] = [toy.TOY, RESISTANCE]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
many = settings(steady, max_examples=150)

not_seats: st.SearchStrategy[Any] = st.sampled_from(
    [-5, -2, 10, 99, 2**70, None, "0", 0.0, 1.5, True, False, [], (0,)]
)
not_actions = st.one_of(
    st.none(),
    st.integers(),
    st.text(max_size=5),
    st.sampled_from([[], {}, (), 1.5, Action, toy.Point, object(), toy.IAm(toy.HEN)]),
)


def foreign(match: AnyMatch) -> st.SearchStrategy[Any]:
    """What is no action of this game: the other game's, and things that are none at all."""
    return st.one_of(st.sampled_from(OTHER[match.game.name].actions), not_actions)


def choices(match: AnyMatch, seat: int) -> tuple[Action, ...]:
    if seat == CHANCE:
        return match.game.chances(match.state).possible()
    return match.game.legal(match.state, seat)


def expected(match: AnyMatch, seat: int, action: object) -> Code | None:
    """Why a seat at the table, or chance, may not do this; ``None`` if it may."""
    if not match.actors():
        return Code.GAME_OVER
    if seat not in match.actors():
        return Code.NOT_YOUR_TURN
    if type(action) not in {type(each) for each in match.game.actions}:
        return Code.UNKNOWN_ACTION
    if type(action) not in {type(each) for each in choices(match, seat)}:
        return Code.NOT_NOW
    return None if action in choices(match, seat) else Code.NOT_A_CHOICE


def refuses(match: AnyMatch, seat: Any, action: Any, code: Code) -> None:
    """It is refused by this code, and nothing has changed."""
    before = record(match)
    for attempt in (lambda: match.step(seat, action), lambda: match.act(seat, [action])):
        refusal = refused(attempt)
        assert isinstance(refusal, Illegal)
        assert (refusal.code, record(match)) == (code, before)


@many
@given(stories(), st.data())
def test_an_action_of_the_game_is_done_or_refused_for_the_right_reason(
    match: AnyMatch, data: st.DataObject
) -> None:
    seat = data.draw(st.integers(CHANCE, match.seats - 1))
    action = data.draw(st.sampled_from(match.game.actions))
    code = expected(match, seat, action)
    if code is not None:
        refuses(match, seat, action, code)
    else:
        entries = len(match.log)
        match.step(seat, action)
        assert len(match.log) == entries + 1


@many
@given(stories(), st.data())
def test_an_action_out_of_turn_is_refused_and_changes_nothing(
    match: AnyMatch, data: st.DataObject
) -> None:
    idle = [seat for seat in range(CHANCE, match.seats) if seat not in match.actors()]
    seat = data.draw(st.sampled_from(idle or [CHANCE]))
    action = data.draw(st.one_of(st.sampled_from(match.game.actions), foreign(match)))
    code = expected(match, seat, action)
    assert code in (Code.NOT_YOUR_TURN, Code.GAME_OVER)
    refuses(match, seat, action, code)


@many
@given(stories(), not_seats, st.data())
def test_an_action_by_nobody_at_the_table_is_refused_and_changes_nothing(
    match: AnyMatch, seat: Any, data: st.DataObject
) -> None:
    action = data.draw(st.one_of(st.sampled_from(match.game.actions), foreign(match)))
    code = Code.GAME_OVER if match.concluded else Code.NO_SUCH_SEAT
    refuses(match, seat, action, code)


@many
@given(stories(), st.data())
def test_what_is_no_action_of_the_game_is_refused_and_changes_nothing(
    match: AnyMatch, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(match.actors() or (0,)))
    code = Code.UNKNOWN_ACTION if match.actors() else Code.GAME_OVER
    refuses(match, seat, data.draw(foreign(match)), code)


@many
@given(stories(), st.data())
def test_a_lawful_action_before_an_unlawful_one_is_taken_back(
    match: AnyMatch, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(match.actors() or (0,)))
    lawful = choices(match, seat)[:1]
    before = record(match)
    refusal = refused(lambda: match.act(seat, [*lawful, data.draw(foreign(match))]))
    assert isinstance(refusal, Illegal)
    assert record(match) == before


@many
@given(stories(), st.data())
def test_a_claim_that_cannot_be_made_is_refused_and_changes_nothing(
    match: AnyMatch, data: st.DataObject
) -> None:
    before = record(match)
    stranger, claim = data.draw(not_seats), SAYINGS[match.game.name][0]
    assert refused(lambda: match.say(stranger, claim)).code is Code.NO_SUCH_SEAT
    other = SAYINGS[OTHER[match.game.name].name][0]
    unknown: Any = data.draw(
        st.one_of(st.just(other), st.sampled_from([None, 3, "x", toy.Look(0)]))
    )
    assert refused(lambda: match.say(0, unknown)).code is Code.UNKNOWN_CLAIM
    assert record(match) == before


@many
@given(stories(), not_seats)
def test_a_conclusion_that_is_not_allowed_is_refused_and_changes_nothing(
    match: AnyMatch, seat: Any
) -> None:
    before = record(match)
    if not match.actors():
        code = Code.GAME_OVER
    elif not match.game.concludes:
        code = Code.CANNOT_CONCLUDE
    elif seat is None:
        match.conclude(None)
        assert match.returns() == (0,) * match.seats
        return
    else:
        code = Code.NO_SUCH_SEAT
    assert refused(lambda: match.conclude(seat)).code is code
    assert record(match) == before


@every_game
@pytest.mark.parametrize("number", [-1, -5, 99_999, None, "0", 1.0, True, [], b""])
def test_an_unknown_id_is_refused(game: AnyGame, number: Any) -> None:
    refusal = refused(lambda: codec_of(game).action_of(number))
    assert isinstance(refusal, Illegal)
    assert refusal.code is Code.UNKNOWN_ACTION


@every_game
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 11, 99, None, "5", 5.0, 3.0, True, [], 2**70])
def test_a_wrong_number_of_players_is_refused(game: AnyGame, seats: Any) -> None:
    refusal = refused(lambda: Match(game, game.options(), seats))
    assert refusal.code is Code.WRONG_SEATS
    assert (refusal.details["least"], refusal.details["most"]) == (game.seats[0], game.seats[-1])


@every_game
@pytest.mark.parametrize("options", [None, {}, "targeting", 3, []])
def test_what_is_no_options_is_refused(game: AnyGame, options: Any) -> None:
    assert refused(lambda: Match(game, options, game.seats[0])).code is Code.BAD_OPTION


@every_game
def test_the_options_of_another_game_are_refused(game: AnyGame) -> None:
    options = OTHER[game.name].options()
    assert refused(lambda: Match(game, options, game.seats[0])).code is Code.BAD_OPTION


words = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=8), st.floats())


@steady
@given(
    st.sampled_from(["toy", "resistance"]), st.dictionaries(st.text(max_size=8), words, min_size=1)
)
def test_unknown_options_are_refused(name: str, chosen: dict[str, Any]) -> None:
    refusal = refused(lambda: codec_of(find(name)).options(chosen))
    assert refusal.code is Code.UNKNOWN_OPTION


@steady
@given(
    st.sampled_from(["early_bird", "fault"]),
    st.one_of(words, st.lists(words, max_size=2)).filter(
        lambda word: type(word) is not bool and word != "none"
    ),
)
def test_bad_values_of_options_are_refused(option: str, value: Any) -> None:
    refusal = refused(lambda: codec_of(toy.TOY).options({option: value}))
    assert (refusal.code, refusal.details["option"]) == (Code.BAD_OPTION, option)


def test_a_team_in_the_wrong_order_or_with_strangers_is_not_a_choice() -> None:
    match = Match(RESISTANCE, RESISTANCE.options(), 5)
    match.deal(b"seed")
    (leader,) = match.actors()
    for team in (
        (1, 0),
        (0, 0),
        (0, 9),
        (0, -1),
        (0,),
        (0, 1, 2),
        (),
        [0, 1],
        "ab",
        None,
        (None, 1),
    ):
        refuses(match, leader, Propose(team), Code.NOT_A_CHOICE)  # type: ignore[arg-type]
