"""Bots that play from elsewhere, at real tables."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from parlour import running, soon
from processes import Process, on_file

from complot.bots import RandomBot, Thought
from complot.client import AsyncClient, Declined, Outcome, RemoteBot, new_token, play
from complot.core.contract import Action
from complot.core.errors import Code
from complot.core.match import Observation, Said
from complot.games import Title, title, titles
from complot.games.resistance.claims import TakeMe
from complot.table import command as commands
from complot.table.notice import TookBack

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "remote_bot.py"
LINES = 25
"""An example that has more than this is no example."""

SHORT = {"uprising": {"turn_cap": 25}}
"""Options with which random players come to an end."""


class Anything(RemoteBot):
    """Does anything, and counts."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = Random(seed)
        self.chosen = 0

    def choose(self, observation: Observation[Any]) -> Action | Thought:
        self.chosen += 1
        return self.rng.choice(observation.legal)


async def opened(guest: AsyncClient, game: str, bots: int, bot: str = "random") -> str:
    """A table with so many of the server's bots."""
    code = await guest.open(game, "Ana", SHORT.get(game))
    for number in range(bots):
        await guest.add_bot(code, bot, f"Bot {number + 1}")
    return code


def test_the_example_plays_a_whole_game_with_four_bots_of_the_server() -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line]
    assert len(lines) <= LINES
    with running() as address:
        run = subprocess.run(
            [sys.executable, str(EXAMPLE), f"http://{address}"],
            capture_output=True,
            text=True,
            timeout=120,
        )
    assert run.stderr == ""
    assert run.stdout.startswith("Outcome(round=1, seat=")


@pytest.mark.parametrize("each", titles(), ids=lambda each: each.name)
def test_a_bot_of_any_game_plays_from_elsewhere_as_it_is(each: Title) -> None:
    async def story(address: str) -> tuple[Outcome, ...]:
        async with AsyncClient(address) as ana:
            code = await opened(ana, each.name, each.game.seats[0] - 1)
            return await play(RandomBot(), seed=3).play(address, code, "Ana", ana.token, games=1)

    with running() as address:
        (outcome,) = asyncio.run(story(address))
    assert outcome.round == 1
    assert outcome.ending.how


class Pushy(Anything):
    """Wants to be on every team, and says so."""

    def choose(self, observation: Observation[Any]) -> Thought:
        return Thought(self.rng.choice(observation.legal), (TakeMe(),))


def test_bots_and_a_person_play_a_series_and_the_bots_talk() -> None:
    async def story(address: str) -> None:
        async with AsyncClient(address) as ana:
            code = await opened(ana, "resistance", 2, "sensible")
            bots = [Pushy(1), play(title("resistance").bot("sensible"), budget=10, seed=1)]
            names = ("Bea", "Carl")
            running_bots = asyncio.gather(
                *(
                    bot.play(address, code, name, games=2)
                    for bot, name in zip(bots, names, strict=True)
                )
            )
            person = Anything(2)
            for game in (1, 2):

                async def all_ready() -> bool:
                    places = (await ana.see(code)).push.table.places
                    return len(places) == 5 and all(each.ready for each in places[1:])

                await soon(all_ready)
                await ana.start(code)
                async for news in ana.listen(code):
                    if news.push.table.ending is not None:
                        break
                    if news.push.decision is not None:
                        assert news.observation is not None
                        choice = person.choose(news.observation)
                        assert isinstance(choice, Action)
                        await ana.act(news.push, choice)
                assert news.push.round == game
                claims = [event.claim for event in news.events if isinstance(event, Said)]
                assert TakeMe() in claims
                if game == 1:
                    await ana.rematch(code)
            for outcomes in await running_bots:
                assert [each.round for each in outcomes] == [1, 2]

    with running() as address:
        asyncio.run(story(address))


def test_a_bot_goes_on_through_two_kills_of_its_server(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def story() -> None:
        process = Process(on_file(file))
        bot = Anything()
        async with AsyncClient(process.address) as ana:
            code = await opened(ana, "resistance", 4)
            playing = asyncio.create_task(
                bot.play(process.address, code, "Ana", ana.token, games=2)
            )
            for kill in (1, 2):
                while bot.chosen < 4 * kill and not playing.done():
                    await asyncio.sleep(0.001)
                process.kill()
                process = await asyncio.to_thread(process.again)
            outcomes = await playing
            assert [each.round for each in outcomes] == [1, 2]
            assert bot.chosen > 8
        assert process.stop() == -15

    asyncio.run(story())


def test_a_bot_whose_chair_is_gone_goes_home() -> None:
    async def story(address: str) -> tuple[Outcome, ...]:
        token = new_token()
        async with AsyncClient(address) as ana, AsyncClient(address, token) as same:
            code = await ana.open("resistance", "Ana")
            playing = asyncio.create_task(Anything().play(address, code, "Bea", token))

            async def ready() -> bool:
                places = (await ana.see(code)).push.table.places
                return len(places) == 2 and places[1].ready

            await soon(ready)
            await same.leave(code)
            return await playing

    with running() as address:
        assert asyncio.run(story(address)) == ()


def test_a_bot_takes_its_seat_back_and_goes_when_it_is_sent_away() -> None:
    async def story(address: str) -> tuple[Outcome, ...]:
        token = new_token()
        async with AsyncClient(address) as ana, AsyncClient(address, token) as same:
            code = await opened(ana, "resistance", 3)
            playing = asyncio.create_task(Anything().play(address, code, "Bea", token))

            async def ready() -> bool:
                places = (await ana.see(code)).push.table.places
                return len(places) == 5 and places[4].ready and places[4].sealed

            async def taken_back() -> bool:
                news = await ana.see(code)
                own = news.push.table.places[4].stand_in is None
                return own and any(isinstance(each, TookBack) for each in news.events)

            await soon(ready)
            await ana.start(code)
            await same.leave(code)
            await soon(taken_back)
            await ana.do(code, commands.Kick(4))
            return await playing

    with running() as address:
        assert asyncio.run(story(address)) == ()


class Wrong(RemoteBot):
    """Does what nobody may."""

    def choose(self, observation: Observation[Any]) -> Action:
        return title("resistance").game.actions[0]


def test_what_a_bot_does_wrong_is_said_to_its_writer() -> None:
    async def story(address: str) -> None:
        async with AsyncClient(address) as ana:
            code = await opened(ana, "resistance", 4)
            with pytest.raises(Declined) as declined:
                await Wrong().play(address, code, "Ana", ana.token)
            assert declined.value.code == Code.NOT_NOW
            with pytest.raises(Declined) as declined:
                await Anything().play(address, code, "Bea")
            assert declined.value.code == Code.TABLE_STARTED

    with running() as address:
        asyncio.run(story(address))


def test_a_program_that_doesn_t_await_runs_a_bot_too() -> None:
    async def story(address: str) -> tuple[str, str]:
        async with AsyncClient(address) as ana:
            return await opened(ana, "uprising", 0), ana.token

    with running() as address:
        code, _ = asyncio.run(story(address))
        with pytest.raises(Declined):
            Anything().run(address, code, "Ana")  # the name is taken
