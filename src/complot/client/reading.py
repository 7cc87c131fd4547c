"""What a server sends, read as the values that it was made of.

A push holds views, events, actions and options, of which each game has its own kinds: so the same
message is read in the words of the game that its table plays.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, TypeVar

import msgspec

from complot.core import contract
from complot.core.codec import codec_of
from complot.core.errors import Code, Refused
from complot.core.value import Value
from complot.games import title
from complot.table.notice import NOTICES
from complot.table.push import Push

M = TypeVar("M", bound=Value)


def read(kind: type[M], text: bytes, game: str | None = None) -> M:
    """A message, in the words of a game if it speaks of one."""
    decoder = _decoder(kind) if game is None else _decoder_in(kind, game)
    return _decoded(decoder, text)  # type: ignore[no-any-return]


def read_push(text: bytes) -> Push:
    """A push: it says itself which game it is about."""
    return read(Push, text, _decoded(_about, text).table.game)


def _decoded(decoder: msgspec.json.Decoder[Any], text: bytes) -> Any:
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refused(Code.MALFORMED, what="answer", reason=str(error)) from None


class _Table(Value):
    game: str


class _About(Value):
    table: _Table


_about = msgspec.json.Decoder(_About)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


@cache
def _decoder_in(kind: type[Value], game: str) -> msgspec.json.Decoder[Any]:
    types = codec_of(title(game).game).types
    words = {
        contract.Action: types["action"],
        contract.Event: reduce(or_, NOTICES, types["event"]),
        contract.Options: types["options"],
        contract.View: types["view"],
    }
    return msgspec.json.Decoder(_in_words(kind, words))


def _in_words(hint: Any, words: Mapping[Any, Any]) -> Any:
    """The same type, with a game's own kinds in the place of any game's.

    A struct that holds such becomes a subclass of itself: nobody need know the difference.
    """
    if hint in words:
        return words[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return hint
    if origin in (typing.Union, types.UnionType):
        return reduce(or_, [_in_words(each, words) for each in args])
    if origin is tuple:
        return types.GenericAlias(tuple, tuple(_in_words(each, words) for each in args))
    if not (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        return hint
    hints = typing.get_type_hints(hint, include_extras=True)
    own = {name: _in_words(hints[name], words) for name in hint.__struct_fields__}
    changed = [(name, own[name]) for name in own if own[name] != hints[name]]
    if not changed:
        return hint
    return msgspec.defstruct(
        hint.__name__, changed, bases=(hint,), module=__name__, frozen=True, gc=False
    )
