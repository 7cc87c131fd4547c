"""What a viewer imagines is all that it can't rule out, and nothing that it can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random

import pytest
from secret_oracle import worlds
from secret_tables import (
    ACCEPT,
    ASSASSIN,
    CIA,
    DETECTIVE,
    DIPLOMAT,
    DOUBLE_AGENT,
    HIPPIE,
    JOURNALIST,
    LETTERS,
    PASS,
    POLITICIAN,
    PSYCHIATRIST,
    SCIENTIST,
    TAKE,
    Table,
    dealt,
    watched,
)

from complot.core.seats import CHANCE, Viewer
from complot.games.secrets.actions import (
    Choose,
    DealToken,
    DrawFirst,
    Exchange,
    Investigate,
    InvestigateCentre,
    Shoot,
    Support,
    SwapWith,
)
from complot.games.secrets.options import MemoryAid
from complot.games.secrets.state import Secrets

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, 3, None)

Story = Callable[[Table], None]
"""What happens at a table of four, dealt CIA, KGB, CIA, KGB and a Hippie in the centre."""


def imagined(table: Table, viewer: Viewer, draws: int) -> Counter[Secrets]:
    rng = Random(f"{viewer} imagines")
    known, seen = table.knowledge(viewer), table.sees(viewer)
    return Counter(table.game.imagine(known, seen, rng) for _ in range(draws))


def check_support(table: Table, viewer: Viewer) -> None:
    """Each possible world comes up, the true one among them, and no other does."""
    possible = set(worlds(table, viewer))
    assert table.state in possible
    assert set(imagined(table, viewer, draws=200 + 14 * len(possible))) == possible


def check_posterior(table: Table, viewer: Viewer) -> None:
    """Each world comes up as often as chance has it (a chi-square of five deviations)."""
    likely = worlds(table, viewer)
    draws = 3000 + 14 * len(likely)
    drawn = imagined(table, viewer, draws)
    assert set(drawn) == set(likely)
    distance = sum(
        (drawn[state] - draws * chance) ** 2 / (draws * chance) for state, chance in likely.items()
    )
    freedom = len(likely) - 1
    assert distance <= freedom + 5 * sqrt(2 * freedom)


def nothing_yet(table: Table) -> None:
    """The first cards are to be drawn."""


def card_chosen(table: Table) -> None:
    table.shows(SCIENTIST, DETECTIVE)
    table.step(0, Choose(DETECTIVE))


def card_offered(table: Table) -> None:
    table.shows(SCIENTIST, DETECTIVE)
    table.offers(SCIENTIST, to=2)


def detective(table: Table) -> None:
    table.gives(DETECTIVE, 2)
    table.step(2, Investigate(0))


def detective_in_the_centre(table: Table) -> None:
    table.gives(DETECTIVE, 1)
    table.step(1, InvestigateCentre())


def psychiatrist(table: Table) -> None:
    table.gives(PSYCHIATRIST, 3)
    table.step(3, Exchange((0, 1)))


def double_agent(table: Table) -> None:
    table.gives(DOUBLE_AGENT, 1)


def politician(table: Table) -> None:
    table.gives(POLITICIAN, 1)
    table.step(1, Support(0))


def journalist(table: Table) -> None:
    table.gives(JOURNALIST, 3)


def diplomat_asked(table: Table) -> None:
    table.gives(DIPLOMAT, 2)


def diplomat(table: Table) -> None:
    table.gives(DIPLOMAT, 2)
    table.step(2, SwapWith(3))


def bullet_drawn(table: Table) -> None:
    table.gives(ASSASSIN, 1)
    table.loads(-2)


def bullets_given(table: Table) -> None:
    for owner, value, target in ((1, -2, 0), (2, 0, 0), (3, -1, 1)):
        table.gives(ASSASSIN, owner)
        table.loads(value)
        table.step(owner, Shoot(target))


def diplomat_and_a_look_after_it(table: Table) -> None:
    diplomat(table)
    table.gives(DETECTIVE, 0)
    table.step(0, Investigate(1))


def two_diplomats(table: Table) -> None:
    diplomat(table)
    table.gives(DIPLOMAT, 1)
    table.step(1, SwapWith(2))


def three_diplomats_and_a_psychiatrist(table: Table) -> None:
    two_diplomats(table)
    psychiatrist(table)
    table.gives(DIPLOMAT, 0)
    table.step(0, SwapWith(1))


def diplomat_journalist_double_agent(table: Table) -> None:
    diplomat(table)
    table.gives(JOURNALIST, 1)
    table.gives(DOUBLE_AGENT, 0)


def diplomat_undone_by_a_diplomat(table: Table) -> None:
    diplomat(table)
    table.gives(DIPLOMAT, 2)
    table.step(2, SwapWith(3))


STORIES: tuple[Story, ...] = (
    nothing_yet,
    card_chosen,
    card_offered,
    detective,
    detective_in_the_centre,
    psychiatrist,
    double_agent,
    politician,
    journalist,
    diplomat_asked,
    diplomat,
    bullet_drawn,
    bullets_given,
    diplomat_and_a_look_after_it,
    two_diplomats,
    three_diplomats_and_a_psychiatrist,
    diplomat_journalist_double_agent,
    diplomat_undone_by_a_diplomat,
)

ONLY_CHANCE_HIDES: tuple[Story, ...] = (
    nothing_yet,
    detective,
    psychiatrist,
    double_agent,
    politician,
    journalist,
    diplomat_asked,
    bullet_drawn,
    bullets_given,
)


def words(story: Story) -> str:
    return story.__name__.replace("_", " ")


@pytest.mark.rule("S12", "S15", "S22", "S23", "S24", "S25", "S26", "S27", "S29", "S-13")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("story", STORIES, ids=words)
def test_a_viewer_imagines_every_world_it_cannot_rule_out(story: Story, viewer: Viewer) -> None:
    table = dealt()
    story(table)
    check_support(table, viewer)


@pytest.mark.rule("S-13")
@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("story", [nothing_yet, detective, two_diplomats], ids=words)
def test_without_a_memory_aid_too(story: Story, viewer: Viewer) -> None:
    table = dealt(memory_aid=MemoryAid.OFF)
    story(table)
    check_support(table, viewer)


@pytest.mark.rule("S7", "S9", "S12", "S29")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("story", ONLY_CHANCE_HIDES, ids=words)
def test_where_only_chance_hides_the_worlds_are_as_likely_as_chance_makes_them(
    story: Story, viewer: Viewer
) -> None:
    table = dealt()
    story(table)
    check_posterior(table, viewer)


@pytest.mark.rule("S26")
@pytest.mark.parametrize("viewer", [0, 3, None])
def test_either_neighbour_of_a_diplomat_is_as_likely(viewer: Viewer) -> None:
    table = dealt()
    diplomat_and_a_look_after_it(table)
    check_posterior(table, viewer)


@pytest.mark.rule("S-3")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("interrupt", [None, PASS, TAKE])
def test_a_sealed_answer_may_be_either(viewer: Viewer, interrupt: object) -> None:
    table = watched()
    table.shows(DETECTIVE, JOURNALIST)
    table.offers(DETECTIVE, to=1)
    table.step(1, ACCEPT)
    if interrupt is not None:
        table.step(0, PASS if interrupt == PASS else TAKE)
    check_support(table, viewer)


@pytest.mark.rule("S7")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("tokens", ["", "C", "HK", "KCK", "CKCK"])
def test_while_tokens_are_dealt_nobody_knows_any(tokens: str, viewer: Viewer) -> None:
    table = Table(4)
    table.step(CHANCE, DrawFirst(0))
    for letter in tokens:
        table.step(CHANCE, DealToken(LETTERS[letter]))
    check_posterior(table, viewer)


@pytest.mark.rule("S26", "S-13")
def test_who_sees_a_neighbour_after_a_diplomat_knows_which_one_it_was() -> None:
    """The centre was a Hippie, the only one: who finds it at 1 knows that it isn't at 3."""
    table = dealt()
    table.gives(DIPLOMAT, 2)
    table.step(2, SwapWith(1))
    assert {state.tokens.index(HIPPIE) for state in imagined(table, 0, 200)} == {1, 3}
    table.gives(DETECTIVE, 0)
    table.step(0, Investigate(1))
    assert {state.tokens.index(HIPPIE) for state in imagined(table, 0, 200)} == {1}
    assert {state.tokens.index(HIPPIE) for state in imagined(table, 3, 200)} == {1, 3}


@pytest.mark.rule("S23", "S-13")
def test_a_double_agent_knows_both_tokens_and_the_others_neither() -> None:
    table = dealt()
    double_agent(table)
    for state in imagined(table, 1, 100):
        assert (state.tokens[1], state.tokens[4]) == (HIPPIE, LETTERS["K"])
    assert {state.tokens[1] for state in imagined(table, 0, 300)} == set(LETTERS.values())


@pytest.mark.rule("S25", "S13")
def test_the_owner_of_a_shown_token_knows_what_it_knew() -> None:
    table = dealt()
    psychiatrist(table)
    table.gives(JOURNALIST, 0)
    assert len({state.tokens[0] for state in imagined(table, 0, 300)}) == 3
    assert {state.tokens[0] for state in imagined(table, 2, 100)} == {LETTERS["K"]}
    assert {state.tokens[1] for state in imagined(table, 0, 100)} == {CIA}
