"""Two cards are drawn, one is offered, and the target answers without looking."""

from __future__ import annotations

from random import Random

import pytest
from secret_tables import (
    ACCEPT,
    ASSASSIN,
    DEALS,
    DETECTIVE,
    DIPLOMAT,
    JOURNALIST,
    PLAYERS,
    PSYCHIATRIST,
    REFUSE,
    SCIENTIST,
    TO_ALL,
    Table,
    dealt,
)

from complot.core.errors import Code
from complot.core.seats import CHANCE
from complot.games.secrets.actions import Choose, DrawCharacter, Offer
from complot.games.secrets.events import (
    AnswerGiven,
    AnswerShown,
    CardChosen,
    CardOffered,
    CardTurnedUp,
    CharacterDrawn,
    TurnBegan,
)
from complot.games.secrets.facts import Character
from complot.games.secrets.options import Bottom
from complot.games.secrets.views import Answering, Choosing, Drawing, Offering


@pytest.mark.rule("S14")
def test_two_different_cards_are_enough() -> None:
    table = dealt()
    table.shows(DETECTIVE)
    assert table.scene() == Drawing(DETECTIVE)
    table.shows(SCIENTIST)
    assert table.news() == [
        (TO_ALL, CharacterDrawn(DETECTIVE, False)),
        (TO_ALL, CharacterDrawn(SCIENTIST, False)),
    ]
    for viewer in table.viewers:
        assert table.scene(viewer) == Choosing((DETECTIVE, SCIENTIST))
        assert table.sees(viewer).deck == 27
    assert table.actors() == (0,)


@pytest.mark.rule("S14", "S-9")
def test_a_repeated_card_goes_to_the_bottom_for_all_to_see() -> None:
    table = dealt()
    table.shows(SCIENTIST, SCIENTIST, SCIENTIST)
    assert table.news()[1:] == [(TO_ALL, CharacterDrawn(SCIENTIST, True))] * 2
    assert table.sees(None).bottom == (SCIENTIST, SCIENTIST)
    assert table.sees(None).deck == 28
    table.shows(ASSASSIN)
    assert table.scene() == Choosing((SCIENTIST, ASSASSIN))


@pytest.mark.rule("S15", "S-9")
def test_the_card_that_is_not_offered_goes_below_the_repeated_ones() -> None:
    table = dealt()
    table.shows(SCIENTIST, SCIENTIST, JOURNALIST)
    table.offers(SCIENTIST, to=1)
    assert table.sees(None).deck == 28
    table.accepts()
    assert table.sees(None).bottom == (SCIENTIST, JOURNALIST)
    table.gives(SCIENTIST, 2, beside=ASSASSIN)
    assert table.sees(None).bottom == (SCIENTIST, JOURNALIST, ASSASSIN)


@pytest.mark.rule("S15", "S16")
def test_nobody_but_the_active_player_knows_which_card_is_offered() -> None:
    tables = [dealt(), dealt()]
    for table, card in zip(tables, (DETECTIVE, SCIENTIST), strict=True):
        table.shows(DETECTIVE, SCIENTIST)
        table.news()
        assert table.may(0) == (Choose(DETECTIVE), Choose(SCIENTIST))
        table.step(0, Choose(card))
        assert table.news() == [(TO_ALL, CardChosen(0))]
        assert table.scene(0) == Offering((DETECTIVE, SCIENTIST), card)
        table.step(0, Offer(2))
        assert table.news() == [(TO_ALL, CardOffered(0, 2))]
        assert table.scene(0).card is card
    for viewer in (1, 2, 3, None):
        assert tables[0].observation(viewer) == tables[1].observation(viewer)
        assert tables[0].scene(viewer) == Answering(
            cards=(DETECTIVE, SCIENTIST),
            card=None,
            target=2,
            un=None,
            passed=None,
            answered=False,
            mine=None,
        )


