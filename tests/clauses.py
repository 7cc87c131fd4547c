"""Which clauses the rulebooks have, and which of them a test is marked with."""

from __future__ import annotations

import ast
from pathlib import Path

from complot.games import title
from complot.locale.rulebook import rulebook

UNCHECKABLE = {
    "resistance": {
        *("R1", "R3", "R4", "R16", "R21", "R22", "R23", "R-8", "R-9"),
        *("P7", "P8", "P-15"),
    },
    "secrets": {"S3", "S-18"},
    "uprising": {"U2", "U3", "U6", "U15"},
}
"""Components, talk, theme and advice, which no program can check."""


def stated(game: str) -> set[str]:
    """The clauses and rulings that the rulebook of a game states."""
    return {clause.id for clause in rulebook(title(game).game, "en").clauses()}


def checkable(game: str) -> set[str]:
    """Those that a program can check."""
    return stated(game) - UNCHECKABLE.get(game, set())


def marked() -> dict[str, set[str]]:
    """By clause, the tests that are marked with it."""
    found: dict[str, set[str]] = {}
    for path in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in _marks(node):
                    found.setdefault(clause, set()).add(f"{path.name}::{node.name}")
    return found


def _marks(test: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
