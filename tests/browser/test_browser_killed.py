"""The server ends under a game that people are playing, and is started again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from time import monotonic

from chromium import chromium
from people import (
    DESKTOP,
    OF_A_DEAD_SERVER,
    PHONE,
    Choose,
    Person,
    all_well,
    arrive,
    at_random,
    begin,
    prepared,
    turn,
)
from players import kept, outdate
from processes import Process, on_file

from complot.table.row import read

KILLS = 20


def acknowledged(people: list[Person]) -> set[str]:
    """The ids of the commands that the pages were told are done."""
    heard = [json.loads(frame) for person in people for frame in person.frames]
    return {each["command_id"] for each in heard if each["kind"] == "answer"}


async def goes_on(people: list[Person], choose: Choose) -> None:
    """Whoever is asked acts until every page has heard something new; games follow each other."""
    before = [len(person.frames) for person in people]
    while any(len(person.frames) <= past for person, past in zip(people, before, strict=True)):
        if people[0].is_over():
            await play_again(people)
        await turn(people, choose)
        await asyncio.sleep(0.01)


async def play_again(people: list[Person]) -> None:
    host, *guests = people
    await host.tap("page-rematch")
    for guest in guests:
        await guest.tap("page-lobby-be-ready")
    await host.tap("page-lobby-start")
    for person in people:
        await person.heard(lambda push: push["table"]["stage"] == "playing")


def test_every_page_goes_on_after_each_of_twenty_kills(tmp_path: Path) -> None:
    async def story() -> list[float]:
        process = Process(on_file(file := tmp_path / "tables.db"))
        rng, choose = Random(5), at_random(5)
        pauses = []
        async with chromium() as browser:
            people = [
                await arrive(browser, name, language, size)
                for name, language, size in (
                    ("Ana", "en", DESKTOP),
                    ("Bea", "es", PHONE),
                    ("Carl", "fr", PHONE),
                    ("Dina", "it", DESKTOP),
                    ("Eli", "en", PHONE),
                )
            ]
            await begin(people, f"http://{process.address}")
            for _ in range(KILLS):
                playing = asyncio.create_task(goes_on(people, choose))
                await asyncio.sleep(rng.uniform(0, 0.2))
                process.kill()
                down = monotonic()
                process = process.again()
                up = monotonic()
                pauses.append(max([await person.back(down) for person in people]) - up)
                await playing
                ((_, stored),) = kept(file).items()
                ids = [row.command_id for row in map(read, stored) if row.guest]
                assert len(ids) == len(set(ids)), "nothing is done twice"
                assert acknowledged(people) <= set(ids)
            all_well(people, but=OF_A_DEAD_SERVER)
        process.stop()
        return pauses

    pauses = asyncio.run(story())
    print(f"every page was back {max(pauses):.2f} s after the server, at the latest")


def test_a_game_that_an_upgrade_has_ended_is_explained_and_another_one_begins(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        process = Process(on_file(file := tmp_path / "tables.db"))
        async with chromium() as browser:
            ana = await arrive(browser, "Ana", "en", DESKTOP)
            bea = await arrive(browser, "Bea", "fr", PHONE)
            await begin([ana, bea], f"http://{process.address}", "uprising")
            await prepared([ana, bea])
            process.stop()
            outdate(file)
            process = process.again()
            for person in (ana, bea):
                await person.heard(lambda push: push["table"]["stage"] == "lobby")
                said = person.page.get_by_role("status")
                await said.get_by_text(person.t("table-event-rules-changed")).wait_for()
                await said.get_by_text(person.t("page-lobby-again")).wait_for()
                await person.fits()
            await bea.page.reload()
            await bea.sees("table-event-rules-changed")
            await bea.get_ready()
            await ana.tap("page-lobby-start")
            for person in (ana, bea):
                await person.heard(lambda push: push["table"]["stage"] == "playing")
            all_well([ana, bea], but=OF_A_DEAD_SERVER)
        process.stop()

    asyncio.run(story())
