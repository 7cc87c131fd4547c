"""When each seat was asked, and so when its time is up."""

from __future__ import annotations

from complot.core.seats import Seat
from complot.table.terms import MORE_TIMES, Clock, grace_of, time_of


class Clockwork:
    """The clock of one game.

    What everyone is shown of it follows from what everyone has heard: that a seat was asked in
    secret, or has answered, moves no hand that another can see.
    """

    def __init__(self, clock: Clock, seats: int, now: int) -> None:
        self.time = time_of(clock)
        self.grace = grace_of(clock)
        self._asked = [now] * seats
        self._heard = now
        self._asks = [MORE_TIMES] * seats
        self._stopped: int | None = None

    @property
    def running(self) -> bool:
        return self.time is not None and self._stopped is None

    def ask(self, seat: Seat, now: int) -> None:
        """A seat owes a decision from now on."""
        self._asked[seat] = now

    def hear(self, now: int) -> None:
        """Something happened that everyone has heard."""
        self._heard = now

    def stop(self, now: int, stopped: bool) -> None:
        """Stand still, or go on as if no time had passed."""
        if stopped and self._stopped is None:
            self._stopped = now
        elif not stopped and self._stopped is not None:
            self._put_off(now - self._stopped)
            self._stopped = None

    def asks(self, seat: Seat) -> int:
        """How often a seat may still ask for more time."""
        return self._asks[seat]

    def give(self, seat: Seat) -> None:
        """As much time again, for everyone alike, as this seat has asked for."""
        self._asks[seat] -= 1
        self._put_off(self.time or 0)

    def _put_off(self, by: int) -> None:
        self._asked = [at + by for at in self._asked]
        self._heard += by

    def until(self, seat: Seat) -> int | None:
        """When a seat should have decided."""
        return None if self.time is None else self._asked[seat] + self.time

    def until_all(self) -> int | None:
        """When everybody should have, as far as everybody knows."""
        return None if self.time is None else self._heard + self.time

    def due(self, seat: Seat) -> int | None:
        """When a bot decides for it; never while the clock stands still."""
        until = self.until(seat)
        return None if until is None or not self.running else until + self.grace
