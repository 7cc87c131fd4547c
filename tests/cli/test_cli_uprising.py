"""One person and a bot play Uprising at the terminal."""

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from terminal import run

from complot.cli import hexmap, main
from complot.cli.commander import _HALVES, _LETTERS
from complot.cli.draft import Draft
from complot.cli.person import Left
from complot.cli.play import Sitting
from complot.cli.uprising import UprisingScreen
from complot.core.contract import Action, replace
from complot.core.match import Match, Moved, Said
from complot.games import title
from complot.games.uprising.actions import (
    At,
    Capture,
    HideFreed,
    KeepBack,
    Kill,
    LeaveGap,
    MoveAgent,
    Place,
    SetMarker,
)
from complot.games.uprising.claims import GiveUp, Mercy, NothingThere, NumberIs
from complot.games.uprising.facts import Piece, Side
from complot.games.uprising.hexes import NAMES
from complot.games.uprising.options import JailbreakOverflow, Options
from complot.games.uprising.views import (
    Counter,
    Freeing,
    Governing,
    Judging,
    Pacing,
    Pressing,
    Rebelling,
    Replying,
    Shown,
    View,
)
from complot.locale import LANGUAGES, catalogue

GAME = title("uprising").game
REBEL, GOVERNMENT = 0, 1
SIDES = pytest.mark.parametrize("side", ["rebel", "government"])
SIGNS = {Piece.INSURGENT: "▲", Piece.SYMPATHIZER: "△", Piece.DUMMY: "□"}
ROWS = "abcdefghijk"


def sitting(
    seat: int, seed: int = 1, language: str = "en", options: Options | None = None
) -> tuple[Sitting, io.StringIO]:
    """A table whose screen we can read, before anything has happened."""
    file = io.StringIO()
    console = Console(file=file, width=80, height=24, markup=False, highlight=False, emoji=False)
    match: Match[Any, Any, Any, Any] = Match(GAME, options or Options(turn_cap=25), 2)
    bot = title("uprising").bot("random")
    return Sitting(console, catalogue(language), match, bot, seed, "Petra", seat), file


def eager(legal: tuple[Action, ...], rng: Random) -> Action:
    """Any of these, those more readily that lead somewhere."""
    return rng.choices(legal, [GAME.eagerness(each) for each in legal])[0]


class Typist:
    """Types whole choices, at once or step by step, from what the person may know."""

    def __init__(self, table: Sitting, seed: int, at_once: bool) -> None:
        self.table, self.rng, self.at_once = table, Random(seed), at_once
        self.typed: list[str] = []
        table.console.input = self.input  # type: ignore[method-assign]

    def input(self, *_: Any, **__: Any) -> str:
        if not self.typed:
            self.typed = [*self.answer(), ""]
        return self.typed.pop(0)

    def answer(self) -> list[str]:
        observation = self.table.match.observation(self.table.seat)
        scene, legal = observation.view.scene, observation.legal
        match scene.kind():
            case "hiding":
                return [""]
            case "pacing":
                return [str(self.rng.choice(range(len(legal))) + 1)]
            case "freeing":
                boxes = empty_boxes(observation.view)
                chosen = self.rng.sample(boxes, min(scene.hiding, len(boxes)))
                return [" ".join(map(str, chosen))]
        kind = self.rng.choice([*dict.fromkeys(map(type, legal))])
        action = self.rng.choice([each for each in legal if type(each) is kind])
        words = words_of(action)
        if isinstance(action, _HALVES):
            where = self.table._after((action,)).legal
            words.append(eager(where, self.rng).hex)  # type: ignore[attr-defined]
        words = words[1:] if isinstance(action, LeaveGap) else words
        return [" ".join(words)] if self.at_once else words


def words_of(action: Action) -> list[str]:
    fields = action.__struct_fields__
    return [_LETTERS[type(action)], *(str(getattr(action, field)) for field in fields)]


def empty_boxes(view: View) -> list[int]:
    assert view.insurgents is not None
    assert view.sympathizers is not None
    numbers = [*view.undeployed, *(counter.number for counter in view.counters)]
    return sorted({*numbers} - {*view.insurgents} - {*view.sympathizers})


