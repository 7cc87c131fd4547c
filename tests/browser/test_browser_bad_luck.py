"""Bad networks, old pages, and browsers that keep nothing: it is said, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from pathlib import Path

from chromium import FLAGS, chromium, install
from parlour import LOOSE, Json, running
from people import (
    DESKTOP,
    OF_A_DEAD_SERVER,
    PHONE,
    WITHOUT_A_NETWORK,
    Person,
    all_well,
    arrive,
    open_table,
    told,
)
from playwright.async_api import Browser, Locator, async_playwright, expect
from processes import Process, on_file

from complot.core.contract import replace
from complot.server.page import FOLDER
from complot.server.settings import Rate, Settings
from services import port_of, reserved

NOWHERE = """
for (const what of ["getItem", "setItem"])
  Storage.prototype[what] = () => { throw new DOMException("no", "SecurityError"); };
"""
"""A browser that lets nobody keep anything, but takes cookies."""

NO_COOKIES = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""What Chromium writes down when its owner wants no site to keep anything."""


def box(person: Person) -> Locator:
    """Where one types what one wants to say."""
    return person.page.get_by_label(person.t("page-talk-write"))


def heard_of(person: Person, words: str) -> int:
    """How often somebody was told that these words were said."""
    pushes = [json.loads(frame) for frame in person.frames]
    events = [event for push in pushes for event in push.get("events", ())]
    return sum(event.get("text") == words for event in events)


def refusals(person: Person, code: str) -> list[Json]:
    """The details of all that the server refused for this reason."""
    heard = [json.loads(frame) for frame in person.frames]
    return [each["details"] for each in heard if each.get("code") == code]


def test_words_are_said_once_though_the_server_dies_and_restarts_under_them(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        process = Process(on_file(tmp_path / "tables.db"))
        async with chromium() as browser:
            ana = await arrive(browser, "Ana", "en", DESKTOP)
            zoe = await arrive(browser, "Zoe", "es", PHONE)
            link = await open_table(ana, f"http://{process.address}")
            await zoe.sit(link)

            process.kill()
            await box(zoe).fill("¿Sigues ahí?")
            await zoe.tap("page-talk-send")
            await zoe.sees("page-lost-line")
            assert await box(zoe).input_value() == "¿Sigues ahí?"
            process = process.again()
            await ana.page.get_by_text("¿Sigues ahí?").wait_for()
            await expect(box(zoe)).to_have_value("")

            await box(ana).fill("Half a sent")
            process.stop()
            await ana.sees("page-lost-restart")
            process = process.again()
            await ana.page.reload()
            await ana.heard(lambda push: len(push["table"]["places"]) == 2)
            assert await box(ana).input_value() == "Half a sent"
            await box(ana).fill("Here I am")
            await ana.tap("page-talk-send")
            await zoe.page.get_by_text("Here I am").wait_for()
            assert heard_of(zoe, "Here I am") == 1
            assert heard_of(ana, "¿Sigues ahí?") <= 2, "once, and once more after a reload"
            all_well([ana, zoe], but=OF_A_DEAD_SERVER)
        process.stop()

    asyncio.run(story())


def test_words_sent_without_a_network_are_said_once_it_is_back() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana", "it", DESKTOP)
        zoe = await arrive(browser, "Zoe", "fr", PHONE)
        link = await open_table(ana, home)
        await zoe.sit(link)
        await zoe.context.set_offline(True)
        await zoe.sees("page-lost-network")
        await zoe.fits()
        await box(zoe).fill("Dans le tunnel")
        await zoe.tap("page-talk-send")
        await zoe.context.set_offline(False)
        await ana.page.get_by_text("Dans le tunnel").wait_for()
        await expect(box(zoe)).to_have_value("")
        await expect(zoe.page.get_by_text(zoe.t("page-lost-network"))).to_have_count(0)
        assert heard_of(ana, "Dans le tunnel") == 1
        all_well([ana])
        all_well([zoe], but=WITHOUT_A_NETWORK)

    told(story)


def test_two_tabs_have_one_seat_and_each_its_own_half_sentence() -> None:
    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "fr", DESKTOP)
        await zoe.play_now(home)
        tab = Person(zoe.context, await zoe.context.new_page(), "Zoe", "fr")
        await tab.page.goto(zoe.page.url)
        for one, other in ((zoe, tab), (tab, zoe)):
            await one.heard(lambda push: push["decision"] is not None)
            decided = one.push["decision"]
            await one.act(one.push["legal"][-1]["action"])
            await other.heard(lambda push, decided=decided: push["decision"] != decided)  # type: ignore[misc]
        await box(zoe).fill("Un")
        await box(tab).fill("Deux")
        await zoe.page.reload()
        await tab.page.reload()
        assert (await box(zoe).input_value(), await box(tab).input_value()) == ("Un", "Deux")
        all_well([zoe, tab])

    told(story)


