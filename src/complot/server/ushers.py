"""Ushers: each process has one, who leads whoever asks for a table to the process that has it.

Processes share one port, and whoever connects meets any of them. A table costs least where all its
guests are. So each has its process, by its code, and a connection whose first request is for a
table is handed to that one, with what was read of it. Nothing depends on that: what isn't taken at
once, because the other is dead or busy, is served by whoever has it.
"""

from __future__ import annotations

import asyncio
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from struct import Struct
from time import monotonic
from typing import Final
from zlib import crc32

FOR_A_TABLE: Final = re.compile(rb"[A-Z]+ /api/tables/(\w+)")
"""How a request begins that is for a table."""

MOST: Final = 16 * 1024
"""Bytes that are handed over with a connection; a first request that is longer stays."""

OFFERED: Final = 0.2
"""Seconds in which a connection can be taken."""

WAITED: Final = 0.3
"""Seconds until it is known that it wasn't."""

HEAD: Final = Struct("!IId")
"""Of an offer: whose it is, its number, and until when it holds. Its answer is that number."""

NUMBER: Final = Struct("!I")

Take = Callable[[socket.socket, bytes], object]
"""Called with a connection, and with what was read of it."""

Settle = Callable[[bool], object]
"""Called when it is known whether a connection was taken."""


class Usher:
    """One process's, of so many, who know each other by their numbers in a folder."""

    def __init__(self, folder: Path, number: int, processes: int) -> None:
        self.number = number
        self._folder = folder
        self._processes = processes
        self._door: socket.socket | None = None
        self._take: Take | None = None
        self._offers: dict[int, Settle] = {}
        self._numbers = count()

    def open(self, take: Take) -> None:
        """Take what the others bring, where a system lets processes hand connections over."""
        if not hasattr(socket, "SCM_RIGHTS"):
            return
        here = self._folder / f"{self.number}"
        here.unlink(missing_ok=True)  # the one that had our number has died
        self._take = take
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._door.setblocking(False)
        self._door.bind(str(here))
        asyncio.get_running_loop().add_reader(self._door, self._receive)

    def close(self) -> None:
        """Take nothing more, and keep what wasn't taken."""
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._receive()
            self._door.close()
            self._door = None
        for number in [*self._offers]:
            self._settle(number, taken=False)

    def leads(self, connection: int, read: bytes, settle: Settle) -> bool:
        """Offer a connection to the process that has its table; whether that is another, and
        whether it takes it is said later. Until then nobody may touch it."""
        asked = FOR_A_TABLE.match(read)
        if asked is None or len(read) > MOST:
            return False
        other = crc32(asked[1].upper()) % self._processes
        number = next(self._numbers)
        offer = HEAD.pack(self.number, number, monotonic() + OFFERED) + read
        if other == self.number or not self._send(other, offer, connection):
            return False
        self._offers[number] = settle
        asyncio.get_running_loop().call_later(WAITED, self._give_up, number)
        return True

    def _give_up(self, number: int) -> None:
        self._receive()
        self._settle(number, taken=False)

    def _settle(self, number: int, taken: bool) -> None:
        if settle := self._offers.pop(number, None):
            settle(taken)

    def _send(self, other: int, message: bytes, *connections: int) -> bool:
        """Whether the other will find it, unless it dies."""
        if self._door is None:
            return False
        # Not ``socket.send_fds``, which sends to no address.
        along = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", connections))
        try:
            there = str(self._folder / f"{other}")
            self._door.sendmsg([message], [along] if connections else [], 0, there)
        except OSError:  # it has died, or has its hands full
            return False
        return True

    def _receive(self) -> None:
        with suppress(BlockingIOError):
            while self._door is not None:
                message, connections, _, _ = socket.recv_fds(self._door, HEAD.size + MOST, 1)
                if connections:
                    self._consider(message, socket.socket(fileno=connections[0]))
                else:
                    self._settle(NUMBER.unpack(message)[0], taken=True)

    def _consider(self, message: bytes, connection: socket.socket) -> None:
        """Take what is offered, if the other still offers it and will hear that it is taken."""
        other, number, until = HEAD.unpack_from(message)
        if self._take and monotonic() < until and self._send(other, NUMBER.pack(number)):
            self._take(connection, message[HEAD.size :])
        else:
            connection.close()
