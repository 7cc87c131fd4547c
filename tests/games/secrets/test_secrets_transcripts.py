"""Written-down games play again, line by line, as they were written.

They are rewritten, after a change of the rules, with
``python test_secrets_transcripts.py --write``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from complot.core import transcript
from complot.core.chance import seed_of
from complot.core.contract import Claim, Ending
from complot.core.errors import Code, Refused
from complot.core.match import Match
from complot.games import title
from complot.games.secrets.claims import (
    Advise,
    BulletIs,
    IAm,
    ISaw,
    ISawCentre,
    ISwapped,
    ItIs,
    TheyAre,
    UrgeUn,
    WithYou,
)
from complot.games.secrets.facts import CIA, HIPPIE, KGB, Character
from complot.games.secrets.game import SECRETS
from complot.games.secrets.options import Bottom, MemoryAid, Options, ThirdScientist, UnTie

TRANSCRIPTS = Path(__file__).with_name("transcripts")

GENERATED = {
    "base_4": (4, Options(), 6),
    "base_8": (8, Options(), 0),
    "options_6": (
        6,
        Options(UnTie.KEEP, ThirdScientist.LITERAL, Bottom.SHUFFLED, MemoryAid.OFF),
        16,
    ),
}
"""Players, options, seed."""


def find(name: str) -> Any:
    return title(name).game


def generate(players: int, options: Options, seed: int) -> str:
    """A game of players who choose at random, and now and then say something."""
    rng = Random(seed)
    match = Match(SECRETS, options, players)
    chance = seed_of(seed)
    match.deal(chance)
    while match.actors():
        seat = rng.choice(match.actors())
        if rng.random() < 0.15:
            other = rng.randrange(players)
            claims: tuple[Claim, ...] = (
                IAm(HIPPIE),
                TheyAre(other, KGB),
                WithYou(other),
                ISaw(other, CIA),
                ISawCentre(KGB),
                ISwapped(other),
                ItIs(rng.choice(list(Character))),
                Advise(rng.random() < 0.5),
                UrgeUn(rng.random() < 0.5),
                BulletIs(other, -3),
            )
            match.say(seat, rng.choice(claims))
        match.step(seat, rng.choice(match.game.legal(match.state, seat)))
        match.deal(chance)
    return transcript.write(match)


def replayed(name: str) -> Match[Any, Any, Any, Any]:
    return transcript.read((TRANSCRIPTS / f"{name}.txt").read_text(), find)


@pytest.mark.parametrize("name", GENERATED)
def test_a_transcript_replays_line_by_line_and_is_of_the_table_it_names(name: str) -> None:
    players, options, seed = GENERATED[name]
    text = (TRANSCRIPTS / f"{name}.txt").read_text()
    match = replayed(name)
    assert (match.seats, match.options, match.actors()) == (players, options, ())
    assert transcript.write(match) == text == generate(players, options, seed)


@pytest.mark.rule("S33", "S34")
def test_the_transcripts_show_every_way_to_end() -> None:
    endings = {replayed(name).ending() for name in GENERATED}
    assert {ending.how for ending in endings if ending} == {"lone_hippie", "higher_total", "tie"}
    assert Ending(None, "tie") in endings


def test_the_transcripts_hold_every_event() -> None:
    told = {type(each.event) for name in GENERATED for each in replayed(name).told}
    assert set(SECRETS.events) - told == set()


@pytest.mark.parametrize(
    ("written", "altered"),
    [
        ('"accepts":true', '"accepts":false'),
        ('"identity":"cia"', '"identity":"kgb"'),
        ('"points":', '"points":1'),
    ],
)
def test_a_transcript_that_tells_it_otherwise_is_refused(written: str, altered: str) -> None:
    text = (TRANSCRIPTS / "base_4.txt").read_text()
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
