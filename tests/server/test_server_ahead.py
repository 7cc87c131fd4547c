"""Looking ahead, being advised, and wishing for a side, over the network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
from parlour import Guest, Json, dealt, running, soon

from complot.games import title

Story = Callable[[str], Coroutine[Any, Any, None]]


def told(story: Story) -> None:
    with running() as address:
        asyncio.run(story(address))


async def rebellion(address: str, side: str, bot: bool = True) -> tuple[str, Guest, Guest]:
    """A game of Uprising that has begun, in which Ana is on this side."""
    ana, bea = Guest(address, "Ana"), Guest(address, "Bea")
    asked = {"command_id": f"open-{side}", "game": "uprising", "name": "Ana"}
    code = str((await ana.request("POST", "/api/tables", json=asked)).json()["code"])
    assert (await ana.send(code, "wish", side=side)).status_code == 200
    if bot:
        await ana.send(code, "add_bot", bot="random", name="Bot")
    else:
        await bea.send(code, "sit", name="Bea")
        await bea.ready(code)
    assert (await ana.start(code)).status_code == 200
    return code, ana, bea


async def ahead(guest: Guest, code: str, decision: int, *actions: int) -> httpx.Response:
    query = f"decision={decision}&actions={','.join(map(str, actions))}"
    return await guest.request("GET", f"/api/tables/{code}/ahead?{query}")


async def suggested(guest: Guest, code: str) -> list[Json]:
    decision = (await guest.see(code))["decision"]
    answer = await guest.request("GET", f"/api/tables/{code}/suggestion?decision={decision}")
    assert answer.status_code == 200, answer.text
    actions: list[Json] = answer.json()["actions"]
    return actions


def test_a_whole_set_up_is_suggested_and_sent_in_one_step() -> None:
    async def story(address: str) -> None:
        code, ana, bea = await rebellion(address, "rebel", bot=False)
        before = await bea.see(code)
        one, other = await suggested(ana, code), await suggested(ana, code)
        assert len(one) == 13 + 16
        assert one != other, "each is another one"
        decision = (await ana.see(code))["decision"]
        ids = [choice["id"] for choice in one]
        nothing = await ahead(ana, code, decision)
        for upto in (1, 13, 14, 28):
            after = await ahead(ana, code, decision, *ids[:upto])
            assert ids[upto] in [choice["id"] for choice in after.json()["legal"]]
        assert (await ahead(ana, code, decision)).json() == nothing.json(), "asking does nothing"
        assert await bea.see(code) == before
        assert (await ana.send(code, "act", decision=decision, actions=ids)).status_code == 200
        seen = await bea.see(code)
        assert len(seen["view"]["counters"]) == 8
        assert seen["decision"] is not None

    told(story)


def test_a_look_ahead_is_refused_to_whoever_is_not_asked() -> None:
    async def story(address: str) -> None:
        code, ana, bea = await rebellion(address, "rebel", bot=False)
        owed = (await ana.see(code))["decision"]
        for guest, decision, status, fault in (
            (bea, owed, 422, "not_your_turn"),
            (ana, owed + 1, 409, "stale"),
            (Guest(address, "Zoe"), owed, 403, "not_seated"),
        ):
            for answer in (
                await ahead(guest, code, decision),
                await guest.request("GET", f"/api/tables/{code}/suggestion?decision={decision}"),
            ):
                assert (answer.status_code, answer.json()["code"]) == (status, fault)
        for query in ("", "decision=x", "decision=1&actions=a", "decision=-1", "actions=1"):
            answer = await ana.request("GET", f"/api/tables/{code}/ahead?{query}")
            assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
        answer = await ahead(ana, code, owed, 99_999)
        assert answer.json()["code"] == "unknown_action"

    told(story)


def test_nobody_looks_ahead_past_something_hidden() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address, 5)
        pushes = [(guest, await guest.see(code)) for guest in people]
        leader, push = next((guest, push) for guest, push in pushes if push["legal"])
        team = push["legal"][0]["id"]
        call = (await ahead(leader, code, push["decision"], team)).json()["legal"][0]["id"]
        await leader.send(code, "act", decision=push["decision"], actions=[team, call])
        push = await leader.see(code)
        vote = push["legal"][0]["id"]
        answer = await ahead(leader, code, push["decision"], vote)
        assert answer.json()["code"] == "one_at_a_time"

    told(story)


def test_a_bot_sets_up_in_one_turn() -> None:
    async def story(address: str) -> None:
        code, ana, _ = await rebellion(address, "government")

        async def asked() -> bool:
            return (await ana.see(code))["decision"] is not None

        await soon(asked)
        view = (await ana.see(code))["view"]
        assert (len(view["counters"]), view["scene"]["kind"]) == (8, "posting")

    told(story)


def test_whoever_wishes_for_a_side_alone_gets_it() -> None:
    async def story(address: str) -> None:
        for side, seat in (("rebel", 0), ("government", 1)):
            code, ana, _ = await rebellion(address, side)
            assert (await ana.see(code))["table"]["seat"] == seat

    told(story)


def test_every_action_of_a_game_is_listed_with_its_id() -> None:
    async def story(address: str) -> None:
        zoe = Guest(address, "Zoe")
        for name in ("resistance", "uprising"):
            listed = (await zoe.request("GET", f"/api/games/{name}/actions")).json()
            assert [each["id"] for each in listed] == list(range(len(title(name).game.actions)))
            assert listed[0]["action"]["kind"] == title(name).game.actions[0].kind()
        unknown = await zoe.request("GET", "/api/games/chess/actions")
        assert unknown.json()["code"] == "unknown_game"

    told(story)
