"""Those who watch: their names, and what they say to each other."""

from __future__ import annotations

from typing import Final

from complot.core.contract import Event
from complot.core.match import Told
from complot.core.seats import Audience, Viewer, among, everybody


class Spectators(Audience):
    """Everyone who has no seat."""

    def hears(self, viewer: Viewer) -> bool:
        return viewer is None


SPECTATORS: Final = Spectators(0)


class Gallery:
    """The spectators of a table. What they say while a game runs, players hear when it is over."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self._kept: list[Event] = []

    def murmur(self, event: Event) -> Told:
        """Something said during a game."""
        self._kept.append(event)
        return Told(SPECTATORS, event)

    def open(self, seats: int) -> list[Told]:
        """All that the players haven't heard yet, now for them."""
        kept, self._kept = self._kept, []
        return [Told(among(everybody(seats)), event) for event in kept]