def renewed(folder: Path, into: Path) -> Path:
    """The same page by another build: every file of it has another name."""
    shutil.copytree(folder, into)
    names = [file.name for file in (into / "assets").iterdir()]
    for file in [path for path in into.rglob("*") if path.suffix in (".js", ".html", ".css")]:
        text = file.read_text()
        for name in names:
            text = text.replace(name, f"new-{name}")
        file.write_text(text)
        if file.parent.name == "assets":
            file.rename(file.with_name(f"new-{file.name}"))
    return into


def test_an_old_page_says_so_and_keeps_what_was_typed(tmp_path: Path) -> None:
    settings = Settings(port=0, db=f"sqlite:///{tmp_path / 'tables.db'}", limits=LOOSE)
    new = renewed(FOLDER, tmp_path / "new")

    async def story(port: int) -> None:
        at_port = replace(settings, port=port)
        async with chromium() as browser:
            zoe = await arrive(browser, "Zoe", "it", PHONE)
            with running(at_port, None, FOLDER) as address:
                await open_table(zoe, f"http://{address}")
                await box(zoe).fill("Chi manca")
            with running(at_port, None, new):
                await zoe.back(zoe.lines[-1])
                await zoe.tap("page-menu")
                choice = zoe.page.get_by_label(zoe.t("page-language")).last
                await choice.select_option("fr")
                await zoe.sees("page-outdated")
                assert await choice.input_value() == "it", "what isn't here isn't spoken"
                await zoe.page.keyboard.press("Escape")
                await zoe.tap("page-reload")
                zoe.language = "fr"
                await zoe.button("page-lobby-leave").wait_for()
                assert await box(zoe).input_value() == "Chi manca"
                await zoe.fits()
                gone = (".js: 404", "status of 404 (Not Found)")
                all_well([zoe], but=(*OF_A_DEAD_SERVER, *gone))

    with reserved() as place:
        asyncio.run(story(port_of(place)))


def test_too_much_too_often_and_too_many_are_said_and_pass() -> None:
    limits = replace(LOOSE, message=1024, talk=Rate(2, 600), lines=2)
    settings = Settings(port=0, db="sqlite://", limits=limits)

    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "es", PHONE)
        link = await open_table(zoe, home)
        long = "€" * 400
        await box(zoe).fill(long)
        await zoe.tap("page-talk-send")
        await zoe.sees("error-too-large")
        assert await box(zoe).input_value() == long
        for words in ("Hola", "¿Hay alguien?", "Eco"):
            await box(zoe).fill(words)
            await zoe.tap("page-talk-send")
            if words != "Eco":
                await zoe.page.get_by_text(words).wait_for()
        await zoe.heard(lambda _: bool(refusals(zoe, "too_often")))
        await zoe.sees("error-too-often", **refusals(zoe, "too_often")[0])
        assert await box(zoe).input_value() == "Eco"

        tabs = [Person(zoe.context, await zoe.context.new_page(), "Zoe", "es") for _ in "12"]
        for tab in tabs:
            await tab.page.goto(link)
        await tabs[1].sees("error-too-many")
        await tabs[1].sees("page-trying")
        await tabs[0].page.close()
        await tabs[1].heard(lambda push: push["table"]["mine"] == 0)
        await tabs[1].button("page-lobby-leave").wait_for()
        all_well([zoe, tabs[0]])
        all_well([tabs[1]], but=["was preloaded using link preload but not used"])

    told(story, settings)


def test_a_browser_that_keeps_nothing_plays_and_one_that_takes_no_cookies_says_what_to_do(
    tmp_path: Path,
) -> None:
    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "it", PHONE)
        await zoe.context.add_init_script(NOWHERE)
        await zoe.play_now(home)
        await zoe.heard(lambda push: push["decision"] is not None)
        await zoe.act(zoe.push["legal"][-1]["action"])
        all_well([zoe])

        (tmp_path / "Default").mkdir()
        (tmp_path / "Default" / "Preferences").write_text(json.dumps(NO_COOKIES))
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        async with async_playwright() as playwright:
            context = await playwright.chromium.launch_persistent_context(
                tmp_path,
                executable_path=install(),
                args=list(FLAGS),
                chromium_sandbox=not root,
                locale="fr",
                viewport={"width": PHONE[0], "height": PHONE[1]},
            )
            ana = Person(context, context.pages[0], "Ana", "fr")
            await ana.page.goto(home)
            await ana.sees("page-no-cookies")
            await ana.button("page-play-now").first.wait_for()
            await ana.fits()
            all_well([ana])
            await context.close()

    told(story)
