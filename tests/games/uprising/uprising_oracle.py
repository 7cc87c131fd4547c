"""Every state that one who can't see the boxes can't rule out, found by playing each of them on.

It knows the contract's ``actors``, ``legal`` and ``apply``, and keeps the worlds that would have
told the viewer what it heard: neither ``view`` nor ``learn`` nor ``imagine`` is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from complot.core.contract import Action, Event, Sight, replace
from complot.core.seats import Audience, Seat, Viewer
from complot.games.uprising.display import number_set
from complot.games.uprising.game import UPRISING
from complot.games.uprising.state import Uprising


def deals(state: Uprising, numbers: Iterable[int]) -> Iterator[Uprising]:
    """The state with the same pieces in other boxes of these numbers, in every way there is."""
    numbers = tuple(numbers)
    display = state.display
    among = number_set(numbers)
    insurgents = (display.insurgents & among).bit_count()
    sympathizers = (display.sympathizers & among).bit_count()
    for first in combinations(numbers, insurgents):
        rest = [number for number in numbers if number not in first]
        for second in combinations(rest, sympathizers):
            yield replace(
                state,
                display=replace(
                    display,
                    insurgents=display.insurgents & ~among | number_set(first),
                    sympathizers=display.sympathizers & ~among | number_set(second),
                ),
            )


class Oracle:
    """The worlds that a viewer can't rule out, move by move."""

    def __init__(self, worlds: Iterable[Uprising], viewer: Viewer) -> None:
        self.viewer = viewer
        self.worlds = set(worlds)
        self.half: list[Action] = []

    def follow(self, truth: Uprising, seat: Seat, action: Action, heard: list[Event]) -> None:
        """A seat did this in the true world, and the viewer heard that of it."""
        sight = truth.phase.sight
        if seat == self.viewer:
            self.worlds = {
                after for each in self.worlds for after in self._after(each, seat, [action], heard)
            }
            return
        if sight is Sight.UNSEEN:
            if heard:
                self.worlds = {
                    after
                    for each in self.worlds
                    for choice in UPRISING.legal(each, seat)
                    for after in self._after(each, seat, [choice], heard)
                }
            return
        self.half.append(action)
        if not heard:
            return
        self.worlds = {
            after for each in self.worlds for after in self._after(each, seat, self.half, heard)
        }
        self.half = []
        self._whisper()

    def _whisper(self) -> None:
        """Add the worlds in which unseen choices have been made already."""
        waiting = list(self.worlds)
        while waiting:
            state = waiting.pop()
            if state.phase.sight is Sight.UNSEEN:
                (seat,) = UPRISING.actors(state)
                for choice in UPRISING.legal(state, seat):
                    for after in self._after(state, seat, [choice], []):
                        if after not in self.worlds:
                            self.worlds.add(after)
                            waiting.append(after)

    def _after(
        self, state: Uprising, seat: Seat, actions: list[Action], heard: list[Event]
    ) -> Iterator[Uprising]:
        """What these actions lead to, if they can be done and this is heard of them."""
        told: list[Event] = []

        def tell(audience: Audience, event: Event) -> None:
            if audience.hears(self.viewer):
                told.append(event)

        for action in actions:
            if action not in UPRISING.legal(state, seat):
                return
            state = UPRISING.apply(state, seat, action, tell)
        if told == heard:
            yield state