@cache
def played(seat: int, seed: int, language: str = "en", at_once: bool = True) -> tuple[Sitting, str]:
    """A whole game that was typed, and all that was shown."""
    table, file = sitting(seat, seed, language)
    Typist(table, seed, at_once)
    table.play()
    return table, file.getvalue()


def positions(
    options: Options | None = None, seeds: int = 12, every: int = 1
) -> Iterator[Match[Any, Any, Any, Any]]:
    """The positions of some random games, or every so many of them, and their ends."""
    for seed in range(seeds):
        rng = Random(seed)
        match: Match[Any, Any, Any, Any] = Match(GAME, options or Options(turn_cap=25), 2)
        while actors := match.actors():
            if len(match.log) % every == 0:
                yield match
            (seat,) = actors
            match.step(seat, eager(match.observation(seat).legal, rng))
        yield match


def position(
    kind: type[Any], seat: int, options: Options | None = None, fits: Callable[[Any], bool] = bool
) -> Match[Any, Any, Any, Any]:
    """A position in which this seat is asked such a thing."""
    for match in positions(options, 60):
        if match.actors() == (seat,):
            observation = match.observation(seat)
            if isinstance(observation.view.scene, kind) and fits(observation):
                return match
    raise AssertionError(kind)


def seated(match: Match[Any, Any, Any, Any], seat: int) -> tuple[Sitting, io.StringIO]:
    """A table at which this match goes on."""
    table, file = sitting(seat)
    table.match = match
    return table, file


def chosen(
    monkeypatch: pytest.MonkeyPatch, match: Match[Any, Any, Any, Any], seat: int, answers: str
) -> tuple[tuple[Action, ...], str]:
    """What a person who types this has chosen, and was shown; nothing has been sent."""
    table, file = seated(match, seat)
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    entries = len(match.log)
    try:
        actions = table.person.choose(match.observation(seat))
    except (Left, EOFError):
        actions = ()
    assert len([each for each in match.log if isinstance(each, Moved)]) == entries
    return actions, file.getvalue()


def text_of(*drawn: Any) -> str:
    file = io.StringIO()
    Console(file=file, width=80, markup=False, highlight=False, emoji=False).print(*drawn)
    return file.getvalue()


def cells(drawn: str) -> dict[str, tuple[str, str]]:
    """By hex, the mark before it and what is in it, as they stand in the eleven rows."""
    found = {}
    lines = drawn.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith(f"{' ' * 15}a "))
    for row, line in enumerate(lines[first : first + 11]):
        letter, count, indent = ROWS[row], 11 - abs(row - 5), 3 * abs(row - 5)
        assert line[indent] == letter == line.rstrip()[-1]
        for place in range(count):
            cell = line[indent + 2 + 6 * place :][:6]
            found[f"{letter}{place + 1}"] = cell[0], cell[1:].strip()
    return found


def screen_of(seat: int, language: str = "en") -> UprisingScreen:
    return UprisingScreen(catalogue(language), ("Ana", "Bea"), seat)


@SIDES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_each_language(language: str, side: str) -> None:
    seat = [*Side].index(Side(side))
    table, shown = played(seat, 1, language, at_once=language != "es")
    words = catalogue(language)
    returns = table.match.returns()
    assert returns is not None
    won = {1: "core-won", -1: "core-lost", 0: "chart-drawn"}[returns[seat]]
    assert shown.rstrip().endswith(words.text(won))
    lines = [line for line in shown.splitlines() if " > " not in line]
    assert max(map(cell_len, lines)) <= 80


@SIDES
def test_the_program_plays_a_whole_game(side: str) -> None:
    flags = ("--side", side, "--seed", "3", "--bots", "random", "--turn-cap", "25")
    answers = "e5\n\n" + "1\n\ne\n\n" * 200
    done = run("play", "uprising", *flags, answers="\n\n" * (side == "rebel") + answers)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^(You win|You lose|Nobody wins)\.$", done.stdout, re.M)
    assert f"--seed 3 --side {side} --bots random" in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("game", ["resistance", "secrets"])
