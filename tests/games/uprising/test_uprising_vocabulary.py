"""The words of the game: actions and their numbers, claims, options, bounds."""

from __future__ import annotations

import pytest
from uprising_tables import begun

from complot.core.codec import codec_of
from complot.core.conformance.setting import settings
from complot.core.contract import Action, Claim
from complot.core.errors import Code, Illegal, Refused
from complot.core.match import Said
from complot.games.uprising.actions import (
    At,
    Capture,
    Declare,
    Deploy,
    Eliminate,
    EndReply,
    EndTurn,
    Forgo,
    HideFreed,
    HideInsurgent,
    HideSympathizer,
    Interrogate,
    KeepBack,
    Kill,
    LeaveGap,
    MoveAgent,
    Place,
    PlaceFreed,
    SetMarker,
    Swap,
    Transfer,
    TurnSympathizer,
)
from complot.games.uprising.claims import (
    ComingFor,
    GiveUp,
    Mercy,
    NothingThere,
    NumberIs,
)
from complot.games.uprising.facts import INSURGENT
from complot.games.uprising.game import UPRISING
from complot.games.uprising.hexes import NAMES
from complot.games.uprising.options import Options


def test_an_action_keeps_its_number_for_ever() -> None:
    first: dict[type[Action], int] = {}
    for number, action in enumerate(UPRISING.actions):
        first.setdefault(type(action), number)
    assert first == {
        HideInsurgent: 0,
        HideSympathizer: 26,
        Deploy: 52,
        LeaveGap: 78,
        SetMarker: 84,
        Place: 91,
        PlaceFreed: 117,
        Swap: 118,
        Transfer: 209,
        Eliminate: 300,
        Declare: 780,
        HideFreed: 781,
        KeepBack: 807,
        MoveAgent: 808,
        Interrogate: 899,
        TurnSympathizer: 1379,
        Capture: 1470,
        Kill: 1471,
        Forgo: 1472,
        EndReply: 1473,
        EndTurn: 1474,
        At: 1475,
    }
    assert len(UPRISING.actions) == 1566
    assert UPRISING.actions[1475:] == tuple(map(At, NAMES))


@pytest.mark.parametrize(
    "claim", [NumberIs(7, INSURGENT), NothingThere("e5"), GiveUp(), ComingFor("k6"), Mercy(True)]
)
def test_players_say_what_they_like(claim: Claim) -> None:
    table = begun()
    before = table.state
    table.say(1, claim)
    assert table.log[-1] == Said(1, claim)
    assert table.state == before


@pytest.mark.parametrize(
    "claim", [NumberIs(27, INSURGENT), NumberIs(0, INSURGENT), NothingThere("a7"), ComingFor("l1")]
)
def test_nobody_speaks_of_a_number_or_a_hex_that_is_not_there(claim: Claim) -> None:
    with pytest.raises(Illegal) as refusal:
        begun().say(0, claim)
    assert refusal.value.code is Code.UNKNOWN_CLAIM


@pytest.mark.rule("U-2", "U-3", "U-6", "U-11", "U-14", "U-19", "U-20")
def test_options_are_chosen_by_words() -> None:
    options = codec_of(UPRISING).options
    assert options({}) == Options()
    chosen = options({"track_step": "number", "numbers": 13, "match": True, "turn_cap": 1000})
    assert (chosen.track_step, chosen.numbers, chosen.match, chosen.turn_cap) == (
        "number",
        13,
        True,
        1000,
    )
    for name, value in (("turn_cap", 24), ("turn_cap", 1001), ("nexus_placement", "yes")):
        with pytest.raises(Refused) as refusal:
            options({name: value})
        assert refusal.value.code is Code.BAD_OPTION


def test_the_proofs_try_every_value_of_every_option() -> None:
    tried = [setting.options for setting in settings(UPRISING)]
    assert len(tried) == 16
    for name in Options.__struct_fields__:
        assert len({getattr(each, name) for each in tried}) >= 2


@pytest.mark.parametrize("seats", [1, 3])
def test_uprising_is_for_two(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        UPRISING.start(Options(), seats)
    assert refusal.value.code is Code.WRONG_SEATS
