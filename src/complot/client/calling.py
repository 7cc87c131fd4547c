"""Asking a server until it answers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping
from itertools import count
from random import uniform
from time import monotonic
from typing import Any, Final

import httpx

from complot.client.declined import Declined, Unreachable, declined
from complot.core.errors import Code
from complot.table.fairness import SEED_BYTES

PATIENCE: Final = 60.0
"""Seconds for which a server may be out of reach."""

FIRST: Final = 0.05
LONGEST: Final = 1.0
"""Seconds between one try and the next, doubled from the first to the longest."""

BUSY: Final = frozenset({429, 502, 503, 504})
"""The statuses of a server that may do it later."""

SILENCE: Final = 60.0
"""Seconds after which a stream without so much as a blank line is taken for dead."""

KEY_BYTES: Final = 32
ID_BYTES: Final = 8


def new_token() -> str:
    """A key of one's own: whoever has it is that guest, at any table and from any machine."""
    return secrets.token_hex(KEY_BYTES)


def new_id() -> str:
    """What a command is sent under, and sent again."""
    return secrets.token_hex(ID_BYTES)


def new_entropy() -> str:
    """What nobody else can know, to be added to a deal."""
    return secrets.token_hex(SEED_BYTES)


class Tries:
    """When to try again, and when to stop."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._since: float | None = None
        self._wait = FIRST

    def again(self) -> None:
        """It went well: the next trouble is a new one."""
        self._since = None
        self._wait = FIRST

    async def rest(self, why: Exception, asked: float = 0.0) -> None:
        """Wait a while, and at least as long as the server asked for; or give up."""
        now = monotonic()
        self._since = now if self._since is None else self._since
        wait = max(asked, uniform(self._wait / 2, self._wait))
        if now + wait > self._since + self._patience:
            raise why
        self._wait = min(2 * self._wait, LONGEST)
        await asyncio.sleep(wait)


class Caller:
    """One guest's connections to one server."""

    def __init__(self, address: str, token: str, patience: float) -> None:
        base = address if "://" in address else f"http://{address}"
        self.patience = patience
        self._http = httpx.AsyncClient(
            base_url=base.rstrip("/"),
            headers={"authorization": f"Bearer {token}"},
            timeout=httpx.Timeout(10.0, read=30.0),
            verify=base.startswith("https:"),  # certificates that nobody asks for take long to read
        )

    async def close(self) -> None:
        await self._http.aclose()

    async def call(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        patience: float | None = None,
        **query: Any,
    ) -> bytes:
        """What is answered, sooner or later; a refusal that waiting won't change is raised."""
        tries = Tries(self.patience if patience is None else patience)
        headers = {} if body is None else {"content-type": "application/json"}
        while True:
            try:
                answer = await self._http.request(
                    method, path, content=body, params=query or None, headers=headers
                )
            except httpx.TransportError as failure:
                await tries.rest(_unreachable(failure))
                continue
            if answer.is_success:
                return answer.content
            refusal = declined(answer.status_code, answer.content)
            await tries.rest(_passing(refusal), _asked(answer))

    async def follow(
        self, path: str, since: Callable[[], Mapping[str, int | str]]
    ) -> AsyncGenerator[bytes, None]:
        """The lines of a stream, for ever: when it ends or breaks, from there on.

        ``since`` says how far one has come.
        """
        tries = Tries(self.patience)
        timeout = httpx.Timeout(10.0, read=SILENCE)
        while True:
            asked = 0.0
            try:
                async with self._http.stream(
                    "GET", path, params=dict(since()), timeout=timeout
                ) as answer:
                    if answer.is_success:
                        async for number, line in _numbered_lines(answer):
                            if number:  # the first comes to whoever asks; the second, with time
                                tries.again()
                            if line:
                                yield line
                        why: Exception = Unreachable(path)
                    else:
                        why = _passing(declined(answer.status_code, await answer.aread()))
                        asked = _asked(answer)
            except httpx.TransportError as failure:
                why = _unreachable(failure)
            await tries.rest(why, asked)


async def _numbered_lines(answer: httpx.Response) -> AsyncIterator[tuple[int, bytes]]:
    """Its lines as they come. (``aiter_lines`` would break them within a text, too: at all that
    Python takes for the end of a line.)"""
    numbers = count()
    rest = b""
    async for chunk in answer.aiter_bytes():
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            yield next(numbers), line


def _passing(refusal: Declined) -> Declined:
    """One that may be another answer later; any other is raised.

    That it is too soon for something is a table's word, and for its guests to know.
    """
    if refusal.status not in BUSY or refusal.code == Code.TOO_SOON:
        raise refusal
    return refusal


def _asked(answer: httpx.Response) -> float:
    """The seconds that a server wants one to wait."""
    try:
        return float(answer.headers.get("retry-after", "0"))
    except ValueError:  # a date, which is for browsers
        return 0.0


def _unreachable(failure: httpx.TransportError) -> Unreachable:
    return Unreachable(f"{type(failure).__name__}: {failure}")