def test_a_side_is_refused_where_the_seat_doesnt_decide_it(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", game, "--side", "rebel", "--lang", "en"]) == 2
    refused = catalogue("en").text("error-unknown-option", option="side", game=game)
    assert capsys.readouterr().err.strip() == refused


def test_a_side_that_the_game_hasnt_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "uprising", "--side", "pope", "--lang", "fr"]) == 2
    known = ", ".join(GAME.sides)
    refused = catalogue("fr").text("error-unknown-side", side="pope", game="uprising", known=known)
    assert capsys.readouterr().err.strip() == refused


def test_help_names_the_sides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "uprising", "--help", "--lang", "en"]) == 0
    assert "--side rebel|government" in capsys.readouterr().out
    assert main(["play", "secrets", "--help", "--lang", "en"]) == 0
    assert "--side" not in capsys.readouterr().out


def test_without_a_side_the_seed_draws_it() -> None:
    seats = set()
    for seed in range(8):
        match: Match[Any, Any, Any, Any] = Match(GAME, Options(), 2)
        bot = title("uprising").bot("random")
        seats.add(Sitting(Console(), catalogue("en"), match, bot, seed, "").seat)
    assert seats == {REBEL, GOVERNMENT}


def test_the_map_stands_row_by_row() -> None:
    match: Match[Any, Any, Any, Any] = Match(GAME, Options(), 2)
    view = replace(
        match.observation(GOVERNMENT).view,
        counters=(Counter(7, "a1"), Counter(26, "f11"), Counter(3, "f6")),
        revealed=(Shown("e10", Piece.INSURGENT, False), Shown("g2", Piece.SYMPATHIZER, True)),
        agents=("e5", "k6"),
    )
    assert text_of(hexmap.drawn(view, ("b1", "e5"), "a1")).splitlines() == [
        "               a ▶ [7]    a2    a3    a4    a5    a6  a",
        "            b +  b1    b2    b3    b4    b5    b6    b7  b",
        "         c    c1    c2    c3    c4    c5    c6    c7    c8  c",
        "      d    d1    d2    d3    d4    d5    d6    d7    d8    d9  d",
        "   e    e1    e2    e3    e4 +  ●     e6    e7    e8    e9    ▲   e",
        "f    f1    f2    f3    f4    f5 ✱ [3]    f7    f8    f9   f10   [26] f",
        "   g    g1    △⊘    g3    g4    g5    g6    g7    g8    g9   g10  g",
        "      h    h1    h2    h3    h4    h5    h6    h7    h8    h9  h",
        "         i    i1    i2    i3    i4    i5    i6    i7    i8  i",
        "            j    j1    j2    j3    j4    j5    j6    j7  j",
        "               k    k1    k2    k3    k4    k5    ●   k",
    ]


def test_every_cell_shows_what_stands_there_and_no_more_than_one_may_know() -> None:
    seen = set()
    for match in positions(seeds=3, every=9):
        for seat in (REBEL, GOVERNMENT):
            view = match.observation(seat).view
            over = not match.actors()
            found = cells(text_of(hexmap.drawn(view)))
            assert [*found] == [*NAMES]
            expected = {name: name for name in NAMES} | {"f6": "✱f6✱"}
            expected |= dict.fromkeys(view.agents, "●")
            for shown in view.revealed:
                expected[shown.hex] = SIGNS[shown.piece] + ("⊘" if shown.frozen else "")
            for counter in view.counters:
                piece = match.state.display.piece(counter.number)
                sign = SIGNS[piece] if over or seat == REBEL else ""
                expected[counter.hex] = f"[{sign}{counter.number}]"
            assert {name: inner for name, (_, inner) in found.items()} == expected
            marked = {name: mark for name, (mark, _) in found.items() if mark != " "}
            assert marked == ({} if expected["f6"] == "✱f6✱" else {"f6": "✱"})
            seen |= {inner.strip("[]0123456789") for inner in expected.values()}
    assert {"▲", "△", "△⊘", "□", "●", "✱f6✱", ""} <= seen


