"""One person and some bots play at the terminal."""

import io
import re
import signal
import subprocess
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from terminal import ANSWERS, command, environment, play, run

from complot.cli.person import Left
from complot.cli.play import Sitting
from complot.core.contract import Claim
from complot.core.match import Match, Said
from complot.games import title
from complot.games.resistance.claims import Accuse, IAm, Suggest
from complot.games.resistance.facts import Role
from complot.games.resistance.options import Options
from complot.locale import LANGUAGES, catalogue

FAREWELL = {language: catalogue(language).text("play-farewell") for language in LANGUAGES}


def sitting(seed: int, players: int = 5, **options: bool) -> tuple[Sitting, io.StringIO]:
    """A table whose screen we can read, before anything has happened."""
    shown = io.StringIO()
    console = Console(file=shown, width=80, height=24, markup=False, emoji=False, highlight=False)
    chosen = title("resistance")
    match: Match[Any, Any, Any, Any] = Match(chosen.game, Options(**options), players)  # type: ignore[arg-type]
    table = Sitting(console, catalogue("en"), match, chosen.bot("random"), seed, "Petra")
    return table, shown


def played(monkeypatch: pytest.MonkeyPatch, seed: int, **options: bool) -> tuple[Sitting, str]:
    """A table at which the game was played to its end, and all that the person was shown."""
    table, shown = sitting(seed, **options)
    monkeypatch.setattr("sys.stdin", io.StringIO(ANSWERS * 80))
    table.play()
    return table, shown.getvalue()


@pytest.mark.parametrize(
    ("language", "players", "flags"),
    [
        ("en", 5, ()),
        ("es", 10, ("--targeting",)),
        ("fr", 5, ("--targeting", "--blind-spies")),
        ("it", 10, ("--blind-spies",)),
    ],
)
def test_a_whole_game_is_played_in_each_language(
    language: str, players: int, flags: tuple[str, ...]
) -> None:
    words = catalogue(language)
    shown = play(
        *("--players", str(players), *flags, "--lang", language, "--seed", "4", "--bots", "random")
    )
    assert shown.rstrip().endswith(FAREWELL[language])
    script = [words.text(f"resistance-reveal-script-{line}") for line in (1, 2, 3, 4)]
    assert [line in shown for line in script] == ["--blind-spies" not in flags] * 4
    assert words.text("resistance-folder-title") in shown
    won, lost = words.text("core-won"), words.text("core-lost")
    assert (f"\n{won}\n" in shown) != (f"\n{lost}\n" in shown)
    assert max(map(cell_len, shown_lines(shown))) <= 80


def shown_lines(shown: str) -> list[str]:
    """The lines on the screen: a piped answer isn't echoed, so a prompt has no end of its own."""
    return [line for line in shown.splitlines() if " > " not in line and "--seed" not in line]


def test_the_sensible_bots_play_to_the_end_and_speak() -> None:
    assert " says: “" in play("--players", "5", "--seed", "4", "--bots", "sensible")


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    words = ("--players", "6", "--seed", "11", "--bots", "random")
    assert play(*words) == play(*words)


def test_without_a_seed_the_game_can_still_be_repeated() -> None:
    shown = play("--players", "6", "--bots", "random", "--targeting")
    found = re.search(r"complot play resistance (.*--seed \d+.*)", shown)
    assert found is not None
    assert found[1].split()[:3] == ["--players", "6", "--targeting"]
    assert play(*found[1].split()) == shown


def test_colours_are_only_for_those_who_have_a_terminal() -> None:
    assert "\x1b" not in play("--seed", "4", "--bots", "random")


def test_the_two_fail_mission_is_marked_from_seven_players_on() -> None:
    for players, marked in (("6", False), ("7", True)):
        shown = play("--players", players, "--seed", "4", "--bots", "random")
        assert (re.search(r"Fails \(needed\).* \(2!\)", shown) is not None) == marked


def test_the_end_shows_every_players_card(monkeypatch: pytest.MonkeyPatch) -> None:
    table, shown = played(monkeypatch, seed=3, blind_spies=True)
    cards = shown[shown.rindex("On the team") :]
    for seat, name in enumerate(table.names):
        card = "▲ Spy" if table.match.state.roles[seat] is Role.SPY else "● Resistance"
        assert re.search(rf"{seat + 1}\s+{name}( \(you\))?\s+{card}", cards)


