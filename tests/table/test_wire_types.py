"""The page's types are those of the structs; ``--write`` writes them anew."""

import sys
from pathlib import Path

from complot.games import titles
from complot.table.typescript import typescript

WIRE = Path(__file__).parent.parent.parent / "web" / "src" / "wire.ts"


def ours() -> str:
    """The types of the games that come with Complot."""
    return typescript(title.game for title in titles() if _is_ours(type(title.game)))


def _is_ours(kind: type) -> bool:
    return kind.__module__.startswith("complot.games.")


def test_the_page_knows_the_wire_as_it_is() -> None:
    assert WIRE.read_text(encoding="utf-8") == ours(), "run: make wire"


if __name__ == "__main__" and "--write" in sys.argv:
    WIRE.write_text(ours(), encoding="utf-8")
