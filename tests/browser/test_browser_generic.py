"""A game that no page was made for, played in a real browser."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from abroad import Traveller, TravellingTypist, installed
from chromium import chromium
from people import DESKTOP, PHONE, all_well, arrive, at_random, open_table, play
from playwright.async_api import Browser, expect


async def arrived(browser: Browser) -> tuple[Traveller, Traveller]:
    """One with a phone, and one with a keyboard at a wide screen."""
    bea = await arrive(browser, "Bea", "it", PHONE, kind=Traveller)
    carl = await arrive(browser, "Carl", "fr", DESKTOP, kind=TravellingTypist)
    assert isinstance(bea, Traveller)
    assert isinstance(carl, Traveller)
    return bea, carl


async def look(person: Traveller) -> None:
    """The die isn't on the page until its owner opens the folder."""
    seen = person.page.get_by_text(person.t("cups-event-peeked", face=person.push["view"]["die"]))
    await person.open("page-generic-folder")
    assert not await seen.count()
    await person.tap("page-secret-show")
    await seen.wait_for()
    await person.tap("page-secret-hide")
    await expect(seen).to_have_count(0)
    await person.close()


async def claim(speaker: Traveller, listener: Traveller) -> None:
    """What one says, the other reads in another language."""
    await speaker.open("page-tab-talk")
    await speaker.tap("page-cups-claim-i-have")
    await speaker.tap("cups-claim-i-have", face=6)
    await speaker.close()
    await listener.open("page-tab-talk")
    await listener.sees("cups-claim-i-have", face=6)
    await listener.close()


def audit(person: Traveller) -> None:
    """Until the cups are lifted, a page has heard of no die and no guess but its own."""
    looks = 0
    for frame in map(json.loads, person.frames):
        if frame["kind"] != "push" or frame["view"] is None:
            continue
        seat = frame["table"]["seat"]
        heard = [event for event in frame["events"] if event["kind"] in ("peeked", "moved")]
        assert all(event["seat"] == seat for event in heard)
        looks += len(heard)
        if frame["view"]["scene"]["kind"] == "show_lifted":
            break
        assert not any(event["kind"] == "lifted" for event in frame["events"])
        assert sorted(frame["view"]) == ["die", "options", "scene", "seat", "seats", "waiting"]
        guess = frame["view"]["scene"].get("mine")
        assert guess is None or seat not in frame["view"]["waiting"]
    assert looks == 2, "one look, and one guess"


async def look_back(person: Traveller, link: str) -> None:
    """What is left of the game; and seen again, with every die open."""
    await person.open("page-tab-after")
    await person.open("page-after-open")
    await person.sees("after-proof-holds")
    await person.fits()
    dice = person.push["view"]["scene"]["dice"]
    await person.page.goto(f"{link}/replay/1")
    await person.page.get_by_role("slider").wait_for()
    await person.page.get_by_label(person.t("after-eyes")).select_option("all")
    await person.page.get_by_role("slider").fill("2")
    await person.open("after-hands-tab")
    hands = person.page.locator(".hand")
    await expect(hands).to_have_count(len(dice))
    for hand, name, die in zip(await hands.all(), person.names(), dice, strict=True):
        assert (await hand.inner_text()).split() == [
            name,
            *person.t("page-cups-field-die").split(),
            str(die),
        ]
    await person.fits()


def test_two_people_play_a_game_that_came_by_an_entry_point(tmp_path: Path) -> None:
    async def story(home: str) -> None:
        async with chromium() as browser:
            bea, carl = people = await arrived(browser)
            link = await open_table(bea, home, "cups")
            await bea.page.get_by_label(bea.t("cups-option-small")).check()
            await bea.heard(lambda push: push["table"]["options"]["small"])
            await carl.sit(link)
            await carl.sees("cups-option-small")
            await carl.get_ready()
            for person in people:
                await person.fits()
            await bea.tap("page-lobby-start")
            for person in people:
                await person.sees("page-cups-scene-show-guessing")
                await person.fits()
                await look(person)
            await claim(carl, bea)
            await play(people, at_random(2))
            for person in people:
                scene = person.push["view"]["scene"]
                await person.sees("page-cups-scene-show-lifted")
                await person.sees("page-cups-field-winners")
                assert scene["total"] == sum(scene["dice"])
                await person.fits()
                audit(person)
            for person in people:
                await look_back(person, link)
            all_well(people)

    with installed(tmp_path) as landlord:
        asyncio.run(story(f"http://{landlord.address}"))
