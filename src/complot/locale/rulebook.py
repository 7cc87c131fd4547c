"""A game's rules, clause by clause, in one language.

They are written in a few forms of Markdown: chapters, clauses (``- **R12.** …``), paragraphs,
lists and tables; in a line ``**bold**``, ``*term*`` and the ids of clauses. ``{table teams}`` is
the game's own chart of that name, and ``{picture ring: …}`` a drawing with its words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from complot.core.chart import Cell, Chart, Starred
from complot.core.contract import AnyGame
from complot.core.errors import Code, Refused
from complot.core.value import Tagged, Value
from complot.locale.catalogue import Catalogue, NoText, catalogue, packages

FOLDER: Final = "rules"
"""Where a package keeps its rulebooks: ``<game>.<language>.md``."""


class Look(StrEnum):
    """How a piece of a line is set."""

    PLAIN = "plain"
    STRONG = "strong"
    TERM = "term"
    CLAUSE = "clause"  # the id of another clause


class Span(Value):
    """A piece of a line."""

    text: str
    look: Look = Look.PLAIN


Words: TypeAlias = tuple[Span, ...]


class Paragraph(Tagged):
    """A few sentences."""

    words: Words


class Points(Tagged):
    """A list, numbered or not."""

    numbered: bool
    items: tuple[Words, ...]


class Table(Tagged):
    """Rows under heads; the game's own chart has its name, and a caption."""

    name: str | None
    caption: str
    heads: tuple[Words, ...]
    rows: tuple[tuple[Words, ...], ...]


class Picture(Tagged):
    """A drawing by its name, and what there is to be seen in it."""

    name: str
    text: str


Part: TypeAlias = Paragraph | Points | Table | Picture


class Clause(Tagged):
    """A clause of the rules (``R12``), or a ruling of ours (``R-3``)."""

    id: str
    parts: tuple[Part, ...]


Block: TypeAlias = Clause | Part


class Chapter(Value):
    """What belongs together."""

    title: str
    blocks: tuple[Block, ...]


class Rulebook(Value):
    """All rules of a game in one language."""

    game: str
    language: str
    title: str
    introduction: tuple[Part, ...]
    chapters: tuple[Chapter, ...]

    def clauses(self) -> Iterator[Clause]:
        """Every clause and ruling, in their order."""
        for chapter in self.chapters:
            yield from (block for block in chapter.blocks if isinstance(block, Clause))

    def clause(self, id: str) -> Clause:  # noqa: A002
        """The clause of this id, however it is typed."""
        for each in self.clauses():
            if each.id == id.upper():
                return each
        raise Refused(Code.UNKNOWN_CLAUSE, clause=id, game=self.game)


@cache
def rulebook(game: AnyGame, language: str) -> Rulebook:
    """The rules of a game; refused where it brings none."""
    speaking = catalogue(language)
    for package in packages():
        file = files(package) / FOLDER / f"{game.name}.{language}.md"
        if file.is_file():
            charts = {
                name: _drawn(name, each, game, speaking) for name, each in game.charts.items()
            }
            return read(game.name, language, file.read_text(encoding="utf-8"), charts)
    raise Refused(Code.NO_RULEBOOK, game=game.name)


def read(game: str, language: str, text: str, charts: Mapping[str, Table]) -> Rulebook:
    """The rulebook that this text is; a slip in it is a fault of its author's."""
    head, *rest = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, introduction = head.partition("\n")
    reader = _Reader(f"{FOLDER}/{game}.{language}.md", frozenset(_IDS.findall(text)), charts)
    return Rulebook(
        game=game,
        language=language,
        title=title.removeprefix("# "),
        introduction=tuple(reader.parts(introduction.splitlines())),
        chapters=tuple(reader.chapter(each) for each in rest),
    )


def plain(words: Words) -> str:
    """The words alone."""
    return "".join(span.text for span in words)


_IDS: Final = re.compile(r"^- \*\*([A-Z]-?\d+)\.\*\* ", re.MULTILINE)
_POINT: Final = re.compile(r"- |\d+\. ")
_NUMBER: Final = re.compile(r"\d+\. ")
"""In a list that stands apart; else a sentence may have broken there."""

_TABLE: Final = re.compile(r"\{table (\w+)\}")
_PICTURE: Final = re.compile(r"\{picture (\w+): ([^{}]+)\}")
_SPAN: Final = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<term>[^*]+)\*|\b(?P<clause>[A-Z]-?\d+)\b"
)
_RULE: Final = re.compile(r"\| --- (\| --- )*\|")
_INDENT: Final = "  "


