"""A transcript tells a match so that it can be played again, and nothing in it can be altered."""

from __future__ import annotations

import pytest
import toy
from hypothesis import example, given
from hypothesis import strategies as st
from stories import AnyMatch, find, record, refused, steady, stories, story
from toy import FOX, HEN, TOY, Deal, Look, Night, Options, Point

from complot.core.errors import Code, Refused
from complot.core.match import Match
from complot.core.seats import CHANCE
from complot.core.transcript import read, write

TOLD = """\
complot transcript 1
toy, rules 1, 3 seats, {"fault":"none","early_bird":false}

chance  deal {"card":"hen"}
        everyone  card_taken {"seat":0}
        seat 0  dealt {"seat":0,"card":"hen"}
chance  deal {"card":"fox"}
        everyone  card_taken {"seat":1}
        seat 1  dealt {"seat":1,"card":"fox"}
chance  deal {"card":"hen"}
        everyone  card_taken {"seat":2}
        seat 2  dealt {"seat":2,"card":"hen"}
seat 1  says i_am {"card":"hen"}
seat 0  look {"seat":1}
        everyone  looked {"by":0,"seat":1}
        seat 0  card_seen {"by":0,"seat":1,"card":"fox"}
        everyone  asked {"seats":[0,1,2]}
seat 2  point {"seat":0}
        everyone  pointed {"seat":2,"at":null}
seat 0  point {"seat":1}
        everyone  pointed {"seat":0,"at":null}
seat 1  point {"seat":2}
        everyone  pointed {"seat":1,"at":null}
        everyone  points_revealed {"points":[1,2,0]}
seat 0  night {"bite":false}
seat 1  night {"bite":true}
seat 2  night {"bite":false}
        everyone  woken {"seat":0}
        everyone  woken {"seat":1}
        everyone  woken {"seat":2}
        everyone  morning {"bites":1,"fox":1}
seat 0  says suspect {"seat":1}
end  fox bite
"""
"""The toy from the deal to the morning."""


def played() -> AnyMatch:
    match: AnyMatch = Match(TOY, Options(), 3)
    match.act(CHANCE, [*map(Deal, (HEN, FOX, HEN))])
    match.say(1, toy.IAm(HEN))
    match.step(0, Look(1))
    for seat, suspect in ((2, 0), (0, 1), (1, 2)):
        match.step(seat, Point(suspect))
    for seat in (0, 1, 2):
        match.step(seat, Night(seat == 1))
    match.say(0, toy.Suspect(1))
    return match


def test_a_transcript_reads_like_the_match() -> None:
    assert write(played()) == TOLD
    assert record(read(TOLD, find)) == record(played())


def test_the_end_says_how_far_it_got() -> None:
    match: AnyMatch = Match(TOY, Options(), 3)
    assert write(match).endswith("\n\nend\n")
    match.act(CHANCE, [*map(Deal, (HEN, FOX, HEN))])
    match.conclude(2)
    assert write(match).endswith("\nseat 2  RESIGNS\nend  nobody resignation\n")
    drawn: AnyMatch = Match(TOY, Options(), 3)
    drawn.conclude(None)
    assert write(drawn).endswith("\nall  DRAW\nend  nobody draw\n")


@steady
@given(stories())
@example(story("toy", 3, 400))
@example(story("resistance", 3, 400))
def test_a_match_that_is_written_and_read_is_the_same_match(match: AnyMatch) -> None:
    again = read(write(match), find)
    assert record(again) == record(match)
    assert (again.game, again.options, again.seats) == (match.game, match.options, match.seats)
    assert write(again) == write(match)


def test_random_matches_hold_claims_and_conclusions() -> None:
    texts = [write(story("toy", seed, 60)) for seed in range(60)]
    for words in (" says suspect", " says i_am", "  RESIGNS\n", "all  DRAW\n", "end  hen found\n"):
        assert any(words in text for text in texts), words
    assert " says suggest" in "".join(write(story("resistance", seed, 60)) for seed in range(9))


CUT = {Code.TRANSCRIPT_CUT, Code.TRANSCRIPT_HEADER}


def test_a_transcript_cut_off_anywhere_is_refused() -> None:
    for cut in (TOLD[:length] for length in range(len(TOLD))):
        assert refused(lambda cut=cut: read(cut, find)).code in CUT, cut  # type: ignore[misc]


@steady
@given(stories("resistance"), st.integers(min_value=0))
def test_a_transcript_of_the_resistance_cut_off_anywhere_is_refused(
    match: AnyMatch, length: int
) -> None:
    text = write(match)
    assert refused(lambda: read(text[: length % len(text)], find)).code in CUT


def test_a_missing_line_is_refused() -> None:
    lines = TOLD.splitlines(keepends=True)
    for gone in range(len(lines)):
        if lines[gone].startswith("seat 1  says") or lines[gone].startswith("seat 0  says"):
            continue  # without that claim it is the transcript of another match
        text = "".join(lines[:gone] + lines[gone + 1 :])
        assert refused(lambda text=text: read(text, find))  # type: ignore[misc]


def test_a_line_twice_is_refused() -> None:
    lines = TOLD.splitlines(keepends=True)
    for twice in range(len(lines)):
        if "says" in lines[twice]:
            continue  # saying it twice is another match
        text = "".join(lines[: twice + 1] + lines[twice:])
        assert refused(lambda text=text: read(text, find))  # type: ignore[misc]


