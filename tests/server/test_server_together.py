"""Two processes serve the same tables. One is killed, or what they share goes away for a while:
nobody loses anything, and play goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from statistics import median
from time import monotonic

import asyncpg
import pytest
from parlour import LOOSE
from players import PATIENCE, Player, acknowledged, check_kept, check_told, goes_on, seated
from processes import Process

from complot.server.settings import Settings
from services import Postgres, Redis, Service
from waiting import within

OUTAGE = 20.0
"""Seconds for which a service is away."""

LONGEST = 30.0
"""Seconds after which everybody goes on, however slow the machine is; how long it really took is
told."""

AN_EVENING = 50
"""So often is one of them killed before all go to new tables: a series has an end."""

AGAIN = 0.1
"""Seconds between two tries of somebody who is told to try again."""

TABLES = (("resistance", 5, 0), ("resistance", 3, 2), ("secrets", 5, 0), ("uprising", 2, 0))


async def kept(url: str) -> dict[str, list[bytes]]:
    """The rows in a database, by their tables' codes, in order."""
    found: dict[str, list[bytes]] = {}
    db = await asyncpg.connect(url)
    query = 'SELECT code, "row" FROM log JOIN tables ON id = table_id ORDER BY table_id, seq'
    for code, row in await db.fetch(query):
        found.setdefault(code, []).append(row)
    await db.close()
    return found


class Evening:
    """People at tables that two processes serve, half of whom come to each."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.processes = [Process(settings), Process(settings)]
        self.over = asyncio.Event()
        self.players: list[Player] = []
        self.homes: list[str] = []
        """Where each of them comes first, and comes back to."""

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """While they play; at the end all that they know to be done is there, and as they know."""
        addresses = [process.address for process in self.processes]
        self.players = await seated(addresses[0], TABLES, greet=True)
        self.homes = [addresses[number % 2] for number in range(len(self.players))]
        playing = [
            asyncio.create_task(player.persist(orders, self.over, AGAIN))
            for player, home in zip(self.players, self.homes, strict=True)
            for orders in [[home, *(each for each in addresses if each != home)]]
        ]
        try:
            await self._while(playing, goes_on(self.players, 50))
            yield
            await self._while(playing, self.go_on_everywhere())
        finally:
            self.over.set()
            for process in self.processes:
                await asyncio.to_thread(process.stop)
            await asyncio.gather(*playing)
        stored = await kept(self.settings.db)
        check_kept(self.players, stored)
        check_told(self.players, stored)

    async def _while(self, playing: list[asyncio.Task[None]], waiting: object) -> None:
        """Wait for this, unless somebody can't play on."""
        task = asyncio.ensure_future(waiting)  # type: ignore[call-overload]
        await asyncio.wait([task, *playing], return_when=asyncio.FIRST_COMPLETED)
        for each in playing:
            if each.done():
                each.result()
        await task

    async def all_at_home(self) -> None:
        """Have everybody go where it came first; it is there when something was done for it."""
        homes = list(zip(self.players, self.homes, strict=True))
        until = monotonic() + PATIENCE
        while strays := [each for each, home in homes if each.known_by != home]:
            assert monotonic() < until, "they don't get in again"
            for stray in strays:
                if stray.known_by == stray.guest.address:
                    await stray.hang_up()
            await asyncio.sleep(0.01)

    async def kill(self, victim: int) -> list[float]:
        """Kill a process, with all its guests at it: after how many seconds something was done by
        the other for each of them. Then it is there again, and they are."""
        dead, other = self.processes[victim], self.processes[1 - victim]
        guests = [player for player in self.players if player.guest.address == dead.address]
        began = monotonic()
        dead.kill()
        done = [guest.first_done(other.address, began) for guest in guests]
        waits = [each.at - began for each in await within(LONGEST, asyncio.gather(*done))]
        self.processes[victim] = await asyncio.to_thread(dead.again)
        await self.all_at_home()
        return waits

    async def go_on_everywhere(self) -> float:
        """Wait until something new is done at every table; after how many seconds it was."""
        began = monotonic()
        tables = {player.code for player in self.players}
        at_tables = [[each for each in self.players if each.code == code] for code in tables]
        await asyncio.gather(*(goes_on(players, 1) for players in at_tables))
        return monotonic() - began


def run(settings: Settings, story: Callable[[Evening], object]) -> None:
    async def whole() -> None:
        evening = Evening(settings)
        async with evening.playing():
            await story(evening)  # type: ignore[misc]

    asyncio.run(whole())


def test_one_of_two_processes_is_killed_and_its_guests_go_on_with_the_other(
    postgres: Postgres, pytestconfig: pytest.Config, figures: Callable[[str], None]
) -> None:
    """Each of them: what it says or does itself is done by the other."""
    kills = int(pytestconfig.getoption("kills"))
    rng = Random(7)
    waits: list[float] = []

    async def story(many: int, evening: Evening) -> None:
        await evening.all_at_home()
        for _ in range(many):
            await goes_on(evening.players, rng.choice((0, 1, 10, 50)))
            await asyncio.sleep(rng.uniform(0, 0.05))
            waits.extend(await evening.kill(rng.randrange(2)))

    for done in range(0, kills, AN_EVENING):
        settings = Settings(port=0, db=postgres.database(), bot_pace=(0, 0), limits=LOOSE)
        run(settings, partial(story, min(AN_EVENING, kills - done)))
    waits.sort()
    soon = sum(wait <= 2 for wait in waits) / len(waits)
    figures(
        f"{kills} kills of one of two processes: {len(waits)} times a guest went on with the other,"
        f" after {median(waits):.2f} s (p95 {waits[len(waits) * 95 // 100]:.2f} s,"
        f" most {waits[-1]:.2f} s; {soon:.1%} within 2 s)"
    )


def outage(settings: Settings, service: Service, *, silent: bool) -> float:
    """The service goes away and comes back; without it nothing is done, or all the same. After how
    many seconds all go on."""
    waits: list[float] = []

    async def story(evening: Evening) -> None:
        await asyncio.to_thread(service.stop)
        try:
            await asyncio.sleep(OUTAGE / 4)
            before = acknowledged(evening.players)
            await asyncio.sleep(OUTAGE * 3 / 4)
            during = acknowledged(evening.players) - before
            assert (during == 0) == silent
        finally:
            await asyncio.to_thread(service.start)
        waits.append(await evening.go_on_everywhere())

    run(settings, story)
    return waits[0]


def test_play_goes_on_by_itself_when_the_database_was_away(
    postgres: Postgres, figures: Callable[[str], None]
) -> None:
    settings = Settings(port=0, db=postgres.database(), bot_pace=(0, 0), limits=LOOSE)
    waited = outage(settings, postgres, silent=True)
    figures(f"PostgreSQL was back after {OUTAGE:.0f} s: every table went on {waited:.2f} s later")


def test_play_goes_on_while_redis_is_away_and_after(
    postgres: Postgres, redis_server: Redis, figures: Callable[[str], None]
) -> None:
    db, redis = postgres.database(), redis_server.url
    settings = Settings(port=0, db=db, redis=redis, bot_pace=(0, 0), limits=LOOSE)
    waited = outage(settings, redis_server, silent=False)
    figures(f"Redis was back after {OUTAGE:.0f} s: every table went on {waited:.2f} s later")