def test_the_numbers_say_to_each_side_what_it_may_know() -> None:
    for match in positions(seeds=3, every=9):
        display = match.state.display
        for seat in (REBEL, GOVERNMENT):
            view = match.observation(seat).view
            sheet = text_of(screen_of(seat).record(view, 80))
            boxes = re.findall(r"([▲△□?])( \d|\d\d) (\w+|–|✘)", sheet)
            assert [int(number) for _, number, _ in boxes] == [*range(1, 27)]
            found = {each.number: each.piece for each in view.found}
            places = {counter.number: counter.hex for counter in view.counters}
            for sign, word, place in boxes:
                number = int(word)
                known = seat == REBEL or not match.actors()
                piece = found.get(number, display.piece(number) if known else None)
                assert sign == ("?" if piece is None else SIGNS[piece])
                out = "✘" if number in found else "–"
                assert place == places.get(number, out)
            counted = re.search(r"Still hidden:  ▲ (\d+)  △ (\d+)  □ (\d+)", sheet)
            assert (counted is not None) == (seat == GOVERNMENT and bool(match.actors()))
            if counted and not isinstance(view.scene, Freeing) and view.turn:
                insurgents = display.insurgents.bit_count()
                sympathizers = display.sympathizers.bit_count()
                dummies = 26 - len(found) - insurgents - sympathizers
                assert [*map(int, counted.groups())] == [insurgents, sympathizers, dummies]


@pytest.mark.parametrize("seed", range(1, 5))
def test_the_government_is_shown_no_hidden_numbers_piece(seed: int) -> None:
    table, shown = played(GOVERNMENT, seed)
    before = shown[: shown.rindex("──── Uprising")]
    before = before[: before.find(" is opened: ")]
    assert not re.search(r"\[[▲△□]\d", before.replace("[▲7]", ""))
    told = {each.number for each in table.match.observation(GOVERNMENT).view.found}
    signed = {int(number) for number in re.findall(r"[▲△□] ?(\d+) [✘–a-k]", before)}
    assert signed <= told
    assert "◎" not in before


def test_the_table_shows_turn_track_and_box() -> None:
    kinds = set()
    for match in positions(seeds=4, every=9):
        for seat in match.actors():
            view = match.observation(seat).view
            drawn = text_of(screen_of(seat).map_table(view, 80))
            if view.turn:
                assert f"Game Turn {view.turn} (house rule: a draw after 25)" in drawn
            track = [
                f"▶{n}" if at == view.space else f" {n}"
                for at, n in enumerate((1, 1, 2, 3, 5, 8, 13))
            ]
            assert " ".join(track) in drawn
            assert f"Captured Insurgents: {view.captives}  Killed: {view.killed}" in drawn
            assert ("THE REVOLUTION IS DECLARED" in drawn) == view.revolution
            assert (f"Insurgents in the reserve: {view.reserve}" in drawn) == (view.reserve > 0)
            assert ("none can come back" in drawn) == view.doomed
            assert ("◎ Force Display" in drawn) == (seat == REBEL)
            acting = isinstance(view.scene, Rebelling | Governing)
            assert f"Actions left: {view.left}" in drawn or not acting
            kinds |= {("revolution", view.revolution), ("captives", view.captives > 0)}
    assert len(kinds) == 4


def test_a_rebel_without_hope_is_warned() -> None:
    match = position(Rebelling, REBEL)
    for warning in ("doomed", "at_stake"):
        words = catalogue("en").text(f"chart-{warning.replace('_', '-')}")
        calm = match.observation(REBEL).view
        assert words[:40] not in text_of(screen_of(REBEL).cards(calm, 80))
        warned = replace(calm, **{warning: True})
        assert f"! {words[:40]}" in text_of(screen_of(REBEL).cards(warned, 80))


