"""What each card does, however it has come to a display."""

from __future__ import annotations

from itertools import combinations

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
    LETTERS,
    PLAYERS,
    POLITICIAN,
    PSYCHIATRIST,
    SCIENTIST,
    TO_ALL,
    dealt,
    to,
    watched,
)

from complot.core.errors import Code
from complot.core.seats import CHANCE
from complot.games.secrets.actions import (
    DrawBullet,
    Exchange,
    Investigate,
    InvestigateCentre,
    Shoot,
    Support,
    SwapWith,
)
from complot.games.secrets.events import (
    BulletDrawn,
    BulletGiven,
    BulletSeen,
    CentreLookedAt,
    CentreSeen,
    CentreShown,
    CentreSwapped,
    DisplayTurnedDown,
    NeighbourSwapped,
    PairTurnedDown,
    PoliticianPlaced,
    TokenLookedAt,
    TokenPresented,
    TokenSeen,
    TokenShown,
    TokensSwapped,
)
from complot.games.secrets.facts import Character
from complot.games.secrets.options import ThirdScientist
from complot.games.secrets.views import SeenSwap, Shooting

ROUTES = {"accepted": 1, "refused": 3, "un": 0}
"""How a card may come to a display at ``watched``: to 1 by 3's offer, to 3 itself, to 0."""

DECIDES = {
    PSYCHIATRIST: "treating",
    POLITICIAN: "supporting",
    DIPLOMAT: "negotiating",
    DETECTIVE: "investigating",
    ASSASSIN: "loading",
}


@pytest.mark.rule("S16", "S17", "S21")
@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("card", Character)
def test_whoever_gets_a_card_carries_out_its_effect(card: Character, route: str) -> None:
    table, seat = watched(), ROUTES[route]
    before = [table.display(each) for each in range(4)]
    table.gives(card, seat, by="un" if route == "un" else "answer")
    if card in DECIDES:
        assert table.scene().kind() == DECIDES[card]
        assert table.scene().seat == seat
    else:
        assert table.scene().kind() == "drawing"
    table.settles()
    after = [table.display(each) for each in range(4)]
    if card is POLITICIAN:
        assert after[seat] == before[seat]
        assert sum("Politician" in each for each in after) == 1
    elif card is SCIENTIST and route != "un":
        assert after[seat] == "scientist scientist"
    else:
        assert after[seat].split()[-1] == card.title()
    assert table.sees(None).turn == 5


@pytest.mark.rule("S17")
@pytest.mark.parametrize("card", DECIDES)
def test_an_effect_can_be_neither_declined_nor_left_to_others(card: Character) -> None:
    table = dealt()
    table.gives(card, 2)
    if card is ASSASSIN:
        table.loads(0)
    assert table.actors() == (2,)
    for other in (0, 1, 3):
        assert table.may(other) == ()
        assert table.refusal(other, table.may(2)[0]) is Code.NOT_YOUR_TURN


@pytest.mark.rule("S22")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_psychiatrist_swaps_the_tokens_of_two_other_players(players: int) -> None:
    table = dealt(DEALS[players])
    table.gives(PSYCHIATRIST, 2)
    table.news()
    others = [seat for seat in range(players) if seat != 2]
    assert table.may(2) == tuple(Exchange(pair) for pair in combinations(others, 2))
    assert table.refusal(2, Exchange((1, 2))) is Code.NOT_A_CHOICE
    assert table.refusal(2, Exchange((1, 1))) is Code.NOT_A_CHOICE
    table.step(2, Exchange((0, 3)))
    deal = DEALS[players]
    assert table.identities == f"{deal[3]}{deal[1]}{deal[2]}{deal[0]}{deal[4:]}"
    told = table.news()
    assert told[0] == (TO_ALL, TokensSwapped(2, (0, 3)))
    assert not any(isinstance(event, TokenSeen) for _, event in told)


