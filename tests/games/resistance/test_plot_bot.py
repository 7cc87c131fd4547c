"""The sensible bot uses all nine Plot cards, weighs what they bring to light, and says so."""

from __future__ import annotations

from itertools import combinations, product
from math import isclose
from random import Random

import pytest
from dice import RANDOM, SENSIBLE, choices, play, thought
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
    Gift,
    PlotTable,
    plotted,
)
from tables import APPROVE, FAIL, PLAYERS, REJECT, SUCCESS

from complot.core.chance import seed_of
from complot.core.contract import Action, Claim
from complot.core.match import Observation
from complot.core.seats import Seat
from complot.games.resistance.beliefs import SABOTAGE, Beliefs
from complot.games.resistance.facts import LOYAL, SPIES, SPY
from complot.games.resistance.options import PlotHand, StrongLeaderAfter, TakeResponsibility
from complot.games.resistance.plot.actions import (
    Annul,
    HandOut,
    Inspect,
    LookAt,
    ShowTo,
    Spotlight,
    TakePlot,
    Usurp,
)
from complot.games.resistance.plot.cards import Card
from complot.games.resistance.plot.claims import GiveMe, ISaw, TheyPlayed, Urge
from complot.games.resistance.plot.evidence import gather_evidence
from complot.games.resistance.views import View

MIXES = list(product((False, True), (False, True), PlotHand, StrongLeaderAfter, TakeResponsibility))


def outed(
    *gifts: Gift, players: int = 5, leader: Seat = 0, **options: TakeResponsibility
) -> PlotTable:
    """The first mission went to the spies 3 and 4, in front of everyone; the next round opens.

    With seven players there is a third spy, 6, of whom nobody knows.
    """
    spies = (3, 4, 6) if players == 7 else (3, 4)
    gifts = gifts or ((OPINION, 1), (OPINION, 1))[: 2 if players == 7 else 1]
    table = plotted(players, *gifts, leader=leader, spies=spies, **options)
    table.goes(3, 4, cards="FF")
    return table


def at_match_point(gift: Gift, leader: Seat = 0) -> PlotTable:
    """Five players, the spies 3 and 4; two missions have succeeded, and this is the third round.

    The card is that of the first round; the other one drawn does nothing here.
    """
    table = plotted(5, gift, leader=leader, spies=(3, 4))
    table.goes(0, 3, cards="SS")
    table.passes()
    table.deals_plot((CLOSE_EYE, 0))
    table.goes(0, 1, 3, cards="SSS")
    return table


def refuse(table: PlotTable, times: int, *team: Seat) -> None:
    """So many proposals of this team are rejected, and nobody takes over."""
    for _ in range(times):
        table.proposes(*team)
        table.votes("-" * table.seats)
        table.passes()


def sayings(table: PlotTable, seat: Seat, seeds: int = 100) -> set[Claim]:
    """Everything the bot says here, over many throws of its dice."""
    return {claim for seed in range(seeds) for claim in thought(table, seat, seed).says}


def share(table: PlotTable, seat: Seat, action: Action, seeds: int = 200) -> float:
    """How often the bot does this here."""
    return sum(thought(table, seat, seed).action == action for seed in range(seeds)) / seeds


def beliefs(table: PlotTable, seat: Seat) -> Beliefs:
    observation = table.observation(seat)
    return Beliefs(
        table.knowledge(seat), observation.view.proposals, gather_evidence(observation.events)
    )


# Handing out (P3)


@pytest.mark.rule("P3")
@pytest.mark.parametrize("card", [STRONG, NO_CONFIDENCE, CLOSE_EYE, RESPONSIBILITY])
def test_a_loyal_leader_gives_a_useful_card_to_a_trusted_player(card: Card) -> None:
    table = outed()
    table.draws_plot(card)
    assert choices(table, 1) == {HandOut(card, 0), HandOut(card, 2)}


@pytest.mark.rule("P3", "P10")
def test_a_loyal_leader_makes_a_suspect_show_its_votes_first() -> None:
    table = plotted(5, (STRONG, 0), leader=1, spies=(3, 4))
    table.goes(3, 4, cards="FF")
    table.passes()
    table.draws_plot(OPINION)
    assert choices(table, 2) == {HandOut(OPINION, 3), HandOut(OPINION, 4)}