def test_a_high_cap_is_as_good_as_none() -> None:
    match = position(Pacing, REBEL, Options(turn_cap=1000))
    drawn = text_of(screen_of(REBEL).table(match.observation(REBEL).view, 80, 24))
    assert "Game Turn 1" in drawn
    assert "house rule" not in drawn


@pytest.mark.parametrize(
    "typed", ["{p} {n} {h}", "{p}\n{n}\n{h}", "1\n{n} {h}", "{p} {n}\n{h}", "{p},{n},{H}"]
)
def test_what_and_where_are_typed_at_once_or_step_by_step(
    monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    match = position(Rebelling, REBEL, fits=lambda seen: isinstance(seen.legal[0], Place))
    what = match.observation(REBEL).legal[0]
    assert isinstance(what, Place)
    where = GAME.legal(GAME.apply(match.state, REBEL, what, lambda *_: None), REBEL)[-1]
    assert isinstance(where, At)
    words = typed.format(p="p", n=what.number, h=where.hex, H=where.hex.upper())
    actions, shown = chosen(monkeypatch, match, REBEL, f"{words}\n\n")
    assert actions == (what, where)
    assert f"Place number {what.number} → {where.hex}" in shown


def test_where_can_be_asked_with_the_hexes_lit(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(Governing, GOVERNMENT, fits=lambda seen: len(seen.legal) > 5)
    what = match.observation(GOVERNMENT).legal[0]
    assert isinstance(what, MoveAgent)
    following = GAME.apply(match.state, GOVERNMENT, what, lambda *_: None)
    targets = {each.hex for each in GAME.legal(following, GOVERNMENT)}  # type: ignore[attr-defined]
    _, shown = chosen(monkeypatch, match, GOVERNMENT, f"m {what.hex}\nt\n")
    for start in (m.start() for m in re.finditer(" {15}a [ +]", shown)):
        marks = {name: mark for name, (mark, _) in cells(f"\n{shown[start:]}").items()}
        assert {name for name, mark in marks.items() if mark == "+"} == targets
        assert [name for name, mark in marks.items() if mark == "▶"] == [what.hex]
    assert shown.count("▶") >= 2


def test_a_step_can_be_taken_back_and_nothing_was_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(
        Rebelling, REBEL, fits=lambda seen: sum(isinstance(a, Place) for a in seen.legal) > 3
    )
    one, other = (each for each in match.observation(REBEL).legal[:2])
    assert isinstance(one, Place)
    assert isinstance(other, Place)
    where = GAME.legal(GAME.apply(match.state, REBEL, other, lambda *_: None), REBEL)[0]
    answers = f"p {one.number}\nb\n{other.number}\n{where.hex}\nn\nback\nb\n"  # type: ignore[attr-defined]
    seen = match.observation(REBEL), match.observation(GOVERNMENT)
    actions, shown = chosen(monkeypatch, match, REBEL, answers)
    assert actions == ()
    assert (match.observation(REBEL), match.observation(GOVERNMENT)) == seen
    assert shown.count("What do you do, Rebel?") == 2
    assert shown.count("Which number?") == 2
    actions, _ = chosen(
        monkeypatch,
        match,
        REBEL,
        f"{answers}p {other.number} {where.hex}\n\n",  # type: ignore[attr-defined]
    )
    assert actions == (other, where)


def test_another_deed_can_be_typed_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(Rebelling, REBEL, fits=lambda seen: isinstance(seen.legal[0], Place))
    actions, _ = chosen(monkeypatch, match, REBEL, "p\ne\n\n")
    assert [action.kind() for action in actions] == ["end_turn"]


def test_what_cant_be_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(Rebelling, REBEL, fits=lambda seen: isinstance(seen.legal[0], Place))
    view = match.observation(REBEL).view
    placed = view.counters[0]
    number = match.observation(REBEL).legal[0].number  # type: ignore[attr-defined]
    answers = f"z\n99\n\np {placed.number}\np {number} z9\n{placed.hex}\n"
    actions, shown = chosen(monkeypatch, match, REBEL, answers)
    assert actions == ()
    assert "“”" not in shown
    for word in ("z", "99"):
        assert f"“{word}” isn't a choice here. Type one of p" in shown
    assert f"“{placed.number}” won't do here. Possible: {number}" in shown
    assert "“z9” isn't a hex." in shown
    assert f"“{placed.hex}” won't do here. Possible: " in shown


def test_an_insurgent_found_is_captured_or_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(Judging, GOVERNMENT)
    for answers, kind in (("c\n\n", Capture), ("1\n\n", Capture), ("k\nn\n2\n\n", Kill)):
        actions, _ = chosen(monkeypatch, match, GOVERNMENT, answers)
        assert [type(action) for action in actions] == [kind]


def test_a_lone_choice_needs_but_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(Governing, GOVERNMENT, fits=lambda seen: len(seen.legal) == 1)
    actions, shown = chosen(monkeypatch, match, GOVERNMENT, "\n")
    assert [action.kind() for action in actions] == ["end_turn"]
    assert "Enter to go on" in shown


def test_the_marker_is_set_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(Pacing, GOVERNMENT, fits=lambda seen: len(seen.legal) > 3)
    actions, shown = chosen(monkeypatch, match, GOVERNMENT, "3\n\n")
    assert actions == (SetMarker(2),)
    assert "3  Marker on 2: up to 2 actions" in shown


def draft_shown(shown: str) -> dict[int, tuple[str, str]]:
    """The last Force Display that was shown: sign and place by number."""
    sheet = shown[shown.rindex("◎ Force Display") :]
    boxes = re.findall(r"([▲△□])( \d|\d\d) (\w+|–)", sheet)
    return {int(number): (sign, place) for sign, number, place in boxes}


def set_up(monkeypatch: pytest.MonkeyPatch, answers: str) -> tuple[tuple[Action, ...], str]:
    match: Match[Any, Any, Any, Any] = Match(GAME, Options(), 2)
    return chosen(monkeypatch, match, REBEL, answers)


def test_a_proposed_set_up_is_accepted_as_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    actions, shown = set_up(monkeypatch, "\n\n")
    assert len(actions) == 13 + 16
    draft, boxes = Draft.of(actions), draft_shown(shown)
    for number, (sign, place) in boxes.items():
        assert (number in draft.insurgents) == (sign == "▲")
        assert (number in draft.sympathizers) == (sign == "△")
        assert draft.sites.get(number, "–") == place
    match: Match[Any, Any, Any, Any] = Match(GAME, Options(), 2)
    match.act(REBEL, actions)
    assert match.actors() == (GOVERNMENT,)


def test_a_set_up_can_be_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    once, again = (set_up(monkeypatch, "x\n" * times + "\n\n")[0] for times in (0, 1))
    assert once != again
    numbers = set()
    for seed in range(12):
        table, _ = sitting(REBEL, seed)
        monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))
        actions = table.person.choose(table.match.observation(REBEL))
        numbers |= Draft.of(actions).insurgents
    assert len(numbers) > 20  # low ones as well: the order of the choices says nothing


