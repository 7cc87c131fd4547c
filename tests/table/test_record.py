"""The record of a game: what every viewer saw and heard, without the rules."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from evening import GUESTS, HOST, Evening, refused, started
from records import EVERY_GAME, dealt, joined, lines_of, played, read_lines

from complot.core.belief import Belief
from complot.core.codec import encode
from complot.core.errors import Code
from complot.core.match import Observation
from complot.table import command as commands
from complot.table.forgetting import blanks_of, forgotten, unnamed
from complot.table.push import Push
from complot.table.record import pack, read, record, records, unpack
from complot.table.row import Row
from complot.table.row import read as read_row

STRANGER = "guest-zoe"


def plain(value: object) -> Any:
    return msgspec.json.decode(encode(value))


class Witness(Evening):
    """An evening of which everyone's pushes are kept, row by row."""

    def __init__(self, seed: int, game: str) -> None:
        super().__init__(seed, game)
        self.pushes: list[dict[str, Push]] = []

    def keep(self, row: Row) -> Row:
        kept = super().keep(row)
        self.pushes.append({guest: self.push(guest) for guest in (*GUESTS, STRANGER)})
        return kept


def witnessed(game: str, guests: int, options: dict[str, object]) -> Witness:
    """The same game as ``played``, with everyone's pushes."""
    watched = Witness(1, game)
    for stored in played(game, guests, options).rows:
        watched.keep(read_row(stored))
    return watched


def seat_of(push: Push) -> int | None:
    return push.table.seat


@EVERY_GAME
def test_it_replays_what_every_viewer_heard_and_saw(
    game: str, guests: int, options: dict[str, object]
) -> None:
    evening = witnessed(game, guests, options)
    found = read_lines(lines_of(evening))
    for guest in (*GUESTS[:guests], STRANGER):
        seat = seat_of(evening.pushes[-1][guest])
        heard: list[Any] = []
        view: Any = None
        live = [pushes[guest] for pushes in evening.pushes]
        told = [plain(push.events) for push in live]
        seen = [plain(push.view) for push in live]
        for step in found.steps:
            heard += [
                each.event
                for each in step.told
                if each.to is None or seat in each.to or (seat is None and not each.to)
            ]
            for each in step.seen:
                if each.viewer == seat:
                    view = each.view
            assert (heard, view) in zip(told, seen, strict=True), "as it was at some row"
        assert (heard, view) == (told[-1], seen[-1])
        changes = sum(before != after for before, after in pairwise(seen))
        kept = [each for step in found.steps for each in step.seen if each.viewer == seat]
        assert len(kept) == changes, "every view that there was"


@EVERY_GAME
def test_its_first_line_says_who_played_what_and_how_it_ended(
    game: str, guests: int, options: dict[str, object]
) -> None:
    evening = played(game, guests, options)
    header = read_lines(lines_of(evening)).header
    around = evening.push(HOST).table
    assert (header.code, header.round, header.game) == ("KESTREL", 1, game)
    assert header.rules_version == evening.table.game.rules_version
    assert header.options == plain(around.options)
    assert [player.chair for player in header.players] == [*around.seating]
    assert [player.name for player in header.players] == [
        around.places[chair].name for chair in around.seating
    ]
    assert (header.started_at, header.ended_at) == (1000, 1000)
    assert header.ending == around.ending


def test_words_and_claims_are_in_it_and_whose_each_step_is() -> None:
    steps = read_lines(lines_of(played("resistance", 5, {}))).steps
    wrote = [each.event for step in steps for each in step.told if each.event["kind"] == "wrote"]
    assert wrote == [{"kind": "wrote", "name": "Bea", "text": "Trust me!"}]
    acts = [step for step in steps if step.command == "act"]
    assert {step.by for step in acts} == {"player", "bot"}
    assert {step.seat for step in acts} == {0, 1, 2, 3, 4}
    assert all(step.entries for step in acts)


def test_spectators_talk_is_told_apart_until_the_end() -> None:
    evening = started(5)
    evening(STRANGER, commands.Watch("Zoe"))
    evening(STRANGER, commands.Write("It is Ana!"))
    evening.play_on()
    murmurs = [
        (step.command, each.to)
        for step in read_lines(lines_of(evening)).steps
        for each in step.told
        if each.event["kind"] == "murmured"
    ]
    assert murmurs[0] == ("write", ())
    assert murmurs[-1] == ("act", (0, 1, 2, 3, 4))


def test_each_game_of_a_series_has_a_record_of_its_own() -> None:
    evening = played("resistance", 5, {})
    first = lines_of(evening)
    evening(HOST, commands.Rematch())
    evening.ready(*GUESTS[1:4])
    evening.start()
    assert lines_of(evening) == first
    evening.play_on()
    assert lines_of(evening, 1) == first
    second = read_lines(lines_of(evening, 2))
    assert (second.header.round, second.proof.round) == (2, 2)
    assert len(second.proof.voided) == 0
    with pytest.raises(ValueError, match="isn't over"):
        lines_of(evening, 3)


