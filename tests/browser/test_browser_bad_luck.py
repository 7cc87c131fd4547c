"""Bad networks, old pages, and browsers that keep nothing: it is said, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from chromium import FLAGS, chromium, install
from parlour import LOOSE, NAMES, Guest, Json, running
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
from playwright.async_api import Error as Gone
from processes import Process, on_file
from streams import Streaming, Table

from complot.core.contract import replace
from complot.server.page import FOLDER
from complot.server.settings import Rate, Settings
from services import port_of, reserved

NOWHERE = """
for (const what of ["getItem", "setItem"])
  Storage.prototype[what] = () => { throw new DOMException("no", "SecurityError"); };
"""
"""A browser that lets nobody keep anything, but takes cookies."""

EMPTIED = "() => { localStorage.clear(); sessionStorage.clear(); }"
"""As somebody does who tidies up."""

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
            await ana.page.get_by_text("¿Sigues ahí?").first.wait_for()
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
            await zoe.page.get_by_text("Here I am").first.wait_for()
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
        await ana.page.get_by_text("Dans le tunnel").first.wait_for()
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


def test_an_old_page_says_so_and_keeps_what_was_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(port=0, db=f"sqlite:///{tmp_path / 'tables.db'}", limits=LOOSE)
    new = renewed(FOLDER, tmp_path / "new")

    async def story(port: int) -> None:
        at_port = replace(settings, port=port)
        async with chromium() as browser:
            zoe = await arrive(browser, "Zoe", "it", PHONE)
            screen = await arrive(browser, "screen", "es", DESKTOP)
            device = await arrive(browser, "device", "en", PHONE)
            with running(at_port, None, FOLDER) as address:
                link = await open_table(zoe, f"http://{address}")
                await box(zoe).fill("Chi manca")
                await screen.page.goto(f"{link}/screen")
                await screen.page.get_by_text(zoe.name, exact=True).wait_for()
                await device.page.goto(f"http://{address}/pass")
                await device.tap("pass-begin")
                hold = device.t("pass-hold", name="")
                await device.page.get_by_role("button", name=hold).press("Enter")
                await device.button("pass-on").wait_for()
            monkeypatch.setattr("complot.table.table.__version__", "0.newer")
            with running(at_port, None, new):
                await zoe.back(zoe.lines[-1])
                for each in (screen, device):
                    await each.sees("page-outdated")
                    await each.fits()
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
                await zoe.page.get_by_text(words).first.wait_for()
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


def test_a_browser_that_keeps_nothing_plays_and_says_so_and_one_without_cookies_too(
    tmp_path: Path,
) -> None:
    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "it", PHONE)
        await zoe.context.add_init_script(NOWHERE)
        await zoe.play_now(home)
        await zoe.sees("page-forgetful")
        await zoe.fits()
        await zoe.button("page-close").first.click()
        await expect(zoe.page.get_by_text(zoe.t("page-forgetful"))).to_have_count(0)
        await zoe.heard(lambda push: push["decision"] is not None)
        await zoe.act(zoe.push["legal"][-1]["action"])
        for size in (PHONE, DESKTOP):
            await zoe.page.set_viewport_size({"width": size[0], "height": size[1]})
            await zoe.page.goto(f"{home}/pass")
            await zoe.sees("pass-forgetful")
            await zoe.fits()
        await zoe.tap("pass-begin")
        hold = zoe.t("pass-hold", name="")
        await zoe.page.get_by_role("button", name=hold).press("Enter")
        await zoe.tap("pass-on")
        await zoe.page.get_by_role("button", name=hold).wait_for()
        all_well([zoe])

        bea = await arrive(browser, "Bea", "es", DESKTOP)
        await bea.play_now(home)
        await bea.page.evaluate(EMPTIED)
        lines = len(bea.lines)
        await bea.page.reload()
        await bea.back(max(bea.lines[:lines]))
        await bea.heard(lambda push: push["decision"] is not None)
        assert bea.push["table"]["mine"] == 0, "the seat isn't kept there"
        await bea.act(bea.push["legal"][-1]["action"])
        assert await bea.page.get_by_text(bea.t("page-forgetful")).count() == 0
        all_well([bea])

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


def field(person: Person, text: str, **values: str | int) -> Locator:
    return person.page.get_by_label(person.t(text, **values), exact=True)


async def open_notes(person: Person) -> Locator:
    """What one writes down at a table, by way of those who sit there."""
    await person.tap("page-lobby-chairs")
    dialog = person.page.get_by_role("dialog")
    await dialog.get_by_role("button", name=person.t("life-notes"), exact=True).click()
    return person.page.get_by_label(person.t("life-notes-help"))


async def begin_report(person: Person, name: str) -> Locator:
    """Against somebody at the table."""
    await person.tap("page-lobby-chairs")
    dialog = person.page.get_by_role("dialog")
    await dialog.get_by_role("button", name=re.compile(rf"^{name}")).click()
    await person.tap("life-report", name=name)
    return field(person, "life-report-text")


async def close(person: Person) -> None:
    dialog = person.page.get_by_role("dialog")
    await dialog.get_by_role("button", name=person.t("page-close")).first.click()


def test_notes_reports_names_and_codes_outlive_the_server_and_the_page(tmp_path: Path) -> None:
    async def story() -> None:
        process = Process(on_file(tmp_path / "tables.db"))
        home = f"http://{process.address}"
        async with chromium() as browser:
            ana = await arrive(browser, "Ana", "en", DESKTOP)
            zoe = await arrive(browser, "Zoe", "fr", PHONE)
            link = await open_table(ana, home)

            await zoe.page.goto(link)
            await field(zoe, "page-your-name").fill("Zo")
            await zoe.page.reload()
            await expect(field(zoe, "page-your-name")).to_have_value("Zo")
            await zoe.sit(link)
            text = await begin_report(zoe, "Ana")
            await text.fill("Elle triche, je")
            await close(zoe)
            await expect(await begin_report(zoe, "Ana")).to_have_value("Elle triche, je")
            await close(zoe)

            notes = await open_notes(zoe)
            await notes.fill("Ana rougit.")
            await zoe.sees("life-notes-saved")
            process.kill()
            await notes.fill("Ana rougit toujours.")
            await zoe.sees("life-notes-unsaved")
            await close(zoe)
            with suppress(Gone):
                await zoe.page.reload()
            process = process.again()
            await zoe.page.goto(link)
            await zoe.button("page-lobby-leave").wait_for()
            await expect(await open_notes(zoe)).to_have_value("Ana rougit toujours.")
            await zoe.sees("life-notes-saved")
            kept = await zoe.context.request.get(
                f"{home}/api{link.removeprefix(home)}/notes".replace("/t/", "/tables/")
            )
            assert (await kept.json())["text"] == "Ana rougit toujours."
            await close(zoe)
            await expect(await begin_report(zoe, "Ana")).to_have_value("Elle triche, je")
            await zoe.tap("life-report-send")
            await zoe.sees("life-reported", name="Ana")
            await zoe.page.reload()
            await expect(await begin_report(zoe, "Ana")).to_have_value("")

            for each in (ana, zoe):
                await each.page.goto(f"{home}/me")
                code = each.page.get_by_role("textbox", name=each.t("me-recovery"))
                await code.fill("ABCD-EFGH")
                await each.page.reload()
                await expect(code).to_have_value("ABCD-EFGH")
                await each.page.goto(f"{home}/pass")
                for number, name in enumerate(NAMES, 1):
                    await field(each, "pass-name", number=number).fill(name)
                await each.tap("uprising-name")
                await each.page.reload()
                for number, name in enumerate(NAMES, 1):
                    await expect(field(each, "pass-name", number=number)).to_have_value(name)
                await each.fits()
            all_well([ana, zoe], but=OF_A_DEAD_SERVER)
        process.stop()

    asyncio.run(story())


def test_a_screen_and_a_shared_device_say_that_the_server_is_gone_and_go_on_by_themselves(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        process = Process(on_file(tmp_path / "tables.db"))
        home = f"http://{process.address}"
        async with chromium() as browser:
            ana, bea = (Guest(process.address, name) for name in NAMES[:2])
            code = await ana.open()
            screen = await arrive(browser, "screen", "es", DESKTOP, kind=Streaming)
            small = await arrive(browser, "small", "it", PHONE, kind=Streaming)
            table = await arrive(browser, "table", "fr", PHONE, kind=Table)
            wide = await arrive(browser, "wide", "en", DESKTOP, kind=Table)
            everyone = [screen, small, table, wide]
            assert isinstance(table, Table)
            assert isinstance(wide, Table)
            for each in (screen, small):
                await each.page.goto(f"{home}/t/{code}/screen")
                await each.page.get_by_text("Ana", exact=True).wait_for()
            for each in (table, wide):
                await each.begin(home, NAMES)
            first = await table.next_holder()
            assert first
            await table.lift(first)
            while await wide.lies_somewhere():
                player = await wide.holder()
                await wide.lift(player)
                await wide.tap("pass-on")
                await wide.holds(player).wait_for(state="detached")

            process.kill()
            for each in everyone:
                await each.sees("page-lost-line")
                await each.fits()
            await table.tap("pass-on")
            process = process.again()
            for each in everyone:
                await expect(each.page.get_by_text(each.t("page-lost-line"))).to_have_count(0)
            await bea.send(code, "sit", name="Bea")
            for each in (screen, small):
                await each.page.get_by_text("Bea", exact=True).wait_for()
            assert await table.lies_somewhere(), "it goes to the next one"
            second = await table.holder()
            assert second["name"] != first["name"], "it was handed on"
            await table.lift(second)
            await wide.any("pass-hand").click()
            await wide.lift(await wide.holder())

            process.stop()
            elsewhere = f"sqlite:///{tmp_path / 'other.db'}"
            process = Process(replace(process.settings, db=elsewhere))
            for each in everyone:
                await each.sees("page-gone" if each in (screen, small) else "pass-gone")
                await each.fits()
            await table.tap("pass-other")
            assert await table.page.get_by_label(table.t("pass-name", number=1)).input_value()
            all_well(everyone, but=(*OF_A_DEAD_SERVER, ": 404", "status of 404"))
        process.stop()

    asyncio.run(story())
