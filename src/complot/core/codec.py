"""Values to JSON and back, with their schema; actions to ids and back; options from words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, Generic

import msgspec

from complot.core.contract import Action, AnyGame, Claim, Event, Game, K, O, S, V
from complot.core.errors import Code, Illegal, Refused
from complot.core.match import Concluded, Entry, Moved, Said

_encoder = msgspec.json.Encoder()


def encode(value: object) -> bytes:
    """The JSON of a state, view, event, action, claim or of what is made of them."""
    return _encoder.encode(value)


class Codec(Generic[S, O, V, K]):
    """Reads what was encoded of one game; what doesn't fit is refused."""

    def __init__(self, game: Game[S, O, V, K]) -> None:
        self.game = game
        self._ids = {action: number for number, action in enumerate(game.actions)}
        action = reduce(or_, dict.fromkeys(type(action) for action in game.actions))
        claim: Any = reduce(or_, game.claims) if game.claims else Claim
        entry = Moved[action] | Said[claim] | Concluded  # type: ignore[valid-type]
        self.types: dict[str, Any] = {
            "action": action,
            "claim": claim,
            "entry": entry,
            "event": reduce(or_, game.events, entry),
            "options": game.options,
            "state": game.state,
            "view": game.view_type,
        }
        self._decoders = {what: msgspec.json.Decoder(kind) for what, kind in self.types.items()}

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of everything that this codec reads."""
        names = list(self.types)
        schemas, components = msgspec.json.schema_components(
            self.types.values(), ref_template="#/$defs/{name}"
        )
        return {"$defs": {**components, **dict(zip(names, schemas, strict=True))}}

    def _decode(self, what: str, text: bytes | str) -> Any:
        try:
            return self._decoders[what].decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused(Code.MALFORMED, what=what, reason=str(error)) from None

    def action(self, text: bytes | str) -> Action:
        return self._decode("action", text)  # type: ignore[no-any-return]

    def claim(self, text: bytes | str) -> Claim:
        return self._decode("claim", text)  # type: ignore[no-any-return]

    def entry(self, text: bytes | str) -> Entry:
        return self._decode("entry", text)  # type: ignore[no-any-return]

    def event(self, text: bytes | str) -> Event:
        return self._decode("event", text)  # type: ignore[no-any-return]

    def state(self, text: bytes | str) -> S:
        return self._decode("state", text)  # type: ignore[no-any-return]

    def view(self, text: bytes | str) -> V:
        return self._decode("view", text)  # type: ignore[no-any-return]

    def id_of(self, action: Action) -> int:
        """The number that stands for this action in every version of the game."""
        try:
            return self._ids[action]
        except (KeyError, TypeError):
            raise Illegal(Code.UNKNOWN_ACTION, action=repr(action)) from None

    def action_of(self, number: int) -> Action:
        """The action that this number stands for."""
        if type(number) is not int or not 0 <= number < len(self.game.actions):
            raise Illegal(Code.UNKNOWN_ACTION, action=repr(number))
        return self.game.actions[number]

    def options(self, chosen: Mapping[str, Any]) -> O:
        """The options that these words choose; what isn't named has its default."""
        for name in chosen:
            if name not in self.game.options.__struct_fields__:
                raise Refused(Code.UNKNOWN_OPTION, option=str(name), game=self.game.name)
        for name, value in chosen.items():
            try:
                msgspec.convert({name: value}, self.game.options)
            except (msgspec.ValidationError, UnicodeError):
                raise Refused(Code.BAD_OPTION, option=name, game=self.game.name) from None
        return msgspec.convert(dict(chosen), self.game.options)


@cache
def codec_of(game: AnyGame) -> Codec[Any, Any, Any, Any]:
    """The one codec of a game."""
    return Codec(game)
