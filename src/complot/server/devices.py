"""One guest on several devices: links that work once, recovery codes, and further devices' keys.

Only hashes of them are kept. What is found by a hash lies on a shelf of the hash's own; that a
guest has it lies on the guest's shelf, so that all of it can be found and forgotten.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from complot.core.value import Value
from complot.server.sources import KEY_BYTES, Sources
from complot.store import Store

DEVICE: Final = "d"
"""What stands before the digits of a further device's key."""

LINK_SECONDS: Final = 600
"""How long a link to another device can be used."""

MOST_DEVICES: Final = 20
"""Further devices of a guest; one more, and the key of the oldest is forgotten."""

GUEST: Final = "guest"
"""Under a hash on its shelf: whose it is."""


class About(Value):
    """What is kept of a guest."""

    recovery: bool
    """Whether there is a recovery code."""
    devices: int
    """How many further devices there are."""


class Devices:
    """All guests' devices, in the store."""

    def __init__(self, store: Store, sources: Sources) -> None:
        self._store = store
        self._sources = sources

    async def guest(self, key: str) -> str | None:
        """The guest whose further device has this key."""
        key = key.lower()
        return _name(await self._store.get("key", _hash(key), GUEST, self._sources.now()))

    async def link(self, guest: str) -> str:
        """A word that makes another device this guest's: once, and soon."""
        word = self._sources.key().hex()
        until = self._sources.now() + LINK_SECONDS * 1000
        await self._store.put("links", guest, _hash(word), b"", until)
        await self._store.put("link", _hash(word), GUEST, guest.encode(), until)
        return word

    async def recovery(self, guest: str) -> str:
        """A code that makes any device this guest's, until there is another code."""
        before = await self._store.take("code", guest, GUEST, self._sources.now())
        if before is not None:
            await self._store.drop("recovery", before.decode())
        code = self._sources.recovery()
        written = _hash(_letters(code))
        await self._store.put("code", guest, GUEST, written.encode())
        await self._store.put("recovery", written, GUEST, guest.encode())
        return code

    async def follow(self, link: str) -> str | None:
        """The guest whose link this is; nobody gets that answer a second time."""
        return _name(await self._store.take("link", _hash(link), GUEST, self._sources.now()))

    async def recover(self, code: str) -> str | None:
        """The guest whose recovery code this is."""
        written, now = _hash(_letters(code)), self._sources.now()
        guest = _name(await self._store.get("recovery", written, GUEST, now))
        if guest is None:
            return None
        latest = await self._store.get("code", guest, GUEST, now)  # two may be made at once
        return guest if latest == written.encode() else None

    async def add(self, guest: str) -> str:
        """A key for a further device of a guest."""
        now = self._sources.now()
        kept = await self._store.items("device", guest, now)
        oldest = sorted(kept, key=lambda each: int(kept[each]))
        for each in oldest[: max(0, len(kept) - MOST_DEVICES + 1)]:
            await self._drop(guest, each)
        key = DEVICE + self._sources.key().hex()
        await self._store.put("device", guest, _hash(key), str(now).encode())
        await self._store.put("key", _hash(key), GUEST, guest.encode())
        return key

    async def about(self, guest: str) -> About:
        """What there is of a guest."""
        now = self._sources.now()
        code = await self._store.get("code", guest, GUEST, now)
        return About(code is not None, len(await self._store.items("device", guest, now)))

    async def forget(self, guest: str) -> None:
        """No device but the first is this guest's any more, and nothing will make one."""
        now = self._sources.now()
        for each in await self._store.items("links", guest, now):
            await self._store.drop("link", each)
        await self._store.drop("links", guest)
        for each in await self._store.items("device", guest, now):
            await self._drop(guest, each)
        code = await self._store.take("code", guest, GUEST, now)
        if code is not None:
            await self._store.drop("recovery", code.decode())

    async def _drop(self, guest: str, written: str) -> None:
        await self._store.drop("key", written)
        await self._store.drop("device", guest, written)


def is_device_s(key: str) -> bool:
    """Whether a key is a further device's, and no guest's own."""
    return len(key) == len(DEVICE) + 2 * KEY_BYTES


def _hash(secret: str) -> str:
    return sha256(secret.encode(errors="replace")).hexdigest()


def _letters(code: str) -> str:
    """A code however it is typed: in small letters, with blanks or without."""
    return "".join(filter(str.isalpha, code.upper()))


def _name(found: bytes | None) -> str | None:
    return None if found is None else found.decode()
