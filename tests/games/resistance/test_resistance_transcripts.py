"""Written-down games play again, line by line, as they were written.

The generated ones are rewritten, after a change of the rules, with
``python test_resistance_transcripts.py --write``. The worked example is written by hand.
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
from complot.games import title, titles
from complot.games.registry import Title
from complot.games.resistance.actions import Vote
from complot.games.resistance.claims import (
    Accuse,
    Advise,
    IAm,
    IPlayed,
    Suggest,
    TakeMe,
    Trust,
)
from complot.games.resistance.facts import LOYAL
from complot.games.resistance.game import RESISTANCE
from complot.games.resistance.options import Options
from complot.games.resistance.plot.cards import Card
from complot.games.resistance.plot.claims import GiveMe, ISaw, TheyPlayed, Urge
from complot.games.resistance.views import Proposing

TRANSCRIPTS = Path(__file__).with_name("transcripts")
GAMES = Path(__file__).parents[1]

GENERATED = {
    "base_5": (5, Options(), 2),
    "targeting_7": (7, Options(targeting=True), 5),
    "blind_spies_10": (10, Options(blind_spies=True), 4),
    "targeting_blind_spies_6": (6, Options(targeting=True, blind_spies=True), 52),
    "plot_targeting_7": (7, Options(targeting=True, plot=True), 119),
}
"""Players, options, seed."""


def find(name: str) -> Any:
    return title(name).game


def generate(players: int, options: Options, seed: int) -> str:
    """A game of players who approve rather than not, and now and then say something."""
    rng = Random(seed)
    match = Match(RESISTANCE, options, players)
    chance = seed_of(seed)
    match.deal(chance)
    while match.actors():
        seat = rng.choice(match.actors())
        if rng.random() < 0.1:
            other = rng.randrange(players)
            advice = Advise(rng.random() < 0.5)
            claims: tuple[Claim, ...] = (Accuse(other), Trust(other), advice, TakeMe())
            team = tuple(sorted({seat, other}))
            more: tuple[Claim, ...] = (IAm(LOYAL), Suggest(team), IPlayed(True))
            if options.plot:
                more += (ISaw(other, LOYAL), TheyPlayed(other, False), Urge(other, True))
                more += (GiveMe(Card.NO_CONFIDENCE),)
            match.say(seat, rng.choice(claims + more))
        legal = match.game.legal(match.state, seat)
        ballot = Vote(rng.random() < 0.6)
        match.step(seat, ballot if ballot in legal else rng.choice(legal))
        match.deal(chance)
    return transcript.write(match)


def replayed(name: str) -> Match[Any, Any, Any, Any]:
    return transcript.read((TRANSCRIPTS / f"{name}.txt").read_text(), find)


@pytest.mark.parametrize("name", [path.stem for path in sorted(TRANSCRIPTS.glob("*.txt"))])
def test_a_transcript_replays_line_by_line(name: str) -> None:
    text = (TRANSCRIPTS / f"{name}.txt").read_text()
    assert transcript.write(replayed(name)).splitlines() == text.splitlines()


@pytest.mark.parametrize("name", GENERATED)
def test_a_generated_transcript_is_of_the_table_it_names_and_comes_to_an_end(name: str) -> None:
    players, options, seed = GENERATED[name]
    match = replayed(name)
    assert (match.seats, match.options) == (players, options)
    assert match.actors() == ()
    assert (TRANSCRIPTS / f"{name}.txt").read_text() == generate(players, options, seed)


@pytest.mark.rule("R2")
def test_the_transcripts_show_every_way_to_end() -> None:
    assert {replayed(name).ending() for name in GENERATED} == {
        Ending("resistance", "three_successes"),
        Ending("spy", "three_failures"),
        Ending("spy", "five_rejections"),
    }


@pytest.mark.rule("R10", "R11", "R14", "R15", "R17")
def test_the_worked_example_of_the_rulebooks_ends_in_a_failed_mission() -> None:
    """Five players, a team of the Leader and one other, four for it, a success and a fail."""
    match = replayed("worked_example")
    view = match.observation(None).view
    (proposal,) = view.proposals
    leader = proposal.leader
    assert leader in proposal.team
    assert (len(proposal.team), sum(proposal.votes), proposal.approved) == (2, 4, True)
    assert (view.board[0].report.fails, view.board[0].report.succeeded) == (1, False)
    assert view.leader == (leader + 1) % 5
    assert view.scene == Proposing(2, 1)


@pytest.mark.parametrize(
    ("written", "altered"),
    [
        ('"fails":1', '"fails":0'),
        ('"approve":true', '"approve":false'),
        ("seat 3  call", "seat 2  call"),
    ],
)
def test_a_transcript_that_tells_it_otherwise_is_refused(written: str, altered: str) -> None:
    text = (TRANSCRIPTS / "worked_example.txt").read_text()
    assert written in text
    with pytest.raises(Refused) as refusal:
        transcript.read(text.replace(written, altered, 1), find)
    assert refusal.value.code in {Code.TRANSCRIPT_EDITED, Code.TRANSCRIPT_LINE}


@pytest.mark.parametrize("entry", titles(), ids=lambda entry: entry.name)
def test_every_game_has_a_transcript(entry: Title) -> None:
    assert list((GAMES / entry.name / "transcripts").glob("*.txt"))


def write() -> None:
    for name, table in GENERATED.items():
        (TRANSCRIPTS / f"{name}.txt").write_text(generate(*table))


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    write()
