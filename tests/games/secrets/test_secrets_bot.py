"""The sensible bot plays by what it may know, and better than by chance."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest
from secret_tables import (
    ASSASSIN,
    CIA,
    DETECTIVE,
    DIPLOMAT,
    JOURNALIST,
    KGB,
    PSYCHIATRIST,
    SCIENTIST,
    Table,
    dealt,
    watched,
)

from complot.bots import BUDGET, RandomBot, Thought
from complot.core.seats import Seat
from complot.games.secrets import BOTS
from complot.games.secrets.actions import Answer, Exchange, Investigate, Offer, Shoot, SwapWith
from complot.games.secrets.bot import Mind, SensibleBot
from complot.games.secrets.options import Bottom, MemoryAid, ThirdScientist, UnTie

SENSIBLE = SensibleBot()


def thinks(table: Table, seat: Seat, seed: int = 0) -> Thought:
    return SENSIBLE(table.observation(seat), BUDGET, Random(seed))


def play(table: Table, sensible: set[Seat], rng: Random) -> None:
    """The rest of a game in which some are sensible and the others choose at random."""
    seed = rng.randbytes(32)
    table.deal(seed)
    while actors := table.actors():
        seat = actors[0]
        bot = SENSIBLE if seat in sensible else RandomBot()
        thought = bot(table.observation(seat), BUDGET, rng)
        for claim in thought.says:
            table.say(seat, claim)
        table.step(seat, thought.action)
        table.deal(seed)


def test_the_bot_for_newcomers_is_the_sensible_one() -> None:
    assert list(BOTS) == ["sensible"]


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"memory_aid": MemoryAid.OFF, "bottom": Bottom.SHUFFLED},
        {"un_tie": UnTie.KEEP, "third_scientist": ThirdScientist.LITERAL},
    ],
    ids=["base", "forgetful", "literal"],
)
def test_it_plays_whole_games_at_every_table(players: int, options: dict[str, object]) -> None:
    for seed in range(2):
        table = Table(players, **options)
        play(table, set(range(players)), Random(f"{players} {seed}"))
        assert table.ending() is not None


@pytest.mark.parametrize("players", [4, 6, 8])
def test_it_wins_more_than_those_who_choose_at_random(players: int) -> None:
    """In mixed tables, by more than the 95% interval of the difference."""
    won = {True: 0, False: 0}
    games = 120
    for number in range(games):
        rng = Random(f"mixed {players} {number}")
        sensible = set(rng.sample(range(players), players // 2))
        table = Table(players)
        play(table, sensible, rng)
        for seat, result in enumerate(table.returns() or ()):
            won[seat in sensible] += result == 1
    seats = games * players // 2
    better, worse = won[True] / seats, won[False] / seats
    error = sqrt((better * (1 - better) + worse * (1 - worse)) / seats)
    assert better - worse > 1.96 * error, (better, worse)


def test_the_same_observation_budget_and_numbers_give_the_same_thought() -> None:
    table = watched()
    table.shows(DETECTIVE, JOURNALIST)
    assert thinks(table, 3, 5) == thinks(table, 3, 5)


def test_it_thinks_from_its_observation_alone() -> None:
    """Two worlds that a seat can't tell apart get the same thought from it."""
    one, other = dealt("CKCKH"), dealt("CHKCK")
    for table in (one, other):
        table.gives(PSYCHIATRIST, 3)
        table.step(3, Exchange((1, 2)))
        table.gives(DETECTIVE, 0)
    assert thinks(one, 0) == thinks(other, 0)


def test_a_small_budget_still_gives_a_choice() -> None:
    table = dealt()
    table.shows(DETECTIVE, SCIENTIST)
    thought = SENSIBLE(table.observation(0), 1, Random(1))
    assert thought.action in table.may(0)


@pytest.mark.rule("S29")
def test_a_bullet_goes_to_one_it_knows_for_the_other_side() -> None:
    table = dealt("CKCKH")
    table.gives(JOURNALIST, 1)
    table.gives(ASSASSIN, 0)
    table.loads(-3)
    assert thinks(table, 0).action == Shoot(1)


@pytest.mark.rule("S26")
def test_a_diplomat_recruits_from_the_centre() -> None:
    """The centre is CIA like 0; the neighbour 1, who has points, is KGB."""
    table = dealt("CKKHC")
    table.fills((JOURNALIST, 1), (SCIENTIST, 1))
    table.gives(DIPLOMAT, 0)
    assert thinks(table, 0).action == SwapWith(1)


@pytest.mark.rule("S16", "S34")
def test_good_cards_are_accepted_and_bad_ones_refused() -> None:
    for cards, accept in (((SCIENTIST, JOURNALIST), True), ((DETECTIVE, PSYCHIATRIST), False)):
        table = dealt("CKCKH")
        table.gives(JOURNALIST, 1)  # 0 has seen that 1, who offers next, is KGB
        table.shows(*cards)
        table.offers(cards[0], to=0)
        assert thinks(table, 0).action == Answer(accept)


@pytest.mark.rule("S16", "S34")
def test_a_bad_card_is_offered_to_the_other_side() -> None:
    table = dealt("CKCKH", first=3)
    table.gives(JOURNALIST, 1)
    table.shows(DETECTIVE, PSYCHIATRIST)
    table.step(0, thinks(table, 0).action)
    assert thinks(table, 0).action == Offer(1)


@pytest.mark.rule("S27")
def test_a_detective_looks_where_one_knows_least() -> None:
    table = dealt("CKCKH")
    table.gives(PSYCHIATRIST, 3)
    table.step(3, Exchange((0, 1)))  # now 0 doesn't know what it is
    table.gives(DETECTIVE, 0)
    assert thinks(table, 0).action == Investigate(0)


def test_it_counts_on_what_it_has_seen() -> None:
    table = dealt("CKCKH")
    table.gives(JOURNALIST, 1)
    mind = Mind(table.observation(0), BUDGET, Random(1))
    assert set(mind.belief(0)) == {CIA}
    assert set(mind.belief(1)) == {KGB}
    assert len(mind.belief(2)) == 3


def believed(table: Table, seat: Seat) -> dict[tuple[int, str], int]:
    """How likely this player takes each token, the centre's last, to be what."""
    held = SENSIBLE.believes(table.observation(seat), Random(0))
    return {(each.of, each.what): each.odds for each in held}


@pytest.mark.rule("S6", "S9", "S12")
def test_a_bot_believes_of_tokens_what_can_be_counted() -> None:
    """Of five tokens, two CIA, two KGB and a Hippie, it has seen one: its own, CIA."""
    held = believed(dealt("CKCKH"), 0)
    others = {"cia": 25, "kgb": 50, "hippie": 25}
    expected = {(place, what): odds for place in range(1, 5) for what, odds in others.items()}
    assert held == expected | {(0, "cia"): 100, (0, "kgb"): 0, (0, "hippie"): 0}


@pytest.mark.rule("S26", "S-13")
def test_a_bot_believes_that_either_neighbour_of_a_diplomat_was_swapped_unless_it_chose() -> None:
    table = dealt("CKCKH")
    table.shows(DIPLOMAT, SCIENTIST)
    table.offers(DIPLOMAT, to=2)
    table.accepts()
    table.step(2, SwapWith(1))
    mine = believed(table, 2)
    assert mine[1, "hippie"] == 100, "the centre's token was shown, and 2 knows where it went"
    theirs = believed(table, 0)
    assert (theirs[1, "hippie"], theirs[3, "hippie"], theirs[4, "hippie"]) == (50, 50, 0)