@pytest.mark.rule("S13", "S22", "S-13")
def test_a_swap_changes_sides_unseen_and_reminders_stay_where_they_were() -> None:
    table = dealt("CKCKH")
    reminded = table.sees(0).memory
    table.gives(PSYCHIATRIST, 2)
    table.step(2, Exchange((0, 1)))
    assert (table.game.side(table.state, 0), table.game.side(table.state, 1)) == (KGB, CIA)
    assert table.sees(0).memory == (*reminded, SeenSwap(1, 2, (0, 1), False, True))
    assert [event.identity for event in table.hears(0, TokenSeen)] == [CIA]


@pytest.mark.rule("S23", "S-13")
def test_a_double_agent_takes_the_centre_token_and_looks_at_it() -> None:
    table = dealt("CKCKH")
    table.gives(DOUBLE_AGENT, 1)
    told = table.news()
    start = told.index((TO_ALL, CentreSwapped(1)))
    assert told[start : start + 3] == [
        (TO_ALL, CentreSwapped(1)),
        (TO_ALL, TokenLookedAt(1, 1)),
        (to(1), TokenSeen(1, 1, HIPPIE)),
    ]
    assert table.identities == "CHCKK"


@pytest.mark.rule("S24", "S-4", "S-17")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_politician_goes_to_another_player_whose_token_is_looked_at(players: int) -> None:
    table = dealt(DEALS[players])
    table.gives(POLITICIAN, 1)
    table.news()
    assert table.size(1) == 0
    assert table.may(1) == tuple(Support(seat) for seat in range(players) if seat != 1)
    table.step(1, Support(0))
    assert table.news()[:3] == [
        (TO_ALL, PoliticianPlaced(1, 0)),
        (TO_ALL, TokenLookedAt(1, 0)),
        (to(1), TokenSeen(1, 0, CIA)),
    ]
    assert (table.display(0), table.display(1)) == ("Politician", "")
    assert table.sees(None).turn == 2


@pytest.mark.rule("S-4")
@pytest.mark.parametrize("receiver", [1, 2, 3])
def test_whoever_finally_has_the_politician_does_nothing(receiver: int) -> None:
    """Taken by the UN player 0, it may go to the target, to the active player, to anyone."""
    table = watched()
    table.gives(POLITICIAN, 0, by="un")
    table.step(0, Support(receiver))
    assert table.sees(None).turn == 5
    assert table.display(receiver) == "Scientist Politician"
    assert table.sees(None).un == 0


@pytest.mark.rule("S-4", "S18")
def test_a_politician_makes_a_pair_where_it_ends_up() -> None:
    table = dealt()
    table.gives(POLITICIAN, 1)
    table.step(1, Support(2))
    table.gives(POLITICIAN, 3)
    table.step(3, Support(2))
    assert table.display(2) == "politician politician"


@pytest.mark.rule("S25", "S-13")
def test_a_journalist_shows_the_token_to_all_other_players_and_to_nobody_else() -> None:
    table = dealt("CKCKH")
    table.gives(JOURNALIST, 3)
    told = table.news()
    start = told.index((TO_ALL, TokenPresented(3)))
    assert told[start + 1] == (to(0, 1, 2), TokenShown(3, KGB))
    assert table.hears(3, TokenShown) == table.hears(None, TokenShown) == []
    assert table.sees(None).memory == ()
    assert len(table.sees(3).memory) == 1  # its own token, at the start


@pytest.mark.rule("S26", "S-14")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("owner", [0, 2])
def test_a_diplomat_swaps_the_centre_token_with_a_neighbours(players: int, owner: int) -> None:
    table = dealt(DEALS[players])
    table.gives(DIPLOMAT, owner)
    assert table.news()[-1] == (TO_ALL, CentreShown(HIPPIE))
    neighbours = sorted(((owner + 1) % players, (owner - 1) % players))
    assert table.may(owner) == tuple(SwapWith(seat) for seat in neighbours)
    assert table.refusal(owner, SwapWith(owner)) is Code.NOT_A_CHOICE
    table.step(owner, SwapWith(neighbours[1]))
    assert table.news()[0] == (TO_ALL, NeighbourSwapped(owner))
    assert table.identities[neighbours[1]] == "H"
    assert table.identities[-1] == DEALS[players][neighbours[1]]


