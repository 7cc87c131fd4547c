"""The screens that are worth seeing, and the way to each: what is looked at must first be come to.

A visit is somebody's walk through the page, which names every screen that it stops at.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from abroad import Traveller, installed
from parlour import LOOSE, NAMES, Guest, Json, gathered
from people import (
    GLANCE,
    Person,
    Story,
    arrive,
    give_key,
    is_over,
    open_table,
    play_on,
    prepared,
    told,
    with_a_browser,
)
from playwright.async_api import Browser, Locator

from complot.core.chance import seed_of
from complot.games import titles
from complot.server.settings import Settings
from complot.server.sources import Sources

Visit = Callable[[Person, str], AsyncIterator[str]]

SETTINGS: Final = Settings(port=0, db="sqlite://", bot_pace=(0, 0), limits=LOOSE)
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")

OLDER: Final = """() => {
  document.querySelector("script[src]").setAttribute("src", "/assets/older.js");
  dispatchEvent(new Event("vite:preloadError"));
}"""
"""The page thinks that it is another than the one the server has by now."""

NO_COOKIES: Final = """
Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
"""


MOMENTS: Final = {
    "resistance": ("voting", "on_mission"),
    "secrets": ("answering", "offering"),
    "uprising": ("replying",),
}
"""What is decided in the middle of a game, if it comes to it."""


async def visitor(
    browser: Browser, home: str, name: str, language: str, size: tuple[int, int]
) -> Person:
    """Somebody who can also be asked beside the page, and knows the words of every game."""
    person = await arrive(browser, name, language, size, kind=Traveller)
    await give_key(person, home.removeprefix("http://"))
    return person


def shown(visit: str, story: Story) -> None:
    """Let it happen where the visit leads."""
    if visit == "cups":
        with TemporaryDirectory() as folder, installed(Path(folder)) as landlord:
            asyncio.run(with_a_browser(story, landlord.address))
    else:
        told(story, SETTINGS, Sources(seed=map(seed_of, count(1)).__next__))


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
    await person.page.reload()
    await person.button("page-play-now").first.wait_for()
    await person.page.evaluate(OLDER)
    await person.sees("page-outdated")
    yield "outdated"
    await person.page.add_init_script(NO_COOKIES)
    await person.page.reload()
    await person.sees("page-no-cookies")
    yield "no-cookies"


async def as_a_guest(person: Person, home: str) -> AsyncIterator[str]:
    """At somebody else's table: before one sits, on a chair, and sent away from it."""
    host = Guest(home.removeprefix("http://"), f"Host of {person.name}")
    code = await host.open()
    await person.page.goto(f"{home}/t/{code}")
    await person.sees("page-lobby-watching")
    yield "lobby-watching"
    await person.sit(f"{home}/t/{code}")
    yield "lobby-guest"
    await host.send(code, "kick", chair=1)
    await person.sees("error-kicked")
    yield "kicked"


async def in_company(person: Person, home: str) -> AsyncIterator[str]:
    """What there is at a table besides the game: its terms, and those who play."""
    page = person.page
    drawer = page.get_by_role("dialog")
    link = await open_table(person, home)
    code = code_of(person)
    await person.tap("page-lobby-terms")
    await drawer.get_by_role("combobox", name=person.t("life-clock")).wait_for()
    yield "terms"
    await shut(drawer)
    if await (menu := page.get_by_role("button", name=person.t("page-menu"))).count():
        await menu.click()
        await drawer.get_by_role("combobox", name=person.t("page-language")).first.wait_for()
        yield "menu"
        await shut(drawer)

    host, zoe = (Guest(home.removeprefix("http://"), name) for name in (person.name, "Zoe"))
    assert (await zoe.send(code, "sit", name="Zoe")).status_code == 200
    await add_bots(host, code, 3)
    async with zoe.listening(code) as line:
        await line.hear()
        assert (await zoe.ready(code)).status_code == 200
        await person.tap("page-lobby-start")
        await person.heard(lambda push: push["table"]["stage"] == "playing")
        await person.tap("page-lobby-chairs")
        await drawer.get_by_role("button", name=re.compile("^Zoe")).click()
        await drawer.get_by_role("button", name=person.t("life-mark-suspect")).click()
        yield "person"
        await drawer.get_by_role("button", name=person.t("life-report", name="Zoe")).click()
        await drawer.get_by_role("combobox", name=person.t("life-report-reason")).wait_for()
        yield "report"
        await drawer.get_by_role("button", name=person.t("page-lobby-chairs"), exact=True).click()
        await drawer.get_by_role("button", name=person.t("life-notes"), exact=True).click()
        await drawer.get_by_label(person.t("life-notes-help")).fill("She blinked.")
        await person.sees("life-notes-saved")
        yield "notes"
        await drawer.get_by_role("button", name=person.t("page-lobby-chairs"), exact=True).click()
        await drawer.get_by_role("button", name=person.t("life-pause"), exact=True).click()
        await shut(drawer)
        await zoe.send(code, "pause", wanted=True)
        await person.sees("life-paused")
        yield "paused"
    assert page.url == link


