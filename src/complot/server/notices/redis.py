"""Notices by Redis's publish and subscribe."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from complot.server.notices.broker import CHANNEL, PATIENCE, Brokered, Lost, ended


class RedisNotices(Brokered):
    """One connection to say and one to hear; if either fails, both are made again."""

    FAILURES = (RedisError, OSError, Lost)

    def __init__(self, url: str) -> None:
        super().__init__()
        # The client's own second try would connect again without a word of what was missed.
        self._redis: Redis = Redis.from_url(
            url,
            decode_responses=True,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
        )
        self._subscription: PubSub | None = None
        self._hearing: asyncio.Task[None] | None = None

    async def _connect(self) -> None:
        self._subscription = self._redis.pubsub()
        await self._subscription.subscribe(CHANNEL)
        heard: Any = await self._subscription.get_message(timeout=PATIENCE)
        if heard is None or heard["type"] != "subscribe":
            raise Lost
        self._hearing = asyncio.create_task(self._listen(self._subscription))
        self._hearing.add_done_callback(lambda _: self._woken.set())

    async def _listen(self, subscription: PubSub) -> None:
        while True:
            heard: Any = await subscription.get_message(timeout=None)
            if heard is None:
                continue
            if heard["type"] == "message":
                self._heard(heard["data"])
            else:  # subscribed anew, which only a connection that was lost can be
                raise Lost

    async def _send(self, message: str) -> None:
        self._check()
        await self._redis.publish(CHANNEL, message)

    async def _ask(self) -> None:
        self._check()
        await self._redis.ping()

    def _check(self) -> None:
        if self._hearing is None or self._hearing.done():
            raise Lost

    async def _disconnect(self) -> None:
        if self._hearing is not None:
            await ended(self._hearing)
            self._hearing = None
        if self._subscription is not None:
            with suppress(*self.FAILURES):
                await self._subscription.aclose()  # type: ignore[no-untyped-call]
            self._subscription = None
        with suppress(*self.FAILURES):
            await self._redis.aclose()
