"""A running server in a test, and guests who talk to it over the network."""

from __future__ import annotations

import asyncio
import json
import ssl
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from socket import SO_SNDBUF, SOL_SOCKET
from threading import Event, Thread
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from complot.core.contract import replace
from complot.server.app import make_app
from complot.server.courier import Courier
from complot.server.porter import rated
from complot.server.serving import Server, listen, new_loop
from complot.server.settings import Limits, Rate, Settings
from complot.server.sources import Sources
from complot.store import open_store
from entropies import entropy_of
from waiting import PATIENCE, within

NAMES = ("Ana", "Bea", "Carl", "Dina", "Eli")
Json = dict[str, Any]

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Never used; but to make one for every request takes longer than the request."""


LOOSE = replace(Limits(lines=0), **{name: Rate(0) for name in rated()})
"""For people who play much faster than people do."""


def key_of(name: str) -> bytes:
    """The key in a guest's cookie."""
    return sha256(name.encode()).digest()


@contextmanager
def running(
    settings: Settings | None = None,
    sources: Sources | None = None,
    page: Path | None = None,
    sending: int | None = None,
    courier: Courier | None = None,
) -> Iterator[str]:
    """A server in a thread; its address. ``sending`` bytes is all that its system buffers."""
    settings = settings or Settings(port=0, db="sqlite://", bot_pace=(0, 0))
    folder = page or Path("/nonexistent")
    up = Event()
    servers: list[Server] = []

    async def run() -> None:
        with listen(settings) as listening:
            ports.append(listening.getsockname()[1])
            if sending is not None:
                listening.setsockopt(SOL_SOCKET, SO_SNDBUF, sending)
            store = await open_store(settings.db)
            app = make_app(store, settings, sources, folder, courier=courier)
            server = Server(app, settings)
            servers.append(server)
            server.announce = up.set
            await server.serve([listening])

    def main() -> None:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(run())

    ports: list[int] = []
    thread = Thread(target=main)
    thread.start()
    assert up.wait(PATIENCE)
    try:
        yield f"127.0.0.1:{ports[0]}"
    finally:
        servers[0].should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


class Guest:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str, number: int = 0) -> None:
        self.address = address
        self.name = name
        self.entropy = entropy_of(name, number)
        self.cookie = f"complot_guest={key_of(name).hex()}"
        self._ids = count(1)

    def new_id(self) -> str:
        return f"{self.name}-{next(self._ids)}"

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"cookie": self.cookie, **more.pop("headers", {})}
        url = f"http://{self.address}"
        async with httpx.AsyncClient(
            base_url=url, trust_env=False, verify=NO_TLS, timeout=PATIENCE
        ) as http:
            return await http.request(method, path, headers=headers, **more)

    async def open(
        self, command_id: str = "open", game: str = "resistance", **options: bool
    ) -> str:
        asked = {
            "command_id": command_id,
            "game": game,
            "name": self.name,
            "options": options,
        }
        answer = await self.request("POST", "/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def send(self, code: str, kind: str, **fields: Any) -> httpx.Response:
        """A command over HTTP."""
        command_id = fields.pop("command_id", None) or self.new_id()
        body = {"command_id": command_id, "command": {"kind": kind, **fields}}
        return await self.request("POST", f"/api/tables/{code}/commands", json=body)

    async def ready(self, code: str) -> httpx.Response:
        """Be ready, with one's part in the deal."""
        part = self.part(await self.see(code))
        return await self.send(code, "ready", ready=True, **part)

    async def start(self, code: str) -> httpx.Response:
        """Deal, adding the host's part."""
        return await self.send(code, "start", **self.part(await self.see(code)))

    def part(self, push: Json) -> Json:
        """What this guest adds to the deal that it sees coming."""
        return {"commitment": push["table"]["commitment"], "entropy": self.entropy}

    async def see(self, code: str) -> Json:
        answer = await self.request("GET", f"/api/tables/{code}")
        assert answer.status_code == 200, answer.text
        push: Json = answer.json()
        return push

    @asynccontextmanager
    async def listening(
        self, code: str, cursor: int | None = None, series: int | None = None, **more: Any
    ) -> AsyncIterator[Line]:
        """A socket at a table."""
        words = {"cursor": cursor, "round": series}
        query = "&".join(f"{name}={value}" for name, value in words.items() if value is not None)
        headers = {"Cookie": self.cookie, **more.pop("headers", {})}
        url = f"ws://{self.address}/api/tables/{code}/socket?{query}"
        patient = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, **more}
        async with connect(url, additional_headers=headers, proxy=None, **patient) as socket:
            yield Line(self, socket)


