"""People who play in the browser: they read their own language, and touch what they can see."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, Final
from urllib.parse import urljoin, urlsplit

from chromium import chromium
from parlour import Guest, Json, key_of, running
from playwright.async_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Request,
    Response,
    StorageState,
    WebSocket,
)
from playwright.async_api import Error as Gone
from playwright.async_api import TimeoutError as Waited

from complot.locale.catalogue import catalogue
from complot.server.page import FOLDER
from complot.server.settings import Settings
from complot.server.sources import Sources
from entropies import entropy_of

PHONE: Final = (360, 740)
SMALL: Final = (320, 568)
DESKTOP: Final = (1440, 900)
PATIENCE: Final = 60_000
"""Milliseconds that a page may take on a machine that has other things to do."""

GLANCE: Final = 1_000
"""So long, in milliseconds, somebody looks for something before they ask if it is still wanted."""

STICKING_OUT: Final = """() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  return [...document.querySelectorAll("*")]
    .filter((each) => each.getBoundingClientRect().right > room)
    .map((each) => `${each.tagName}.${each.className} ${each.textContent.slice(0, 40)}`);
}"""
"""Whatever makes the page wider than the screen."""

WITHOUT_CHANCE: Final = """
let next = 0;
crypto.getRandomValues = (bytes) => bytes.map((_, at) => {
  if (bytes.length === 32) return parseInt(ENTROPY.slice(2 * at, 2 * at + 2), 16);
  return at ? 0 : (next += 1) & 255;
});
Math.random = () => 0.5;
"""
"""Twins name their commands alike."""

UNFETCHED: Final = "An unknown error occurred when fetching the script."
OF_A_DEAD_SERVER: Final = (
    "WebSocket connection to 'ws://127.0.0.1",
    "net::ERR_CONNECTION_",
    "net::ERR_SOCKET_NOT_CONNECTED",
    "net::ERR_CONTENT_LENGTH_MISMATCH",
    "net::ERR_INCOMPLETE_CHUNKED_ENCODING",
    "net::ERR_EMPTY_RESPONSE",
    "net::ERR_FAILED",
    UNFETCHED,
)
"""What a browser says of every line that breaks, and of whatever it was fetching: refused, reset,
empty, or cut in the middle; the last two of what the page's worker fetched, and of the worker."""

WITHOUT_A_NETWORK: Final = ("net::ERR_INTERNET_DISCONNECTED", UNFETCHED)
"""What it says of whatever it was fetching then; the last of the page's worker."""

BESIDE: Final = ("/api/me", "/api/me/tables", "/api/tables")
"""What a page asks for when it has time, and again and again: in twins' pages not equally often,
so that twins ask for it themselves, at the same moments of their games."""

ON_A_SEAT: Final = {
    "hand_out",
    "inspect",
    "investigate",
    "look_at",
    "offer",
    "shoot",
    "show_to",
    "spotlight",
    "support",
    "swap_with",
}
"""What is chosen by touching a player's place."""

ON_SEATS: Final = {"propose": "team", "exchange": "players"}
"""What is chosen by touching several, and where they are named."""

FROM: Final = {
    "swap": "hex",
    "transfer": "hex",
    "move_agent": "hex",
    "turn_sympathizer": "hex",
    "eliminate": "hex",
    "interrogate": "agent",
}
"""What begins with a touch of the map, and at which hex."""

TO: Final = {
    "at": "hex",
    "leave_gap": "hex",
    "interrogate": "hex",
    "eliminate": "agent",
    "swap": "where",
    "transfer": "where",
    "move_agent": "where",
    "turn_sympathizer": "where",
    "place": "where",
    "place_freed": "where",
}
"""What ends with one; ``where`` is what a test adds to a choice that has another half."""

MOST_TABS: Final = 200
"""So often one presses Tab before one gives up."""

MOST_HEXES: Final = 91

Choose = Callable[[Json], Json]


