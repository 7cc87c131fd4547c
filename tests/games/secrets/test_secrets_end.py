"""The end of a turn, the end of the game, and who has won."""

from __future__ import annotations

from random import Random

import pytest
from secret_tables import (
    ASSASSIN,
    CIA,
    DEALS,
    DETECTIVE,
    DIPLOMAT,
    DOUBLE_AGENT,
    HIPPIE,
    JOURNALIST,
    KGB,
    PLAYERS,
    POLITICIAN,
    PSYCHIATRIST,
    SCIENTIST,
    TO_ALL,
    Table,
    dealt,
    watched,
)

from complot.core.contract import Ending
from complot.core.errors import Code
from complot.games.secrets.actions import Choose, Exchange, Shoot, Support
from complot.games.secrets.events import (
    BulletRevealed,
    GameEnded,
    PairTurnedDown,
    Scored,
    TokensRevealed,
    TurnBegan,
    UnTaken,
)
from complot.games.secrets.facts import Identity
from complot.games.secrets.options import UnTie
from complot.games.secrets.over import Result, result


@pytest.mark.rule("S30")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_fifth_card_ends_the_game_or_with_seven_a_fourth(players: int) -> None:
    table = dealt(DEALS[players])
    full = 5 if players <= 6 else 4
    assert table.sees(None).full == full
    cards = [JOURNALIST, SCIENTIST, DOUBLE_AGENT, JOURNALIST, SCIENTIST][:full]
    for count, card in enumerate(cards, start=1):
        assert table.actors() != ()
        table.gives(card, 1)
        assert table.size(1) == count
    assert table.actors() == ()
    assert table.refusal(0, Choose(SCIENTIST)) is Code.GAME_OVER


@pytest.mark.rule("S30", "S-11", "S29")
def test_a_bullet_can_be_the_card_that_ends_it() -> None:
    table = dealt(DEALS[7])
    table.fills((JOURNALIST, 1), (SCIENTIST, 1), (DOUBLE_AGENT, 1))
    table.gives(ASSASSIN, 2)
    table.loads(-3)
    table.step(2, Shoot(1))
    assert table.actors() == ()
    assert table.sees(5).displays[1].bullets == (-3,)


@pytest.mark.rule("S30", "S-11", "S-4")
def test_so_can_a_politician_where_it_ends_up() -> None:
    table = dealt(DEALS[7])
    table.fills((JOURNALIST, 1), (SCIENTIST, 1), (DOUBLE_AGENT, 1))
    table.gives(POLITICIAN, 1)
    assert table.actors() == (1,)  # whose display it does not enter
    table.step(1, Support(2))
    assert table.actors() != ()
    table.gives(POLITICIAN, 3)
    table.step(3, Support(1))
    assert table.actors() == ()


@pytest.mark.rule("S-11", "S30")
def test_two_players_can_be_full_in_one_turn() -> None:
    table = dealt(DEALS[7])
    table.fills(*((card, seat) for card in (JOURNALIST, SCIENTIST) for seat in (1, 2)))
    table.fills((DOUBLE_AGENT, 1), (DOUBLE_AGENT, 2))
    table.gives(ASSASSIN, 1)
    table.loads(0)
    table.step(1, Shoot(2))
    assert (table.size(1), table.size(2), table.actors()) == (4, 4, ())


@pytest.mark.rule("S30", "S21", "S-1")
def test_the_un_player_can_take_the_card_that_ends_it() -> None:
    """All have four cards; 0 has kept the UN token in the tie, and takes a fifth."""
    table = dealt("CKCKH", first=1, un_tie=UnTie.KEEP)
    for seat in (1, 2, 3):
        table.gives(SCIENTIST, seat, POLITICIAN)
    for shooter, shot, beside in ((1, 2, POLITICIAN), (3, 1, SCIENTIST), (2, 3, SCIENTIST)):
        table.gives(ASSASSIN, shooter, beside)
        table.loads(-shooter)
        table.step(shooter, Shoot(shot))
    for card, seat, beside in (
        (JOURNALIST, 0, SCIENTIST),
        (DOUBLE_AGENT, 0, ASSASSIN),
        (JOURNALIST, 1, DOUBLE_AGENT),
        (JOURNALIST, 2, DOUBLE_AGENT),
        (JOURNALIST, 3, DETECTIVE),
        (PSYCHIATRIST, 0, DETECTIVE),
        (DIPLOMAT, 0, PSYCHIATRIST),
    ):
        table.gives(card, seat, beside)
        table.settles()
    assert [table.size(seat) for seat in range(4)] == [4, 4, 4, 4]
    assert table.sees(None).un == 0
    table.gives(DETECTIVE, 0, DIPLOMAT, by="un")
    assert table.actors() == (0,)
    table.settles()
    assert (table.size(0), table.actors()) == (5, ())


