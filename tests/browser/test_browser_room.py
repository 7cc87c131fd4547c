"""Friends in one room: the table on a display, and one device that goes from hand to hand."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
import pytest
from chromium import chromium
from parlour import LOOSE, NAMES, NO_TLS, Guest, Json
from people import (
    DESKTOP,
    OF_A_DEAD_SERVER,
    PATIENCE,
    PHONE,
    TO,
    Choose,
    Person,
    all_well,
    arrive,
    at_random,
    give_key,
    last,
    prepared,
    told,
)
from players import outdate
from playwright.async_api import Browser, Locator, Request, Response, expect
from processes import Process, on_file

from complot.core.chance import seed_of
from complot.core.contract import replace
from complot.server.sources import Sources

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
        await table.counts()
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
        await table.page.get_by_role("button", name=table.t("page-tab-after")).click()
        await table.sees("after-check-mine", holds="yes")
        await table.fits()
        all_well([table])

    told(story)


def test_one_phone_says_that_an_upgrade_has_ended_the_game_and_all_keep_their_chairs(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        brisk = msgspec.structs.replace(LOOSE, away=3)
        settings = on_file(file := tmp_path / "tables.db")
        process = Process(msgspec.structs.replace(settings, limits=brisk))
        async with chromium() as browser:
            table = await arrive(browser, "table", "it", PHONE, kind=Table)
            assert isinstance(table, Table)
            await table.page.goto(f"http://{process.address}/pass")
            await table.tap("uprising-name")
            for number, name in enumerate(NAMES[:2], 1):
                await table.page.get_by_label(table.t("pass-name", number=number)).fill(name)
            await table.tap("pass-begin")
            await table.lift(await table.goes())
            await prepared([table])
            process.stop()
            outdate(file)
            process = process.again()
            await table.sees("table-event-rules-changed")
            await table.fits()

            await table.tap("pass-begin")
            await table.lift(await table.goes())
            await prepared([table])
            await table.page.get_by_role("button", name=table.t("page-tab-talk")).click()
            await table.tap("page-resign")
            await table.tap("page-resign")
            await table.button("page-rematch").wait_for()
            await table.missed()
            await table.tap("page-rematch")
            await table.lift(await table.goes())
            assert len(table.push["table"]["places"]) == 2
            all_well([table], but=OF_A_DEAD_SERVER)
        process.stop()

    asyncio.run(story())


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


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_secrets_is_played_to_its_end_on_one_device(size: tuple[int, int]) -> None:
    async def story(browser: Browser, home: str) -> None:
        table = await arrive(browser, "table", "es", size, kind=Table)
        assert isinstance(table, Table)
        await table.begin(home, NAMES[:4], "secrets")
        choose = at_random(3)
        while player := await table.next_holder():
            await table.lift(player)
            await table.fits()
            if table.push["decision"] is None:
                await table.tap("pass-on")
            while table.push["decision"] is not None:
                await table.decide(player["key"], choose)
            if await table.holds(player).count():  # there was something to see
                await table.button("pass-on").click(timeout=PATIENCE)
            await table.holds(player).wait_for(state="detached")
        over = await table.see((await table.session())["watcher"])
        winner = over["view"]["scene"]["winner"]
        await table.sees(f"secrets-side-{winner}" if winner else "page-secrets-nobody")
        assert table.most == 1, "never are two of them listened for"
        await table.fits()
        all_well([table])

    told(story)


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


@pytest.mark.parametrize(("size", "end"), [(PHONE, "resign"), (DESKTOP, "draw")])
def test_uprising_is_played_on_one_device_until_they_give_up(
    size: tuple[int, int], end: str
) -> None:
    async def story(browser: Browser, home: str) -> None:
        table = await arrive(browser, "table", "fr", size, kind=Struggle)
        assert isinstance(table, Struggle)
        await table.begin(home, NAMES[:2], "uprising")
        rng = Random(size[0])
        player = await table.next_holder()
        while player:
            await table.lift(player)
            await table.fits()
            if table.push["view"]["turn"] > 2:
                break
            while table.push["decision"] is not None:
                await table.go_on(player["key"], rng)
            if await table.holds(player).count():
                await table.tap("pass-on")
            await table.holds(player).wait_for(state="detached")
            player = await table.next_holder()
        assert player
        if size == PHONE:
            await table.page.get_by_role("button", name=table.t("page-tab-talk")).click()
        if end == "resign":
            await table.tap("page-resign")
            await table.tap("page-resign")
        else:
            await table.tap("page-draw-offer")
            await table.button("page-draw-withdraw").wait_for()
            await table.tap("pass-on")
            await table.tap("pass-look")
            session = await table.session()
            other = next(each for each in session["players"] if each != player)
            await table.page.get_by_role("button", name=other["name"], exact=True).click()
            await table.lift(other)
            await table.tap("page-draw-agree")
        await table.button("pass-other").wait_for()
        ending = (await table.see((await table.session())["watcher"]))["table"]["ending"]
        assert (ending["side"] is None) == (end == "draw")
        assert await table.next_holder() is None
        assert table.most == 1, "never are two of them listened for"
        await table.fits()
        all_well([table])

    told(story)


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


def test_a_screen_and_a_shared_device_say_that_the_server_is_gone_and_go_on_by_themselves(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        process = Process(on_file(tmp_path / "tables.db"))
        home = f"http://{process.address}"
        async with chromium() as browser:
            ana, bea = (Guest(process.address, name) for name in NAMES[:2])
            code = await ana.open()
            screen = await arrive(browser, "screen", "es", DESKTOP, kind=Streaming)
            small = await arrive(browser, "small", "it", PHONE, kind=Streaming)
            table = await arrive(browser, "table", "fr", PHONE, kind=Table)
            wide = await arrive(browser, "wide", "en", DESKTOP, kind=Table)
            everyone = [screen, small, table, wide]
            assert isinstance(table, Table)
            assert isinstance(wide, Table)
            for each in (screen, small):
                await each.page.goto(f"{home}/t/{code}/screen")
                await each.page.get_by_text("Ana", exact=True).wait_for()
            for each in (table, wide):
                await each.begin(home, NAMES)
            first = await table.next_holder()
            assert first
            await table.lift(first)
            while await wide.lies_somewhere():
                player = await wide.holder()
                await wide.lift(player)
                await wide.tap("pass-on")
                await wide.holds(player).wait_for(state="detached")

            process.kill()
            for each in everyone:
                await each.sees("page-lost-line")
                await each.fits()
            await table.tap("pass-on")
            process = process.again()
            for each in everyone:
                await expect(each.page.get_by_text(each.t("page-lost-line"))).to_have_count(0)
            await bea.send(code, "sit", name="Bea")
            for each in (screen, small):
                await each.page.get_by_text("Bea", exact=True).wait_for()
            assert await table.lies_somewhere(), "it goes to the next one"
            second = await table.holder()
            assert second["name"] != first["name"], "it was handed on"
            await table.lift(second)
            await wide.any("pass-hand").click()
            await wide.lift(await wide.holder())

            process.stop()
            elsewhere = f"sqlite:///{tmp_path / 'other.db'}"
            process = Process(replace(process.settings, db=elsewhere))
            for each in everyone:
                await each.sees("page-gone" if each in (screen, small) else "pass-gone")
                await each.fits()
            await table.tap("pass-other")
            assert await table.page.get_by_label(table.t("pass-name", number=1)).input_value()
            all_well(everyone, but=(*OF_A_DEAD_SERVER, ": 404", "status of 404"))
        process.stop()

    asyncio.run(story())