@pytest.mark.parametrize("blind_spies", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_nobodys_card_is_shown_before_the_end_but_to_those_who_may_know(
    monkeypatch: pytest.MonkeyPatch, seed: int, blind_spies: bool
) -> None:
    table, shown = played(monkeypatch, seed, blind_spies=blind_spies)
    before = shown[: shown.index("All cards are turned up.")]
    roles = table.match.state.roles
    spies = {name for name, role in zip(table.names, roles, strict=True) if role is Role.SPY}
    others = set(table.names) - {"Petra"}
    exposing = [
        line
        for line in before.splitlines()
        if re.search("▲ Spy|● Resistance|Spies:|Spies were", line)
        and any(name in line for name in others)
    ]
    if "Petra" in spies and not blind_spies:
        assert len(exposing) >= 2
        for line in exposing:
            assert {name for name in table.names if name in line} == spies
    else:
        assert exposing == []


def test_both_kinds_of_player_were_tried_above() -> None:
    roles = set()
    for seed in range(12):
        table, _ = sitting(seed)
        table.match.deal(table.seed)
        roles.add(table.match.state.roles[table.seat])
    assert roles == set(Role)


def test_the_end_of_the_input_leaves_the_table() -> None:
    done = run("play", "resistance", "--seed", "4")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith(FAREWELL["en"])
    assert "--seed 4" in done.stdout


def test_q_leaves_the_table() -> None:
    done = run("play", "resistance", "--seed", "4", "--lang", "it", answers="q\n" + ANSWERS)
    assert done.returncode == 0
    assert done.stdout.rstrip().endswith(FAREWELL["it"])
    assert catalogue("it").text("core-won") not in done.stdout


def _hear_interrupts() -> None:
    """A shell tells what it runs in the background to ignore Ctrl-C; we don't."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_control_c_leaves_the_table() -> None:
    process = subprocess.Popen(
        command("play", "resistance", "--seed", "4", "--lang", "es"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=_hear_interrupts,
    )
    assert process.stdout is not None
    while b" > " not in process.stdout.peek():  # type: ignore[attr-defined]
        assert process.stdout.readline(), process.stderr
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130
    assert err == b""
    assert out.decode().rstrip().endswith(FAREWELL["es"])


def test_what_is_no_choice_is_asked_again() -> None:
    answers = "0\n9\nxyzzy\n1 1\n²\n99999999999999999999\n"
    done = run("play", "resistance", "--seed", "4", answers=answers)
    assert done.returncode == 0
    assert done.stdout.count("or ? for help.") == 6


def test_bytes_that_are_no_letters_are_asked_again() -> None:
    done = subprocess.run(
        command("play", "resistance", "--seed", "4"),
        input=b"\xff\xfe\x00\n",
        capture_output=True,
        env=environment(),
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_terminal_without_our_letters_shows_others() -> None:
    done = run("play", "resistance", "--seed", "4", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_choice_can_be_taken_back() -> None:
    done = run("play", "resistance", "--seed", "4", answers="1\nn\n2\n\n")
    first, rest = done.stdout.split("Reject. Enter to confirm", 1)
    assert "Team " not in first.split("Your vote", 1)[1]
    assert rest.index("Approve. Enter to confirm") < rest.index("Team approved")


def test_help_names_every_key() -> None:
    done = run("play", "resistance", "--seed", "4", "--lang", "fr", answers="?\n")
    for key in ("number", "seats", "say", "table", "votes", "help", "leave"):
        assert catalogue("fr").text(f"play-key-{key}") in done.stdout


def test_the_votes_can_be_looked_up() -> None:
    before = run("play", "resistance", "--seed", "4", answers="v\n").stdout
    assert catalogue("en").text("resistance-board-no-votes") in before
    after = run("play", "resistance", "--seed", "4", answers="1\n\nv\n").stdout
    assert len(re.findall(r"^ +1 +1 .*[✔✘] \d–\d", after, re.MULTILINE)) == 2


@pytest.mark.parametrize(
    ("answers", "claim"),
    [
        ("2\n", IAm(Role.SPY)),
        ("3\n2\n", Accuse(1)),
        ("3\n9\n\n", None),
        ("99\n3\nx\n1 2\n3\n", Accuse(2)),
        ("8\n4 2\n", Suggest((1, 3))),
        ("\n", None),
    ],
)
def test_the_person_speaks_to_the_table(
    monkeypatch: pytest.MonkeyPatch, answers: str, claim: Claim | None
) -> None:
    table, shown = sitting(seed=4)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"s\n{answers}q\n"))
    with pytest.raises(Left):
        table.play()
    said = [entry for entry in table.match.log if isinstance(entry, Said)]
    assert said == ([] if claim is None else [Said(table.seat, claim)])
    assert ("You say: “" in shown.getvalue()) == (claim is not None)


def test_a_name_is_shown_as_it_is_written() -> None:
    done = run("play", "resistance", "--seed", "4", "--name", "[red]X[/red]")
    assert "[red]X[/red] (you)" in done.stdout


def test_a_bot_gives_up_its_name_for_a_person() -> None:
    for seed in range(10):
        table, _ = sitting(seed, players=10)
        assert len(set(table.names)) == 10
        match: Match[Any, Any, Any, Any] = table.match
        taken = next(name for name in table.names if name != "Petra")
        again = Sitting(table.console, table.catalogue, match, table.bot, seed, taken.lower())
        assert len({name.casefold() for name in again.names}) == 10


def test_a_lone_choice_in_the_open_needs_no_second_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Leader calls the vote with one key; a Success card is confirmed like any other."""
    table, shown = sitting(seed=5)
    monkeypatch.setattr("sys.stdin", io.StringIO(ANSWERS * 80))
    table.play()
    text = shown.getvalue()
    assert "Enter to go on" in text
    assert "Call the vote. Enter to confirm" not in text
    assert "Play Success. Enter to confirm" in text