@pytest.mark.rule("P-10")
def test_a_leader_first_hands_out_what_brings_something_to_light() -> None:
    table = plotted(7)
    table.draws_plot(STRONG, OVERHEARD)
    assert {each.card for each in choices(table, 0) if isinstance(each, HandOut)} == {OVERHEARD}


@pytest.mark.rule("P12")
def test_a_loyal_leader_lets_open_up_whom_it_knows_least_of() -> None:
    table = outed(players=7)
    table.draws_plot(OPEN_UP, CLOSE_EYE)
    assert choices(table, 1) == {HandOut(OPEN_UP, seat) for seat in (0, 2, 5, 6)}


@pytest.mark.rule("P11")
def test_establish_confidence_does_nothing_for_its_receiver_so_a_suspect_gets_it() -> None:
    table = outed(players=7)
    table.draws_plot(CONFIDENCE, CLOSE_EYE)
    assert choices(table, 1) == {HandOut(CONFIDENCE, 3), HandOut(CONFIDENCE, 4)}


def test_a_spy_leader_favours_a_hidden_partner_though_not_always() -> None:
    table = plotted(5, leader=3, spies=(3, 4))
    table.draws_plot(STRONG)
    assert choices(table, 3) == {HandOut(STRONG, seat) for seat in (0, 1, 2, 4)}
    assert 0.5 < share(table, 3, HandOut(STRONG, 4)) < 0.9
    blind = plotted(5, leader=3, spies=(3, 4), blind_spies=True)
    blind.draws_plot(STRONG)
    assert share(blind, 3, HandOut(STRONG, 4)) < 0.4


def test_a_spy_leader_gives_nothing_useful_to_a_partner_who_is_found_out() -> None:
    table = outed((CLOSE_EYE, 1), (CLOSE_EYE, 2), players=7, leader=5)
    table.draws_plot(NO_CONFIDENCE, NO_CONFIDENCE)
    assert choices(table, 6) <= {HandOut(NO_CONFIDENCE, seat) for seat in (0, 1, 2, 5)}


# Overheard Conversation (P9)


@pytest.mark.rule("P9")
def test_a_loyal_player_overhears_the_neighbour_of_whom_there_is_most_to_learn() -> None:
    table = outed(players=7)
    table.draws_plot(OVERHEARD, CLOSE_EYE)
    table.gives(OVERHEARD, 5)  # between 4, who is known, and 6, who isn't
    assert choices(table, 5) == {LookAt(6)}


@pytest.mark.rule("P9")
def test_a_loyal_player_has_no_preference_where_it_knows_nothing() -> None:
    table = plotted(7)
    table.draws_plot(OVERHEARD, CLOSE_EYE)
    table.gives(OVERHEARD, 2)
    assert choices(table, 2) == {LookAt(1), LookAt(3)}


def test_a_spy_overhears_a_hidden_partner_to_vouch_for_but_not_one_found_out() -> None:
    table = plotted(7, spies=(4, 5, 6))
    table.draws_plot(OVERHEARD, CLOSE_EYE)
    table.gives(OVERHEARD, 4)
    assert 0.6 < share(table, 4, LookAt(5)) < 0.95
    table = outed(players=7)
    table.draws_plot(OVERHEARD, CLOSE_EYE)
    table.gives(OVERHEARD, 3)  # itself found out; so is 4
    assert choices(table, 3) == {LookAt(2)}


# Open Up and Establish Confidence (P11, P12)


@pytest.mark.rule("P11")
def test_a_loyal_leader_shows_its_card_to_a_trusted_player_who_has_not_seen_it() -> None:
    table = outed(players=7)
    table.draws_plot(OVERHEARD, CONFIDENCE)
    table.gives(OVERHEARD, 0)
    table.step(0, LookAt(1))
    table.gives(CONFIDENCE, 3)
    assert choices(table, 1) == {ShowTo(2), ShowTo(5), ShowTo(6)}


