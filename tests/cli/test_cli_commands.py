"""The commands that don't play: what they print and what they refuse."""

import io
import json
from typing import Any

import msgspec
import pytest
from rich.console import Console
from terminal import contains_all, run

from complot import __version__
from complot.cli import main
from complot.cli.conformance import (
    deep_effort,
    fault_shown,
    fault_summary,
    report_shown,
    summary,
)
from complot.cli.parser import Command
from complot.core.conformance import Effort, Fault, Report, prove, settings
from complot.games import title, titles
from complot.games.resistance import RESISTANCE
from complot.games.resistance.options import Options
from complot.locale import LANGUAGES, catalogue

SIMULATION = ("simulate", "resistance", "--players", "5", "--games", "20", "--seed", "7", "--json")


def simulated(*words: str) -> dict[str, Any]:
    """The object that a simulation prints."""
    done = run(*words)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_simulation_prints_one_object() -> None:
    found = simulated(*SIMULATION)
    assert [*found] == [
        *("game", "players", "options", "games", "actions", "seconds", "outcomes", "endings")
    ]
    assert found["game"] == "resistance"
    assert found["players"] == 5
    assert found["options"] == msgspec.to_builtins(Options())
    assert found["games"] == sum(found["outcomes"].values()) == sum(found["endings"].values()) == 20
    assert found["outcomes"].keys() == {"resistance", "spy"}
    assert found["endings"].keys() <= {"three_successes", "three_failures", "five_rejections"}
    assert found["actions"] > 20 * 5
    assert found["seconds"] > 0


def test_the_same_seed_gives_the_same_outcomes_and_another_others() -> None:
    first, again, other = (
        simulated(*SIMULATION, "--targeting", "--seed", seed) for seed in ("1", "1", "2")
    )
    for found in (first, again, other):
        del found["seconds"]
    assert first == again != other
    assert first["options"]["targeting"] is True