async def on_the_wall(person: Person, home: str) -> AsyncIterator[str]:
    """What a narrator reads from the display that all can see."""
    code, guests = await gathered(home.removeprefix("http://"), 5, family=f"of {person.name}")
    await person.page.goto(f"{home}/t/{code}/screen")
    await person.page.get_by_role("img", name=person.t("page-lobby-qr")).wait_for()
    assert (await guests[0].start(code)).status_code == 200
    await person.page.get_by_role("region", name=person.t("screen-script")).wait_for()
    yield "screen-script"


async def add_bots(host: Guest, code: str, many: int) -> None:
    for number in range(many):
        answer = await host.send(code, "add_bot", bot="sensible", name=f"Bot {number + 1}")
        assert answer.status_code == 200


async def with_plot_cards(person: Person, home: str) -> AsyncIterator[str]:
    """The table of The Plot Thickens, with cards in play."""
    guest = Guest(home.removeprefix("http://"), person.name)
    code = await guest.open(guest.new_id(), plot=True)
    await add_bots(guest, code, 6)
    assert (await guest.start(code)).status_code == 200
    await play_on(guest, code, lambda push: is_over(push) or holds_cards(push))
    await person.page.goto(f"{home}/t/{code}")
    await person.heard(holds_cards)
    await person.page.get_by_role("group", name=person.t("page-your-turn")).wait_for()
    yield "plot-turn"
    async for part in drawers(person):
        yield f"plot-{part}"


def holds_cards(push: Json) -> bool:
    """Whether somebody has a Plot card, and one is asked for a decision."""
    return push["decision"] is not None and any(push["view"]["plot"]["hands"])


async def from_elsewhere(person: Person, home: str) -> AsyncIterator[str]:
    """A game that no page was made for."""
    await person.page.goto(home)
    await person.page.get_by_role("article", name=person.t("cups-name")).wait_for()
    yield "cups-home"
    await person.play_now(home, "cups")
    await person.page.get_by_role("group", name=person.t("page-your-turn")).wait_for()
    yield "cups-turn"
    async for part in drawers(person):
        yield f"cups-{part}"
    await play_on(Guest(home.removeprefix("http://"), person.name), code_of(person), is_over)
    await person.heard(is_over)
    async for screen in afterwards("cups", person, home):
        yield screen


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
    await person.tap("lesson-next")
    await person.page.locator("[data-looked]").first.wait_for()
    yield f"{game}-learn-on"

    await person.play_now(home, game)
    await person.heard(lambda push: push["decision"] is not None)
    await person.page.get_by_role("group", name=person.t("page-your-turn")).wait_for()
    if person.push["view"]["scene"]["kind"] == "hiding":
        await prepared([person])
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
    table = person.page.url
    for asked in MOMENTS[game]:
        await person.page.goto(home)  # what one sees there mustn't ask about what is done here
        await play_on(guest, code, partial(is_asked, asked))
        await person.page.goto(table)
        await person.heard(partial(is_asked, asked))
        if not is_over(person.push):
            await person.page.get_by_role("group", name=person.t("page-your-turn")).wait_for()
            yield f"{game}-{asked}"
    if game == "uprising":
        await guest.send(code, "resign")
    else:
        await play_on(guest, code, is_over)
    await person.heard(is_over)
    async for screen in afterwards(game, person, home):
        yield screen


def is_asked(what: str, push: Json) -> bool:
    """Whether one is to decide about this, with nobody who could take it away; or never will be."""
    view = push["view"]
    asked = push["decision"] is not None and view["scene"]["kind"] == what
    return (asked and view.get("un") is None) or is_over(push)


async def afterwards(game: str, person: Person, home: str) -> AsyncIterator[str]:
    """What is left of a game that is over, at its table and elsewhere."""
    code = code_of(person)
    main = person.page.get_by_role("main")
    await person.button("page-rematch").first.wait_for()
    yield f"{game}-over"
    debrief = person.page.get_by_role("button", name=person.t("page-tab-after"))
    await debrief.or_(person.button("page-after-open")).click()
    await person.sees("after-proof-holds")
    yield f"{game}-after"
    await person.page.goto(f"{home}/t/{code}/replay/1")
    await person.page.get_by_role("slider").wait_for()
    await person.page.get_by_label(person.t("after-eyes")).select_option("all")
    if await (hands := person.button("after-hands-tab")).count():
        yield f"{game}-replay"
        await hands.click()
    await person.page.locator(".hand").first.wait_for()
    yield f"{game}-replay-hands"
    await person.page.goto(f"{home}/t/{code}/screen")
    await main.locator(".board").wait_for()
    yield f"{game}-screen"


VISITS: Final[dict[str, Visit]] = {
    "home": at_home,
    "pass": one_phone,
    "astray": astray,
    "guest": as_a_guest,
    "company": in_company,
    "wall": on_the_wall,
    "plot": with_plot_cards,
    "cups": from_elsewhere,
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
