"""Who sees what: views, reminders, reveals and how much of a choice shows."""

from __future__ import annotations

from random import Random

import msgspec
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
    Table,
    dealt,
    watched,
)

from complot.core.codec import encode
from complot.core.contract import Sight
from complot.core.seats import EVERYONE, Viewer
from complot.games.secrets import effects, offer, over, setup
from complot.games.secrets.actions import Exchange, Investigate, InvestigateCentre, Shoot, SwapWith
from complot.games.secrets.display import Card
from complot.games.secrets.events import (
    AnswerShown,
    BulletRevealed,
    BulletSeen,
    CardTurnedUp,
    CentreSeen,
    CentreShown,
    InterruptionDecided,
    TokenSeen,
    TokenShown,
    TokensRevealed,
)
from complot.games.secrets.game import SECRETS
from complot.games.secrets.options import MemoryAid, Options
from complot.games.secrets.views import (
    Drawing,
    SeenSwap,
    SeenToken,
    Shooting,
    Shown,
    View,
)


@pytest.mark.rule("S12", "S-13")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_table_as_each_viewer_sees_it_whole(viewer: Viewer) -> None:
    table = dealt("CKCKH", first=3)
    table.gives(DIPLOMAT, 2, beside=SCIENTIST)
    table.step(2, SwapWith(1))
    table.gives(ASSASSIN, 1, beside=JOURNALIST)
    table.loads(-2)
    own = {0: CIA, 1: KGB, 2: CIA, 3: KGB}
    early = () if viewer is None else (SeenToken(0, viewer, own[viewer]),)
    swap = SeenSwap(1, 2, (1,) if viewer == 2 else (1, 3), True, viewer == 2)
    assert table.sees(viewer) == View(
        seat=viewer,
        waiting=(1,),
        seats=4,
        options=Options(),
        cia=2,
        kgb=2,
        hippies=1,
        full=5,
        active=0,
        turn=2,
        un=None,
        displays=(
            Shown((), ()),
            Shown((Card(ASSASSIN, True),), ()),
            Shown((Card(DIPLOMAT, True),), ()),
            Shown((), ()),
        ),
        deck=27,
        fresh=(2, 3, 4, 3, 2, 3, 5, 3),
        bottom=(SCIENTIST, JOURNALIST),
        bullets=3,
        memory=(*early, SeenToken(1, None, HIPPIE), swap),
        scene=Shooting(1, -2 if viewer == 1 else None),
    )


@pytest.mark.rule("S-13")
def test_the_list_has_the_looks_one_was_entitled_to_with_their_turns() -> None:
    table = dealt("CKCKH")
    table.gives(JOURNALIST, 1)
    table.gives(DETECTIVE, 2)
    table.step(2, InvestigateCentre())
    table.gives(DOUBLE_AGENT, 3)
    table.gives(PSYCHIATRIST, 0)
    table.step(0, Exchange((1, 2)))
    swaps = (SeenSwap(3, 3, (3,), True, True), SeenSwap(4, 0, (1, 2), False, True))
    journalist = SeenToken(1, 1, KGB)
    assert table.sees(0).memory == (SeenToken(0, 0, CIA), journalist, *swaps)
    assert table.sees(1).memory == (SeenToken(0, 1, KGB), *swaps)
    assert table.sees(2).memory == (
        SeenToken(0, 2, CIA),
        journalist,
        SeenToken(2, None, HIPPIE),
        *swaps,
    )
    assert table.sees(3).memory == (
        SeenToken(0, 3, KGB),
        journalist,
        swaps[0],
        SeenToken(3, 3, HIPPIE),
        swaps[1],
    )
    assert table.sees(None).memory == swaps


@pytest.mark.rule("S9", "S10", "S11", "S-13")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("aid", MemoryAid)
def test_early_intelligence_is_on_the_list(players: int, aid: MemoryAid) -> None:
    deal = DEALS[players]
    table = dealt(deal, memory_aid=aid)
    sides = {"C": CIA, "K": KGB, "H": HIPPIE}
    centre = (SeenToken(0, None, HIPPIE),) if players >= 7 else ()
    right = (SeenToken(0, 2, sides[deal[2]]),) if players >= 5 else ()
    assert table.sees(3).memory == (SeenToken(0, 3, sides[deal[3]]), *right, *centre)
    assert table.sees(None).memory == centre


