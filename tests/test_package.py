"""The package that ``pip`` installs: the page is in it, and it is the page of these sources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import hatch_build
import pytest


def test_the_page_in_the_tree_is_made_of_what_is_in_the_tree() -> None:
    assert hatch_build.is_built(), "make page"


def test_a_change_in_a_source_or_a_text_asks_for_a_new_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = hatch_build.digest()
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "new.ts").write_text("export {};")
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path.parent)
    monkeypatch.setattr(hatch_build, "WEB", tmp_path)
    monkeypatch.setattr(hatch_build, "LOCALE", tmp_path)
    one = hatch_build.digest()
    (tmp_path / "new.ftl").write_text("page-new = New")
    assert len({before, one, hatch_build.digest()}) == 3


def test_a_wheel_brings_the_page_and_the_texts(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path)]
    subprocess.run([*pip, *options, str(hatch_build.ROOT)], check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "complot/server/page/index.html" in names
    assert any(name.startswith("complot/server/page/assets/first-") for name in names)
    assert "complot/locale/it/page.ftl" in names
    assert not any("node_modules" in name for name in names)
