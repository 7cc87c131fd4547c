"""What can't be done is said in the reader's language, and nothing else happens."""

from __future__ import annotations

from people import DESKTOP, PHONE, Person, all_well, arrive, begin, open_table, told
from playwright.async_api import Browser


def test_a_code_that_no_table_has() -> None:
    async def story(browser: Browser, home: str) -> None:
        for language in ("en", "es", "fr", "it"):
            zoe = await arrive(browser, "Zoe", language)
            await zoe.page.goto(home)
            await zoe.page.get_by_label(zoe.t("page-code")).fill("zzzzzz")
            await zoe.tap("page-join")
            await zoe.sees("error-no-such-table", code="ZZZZZZ")
            await zoe.tap("page-home")
            await zoe.button("page-play-now").first.wait_for()
            all_well([zoe])

    told(story)


def test_whoever_comes_after_the_start_watches_and_is_told_no_secret() -> None:
    async def story(browser: Browser, home: str) -> None:
        people = [await arrive(browser, name) for name in ("Ana", "Bea", "Carl", "Dina", "Eli")]
        link = await begin(people, home)
        zoe = await arrive(browser, "Zoe", "it", DESKTOP)
        await zoe.page.goto(link)
        await zoe.sees("page-watching")
        assert zoe.push["view"]["role"] is None
        assert await zoe.button("page-secret-show").count() == 0
        assert await zoe.page.get_by_label(zoe.t("page-talk-write")).count() == 0
        all_well([*people, zoe])

    told(story)


def test_a_name_that_is_taken_and_a_table_that_is_full() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana", "en", DESKTOP)
        link = await open_table(ana, home)
        other = await arrive(browser, "Ana", "es")
        await other.page.goto(link)
        await other.page.get_by_label(other.t("page-your-name")).fill("Ana")
        await other.tap("page-lobby-sit")
        await other.sees("error-name-taken", name="Ana")
        assert len(ana.push["table"]["places"]) == 1
        await fill_with_bots(ana)
        await other.sees("page-lobby-full")
        assert await other.button("page-lobby-sit").count() == 0
        all_well([ana, other])

    told(story)


async def fill_with_bots(host: Person) -> None:
    add = host.page.get_by_role("button", name=host.t("page-lobby-add-bot"))
    while await add.count():
        seated = len(host.push["table"]["places"])
        await add.click()
        await host.heard(lambda push, seated=seated: len(push["table"]["places"]) > seated)  # type: ignore[misc]
        await host.page.wait_for_timeout(20)  # until the page shows it


def test_a_choice_made_on_another_device_is_gone_from_this_one() -> None:
    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "fr", PHONE)
        await zoe.play_now(home)
        await zoe.heard(lambda push: push["decision"] is not None)
        twin = await arrive(browser, "Zoe", "fr", DESKTOP, storage_state=await zoe.state())
        await twin.page.goto(zoe.page.url)
        await twin.heard(lambda push: push["decision"] == zoe.push["decision"])
        decision = zoe.push["decision"]
        await twin.act(twin.push["legal"][-1]["action"])
        await zoe.heard(lambda push: push["decision"] != decision)
        all_well([zoe, twin])

    told(story)