def test_boxes_and_places_can_be_exchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Draft.of(set_up(monkeypatch, "\n\n")[0])
    insurgent = min(before.insurgents)
    dummy = min({*range(1, 27)} - before.insurgents - before.sympathizers)
    after = Draft.of(set_up(monkeypatch, f"{insurgent} {dummy}\n\n\n")[0])
    assert after.insurgents == before.insurgents ^ {insurgent, dummy}
    assert after.sympathizers == before.sympathizers
    assert after.sites == before.sites
    (one, there), (other, elsewhere), *_ = before.sites.items()
    after = Draft.of(set_up(monkeypatch, f"{one} {elsewhere}\n\n\n")[0])
    assert after.sites == before.sites | {one: elsewhere, other: there}
    spare = min({*range(1, 27)} - {*before.sites})
    after = Draft.of(set_up(monkeypatch, f"{spare} {there}\n\n\n")[0])
    assert after.sites == {**{n: h for n, h in before.sites.items() if n != one}, spare: there}
    free = next(
        each
        for each in ("a1", "a2", "a3", "a4", "a5", "a6", "b1", "b7", "c1")
        if each not in before.sites.values()
    )
    after = Draft.of(set_up(monkeypatch, f"{one} {free}\n\n\n")[0])
    assert after.sites == before.sites | {one: free}


