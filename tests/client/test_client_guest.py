"""A program as a guest, with a real server at the other end."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from contextlib import aclosing

import pytest
from parlour import Guest, running

from complot.client import AsyncClient, Client, Declined, Unreachable, new_token
from complot.client.news import News
from complot.core.errors import Code, Illegal
from complot.core.match import Said
from complot.games import title
from complot.games.resistance.actions import DrawLeader, Propose
from complot.games.resistance.claims import IAm
from complot.games.resistance.facts import Role
from complot.table import command as commands
from complot.table.notice import SatDown, Wrote
from waiting import PATIENCE


def told(story: Callable[[str], Awaitable[None]]) -> None:
    async def whole(address: str) -> None:
        await story(address)

    with running() as address:
        asyncio.run(whole(address))


async def until(guest: AsyncClient, code: str, right: Callable[[News], bool]) -> News:
    """The first news like that."""
    async with aclosing(guest.listen(code)) as listening:
        async for news in listening:
            if right(news):
                return news
    raise AssertionError


async def asked(code: str, *guests: AsyncClient) -> tuple[AsyncClient, News]:
    """Whoever of them owes a decision first, and what it sees then."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for guest in guests:
                news = await guest.see(code)
                if news.push.decision is not None:
                    return guest, news
            await asyncio.sleep(0.01)


def test_a_guest_opens_a_table_and_others_play_with_it() -> None:
    async def story(address: str) -> None:
        async with AsyncClient(address) as ana, AsyncClient(f"http://{address}/") as bea:
            assert (await ana.games())[0].name == "resistance"
            code = await ana.open("resistance", "Ana", {"targeting": True})
            await bea.sit(code, "Bea")
            for number in range(3):
                await ana.add_bot(code, "sensible", f"Bot {number}")
            await bea.ready(code)
            await ana.start(code)
            seen = (await bea.see(code)).push
            assert seen.table.options == title("resistance").game.options(targeting=True)
            assert [each.name for each in seen.table.places[:2]] == ["Ana", "Bea"]
            guest, owing = await asked(code, ana, bea)
            with pytest.raises(Illegal):
                await guest.act(owing.push, Propose((4, 3)))
            with pytest.raises(Declined) as declined:
                await guest.act(owing.push, DrawLeader(0))
            assert declined.value.code == Code.NOT_NOW
            assert declined.value.status == 422
            assert declined.value.message
            observation = owing.observation
            assert observation is not None
            await guest.act(owing.push, observation.legal[0])
            await guest.act(owing.push, observation.legal[-1])  # which is no second answer
            late = commands.Act(owing.push.decision or 0, (owing.push.legal[-1].id,))
            with pytest.raises(Declined) as declined:
                await guest.do(code, late)
            assert declined.value.code in (Code.STALE, Code.NOT_YOUR_TURN)

    told(story)


def test_what_is_said_is_heard_in_its_own_kind() -> None:
    async def story(address: str) -> None:
        async with AsyncClient(address) as ana, AsyncClient(address) as bea:
            code = await ana.open("resistance", "Ana")
            await bea.sit(code, "Bea")
            for number in range(3):
                await ana.add_bot(code, "random", f"Bot {number}")
            await bea.ready(code)
            await bea.write(code, "a\u2028b\u0085c\nd")
            await ana.start(code)
            claim = IAm(Role.RESISTANCE)
            await bea.say(code, claim)
            news = await until(
                ana, code, lambda news: any(isinstance(each, Said) for each in news.events)
            )
            assert news.events[:2] == (SatDown(0, "Ana"), SatDown(1, "Bea"))
            assert Wrote("Bea", "a\u2028b\u0085c\nd") in news.events
            said = [event for event in news.events if isinstance(event, Said)]
            seat = news.push.table.seating.index(1)
            assert Said(seat, claim) in said
            assert news.observation is not None
            assert said[0] in news.observation.events
            assert not any(isinstance(each, SatDown) for each in news.observation.events)

    told(story)


