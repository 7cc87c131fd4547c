"""What becomes of each Plot card when the game ends, and of what can't be done with one."""

from __future__ import annotations

from typing import Any

import pytest
from plots import (
    CLOSE_EYE,
    CONFIDENCE,
    HOLD,
    NO_CONFIDENCE,
    OPEN_UP,
    OPINION,
    OVERHEARD,
    PASS,
    RESPONSIBILITY,
    SPOTLIGHT,
    STRONG,
    PlotTable,
    plotted,
)
from tables import APPROVE, SUCCESS

from complot.core.contract import Action
from complot.core.errors import Code
from complot.core.seats import CHANCE
from complot.games.resistance.actions import Propose
from complot.games.resistance.game import RESISTANCE
from complot.games.resistance.plot.actions import (
    ANNUL,
    USURP,
    HandOut,
    Inspect,
    LookAt,
    ShowTo,
    Spotlight,
    TakePlot,
)
from complot.games.resistance.plot.cards import Card

KEPT = (OPINION, NO_CONFIDENCE, CLOSE_EYE, STRONG, SPOTLIGHT, RESPONSIBILITY)
SPIES = (4, 5, 6)
RESOLVED = {OVERHEARD: LookAt(2), OPEN_UP: ShowTo(0), CONFIDENCE: ShowTo(3)}


def to_the_end(table: PlotTable) -> None:
    """Two more missions fail, and nobody uses a card on the way."""
    while table.actors():
        table.passes()
        if table.actors() == (CHANCE,):
            deck = table.plot.deck
            spare = [card for card in (STRONG, NO_CONFIDENCE, CLOSE_EYE, OPINION) if card in deck]
            table.draws_plot(*spare[:1], *(card for card in spare[1:2] or spare[:1]))
            while table.phase == "handing_out":
                table.gives(table.plot.drawn[0], (table.actors()[0] + 1) % 7)
            continue
        size = len(table.may(table.leader or 0)[0].team)  # type: ignore[attr-defined]
        team = range(7 - size, 7)
        table.goes(*team, cards="".join("F" if seat in SPIES else "S" for seat in team))


@pytest.mark.rule("P4", "R18")
@pytest.mark.parametrize("card", KEPT)
def test_at_the_end_a_card_that_was_kept_lies_where_it_lay_and_nobody_is_asked(card: Card) -> None:
    other = OPINION if card is not OPINION else STRONG
    table = plotted(7, (card, 1), (other, 2), take_responsibility=HOLD)
    to_the_end(table)
    assert table.phase == "over"
    assert card in table.plot.hands[1]
    everything = [action for action in RESISTANCE.actions if type(action) in PLOT_ACTIONS]
    for seat in range(7):
        assert table.may(seat) == ()
        assert {table.refuses(seat, action) for action in everything} == {Code.GAME_OVER}


PLOT_ACTIONS = {
    type(action)
    for action in (
        HandOut(STRONG, 1),
        LookAt(1),
        ShowTo(1),
        TakePlot(STRONG, 1),
        USURP,
        ANNUL,
        Spotlight(1),
        Inspect(1),
        PASS,
    )
}


@pytest.mark.rule("P4", "P9", "P11", "P12", "P-10")
@pytest.mark.parametrize(("card", "use"), RESOLVED.items())
def test_a_card_that_is_resolved_at_once_is_gone_and_was_nobody_s(card: Card, use: Action) -> None:
    table = plotted(7)
    table.draws_plot(card, STRONG)
    table.gives(card, 1)
    table.step(table.actors()[0], use)
    assert table.plot.hands == ((),) * 7
    assert card not in table.plot.drawn
    assert table.phase == "handing_out"