@pytest.mark.rule("P12")
def test_a_loyal_player_does_not_open_up_to_a_known_spy() -> None:
    table = outed(players=7)
    table.draws_plot(OPEN_UP, CLOSE_EYE)
    table.gives(OPEN_UP, 2)
    assert choices(table, 2) == {ShowTo(seat) for seat in (0, 1, 5, 6)}


@pytest.mark.rule("P11", "P12")
def test_a_spy_confides_in_a_hidden_partner() -> None:
    table = plotted(7, leader=4, spies=(4, 5, 6))
    table.draws_plot(OPEN_UP, CONFIDENCE)
    table.gives(OPEN_UP, 6)
    assert choices(table, 6) == {ShowTo(4), ShowTo(5)}
    table.step(6, ShowTo(4))
    table.gives(CONFIDENCE, 0)
    assert choices(table, 4) == {ShowTo(5), ShowTo(6)}


def test_a_spy_with_no_hidden_partner_does_not_confide_in_a_known_spy() -> None:
    table = outed(players=7)
    table.draws_plot(OPEN_UP, CLOSE_EYE)
    table.gives(OPEN_UP, 6)
    assert choices(table, 6) <= {ShowTo(seat) for seat in (0, 1, 2, 5)}


# Opinion Maker (P10)


@pytest.mark.rule("P10")
def test_a_loyal_opinion_maker_votes_as_it_would_unseen() -> None:
    table = plotted(5, (OPINION, 1))
    table.proposes(1, 2)
    assert choices(table, 1) == {APPROVE}
    table = plotted(5, (OPINION, 1))
    table.proposes(0, 2)
    assert choices(table, 1) == {REJECT}


@pytest.mark.rule("P10")
def test_the_others_weigh_an_opinion_before_they_vote_and_not_twice() -> None:
    opinions = {}
    for ballot in (APPROVE, REJECT):
        table = plotted(5, (OPINION, 3))
        table.proposes(0, 4)
        before = beliefs(table, 1).spy(3)
        table.step(3, ballot)
        opinions[ballot] = beliefs(table, 1).spy(3) - before
        table.votes("++--+" if ballot == REJECT else "++-++")
        assert not gather_evidence(table.observation(1).events).ballots
    assert opinions[APPROVE] > 0 > opinions[REJECT]  # whoever isn't on the team has no cause


@pytest.mark.rule("P10")
def test_a_spy_refuses_openly_only_what_a_loyal_player_could_refuse() -> None:
    """Where everyone knows the team to be clean a refusal saves nothing, and shows a spy."""
    table = at_match_point((OPINION, 4))
    table.deals_plot((STRONG, 3))
    table.proposes(1, 2)
    assert choices(table, 4) == {REJECT}
    table = plotted(5, (OPINION, 4), spies=(3, 4))
    table.goes(3, 4, cards="FF")
    for team in ((0, 1, 2), (0, 1)):
        table.draws_plot(CLOSE_EYE)
        table.gives(CLOSE_EYE, 4)
        table.goes(*team, cards="S" * len(team))
    table.draws_plot(STRONG)
    table.gives(STRONG, 0)
    table.proposes(0, 1, 2)
    assert choices(table, 4) == {APPROVE}
    table.step(4, APPROVE)
    assert choices(table, 3) == {REJECT}  # and unseen, with nothing to lose


# Take Responsibility (P17)


@pytest.mark.rule("P17")
def test_a_loyal_player_takes_from_a_known_spy_what_is_worth_most() -> None:
    table = outed((STRONG, 4))
    table.passes()
    table.draws_plot(RESPONSIBILITY)
    table.gives(RESPONSIBILITY, 0)
    assert choices(table, 0) == {TakePlot(STRONG, 4)}
    table = plotted(7, (NO_CONFIDENCE, 3), (OPINION, 3), spies=(3, 4, 6))
    table.goes(3, 4, cards="FF")
    table.draws_plot(NO_CONFIDENCE, RESPONSIBILITY)
    table.gives(NO_CONFIDENCE, 2)
    table.gives(RESPONSIBILITY, 0)
    assert choices(table, 0) == {TakePlot(NO_CONFIDENCE, 3)}


