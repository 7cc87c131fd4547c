"""What is left of a game in a real browser: its proof, and the game seen again."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable
from typing import Final

import httpx
from parlour import Guest, Json
from people import DESKTOP, PHONE, Person, all_well, arrive, give_key, is_over, play_on, told
from playwright.async_api import Browser, Locator, Page, Route

from complot.locale.catalogue import catalogue
from complot.locale.telling import listed

RING = "page-resistance-ring"


async def seated(
    browser: Browser, home: str, game: str = "resistance"
) -> tuple[Person, Guest, str]:
    """Somebody who plays with bots, on the page or without it; and the code of the table."""
    ana = await arrive(browser, "Ana")
    guest = Guest(home.removeprefix("http://"), ana.name)
    await give_key(ana, guest.address)
    await ana.play_now(home, game)
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


async def done(asking: Awaitable[httpx.Response]) -> None:
    assert (await asking).status_code == 200


def bots(person: Person) -> list[str]:
    """What those are called whom somebody plays with."""
    return [each["name"] for each in person.push["table"]["places"] if each["bot"]]


async def debrief(person: Person) -> None:
    """Open what is left of the game, on a phone; it is marked until one has looked."""
    name = person.t("page-tab-after")
    await person.touch(person.page.get_by_role("button", name=name))


async def read(person: Person, *titles: str) -> int:
    """Open the chapter that is called so, and follow it to its moment in the replay."""
    named = re.compile(f"^({'|'.join(map(re.escape, titles))})$")
    summary = person.page.locator("summary", has_text=named)
    part = person.page.locator("details", has=summary)
    await part.locator("summary").click()
    await part.get_by_role("listitem").first.wait_for()
    await person.fits()
    link = part.get_by_role("link", name=person.t("after-from-here"))
    moment = int(str(await link.get_attribute("href")).rpartition("#")[2])
    await link.click()
    await person.page.get_by_role("slider").wait_for()
    assert await at(person.page) == moment
    return moment


async def compare(person: Person, proposals: list[Json]) -> None:
    """Who voted like whom, as anybody can count."""
    names = person.names()
    seats = range(len(names))
    alike = {
        (one, other): sum(each["votes"][one] == each["votes"][other] for each in proposals)
        for one in seats
        for other in seats
        if one != other
    }
    votes = person.page.get_by_role("group", name=person.t("after-resistance-votes"))
    rows = votes.locator("tbody tr")
    for one in seats:
        cells = await rows.nth(one).get_by_role("cell").all_inner_texts()
        wanted = [str(alike.get((one, other), "–")) for other in seats]
        assert [each.strip() for each in cells] == wanted
    for text, extreme in (("most", max(alike.values())), ("least", min(alike.values()))):
        sentences = [
            person.t(
                f"after-resistance-{text}",
                players=listed(catalogue(person.language), (names[one], names[other])),
                alike=extreme,
                votes=len(proposals),
            )
            for (one, other), count in alike.items()
            if count == extreme
        ]
        assert [each for each in sentences if await person.page.get_by_text(each).count()]


def test_the_deal_is_checked_in_the_browser_and_a_forged_proof_is_refused() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana, guest, code = await seated(browser, home)
        await play_on(guest, code, is_over)
        await ana.heard(is_over)
        await debrief(ana)
        await says(ana, "after-proof-holds").wait_for()
        await says(ana, "after-check-mine", holds="yes").wait_for()
        await ana.fits()
        bot = bots(ana)[0]
        await says(ana, "after-believed-by", seat=bot).click()
        table = ana.page.get_by_role("group", name=ana.t("after-believed-by", seat=bot))
        await table.get_by_role("rowheader", name=ana.t("after-round", round=1)).wait_for()
        assert await table.get_by_role("cell", name=re.compile(r"^\d+%$")).count() >= 4
        await ana.fits()
        await compare(ana, ana.push["view"]["proposals"])

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
        await ana.page.unroute("**/replays/1")
        rounds = rounds_of(await recorded(guest, code))
        last = ana.t("after-round", round=len(rounds))
        assert await read(ana, last) == rounds[-1]
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


async def recorded(guest: Guest, code: str) -> str:
    return (await guest.request("GET", f"/api/tables/{code}/replays/1")).text


def rounds_of(record: str) -> list[int]:
    """The moments at which the rounds of The Resistance begin: each with its first Leader."""
    steps = [json.loads(line) for line in record.splitlines()[1:-1]]
    deal = next(place for place, step in enumerate(steps) if step["command"] == "start")
    begun, going = [], False
    for moment, step in enumerate(steps[deal:], 1):
        for event in (each["event"] for each in step.get("told", ())):
            if event["kind"] == "leader_named" and not going:
                begun.append(moment)
            if event["kind"] in ("leader_named", "mission_revealed"):
                going = event["kind"] == "leader_named"
    return begun


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


STAYS: Final = 1600
"""How long a replay shows a moment, in milliseconds, at its usual speed."""


async def leaf_through(person: Person, rounds: list[int]) -> None:
    """By chapters, there and back."""
    slider = person.page.get_by_role("slider")
    end = int(str(await slider.get_attribute("max")))
    await slider.fill("1")
    for number, moment in enumerate([*rounds[1:], end], 2):
        await person.tap("after-chapter-next")
        assert await at(person.page) == moment
        title = person.t("after-round", round=min(number, len(rounds)))
        assert str(await slider.get_attribute("aria-valuetext")).endswith(f" · {title}")
    assert await person.button("after-chapter-next").is_disabled()
    for moment in reversed(rounds):
        await person.tap("after-chapter-back")
        assert await at(person.page) == moment
    assert await person.button("after-chapter-back").is_disabled()


async def watch(person: Person) -> None:
    """It goes on by itself, as fast as one likes, until one has seen enough."""
    page = person.page
    await page.clock.pause_at(24 * 3600)
    await page.get_by_role("slider").fill("1")
    await person.tap("after-run")
    seen = [1]
    for speed in (1, 0.5, 4):
        await page.get_by_label(person.t("after-speed")).select_option(str(speed))
        await page.clock.run_for(int(STAYS / speed) - 1)
        assert await at(page) == seen[-1], "too soon"
        await page.clock.run_for(1)
        seen.append(await at(page))
    assert seen == sorted({*seen}), seen
    await person.tap("after-pause")
    await page.clock.run_for(10 * STAYS)
    assert await at(page) == seen[-1]
    await person.tap("after-run")


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

        record = await recorded(guest, code)
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
        await kim.page.clock.install(time=0)
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
        await leaf_through(kim, rounds_of(record))
        await watch(kim)
        last = await slider.get_attribute("max")
        await slider.fill(str(last))
        await says(kim, "resistance-role-spy").first.wait_for()
        await kim.page.clock.run_for(STAYS)
        await kim.button("after-run").wait_for()
        all_well([ana, zoe, kim])

        await kim.page.goto(f"{home}/t/{code}/replay/7")
        await says(kim, "error-no-such-round", round=7).wait_for()
        await ana.tap("page-rematch")
        await ana.heard(lambda push: push["round"] == 2 and push["table"]["stage"] == "playing")
        await kim.page.goto(f"{home}/t/{code}/replay/2")
        await says(kim, "error-game-running").wait_for()

    told(story)


async def debriefed(person: Person, headings: tuple[str, ...]) -> None:
    """All that is told of a game is there, and fits."""
    for heading in headings:
        named = person.page.get_by_role("heading", name=person.t(heading), exact=True)
        await named.wait_for()
    await says(person, "after-proof-holds").wait_for()
    await person.fits()


async def believed(person: Person, shown: re.Pattern[str]) -> None:
    """What a bot made of the game, turn by turn: the first of those who had to make something."""
    titles = [person.t("after-believed-by", seat=bot) for bot in bots(person)]
    said = re.compile(f"^({'|'.join(map(re.escape, titles))})$")
    await person.page.locator("summary", has_text=said).first.click()
    row = person.page.get_by_role("group", name=said).locator("tbody tr").first
    await row.get_by_role("cell").filter(has_text=shown).first.wait_for()
    turns = [person.t("after-turn", turn=turn) for turn in range(1, 100)]
    assert await row.get_by_role("rowheader").inner_text() in turns
    await person.fits()


async def seen_by_all(person: Person, names: list[str], shown: re.Pattern[str]) -> None:
    """In the replay, at its last moment, every hand lies open."""
    page = person.page
    slider = page.get_by_role("slider")
    await slider.wait_for()
    await person.fits()
    await slider.fill(str(await slider.get_attribute("max")))
    await page.get_by_label(person.t("after-eyes")).select_option("all")
    tab = page.get_by_role("button", name=person.t("after-hands-tab"), exact=True)
    if await tab.count():
        await tab.click()
    hands = page.locator(".hand")
    await hands.nth(len(names) - 1).wait_for()
    for hand, name in zip(await hands.all(), names, strict=True):
        text = await hand.inner_text()
        assert text.startswith(name)
        assert shown.search(text.removeprefix(name)), text
    await person.fits()


def any_of(person: Person, *texts: str) -> re.Pattern[str]:
    return re.compile("|".join(re.escape(person.t(each)) for each in texts))


def beginnings(person: Person, game: str, names: list[str], **values: str | int) -> list[str]:
    """How the chapter of a turn may be called, whoever's turn it was."""
    text = f"{game}-event-turn-began"
    others = [person.t(text, you="no", seat=name, **values) for name in names]
    return [person.t(text, you="yes", seat=person.name, **values), *others]


