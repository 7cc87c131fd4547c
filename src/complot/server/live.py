"""A table in memory: commands become rows, rows are stored, and only then are they told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec import Raw

from complot.core.errors import Illegal, Refused
from complot.core.seats import Seat
from complot.core.value import Value
from complot.server.failures import traced
from complot.server.listeners import Ear, Listener
from complot.server.messages import Ahead, Suggestion, pushed
from complot.server.refusals import Rejected, WireCode
from complot.server.thinking import Question, seed_for
from complot.store import Conflict, StoreError, StoreFailed
from complot.table import Command, Push, Row, Table
from complot.table import command as commands
from complot.table import row as rows
from complot.table.chair import NOBODY
from complot.table.ruling import decide, decide_for_bot, owing

if TYPE_CHECKING:
    from complot.server.house import House

log = logging.getLogger("complot.server")

AGAIN: Final = 1.0
"""Seconds until a bot whose turn failed takes it again."""


class Turn(Value):
    """A decision that a bot owes."""

    round: int
    seat: Seat
    decision: int
    bot: str

    @property
    def command_id(self) -> str:
        return f"{self.round}-{self.seat}-{self.decision}"


class Live:
    """One table, those who listen to it, and its bots' turns.

    One row at a time: the lock is held from the ruling until the row is stored and applied.
    """

    def __init__(self, house: House, id: str, table: Table) -> None:  # noqa: A002
        self.house = house
        self.id = id
        self.table = table
        self.touched = monotonic()
        self._lock = asyncio.Lock()
        self._listeners: dict[str, Listener] = {}
        self._turns: dict[Turn, asyncio.Task[None]] = {}

    # rows

    async def do(self, guest: str, command_id: str, command: Command) -> int:
        """Have a guest's command done, and return its number among this guest's commands.

        One that was done before is answered as it was then.
        """
        self.touched = monotonic()
        sources = self.house.sources
        seed = sources.seed() if commands.renews(command) else b""

        def ruling() -> Row:
            return decide(self.table, guest, command_id, command, sources.now(), seed)

        async with self._lock:
            return await self._keep(guest, command_id, ruling)

    async def _keep(self, guest: str, command_id: str, ruling: Callable[[], Row]) -> int:
        """Store the row of a ruling, then live it; if another row was quicker, rule again.

        A refusal, too, holds only if the store knows no more of the table than we do.
        """
        while (number := self.table.answered(guest, command_id)) is None:
            try:
                row = ruling()
                await self.house.store.append(self.id, row.seq, rows.write(row))
            except (Refused, StoreFailed):
                if not await self._catch_up():
                    raise
            except Conflict as conflict:
                if not await self._catch_up():  # the store has lost what we were told was kept
                    raise StoreFailed(str(conflict)) from conflict
            else:
                self._live(row)
        return number

    async def _catch_up(self) -> bool:
        """Live what was stored without us; whether there was anything."""
        missed = await self.house.store.rows(self.id, self.table.seq)
        for row in missed:
            self._live(rows.read(row))
        return bool(missed)

    def replay(self, stored: Iterable[bytes]) -> None:
        """Become what the rows tell, then go on: bots that owe a decision are asked."""
        for row in stored:
            self.table.apply(rows.read(row))
        self._ask_bots()

    def _live(self, row: Row) -> None:
        self.table.apply(row)
        for listener in self._listeners.values():
            listener.catch_up(self.table)
        self._ask_bots()

    # listeners

    def push(self, guest: str) -> Push:
        """All that a guest may know now."""
        self.touched = monotonic()
        return self.table.push(guest)

    def ahead(self, guest: str, decision: int, actions: Sequence[int]) -> Ahead:
        """What a guest could do after these choices, which aren't made."""
        self.touched = monotonic()
        seat = owing(self.table, guest, decision)
        seen = self.table.foresee(seat, actions).observation
        return Ahead(decision, self.table.choices(seen.legal))

    async def suggest(self, guest: str, decision: int) -> Suggestion:
        """What the table's first bot would do in the guest's place; never twice the same."""
        self.touched = monotonic()
        seat = owing(self.table, guest, decision)
        bot = next(iter(self.table.bots))
        run, _ = await self._think(seat, bot, decision, self.house.sources.seed())
        codec = self.table.codec
        return Suggestion(decision, self.table.choices(map(codec.action_of, run)))

    def join(self, guest: str, cursor: int, series: int | None) -> Ear:
        """Begin to listen; the first message is what the guest missed."""
        limits = self.house.settings.limits
        if sum(len(each.ears) for each in self._listeners.values()) >= limits.sockets:
            raise Rejected(WireCode.TOO_MANY)
        if guest not in self._listeners:
            self._listeners[guest] = Listener(self.table, guest)
        ear = Ear(limits.waiting)
        ear.say(pushed(self.table.push(guest, cursor, series)))
        self._listeners[guest].ears.add(ear)
        return ear

    def leave(self, guest: str, ear: Ear) -> None:
        """Listen no longer."""
        self.touched = monotonic()
        listener = self._listeners[guest]
        listener.ears.discard(ear)
        if not listener.ears:
            del self._listeners[guest]

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten until somebody asks for it."""
        waited = monotonic() - self.touched
        busy = self._listeners or self._turns or self._lock.locked()
        return not busy and waited > self.house.settings.limits.idle

    # bots

    def _ask_bots(self) -> None:
        for seat, bot in self.table.bots_asked():
            decision = self.table.decision(seat)
            assert decision is not None
            turn = Turn(self.table.round, seat, decision, bot)
            if turn not in self._turns and not self.house.closing:
                self._turns[turn] = asyncio.create_task(self._take(turn))

    async def _take(self, turn: Turn) -> None:
        """A bot's turn; one that failed is taken again, for the whole table waits for it."""
        try:
            while self._owes(turn):
                try:
                    await self._decide(turn)
                except StoreError as failure:
                    log.error("a bot's turn was not stored: %s", type(failure).__name__)
                if self._owes(turn):
                    await asyncio.sleep(AGAIN)
        except Exception as failure:
            log.error("a bot's turn failed: %s", traced(failure))
        finally:
            del self._turns[turn]

    def _owes(self, turn: Turn) -> bool:
        table = self.table
        return turn.round == table.round and table.decision(turn.seat) == turn.decision

    async def _decide(self, turn: Turn) -> None:
        """Think while the drawn time runs: when a bot is done doesn't tell what it holds."""
        seed = seed_for(self.table.seed, turn.seat, turn.decision)
        thinking = self._think(turn.seat, turn.bot, turn.decision, seed)
        pause = asyncio.sleep(self.house.sources.pause(*self.house.settings.bot_pace))
        (run, says), _ = await asyncio.gather(thinking, pause)
        async with self._lock:
            for number, claim in enumerate(says):
                say = commands.Say(Raw(claim))
                await self._keep_for(turn, say, f"{turn.command_id}-{number}")
            await self._keep_for(turn, commands.Act(turn.decision, run), turn.command_id)

    async def _think(
        self, seat: Seat, bot: str, decision: int, seed: bytes
    ) -> tuple[tuple[int, ...], tuple[bytes, ...]]:
        """What a bot does, and what it says before.

        Of a choice that has several parts, and of several that nobody else hears of, all: a bot
        doesn't stop to think where a person wouldn't.
        """
        run: tuple[int, ...] = ()
        says: tuple[bytes, ...] = ()
        seen = self.table.foresee(seat, run).observation
        while len(run) < commands.MOST_ACTIONS:
            question = Question(
                self.table.game.name,
                bot,
                seen,
                self.house.settings.bot_budget,
                sha256(b"%b %d" % (seed, len(run))).digest() if run else seed,
            )
            reply = await self.house.thinker.think(question)
            run += (reply.action,)
            says += reply.says
            if self.table.decision(seat) != decision:
                break
            try:
                foresight = self.table.foresee(seat, run)
            except Illegal:
                break
            seen = foresight.observation
            if not foresight.secret or not seen.legal:
                break
        return run, says

    async def _keep_for(
        self, turn: Turn, command: commands.Act | commands.Say, command_id: str
    ) -> None:
        def ruling() -> Row:
            now = self.house.sources.now()
            return decide_for_bot(self.table, turn.seat, command, command_id, now)

        if not self._owes(turn):  # another process was quicker
            return
        try:
            await self._keep(NOBODY, command_id, ruling)
        except Refused as refusal:
            log.error("the bot %s was refused: %s", turn.bot, refusal.code)

    async def close(self) -> None:
        """Let the bots rest, and wait for the row that is being stored."""
        turns = [*self._turns.values()]
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)
        async with self._lock:
            pass
