"""All the tables of a server: opened, found again, and forgotten while nobody is there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import Final

from complot.core.errors import Code, Refused
from complot.games import title
from complot.server.listeners import Ear
from complot.server.live import Live
from complot.server.messages import NewTable
from complot.server.recording import Recorder
from complot.server.refusals import Rejected, WireCode
from complot.server.settings import Settings
from complot.server.sources import CODE_LENGTH, LETTERS, Sources
from complot.server.thinking import Thinker
from complot.store import CodeTaken, Conflict, Store, TableRecord
from complot.table import Table
from complot.table import command as commands
from complot.table import row as rows
from complot.table.ruling import decide

TRIES: Final = 20
"""Codes that are drawn before we give up finding a free one."""

SWEEP: Final = 30.0
"""Seconds between looking for tables to forget."""


class House:
    """Every table is in memory once, from its first guest's coming till a while after the last's
    leaving; the store has them all."""

    def __init__(self, store: Store, settings: Settings, sources: Sources) -> None:
        self.store = store
        self.settings = settings
        self.sources = sources
        self.thinker = Thinker()
        self.recorder = Recorder()
        self.closing = False
        self.streams: set[Ear] = set()
        """Those that end when the server stops; to sockets, their own protocol says so."""
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._sweeping: asyncio.Task[None] | None = None

    async def open_table(self, guest: str, asked: NewTable) -> str:
        """Open a table and return its code; asked again by the same command, the same table."""
        command = commands.Create(asked.game, asked.name, asked.options)
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
            with suppress(Conflict):  # it was opened before
                await self.store.append(record.id, row.seq, rows.write(row))
            return record.code
        raise Rejected(WireCode.UNAVAILABLE)

    async def table(self, code: str) -> Live:
        """The table that has this code, however it is typed."""
        code = code.upper()
        live = self._tables.get(code)
        if live is not None:
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
        live.replay(stored)
        self._tables[code] = live
        return live

    def start(self) -> None:
        """Begin to forget tables that nobody listens to."""
        self._sweeping = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.forget_idle()

    def forget_idle(self) -> None:
        """Drop from memory what nobody needs now; the store remembers."""
        self._tables = {code: live for code, live in self._tables.items() if not live.idle}

    def farewell(self) -> None:
        """The server is about to stop: take on nothing that lasts, and end what does."""
        self.closing = True
        for ear in self.streams:
            ear.close()

    async def close(self) -> None:
        """Finish what was begun; then everything is in the store, and that is closed."""
        self.closing = True
        if self._sweeping is not None:
            self._sweeping.cancel()
        for live in [*self._tables.values()]:
            await live.close()
        await self.thinker.close()
        await self.recorder.close()
        await self.store.close()


def _id(guest: str, command_id: str) -> str:
    """Of the command that opens a table: sent again, it finds the table that it has opened."""
    return sha256(f"{guest} {command_id}".encode()).hexdigest()


def _empty(code: str, game: str) -> Table:
    of = title(game)
    return Table(code, of.game, tuple(of.bots))


def _no_table(code: str) -> Refused:
    return Refused(Code.NO_SUCH_TABLE, code=code[:CODE_LENGTH])