SIDES: Final = ("secrets-side-cia", "secrets-side-kgb", "secrets-side-hippie")


def test_what_is_left_of_secrets_tells_tokens_offers_and_what_bots_made_of_them() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana, guest, code = await seated(browser, home, "secrets")
        await play_on(guest, code, is_over)
        await ana.heard(is_over)
        names = ana.names()
        zoe = await arrive(browser, "Zoe", "fr", DESKTOP)
        await zoe.page.goto(f"{home}/t/{code}")
        await debrief(ana)
        await zoe.tap("page-after-open")
        for person in (ana, zoe):
            told_of = ("after-hands", "after-secrets-offers", "after-story", "after-believed")
            await debriefed(person, told_of)
            await believed(person, re.compile(r"\d+\s?%"))
            tokens = person.page.locator(".tokens").get_by_role("listitem")
            assert await tokens.filter(has_text=any_of(person, *SIDES)).count() == len(names) + 1
            moment = await read(person, *beginnings(person, "secrets", names, turn=2))
            assert moment > 1
            await seen_by_all(person, names, any_of(person, *SIDES))
        all_well([ana, zoe])

    told(story)


def test_what_is_left_of_uprising_tells_the_boxes_the_suspects_and_how_the_series_stands() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana")
        guest = Guest(home.removeprefix("http://"), ana.name)
        await give_key(ana, guest.address)
        code = await guest.open(game="uprising")
        await done(guest.send(code, "add_bot", bot="sensible", name="Olaf"))
        await done(guest.start(code))
        await play_on(guest, code, lambda push: push["view"]["turn"] > 2)
        await done(guest.send(code, "resign"))
        await ana.page.goto(f"{home}/t/{code}")
        await ana.heard(is_over)
        names = ana.names()
        (bot,) = bots(ana)
        rebel = names[ana.push["view"]["rebel"]]
        zoe = await arrive(browser, "Zoe", "it", DESKTOP)
        await zoe.page.goto(f"{home}/t/{code}")
        await debrief(ana)
        await zoe.tap("page-after-open")
        for person in (ana, zoe):
            await debriefed(person, ("after-hands", "after-story", "after-series"))
            for figure in ("after-uprising-first", "after-uprising-last"):
                await person.page.locator("figure", has_text=person.t(figure)).wait_for()
            if bot != rebel:
                await believed(person, re.compile(r"\d+\s?%|–"))
            titles = beginnings(person, "uprising", names, turn=2, side="rebel")
            assert await read(person, *titles) > 1
            await seen_by_all(
                person, names, any_of(person, "uprising-side-rebel", "uprising-side-government")
            )

        await done(guest.send(code, "rematch"))
        await done(guest.start(code))
        await done(guest.send(code, "resign"))
        await ana.page.goto(f"{home}/t/{code}")
        await ana.heard(lambda push: push["round"] == 2 and is_over(push))
        await debrief(ana)
        series = ana.page.get_by_role("group", name=ana.t("after-series"))
        rows = series.locator("tbody tr")
        await rows.nth(1).wait_for()
        assert [(await each.inner_text()).split() for each in await rows.all()] == [
            [bot, "2", "0", "0"],
            [ana.name, "0", "0", "2"],
        ]
        for number, played in enumerate(ana.push["table"]["series"], 1):
            side = ana.t(f"uprising-side-{played['ending']['side']}")
            link = ana.page.get_by_role(
                "link", name=ana.t("after-series-game", round=number, side=side)
            )
            assert str(await link.get_attribute("href")).endswith(f"/replay/{number}")
        await ana.fits()
        all_well([ana, zoe])

    told(story)