@pytest.mark.rule("S-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_ever_has_more_cards_than_end_the_game(players: int) -> None:
    rng = Random(players)
    full = 5 if players <= 6 else 4
    for _ in range(25):
        table = dealt(DEALS[players])
        while table.actors():
            (actor, *_) = table.actors()
            actions = table.may(actor) or table.game.chances(table.state).possible()
            table.step(actor, rng.choice(actions))
        sizes = [table.size(seat) for seat in range(players)]
        assert max(sizes) == full


@pytest.mark.rule("S18", "S-6", "S-7", "S-11")
def test_a_pair_is_turned_down_before_the_end_is_counted() -> None:
    table = dealt(DEALS[7])
    table.fills((JOURNALIST, 1), (SCIENTIST, 1), (DOUBLE_AGENT, 1))
    table.news()
    table.gives(JOURNALIST, 1)
    told = [event for _, event in table.news()]
    assert told.index(PairTurnedDown(1, JOURNALIST)) < told.index(Scored(1, 7))
    assert table.display(1) == "journalist Scientist Double_Agent journalist"


@pytest.mark.rule("S-7")
def test_at_the_end_of_a_turn_pairs_come_first_then_the_un_token_then_the_deck() -> None:
    table = dealt()
    table.fills((JOURNALIST, 1), (SCIENTIST, 2))
    table.fills((JOURNALIST, 3))
    assert table.sees(None).un == 0
    table.news()
    table.fills((SCIENTIST, 0), (DETECTIVE, 0), (DIPLOMAT, 2))
    table.gives(JOURNALIST, 3)
    told = [event for _, event in table.news()]
    order = [PairTurnedDown(3, JOURNALIST), UnTaken(1), TurnBegan(3, 8)]
    places = [told.index(event) for event in order]
    assert places == sorted(places)


@pytest.mark.rule("S-7")
def test_in_the_last_turn_the_un_token_stays_and_the_deck_does_not_pass() -> None:
    table = watched()
    table.fills((JOURNALIST, 1), (DOUBLE_AGENT, 1), (DETECTIVE, 1))
    table.news()
    table.gives(JOURNALIST, 1)
    kinds = {type(event) for _, event in table.news()}
    assert table.actors() == ()
    assert not kinds & {UnTaken, TurnBegan}
    assert table.sees(None).un == 0


@pytest.mark.rule("S31", "S32", "S-12")
def test_at_the_end_all_is_turned_up_and_counted() -> None:
    table = dealt(DEALS[7])
    table.fills((JOURNALIST, 1), (SCIENTIST, 1), (DETECTIVE, 2))
    table.gives(ASSASSIN, 0)
    table.loads(-3)
    table.step(0, Shoot(1))
    table.news()
    table.gives(JOURNALIST, 1)
    told = [each for each in table.news() if each[0] == TO_ALL]
    start = told.index((TO_ALL, TokensRevealed((0, 2, 4), (1, 3, 5), (6,), HIPPIE)))
    assert told[start + 1 :] == [
        (TO_ALL, BulletRevealed(1, -3)),
        (TO_ALL, Scored(0, 0)),
        (TO_ALL, Scored(1, 5 - 3)),  # two Journalists face down
        (TO_ALL, Scored(2, -2)),
        *((TO_ALL, Scored(seat, 0)) for seat in (3, 4, 5, 6)),
        (TO_ALL, GameEnded(KGB, "higher_total", None, -2, 2)),
    ]
    for viewer in table.viewers:
        scene = table.scene(viewer)
        assert scene.points == (0, 2, -2, 0, 0, 0, 0)
        assert scene.tokens == (CIA, KGB, CIA, KGB, CIA, KGB, HIPPIE)
        assert scene.centre is HIPPIE
        assert table.sees(viewer).displays[1].bullets == (-3,)


def judged(tokens: str, *points: int) -> Result:
    letters = {each[0].upper(): each for each in Identity}
    return result([letters[letter] for letter in tokens], points)


@pytest.mark.rule("S33", "S-15")
def test_a_hippie_alone_at_the_bottom_wins_alone() -> None:
    won = judged("CKCHH", 5, 6, 7, 1, 2)
    assert (won.winner, won.how, won.seat) == (HIPPIE, "lone_hippie", 3)
    assert judged("HCKCK", -1, 0, 0, 0, 0).seat == 0


@pytest.mark.rule("S33", "S-15")
def test_a_hippie_who_shares_the_bottom_does_not_win() -> None:
    assert judged("CKCHH", 5, 6, 7, 1, 1).how == "higher_total"
    assert judged("CKCHH", 1, 6, 7, 1, 2).how == "higher_total"
    assert judged("CKCKH", 1, 1, 1, 1, 1).how == "tie"
    assert judged("CKCHH", 0, 6, 7, 1, 2).how == "higher_total"


@pytest.mark.rule("S34", "S-15")
def test_otherwise_the_side_with_the_higher_total_wins() -> None:
    assert judged("CKCK", 1, 2, 3, 4) == Result(KGB, "higher_total", None, 4, 6)
    assert judged("CKCK", 4, 2, 3, 4) == Result(CIA, "higher_total", None, 7, 6)
    # members are not evened out, and a Hippie's points belong to no one
    assert judged("CKKK", 5, 1, 1, 1) == Result(CIA, "higher_total", None, 5, 3)
    assert judged("CKKH", -1, -1, -1, 9) == Result(CIA, "higher_total", None, -1, -2)


@pytest.mark.rule("S34", "S-15")
def test_a_tie_is_lost_by_everybody() -> None:
    assert judged("CKCK", 1, 2, 3, 2) == Result(None, "tie", None, 4, 4)


@pytest.mark.rule("S13", "S34")
def test_one_wins_with_the_token_one_has_at_the_end_whether_one_knows_it_or_not() -> None:
    table = dealt("CKCKH")
    table.gives(PSYCHIATRIST, 2)
    table.step(2, Exchange((0, 1)))
    cards = (JOURNALIST, SCIENTIST, DETECTIVE, DETECTIVE, JOURNALIST)
    table.fills(*((card, 0) for card in cards))
    assert table.identities == "KCCKH"
    assert table.ending() == Ending("kgb", "higher_total")
    assert table.returns() == (1, -1, -1, 1)


@pytest.mark.rule("S33", "S34")
@pytest.mark.parametrize("players", PLAYERS)
def test_results_of_random_games_follow_from_tokens_and_scores(players: int) -> None:
    rng = Random(players)
    ways = set()
    for _ in range(150):
        table = Table(players)
        table.deal(rng.randbytes(32))
        while table.actors():
            seat = rng.choice(table.actors())
            table.step(seat, rng.choice(table.may(seat)))
            table.deal(rng.randbytes(32))
        scene, returns = table.scene(), table.returns()
        assert returns is not None
        ways.add(scene.how)
        winners = [seat for seat in range(players) if returns[seat] == 1]
        assert set(returns) <= {1, -1}
        if scene.how == "lone_hippie":
            assert winners == [scene.seat]
            assert table.ending() == Ending("hippie", "lone_hippie")
        elif scene.how == "tie":
            assert winners == []
            assert table.ending() == Ending(None, "tie")
        else:
            assert winners == [
                seat for seat, token in enumerate(scene.tokens) if token is scene.winner
            ]
            assert table.ending() == Ending(scene.winner, "higher_total")
    assert {"lone_hippie", "higher_total"} <= ways
