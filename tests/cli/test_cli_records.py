"""Records and whole tables in files: verified, told again, taken out and put back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from evening import GUESTS, HOST, Evening
from records import PLAYED, changed, joined, lines_of, played
from terminal import run

from complot.cli import main
from complot.cli.verify import HOLDS
from complot.core.errors import Code, Refused
from complot.locale import LANGUAGES, catalogue
from complot.locale.telling import tell_refusal
from complot.store import Beside, Store, TableRecord, open_store
from complot.table import archive
from complot.table import command as commands
from complot.table import row as rows
from complot.table.record import pack
from entropies import entropy_of

T = TypeVar("T")

EVENING = played("resistance", 5, {})
LINES = lines_of(EVENING)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """The file of a finished game."""
    return kept(tmp_path, LINES)


def kept(folder: Path, lines: list[bytes]) -> str:
    file = folder / "game.jsonl"
    file.write_bytes(joined(lines))
    return str(file)


def told(refusal: Code, /, **details: str | int) -> str:
    """A refusal in English."""
    return tell_refusal(catalogue("en"), Refused(refusal, **details))


@every_language
def test_what_holds_is_told_in_the_reader_s_language(
    record: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = catalogue(language)
    assert main(["verify", record, "--lang", language]) == 0
    first, *checks, advice = capsys.readouterr().out.splitlines()
    game = words.text("resistance-name")
    assert first == words.text("verify-holds", game=game, code="KESTREL", round=1)
    assert len(checks) == len(HOLDS)
    assert EVENING.commitment in checks[0]
    assert advice == words.text("verify-advice")


def test_what_holds_is_an_object_for_programs(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    witnessed = ["--commitment", EVENING.commitment.upper(), "--entropy", entropy_of(HOST)]
    assert main(["verify", record, "--json", *witnessed]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found == {
        "holds": True,
        "games": [
            {
                "code": "KESTREL",
                "round": 1,
                "game": "resistance",
                "seats": 5,
                "steps": len(LINES) - 2,
                "draws": 11,
                "voided": 4,
                "commitment": EVENING.commitment,
            }
        ],
    }


@every_language
def test_the_first_line_that_doesn_t_hold_is_told(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    cheat = kept(tmp_path, [*LINES[:-1], changed(LINES[-1], seed="0" * 64)])
    assert main(["verify", cheat, "--lang", language]) == 1
    words = tell_refusal(catalogue(language), Refused(Code.PROOF_SEED, line=len(LINES)))
    assert words in capsys.readouterr().out
    assert main(["verify", cheat, "--lang", language, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["holds"], found["code"]) == (False, "proof_seed")
    assert found["details"] == {"line": len(LINES)}


def test_what_the_reader_knows_of_must_be_there(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for flag in ("--commitment", "--entropy"):
        assert main(["verify", record, flag, "0" * 64]) == 1
        words = told(Code.PROOF_UNSEEN, line=len(LINES), value="0" * 64)
        assert words in capsys.readouterr().out
    assert main(["verify", record, "--entropy", entropy_of(GUESTS[1])]) == 0
    assert catalogue("en").text("verify-witnessed", count=1) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lines", "code", "details", "leaves"),
    [
        ([b"What is this?"], Code.RECORD_HEADER, {}, 2),
        ([*LINES[:9]], Code.RECORD_CUT, {"line": 9}, 1),
        ([*LINES[:4], b"{", *LINES[5:]], Code.RECORD_LINE, {"line": 5}, 1),
        ([*LINES[:20], *LINES[21:]], Code.RECORD_EDITED, {"line": 21}, 1),
        (
            [changed(LINES[0], rules_version=9), *LINES[1:]],
            Code.OTHER_RULES,
            {"game": "resistance", "theirs": 9, "ours": 2},
            2,
        ),
        (
            [changed(LINES[0], game="chess"), *LINES[1:]],
            Code.UNKNOWN_GAME,
            {},
            2,
        ),
    ],
)
def test_a_file_that_can_t_be_verified_says_why(
    lines: list[bytes],
    code: Code,
    details: dict[str, str | int],
    leaves: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", kept(tmp_path, lines)]) == leaves
    said = capsys.readouterr()
    if details or code is Code.RECORD_HEADER:
        assert told(code, **details) in (said.out if leaves == 1 else said.err)


def test_a_file_that_isn_t_there_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("verify", "replay", "import"):
        assert main([command, str(tmp_path / "nothing.jsonl")]) == 2
        assert "nothing.jsonl" in capsys.readouterr().err


def test_what_is_piped_in_is_verified() -> None:
    done = run("verify", "-", "--json", answers=joined(LINES).decode())
    assert (done.returncode, json.loads(done.stdout)["holds"]) == (0, True)


@pytest.mark.parametrize(
    ("command", "what"),
    [("verify", "file"), ("replay", "file"), ("import", "file"), ("export", "code")],
)
@every_language
def test_a_command_without_its_word_asks_for_it(
    command: str, what: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--lang", language]) == 2
    assert catalogue(language).text(f"help-missing-{what}") in capsys.readouterr().err


@every_language
@pytest.mark.parametrize(("game", "guests", "options"), PLAYED)
def test_a_finished_game_is_told_in_words(
    game: str,
    guests: int,
    options: dict[str, object],
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = kept(tmp_path, lines_of(played(game, guests, options)))
    assert main(["replay", file, "--lang", language]) == 0
    whole = capsys.readouterr().out.splitlines()
    assert not [line for line in whole if '{"' in line], "all of it in words"
    heard = []
    for seat in range(1, guests + 1):
        assert main(["replay", file, "--seat", str(seat), "--lang", language]) == 0
        heard.append(capsys.readouterr().out.splitlines())
        assert len(heard[-1]) < len(whole)
    assert heard[0] != heard[1]


def test_a_seat_hears_what_it_heard_and_nothing_else(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert EVENING.table.match is not None
    spies = EVENING.table.match.state.spies
    roles = {
        seat: catalogue("en").text("resistance-event-card-dealt", role=role)
        for seat, role in enumerate(["spy" if seat in spies else "resistance" for seat in range(5)])
    }
    for seat, own in roles.items():
        main(["replay", record, "--seat", str(seat + 1)])
        said = capsys.readouterr().out
        assert own in said
        assert not {*roles.values()} - {own} & {*said.splitlines()}
    assert main(["replay", record, "--seat", "6"]) == 2
    assert told(Code.NO_SUCH_SEAT, seat=5) in capsys.readouterr().err


def test_a_name_doesn_t_command_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bell = [line.replace(b"Trust me!", rb"\u001b[2J\u0007") for line in LINES]
    assert main(["replay", kept(tmp_path, bell)]) == 0
    assert not {"\x1b", "\x07"} & {*capsys.readouterr().out}


def test_an_event_that_isn_t_known_any_more_is_shown_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [line.replace(b'"vote_cast"', b'"vote_flung"') for line in LINES]
    assert main(["replay", kept(tmp_path, lines)]) == 0
    assert '{"kind":"vote_flung","seat":' in capsys.readouterr().out


def with_store(url: str, story: Callable[[Store], Awaitable[T]]) -> T:
    async def telling() -> T:
        store = await open_store(url)
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(telling())


@pytest.fixture
def served(tmp_path: Path) -> str:
    """The address of a store that has a table whose second game runs, with its records."""
    evening = played("resistance", 5, {})
    evening(HOST, commands.Rematch())
    evening.ready(*GUESTS[1:4])
    evening.start()
    url = f"sqlite:///{tmp_path / 'served.db'}"
    put(url, evening)
    return url


def put(url: str, evening: Evening) -> None:
    async def story(store: Store) -> None:
        await store.create(TableRecord("id", "KESTREL", 1000))
        for seq, row in enumerate(evening.rows, start=1):
            await store.append("id", seq, row)
        await store.relist("id", Beside(replay=(1, pack(lines_of(evening)))))

    with_store(url, story)


async def everything(store: Store) -> tuple[object, ...]:
    record = await store.find("KESTREL")
    assert record is not None
    return (
        record,
        await store.rows(record.id),
        await store.replays(record.id),
        await store.replay(record.id, 1),
    )


def test_a_table_is_taken_out_and_put_back_elsewhere(
    served: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, elsewhere = tmp_path / "table.jsonl", f"sqlite:///{tmp_path / 'elsewhere.db'}"
    assert main(["export", "kestrel", "--db", served, "--out", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    assert main(["import", str(file), "--db", elsewhere]) == 0
    assert capsys.readouterr().out.strip() == catalogue("en").text("import-done", code="KESTREL")
    assert with_store(elsewhere, everything) == with_store(served, everything)

    async def listed(store: Store) -> list[str]:
        return [each.record.code for each in await store.tables_of(GUESTS[1], 10)]

    assert with_store(elsewhere, listed) == ["KESTREL"]
    assert main(["import", str(file), "--db", elsewhere]) == 2
    assert capsys.readouterr().err.strip() == told(Code.CODE_TAKEN, code="KESTREL")
    assert main(["verify", str(file), "--json"]) == 0
    assert [each["round"] for each in json.loads(capsys.readouterr().out)["games"]] == [1]


def test_a_file_that_is_there_is_not_overwritten(served: str, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("mine")
    assert main(["export", "KESTREL", "--db", served, "--out", str(file)]) == 2
    assert file.read_text() == "mine"


def test_without_a_file_a_table_is_printed(served: str) -> None:
    done = run("export", "KESTREL", "--db", served)
    assert (done.returncode, done.stderr) == (0, "")
    assert archive.read(done.stdout.encode()).header.code == "KESTREL"


def test_a_table_that_isn_t_there_can_t_be_taken(
    served: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "NOBODY", "--db", served]) == 2
    assert capsys.readouterr().err.strip() == told(Code.NO_SUCH_TABLE, code="NOBODY")
    assert main(["export", "KESTREL", "--db", "oracle://password@host"]) == 2
    assert "password" not in capsys.readouterr().err


def test_a_table_that_can_t_have_been_is_not_put_back(
    served: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, elsewhere = tmp_path / "table.jsonl", f"sqlite:///{tmp_path / 'elsewhere.db'}"
    stored: list[bytes] = with_store(served, lambda store: store.rows("id"))
    start = next(
        number
        for number, row in enumerate(stored)
        if isinstance(rows.read(row).command, commands.Start)
    )
    row: dict[str, Any] = msgspec.json.decode(stored[start])
    stored[start] = msgspec.json.encode({**row, "seating": row["seating"][::-1]})
    file.write_bytes(archive.write("id", "KESTREL", 1000, stored, {}))
    assert main(["import", str(file), "--db", elsewhere]) == 2
    assert capsys.readouterr().err.strip() == told(Code.RECORD_EDITED, line=start + 2)
    assert main(["verify", str(file)]) == 1
    file.write_bytes(file.read_bytes().replace(b"KESTREL", b"MAGPIES"))
    assert main(["import", str(file), "--db", elsewhere]) == 2

    async def empty(store: Store) -> bool:
        return await store.find("KESTREL") is None and await store.find("MAGPIES") is None

    assert with_store(elsewhere, empty)
