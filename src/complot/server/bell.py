"""Who is called to a table: those who owe a decision, or are reminded of it, and aren't there.

Only where a game is played over days does anybody expect to be called to it. It says nothing that
the one who is called wouldn't see there at once, and nobody else hears of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from complot.core.seats import Seat
from complot.table import Row
from complot.table import command as commands
from complot.table.message import Call, Cause
from complot.table.terms import PerDay, time_of

if TYPE_CHECKING:
    from complot.server.live import Live

Owed: TypeAlias = tuple[int, Seat, int]
"""A round of the series, a seat, and the number of the decision that it owes."""

REMINDED: Final = 3600
"""Seconds for which a reminder is worth something where a decision has less than days."""


class Bell:
    """The calls to one table, from the process that leads it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._told: set[Owed] = set()
        """Decisions of which whoever owes them has been called, or has seen them."""

    def follow(self, row: Row) -> None:
        """Something happened: have those called whom it concerns.

        One who listens isn't called, but may be gone in truth and just not missed yet: so it is
        looked at again with every row, until it has come anew or decided. The last of them says
        that it is away.
        """
        table = self.live.table
        if type(row.command) is commands.Nudge:
            self._ring(table.chairs[row.command.chair].guest, "nudged")
        if type(table.terms.clock) is not PerDay or not self.live.leads:
            return
        owed = self._owed()
        self._told &= owed
        for each in owed - self._told:
            guest = table.chair_at(each[1]).guest
            if not self.live.listens(guest):
                self._told.add(each)
                if guest != row.guest or type(row.command) is commands.Away:
                    self._ring(guest, "your_turn")

    def meet(self, guest: str) -> None:
        """A guest has come, and sees what it owes."""
        if type(self.live.table.terms.clock) is PerDay:
            seat = self.live.table.seat_of(guest)
            self._told |= {each for each in self._owed() if each[1] == seat}

    def expect(self) -> None:
        """Whatever is owed now was told by whoever led the table before."""
        if type(self.live.table.terms.clock) is PerDay:
            self._told = self._owed()

    def _owed(self) -> set[Owed]:
        """What people owe; nothing during a pause, so that its end is told."""
        table = self.live.table
        if table.match is None or table.assent.paused:
            return set()
        seats = [seat for seat in table.match.actors() if seat >= 0]
        decisions = [(seat, table.decision(seat)) for seat in seats if table.bot_at(seat) is None]
        return {(table.round, seat, number) for seat, number in decisions if number is not None}

    def _ring(self, guest: str, cause: Cause) -> None:
        calls = self.live.house.calls
        if calls is not None and self.live.leads and not self.live.listens(guest):
            calls.begin(self._call(guest, cause))

    async def _call(self, guest: str, cause: Cause) -> None:
        live, calls = self.live, self.live.house.calls
        if calls is None or not await calls.wanted(guest):
            return
        seen = await live.house.neighbours.seen(live.id) or {}
        if seen.get(guest, 0) > live.house.sources.now():  # with another process
            return
        table = live.table
        clock = table.terms.clock
        seconds = (time_of(clock) or 0) // 1000 if type(clock) is PerDay else REMINDED
        await calls.call(guest, Call(table.code, table.game.name, cause), seconds)
