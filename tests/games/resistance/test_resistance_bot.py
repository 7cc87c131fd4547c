"""The sensible bot: lawful, pure, blind to what it may not see, right in its sums, and useful."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import isclose, prod
from random import Random

import pytest
from dice import RANDOM, SENSIBLE, choices, play, thought
from recount import SPIES, TEAM_SIZES, fails_needed
from tables import APPROVE, CALL, FAIL, MISSIONS, PLAYERS, REJECT, SUCCESS, Table, dealt

from complot.bots import Believer, Bot
from complot.core.belief import Belief
from complot.core.chance import seed_of
from complot.core.contract import Action
from complot.core.match import Observation
from complot.core.seats import Seat
from complot.games.resistance.actions import Propose, Target
from complot.games.resistance.beliefs import LOYAL_APPROVES, SABOTAGE, SPY_APPROVES, Beliefs
from complot.games.resistance.claims import Accuse, Advise, IAm, TakeMe
from complot.games.resistance.facts import LOYAL, SPY
from complot.games.resistance.views import View

MIXES = [(targeting, blind) for targeting in (False, True) for blind in (False, True)]


def resistance_wins(games: int, *, resistance: Bot, spies: Bot, players: int = 5) -> float:
    """The share of games that the Resistance wins."""
    won = 0
    for seed in range(games):
        ending = play(Table(players), seed, resistance=resistance, spies=spies).ending()
        assert ending is not None
        won += ending.side == "resistance"
    return won / games


@pytest.mark.parametrize(("targeting", "blind"), MIXES)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_bot_plays_by_the_rules_with_its_kind_and_with_anyone(
    players: int, targeting: bool, blind: bool
) -> None:
    for seed, other in enumerate((SENSIBLE, RANDOM)):
        for sides in ({"resistance": other}, {"spies": other}):
            table = Table(players, targeting=targeting, blind_spies=blind)
            assert play(table, seed, **sides).ending() is not None


@pytest.mark.parametrize(("targeting", "blind"), MIXES)
def test_the_same_observation_and_dice_give_the_same_thought(targeting: bool, blind: bool) -> None:
    """And it looks at nothing else: in a world that it can't tell from this it thinks alike."""
    table = Table(7, targeting=targeting, blind_spies=blind)
    table.deal(seed_of(7))
    rng = Random(7)
    elsewhere = 0
    while table.actors():
        seat = rng.choice(table.actors())
        observation, seed = table.observation(seat), rng.randrange(1000)
        first = SENSIBLE(observation, 1, Random(seed))
        assert SENSIBLE(observation, 1, Random(seed)) == first
        world = table.game.imagine(table.knowledge(seat), observation.view, rng)
        seen: Observation[View] = Observation(
            seat, table.game.view(world, seat), observation.events, table.game.legal(world, seat)
        )
        assert SENSIBLE(seen, 1, Random(seed)) == first
        elsewhere += world != table.state
        table.step(seat, rng.choice(table.may(seat)))
    assert elsewhere > 10


def posterior(table: Table, seat: Seat) -> dict[tuple[Seat, ...], float]:
    """Bayes by brute force: every deal, every card each spy may have played, every vote."""
    view = table.sees(seat)
    reports = [space.report for space in view.board if space.report]
    likely: dict[tuple[Seat, ...], float] = {}
    for spies in combinations(range(table.seats), SPIES[table.seats]):
        if seat in spies:
            continue
        chance = 1.0
        for report in reports:
            on_team = [member for member in report.team if member in spies]
            chance *= sum(
                prod(SABOTAGE if fails else 1 - SABOTAGE for fails in cards)
                for cards in product((False, True), repeat=len(on_team))
                if sum(cards) == report.fails
            )
        for proposal in view.proposals:
            if proposal.attempt == 5:  # nearly everyone approves the last: it tells nothing
                continue
            for voter, vote in enumerate(proposal.votes):
                if voter in spies:
                    approves = SPY_APPROVES[any(member in spies for member in proposal.team)]
                else:
                    approves = LOYAL_APPROVES[voter in proposal.team]
                chance *= approves if vote else 1 - approves
        likely[spies] = chance
    total = sum(likely.values())
    return {spies: chance / total for spies, chance in likely.items()}


@pytest.mark.rule("R6", "R14", "R15")
@pytest.mark.parametrize("players", [5, 7, 10])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_loyal_bots_beliefs_are_those_of_bayes(players: int, seed: int) -> None:
    table = Table(players)
    table.deal(seed_of(seed))
    rng = Random(seed)
    loyal = next(seat for seat in range(players) if table.sees(seat).role is not SPY)
    checked = 0
    while table.actors():
        if len(table.log) % 5 == 0:
            compare(table, loyal)
            checked += 1
        seat = table.actors()[0]
        legal = table.may(seat)
        ballot = APPROVE if rng.random() < 0.6 else REJECT
        table.step(seat, ballot if ballot in legal else rng.choice(legal))
    assert checked > 5