@pytest.mark.rule("P-7")
def test_where_it_may_wait_a_loyal_player_takes_nothing_from_the_unsuspected() -> None:
    table = plotted(7, (NO_CONFIDENCE, 3), (RESPONSIBILITY, 1), take_responsibility=HOLD)
    assert choices(table, 1) == {PASS}
    for card, does in (OPINION, PASS), (CLOSE_EYE, TakePlot(CLOSE_EYE, 3)):
        table = outed((card, 3), (RESPONSIBILITY, 1), players=7, take_responsibility=HOLD)
        table.deals_plot((STRONG, 2), (NO_CONFIDENCE, 2))
        assert choices(table, 1) == {does}


def test_a_spy_leaves_a_hidden_partner_its_cards() -> None:
    table = plotted(7, (NO_CONFIDENCE, 5), (STRONG, 1), leader=0)
    table.goes(0, 1, cards="SS")
    table.passes()
    table.draws_plot(CLOSE_EYE, RESPONSIBILITY)
    table.gives(CLOSE_EYE, 5)
    table.gives(RESPONSIBILITY, 6)
    assert choices(table, 6) == {TakePlot(STRONG, 1)}
    table = plotted(7, (NO_CONFIDENCE, 5), (RESPONSIBILITY, 6), take_responsibility=HOLD)
    assert choices(table, 6) == {PASS}


# Strong Leader (P15)


@pytest.mark.rule("P15")
def test_a_loyal_player_takes_over_from_a_known_spy() -> None:
    table = outed((STRONG, 0), leader=2)
    assert table.leader == 3
    assert choices(table, 0) == {Usurp()}


@pytest.mark.rule("P15")
def test_a_loyal_player_leaves_the_lead_to_a_leader_it_trusts_or_does_not_know() -> None:
    table = outed((STRONG, 0), leader=1)
    assert table.leader == 2
    assert choices(table, 0) == {PASS}
    table = plotted(5, (STRONG, 0), leader=1)
    refuse(table, 1, 0, 1)
    assert table.phase == "proposing"
    table = plotted(5, (STRONG, 0), leader=1)
    table.proposes(0, 1)
    table.votes("-----")
    assert choices(table, 0) == {PASS}


@pytest.mark.rule("P15", "R12")
def test_a_loyal_player_takes_over_more_readily_before_the_last_proposal() -> None:
    table = plotted(5, (STRONG, 2), leader=1)
    for does in (None, PASS, PASS, Usurp()):  # the second Leader is 2 itself
        table.proposes(0, 1)
        table.votes("-----")
        if does is not None:
            assert choices(table, 2) == {does}
            table.passes()


@pytest.mark.rule("P15")
def test_a_spy_takes_over_from_a_loyal_leader_when_that_decides_the_game() -> None:
    table = at_match_point((STRONG, 4))
    assert table.leader == 2
    assert choices(table, 4) == {Usurp()}


@pytest.mark.rule("P15")
def test_a_spy_never_takes_over_from_a_hidden_partner_nor_for_nothing() -> None:
    table = at_match_point((STRONG, 4), leader=1)
    assert table.leader == 3
    assert choices(table, 4) == {PASS}
    table = plotted(5, (STRONG, 4), leader=1)
    table.goes(0, 1, cards="SS")
    assert choices(table, 4) == {PASS}


# No Confidence (P13)


@pytest.mark.rule("P13")
def test_a_loyal_player_annuls_a_team_with_a_known_spy_but_no_clean_one() -> None:
    for team, does in ((0, 1, 4), Annul()), ((0, 1, 2), PASS):
        table = outed((NO_CONFIDENCE, 2))
        table.deals_plot((CLOSE_EYE, 0))
        table.approves(*team)
        assert choices(table, 2) == {does}


@pytest.mark.rule("P13", "P-6")
def test_a_loyal_player_never_annuls_the_fifth_proposal() -> None:
    table = outed((NO_CONFIDENCE, 2))
    table.deals_plot((CLOSE_EYE, 0))
    refuse(table, 4, 0, 1, 2)
    table.approves(0, 3, 4)
    assert choices(table, 2) == {PASS}


