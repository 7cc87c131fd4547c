"""What can be concluded about the boxes from what the Rebel was seen to do.

Each number follows a *course*: it is a Sympathizer, a Dummy that stays one, or an Insurgent since
the start or since the first, second … jailbreak. How many follow each course is public (U13); a
*case* holds which courses each number can follow and what links them:

- a placement: if it stands for an Insurgent (a real piece), one of the counters beside it did;
- a roll call: one of the counters on the map is an Insurgent.
"""

from __future__ import annotations

from dataclasses import dataclass
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

_PATIENCE: Final = 100
"""Tries after which a search begins anew …"""

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
        case = self
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
        found = _Search(puzzle, rng, _PATIENCE).run()
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
        self.able = {course: len(self._able(course)) for course in self.counts}
        self.hopes = [len(self._hopes(link)) for link in self.links]
        self.claims: list[list[int]] = [[] for _ in self.possible]
        self.supports: list[list[int]] = [[] for _ in self.possible]
        for place, link in enumerate(self.links):
            self.claims[link.number].append(place)
            for member in self._hopes(link):
                self.supports[member].append(place)

    def _able(self, course: Courses) -> list[Number]:
        """The numbers that can follow a course."""
        return [number for number, each in enumerate(self.possible) if each & course]

    def _hopes(self, link: Link) -> list[Number]:
        """The members that can do what the link asks of one of them."""
        return [each for each in numbers_of(link.members) if self.possible[each] & link.those]

    def _simpler(self) -> bool:
        """Draw what follows from one link, or from the counts, and say whether anything did."""
        before = self.links, list(self.possible)
        self.links = [link for link in self.links if self._open(link)]
        for course, count in self.counts.items():
            able = self._able(course)
            sure = [number for number in able if self.possible[number] == course]
            if len(sure) == count < len(able):
                for number in set(able) - set(sure):
                    self.possible[number] &= ~course
            elif len(able) == count > len(sure):
                for number in able:
                    self.possible[number] = course
        return before != (self.links, self.possible)

    def _open(self, link: Link) -> bool:
        """Whether a link still leaves something to find out."""
        hopes = self._hopes(link)
        own = self.possible[link.number]
        if link.number and not own & link.courses:
            return False
        if any(not self.possible[member] & ~link.those for member in hopes):
            return False
        if own & ~link.courses:
            if not hopes:
                self.possible[link.number] &= ~link.courses
            return bool(hopes)
        if len(hopes) == 1:
            self.possible[hopes[0]] &= link.those
        return len(hopes) > 1


_puzzle = lru_cache(maxsize=256)(_Puzzle)


@dataclass(slots=True)
class _Node:
    """How far a search has come."""

    chosen: list[Courses]  # by number; 0 is still to be chosen
    open: list[Courses]  # by number, what can be chosen as far as it is seen
    left: dict[Courses, int]  # by course, how many numbers are still to follow it …
    able: dict[Courses, int]  # … and how many of those still to be chosen can
    met: list[bool]  # by link, whether a member does what it asks …
    hopes: list[int]  # … and how many still may

    def copy(self) -> _Node:
        return _Node(
            self.chosen.copy(),
            self.open.copy(),
            self.left.copy(),
            self.able.copy(),
            self.met.copy(),
            self.hopes.copy(),
        )


class _Search:
    """One way through a puzzle, found by trying at random and stepping back."""

    def __init__(self, puzzle: _Puzzle, rng: Random, patience: int | None) -> None:
        self.puzzle = puzzle
        self.rng = rng
        self.patience = patience
        self.order = list(range(1, len(puzzle.possible)))
        rng.shuffle(self.order)

    def run(self) -> list[Courses] | None:
        puzzle = self.puzzle
        return self._goes_on(
            _Node(
                chosen=[0] * len(puzzle.possible),
                open=puzzle.possible.copy(),
                left=puzzle.counts.copy(),
                able=puzzle.able.copy(),
                met=[False] * len(puzzle.links),
                hopes=puzzle.hopes.copy(),
            )
        )

    def _goes_on(self, node: _Node) -> list[Courses] | None:
        number = self._narrowest(node)
        if number is None:
            return node.chosen
        for course in self._shuffled(node, number):
            following = node.copy()
            if self._choose(following, number, course):
                found = self._goes_on(following)
                if found is not None:
                    return found
            if self.patience is not None:
                self.patience -= 1
                if self.patience < 0:
                    return None
        return None

    def _narrowest(self, node: _Node) -> Number | None:
        """The number with the fewest courses to choose from."""
        found, fewest = None, len(node.left) + 1
        for number in self.order:
            if not node.chosen[number] and (count := node.open[number].bit_count()) < fewest:
                if count < 2:
                    return number
                found, fewest = number, count
        return found

    def _shuffled(self, node: _Node, number: Number) -> list[Courses]:
        """The courses this number can follow, likelier first where more of them are left."""
        courses = [
            course for course, count in node.left.items() if count and node.open[number] & course
        ]
        if len(courses) < 2:
            return courses
        random, left = self.rng.random, node.left
        return sorted(courses, key=lambda course: random() ** (1 / left[course]), reverse=True)

    def _choose(self, node: _Node, number: Number, course: Courses) -> bool:
        """Let a number follow a course; whether the rest can still be found, as far as seen."""
        puzzle = self.puzzle
        for each in node.able:
            if node.open[number] & each:
                node.able[each] -= 1
        node.chosen[number] = course
        node.left[course] -= 1
        for place in puzzle.claims[number]:
            link = puzzle.links[place]
            if course & link.courses and not (node.met[place] or node.hopes[place]):
                return False
        for place in puzzle.supports[number]:
            node.hopes[place] -= 1
            if course & puzzle.links[place].those:
                node.met[place] = True
            elif not (node.met[place] or node.hopes[place] or self._refuted(node, place)):
                return False
        return all(count <= node.able[each] for each, count in node.left.items())

    def _refuted(self, node: _Node, place: int) -> bool:
        """No member does what a link asks: the number that asks for it must be something else."""
        link = self.puzzle.links[place]
        if not link.number:
            return False
        if node.chosen[link.number]:
            return not node.chosen[link.number] & link.courses
        lost = node.open[link.number] & link.courses
        node.open[link.number] ^= lost
        for each in node.able:
            if lost & each:
                node.able[each] -= 1
        return bool(node.open[link.number])
