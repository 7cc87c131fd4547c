"""A game that another package brings: installed as packages are, but for one test only."""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from landlord import Landlord, serving
from parlour import Json
from people import Person, Typist

from complot.locale import LANGUAGES, Catalogue
from complot.locale.catalogue import catalogue

HOME: Final = Path(__file__).parent.parent / "games" / "cups"

ENTRY_POINTS: Final = """\
[complot.games]
cups = cups:TITLE

[complot.texts]
cups = cups_texts
"""


@contextmanager
def installed(folder: Path) -> Iterator[Landlord]:
    """A server that finds Cups among its packages."""
    info = folder / "cups-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cups\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    path = [str(folder), str(HOME), *sys.path]
    with _path(path):
        TEXTS.update({language: Catalogue(language) for language in LANGUAGES})
    with serving(PYTHONPATH=os.pathsep.join(path)) as landlord:
        yield landlord


@contextmanager
def _path(path: list[str]) -> Iterator[None]:
    """For a moment, packages are looked for there."""
    before = sys.path[:]
    sys.path[:] = path
    importlib.invalidate_caches()
    try:
        yield
    finally:
        sys.path[:] = before
        importlib.invalidate_caches()


TEXTS: Final[dict[str, Catalogue]] = {}
"""By language, with all that is said of Cups."""


class Traveller(Person):
    """Somebody who knows the words of Cups, too."""

    def t(self, text: str, **values: str | int) -> str:
        return (TEXTS.get(self.language) or catalogue(self.language)).text(text, **values)

    async def _choose(self, action: Json) -> None:
        """First the total, for there are too many guesses to see at once; then how sure one is."""
        total, sure = action["total"], "yes" if action["sure"] else "no"
        totals = self.page.get_by_role("group", name=self.t("page-cups-field-total"))
        await self.touch(totals.get_by_role("button", name=str(total), exact=True))
        await self.tap("cups-action-guess", total=total, sure=sure)
        await self.tap("page-confirm")

    async def open(self, tab: str) -> None:
        """What lies beside the board; on a wide screen it lies open."""
        named = re.compile(rf"^{re.escape(self.t(tab))}")  # and how much is new in it
        if await (found := self.page.get_by_role("button", name=named)).count():
            await self.touch(found)

    async def close(self) -> None:
        if await self.page.get_by_role("dialog").count():
            await self.page.keyboard.press("Escape")
            await self.page.get_by_role("dialog").wait_for(state="hidden")


class TravellingTypist(Traveller, Typist):
    """One who has a keyboard and nothing else."""