def wrong_moves() -> list[tuple[str, Any, int, Action, Code]]:
    """In each phase that a Plot card brings: something that isn't to be done there, and why."""
    handing = plotted(7)
    handing.draws_plot(STRONG, OVERHEARD)
    overhearing = plotted(7)
    overhearing.draws_plot(STRONG, OVERHEARD)
    overhearing.gives(OVERHEARD, 1)
    confiding = plotted(7)
    confiding.draws_plot(STRONG, OPEN_UP)
    confiding.gives(OPEN_UP, 1)
    taking = plotted(7)
    taking.deals_plot((STRONG, 2), (RESPONSIBILITY, 1))
    usurping = plotted(7, (STRONG, 2), (NO_CONFIDENCE, 3))
    usurping.rejects()
    opining = plotted(7, (OPINION, 2), (STRONG, 3))
    opining.proposes(0, 1)
    annulling = plotted(7, (NO_CONFIDENCE, 2), (STRONG, 3))
    annulling.approves(0, 1)
    spotlighting = plotted(7, (SPOTLIGHT, 2), (STRONG, 3))
    spotlighting.approves(0, 1)
    inspecting = plotted(7, (CLOSE_EYE, 2), (STRONG, 3))
    inspecting.approves(0, 1)
    inspecting.plays("SS")
    return [
        ("to oneself", handing, 0, HandOut(STRONG, 0), Code.NOT_A_CHOICE),
        ("a card that wasn't drawn", handing, 0, HandOut(OPINION, 1), Code.NOT_A_CHOICE),
        ("another's cards", handing, 1, HandOut(STRONG, 2), Code.NOT_YOUR_TURN),
        ("a team before the cards are out", handing, 0, Propose((0, 1)), Code.NOT_NOW),
        ("at one who sits elsewhere", overhearing, 1, LookAt(4), Code.NOT_A_CHOICE),
        ("at oneself", overhearing, 1, LookAt(1), Code.NOT_A_CHOICE),
        ("no look at all", overhearing, 1, PASS, Code.NOT_NOW),
        ("for another", overhearing, 2, LookAt(3), Code.NOT_YOUR_TURN),
        ("to oneself", confiding, 1, ShowTo(1), Code.NOT_A_CHOICE),
        ("to nobody", confiding, 1, PASS, Code.NOT_NOW),
        ("from oneself", taking, 1, TakePlot(STRONG, 1), Code.NOT_A_CHOICE),
        ("what isn't there", taking, 1, TakePlot(OPINION, 2), Code.NOT_A_CHOICE),
        ("nothing, where it must be", taking, 1, PASS, Code.NOT_NOW),
        ("without the card", usurping, 3, USURP, Code.NOT_YOUR_TURN),
        ("the team, in another's window", usurping, 1, Propose((0, 1, 2)), Code.NOT_YOUR_TURN),
        ("another card", usurping, 2, ANNUL, Code.NOT_NOW),
        ("before the Opinion Maker", opining, 0, APPROVE, Code.NOT_YOUR_TURN),
        ("another's chance", annulling, 3, ANNUL, Code.NOT_YOUR_TURN),
        ("a Mission card too early", annulling, 0, SUCCESS, Code.NOT_YOUR_TURN),
        ("one who isn't on the team", spotlighting, 2, Spotlight(4), Code.NOT_A_CHOICE),
        ("a Mission card too early", spotlighting, 0, SUCCESS, Code.NOT_YOUR_TURN),
        ("one who isn't on the team", inspecting, 2, Inspect(5), Code.NOT_A_CHOICE),
        ("without the card", inspecting, 0, Inspect(1), Code.NOT_YOUR_TURN),
        ("a second Mission card", inspecting, 1, SUCCESS, Code.NOT_YOUR_TURN),
    ]


@pytest.mark.parametrize(
    ("table", "seat", "action", "code"),
    [pytest.param(*more, id=f"{more[0].phase}: {what}") for what, *more in wrong_moves()],
)
def test_what_can_t_be_done_is_refused_with_its_reason_and_changes_nothing(
    table: PlotTable, seat: int, action: Action, code: Code
) -> None:
    before, heard = table.state, len(table.log)
    assert table.refuses(seat, action) is code
    assert table.state is before
    assert len(table.log) == heard