def test_a_spectator_who_takes_a_seat_over_knows_all_that_the_seat_was_told() -> None:
    async def story(address: str) -> None:
        yan = Guest(address, "Yan")
        async with AsyncClient(address) as ana, AsyncClient(address) as zoe:
            code = await ana.open("resistance", "Ana")
            for number in range(4):
                await ana.add_bot(code, "random", f"Bot {number}")
            await ana.start(code)
            async with yan.listening(code) as line, aclosing(zoe.listen(code)) as listening:
                news = await anext(listening)
                await line.hear()
                assert line.push["table"]["seat"] is None
                await zoe.do(code, commands.Volunteer(1, "Zoe"))
                assert (await yan.send(code, "volunteer", chair=2, name="Yan")).status_code == 200
                await ana.do(code, commands.Replace(1, True, "Zoe"))
                for guest in (ana, zoe):
                    await guest.do(code, commands.Replace(2, True, "Yan"))
                while news.push.table.seat is None:
                    news = await anext(listening)
                whole = await zoe.see(code)
                assert news.events == whole.events[: len(news.events)]
                assert news.observation is not None
                assert whole.observation is not None
                told = news.observation.events
                assert told == whole.observation.events[: len(told)]
                taken = await line.until(lambda heard: heard["table"]["seat"] is not None)
                assert taken["cursor"] == len(taken["events"])

    told(story)


def test_one_looks_ahead_and_asks_for_advice() -> None:
    async def story(address: str) -> None:
        async with AsyncClient(address) as ana, AsyncClient(address) as bea:
            code = await ana.open("uprising", "Ana")
            await bea.sit(code, "Bea")
            await bea.ready(code)
            await ana.start(code)
            (asked,) = [
                guest for guest in (ana, bea) if (await guest.see(code)).push.decision is not None
            ]
            push = (await asked.see(code)).push
            first = push.legal[0].action
            after = await asked.ahead(push, first)
            assert after
            assert first not in after
            advice = await asked.suggestion(push)
            await asked.act(push, *advice)
            assert (await asked.see(code)).push.decision != push.decision

    told(story)


def test_a_token_is_who_one_is() -> None:
    async def story(address: str) -> None:
        token = new_token()
        async with AsyncClient(address, token) as ana:
            code = await ana.open("resistance", "Ana")
        async with AsyncClient(address, token) as again, AsyncClient(address) as other:
            assert (await again.see(code)).push.table.mine == 0
            assert (await other.see(code)).push.table.mine is None
            with pytest.raises(Declined) as declined:
                await again.sit(code, "Bea")
            assert declined.value.code == Code.ALREADY_SEATED

    told(story)


def test_a_command_with_the_same_id_is_done_once() -> None:
    async def story(address: str) -> None:
        async with AsyncClient(address) as ana:
            code = await ana.open("resistance", "Ana")
            hello = commands.Write("hello")
            assert await ana.do(code, hello, "same") == await ana.do(code, hello, "same")
            assert len((await ana.see(code)).events) == 2

    told(story)


def test_a_program_that_doesn_t_await_is_a_guest_like_any_other() -> None:
    with running() as address, Client(address) as ana:
        code = ana.open("resistance", "Ana")
        for number in range(4):
            ana.add_bot(code, "sensible", f"Bot {number}")
        ana.start(code)
        for news in ana.listen(code):
            if news.push.table.ending is not None:
                break
            if news.push.decision is not None:
                ana.act(news.push, news.push.legal[0].action)
        assert ana.see(code).events == news.events
        proof = ana.proof(code, 1)
        assert ana.entropies[code, 1] in [given.entropy for given in proof.entropies]
        assert proof.server_seed is not None
        ana.rematch(code)
        assert ana.see(code).push.round == 2
        with pytest.raises(Declined):
            ana.start("BCDFGH")


def test_both_clients_offer_the_same() -> None:
    def offered(kind: type) -> dict[str, list[str]]:
        return {
            name: list(inspect.signature(method).parameters)
            for name, method in inspect.getmembers(kind, inspect.isfunction)
            if not name.startswith("_")
        }

    assert offered(Client) == offered(AsyncClient)


def test_nobody_at_the_other_end_is_said_after_a_while() -> None:
    async def story() -> None:
        with running() as address:
            pass  # and now nobody listens there
        async with AsyncClient(address, patience=0.2) as ana:
            with pytest.raises(Unreachable):
                await ana.games()
            with pytest.raises(Unreachable):
                await until(ana, "BCDFGH", lambda news: True)

    asyncio.run(story())


def test_a_table_that_isn_t_there_can_t_be_listened_to() -> None:
    async def story(address: str) -> None:
        async with AsyncClient(address) as ana:
            with pytest.raises(Declined) as declined:
                await until(ana, "BCDFGH", lambda news: True)
            assert declined.value.code == Code.NO_SUCH_TABLE

    told(story)
