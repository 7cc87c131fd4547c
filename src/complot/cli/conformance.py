"""``complot conformance``: the proofs of a game, and what they tried."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

import msgspec
from rich import box
from rich.console import Console, Group, RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from complot.core.conformance import Effort, Fault, Report, prove, settings
from complot.core.contract import AnyGame
from complot.games import title, titles
from complot.locale import Catalogue

DEEP_POSITIONS: Final = 1_000_000
DEEP_PAIRS: Final = 1000
LONG: Final = 10_000
"""More actions than this make a long game."""
LONG_PAIRS: Final = 6


def conformance(asked: Namespace, catalogue: Catalogue) -> int:
    """Prove one game or all; 1 if one of them breaks a law."""
    games = [title(asked.game).game] if asked.game else [each.game for each in titles()]
    console = Console(highlight=False, markup=False, emoji=False)
    found: list[dict[str, Any]] = []
    sound = True
    for game in games:
        try:
            report = _prove(game, deep_effort(game) if asked.deep else usual_effort(game))
        except Fault as fault:
            sound = False
            found.append(fault_summary(game, fault))
            shown = fault_shown(catalogue, game, fault)
        else:
            found.append(summary(game, report))
            shown = report_shown(catalogue, game, report)
        if not asked.json:
            console.print(shown)
    if asked.json:
        print(msgspec.json.encode(found).decode())
    return 0 if sound else 1


def usual_effort(game: AnyGame) -> Effort:
    """What takes some minutes: of games that can be very long, fewer are followed."""
    return Effort(games=2, pairs=LONG_PAIRS) if game.max_actions > LONG else Effort()


def deep_effort(game: AnyGame) -> Effort:
    """Enough in each setting for a million positions in all."""
    return Effort(positions=DEEP_POSITIONS // len(settings(game)) + 1, pairs=DEEP_PAIRS)


def _prove(game: AnyGame, effort: Effort) -> Report:
    every = settings(game)
    on_stderr = Console(stderr=True)
    with Progress(console=on_stderr, transient=True, disable=not on_stderr.is_terminal) as bar:
        task = bar.add_task(game.name, total=len(every), completed=-1)
        return prove(
            game,
            effort,
            within=every,
            progress=lambda setting: bar.update(task, advance=1, description=str(setting)),
        )


def summary(game: AnyGame, report: Report) -> dict[str, Any]:
    """What a program wants to know of what was tried."""
    return {
        "game": game.name,
        "holds": True,
        **_counts(game, report),
        "steps_per_pair": round(_steps(report), 2),
        "pairs": [
            {
                "phase": phase,
                "viewer": viewer,
                "pairs": count,
                "fewest": report.fewest[phase, viewer],
            }
            for (phase, viewer), count in sorted(report.pairs.items())
        ],
    }


def fault_summary(game: AnyGame, fault: Fault) -> dict[str, Any]:
    """What a program wants to know of a broken law."""
    notes = getattr(fault, "__notes__", [])
    return {
        "game": game.name,
        "holds": False,
        "law": fault.law,
        "seen": fault.seen,
        "notes": notes,
    }


def report_shown(catalogue: Catalogue, game: AnyGame, report: Report) -> RenderableType:
    """What was tried, as a table of pairs and a list of counts."""
    pairs = Table(box=box.SIMPLE_HEAD)
    for column in ("phase", "viewer"):
        pairs.add_column(catalogue.text(f"conformance-{column}"))
    for column in ("pairs", "fewest"):
        pairs.add_column(catalogue.text(f"conformance-{column}"), justify="right")
    order = [phase.kind() for phase in game.phases]
    rows = sorted(report.pairs.items(), key=lambda row: (order.index(row[0][0]), row[0][1]))
    for (phase, viewer), count in rows:
        pairs.add_row(phase, viewer, str(count), str(report.fewest[phase, viewer]))
    counts = Table(box=None, show_header=False)
    counts.add_column(justify="right")
    for name, number in _counts(game, report).items():
        counts.add_row(str(number), catalogue.text(f"conformance-{name}"))
    counts.add_row(f"{_steps(report):.1f}", catalogue.text("conformance-steps"))
    name = catalogue.text(f"{game.name}-name")
    verdict = Text(catalogue.text("conformance-holds", game=name), style="bold")
    return Group(pairs, counts, verdict)


def fault_shown(catalogue: Catalogue, game: AnyGame, fault: Fault) -> RenderableType:
    """The law that is broken, what was seen, and all it takes to see it again."""
    law = catalogue.text("conformance-fault", game=game.name, law=fault.law)
    seen = catalogue.text("conformance-seen", seen=fault.seen)
    notes = getattr(fault, "__notes__", [])
    return Group(Text(law, style="bold"), Text(seen), *map(Text, notes))


def _counts(game: AnyGame, report: Report) -> dict[str, int]:
    return {
        "settings": len(settings(game)),
        "games": report.games,
        "actions": report.actions,
        "positions": report.positions,
        "counted": report.counted.total(),
        "retold": report.retold,
        "open": report.open,
        "guessed": report.guessed,
    }


def _steps(report: Report) -> float:
    """Steps that a pair survived on average."""
    return report.steps / max(report.pairs.total(), 1)
