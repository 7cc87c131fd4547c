"""What is left of games, over the network: records, exports and proofs."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import zlib
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from parlour import (
    Guest,
    Line,
    act,
    asked,
    at_random,
    dealt,
    first,
    gathered,
    running,
)

from complot.bots import RandomBot
from complot.core.belief import Belief
from complot.core.chance import seed_of
from complot.core.errors import Code, Refused
from complot.core.match import Match, Observation
from complot.games import Title, title
from complot.server import recording
from complot.server.house import House
from complot.server.live import Live
from complot.server.recording import ALL, OWED, Minds, Recorder, write
from complot.server.settings import Settings
from complot.server.sources import Sources
from complot.server.thinking import new_process
from complot.store import open_store
from complot.table import command as commands
from complot.table.message import NewTable
from complot.table.record import read, unpack
from complot.table.verification import Findings, verify
from entropies import entropy_of
from waiting import PATIENCE, come_true, within


def checked(text: bytes, *witnessed: str) -> Findings:
    return verify(read(text), lambda name: title(name).game, witnessed)


async def listening(stack: AsyncExitStack, code: str, people: Sequence[Guest]) -> list[Line]:
    lines = [await stack.enter_async_context(each.listening(code)) for each in people]
    for line in lines:
        await line.hear()
    return lines


async def play(lines: Sequence[Line]) -> None:
    """Everyone does anything, to the end."""
    for line in lines:
        if not line.push["view"]:
            await line.until(lambda heard: heard["kind"] == "push" and heard["view"])
    await asyncio.gather(*(line.play(at_random(seed)) for seed, line in enumerate(lines, start=1)))


async def lines_of(guest: Guest, path: str, **headers: str) -> bytes:
    answer = await guest.request("GET", path, headers=headers)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
    return answer.content


def heard_in(record: bytes, seat: int | None) -> list[Any]:
    """What a viewer was told, as the record has it."""
    steps = [json.loads(line) for line in record.splitlines()[1:-1]]
    told = [each for step in steps for each in step.get("told", ())]
    return [
        each["event"]
        for each in told
        if each["to"] is None or seat in each["to"] or (seat is None and not each["to"])
    ]


def views_in(record: bytes, seat: int | None) -> list[Any]:
    """What a viewer saw, one after the other."""
    steps = [json.loads(line) for line in record.splitlines()[1:-1]]
    seen = [each for step in steps for each in step.get("seen", ())]
    return [each["view"] for each in seen if each["viewer"] == seat]


def test_a_finished_game_is_seen_again_as_everyone_saw_it() -> None:
    async def story(address: str) -> None:
        code, people = await gathered(address, 5)
        zoe = Guest(address, "Zoe")
        commitment = (await zoe.see(code))["table"]["commitment"]
        async with AsyncExitStack() as stack:
            lines = await listening(stack, code, people)
            (watching,) = await listening(stack, code, [zoe])
            await lines[0].start()
            await play(lines)
            await watching.until(lambda heard: heard["table"]["stage"] == "over")
        assert (await zoe.request("GET", f"/api/tables/{code}/replays")).json() == [1]
        record = await lines_of(zoe, f"/api/tables/{code}/replays/1")
        for line in (*lines, watching):
            seat = line.push["table"]["seat"]
            pushes = [json.loads(frame) for frame in line.frames if '"kind":"push"' in frame]
            told = [event for push in pushes for event in push["events"]]
            assert heard_in(record, seat) == told
            views = [push["view"] for push in pushes if push["view"]]
            seen = views_in(record, seat)
            assert [view for view in views if view not in seen] == []
            assert seen[-1] == views[-1]
        findings = checked(record, commitment, *(guest.entropy for guest in people))
        assert (findings.code, findings.voided) == (code, 4)
        plain = await lines_of(zoe, f"/api/tables/{code}/replays/1", **{"accept-encoding": "br"})
        assert plain == record
        assert await lines_of(people[1], f"/api/tables/{code}/export") == record
        proof = (await zoe.request("GET", f"/api/tables/{code}/proof")).json()
        assert proof == json.loads(record.splitlines()[-1])
        again = (await zoe.request("GET", f"/api/tables/{code}/proof?round=1")).json()
        assert again == proof

    with running() as address:
        asyncio.run(story(address))


async def refusal(guest: Guest, path: str) -> tuple[int, str]:
    answer = await guest.request("GET", path)
    return answer.status_code, answer.json()["code"]


def test_of_a_game_that_runs_there_is_no_record_and_no_seed() -> None:
    seeds = [seed_of(number) for number in range(100)]
    fresh = iter(seeds)

    async def story(address: str) -> None:
        code, people = await gathered(address, 5)
        table = f"/api/tables/{code}"
        assert await refusal(people[0], f"{table}/replays/1") == (404, "no_such_round")
        await people[0].start(code)
        assert (await people[0].request("GET", f"{table}/replays")).json() == []
        assert await refusal(people[0], f"{table}/replays/1") == (409, "game_running")
        for word in ("2", "0", "x", "-1", "1.5", "9" * 30, "%F0"):
            assert await refusal(people[0], f"{table}/replays/{word}") == (404, "no_such_round")
        assert await refusal(people[0], f"{table}/proof?round=7") == (404, "no_such_round")
        proof = (await people[0].request("GET", f"{table}/proof")).json()
        assert (proof["server_seed"], proof["seed"], proof["draws"]) == (None, None, [])
        assert [each["entropy"] for each in proof["entropies"]] == [
            guest.entropy for guest in people
        ]
        assert [void["cause"] for void in proof["voided"]] == ["sit"] * 4
        for guest in (*people, Guest(address, "Zoe")):
            text = await lines_of(guest, f"{table}/export")
            for path in ("proof", "replays", "replays/1"):
                text += (await guest.request("GET", f"{table}/{path}")).content
            for seed in seeds:
                assert seed.hex().encode() not in text

    sources = Sources(seed=lambda: next(fresh))
    with running(sources=sources) as address:
        asyncio.run(story(address))


def test_what_a_player_takes_of_a_running_game_is_what_it_was_sent() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address)
        (leader,) = await asked(people, code)
        await act(leader, code, first)
        await people[2].send(code, "write", text="Hm.")
        for guest in (*people, Guest(address, "Zoe")):
            push = await guest.see(code)
            header, *told, sees = [
                json.loads(line)
                for line in (await lines_of(guest, f"/api/tables/{code}/export")).splitlines()
            ]
            assert [each["event"] for each in told] == push["events"]
            assert sees == {"kind": "sees", "view": push["view"]}
            assert (header["kind"], header["seat"]) == ("excerpt", push["table"]["seat"])
            assert [player["chair"] for player in header["players"]] == push["table"]["seating"]

    with running() as address:
        asyncio.run(story(address))


def test_a_table_without_spectators_shows_its_games_to_those_who_played_them() -> None:
    async def story(address: str) -> None:
        ana, zoe = Guest(address, "Ana"), Guest(address, "Zoe")
        code = await ana.open()
        await ana.send(code, "arrange", terms={"spectators": False})
        for number in range(4):
            await ana.send(code, "add_bot", bot="random", name=f"Bot {number}")
        async with AsyncExitStack() as stack:
            lines = await listening(stack, code, [ana])
            await lines[0].start()
            for path in ("export", "proof"):
                assert await refusal(zoe, f"/api/tables/{code}/{path}") == (403, "no_spectators")
            await play(lines)
            await lines[0].ask("rematch")
        for path in ("replays/1", "proof?round=1"):
            assert await refusal(zoe, f"/api/tables/{code}/{path}") == (403, "no_spectators")
        assert (await zoe.request("GET", f"/api/tables/{code}/replays")).json() == []
        assert (await ana.request("GET", f"/api/tables/{code}/replays")).json() == [1]
        await zoe.send(code, "sit", name="Zoe")
        await ana.send(code, "leave")
        assert checked(await lines_of(ana, f"/api/tables/{code}/replays/1")).voided == 4

    with running() as address:
        asyncio.run(story(address))


ANA, BEA = "guest-ana", "guest-bea"


async def at_the_end(url: str, recorder: Recorder | None = None) -> Live:
    """A house with one table, at which Ana has lost to a bot and Bea hasn't sat down."""
    place = House(await open_store(url), Settings(bot_pace=(0, 0)), Sources())
    if recorder is not None:
        place.recorder = recorder
    live = await place.table(await place.open_table(ANA, NewTable("o", "uprising", "Ana")))
    await live.do(ANA, "w", commands.Write("Hello, I am Ana"))
    await live.do(ANA, "b", commands.AddBot("random", "Bot"))
    await live.do(ANA, "s", commands.Start(str(live.table.commitment), entropy_of("Ana")))
    await live.do(ANA, "r", commands.Resign())
    assert live.table.stage == "over"
    return live


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records are written soon, and by a process like any other: one that leaves the machine to
    the rest of the tests may never have it."""
    monkeypatch.setattr(recording, "LATER", 0.1)
    monkeypatch.setattr(recording, "new_process", lambda *, idle: new_process())


async def recorded(live: Live) -> bytes:
    async with asyncio.timeout(PATIENCE):
        while (stored := await live.house.store.replay(live.id, 1)) is None:
            await asyncio.sleep(0.01)
    return stored


def test_a_record_is_kept_without_anybody_asking_for_it() -> None:
    async def story() -> None:
        live = await at_the_end("sqlite://")
        stored = await recorded(live)
        assert zlib.decompress(stored) == unpack(stored)
        assert checked(unpack(stored)).game == "uprising"
        rows = await live.house.store.rows(live.id)
        assert write(live.table.code, "uprising", rows, [1]) == ([stored], {})
        await live.house.close()

    asyncio.run(story())


class Starved(Recorder):
    """The machine has no time for what nobody waits for."""

    begun = False

    async def write(
        self, code: str, game: str, stored: Sequence[bytes], series: Sequence[int], *, waited: bool
    ) -> list[bytes]:
        if not waited:
            self.begun = True
            await asyncio.sleep(3600)
        return await super().write(code, game, stored, series, waited=waited)


class Unable(Recorder):
    """Comes to write nothing at all."""

    async def write(
        self, code: str, game: str, stored: Sequence[bytes], series: Sequence[int], *, waited: bool
    ) -> list[bytes]:
        raise RuntimeError


def test_a_server_that_stops_writes_what_it_owes(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        before = await at_the_end(url, Starved())
        await before.house.close()
        store = await open_store(url)
        stored = await store.replay(before.id, 1)
        assert stored is not None
        assert checked(unpack(stored)).round == 1
        assert await store.items(OWED, ALL, 0) == {}
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("asked", [True, False], ids=["who opens it", "itself"])
def test_one_that_a_server_did_not_come_to_write_is_written_by_the_next(
    tmp_path: Path, asked: bool
) -> None:
    """Of itself, or when somebody opens the table."""

    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        before = await at_the_end(url, Unable())
        async with asyncio.timeout(60):
            while before.records.busy:
                await asyncio.sleep(0.01)
        await before.house.close()
        place = House(await open_store(url), Settings(bot_pace=(0, 0)), Sources())
        if asked:
            await place.table(before.table.code)
        else:
            place.start()
        async with asyncio.timeout(60):
            while (stored := await place.store.replay(before.id, 1)) is None:
                await asyncio.sleep(0.01)
            assert checked(unpack(stored)).round == 1
            while await place.store.items(OWED, ALL, 0):
                await asyncio.sleep(0.01)
        await place.close()

    asyncio.run(story())


class Counting(Starved):
    """Counts what somebody waits for."""

    written = 0

    async def write(
        self, code: str, game: str, stored: Sequence[bytes], series: Sequence[int], *, waited: bool
    ) -> list[bytes]:
        self.written += waited
        return await super().write(code, game, stored, series, waited=waited)


def test_one_that_many_ask_for_at_once_is_written_once() -> None:
    async def story() -> None:
        recorder = Counting()
        live = await at_the_end("sqlite://", recorder)
        gone, *reading = [asyncio.create_task(live.records.read(1)) for _ in range(20)]
        while not recorder.written:
            await asyncio.sleep(0)
        gone.cancel()
        assert len({await each for each in reading}) == recorder.written == 1
        await live.house.close()

    asyncio.run(story())


class Muddled(RandomBot):
    """Doesn't know what it believes."""

    def believes(self, observation: Observation[Any], rng: Random) -> tuple[Belief, ...]:
        raise KeyError(rng)


