"""The sensible bot plays both sides by what it may know, and better than by chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from uprising_tables import (
    GOVERNMENT,
    GOVERNMENT_SEAT,
    REBEL_SEAT,
    RING,
    Table,
    begun,
    boxes,
    position,
    ring,
)

from complot.bots import BUDGET, Bot, RandomBot, Thought
from complot.core.contract import Action, Ending
from complot.core.seats import Seat
from complot.games import title
from complot.games.uprising import BOTS
from complot.games.uprising.actions import (
    CAPTURE,
    DECLARE,
    KILL,
    At,
    Eliminate,
    EndTurn,
    HideInsurgent,
    HideSympathizer,
    Interrogate,
    LeaveGap,
    SetMarker,
    Transfer,
)
from complot.games.uprising.bot import SensibleBot
from complot.games.uprising.facts import REBEL
from complot.games.uprising.options import (
    EmptyJailbreak,
    HiddenSympathizersMove,
    JailbreakOverflow,
    NexusPlacement,
    TrackStep,
    TurnIntoNexus,
)
from complot.games.uprising.repression import Repression
from complot.games.uprising.strike import Strike, wins

SENSIBLE = SensibleBot()
RANDOM = RandomBot()


def thinks(table: Table, seed: int = 0) -> Thought:
    """What the bot does for the seat that is asked."""
    (seat,) = table.actors()
    return SENSIBLE(table.observation(seat), BUDGET, Random(seed))


def plays_turn(table: Table, seed: int = 0) -> list[Action]:
    """All that the bot does until it is somebody else's turn, or the game is over."""
    rng, (seat,) = Random(seed), table.actors()
    done = []
    while table.actors() == (seat,):
        action = SENSIBLE(table.observation(seat), BUDGET, rng).action
        table.step(seat, action)
        done.append(action)
        if isinstance(action, EndTurn):
            break
    return done


def play(rebel: Bot, government: Bot, seed: object, **options: Any) -> Table:
    """A whole game, or a match."""
    table, rng = Table(**options), Random(f"uprising {seed}")
    while actors := table.actors():
        (seat,) = actors
        bot = rebel if seat == table.state.rebel else government
        thought = bot(table.observation(seat), BUDGET, rng)
        for claim in thought.says:
            table.say(seat, claim)
        table.step(seat, thought.action)
    return table


def test_the_bot_for_newcomers_is_the_sensible_one() -> None:
    assert list(BOTS) == ["sensible"]
    assert list(title("uprising").bots) == ["sensible", "random"]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"track_step": TrackStep.NUMBER},
        {"hidden_sympathizers_move": HiddenSympathizersMove.NO},
        {"nexus_placement": NexusPlacement.OWN_TURN},
        {"empty_jailbreak": EmptyJailbreak.NOTHING},
        {"jailbreak_overflow": JailbreakOverflow.FREE},
        {"turn_into_nexus": TurnIntoNexus.YES},
        {"turn_cap": 25},
        {"numbers": 13},
        {"ruthless": True},
        {"match": True},
    ],
    ids=lambda options: "-".join(options) or "base",
)
def test_it_plays_whole_games_with_every_option(options: dict[str, object]) -> None:
    """A choice that isn't legal would be refused."""
    assert play(SENSIBLE, SENSIBLE, options, **options).ending() is not None


@pytest.mark.parametrize("options", [{}, {"numbers": 14}, {"match": True}])
def test_it_copes_with_whatever_the_other_side_does(options: dict[str, object]) -> None:
    for seed in range(2):
        assert play(SENSIBLE, RANDOM, seed, **options).ending() is not None
        assert play(RANDOM, SENSIBLE, seed, **options).ending() is not None


def test_either_side_beats_one_that_chooses_at_random() -> None:
    games = 8
    rebel = [play(SENSIBLE, RANDOM, seed).returns() for seed in range(games)]
    government = [play(RANDOM, SENSIBLE, seed).returns() for seed in range(games)]
    assert rebel.count((1, -1)) >= games - 1
    assert government.count((-1, 1)) >= games - 1


def test_either_side_wins_when_both_are_sensible() -> None:
    won = [play(SENSIBLE, SENSIBLE, seed).returns() for seed in range(5)]
    assert {(1, -1), (-1, 1)} <= set(won)


