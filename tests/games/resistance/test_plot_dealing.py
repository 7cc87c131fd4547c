"""Plot cards are drawn, handed out, and some of them resolved on the spot."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from plots import (
    CLOSE_EYE,
    CONFIDENCE,
    NO_CONFIDENCE,
    ONE_EACH,
    OPEN_UP,
    OPINION,
    OVERHEARD,
    RESPONSIBILITY,
    SPOTLIGHT,
    STRONG,
    PlotTable,
    plotted,
)
from tables import PLAYERS, TO_ALL, dealt, to

from complot.core.chance import seed_of
from complot.core.errors import Code
from complot.core.seats import CHANCE
from complot.games.resistance.actions import Propose, Target
from complot.games.resistance.facts import LOYAL, SPY
from complot.games.resistance.plot.actions import DrawPlot, HandOut, LookAt, ShowTo
from complot.games.resistance.plot.cards import CARDS, DECKS, Card, Icon
from complot.games.resistance.plot.events import CharacterSeen, PlotDrawn, PlotHanded, RoleSeen
from complot.games.resistance.plot.views import Confiding, Look, Overhearing

DRAWN = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}

SMALL = {CLOSE_EYE: 2, STRONG: 2, NO_CONFIDENCE: 1, OPINION: 1, RESPONSIBILITY: 1}
LARGE = {
    NO_CONFIDENCE: 3,
    OVERHEARD: 2,
    OPINION: 2,
    CLOSE_EYE: 2,
    STRONG: 2,
    CONFIDENCE: 1,
    OPEN_UP: 1,
    SPOTLIGHT: 1,
    RESPONSIBILITY: 1,
}


@pytest.mark.rule("P1", "P-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_small_tables_use_seven_cards_and_others_fifteen(players: int) -> None:
    deck = Counter(plotted(players).plot.deck)
    assert deck == (SMALL if players < 7 else LARGE)
    assert deck.total() == (7 if players < 7 else 15)


@pytest.mark.rule("P4")
def test_a_card_is_resolved_at_once_or_kept_till_used_or_kept_for_good() -> None:
    assert {card for card in Card if CARDS[card].icon is Icon.AT_ONCE} == {
        OVERHEARD,
        CONFIDENCE,
        OPEN_UP,
    }
    assert [card for card in Card if CARDS[card].icon is Icon.LASTING] == [OPINION]


@pytest.mark.rule("P3", "P-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_round_begins_with_a_draw_of_one_two_or_three(players: int) -> None:
    table = plotted(players)
    for left in range(DRAWN[players], 0, -1):
        assert table.actors() == (CHANCE,)
        assert table.phase == "drawing_plot"
        table.draws_plot(table.plot.deck[0])
        assert len(table.plot.deck) == len(DECKS[players]) - DRAWN[players] + left - 1
    assert table.phase == "handing_out"
    assert len(table.plot.drawn) == DRAWN[players]


@pytest.mark.rule("P1", "P3", "P-1")
def test_every_card_left_is_as_likely_as_the_next() -> None:
    table = plotted(7)
    weights = table.game.chances(table.state).weights()
    assert weights == {DrawPlot(card): count for card, count in LARGE.items()}
    table.draws_plot(NO_CONFIDENCE)
    weights = table.game.chances(table.state).weights()
    assert weights[DrawPlot(NO_CONFIDENCE)] == 2
    assert sum(weights.values()) == 14


@pytest.mark.rule("P2", "P3")
def test_what_is_drawn_handed_out_and_held_is_seen_by_all() -> None:
    table = plotted(7)
    table.draws_plot(STRONG, NO_CONFIDENCE)
    assert table.news() == [(TO_ALL, PlotDrawn(STRONG)), (TO_ALL, PlotDrawn(NO_CONFIDENCE))]
    table.gives(NO_CONFIDENCE, 6)
    assert table.news() == [(TO_ALL, PlotHanded(6, NO_CONFIDENCE))]
    table.gives(STRONG, 1)
    for viewer in table.viewers:
        seen = table.sees(viewer).plot
        assert seen is not None
        assert seen.hands == ((), (STRONG,), (), (), (), (), (NO_CONFIDENCE,))
        assert seen.drawn == ()


@pytest.mark.rule("P3")
@pytest.mark.parametrize("leader", [0, 3, 6])
def test_the_leader_gives_the_cards_to_others_never_to_self(leader: int) -> None:
    table = plotted(7, leader=leader)
    table.draws_plot(STRONG, OPINION)
    others = [seat for seat in range(7) if seat != leader]
    assert table.may(leader) == tuple(
        HandOut(card, seat) for card in (OPINION, STRONG) for seat in others
    )
    assert table.refuses(leader, HandOut(STRONG, leader)) is Code.NOT_A_CHOICE
    assert table.refuses(leader, HandOut(NO_CONFIDENCE, others[0])) is Code.NOT_A_CHOICE
    assert table.refuses(leader, HandOut(STRONG, 7)) is Code.NOT_A_CHOICE
    assert table.refuses(others[0], HandOut(STRONG, leader)) is Code.NOT_YOUR_TURN
    assert table.refuses(leader, Propose((0, 1))) is Code.NOT_NOW


@pytest.mark.rule("P3", "P-3")
def test_all_cards_must_be_given_and_one_player_may_get_them_all() -> None:
    table = plotted(9)
    table.draws_plot(STRONG, OPINION, NO_CONFIDENCE)
    for card in (STRONG, OPINION):
        table.gives(card, 4)
        assert table.phase == "handing_out"
    table.gives(NO_CONFIDENCE, 4)
    assert table.plot.hands[4] == (OPINION, NO_CONFIDENCE, STRONG)
    assert table.phase == "proposing"


@pytest.mark.rule("P-3")
def test_where_each_gets_one_nobody_gets_a_second_card_of_a_draw() -> None:
    table = plotted(9, plot_hand=ONE_EACH)
    table.draws_plot(STRONG, OPINION, NO_CONFIDENCE)
    table.gives(STRONG, 4)
    assert table.refuses(0, HandOut(OPINION, 4)) is Code.NOT_A_CHOICE
    table.gives(OPINION, 5)
    assert {action.seat for action in table.may(0) if isinstance(action, HandOut)} == {
        *(1, 2, 3, 6, 7, 8)
    }
    table.gives(NO_CONFIDENCE, 6)
    table.goes(0, 1, 2, cards="SSS")
    table.passes()
    table.draws_plot(STRONG, OPINION, NO_CONFIDENCE)
    table.gives(STRONG, 4)
    assert table.plot.hands[4] == (STRONG, STRONG)


@pytest.mark.rule("P-3", "P-10")
def test_a_card_resolved_at_once_counts_as_the_one_card() -> None:
    table = plotted(7, plot_hand=ONE_EACH)
    table.draws_plot(OVERHEARD, STRONG)
    table.gives(OVERHEARD, 2)
    table.step(2, LookAt(1))
    assert table.refuses(0, HandOut(STRONG, 2)) is Code.NOT_A_CHOICE


@pytest.mark.rule("P3", "P-2")
def test_cards_are_drawn_once_a_round_and_not_for_each_proposal() -> None:
    table = plotted(5, (CLOSE_EYE, 2))
    table.rejects(3)
    assert table.phase == "proposing"
    table.goes(0, 1, cards="SS")
    assert table.phase == "drawing_plot"
    assert table.leader == 4


@pytest.mark.rule("P-16", "P-2", "R-6")
def test_with_targeting_the_draw_comes_before_the_mission_and_goes_by_the_round() -> None:
    table = plotted(5, targeting=True, blind_spies=True)
    table.deals_plot((CLOSE_EYE, 1))
    assert table.phase == "targeting"
    table.goes(0, 2, mission=3, cards="SS")
    assert table.phase == "drawing_plot"
    table.deals_plot((CLOSE_EYE, 0))
    table.step(1, Target(1))
    assert table.phase == "proposing"


@pytest.mark.rule("P3", "P-14")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_deck_lasts_for_five_rounds(players: int) -> None:
    rng = Random(players)
    for number in range(200):
        table = PlotTable(players, plot=True)
        while actors := table.actors():
            if actors == (CHANCE,):
                table.deal(seed_of(number))
                continue
            for seat in actors:
                choices = table.may(seat)
                votes = [each for each in choices if getattr(each, "approve", False)]
                plays = [each for each in choices if hasattr(each, "success")]
                full = sum(table.score)
                if plays and not full % 2:
                    plays = plays[-1:]
                table.step(seat, (votes or plays[:1] or [rng.choice(choices)])[0])
        if sum(table.score) == 5:
            drawn = len(DECKS[players]) - len(table.plot.deck)
            assert drawn == 5 * DRAWN[players]
            return
    raise AssertionError("no game of five rounds")


@pytest.mark.rule("P9", "P-9", "P6")
@pytest.mark.parametrize(("receiver", "neighbours"), [(3, (2, 4)), (0, (1, 6)), (6, (0, 5))])
def test_who_overhears_looks_at_a_neighbour(receiver: int, neighbours: tuple[int, int]) -> None:
    table = plotted(7, leader=1 if receiver != 1 else 2)
    table.draws_plot(OVERHEARD, STRONG)
    table.gives(OVERHEARD, receiver)
    assert table.actors() == (receiver,)
    assert table.sees(None).scene == Overhearing(receiver)
    assert table.may(receiver) == tuple(LookAt(seat) for seat in neighbours)
    assert table.refuses(receiver, LookAt((receiver + 2) % 7)) is Code.NOT_A_CHOICE
    assert table.refuses((receiver + 2) % 7, LookAt(receiver)) is Code.NOT_YOUR_TURN


@pytest.mark.rule("P9", "P-9", "P6", "P4", "P-10")
@pytest.mark.parametrize(("whose", "role"), [(3, LOYAL), (5, SPY)])
def test_only_the_one_who_looks_learns_the_role_and_all_know_who_looked(
    whose: int, role: str
) -> None:
    table = plotted(7, spies=(4, 5, 6))
    table.draws_plot(OVERHEARD, STRONG)
    table.gives(OVERHEARD, 4)
    table.news()
    table.step(4, LookAt(whose))
    assert table.news() == [
        (TO_ALL, CharacterSeen(4, whose)),
        (to(4), RoleSeen(4, whose, SPY if role is SPY else LOYAL)),
    ]
    for viewer in table.viewers:
        seen = table.sees(viewer).plot
        assert seen is not None
        assert seen.looks == (
            Look(4, whose, (SPY if role is SPY else LOYAL) if viewer == 4 else None),
        )
    assert table.plot.hands == ((),) * 7  # discarded
    assert table.phase == "handing_out"  # before the next card is given


@pytest.mark.rule("P12", "P-9")
def test_who_opens_up_shows_their_card_to_anyone_the_leader_included() -> None:
    table = plotted(7, leader=2, spies=(0, 1, 6))
    table.draws_plot(OPEN_UP, OPINION)
    table.gives(OPINION, 5)
    table.gives(OPEN_UP, 6)
    assert table.sees(None).scene == Confiding(6, OPEN_UP)
    assert table.may(6) == tuple(ShowTo(seat) for seat in range(6))
    assert table.refuses(6, ShowTo(6)) is Code.NOT_A_CHOICE
    assert table.refuses(2, ShowTo(3)) is Code.NOT_YOUR_TURN
    table.news()
    table.step(6, ShowTo(2))
    assert table.news() == [(TO_ALL, CharacterSeen(2, 6)), (to(2), RoleSeen(2, 6, SPY))]
    assert table.phase == "proposing"
    assert table.plot.hands[6] == ()


@pytest.mark.rule("P11", "P-8")
def test_with_establish_confidence_the_leader_shows_not_the_one_who_was_handed_it() -> None:
    table = plotted(7, leader=2, spies=(0, 1, 6))
    table.draws_plot(CONFIDENCE, OPINION)
    table.gives(CONFIDENCE, 6)
    assert table.sees(None).scene == Confiding(2, CONFIDENCE)
    assert table.may(2) == tuple(ShowTo(seat) for seat in (0, 1, 3, 4, 5, 6))
    assert table.refuses(6, ShowTo(2)) is Code.NOT_YOUR_TURN
    table.news()
    table.step(2, ShowTo(4))
    assert table.news() == [(TO_ALL, CharacterSeen(4, 2)), (to(4), RoleSeen(4, 2, LOYAL))]
    assert table.plot.hands == ((),) * 7


@pytest.mark.rule("P-10")
def test_the_cards_go_out_in_any_order() -> None:
    for first, then in ((STRONG, OVERHEARD), (OVERHEARD, STRONG)):
        table = plotted(7)
        table.draws_plot(STRONG, OVERHEARD)
        table.gives(first, 3)
        if first is OVERHEARD:
            table.step(3, LookAt(2))
        table.gives(then, 3)
        assert table.plot.hands[3] == (STRONG,)


@pytest.mark.rule("P-10")
def test_a_look_cannot_be_tried_and_taken_back() -> None:
    table = plotted(7)
    table.draws_plot(CONFIDENCE, OPINION)
    refused = table.refuses(0, HandOut(CONFIDENCE, 6), ShowTo(4), HandOut(OPINION, 0))
    assert refused is Code.NOT_A_CHOICE
    table.act(0, (HandOut(CONFIDENCE, 6), ShowTo(4), HandOut(OPINION, 5)))
    assert table.phase == "proposing"


@pytest.mark.rule("P6")
def test_a_shown_card_is_shown_to_nobody_else_to_the_end() -> None:
    table = plotted(7, spies=(4, 5, 6))
    table.draws_plot(OVERHEARD, OVERHEARD)
    table.gives(OVERHEARD, 3)
    table.step(3, LookAt(4))
    for viewer in table.viewers:
        known = table.knowledge(viewer).roles
        if viewer == 3:
            assert known == (None, None, None, LOYAL, SPY, None, None)
        elif viewer is not None and viewer < 3:
            assert known.count(None) == 6
    assert table.sees(3).spies == ()


@pytest.mark.rule("P1", "P2")
def test_without_the_expansion_there_are_no_plot_cards() -> None:
    table = dealt(7)
    assert table.sees(None).plot is None
    assert table.sees(None).scene.kind() == "proposing"
    assert table.refuses(0, HandOut(STRONG, 1)) is Code.NOT_NOW
