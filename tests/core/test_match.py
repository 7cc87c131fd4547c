"""A match does all of what it is asked or nothing, and its log is enough to play it again."""

from __future__ import annotations

from functools import partial

import pytest
import toy
from hypothesis import given
from stories import AnyMatch, record, refused, steady, stories
from toy import FOX, HEN, TOY, CardSeen, Deal, Look, Night, Options, Point, Pointed

from complot.core.chance import pick, seed_of
from complot.core.codec import encode
from complot.core.contract import Action, Ending
from complot.core.errors import Code
from complot.core.match import Concluded, Match, Moved, Said, recall
from complot.core.seats import CHANCE, EVERYONE, MOST_SEATS, only
from complot.games.resistance import RESISTANCE
from complot.games.resistance.actions import CallVote, Propose
from complot.games.resistance.claims import IAm as ResistanceIAm
from complot.games.resistance.facts import Role
from complot.games.resistance.options import Options as ResistanceOptions

ToyMatch = Match[toy.Toy, toy.Options, toy.View, toy.Knowledge]


def dealt(*cards: toy.Card) -> ToyMatch:
    """A toy in which the players have got these cards."""
    match = Match(TOY, Options(), len(cards))
    match.act(CHANCE, [*map(Deal, cards)])
    return match


def at_night() -> ToyMatch:
    """Seat 2 is the fox, seat 0 has looked at its card, and two have pointed at it."""
    match = dealt(HEN, HEN, FOX)
    match.step(0, Look(2))
    for seat, suspect in ((0, 2), (1, 2), (2, 1)):
        match.step(seat, Point(suspect))
    return match


def finished(bite: bool) -> ToyMatch:
    match = at_night()
    for seat in (0, 1, 2):
        match.step(seat, Night(bite and seat == 2))
    return match


def test_a_step_is_logged_and_told() -> None:
    match = dealt(HEN, HEN, FOX)
    mark = len(match.told)
    match.step(0, Look(2))
    assert match.log[-1] == Moved(0, Look(2))
    assert [(told.audience, told.event) for told in match.told[mark:]] == [
        (only(0), Moved(0, Look(2))),
        (EVERYONE, toy.Looked(0, 2)),
        (only(0), CardSeen(0, 2, FOX)),
        (EVERYONE, toy.Asked((0, 1, 2))),
    ]
    assert isinstance(match.state.phase, toy.Pointing)


def test_simultaneous_choices_are_taken_in_any_order() -> None:
    match = dealt(HEN, HEN, FOX)
    match.step(0, Look(2))
    assert match.actors() == (0, 1, 2)
    match.step(2, Point(1))
    assert match.actors() == (0, 1)
    match.step(0, Point(2))
    match.step(1, Point(2))
    assert match.state == at_night().state


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (1, Point(2), Code.NOT_YOUR_TURN),
        (0, Look(1), Code.NOT_NOW),
        (0, Point(0), Code.NOT_A_CHOICE),
        (0, Point(3), Code.NOT_A_CHOICE),
        (CHANCE, Deal(FOX), Code.NOT_YOUR_TURN),
        (3, Point(0), Code.NO_SUCH_SEAT),
        (-2, Point(0), Code.NO_SUCH_SEAT),
    ],
)
def test_a_refused_step_changes_nothing(seat: int, action: Action, code: Code) -> None:
    match = dealt(HEN, HEN, FOX)
    match.step(0, Look(2))
    match.step(1, Point(2))
    before = record(match)
    assert refused(lambda: match.step(seat, action)).code is code
    assert record(match) == before


def test_several_actions_of_one_seat_are_done_all_or_none() -> None:
    match = Match(RESISTANCE, RESISTANCE.options(), 5)
    match.deal(seed_of(1))
    (leader,) = match.actors()
    team, call = Propose((0, 1)), CallVote()
    before = record(match)
    assert refused(lambda: match.act(leader, [team, call, call])).code is Code.NOT_NOW
    assert record(match) == before
    match.act(leader, [team, call])
    assert match.log[-2:] == [Moved(leader, team), Moved(leader, call)]
    match.act(leader, [])
    assert match.log[-1] == Moved(leader, call)