@pytest.mark.rule("P-6")
def test_the_loyal_do_not_come_to_a_fifth_proposal_that_a_spy_may_annul() -> None:
    for holder, ballot in (1, REJECT), (2, APPROVE):
        table = plotted(5, (NO_CONFIDENCE, holder))
        refuse(table, 3, 0, 1)
        table.proposes(3, 4)
        assert choices(table, 1) == {ballot}


@pytest.mark.rule("P-6")
def test_a_spy_wins_by_annulling_the_fifth_proposal() -> None:
    table = plotted(5, (NO_CONFIDENCE, 4), spies=(3, 4))
    refuse(table, 4, 0, 1)
    table.approves(3, 4)
    assert choices(table, 4) == {Annul()}


@pytest.mark.rule("P13")
def test_a_spy_annuls_a_team_that_would_win_but_none_that_it_can_fail() -> None:
    for team, does in ((0, 1), Annul()), ((0, 3), PASS):
        table = at_match_point((NO_CONFIDENCE, 4))
        table.deals_plot((STRONG, 1))
        table.approves(*team)
        assert choices(table, 4) == {does}


@pytest.mark.rule("P13")
def test_annulling_is_weighed_like_one_more_vote_against_the_team() -> None:
    table = plotted(7, (NO_CONFIDENCE, 5), (OPINION, 1))
    table.approves(0, 5)
    before = beliefs(table, 2)
    table.step(5, Annul())
    assert beliefs(table, 2).spy(5) > before.spy(5)  # who refuses a team with oneself on it?


# In the Spotlight (P16)


def lit(*team: Seat, votes: str = "+++++++") -> PlotTable:
    """Seven players, spies 3, 4, who are known, and 6; 2, with the Spotlight, sees a team go."""
    table = outed((SPOTLIGHT, 2), (OPINION, 1), players=7)
    table.deals_plot((CLOSE_EYE, 0), (CLOSE_EYE, 0))
    table.proposes(*team)
    table.votes(votes)
    return table


@pytest.mark.rule("P16")
def test_a_loyal_player_puts_the_likeliest_spy_in_the_spotlight() -> None:
    assert choices(lit(0, 1, 3), 2) == {Spotlight(3)}


@pytest.mark.rule("P16")
def test_a_loyal_player_keeps_the_spotlight_where_it_would_save_little() -> None:
    """On a team with two known spies the other one would fail the mission all the same."""
    assert choices(lit(0, 1, 2, votes="+++---+"), 2) == {PASS}  # it's 6 who makes one wonder
    assert choices(lit(1, 3, 4), 2) == {PASS}


@pytest.mark.rule("P16")
def test_a_spy_spotlights_a_loyal_player_and_no_partner() -> None:
    lights = set()
    for team in combinations(range(7), 2):
        table = plotted(7, (SPOTLIGHT, 6), (OPINION, 1), spies=(3, 4, 6))
        table.approves(*team)
        lights |= choices(table, 6, 10)
    assert lights == {PASS, *(Spotlight(seat) for seat in (0, 1, 2, 5))}


@pytest.mark.rule("P16", "R15")
def test_a_spy_in_the_spotlight_fails_only_to_decide_the_game() -> None:
    table = plotted(7, (SPOTLIGHT, 2), (OPINION, 1), spies=(3, 4, 6))
    table.approves(0, 3)
    table.step(2, Spotlight(3))
    assert choices(table, 3) == {SUCCESS}
    table = plotted(7, (SPOTLIGHT, 2), (OPINION, 1), spies=(3, 4, 6))
    for team in (0, 3), (0, 1, 3):
        table.goes(*team, cards="S" * len(team))
        table.deals_plot((NO_CONFIDENCE, 0), (CLOSE_EYE, 0 if table.leader != 0 else 1))
    table.proposes(0, 1, 3)
    table.votes("+++++++")
    table.step(0, PASS)
    table.step(2, Spotlight(3))
    assert choices(table, 3) == {FAIL}