@pytest.mark.rule("S26", "S-13")
def test_only_the_diplomat_s_player_knows_which_neighbour_it_was() -> None:
    tables = dealt("CKCKH"), dealt("CKCKH")
    for table, neighbour in zip(tables, (1, 3), strict=True):
        table.gives(DIPLOMAT, 2)
        table.step(2, SwapWith(neighbour))
        assert table.sees(2).memory[-1] == SeenSwap(1, 2, (neighbour,), True, True)
    for viewer in (0, 1, 3, None):
        assert tables[0].observation(viewer) == tables[1].observation(viewer)
        assert tables[0].sees(viewer).memory[-1] == SeenSwap(1, 2, (1, 3), True, False)


@pytest.mark.rule("S27", "S-17")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_detective_looks_at_any_token_and_all_see_at_which(players: int) -> None:
    deal = DEALS[players]
    for place in range(players + 1):
        table = dealt(deal)
        table.gives(DETECTIVE, 1)
        table.news()
        expected = (*(Investigate(seat) for seat in range(players)), InvestigateCentre())
        assert table.may(1) == expected
        table.step(1, expected[place])
        if place == players:
            told = [(TO_ALL, CentreLookedAt(1)), (to(1), CentreSeen(1, HIPPIE))]
        else:
            seen = TokenSeen(1, place, LETTERS[deal[place]])
            told = [(TO_ALL, TokenLookedAt(1, place)), (to(1), seen)]
        assert table.news()[:2] == told
        assert table.identities == deal


@pytest.mark.rule("S28")
def test_a_first_scientist_does_nothing() -> None:
    table = dealt()
    table.fills((JOURNALIST, 1), (SCIENTIST, 1))
    assert table.display(1) == "Journalist Scientist"
    assert not table.hears(None, DisplayTurnedDown)


@pytest.mark.rule("S28", "S-5", "S-6")
def test_a_second_scientist_turns_all_characters_down_and_no_bullet() -> None:
    table = dealt()
    table.fills((JOURNALIST, 1), (SCIENTIST, 1))
    table.gives(ASSASSIN, 2)
    table.loads(-3)
    table.step(2, Shoot(1))
    table.news()
    table.gives(SCIENTIST, 1)
    assert table.display(1) == "journalist scientist scientist x"
    told = [event for _, event in table.news()]
    assert DisplayTurnedDown(1) in told
    assert not any(isinstance(event, PairTurnedDown) for event in told)


def scientists(rule: ThirdScientist, count: int) -> str:
    """The display of a player after so many Scientists."""
    table = dealt(third_scientist=rule)
    for _ in range(count):
        table.gives(SCIENTIST, 1)
        table.settles()
    return table.display(1)


@pytest.mark.rule("S-5")
@pytest.mark.parametrize("rule", ThirdScientist)
def test_a_third_scientist_counts_and_a_fourth_turns_it_down(rule: ThirdScientist) -> None:
    assert scientists(rule, 1) == "Scientist"
    assert scientists(rule, 2) == "scientist scientist"
    assert scientists(rule, 3) == "scientist scientist Scientist"
    assert scientists(rule, 4) == "scientist scientist scientist scientist"


@pytest.mark.rule("S-5")
@pytest.mark.parametrize("rule", ThirdScientist)
def test_what_else_lies_face_up_falls_with_a_fourth_scientist_only_if_they_count_anew(
    rule: ThirdScientist,
) -> None:
    table = dealt(third_scientist=rule)
    table.fills((SCIENTIST, 1), (SCIENTIST, 1), (JOURNALIST, 1), (SCIENTIST, 1))
    table.news()
    table.gives(SCIENTIST, 1)
    told = [event for _, event in table.news()]
    fresh = rule is ThirdScientist.FRESH
    journalist = "journalist" if fresh else "Journalist"
    assert table.display(1) == f"scientist scientist {journalist} scientist scientist"
    assert (DisplayTurnedDown(1) in told) is fresh
    assert (PairTurnedDown(1, SCIENTIST) in told) is not fresh