def test_a_game_that_runs_has_none() -> None:
    with pytest.raises(ValueError, match="isn't over"):
        lines_of(dealt("secrets", 4, {}))


@EVERY_GAME
def test_it_is_stored_small_and_read_again(
    game: str, guests: int, options: dict[str, object]
) -> None:
    lines = lines_of(played(game, guests, options))
    stored = pack(lines)
    assert unpack(stored) == joined(lines)
    assert len(stored) < 60_000
    assert len(stored) < len(joined(lines)) / 10


def test_a_record_without_a_guest_is_that_of_the_rows_without_the_guest() -> None:
    evening = started(5)
    evening("guest-zoe", commands.Watch("Zoe"))
    evening("guest-zoe", commands.Write("Hush"))
    evening(GUESTS[1], commands.Write("I am Bea"))
    evening(HOST, commands.HandOver(1))
    evening.play_on()
    lines = lines_of(evening)
    rows = [read_row(stored) for stored in evening.rows]
    for guest, name in ((GUESTS[1], b"Bea"), ("guest-zoe", b"Zoe")):
        blank = forgotten(rows, guest, "guest-nobody")
        expected = joined(record(evening.table.blank(), blank, 1))
        assert unpack(unnamed(pack(lines), blanks_of(rows, guest))) == expected
        assert name in joined(lines)
        assert name not in expected


def test_who_is_forgotten_takes_no_name_away_from_another_who_had_it_later() -> None:
    evening = started(5)
    evening("guest-zoe", commands.Watch("Zoe"))
    evening("guest-zoe", commands.Leave())
    evening.sees(GUESTS[1], here=False)
    evening("guest-yan", commands.Volunteer(1, "Zoe"))
    for guest in (HOST, *GUESTS[2:]):
        evening(guest, commands.Replace(1, True, "Zoe"))
    after = evening.table.blank()
    for row in forgotten([read_row(stored) for stored in evening.rows], "guest-zoe", "nobody"):
        after.apply(row)
    assert after.chairs == evening.table.chairs


LINES = lines_of(played("resistance", 5, {}))


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (b"", Code.RECORD_HEADER, None),
        (b"\n", Code.RECORD_HEADER, None),
        (b"not JSON\n", Code.RECORD_HEADER, None),
        (b"\xff\xfe\n", Code.RECORD_HEADER, None),
        (joined(LINES[1:]), Code.RECORD_HEADER, None),
        (LINES[0].replace(b'"format":1', b'"format":2') + b"\n", Code.RECORD_HEADER, None),
        (LINES[0] + b"\n", Code.RECORD_CUT, 1),
        (joined(LINES[:-1]), Code.RECORD_CUT, len(LINES) - 1),
        (joined(LINES)[:-1], Code.RECORD_CUT, len(LINES) - 1),
        (joined(LINES)[:-9], Code.RECORD_CUT, len(LINES) - 1),
        (joined([*LINES[:4], b"{", *LINES[5:]]), Code.RECORD_LINE, 5),
        (joined([*LINES[:4], b'{"kind":"step"}', *LINES[5:]]), Code.RECORD_LINE, 5),
        (joined([LINES[0], LINES[0], *LINES[1:]]), Code.RECORD_LINE, 2),
        (joined([LINES[0], b"[" * 100_000, *LINES[1:]]), Code.RECORD_LINE, 2),
    ],
)
def test_a_broken_or_cut_file_is_refused_with_its_line(
    text: bytes, code: Code, line: int | None
) -> None:
    refusal = refused(partial(read, text))
    assert (refusal.code, refusal.details.get("line")) == (code, line)


def test_what_a_bot_believed_is_at_its_own_moves_where_it_changed() -> None:
    evening = played("resistance", 5, {})
    asked: list[tuple[str, int, int]] = []

    def believes(bot: str, seen: Observation[Any]) -> tuple[Belief, ...]:
        assert seen.seat is not None
        asked.append((bot, seen.seat, len(seen.events)))
        suspect = len(seen.view.proposals)
        return (Belief(0, "spy", suspect),) if seen.legal else ()

    rows = [read_row(stored) for stored in evening.rows]
    (lines,) = records(evening.table.blank(), rows, [1], believes)
    with_beliefs = [*lines]
    steps = read_lines(with_beliefs).steps
    bot = next(seat for seat in range(5) if evening.table.bot_at(seat))
    moves = [step for step in steps if step.by == "bot"]
    assert asked == [("random", bot, heard) for _, _, heard in asked]
    assert len(asked) == len(moves)
    assert [heard for _, _, heard in asked] == sorted({heard for _, _, heard in asked})
    held = [step.believed for step in steps if step.believed]
    assert all(step.by == "bot" and step.seat == bot for step in steps if step.believed)
    assert 1 < len(held) <= len(moves)
    assert all(before != after for before, after in pairwise(held))
    plain_lines = lines_of(evening)
    without = [{**msgspec.json.decode(line)} for line in with_beliefs]
    for line in without:
        line.pop("believed", None)
    assert without == [msgspec.json.decode(line) for line in plain_lines]