def test_the_same_observation_budget_and_numbers_give_the_same_thought() -> None:
    table = begun()
    for _ in range(30):
        (seat,) = table.actors()
        thought = thinks(table, 7)
        assert thought == thinks(table, 7)
        table.step(seat, thought.action)


@pytest.mark.rule("U11")
def test_the_government_never_reads_a_box() -> None:
    """Whatever the counters stand for: what it sees being the same, it thinks the same."""
    others = (boxes((1, 14, 20, 21, 26), (2, 6, 7, 8, 9, 10, 15, 16)), boxes())
    tables = []
    for hidden in others:
        table = Table()
        table.act(REBEL_SEAT, [*hidden, *ring()])
        table.step(GOVERNMENT_SEAT, LeaveGap("f7"))
        table.does(SetMarker(0), EndTurn())
        tables.append(table)
    one, other = tables
    assert one.state != other.state
    assert one.observation(GOVERNMENT_SEAT) == other.observation(GOVERNMENT_SEAT)
    for seed in range(5):
        assert thinks(one, seed) == thinks(other, seed)


def test_a_small_budget_still_gives_a_choice() -> None:
    table = begun()
    for _ in range(12):
        (seat,) = table.actors()
        table.step(seat, SENSIBLE(table.observation(seat), 1, Random(1)).action)


@pytest.mark.rule("U16", "U17")
def test_it_proposes_a_different_set_up_each_time() -> None:
    """Boxes and places vary; some but not all of the Insurgents stand on the rim."""
    seen = set()
    for seed in range(6):
        table = Table()
        plays_turn(table, seed)
        state = table.state
        assert 1 <= state.insurgents_on_map.bit_count() <= 4
        seen.add((state.display.insurgents, state.display.sympathizers, state.board.spots))
    assert len(seen) == 6


@pytest.mark.rule("U16")
def test_any_box_may_hold_an_insurgent() -> None:
    found = {HideInsurgent: set[int](), HideSympathizer: set[int]()}
    for seed in range(30):
        table, rng = Table(), Random(seed)
        for _ in range(13):
            action = SENSIBLE(table.observation(REBEL_SEAT), BUDGET, rng).action
            assert isinstance(action, HideInsurgent | HideSympathizer)
            found[type(action)].add(action.number)
            table.step(REBEL_SEAT, action)
    assert all(len(numbers) >= 24 for numbers in found.values())


@pytest.mark.rule("U30", "U51")
def test_the_rebel_takes_a_win_when_one_is_there() -> None:
    """Two Agents beside a hidden Insurgent, two actions."""
    table = position("e5 I1, e6 D14, e4 A, f5 A", left=2, space=2)
    done = plays_turn(table)
    assert done == [DECLARE, Eliminate("e5", "e4"), Eliminate("e5", "f5")]
    assert table.ending() == Ending(REBEL, "no_agents")


@pytest.mark.rule("U29", "U30", "U32")
def test_the_rebel_comes_beside_the_agents_and_wins() -> None:
    """One Insurgent goes from Agent to Agent along its group: a move and an elimination each."""
    table = position("c3 I1, d4 S6, e5 S7, f7 S8, e6 S9, g7 A, b2 A", left=5)
    assert wins(table.state, 4)
    done = plays_turn(table)
    assert DECLARE in done
    assert table.ending() == Ending(REBEL, "no_agents")


@pytest.mark.rule("U26", "U30")
def test_the_rebel_builds_a_bridge_before_he_declares() -> None:
    """The only Agent is three hexes from the group: counters are placed on the way."""
    table = position("a1 I1, a2 D14, e4 A", left=5, held="D15 D16 D17")
    assert Strike(table.state, 5).cost <= 5
    done = plays_turn(table)
    assert done.index(DECLARE) > 0
    assert table.ending() == Ending(REBEL, "no_agents")


@pytest.mark.rule("U23", "U51")
def test_the_rebel_asks_for_no_more_actions_than_win() -> None:
    table = position("e5 I1, e6 D14, e4 A, d4 A", left=None, space=5)
    assert thinks(table).action == SetMarker(2)


