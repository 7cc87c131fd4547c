"""The UN token: who holds it, and what its holder may do to an Offer."""

from __future__ import annotations

import pytest
from secret_tables import (
    ACCEPT,
    ASSASSIN,
    DETECTIVE,
    JOURNALIST,
    PASS,
    REFUSE,
    SCIENTIST,
    TAKE,
    TO_ALL,
    Table,
    dealt,
    watched,
)

from complot.core.errors import Code
from complot.games.secrets.actions import Investigate, Shoot
from complot.games.secrets.events import (
    AnswerGiven,
    AnswerShown,
    CardTurnedUp,
    InterruptionDecided,
    UnReturned,
    UnTaken,
)
from complot.games.secrets.options import UnTie
from complot.games.secrets.views import Answering


def offered(*, to: int = 1) -> Table:
    """The UN player is 0; 3 offers a Detective to somebody."""
    table = watched()
    table.shows(DETECTIVE, JOURNALIST)
    table.offers(DETECTIVE, to=to)
    table.news()
    return table


@pytest.mark.rule("S19", "S-1")
def test_whoever_alone_has_fewest_cards_takes_it() -> None:
    table = dealt()
    assert table.sees(None).un is None
    for seat in (1, 2):
        table.fills((SCIENTIST, seat))
        assert table.sees(None).un is None
    table.news()
    table.fills((SCIENTIST, 3))
    assert table.sees(None).un == 0
    assert (TO_ALL, UnTaken(0)) in table.news()


@pytest.mark.rule("S19")
def test_bullets_and_cards_face_down_count() -> None:
    table = dealt()
    table.fills((SCIENTIST, 1), (SCIENTIST, 1))
    assert table.display(1) == "scientist scientist"
    table.gives(ASSASSIN, 2)
    table.loads(-1)
    table.step(2, Shoot(3))
    assert (table.display(3), table.sees(None).un) == ("x", 0)


@pytest.mark.rule("S20", "S-1")
@pytest.mark.parametrize("un_tie", UnTie)
def test_a_holder_who_comes_to_share_the_fewest_cards(un_tie: UnTie) -> None:
    table = watched(un_tie=un_tie)
    table.fills((SCIENTIST, 0))
    kept = un_tie is UnTie.KEEP
    assert table.sees(None).un == (0 if kept else None)
    assert ((TO_ALL, UnReturned(0)) in table.news()) is not kept


@pytest.mark.rule("S20", "S-1")
def test_a_holder_with_more_cards_than_another_returns_it_in_any_case() -> None:
    table = watched(un_tie=UnTie.KEEP)
    table.fills((SCIENTIST, 0), (JOURNALIST, 1), (JOURNALIST, 2))
    assert table.sees(None).un == 0
    table.news()
    table.fills((JOURNALIST, 0))
    told = [event for _, event in table.news()]
    assert told.index(UnReturned(0)) + 1 == told.index(UnTaken(3))
    assert table.sees(None).un == 3


@pytest.mark.rule("S20", "S-1")
def test_where_two_others_share_the_fewest_cards_it_goes_to_the_centre_in_any_case() -> None:
    table = watched(un_tie=UnTie.KEEP)
    table.fills((SCIENTIST, 0), (JOURNALIST, 1))
    assert table.sees(None).un == 0
    table.fills((JOURNALIST, 0))
    assert table.sees(None).un is None


@pytest.mark.rule("S19", "S20")
def test_a_holder_with_fewest_cards_keeps_it_and_nothing_is_said() -> None:
    table = watched()
    table.fills((JOURNALIST, 1))
    assert table.sees(None).un == 0
    assert not any(isinstance(event, UnTaken | UnReturned) for _, event in table.news())


@pytest.mark.rule("S21")
def test_the_un_player_takes_the_card_and_carries_out_its_effect() -> None:
    table = offered()
    assert table.may(0) == (PASS, TAKE)
    table.step(0, TAKE)
    assert table.news() == [
        (TO_ALL, InterruptionDecided(0, True)),
        (TO_ALL, CardTurnedUp(0, DETECTIVE)),
    ]
    assert table.actors() == (0,)
    table.step(0, Investigate(1))
    assert table.display(0) == "Detective"
    assert table.display(1) == table.display(3) == "Scientist"


