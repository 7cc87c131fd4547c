"""Calling guests who aren't there: the browsers they want to be called at, and the calls.

A call says of which table and why, and nothing that the game keeps secret; the browser puts it
into its reader's language.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from hashlib import sha256
from time import monotonic
from typing import Final

import msgspec
from httpx import URL

from complot.core.codec import encode
from complot.core.value import Value
from complot.server import sealing
from complot.server.buckets import Buckets
from complot.server.courier import Courier
from complot.server.failures import traced
from complot.server.logs import note
from complot.server.metrics import Metrics
from complot.server.refusals import Rejected, WireCode
from complot.server.settings import Limits
from complot.server.sources import Sources
from complot.store import Store, StoreError
from complot.table.message import Call, Subscription

SHELF: Final = "push"
"""By guest: its browsers, each under the hash of its endpoint."""

KEYS: Final = "push-keys"
"""The server's own keys, private by public. One is enough; of processes that begin together each
may make one, and the first of them in order is the one for new subscriptions."""
OURS: Final = "server"

MOST: Final = 10
"""Browsers at which a guest is called; one more, and the oldest is forgotten."""

TOPIC: Final = 32
"""Letters of the name by which a newer call takes the place of an older one that waits."""

MOST_WAITING: Final = 1000
"""Calls under way in one process; beyond that somebody isn't called."""


class Browser(Value):
    """Where a guest is called."""

    endpoint: str
    p256dh: str
    auth: str
    key: str
    """The public key of ours that it believes."""
    site: str
    """The address under which it knows us."""
    at: int
    """Since when."""


class Calls:
    """All calls of one process."""

    def __init__(
        self, store: Store, sources: Sources, limits: Limits, metrics: Metrics, courier: Courier
    ) -> None:
        self._store = store
        self._sources = sources
        self._metrics = metrics
        self._courier = courier
        self._rate = Buckets(limits.calls)
        self._under_way: set[asyncio.Task[None]] = set()

    # whom

    async def key(self) -> str:
        """The public key that a browser subscribes with."""
        keys = await self._keys()
        if not keys:
            made = sealing.new_key()
            public = sealing.as_text(sealing.public_of(made))
            await self._store.put(KEYS, OURS, public, made)
            keys = await self._keys()
        return min(keys)

    async def _keys(self) -> dict[str, bytes]:
        return await self._store.items(KEYS, OURS, self._sources.now())

    async def subscribe(self, guest: str, asked: Subscription, site: str) -> None:
        """Call a guest at this browser, too."""
        try:
            reader, secret = sealing.as_bytes(asked.p256dh), sealing.as_bytes(asked.auth)
        except ValueError:
            raise Rejected(WireCode.BAD_SUBSCRIPTION) from None
        readable = sealing.is_public_key(reader) and len(secret) == sealing.SECRET_BYTES
        known = asked.key in await self._keys()
        if not (readable and known and self._courier.accepts(asked.endpoint)):
            raise Rejected(WireCode.BAD_SUBSCRIPTION)
        kept = await self._browsers(guest)
        item = _item(asked.endpoint)
        oldest = sorted(kept.keys() - {item}, key=lambda each: kept[each].at)
        for each in oldest[: max(0, len(oldest) - MOST + 1)]:
            await self._store.drop(SHELF, guest, each)
        now = self._sources.now()
        browser = Browser(asked.endpoint, asked.p256dh, asked.auth, asked.key, site, now)
        await self._store.put(SHELF, guest, item, encode(browser))

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """Call a guest no longer at this browser."""
        await self._store.drop(SHELF, guest, _item(endpoint))

    async def _browsers(self, guest: str) -> dict[str, Browser]:
        kept = await self._store.items(SHELF, guest, self._sources.now())
        return {item: msgspec.json.decode(each, type=Browser) for item, each in kept.items()}

    async def wanted(self, guest: str) -> bool:
        """Whether a guest wants to be called anywhere."""
        return bool(await self._browsers(guest))

    # calls

    def begin(self, errand: Coroutine[None, None, None]) -> None:
        """Have somebody called; nobody waits for it."""
        if len(self._under_way) >= MOST_WAITING:
            errand.close()
            self._metrics.called("refused")
            return
        task = asyncio.create_task(_kept(errand))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def call(self, guest: str, call: Call, seconds: int) -> None:
        """Call a guest wherever it wants to be; the call is worth something for so long."""
        if self._rate.take(guest, monotonic()) > 0:
            self._metrics.called("refused")
            return
        browsers, keys = await self._browsers(guest), await self._keys()
        await asyncio.gather(
            *(
                self._call(guest, item, browser, keys[browser.key], call, seconds)
                for item, browser in browsers.items()
                if browser.key in keys
            )
        )

    async def _call(
        self, guest: str, item: str, browser: Browser, key: bytes, call: Call, seconds: int
    ) -> None:
        url = URL(browser.endpoint)
        service = f"https://{url.netloc.decode('ascii')}"
        reader, secret = sealing.as_bytes(browser.p256dh), sealing.as_bytes(browser.auth)
        topic = sha256(secret + call.table.encode()).hexdigest()[:TOPIC]
        headers = {
            "authorization": sealing.signed(key, service, browser.site, self._sources.now()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "topic": topic,
            "ttl": str(seconds),
            "urgency": "normal",
        }
        message = sealing.sealed(encode(call), reader, secret)
        outcome = await self._courier.bring(browser.endpoint, message, headers)
        self._metrics.called(outcome)
        if outcome == "gone":
            await self._store.drop(SHELF, guest, item)

    async def close(self, seconds: float) -> None:
        """Let those who are being called be called, for so long, and nobody else."""
        if self._under_way:
            await asyncio.wait([*self._under_way], timeout=seconds)
        late = [*self._under_way]
        for each in late:
            each.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        await self._courier.close()


async def _kept(errand: Coroutine[None, None, None]) -> None:
    try:
        await errand
    except StoreError as failure:
        note("call_failed", logging.ERROR, failure=type(failure).__name__)
    except Exception as failure:
        note("call_failed", logging.ERROR, failure=traced(failure))


def _item(endpoint: str) -> str:
    return sha256(endpoint.encode(errors="replace")).hexdigest()
