"""Several processes serve at one port, and the one that started them looks after them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

from landlord import Landlord, counted, serving
from parlour import NAMES, Guest, at_random, gathered, soon

from services import Postgres, Redis, state_of

WORKERS = 2
PATIENT = Path(__file__).parent / "patient_ushers.py"


def children(pid: int) -> list[int]:
    """The processes that a process has started, but for those that Python starts for itself."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [
        int(each) for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()
    ]


def alive(pid: int) -> bool:
    return state_of(pid) not in ("", "Z")


@contextmanager
def workers(
    url: str, *words: str, program: Path | str = ""
) -> Iterator[tuple[Landlord, list[int]]]:
    """A server with its workers' process ids."""
    with serving("--workers", f"{WORKERS}", *words, db=url, program=program) as server:
        yield server, children(server.pid)


def test_guests_of_all_workers_play_one_game(postgres: Postgres, redis_server: Redis) -> None:
    async def story(address: str) -> None:
        code, people = await gathered(address, 4, bots=1)
        async with asyncio.TaskGroup() as playing:
            assert (await people[0].start(code)).status_code == 200
            for seed, guest in enumerate(people):
                playing.create_task(_play(guest, code, seed))

    with workers(postgres.database(), "--redis", redis_server.url) as (server, pids):
        assert len(pids) == WORKERS
        asyncio.run(story(server.address))
        server.tell(signal.SIGTERM)
        assert server.wait() == -signal.SIGTERM
        assert not any(map(alive, pids))


async def _play(guest: Guest, code: str, seed: int) -> None:
    async with guest.listening(code) as line:
        await line.hear()
        await line.play(at_random(seed))


def test_all_guests_of_a_table_meet_in_the_process_that_has_it(postgres: Postgres) -> None:
    tables, guests = 5, 3

    async def story(server: Landlord) -> None:
        ports = re.findall(r" metrics .*port=(\d+)", server.log)
        assert len(ports) == WORKERS
        async with AsyncExitStack() as lines:
            for number in range(tables):
                people = [Guest(server.address, name, number) for name in NAMES[:guests]]
                code = await people[0].open(f"table {number}")
                for guest in people:
                    line = await lines.enter_async_context(guest.listening(code))
                    await line.hear()
            known = [counted(f"127.0.0.1:{port}") for port in ports]
        assert sum(each["complot_tables"] for each in known) == tables
        for each in known:
            assert each["complot_sockets"] == guests * each["complot_tables"]

    words = ("--metrics-port", "0")
    with workers(postgres.database(), *words, program=PATIENT) as (server, _):
        asyncio.run(story(server))


def test_guests_of_a_worker_that_hangs_are_served_by_another(postgres: Postgres) -> None:
    async def story(address: str, hanging: int) -> None:
        ana = Guest(address, "Ana")
        codes = [await ana.open(f"table {number}") for number in range(6)]
        os.kill(hanging, signal.SIGSTOP)
        try:
            for code in codes:
                assert (await ana.send(code, "write", text="hello")).status_code == 200
        finally:
            os.kill(hanging, signal.SIGCONT)
        for code in codes:
            words = [each["text"] for each in (await ana.see(code))["events"] if "text" in each]
            assert words == ["hello"]

    with workers(postgres.database()) as (server, pids):
        asyncio.run(story(server.address, pids[0]))


def test_a_worker_that_dies_is_replaced_and_the_others_serve_on(postgres: Postgres) -> None:
    async def story(server: Landlord, pids: list[int]) -> None:
        ana = Guest(server.address, "Ana")
        code = await ana.open()
        for number, pid in enumerate(pids):
            os.kill(pid, signal.SIGKILL)
            assert (await ana.send(code, "write", text=f"{number}")).status_code == 200

            async def replaced(number: int = number) -> bool:
                return server.log.count(" started ") == WORKERS + number + 1

            await soon(replaced)
        words = [each["text"] for each in (await ana.see(code))["events"] if "text" in each]
        assert words == [f"{number}" for number in range(WORKERS)]

    with workers(postgres.database()) as (server, pids):
        asyncio.run(story(server, pids))
        assert server.log.count(" worker_died ") == WORKERS
        assert len(children(server.pid)) == WORKERS
        assert not set(children(server.pid)) & set(pids)


def test_no_worker_outlives_the_one_that_started_it(postgres: Postgres) -> None:
    async def ended(pids: list[int]) -> bool:
        return not any(map(alive, pids))

    with workers(postgres.database()) as (server, pids):
        assert all(map(alive, pids))
        server.tell(signal.SIGKILL)
        server.wait()
        asyncio.run(soon(lambda: ended(pids)))