class _Reader:
    """Reads the lines of one file."""

    def __init__(self, file: str, ids: frozenset[str], charts: Mapping[str, Table]) -> None:
        self.file = file
        self.ids = ids
        self.charts = charts

    def chapter(self, text: str) -> Chapter:
        title, _, body = text.partition("\n")
        return Chapter(title, tuple(self._blocks(body.splitlines())))

    def parts(self, lines: list[str]) -> Iterator[Part]:
        """What stands in an introduction or a clause, where no clause can stand."""
        for block in self._blocks(lines):
            if isinstance(block, Clause):
                raise self._fault(block.id)
            yield block

    def _blocks(self, lines: list[str]) -> Iterator[Block]:
        at = 0
        while at < len(lines):
            end = _end(lines, at)
            if lines[at].strip():
                yield self._block(lines[at:end])
            at = end

    def _block(self, lines: list[str]) -> Block:
        first = lines[0]
        if found := _IDS.match(first):
            within = [first[found.end() :], *(line.removeprefix(_INDENT) for line in lines[1:])]
            return Clause(found[1], tuple(self.parts(within)))
        if found := _POINT.match(first):
            return Points(found[0] != "- ", tuple(map(self._words, _points(lines))))
        if first.startswith("|"):
            return self._table(lines)
        line = " ".join(each.strip() for each in lines)
        if found := _TABLE.fullmatch(line):
            if found[1] not in self.charts:
                raise self._fault(line)
            return self.charts[found[1]]
        if found := _PICTURE.fullmatch(line):
            return Picture(found[1], found[2])
        if first[0] in "#{ ":
            raise self._fault(first)
        return Paragraph(self._words(line))

    def _table(self, lines: list[str]) -> Table:
        heads, rule, *rows = lines
        if not _RULE.fullmatch(rule):
            raise self._fault(rule)
        return Table(None, "", self._row(heads), tuple(map(self._row, rows)))

    def _row(self, line: str) -> tuple[Words, ...]:
        return tuple(self._words(cell.strip()) for cell in line.strip("|").split("|"))

    def _words(self, line: str) -> Words:
        return tuple(self._spans(line))

    def _spans(self, line: str) -> Iterator[Span]:
        at = 0
        for found in _SPAN.finditer(line):
            look = str(found.lastgroup)
            if look == Look.CLAUSE and found[0] not in self.ids:
                continue
            if found.start() > at:
                yield Span(line[at : found.start()])
            yield Span(found[look], Look(look))
            at = found.end()
        if at < len(line):
            yield Span(line[at:])

    def _fault(self, line: str) -> NoText:
        return NoText(f"{self.file}: can't read {line!r}")


def _end(lines: list[str], start: int) -> int:
    """Where the block ends that begins with this line."""
    goes_on = _GOES_ON[_form(lines[start])]
    end = start + 1
    while end < len(lines) and goes_on(lines[end]):
        end += 1
    return end


def _form(line: str) -> str:
    """What begins with a line."""
    if _IDS.match(line):
        return "clause"
    if _POINT.match(line):
        return "point"
    return line[0] if line[:1] in ("|", "{") else "line" if line.strip() else ""


_GOES_ON: Final[Mapping[str, Callable[[str], bool]]] = {
    "clause": lambda line: line.startswith(_INDENT) or not line.strip(),
    "point": lambda line: line.startswith(_INDENT) or _form(line) == "point",
    "|": lambda line: _form(line) == "|",
    "{": lambda line: _form(line) == "line",
    "line": lambda line: _form(line) == "line" or _NUMBER.match(line) is not None,
    "": lambda line: not line.strip(),
}
"""By what a block begins with: whether a line still belongs to it."""


def _points(lines: list[str]) -> Iterator[str]:
    """The items of a list, each in one line."""
    item: list[str] = []
    for line in lines:
        found = _POINT.match(line)
        if found and item:
            yield " ".join(item)
            item = []
        item.append(line[found.end() :] if found else line.strip())
    yield " ".join(item)


def _drawn(name: str, chart: Chart, game: AnyGame, speaking: Catalogue) -> Table:
    """A chart in words."""

    def cell(each: Cell) -> Words:
        match each:
            case Starred(number):
                return (Span(f"{number}*"),)
            case int():
                return (Span(str(each).replace("-", "−")),)
        return (Span(text(each)),)

    def text(word: str) -> str:
        return speaking.text(f"{game.name}-{word}".replace("_", "-"))

    return Table(
        name,
        text(f"chart-{name}"),
        tuple(map(cell, chart.heads)),
        tuple(tuple(map(cell, row)) for row in chart.rows),
    )