@pytest.mark.rule("U32")
def test_the_rebel_keeps_quiet_while_he_can_eliminate_nobody() -> None:
    table = position(
        "a1 I1, a2 S6, a3 D14, h5 A, h6 A, h7 A, i5 A, i6 A", left=3, held="I2 D15 D16"
    )
    assert DECLARE not in plays_turn(table)


@pytest.mark.rule("U41", "U42")
def test_the_rebel_frees_captives_from_the_nexus() -> None:
    table = position(
        "f7 I1, f8 S6, f9 D14, g8 D15, f10 I2, a1 A, a6 A, k1 A, k6 A, f1 A", left=1, captives=2
    )
    done = plays_turn(table)
    assert At("f6") in done
    assert not table.state.captives
    assert not table.sees(REBEL_SEAT).doomed


@pytest.mark.rule("U-23")
def test_the_rebel_does_not_send_his_only_insurgent_where_he_is_doomed() -> None:
    """Nothing on the map could hide the freed: to free them would lose the game."""
    table = position("f7 I1, f8 S6, f9 S7, a1 A, a6 A, k1 A, k6 A, f1 A", left=1, captives=3)
    done = plays_turn(table)
    assert not (Transfer("f7") in done and At("f6") in done)
    assert not table.sees(REBEL_SEAT).doomed


@pytest.mark.rule("U34", "U52")
def test_the_government_interrogates_an_insurgent_that_it_sees() -> None:
    table = position("e5 i, e6 D14, f5 A, a1 S6", side=GOVERNMENT, left=1)
    assert thinks(table).action == Interrogate("f5", "e5")


@pytest.mark.rule("U34")
def test_the_government_captures_but_kills_where_a_jailbreak_looms() -> None:
    """A second captive is worth a jailbreak: it is killed if Rebels are near the Nexus."""
    far = position("a1 i, a2 D14, b1 A, k6 I3", side=GOVERNMENT, left=2, held="D15")
    far.does(Interrogate("b1", "a1"))
    assert thinks(far).action == CAPTURE
    near = position(
        "a1 i, a2 D14, b1 A, f8 I3, f9 D16", side=GOVERNMENT, left=2, held="D15", captives=1
    )
    near.does(Interrogate("b1", "a1"))
    assert thinks(near).action == KILL


@pytest.mark.rule("U13", "U17")
def test_the_government_reckons_with_what_the_rules_let_it_conclude() -> None:
    """Of the eight at least one is an Insurgent, and none of them is sure to be one."""
    table = begun()
    table.does(SetMarker(0), EndTurn())
    mind = Repression(table.observation(GOVERNMENT_SEAT), 10 * BUDGET, Random(1))
    assert all(0 < odds < 1 for odds in mind.odds.values())
    assert 1 <= sum(mind.odds.values()) < 4


def test_it_says_something_now_and_then() -> None:
    said: set[Seat] = set()
    table = begun()
    for seed in range(60):
        said |= {REBEL_SEAT} if thinks(table, seed).says else set()
    table.does(SetMarker(0), EndTurn())
    for seed in range(60):
        said |= {GOVERNMENT_SEAT} if thinks(table, seed).says else set()
    assert said == {REBEL_SEAT, GOVERNMENT_SEAT}


def believed(table: Table, seat: Seat) -> dict[tuple[int, str], int]:
    """How likely this player takes each number on the map to be what."""
    held = SENSIBLE.believes(table.observation(seat), Random(0))
    return {(each.of, each.what): each.odds for each in held}


@pytest.mark.rule("U13", "U17")
def test_the_government_believes_of_every_counter_on_the_map_what_it_can_count() -> None:
    table = begun()
    table.step(REBEL_SEAT, SetMarker(0))
    table.step(REBEL_SEAT, EndTurn())
    held = believed(table, GOVERNMENT_SEAT)
    assert {number for number, _ in held} == {number for number, _ in RING}
    insurgents = [odds for (_, what), odds in held.items() if what == "insurgent"]
    assert 100 <= sum(insurgents) <= 500, "one at least is on the rim, and five there are"
    assert believed(table, REBEL_SEAT) == {}, "who knows has nothing to believe"
    table.step(GOVERNMENT_SEAT, SetMarker(0))
    assert believed(table, GOVERNMENT_SEAT) == {}, "it says so when its turn begins"
    assert SENSIBLE.believes(table.observation(GOVERNMENT_SEAT), Random(0)) == ()
