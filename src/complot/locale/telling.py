"""Values of a game put into words: what happened, what can be done, what is said or refused."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Final, TypeAlias
from unicodedata import normalize

from complot.core.contract import Action, Claim, Event
from complot.core.errors import Refused
from complot.core.match import Concluded, Moved, Said
from complot.core.seats import CHANCE, MEMBERS, Seat, Seats, Viewer
from complot.core.value import Tagged, Value
from complot.locale.catalogue import Catalogue

Tellable: TypeAlias = Event | Action | Claim | Refused
Names: TypeAlias = Sequence[str]
"""What the players are called, by seat."""

_SORTS: Final = {Action: "action", Event: "event", Claim: "claim"}


def tell(
    catalogue: Catalogue, game: str, value: Tellable, names: Names, viewer: Viewer = None
) -> str:
    """This value in the catalogue's language, to this viewer.

    A text is given each field by its name: of a seat the player's name, of several a list and
    (``team_count``) their number, of a mark for every seat those who have it (``votes_yes``) and
    those who haven't (``votes_no``), of a truth ``yes`` or ``no``, of an inner value its fields.
    Where the field ``seat`` is the viewer's own, ``you`` is ``yes``; where another field is that
    same seat (``whose``), ``whose_own`` is.
    """
    if isinstance(value, Refused):
        return tell_refusal(catalogue, value)
    return _Teller(catalogue, game, names, viewer).tell(value)


def tell_refusal(catalogue: Catalogue, refusal: Refused) -> str:
    """Why something was refused; seats count from 1, as people count."""
    details = dict(refusal.details)
    seat = details.get("seat")
    if isinstance(seat, int):
        details["seat"] = seat + 1
    return catalogue.text(f"error-{_hyphens(refusal.code)}", **details)


def listed(catalogue: Catalogue, names: Iterable[str]) -> str:
    """Ana, Bea and Carl."""
    first, *rest = [*names] or [catalogue.text("core-list-none")]
    text = first
    for number, name in enumerate(rest, start=1):
        link = "core-list-last" if number == len(rest) else "core-list-more"
        text = catalogue.text(link, list=text, name=name, initial=_initial(name))
    return text


class _Teller:
    """Tells the values of one game to one viewer."""

    def __init__(self, catalogue: Catalogue, game: str, names: Names, viewer: Viewer) -> None:
        self.catalogue = catalogue
        self.game = game
        self.names = names
        self.viewer = viewer

    def tell(self, value: Tagged) -> str:
        match value:
            case Concluded(resigned=None):
                text = "core-draw"
            case Concluded(resigned=int(seat)):
                return self._text("core-resigned", seat=self._name(seat), you=self._you(seat))
            case Moved():
                text = "core-moved"
            case Said():
                text = "core-said"
            case _:
                sort = next(name for kind, name in _SORTS.items() if isinstance(value, kind))
                text = f"{self.game}-{sort}-{_hyphens(value.kind())}"
        return self._text(text, **dict(self._fields(value)))

    def _text(self, name: str, /, **values: str | int) -> str:
        return self.catalogue.text(name, **values)

    def _fields(self, value: Value) -> Iterator[tuple[str, str | int]]:
        for name, hint in hints_of(type(value)).items():
            field = getattr(value, name)
            if name == "seat" and hint == Seat:
                yield "you", self._you(field)
            yield from self._field(name, hint, field, value)

    def _field(
        self, name: str, hint: Any, field: Any, owner: Value
    ) -> Iterator[tuple[str, str | int]]:
        match field:
            case None:
                yield name, self.catalogue.text("core-list-none")
            case bool():
                yield name, "yes" if field else "no"
            case Enum():
                yield name, str(field.value)
            case Tagged():
                yield name, self._to(owner).tell(field)
            case Value():
                yield from self._fields(field)
            case tuple() if bool in typing.get_args(hint):
                for mark, suffix in ((True, "yes"), (False, "no")):
                    having = [seat for seat, each in enumerate(field) if each is mark]
                    yield from self._several(f"{name}_{suffix}", having)
            case tuple():
                yield from self._several(name, field)
            case int() if hint == Seats:
                yield from self._several(name, MEMBERS[field])
            case int() if _is_seat(hint):
                yield name, self._name(field)
                if name != "seat":
                    yield f"{name}_own", "yes" if field == getattr(owner, "seat", None) else "no"
            case _:
                yield name, field

    def _several(self, name: str, seats: Sequence[Seat]) -> Iterator[tuple[str, str | int]]:
        yield name, listed(self.catalogue, map(self._name, seats))
        yield f"{name}_count", len(seats)

    def _to(self, owner: Value) -> _Teller:
        """To whom the words of a move or a claim are addressed: never to the one they are of."""
        own = isinstance(owner, Moved | Said) and owner.seat == self.viewer
        viewer = None if own else self.viewer
        return _Teller(self.catalogue, self.game, self.names, viewer)

    def _you(self, seat: Seat) -> str:
        return "yes" if seat == self.viewer else "no"

    def _name(self, seat: Seat) -> str:
        return self.catalogue.text("core-chance") if seat == CHANCE else self.names[seat]


@cache
def hints_of(kind: type[Value]) -> dict[str, Any]:
    """The type of each field of a value, with what annotates it."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def _is_seat(hint: Any) -> bool:
    if typing.get_origin(hint) in (typing.Union, UnionType):
        return Seat in typing.get_args(hint)
    return bool(hint == Seat)


def _hyphens(name: str) -> str:
    return name.replace("_", "-")


def _initial(name: str) -> str:
    """The sound a name begins with: it decides the word for *and* in Spanish and Italian."""
    letters = normalize("NFD", name.casefold())
    if letters.startswith("hi") and letters[2:3] not in ("a", "e", "o"):
        return "i"  # a silent h; but «y Hiedra»
    return letters[:1] if letters[:1].isalpha() else "other"
