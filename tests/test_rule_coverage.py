"""Every clause that a program can check has a test that names it."""

from __future__ import annotations

import pytest

from clauses import UNCHECKABLE, checkable, marked, stated
from complot.games import titles

GAMES = [title.name for title in titles()]


@pytest.mark.parametrize("game", GAMES)
def test_every_checkable_clause_has_a_test(game: str) -> None:
    assert sorted(checkable(game) - set(marked())) == []


@pytest.mark.parametrize("game", sorted(UNCHECKABLE))
def test_what_is_called_uncheckable_is_a_clause(game: str) -> None:
    assert UNCHECKABLE[game] <= stated(game)


def test_a_test_names_only_clauses_that_exist() -> None:
    clauses = set().union(*map(stated, GAMES))
    assert sorted(set(marked()) - clauses) == []
