"""Messages that make no sense, or not here, without end; from a seed, always the same ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from complot.table.message import Sent

ODDITIES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    2**63,
    -(2**63) - 1,
    10**30,
    0.5,
    -0.0,
    1e308,
    "",
    " ",
    "0",
    "x" * 65,
    "x" * 501,
    "\x00",
    "\u202e",
    "é" * 24,
    "\U0001f4a9" * 30,
    "\ud800",
    "__class__",
    "../../etc/passwd",
    "'; DROP TABLE log; --",
    "{0.__class__}",
    [],
    [None],
    [[[[]]]],
    [0] * 65,
    {},
    {"": {}},
    {"kind": "act"},
    {"kind": 1},
)
"""What a field may hold that it should not."""

LITERALS = (b"NaN", b"-Infinity", b"1e999", b"01", b"0x1", b"'x'", b"\\u0000", b"undefined", b"//")
IDS = 40
"""So few names for commands that many are said again."""


def _scalar(info: inspect.Type, rng: Random) -> Any:
    match info:
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType(ge=least, le=most):
            return rng.randint(-2 if least is None else least, 30 if most is None else most)
        case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
            letters = "0123456789abcdef" if pattern else "aé \U0001f600Bc\x00\u200f"
            size = rng.randint(least or 0, min(most or 9, 70))
            return "".join(rng.choices(letters, k=size))
    return rng.choice(ODDITIES)


def fitting(info: inspect.Type, rng: Random) -> Any:
    """Something of the right type."""
    match info:
        case inspect.UnionType(types=types):
            return fitting(rng.choice(types), rng)
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            made = {tag_field: tag} if tag_field else {}
            for field in fields:
                if field.required or rng.random() < 0.5:
                    made[field.encode_name] = fitting(field.type, rng)
            return made
        case inspect.VarTupleType(item_type=item, min_length=least):
            return [fitting(item, rng) for _ in range(rng.randint(least or 0, 4))]
        case inspect.DictType():
            return {rng.choice(("plot", "targeting", "x", "")): rng.choice(ODDITIES)}
        case inspect.NoneType():
            return None
    return _scalar(info, rng)


def _spoilt(value: Any, rng: Random) -> Any:
    """The same with one thing in it that doesn't belong there."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(list(value))
        spoilt = dict(value)
        match rng.random():
            case share if share < 0.1:
                del spoilt[name]
            case share if share < 0.2:
                spoilt[rng.choice(("", "x" * 300, "kind"))] = rng.choice(ODDITIES)
            case _:
                spoilt[name] = _spoilt(value[name], rng)
        return spoilt
    return rng.choice(ODDITIES)


def _broken(text: bytes, rng: Random) -> bytes:
    """Not quite the same text."""
    place = rng.randrange(len(text) + 1)
    match rng.randrange(5):
        case 0:
            return text[:place]
        case 1:
            return text[:place] + rng.choice(LITERALS) + text[place:]
        case 2:
            return text + text
        case 3:
            return text[:place] + rng.choice(b'{}[],:"\\').to_bytes() + text[place + 1 :]
    return text.replace(b":", rng.choice((b"::", b": :", b"")), 1)


def _deep(rng: Random) -> bytes:
    """Much of the same, one in the other or one after the other."""
    many = rng.choice((10, 100, 1000, 5000))
    return rng.choice(
        (
            b"[" * many + b"]" * many,
            b'{"a":' * (many // 2) + b"1" + b"}" * (many // 2),
            b"[" * many,
            b'{"command_id": "x", "command": {"kind": "say", "claim": %b}}'
            % (b"[" * many + b"]" * many),
            b'{"command_id": "%b"}' % (b"x" * many),
            b"[" + b"0," * many + b"0]",
            b"9" * many,
            b" " * many,
        )
    )


SENT = inspect.type_info(Sent)

TOO_LATE = {"start", "wish", "choose", "sit", "add_bot", "remove_bot", "rematch"}
"""What nobody can do while a game runs, however well it is said."""


def messages(rng: Random, sense: float = 0.2) -> Iterator[bytes]:
    """Text for a socket or a body; this share of it is well formed."""
    while True:
        sent = fitting(SENT, rng)
        sent["command_id"] = (
            f"again {rng.randrange(IDS)}" if rng.random() < 0.5 else f"{rng.random()}"
        )
        draw = rng.random()
        if draw < sense:
            yield json.dumps(sent).encode()
        elif draw < sense + (1 - sense) * 0.5:
            yield json.dumps(_spoilt(sent, rng), ensure_ascii=rng.random() < 0.5).encode(
                errors="replace"
            )
        elif draw < 0.98:
            yield _broken(json.dumps(sent).encode(), rng)
        else:
            yield _deep(rng)


def refused(rng: Random) -> Iterator[bytes]:
    """Of these, what a server does nothing about while a game runs."""
    for text in messages(rng):
        try:
            sent = msgspec.json.decode(text, type=Sent)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            yield text
        else:
            if sent.command.kind() in TOO_LATE:
                yield text