class Line:
    """A guest's socket, and all that came over it."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest = guest
        self.socket = socket
        self.frames: list[str] = []
        self.push: Json = {}

    async def hear(self) -> Json:
        """The next message."""
        frame = await within(PATIENCE, self.socket.recv())
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if message["kind"] == "push":
            self.push = message
        return message

    async def until(self, right: Callable[[Json], bool]) -> Json:
        """The first message like that."""
        while not right(message := await self.hear()):
            pass
        return message

    async def silent(self, seconds: float = 0.15) -> bool:
        """Whether nothing at all comes for a while."""
        try:
            frame = await within(seconds, self.socket.recv())
        except TimeoutError:
            return True
        raise AssertionError(f"heard {frame!r}")

    async def say(self, kind: str, **fields: Any) -> str:
        """Send a command, and return its id."""
        command_id = str(fields.pop("command_id", None) or self.guest.new_id())
        command = {"kind": kind, **fields}
        await self.socket.send(json.dumps({"command_id": command_id, "command": command}))
        return command_id

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a command, and return what is answered to it."""
        command_id = await self.say(kind, **fields)
        return await self.until(lambda message: message.get("command_id") == command_id)

    async def start(self) -> Json:
        """Deal; what is answered to it."""
        return await self.ask("start", **self.guest.part(self.push))

    async def play(self, choose: Callable[[Json], int]) -> None:
        """Answer everything one is asked until the game is over."""
        answered = None
        while self.push["table"]["stage"] != "over":
            owed = self.push["decision"]
            if owed is not None and owed != answered:
                answered = owed
                await self.say("act", decision=owed, actions=[choose(self.push)])
            message = await self.hear()
            assert message["kind"] != "refusal", message


def at_random(seed: int) -> Callable[[Json], int]:
    """A player who does anything."""
    rng = Random(seed)
    return lambda push: int(rng.choice(push["legal"])["id"])


async def gathered(
    address: str,
    guests: int,
    bots: int = 0,
    number: int = 0,
    game: str = "resistance",
    family: str = "",
) -> tuple[str, list[Guest]]:
    """A table with so many guests and bots, all ready to start; what they add has a number.

    Where there are several tables, each has guests of its own family.
    """
    people = [Guest(address, f"{name} {family}".strip(), number) for name in NAMES[:guests]]
    code = await people[0].open(game=game)
    for guest in people[1:]:
        assert (await guest.send(code, "sit", name=guest.name)).status_code == 200
    for number in range(bots):
        done = await people[0].send(code, "add_bot", bot="sensible", name=f"Bot {number + 1}")
        assert done.status_code == 200, done.text
    for guest in people[1:]:
        assert (await guest.ready(code)).status_code == 200
    return code, people


async def dealt(address: str, guests: int = 5, bots: int = 0) -> tuple[str, list[Guest]]:
    """The same, with the cards dealt."""
    code, people = await gathered(address, guests, bots)
    assert (await people[0].start(code)).status_code == 200
    return code, people


async def act(guest: Guest, code: str, choose: Callable[[Json], int]) -> httpx.Response:
    """A guest does what it chooses from what it sees."""
    push = await guest.see(code)
    return await guest.send(code, "act", decision=push["decision"], actions=[choose(push)])


async def asked(people: list[Guest], code: str) -> list[Guest]:
    """Those who owe a decision."""
    return [each for each in people if (await each.see(code))["decision"] is not None]


def first(push: Json) -> int:
    """The first of one's choices."""
    return int(push["legal"][0]["id"])


def last(push: Json) -> int:
    """The last of one's choices: to approve, and to play Success."""
    return int(push["legal"][-1]["id"])


async def soon(holds: Callable[[], Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """Wait until this is so."""
    until = time.monotonic() + seconds
    while not await holds():
        assert time.monotonic() < until, "it never came"
        await asyncio.sleep(0.02)
