"""How fast the rules are: random games of ours beside OpenSpiel's, in one run.

    make bench

Each contender plays whole random games for a slice of a second, in turn with the others, so
that a busy machine slows them all alike. A ratio is the median over the rounds; the actions per
second are that of the best round.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

import pyspiel
from open_spiel.python.games import liars_poker  # noqa: F401  (registers the game)
from rich.console import Console
from rich.table import Table

from complot.core.contract import AnyGame, Tell, silent
from complot.core.match import Match
from complot.core.seats import CHANCE, Audience
from complot.games.resistance import RESISTANCE
from complot.games.secrets import SECRETS
<<<<<<< HEAD

SEATS: Final = 5
GAMES: Final[dict[AnyGame, int]] = {RESISTANCE: SEATS, SECRETS: SEATS}
"""The games, and how many play."""
=======
from complot.games.secrets.options import Options as SecretsOptions
from complot.games.uprising import UPRISING
from complot.games.uprising.options import Options as UprisingOptions

SEATS: Final = 5
START: Final = RESISTANCE.start(Options(), SEATS)
SECRETS_START: Final = SECRETS.start(SecretsOptions(), SEATS)
UPRISING_START: Final = UPRISING.start(UprisingOptions(), 2)
"""Values like any state: every game begins with the same one."""
>>>>>>> uprising

Playing = Callable[[Callable[[], float]], int]
"""Plays one random game with a source of numbers in [0, 1) and says how many actions it took."""


def unchecked(start: Any, random: Callable[[], float]) -> int:
    """``legal`` and ``apply`` of the phase: what a search calls, with events off."""
    state = start
    phase: Any = state.phase
    actions = 0
    while actors := phase.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            chances = phase.chances(state)
            lots = chances.lots
            action = chances.actions[lots[int(random() * len(lots))]]
        else:
            legal = phase.legal(state, seat)
            action = legal[int(random() * len(legal))]
        state = phase.apply(state, seat, action, silent)
        phase = state.phase
        actions += 1
    return actions


def checked(game: AnyGame, start: Any, tell: Tell, random: Callable[[], float]) -> int:
    """``legal`` and the checked ``step`` of the contract."""
    state = start
    actions = 0
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            chances = game.chances(state)
            action = chances.at(int(random() * len(chances.lots)))
        else:
            legal = game.legal(state, seat)
            action = legal[int(random() * len(legal))]
        state = game.step(state, seat, action, tell)
        actions += 1
    return actions


def with_events(game: AnyGame, start: Any, random: Callable[[], float]) -> int:
    """The same with every event built and kept."""
    told: list[tuple[Audience, object]] = []
    return checked(game, start, lambda audience, event: told.append((audience, event)), random)


def in_a_match(game: AnyGame, seats: int, random: Callable[[], float]) -> int:
    """A ``Match``: checked, logged, and every seat told what it did."""
<<<<<<< HEAD
    match: Match[Any, Any, Any, Any] = Match(game, game.options(), seats)
=======
    match: Match[Any, Any, Any, Any] = Match(game, options, SEATS if SEATS in game.seats else 2)
>>>>>>> uprising
    actions = 0
    while actors := match.actors():
        seat = actors[0]
        if seat == CHANCE:
            chances = game.chances(match.state)
            action = chances.at(int(random() * len(chances.lots)))
        else:
            legal = game.legal(match.state, seat)
            action = legal[int(random() * len(legal))]
        match.step(seat, action)
        actions += 1
    return actions


def open_spiel(game: Any, random: Callable[[], float]) -> int:
    """A game of OpenSpiel driven from Python, the usual way."""
    state = game.new_initial_state()
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            number = random()
            for action, probability in state.chance_outcomes():  # noqa: B007
                number -= probability
                if number < 0:
                    break
        else:
            legal = state.legal_actions()
            action = legal[int(random() * len(legal))]
        state.apply_action(action)
        actions += 1
    return actions


def ways(game: AnyGame, seats: int) -> dict[str, Playing]:
    """Every way to play a game at random, by its name; all begin with the same state."""
    start = game.start(game.options(), seats)
    return {
        "unchecked, no events": partial(unchecked, start),
        "checked, no events": partial(checked, game, start, silent),
        "checked, events built": partial(with_events, game, start),
        "match: logged and told": partial(in_a_match, game, seats),
    }


def rate(playing: Playing, seconds: float, seed: int) -> float:
    """Actions per second over about this long."""
    random = Random(seed).random
    actions = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds:
        actions += playing(random)
    return actions / passed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="how many runs (default 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="per run (default 2)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()

    social = pyspiel.load_game("social_deduction", {"players": SEATS})
    liars = pyspiel.load_game("python_liars_poker")
<<<<<<< HEAD
    contenders: dict[tuple[str, str], Playing] = {
        ("OpenSpiel", "social_deduction (C++)"): partial(open_spiel, social),
        ("OpenSpiel", "python_liars_poker"): partial(open_spiel, liars),
=======
    contenders: dict[str, Playing] = {
        "OpenSpiel social_deduction (C++)": partial(open_spiel, social),
        "OpenSpiel python_liars_poker": partial(open_spiel, liars),
        "legal + unchecked apply, no events": partial(unchecked, START),
        "legal + checked step, no events": partial(checked, RESISTANCE, START, silent),
        "legal + checked step, events built": partial(with_events, RESISTANCE, START),
        "match: checked, logged, told": partial(in_a_match, RESISTANCE, Options()),
        "Secrets: unchecked apply": partial(unchecked, SECRETS_START),
        "Secrets: checked step": partial(checked, SECRETS, SECRETS_START, silent),
        "Secrets: events built": partial(with_events, SECRETS, SECRETS_START),
        "Secrets: match": partial(in_a_match, SECRETS, SecretsOptions()),
        "Uprising: unchecked apply": partial(unchecked, UPRISING_START),
        "Uprising: checked step": partial(checked, UPRISING, UPRISING_START, silent),
        "Uprising: events built": partial(with_events, UPRISING, UPRISING_START),
        "Uprising: match": partial(in_a_match, UPRISING, UprisingOptions()),
>>>>>>> uprising
    }
    for game, seats in GAMES.items():
        contenders |= {(game.name, way): playing for way, playing in ways(game, seats).items()}
    slices = 8
    rates: dict[tuple[str, str], list[float]] = {name: [] for name in contenders}
    for run in range(chosen.rounds):
        parts: dict[tuple[str, str], list[float]] = {name: [] for name in contenders}
        for part in range(slices):
            for name, playing in contenders.items():
                seed = run * slices + part
                parts[name].append(rate(playing, chosen.seconds / slices, seed))
        for name, measured in parts.items():
            rates[name].append(median(measured))

    cpp, python = list(rates.values())[:2]
    rows: list[dict[str, str | float | None]] = []
    for (whose, way), own in rates.items():
        first = rates.get((RESISTANCE.name, way))
        rows.append(
            {
                "game": whose,
                "way": way,
                "actions_per_second": round(median(own)),
                "times_social_deduction": round(median(map(_ratio, own, cpp)), 2),
                "times_liars_poker": round(median(map(_ratio, own, python)), 2),
                "times_resistance": round(median(map(_ratio, own, first)), 2) if first else None,
            }
        )
    if chosen.json:
        print(json.dumps(rows, indent=2))
        return
<<<<<<< HEAD
    table = Table(title=f"Random games, median of {chosen.rounds} runs")
    table.add_column("game")
    table.add_column("how")
    for column in ("actions/s", "× social_deduction", "× liars_poker", "× resistance"):
        table.add_column(column, justify="right")
    for row in rows:
        table.add_row(*("" if value is None else _cell(value) for value in row.values()))
=======
    table = Table(
        title=f"Random games, {SEATS} players (Uprising: 2), median of {chosen.rounds} runs"
    )
    for column in ("", "actions/s", "× social_deduction", "× python_liars_poker"):
        table.add_column(column, justify="left" if not column else "right")
    for name, row in rows.items():
        table.add_row(name, *(f"{value:,}" for value in row.values()))
>>>>>>> uprising
    Console().print(table)


def _cell(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:,}"


def _ratio(own: float, peer: float) -> float:
    return own / peer


if __name__ == "__main__":
    main()
