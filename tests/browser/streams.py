"""Pages that listen by streams: a display for all, and one device that goes from hand to hand."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import httpx
from parlour import NAMES, NO_TLS, Json
from people import PATIENCE, TO, Choose, Person, last
from playwright.async_api import Locator, Request, Response, Route

from waiting import within

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

COUNTED: Final = """
const plain = window.fetch;
let lines = [];
window.fetch = (path, asked) => {
  if (path.includes("/stream")) {
    lines = [...lines.filter((line) => !line.aborted), asked.signal];
    listening(lines.length);
  }
  return plain(path, asked);
};
"""
"""Lets the test know how many streams the page listens to, whenever they are seen to end."""


class Streaming(Person):
    """Somebody whose page listens by streams, which end when it has heard enough."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.open: list[Request] = []
        """The streams that it holds."""
        self.page.on("request", self._begins)
        self.page.on("requestfinished", self._ends)
        self.page.on("requestfailed", self._ends)

    def _begins(self, request: Request) -> None:
        if "/stream" in request.url:
            self.open.append(request)

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

    most = 0
    """So many streams it listened to at once."""

    def _listens_to(self, streams: int) -> None:
        self.most = max(self.most, streams)

    def any(self, text: str) -> Locator:
        """A button that says this of one of them."""
        said = (r"\s".join(map(re.escape, self.t(text, name=name).split())) for name in NAMES)
        return self.page.get_by_role("button", name=re.compile(f"^({'|'.join(said)})$"))

    async def session(self) -> Json:
        stored: dict[str, str] = await self.page.evaluate(STORED)
        session: Json = json.loads(stored["complot.pass"])
        assert set(session) == SESSION
        assert all(set(player) == {"name", "key"} for player in session["players"])
        rest = {name: kept for name, kept in stored.items() if name != "complot.pass"}
        assert set(rest) <= {"complot.pass-names", "complot.parts", "complot.theme"}
        return session

    async def see(self, key: str, what: str = "") -> Json:
        """What the guest with this key may know of the table."""
        session = await self.session()
        url = f"{'/'.join(self.page.url.split('/')[:3])}/api/tables/{session['code']}{what}"
        async with httpx.AsyncClient(trust_env=False, verify=NO_TLS) as http:
            answer = await http.get(url, headers={"authorization": f"Bearer {key}"})
        push: Json = answer.json()
        return push

    async def counts(self) -> None:
        """From now on it is known how many streams it listens to."""
        await self.page.expose_function("listening", self._listens_to)
        await self.page.add_init_script(COUNTED)

    async def begin(self, home: str, names: Sequence[str], game: str = "resistance") -> None:
        """These people want to play it on this device."""
        await self.counts()
        await self.page.goto(f"{home}/pass")
        await self.tap(f"{game}-name")
        name = self.page.get_by_label(re.compile(f"^{self.t('pass-name', number=0)[:-1]}"))
        while await name.count() < len(names):
            await self.page.get_by_role("button", name=self.t("pass-add")).click()
        for place, each in enumerate(names):
            await name.nth(place).fill(each)
        await self.fits()
        await self.tap("pass-begin")

    async def next_holder(self) -> Json | None:
        """Who takes it; nobody when the game is over."""
        if not await self.lies_somewhere():
            if await self.button("pass-other").count():
                return None
            await self.any("pass-hand").click()
        return await self.holder()

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

    async def goes(self) -> Json:
        """Wait until it is on its way; to whom."""
        await self.any("pass-hold").wait_for()
        return await self.holder()

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

    async def decide(self, key: str, choose: Choose = last) -> None:
        """Make the choice that is asked of whoever has this key."""
        await self._choose(choose(self.push))
        await self.decided(key)

    async def decided(self, key: str) -> None:
        """Wait until what is asked, if anything is, is something else."""
        asked = self.push["decision"]
        async with asyncio.timeout(PATIENCE / 1000):
            while self.push["decision"] == asked:
                await asyncio.sleep(0.01)
                self.push = await self.see(key)
        await self.button("page-confirm").wait_for(state="hidden")

    async def missed(self) -> None:
        """Wait until the table takes all of them for gone: none of them is listened for."""
        watcher = (await self.session())["watcher"]
        async with asyncio.timeout(PATIENCE / 1000):
            while not all(place["away"] for place in (await self.see(watcher))["table"]["places"]):
                await asyncio.sleep(0.01)

    async def gives_up(self) -> None:
        """Whoever holds it on a phone resigns, and the game is over."""
        await self.page.get_by_role("button", name=self.t("page-tab-talk")).click()
        await self.tap("page-resign")
        await self.tap("page-resign")
        await self.button("page-rematch").wait_for()

    async def goes_dark_before_the_deal(self) -> None:
        """All want another game, and the device goes dark when they say that they are ready."""
        said = asyncio.Event()

        async def swallow(route: Route) -> None:
            if '"ready"' in (route.request.post_data or ""):
                said.set()
            else:
                await route.continue_()

        await self.page.route("**/commands", swallow)
        await self.tap("page-rematch")
        await within(PATIENCE / 1000, said.wait())
        await self.page.reload()
        await self.page.unroute("**/commands", swallow)  # which lets go what is still held

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


class Struggle(Table):
    """Two people, with one device between them."""

    async def go_on(self, key: str, rng: Random) -> None:
        """Whoever has this key does anything."""
        legal = [choice["action"] for choice in self.push["legal"]]
        if self.push["view"]["scene"]["kind"] == "hiding":
            await self.tap("page-uprising-setup-accept")
            await self.decided(key)
            return
        kinds = sorted({action["kind"] for action in legal} - {"declare"})
        wanted = rng.choice(kinds)
        action = rng.choice([each for each in legal if each["kind"] == wanted])
        if TO.get(wanted) == "where":
            number = next(each["id"] for each in self.push["legal"] if each["action"] == action)
            what = f"/ahead?decision={self.push['decision']}&actions={number}"
            ahead = (await self.see(key, what))["legal"]
            action = {**action, "where": rng.choice(ahead)["action"]["hex"]}
        await self.decide(key, lambda _: action)
