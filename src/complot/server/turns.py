"""What happens at a table of itself: bots take their turns, and the clock decides for the late."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from msgspec import Raw

from complot.core.errors import Illegal, Refused
from complot.core.seats import Seat
from complot.core.value import Value
from complot.server.failures import traced
from complot.server.logs import note
from complot.server.thinking import Question, seed_for
from complot.store import StoreError
from complot.table import Row
from complot.table import command as commands
from complot.table.chair import NOBODY
from complot.table.ruling import decide_for_bot, decide_for_clock

if TYPE_CHECKING:
    from complot.server.live import Live

T = TypeVar("T")

AGAIN: Final = 1.0
"""Seconds until a bot whose turn failed takes it again."""


class Turn(Value):
    """A decision that a bot makes: its own, or that of somebody whose time is up."""

    round: int
    seat: Seat
    decision: int
    bot: str
    by: Literal["bot", "clock"]

    @property
    def command_id(self) -> str:
        return f"{self.round}-{self.seat}-{self.decision}"


async def _timed(work: Awaitable[T]) -> tuple[T, float]:
    """What comes of it, and when."""
    done = await work
    return done, monotonic()


class Turns:
    """The turns that are being taken at one table, by the process that leads it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._taken: dict[Turn, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        return bool(self._taken)

    def begin(self) -> None:
        """Have every turn taken that is due now, and set the alarm for the next that will be."""
        house = self.live.house
        self.rest()
        if house.closing or not self.live.leads:
            return
        table, now = self.live.table, house.sources.now()
        if not table.company.has_bots and not table.clockwork.running:
            return
        for seat, bot in table.bots_asked():
            self._begin(seat, bot, "bot")
        for seat in table.overdue(now):
            self._begin(seat, table.spare, "clock")
        due = table.due()
        if due is not None and due > now:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later((due - now) / 1000, self.begin)

    def _begin(self, seat: Seat, bot: str, by: Literal["bot", "clock"]) -> None:
        table = self.live.table
        decision = table.decision(seat)
        assert decision is not None
        turn = Turn(table.round, seat, decision, bot, by)
        if turn not in self._taken:
            self._taken[turn] = asyncio.create_task(self._take(turn))

    async def _take(self, turn: Turn) -> None:
        """A turn; one that failed is taken again, for the whole table waits for it."""
        try:
            while self._owes(turn):
                try:
                    await self._decide(turn)
                except StoreError as failure:
                    note("turn_not_stored", logging.ERROR, failure=type(failure).__name__)
                except Exception as failure:
                    note("turn_failed", logging.ERROR, failure=traced(failure))
                if self._owes(turn):
                    await asyncio.sleep(AGAIN)
        finally:
            del self._taken[turn]

    def _owes(self, turn: Turn) -> bool:
        """Whether it is still to be taken, and by us."""
        table = self.live.table
        if not self.live.leads or turn.round != table.round:
            return False
        if table.decision(turn.seat) != turn.decision or table.assent.paused:
            return False
        if turn.by == "clock":
            return turn.seat in table.overdue(self.live.house.sources.now())
        return table.bot_at(turn.seat) == turn.bot

    async def _decide(self, turn: Turn) -> None:
        """Think while the drawn time runs: when a bot is done doesn't tell what it holds.

        One that thought for longer waits for another, or that would be the time of its thought.
        """
        house = self.live.house
        seed = seed_for(self.live.table.seed, turn.seat, turn.decision)
        thinking = self.think(turn.seat, turn.bot, turn.decision, seed)
        drawn = house.sources.pause(*house.settings.bot_pace)
        began = monotonic()
        ((run, says), thought), _ = await asyncio.gather(_timed(thinking), asyncio.sleep(drawn))
        if thought - began > drawn:
            await asyncio.sleep(house.sources.pause(*house.settings.bot_pace))
        async with self.live.lock:
            if turn.by == "bot":  # the clock says nothing in anybody's name
                for number, claim in enumerate(says):
                    say = commands.Say(Raw(claim))
                    await self._keep(turn, say, f"{turn.command_id}-{number}")
            await self._keep(turn, commands.Act(turn.decision, run), turn.command_id)

    async def think(
        self, seat: Seat, bot: str, decision: int, seed: bytes
    ) -> tuple[tuple[int, ...], tuple[bytes, ...]]:
        """What a bot does, and what it says before.

        Of a choice that has several parts, and of several that nobody else hears of, all: a bot
        doesn't stop to think where a person wouldn't.
        """
        table, house = self.live.table, self.live.house
        asked = table.round, decision
        run: tuple[int, ...] = ()
        says: tuple[bytes, ...] = ()
        seen = table.foresee(seat, run).observation
        while len(run) < commands.MOST_ACTIONS:
            question = Question(
                table.game.name,
                bot,
                seen,
                house.settings.bot_budget,
                sha256(b"%b %d" % (seed, len(run))).digest() if run else seed,
            )
            reply = await house.thinker.think(question)
            run += (reply.action,)
            says += reply.says
            if (table.round, table.decision(seat)) != asked:
                break
            try:
                foresight = table.foresee(seat, run)
            except Illegal:
                break
            seen = foresight.observation
            if not foresight.secret or not seen.legal:
                break
        return run, says

    async def _keep(
        self, turn: Turn, command: commands.Act | commands.Say, command_id: str
    ) -> None:
        def ruling() -> Row:
            table, now = self.live.table, self.live.house.sources.now()
            if turn.by == "clock":
                assert isinstance(command, commands.Act)
                return decide_for_clock(table, turn.seat, command, command_id, now)
            return decide_for_bot(table, turn.seat, command, command_id, now)

        if not self._owes(turn):  # another process was quicker, or the player is back
            return
        try:
            await self.live.keep(NOBODY, command_id, ruling)
        except Refused as refusal:
            note("bot_refused", logging.ERROR, bot=turn.bot, code=refusal.code)

    def rest(self) -> None:
        """Let no alarm ring."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def close(self) -> None:
        """Let the bots stop, wherever they are."""
        self.rest()
        turns = [*self._taken.values()]
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)
