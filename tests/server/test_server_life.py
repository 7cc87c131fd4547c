"""A table's life over the wire: lists, presence, clocks, notes, blocks, reports, forgetting."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from parlour import NAMES, Guest, Json, Line, dealt, gathered, key_of, running, soon
from processes import Process, on_file
from websockets.exceptions import ConnectionClosed

from complot.server.identity import guest_of
from complot.server.listing import LONG
from complot.server.manners import reports
from complot.server.settings import Limits, Settings
from complot.server.sources import Sources
from complot.store import open_store

SHORT = Settings(port=0, db="sqlite://", bot_pace=(0, 0), limits=Limits(away=0.1))


async def names(guest: Guest, path: str) -> list[list[str]]:
    answer = await guest.request("GET", path)
    assert answer.status_code == 200
    return [each["names"] for each in answer.json()]


async def closed(line: Line) -> int | None:
    """The code with which a socket ends."""
    with suppress(ConnectionClosed):
        while True:
            await line.hear()
    return line.socket.close_code


def brings(*kinds: str) -> Callable[[Json], bool]:
    """Whether a message tells an event of these kinds."""
    return lambda heard: any(event["kind"] in kinds for event in heard.get("events", ()))


def only_bea_is_away(heard: Json) -> bool:
    """Whether a message shows that; who is slow to listen may have been away before."""
    return [place["away"] for place in heard["table"]["places"]] == [False, True]


def test_a_public_table_at_which_nobody_is_any_more_is_listed_no_longer() -> None:
    async def story(address: str) -> None:
        ana, bea, zoe = (Guest(address, name) for name in ("Ana", "Bea", "Zoe"))
        for guest in (ana, bea):
            code = await guest.open()
            await guest.send(code, "arrange", terms={"public": True})

        async def listed(*wanted: list[str]) -> bool:
            return await names(zoe, "/api/tables") == [*wanted]

        await soon(partial(listed, ["Bea"], ["Ana"]))
        await bea.send(code, "add_bot", bot="sensible", name="Bot")
        await bea.send(code, "leave")
        await soon(partial(listed, ["Ana"]))
        table = (await ana.request("GET", "/api/me/tables")).json()[0]["code"]

        async def away() -> bool:
            now[0] += 1000
            return bool((await zoe.see(table))["table"]["places"][0]["away"])

        await soon(away)
        assert await listed(["Ana"]), "she may be back soon"
        now[0] += LONG
        await soon(listed)
        await ana.see(table)
        await soon(partial(listed, ["Ana"]))

    now = [1_000_000]
    with running(SHORT, Sources(now=lambda: now[0])) as address:
        asyncio.run(story(address))


def test_public_tables_are_listed_while_one_can_sit_down_and_private_ones_never() -> None:
    async def story(address: str) -> None:
        ana, zoe = Guest(address, "Ana"), Guest(address, "Zoe")
        code = await ana.open()
        assert await names(zoe, "/api/tables") == []
        await ana.send(code, "arrange", terms={"public": True})
        assert await names(zoe, "/api/tables") == [["Ana"]]
        await zoe.send(code, "sit", name="Zoe")
        assert await names(zoe, "/api/tables") == [["Ana", "Zoe"]]
        await ana.send(code, "arrange", terms={"public": True, "locked": True})
        assert await names(zoe, "/api/tables") == []

    with running() as address:
        asyncio.run(story(address))


def test_who_only_looks_is_back_before_it_decides_anything() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        async with ana.listening(code) as line:
            await line.until(only_bea_is_away)
            await bea.see(code)
            await line.until(brings("came_back"))

    with running(SHORT) as address:
        asyncio.run(story(address))


def test_my_tables_are_those_at_which_i_sit() -> None:
    async def story(address: str) -> None:
        ana, zoe = Guest(address, "Ana"), Guest(address, "Zoe")
        one, two = await ana.open("one"), await zoe.open("two")
        await zoe.send(one, "sit", name="Zoe")
        assert await names(ana, "/api/me/tables") == [["Ana", "Zoe"]]
        assert await names(zoe, "/api/me/tables") == [["Ana", "Zoe"], ["Zoe"]]
        await zoe.send(one, "leave")
        mine = (await zoe.request("GET", "/api/me/tables")).json()
        assert [each["code"] for each in mine] == [two]

    with running() as address:
        asyncio.run(story(address))


def test_who_isn_t_heard_of_for_a_while_is_away_and_is_back_when_heard_again() -> None:
    async def story(address: str) -> None:
        code, (ana, bea) = await gathered(address, 2)
        async with ana.listening(code) as line:
            await line.until(only_bea_is_away)
            await bea.send(code, "write", text="here!")
            await line.until(brings("came_back"))
            async with bea.listening(code) as other:
                await other.hear()
            await line.until(brings("went_away"))

    with running(SHORT) as address:
        asyncio.run(story(address))


def test_a_reload_is_no_going_away() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        for _ in range(3):
            async with ana.listening(code) as line:
                await line.hear()
        events = (await ana.see(code))["events"]
        assert "went_away" not in [event["kind"] for event in events]

    with running() as address:
        asyncio.run(story(address))


CLOCK = {"kind": "per_decision", "seconds": 5, "grace": 0}


async def timed(address: str) -> tuple[str, Guest]:
    """A game with the shortest clock there is: the clock is the real one."""
    code, (ana, _) = await gathered(address, 2, bots=3)
    clock = {"kind": "per_decision", "seconds": 5, "grace": 0}
    assert (await ana.send(code, "arrange", terms={"clock": clock})).status_code == 200
    assert (await ana.start(code)).status_code == 200
    return code, ana


def test_when_time_is_up_a_bot_decides_and_the_game_goes_on() -> None:
    async def story(address: str) -> None:
        code, ana = await timed(address)
        async with ana.listening(code) as line:
            await line.until(brings("time_up", "decided_for_you"))

    with running() as address:
        asyncio.run(story(address))


def test_a_deadline_outlives_the_server_though_nobody_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    process = Process(on_file(file))
    asyncio.run(timed(process.address))
    process.kill()
    process = process.again()

    async def decided_by_the_clock() -> bool:
        with closing(sqlite3.connect(file)) as db:
            stored = [json.loads(row) for (row,) in db.execute("SELECT row FROM log")]
        return any(row.get("by") == "clock" and row["command"]["kind"] == "act" for row in stored)

    asyncio.run(soon(decided_by_the_clock))
    process.stop()


def test_a_table_without_spectators_shows_nothing_to_others_once_a_game_is_on() -> None:
    async def story(address: str) -> None:
        code, people = await gathered(address, 5)
        zoe = Guest(address, "Zoe")
        await people[0].send(code, "arrange", terms={"spectators": False})
        async with zoe.listening(code) as line:
            await line.hear()
            await people[0].start(code)
            assert await closed(line) == 1013
        answer = await zoe.request("GET", f"/api/tables/{code}")
        assert (answer.status_code, answer.json()["code"]) == (403, "no_spectators")
        async with zoe.listening(code) as line:
            assert (await line.hear())["code"] == "no_spectators"
            assert await closed(line) == 4403
        assert (await people[1].see(code))["table"]["seat"] is not None

    with running() as address:
        asyncio.run(story(address))


def test_notes_are_seen_by_their_writer_alone_and_outlive_the_server(tmp_path: Path) -> None:
    process = Process(on_file(tmp_path / "tables.db"))
    notes = {"text": "Bea lied", "marks": {"Bea": "spy"}, "muted": ["Carl"]}

    async def written() -> tuple[str, list[Guest]]:
        code, people = await gathered(process.address, 3)
        path = f"/api/tables/{code}/notes"
        assert (await people[0].request("PUT", path, json=notes)).json() == notes
        return code, people

    async def read(code: str, people: list[Guest]) -> None:
        path = f"/api/tables/{code}/notes"
        assert (await people[0].request("GET", path)).json() == notes
        empty = {"text": "", "marks": {}, "muted": []}
        assert (await people[1].request("GET", path)).json() == empty

    code, people = asyncio.run(written())
    process.kill()
    process = process.again()
    asyncio.run(read(code, people))
    process.stop()


def test_notes_have_bounds() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        for bad in ({"text": "x" * 4001}, {"muted": ["x"] * 21}, {"marks": {"": "spy"}}):
            answer = await ana.request("PUT", f"/api/tables/{code}/notes", json=bad)
            assert (answer.status_code, answer.json()["code"]) == (422, "malformed")

    with running() as address:
        asyncio.run(story(address))


def test_whom_the_host_has_blocked_finds_no_chair_and_whom_i_have_can_t_nudge_me() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address)
        ana, bea = people[0], people[1]
        blocked = await ana.request("POST", f"/api/tables/{code}/blocks", json={"name": "Bea"})
        assert blocked.status_code == 201
        nudge = await bea.send(code, "nudge", chair=0)
        assert (nudge.status_code, nudge.json()["code"]) == (403, "blocked")
        assert (await bea.send(code, "nudge", chair=2)).status_code == 200
        other = await ana.open("other")
        assert (await bea.send(other, "sit", name="Bea")).json()["code"] == "blocked"
        (entry,) = (await ana.request("GET", "/api/me/blocks")).json()
        assert entry["id"] != guest_of(key_of("Bea")), "who somebody is stays the table's secret"
        assert entry["name"] == "Bea"
        await bea.send(other, "watch", name="Zoe")
        here = (await ana.request("GET", f"/api/tables/{other}/blocks")).json()
        assert here == [{"id": entry["id"], "name": "Zoe"}]
        assert (await bea.request("GET", f"/api/tables/{other}/blocks")).json() == []
        assert (await ana.request("DELETE", f"/api/me/blocks/{entry['id']}")).status_code == 200
        assert (await bea.send(other, "sit", name="Bea")).status_code == 200

    with running() as address:
        asyncio.run(story(address))


def test_nobody_blocks_or_reports_a_bot_or_somebody_who_isn_t_there() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1, bots=1)
        for name in ("Bot 1", "Zoe", "Ana"):
            for path, body in (("blocks", {}), ("reports", {"reason": "spam"})):
                asked = {"name": name, **body}
                answer = await ana.request("POST", f"/api/tables/{code}/{path}", json=asked)
                assert answer.json()["code"] == "unknown_name"

    with running() as address:
        asyncio.run(story(address))


def test_a_report_reaches_the_operator_with_what_was_written(tmp_path: Path) -> None:
    process = Process(on_file(tmp_path / "tables.db"))

    async def story() -> str:
        code, (ana, bea) = await gathered(process.address, 2)
        await bea.send(code, "write", text="something rude")
        asked = {"name": "Bea", "reason": "abuse", "text": "please look"}
        answer = await ana.request("POST", f"/api/tables/{code}/reports", json=asked)
        assert answer.status_code == 201
        return code

    code = asyncio.run(story())
    process.stop()

    async def read() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'tables.db'}")
        (report,) = await reports(store, 0)
        await store.close()
        assert (report.code, report.name, report.reason) == (code, "Bea", "abuse")
        assert (report.text, report.wrote) == ("please look", ("something rude",))

    asyncio.run(read())


def test_who_is_forgotten_leaves_no_name_no_word_and_no_key_and_the_game_goes_on(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.db"
    process = Process(on_file(file))

    async def story() -> None:
        code, people = await dealt(process.address)
        bea, ana = people[1], people[0]
        zoe = Guest(process.address, "Zoe")
        await bea.send(code, "write", text="my secret word")
        await bea.request("PUT", f"/api/tables/{code}/notes", json={"text": "my secret note"})
        other = await bea.open("other")
        await ana.send(other, "sit", name="Ana")
        await zoe.send(code, "watch", name="Zoe")
        await zoe.send(code, "write", text="a murmur")
        for one, name in ((ana, "Bea"), (bea, "Ana")):
            asked = {"name": name, "reason": "spam", "text": "Bea, I mean"}
            assert (
                await one.request("POST", f"/api/tables/{code}/reports", json=asked)
            ).status_code == 201
        async with ana.listening(code) as line:
            await line.hear()
            for guest in (bea, zoe):
                answer = await guest.request("DELETE", "/api/me")
                assert answer.status_code == 200
                assert "Max-Age=0" in answer.headers["set-cookie"]
            heard = await line.until(
                lambda heard: heard["table"]["places"][1]["stand_in"] == "left"
            )
            assert heard["table"]["places"][1]["name"] == "—"
        assert (await bea.see(code))["table"]["mine"] is None
        assert (await bea.request("GET", "/api/me/tables")).json() == []
        assert (await ana.see(other))["table"]["host"] == 0

    asyncio.run(story())
    process.stop()
    left = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for word in ("Bea", "my secret", "Zoe", "a murmur"):
        assert word.encode() not in left, word
    for name in ("Bea", "Zoe"):
        assert guest_of(key_of(name)).encode() not in left
    assert json.dumps("Ana").encode() in left
    assert guest_of(key_of(NAMES[0])).encode() in left