def test_a_set_up_that_cant_be_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Draft.of(set_up(monkeypatch, "\n\n")[0])
    spare = min({*range(1, 27)} - {*before.sites})
    free = next(each for each in NAMES if each[0] == "a" and each not in before.sites.values())
    wrong = f"{spare} {free}\n0 3\n1 f6\n7\n1 2 3\nhm\n"
    actions, shown = set_up(monkeypatch, wrong)
    assert actions == ()
    assert "Eight counters stand on the rim already." in shown
    assert shown.count("Type two numbers from 1 to 26") == 5
    rim = sorted(before.insurgents & {*before.sites})
    others = sorted({*range(1, 27)} - before.insurgents - {*before.sites})
    swaps = "".join(f"{one} {other}\n" for one, other in zip(rim, others, strict=False))
    actions, shown = set_up(monkeypatch, f"{swaps}\n")
    assert actions == ()
    assert "At least one of the eight on the rim must be an Insurgent." in shown


def test_what_was_thought_of_can_be_looked_at_during_the_set_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, shown = set_up(monkeypatch, "t\nw\nv\nn\n")
    assert shown.count("◎ Force Display") == 3
    assert "Thirteen boxes hold" in shown


def freeing(overflow: JailbreakOverflow) -> Match[Any, Any, Any, Any]:
    return position(Freeing, REBEL, Options(turn_cap=25, jailbreak_overflow=overflow))


def test_freed_insurgents_hide_in_boxes_named_in_any_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = freeing(JailbreakOverflow.FORCED)
    view = match.observation(REBEL).view
    empty, hiding = empty_boxes(view), view.scene.hiding
    last = empty[-hiding:]
    typed = " ".join(map(str, reversed(last)))
    few = " ".join(map(str, last[1:]))
    actions, shown = chosen(monkeypatch, match, REBEL, f"{few}\n27 hm\n{typed}\n\n")
    assert actions == tuple(map(HideFreed, last))
    assert shown.count("Name empty boxes") == 2
    match.act(REBEL, actions)
    assert isinstance(match.observation(REBEL).view.scene, Rebelling)


