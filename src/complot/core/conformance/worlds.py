"""Every world that a viewer can't rule out, found by playing every story it would hear alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from complot.core.codec import encode
from complot.core.conformance.laws import choices
from complot.core.contract import Action, AnyGame, Event, Sight, silent
from complot.core.match import Moved, Told
from complot.core.seats import Audience, Seat, Viewer


class Worlds:
    """What may be the case for one viewer of a match, kept up with it move by move.

    It goes by what the viewer is told and by who is seen to act, and needs neither ``imagine``
    nor ``learn``.
    """

    def __init__(self, game: AnyGame, state: Any, viewer: Viewer, most: int) -> None:
        self.game = game
        self.viewer = viewer
        self.states: dict[bytes, Any] = {encode(state): state}
        self.half: list[Action] = []
        """What another seat has chosen of a choice that is half made, unknown to the viewer."""
        self.lost = False
        """Whether the worlds became more than ``most``, too many to keep."""
        self.most = most
        self._whisper()

    def alike(self, truth: Any) -> set[bytes]:
        """Those that the viewer sees as it sees the truth."""
        seen = self.game.view(truth, self.viewer)
        return {
            key for key, state in self.states.items() if self.game.view(state, self.viewer) == seen
        }

    def follow(self, sight: Sight, seat: Seat, action: Action, told: Iterable[Told]) -> None:
        """Keep the worlds in which the viewer would have been told the same of this move."""
        heard = encode(
            [
                each.event
                for each in told
                if each.audience.hears(self.viewer) and not isinstance(each.event, Moved)
            ]
        )
        mine = seat == self.viewer
        if self.lost or (sight is Sight.UNSEEN and not mine and heard == _NOTHING):
            return  # an unseen choice that nothing is heard of may have been made before, or not
        if sight is Sight.HALF and not mine and heard == _NOTHING:
            self.half.append(action)
            return
        states = [each for state in self.states.values() for each in self._resumed(state, seat)]
        self.half.clear()
        self.states = {}
        for state in states:
            if sight is Sight.UNSEEN and not mine:
                self._add_silent(state, heard)
                continue
            possible = choices(self.game, state, seat)
            if mine or sight in (Sight.OPEN, Sight.HALF):
                possible = (action,) if action in possible else ()
            for each in possible:
                self._add(state, seat, each, heard)
        self._whisper()

    def _whisper(self) -> None:
        """Add what unseen choices may have led to by now."""
        waiting = list(self.states.values())
        while waiting and len(self.states) <= self.most:
            state = waiting.pop()
            if state.phase.sight is Sight.UNSEEN:
                waiting += self._add_silent(state, _NOTHING)
        self.lost = len(self.states) > self.most

    def _resumed(self, state: Any, seat: Seat) -> list[Any]:
        """The state in which the halves are made that were not heard of, if they can be."""
        for action in self.half:
            if action not in choices(self.game, state, seat):
                return []
            state = self.game.apply(state, seat, action, silent)
        return [state]

    def _add_silent(self, state: Any, heard: bytes) -> list[Any]:
        """Add what one more unseen choice leads to, if that is what the viewer heard."""
        return [
            added
            for seat in self.game.actors(state)
            if seat != self.viewer
            for action in choices(self.game, state, seat)
            if (added := self._add(state, seat, action, heard)) is not None
        ]

    def _add(self, state: Any, seat: Seat, action: Action, heard: bytes) -> Any | None:
        """Add what this move leads to, if it is new and the viewer would hear just this."""
        events: list[Event] = []

        def tell(audience: Audience, event: Event) -> None:
            if audience.hears(self.viewer):
                events.append(event)

        after = self.game.apply(state, seat, action, tell)
        key = encode(after)
        if encode(events) != heard or key in self.states:
            return None
        self.states[key] = after
        return after


_NOTHING = encode([])
