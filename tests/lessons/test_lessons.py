"""Each lesson is a game that the rules allow, with every word that it needs."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from complot.core.errors import Illegal
from complot.core.match import Match
from complot.core.seats import Seat
from complot.games import titles
from complot.games.resistance import RESISTANCE
from complot.games.resistance.actions import Play, Vote
from complot.games.resistance.options import Options
from complot.lessons import SCRIPTS, Lesson, Script, lesson
from complot.lessons.lesson import Ask, Chapter, Deed, Explain, Frame, played
from complot.locale import LANGUAGES, NoText, catalogue
from complot.locale.catalogue import resources

MOST_WORDS = 25
GAMES = tuple(SCRIPTS)
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

PARTS = {
    "resistance": {"ring", "folder", "missions", "talk", "votes"},
    "secrets": {"ring", "notes", "facts", "displays"},
    "uprising": {"board", "eye", "facts"},
}
"""What a table has that one can be told to look at, besides its seats and hexes."""

TAUGHT = {
    "resistance": {"card_dealt", "team_proposed", "votes_revealed", "mission_revealed", "said"},
    "secrets": {
        "token_seen",
        "card_offered",
        "card_turned_up",
        "bullet_given",
        "un_taken",
        "interruption_decided",
        "centre_swapped",
        "token_shown",
        "display_turned_down",
        "scored",
    },
    "uprising": {
        "marker_set",
        "counter_placed",
        "swapped",
        "transferred",
        "interrogated",
        "captured",
        "revolution_declared",
        "agent_eliminated",
    },
}
"""What a learner has seen happen by the end."""


def of(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


def others(frame: Frame) -> bool:
    """Whether the learner can do something else than what is wanted."""
    return len(frame.push.legal) > 1 or bool(frame.quiz)


@cache
def said(language: str) -> frozenset[str]:
    """The ids of all that is written for lessons."""
    names = {getattr(entry, "id", None) for each in resources(language) for entry in each.body}
    return frozenset(each.name for each in names if each and each.name.startswith("lesson-"))


def test_every_game_of_ours_has_a_lesson() -> None:
    assert {title.name for title in titles()} == set(GAMES)
    assert lesson("chess") is None


@every_game
def test_a_lesson_is_played_to_its_end_and_the_learner_wins(game: str) -> None:
    script, frames = SCRIPTS[game], of(game).frames
    last = frames[-1].push
    assert last.table.stage == "over"
    assert last.table.ending is not None
    assert all(frame.push.table.stage == "playing" for frame in frames[:-2])
    state = play_through(script)
    returns = script.game.returns(state)
    assert returns is not None
    assert returns[script.learner] == 1


def play_through(script: Script) -> Any:
    """The state after all that is done in a script."""
    match: Match[Any, Any, Any, Any] = Match(script.game, script.options, len(script.names))
    for beat in script.beats:
        if isinstance(beat, Deed | Ask):
            seat = script.learner if isinstance(beat, Ask) else beat.seat
            for action in beat.actions:
                match.step(seat, action)
    return match.state


@every_game
def test_what_happens_is_told_once_and_in_order(game: str) -> None:
    frames = of(game).frames
    for before, after in pairwise(frames):
        assert after.push.cursor == before.push.cursor + len(after.push.events)
    heard = {event.kind() for frame in frames for event in frame.push.events}
    assert heard >= TAUGHT[game]


@every_game
def test_something_can_be_chosen_only_where_the_lesson_asks_for_it(game: str) -> None:
    decisions = []
    for frame in of(game).frames:
        assert bool(frame.wanted) == bool(frame.push.legal) == (frame.push.decision is not None)
        assert not (frame.wanted and frame.quiz)
        for first, *rest in frame.wanted:
            assert first in {choice.id for choice in frame.push.legal}
            follow = [each for each in frame.follow if first in each.after]
            assert bool(rest) == bool(follow)
            assert not rest or rest[0] in {choice.id for choice in follow[0].legal}
        if frame.push.decision is not None:
            decisions.append(frame.push.decision)
    assert decisions == sorted(set(decisions))


@every_game
def test_who_is_asked_for_is_at_the_table_and_isn_t_the_learner(game: str) -> None:
    for frame in of(game).frames:
        assert set(frame.right) <= set(frame.quiz)
        assert bool(frame.right) == bool(frame.quiz)
        assert SCRIPTS[game].learner not in frame.quiz


@every_game
def test_every_chapter_has_something_in_it_and_they_come_one_after_the_other(game: str) -> None:
    chapters = [frame.chapter for frame in of(game).frames]
    assert chapters == sorted(chapters)
    assert set(chapters) == set(range(len(of(game).chapters)))


@every_game
def test_the_tutor_points_at_what_is_there(game: str) -> None:
    script = SCRIPTS[game]
    seats = {f"seat:{seat}" for seat in range(len(script.names))}
    hexes = {f"hex:{name}" for name in getattr(script.game, "facts", {}).get("q", {})}
    for frame in of(game).frames:
        assert set(frame.look) <= PARTS[game] | seats | hexes, frame.text


@every_game
@every_language
def test_every_text_is_there_and_read_in_a_breath(game: str, language: str) -> None:
    words = catalogue(language)
    for chapter in of(game).chapters:
        assert len(words.text(chapter).split()) <= 4
    for frame in of(game).frames:
        ids = [frame.text, f"{frame.text}.try"] if others(frame) else [frame.text]
        for each in ids:
            assert len(words.text(each).split()) <= MOST_WORDS, each
        if not others(frame):
            with pytest.raises(NoText):
                words.text(f"{frame.text}.try")


@every_language
def test_nothing_is_written_for_a_lesson_that_none_says(language: str) -> None:
    used = {each.text for game in GAMES for each in of(game).frames}
    used |= {chapter for game in GAMES for chapter in of(game).chapters}
    written = {each for each in said(language) if each.split("-")[1] in GAMES}
    assert written == used


@every_game
@every_language
def test_the_players_are_called_alike_in_every_language(game: str, language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    for frame in of(game).frames:
        for name in filter(None, SCRIPTS[game].names):
            assert (name in english.text(frame.text)) == (name in other.text(frame.text)), (
                frame.text,
                name,
            )


def test_a_script_that_breaks_a_rule_is_refused() -> None:
    opening = SCRIPTS["resistance"].beats[:2]
    wrong = Script(RESISTANCE, Options(), SCRIPTS["resistance"].names, (*opening, _too_early(1)))
    with pytest.raises(Illegal):
        played(wrong)


def _too_early(seat: Seat) -> Deed:
    return Deed(seat, (Vote(True),))


def test_two_ways_that_come_to_different_things_are_refused() -> None:
    script = SCRIPTS["resistance"]
    at = next(place for place, beat in enumerate(script.beats) if isinstance(beat, Ask))
    beats = (*script.beats[:at], Ask("vote", (Vote(True),), alike=(Vote(False),)))
    with pytest.raises(ValueError, match="vote"):
        played(Script(RESISTANCE, Options(), script.names, beats))


def test_a_lesson_begins_with_a_chapter_and_ends_with_a_word() -> None:
    for script in SCRIPTS.values():
        assert isinstance(script.beats[0], Chapter)
        assert isinstance(script.beats[-1], Explain)


def test_the_one_who_failed_the_mission_is_among_those_to_name() -> None:
    script = SCRIPTS["resistance"]
    failed = {
        beat.seat for beat in script.beats if isinstance(beat, Deed) and Play(False) in beat.actions
    }
    quizzes = [frame for frame in of("resistance").frames if frame.quiz]
    assert failed
    assert all(failed <= set(quiz.right) for quiz in quizzes if len(quiz.right) > 1)