def faithful(text: str) -> bool:
    """Whether a text is refused or, if it is read, tells just the match that it is read as."""
    try:
        match = read(text, find)
    except Refused:
        return True
    return write(match).splitlines() == text.splitlines()


signs = st.one_of(
    st.sampled_from(' \n\r\t\x0b\x85\u2028{}[]",:0123456789-.abcdefnstu_'), st.characters()
)


@steady
@given(stories(), st.integers(min_value=0), st.one_of(st.just(""), signs), st.booleans())
def test_any_edited_character_is_refused_or_tells_an_honest_match(
    match: AnyMatch, place: int, sign: str, insert: bool
) -> None:
    text = write(match)
    place %= len(text)
    assert faithful(text[:place] + sign + text[place + (not insert) :])


@pytest.mark.parametrize("sign", ["", "1", '"', "\u0663"])
def test_any_character_of_the_toy_can_be_edited_without_harm(sign: str) -> None:
    assert all(
        faithful(TOLD[:place] + sign + TOLD[place + 1 :])
        and faithful(TOLD[:place] + sign + TOLD[place:])
        for place in range(len(TOLD))
    )


@steady
@given(stories(), st.data())
def test_any_edited_line_is_refused_or_tells_an_honest_match(
    match: AnyMatch, data: st.DataObject
) -> None:
    lines = write(match).splitlines()
    others = write(data.draw(stories())).splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    line = data.draw(st.one_of(st.sampled_from(lines), st.sampled_from(others), st.text()))
    lines[place] = line
    assert faithful("\n".join(lines) + "\n")


@steady
@given(st.text())
def test_any_text_at_all_is_refused(text: str) -> None:
    assert refused(lambda: read(text, find)).code is Code.TRANSCRIPT_HEADER


def edited(old: str, new: str) -> Refused:
    assert TOLD.count(old) == 1, old
    return refused(lambda: read(TOLD.replace(old, new), find))


DEEP = "[" * 100_000


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("complot transcript 1", "complot transcript 2", Code.TRANSCRIPT_HEADER),
        ("toy, rules", "toy rules", Code.TRANSCRIPT_HEADER),
        ('{"fault":"none","early_bird":false}', "{x}", Code.TRANSCRIPT_HEADER),
        ('"early_bird":false', f'"early_bird":{DEEP}', Code.TRANSCRIPT_HEADER),
        ('"early_bird":false', '"early_bird":"\ud800"', Code.TRANSCRIPT_HEADER),
        ("3 seats", "9" * 5000 + " seats", Code.TRANSCRIPT_HEADER),
        ("rules 1", "rules " + "1" * 5000, Code.TRANSCRIPT_HEADER),
        ("toy, rules", "chess, rules", Code.UNKNOWN_GAME),
        ("rules 1", "rules 2", Code.OTHER_RULES),
        ("3 seats", "9 seats", Code.WRONG_SEATS),
        ('"early_bird":false', '"late_bird":false', Code.UNKNOWN_OPTION),
        ('"early_bird":false', '"early_bird":3', Code.BAD_OPTION),
        ('"early_bird":false', '"early_bird": false', Code.TRANSCRIPT_EDITED),
        ("seat 2  point", "seat 2 point", Code.TRANSCRIPT_LINE),
        ("seat 2  point", "seat 7  point", Code.TRANSCRIPT_LINE),
        ("seat 2  point", "seat " + "2" * 5000 + "  point", Code.TRANSCRIPT_LINE),
        ("seat 2  point", "seat 2  vote", Code.TRANSCRIPT_LINE),
        ("seat 2  point", "chance  point", Code.TRANSCRIPT_LINE),
        (
            'seat 2  point {"seat":0}',
            f'seat 2  point {{"seat":0,"a":{DEEP}}}',
            Code.TRANSCRIPT_LINE,
        ),
        ('seat 2  point {"seat":0}', 'seat 2  point {"seat":2}', Code.TRANSCRIPT_LINE),
        ('seat 2  point {"seat":0}', 'seat 2  point {"seat":1}', Code.TRANSCRIPT_EDITED),
        ('seat 2  point {"seat":0}', "seat 2  RESIGNS", Code.TRANSCRIPT_LINE),
        ('seat 2  point {"seat":0}', "all  DRAW", Code.TRANSCRIPT_LINE),
        ('suspect {"seat":1}', 'suspect {"seat":8}', Code.TRANSCRIPT_LINE),
        ('"points":[1,2,0]', '"points":[1,2,1]', Code.TRANSCRIPT_EDITED),
        ("seat 0  card_seen", "everyone  card_seen", Code.TRANSCRIPT_EDITED),
        ("end  fox bite", "end  hen found", Code.TRANSCRIPT_EDITED),
        ("end  fox bite", "fox bite", Code.TRANSCRIPT_CUT),
    ],
    ids=range(28),
)
def test_an_edit_is_refused_for_what_it_is(old: str, new: str, code: Code) -> None:
    assert edited(old, new).code is code


def test_a_refusal_names_the_line() -> None:
    lines = TOLD.splitlines()
    for old, new in (("[1,2,0]", "[1,2,1]"), ("seat 2  point", "seat 7  point")):
        (number,) = (number for number, line in enumerate(lines, start=1) if old in line)
        assert edited(old, new).details["line"] == number


def test_other_rules_are_refused_with_both_versions() -> None:
    details = edited("rules 1", "rules 12").details
    assert details == {"game": "toy", "theirs": "12", "ours": 1}
