"""What can be concluded about the boxes from what the Rebel was seen to do.

Each number follows a *course*: it is a Sympathizer, a Dummy that stays one, or an Insurgent since
the start or since the first, second … jailbreak. How many follow each course is public (U13); a
*case* holds which courses each number can follow and what links them:

- a placement: if it stands for an Insurgent (a real piece), one of the counters beside it did;
- a roll call: one of the counters on the map is an Insurgent.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from complot.core.contract import replace
from complot.core.value import Value
from complot.games.uprising.display import numbers_of
from complot.games.uprising.facts import INSURGENTS, REALS, SYMPATHIZERS, Number, Numbers

Courses: TypeAlias = int
"""A set of courses."""

AS_SYMPATHIZER: Final[Courses] = 1
AS_DUMMY: Final[Courses] = 2
_SINCE_START: Final[Courses] = 4

_PATIENCE: Final = 4
"""Steps back per number after which a search begins anew …"""

_ATTEMPTS: Final = 12
"""… so many times; then it goes on until it finds something."""


def insurgent_by(epoch: int) -> Courses:
    """The courses of numbers that are Insurgents after so many jailbreaks."""
    return (_SINCE_START << (epoch + 1)) - _SINCE_START


class Link(Value):
    """If a number follows one of these courses, one of these members follows one of those.

    Without a number (0) one of the members does in any case.
    """

    number: Number | int
    courses: Courses
    members: Numbers
    those: Courses


class Case(Value):
    """All that is known of the numbers of one game."""

    possible: tuple[Courses, ...]  # by number; there is no number 0
    hidden: tuple[int, ...]  # by jailbreak, how many went into boxes; the first are those of U16
    links: tuple[Link, ...] = ()
    arrived: tuple[Number, ...] = ()  # on the map, in this order

    @property
    def epoch(self) -> int:
        """How many jailbreaks have hidden somebody."""
        return len(self.hidden) - 1

    def restricted(self, number: Number, courses: Courses) -> Case:
        """The number follows one of these courses."""
        possible = list(self.possible)
        possible[number] &= courses
        return replace(self, possible=tuple(possible))

    def linked(self, link: Link) -> Case:
        """Something links this number and those."""
        if link in self.links:
            return self
        return replace(self, links=(*self.links, link))

    def some_insurgent(self, members: Numbers) -> Case:
        """One of these is an Insurgent now (U17, U52)."""
        return self.linked(Link(0, 0, members, insurgent_by(self.epoch)))

    def placed(self, number: Number, beside: Numbers, *, insurgent: bool, real: bool) -> Case:
        """A number came beside these numbers, and beside a revealed Insurgent or real piece (U26).

        If it is an Insurgent, one of them is; if it is a Sympathizer, one of them is real.
        """
        case = replace(self, arrived=(*self.arrived, number))
        now = insurgent_by(self.epoch)
        for courses, met, those in (
            (now, insurgent, now),
            (AS_SYMPATHIZER, real, now | AS_SYMPATHIZER),
        ):
            if met or not case.possible[number] & courses:
                continue
            if beside:
                case = case.linked(Link(number, courses, beside, those))
            else:
                case = case.restricted(number, ~courses)
        return case

    def broke_out(self, hidden: int, in_play: Numbers) -> Case:
        """So many Insurgents hid in empty boxes of numbers in play (U42, U-11)."""
        if not hidden:
            return self
        since = _SINCE_START << len(self.hidden)
        possible = list(self.possible)
        for number in numbers_of(in_play):
            if possible[number] & AS_DUMMY:
                possible[number] |= since
        return replace(self, possible=tuple(possible), hidden=(*self.hidden, hidden))


def opened(numbers: int) -> Case:
    """What is known of so many numbers before anything was seen (U8, U16)."""
    possible = AS_SYMPATHIZER | AS_DUMMY | _SINCE_START
    if numbers == REALS:
        possible ^= AS_DUMMY
    return Case(possible=(0, *(possible for _ in range(numbers))), hidden=(INSURGENTS,))


def guess(case: Case, rng: Random) -> list[Courses]:
    """By number a course, such that all of it fits; each way to do so can come up."""
    puzzle = _puzzle(case)
    for _ in range(_ATTEMPTS):
        found = _Search(puzzle, rng, _PATIENCE * len(case.possible)).run()
        if found is not None:
            return found
    found = _Search(puzzle, rng, None).run()
    assert found is not None, "something has happened that can't"
    return found


class _Puzzle:
    """A case made ready to be solved: what follows at once is drawn from it."""

    def __init__(self, case: Case) -> None:
        numbers = range(1, len(case.possible))
        self.possible = list(case.possible)
        dummies = len(numbers) - REALS - sum(case.hidden[1:])
        self.counts = {AS_SYMPATHIZER: SYMPATHIZERS, AS_DUMMY: dummies}
        for epoch, hidden in enumerate(case.hidden):
            self.counts[_SINCE_START << epoch] = hidden
        self.links = list(case.links)
        while self._simpler():
            pass
        late = [number for number in numbers if number not in set(case.arrived)]
        order = [*case.arrived, *late]
        self.order = [each for each in order if self.possible[each].bit_count() == 1]
        self.order += [each for each in order if self.possible[each].bit_count() > 1]
        self.conditions: list[list[Link]] = [[] for _ in self.possible]
        self.demands: list[Link] = []
        self.demanded: list[list[int]] = [[] for _ in self.possible]
        for link in self.links:
            if link.number and self.possible[link.number] & ~link.courses:
                self.conditions[link.number].append(link)
                continue
            for member in numbers_of(link.members):
                self.demanded[member].append(len(self.demands))
            self.demands.append(link)
        self.following = self._following()

    def _simpler(self) -> bool:
        """Draw what follows from one link, or from the counts, and say whether anything did."""
        before = list(self.possible)
        kept = []
        for link in self.links:
            possible = [m for m in numbers_of(link.members) if self.possible[m] & link.those]
            own = self.possible[link.number] if link.number else 0
            if link.number and not own & link.courses:
                continue
            if any(not self.possible[m] & ~link.those for m in possible):
                continue
            if link.number and own & ~link.courses:
                if not possible:
                    self.possible[link.number] &= ~link.courses
                    continue
            elif len(possible) == 1:
                self.possible[possible[0]] &= link.those
                continue
            kept.append(link)
        shorter = len(kept) < len(self.links)
        self.links = kept
        for course, count in self.counts.items():
            able = [n for n, each in enumerate(self.possible) if each & course]
            sure = [n for n in able if self.possible[n] == course]
            if len(sure) == count < len(able):
                for number in able:
                    if self.possible[number] != course:
                        self.possible[number] &= ~course
            elif len(able) == count > len(sure):
                for number in able:
                    self.possible[number] = course
        return shorter or before != self.possible

    def _following(self) -> list[dict[Courses, int]]:
        """By place in the order, how many numbers from there on can follow each course."""
        counts = [dict.fromkeys(self.counts, 0)]
        for number in reversed(self.order):
            here = {
                course: count + bool(self.possible[number] & course)
                for course, count in counts[-1].items()
            }
            counts.append(here)
        return counts[::-1]


_puzzle = lru_cache(maxsize=256)(_Puzzle)


class _Search:
    """One way through a puzzle, found by trying at random and stepping back."""

    def __init__(self, puzzle: _Puzzle, rng: Random, patience: int | None) -> None:
        self.puzzle = puzzle
        self.rng = rng
        self.patience = patience
        self.chosen: list[Courses] = [0] * len(puzzle.possible)
        self.left = dict(puzzle.counts)
        self.met = [0] * len(puzzle.demands)
        self.hopes = [
            sum(bool(puzzle.possible[m] & link.those) for m in numbers_of(link.members))
            for link in puzzle.demands
        ]

    def run(self) -> list[Courses] | None:
        return self.chosen if self._goes_on(0) else None

    def _goes_on(self, place: int) -> bool:
        puzzle = self.puzzle
        if place == len(puzzle.order):
            return True
        number = puzzle.order[place]
        for course in self._shuffled(number):
            if self._fits(number, course, place):
                self._choose(number, course, 1)
                if self._bearable(number) and self._goes_on(place + 1):
                    return True
                self._choose(number, course, -1)
                if self.patience is not None:
                    self.patience -= 1
                    if self.patience < 0:
                        return False
        return False

    def _shuffled(self, number: Number) -> Sequence[Courses]:
        """The courses this number can follow, likelier first where more of them are left."""
        possible, left = self.puzzle.possible[number], self.left
        courses = [course for course, count in left.items() if count and possible & course]
        if len(courses) < 2:
            return courses
        random = self.rng.random
        return sorted(courses, key=lambda course: random() ** (1 / left[course]), reverse=True)

    def _fits(self, number: Number, course: Courses, place: int) -> bool:
        """Whether counts and placements allow it."""
        for each, able in self.puzzle.following[place + 1].items():
            if self.left[each] - (each == course) > able:
                return False
        chosen = self.chosen
        for link in self.puzzle.conditions[number]:
            if course & link.courses and not any(
                chosen[member] & link.those for member in numbers_of(link.members)
            ):
                return False
        return True

    def _choose(self, number: Number, course: Courses, sign: int) -> None:
        """Follow this course, or step back from it."""
        self.chosen[number] = course if sign > 0 else 0
        self.left[course] -= sign
        puzzle = self.puzzle
        for demand in puzzle.demanded[number]:
            those = puzzle.demands[demand].those
            if puzzle.possible[number] & those:
                self.hopes[demand] -= sign
            if course & those:
                self.met[demand] += sign

    def _bearable(self, number: Number) -> bool:
        """Whether everything that has to be met by somebody still can be."""
        return all(
            self.met[demand] or self.hopes[demand] for demand in self.puzzle.demanded[number]
        )
