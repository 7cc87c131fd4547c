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
from complot.client.declined import Declined
from complot.client.guest import AsyncClient
from complot.client.news import News
from complot.core.contract import Action, Ending
from complot.core.errors import Code
from complot.core.match import Observation
from complot.core.seats import Seat
from complot.core.value import Value
from complot.games import title
from complot.table.push import Push

PATIENCE: Final = 600.0
"""Seconds for which a bot waits for its server to come back."""

TOO_LATE: Final = frozenset({Code.STALE, Code.NOT_YOUR_TURN, Code.GAME_OVER})
"""What an answer is refused with when the table went on without it."""

TOO_EARLY: Final = frozenset(
    {Code.NOT_READY, Code.NOT_HOST, Code.WRONG_SEATS, Code.TABLE_STARTED, Code.GAME_RUNNING}
)
"""What a host's start or rematch is refused with when the table has just changed."""


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
        return news.push.table.mine is None or len(self.outcomes) == self.games

    async def _react(self, news: News) -> None:
        match news.push.table.stage:
            case "lobby":
                await self._get_ready(news.push)
            case "playing":
                await self._answer(news)
            case "over":
                await self._go_on(news.push)

    async def _get_ready(self, push: Push) -> None:
        table = push.table
        assert table.mine is not None
        if table.host != table.mine:
            if not table.places[table.mine].ready:
                await self.guest.ready(self.code)
            return
        others = [each for number, each in enumerate(table.places) if number != table.mine]
        enough = len(table.places) in title(table.game).game.seats
        if enough and all(each.ready for each in others):
            await _unless(TOO_EARLY, self.guest.start(self.code))

    async def _go_on(self, push: Push) -> None:
        """To the next game; where people play, that is for them to say."""
        if self.games is not None and push.table.host == push.table.mine:
            await _unless(TOO_EARLY, self.guest.rematch(self.code))

    async def _answer(self, news: News) -> None:
        owed, seen = (news.push.round, news.push.decision), news.observation
        if news.push.decision is None or seen is None or owed == self.answered:
            return
        loop = asyncio.get_running_loop()
        chosen = await loop.run_in_executor(self.mind, self.bot.choose, seen)
        thought = Thought(chosen) if isinstance(chosen, Action) else chosen
        for claim in thought.says:
            await _unless(TOO_LATE, self.guest.say(self.code, claim))
        await _unless(TOO_LATE, self.guest.act(news.push, thought.action))
        self.answered = owed


async def _unless(codes: frozenset[Code], asked: Awaitable[None]) -> None:
    """Have it done; refused with one of these codes, it just came at the wrong time."""
    try:
        await asked
    except Declined as refusal:
        if refusal.code not in codes:
            raise
