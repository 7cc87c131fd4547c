"""Hidden means absent: not a byte tells what a guest may not know."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

from parlour import (
    Guest,
    act,
    asked,
    dealt,
    first,
    gathered,
    key_of,
    last,
    running,
)

from complot.server.identity import guest_of


async def on_a_mission(code: str, people: list[Guest]) -> list[Guest]:
    """A team is proposed and approved; who is on it."""
    for _ in range(2):  # the leader proposes, and calls the vote
        (leader,) = await asked(people, code)
        await act(leader, code, first)
    for guest in people:
        await act(guest, code, last)
    return await asked(people, code)


def test_nobody_hears_anything_of_a_mission_card_that_another_has_played() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address)
        one, other = await on_a_mission(code, people)
        stranger = Guest(address, "Zoe")
        listening = [stranger, *people]
        async with AsyncExitStack() as stack:
            lines = {
                each.name: await stack.enter_async_context(each.listening(code))
                for each in listening
            }
            for line in lines.values():
                await line.hear()
            before = {each.name: await each.see(code) for each in listening}
            await act(one, code, last)
            own = await lines[one.name].hear()
            assert own["view"]["scene"]["mine"] is True
            for each in listening:
                if each is not one:
                    assert await lines[each.name].silent()
                    assert await each.see(code) == before[each.name]
            await act(other, code, last)
            for each in listening:
                news = await lines[each.name].hear()
                assert "mission_revealed" in [event["kind"] for event in news["events"]]

    with running() as address:
        asyncio.run(story(address))


def test_the_number_in_an_answer_doesn_t_count_what_others_do() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address)
        team = await on_a_mission(code, people)
        watching = next(each for each in people if each not in team)
        one = (await watching.send(code, "write", text="one")).json()["seq"]
        await act(team[0], code, last)
        assert (await watching.send(code, "write", text="two")).json()["seq"] == one + 1

    with running() as address:
        asyncio.run(story(address))


def test_neither_a_key_nor_a_guest_s_name_for_tables_is_ever_shown() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        for guest in (ana, bea):
            text = json.dumps(await guest.see(code))
            for key in (key_of("Ana"), key_of("Bea")):
                assert key.hex() not in text
                assert guest_of(key) not in text

    with running() as address:
        asyncio.run(story(address))