@pytest.mark.rule("S16", "S-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_offer_goes_to_any_other_player_and_to_one_it_must(players: int) -> None:
    table = dealt(DEALS[players], first=1)
    table.shows(DETECTIVE, SCIENTIST)
    assert table.refusal(1, Offer(0)) is Code.NOT_NOW
    table.step(1, Choose(DETECTIVE))
    assert table.may(1) == tuple(Offer(seat) for seat in range(players) if seat != 1)
    assert table.refusal(1, Offer(1)) is Code.NOT_A_CHOICE
    assert table.refusal(0, Offer(1)) is Code.NOT_YOUR_TURN


@pytest.mark.rule("S16")
def test_an_accepted_card_is_turned_up_in_front_of_the_target() -> None:
    table = dealt()
    table.shows(SCIENTIST, DETECTIVE)
    table.offers(SCIENTIST, to=2)
    table.news()
    table.step(2, ACCEPT)
    assert table.news() == [
        (TO_ALL, AnswerGiven(2)),
        (TO_ALL, AnswerShown(2, True)),
        (TO_ALL, CardTurnedUp(2, SCIENTIST)),
        (TO_ALL, TurnBegan(1, 2)),
    ]
    assert [table.display(seat) for seat in range(4)] == ["", "", "Scientist", ""]


@pytest.mark.rule("S16")
def test_a_refused_card_is_turned_up_in_front_of_the_active_player() -> None:
    table = dealt()
    table.shows(SCIENTIST, DETECTIVE)
    table.offers(SCIENTIST, to=2)
    table.news()
    table.step(2, REFUSE)
    assert table.news()[1:3] == [
        (TO_ALL, AnswerShown(2, False)),
        (TO_ALL, CardTurnedUp(0, SCIENTIST)),
    ]
    assert [table.display(seat) for seat in range(4)] == ["Scientist", "", "", ""]


@pytest.mark.rule("S18")
def test_the_deck_passes_to_the_left() -> None:
    table = dealt(first=2)
    for turn, active in enumerate((2, 3, 0, 1, 2), start=1):
        assert (table.sees(None).active, table.sees(None).turn) == (active, turn)
        table.gives(JOURNALIST if turn % 2 else SCIENTIST, (active + turn) % 4)
        table.settles()


def plays_on(table: Table, rng: Random) -> None:
    """One more action, taken at random."""
    (actor, *_) = table.actors()
    if actor == CHANCE:
        chances = table.game.chances(table.state)
        table.step(CHANCE, chances.at(rng.randrange(len(chances.lots))))
    else:
        table.step(actor, rng.choice(table.may(actor)))


@pytest.mark.rule("S-9")
def test_cards_put_back_come_up_in_the_order_they_were_put_there() -> None:
    for seed in range(20):
        table, rng = dealt(DEALS[8]), Random(seed)
        while table.actors():
            if not any(table.sees(None).fresh) and table.scene() == Drawing(None):
                for character in table.sees(None).bottom[:2]:
                    weights = table.game.chances(table.state).weights()
                    assert weights == {DrawCharacter(character): 1}
                    table.shows(character)
                return
            plays_on(table, rng)
    pytest.fail("no game came to the cards that were put back")


@pytest.mark.rule("S-9")
def test_cards_put_back_are_shuffled_when_nothing_lies_above_them() -> None:
    for seed in range(20):
        table, rng = dealt(DEALS[8], bottom=Bottom.SHUFFLED), Random(seed)
        while table.actors():
            before = table.sees(None)
            plays_on(table, rng)
            after = table.sees(None)
            assert list(after.bottom) == sorted(after.bottom, key=list(Character).index)
            if before.bottom and not after.bottom:
                mixed = {each for each, left in zip(Character, after.fresh, strict=True) if left}
                assert set(before.bottom) <= mixed
                assert sum(after.fresh) == after.deck
                return
    pytest.fail("no game came to the cards that were put back")


@pytest.mark.rule("S-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_always_two_different_cards_to_draw(players: int) -> None:
    """At the start of a turn of random games, and by counting what displays can hold."""
    full = 5 if players <= 6 else 4
    assert players * (full - 1) <= 24 < 29 - 4
    rng = Random(players)
    for _ in range(20):
        table = dealt(DEALS[players])
        while table.actors():
            if table.scene() == Drawing(None):
                seen = table.sees(None)
                fresh = {each for each, left in zip(Character, seen.fresh, strict=True) if left}
                assert len(fresh | set(seen.bottom)) >= 2
                assert seen.bullets >= 4 - sum(
                    card.character is ASSASSIN for each in seen.displays for card in each.cards
                )
            plays_on(table, rng)


@pytest.mark.rule("S15", "S16")
def test_what_cannot_be_done_is_refused_with_a_code() -> None:
    table = dealt()
    assert table.refusal(0, Choose(SCIENTIST)) is Code.NOT_YOUR_TURN
    table.shows(PSYCHIATRIST, DIPLOMAT)
    assert table.refusal(0, Choose(SCIENTIST)) is Code.NOT_A_CHOICE
    assert table.refusal(1, Choose(DIPLOMAT)) is Code.NOT_YOUR_TURN
    assert table.refusal(0, Choose(DIPLOMAT), Offer(1)) is Code.ONE_AT_A_TIME
    table.offers(DIPLOMAT, to=3)
    assert table.refusal(3, Choose(DIPLOMAT)) is Code.NOT_NOW
    assert table.refusal(0, ACCEPT) is Code.NOT_YOUR_TURN
    assert table.refusal(7, ACCEPT) is Code.NO_SUCH_SEAT
