"""Every kind of store there is."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(params=["file", "memory"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new store."""
    return "sqlite://" if request.param == "memory" else f"sqlite:///{tmp_path / 'tables.db'}"