@pytest.mark.rule("S-13")
def test_without_the_aid_a_look_stays_until_its_viewer_decides_something() -> None:
    table = dealt("CKCKH", memory_aid=MemoryAid.OFF)
    early = SeenToken(0, 0, CIA)
    table.shows(DETECTIVE, SCIENTIST)
    assert table.sees(0).memory == (early,)
    table.offers(DETECTIVE, to=1)
    assert table.sees(0).memory == ()
    assert table.sees(1).memory == (SeenToken(0, 1, KGB),)
    table.accepts()
    assert table.sees(1).memory == ()
    table.step(1, Investigate(3))
    look = SeenToken(1, 3, KGB)
    assert table.sees(1).memory == (look,)  # though it is her turn now
    table.shows(JOURNALIST, SCIENTIST)
    assert table.sees(1).memory == (look,)
    table.offers(JOURNALIST, to=2)
    assert table.sees(1).memory == ()
    table.accepts()
    shown = SeenToken(2, 2, CIA)
    assert table.sees(0).memory == table.sees(1).memory == (shown,)
    assert table.sees(3).memory == (SeenToken(0, 3, KGB), shown)
    assert table.sees(2).memory == ()


@pytest.mark.rule("S-13")
def test_without_the_aid_no_swap_is_listed_and_a_spectator_sees_one_turn() -> None:
    table = dealt("CKCKH", memory_aid=MemoryAid.OFF)
    table.gives(DIPLOMAT, 1)
    assert table.sees(None).memory == (SeenToken(1, None, HIPPIE),)
    table.step(1, SwapWith(0))
    assert table.sees(None).memory == ()
    assert table.sees(3).memory == (SeenToken(0, 3, KGB), SeenToken(1, None, HIPPIE))
    table.fills((PSYCHIATRIST, 2))
    for viewer in table.viewers:
        assert not any(isinstance(each, SeenSwap) for each in table.sees(viewer).memory)


@pytest.mark.rule("S-13")
def test_whether_somebody_has_seen_a_look_shows_to_nobody_else() -> None:
    """The views of all others are the same before and after a player's own list empties."""
    table = dealt("CKCKH", memory_aid=MemoryAid.OFF)
    other = dealt("KCKCH", memory_aid=MemoryAid.OFF)
    for each in (table, other):
        each.gives(PSYCHIATRIST, 2)
        each.step(2, Exchange((0, 1)))
    assert table.observation(None) == other.observation(None)


@pytest.mark.rule("S12", "S13")
def test_no_view_says_what_a_token_says_now_except_by_dated_looks() -> None:
    """Through whole random games: with the list taken out, identities stand in no view."""
    rng = Random(7)
    for players in PLAYERS:
        table = Table(players)
        table.deal(rng.randbytes(32))
        while table.actors():
            for viewer in table.viewers:
                seen = msgspec.structs.replace(table.sees(viewer), memory=())
                text = encode(seen).decode()
                for identity in ('"cia"', '"kgb"', '"hippie"'):
                    assert text.replace('"cia":', "").replace('"kgb":', "").count(identity) == 0
            seat = rng.choice(table.actors())
            table.step(seat, rng.choice(table.may(seat)))
            table.deal(rng.randbytes(32))


@pytest.mark.rule("S12", "S13")
def test_reminders_are_of_the_turns_in_which_they_were_and_never_move() -> None:
    """What is on a list in one turn is on it for ever, unchanged, and told as an event."""
    rng = Random(11)
    for players in PLAYERS:
        table = Table(players)
        table.deal(rng.randbytes(32))
        before = {viewer: table.sees(viewer).memory for viewer in table.viewers}
        while table.actors():
            seat = rng.choice(table.actors())
            table.step(seat, rng.choice(table.may(seat)))
            table.deal(rng.randbytes(32))
            for viewer in table.viewers:
                after = table.sees(viewer).memory
                assert after[: len(before[viewer])] == before[viewer]
                before[viewer] = after
        for viewer in table.viewers:
            looks = [each for each in before[viewer] if isinstance(each, SeenToken)]
            told = [
                event
                for event in table.heard(viewer)
                if isinstance(event, TokenSeen | CentreSeen | CentreShown | TokenShown)
            ]
            assert [each.identity for each in looks] == [each.identity for each in told]


