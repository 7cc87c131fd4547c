"""Home, and a guest's own page: what one plays, on which devices, and how to be gone."""

from __future__ import annotations

from time import time

from parlour import LOOSE, Json
from people import DESKTOP, PHONE, Person, all_well, arrive, open_table, told
from playwright.async_api import Browser, Locator, Response

from complot.server.devices import LINK_SECONDS
from complot.server.settings import Settings
from complot.server.sources import Sources

SETTINGS = Settings(port=0, db="sqlite://", bot_pace=(0, 0), limits=LOOSE)


async def ask(person: Person, path: str, **body: Json | str) -> None:
    """Ask the server beside the page, as the same guest."""
    answer = await person.context.request.post(path, data=body)
    assert answer.ok, await answer.text()


async def send(person: Person, link: str, kind: str, **fields: Json | str) -> None:
    """What no screen of these tests has a button for."""
    path = link.replace("/t/", "/api/tables/") + "/commands"
    await ask(person, path, command_id=kind, command={"kind": kind, **fields})


def listed(person: Person, title: str, link: str) -> Locator:
    """A table on one of the lists of home."""
    panel = person.page.get_by_role("region", name=person.t(title))
    return panel.get_by_role("listitem").filter(has_text=link.rsplit("/", 1)[1])


def test_a_phone_becomes_the_guest_who_began_on_a_laptop() -> None:
    ahead = [0]  # of every device's own clock

    async def story(browser: Browser, home: str) -> None:
        laptop = await arrive(browser, "Zoe", "en", DESKTOP)
        link = await open_table(laptop, home)
        await laptop.page.get_by_role("link", name=laptop.t("me-offer-take")).click()
        await laptop.tap("me-recovery-make")
        code = await laptop.page.locator(".code").text_content()
        await laptop.tap("me-move-make")
        way = laptop.page.get_by_role("textbox", name=laptop.t("me-move-link"))
        word = await way.input_value()
        await laptop.fits()

        phone = await arrive(browser, "Zoe", "it", PHONE)
        await phone.page.goto(word)
        await phone.sees("me-device-what")
        assert phone.page.url == f"{home}/device", "the word is gone from the address"
        await phone.tap("me-device-do")
        await phone.sees("me-become-done", count=1)
        await laptop.sees("me-move-used")
        await laptop.sees("me-devices", count=2)
        await phone.tap("page-home")
        await listed(phone, "me-games", link).get_by_role("link").click()
        await phone.heard(lambda push: push["table"]["mine"] == 0)

        tablet = await arrive(browser, "Zoe", "fr", DESKTOP)
        await laptop.tap("me-move-make")
        expired = await way.input_value()
        ahead[0] += LINK_SECONDS * 1000
        for useless in (word, expired):
            await tablet.page.goto(useless)
            await tablet.tap("me-device-do")
            await tablet.sees("error-wrong-code")

        await laptop.page.reload()
        await laptop.sees("me-recovery-have")
        await laptop.tap("me-recovery-renew")
        renewed = await laptop.page.locator(".code").text_content()
        await tablet.page.goto(f"{home}/me")
        field = tablet.page.get_by_role("textbox", name=tablet.t("me-recovery"))
        await field.fill(code or "")
        await tablet.tap("me-return-do")
        await tablet.sees("error-wrong-code")
        await field.fill((renewed or "").lower().replace("-", " "))
        await tablet.tap("me-return-do")
        await tablet.sees("me-become-done", count=1)
        all_well([laptop, phone])
        all_well([tablet], but=(": 403", "status of 403"))

    told(story, SETTINGS, Sources(now=lambda: int(time() * 1000) + ahead[0]))


def test_home_tells_what_one_plays_and_where_one_may_sit_down() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana", "en", DESKTOP)
        open_link = await open_table(ana, home, "secrets")

        zoe = await arrive(browser, "Zoe", "es", PHONE)
        answers: list[Response] = []
        zoe.page.on("response", lambda answer: answers.append(answer))
        await zoe.page.goto(home)
        await zoe.sees("me-open-none")
        keys = [await each.header_value("set-cookie") for each in answers]
        assert len([*filter(None, keys)]) == 1, "a new browser is one guest"
        await send(ana, open_link, "arrange", terms={"public": True})
        await listed(zoe, "me-open", open_link).wait_for()

        await zoe.play_now(home, "uprising")
        over = zoe.page.url
        await send(zoe, over, "resign")
        await zoe.heard(lambda push: push["table"]["stage"] == "over")
        await zoe.play_now(home)
        await zoe.heard(lambda push: push["decision"] is not None)
        asked = zoe.page.url
        waiting = await open_table(zoe, home, "secrets")
        await zoe.page.get_by_role("link", name="Complot").click()
        await listed(zoe, "me-games", asked).get_by_text(zoe.t("page-your-turn")).wait_for()
        await listed(zoe, "me-games", waiting).get_by_text(zoe.t("me-stage-lobby")).wait_for()
        await zoe.page.get_by_text(zoe.t("me-finished", count=1)).click()
        again = listed(zoe, "me-games", over).get_by_role("link", name=zoe.t("me-replay"))
        assert await again.get_attribute("href") == f"{over.removeprefix(home)}/replay/1"
        await zoe.fits()
        await listed(zoe, "me-open", open_link).get_by_role("link").click()
        await zoe.button("page-lobby-sit").wait_for()
        all_well([ana, zoe])

    told(story, SETTINGS)


def test_whoever_is_blocked_can_be_unblocked_and_whoever_wants_it_is_forgotten() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana", "fr", PHONE)
        bea = await arrive(browser, "Bea", "en", DESKTOP)
        link = await open_table(ana, home)
        await bea.sit(link)
        await ask(ana, link.replace("/t/", "/api/tables/") + "/blocks", name="Bea")
        await ana.page.goto(f"{home}/me")
        await ana.tap("me-unblock-who", name="Bea")
        await ana.sees("me-blocks-none")

        await ana.tap("me-forget")
        await ana.tap("me-forget-not")
        await ana.tap("me-forget")
        await ana.tap("me-forget-do")
        await bea.heard(lambda push: "Ana" not in str(push["table"]["places"]))
        await ana.button("page-play-now").first.wait_for()
        assert ana.page.url == f"{home}/"
        assert await ana.page.evaluate("() => localStorage.getItem('complot.name')") is None
        await ana.page.goto(link)
        await ana.heard(lambda push: push["table"]["mine"] is None)
        all_well([ana, bea])

    told(story, SETTINGS)