def test_where_the_table_allows_it_freed_insurgents_stay_in_the_reserve(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = freeing(JailbreakOverflow.FREE)
    box = empty_boxes(match.observation(REBEL).view)[0]
    actions, _ = chosen(monkeypatch, match, REBEL, f"{box}\n\n")
    assert actions == (HideFreed(box), KeepBack())
    actions, _ = chosen(monkeypatch, match, REBEL, "\n\n")
    assert actions == (KeepBack(),)


EXPLAINED = 14
"""Kinds of decisions that are explained."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_done_is_explained_wherever_one_is_asked(language: str) -> None:
    kinds: set[str] = set()
    for match in positions(seeds=60):
        if len(kinds) == EXPLAINED:
            break
        for seat in match.actors():
            view = match.observation(seat).view
            kind = view.scene.kind()
            if kind in kinds or kind in ("deploying", "siting"):
                continue
            kinds.add(kind)
            screen = screen_of(seat, language)
            explained = text_of(screen.explained(view, 80))
            words = catalogue(language)
            values = {"revolution": "yes" if view.revolution else "no", "captives": view.captives}
            start = words.text(f"chart-explain-{kind}", **values)[:40]
            assert explained.replace("\n", " ").startswith(start)
            for drawn in (explained, text_of(screen.heading(view, 80))):
                assert max(map(cell_len, drawn.splitlines())) <= 80
    assert len(kinds) == EXPLAINED


def test_a_claim_is_filled_in(monkeypatch: pytest.MonkeyPatch) -> None:
    def said(match: Match[Any, Any, Any, Any], seat: int, answers: str) -> tuple[list[Any], str]:
        _, shown = chosen(monkeypatch, match, seat, f"s\n{answers}q\n")
        return [each.claim for each in match.log if isinstance(each, Said)], shown

    match = position(Rebelling, REBEL)
    claims, shown = said(match, REBEL, "\n")
    assert claims == []
    assert re.search(r"1  Number ___ is an Insurgent\.", shown)
    assert "I am coming for" not in shown
    listed = re.findall(r"(\d+)  ([A-Z][^.]*\.)(?:  |\n)", shown)
    numbers = {words: number for number, words in listed}
    number = numbers["You will find nothing at ___."]
    claims, shown = said(match, REBEL, f"3\n30\n7\ns\n{number}\nz1\nD4\ns\n1\n\n")
    assert claims == [NumberIs(7, Piece.DUMMY), NothingThere("d4")]
    assert "Type one of the numbers from 1 to 26" in shown
    assert "“z1” isn't a hex." in shown
    match = position(Governing, GOVERNMENT)
    _, shown = said(match, GOVERNMENT, "\n")
    assert "You will find nothing" not in shown
    for claim in (Mercy(True), GiveUp()):
        assert screen_of(GOVERNMENT).words(claim) in shown


def test_help_has_this_games_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    _, shown = chosen(monkeypatch, position(Governing, GOVERNMENT), GOVERNMENT, "?\n")
    for key in ("number", "deed", "step-back", "back", "say", "map", "boxes", "rules", "leave"):
        assert catalogue("en").text(f"play-key-{key}") in shown
    assert catalogue("en").text("play-key-seats") not in shown


def test_letters_of_deeds_are_never_keys_and_never_mean_two_things() -> None:
    for match in positions(seeds=6):
        for seat in match.actors():
            legal = match.observation(seat).legal
            kinds = {type(action) for action in legal} & {*_LETTERS}
            assert len({_LETTERS[kind] for kind in kinds}) == len(kinds)
    assert {*_LETTERS.values()}.isdisjoint({*"stvw?qnb"})


@SIDES
def test_the_end_opens_every_box(side: str) -> None:
    seat = [*Side].index(Side(side))
    for seed in range(1, 5):
        table, shown = played(seat, seed)
        curtain = shown[shown.rindex("──── Uprising") :]
        display = table.match.state.display
        boxes = re.findall(r"([▲△□])( \d|\d\d) (\w+|–|✘)", curtain)
        assert len(boxes) == 26
        found = {each.number: each.piece for each in table.match.observation(seat).view.found}
        for sign, word, _ in boxes:
            number = int(word)
            assert sign == SIGNS[found.get(number, display.piece(number))]
        assert [*cells(curtain)] == [*NAMES]


@pytest.mark.parametrize(
    ("victor", "verdict"), [(REBEL, "You win."), (GOVERNMENT, "You lose."), (None, "Nobody wins.")]
)
def test_the_end_says_who_has_won(victor: int | None, verdict: str) -> None:
    *_, match = positions(seeds=1)
    view = match.observation(REBEL).view
    view = replace(view, scene=replace(view.scene, victor=victor))
    assert text_of(screen_of(REBEL).curtain(view, 80)).rstrip().endswith(f"\n{verdict}")


def test_a_match_changes_sides_and_counts() -> None:
    table, file = sitting(REBEL, 5, options=Options(turn_cap=25, match=True))
    Typist(table, 5, at_once=True)
    table.play()
    shown = file.getvalue()
    view = table.match.observation(REBEL).view
    assert "Game 1 of 2" in shown
    assert "Game 2 of 2" in shown
    curtain = shown[shown.rindex("──── Uprising") :]
    for name, score in zip(("Petra (you)", table.names[1]), view.scores, strict=True):
        assert f"{name} – Insurgents still free: {score}" in curtain


def test_replies_and_free_questions_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, seat, end in ((Replying, REBEL, "end_reply"), (Pressing, GOVERNMENT, "forgo")):
        actions, _ = chosen(monkeypatch, position(kind, seat), seat, "e\n\n")
        assert [action.kind() for action in actions] == [end]