@pytest.mark.rule("P16")
def test_a_partner_fails_the_mission_for_a_spy_in_the_spotlight() -> None:
    for spotlit, other in (3, 4), (4, 3):
        table = plotted(7, (SPOTLIGHT, 2), (OPINION, 1), spies=(3, 4, 6))
        table.approves(3, 4)
        table.step(2, Spotlight(spotlit))
        assert choices(table, spotlit) == {SUCCESS}
        assert FAIL in choices(table, other)


# Keeping a Close Eye on You (P14)


def watched(*team: Seat, holder: Seat, cards: str) -> PlotTable:
    """Seven players, spies 3, 4 and 6; a mission is played and nobody has looked at a card."""
    table = plotted(7, (CLOSE_EYE, holder), (OPINION, 1), spies=(3, 4, 6))
    table.approves(*team)
    table.plays(cards)
    return table


@pytest.mark.rule("P14")
def test_a_loyal_player_looks_at_the_card_that_tells_most() -> None:
    table = outed((CLOSE_EYE, 2), (OPINION, 1), players=7)
    table.deals_plot((STRONG, 0), (STRONG, 0))
    table.proposes(2, 3, 5)
    table.votes("+++++-+")  # 5 won't go, and makes one wonder
    table.plays("SFS")
    assert choices(table, 2) == {Inspect(5)}  # of 3 it knows all


@pytest.mark.rule("P14")
def test_a_loyal_player_does_not_look_where_there_is_nothing_to_learn() -> None:
    table = watched(0, 2, holder=2, cards="SS")
    assert choices(table, 2) == {PASS}  # the result tells what 0 played
    table = outed((CLOSE_EYE, 2))
    table.deals_plot((STRONG, 0))
    table.approves(0, 1, 4)
    table.plays("SSF")
    assert choices(table, 2) == {PASS}  # with five players all is known


@pytest.mark.rule("P14")
def test_a_spy_looks_like_anyone_and_rather_at_a_hidden_partner() -> None:
    table = watched(0, 3, holder=6, cards="SF")
    assert choices(table, 6) == {Inspect(0), Inspect(3)}
    assert share(table, 6, Inspect(3)) > 0.6


def test_a_spy_fails_less_often_when_someone_has_a_close_eye_on_it() -> None:
    shares = []
    for card in CLOSE_EYE, NO_CONFIDENCE:
        table = plotted(8, (card, 2), (OPINION, 1), spies=(3, 4, 7))
        table.approves(0, 1, 3)
        table.passes()
        shares.append(share(table, 3, FAIL))
    assert 0.2 < shares[0] < shares[1] - 0.1


# What one says, and what others make of it (P6)


@pytest.mark.rule("P6")
def test_a_loyal_player_says_what_it_saw_once() -> None:
    table = plotted(7, leader=6, spies=(3, 4, 6))
    table.draws_plot(OVERHEARD, CLOSE_EYE)
    table.gives(OVERHEARD, 2)
    table.step(2, LookAt(3))
    table.gives(CLOSE_EYE, 2)
    table.proposes(0, 4)
    assert {thought(table, 2, seed).says[0] for seed in range(20)} == {ISaw(3, SPY)}
    table.say(2, ISaw(3, SPY))
    assert ISaw(3, SPY) not in sayings(table, 2)
    table.votes("+++++++")
    table.plays("SF")
    table.step(2, Inspect(4))
    table.draws_plot(OPINION, OPINION)
    table.gives(OPINION, 2)
    table.gives(OPINION, 2)
    table.proposes(0, 1, 2)
    assert thought(table, 2).says[0] == TheyPlayed(4, False)


def overheard(whose: Seat, by: Seat) -> PlotTable:
    """Seven players, spies 3, 4 and 6: one has looked at a neighbour's Character card."""
    table = plotted(7, leader=0, spies=(3, 4, 6))
    table.draws_plot(OVERHEARD, CLOSE_EYE)
    table.gives(OVERHEARD, by)
    table.step(by, LookAt(whose))
    table.gives(CLOSE_EYE, 1)
    table.proposes(0, 1)
    return table


def first_words(table: PlotTable, seat: Seat) -> list[Claim]:
    return [thought(table, seat, seed).says[0] for seed in range(200)]


