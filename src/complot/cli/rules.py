"""``complot rules``: the rulebook of a game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from complot.games import title
from complot.locale import Catalogue
from complot.locale.rulebook import (
    Block,
    Clause,
    Look,
    Paragraph,
    Picture,
    Points,
    Rulebook,
    Table,
    Words,
    rulebook,
)

WIDEST: Final = 100
"""Longer lines are hard to read."""

STYLES: Final[Mapping[Look, str]] = {
    Look.PLAIN: "none",
    Look.STRONG: "bold",
    Look.TERM: "italic",
    Look.CLAUSE: "cyan",
}


def rules(asked: Namespace, catalogue: Catalogue) -> int:
    """Print all rules of a game, or one clause of them."""
    book = rulebook(title(asked.game).game, catalogue.language)
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    shown = _whole(book) if asked.clause is None else iter([_block(book.clause(asked.clause))])
    for number, each in enumerate(shown):
        if number:
            console.print()
        console.print(each)
    return 0


def _whole(book: Rulebook) -> Iterator[RenderableType]:
    yield Text(book.title.upper(), style="bold")
    for part in book.introduction:
        yield _block(part)
    for chapter in book.chapters:
        yield Text(chapter.title, style="bold underline")
        for block in chapter.blocks:
            yield _block(block)


def _block(block: Block) -> RenderableType:
    match block:
        case Clause(id, parts):
            return _beside(Text(id, style="bold"), 5, [_block(part) for part in parts])
        case Paragraph(words):
            return _text(words)
        case Points(numbered, items):
            grid = _columns(3)
            for number, item in enumerate(items, start=1):
                grid.add_row(f"{number}." if numbered else "•", _text(item))
            return grid
        case Table(_, caption, heads, rows):
            table = Grid(box=box.SIMPLE_HEAD)
            for head in heads:
                table.add_column(_text(head), overflow="fold")
            for row in rows:
                table.add_row(*map(_text, row))
            return Group(*([Text(caption, style="italic")] if caption else []), table)
        case Picture(_, text):
            return Text(f"[{text}]", style="dim italic")


def _beside(mark: Text, width: int, parts: list[RenderableType]) -> Grid:
    grid = _columns(width)
    for number, part in enumerate(parts):
        grid.add_row("" if number else mark, part)
    return grid


def _columns(width: int) -> Grid:
    """A narrow column, and one for what is said."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column(overflow="fold")
    return grid


def _text(words: Words) -> Text:
    return Text.assemble(*((span.text, STYLES[span.look]) for span in words))
