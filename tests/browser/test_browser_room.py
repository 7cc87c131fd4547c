"""Friends in one room: the table on a display, and one device that goes from hand to hand."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any, Final

import httpx
from parlour import NAMES, NO_TLS, Guest, Json
from people import DESKTOP, PATIENCE, PHONE, Person, all_well, arrive, give_key, last, told
from playwright.async_api import Browser, Locator, Request, Response

SESSION: Final = {
    "code",
    "game",
    "players",
    "watcher",
    "deals",
    "looked",
    "seen",
    "done",
    "holder",
}
"""All that a device keeps of a game that is played on it."""

STORED: Final = "() => ({...localStorage, ...sessionStorage})"

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


class Streaming(Person):
    """Somebody whose page listens by streams, which end when it has heard enough."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.open: list[Request] = []
        """The streams that it holds."""
        self.most = 0
        self.page.on("request", self._begins)
        self.page.on("requestfinished", self._ends)
        self.page.on("requestfailed", self._ends)

    def _begins(self, request: Request) -> None:
        if "/stream" in request.url:
            self.open.append(request)
            self.most = max(self.most, len(self.open))

    def _ends(self, request: Request) -> None:
        if request in self.open:
            self.open.remove(request)

    def _answered(self, response: Response) -> None:
        """What a stream says comes bit by bit, and isn't read here."""
        if "/stream" in response.url:
            self._fault(f"{response.url}: {response.status}", response.status != 200)
        else:
            super()._answered(response)


class Table(Streaming):
    """Five people, with one phone between them."""

    def any(self, text: str) -> Locator:
        """A button that says this of one of them."""
        said = (re.escape(self.t(text, name=name)) for name in NAMES)
        return self.page.get_by_role("button", name=re.compile(f"^({'|'.join(said)})$"))

    async def session(self) -> Json:
        stored: dict[str, str] = await self.page.evaluate(STORED)
        session: Json = json.loads(stored["complot.pass"])
        assert set(session) == SESSION
        assert all(set(player) == {"name", "key"} for player in session["players"])
        rest = {name: kept for name, kept in stored.items() if name != "complot.pass"}
        assert set(rest) <= {"complot.pass-names", "complot.theme"}
        return session

    async def see(self, key: str) -> Json:
        """What the guest with this key may know of the table."""
        session = await self.session()
        url = f"{'/'.join(self.page.url.split('/')[:3])}/api/tables/{session['code']}"
        async with httpx.AsyncClient(trust_env=False, verify=NO_TLS) as http:
            answer = await http.get(url, headers={"authorization": f"Bearer {key}"})
        push: Json = answer.json()
        return push

    async def listens(self, *keys: str) -> None:
        """Wait until it does by these keys, and no others."""
        for _ in range(PATIENCE // 10):
            held = [each.headers["authorization"].removeprefix("Bearer ") for each in self.open]
            if held == list(keys):
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"{len(self.open)} streams are open")

    async def lies_somewhere(self) -> bool:
        """Wait until nobody holds it; whether a curtain is before it."""
        curtain = self.any("pass-hold")
        table = self.any("pass-hand").or_(self.button("pass-other"))
        await curtain.or_(table).first.wait_for()
        return await curtain.count() > 0

    async def holder(self) -> Json:
        """Who is to lift the curtain."""
        session = await self.session()
        player: Json = session["players"][session["holder"]]
        await self.button("pass-hold", name=player["name"]).wait_for()
        return player

    async def curtain(self, name: str) -> str:
        """All that the page consists of behind it, but for the name."""
        await self.listens()
        page: str = await self.page.locator("#page").inner_html()
        return page.replace(name, "…")

    async def lift(self, player: Json, hold: bool = False) -> None:
        """Be this player, and say so."""
        button = self.button("pass-hold", name=player["name"])
        if hold:
            await button.hover()
            await self.page.mouse.down()
        else:
            await button.press("Enter")
        await self.holds(player).wait_for()
        await self.page.mouse.up()
        await self.listens(player["key"])
        self.push = await self.see(player["key"])

    async def decide(self, key: str) -> None:
        """Make the choice that is asked of whoever has this key."""
        asked = self.push["decision"]
        await self._choose(last(self.push))
        while self.push["decision"] == asked:
            await asyncio.sleep(0.01)
            self.push = await self.see(key)

    def holds(self, player: Json) -> Locator:
        """What the page says while it is in this player's hands."""
        return self.page.get_by_text(self.t("pass-eyes", name=player["name"]))

    async def look(self) -> None:
        """Into the folder, where the role is."""
        folder = self.t("page-tab-folder")
        await self.page.get_by_role("button", name=folder).first.click()
        await self.tap("page-secret-show")
        drawer = self.page.get_by_role("dialog", name=folder)
        role = self.t(f"resistance-role-{self.push['view']['role']}")
        await drawer.get_by_text(role, exact=True).wait_for()
        await self.tap("page-close")

    async def mutter(self) -> None:
        """Begin to say something, where nobody before has left anything."""
        await self.page.get_by_role("button", name=self.t("page-tab-talk")).first.click()
        box = self.page.get_by_label(self.t("page-talk-write"))
        assert await box.input_value() == ""
        await box.fill("I am a")
        await self.tap("page-close")


def test_one_phone_goes_round_and_behind_the_curtain_nothing_of_a_player_is_left() -> None:
    async def story(browser: Browser, home: str) -> None:
        table = await arrive(browser, "table", "en", PHONE, kind=Table)
        assert isinstance(table, Table)
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
        all_well([table])

    told(story)


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
