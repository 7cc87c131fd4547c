"""Somebody who reads a table line by line over plain HTTP, as bots do."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from parlour import NO_TLS, Guest, Json, key_of

from waiting import within


class Reading:
    """A stream that is open, and its lines."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self._lines = answer.aiter_lines()

    async def line(self) -> str:
        """The next one, blank or not."""
        return await within(60, anext(self._lines))

    async def hear(self) -> Json:
        """The next message."""
        while not (line := await self.line()):
            pass
        message: Json = json.loads(line)
        return message


@asynccontextmanager
async def reading(guest: Guest, code: str, **query: Any) -> AsyncIterator[Reading]:
    """A guest's stream at a table, by its token."""
    async with (
        httpx.AsyncClient(trust_env=False, verify=NO_TLS, timeout=60) as http,
        http.stream(
            "GET",
            f"http://{guest.address}/api/tables/{code}/stream",
            params=query,
            headers={"authorization": f"Bearer {key_of(guest.name).hex()}"},
        ) as answer,
    ):
        yield Reading(answer)
