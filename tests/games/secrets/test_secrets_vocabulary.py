"""The words of the game: actions and their numbers, claims, options, bounds."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from secret_tables import CIA, PLAYERS, SCIENTIST, TO_ALL, Table, dealt

from complot.core.codec import codec_of
from complot.core.conformance.setting import settings
from complot.core.contract import Action, Claim
from complot.core.errors import Code, Illegal, Refused
from complot.core.match import Said
from complot.games.secrets.actions import (
    Answer,
    Choose,
    DealToken,
    DrawBullet,
    DrawCharacter,
    DrawFirst,
    Exchange,
    Interrupt,
    Investigate,
    InvestigateCentre,
    Offer,
    Shoot,
    Support,
    SwapWith,
)
from complot.games.secrets.claims import BulletIs, IAm, ISaw, ItIs, WithYou
from complot.games.secrets.facts import BULLETS, Character, Identity
from complot.games.secrets.game import SECRETS
from complot.games.secrets.options import Options, UnTie
from complot.locale import LANGUAGES, catalogue, tell

NAMES = ("Ana", "Bea", "Carl", "Dora", "Emil", "Fay", "Gus", "Hal")


def test_an_action_keeps_its_number_for_ever() -> None:
    first: dict[type[Action], int] = {}
    for number, action in enumerate(SECRETS.actions):
        first.setdefault(type(action), number)
    assert first == {
        DrawFirst: 0,
        DealToken: 8,
        DrawCharacter: 11,
        DrawBullet: 19,
        Choose: 23,
        Offer: 31,
        Answer: 39,
        Interrupt: 41,
        Exchange: 43,
        Support: 71,
        SwapWith: 79,
        Investigate: 87,
        InvestigateCentre: 95,
        Shoot: 96,
    }
    assert len(SECRETS.actions) == 104


@pytest.mark.rule("S13", "S16")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SECRETS.claims, ids=lambda kind: kind.kind())
def test_every_claim_is_told_in_its_own_words(kind: type[Claim], language: str) -> None:
    values: dict[str, tuple[object, ...]] = {
        "identity": tuple(Identity),
        "seat": (0, 1),
        "character": tuple(Character),
        "accept": (True, False),
        "take": (True, False),
        "value": BULLETS,
    }
    fields = kind.__struct_fields__
    claims = [kind(*each) for each in product(*(values[field] for field in fields))]
    told = [tell(catalogue(language), "secrets", Said(4, claim), NAMES) for claim in claims]
    assert len(set(told)) == len(claims)
    for text, claim in zip(told, claims, strict=True):
        for seat in claim.names():
            assert NAMES[seat] in text


@pytest.mark.rule("S13", "S16")
def test_anyone_says_anything_at_any_time_and_nothing_changes() -> None:
    table = dealt()
    state = table.state
    for claim in (IAm(CIA), ItIs(SCIENTIST), WithYou(2), ISaw(3, CIA), BulletIs(1, -3)):
        table.say(1, claim)
        assert table.news() == [(TO_ALL, Said(1, claim))]
    assert table.state == state


@pytest.mark.parametrize("claim", [WithYou(4), ISaw(7, CIA), BulletIs(-1, 0)])
def test_a_claim_names_players_at_the_table(claim: Claim) -> None:
    with pytest.raises(Illegal) as refusal:
        dealt().say(0, claim)
    assert refusal.value.code is Code.NO_SUCH_SEAT


@pytest.mark.parametrize(
    "text",
    [
        '{"kind":"shoot","seat":99}',
        '{"kind":"draw_bullet","value":-4}',
        '{"kind":"choose","character":"spy"}',
        '{"kind":"exchange","players":"01"}',
        '{"kind":"dance"}',
        "[]",
        "",
    ],
)
def test_what_is_no_action_is_refused_with_a_code(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        codec_of(SECRETS).action(text)
    assert refusal.value.code is Code.MALFORMED


@pytest.mark.rule("S-1", "S-5", "S-9", "S-13")
def test_each_option_is_tried_alone_at_every_number_of_players() -> None:
    every = settings(SECRETS)
    assert len(every) == len(PLAYERS) * 5
    changed = Counter(
        sum(
            getattr(setting.options, name) != getattr(Options(), name)
            for name in Options.__struct_fields__
        )
        for setting in every
    )
    assert changed == {0: 5, 1: 20}
    kept = [each for each in every if getattr(each.options, "un_tie", None) is UnTie.KEEP]
    assert len(kept) == 5


def test_a_bad_option_is_refused_with_a_code() -> None:
    for name, value, code in (
        ("un_tie", "toss", Code.BAD_OPTION),
        ("memory_aid", True, Code.BAD_OPTION),
        ("poison", "on", Code.UNKNOWN_OPTION),
    ):
        with pytest.raises(Refused) as refusal:
            codec_of(SECRETS).options({name: value})
        assert refusal.value.code is code


def test_no_random_game_is_nearly_as_long_as_the_bound() -> None:
    rng = Random(1)
    for _ in range(40):
        table = Table(rng.choice(PLAYERS))
        table.deal(rng.randbytes(32))
        while table.actors():
            seat = rng.choice(table.actors())
            table.step(seat, rng.choice(table.may(seat)))
            table.deal(rng.randbytes(32))
        assert len(table.log) < SECRETS.max_actions / 2
