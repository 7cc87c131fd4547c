"""Whole games over the network."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

from parlour import Json, Line, asked, at_random, dealt, gathered, running


def test_five_guests_play_a_whole_game_over_their_sockets() -> None:
    async def story(address: str) -> None:
        code, people = await gathered(address, 5)
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(each.listening(code)) for each in people]
            for line in lines:
                await line.hear()
            await lines[0].start()
            for line in lines[1:]:
                await line.until(lambda heard: heard["kind"] == "push" and heard["view"])
            await asyncio.gather(
                *(line.play(at_random(seed)) for seed, line in enumerate(lines, start=1))
            )
            ends = [line.push for line in lines]
        for line, end in zip(lines, ends, strict=True):
            heard = [event for frame in _pushes(line) for event in frame["events"]]
            seen = await line.guest.see(code)
            assert heard == seen["events"]
            assert {**seen, "events": []} == {
                **{name: value for name, value in end.items() if name != "kind"},
                "events": [],
            }
        assert len({end["view"]["scene"]["winner"] for end in ends}) == 1
        assert [event["kind"] for event in ends[0]["events"]][-1] == "roles_revealed"

    with running() as address:
        asyncio.run(story(address))


def _pushes(line: Line) -> list[Json]:
    frames = [json.loads(frame) for frame in line.frames]
    return [frame for frame in frames if frame["kind"] == "push"]


def test_one_guest_and_four_bots_play_to_the_end_and_again() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1, bots=4)
        async with ana.listening(code) as line:
            await line.hear()
            for game in (1, 2):
                await line.start()
                await line.play(at_random(game))
                assert line.push["round"] == game
                said = [event for event in (await ana.see(code))["events"] if "claim" in event]
                assert said, "bots talk"
                await line.ask("rematch")
                assert line.push["table"]["stage"] == "lobby"
                assert line.push["cursor"] == 0

    with running() as address:
        asyncio.run(story(address))


def test_a_reconnect_hears_just_what_was_missed() -> None:
    async def story(address: str) -> None:
        code, people = await gathered(address, 5)
        ana, bea, *_ = people
        async with bea.listening(code) as line:
            before = await line.hear()
        await ana.send(code, "write", text="one")
        await ana.send(code, "write", text="two")
        async with bea.listening(code, before["cursor"], before["round"]) as line:
            missed = await line.hear()
            assert [event["text"] for event in missed["events"]] == ["one", "two"]
            assert missed["cursor"] == before["cursor"] + 2
            assert missed["table"] == before["table"]
        async with bea.listening(code, missed["cursor"], missed["round"]) as line:
            assert (await line.hear())["events"] == []
        for cursor, series in ((999, 1), (3, 7), (None, None)):
            async with bea.listening(code, cursor, series) as line:
                whole = await line.hear()
                assert len(whole["events"]) == whole["cursor"] == missed["cursor"]
        async with bea.listening(f"{code}".lower(), "x", "-1") as line:  # type: ignore[arg-type]
            assert (await line.hear())["cursor"] == missed["cursor"]

    with running() as address:
        asyncio.run(story(address))


def test_a_second_device_of_a_guest_hears_and_does_the_same() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address)
        (leader,) = await asked(people, code)
        async with leader.listening(code) as phone, leader.listening(code) as desk:
            assert await phone.hear() == await desk.hear()
            choice = phone.push["legal"][0]["id"]
            await phone.ask("act", decision=phone.push["decision"], actions=[choice])
            assert await desk.hear() == phone.push
            again = await desk.ask("act", decision=phone.push["decision"] - 1, actions=[choice])
            assert (again["kind"], again["code"]) == ("refusal", "stale")

    with running() as address:
        asyncio.run(story(address))


def test_a_command_sent_again_is_done_once_and_answered_alike() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        async with bea.listening(code) as line:
            await line.hear()
            first = await ana.send(code, "write", text="hello", command_id="same")
            await ana.send(code, "write", text="more")
            again = await ana.send(code, "write", text="hello", command_id="same")
            assert first.json() == again.json() == {"seq": first.json()["seq"]}
            by_socket = await line.ask("write", text="hi", command_id="same")
            assert by_socket["kind"] == "answer", "another guest's id is another id"
            assert (await line.ask("write", text="hi", command_id="same")) == by_socket
            assert len((await bea.see(code))["events"]) == 6
        assert await ana.open() == code
        assert await ana.open("another") != code

    with running() as address:
        asyncio.run(story(address))
