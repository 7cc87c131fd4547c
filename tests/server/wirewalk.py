"""Walks through ``docs/wire.md`` with a real server at the other end."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Collection
from contextlib import AsyncExitStack, ExitStack, suppress
from itertools import count, takewhile
from typing import Any

import httpx
from parlour import NO_TLS, Json, key_of, last, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from wiredoc import (
    ANYTHING,
    Exchange,
    Step,
    exchange,
    filled,
    header_fits,
    pretty,
    several,
)

from complot.core.chance import seed_of
from complot.server.porter import rated
from complot.server.settings import Limits, Rate, Settings
from complot.server.sources import Sources
from entropies import entropy_of
from waiting import within

PEOPLE = ("Ana", "Bea", "Carl", "Dina", "Eli", "Zoe")
CODES = ("BCDFGH", "CDFGHJ", "DFGHJK", "FGHJKM", "GHJKMN", "HJKMNP")
BEGAN = 1_700_000_000_000
PATIENCE = 60.0
HOUR = 3600.0
MUCH = 20_000
"""What a text that ends in … is long when it is sent."""

Rewrite = Callable[[tuple[int, int], str], None]
"""Puts a text in the place of what stands there in the doc."""


class Clock:
    """The server's, which a story can put forward."""

    def __init__(self) -> None:
        self.now = BEGAN

    def __call__(self) -> int:
        return self.now


class Failing:
    """A source that fails whenever it is asked."""

    def __call__(self) -> bytes:
        raise RuntimeError


