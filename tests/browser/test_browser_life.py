"""What people do at a table besides playing, each in their own language."""

from __future__ import annotations

import asyncio
import re
from time import time

from parlour import Json
from people import (
    DESKTOP,
    PHONE,
    SMALL,
    Person,
    all_well,
    arrive,
    begin,
    last,
    open_table,
    prepared,
    told,
    turn,
)
from playwright.async_api import Browser, Locator

from complot.server.settings import Limits, Settings
from complot.server.sources import Sources

BRISK = Settings(port=0, db="sqlite://", bot_pace=(0, 0), limits=Limits(away=0.3))
MINUTE = 60_000


def place_of(push: Json, name: str) -> Json:
    found: Json = next(place for place in push["table"]["places"] if place["name"] == name)
    return found


def in_step(one: Person, other: Person) -> bool:
    """Whether both know as much of what is public: then who isn't asked won't be soon."""
    ours, theirs = one.push["view"], other.push["view"]
    return ours["scene"]["kind"] == theirs["scene"]["kind"] and all(
        ours[what] == theirs[what] for what in ("waiting", "proposals")
    )


def dialog(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


async def look_up(person: Person, name: str) -> None:
    """Open somebody's menu, by the list of those at the table."""
    await person.tap("page-lobby-chairs")
    await dialog(person).get_by_role("button", name=re.compile(rf"^{name}")).click()


async def choose(person: Person, text: str, **values: str | int) -> None:
    """Something in the menu that is open."""
    named = person.t(text, **values)
    await dialog(person).get_by_role("button", name=named, exact=True).click()


async def close(person: Person) -> None:
    await dialog(person).get_by_role("button", name=person.t("page-close")).first.click()


async def says(person: Person, text: str) -> None:
    if person.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        await person.page.get_by_role("button", name=person.t("page-tab-talk")).click()
    await person.page.get_by_role("textbox", name=re.compile(".")).last.fill(text)
    await person.tap("page-talk-send")
    await person.page.get_by_text(text).first.wait_for()


async def add_bots(host: Person, many: int) -> None:
    for _ in range(many):
        seated = len(host.push["table"]["places"])
        await host.page.get_by_role("button", name=host.t("page-lobby-add-bot")).click()
        await host.heard(lambda push, before=seated: len(push["table"]["places"]) > before)  # type: ignore[misc]


async def deal(host: Person, *others: Person, bots: int) -> None:
    await add_bots(host, bots)
    for other in others:
        await other.get_ready()
    await host.tap("page-lobby-start")
    for person in (host, *others):
        await person.heard(lambda push: push["table"]["stage"] == "playing")


def test_who_is_too_slow_is_played_for_by_a_bot_and_takes_the_seat_back() -> None:
    ahead = [60 * MINUTE]  # of every device's own clock

    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana", "en", DESKTOP)
        bea = await arrive(browser, "Bea", "es", PHONE)
        link = await open_table(bea, home)
        await bea.tap("page-lobby-terms")
        clock = bea.page.get_by_role("combobox", name=bea.t("life-clock"))
        await clock.select_option("per_decision")
        await bea.heard(lambda push: push["table"]["terms"]["clock"]["kind"] == "per_decision")
        await close(bea)
        await ana.sit(link)
        await ana.sees("life-sum-clock", time=ana.t("life-minutes", count=2))
        await deal(bea, ana, bots=3)

        await bea.page.get_by_role("button", name=bea.t("life-more-time", asks=3)).click()
        await bea.heard(lambda push: push["clock"]["asks"] == 2)
        timer = bea.page.get_by_role("timer")
        await timer.get_by_text(re.compile(r"^[0-4]:[0-5]\d$")).wait_for()
        while place_of(bea.push, "Bea")["stand_in"] is None:
            if not await turn([ana], last) and bea.owes() and in_step(ana, bea):
                bea.answered = (bea.push["round"], bea.push["decision"])
                ahead[0] += 10 * MINUTE
                await says(ana, f"It is {ahead[0]} already.")
                await bea.heard(lambda _: not bea.is_asked())
            await asyncio.sleep(0.01)
        await bea.sees("life-mine-late")
        await bea.fits()
        await ana.page.get_by_role("list").get_by_text(ana.t("life-stood-in")).wait_for()
        await bea.tap("life-take-back")
        await ana.heard(lambda push: place_of(push, "Bea")["stand_in"] is None)
        all_well([ana, bea])

    told(story, BRISK, Sources(now=lambda: int(time() * 1000) + ahead[0]))


def test_they_pause_nudge_and_replace_whoever_is_gone() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana", "en", DESKTOP)
        bea = await arrive(browser, "Bea", "es", PHONE)
        carl = await arrive(browser, "Carl", "fr", SMALL, color_scheme="dark")
        zoe = await arrive(browser, "Zoe", "it", PHONE)
        link = await open_table(ana, home)
        await bea.sit(link)
        await carl.sit(link)
        await deal(ana, bea, carl, bots=2)

        await carl.tap("page-lobby-chairs")
        await choose(carl, "life-pause")
        await close(carl)
        await bea.tap("life-agree")
        await ana.tap("life-agree")
        for person in (ana, bea, carl):
            await person.sees("life-paused")
            await person.fits()
        await bea.tap("life-resume")
        await carl.heard(lambda push: not push["table"]["paused"])

        await look_up(ana, "Bea")
        await choose(ana, "life-nudge")
        await bea.sees("life-nudges-you", by="Ana")
        await bea.tap("life-ok")
        await close(ana)

        state = await carl.state()
        await carl.page.close()
        await ana.heard(lambda push: place_of(push, "Carl")["away"])
        await ana.page.get_by_role("list").get_by_text(ana.t("life-away")).wait_for()
        await look_up(ana, "Carl")
        await choose(ana, "life-bot-for", name="Carl")
        await bea.tap("life-agree")
        await bea.heard(lambda push: place_of(push, "Carl")["stand_in"] == "replaced")
        await close(ana)

        tablet = await arrive(browser, "Carl", "fr", DESKTOP, storage_state=state)
        await tablet.page.goto(link)
        await tablet.sees("life-mine-replaced")
        await tablet.tap("life-take-back")
        await ana.heard(lambda push: place_of(push, "Carl")["stand_in"] is None)
        await look_up(tablet, "Carl")
        await choose(tablet, "life-sit-out")
        await tablet.sees("life-mine-left")

        await zoe.page.goto(link)
        await zoe.tap("life-take-over")
        for person in (ana, bea):
            await person.tap("life-agree")
        await zoe.heard(lambda push: push["table"]["mine"] is not None)
        await tablet.heard(lambda push: push["table"]["mine"] is None)
        all_well([ana, bea, carl, zoe, tablet])

    told(story, BRISK)


def test_what_spectators_say_reaches_no_player_before_the_end() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana", "en", DESKTOP)
        bea = await arrive(browser, "Bea", "fr", DESKTOP)
        link = await begin([ana, bea], home, "uprising")
        await prepared([ana, bea])
        yan = await arrive(browser, "Yan", "es", DESKTOP)
        zoe = await arrive(browser, "Zoe", "it", PHONE)
        for watcher in (yan, zoe):
            await watcher.page.goto(link)
            if watcher is zoe:
                await zoe.page.get_by_role("button", name=zoe.t("page-tab-talk")).click()
            await watcher.page.get_by_label(watcher.t("page-your-name")).fill(watcher.name)
            await watcher.tap("life-watch")
        await zoe.page.get_by_label(zoe.t("life-murmur")).fill("Guardate il Nesso")
        await zoe.tap("page-talk-send")
        await yan.page.get_by_text("Guardate il Nesso").first.wait_for()
        await says(ana, "Well, well.")
        await bea.page.get_by_text("Well, well.").first.wait_for()
        for player in (ana, bea):
            assert not any("Guardate il Nesso" in frame for frame in player.frames)
        await ana.tap("page-resign")
        await ana.tap("page-resign")
        for player in (ana, bea):
            await player.page.get_by_text("Guardate il Nesso").first.wait_for()
        all_well([ana, bea, yan, zoe])

    told(story)


def happened(person: Person) -> Locator:
    """What is read out in a lobby of what happens there."""
    return person.page.get_by_role("log")


async def arrange(host: Person, term: str, wanted: bool) -> None:
    """Change one of the terms, and see it changed."""
    await host.tap("page-lobby-terms")
    switch = dialog(host).get_by_role("checkbox", name=re.compile(f"^{host.t(f'life-{term}')}"))
    await switch.set_checked(wanted)
    await host.heard(lambda push: push["table"]["terms"][term] is wanted)
    await close(host)


def test_a_host_opens_locks_and_hands_over_a_table_and_lets_back_whoever_was_sent_away() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana", "en", DESKTOP)
        bea = await arrive(browser, "Bea", "es", PHONE)
        zoe = await arrive(browser, "Zoe", "it", PHONE)
        link = await open_table(ana, home, "uprising")
        await arrange(ana, "public", True)
        await arrange(ana, "locked", True)

        await zoe.page.goto(link)
        await zoe.sees("error-table-locked")
        assert await zoe.button("page-lobby-sit").count() == 0
        await zoe.page.get_by_label(zoe.t("page-your-name")).fill("Zoe")
        await zoe.tap("page-lobby-watch")
        await happened(ana).get_by_text(ana.t("table-event-watch-begun", name="Zoe")).wait_for()
        await zoe.page.get_by_label(zoe.t("page-talk-write")).fill("Posso sedermi?")
        await zoe.tap("page-talk-send")
        await ana.page.get_by_text("Posso sedermi?").first.wait_for()
        await zoe.fits()

        await look_up(ana, "Zoe")
        await choose(ana, "life-block", name="Zoe")
        await ana.button("life-unblock", name="Zoe").wait_for()
        await close(ana)
        await arrange(ana, "locked", False)
        await zoe.tap("page-lobby-sit")
        await zoe.sees("error-blocked")
        await zoe.fits()
        await zoe.tap("page-close")
        await look_up(ana, "Zoe")
        await choose(ana, "life-unblock", name="Zoe")
        await ana.button("life-block", name="Zoe").wait_for()
        await close(ana)
        await look_up(zoe, "Zoe")
        await choose(zoe, "life-stop-watching")
        await zoe.button("page-lobby-watch").wait_for()

        await bea.sit(link)
        await happened(ana).get_by_text(ana.t("table-event-sat-down", name="Bea")).wait_for()
        await zoe.sees("page-lobby-full")
        await look_up(ana, "Bea")
        await choose(ana, "life-hand-over", name="Bea")
        await close(ana)
        for person in (bea, zoe):
            text = person.t("table-event-host-changed", name="Bea")
            await happened(person).get_by_text(text).wait_for()
            await person.page.get_by_role("region").get_by_text(text).wait_for()
            await person.fits()
        await arrange(bea, "spectators", False)
        for person, side in ((ana, "rebel"), (bea, "government")):
            await person.page.get_by_label(person.t("page-lobby-side")).select_option(side)
        await ana.heard(lambda push: place_of(push, "Bea")["wish"] == "government")
        await ana.get_ready()
        await bea.tap("page-lobby-start")
        await zoe.sees("error-no-spectators")
        await zoe.page.reload()
        await zoe.sees("error-no-spectators")
        await zoe.button("page-home").wait_for()

        await prepared([ana])
        await bea.page.get_by_role("button", name=bea.t("page-tab-talk")).click()
        await bea.tap("page-draw-offer")
        await ana.tap("page-draw-agree")
        for person in (ana, bea):
            await person.heard(lambda push: push["table"]["stage"] == "over")
            await person.sees("core-draw")
        await close(bea)

        await bea.tap("page-rematch")
        await ana.get_ready()
        await bea.tap("page-lobby-start")
        await ana.heard(lambda push: push["table"]["stage"] == "playing")
        await prepared([bea])
        await look_up(bea, "Ana")
        await choose(bea, "life-kick", name="Ana")
        await choose(bea, "life-kick", name="Ana")
        await close(bea)
        await ana.sees("life-mine-kicked")
        await ana.page.reload()
        await ana.sees("life-mine-kicked")
        await bea.page.get_by_role("button", name=bea.t("page-tab-talk")).click()
        await bea.tap("page-resign")
        await bea.tap("page-resign")
        await bea.heard(lambda push: push["table"]["stage"] == "over")
        await close(bea)
        await bea.tap("page-rematch")
        for _ in range(2):
            await ana.sees("error-kicked")
            assert await ana.button("page-lobby-sit").count() == 0
            await ana.page.reload()
        await bea.tap("page-lobby-chairs")
        await choose(bea, "life-readmit", name="Ana")
        await ana.tap("page-lobby-sit")
        await ana.button("page-lobby-be-ready").wait_for()
        await bea.button("life-readmit", name="Ana").wait_for(state="detached")
        all_well([ana, bea, zoe])

    told(story)


def test_marks_and_notes_are_for_their_writer_alone_and_manners_are_kept() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana", "en", PHONE)
        bea = await arrive(browser, "Bea", "it", DESKTOP)
        carl = await arrive(browser, "Carl", "fr", PHONE)
        link = await open_table(ana, home)
        await bea.sit(link)
        await carl.sit(link)
        await look_up(ana, "Carl")
        await choose(ana, "life-kick", name="Carl")
        await choose(ana, "life-kick", name="Carl")
        for _ in range(2):
            await carl.sees("error-kicked")
            await carl.button("page-home").wait_for()
            assert await carl.button("page-lobby-sit").count() == 0
            await carl.fits()
            await carl.page.reload()
        await choose(ana, "life-readmit", name="Carl")
        await carl.button("page-lobby-sit").wait_for()
        await close(ana)
        await deal(ana, bea, bots=3)

        await look_up(ana, "Bea")
        await choose(ana, "life-mark-suspect")
        await choose(ana, "life-block", name="Bea")
        await ana.button("life-unblock", name="Bea").wait_for()
        await choose(ana, "life-report", name="Bea")
        await choose(ana, "life-report-send")
        await ana.sees("life-reported", name="Bea")
        await choose(ana, "life-mute", name="Bea")
        await ana.button("life-unmute", name="Bea").wait_for()
        await choose(ana, "page-lobby-chairs")
        await choose(ana, "life-notes")
        await ana.page.get_by_label(ana.t("life-notes-help")).fill("She blinked.")
        await ana.sees("life-notes-saved")
        await bea.page.get_by_label(bea.t("page-talk-write")).fill("Ascoltami, Ana!")
        await bea.page.reload()
        draft = bea.page.get_by_label(bea.t("page-talk-write"))
        assert await draft.input_value() == "Ascoltami, Ana!", "nothing typed is lost"
        await bea.tap("page-talk-send")
        await ana.heard(lambda push: push["events"] and push["events"][-1]["kind"] == "wrote")

        await ana.page.reload()
        mark = ana.page.get_by_role("list").get_by_text(ana.t("life-mark-suspect"))
        await look_up(ana, "Bea")
        await ana.fits()
        chosen = ana.page.get_by_role(
            "button", name=ana.t("life-mark-suspect"), exact=True, pressed=True
        )
        await chosen.wait_for()
        await choose(ana, "life-unblock", name="Bea")
        await ana.button("life-block", name="Bea").wait_for()
        assert await mark.count() == 0, "nobody asked to see it at the seat"
        await ana.page.get_by_role("checkbox", name=ana.t("life-marks-show")).check()
        await close(ana)
        await mark.first.wait_for()
        await ana.page.get_by_role("button", name=ana.t("page-tab-talk")).click()
        await ana.page.get_by_label(ana.t("page-talk-write")).wait_for()
        assert await ana.page.get_by_text("Ascoltami, Ana!").count() == 0
        await close(ana)
        await ana.tap("page-lobby-chairs")
        await choose(ana, "life-notes")
        notes = ana.page.get_by_label(ana.t("life-notes-help"))
        assert await notes.input_value() == "She blinked."
        for other in (bea, carl):
            assert not any("suspect" in frame for frame in other.frames)
            heard = [*other.frames, *(str(body) for _, body in other.bodies)]
            assert not any("blinked" in each for each in heard)
        all_well([ana, bea, carl])

    told(story)