def story(deal: str) -> Table:
    """Cards that show nothing to 0, whatever the others are."""
    table = dealt(deal)
    table.gives(DETECTIVE, 1)
    table.step(1, Investigate(2))
    table.gives(POLITICIAN, 2)
    table.settles()
    table.gives(PSYCHIATRIST, 3)
    table.step(3, Exchange((1, 2)))
    table.gives(DOUBLE_AGENT, 2)
    return table


@pytest.mark.rule("S12", "S22", "S23", "S24", "S27")
@pytest.mark.parametrize("viewer", [0, None])
def test_one_who_saw_nothing_cannot_tell_one_deal_from_another(viewer: Viewer) -> None:
    assert story("CKCKH").observation(viewer) == story("CHKCK").observation(viewer)
    assert story("CKCKH").observation(1) != story("CHKCK").observation(1)


@pytest.mark.rule("S29", "S-13")
def test_only_the_one_who_gave_a_bullet_can_tell_it_from_another() -> None:
    tables = dealt(), dealt()
    for table, value in zip(tables, (0, -3), strict=True):
        table.gives(ASSASSIN, 1)
        table.loads(value)
        table.step(1, Shoot(2))
    for viewer in (0, 2, 3, None):
        assert tables[0].observation(viewer) == tables[1].observation(viewer)
    assert tables[0].sees(1) != tables[1].sees(1)


@pytest.mark.rule("S15", "S16", "S26", "S29", "S-3")
def test_how_much_of_a_choice_shows_when_it_is_made() -> None:
    assert {phase: phase.sight for phase in SECRETS.phases} == {
        setup.DrawingFirst: Sight.OPEN,
        setup.Dealing: Sight.SEALED,
        offer.Drawing: Sight.OPEN,
        offer.Choosing: Sight.SEALED,
        offer.Offering: Sight.OPEN,
        offer.Answering: Sight.SEALED,
        effects.Treating: Sight.OPEN,
        effects.Supporting: Sight.OPEN,
        effects.Negotiating: Sight.SEALED,
        effects.Investigating: Sight.OPEN,
        effects.Loading: Sight.SEALED,
        effects.Shooting: Sight.OPEN,
        over.Over: Sight.OPEN,
    }


@pytest.mark.rule("S12", "S16", "S21", "S25", "S26", "S27", "S29", "S31", "S-3")
def test_secrets_come_out_by_ten_events_and_to_those_the_clauses_name() -> None:
    table = watched()
    told = {
        TokenSeen: ("S12", TokenSeen(1, 2, CIA), (1,)),
        CentreSeen: ("S27", CentreSeen(2, CIA), (2,)),
        CentreShown: ("S26", CentreShown(CIA), None),
        TokenShown: ("S25", TokenShown(1, CIA), (0, 2, 3)),
        InterruptionDecided: ("S21", InterruptionDecided(0, True), None),
        AnswerShown: ("S-3", AnswerShown(0, True), None),
        CardTurnedUp: ("S16", CardTurnedUp(0, SCIENTIST), None),
        BulletSeen: ("S29", BulletSeen(3, -1), (3,)),
        TokensRevealed: ("S31", TokensRevealed((0,), (1,), (2,), CIA), None),
        BulletRevealed: ("S31", BulletRevealed(0, -1), None),
    }
    assert [reveal.event for reveal in SECRETS.reveals] == list(told)
    for reveal in SECRETS.reveals:
        clause, event, seats = told[reveal.event]
        audience = reveal.to(table.state, event)
        assert reveal.clause == clause
        if seats is None:
            assert audience == EVERYONE
        else:
            assert [seat for seat in range(4) if audience.hears(seat)] == list(seats)
            assert not audience.hears(None)


def test_the_scene_between_turns_says_only_what_shows() -> None:
    table = dealt()
    table.shows(SCIENTIST)
    for viewer in table.viewers:
        assert table.scene(viewer) == Drawing(SCIENTIST)
