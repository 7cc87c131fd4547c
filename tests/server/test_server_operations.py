"""What an operator sees: health, counters and a log, in none of which a secret is."""

from __future__ import annotations

import ast
import asyncio
import json
import logging
import re
import signal
import sqlite3
from contextlib import AsyncExitStack, closing, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from landlord import Landlord, counted, get, serving
from parlour import NAMES, NO_TLS, Guest, at_random, gathered, key_of, running, soon
from websockets.exceptions import ConnectionClosed

from complot.games import title
from complot.server.identity import guest_of
from complot.server.logs import JsonLines, TextLines
from complot.server.settings import Limits, Rate, Settings
from complot.store import open_store
from services import Postgres
from waiting import come_true

ROOT = Path(__file__).parent.parent.parent


def lines_of(landlord: Landlord) -> list[dict[str, Any]]:
    return [json.loads(line) for line in landlord.log.splitlines() if line]


# counters


def test_requests_commands_moves_and_all_the_rest_are_counted() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1, bots=4)
        async with ana.listening(code) as line:
            await line.hear()
            assert (await line.start())["kind"] == "answer"
            assert (await line.start())["kind"] == "refusal"
            await line.play(at_random(1))
            now = counted(address)
        assert now["complot_sockets"] == 1.0
        assert now["complot_tables"] == 1.0
        assert now["complot_tables_opened_total"] == 1.0
        assert now['complot_commands_total{kind="start",outcome="done"}'] == 1.0
        assert now['complot_commands_total{kind="start",outcome="refused"}'] == 1.0
        own = now['complot_commands_total{kind="act",outcome="done"}']
        assert now['complot_moves_total{by="player"}'] == own > 0
        assert now['complot_moves_total{by="bot"}'] > own
        assert now["complot_pushes_total"] >= len(line.frames) - own - 3
        assert now['complot_store_seconds_count{work="append"}'] > own
        assert now["complot_bot_seconds_count"] > 0
        opened = 'complot_requests_total{method="POST",route="/api/tables",status="201"}'
        assert now[opened] == 1.0
        assert now['complot_refused_total{what="commands"}'] == 0.0
        assert any(name.startswith("complot_build_info{") for name in now)
        assert now["process_resident_memory_bytes"] > 1e6
        await soon(lambda: gone(address))
        handshake = "/api/tables/{code}/socket"
        seen = counted(address)
        name = f'complot_requests_total{{method="GET",route="{handshake}",status="101"}}'
        assert seen[name] == 1.0

    async def gone(address: str) -> bool:
        return counted(address)["complot_sockets"] == 0.0

    with running() as address:
        asyncio.run(story(address))


def test_a_caller_makes_up_no_label() -> None:
    with running() as address:
        for path in ("/secret-path", "/a/b/c", "/api/tables/BCDFGH", "/api/nope", "/x.js"):
            get(address, path)
        with httpx.Client(verify=NO_TLS, trust_env=False) as http:
            http.request("BREW", f"http://{address}/pot")
        names = [name for name in counted(address) if name.startswith("complot_requests_total")]
        labels = {re.sub('status="[0-9]+"', "", name) for name in names}
        assert 'complot_requests_total{method="other",route="other",}' in labels
        assert not any("secret" in name or "BREW" in name or "BCDFGH" in name for name in names)


def test_counters_are_for_this_machine_alone_unless_they_have_a_port() -> None:
    with running() as address:
        assert get(address, "/metrics").status_code == 200
        for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
            assert get(address, "/metrics", **{header: "127.0.0.1"}).status_code == 404
    with serving("--metrics-port", "0", "--log", "json") as landlord:
        assert get(landlord.address, "/metrics").status_code == 404
        (port,) = [line["port"] for line in lines_of(landlord) if line["event"] == "metrics"]
        assert "complot_build_info" in get(f"127.0.0.1:{port}", "/metrics").text


def test_applications_count_each_for_itself() -> None:
    with running() as one, running() as other:
        get(one, "/api/games")
        name = 'complot_requests_total{method="GET",route="/api/games",status="200"}'
        assert counted(one)[name] == 1.0
        assert name not in counted(other)


def test_what_was_refused_for_being_too_much_is_counted_and_noted_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    limits = Limits(looks=Rate(1, 3600.0))
    with running(Settings(port=0, db="sqlite://", limits=limits)) as address:
        cookie = {"cookie": f"complot_guest={key_of('Ana').hex()}"}
        statuses = [get(address, "/api/me", **cookie).status_code for _ in range(5)]
        assert statuses == [200, 429, 429, 429, 429]
        assert counted(address)['complot_refused_total{what="looks"}'] == 4.0
    (flood,) = [each for each in caplog.records if each.getMessage() == "flood_refused"]
    assert vars(flood)["details"] == {"what": "looks", "address": "127.0.0.1"}


