"""What lies on the table at the start, and what each player is shown of it."""

from __future__ import annotations

import pytest
from secret_tables import (
    CIA,
    DEALS,
    HIPPIE,
    KGB,
    LETTERS,
    PLAYERS,
    TO_ALL,
    Table,
    dealt,
    to,
)

from complot.core.errors import Code, Refused
from complot.core.seats import CHANCE
from complot.games.secrets.actions import DealToken, DrawCharacter, DrawFirst
from complot.games.secrets.events import (
    CentrePlaced,
    CentreShown,
    FirstDrawn,
    TokenSeen,
    TokenTaken,
    TurnBegan,
)
from complot.games.secrets.facts import CHARACTERS, Character
from complot.games.secrets.game import SECRETS
from complot.games.secrets.options import Options
from complot.games.secrets.views import Dealing, Drawing, Shown

PRINTED = {
    "psychiatrist": (2, -1),
    "double_agent": (3, 2),
    "politician": (4, 3),
    "journalist": (4, 3),
    "diplomat": (3, 1),
    "detective": (3, -2),
    "scientist": (6, 5),
    "assassin": (4, 0),
}
TOKENS = {4: (2, 2, 1), 5: (2, 2, 2), 6: (3, 3, 1), 7: (3, 3, 2), 8: (4, 4, 1)}


@pytest.mark.rule("S1")
def test_there_are_twenty_nine_characters_worth_fifty_five() -> None:
    assert {each: (card.copies, card.value) for each, card in CHARACTERS.items()} == PRINTED
    assert sum(copies for copies, _ in PRINTED.values()) == 29
    assert sum(copies * value for copies, value in PRINTED.values()) == 55


@pytest.mark.rule("S1", "S5")
@pytest.mark.parametrize("players", PLAYERS)
def test_any_character_may_be_on_top_as_often_as_there_are_copies(players: int) -> None:
    table = dealt(DEALS[players])
    assert table.sees(None).deck == 29
    weights = table.game.chances(table.state).weights()
    assert weights == {
        DrawCharacter(Character(name)): copies for name, (copies, _) in PRINTED.items()
    }


@pytest.mark.rule("S2", "S5")
def test_four_bullets_and_the_un_token_lie_in_the_centre() -> None:
    table = dealt()
    assert table.state.bullets == (0, -1, -2, -3)
    for viewer in table.viewers:
        assert table.sees(viewer).bullets == 4
        assert table.sees(viewer).un is None


@pytest.mark.rule("S6")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_tokens_in_play_are_those_of_the_table_and_public(players: int) -> None:
    table = Table(players)
    seen = table.sees(None)
    assert (seen.cia, seen.kgb, seen.hippies) == TOKENS[players]
    assert sum(TOKENS[players]) == players + 1
    table.step(CHANCE, DrawFirst(0))
    weights = table.game.chances(table.state).weights()
    assert tuple(weights[DealToken(each)] for each in (CIA, KGB, HIPPIE)) == TOKENS[players]


@pytest.mark.rule("S6", "S7")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_more_tokens_of_a_kind_are_dealt_than_there_are(players: int) -> None:
    table = Table(players)
    table.step(CHANCE, DrawFirst(0))
    for _ in range(TOKENS[players][0]):
        table.step(CHANCE, DealToken(CIA))
    assert DealToken(CIA) not in table.game.chances(table.state).weights()


@pytest.mark.rule("S7")
def test_tokens_are_dealt_face_down_and_the_last_goes_to_the_centre() -> None:
    table = Table(4)
    table.step(CHANCE, DrawFirst(3))
    assert table.news() == [(TO_ALL, FirstDrawn(3))]
    for seat, letter in enumerate("CKHK"):
        assert table.scene() == Dealing(seat)
        table.step(CHANCE, DealToken(LETTERS[letter]))
        assert table.news() == [(TO_ALL, TokenTaken(seat))]
    table.step(CHANCE, DealToken(CIA))
    assert table.news()[0] == (TO_ALL, CentrePlaced())
    assert table.identities == "CKHKC"


@pytest.mark.rule("S4")
@pytest.mark.parametrize("players", PLAYERS)
def test_anyone_may_be_drawn_to_begin_each_as_likely_as_the_next(players: int) -> None:
    weights = Table(players).game.chances(Table(players).state).weights()
    assert weights == dict.fromkeys(map(DrawFirst, range(players)), 1)


@pytest.mark.rule("S7")
def test_the_first_player_drawn_is_active_first() -> None:
    for first in range(4):
        table = dealt(first=first)
        assert table.hears(None, TurnBegan) == [TurnBegan(first, 1)]
        assert table.sees(None).active == first
        assert table.scene() == Drawing(None)


@pytest.mark.rule("S8")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_display_is_empty(players: int) -> None:
    assert dealt(DEALS[players]).sees(None).displays == (Shown((), ()),) * players


@pytest.mark.rule("S9")
def test_four_players_see_their_own_token() -> None:
    table = Table(4)
    table.begins("CKHKC")
    looks = [each for each in table.news() if isinstance(each[1], TokenSeen)]
    assert looks == [
        (to(seat), TokenSeen(seat, seat, LETTERS[letter])) for seat, letter in enumerate("CKHK")
    ]
    assert table.hears(None, CentreShown) == []


@pytest.mark.rule("S10")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_from_five_on_they_see_that_of_the_player_on_their_right_too(players: int) -> None:
    deal = DEALS[players]
    table = dealt(deal)
    for seat in range(players):
        right = seat - 1 if seat else players - 1
        assert table.hears(seat, TokenSeen) == [
            TokenSeen(seat, seat, LETTERS[deal[seat]]),
            TokenSeen(seat, right, LETTERS[deal[right]]),
        ]
    assert table.hears(None, TokenSeen) == []


@pytest.mark.rule("S11", "S-16")
@pytest.mark.parametrize("players", PLAYERS)
def test_from_seven_on_everybody_sees_the_centre_token(players: int) -> None:
    table = dealt(DEALS[players])
    shown = [CentreShown(HIPPIE)] if players >= 7 else []
    for viewer in table.viewers:
        assert table.hears(viewer, CentreShown) == shown


@pytest.mark.rule("S12")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_is_told_anything_else_of_the_tokens(players: int) -> None:
    """Two deals that differ only in what a player wasn't shown look the same to that player."""
    deal = DEALS[players]
    one = dealt(deal)
    other = dealt(f"{deal[0]}{deal[2]}{deal[1]}{deal[3:]}")
    assert one.observation(0) == other.observation(0)
    assert one.observation(None) == other.observation(None)
    assert one.observation(1) != other.observation(1)


@pytest.mark.rule("S6")
@pytest.mark.parametrize("players", [0, 3, 9, 10])
def test_it_is_a_game_for_four_to_eight(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        SECRETS.start(Options(), players)
    assert refusal.value.code is Code.WRONG_SEATS
