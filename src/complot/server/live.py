"""A table in memory: commands become rows, rows are stored, and only then are they told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from complot.core.contract import replace
from complot.core.errors import Code, Refused
from complot.server.bell import Bell
from complot.server.blocks import blocks
from complot.server.listeners import RESTART, Ear, Hearer, Listener
from complot.server.listing import SMALL, card_at_start, card_of, card_of_going_on
from complot.server.presence import Presence
from complot.server.recording import Records
from complot.server.refusals import Rejected, WireCode
from complot.server.thinking import Stopped
from complot.server.turns import Turns
from complot.store import NOTHING, Beside, Card, Conflict, StoreError, StoreFailed
from complot.table import Command, Push, Row, Table
from complot.table import command as commands
from complot.table import row as rows
from complot.table.chair import NOBODY
from complot.table.command import renews
from complot.table.forgetting import NAMED
from complot.table.message import Ahead, Suggestion, spoken
from complot.table.ruling import decide, owing, renewal

if TYPE_CHECKING:
    from complot.server.house import House


PERSONAL: Final = (commands.Sit, commands.Volunteer, commands.Nudge)
"""What one person does to another."""

NAMED_AT: Final = "named"
"""The shelf of the tables at which a guest has ever had a name, so that it can be forgotten."""


class Live:
    """One table, those who listen to it, and the turns that are taken at it.

    One row at a time: the lock is held from the ruling until the row is stored and applied.
    """

    def __init__(self, house: House, id: str, table: Table) -> None:  # noqa: A002
        self.house = house
        self.id = id
        self.table = table
        self.touched = monotonic()
        self.lock = asyncio.Lock()
        self.turns = Turns(self)
        self.presence = Presence(self)
        self.bell = Bell(self)
        self.records = Records(self)
        self._renewing: asyncio.Task[None] | None = None
        self._listeners: dict[str, Listener] = {}
        self._card: Card | None = None
        self.leads = False
        """Whether this process is the one that lets bots and the clock act."""
        self._errands: set[asyncio.Task[None]] = set()

    # rows

    async def do(self, guest: str, command_id: str, command: Command) -> int:
        """Have a guest's command done, and return its number among this guest's commands.

        One that was done before is answered as it was then.
        """
        self.touched = monotonic()
        if type(command) in PERSONAL:
            await self._spare(guest, command)
        sources = self.house.sources
        seed = sources.seed() if renews(command) else b""

        def ruling() -> Row:
            return decide(self.table, guest, command_id, command, sources.now(), seed)

        if type(command) in NAMED:  # first: what isn't known to be there isn't forgotten
            await self.house.store.put(NAMED_AT, guest, self.id, self.table.code.encode())
        async with self.lock:
            number = await self.keep(guest, command_id, ruling)
        self.presence.notice(guest)
        return number

    async def _spare(self, guest: str, command: Command) -> None:
        """Refused to somebody with whom the one it concerns has nothing to do."""
        match command:
            case commands.Sit() | commands.Volunteer():
                other = self.table.host
            case commands.Nudge(chair=chair) if 0 <= chair < len(self.table.chairs):
                other = self.table.chairs[chair].guest
            case _:
                return
        now = self.house.sources.now()
        if await blocks(self.house.store, other, guest, now):
            raise Refused(Code.BLOCKED)

    async def keep(self, guest: str, command_id: str, ruling: Callable[[], Row]) -> int:
        """Store the row of a ruling, then live it; if another row was quicker, rule again.

        A refusal, too, holds only if the store knows no more of the table than we do.
        """
        while (number := self.table.answered(guest, command_id)) is None:
            try:
                row = ruling()
                beside = self._beside(row)
                await self.house.store.append(self.id, row.seq, rows.write(row), beside)
            except (Refused, StoreFailed):
                if not await self.catch_up():
                    raise
            except Conflict as conflict:
                if not await self.catch_up():  # the store has lost what we were told was kept
                    raise StoreFailed(str(conflict)) from conflict
            else:
                self.house.metrics.stored(row)
                self._live(row)
                self.house.neighbours.tell(self.table.code, row.seq)
        return number

    def _beside(self, row: Row) -> Beside:
        if type(row.command) is commands.Start:
            return Beside(card_at_start(self.table, row))
        card = card_of_going_on(self.table, row)
        if card is None:
            return NOTHING
        self._card = None  # so that the true one follows, whatever was listed before
        return Beside(card)

    async def catch_up(self) -> bool:
        """Live what was stored without us; whether there was anything."""
        missed = await self.house.store.rows(self.id, self.table.seq)
        for row in map(rows.read, missed):
            if isinstance(row.command, commands.Forget):
                await self.reload()
                break
            self._live(row)
        return bool(missed)

    def replay(self, stored: Iterable[bytes]) -> None:
        """Become what the rows tell, then go on: bots that owe a decision are asked."""
        for row in stored:
            self.table.apply(rows.read(row))
        self.presence.expect()
        self.bell.expect()
        self.turns.begin()
        self.records.begin()
        if self.table.stage == "playing":
            self.relist()
        elif self.table.match is None and self.table.commitment is None:
            self._renewing = asyncio.create_task(self._renew())

    async def _renew(self) -> None:
        """Have the deal renewed at a table whose game was dropped."""
        seed = self.house.sources.seed()

        def ruling() -> Row:
            return renewal(self.table, self.house.sources.now(), seed)

        with suppress(Refused, StoreError):  # another was quicker, or whoever opens it next is
            async with self.lock:
                await self.keep(NOBODY, f"renewal-{self.table.seq}", ruling)

    async def reload(self) -> None:
        """Become what the rows tell now: some of them were changed."""
        table = self.table.blank()
        for row in await self.house.store.rows(self.id):
            table.apply(rows.read(row))
        self.table = table  # whoever looks meanwhile sees it as it was
        self._tell()

    def _live(self, row: Row) -> None:
        stage = self.table.stage
        self.table.apply(row)
        self._tell()
        self.presence.follow(row)
        self.bell.follow(row)
        if type(row.command) not in SMALL or self.table.stage != stage:
            self.relist()
            self.records.begin()

    def _tell(self) -> None:
        told = 0
        for each in [*self._listeners.values()]:
            told += each.catch_up(self.table)
        self.house.metrics.pushed(told)
        self.turns.begin()

    def relist(self, anew: bool = False) -> None:
        """Have lists say what is so now; the rows are the truth, so nobody waits for it.

        ``anew`` if what they say may not be what we had them say last.
        """
        if anew:
            self._card = None
        card = card_of(self.table, self.house.sources.now())
        if self.leads and (self._card is None or card != replace(self._card, seq=card.seq)):
            self._card = card
            self.house.relist(self.id, Beside(card), self._unlist)

    def _unlist(self) -> None:
        """It isn't known what lists say."""
        self._card = None

    # other processes

    def lead(self, leads: bool) -> None:
        """From now on this process lets bots and the clock act, or another does."""
        if leads == self.leads:
            return
        self.leads = leads
        if leads:
            self._card = None  # another may have listed it otherwise meanwhile
            self._run(self._take_over())
        else:
            self.turns.rest()

    async def _take_over(self) -> None:
        """Do what the one before us may have left undone."""
        try:
            await self.refresh()
        except StoreError:
            self.leads = False  # until the next beat
        if self.leads:
            self.presence.expect()
            self.bell.expect()
            self.turns.begin()
            self.relist()
            self.records.begin()

    def take_in(self, stored: Iterable[bytes]) -> None:
        """Live rows of other processes, as far as they are new.

        A row of our own that is being stored goes first: then the rest is read when it is.
        """
        if self.lock.locked():
            self._run(self._follow())
            return
        for row in map(rows.read, stored):
            if isinstance(row.command, commands.Forget):
                self._run(self._follow())
                return
            if row.seq == self.table.seq + 1:
                self._live(row)

    async def _follow(self) -> None:
        with suppress(StoreError):  # then others will find that we are behind
            await self.refresh()

    async def refresh(self) -> bool:
        """Know all that the store knows; whether there was more than we knew."""
        async with self.lock:
            return await self.catch_up()

    def _run(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    @property
    def awake(self) -> bool:
        """Whether anything would come of news: one that sleeps hears them when it is asked for."""
        return self.leads or bool(self._listeners)

    @property
    def guests(self) -> Iterable[str]:
        """Who listens."""
        return [*self._listeners]

    # listeners

    def push(self, guest: str) -> Push:
        """All that a guest may know now."""
        self.admit(guest)
        self.presence.notice(guest)
        return self.table.push(guest)

    def ahead(self, guest: str, decision: int, actions: Sequence[int]) -> Ahead:
        """What a guest could do after these choices, which aren't made."""
        self.admit(guest)
        seat = owing(self.table, guest, decision)
        seen = self.table.foresee(seat, actions).observation
        return Ahead(decision, self.table.choices(seen.legal))

    async def suggest(self, guest: str, decision: int) -> Suggestion:
        """What the table's first bot would do in the guest's place; never twice the same."""
        try:
            async with self.house.adviser.asked_by(guest):
                self.admit(guest)  # only now: while one waits, a seat may become another's
                seat = owing(self.table, guest, decision)
                seed = self.house.sources.seed()
                run, _ = await self.turns.think(seat, self.table.spare, decision, seed)
        except Stopped:
            raise Rejected(WireCode.UNAVAILABLE) from None
        codec = self.table.codec
        return Suggestion(decision, self.table.choices(map(codec.action_of, run)))

    def admit(self, guest: str) -> None:
        """Refused to who may not know of the game."""
        self.touched = monotonic()
        if not self.table.admits(guest):
            raise Refused(Code.NO_SPECTATORS)

    def listens(self, guest: str) -> bool:
        """Whether a guest has a line to this table."""
        return guest in self._listeners

    def join(self, guest: str, cursor: int, series: int | None, epoch: str | None = None) -> Ear:
        """Begin to listen; the first message is what the guest missed."""
        ear = Ear(self.house.settings.limits.waiting)
        self.tell(ear, guest, cursor, series, epoch)
        return ear

    def tell(
        self, ear: Hearer, guest: str, cursor: int, series: int | None, epoch: str | None = None
    ) -> None:
        """Tell this one what its guest missed, and from now on what is new to it."""
        self.admit(guest)
        self._make_room(guest)
        if guest not in self._listeners:
            self._listeners[guest] = Listener(self.table, guest)
        ear.hear(spoken(self.table.push(guest, cursor, series, epoch)))
        self._listeners[guest].ears.add(ear)
        self.presence.welcome(guest)
        self.bell.meet(guest)

    def _make_room(self, guest: str) -> None:
        """Refused to a stranger where too many others listen; who sits here always finds room."""
        most, sits = self.house.settings.limits.sockets, self.table.chair_of
        if not most or sits(guest) is not None:
            return
        lines = (len(each.ears) for name, each in self._listeners.items() if sits(name) is None)
        if sum(lines) >= most:
            raise Rejected(WireCode.TOO_MANY)

    def leave(self, guest: str, ear: Hearer) -> None:
        """Listen no longer."""
        self.touched = monotonic()
        listener = self._listeners[guest]
        listener.ears.discard(ear)
        if not listener.ears:
            del self._listeners[guest]
            self.presence.miss(guest)

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten until somebody asks for it."""
        waited = monotonic() - self.touched
        busy = self._listeners or self.turns.busy or self.records.busy or self.lock.locked()
        return not busy and waited > self.house.settings.limits.idle

    def rest(self) -> None:
        """Do nothing more of itself."""
        self.turns.rest()
        self.presence.rest()

    async def close(self) -> None:
        """Let everything rest, wait for the row that is being stored, and let listeners go."""
        for errand in self._errands:
            errand.cancel()
        await self.turns.close()
        await self.presence.close()
        await self.records.close()
        async with self.lock:
            for listener in self._listeners.values():
                for ear in listener.ears:
                    ear.end(RESTART)