def compare(table: Table, seat: Seat) -> None:
    beliefs = Beliefs(table.knowledge(seat), table.sees(seat).proposals)
    likely = posterior(table, seat)
    for other in range(table.seats):
        share = sum(chance for spies, chance in likely.items() if other in spies)
        assert isclose(beliefs.spy(other), share, abs_tol=1e-9)
    for mission in MISSIONS:
        fatal = fails_needed(table.seats, mission)
        team = tuple(range(1, 1 + TEAM_SIZES[table.seats][mission - 1]))
        safe = sum(c for spies, c in likely.items() if len(set(spies) & set(team)) < fatal)
        assert isclose(beliefs.safe(team, mission), safe, abs_tol=1e-9)


@pytest.mark.rule("R6", "R7")
def test_before_the_first_vote_a_loyal_bot_suspects_all_others_alike() -> None:
    beliefs = Beliefs(dealt(5).knowledge(0), ())
    assert [round(beliefs.spy(seat), 9) for seat in range(5)] == [0, 0.5, 0.5, 0.5, 0.5]
    assert isclose(beliefs.safe((0, 1), 1), Fraction(3, 6))
    assert isclose(beliefs.safe((1, 2), 1), Fraction(1, 6))


@pytest.mark.rule("R12", "R-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_loyal_bot_approves_the_fifth_proposal_whatever_the_team(players: int) -> None:
    table = dealt(players)
    table.missions("F F")
    table.rejects(4)
    table.proposes(*range(players)[-TEAM_SIZES[players][2] :])
    loyal = range(players - SPIES[players])
    assert {vote for seat in loyal for vote in choices(table, seat, 5)} == {APPROVE}


def exposed() -> Table:
    """Both spies, 1 and 3, failed the first mission in front of everyone; 2 leads."""
    table = dealt(5, spies=(1, 3), leader=1)
    table.sends(1, 3, cards="FF")
    return table


def test_a_loyal_leader_leaves_known_spies_at_home() -> None:
    assert choices(exposed(), 2) == {Propose((0, 2, 4))}


def test_a_loyal_bot_refuses_a_team_with_a_known_spy_and_accuses_one() -> None:
    table = exposed()
    table.proposes(1, 2, 4)
    assert choices(table, 0) == choices(table, 2) == {REJECT}
    said = {claim for seed in range(200) for claim in thought(table, 0, seed).says}
    assert said == {Accuse(1), Accuse(3)}


def test_a_loyal_bot_approves_a_team_it_knows_to_be_clean() -> None:
    table = exposed()
    table.proposes(0, 2, 4)
    assert choices(table, 0) == choices(table, 4) == {APPROVE}


@pytest.mark.parametrize("players", PLAYERS)
def test_a_leader_goes_along(players: int) -> None:
    for leader in (0, players - 1):  # a loyal player and a spy
        for choice_ in choices(dealt(players, leader=leader), leader, 10):
            assert isinstance(choice_, Propose)
            assert leader in choice_.team


@pytest.mark.rule("R14", "R-4")
def test_a_loyal_bot_plays_success() -> None:
    table = dealt(5)
    table.approves(0, 4)
    assert choices(table, 0) == {SUCCESS}


@pytest.mark.rule("R2", "R15")
@pytest.mark.parametrize("score", ["S S", "F F", "S S F", "S F F", "S S F F"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_spies_fail_the_mission_that_decides_the_game(players: int, score: str) -> None:
    table = dealt(players)
    table.missions(score)
    mission = sum(table.score) + 1
    size = TEAM_SIZES[players][mission - 1]
    team = range(players)[-size:]
    spies = [seat for seat in team if table.sees(seat).role is SPY]
    table.approves(*team)
    fails = sum(choices(table, seat) == {FAIL} for seat in spies)
    assert fails == fails_needed(players, mission)


@pytest.mark.rule("R20")
def test_a_blind_spy_fails_the_deciding_mission_by_itself() -> None:
    table = dealt(5, spies=(3, 4), blind_spies=True)
    table.missions("S S")
    table.approves(0, 4)
    assert choices(table, 4) == {FAIL}


@pytest.mark.rule("R15")
def test_a_lone_spy_keeps_its_cover_where_one_fail_is_not_enough() -> None:
    table = dealt(7, spies=(4, 5, 6))
    table.missions("S F S")
    table.approves(0, 1, 2, 6)
    assert choices(table, 6) == {SUCCESS}


def test_a_spy_refuses_a_team_without_spies_that_would_win_the_game() -> None:
    table = dealt(5, spies=(3, 4))
    table.missions("S S")
    table.proposes(0, 1)
    assert choices(table, 3) == choices(table, 4) == {REJECT}


@pytest.mark.rule("R12", "R15")
@pytest.mark.parametrize(
    ("players", "score", "team", "vote"),
    [
        (5, "S S", (0, 1), REJECT),  # nobody to fail it: the game would be lost
        (5, "S S", (0, 4), APPROVE),
        (5, "F F", (0, 1), APPROVE),  # the next one will do
        (5, "S F", (0, 1), APPROVE),
        (7, "S F S", (0, 1, 2, 6), REJECT),  # one spy where it takes two
        (7, "S F S", (0, 1, 5, 6), APPROVE),
    ],
)
def test_on_the_fifth_proposal_a_spy_shows_itself_only_if_the_team_would_win(
    players: int, score: str, team: tuple[Seat, ...], vote: Action
) -> None:
    table = dealt(players)
    table.missions(score)
    table.rejects(4)
    table.proposes(*team)
    assert choices(table, players - 1) == {vote}


def test_of_two_spies_on_a_mission_only_one_ever_fails_it() -> None:
    table = dealt(5, spies=(3, 4))
    table.missions("S")
    table.approves(0, 3, 4)
    assert sorted(FAIL in choices(table, seat) for seat in (3, 4)) == [False, True]


def test_a_loyal_bot_would_rather_go_itself() -> None:
    table = dealt(5)
    table.proposes(1, 2)
    assert choices(table, 0) == {REJECT}
    assert choices(table, 1) == choices(table, 2) == {APPROVE}


def test_a_spy_votes_like_the_loyal_player_it_pretends_to_be() -> None:
    table = dealt(5, spies=(3, 4))
    table.proposes(1, 3)
    assert choices(table, 3) == {APPROVE}
    assert choices(table, 4) == {REJECT}


def test_an_exposed_spy_goes_by_what_everyone_can_see() -> None:
    table = exposed()
    table.proposes(0, 2, 4)
    assert choices(table, 1) == choices(table, 3) == {APPROVE}


def test_a_bot_speaks_now_and_then_and_a_spy_says_what_a_loyal_player_would() -> None:
    table = dealt(5, spies=(3, 4))
    table.proposes(1, 3)
    for seat, words in (
        (1, {Advise(True), IAm(LOYAL)}),
        (3, {Advise(True), IAm(LOYAL)}),
        (0, {Advise(False), TakeMe()}),
        (4, {Advise(False), TakeMe()}),
    ):
        spoken = [thought(table, seat, seed).says for seed in range(300)]
        assert {claim for says in spoken for claim in says} == words
        assert max(map(len, spoken)) == 1
        assert 30 < sum(map(bool, spoken)) < 90


def test_a_spy_does_not_always_fail_when_nothing_is_decided() -> None:
    table = dealt(5, spies=(3, 4))
    table.approves(0, 4)
    assert choices(table, 4) == {SUCCESS, FAIL}


def test_a_bot_calls_the_vote_as_soon_as_the_team_is_named() -> None:
    table = dealt(5)
    table.names(0, 1)
    assert choices(table, 0) == {CALL}


@pytest.mark.rule("R19")
def test_a_bot_targets_a_small_mission_first() -> None:
    """With five players a team of two is safer than one of three; of equals comes the first."""
    assert choices(dealt(5, targeting=True), 0) == {Target(1)}


def test_sensible_players_beat_random_ones_on_either_side() -> None:
    games = 150
    level = resistance_wins(games, resistance=RANDOM, spies=RANDOM)
    assert resistance_wins(games, resistance=SENSIBLE, spies=RANDOM) > level + 0.25
    assert resistance_wins(games, resistance=RANDOM, spies=SENSIBLE) < level - 0.25


def believes(seen: Observation[View]) -> tuple[Belief, ...]:
    assert isinstance(SENSIBLE, Believer)
    return SENSIBLE.believes(seen, Random(0))


@pytest.mark.rule("R9", "R14")
def test_what_a_bot_believes_when_it_votes_can_be_told_after_the_game() -> None:
    table = exposed()
    table.names(0, 2, 4)
    assert believes(table.observation(0)) == (), "not before the vote"
    table.step(2, CALL)
    for seat in range(5):
        held = believes(table.observation(seat))
        sure = {1: 100, 3: 100, 0: 0, 2: 0, 4: 0}
        assert held == tuple(Belief(of, "spy", sure[of]) for of in range(5) if of != seat)


@pytest.mark.rule("R6")
@pytest.mark.parametrize("plot", [False, True])
def test_what_a_bot_believes_adds_up_to_the_spies_there_are(plot: bool) -> None:
    table = Table(7, plot=plot)
    table.deal(seed_of(3))
    rng, asked = Random(3), 0
    while table.actors():
        seat = rng.choice(table.actors())
        seen = table.observation(seat)
        if held := believes(seen):
            spies = SPIES[7] - (seen.view.role is SPY)
            assert abs(sum(each.odds for each in held) - 100 * spies) <= len(held) / 2
            asked += 1
        table.step(seat, rng.choice(table.may(seat)))
        table.deal(seed_of(3))
    assert asked >= 7
