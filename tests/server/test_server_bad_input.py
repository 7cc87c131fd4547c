"""What can't be done is refused with a code, in the reader's language, and nothing changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest
from parlour import Guest, act, asked, dealt, first, gathered, running
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus


def told(story: Callable[[str], Awaitable[None]]) -> None:
    """Tell a story at a fresh server."""

    async def whole(address: str) -> None:
        await story(address)

    with running() as address:
        asyncio.run(whole(address))


def test_an_unknown_code_is_refused_in_the_reader_s_language() -> None:
    async def story(address: str) -> None:
        ana = Guest(address, "Ana")
        for code in ("BCDFGH", "AAAAAA", "x", "%00", "B" * 500):
            answer = await ana.request("GET", f"/api/tables/{code}")
            assert answer.status_code == 404
            assert answer.json()["code"] == "no_such_table"
        messages = {
            (await ana.request("GET", "/api/tables/BCDFGH", **asked_in)).json()["message"]
            for asked_in in (
                {"params": {"lang": "it"}},
                {"headers": {"accept-language": "fr-CH, en;q=0.8"}},
                {"headers": {"accept-language": "de, es;q=0.5, en;q=0.2"}},
                {"headers": {"accept-language": "q=;;,=,en;q=x"}},
            )
        }
        assert len(messages) == 4
        async with ana.listening("BCDFGH") as line:
            refusal = await line.hear()
            assert (refusal["kind"], refusal["code"]) == ("refusal", "no_such_table")
            with pytest.raises(ConnectionClosedError) as closed:
                await line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404

    told(story)


def test_a_full_table_a_started_one_and_a_taken_name_are_refused() -> None:
    async def story(address: str) -> None:
        code, people = await gathered(address, 5, bots=5)
        zoe = Guest(address, "Zoe")
        full = await zoe.send(code, "sit", name="Zoe")
        assert (full.status_code, full.json()["code"]) == (409, "table_full")
        other = await people[1].start(code)
        assert (other.status_code, other.json()["code"]) == (403, "not_host")
        assert (await people[0].start(code)).status_code == 200
        late = await zoe.send(code, "sit", name="Zoe")
        assert (late.status_code, late.json()["code"]) == (409, "table_started")
        stranger = await zoe.send(code, "act", decision=1, actions=[0])
        assert (stranger.status_code, stranger.json()["code"]) == (403, "not_seated")

    told(story)


def test_an_answer_to_an_earlier_decision_is_stale_and_changes_nothing() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address)
        (leader,) = await asked(people, code)
        owed = (await leader.see(code))["decision"]
        await act(leader, code, first)
        before = await leader.see(code)
        late = await leader.send(code, "act", decision=owed, actions=[first(before)])
        assert (late.status_code, late.json()["code"]) == (409, "stale")
        waiting = next(each for each in people if each is not leader)
        wrong = await waiting.send(code, "act", decision=1, actions=[first(before)])
        assert (wrong.status_code, wrong.json()["code"]) == (422, "not_your_turn")
        assert await leader.see(code) == before

    told(story)


BROKEN = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    '{"command_id": "x"}',
    '{"command_id": "", "command": {"kind": "leave"}}',
    '{"command_id": "x", "command": {"kind": "fly"}}',
    '{"command_id": "x", "command": {"kind": "sit", "name": ""}}',
    '{"command_id": "x", "command": {"kind": "sit", "name": "' + "x" * 25 + '"}}',
    '{"command_id": "x", "command": {"kind": "sit", "name": "\\ud800"}}',
    '{"command_id": "x", "command": {"kind": "act", "decision": "1", "actions": [1]}}',
    '{"command_id": "x", "command": {"kind": "act", "decision": 1, "actions": []}}',
    '{"command_id": "x", "command": {"kind": "act", "decision": 1e999, "actions": [1]}}',
    '{"command_id": "x", "command": {"kind": "say", "claim": ' + "[" * 7000 + "]" * 7000 + "}}",
    '{"command_id": "' + "x" * 65 + '", "command": {"kind": "leave"}}',
]


def test_what_can_t_be_read_is_refused_and_the_socket_stays() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        before = await bea.see(code)
        async with ana.listening(code) as line:
            await line.hear()
            frames: list[str | bytes] = [*BROKEN, b"\x00\x01"]
            for text in frames:
                await line.socket.send(text)
                refusal = await line.hear()
                assert (refusal["kind"], refusal["code"]) == ("refusal", "malformed"), text
            assert (await line.ask("leave"))["kind"] == "answer"
        for text in BROKEN:
            answer = await bea.request("POST", f"/api/tables/{code}/commands", content=text)
            assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), text
        assert (await bea.see(code))["cursor"] == before["cursor"] + 1

    told(story)


ODD = [
    {"kind": "act", "decision": 10**30, "actions": [0]},
    {"kind": "act", "decision": 1, "actions": [10**30]},
    {"kind": "act", "decision": 1, "actions": [-1]},
    {"kind": "remove_bot", "chair": 10**30},
    {"kind": "remove_bot", "chair": -1},
    {"kind": "add_bot", "bot": "x" * 9000, "name": "Bot"},
    {"kind": "choose", "options": {"targeting": 10**30}},
    {"kind": "choose", "options": {"x" * 9000: 1}},
    {"kind": "create", "game": "resistance", "name": "Ana"},
    {"kind": "write", "text": "  "},
    {"kind": "say", "claim": {"kind": "nothing"}},
    {"kind": "rematch"},
]


def test_odd_commands_are_refused_with_few_words() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        before = await ana.see(code)
        for command in ODD:
            body = {"command_id": json.dumps(command)[:60], "command": command}
            answer = await ana.request("POST", f"/api/tables/{code}/commands", json=body)
            assert 400 <= answer.status_code < 500, answer.text
            assert len(answer.content) < 1000
        assert await ana.see(code) == before
        for wrong in ({"game": "chess"}, {"options": {"x": 1}}, {"name": " "}, {"game": 1}):
            new = {"command_id": "n", "game": "resistance", "name": "Ana", **wrong}
            answer = await ana.request("POST", "/api/tables", json=new)
            assert answer.status_code == 422, answer.text

    told(story)


def test_too_much_is_refused() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        large = json.dumps({"command_id": "x", "command": {"kind": "write", "text": "x" * 17000}})
        answer = await ana.request("POST", f"/api/tables/{code}/commands", content=large)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        async with ana.listening(code) as line:
            await line.hear()
            await line.socket.send(large)
            with pytest.raises(ConnectionClosedError) as closed:
                await line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        async with ana.listening(code) as line:
            assert (await line.hear())["table"]["mine"] == 0

    told(story)


def test_a_page_of_another_site_is_turned_away() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        for origin in ("http://evil.example", "null", "https://", f"http://{address}.evil.example"):
            headers = {"origin": origin}
            answer = await ana.request("POST", "/api/tables", json={}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
            with pytest.raises(InvalidStatus) as refused:
                async with ana.listening(code, headers={"Origin": origin}):
                    pass
            assert refused.value.response.status_code == 403
        own = {"Origin": f"http://{address}"}
        async with ana.listening(code, headers=own) as line:
            assert (await line.hear())["table"]["mine"] == 0
        done = await ana.request(
            "POST",
            f"/api/tables/{code}/commands",
            json={"command_id": "x", "command": {"kind": "ready", "ready": False}},
            headers=own,
        )
        assert done.status_code == 200

    told(story)


def test_unknown_paths_and_methods_are_refused_with_a_code() -> None:
    async def story(address: str) -> None:
        ana = Guest(address, "Ana")
        for method, path, status, code in (
            ("GET", "/api", 404, "no_such_page"),
            ("GET", "/api/nothing/here", 404, "no_such_page"),
            ("DELETE", "/api/tables", 405, "not_allowed"),
            ("POST", "/healthz", 405, "not_allowed"),
        ):
            answer = await ana.request(method, path)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://{address}/api/nothing", proxy=None):
                pass

    told(story)
