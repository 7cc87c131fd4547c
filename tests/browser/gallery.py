"""The screens that are worth seeing, and the way to each: what is looked at must first be come to.

A visit is somebody's walk through the page, which names every screen that it stops at.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Final

from parlour import LOOSE, NAMES, Guest
from people import GLANCE, Person, arrive, give_key, is_over, open_table, play_on
from playwright.async_api import Browser, Locator

from complot.core.chance import seed_of
from complot.games import titles
from complot.server.settings import Settings
from complot.server.sources import Sources

Visit = Callable[[Person, str], AsyncIterator[str]]

SETTINGS: Final = Settings(port=0, db="sqlite://", bot_pace=(0, 0), limits=LOOSE)
SOURCES: Final = Sources(seed=lambda: seed_of(1))
"""Everybody looks at the same games."""

THEMES: Final = ("light", "dark")


async def visitor(
    browser: Browser, home: str, name: str, language: str, size: tuple[int, int]
) -> Person:
    """Somebody who can also be asked beside the page."""
    person = await arrive(browser, name, language, size)
    await give_key(person, home.removeprefix("http://"))
    return person


async def at_home(person: Person, home: str) -> AsyncIterator[str]:
    """Where everybody begins, and where a guest is known again."""
    await person.page.goto(home)
    await person.button("page-play-now").first.wait_for()
    yield "home"
    await open_table(person, home)
    yield "lobby"
    code = code_of(person)
    for _ in range(4):
        await person.page.get_by_role("button", name=person.t("page-lobby-add-bot")).click()
    await person.heard(lambda push: len(push["table"]["places"]) == 5)
    await person.button("page-lobby-start").wait_for()
    yield "lobby-full"
    await person.page.goto(f"{home}/t/{code}/screen")
    await person.page.get_by_role("img", name=person.t("page-lobby-qr")).wait_for()
    yield "screen-lobby"
    await person.page.goto(home)
    await person.page.get_by_role("listitem").filter(has_text=code).wait_for()
    yield "home-known"
    await person.page.goto(f"{home}/me")
    await person.tap("me-recovery-make")
    await person.tap("me-move-make")
    word = person.page.get_by_role("textbox", name=person.t("me-move-link"))
    link = await word.input_value()
    yield "me"
    await person.page.goto(link)
    await person.button("me-device-do").wait_for()
    yield "device"


async def one_phone(person: Person, home: str) -> AsyncIterator[str]:
    """The device that goes from hand to hand."""

    def any_of(text: str) -> Locator:
        words = (person.t(text, name=name).split() for name in NAMES)
        said = "|".join(r"\s".join(map(re.escape, each)) for each in words)
        return person.page.get_by_role("button", name=re.compile(f"^({said})$"))

    await person.page.goto(f"{home}/pass")
    for number, name in enumerate(NAMES, 1):
        await person.page.get_by_label(person.t("pass-name", number=number)).fill(name)
    yield "pass"
    await person.tap("pass-begin")
    curtain, table = any_of("pass-hold"), any_of("pass-hand")
    await curtain.or_(table).first.wait_for()
    if await table.count():
        yield "pass-table"
        await table.first.click()
    await curtain.wait_for()
    yield "pass-curtain"
    await curtain.press("Enter")
    await person.page.get_by_role("list", name=person.t("page-resistance-ring")).wait_for()
    yield "pass-hand"


async def astray(person: Person, home: str) -> AsyncIterator[str]:
    """Where somebody lands who has a wrong link, or no network."""
    await person.page.goto(f"{home}/t/BCDFGH")
    await person.sees("error-no-such-table", code="BCDFGH")
    yield "no-such-table"
    await person.page.goto(home)
    await person.button("page-play-now").first.wait_for()
    await person.context.set_offline(True)
    await person.sees("page-no-network")
    yield "offline"
    await person.context.set_offline(False)


async def a_game(game: str, person: Person, home: str) -> AsyncIterator[str]:
    """What is read before a game, the table with all that lies on it, and what is left after it."""
    main = person.page.get_by_role("main")
    await person.add(0)
    await person.page.goto(f"{home}/rules/{game}")
    await person.page.get_by_role("searchbox", name=person.t("rules-search")).wait_for()
    await main.locator(".clause").first.wait_for()
    yield f"{game}-rules"
    await person.page.goto(f"{home}/learn/{game}")
    await person.page.get_by_role("region", name=person.t("lesson-tutor")).wait_for()
    yield f"{game}-learn"

    await person.play_now(home, game)
    await person.heard(lambda push: push["decision"] is not None)
    await person.page.get_by_role("group", name=person.t("page-your-turn")).wait_for()
    yield f"{game}-turn"
    await person.page.get_by_role("button", name=person.t("page-rules")).click()
    drawer = person.page.get_by_role("dialog")
    await drawer.locator("[aria-current=location]").wait_for()
    yield f"{game}-clause"
    await shut(drawer)
    await person.button("page-lobby-chairs").click()
    await drawer.wait_for()
    yield f"{game}-people"
    await shut(drawer)
    async for part in drawers(person):
        yield f"{game}-{part}"

    code = code_of(person)
    guest = Guest(home.removeprefix("http://"), person.name)
    if game == "uprising":
        await guest.send(code, "resign")
    else:
        await play_on(guest, code, is_over)
    await person.heard(is_over)
    await person.button("page-rematch").first.wait_for()
    yield f"{game}-over"
    debrief = person.page.get_by_role("button", name=person.t("page-tab-after"))
    await debrief.or_(person.button("page-after-open")).click()
    await person.sees("after-proof-holds")
    yield f"{game}-after"
    await person.page.goto(f"{home}/t/{code}/replay/1")
    await person.page.get_by_role("slider").wait_for()
    yield f"{game}-replay"
    await person.page.goto(f"{home}/t/{code}/screen")
    await main.locator(".board").wait_for()
    yield f"{game}-screen"


VISITS: Final[dict[str, Visit]] = {
    "home": at_home,
    "pass": one_phone,
    "astray": astray,
    **{each.name: partial(a_game, each.name) for each in titles()},
}


def code_of(person: Person) -> str:
    """The table that the page shows."""
    return person.page.url.rpartition("/")[2]


async def drawers(person: Person) -> AsyncIterator[str]:
    """On a narrow screen, one after the other; secrets lie open."""
    tabs = person.page.locator("main .tabs button")
    drawer = person.page.get_by_role("dialog")
    for tab in await tabs.all():
        part = await tab.get_attribute("data-part")
        await tab.click()
        await drawer.wait_for()
        secret = drawer.get_by_role("button", name=person.t("page-secret-show"), exact=True)
        if await secret.count():
            await secret.first.click()
        yield str(part)
        await shut(drawer)


async def shut(drawer: Locator) -> None:
    await drawer.page.keyboard.press("Escape")
    await drawer.wait_for(state="hidden", timeout=GLANCE * 10)
