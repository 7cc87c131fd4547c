"""Friends in one room: the table on a display, and one device that goes from hand to hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
from parlour import NAMES, NO_TLS, Json
from people import PHONE, Person, all_well, arrive, last, told
from playwright.async_api import Browser, Request

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


class Table(Person):
    """Several people, with one device between them."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.open: set[Request] = set()
        """The streams to which the device listens."""
        self.page.on("request", self._begins)
        self.page.on("requestfinished", self._ends)
        self.page.on("requestfailed", self._ends)

    def _begins(self, request: Request) -> None:
        if "/stream" in request.url:
            self.open.add(request)

    def _ends(self, request: Request) -> None:
        self.open.discard(request)

    def _answered(self, response: Any) -> None:
        if "/stream" not in response.url:
            super()._answered(response)

    def _fault(self, text: str, fault: bool = True) -> None:
        super()._fault(text, fault and not ("/stream" in text and "ERR_ABORTED" in text))

    def keys(self) -> list[str]:
        """Of those who are listening on it."""
        return [request.headers["authorization"].removeprefix("Bearer ") for request in self.open]

    async def session(self) -> Json:
        stored: dict[str, str] = await self.page.evaluate(STORED)
        session: Json = json.loads(stored["complot.pass"])
        return session

    async def see(self, key: str) -> Json:
        """What the guest with this key may know of the table."""
        session = await self.session()
        url = f"{'/'.join(self.page.url.split('/')[:3])}/api/tables/{session['code']}"
        async with httpx.AsyncClient(trust_env=False, verify=NO_TLS) as http:
            answer = await http.get(url, headers={"authorization": f"Bearer {key}"})
        push: Json = answer.json()
        return push

    async def until(self, keys: list[str]) -> None:
        """Wait until just these listen."""
        for _ in range(600):
            if self.keys() == keys:
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"{len(self.open)} streams are open")

    async def lift(self, name: str, hold: bool = False) -> None:
        """Be this player, and say so."""
        button = self.button("pass-hold", name=name)
        await button.wait_for()
        if hold:
            await button.hover()
            await self.page.mouse.down()
        else:
            await button.press("Enter")
        await self.sees("pass-eyes", name=name)
        await self.page.mouse.up()