class Listener:
    """A guest's stream, and what came over it that wasn't looked at yet."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        self.last: Json = {}

    async def caught_up(self, push: Json) -> None:
        """Forget all that led to this."""
        while {**push, "events": [], "kind": "push"} != {**self.last, "events": []}:
            self.last = await self.heard.get()
        while not self.heard.empty():
            self.last = self.heard.get_nowait()

    async def follow(self, http: httpx.AsyncClient, path: str, headers: dict[str, str]) -> None:
        with suppress(httpx.HTTPError):
            async with http.stream("GET", path, headers=headers) as answer:
                async for line in answer.aiter_lines():
                    if line:
                        self.heard.put_nowait(json.loads(line))


class Walk:
    """One story from its first step to its last."""

    def __init__(self, rewrite: Rewrite | None = None) -> None:
        self.rewrite = rewrite
        self.clock = Clock()
        self.http: httpx.AsyncClient
        self.address = ""
        self.code = CODES[0]
        """The only one that the server can draw now."""
        self.open: set[str] = set()
        self.wanted: set[tuple[str, str]] = set()
        self.listeners: dict[tuple[str, str], Listener] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.known: dict[str, str] = {}
        self.answer: httpx.Response | None = None
        self.expected = True
        self._ids = (f"s{number}" for number in count(1))
        self._server = ExitStack()
        self._clients = AsyncExitStack()
        self._tasks: list[asyncio.Task[None]] = []

    async def through(self, story: list[Step]) -> None:
        """Take every step."""
        try:
            for number, step in enumerate(story):
                if _begins(step):
                    chapter = takewhile(lambda each: not _begins(each), story[number + 1 :])
                    self.wanted = {
                        (each.words["who"], self.at(each))
                        for each in chapter
                        if each.kind == "hears"
                    }
                await self.take(step)
            self._accepted(None)
        finally:
            await self.stop()

    def at(self, step: Step) -> str:
        return step.words.get("at", CODES[0])

    async def server(self, limits: dict[str, Any], kinds: Collection[str]) -> None:
        """Begin with a fresh server, with such limits; and broken, or with brisk bots."""
        await self.stop()
        seeds = (seed_of(number) for number in count())
        sources = Sources(
            now=self.clock,
            seed=lambda: next(seeds),
            code=lambda: self.code,
            key=Failing() if "broken" in kinds else Sources().key,
            pause=lambda least, most: 0 if "brisk" in kinds else HOUR,
        )
        rates: dict[str, Any] = {name: Rate(limits.pop(name, 0), HOUR) for name in rated()}
        chosen = Limits(**limits, **rates)
        settings = Settings(port=0, db="sqlite://", bot_pace=(0, 0), limits=chosen)
        self.address = self._server.enter_context(running(settings, sources))
        self.http = await self._clients.enter_async_context(
            httpx.AsyncClient(
                base_url=f"http://{self.address}", trust_env=False, verify=NO_TLS, timeout=PATIENCE
            )
        )
        self.open, self.listeners, self.sockets = set(), {}, {}

    async def stop(self) -> None:
        """End with the server, and with whoever listens to it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self._clients.aclose()
        await asyncio.to_thread(self._server.close)

    # steps

    async def take(self, step: Step) -> None:
        try:
            await within(3 * PATIENCE, self._take(step))
        except (AssertionError, TimeoutError) as failure:
            raise AssertionError(f"{step}: {failure}") from failure

    async def _take(self, step: Step) -> None:
        if step.kind != "refused":
            self._accepted(step)
        match step.kind:
            case "http":
                await self._http(step)
            case "sends":
                await self._sends(step)
            case "refused":
                self._refused(step)
            case "hears":
                await self._heard(step)
            case "socket sends" | "socket hears" | "socket closed":
                await self._socket(step)
            case "aside":
                await self._aside(step.body)

    def _accepted(self, step: Step | None) -> None:
        """What was sent last wasn't refused, unless the doc says so."""
        if self.answer is not None and not self.expected:
            assert self.answer.status_code == 200, self.answer.text
        self.expected = True

    async def _sends(self, step: Step) -> None:
        code = self.at(step)
        name = await self._who(step.words["who"], code)
        self.answer = await self.send(name, code, step.body)
        self.expected = False

    async def send(self, name: str, code: str, command: str) -> httpx.Response:
        """A guest's command."""
        await self._listen(code)
        meant = await self._meant(command, name, code)
        body = f'{{"command_id": "{next(self._ids)}", "command": {meant}}}'
        path = f"/api/tables/{code}/commands"
        return await self.http.post(path, content=body, headers=_bearer(name))

    def _refused(self, step: Step) -> None:
        assert self.answer is not None
        status = self.answer.status_code
        if self.rewrite is not None and status >= 400:
            self.rewrite(step.label, f"Refused ({status}):")
        else:
            assert status == int(step.words["status"]), self.answer.text
        self._compare(step, self.answer.json())
        self.expected = True

    async def _heard(self, step: Step) -> None:
        listener = self.listeners[step.words["who"], self.at(step)]
        listener.last = await within(PATIENCE, listener.heard.get())
        self._compare(step, listener.last)

    def _compare(self, step: Step, actual: Any) -> None:
        shown = step.shown
        should = filled(shown, actual)
        if self.rewrite is not None:
            self.rewrite(step.span, pretty(should) + "\n")
        else:
            assert shown == should, f"it is {pretty(actual)}"

    # requests

    async def _http(self, step: Step) -> None:
        asked = exchange(step.body)
        headers = {name: self._token(value) for name, value in asked.headers.items()}
        name = next((who for who in PEOPLE if f"${who.upper()}" in step.body), "")
        code = next((each for each in CODES if f"/{each}" in asked.path), "")
        await self._listen(code)
        path = await self._meant(asked.path, name, code)
        if "upgrade" in asked.headers:
            await self._upgrade(name, path, headers)
            return
        body = await self._meant(asked.body, name, code)
        opens = asked.path == "/api/tables" and asked.status == 201
        if opens:
            self.code = json.loads(asked.answer)["code"]
        if "ndjson" in asked.answered.get("content-type", ""):
            await self._stream(step, asked, path, headers)
            return
        if body == ANYTHING:
            answer = await self._without_body(asked, path, headers)
        else:
            answer = await self.http.request(
                asked.method, path, headers=headers, content=body or None
            )
        assert self.rewrite is not None or answer.status_code == asked.status, answer.text
        self._compare_headers(asked, answer)
        if opens:
            self.open.add(answer.json()["code"])
        if asked.answer in ("", ANYTHING):
            return
        self._remember(answer.json())
        should = filled(json.loads(asked.answer), answer.json())
        self._rewritten(step, asked, should, answer)

    async def _without_body(
        self, asked: Exchange, path: str, headers: dict[str, str]
    ) -> httpx.Response:
        """What is answered when a body is announced and doesn't come."""
        reader, writer = await asyncio.open_connection(*self.address.split(":"))
        said = {"host": self.address, **headers, "content-length": "9"}
        lines = [f"{asked.method} {path} HTTP/1.1", *map(": ".join, said.items()), "", ""]
        writer.write("\r\n".join(lines).encode())
        head, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        answered = dict(line.split(": ", 1) for line in rest)
        text = await reader.readexactly(int(answered["content-length"]))
        writer.close()
        return httpx.Response(int(head.split()[1]), headers=answered, content=text)

    async def _stream(
        self, step: Step, asked: Exchange, path: str, headers: dict[str, str]
    ) -> None:
        shown = several(asked.answer)
        lines: list[Json] = []
        async with self.http.stream(asked.method, path, headers=headers) as answer:
            assert answer.status_code == asked.status
            self._compare_headers(asked, answer)
            async for line in answer.aiter_lines():
                lines += [json.loads(line)] if line else []
                if len(lines) == len(shown):
                    break
        should = [filled(*pair) for pair in zip(shown, lines, strict=True)]
        if self.rewrite is None:
            assert should == shown, f"it is {pretty(lines)}"
        else:
            before = step.body[: step.body.rindex(asked.answer)]
            self.rewrite(step.span, before + "\n".join(map(pretty, should)) + "\n")

    def _compare_headers(self, asked: Exchange, answer: httpx.Response) -> None:
        for name, value in asked.answered.items():
            assert header_fits(value, answer.headers[name]), answer.headers

    def _rewritten(self, step: Step, asked: Exchange, should: Any, answer: httpx.Response) -> None:
        if self.rewrite is None:
            assert json.loads(asked.answer) == should, f"it is {pretty(answer.json())}"
            return
        before = step.body[: step.body.rindex(asked.answer)]
        status = f"HTTP/1.1 {answer.status_code} {answer.reason_phrase}"
        before = re.sub(r"^HTTP/1\.1 .*$", status, before, flags=re.MULTILINE)
        self.rewrite(step.span, before + pretty(should) + "\n")

    def _remember(self, answer: Any) -> None:
        """What a later step may name."""
        if isinstance(answer, dict):
            self.known |= {
                name: answer[name]
                for name in ("id", "key", "link", "recovery")
                if isinstance(answer.get(name), str)
            }

    # sockets

    async def _upgrade(self, name: str, path: str, headers: dict[str, str]) -> None:
        more = {key: value for key, value in headers.items() if key not in ("upgrade", "host")}
        url = f"ws://{self.address}{path}"
        self.sockets[name] = await self._clients.enter_async_context(
            connect(url, additional_headers=more, proxy=None)
        )

    async def _socket(self, step: Step) -> None:
        name = step.words["who"]
        socket = self.sockets[name]
        if step.kind == "socket sends":
            await socket.send(await self._meant(step.body, name, self.at(step)))
            return
        if step.body.strip():
            self._compare(step, await _next(socket))
        if step.kind == "socket hears":
            return
        with suppress(ConnectionClosed):
            while True:
                await within(PATIENCE, socket.recv())
        assert socket.close_code == int(step.words["closed"]), socket.close_code

    # what is meant

    def _token(self, words: str) -> str:
        for name in PEOPLE:
            words = words.replace(f"${name.upper()}", key_of(name).hex())
        return words.replace("$ADDRESS", self.address)

    async def _meant(self, words: str, name: str, code: str) -> str:
        """What the doc's abbreviations stand for."""
        words = words.strip()
        if '…"' in words:
            words = words.replace('…"', "a" * MUCH + '"')
        for word, meaning in self.known.items():
            words = words.replace(f"${word}", meaning)
        if "$" not in words:
            return words
        push = await self.see(name, code)
        choices = [choice["id"] for choice in push["legal"]] or [0]
        numbers = {
            "cursor": push["cursor"],
            "decision": push["decision"] or 0,
            "choice": choices[0],
            "last": choices[-1],
        }
        for word, number in numbers.items():
            words = words.replace(f'"${word}"', str(number)).replace(f"${word}", str(number))
        words = words.replace("$commitment", push["table"]["commitment"] or "")
        words = words.replace("$epoch", push["epoch"])
        return words.replace("$entropy", entropy_of(name))

    async def see(self, name: str, code: str) -> Json:
        answer = await self.http.get(f"/api/tables/{code}", headers=_bearer(name))
        push: Json = answer.json()
        return push

    async def _who(self, name: str, code: str) -> str:
        """Somebody by name; or the first who is asked, or isn't."""
        if name in PEOPLE:
            return name
        wanted = name == "Whoever is asked"
        for each in PEOPLE:
            push = await self.see(each, code)
            if "table" not in push or push["table"]["seat"] is None:
                continue
            if (push["decision"] is not None) == wanted:
                return each
        raise AssertionError(f"nobody is {name}")

    async def _listen(self, at: str) -> None:
        """Those whom the doc shows hearing something listen, and have heard all until now."""
        for name, code in self.wanted - self.listeners.keys():
            if code == at and code in self.open:
                listener = self.listeners[name, code] = Listener()
                path = f"/api/tables/{code}/stream"
                following = listener.follow(self.http, path, _bearer(name))
                self._tasks.append(asyncio.create_task(following))
        for (name, code), listener in self.listeners.items():
            if code != at:
                continue
            push = await self.see(name, code)
            await within(PATIENCE, listener.caught_up(push))

    # asides

    async def _aside(self, words: str) -> None:
        match words.split():
            case ["server", *limits]:
                chosen = dict(each.split("=") for each in limits if "=" in each)
                await self.server(
                    {name: json.loads(value) for name, value in chosen.items()},
                    {*limits} - {*chosen},
                )
            case [name, "hangs", "up"]:
                await self.sockets.pop(name).close()
            case ["stop"]:
                await asyncio.to_thread(self._server.close)
            case ["later", seconds]:
                self.clock.now += int(seconds) * 1000
            case ["open", name, code, game, *options]:
                await self._open(name, code, game, options)
            case [*names, "sit", "at", code]:
                for name in names:
                    await self._do(name, code, {"kind": "sit", "name": name})
            case [*names, "ready", "at", code]:
                for name in names:
                    await self._do(name, code, {"kind": "ready", "ready": True, **PART})
            case [name, "starts", "at", code]:
                await self._do(name, code, {"kind": "start", **PART})
            case ["play", "until", kind, "at", code]:
                await self._play(code, kind)
            case [name, times, "times", "sends", *rest]:
                *command, _, code = rest
                for _ in range(int(times)):
                    await self._do(name, code, json.loads(" ".join(command)))
            case [name, "sends", *rest]:
                *command, _, code = rest
                await self._do(name, code, json.loads(" ".join(command)))
            case _:
                raise AssertionError(f"nobody knows how to {words}")

    async def _open(self, name: str, code: str, game: str, options: list[str]) -> None:
        chosen = json.loads(" ".join(options)) if options else {}
        self.code = code
        body = {"command_id": next(self._ids), "game": game, "name": name, "options": chosen}
        answer = await self.http.post("/api/tables", json=body, headers=_bearer(name))
        assert answer.json() == {"code": code}, answer.text
        self.open.add(code)

    async def _do(self, name: str, code: str, command: Json) -> None:
        answer = await self.send(name, code, json.dumps(command))
        assert answer.status_code == 200, answer.text

    async def _play(self, code: str, kind: str) -> None:
        """Everyone does the last thing they may, until the scene is like that, or the end."""
        while True:
            for name in PEOPLE:
                push = await self.see(name, code)
                if push["table"]["stage"] == "over" or push["view"]["scene"]["kind"] == kind:
                    return
                if push["decision"] is not None:
                    act = {"kind": "act", "decision": push["decision"], "actions": [last(push)]}
                    await self._do(name, code, act)


def _begins(step: Step) -> bool:
    """Whether a new chapter begins, with a server of its own."""
    return step.kind == "aside" and step.body.split()[0] == "server"


PART = {"commitment": "$commitment", "entropy": "$entropy"}


def _bearer(name: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key_of(name).hex()}"}


async def _next(socket: ClientConnection) -> Json:
    message: Json = json.loads(await within(PATIENCE, socket.recv()))
    return message