@pytest.mark.rule("S-3")
def test_both_are_asked_at_once() -> None:
    table = offered()
    assert table.actors() == (0, 1)
    for viewer in table.viewers:
        assert table.sees(viewer).waiting == (0, 1)
    assert table.refusal(0, ACCEPT) is Code.NOT_NOW
    assert table.refusal(1, TAKE) is Code.NOT_NOW
    assert table.refusal(2, ACCEPT) is Code.NOT_YOUR_TURN


@pytest.mark.rule("S-3")
@pytest.mark.parametrize("answer", [ACCEPT, REFUSE])
def test_an_answer_waits_sealed_and_counts_after_a_pass(answer: object) -> None:
    table = offered()
    accepts = answer == ACCEPT
    table.step(1, ACCEPT if accepts else REFUSE)
    assert table.news() == [(TO_ALL, AnswerGiven(1))]
    assert table.actors() == (0,)
    assert table.scene(1).mine is accepts
    table.step(0, PASS)
    assert table.news()[:3] == [
        (TO_ALL, InterruptionDecided(0, False)),
        (TO_ALL, AnswerShown(1, accepts)),
        (TO_ALL, CardTurnedUp(1 if accepts else 3, DETECTIVE)),
    ]


@pytest.mark.rule("S-3")
def test_a_pass_comes_first_and_then_the_answer_counts_at_once() -> None:
    table = offered()
    table.step(0, PASS)
    assert table.news() == [(TO_ALL, InterruptionDecided(0, False))]
    assert table.scene().passed == 0
    assert table.actors() == (1,)
    table.step(1, REFUSE)
    assert table.news()[:2] == [(TO_ALL, AnswerGiven(1)), (TO_ALL, AnswerShown(1, False))]
    assert table.actors() == (3,)


@pytest.mark.rule("S-3")
def test_nobody_but_the_target_can_tell_a_sealed_answer() -> None:
    tables = offered(), offered()
    for table, answer in zip(tables, (ACCEPT, REFUSE), strict=True):
        table.step(1, answer)
    for viewer in (0, 2, 3, None):
        assert tables[0].observation(viewer) == tables[1].observation(viewer)
        assert tables[0].scene(viewer).answered


@pytest.mark.rule("S-3", "S21")
def test_a_sealed_answer_that_did_not_count_is_never_shown() -> None:
    tables = offered(), offered()
    for table, answer in zip(tables, (ACCEPT, REFUSE), strict=True):
        table.step(1, answer)
        table.step(0, TAKE)
        table.step(0, Investigate(2))
        assert table.hears(None, AnswerShown)[-1:] == [AnswerShown(3, True)]  # of the turn before
    for viewer in (0, 2, 3, None):
        assert tables[0].observation(viewer) == tables[1].observation(viewer)


@pytest.mark.rule("S-3")
def test_the_un_player_sees_neither_card_nor_answer_before_deciding() -> None:
    table = offered()
    table.step(1, ACCEPT)
    assert table.scene(0) == Answering(
        cards=(DETECTIVE, JOURNALIST),
        card=None,
        target=1,
        un=0,
        passed=None,
        answered=True,
        mine=None,
    )


@pytest.mark.rule("S-2")
def test_a_un_player_who_is_the_target_just_accepts_or_refuses() -> None:
    table = offered(to=0)
    assert table.actors() == (0,)
    assert table.may(0) == (REFUSE, ACCEPT)
    assert table.refusal(0, TAKE) is Code.NOT_NOW


@pytest.mark.rule("S-2", "S21")
def test_a_un_player_who_is_active_has_no_say() -> None:
    table = watched()
    table.fills((JOURNALIST, 3))
    assert (table.sees(None).un, table.sees(None).active) == (0, 0)
    table.shows(DETECTIVE, SCIENTIST)
    table.offers(DETECTIVE, to=1)
    assert table.actors() == (1,)


@pytest.mark.rule("S-3")
def test_the_token_is_not_spent() -> None:
    table = offered()
    table.step(0, TAKE)
    assert table.sees(None).un == 0
    table.step(0, Investigate(1))
    assert table.sees(None).un is None  # only by the count: all have one card now
