"""What is left of a game in a real browser: its proof, and the game seen again."""

from __future__ import annotations

import json
import re

from parlour import Guest, Json
from people import DESKTOP, PHONE, Person, all_well, arrive, give_key, is_over, play_on, told
from playwright.async_api import Browser, Locator, Page, Route

RING = "page-resistance-ring"


async def seated(browser: Browser, home: str) -> tuple[Person, Guest, str]:
    """Somebody who plays with bots, on the page or without it; and the code of the table."""
    ana = await arrive(browser, "Ana")
    guest = Guest(home.removeprefix("http://"), ana.name)
    await give_key(ana, guest.address)
    await ana.play_now(home)
    return ana, guest, ana.page.url.rpartition("/")[2]


def votes(push: Json) -> bool:
    """Whether it is up to the viewer how to vote."""
    return push["view"]["scene"]["kind"] == "voting" and push["decision"] is not None


def last_to_vote(push: Json) -> bool:
    """Whether everybody else has, so that nothing more happens until then."""
    return votes(push) and bool(push["view"]["waiting"] == [push["table"]["seat"]])


async def forge(route: Route) -> None:
    """A server that has put something else in place of what somebody added."""
    answer = await route.fetch()
    lines = (await answer.text()).splitlines()
    proof = json.loads(lines[-1])
    proof["entropies"][0]["entropy"] = "00" * 32
    body = "\n".join([*lines[:-1], json.dumps(proof)]) + "\n"
    await route.fulfill(status=200, content_type="application/x-ndjson", body=body)


def says(person: Person, text: str, **values: str | int) -> Locator:
    return person.page.get_by_text(person.t(text, **values))


async def debrief(person: Person) -> None:
    """Open what is left of the game, on a phone; it is marked until one has looked."""
    name = person.t("page-tab-after")
    await person.touch(person.page.get_by_role("button", name=name))


def test_the_deal_is_checked_in_the_browser_and_a_forged_proof_is_refused() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana, guest, code = await seated(browser, home)
        await play_on(guest, code, is_over)
        await ana.heard(is_over)
        await debrief(ana)
        await says(ana, "after-proof-holds").wait_for()
        await says(ana, "after-check-mine", holds="yes").wait_for()
        await ana.fits()
        bot = next(name for name in ana.names() if name != ana.name)
        await says(ana, "after-believed-by", seat=bot).click()
        table = ana.page.get_by_role("group", name=ana.t("after-believed-by", seat=bot))
        await table.get_by_role("rowheader", name=ana.t("after-round", round=1)).wait_for()
        assert await table.get_by_role("cell", name=re.compile(r"^\d+%$")).count() >= 4
        await ana.fits()

        stranger = await arrive(browser, "Zoe", "fr", DESKTOP)
        await stranger.page.goto(f"{home}/t/{code}")
        await stranger.tap("page-after-open")
        await says(stranger, "after-proof-holds").wait_for()
        await says(stranger, "after-check-mine", holds="none").wait_for()
        await stranger.fits()

        await ana.page.route("**/replays/1", forge)
        await ana.page.reload()
        await debrief(ana)
        await says(ana, "after-proof-fails").wait_for()
        await says(ana, "after-check-mine", holds="no").wait_for()
        await says(ana, "after-check-seed", holds="no").wait_for()
        await says(ana, "after-check-commitment", holds="yes").wait_for()
        assert not await says(ana, "after-proof-holds").count()
        all_well([ana, stranger])

    told(story)


async def shown(person: Person) -> list[str]:
    """All that the page shows of a game: the missions, the table, one's folder and the log."""
    page = person.page
    texts = [
        await page.get_by_role("list", name=person.t(RING)).inner_text(),
        await page.locator("main .board").inner_text(),
        await page.get_by_role("group", name=person.t("page-tab-log")).inner_text(),
    ]
    if await person.button("page-secret-show").count():
        await person.tap("page-secret-show")
        texts.append(await page.locator(".folder").inner_text())
        await person.tap("page-secret-hide")
    return texts


def moment_of(record: str, seat: int, cursor: int) -> int:
    """At which moment a seat had been told so much."""
    steps = [json.loads(line) for line in record.splitlines()[1:-1]]
    deal = next(place for place, step in enumerate(steps) if step["command"] == "start")
    heard = 0
    for place, step in enumerate(steps):
        heard += sum(each["to"] is None or seat in each["to"] for each in step.get("told", ()))
        if place >= deal and heard == cursor:
            return place - deal + 1
    raise AssertionError


async def at(page: Page) -> int:
    """The moment that a replay shows."""
    return int(await page.get_by_role("slider").input_value())


def test_a_replay_shows_each_seat_what_it_saw_and_can_be_stepped_and_linked_to() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana, guest, code = await seated(browser, home)
        await ana.page.set_viewport_size({"width": 1440, "height": 900})
        await play_on(guest, code, votes)
        await ana.heard(last_to_vote)
        marks = says(ana, "page-resistance-voted")
        await marks.nth(len(ana.names()) - 2).wait_for(state="attached")
        live, seat, cursor = await shown(ana), ana.push["table"]["seat"], ana.push["cursor"]
        await play_on(guest, code, is_over)
        await ana.heard(is_over)

        record = (await guest.request("GET", f"/api/tables/{code}/replays/1")).text
        moment = moment_of(record, seat, cursor)
        replay = f"{home}/t/{code}/replay/1"
        zoe = await arrive(browser, "Zoe", "en", DESKTOP)
        await zoe.page.goto(f"{replay}#{moment}.{seat + 1}")
        await zoe.page.get_by_role("slider").wait_for()
        assert await at(zoe.page) == moment
        assert await shown(zoe) == live

        eyes = zoe.page.get_by_label(zoe.t("after-eyes"))
        await eyes.select_option(zoe.t("after-eyes-spectator"))
        assert not await zoe.button("page-secret-show").count()
        await eyes.select_option(zoe.t("after-eyes-all"))
        await says(zoe, "resistance-role-spy").first.wait_for()

        kim = await arrive(browser, "Kim", "it", PHONE)
        await kim.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await kim.page.goto(replay)
        slider = kim.page.get_by_role("slider")
        await slider.wait_for()
        assert await at(kim.page) == 1
        await kim.tap("after-next")
        second = await at(kim.page)
        assert second > 1
        await kim.page.keyboard.press("ArrowRight")
        assert await at(kim.page) > second
        await kim.page.keyboard.press("ArrowLeft")
        assert await at(kim.page) == second
        await kim.tap("after-back")
        assert await at(kim.page) == 1
        await slider.fill(str(moment))
        await kim.page.get_by_label(kim.t("after-eyes")).select_option(str(seat))
        await kim.fits()
        await kim.tap("after-share")
        link = await kim.page.evaluate("() => navigator.clipboard.readText()")
        assert link == f"{replay}#{moment}.{seat + 1}"
        await kim.tap("after-run")
        await kim.button("after-pause").wait_for()
        last = await slider.get_attribute("max")
        await slider.fill(str(last))
        await says(kim, "resistance-role-spy").first.wait_for()
        await kim.button("after-run").wait_for()
        all_well([ana, zoe, kim])

        await kim.page.goto(f"{home}/t/{code}/replay/7")
        await says(kim, "error-no-such-round", round=7).wait_for()
        await ana.tap("page-rematch")
        await ana.heard(lambda push: push["round"] == 2 and push["table"]["stage"] == "playing")
        await kim.page.goto(f"{home}/t/{code}/replay/2")
        await says(kim, "error-game-running").wait_for()

    told(story)
