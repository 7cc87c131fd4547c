"""The page is there when it is wanted: without a network, in another tab, and days later."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from chromium import chromium
from parlour import Guest, running, soon
from people import (
    DESKTOP,
    OF_A_DEAD_SERVER,
    PATIENCE,
    PHONE,
    SMALL,
    WITHOUT_A_NETWORK,
    Person,
    all_well,
    arrive,
    give_key,
)
from playwright.async_api import expect
from pushservice import Browser, Certificate, push_service, text_of

from complot.server.courier import Courier
from complot.server.page import FOLDER
from complot.server.settings import Settings
from services import port_of, reserved
from waiting import within

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      kept.push(`${name} ${new URL(url).pathname}`);
    }
  }
  return kept;
}"""
"""All that the worker and the page have put by."""

AWAKE = "navigator.serviceWorker.controller"
"""Whether the worker stands behind the page."""

LOOKING_ON = """() => {
  const show = registration.showNotification.bind(registration);
  self.shown = [];
  registration.showNotification = (title, options) => {
    self.shown.push([title, options.body, options.tag]);
    return show(title, options);
  };
}"""
"""In the worker: remembers what it shows. (Where there is no desktop, a browser soon forgets.)"""

COUNTING = """
window.strokes = 0;
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.strokes += 1;
  return create.call(this);
};
"""
"""How often something sounded."""

SUBSCRIBING = """
PushManager.prototype.subscribe = async function ({ userVisibleOnly, applicationServerKey }) {
  if (!userVisibleOnly || !applicationServerKey) throw new TypeError();
  return SUBSCRIPTION;
};
PushManager.prototype.getSubscription = async () => SUBSCRIPTION;
const SUBSCRIPTION = {
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
  unsubscribe: async () => true,
};
"""
"""A browser whose push service is ours; the vendor's can't be reached from a test."""


async def until(person: Person, holds: str) -> None:
    """Wait until this is so in somebody's page."""
    pause = "await new Promise((done) => setTimeout(done, 20))"
    waiting = person.page.evaluate(f"async () => {{ while (!({holds})) {pause}; }}")
    await within(PATIENCE / 1000, waiting)


@asynccontextmanager
async def serving(
    port: int = 0, page: Path = FOLDER, courier: Courier | None = None
) -> AsyncIterator[str]:
    """A server for a while."""
    settings = Settings(port=port, db="sqlite://", bot_pace=(0, 0))
    server = running(settings, page=page, courier=courier)
    address = await asyncio.to_thread(server.__enter__)
    try:
        yield address
    finally:
        await asyncio.to_thread(server.__exit__, None, None, None)


async def duel(host: Guest, guest: Guest, wish: str) -> str:
    """A table of Uprising over days, which the host can start, and has a wish for."""
    code = await host.open(host.new_id(), "uprising")
    assert (await guest.send(code, "sit", name=guest.name)).status_code == 200
    clock = {"kind": "per_day", "days": 1}
    assert (await host.send(code, "arrange", terms={"clock": clock})).status_code == 200
    assert (await host.send(code, "wish", side=wish)).status_code == 200
    assert (await guest.ready(code)).status_code == 200
    return code


async def decide(guest: Guest, code: str) -> None:
    """Do whatever a bot would, until somebody else is asked."""
    while (owed := (await guest.see(code))["decision"]) is not None:
        path = f"/api/tables/{code}/suggestion?decision={owed}"
        run = (await guest.request("GET", path)).json()["actions"]
        ids = [each["id"] for each in run]
        assert (await guest.send(code, "act", decision=owed, actions=ids)).status_code == 200


def test_the_page_opens_without_its_server_and_a_newer_one_takes_its_place(
    tmp_path: Path,
) -> None:
    newer = tmp_path / "page"
    shutil.copytree(FOLDER, newer)
    index, worker = newer / "index.html", newer / "worker.js"
    index.write_text(index.read_text().replace("<html", '<html data-newer="yes"'))
    (version,) = re.findall('"([0-9a-f]{12})"', worker.read_text())
    worker.write_text(worker.read_text().replace(version, "0" * 12))

    async def story(port: int) -> None:
        async with chromium() as browser:
            ana = await arrive(browser, "Ana", "es", PHONE)
            retry = ana.button("page-retry")
            async with serving(port) as address:
                home = f"http://{address}"
                await ana.play_now(home)
                table = ana.page.url
                await until(ana, AWAKE)
                kept = await ana.page.evaluate(KEPT)
            assert f"complot-{version} /" in kept
            assert not any("/api/" in each for each in kept), "what is said at a table isn't kept"
            for place, unreached, offline in (
                (table, "page-lost-line", "page-lost-network"),
                (home, "page-unreachable", "page-no-network"),
            ):
                await ana.page.goto(place)
                await ana.sees(unreached)
                await ana.context.set_offline(True)
                await ana.sees(offline)
                await ana.fits()
                await ana.context.set_offline(False)
            await ana.page.goto(home)  # for what has its network back tries again by itself
            await retry.wait_for()
            async with serving(port, newer):
                await retry.click()
                await ana.page.get_by_role("article").first.wait_for()
                await ana.page.goto(home)
                assert await ana.page.locator("html[data-newer]").count() == 1
                await until(ana, f"!(await caches.keys()).includes('complot-{version}')")
                kept = await ana.page.evaluate(KEPT)
                assert f"complot-{'0' * 12} /" in kept
            all_well([ana], but=(*OF_A_DEAD_SERVER, *WITHOUT_A_NETWORK))

    with reserved() as place:
        asyncio.run(story(port_of(place)))