def test_what_a_bot_cant_say_of_its_beliefs_costs_no_record() -> None:
    of = title("resistance")
    match = Match(of.game, of.game.options(), 5)
    match.deal(seed_of(1))
    minds = Minds(Title(of.game, {"muddled": Muddled()}))
    assert minds.believes("muddled", match.observation(0)) == ()
    assert minds.failures["muddled"].startswith("KeyError at ")


def test_who_asks_for_one_has_it_on_the_busiest_machine() -> None:
    async def story() -> None:
        starved = Starved()
        live = await at_the_end("sqlite://", starved)
        await come_true(lambda: starved.begun)
        assert live.records.busy
        assert checked(unpack(await within(PATIENCE, live.records.read(1)))).round == 1
        await live.house.close()

    asyncio.run(story())


class Mortal(Recorder):
    """Its process is killed as soon as it has begun."""

    killed = 0

    async def write(
        self, code: str, game: str, stored: Sequence[bytes], series: Sequence[int], *, waited: bool
    ) -> list[bytes]:
        writing = asyncio.create_task(super().write(code, game, stored, series, waited=waited))
        while waited not in self._pools or not self._pools[waited]._processes:
            await asyncio.sleep(0)
        for process in [*self._pools[waited]._processes]:
            os.kill(process, signal.SIGKILL)
            Mortal.killed += 1
        return await writing


