"""What the people at a table do only together: pause, and have a seat played by somebody else."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from complot.table.chair import Company
from complot.table.push import Vote

Motion: TypeAlias = tuple[int, str | None]
"""Whose seat, and the volunteer for it; ``None`` is a bot."""


class Assent:
    """Who agrees to what in a game; those who aren't here are not waited for."""

    def __init__(self) -> None:
        self.paused = False
        self.pausing: set[str] = set()
        self.motions: dict[Motion, set[str]] = {}
        self.volunteers: dict[str, tuple[str, int]] = {}
        """By name, the guest and the chair that it would take over."""

    def agree(self, motion: Motion, guest: str, agree: bool) -> None:
        agreed = self.motions.setdefault(motion, set())
        if agree:
            agreed.add(guest)
        else:
            agreed.discard(guest)

    def all_want_a_pause(self, company: Company) -> bool:
        return bool(self.pausing) and _all(self.pausing, company, company.here)

    def carried(self, company: Company) -> Motion | None:
        """A motion that everyone else agrees to."""
        for motion, agreed in self.motions.items():
            others = [chair for chair in company.here if chair != motion[0]]
            if _all(agreed, company, others):
                return motion
        return None

    def settle(self, chair: int) -> None:
        """Whoever plays there now, nothing is to be decided about it any more."""
        self.motions = {
            motion: agreed for motion, agreed in self.motions.items() if motion[0] != chair
        }
        self.volunteers = {
            name: wanted for name, wanted in self.volunteers.items() if wanted[1] != chair
        }

    def withdraw(self, guest: str) -> None:
        """A volunteer volunteers no longer."""
        for name, (who, chair) in [*self.volunteers.items()]:
            if who == guest:
                del self.volunteers[name]
                self.motions.pop((chair, name), None)

    def votes(self, company: Company) -> tuple[Vote, ...]:
        return tuple(
            Vote(chair, by, chairs_of(company, agreed))
            for (chair, by), agreed in self.motions.items()
        )


def chairs_of(company: Company, guests: Collection[str]) -> tuple[int, ...]:
    """The chairs of these guests, in order."""
    return tuple(sorted(n for guest in guests if (n := company.chair_of(guest)) is not None))


def _all(agreed: Collection[str], company: Company, chairs: Collection[int]) -> bool:
    return bool(chairs) and all(company.chairs[number].guest in agreed for number in chairs)
