"""The chairs round a table, and those who sit on them."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final, Literal, TypeAlias

from complot.core.contract import replace
from complot.core.value import Value

NOBODY: Final = ""
"""The guest that a bot's commands are of."""

Reason: TypeAlias = Literal["left", "late", "replaced", "kicked"]
"""Why a bot stands in for somebody: gone, too slow twice, by the others' vote, by the host."""


class Chair(Value):
    """Who sits there: a guest or a bot."""

    name: str
    guest: str = NOBODY
    bot: str | None = None
    ready: bool = False
    remote: bool = False
    """Whether the guest is a program."""
    wish: str | None = None
    """The side that it would like to be on, in a game that lets one choose."""
    entropy: str = ""
    """What it has added to the deal under the commitment that stands."""
    away: bool = False
    """Whether its guest has been out of reach for a while."""
    stand_in: Reason | None = None
    """Why a bot plays for the guest."""
    late: int = 0
    """How many decisions in a row the clock has made for it."""

    @property
    def here(self) -> bool:
        """Whether a person sits there who is asked and counted."""
        return self.guest != NOBODY and not self.away and self.stand_in is None


class Company(Value, dict=True, gc=True):
    """Those who sit at a table, and the order in which its people may host it.

    It seldom changes and is asked at every move, so it remembers what it was asked.
    """

    chairs: tuple[Chair, ...] = ()
    order: tuple[str, ...] = ()

    def chair_of(self, guest: str) -> int | None:
        """The chair that a guest sits on."""
        return self._numbers.get(guest)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        people = enumerate(chair.guest for chair in self.chairs)
        return {guest: number for number, guest in people if guest != NOBODY}

    @cached_property
    def host(self) -> str:
        """The first in the order who is here; if nobody is, the first of all.

        So the rights pass on while the host is gone, and come back.
        """
        here = {chair.guest for chair in self.chairs if chair.here}
        kicked = {chair.guest for chair in self.chairs if chair.stand_in == "kicked"}
        left = [guest for guest in self.order if guest not in kicked]
        return next((guest for guest in left if guest in here), (*left, NOBODY)[0])

    @cached_property
    def here(self) -> tuple[int, ...]:
        """The chairs of all people who are here and play themselves."""
        return tuple(number for number, chair in enumerate(self.chairs) if chair.here)

    @cached_property
    def has_bots(self) -> bool:
        """Whether a bot plays on any chair, be it only for somebody else."""
        return any(each.bot is not None or each.stand_in is not None for each in self.chairs)

    def seated(self, chair: Chair) -> Company:
        order = self.order if chair.guest == NOBODY else (*self.order, chair.guest)
        return Company((*self.chairs, chair), order)

    def risen(self, number: int) -> Company:
        left = self.chairs[number].guest
        order = tuple(guest for guest in self.order if guest != left)
        return Company(self.chairs[:number] + self.chairs[number + 1 :], order)

    def changed(self, number: int, **changes: Any) -> Company:
        chair = replace(self.chairs[number], **changes)
        return replace(self, chairs=(*self.chairs[:number], chair, *self.chairs[number + 1 :]))

    def taken_over(self, number: int, guest: str, name: str) -> Company:
        """Somebody else has this chair now, as if from the beginning."""
        before = self.chairs[number].guest
        order = (*(each for each in self.order if each != before), guest)
        changed = self.changed(
            number,
            guest=guest,
            name=name,
            bot=None,
            remote=False,
            away=False,
            stand_in=None,
            late=0,
        )
        return replace(changed, order=order)

    def handed_to(self, guest: str) -> Company:
        """With this guest as the first to host."""
        return replace(self, order=(guest, *(each for each in self.order if each != guest)))
