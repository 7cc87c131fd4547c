"""One device that goes from hand to hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from chromium import chromium
from parlour import LOOSE, NAMES
from people import (
    DESKTOP,
    OF_A_DEAD_SERVER,
    PATIENCE,
    PHONE,
    all_well,
    arrive,
    at_random,
    prepared,
    told,
)
from players import outdate
from playwright.async_api import Browser
from processes import Process, on_file
from streams import Streaming, Struggle, Table


def test_one_phone_goes_round_and_behind_the_curtain_nothing_of_a_player_is_left() -> None:
    async def story(browser: Browser, home: str) -> None:
        table = await arrive(browser, "table", "en", PHONE, kind=Table)
        assert isinstance(table, Table)
        await table.counts()
        await table.page.goto(home)
        await table.page.get_by_role("link", name=table.t("page-pass")).click()
        for number, name in enumerate(NAMES, 1):
            await table.page.get_by_label(table.t("pass-name", number=number)).fill(name)
        await table.fits()
        await table.tap("pass-begin")

        curtains: set[str] = set()
        looked: set[str] = set()
        turns = 0
        while await table.lies_somewhere() or not await table.button("pass-other").count():
            session = await table.session()
            if session["holder"] is None:
                await table.listens(session["watcher"])
                await table.any("pass-hand").click()
            player = await table.holder()
            curtains.add(await table.curtain(player["name"]))
            if turns == 6:
                await table.page.reload()
                assert await table.holder() == player
                curtains.add(await table.curtain(player["name"]))
            await table.lift(player, hold=turns < 2)
            if turns == 7:
                await table.page.reload()
                assert await table.holder() == player
                await table.lift(player)
            if player["name"] not in looked:
                looked.add(player["name"])
                await table.look()
                await table.mutter()
            if table.push["decision"] is None:
                await table.tap("pass-on")
            while table.push["decision"] is not None:
                await table.decide(player["key"])
            await table.holds(player).wait_for(state="detached")
            turns += 1

        assert turns > 15
        assert len(curtains) == 1, "whoever held the device before, the curtain is the same"
        assert table.most == 1, "never are two of them listened for"
        over = await table.see((await table.session())["watcher"])
        spies = table.page.get_by_text(table.t("resistance-role-spy"), exact=True)
        assert await spies.count() == len(over["view"]["spies"]) == 2
        await table.fits()
        await table.page.get_by_role("button", name=table.t("page-tab-after")).click()
        await table.sees("after-check-mine", holds="yes")
        await table.fits()
        all_well([table])

    told(story)


def test_games_on_one_phone_that_are_cut_off_by_an_upgrade_or_before_the_deal_are_dealt_anew(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        brisk = msgspec.structs.replace(LOOSE, away=3)
        settings = on_file(file := tmp_path / "tables.db")
        process = Process(msgspec.structs.replace(settings, limits=brisk))
        async with chromium() as browser:
            table = await arrive(browser, "table", "it", PHONE, kind=Table)
            assert isinstance(table, Table)
            await table.page.goto(f"http://{process.address}/pass")
            await table.tap("uprising-name")
            for number, name in enumerate(NAMES[:2], 1):
                await table.page.get_by_label(table.t("pass-name", number=number)).fill(name)
            await table.tap("pass-begin")
            await table.lift(await table.goes())
            await prepared([table])
            screen = await arrive(browser, "screen", "fr", DESKTOP, kind=Streaming)
            code = (await table.session())["code"]
            await screen.page.goto(f"http://{process.address}/t/{code}/screen")
            await screen.page.locator("main .board").wait_for()
            process.stop()
            outdate(file)
            process = process.again()
            for each in (table, screen):
                await each.sees("table-event-rules-changed")
                await each.fits()

            await table.tap("pass-begin")
            await table.lift(await table.goes())
            await prepared([table])
            await table.gives_up()
            await table.missed()
            await table.tap("page-rematch")
            await table.lift(await table.goes())
            await prepared([table])
            await table.gives_up()
            await table.goes_dark_before_the_deal()
            await table.sees("pass-dropped")
            await table.fits()
            await table.tap("pass-begin")
            await table.lift(await table.goes())
            assert len(table.push["table"]["places"]) == 2
            all_well([table, screen], but=OF_A_DEAD_SERVER)
        process.stop()

    asyncio.run(story())


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_secrets_is_played_to_its_end_on_one_device(size: tuple[int, int]) -> None:
    async def story(browser: Browser, home: str) -> None:
        table = await arrive(browser, "table", "es", size, kind=Table)
        assert isinstance(table, Table)
        await table.begin(home, NAMES[:4], "secrets")
        choose = at_random(3)
        while player := await table.next_holder():
            await table.lift(player)
            await table.fits()
            if table.push["decision"] is None:
                await table.tap("pass-on")
            while table.push["decision"] is not None:
                await table.decide(player["key"], choose)
            if await table.holds(player).count():  # there was something to see
                await table.button("pass-on").click(timeout=PATIENCE)
            await table.holds(player).wait_for(state="detached")
        over = await table.see((await table.session())["watcher"])
        winner = over["view"]["scene"]["winner"]
        await table.sees(f"secrets-side-{winner}" if winner else "page-secrets-nobody")
        assert table.most == 1, "never are two of them listened for"
        await table.fits()
        all_well([table])

    told(story)


@pytest.mark.parametrize(("size", "end"), [(PHONE, "resign"), (DESKTOP, "draw")])
def test_uprising_is_played_on_one_device_until_they_give_up(
    size: tuple[int, int], end: str
) -> None:
    async def story(browser: Browser, home: str) -> None:
        table = await arrive(browser, "table", "fr", size, kind=Struggle)
        assert isinstance(table, Struggle)
        await table.begin(home, NAMES[:2], "uprising")
        rng = Random(size[0])
        player = await table.next_holder()
        while player:
            await table.lift(player)
            await table.fits()
            if table.push["view"]["turn"] > 2:
                break
            while table.push["decision"] is not None:
                await table.go_on(player["key"], rng)
            if await table.holds(player).count():
                await table.tap("pass-on")
            await table.holds(player).wait_for(state="detached")
            player = await table.next_holder()
        assert player
        if size == PHONE:
            await table.page.get_by_role("button", name=table.t("page-tab-talk")).click()
        if end == "resign":
            await table.tap("page-resign")
            await table.tap("page-resign")
        else:
            await table.tap("page-draw-offer")
            await table.button("page-draw-withdraw").wait_for()
            await table.tap("pass-on")
            await table.tap("pass-look")
            session = await table.session()
            other = next(each for each in session["players"] if each != player)
            await table.page.get_by_role("button", name=other["name"], exact=True).click()
            await table.lift(other)
            await table.tap("page-draw-agree")
        await table.button("pass-other").wait_for()
        ending = (await table.see((await table.session())["watcher"]))["table"]["ending"]
        assert (ending["side"] is None) == (end == "draw")
        assert await table.next_holder() is None
        assert table.most == 1, "never are two of them listened for"
        await table.fits()
        all_well([table])

    told(story)
