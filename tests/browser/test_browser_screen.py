"""The table on a display that everybody in the room sees."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Final

import pytest
from parlour import NAMES, Guest, Json
from people import DESKTOP, PHONE, Person, all_well, arrive, give_key, told
from playwright.async_api import Browser
from streams import Streaming

from complot.core.chance import seed_of
from complot.server.sources import Sources

SECRET: Final = {"card_dealt", "spies_revealed", "moved", "role_seen", "mission_card_seen"}
"""Events of which everybody has heard no more than they may."""

OVERHEARD: Final = """
const real = fetch;
window.fetch = async (path, asked) => {
  const response = await real(path, asked);
  if (!path.includes("/stream") || !response.ok) return response;
  const [theirs, ours] = response.body.tee();
  (async () => {
    const reader = ours.pipeThrough(new TextDecoderStream()).getReader();
    for (let heard; !(heard = await reader.read()).done; ) overhear(heard.value);
  })().catch(() => {});
  return new Response(theirs, response);
};
"""
"""Lets the test read what a stream brings to the page."""

SPOKEN: Final = """
const spoken = [];
const aloud = speechSynthesis.speak.bind(speechSynthesis);
speechSynthesis.speak = (utterance) => {
  spoken.push({ text: utterance.text, lang: utterance.lang });
  aloud(utterance);
};
window.spoken = spoken;
"""
"""Lets the test know what a page says aloud."""

SEEDED: Final = Sources(seed=lambda: seed_of(1))
"""The same cards each time, among them a Diplomat."""


def test_a_table_screen_hears_and_shows_nothing_that_is_not_public() -> None:
    async def story(browser: Browser, home: str) -> None:
        address = home.removeprefix("http://")
        guests = [Guest(address, name) for name in NAMES]
        ana = guests[0]
        code = await ana.open()
        frames: list[str] = []
        screen = await arrive(browser, ana.name, "en", DESKTOP, kind=Streaming)
        await give_key(screen, address)
        await screen.page.expose_function("overhear", lambda heard: frames.append(heard))
        await screen.page.add_init_script(OVERHEARD)

        await screen.page.goto(f"{home}/t/{code}/screen")
        await screen.page.get_by_role("img", name=screen.t("page-lobby-qr")).wait_for()
        for guest in guests[1:]:
            await guest.send(code, "sit", name=guest.name)
            await screen.page.get_by_text(guest.name, exact=True).wait_for()
        for guest in guests[1:]:
            await guest.ready(code)
        await ana.start(code)

        step = screen.page.locator("[aria-current=step]")
        for line in (1, 2):
            words = screen.t(f"resistance-reveal-script-{line}")
            await step.get_by_text(words).wait_for()
            await screen.tap("screen-next")
        await screen.tap("page-close")

        await ana.send(code, "arrange", terms={"spectators": False})
        await screen.sees("screen-no-spectators")
        barred = re.compile(rf"/api/tables/{code}/stream\S*: 403$|a status of 403 \(Forbidden\)$")
        assert [fault for fault in screen.faults if not barred.search(fault)] == []
        screen.faults.clear()
        await ana.send(code, "arrange", terms={"spectators": True})
        await screen.tap("page-retry")
        ring = screen.page.get_by_role("list", name=screen.t("page-resistance-ring"))
        await ring.wait_for()
        zoe = Guest(address, "Zoe")
        await zoe.send(code, "watch", name=zoe.name)
        await zoe.send(code, "write", text="psst")

        spy = screen.page.get_by_text(screen.t("resistance-role-spy"), exact=True)
        over = False
        while not over:
            for guest in guests:
                push = await guest.see(code)
                if push["decision"] is not None:
                    act = {"decision": push["decision"], "actions": [push["legal"][-1]["id"]]}
                    await guest.send(code, "act", **act)
            shown = await spy.count()
            over = (await ana.see(code))["table"]["stage"] == "over"
            assert over or not shown
        await spy.first.wait_for()
        assert await spy.count() == 2
        await screen.fits()

        assert "psst" in "".join(frames)
        assert "psst" not in await screen.page.locator("body").inner_text()
        pushes = [json.loads(line) for line in "".join(frames).splitlines() if line]
        before = [push for push in pushes if push["table"]["stage"] != "over"]
        assert len(before) > 20
        for push in before:
            assert push["table"]["mine"] is None
            assert push["decision"] is None
            assert not SECRET & {event["kind"] for event in push["events"]}
            if view := push["view"]:
                assert (view["seat"], view["role"], view["spies"]) == (None, None, [])
        assert screen.frames == [], "nothing comes by a socket"
        all_well([screen])

    told(story)


async def says_aloud(screen: Person, text: str) -> None:
    """Wait until the screen has said this, in the language in which it stands there."""
    await screen.page.wait_for_function(
        "([text, lang]) => spoken.some((each) => each.text === text && each.lang === lang)",
        arg=[text, screen.language],
    )


@pytest.mark.parametrize(
    ("size", "language", "people"), [(PHONE, "fr", 4), (DESKTOP, "it", 7), (PHONE, "es", 5)]
)
def test_a_table_screen_narrates_secrets_aloud_and_in_writing(
    size: tuple[int, int], language: str, people: int
) -> None:
    async def story(browser: Browser, home: str) -> None:
        address = home.removeprefix("http://")
        guests = [Guest(address, name) for name in (*NAMES, "Fay", "Gus")[:people]]
        ana = guests[0]
        code = await ana.open(game="secrets")
        for guest in guests[1:]:
            await guest.send(code, "sit", name=guest.name)
        for guest in guests[1:]:
            await guest.ready(code)
        screen = await arrive(browser, "screen", language, size, kind=Streaming)
        await screen.page.add_init_script(SPOKEN)
        await screen.page.goto(f"{home}/t/{code}/screen")
        await screen.page.get_by_role("img", name=screen.t("page-lobby-qr")).wait_for()
        await screen.fits()
        await screen.tap("screen-announce")
        await ana.start(code)

        script = screen.page.get_by_role("region", name=screen.t("screen-script"))
        looks = screen.t("page-secrets-narrator-looks", seats=people)
        await script.get_by_text(looks).wait_for()
        await says_aloud(screen, looks)
        shown = (await ana.see(code))["events"]
        lines = await script.get_by_role("listitem").all_inner_texts()
        assert len(lines) == (3 if people >= 7 else 2)
        for event in shown:
            if event["kind"] == "centre_shown":
                identity = screen.t("secrets-identity", identity=event["identity"])
                assert identity in lines[1]
        await screen.fits()

        rng = Random(people)
        swaps = 0
        over = False
        while not over and not swaps:
            for guest in guests:
                push = await guest.see(code)
                if push["decision"] is None:
                    continue
                scene = push["view"]["scene"]
                if scene["kind"] == "negotiating":
                    name = guest.name
                    await script.get_by_text(
                        screen.t("page-secrets-narrator-close", seat=name)
                    ).wait_for()
                    await script.get_by_text(
                        screen.t("page-secrets-narrator-swap", seat=name)
                    ).wait_for()
                    await says_aloud(
                        screen, await script.get_by_role("listitem").first.inner_text()
                    )
                    await screen.fits()
                    swaps += 1
                wanted = [each["id"] for each in push["legal"] if is_diplomat(each["action"])]
                chosen = (wanted or [rng.choice(push["legal"])["id"]])[0]
                await guest.send(code, "act", decision=push["decision"], actions=[chosen])
                if scene["kind"] == "negotiating":
                    words = screen.t("page-secrets-narrator-open", seat=guest.name)
                    await script.get_by_text(words).wait_for()
                    await says_aloud(screen, words)
            over = (await ana.see(code))["table"]["stage"] == "over"
        assert swaps
        await screen.tap("page-close")
        await screen.page.get_by_role("list", name=screen.t("page-tab-log")).wait_for()
        await screen.fits()
        all_well([screen])

    told(story, sources=SEEDED)


def is_diplomat(action: Json) -> bool:
    """To keep one for the Offer, or to accept whatever is offered."""
    return action.get("character") == "diplomat" or action.get("accept") is True