@pytest.mark.rule("S29", "S2")
@pytest.mark.parametrize("players", PLAYERS)
def test_an_assassin_draws_a_bullet_and_gives_it_face_down_to_another(players: int) -> None:
    table = dealt(DEALS[players])
    table.gives(ASSASSIN, 1)
    table.news()
    assert table.actors() == (CHANCE,)
    weights = table.game.chances(table.state).weights()
    assert weights == {DrawBullet(value): 1 for value in (0, -1, -2, -3)}
    table.loads(-2)
    assert table.news() == [(TO_ALL, BulletDrawn(1)), (to(1), BulletSeen(1, -2))]
    assert table.may(1) == tuple(Shoot(seat) for seat in range(players) if seat != 1)
    assert table.scene(1) == Shooting(1, -2)
    assert table.scene(0) == table.scene(None) == Shooting(1, None)
    table.step(1, Shoot(3))
    assert table.news()[0] == (TO_ALL, BulletGiven(1, 3))
    assert table.display(3) == "x"
    for viewer in table.viewers:
        shown = table.sees(viewer).displays[3].bullets
        assert shown == ((-2,) if viewer == 1 else (None,))
        assert table.sees(viewer).bullets == 3


@pytest.mark.rule("S29", "S-8")
def test_every_assassin_finds_a_bullet() -> None:
    table = dealt(DEALS[6])
    for left, seat in zip((3, 2, 1, 0), (1, 2, 3, 4), strict=True):
        table.fills((ASSASSIN, seat))
        assert table.sees(None).bullets == left


@pytest.mark.rule("S18", "S-6")
@pytest.mark.parametrize("card", [each for each in Character if each is not SCIENTIST])
def test_a_second_copy_has_its_effect_and_then_both_are_turned_down(card: Character) -> None:
    table = dealt(DEALS[6])
    receiver = 1
    for copy in range(2):
        giver = 3 if card is POLITICIAN else receiver
        table.gives(card, giver)
        if card is POLITICIAN:
            table.step(giver, Support(receiver))
        elif card is ASSASSIN:
            table.loads(-copy)
            table.step(receiver, Shoot(2))
        table.settles()
    assert table.display(receiver) == f"{card} {card}"
    assert table.hears(None, PairTurnedDown) == [PairTurnedDown(receiver, card)]


@pytest.mark.rule("S-6")
@pytest.mark.parametrize("card", [JOURNALIST, DETECTIVE, DIPLOMAT])
def test_a_third_copy_stays_up(card: Character) -> None:
    table = dealt(DEALS[6])
    table.fills((card, 1), (card, 1), (card, 1))
    assert table.display(1) == f"{card} {card} {card.title()}"


@pytest.mark.rule("S30", "S-11")
@pytest.mark.parametrize("seat", [0, 1], ids=["refused", "accepted"])
@pytest.mark.parametrize("card", [each for each in Character if each is not POLITICIAN])
def test_a_fifth_card_ends_the_game_after_its_effect(card: Character, seat: int) -> None:
    table = dealt(DEALS[4])
    filler = [JOURNALIST, SCIENTIST, DETECTIVE, DIPLOMAT, DOUBLE_AGENT]
    table.fills(*[(each, seat) for each in filler if each is not card][:4])
    assert (table.size(seat), table.sees(None).active) == (4, 0)
    table.gives(card, seat)
    assert (table.actors() != ()) is (card in DECIDES)
    table.settles()
    assert (table.actors(), table.size(seat)) == ((), 5)
