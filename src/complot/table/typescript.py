"""The wire as the page reads it: TypeScript types of all that is sent and accepted.

The page is checked against these types, so a field that changes here fails there. Besides them
stands one table, ``FIELDS``: which fields of a value name seats, which a page can't see in the
JSON and needs to put the value into words.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from complot.core import contract
from complot.core.codec import codec_of
from complot.core.contract import AnyGame
from complot.core.seats import Seat, Seats
from complot.core.value import Tagged
from complot.table.command import Command
from complot.table.message import Call
from complot.table.notice import NOTICES
from complot.table.proof import Proof
from complot.table.push import Push
from complot.table.record import Record, Step
from complot.table.vocabulary import fields, hints, members

Struct: TypeAlias = type[msgspec.Struct]

OPEN: Final[dict[Any, str]] = {
    contract.Action: "action",
    contract.Event: "event",
    contract.Options: "options",
    contract.View: "view",
}
"""What each game has its own kind of."""

ALIASES: Final[dict[Any, str]] = {Record: "RecordHeader"}
"""What TypeScript has another type of the same name for."""

LEAVES_OUT: Final = (*typing.get_args(Command), Step)
"""Where a field may be missing that has a default."""

HEADER: Final = """\
// Generated from the structs by `complot.table.typescript`; a test fails on a difference.

/** 0, 1, 2 … clockwise round the table; -1 is chance. */
export type Seat = number;
"""

PLAIN: Final[dict[Any, str]] = {
    Any: "unknown",
    Seat: "Seat",
    Seats: "number",
    bool: "boolean",
    float: "number",
    int: "number",
    msgspec.Raw: 'Vocabulary["claim"]',
    str: "string",
    type(None): "null",
}


def typescript(games: Iterable[AnyGame]) -> str:
    """The module ``wire.ts`` for these games."""
    games = tuple(games)
    wire = _Wire()
    notice = wire.union("Notice", NOTICES)
    vocabularies = [_vocabulary(wire, game, notice) for game in games]
    wire.union("Command", typing.get_args(Command))
    for message in (Push, Record, Step, Proof, Call):
        wire.name(message)
    sorts = {game.name: fields(game) for game in games}
    return "\n".join(
        [
            HEADER,
            *wire.written.values(),
            "/** What each game speaks of. */",
            "export interface Vocabularies {",
            *vocabularies,
            "}",
            "",
            "export type Game = keyof Vocabularies;",
            "export type Vocabulary = Vocabularies[Game];",
            "",
            "/** What is told at every table, whatever the game. */",
            f"export const NOTICES = new Set<string>({json.dumps([e.kind() for e in NOTICES])});",
            "",
            "/** How a field is read that names seats: one, several, or a mark for each. */",
            'export type Sort = "seat" | "seats" | "set" | "marks" | { [field: string]: Sort };',
            "",
            "/** By game, what a value is and its kind: fields besides `seat` that name seats. */",
            f"export const FIELDS: {_FIELDS_TYPE} = {json.dumps(sorts, indent=2)};",
            "",
        ]
    )


_FIELDS_TYPE: Final = (
    'Record<Game, Record<"action" | "claim" | "event", Record<string, Record<string, Sort>>>>'
)


def _vocabulary(wire: _Wire, game: AnyGame, notice: str) -> str:
    kinds = codec_of(game).types
    prefix = wire.prefixed(game)
    named = [
        f"    options: {wire.name(kinds['options'])};",
        f"    view: {wire.name(kinds['view'])};",
        f"    action: {wire.union(f'{prefix}Action', members(kinds['action']))};",
        f"    claim: {wire.union(f'{prefix}Claim', members(kinds['claim']))};",
        f"    event: {wire.union(f'{prefix}Event', members(kinds['event']))} | {notice};",
    ]
    return "\n".join([f"  {game.name}: {{", *named, "  };"])


class _Wire:
    """Writes each type once, those it is made of before it."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._prefix = ""
        self._unions: dict[frozenset[Any], str] = {}

    def prefixed(self, game: AnyGame) -> str:
        """From here on the game's own types bear its name."""
        self._prefix = game.name.title().replace("_", "")
        return self._prefix

    def union(self, name: str, members: Iterable[Any]) -> str:
        members = tuple(members)
        lines = "".join(f"\n  | {self.name(member)}" for member in members)
        self.written[name] = f"export type {name} ={lines};\n"
        self._unions[frozenset(members)] = name
        return name

    def name(self, hint: Any) -> str:
        """The TypeScript of a type; a struct is written first."""
        for known, text in PLAIN.items():
            if hint == known:
                return text
        if hint in OPEN:
            return f'G["{OPEN[hint]}"]'
        if isinstance(hint, TypeVar):
            return hint.__name__
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is Annotated:
            return self.name(args[0])
        if origin is Literal:
            return " | ".join(json.dumps(each) for each in args)
        if origin in (typing.Union, types.UnionType):
            return self._unions.get(frozenset(args)) or " | ".join(map(self.name, args))
        if origin is tuple:
            item = self.name(args[0])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if origin is dict:
            return f"Record<string, {self.name(args[1])}>"
        if origin is not None:
            return f"{self._struct(origin)}<{', '.join(map(self.name, args))}>"
        if issubclass(hint, Enum):
            return self._enum(hint)
        name = self._struct(hint)
        return f"{name}<G>" if _is_open(hint) else name

    def _own(self, kind: type) -> str:
        if kind in ALIASES:
            return ALIASES[kind]
        ours = kind.__module__.startswith(("complot.core.", "complot.table."))
        return kind.__name__ if ours else f"{self._prefix}{kind.__name__}"

    def _enum(self, kind: type[Enum]) -> str:
        name = self._own(kind)
        values = " | ".join(json.dumps(each.value) for each in kind)
        self.written.setdefault(name, f"export type {name} = {values};\n")
        return name

    def _struct(self, kind: Struct) -> str:
        name = self._own(kind)
        if name in self.written:
            return name
        lines = []
        if issubclass(kind, Tagged):
            lines.append(f'  kind: "{kind.kind()}";')
        required = {each.name: each.required for each in msgspec.structs.fields(kind)}
        for field, hint in hints(kind).items():
            mark = "?" if kind in LEAVES_OUT and not required[field] else ""
            lines.append(f"  {field}{mark}: {self.name(hint)};")
        parameters = ", ".join(each.__name__ for each in getattr(kind, "__parameters__", ()))
        if _is_open(kind):
            parameters = "G extends Vocabulary = Vocabulary"
        generic = f"<{parameters}>" if parameters else ""
        says = (kind.__doc__ or "").strip().splitlines()[0]
        body = "\n".join([f"/** {says} */", f"export interface {name}{generic} {{", *lines, "}"])
        self.written[name] = f"{body}\n"
        return name


def _is_open(kind: Any) -> bool:
    """Whether a struct of the table holds something that each game has its own kind of."""
    if not kind.__module__.startswith("complot.table."):
        return False
    return any(each in OPEN or _is_open_struct(each) for each in _parts(hints(kind).values()))


def _is_open_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and _is_open(kind)


def _parts(hints: Iterable[Any]) -> Iterator[Any]:
    for hint in hints:
        yield hint
        yield from _parts(typing.get_args(hint) if typing.get_origin(hint) else ())