def test_nobody_can_make_a_choice_learn_what_comes_of_it_and_take_it_back() -> None:
    looking = dealt(HEN, HEN, FOX)
    pointing = dealt(HEN, HEN, FOX)
    pointing.step(0, Look(1))
    for match, first in ((looking, Look(1)), (pointing, Point(1)), (at_night(), Night(False))):
        before = record(match)
        for second in (Look(1), Point(0), Night(False), Night(True)):
            refusal = refused(partial(match.act, 0, [first, second]))
            assert (refusal.code, refusal.details) == (Code.ONE_AT_A_TIME, {})
        assert record(match) == before


def test_a_look_ahead_shows_what_one_could_do_and_does_nothing() -> None:
    match = Match(RESISTANCE, RESISTANCE.options(), 5)
    match.deal(seed_of(1))
    (leader,) = match.actors()
    before = record(match)
    seen = match.foresee(leader, [Propose((0, 1))])
    assert record(match) == before
    assert CallVote() in seen.observation.legal
    assert not seen.secret, "all hear of a team"
    assert match.foresee(leader, []).secret
    match.step(leader, Propose((0, 1)))
    assert match.observation(leader) == seen.observation


def test_a_deal_that_is_refused_half_way_takes_back_its_draws() -> None:
    match = Match(TOY, Options(), 3)
    before = record(match)
    refused(lambda: match.act(CHANCE, [Deal(FOX), Deal(FOX)]))
    assert record(match) == before
    assert match.draws == 0


def test_dealing_draws_once_for_each_turn_of_chance_and_stops_at_a_seat() -> None:
    match = Match(TOY, Options(), 4)
    match.deal(seed_of(5))
    assert (match.draws, len(match.log), match.actors()) == (4, 4, (0,))
    again = Match(TOY, Options(), 4)
    for k in range(4):
        again.step(CHANCE, pick(seed_of(5), k, TOY.chances(again.state)))
    assert again.log == match.log
    before = record(match)
    match.deal(seed_of(6))
    assert record(match) == before


def test_a_claim_is_heard_by_everyone_and_changes_no_state() -> None:
    match = dealt(HEN, HEN, FOX)
    state = match.state
    match.say(2, toy.IAm(HEN))
    assert match.state is state
    assert match.log[-1] == Said(2, toy.IAm(HEN))
    assert all(match.heard(viewer)[-1] == Said(2, toy.IAm(HEN)) for viewer in (None, 0, 1, 2))


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_claim_by_or_about_nobody_at_the_table_is_refused(seat: int) -> None:
    match = dealt(HEN, HEN, FOX)
    before = record(match)
    assert refused(lambda: match.say(seat, toy.IAm(HEN))).code is Code.NO_SUCH_SEAT
    code = Code.NO_SUCH_SEAT if seat < MOST_SEATS else Code.UNKNOWN_CLAIM  # no seat of any table
    assert refused(lambda: match.say(0, toy.Suspect(seat))).code is code
    assert record(match) == before


def test_a_claim_of_another_game_is_refused() -> None:
    match = dealt(HEN, HEN, FOX)
    before = record(match)
    assert refused(lambda: match.say(0, ResistanceIAm(Role.SPY))).code is Code.UNKNOWN_CLAIM
    assert record(match) == before


def test_a_seat_that_resigns_has_lost_and_the_others_have_won() -> None:
    match = at_night()
    match.conclude(1)
    assert match.actors() == ()
    assert match.ending() == Ending(None, "resignation")
    assert match.returns() == (1, -1, 1)
    assert match.heard(None)[-1] == match.log[-1] == Concluded(1)


def test_an_agreed_draw_is_a_draw_for_all() -> None:
    match = at_night()
    match.conclude(None)
    assert match.ending() == Ending(None, "draw")
    assert match.returns() == (0, 0, 0)


def test_a_conclusion_is_refused_to_strangers_and_in_games_without_one() -> None:
    match = at_night()
    before = record(match)
    assert refused(lambda: match.conclude(7)).code is Code.NO_SUCH_SEAT
    assert refused(lambda: match.conclude(CHANCE)).code is Code.NO_SUCH_SEAT
    assert record(match) == before
    other = Match(RESISTANCE, ResistanceOptions(), 5)
    assert refused(lambda: other.conclude(0)).code is Code.CANNOT_CONCLUDE
    assert other.concluded is None


