"""What a viewer imagines is all that it can't rule out, and nothing that it can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random

import pytest
from oracle import worlds
from tables import FAIL, SUCCESS, Table, dealt

from complot.core.seats import CHANCE, Viewer
from complot.games.resistance.actions import Deal
from complot.games.resistance.facts import LOYAL, SPY
from complot.games.resistance.state import Resistance

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, 3, 4, None)

Story = Callable[[Table], None]
"""What happens at a table of five where 3 and 4 are spies and 0 leads."""


def told(story: Story, *, targeting: bool = False, blind_spies: bool = False) -> Table:
    table = dealt(5, spies=(3, 4), targeting=targeting, blind_spies=blind_spies)
    story(table)
    return table


def imagined(table: Table, viewer: Viewer, draws: int) -> Counter[Resistance]:
    rng = Random(f"{viewer} imagines")
    known, seen = table.knowledge(viewer), table.sees(viewer)
    return Counter(table.game.imagine(known, seen, rng) for _ in range(draws))


def check_support(table: Table, viewer: Viewer) -> None:
    """Each possible world comes up, the true one among them, and no other does."""
    possible = set(worlds(table, viewer))
    assert table.state in possible
    assert set(imagined(table, viewer, draws=1000 + 60 * len(possible))) == possible


def check_posterior(table: Table, viewer: Viewer, *, draws: int = 6000) -> None:
    """Each world comes up as often as chance has it (a chi-square of five deviations)."""
    likely = worlds(table, viewer)
    drawn = imagined(table, viewer, draws)
    assert set(drawn) == set(likely)
    distance = sum(
        (drawn[state] - draws * chance) ** 2 / (draws * chance) for state, chance in likely.items()
    )
    freedom = len(likely) - 1
    assert distance <= freedom + 5 * sqrt(2 * freedom)


def nothing_yet(table: Table) -> None:
    """The first Leader has yet to name a team."""


def after_rejections(table: Table) -> None:
    table.rejects(2)


def team_named(table: Table) -> None:
    table.rejects()
    table.names(0, 3)


def vote_called(table: Table) -> None:
    table.proposes(0, 3)


def three_have_voted(table: Table) -> None:
    table.proposes(0, 3)
    table.votes("+- - ")


def all_but_one_have_voted(table: Table) -> None:
    table.proposes(1, 4)
    table.votes("+-+- ")


def on_the_way(table: Table) -> None:
    table.approves(0, 3)


def a_spy_has_played(table: Table) -> None:
    table.approves(0, 3)
    table.step(3, FAIL)


def a_loyal_player_has_played(table: Table) -> None:
    table.approves(0, 3)
    table.step(0, SUCCESS)


def two_of_three_have_played(table: Table) -> None:
    table.sends(0, 1, cards="SS")
    table.approves(0, 3, 4)
    table.step(4, SUCCESS)
    table.step(0, SUCCESS)


def a_spy_failed_beside_a_loyal_player(table: Table) -> None:
    table.sends(0, 3, cards="SF")


def one_of_two_spies_failed(table: Table) -> None:
    table.sends(3, 4, cards="SF")


def both_spies_failed(table: Table) -> None:
    table.sends(3, 4, cards="FF")


def one_fail_on_a_team_of_three(table: Table) -> None:
    table.sends(0, 1, cards="SS")
    table.sends(1, 3, 4, cards="SSF")


def two_fails_on_a_team_of_three(table: Table) -> None:
    table.sends(0, 3, cards="SS")
    table.sends(2, 3, 4, cards="SFF")


def spies_who_hide(table: Table) -> None:
    table.sends(3, 4, cards="SS")


def two_failures_and_a_vote(table: Table) -> None:
    table.sends(1, 3, cards="SF")
    table.sends(0, 2, 4, cards="SSF")
    table.proposes(1, 4)
    table.votes("++  +")


def spies_won(table: Table) -> None:
    table.missions("F F F")


def nobody_dared(table: Table) -> None:
    table.rejects(5)


STORIES: tuple[Story, ...] = (
    nothing_yet,
    after_rejections,
    team_named,
    vote_called,
    three_have_voted,
    all_but_one_have_voted,
    on_the_way,
    a_spy_has_played,
    a_loyal_player_has_played,
    two_of_three_have_played,
    a_spy_failed_beside_a_loyal_player,
    one_of_two_spies_failed,
    both_spies_failed,
    one_fail_on_a_team_of_three,
    two_fails_on_a_team_of_three,
    spies_who_hide,
    two_failures_and_a_vote,
    spies_won,
    nobody_dared,
)


def mission_chosen(table: Table) -> None:
    table.rejects(mission=2)
    table.sends(3, 4, cards="SF", mission=3)


def mission_four_first(table: Table) -> None:
    table.sends(0, 3, 4, cards="SFS", mission=4)
    table.approves(0, 1, 4, mission=2)
    table.step(4, FAIL)


def vote_on_a_chosen_mission(table: Table) -> None:
    table.proposes(0, 4, mission=1)
    table.votes("++ +")


def chosen_missions_lost(table: Table) -> None:
    table.missions("3F 1F 4F")


TARGETED: tuple[Story, ...] = (
    nothing_yet,
    mission_chosen,
    mission_four_first,
    vote_on_a_chosen_mission,
    chosen_missions_lost,
)


def words(story: Story) -> str:
    return story.__name__.replace("_", " ")


@pytest.mark.rule("R7", "R9", "R11", "R14", "R-10", "R-11")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("story", STORIES, ids=words)
def test_a_viewer_imagines_every_world_it_cannot_rule_out(story: Story, viewer: Viewer) -> None:
    check_support(told(story), viewer)


@pytest.mark.rule("R20", "R14", "R-7", "R-11")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("story", STORIES, ids=words)
def test_at_a_table_of_blind_spies_too(story: Story, viewer: Viewer) -> None:
    check_support(told(story, blind_spies=True), viewer)


@pytest.mark.rule("R19", "R-6")
@pytest.mark.parametrize("blind_spies", [False, True], ids=["sighted", "blind"])
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("story", TARGETED, ids=words)
def test_and_where_the_leader_chooses_the_mission(
    story: Story, viewer: Viewer, blind_spies: bool
) -> None:
    check_support(told(story, targeting=True, blind_spies=blind_spies), viewer)


@pytest.mark.rule("R20", "R14", "R-7")
def test_a_blind_spy_who_played_success_knows_that_the_fail_was_the_others() -> None:
    table = dealt(5, spies=(3, 4), blind_spies=True)
    table.sends(3, 4, cards="SF")
    assert {world.spies for world in worlds(table, 3)} == {(3, 4)}
    assert {world.spies for world in imagined(table, 3, draws=500)} == {(3, 4)}


@pytest.mark.rule("R20", "R14", "R-7")
def test_a_blind_spy_who_failed_learns_nothing_from_one_fail() -> None:
    table = dealt(5, spies=(3, 4), blind_spies=True)
    table.sends(3, 4, cards="FS")
    anyone = {(0, 3), (1, 3), (2, 3), (3, 4)}
    assert {world.spies for world in worlds(table, 3)} == anyone
    assert {world.spies for world in imagined(table, 3, draws=500)} == anyone


def dealing(cards: str) -> Table:
    """A table where so many cards are dealt: S for a spy, R for Resistance."""
    table = Table(5)
    table.draws_leader(0)
    for card in cards:
        table.step(CHANCE, Deal(SPY if card == "S" else LOYAL))
    return table


@pytest.mark.rule("R5", "R7")
def test_before_the_draw_there_is_nothing_to_imagine() -> None:
    table = Table(5)
    for viewer in VIEWERS:
        assert set(worlds(table, viewer)) == {table.state}
        assert set(imagined(table, viewer, draws=20)) == {table.state}


@pytest.mark.rule("R7")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("cards", ["", "R", "S", "RS", "SSR", "RRS", "SRRS", "SRRR"])
def test_while_the_cards_are_dealt_the_others_cards_are_as_likely_as_the_shuffle_makes_them(
    cards: str, viewer: Viewer
) -> None:
    check_posterior(dealing(cards), viewer)


@pytest.mark.rule("R6", "R7", "R9")
@pytest.mark.parametrize("blind_spies", [False, True], ids=["sighted", "blind"])
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("story", [nothing_yet, after_rejections, vote_called], ids=words)
def test_before_the_first_mission_each_possible_deal_is_as_likely_as_the_next(
    story: Story, viewer: Viewer, blind_spies: bool
) -> None:
    table = told(story, blind_spies=blind_spies)
    likely = worlds(table, viewer)
    deals = 10 if viewer is None else 6 if viewer < 3 else 4 if blind_spies else 1
    assert len(likely) == deals
    assert len(set(likely.values())) == 1
    check_posterior(table, viewer)
