"""Imports point one way, as ARCHITECTURE.md says."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "complot"

LAYERS = {
    "core": {"core"},
    "bots": {"core", "bots"},
    "games": {"core", "bots", "games"},
    "locale": {"core", "locale"},
    "table": {"core", "table"},
    "lessons": {"core", "games", "table", "lessons"},
    "client": {"core", "bots", "games", "table", "client"},
    "store": {"core", "store"},
    "server": {"core", "bots", "games", "lessons", "locale", "table", "store", "server"},
    "cli": {"core", "bots", "games", "lessons", "locale", "table", "server", "store", "cli"},
    "__init__": set(),
    "__main__": {"cli"},
}
"""What each layer may import of Complot."""

PURE = {"core", "bots", "games", "lessons", "table"}
"""No I/O, no clock, no logging: nothing of these."""

IMPURE = {
    "asyncio",
    "datetime",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "secrets",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
}

OUTSIDE = {
    "core": {"msgspec"},
    "bots": set[str](),
    "games": {"msgspec"},
    "lessons": set[str](),
    "table": {"msgspec"},
}
"""What the pure layers may import that isn't Python's own."""

MODULES = sorted(PACKAGE.rglob("*.py"))


def layer(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imports(path: Path) -> set[str]:
    """The full names of all that a module imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def name(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_module_imports_only_the_layers_below(path: Path) -> None:
    ours = {parts[1] for each in imports(path) if (parts := each.split("."))[0] == "complot"}
    assert ours & set(LAYERS) <= LAYERS[layer(path)]


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_game_never_imports_another_game(path: Path) -> None:
    folder = path.relative_to(PACKAGE).parts
    if folder[0] != "games" or len(folder) < 3:
        return  # the registry knows them all
    others = {
        each.split(".")[2]
        for each in imports(path)
        if each.startswith("complot.games.") and each.count(".") > 2
    }
    assert others <= {folder[1]}


@pytest.mark.parametrize("path", [each for each in MODULES if layer(each) in PURE], ids=name)
def test_the_rules_touch_nothing_outside(path: Path) -> None:
    roots = {each.split(".")[0] for each in imports(path)}
    assert not roots & IMPURE
    third = roots - {"complot"} - set(__import__("sys").stdlib_module_names)
    assert third <= OUTSIDE[layer(path)]


@pytest.mark.parametrize("path", [each for each in MODULES if layer(each) in PURE], ids=name)
def test_the_rules_print_nothing_and_draw_no_random_numbers_of_their_own(path: Path) -> None:
    calls = {
        ast.unparse(node.func)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call)
    }
    assert not calls & {"print", "open", "input"}
    if "conformance" not in path.parts:  # whose business is to play at random
        assert not calls & {"Random", "SystemRandom", "random.Random", "random.SystemRandom"}
        assert {each for each in imports(path) if each.split(".")[0] == "random"} <= {
            "random.Random"
        }


def test_every_folder_is_a_layer_with_a_law() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders <= set(LAYERS)
    for folder in folders:
        law = ast.get_docstring(ast.parse((PACKAGE / folder / "__init__.py").read_text()))
        assert law is not None
        assert "The law of this layer" in law