def test_one_whose_process_is_killed_is_begun_again() -> None:
    async def story() -> None:
        live = await at_the_end("sqlite://", Mortal())
        assert checked(unpack(await recorded(live))).round == 1
        assert Mortal.killed
        await live.house.close()

    asyncio.run(story())


def test_only_games_that_are_over_can_be_read() -> None:
    async def story() -> None:
        live = await at_the_end("sqlite://")
        assert await live.records.read(1) == await recorded(live), "whoever is early waits"
        with pytest.raises(Refused) as refused:
            await live.records.read(2)
        assert refused.value.code is Code.NO_SUCH_ROUND
        assert await live.records.rounds() == [1]
        await live.house.close()

    asyncio.run(story())


def test_a_guest_who_is_forgotten_is_gone_from_the_records() -> None:
    async def story(address: str) -> None:
        ana = Guest(address, "Ana")
        code = await ana.open()
        for number in range(4):
            await ana.send(code, "add_bot", bot="random", name=f"Bot {number}")
        async with AsyncExitStack() as stack:
            lines = await listening(stack, code, [ana])
            await lines[0].start()
            await lines[0].ask("write", text="My secret")
            await play(lines)
        record = await lines_of(ana, f"/api/tables/{code}/replays/1")
        assert b'"Ana"' in record
        assert b"My secret" in record
        assert (await ana.request("DELETE", "/api/me")).status_code == 200
        blank = await lines_of(Guest(address, "Zoe"), f"/api/tables/{code}/replays/1")
        assert b'"Ana"' not in blank
        assert b"My secret" not in blank
        assert checked(blank) == checked(record)

    with running() as address:
        asyncio.run(story(address))


def test_what_bots_believed_is_in_the_record_and_in_nothing_before_the_end() -> None:
    async def story(address: str) -> None:
        code, people = await gathered(address, 1, bots=4)
        async with AsyncExitStack() as stack:
            lines = await listening(stack, code, people)
            await lines[0].start()
            await play(lines)
            assert all("believed" not in frame for frame in lines[0].frames)
        steps = read(await lines_of(people[0], f"/api/tables/{code}/replays/1")).steps
        believing = [step for step in steps if step.believed]
        assert {step.by for step in believing} == {"bot"}
        mine = lines[0].push["table"]["seat"]
        assert {step.seat for step in believing} == {*range(5)} - {mine}
        assert {len(step.believed) for step in believing} == {4}

    with running() as address:
        asyncio.run(story(address))
