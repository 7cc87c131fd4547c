"""Settings as an operator chooses them: by variables of the environment and by flags.

Both are read off the structs: ``port`` is ``COMPLOT_PORT`` and ``--port``, ``limits.message`` is
``COMPLOT_LIMITS_MESSAGE``. A flag is stronger than a variable.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from complot.core.errors import Code, Refused
from complot.core.value import Value
from complot.server.settings import Limits, Networks, Rate, Settings

PREFIX: Final = "COMPLOT_"
OFF: Final = "off"
"""How it is written that there is none: no limit, no proxy, no port, no Redis."""

HIDDEN: Final = "***"


class Entry(Value):
    """One setting, as an operator meets it."""

    name: str
    """Its path in the structs: ``limits.message``."""
    kind: Any
    usual: Any
    """What it is unless chosen."""

    @property
    def variable(self) -> str:
        return PREFIX + self.name.replace(".", "_").upper()

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def form(self) -> str:
        """What it can be, in signs that need no language."""
        return f"{_form(self.kind)}|{OFF}" if _can_be_none(self.kind) else _form(self.kind)


class Chosen(Value):
    """The settings, and what each of them was chosen by: a flag, a variable or (none) nobody."""

    settings: Settings
    origins: dict[str, str]
    strange: tuple[str, ...] = ()
    """Variables that look like ours and mean nothing."""

    def rows(self) -> list[tuple[str, str, str]]:
        """Every setting: its variable, its value, what it was chosen by."""
        return [
            (each.variable, shown(value_of(self.settings, each.name)), self.origins[each.name])
            for each in entries()
        ]


def entries() -> Iterator[Entry]:
    """Every setting there is."""
    yield from _entries(Settings, "")


def _entries(of: type[Value], path: str) -> Iterator[Entry]:
    hints = typing.get_type_hints(of, include_extras=True)
    usual = of()
    for each in msgspec.structs.fields(of):
        if hints[each.name] is Limits:
            yield from _entries(Limits, f"{each.name}.")
        else:
            yield Entry(path + each.name, hints[each.name], getattr(usual, each.name))


def value_of(settings: Settings, name: str) -> Any:
    """One setting by its path."""
    value: Any = settings
    for part in name.split("."):
        value = getattr(value, part)
    return value


def choose(environment: Mapping[str, str], flags: Mapping[str, str]) -> Chosen:
    """The settings; a value that won't do is refused, with what would."""
    chosen: dict[str, Any] = {}
    origins: dict[str, str] = {}
    known = set()
    for each in entries():
        known.add(each.variable)
        word, origin = flags.get(each.name), each.flag
        if word is None:  # an empty variable is what a script writes who leaves it open
            word, origin = environment.get(each.variable) or None, each.variable
        origins[each.name] = "" if word is None else origin
        if word is not None:
            _put(chosen, each, _value(each, origin, word))
    strange = sorted(name for name in environment if name.startswith(PREFIX) and name not in known)
    return Chosen(msgspec.convert(chosen, Settings), origins, tuple(strange))


def _put(chosen: dict[str, Any], entry: Entry, value: Any) -> None:
    *path, last = entry.name.split(".")
    for part in path:
        chosen = chosen.setdefault(part, {})
    chosen[last] = value


def _value(entry: Entry, origin: str, word: str) -> Any:
    """What a word says of a setting, checked by the struct that it is for."""
    whole: dict[str, Any] = {}
    try:
        _put(whole, entry, _split(entry.kind, word))
        settings = msgspec.convert(whole, Settings, strict=False)
    except ValueError:  # msgspec's own is one, too
        details = {"setting": origin, "value": masked(word), "wants": entry.form}
        raise Refused(Code.BAD_SETTING, **details) from None
    return value_of(settings, entry.name)


def _split(kind: Any, word: str) -> Any:
    """A word in the parts that a setting of this kind has."""
    word = word.strip()
    if word == OFF and _can_be_none(kind):
        return {"many": 0} if kind is Rate else None if kind != Networks else ()
    if kind is Rate:
        many, _, seconds = word.partition("/")
        return {"many": many, "seconds": seconds}
    if typing.get_origin(kind) is tuple:
        return [part.strip() for part in word.split(",") if part.strip()]
    return word


def _can_be_none(kind: Any) -> bool:
    return kind in (Rate, Networks) or NoneType in typing.get_args(kind)


def shown(value: Any) -> str:
    """A setting as it is written; an address without its password."""
    match value:
        case None | () | Rate(many=0):
            return OFF
        case Rate(many=many, seconds=seconds):
            return f"{many}/{shown(seconds)}"
        case tuple():
            return ",".join(map(shown, value))
        case float():
            return f"{value:g}"
    return masked(str(value))


def masked(address: str) -> str:
    """An address without its password, wherever in it that stands."""
    address = re.sub(r"(://[^/@:]*:).*@", rf"\g<1>{HIDDEN}@", address)
    return re.sub(r"(?i)((?:password|passwd|sslpassword)=)[^&\s]*", rf"\g<1>{HIDDEN}", address)


def _form(kind: Any) -> str:
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if kind is Rate:
        return "N/SECONDS"
    if origin is Literal:
        return "|".join(inner)
    if origin is Annotated:
        limits = inner[1]
        assert isinstance(limits, Meta)
        return f"{_bound(limits.ge)}…{_bound(limits.le)}"
    if kind == Networks:
        return "ADDRESS,ADDRESS/BITS,…"
    if origin is tuple:
        return ",".join(map(_form, inner))
    if origin in (typing.Union, UnionType):
        (one,) = (each for each in inner if each is not NoneType)
        return _form(one)
    return "TEXT"


def _bound(value: float | None) -> str:
    return "" if value is None else f"{value:.12g}"