class Withdrawn(Exception):
    """Nobody waits for the answer any more: another player's choice has made it needless."""


class Person:
    """Somebody with a page open, and all that went wrong in it."""

    def __init__(self, context: BrowserContext, page: Page, name: str, language: str) -> None:
        self.context = context
        self.page = page
        self.name = name
        self.language = language
        self.frames: list[str] = []
        self.bodies: list[tuple[str, bytes]] = []
        self.around: list[tuple[str, bytes]] = []
        self.faults: list[str] = []
        self.push: Json = {}
        self.lines: list[float] = []
        """When something was first heard on each line to a table."""
        self.answers = 0
        self.answered: tuple[int, int] | None = None
        """The last decision that was made, or is being made."""
        self.deciding = False
        self._reading: set[asyncio.Task[None]] = set()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: self._fault(said.text, said.type in ("error", "warning")))
        page.on("pageerror", lambda error: self._fault(str(error)))
        page.on("requestfailed", lambda asked: self._failed(asked))
        page.on("response", self._answered)
        page.on("websocket", self._listen)

    def _fault(self, text: str, fault: bool = True) -> None:
        if fault:
            self.faults.append(f"{self.name}: {text}")

    def _failed(self, asked: Request) -> None:
        """Whoever goes elsewhere doesn't wait for what the page was still fetching."""
        self._fault(f"{asked.url}: {asked.failure}", asked.failure != "net::ERR_ABORTED")

    def _answered(self, response: Response) -> None:
        self._fault(f"{response.url}: {response.status}", response.status >= 400)
        reading = asyncio.ensure_future(self._read(response))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)

    async def _read(self, response: Response) -> None:
        if response.status == 200:
            with suppress(Gone):
                self.bodies.append((response.url, await response.body()))

    def _listen(self, socket: WebSocket) -> None:
        first = len(self.lines)
        self.lines.append(0.0)

        def heard(frame: str | bytes) -> None:
            self.lines[first] = self.lines[first] or monotonic()
            self._heard(str(frame))

        socket.on("framereceived", heard)

    def _heard(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["kind"] == "push":
            self.push = message
        elif message["kind"] == "answer":
            self.answers += 1

    async def look_around(self) -> None:
        """Ask now for what the page asks for at some time."""
        for path in BESIDE:
            answer = await self.context.request.get(urljoin(self.page.url, path))
            assert answer.ok, f"{path}: {answer.status}"
            self.around.append((path, await answer.body()))

    def loaded(self) -> list[tuple[str, bytes]]:
        """What came by other ways than the socket, whatever came first."""
        others = ((urlsplit(url), body) for url, body in self.bodies)
        once = [(f"{url.path}?{url.query}", body) for url, body in others if url.path not in BESIDE]
        return [*sorted(once), *self.around]

    def t(self, text: str, **values: str | int) -> str:
        """A text as this person reads it."""
        return catalogue(self.language).text(text, **values)

    def button(self, text: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.t(text, **values), exact=True)

    async def state(self) -> StorageState:
        """What another device needs to be this one."""
        return await self.context.storage_state()

    async def touch(self, what: Locator) -> None:
        """With a finger or a mouse."""
        await self._finds(what)
        try:
            await what.click(timeout=PATIENCE / 4)
        except Waited:
            if self._is_idle():
                raise Withdrawn from None
            raise

    async def _finds(self, what: Locator) -> None:
        """Wait until it shows; no longer once the question has been withdrawn."""
        for _ in range(PATIENCE // GLANCE):
            try:
                await what.wait_for(timeout=GLANCE)
            except Waited:
                if self._is_idle():
                    raise Withdrawn from None
            else:
                return
        raise AssertionError(f"{self.name} looks in vain for {what}, at {self.push}")

    def _is_idle(self) -> bool:
        """Whether one is about to answer what nobody asks any more."""
        return self.deciding and not self.is_asked()

    async def tap(self, text: str, **values: str | int) -> None:
        await self.touch(self.button(text, **values))

    async def sees(self, text: str, **values: str | int) -> None:
        """Wait until the page says this."""
        await self.page.get_by_text(self.t(text, **values)).first.wait_for()

    async def heard(self, right: Callable[[Json], bool]) -> None:
        """Wait until the server has told the page something like that."""
        for _ in range(PATIENCE // 10):
            if self.push and right(self.push):
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"{self.name} waits in vain, at {self.push}")

    async def knows_whether_it_won(self) -> None:
        """The page says what the game came to for whoever has a seat."""
        returns, seat = self.push["table"]["series"][-1]["returns"], self.push["view"]["seat"]
        ends = ["core-lost", "core-won"]
        if seat is not None:
            await self.sees(ends.pop(returns[seat] > 0))
        for other in ends:
            assert not await self.page.get_by_text(self.t(other), exact=True).count()

    async def back(self, since: float) -> float:
        """When the page had a new line to its table, after the one before broke."""
        for _ in range(PATIENCE // 10):
            if self.lines[-1] > since:
                return self.lines[-1]
            await asyncio.sleep(0.01)
        raise AssertionError(f"{self.name} doesn't come back")

    async def fits(self) -> None:
        """Nothing sticks out to the side."""
        wide = await self.page.evaluate(STICKING_OUT)
        assert wide == [], f"{self.name}: {wide}"

    async def add(self, number: int) -> None:
        """Name commands by numbers and add to the deal what is known: no chance in the page."""
        entropy = entropy_of(self.name, number)
        await self.context.add_init_script(f"const ENTROPY = '{entropy}'; {WITHOUT_CHANCE}")

    async def sit(self, url: str) -> None:
        """Come by a link, and take a chair."""
        await self.page.goto(url)
        await self.page.get_by_label(self.t("page-your-name")).fill(self.name)
        await self.tap("page-lobby-sit")
        await self.button("page-lobby-be-ready").wait_for()

    async def get_ready(self) -> None:
        await self.tap("page-lobby-be-ready")
        await self.button("page-lobby-be-unready").wait_for()

    @property
    def game(self) -> str:
        return str(self.push["table"]["game"])

    async def play_now(self, home: str, game: str = "resistance") -> None:
        """Two taps: the address, and the game."""
        await self.page.goto(home)
        poster = self.page.get_by_role("article", name=self.t(f"{game}-name"))
        await self.touch(poster.get_by_role("button", name=self.t("page-play-now")))
        await self.heard(lambda push: push["table"]["stage"] == "playing")

    def owes(self) -> bool:
        """Whether a decision is asked for that wasn't made yet."""
        return self.push["decision"] is not None and not self.is_asked()

    def is_asked(self) -> bool:
        """Whether the decision that was made last is still the one that is asked for."""
        return (self.push["round"], self.push["decision"]) == self.answered

    def is_over(self) -> bool:
        return bool(self.push) and self.push["table"]["stage"] == "over"

    async def act(self, action: Json) -> None:
        """Choose and confirm it on the page; come back when the server has agreed.

        Or when another player has been faster and nobody asks any more.
        """
        answers = self.answers
        self.answered = (self.push["round"], self.push["decision"])
        self.deciding = True
        try:
            await self._choose(action)
            await self.heard(lambda _: self.answers > answers)
        except Withdrawn:
            pass
        self.deciding = False
        await self.heard(lambda _: not self.is_asked())

    async def _choose(self, action: Json) -> None:
        """By what stands for it on the page; then confirm."""
        fields = {
            name: ("yes" if value else "no") if isinstance(value, bool) else value
            for name, value in action.items()
            if name not in ("kind", "where") and not isinstance(value, list)
        }
        text = f"{self.game}-action-{action['kind'].replace('_', '-')}"
        turn = self.page.get_by_role("group", name=self.t("page-your-turn"))
        await self._finds(turn)
        if action["kind"] in TO:
            if action["kind"] in FROM:
                start = action[FROM[action["kind"]]]
                if await self.hex(start).get_attribute("aria-pressed") != "true":
                    await self.touch_hex(start)
            elif action["kind"].startswith("place"):
                counter = turn.get_by_role("button", name=self.t(text, **fields), exact=True)
                if not await counter.count():
                    await self.tap("page-uprising-place")
                await self.touch(counter)
            await self.touch_hex(action[TO[action["kind"]]])
            await self.tap("page-confirm")
            return
        if action["kind"] == "call_vote":
            await self.tap(text)
            return
        if action["kind"] in ON_SEATS:
            for seat in action[ON_SEATS[action["kind"]]]:
                await self.touch(self.seat(seat))
        elif action["kind"] in ON_A_SEAT:
            if "card" in action and len(set(self.push["view"]["plot"]["drawn"])) > 1:
                card = self.t(f"resistance-card-{action['card'].replace('_', '-')}")
                await self.touch(turn.get_by_role("button", name=card, exact=True))
            await self.touch(self.seat(action["seat"]))
        else:
            if "seat" in fields:
                fields["seat"] = self.names()[action["seat"]]
            named = self.t(text, **fields)
            await self.touch(turn.get_by_role("button", name=named, exact=True))
        await self.tap("page-confirm")

    def seat(self, seat: int) -> Locator:
        """A player's place at the table, where it can be picked."""
        table = self.page.get_by_role("list", name=self.t(f"page-{self.game}-ring"))
        place = table.get_by_role("button", name=self.names()[seat])
        return place.and_(self.page.locator("[aria-pressed]"))

    def hex(self, name: str, lit: bool = False) -> Locator:
        """A hex of the map; one that is lit says last what for."""
        drawn = self.page.get_by_role("application", name=self.t("page-uprising-map"))
        what = ".*; " if lit else ""
        return drawn.get_by_role("button", name=re.compile(rf"^{name}\s?: {what}"))

    async def touch_hex(self, name: str) -> None:
        """Once it is lit."""
        await self.touch(self.hex(name, lit=True))

    def names(self) -> list[str]:
        """What the players are called, by seat."""
        table = self.push["table"]
        return [table["places"][chair]["name"] for chair in table["seating"]]


class Typist(Person):
    """Somebody who has a keyboard and nothing else."""

    async def touch(self, what: Locator) -> None:
        await self._finds(what)
        for _ in range(MOST_TABS):
            if await what.evaluate("(it) => it === document.activeElement"):
                await self.page.keyboard.press("Enter")
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} can't be reached by keyboard")

    async def touch_hex(self, name: str) -> None:
        """The map is one stop; from there keys lead to what is lit."""
        await self._finds(self.hex(name, lit=True))
        for key, often in (("Tab", MOST_TABS), ("PageDown", MOST_HEXES)):
            for _ in range(often):
                at = await self.page.evaluate("() => document.activeElement.dataset.hex ?? null")
                if at == name:
                    await self.page.keyboard.press("Enter")
                    return
                if key == "Tab" and at:
                    break
                await self.page.keyboard.press(key)
        raise AssertionError(f"{name} can't be reached by keyboard")


async def arrive(
    browser: Browser,
    name: str,
    language: str = "en",
    size: tuple[int, int] = PHONE,
    calm: bool = True,
    kind: type[Person] = Person,
    **more: Any,
) -> Person:
    """A person with a browser of their own; one who is calm doesn't wait for cards to turn."""
    width, height = size
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        reduced_motion="reduce" if calm else "no-preference",
        has_touch=width < 500,
        **more,
    )
    return kind(context, await context.new_page(), name, language)


async def give_key(person: Person, address: str) -> None:
    """Be the guest whom the tests know by this name."""
    await person.context.add_cookies(
        [{"name": "complot_guest", "value": key_of(person.name).hex(), "url": f"http://{address}"}]
    )


def last(push: Json) -> Json:
    """The last of one's choices: to approve, and to play Success."""
    action: Json = push["legal"][-1]["action"]
    return action


def at_random(seed: int) -> Choose:
    """A player who does anything."""
    rng = Random(seed)

    def choose(push: Json) -> Json:
        action: Json = rng.choice(push["legal"])["action"]
        return action

    return choose


async def turn(people: Sequence[Person], choose: Choose) -> bool:
    """Everyone who owes a decision makes it, one after the other; whether anybody did."""
    acted = False
    for person in people:
        if person.owes():
            await person.act(choose(person.push))
            acted = True
    return acted


async def play(people: Sequence[Person], choose: Choose) -> None:
    """To the end."""
    while not all(person.is_over() for person in people):
        if not await turn(people, choose):
            await asyncio.sleep(0.01)


async def play_on(guest: Guest, code: str, until: Callable[[Json], bool]) -> None:
    """Choose anything, over the network, until the game has come so far."""
    rng = Random(2)
    async with guest.listening(code) as line:
        await line.hear()
        answered = None
        while not until(line.push):
            owed = line.push["decision"]
            if owed is not None and owed != answered:
                answered = owed
                chosen = rng.choice(line.push["legal"])["id"]
                await line.say("act", decision=owed, actions=[chosen])
            await line.hear()


def is_over(push: Json) -> bool:
    return bool(push["table"]["stage"] == "over")


def all_well(people: Sequence[Person], but: Sequence[str] = ()) -> None:
    """No console error, no failed request; but what has to be."""
    faults = [fault for person in people for fault in person.faults]
    left = [fault for fault in faults if not any(each in fault for each in but)]
    assert left == [], left


Story = Callable[[Browser, str], Awaitable[None]]


def told(story: Story, settings: Settings | None = None, sources: Sources | None = None) -> None:
    """Let it happen, with a browser and the address of a server."""

    with running(settings, sources, FOLDER) as address:
        asyncio.run(with_a_browser(story, address))


async def with_a_browser(story: Story, address: str) -> None:
    async with chromium() as browser:
        await story(browser, f"http://{address}")


async def open_table(host: Person, home: str, game: str = "resistance") -> str:
    """A new table, from home; its link."""
    await host.page.goto(home)
    await host.page.get_by_label(host.t("page-your-name")).fill(host.name)
    poster = host.page.get_by_role("article", name=host.t(f"{game}-name"))
    await host.touch(poster.get_by_role("button", name=host.t("page-new-table")))
    await host.button("page-lobby-copy").wait_for()
    return host.page.url


async def begin(people: Sequence[Person], home: str, game: str = "resistance") -> str:
    """They all sit down, and the first deals the cards; the link."""
    link = await open_table(people[0], home, game)
    for guest in people[1:]:
        await guest.sit(link)
    for guest in people[1:]:
        await guest.get_ready()
    await people[0].tap("page-lobby-start")
    for person in people:
        await person.heard(lambda push: push["table"]["stage"] == "playing")
    return link


async def prepared(people: Sequence[Person]) -> None:
    """Wait until the Rebel's page proposes a set-up: before, it asks what an end would refuse."""
    for _ in range(PATIENCE // 10):
        for person in people:
            if person.push["decision"] is not None:
                accept = person.t("page-uprising-setup-accept")
                await person.page.get_by_role("button", name=accept, disabled=False).wait_for()
                return
        await asyncio.sleep(0.01)
    raise AssertionError("no Rebel is asked")


async def settled(people: Sequence[Person], public: Callable[[Json], object]) -> None:
    """Wait until every page knows as much of what is public as the one that knows most."""
    for _ in range(PATIENCE // 10):
        if len({str(public(person.push)) for person in people}) == 1:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("some page lags behind")