@pytest.mark.rule("P6")
def test_a_spy_vouches_for_a_hidden_partner() -> None:
    assert set(first_words(overheard(4, by=3), 3)) == {ISaw(4, LOYAL)}


@pytest.mark.rule("P6")
def test_a_spy_frames_a_loyal_player_now_and_then() -> None:
    words = first_words(overheard(2, by=3), 3)
    assert set(words) == {ISaw(2, LOYAL), ISaw(2, SPY)}
    assert 0.1 < words.count(ISaw(2, SPY)) / len(words) < 0.4


@pytest.mark.rule("P6")
def test_a_spy_does_not_deny_what_everyone_knows() -> None:
    table = outed((CLOSE_EYE, 6), (OPINION, 1), players=7)
    table.deals_plot((STRONG, 0), (STRONG, 0))
    table.approves(0, 1, 4)
    table.plays("SSF")
    table.step(6, Inspect(4))
    table.passes()
    table.draws_plot(NO_CONFIDENCE, NO_CONFIDENCE)
    table.gives(NO_CONFIDENCE, 6)
    table.gives(NO_CONFIDENCE, 6)
    table.proposes(0, 1, 2)
    assert set(first_words(table, 6)) == {TheyPlayed(4, False)}


@pytest.mark.rule("P6")
def test_a_spy_tells_no_story_that_can_not_be_true() -> None:
    """Two fails among 2, 3 and 4: 3, who says to have played Success, can't say so of 4 as well."""
    table = plotted(7, (CLOSE_EYE, 3), (OPINION, 1), spies=(3, 4, 6))
    table.goes(0, 1, cards="SS")
    table.deals_plot((STRONG, 0), (STRONG, 0))
    table.approves(2, 3, 4)
    table.plays("SFF")
    table.step(3, Inspect(4))
    table.passes()
    table.draws_plot(NO_CONFIDENCE, NO_CONFIDENCE)
    table.gives(NO_CONFIDENCE, 3)
    table.gives(NO_CONFIDENCE, 3)
    table.proposes(0, 1, 2)
    assert set(first_words(table, 3)) == {TheyPlayed(4, False)}


@pytest.mark.rule("P6")
def test_a_spy_acts_on_what_it_says_it_saw() -> None:
    """Having sworn that 2 is a spy it refuses a team with 2, as a loyal player would."""
    ballots = {}
    for role in LOYAL, SPY:
        table = overheard(2, by=3)
        table.say(3, ISaw(2, role))
        table.votes("-------")
        table.proposes(2, 3)
        ballots[role] = choices(table, 3)
    assert ballots == {LOYAL: {APPROVE}, SPY: {REJECT}}


@pytest.mark.rule("P6")
def test_testimony_of_those_who_looked_counts_for_something_but_not_for_all() -> None:
    table = overheard(2, by=3)
    before = beliefs(table, 1)
    table.say(5, ISaw(2, SPY))  # who has seen nothing
    assert beliefs(table, 1).spy(2) == before.spy(2)
    table.say(3, ISaw(2, SPY))
    accused = beliefs(table, 1)
    assert before.spy(2) + 0.1 < accused.spy(2) < 0.95
    assert beliefs(table, 2).spy(3) > 0.8  # 2 knows better
    table.say(3, ISaw(2, LOYAL))  # the last word stands
    assert beliefs(table, 1).spy(2) < before.spy(2)


@pytest.mark.rule("P14", "P16")
def test_the_cards_one_has_seen_are_weighed_and_the_one_in_the_spotlight_is_not() -> None:
    """Mission of 0 and 5: 2 looks at Success by 5, once face down and once face up."""
    seen = {}
    for card, action in (CLOSE_EYE, Inspect(5)), (SPOTLIGHT, Spotlight(5)):
        table = plotted(7, (card, 2), (OPINION, 1), spies=(3, 4, 6))
        table.approves(0, 5)
        if card is SPOTLIGHT:
            table.step(2, action)
        table.plays("SS")
        if card is CLOSE_EYE:
            table.step(2, action)
        deals = list(combinations((0, 1, 3, 4, 5, 6), SPIES[7]))
        believed, odds = beliefs(table, 2), {}
        for spies in deals:
            quiet = (0 in spies) + (5 in spies and card is CLOSE_EYE)
            odds[spies] = (1 - SABOTAGE) ** quiet
            for voter in spies:  # all approved the team of 0 and 5
                infiltrated = 0 in spies or 5 in spies
                odds[spies] *= (0.8 if infiltrated else 0.4) / (0.85 if voter in (0, 5) else 0.35)
        guilty = sum(each for spies, each in odds.items() if 5 in spies) / sum(odds.values())
        assert isclose(believed.spy(5), guilty, abs_tol=1e-9)
        seen[card] = guilty
    assert seen[CLOSE_EYE] < seen[SPOTLIGHT]


