"""A match as a text that a person can read and a program can play again.

A line at the margin is an entry of the log; the indented lines under it are what was told of
it, and to whom:

    complot transcript 1
    resistance, rules 1, 5 seats, {"targeting":false,"blind_spies":false}

    chance  draw_leader {"seat":2}
            everyone  leader_drawn {"seat":2}
    …
    end  resistance three_successes

Reading plays the match again and compares every line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from typing import Any, Final, TypeAlias

import msgspec

from complot.core.codec import codec_of, encode
from complot.core.contract import AnyGame
from complot.core.errors import Code, Refused
from complot.core.match import Concluded, Entry, Match, Moved, Said, Told
from complot.core.seats import CHANCE, MEMBERS, Seat
from complot.core.value import Tagged

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

_TITLE: Final = "complot transcript 1"
_RESIGNS: Final = "RESIGNS"  # in capitals, as no action is
_DRAW: Final = "DRAW"
_HEADER: Final = re.compile(
    r"(?P<game>\w+), rules (?P<rules>\d{1,9}), (?P<seats>\d{1,9}) seats, (?P<options>{.*})"
)
_ENTRY: Final = re.compile(
    r"(?P<who>chance|all|seat \d{1,9})  (?P<says>says )?(?P<kind>\w+)(?: {(?P<fields>.*)})?"
)


def write(match: AnyMatch) -> str:
    """The transcript of a match."""
    return "\n".join(_lines(match)) + "\n"


def read(text: str, find: Callable[[str], AnyGame]) -> AnyMatch:
    """The match that a transcript tells, played again; ``find`` knows the games by name."""
    lines = text.splitlines()
    match = _begin(lines[:3], find)
    if not lines[-1].startswith("end") or not text.endswith("\n"):
        raise Refused(Code.TRANSCRIPT_CUT, line=len(lines))
    for number, line in enumerate(lines[3:-1], start=4):
        if not line.startswith(" "):
            _repeat(match, line, number)
    for number, (ours, theirs) in enumerate(zip_longest(_lines(match), lines), start=1):
        if ours != theirs:
            raise Refused(Code.TRANSCRIPT_EDITED, line=number)
    return match


def _begin(lines: list[str], find: Callable[[str], AnyGame]) -> AnyMatch:
    header = _HEADER.fullmatch(lines[1]) if len(lines) == 3 else None
    if header is None or lines[0] != _TITLE:
        raise Refused(Code.TRANSCRIPT_HEADER)
    game = find(header["game"])
    if int(header["rules"]) != game.rules_version:
        raise Refused(
            Code.OTHER_RULES, game=game.name, theirs=header["rules"], ours=game.rules_version
        )
    try:
        chosen = msgspec.json.decode(header["options"], type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused(Code.TRANSCRIPT_HEADER) from None
    return Match(game, codec_of(game).options(chosen), int(header["seats"]))


def _repeat(match: AnyMatch, line: str, number: int) -> None:
    """Do again what one line at the margin says was done."""
    found = _ENTRY.fullmatch(line)
    if found is None:
        raise Refused(Code.TRANSCRIPT_LINE, line=number)
    codec = codec_of(match.game)
    value = ",".join(filter(None, (f'"kind":"{found["kind"]}"', found["fields"])))
    try:
        if found["who"] == "all" and found["kind"] == _DRAW:
            match.conclude(None)
        elif found["kind"] == _RESIGNS:
            match.conclude(_seat(found["who"]))
        elif found["says"]:
            match.say(_seat(found["who"]), codec.claim(f"{{{value}}}"))
        else:
            match.step(_seat(found["who"]), codec.action(f"{{{value}}}"))
    except Refused as refusal:
        raise Refused(Code.TRANSCRIPT_LINE, line=number) from refusal


def _lines(match: AnyMatch) -> Iterator[str]:
    game = match.game
    options = encode(match.options).decode()
    yield _TITLE
    yield f"{game.name}, rules {game.rules_version}, {match.seats} seats, {options}"
    yield ""
    again = Match(game, match.options, match.seats)
    for entry in match.log:
        yield _entry_line(entry)
        mark = len(again.told)
        again.repeat(entry)
        yield from _told_lines(again.told[mark:])
    ending = match.ending()
    yield "end" if ending is None else f"end  {ending.side or 'nobody'} {ending.how}"


def _entry_line(entry: Entry) -> str:
    match entry:
        case Moved():
            return f"{_name(entry.seat)}  {_words(entry.action)}"
        case Said():
            return f"{_name(entry.seat)}  says {_words(entry.claim)}"
        case Concluded():
            if entry.resigned is None:
                return f"all  {_DRAW}"
            return f"{_name(entry.resigned)}  {_RESIGNS}"


def _told_lines(told: Iterable[Told]) -> Iterator[str]:
    for each in told:
        if isinstance(each.event, Moved | Said | Concluded):
            continue  # the entry's own line says it
        seats = each.audience.seats
        who = "everyone" if seats is None else "seat " + ",".join(map(str, MEMBERS[seats]))
        yield f"        {who}  {_words(each.event)}"


def _words(value: Tagged) -> str:
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    return f"{value.kind()} {encode(fields).decode()}" if fields else value.kind()


def _name(seat: Seat) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def _seat(name: str) -> Seat:
    return CHANCE if name == "chance" else int(name.removeprefix("seat "))
