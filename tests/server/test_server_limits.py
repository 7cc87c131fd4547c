"""Nobody takes more than a share: what is too much is refused, and others feel nothing of it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from random import Random
from typing import Any

import httpx
import pytest
from parlour import NAMES, Guest, Line, act, asked, gathered, last, running, soon
from websockets.exceptions import ConnectionClosed, InvalidStatus

from complot.core.errors import Code, Refused
from complot.server.buckets import ROOMY, Acquaintances, Buckets
from complot.server.description import ROUTES
from complot.server.house import House
from complot.server.identity import Identity
from complot.server.origin import address_of
from complot.server.porter import Porter
from complot.server.refusals import Rejected, WireCode
from complot.server.settings import Limits, Rate, Settings
from complot.server.sources import Sources
from complot.store import Beside, TableRecord, open_store
from complot.store.record import Card
from complot.table.message import NewTable
from waiting import PATIENCE, within

CODE = "BCDFGH"


def told(story: Callable[[str], Awaitable[None]], **settings: Any) -> None:
    """Tell a story at a server with these limits, and whatever else is set."""
    own = {name: settings.pop(name) for name in [*settings] if name in Limits.__struct_fields__}

    async def whole(address: str) -> None:
        await story(address)

    with running(Settings(port=0, db="sqlite://", limits=Limits(**own), **settings)) as address:
        asyncio.run(whole(address))


def too_often(answer: httpx.Response) -> bool:
    """Whether it was refused so, with when to come again both for programs and for proxies."""
    if answer.status_code != 429:
        return False
    fault = answer.json()
    assert fault["code"] == "too_often"
    assert answer.headers["retry-after"] == str(fault["details"]["seconds"])
    assert fault["details"]["seconds"] >= 1
    return True


# counting


def test_a_bucket_gives_so_many_at_once_and_fills_again_with_time() -> None:
    buckets = Buckets(Rate(3, 6.0))
    assert [buckets.take("ana", 0.0) for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    assert buckets.take("bea", 0.0) == 0.0, "another's is another"
    assert buckets.take("ana", 1.5) == pytest.approx(0.5)
    assert buckets.take("ana", 2.0) == 0.0
    assert buckets.take("ana", 2.0) > 0.0
    assert [buckets.take("ana", 100.0) for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]


def test_a_full_bucket_gives_all_of_its_drops_at_any_time() -> None:
    rng = Random(1)
    for many in (1, 3, 7):
        for _ in range(1000):
            now = rng.uniform(1000, 2000)
            buckets = Buckets(Rate(many, 3600.0))
            assert {buckets.take("ana", now) for _ in range(many)} == {0.0}
            assert buckets.is_empty("ana", now)
            assert buckets.take("ana", now) > 0


def test_no_rate_is_no_limit_and_a_crowd_has_so_many_times_as_much() -> None:
    endless = Buckets(Rate(0))
    assert {endless.take("ana", 0.0) for _ in range(1000)} == {0.0}
    assert len(endless) == 0
    crowd = Buckets(Rate(2, 10.0), 3)
    assert [crowd.take("room", 0.0) > 0 for _ in range(7)] == [False] * 6 + [True]


def test_buckets_that_are_full_again_are_forgotten() -> None:
    buckets = Buckets(Rate(1, 1.0))
    for number in range(100 * ROOMY):
        buckets.take(f"{number}", number / ROOMY)
        assert len(buckets) <= 2 * ROOMY + 2


def test_who_was_here_lately_is_known() -> None:
    known = Acquaintances(10.0)
    assert not known.knows("ana", 100.0)
    known.meet("ana")
    assert known.knows("ana", 109.0)
    assert known.knows("ana", 111.0)
    assert known.knows("ana", 125.0)
    assert not known.knows("ana", 150.0)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("unknown", "unknown"),
        ("x" * 900, "x" * 64),
    ],
)
def test_a_household_is_one_address(host: str, counted: str) -> None:
    assert address_of({"client": (host, 5)}) == counted
    assert address_of({"client": None}) == ""


def test_a_made_up_key_is_a_new_guest_each_time() -> None:
    porter = Porter(Limits(guests=Rate(3, 60.0)), now=lambda: 1000.0)
    for name in ("ana", "bea", "carl"):
        porter.meet(Identity(name, "here"))
    for name in ("ana", "bea", "carl"):
        porter.meet(Identity(name, "here"))
    porter.meet(Identity("dina", "elsewhere"))
    with pytest.raises(Rejected) as refused:
        porter.meet(Identity("eli", "here"))
    assert (refused.value.code, refused.value.details) == (WireCode.TOO_OFTEN, {"seconds": 20})


def test_of_many_guesses_at_once_none_is_answered_beyond_the_limit() -> None:
    now = [1000.0]
    porter = Porter(Limits(misses=Rate(2, 60.0)), now=lambda: now[0])

    def missed() -> None:
        with porter.guessing("here", CODE):
            raise Refused(Code.NO_SUCH_TABLE, code=CODE)

    for _ in range(10):
        with porter.guessing("here", "BCDFGH"), porter.guessing("here", "CDFGHJ"):
            assert porter.doubts("here")
            with pytest.raises(Rejected), porter.guessing("here", "DFGHJK"):
                pass
            with porter.guessing("here", "CDFGHJ"):  # another who follows the same link
                pass
        assert not porter.doubts("here"), "who was right has used up nothing"
    for _ in range(2):
        with pytest.raises(Refused):
            missed()
    assert porter.doubts("here")
    assert not porter.doubts("there")
    now[0] += 30
    with pytest.raises(Refused):
        missed()
    with pytest.raises(Rejected):
        missed()


# over HTTP


def test_commands_words_and_tables_have_their_rates() -> None:
    async def story(address: str) -> None:
        ana, bea = Guest(address, "Ana"), Guest(address, "Bea")
        code = await ana.open()
        await ana.open("second")
        new = {"command_id": "third", "game": "resistance", "name": "Ana"}
        assert too_often(await ana.request("POST", "/api/tables", json=new))
        for text in ("one", "two"):
            assert (await ana.send(code, "write", text=text)).status_code == 200
        assert too_often(await ana.send(code, "write", text="three"))
        assert (await ana.send(code, "ready", ready=False)).status_code == 200
        assert too_often(await ana.send(code, "ready", ready=False))
        broken = await ana.request("POST", f"/api/tables/{code}/commands", content="{")
        assert too_often(broken), "it isn't even read"
        assert (await bea.send(code, "sit", name="Bea")).status_code == 200

    told(story, commands=Rate(4, 3600.0), talk=Rate(2, 3600.0), opening=Rate(2, 3600.0))


def test_words_are_as_long_as_the_server_wants_them() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        assert (await ana.send(code, "write", text="ñ" * 10)).status_code == 200
        long = await ana.send(code, "write", text="ñ" * 11)
        assert (long.status_code, long.json()["code"]) == (413, "too_large")
        assert long.json()["details"] == {"most": 10}

    told(story, words=10)


def test_whatever_all_others_hear_of_at_once_counts_as_talk_and_moves_don_t() -> None:
    async def story(address: str) -> None:
        code, people = await gathered(address, 5)
        ana, bea, *_ = people
        for _ in range(3):
            assert (await bea.ready(code)).status_code == 200, "that bea is ready is no news"
        assert (await ana.start(code)).status_code == 200
        loud: list[tuple[str, dict[str, Any]]] = [
            ("pause", {"wanted": True}),
            ("write", {"text": "one moment"}),
            ("pause", {"wanted": False}),
            ("nudge", {"chair": 0}),
        ]
        for kind, fields in loud:
            assert (await bea.send(code, kind, **fields)).status_code == 200, kind
        for kind, fields in [*loud, ("leave", {}), ("replace", {"chair": 0, "agree": True})]:
            assert too_often(await bea.send(code, kind, **fields)), kind
        moved: list[Guest] = []
        while bea not in moved:
            moved = await asked(people, code)
            for guest in moved:
                assert (await act(guest, code, last)).status_code == 200

    # sitting down and getting ready are two; then four more
    told(story, talk=Rate(6, 36000.0), crowd=100)


def test_a_look_at_what_is_left_of_games_counts_once() -> None:
    async def story(address: str) -> None:
        ana = Guest(address, "Ana")
        code = await ana.open()
        statuses = [
            (await ana.request("GET", f"/api/tables/{code}/replays")).status_code for _ in range(3)
        ]
        assert statuses == [200, 200, 429]

    told(story, looks=Rate(2, 3600.0))


def test_looks_and_suggestions_have_theirs() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        await ana.see(code)
        ahead = f"/api/tables/{code}/ahead?decision=1"
        assert (await ana.request("GET", ahead)).status_code == 409
        assert too_often(await ana.request("GET", ahead))
        assert too_often(await ana.request("GET", f"/api/tables/{code}"))
        suggestion = f"/api/tables/{code}/suggestion?decision=1"
        assert (await ana.request("GET", suggestion)).status_code == 409
        assert too_often(await ana.request("GET", suggestion))

    told(story, looks=Rate(2, 3600.0), suggestions=Rate(1, 3600.0))


def test_an_address_has_its_share_whoever_asks_from_it() -> None:
    async def story(address: str) -> None:
        for name in NAMES[:4]:
            answer = await Guest(address, name).request("GET", "/api/me")
            assert answer.status_code == 200
        assert too_often(await Guest(address, "Eli").request("GET", "/api/me"))
        assert (await Guest(address, "Ana").request("GET", "/healthz")).status_code == 200

    told(story, guests=Rate(4, 3600.0))


def test_a_flood_of_requests_is_turned_away_at_the_door_and_another_address_isn_t() -> None:
    async def story(address: str) -> None:
        ana = Guest(address, "Ana")
        there = {"x-forwarded-for": "192.0.2.1, 198.51.100.7"}
        for path in ("/healthz", "/api/games", "/nothing.js"):
            assert not too_often(await ana.request("GET", path, headers=there))
        for path in ("/healthz", "/api/games", "/nothing.js"):
            assert too_often(await ana.request("GET", path, headers=there))
        french = {**there, "accept-language": "fr", "origin": "http://evil.example"}
        assert too_often(await ana.request("POST", "/api/tables", headers=french))
        with pytest.raises(InvalidStatus) as refused:
            async with ana.listening(CODE, headers=there):
                pass
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["retry-after"].isdigit()
        spoofed = {"x-forwarded-for": "192.0.2.99, 198.51.100.7"}
        assert too_often(await ana.request("GET", "/healthz", headers=spoofed))
        other = {"x-forwarded-for": "198.51.100.8"}
        assert (await ana.request("GET", "/healthz", headers=other)).status_code == 200

    told(story, requests=Rate(3, 3600.0))


def test_nobody_but_a_trusted_proxy_says_where_others_come_from() -> None:
    async def story(address: str) -> None:
        ana = Guest(address, "Ana")
        for number in range(3):
            headers = {"x-forwarded-for": f"192.0.2.{number}", "x-forwarded-proto": "https"}
            answer = await ana.request("GET", "/healthz", headers=headers)
            assert "strict-transport-security" not in answer.headers
        assert too_often(await ana.request("GET", "/healthz"))

    told(story, requests=Rate(3, 3600.0), trusted_proxies=())


def test_a_guest_who_sits_at_too_many_tables_opens_no_more() -> None:
    async def story() -> None:
        store = await open_store("sqlite://")
        place = House(store, Settings(limits=Limits(tables=2)), Sources())
        for number, stage in enumerate(["lobby", "over", "over", "playing"]):
            await store.create(TableRecord(f"{number}", f"BCDFG{number}", 0))
            card = Card("resistance", stage, False, False, None, ("ana",), b"")
            await store.append(f"{number}", 1, b"", Beside(card))
        with pytest.raises(Rejected) as refused:
            await place.open_table("ana", NewTable("x", "resistance", "Ana"))
        assert refused.value.code is WireCode.TOO_MANY_TABLES
        assert refused.value.details == {"most": 2}
        await place.open_table("bea", NewTable("x", "resistance", "Bea"))
        await place.close()

    asyncio.run(story())


def unseconded(answer: httpx.Response) -> tuple[int, dict[str, Any]]:
    """What is said, but for the second at which it is."""
    fault = answer.json()
    fault["details"].pop("seconds", None)
    return answer.status_code, {**fault, "message": ""}


WAYS = [
    route.path.partition("{code}")[2].replace("{round}", "1")
    + "".join(f"{mark}{name}=1" for mark, name in zip("?&&&", route.query, strict=False))
    for route in ROUTES
    if route.method == "get" and "{code}" in route.path and not route.path.endswith("socket")
]
"""To ask of a table whatever can be asked."""


def test_codes_can_t_be_tried_out_and_nobody_is_shut_out_of_a_table_of_theirs() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        watcher, thief = Guest(address, "Watcher"), Guest(address, "thief")
        assert (await watcher.send(code, "watch", name="Wim")).status_code == 200
        unknown = "BBBBBB" if code != "BBBBBB" else "CCCCCC"
        for way in WAYS:
            missed = await thief.request("GET", f"/api/tables/{unknown}{way}")
            assert (missed.status_code, missed.json()["code"]) == (404, "no_such_table")
        for way in WAYS:
            there, nowhere = [
                await thief.request("GET", f"/api/tables/{each}{way}") for each in (code, unknown)
            ]
            assert too_often(nowhere)
            assert unseconded(there) == unseconded(nowhere)
        there, nowhere = [await thief.send(each, "sit", name="T") for each in (code, unknown)]
        assert too_often(nowhere)
        assert unseconded(there) == unseconded(nowhere)
        for each in (code, unknown):
            async with thief.listening(each) as line:
                assert (await line.hear())["code"] == "too_often"
                assert await closed(line) == 4429
        for guest in (ana, bea, watcher):
            assert (await guest.request("GET", f"/api/tables/{code.lower()}")).status_code == 200
            async with guest.listening(code) as line:
                assert (await line.hear())["kind"] == "push"
        elsewhere = {"x-forwarded-for": "198.51.100.8"}
        there = await thief.request("GET", f"/api/tables/{code}", headers=elsewhere)
        assert there.status_code == 200

    told(story, misses=Rate(len(WAYS), 36000.0))


# by socket


async def closed(line: Line) -> int:
    """Listen until the socket is closed; its code."""
    with suppress(ConnectionClosed):
        while True:
            await line.hear()
    assert line.socket.close_code is not None
    return line.socket.close_code


def test_a_socket_that_floods_is_refused_and_then_closed_while_others_play_on() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        async with ana.listening(code) as flood, bea.listening(code) as calm:
            await flood.hear()
            await calm.hear()
            with suppress(ConnectionClosed):
                for _ in range(500):
                    await flood.say("ready", ready=False)
            assert (await calm.ask("ready", ready=False))["kind"] == "answer"
            assert await closed(flood) == 4429
            heard = [json.loads(frame) for frame in flood.frames]
            refusals = [each for each in heard if each["kind"] == "refusal"]
            assert len(refusals) == 11
            assert {each["code"] for each in refusals} == {"too_often"}
            assert all(each["details"]["seconds"] >= 1 for each in refusals)
            assert all(each["command_id"].startswith("Ana-") for each in refusals)
        async with ana.listening(code) as again:
            assert (await again.hear())["kind"] == "push", "to listen isn't forbidden"

    told(story, commands=Rate(5, 3600.0), patience=10)


def test_a_socket_that_stops_in_time_stays_and_hears_on() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        async with ana.listening(code) as line:
            await line.hear()
            kinds = [(await line.ask("ready", ready=False))["kind"] for _ in range(9)]
            assert kinds == ["answer"] * 3 + ["refusal"] * 6
            assert (await bea.send(code, "write", text="calm down")).status_code == 200
            assert (await line.hear())["events"][0]["text"] == "calm down"

    told(story, commands=Rate(3, 3600.0), patience=6)


def test_a_guest_and_an_address_hold_so_many_sockets() -> None:
    async def story(address: str) -> None:
        code, people = await gathered(address, 3)
        ana, bea, carl = people
        async with AsyncExitStack() as stack:
            for _ in range(2):
                line = await stack.enter_async_context(ana.listening(code))
                assert (await line.hear())["kind"] == "push"
            async with ana.listening(code) as third:
                assert (await third.hear())["code"] == "too_many"
                assert await closed(third) == 4429
            for guest in (bea, carl):
                line = await stack.enter_async_context(guest.listening(code))
                assert (await line.hear())["kind"] == "push"
            async with bea.listening(code) as fifth:
                assert (await fifth.hear())["code"] == "too_many"
        async with bea.listening(code) as line:
            assert (await line.hear())["kind"] == "push", "what was let go is free"

    told(story, lines=2, crowd=2)


def test_strangers_can_t_take_the_room_of_those_who_sit_at_a_table() -> None:
    async def story(address: str) -> None:
        code, people = await gathered(address, 3)
        ana, bea, carl = people
        crowd = [Guest(address, f"stranger {number}") for number in range(3)]
        async with AsyncExitStack() as stack:
            heard = []
            for guest in (*crowd, ana, bea, bea):
                line = await stack.enter_async_context(guest.listening(code))
                heard.append((await line.hear()).get("code"))
            assert heard == [None, None, "too_many", None, None, None]
            assert (await carl.send(code, "leave")).status_code == 200
            line = await stack.enter_async_context(carl.listening(code))
            assert (await line.hear())["code"] == "too_many", "he sits there no longer"
        async with carl.listening(code) as line:
            assert (await line.hear())["kind"] == "push"

    told(story, sockets=2)


# connections


async def dialled(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = address.rpartition(":")
    return await asyncio.open_connection(host, int(port))


def test_who_never_says_what_it_wants_is_not_waited_for() -> None:
    async def story(address: str) -> None:
        silent, writing = await dialled(address)
        slow, typing = await dialled(address)
        typing.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")

        async def dawdle() -> None:
            with suppress(ConnectionError):
                while True:
                    typing.write(b"a")
                    await typing.drain()
                    await asyncio.sleep(0.05)

        dawdling = asyncio.create_task(dawdle())
        for reader in (silent, slow):
            with suppress(ConnectionError):
                assert await within(PATIENCE, reader.read()) == b""
        dawdling.cancel()
        for writer in (writing, typing):
            writer.close()

    told(story, head=0.4)


def test_one_who_pauses_within_the_second_request_is_not_waited_for_either() -> None:
    async def story(address: str) -> None:
        reader, writer = await dialled(address)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTT")
        with suppress(ConnectionError):
            text = await within(PATIENCE, reader.read())
            assert text.count(b"HTTP/1.1 200") == 1
        writer.close()

    told(story, head=3.0)  # in which it reads the first, however slow it is


def test_a_body_that_doesn_t_come_is_refused() -> None:
    async def story(address: str) -> None:
        reader, writer = await dialled(address)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
        text = await within(PATIENCE, reader.readuntil(b"}"))
        assert text.startswith(b"HTTP/1.1 408")
        assert b"too_slow" in text
        writer.close()

    told(story, body=0.3)


def test_a_socket_and_a_slow_game_outlive_the_time_for_a_head() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        async with ana.listening(code) as line:
            await line.hear()
            await asyncio.sleep(3.5)
            assert (await line.ask("ready", ready=False))["kind"] == "answer"

    told(story, head=3.0)


def test_an_address_holds_so_many_connections_whatever_they_become() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)

        async def idle_too() -> bool:
            reader, writer = await dialled(address)
            stack.callback(writer.close)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                return b"200" in await within(PATIENCE, reader.readline())
            return False

        async with AsyncExitStack() as stack:
            line = await stack.enter_async_context(ana.listening(code))
            await line.hear()
            assert [await idle_too() for _ in range(4)] == [True, True, False, False]
            assert (await line.ask("ready", ready=False))["kind"] == "answer"
        async with AsyncExitStack() as stack:
            for _ in range(2):
                await soon(idle_too)  # as soon as it is known that those before have hung up
        counted = (await ana.request("GET", "/metrics")).text
        refused = re.search(r'complot_refused_total\{what="connections"\} (\d+)', counted)
        assert refused
        assert int(refused[1]) >= 2

    told(story, connections=3, trusted_proxies=())


# answers


def test_a_head_is_answered_as_a_get_without_its_body() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        for path in ("/", "/healthz", "/api/games", f"/api/tables/{code}", "/api/nothing"):
            got, head = [await ana.request(method, path) for method in ("GET", "HEAD")]
            assert head.status_code == got.status_code
            assert head.content == b""
            for name in ("content-type", "content-length", "cache-control"):
                assert head.headers.get(name) == got.headers.get(name)
        assert (await ana.request("HEAD", f"/api/tables/{code}/commands")).status_code == 405

    told(story)


def test_over_https_a_browser_is_told_to_stay_there_and_else_not() -> None:
    async def story(address: str) -> None:
        ana = Guest(address, "Ana")
        plain = (await ana.request("GET", "/")).headers
        assert "strict-transport-security" not in plain
        assert "camera=()" in plain["permissions-policy"]
        assert plain["cross-origin-resource-policy"] == "same-origin"
        secure = (await ana.request("GET", "/", headers={"x-forwarded-proto": "https"})).headers
        assert secure["strict-transport-security"].startswith("max-age=")

    told(story)
