"""A bot at somebody else's table: it sits down, gets ready and plays, game after game."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing
from random import Random
from typing import Any, Final

from complot.bots import BUDGET, Bot, Thought
from complot.client.calling import BUSY
from complot.client.declined import Declined, Unreachable
from complot.client.guest import AsyncClient
from complot.client.news import News
from complot.core.contract import Action, Claim, Ending
from complot.core.errors import Code
from complot.core.match import Observation
from complot.core.seats import Seat
from complot.core.value import Value
from complot.games import title
from complot.table import command as commands
from complot.table.push import Place, Push

PATIENCE: Final = 600.0
"""Seconds for which a bot waits for its server to come back."""

TOO_LATE: Final = frozenset({Code.STALE, Code.NOT_YOUR_TURN, Code.GAME_OVER, Code.KICKED})
"""What an answer is refused with when the table went on without it, or without its guest."""

NOT_NOW: Final = frozenset({Code.PAUSED, Code.STOOD_IN})
"""What an answer is refused with that may be right later."""

CHANGED: Final = frozenset(
    {
        Code.ALREADY_SEATED,
        Code.GAME_RUNNING,
        Code.NOT_HOST,
        Code.NOT_READY,
        Code.TABLE_STARTED,
        Code.WRONG_SEATS,
    }
)
"""What anything else is refused with when the table has just become another; it says so itself."""


class Outcome(Value):
    """A game that a bot has played to its end."""

    round: int
    seat: Seat
    ending: Ending


class RemoteBot(ABC):
    """A bot that plays over the network: say what to choose, and run it."""

    @abstractmethod
    def choose(self, observation: Observation[Any]) -> Action | Thought:
        """One of ``observation.legal``; as a thought, with what to say before."""

    def run(
        self,
        address: str,
        code: str,
        name: str,
        token: str | None = None,
        games: int | None = None,
    ) -> tuple[Outcome, ...]:
        """Sit down at a table and play, until the series is over; how the games ended.

        With the token of a guest who sits there already, it plays in that seat. If it is the host,
        it starts as soon as all others are ready. With a number of games it stays for so many, and
        a host goes on to the next by itself; without, it stays for as long as it has a chair.
        """
        return asyncio.run(self.play(address, code, name, token, games))

    async def play(
        self,
        address: str,
        code: str,
        name: str,
        token: str | None = None,
        games: int | None = None,
    ) -> tuple[Outcome, ...]:
        """The same for those who await."""
        async with AsyncClient(address, token, PATIENCE) as guest:
            with ThreadPoolExecutor(1) as mind:
                return await _Player(self, guest, code, games, mind).play(name)


def play(bot: Bot, budget: int = BUDGET, seed: int | None = None) -> RemoteBot:
    """A bot as the server has them, to be run from here: it is asked just as it is there."""
    return _Local(bot, budget, Random(seed))


class _Local(RemoteBot):
    def __init__(self, bot: Bot, budget: int, rng: Random) -> None:
        self.bot = bot
        self.budget = budget
        self.rng = rng

    def choose(self, observation: Observation[Any]) -> Thought:
        return self.bot(observation, self.budget, self.rng)


class _Player:
    """A bot in its seat."""

    def __init__(
        self,
        bot: RemoteBot,
        guest: AsyncClient,
        code: str,
        games: int | None,
        mind: ThreadPoolExecutor,
    ) -> None:
        self.bot = bot
        self.guest = guest
        self.code = code
        self.games = games
        self.mind = mind
        self.outcomes: dict[int, Outcome] = {}
        self.answered: tuple[int, int | None] | None = None
        self._heard: asyncio.Queue[News | Exception] = asyncio.Queue()

    async def play(self, name: str) -> tuple[Outcome, ...]:
        if (await self.guest.see(self.code)).push.table.mine is None:
            await self.guest.sit(self.code, name)
        listening = asyncio.create_task(self._listen())
        try:
            while not self._done(news := await self._latest()):
                await self._react(news)
        finally:
            listening.cancel()
        return tuple(self.outcomes.values())

    async def _listen(self) -> None:
        """Hear everything while the bot thinks, so that it never answers what is long past."""
        try:
            async with aclosing(self.guest.listen(self.code)) as listening:
                async for news in listening:
                    self._heard.put_nowait(news)
        except Exception as failure:
            self._heard.put_nowait(failure)

    async def _latest(self) -> News:
        """What is so now; how games ended that are over by then is kept."""
        while True:
            news = await self._heard.get()
            if isinstance(news, Exception):
                raise news
            self._keep(news.push)
            if self._heard.empty():
                return news

    def _keep(self, push: Push) -> None:
        table = push.table
        if table.ending is not None and table.seat is not None:
            self.outcomes[push.round] = Outcome(push.round, table.seat, table.ending)

    def _done(self, news: News) -> bool:
        own = _own(news.push)
        return own is None or own.stand_in == "kicked" or len(self.outcomes) == self.games

    async def _react(self, news: News) -> None:
        own = _own(news.push)
        if own is not None and own.stand_in is not None:
            await _unless(CHANGED, self.guest.do(self.code, commands.TakeBack()))
            return
        match news.push.table.stage:
            case "lobby":
                await self._get_ready(news.push)
            case "playing":
                await self._answer(news)
            case "over":
                await self._go_on(news.push)

    async def _get_ready(self, push: Push) -> None:
        """Be ready for the deal that is coming; a host deals once all others are."""
        table = push.table
        late = [number for number, each in enumerate(table.places) if not _is_ready(each)]
        if table.host != table.mine:
            if table.mine in late:
                await _unless(CHANGED, self.guest.ready(self.code))
        elif set(late) <= {table.mine} and len(table.places) in title(table.game).game.seats:
            await _unless(CHANGED, self.guest.start(self.code))

    async def _go_on(self, push: Push) -> None:
        """To the next game; where people play, that is for them to say."""
        if self.games is not None and push.table.host == push.table.mine:
            await _unless(CHANGED, self.guest.rematch(self.code))

    async def _say(self, claim: Claim) -> None:
        """Say it now or never: the table waits for what the bot does, not for what it says."""
        try:
            await self.guest.say(self.code, claim, patience=0)
        except Declined as refusal:
            if refusal.status not in BUSY and refusal.code not in TOO_LATE:
                raise
        except Unreachable:
            pass

    async def _answer(self, news: News) -> None:
        owed, seen = (news.push.round, news.push.decision), news.observation
        if news.push.decision is None or seen is None or owed == self.answered:
            return
        if news.push.table.paused:
            return
        loop = asyncio.get_running_loop()
        chosen = await loop.run_in_executor(self.mind, self.bot.choose, seen)
        thought = Thought(chosen) if isinstance(chosen, Action) else chosen
        for claim in thought.says:
            await self._say(claim)
        refused = await _unless(TOO_LATE | NOT_NOW, self.guest.act(news.push, thought.action))
        if refused not in NOT_NOW:
            self.answered = owed


def _own(push: Push) -> Place | None:
    """The chair of the guest who is pushed to."""
    return None if push.table.mine is None else push.table.places[push.table.mine]


def _is_ready(place: Place) -> bool:
    """A bot of the server always is; others once they have added to the deal that is coming."""
    return place.bot is not None or (place.ready and place.sealed)


async def _unless(codes: frozenset[Code], asked: Awaitable[object]) -> str | None:
    """Have it done; refused with one of these codes, it just came at the wrong time."""
    try:
        await asked
    except Declined as refusal:
        if refusal.code not in codes:
            raise
        return refusal.code
    return None
