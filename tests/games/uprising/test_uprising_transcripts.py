"""Written-down games play again, line by line, as they were written.

They are rewritten, after a change of the rules, with
``python test_uprising_transcripts.py --write``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from complot.core import transcript
from complot.core.conformance.pairs import draw
from complot.core.contract import Claim, Ending
from complot.core.errors import Code, Refused
from complot.core.match import Match
from complot.games.uprising.claims import (
    CLAIMS,
    AllOnMap,
    ComingFor,
    GiveUp,
    Mercy,
    NoneNear,
    NothingThere,
    NumberIs,
    Revolt,
    ToNexus,
)
from complot.games.uprising.facts import Piece
from complot.games.uprising.game import UPRISING
from complot.games.uprising.hexes import NAMES
from complot.games.uprising.options import (
    EmptyJailbreak,
    HiddenSympathizersMove,
    JailbreakOverflow,
    NexusPlacement,
    Options,
    TrackStep,
    TurnIntoNexus,
)

TRANSCRIPTS = Path(__file__).with_name("transcripts")

EVERYTHING = Options(
    track_step=TrackStep.NUMBER,
    hidden_sympathizers_move=HiddenSympathizersMove.NO,
    nexus_placement=NexusPlacement.OWN_TURN,
    empty_jailbreak=EmptyJailbreak.NOTHING,
    jailbreak_overflow=JailbreakOverflow.FREE,
    turn_into_nexus=TurnIntoNexus.YES,
    turn_cap=25,
    numbers=18,
    ruthless=True,
)

GENERATED = {
    "base": (Options(), 29, True),
    "revolution": (Options(), 58, False),
    "capped": (Options(turn_cap=25), 35, True),
    "options": (EVERYTHING, 26, True),
    "match": (Options(turn_cap=25, match=True), 19, True),
}
"""Options, seed, and whether the players choose eagerly, or evenly and so declare early."""


def find(name: str) -> Any:
    assert name == UPRISING.name
    return UPRISING


def generate(options: Options, seed: int, eager: bool) -> str:
    """A game of players who choose at random, and now and then say something."""
    rng = Random(seed)
    match = Match(UPRISING, options, 2)
    while actors := match.actors():
        (seat,) = actors
        if match.state.turn and rng.random() < 0.05:
            claims: tuple[Claim, ...] = (
                NumberIs(rng.randint(1, options.numbers), rng.choice(list(Piece))),
                NothingThere(rng.choice(NAMES)),
                NoneNear(),
                AllOnMap(rng.random() < 0.5),
                Revolt(rng.random() < 0.5),
                ComingFor(rng.choice(NAMES)),
                Mercy(rng.random() < 0.5),
                ToNexus(rng.random() < 0.5),
                GiveUp(),
            )
            assert {type(claim) for claim in claims} == set(CLAIMS)
            match.say(rng.randrange(2), rng.choice(claims))
        legal = match.game.legal(match.state, seat)
        match.step(seat, draw(UPRISING, match.state, seat, rng) if eager else rng.choice(legal))
    return transcript.write(match)


def replayed(name: str) -> Match[Any, Any, Any, Any]:
    return transcript.read((TRANSCRIPTS / f"{name}.txt").read_text(), find)


@pytest.mark.parametrize("name", GENERATED)
def test_a_transcript_replays_line_by_line_and_is_of_the_table_it_names(name: str) -> None:
    options, seed, eager = GENERATED[name]
    text = (TRANSCRIPTS / f"{name}.txt").read_text()
    match = replayed(name)
    assert (match.options, match.actors()) == (options, ())
    assert transcript.write(match) == text == generate(options, seed, eager)


@pytest.mark.rule("U51", "U52", "U56", "U-19")
def test_the_transcripts_show_every_way_to_end() -> None:
    endings = {name: replayed(name).ending() for name in GENERATED}
    assert {ending.how for ending in endings.values() if ending} == {
        "no_agents",
        "no_insurgents",
        "turn_cap",
        "match",
    }
    assert endings["capped"] == Ending(None, "turn_cap")


def test_the_transcripts_hold_every_event() -> None:
    told = {type(each.event) for name in GENERATED for each in replayed(name).told}
    assert set(UPRISING.events) - told == set()


@pytest.mark.parametrize(
    ("written", "altered"),
    [
        ('"free":false', '"free":true'),
        ('"present":true', '"present":false'),
        ('"insurgent":false', '"insurgent":true'),
    ],
)
def test_a_transcript_that_tells_it_otherwise_is_refused(written: str, altered: str) -> None:
    text = (TRANSCRIPTS / "options.txt").read_text()
    assert written in text
    with pytest.raises(Refused) as refusal:
        transcript.read(text.replace(written, altered, 1), find)
    assert refusal.value.code in {Code.TRANSCRIPT_EDITED, Code.TRANSCRIPT_LINE}


def write() -> None:
    TRANSCRIPTS.mkdir(exist_ok=True)
    for name, table in GENERATED.items():
        (TRANSCRIPTS / f"{name}.txt").write_text(generate(*table))


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    write()
