"""All the tables of a server: opened, found again, and forgotten while nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from importlib.util import find_spec
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from complot.core.contract import replace
from complot.core.errors import Code, Refused
from complot.games import title
from complot.server.courier import Courier
from complot.server.devices import Devices
from complot.server.failures import traced
from complot.server.identity import Identity, identify
from complot.server.listing import card_of, listing
from complot.server.live import NAMED_AT, Live
from complot.server.logs import note, short
from complot.server.metrics import Metrics
from complot.server.neighbours import Neighbours
from complot.server.notices import Alone, Notices
from complot.server.porter import Adviser, Caller, Porter
from complot.server.recording import ALL, LEAVING, OWED, Recorder
from complot.server.refusals import Rejected, WireCode
from complot.server.settings import Settings
from complot.server.sources import CODE_LENGTH, LETTERS, Sources
from complot.server.thinking import Thinker
from complot.store import Beside, CodeTaken, Conflict, Store, StoreError, TableRecord
from complot.table import Table
from complot.table import command as commands
from complot.table import row as rows
from complot.table.message import NewTable, Sent
from complot.table.ruling import decide

if TYPE_CHECKING:
    from complot.server.calls import Calls

TRIES: Final = 20
"""Codes that are drawn before we give up finding a free one."""

FINISHED: Final = 10
"""How many times as many tables are looked at as a guest may sit at: most may be finished."""

MOMENT: Final = 0.01
"""Seconds between looks whether all listeners have gone."""

SWEEP: Final = 30.0
"""Seconds between looking for tables to forget."""

WAKE: Final = 1.0
"""Seconds between looking for tables whose time has come."""

STRANGER: Final = "a stranger"
"""A guest whom no table knows."""

MOST_WOKEN: Final = 50
"""Tables that are woken at once."""


class House:
    """Every table is in memory once, from its first guest's coming till a while after the last's
    leaving; the store has them all."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        sources: Sources,
        notices: Notices | None = None,
        courier: Courier | None = None,
    ) -> None:
        self.metrics = Metrics()
        self.store = self.metrics.timed(store)
        self.settings = settings
        self.sources = sources
        self.porter = Porter(settings.limits, self.metrics.flooded)
        self.devices = Devices(self.store, sources)
        self.thinker = Thinker(self.metrics.thought)
        self.adviser = Adviser()
        self.recorder = Recorder()
        self.neighbours = Neighbours(self, notices or Alone())
        self.calls = self._calls(courier or Courier())
        self.draining = False
        """Whether it will close soon, and new guests had better go elsewhere."""
        self.closing = False
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._left: set[str] = set()
        """Tables that were forgotten, and whose leases are to be given up."""
        self._chores: list[asyncio.Task[None]] = []
        self._relisting: set[asyncio.Task[None]] = set()
        self.metrics.tables.set_function(lambda: len(self._tables))
        self.metrics.sockets.set_function(lambda: self.porter.held)

    def _calls(self, courier: Courier) -> Calls | None:
        """Calls by push, unless what they are encrypted by isn't installed."""
        if find_spec("cryptography") is None:
            return None
        from complot.server.calls import Calls

        return Calls(self.store, self.sources, self.settings.limits, self.metrics, courier)

    async def identify(self, scope: Mapping[str, Any], what: str = "looks") -> Identity:
        """Who asks; refused if that guest has asked for this too often."""
        identity = await identify(scope, self.devices, self.sources, self.porter)
        self.porter.let(identity, what)
        return identity

    async def obey(self, live: Live, identity: Identity, sent: Sent) -> int:
        """Have a guest's command done at a table; its number among this guest's commands."""
        if self.closing:
            raise Rejected(WireCode.UNAVAILABLE)
        command = sent.command
        if live.table.is_heard(identity.guest, command):
            self.porter.let(identity, "talk")
        most = self.settings.limits.words
        if type(command) is commands.Write and len(command.text) > most:
            raise Rejected(WireCode.TOO_LARGE, most=most)
        if type(command) in (commands.Sit, commands.Create):
            command = replace(command, remote=identity.remote)
        outcome = "failed"
        try:
            number = await live.do(identity.guest, sent.command_id, command)
            outcome = "done"
        except Refused:
            outcome = "refused"
            raise
        finally:
            self.metrics.commanded(command.kind(), outcome)
        return number

    async def open_table(self, guest: str, asked: NewTable, remote: bool = False) -> str:
        """Open a table and return its code; asked again by the same command, the same table."""
        await self._room_for(guest, asked.command_id)
        command = commands.Create(asked.game, asked.name, asked.options, asked.terms, remote)
        for _ in range(TRIES):
            now = self.sources.now()
            record = TableRecord(_id(guest, asked.command_id), self.sources.code(), now)
            table, seed = _empty(record.code, asked.game), self.sources.seed()
            row = decide(table, guest, asked.command_id, command, now, seed)
            try:
                await self.store.create(record)
            except CodeTaken:
                before = await self.store.table(record.id)
                if before is None:
                    continue
                record = before
            table = _empty(record.code, asked.game)
            table.apply(row)
            beside = Beside(card_of(table, now))
            await self.store.put(NAMED_AT, guest, record.id, record.code.encode())
            with suppress(Conflict):  # it was opened before
                await self.store.append(record.id, row.seq, rows.write(row), beside)
                self.metrics.opened()
                note("table_opened", table=short(record.id), game=asked.game)
            return record.code
        raise Rejected(WireCode.UNAVAILABLE)

    async def _room_for(self, guest: str, command_id: str) -> None:
        """Refused if a guest sits at as many tables as it may; but not for what it opened."""
        most = self.settings.limits.tables
        if not most:
            return
        listed = await self.store.tables_of(guest, most * FINISHED)
        sits = sum(each.stage != "over" for each in listed)
        if sits >= most and await self.store.table(_id(guest, command_id)) is None:
            raise Rejected(WireCode.TOO_MANY_TABLES, most=most)

    async def table(self, code: str) -> Live:
        """The table that has this code, however it is typed; all that is known of it is known."""
        code = code.upper()
        live = self._tables.get(code)
        if live is not None:
            live.touched = monotonic()
            if self.store.shared:  # whoever comes from another process has heard all that it told
                await live.refresh()
            return live
        if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            raise _no_table(code)
        loading = self._loading.get(code)
        if loading is None:  # so many may ask at once; it is loaded once
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Live:
        record = await self.store.find(code)
        stored = await self.store.rows(record.id) if record else []
        if record is None or not stored:
            raise _no_table(code)
        command = rows.read(stored[0]).command
        assert isinstance(command, commands.Create)
        live = Live(self, record.id, _empty(code, command.game))
        live.leads = bool(await self.neighbours.lease([record.id]))
        try:
            live.replay(stored)
        except BaseException:  # or we would lead what we can't open
            await self.neighbours.release([record.id])
            raise
        self._tables[code] = live
        return live

    async def visit(self, code: str, caller: Caller) -> Live:
        """The table that a guest names by its code.

        A code is short, and a private table's is all that keeps it so. So an address that has
        guessed too often is told nothing, whether there is such a table or not; but whoever has a
        name there is let in. That is looked up by the guest alone, and takes as long either way.
        """
        if self.porter.doubts(caller.address):
            named = await self.store.items(NAMED_AT, caller.guest, self.sources.now())
            if code.upper().encode() in named.values():
                return await self.table(code)
        live = self.loaded(code.upper())
        if live is not None and live.table.terms.public:  # its code stands on a list
            return await self.table(code)
        with self.porter.guessing(caller.address, code.upper()):
            if live is None:
                return await self.table(code)
        return await self.table(code)

    async def game_at(self, code: str, address: str) -> str | None:
        """The game of the table with this code, if a stranger at this address may know of it.

        Its card says so: whoever only looks at a page opens no table, and least of all here,
        where its guests won't be.
        """
        code = code.upper()
        try:
            with self.porter.guessing(address, code):
                live = self._tables.get(code)
                listed = None if live else await self.store.listed(code)
                if live is None and listed is None:
                    raise Refused(Code.NO_SUCH_TABLE, code=code)
        except (Refused, Rejected, StoreError):
            return None
        if live is not None:
            return live.table.game.name if live.table.admits(STRANGER) else None
        assert listed is not None
        admitted = listed.stage == "lobby" or listing(listed).terms.spectators
        return listed.game if admitted else None

    def loaded(self, code: str) -> Live | None:
        """A table, if it is in memory."""
        return self._tables.get(code)

    @property
    def tables(self) -> list[Live]:
        """All tables that are in memory."""
        return [*self._tables.values()]

    def start(self) -> None:
        """Begin to forget tables that nobody listens to, and to wake those whose time has come."""
        self.neighbours.start()
        chores = (self._sweep(), self._wake(), self._recall())
        self._chores = [asyncio.create_task(each) for each in chores]
        if self.store.shared:  # so that the bots of a process that dies go on at once
            self._chores.append(asyncio.create_task(self.thinker.wake()))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self._left.update(self.forget_idle())
                await self.neighbours.release(self._left)
                self._left.clear()
                await self.store.tidy(self.sources.now())
            except StoreError:  # the next time, then
                pass
            except Exception as failure:
                note("sweep_failed", logging.ERROR, failure=traced(failure))

    def forget_idle(self) -> list[str]:
        """Drop from memory what nobody needs now; the store remembers. The tables' ids."""
        idle = []
        for code, live in [*self._tables.items()]:
            if live.idle:
                live.rest()
                del self._tables[code]
                idle.append(live.id)
        return idle

    async def _wake(self) -> None:
        """Open the tables at which the clock is to decide, though nobody may be there."""
        while True:
            await asyncio.sleep(WAKE)
            try:
                due = await self.store.due(self.sources.now(), MOST_WOKEN)
                ours = await self.neighbours.lease([record.id for record in due])
            except StoreError as failure:
                note("tables_not_woken", logging.ERROR, failure=type(failure).__name__)
                continue
            except Exception as failure:
                note("waking_failed", logging.ERROR, failure=traced(failure))
                continue
            for record in due:
                if record.id in ours:
                    await self._wake_up(record)

    async def _wake_up(self, record: TableRecord) -> None:
        """One that can't be opened leaves the others their sleep, and their waking."""
        try:
            live = await self.table(record.code)
            live.turns.begin()
            live.relist(anew=True)  # the store has just said that its card is due
        except Exception as failure:
            where = traced(failure)
            note("table_not_woken", logging.ERROR, table=short(record.id), failure=where)
            with suppress(StoreError):  # another may be able to
                await self.neighbours.release([record.id])

    async def _recall(self) -> None:
        """Open the tables of whose games a process that has ended still owed the records."""
        try:
            owed = await self.store.items(OWED, ALL, self.sources.now())
        except StoreError as failure:
            note("records_not_recalled", logging.ERROR, failure=type(failure).__name__)
            return
        for table_id, code in owed.items():
            try:
                if await self.neighbours.lease([table_id]):
                    await (await self.table(code.decode())).records.recall()
            except Exception as failure:
                where = traced(failure)
                note("records_not_recalled", logging.ERROR, table=short(table_id), failure=where)
                with suppress(StoreError):
                    await self.neighbours.release([table_id])

    def relist(self, table_id: str, beside: Beside, lost: Callable[[], None]) -> None:
        """Have the lists changed when there is time for it; ``lost`` is told if they weren't."""
        task = asyncio.create_task(self._relist(table_id, beside, lost))
        self._relisting.add(task)
        task.add_done_callback(self._relisting.discard)

    async def _relist(self, table_id: str, beside: Beside, lost: Callable[[], None]) -> None:
        try:
            await self.store.relist(table_id, beside)
        except StoreError as failure:
            lost()
            failed = type(failure).__name__
            note("table_not_listed", logging.ERROR, table=short(table_id), failure=failed)

    async def settle(self) -> None:
        """Begin nothing more, and finish what was begun: then all listeners are told to go."""
        self.closing = True
        for chore in self._chores:
            chore.cancel()
        self.neighbours.rest()
        for live in [*self._tables.values()]:
            await live.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.settings.limits.farewell):
                while self.porter.held:
                    await asyncio.sleep(MOMENT)

    async def close(self) -> None:
        """Settle; then everything is in the store, and that is closed."""
        await self.settle()
        await asyncio.gather(*self._relisting, return_exceptions=True)
        await self.thinker.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVING):
                await asyncio.gather(*(live.records.finish() for live in self.tables))
        if self.calls is not None:
            await self.calls.close(self.settings.limits.farewell)
        await self.recorder.close()
        await self.neighbours.close()
        await self.store.close()


def _id(guest: str, command_id: str) -> str:
    """Of the command that opens a table: sent again, it finds the table that it has opened."""
    return sha256(f"{guest} {command_id}".encode()).hexdigest()


def _empty(code: str, game: str) -> Table:
    of = title(game)
    return Table(code, of.game, tuple(of.bots))


def _no_table(code: str) -> Refused:
    return Refused(Code.NO_SUCH_TABLE, code=code[:CODE_LENGTH])