@pytest.mark.rule("P3", "P13")
def test_a_bot_asks_for_cards_and_urges_their_holders_now_and_then() -> None:
    table = plotted(7)
    table.draws_plot(OVERHEARD, STRONG)
    table.gives(OVERHEARD, 2)
    assert sayings(table, 2) == {GiveMe(STRONG)}
    table = plotted(5, (NO_CONFIDENCE, 2))
    table.proposes(0, 3)
    assert Urge(2, True) in sayings(table, 1)
    assert Urge(2, False) in sayings(table, 0)


# Whole games


@pytest.mark.parametrize("players", PLAYERS)
def test_the_bot_plays_by_the_rules_at_every_kind_of_table(players: int) -> None:
    """Of the large tables' mixes a few each: their games take long."""
    mixes = MIXES if players < 8 else MIXES[players - 8 :: 5]
    for seed, (targeting, blind, hand, after, take) in enumerate(mixes):
        table = PlotTable(
            players,
            targeting=targeting,
            blind_spies=blind,
            plot=True,
            plot_hand=hand,
            strong_leader_after=after,
            take_responsibility=take,
        )
        sides = ({}, {"resistance": RANDOM}, {"spies": RANDOM})[seed % 3]
        assert play(table, seed, **sides).ending() is not None


def test_the_same_seed_plays_the_same_game() -> None:
    logs = [play(PlotTable(7, plot=True), 3).log for _ in range(2)]
    assert logs[0] == logs[1]


@pytest.mark.parametrize("blind", [False, True])
def test_in_a_world_that_it_can_not_tell_from_this_the_bot_thinks_alike(blind: bool) -> None:
    table = PlotTable(7, plot=True, blind_spies=blind)
    seed, rng = seed_of(5), Random(5)
    table.deal(seed)
    elsewhere = 0
    while table.actors():
        seat = rng.choice(table.actors())
        seen = table.observation(seat)
        thinks = SENSIBLE(seen, 1, Random(1))
        world = table.game.imagine(table.knowledge(seat), seen.view, rng)
        other: Observation[View] = Observation(
            seat, table.game.view(world, seat), seen.events, table.game.legal(world, seat)
        )
        assert SENSIBLE(other, 1, Random(1)) == thinks
        elsewhere += world != table.state
        for claim in thinks.says:
            table.say(seat, claim)
        table.step(seat, thinks.action)
        table.deal(seed)
    assert elsewhere > 10


def test_with_plot_cards_too_sensible_players_beat_random_ones_on_either_side() -> None:
    games, won = 40, {}
    for resistance, spies in (RANDOM, RANDOM), (SENSIBLE, RANDOM), (RANDOM, SENSIBLE):
        tables = [PlotTable(5, plot=True) for _ in range(games)]
        for seed, table in enumerate(tables):
            play(table, seed, resistance=resistance, spies=spies)
        won[resistance, spies] = sum(table.score[0] == 3 for table in tables) / games
    level = won[RANDOM, RANDOM]
    assert won[SENSIBLE, RANDOM] > level + 0.25
    assert won[RANDOM, SENSIBLE] < level - 0.15


def test_plot_cards_help_the_resistance() -> None:
    """That is what the rulebooks advise them for (R21)."""
    games, won = 40, {}
    for plot in (False, True):
        tables = [play(PlotTable(7, plot=plot), seed) for seed in range(games)]
        won[plot] = sum(table.score[0] == 3 for table in tables)
    assert won[True] > won[False]