@pytest.mark.parametrize("resigned", [None, 0])
def test_after_a_conclusion_only_talk_goes_on(resigned: int | None) -> None:
    match = at_night()
    match.conclude(resigned)
    before = record(match)
    assert refused(lambda: match.step(0, Night(False))).code is Code.GAME_OVER
    assert refused(lambda: match.act(0, [Night(False)])).code is Code.GAME_OVER
    assert refused(lambda: match.conclude(1)).code is Code.GAME_OVER
    match.deal(seed_of(1))
    assert record(match) == before
    assert match.observation(0).legal == ()
    match.say(0, toy.IAm(HEN))
    assert match.log[-1] == Said(0, toy.IAm(HEN))


def test_after_the_end_only_talk_goes_on() -> None:
    match = finished(bite=True)
    before = record(match)
    assert refused(lambda: match.step(0, Night(False))).code is Code.GAME_OVER
    assert refused(lambda: match.step(CHANCE, Deal(FOX))).code is Code.GAME_OVER
    assert refused(lambda: match.conclude(None)).code is Code.GAME_OVER
    assert record(match) == before
    match.say(1, toy.Suspect(2))
    assert match.heard(None)[-1] == Said(1, toy.Suspect(2))


def test_the_game_says_who_has_won() -> None:
    assert at_night().returns() is None
    assert at_night().ending() is None
    assert finished(bite=True).ending() == Ending(FOX, "bite")
    assert finished(bite=True).returns() == (-1, -1, 1)
    assert finished(bite=False).ending() == Ending(HEN, "found")
    assert finished(bite=False).returns() == (1, 1, -1)


def test_each_viewer_hears_its_own_moves_and_what_it_was_told() -> None:
    match = dealt(HEN, HEN, FOX)
    match.step(0, Look(2))
    match.step(1, Point(0))
    taken = [toy.CardTaken(seat) for seat in range(3)]
    everyone = (toy.Looked(0, 2), toy.Asked((0, 1, 2)), Pointed(1))
    assert match.heard(None) == (*taken, *everyone)
    assert match.heard(2) == (*taken, toy.Dealt(2, FOX), *everyone)
    assert match.heard(1) == (
        *(*taken[:2], toy.Dealt(1, HEN), taken[2]),
        *(*everyone[:2], Moved(1, Point(0)), everyone[2]),
    )
    assert match.heard(0) == (
        *(taken[0], toy.Dealt(0, HEN), *taken[1:]),
        Moved(0, Look(2)),
        toy.Looked(0, 2),
        CardSeen(0, 2, FOX),
        *everyone[1:],
    )


def test_an_observation_is_the_view_the_events_and_the_choices_of_its_viewer() -> None:
    match = at_night()
    fox = match.observation(2)
    assert fox.seat == 2
    assert fox.view == TOY.view(match.state, 2)
    assert fox.events == match.heard(2)
    assert fox.legal == (Night(False), Night(True))
    assert match.observation(1).legal == (Night(False),)
    assert match.observation(None).legal == ()
    assert match.observation(None).view.cards == (None, None, None)


def test_knowledge_is_folded_from_what_was_heard() -> None:
    match = at_night()
    assert match.knowledge(None).cards == (None, None, None)
    assert match.knowledge(1).cards == (None, HEN, None)
    assert match.knowledge(0).cards == (HEN, None, FOX)
    assert match.knowledge(0) == recall(TOY, Options(), 3, 0, match.heard(0))


@steady
@given(stories())
def test_the_log_alone_plays_the_match_again(match: AnyMatch) -> None:
    again: AnyMatch = Match(match.game, match.options, match.seats)
    for entry in match.log:
        again.repeat(entry)
    assert record(again) == record(match)
    assert again.returns() == match.returns()
    for viewer in (None, *range(match.seats)):
        assert encode(again.observation(viewer)) == encode(match.observation(viewer))
        assert again.knowledge(viewer) == match.knowledge(viewer)