# the log


def record(message: str, **more: Any) -> logging.LogRecord:
    name = more.pop("name", "complot.server")
    made = logging.LogRecord(name, logging.ERROR, "x.py", 1, message, (), more.pop("exc", None))
    made.__dict__.update(more)
    return made


def test_a_line_of_the_log_is_for_people_or_for_programs() -> None:
    made = record("table_opened", details={"table": "ab12", "why": 'so "it" is', "n": 3})
    text = TextLines().format(made)
    assert text.endswith('error table_opened table=ab12 why="so \\"it\\" is" n=3')
    told = json.loads(JsonLines().format(made))
    assert (told["event"], told["table"], told["n"]) == ("table_opened", "ab12", 3)
    assert "\n" not in TextLines().format(record("x", details={"a": "1\n2"}))


def test_of_a_failure_the_log_says_where_it_was_and_not_what_it_said() -> None:
    try:
        raise ValueError("the spies are Ana and Bea")
    except ValueError as failure:
        exc = (ValueError, failure, failure.__traceback__)
    for lines in (TextLines(), JsonLines()):
        line = lines.format(record("Task failed\nfuture: <Ana>", name="asyncio", exc=exc))
        assert "Ana" not in line
        assert "ValueError at test_server_operations.py" in line


def test_the_guide_has_every_event_of_the_log() -> None:
    noted = set()
    for module in (ROOT / "src" / "complot" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            match node:
                case ast.Call(func=ast.Name("note"), args=[ast.Constant(str(event)), *_]):
                    noted.add(event)
    guide = (ROOT / "docs" / "deploy.md").read_text()
    assert sorted(event for event in noted if f"`{event}`" not in guide) == []
    assert {"started", "store_failed"} <= noted


def test_the_log_begins_with_the_settings_and_ends_with_the_stop(tmp_path: Path) -> None:
    variables = {"COMPLOT_REDIS": "", "COMPLOT_LIMITS_TALK": "7/3", "COMPLOT_PROT": "1"}
    with serving("--log", "json", db=tmp_path / "x.db", **variables) as landlord:
        landlord.tell()
        assert landlord.wait() == -signal.SIGTERM
        lines = lines_of(landlord)
    assert [line["event"] for line in lines] == [
        "unknown_setting",
        "started",
        "stopping",
        "stopped",
    ]
    assert lines[0]["name"] == "COMPLOT_PROT"
    started = lines[1]
    assert started["db"] == f"sqlite:///{tmp_path / 'x.db'}"
    assert started["limits.talk"] == "7/3"
    assert "limits.message" not in started, "which is as usual"
    assert all(earlier["at"] <= later["at"] for earlier, later in pairwise(lines))


def test_neither_the_log_nor_the_counters_hold_a_secret(tmp_path: Path) -> None:
    secrets = {*NAMES, "a word in your ear"}

    async def story(landlord: Landlord) -> str:
        address = landlord.address
        code, people = await gathered(address, 5)
        secrets.update((code, code.lower()))
        ana = people[0]
        link = (await ana.request("POST", "/api/me/link")).json()["link"]
        recovery = (await ana.request("POST", "/api/me/recovery")).json()["recovery"]
        secrets.update((link, recovery))
        phone = Guest(address, "phone")
        moved = await phone.request("POST", "/api/me/device", json={"link": link})
        secrets.add(moved.headers["set-cookie"].partition(";")[0].partition("=")[2])
        bad = {"command_id": "x", "command": {"kind": "write", "text": "a word in your ear" * 99}}
        await ana.request("POST", f"/api/tables/{code}/commands", json=bad)
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(each.listening(code)) for each in people]
            for line in lines:
                await line.hear()
            await lines[0].ask("write", text="a word in your ear")
            await lines[0].start()
            await asyncio.gather(*(line.play(at_random(n)) for n, line in enumerate(lines)))
            return get(address, "/metrics").text

    for name in NAMES:
        secrets.update((key_of(name).hex(), guest_of(key_of(name))))
    with serving("--log", "json", db=tmp_path / "x.db") as landlord:
        metrics = asyncio.run(story(landlord))
        landlord.tell()
        landlord.wait()
        log = landlord.log
    assert '"event":"table_opened"' in log
    for text in (metrics, log):
        assert [secret for secret in secrets if secret in text] == []
        told = set(re.findall(r"\w+", text))
        assert not told & {event.kind() for event in title("resistance").game.events}
    table = re.findall('"table_opened","table":"([0-9a-f]{12})"', log)

    async def found() -> bool:
        store = await open_store(f"sqlite:///{tmp_path / 'x.db'}")
        code = next(each for each in secrets if re.fullmatch("[BCDFGHJKMNPQRSTWXYZ]{6}", each))
        record = await store.find(code)
        await store.close()
        return record is not None and [record.id[:12]] == table

    assert asyncio.run(found()), "and yet an operator finds the table"


