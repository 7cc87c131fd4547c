"""A table read line by line over plain HTTP: the same messages as by socket, and no byte more."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from parlour import (
    Guest,
    Json,
    act,
    asked,
    dealt,
    first,
    gathered,
    last,
    running,
    soon,
)
from processes import Process, on_file
from readings import reading

from complot.server.house import House
from complot.server.identity import Identity
from complot.server.refusals import Rejected, WireCode
from complot.server.settings import Limits, Settings
from complot.server.sources import Sources
from complot.server.streams import Stream
from complot.store import open_store
from complot.table import command as commands
from complot.table.message import NewTable


def settings(**more: Any) -> Settings:
    return Settings(port=0, db="sqlite://", bot_pace=(0, 0), **more)


def test_a_stream_says_what_a_socket_says() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address)
        (leader,) = await asked(people, code)
        async with leader.listening(code) as line, reading(leader, code) as stream:
            whole = await stream.hear()
            assert whole == await line.hear()
            assert len(whole["events"]) == whole["cursor"]
            await act(leader, code, first)
            assert await stream.hear() == await line.hear()
            headers = stream.answer.headers
            assert headers["content-type"] == "application/x-ndjson"
            assert headers["transfer-encoding"] == "chunked"
            assert headers["x-accel-buffering"] == "no"
            assert "no-store" in headers["cache-control"]
            assert "set-cookie" not in headers

    with running() as address:
        asyncio.run(story(address))


def test_a_reader_who_comes_back_hears_just_what_was_missed() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        async with reading(bea, code) as stream:
            before = await stream.hear()
        await ana.send(code, "write", text="one")
        async with reading(bea, code, cursor=before["cursor"], round=1) as stream:
            missed = await stream.hear()
            assert [event["text"] for event in missed["events"]] == ["one"]
        for query in ({"cursor": 999, "round": 1}, {"cursor": 1, "round": 9}, {"cursor": "x"}):
            async with reading(bea, code, **query) as stream:
                whole = await stream.hear()
                assert len(whole["events"]) == whole["cursor"] == missed["cursor"]

    with running() as address:
        asyncio.run(story(address))


def test_a_stream_is_as_silent_as_a_mission_card_that_nobody_may_know_of() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address)
        for _ in range(2):  # the leader proposes, and calls the vote
            (leader,) = await asked(people, code)
            await act(leader, code, first)
        for guest in people:
            await act(guest, code, last)
        one, other = await asked(people, code)
        listening = [Guest(address, "Zoe"), *(each for each in people if each is not one)]
        async with AsyncExitStack() as stack:
            streams = [await stack.enter_async_context(reading(each, code)) for each in listening]
            before = [await stream.hear() for stream in streams]
            await act(one, code, last)
            refused = await one.send(code, "act", decision=1, actions=[0])
            assert refused.status_code == 422
            await act(other, code, last)
            for stream, push in zip(streams, before, strict=True):
                news = await stream.hear()  # the very next, which an earlier word would have been
                assert "mission_revealed" in [event["kind"] for event in news["events"]]
                assert news["cursor"] == push["cursor"] + len(news["events"])

    with running() as address:
        asyncio.run(story(address))


def test_a_stream_shows_by_blank_lines_that_it_is_alive() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        async with reading(ana, code) as stream:
            assert json.loads(await stream.line())["kind"] == "push"
            assert [await stream.line() for _ in range(3)] == ["", "", ""]
            await ana.send(code, "write", text="hello")
            assert (await stream.hear())["events"][0]["text"] == "hello"

    with running(settings(heartbeat=0.02)) as address:
        asyncio.run(story(address))


def test_a_reader_who_goes_leaves_its_place_to_another() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        async with reading(ana, code) as stream:
            await stream.hear()
            async with reading(ana, code) as second:
                assert second.answer.status_code == 429
                await second.answer.aread()
                assert second.answer.json()["code"] == "too_many"

        async def free() -> bool:
            async with reading(ana, code) as stream:
                return stream.answer.status_code == 200

        await soon(free)
        async with reading(ana, "BCDFGH") as stream:
            assert stream.answer.status_code == 404

    with running(settings(limits=Limits(lines=1))) as address:
        asyncio.run(story(address))


def test_a_reader_who_takes_nothing_holds_up_nobody_and_is_given_up() -> None:
    async def story() -> None:
        house = House(
            await open_store("sqlite://"),
            settings(heartbeat=0.02, limits=Limits(sockets=1)),
            Sources(),
        )
        live = await house.table(await house.open_table("ana", NewTable("1", "resistance", "Ana")))
        stuck, sent = asyncio.Event(), []

        async def send(message: Json) -> None:
            sent.append(message)
            if message.get("body"):
                await stuck.wait()

        async def receive() -> Json:
            await asyncio.Event().wait()
            raise AssertionError

        reader = Stream(house, live, Identity("bea"), (0, None, None))
        answering = asyncio.create_task(reader({}, receive, send))

        async def given_up() -> bool:
            await live.do("ana", f"{live.table.seq}", commands.Write("hello"))
            try:
                live.leave("zoe", live.join("zoe", 0, None))
            except Rejected:
                return False
            return bool(sent)

        await soon(given_up)
        stuck.set()
        await answering
        assert [message.get("more_body") for message in sent] == [None, True, False]
        await house.close()

    asyncio.run(story())


def test_an_answer_that_nobody_waits_for_any_more_leaves_nobody_at_the_table() -> None:
    async def story() -> None:
        house = House(await open_store("sqlite://"), settings(limits=Limits(sockets=1)), Sources())
        live = await house.table(await house.open_table("ana", NewTable("1", "resistance", "Ana")))

        async def send(message: Json) -> None:
            await asyncio.Event().wait()

        async def receive() -> Json:
            return {"type": "http.disconnect"}

        for _ in range(3):
            await Stream(house, live, Identity("bea"), (0, None, None))({}, receive, send)
            live.leave("zoe", live.join("zoe", 0, None))
        await house.settle()
        with pytest.raises(Rejected) as refused:
            await Stream(house, live, Identity("bea"), (0, None, None))({}, receive, send)
        assert refused.value.code is WireCode.UNAVAILABLE
        await house.close()

    asyncio.run(story())


def test_a_server_that_is_stopped_ends_its_streams_well(tmp_path: Path) -> None:
    process = Process(on_file(tmp_path / "tables.db"))

    async def story() -> None:
        code, (ana,) = await gathered(process.address, 1)
        async with reading(ana, code) as stream:
            await stream.hear()
            stopping = asyncio.get_running_loop().run_in_executor(None, process.stop)
            with pytest.raises(StopAsyncIteration):  # not a line that is cut
                await stream.line()
            assert await stopping == -15

    asyncio.run(story())
