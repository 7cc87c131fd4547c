"""With Plot cards too, a viewer imagines all that it can't rule out, and nothing that it can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from oracle import worlds
from plots import (
    CLOSE_EYE,
    CONFIDENCE,
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
from tables import APPROVE, FAIL, SUCCESS

from complot.core.seats import Viewer
from complot.games.resistance.plot.actions import (
    Annul,
    Inspect,
    LookAt,
    ShowTo,
    Spotlight,
    TakePlot,
)
from complot.games.resistance.state import Resistance

Story = Callable[[PlotTable], None]


def told(story: Story, players: int, *, blind_spies: bool) -> PlotTable:
    """Seat 0 leads; at a table of five 3 and 4 are spies, of seven 4, 5 and 6."""
    table = plotted(players, blind_spies=blind_spies)
    story(table)
    return table


def imagined(table: PlotTable, viewer: Viewer, draws: int) -> Counter[Resistance]:
    rng = Random(f"{viewer} imagines")
    known, seen = table.knowledge(viewer), table.sees(viewer)
    return Counter(table.game.imagine(known, seen, rng) for _ in range(draws))


def check_support(table: PlotTable, viewer: Viewer) -> None:
    possible = set(worlds(table, viewer))
    assert table.state in possible
    assert set(imagined(table, viewer, draws=1000 + 60 * len(possible))) == possible


def about_to_draw(table: PlotTable) -> None:
    """Chance has yet to draw the first card."""


def about_to_hand_out(table: PlotTable) -> None:
    table.draws_plot(CLOSE_EYE)


def an_opinion_is_known(table: PlotTable) -> None:
    table.deals_plot((OPINION, 3))
    table.proposes(0, 3)
    table.votes("+  - ")


def somebody_may_object(table: PlotTable) -> None:
    table.deals_plot((NO_CONFIDENCE, 4))
    table.approves(0, 3)


def somebody_objected(table: PlotTable) -> None:
    table.deals_plot((NO_CONFIDENCE, 4))
    table.approves(0, 3)
    table.step(4, Annul())


def somebody_may_take_over(table: PlotTable) -> None:
    table.deals_plot((STRONG, 4))
    table.rejects()


def cards_lie_face_down(table: PlotTable) -> None:
    table.deals_plot((CLOSE_EYE, 1))
    table.approves(0, 3)
    table.plays("SF")


def two_spies_cards_lie_face_down(table: PlotTable) -> None:
    table.deals_plot((CLOSE_EYE, 3))
    table.approves(3, 4)
    table.plays("FF")


def a_fail_was_inspected(table: PlotTable) -> None:
    cards_lie_face_down(table)
    table.step(1, Inspect(3))


def a_success_was_inspected_beside_a_fail(table: PlotTable) -> None:
    cards_lie_face_down(table)
    table.step(1, Inspect(0))


def a_spy_s_success_was_inspected(table: PlotTable) -> None:
    table.deals_plot((CLOSE_EYE, 1))
    table.approves(3, 4)
    table.plays("SF")
    table.step(1, Inspect(3))


def a_spy_saw_the_other_fail(table: PlotTable) -> None:
    table.deals_plot((CLOSE_EYE, 3))
    table.approves(3, 4)
    table.plays("SF")
    table.step(3, Inspect(4))


def nobody_looked(table: PlotTable) -> None:
    cards_lie_face_down(table)
    table.step(1, PASS)


def the_second_mission_is_inspected_too(table: PlotTable) -> None:
    a_fail_was_inspected(table)
    table.deals_plot((CLOSE_EYE, 2))
    table.approves(0, 3, 4)
    table.plays("SSF")
    table.step(2, Inspect(4))


def one_of_them_has_played(table: PlotTable) -> None:
    table.deals_plot((CLOSE_EYE, 1))
    table.approves(0, 3)
    table.step(3, FAIL)


def it_is_over(table: PlotTable) -> None:
    a_fail_was_inspected(table)
    table.passes()
    table.deals_plot((STRONG, 2))
    table.rejects()
    for _ in range(4):
        table.passes()
        table.rejects()


SMALL: tuple[Story, ...] = (
    about_to_draw,
    about_to_hand_out,
    an_opinion_is_known,
    somebody_may_object,
    somebody_objected,
    somebody_may_take_over,
    cards_lie_face_down,
    two_spies_cards_lie_face_down,
    a_fail_was_inspected,
    a_success_was_inspected_beside_a_fail,
    a_spy_s_success_was_inspected,
    a_spy_saw_the_other_fail,
    nobody_looked,
    the_second_mission_is_inspected_too,
    one_of_them_has_played,
    it_is_over,
)


def a_neighbour_was_overheard(table: PlotTable) -> None:
    table.draws_plot(OVERHEARD, OPEN_UP)
    table.gives(OVERHEARD, 3)
    table.step(3, LookAt(4))


def about_to_overhear(table: PlotTable) -> None:
    table.draws_plot(OVERHEARD, STRONG)
    table.gives(OVERHEARD, 5)


def a_spy_confided(table: PlotTable) -> None:
    table.draws_plot(OPEN_UP, CONFIDENCE)
    table.gives(OPEN_UP, 5)
    table.step(5, ShowTo(1))
    table.gives(CONFIDENCE, 5)


def somebody_takes_a_card(table: PlotTable) -> None:
    table.draws_plot(RESPONSIBILITY, OPINION)
    table.gives(OPINION, 2)
    table.gives(RESPONSIBILITY, 6)


def the_taken_opinion_is_sealed(table: PlotTable) -> None:
    somebody_takes_a_card(table)
    table.step(6, TakePlot(OPINION, 2))
    table.proposes(0, 5)


def one_opinion_of_two_is_sealed(table: PlotTable) -> None:
    table.deals_plot((OPINION, 2), (OPINION, 6))
    table.proposes(0, 5)
    table.step(6, APPROVE)


def somebody_is_in_the_light(table: PlotTable) -> None:
    table.deals_plot((SPOTLIGHT, 1), (CLOSE_EYE, 2))
    table.approves(0, 5)
    table.step(1, Spotlight(5))


def a_fail_came_to_light(table: PlotTable) -> None:
    somebody_is_in_the_light(table)
    table.plays("SF")


def a_success_came_to_light(table: PlotTable) -> None:
    table.deals_plot((SPOTLIGHT, 1), (CLOSE_EYE, 2))
    table.approves(4, 5)
    table.step(1, Spotlight(5))
    table.step(5, SUCCESS)
    table.step(4, FAIL)


def both_cards_were_seen(table: PlotTable) -> None:
    a_success_came_to_light(table)
    table.step(2, Inspect(4))


def about_to_light(table: PlotTable) -> None:
    table.deals_plot((SPOTLIGHT, 1), (STRONG, 2))
    table.approves(0, 5)


LARGE: tuple[Story, ...] = (
    a_neighbour_was_overheard,
    about_to_overhear,
    a_spy_confided,
    somebody_takes_a_card,
    the_taken_opinion_is_sealed,
    one_opinion_of_two_is_sealed,
    somebody_is_in_the_light,
    a_fail_came_to_light,
    a_success_came_to_light,
    both_cards_were_seen,
    about_to_light,
)


def words(story: Story) -> str:
    return story.__name__.replace("_", " ")


BLIND = pytest.mark.parametrize("blind_spies", [False, True], ids=["sighted", "blind"])


@pytest.mark.rule("P2", "P6", "P10", "P13", "P14", "P-12", "P-13")
@BLIND
@pytest.mark.parametrize("viewer", [0, 1, 3, 4, None])
@pytest.mark.parametrize("story", SMALL, ids=words)
def test_with_plot_cards_a_viewer_imagines_every_world_it_cannot_rule_out(
    story: Story, viewer: Viewer, blind_spies: bool
) -> None:
    check_support(told(story, 5, blind_spies=blind_spies), viewer)


@pytest.mark.rule("P6", "P9", "P11", "P12", "P16", "P17", "P-9", "P-11")
@BLIND
@pytest.mark.parametrize("viewer", [1, 5, None])
@pytest.mark.parametrize("story", LARGE, ids=words)
def test_and_at_a_large_table(story: Story, viewer: Viewer, blind_spies: bool) -> None:
    check_support(told(story, 7, blind_spies=blind_spies), viewer)


@pytest.mark.rule("P9", "P-9", "P-16", "R20")
def test_a_blind_spy_who_looked_knows_one_more_card() -> None:
    table = plotted(7, spies=(3, 4, 6), blind_spies=True)
    table.draws_plot(OVERHEARD, STRONG)
    table.gives(OVERHEARD, 3)
    table.step(3, LookAt(4))
    assert {world.spies for world in imagined(table, 3, draws=300)} == {
        (0, 3, 4),
        (1, 3, 4),
        (2, 3, 4),
        (3, 4, 5),
        (3, 4, 6),
    }


@pytest.mark.rule("P14", "R14")
def test_who_saw_a_fail_knows_a_spy_and_that_the_others_need_not_be() -> None:
    table = plotted(5, (CLOSE_EYE, 1), spies=(3, 4))
    table.approves(0, 3)
    table.plays("SF")
    table.step(1, Inspect(3))
    assert {world.spies for world in imagined(table, 1, draws=300)} == {(0, 3), (2, 3), (3, 4)}
    assert {world.spies for world in imagined(table, 2, draws=300)} == {
        *((0, 1), (0, 3), (0, 4)),
        *((1, 3), (3, 4)),
    }
