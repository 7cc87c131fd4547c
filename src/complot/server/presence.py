"""Who is there: those who listen at a table, or have just asked something of it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from complot.core.errors import Refused
from complot.server.logs import note
from complot.store import StoreError
from complot.table import Row
from complot.table import command as commands
from complot.table.chair import NOBODY
from complot.table.message import LONGEST_ID
from complot.table.ruling import notice_of

if TYPE_CHECKING:
    from complot.server.live import Live

AGAIN: Final = 1.0
"""Seconds until what couldn't be stored is told again."""


class Presence:
    """The comings and goings of the people who sit at one table.

    A reload or a tunnel is no going: only who is silent for a while is away, and that is a row
    like all else, so that every replica knows the same.
    """

    def __init__(self, live: Live) -> None:
        self.live = live
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._telling: set[asyncio.Task[None]] = set()

    def expect(self) -> None:
        """Of all who sit here, see who comes: the table was opened anew."""
        for chair in self.live.table.chairs:
            if chair.guest != NOBODY and not chair.away and not self.live.listens(chair.guest):
                self._await(chair.guest, self.live.house.settings.limits.away)

    def notice(self, guest: str) -> None:
        """The guest asked something: if it never listens, it is here for a while.

        To look counts like to do, or coming back would tell that somebody decided in secret.
        """
        if self.live.table.chair_of(guest) is not None and not self.live.listens(guest):
            self.welcome(guest)
            self.miss(guest)

    def miss(self, guest: str) -> None:
        """The guest listens no longer: if it stays so, it is away."""
        self.live.house.neighbours.mark(self.live.id, guest, self.live.house.sources.now())
        self._await(guest, self.live.house.settings.limits.away)

    def _await(self, guest: str, seconds: float) -> None:
        self.meet(guest)
        self._after(seconds, guest, here=False)

    def _after(self, seconds: float, guest: str, here: bool) -> None:
        loop = asyncio.get_running_loop()
        self._timers[guest] = loop.call_later(seconds, self._tell, guest, here)

    def follow(self, row: Row) -> None:
        """Somebody did something, perhaps at another process: keep an eye on it."""
        listens = self.live.listens(row.guest)
        if isinstance(row.command, commands.Away):
            if listens:  # as only we can know
                self.welcome(row.guest)
        elif (
            self.live.leads
            and not listens
            and row.guest not in self._timers
            and self.live.table.chair_of(row.guest) is not None
        ):
            self._await(row.guest, self.live.house.settings.limits.away)

    def meet(self, guest: str) -> None:
        """The guest is here."""
        timer = self._timers.pop(guest, None)
        if timer is not None:
            timer.cancel()

    def welcome(self, guest: str) -> None:
        """The guest has come: if everyone thought it away, they hear of it."""
        self.meet(guest)
        self.live.house.neighbours.mark(self.live.id, guest, None)
        table = self.live.table
        chair = table.chair_of(guest)
        if chair is not None and table.chairs[chair].away:
            self._tell(guest, True)

    def _tell(self, guest: str, here: bool) -> None:
        self._timers.pop(guest, None)
        if self.live.house.closing:
            return
        task = asyncio.create_task(self._keep(guest, here))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _keep(self, guest: str, here: bool) -> None:
        live = self.live

        def command_id() -> str:  # one that no guest can send
            return f"{live.table.seq:=>{LONGEST_ID + 1}}"

        def ruling() -> Row:
            now = live.house.sources.now()
            return notice_of(live.table, guest, here, command_id(), now)

        try:
            async with live.lock:
                if here or await self._silent(guest):
                    await live.keep(guest, command_id(), ruling)
        except Refused:  # it isn't so any more, or everyone knows
            pass
        except StoreError as failure:
            note("presence_not_stored", logging.ERROR, failure=type(failure).__name__)
            if guest not in self._timers:
                self._after(AGAIN, guest, here)

    async def _silent(self, guest: str) -> bool:
        """Whether it is time to say that a guest is away, and for us to say it."""
        live = self.live
        if live.listens(guest) or not live.leads:
            return False
        house = live.house
        away, now = house.settings.limits.away, house.sources.now()
        seen = await house.neighbours.seen(live.id)
        left = away if seen is None else away - (now - seen.get(guest, 0)) / 1000
        if left > 0:  # it is, or was, with another process
            self._await(guest, left)
        return left <= 0

    def rest(self) -> None:
        """Watch no longer who is there."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    async def close(self) -> None:
        """The same, and wait for what is being told."""
        self.rest()
        await asyncio.gather(*self._telling, return_exceptions=True)