def test_sensible_bots_can_be_simulated() -> None:
    found = simulated(*SIMULATION, "--games", "2", "--bots", "sensible")
    assert found["games"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_nobody_wins_ends_in_its_own_words(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "uprising", "--games", "8", "--turn-cap", "25", "--seed", "1"]
    assert main([*words, "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert catalogue(language).text("core-side-nobody") in shown
    assert catalogue(language).text("uprising-how-turn-cap") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_is_shown_as_a_table(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["simulate", "resistance", "--games", "40", "--lang", language])
    shown = capsys.readouterr()
    words = catalogue(language)
    assert code == 0
    assert shown.err == ""
    assert contains_all(
        shown.out,
        [
            words.text("resistance-name"),
            words.text("resistance-side-spy"),
            words.text("resistance-how-three-failures"),
        ],
    )


def test_the_games_are_listed_for_programs() -> None:
    done = run("games", "--json")
    found = json.loads(done.stdout)
    assert [each["game"] for each in found] == [each.name for each in titles()]
    (resistance,) = (each for each in found if each["game"] == "resistance")
    assert resistance["players"] == {"least": 5, "most": 10}
    assert resistance["rules_version"] == RESISTANCE.rules_version
    assert resistance["bots"] == [*title("resistance").bots]
    schema = resistance["options"]["$defs"]["Options"]["properties"]
    assert schema["blind_spies"] == {"type": "boolean", "default": False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_listed_for_people(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", language]) == 0
    shown = capsys.readouterr().out
    words = catalogue(language)
    assert contains_all(
        shown,
        [words.text("resistance-name"), "5–10", "--targeting", "--blind-spies"],
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_prints_the_help_in_the_users_language(language: str) -> None:
    done = run(LANG=f"{language}_XX.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    words = catalogue(language)
    assert done.stdout.startswith(words.text("help-usage"))
    for command in Command:
        assert command in done.stdout
    assert done.stdout == run("--help", "--lang", language).stdout


def test_the_help_of_a_game_names_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "resistance", "--help"]) == 0
    with_game = capsys.readouterr().out
    assert contains_all(with_game, ["--targeting", "--blind-spies", "--players", "--name"])
    assert main(["play", "--help"]) == 0
    assert "--targeting" not in capsys.readouterr().out


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"complot {__version__}\n"


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("play", "chess"), ["chess", "resistance"]),
        (("play", "chess", "--fog"), ["chess", "resistance"]),
        (("simulate", "chess"), ["chess", "resistance"]),
        (("conformance", "chess"), ["chess", "resistance"]),
        (("play", "resistance", "--players", "4"), ["5", "10", "4"]),
        (("simulate", "resistance", "--players", "11"), ["5", "10", "11"]),
        (("play", "resistance", "--fog"), ["fog", "resistance"]),
        (("simulate", "resistance", "--fog=1"), ["fog", "resistance"]),
        (("simulate", "resistance", "--blind"), ["blind", "resistance"]),
        (("play", "resistance", "--bots", "deep"), ["deep", "sensible", "random"]),
        (("play", "resistance", "--lang", "xx"), ["xx", "en, es, fr, it"]),
        (("--lang=xx",), ["xx", "en, es, fr, it"]),
        (("simulate", "resistance", "--games", "0"), ["“0”"]),
        (("simulate", "resistance", "--games", "many"), ["“many”"]),
        (("play", "resistance", "--players", "-3"), ["--players"]),
        (("play", "resistance", "--seed", "x"), ["--seed", "x"]),
        (("play",), ["GAME"]),
        (("dance",), ["dance"]),
        (("games", "--fog"), ["--fog"]),
        (("--fog",), ["--fog"]),
    ],
)
def test_what_cant_be_done_is_refused_with_a_reason(
    words: tuple[str, ...],
    parts: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert contains_all(shown.err, parts)


def test_a_refusal_is_told_in_the_users_language() -> None:
    done = run("play", "resistance", "--players", "3", "--lang", "es")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "«resistance» es de 5 a 10 jugadores, no de 3.\n"


def test_an_unknown_language_is_refused_in_that_of_the_system() -> None:
    done = run("games", "--lang", "xx", LANG="it_IT.UTF-8")
    assert done.returncode == 2
    assert done.stderr == "Non ci sono testi in «xx». Ci sono: en, es, fr, it.\n"


def drawn(shown: Any) -> str:
    screen = io.StringIO()
    Console(file=screen, width=80, markup=False, highlight=False).print(shown)
    return screen.getvalue()


@pytest.fixture(scope="module")
def proof() -> Report:
    """A small proof: one setting, little of everything."""
    small = Effort(games=1, pairs=2, positions=50, retell=2)
    return prove(RESISTANCE, small, within=settings(RESISTANCE)[:1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proof_shows_what_it_tried(proof: Report, language: str) -> None:
    words = catalogue(language)
    shown = drawn(report_shown(words, RESISTANCE, proof))
    for phase, viewer in proof.pairs:
        assert any(contains_all(line, [phase, viewer]) for line in shown.splitlines())
    for number in (proof.games, proof.actions, proof.positions, proof.retold, proof.open):
        assert f"{number} " in shown
    for count in ("games", "actions", "positions", "steps", "retold", "open", "guessed"):
        assert words.text(f"conformance-{count}") in shown
    assert words.text("conformance-holds", game=words.text("resistance-name")) in shown


def test_a_proof_is_an_object_for_programs(proof: Report) -> None:
    found = summary(RESISTANCE, proof)
    assert found["holds"] is True
    assert found["positions"] == proof.positions
    assert found["steps_per_pair"] == round(proof.steps / proof.pairs.total(), 2)
    assert sum(each["pairs"] for each in found["pairs"]) == proof.pairs.total()
    assert all(0 < each["fewest"] <= each["pairs"] for each in found["pairs"])
    assert json.loads(json.dumps(found)) == found


def test_a_fault_shows_the_law_what_was_seen_and_where() -> None:
    fault = Fault("two worlds look alike", "[these] aren't")
    fault.add_note("in game 3, action 7")
    shown = drawn(fault_shown(catalogue("en"), RESISTANCE, fault))
    assert contains_all(shown, [fault.law, "[these] aren't", "in game 3, action 7"])
    assert fault_summary(RESISTANCE, fault) == {
        "game": "resistance",
        "holds": False,
        "law": "two worlds look alike",
        "seen": "[these] aren't",
        "notes": ["in game 3, action 7"],
    }


def test_a_deep_proof_compares_a_million_positions_at_least() -> None:
    for each in titles():
        effort = deep_effort(each.game)
        assert effort.positions * len(settings(each.game)) >= 1_000_000
        assert effort.pairs == 1000