# the end


def test_a_server_that_is_to_stop_says_so_for_a_while_and_told_again_hurries(
    tmp_path: Path,
) -> None:
    async def story(landlord: Landlord) -> None:
        assert get(landlord.address, "/healthz").json()["status"] == "ok"
        code, (ana,) = await gathered(landlord.address, 1)
        async with ana.listening(code) as line:
            await line.hear()
            landlord.tell()
            await soon(lambda: says(landlord, 503))
            assert get(landlord.address, "/healthz").json()["status"] == "closing"
            assert (await line.ask("ready", ready=False))["kind"] == "answer", "play goes on"
            landlord.tell()
            with pytest.raises(ConnectionClosed):
                await line.hear()
            assert line.socket.close_code == 1012
        assert await asyncio.to_thread(landlord.wait) == -signal.SIGTERM

    async def says(landlord: Landlord, status: int) -> bool:
        return get(landlord.address, "/healthz").status_code == status

    with serving("--drain", "600", db=tmp_path / "x.db") as landlord:
        asyncio.run(story(landlord))


def test_what_was_being_stored_is_answered_before_the_sockets_are_closed(tmp_path: Path) -> None:
    async def story(landlord: Landlord) -> None:
        code, people = await gathered(landlord.address, 5)
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(each.listening(code)) for each in people]
            for line in lines:
                await line.hear()
            for line in lines:
                for _ in range(40):
                    await line.say("ready", ready=False)
            landlord.tell()
            for line in lines:
                with suppress(ConnectionClosed):
                    while True:
                        await line.hear()
                assert line.socket.close_code == 1012
                kinds = [json.loads(frame)["kind"] for frame in line.frames]
                answered.append(kinds.count("answer"))
        landlord.wait()

    answered: list[int] = []
    file = tmp_path / "x.db"
    with serving(db=file) as landlord:
        asyncio.run(story(landlord))
    with closing(sqlite3.connect(file)) as db:
        (rows,) = db.execute("SELECT count(*) FROM log").fetchone()
    assert rows == 9 + sum(answered), "not one was stored and not answered"


# several processes


def test_several_processes_drain_together_and_each_shows_what_it_counted(
    postgres: Postgres,
) -> None:
    async def story(landlord: Landlord) -> None:
        code, (ana,) = await gathered(landlord.address, 1)
        async with ana.listening(code) as line:
            await line.hear()
            landlord.tell()
            await come_true(lambda: landlord.log.count('"draining"') == 2)
            assert get(landlord.address, "/healthz").status_code == 503
            assert (await line.ask("ready", ready=False))["kind"] == "answer", "play goes on"
            landlord.tell()
            with pytest.raises(ConnectionClosed):
                await line.hear()
            assert line.socket.close_code == 1012
        assert await asyncio.to_thread(landlord.wait) == -signal.SIGTERM

    words = ("--workers", "2", "--drain", "600", "--metrics-port", "0", "--log", "json")
    with serving(*words, db=postgres.database()) as landlord:
        ports = {line["port"] for line in lines_of(landlord) if line["event"] == "metrics"}
        assert len(ports) == 2
        for port in ports:
            assert "complot_build_info" in get(f"127.0.0.1:{port}", "/metrics").text
        assert get(landlord.address, "/metrics").status_code == 404
        asyncio.run(story(landlord))
        events = [line["event"] for line in lines_of(landlord)]
    for event in ("started", "draining", "stopping", "stopped"):
        assert events.count(event) == 2
    assert "worker_died" not in events


def test_ctrl_c_ends_several_processes_in_good_order(postgres: Postgres) -> None:
    words = ("--workers", "2", "--drain", "600", "--log", "json")
    with serving(*words, db=postgres.database()) as landlord:
        landlord.tell(signal.SIGINT)
        assert landlord.wait() == 130
        events = [line["event"] for line in lines_of(landlord)]
    assert events.count("stopped") == 2
    assert "draining" not in events