def test_title_and_icon_tell_whose_turn_it_is_at_each_table_for_itself() -> None:
    async def story() -> None:
        async with serving() as address, chromium() as browser:
            ana = await arrive(browser, "Ana", "it", DESKTOP)
            await give_key(ana, address)
            host, guest = Guest(address, "Ana"), Guest(address, "Bea")
            first = await duel(host, guest, "rebel")
            second = await duel(host, guest, "government")
            tab = Person(ana.context, await ana.context.new_page(), "Ana", "it")
            pages = [ana.page, tab.page]
            for page, code in zip(pages, (first, second), strict=True):
                await page.goto(f"http://{address}/t/{code}")
                assert (await host.start(code)).status_code == 200
            name, awaited = ana.t("uprising-name"), ana.t("page-your-turn")
            await expect(pages[0]).to_have_title(f"● {awaited} · {name} · {first}")
            icon = pages[0].locator("link[rel=icon]")
            await expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
            await expect(pages[1]).to_have_title(f"{name} · {second}")
            await decide(host, first)
            await expect(pages[0]).to_have_title(f"{name} · {first}")
            await expect(icon).to_have_attribute("href", "/icon.svg")
            all_well([ana, tab])

    asyncio.run(story())


def test_nothing_sounds_until_somebody_has_chosen_it_and_touched_the_page() -> None:
    async def story() -> None:
        async with serving() as address, chromium() as browser:
            ana = await arrive(browser, "Ana", "en", SMALL)
            await ana.context.add_init_script(COUNTING)
            await ana.play_now(f"http://{address}")
            await ana.page.get_by_role("button", name=ana.t("page-menu")).click()
            switch = ana.page.get_by_role("combobox", name=ana.t("page-signals"))
            assert await switch.input_value() == "off"
            assert await ana.page.evaluate("strokes") == 0
            await ana.fits()
            await switch.select_option("sound")
            await until(ana, "strokes > 0")
            await ana.page.reload()
            await ana.heard(lambda push: True)
            await ana.page.get_by_role("button", name=ana.t("page-menu")).wait_for()
            assert await ana.page.evaluate("strokes") == 0, "the page is as yet untouched"
            await ana.page.get_by_role("button", name=ana.t("page-menu")).click()
            assert await switch.input_value() == "sound"
            all_well([ana])

    asyncio.run(story())


def test_who_asked_for_it_is_called_in_their_language(tmp_path: Path) -> None:
    certificate = Certificate(tmp_path)

    async def story() -> None:
        async with (
            push_service(certificate) as service,
            serving(courier=certificate.courier()) as address,
            chromium() as browser,
        ):
            phone = Browser(service, "phone")
            keys = {"p256dh": text_of(phone.point), "auth": text_of(phone.secret)}
            bea = await arrive(browser, "Bea", "fr", PHONE, permissions=["notifications"])
            named = f"const ENDPOINT = {json.dumps(phone.endpoint)}, KEYS = {json.dumps(keys)};"
            await bea.context.add_init_script(named + SUBSCRIBING)
            await give_key(bea, address)
            host = Guest(address, "Ana")
            code = await duel(host, Guest(address, "Bea"), "government")
            await bea.page.goto(f"http://{address}/t/{code}")
            box = bea.page.get_by_role("checkbox", name=bea.t("awake-call-me"))
            for _ in range(2):
                await box.check()
                await bea.sees("awake-on")
                await bea.fits()
                await box.uncheck()
                await expect(box).to_be_enabled()
            await box.check()
            await bea.sees("awake-on")
            await bea.page.goto(f"http://{address}/")
            assert (await host.start(code)).status_code == 200
            call = phone.read(await service.next())
            assert call == {"table": code, "game": "uprising", "cause": "your_turn"}
            (shown,) = await delivered(bea, address, json.dumps(call))
            assert shown == [bea.t("awake-your-turn"), f"{bea.t('uprising-name')} · {code}", code]
            await bea.page.goto(f"http://{address}/t/{code}")
            await bea.sees("page-your-turn")
            await expect(box).to_have_count(0)  # who is called isn't asked again during a game
            all_well([bea])

    asyncio.run(story())


async def delivered(person: Person, address: str, message: str) -> list[list[str]]:
    """What the worker shows when its browser has got a message."""
    await until(person, AWAKE)
    (worker,) = person.context.service_workers
    await worker.evaluate(LOOKING_ON)
    session = await person.context.new_cdp_session(person.page)
    known: asyncio.Queue[Any] = asyncio.Queue()
    session.on("ServiceWorker.workerRegistrationUpdated", known.put_nowait)
    await session.send("ServiceWorker.enable")
    registrations: list[Any] = []
    while not registrations:
        heard = await within(PATIENCE / 1000, known.get())
        registrations = heard["registrations"]
    await session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": f"http://{address}/",
            "registrationId": registrations[0]["registrationId"],
            "data": message,
        },
    )
    shown: list[list[str]] = []

    async def any_shown() -> bool:
        shown[:] = await worker.evaluate("() => self.shown")
        return bool(shown)

    await soon(any_shown)
    return shown
