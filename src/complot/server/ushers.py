"""Ushers: each process has one, who leads whoever asks for a table to the process that has it.

Processes share one port, and whoever connects meets any of them. A table costs least where all its
guests are. So each has its process, by its code, and a connection whose first request is for a
table is handed to that one, with what was read of it. Nothing depends on that: what isn't taken at
once, because the other is dead or busy, is served by whoever has it.

Three messages, so that no connection is ever served by two: it is offered, asked for, and given.
Whoever offers it has it until it says that it is given; whoever asks has it only then.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import randrange
from struct import Struct
from typing import Final
from zlib import crc32

from complot.server.logs import note

FOR_A_TABLE: Final = re.compile(rb"[A-Z]+ /api/tables/(\w+)")
"""How a request begins that is for a table."""

MOST: Final = 16 * 1024
"""Bytes that are handed over with a connection; a first request that is longer stays."""

OFFERED: Final = 0.3
"""Seconds for which a connection is offered."""

HELD: Final = 5.0
"""Seconds for which one that was asked for is held: the other, who hasn't given it, has died."""

HEAD: Final = Struct("!II")
"""Of an offer: whose it is, and its number."""

WORD: Final = Struct("!cII")
"""What is said of an offer: the word, who says it, and the offer's number."""

ASKED: Final = b"?"
GIVEN: Final = b"!"
KEPT: Final = b"-"
"""Asked for too late: who offered it serves it."""

LARGEST: Final = 2**32

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
        self._held: dict[tuple[int, int], tuple[socket.socket, bytes]] = {}
        """What we have asked for, by whose it is and its number."""
        self._last = randrange(LARGEST)
        """The last offer's number: what was said to one who had our own means nothing to us."""

    def open(self, take: Take) -> None:
        """Take what the others bring, where a system lets processes hand connections over."""
        if not hasattr(socket, "SCM_RIGHTS"):
            return
        here = self._folder / f"{self.number}"
        door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        try:
            door.setblocking(False)
            here.unlink(missing_ok=True)  # the one that had our number has died
            door.bind(str(here))
        except OSError as failure:  # a name that is too long, say
            door.close()
            note("no_usher", logging.WARNING, failure=type(failure).__name__)
            return
        self._take, self._door = take, door
        asyncio.get_running_loop().add_reader(door, self._receive)

    def close(self) -> None:
        """Take nothing more, and keep what wasn't taken."""
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._receive()
            self._door.close()
            self._door = None
        for number in [*self._offers]:
            self._settle(number, taken=False)
        for offer in [*self._held]:
            self._let_go(offer)

    def leads(self, connection: int, read: bytes, settle: Settle) -> bool:
        """Offer a connection to the process that has its table; whether that is another, and
        whether it takes it is said later. Until then nobody may touch it."""
        asked = FOR_A_TABLE.match(read)
        if asked is None or len(read) > MOST:
            return False
        other = crc32(asked[1].upper()) % self._processes
        number = self._last = (self._last + 1) % LARGEST
        offer = HEAD.pack(self.number, number) + read
        if other == self.number or not self._send(other, offer, connection):
            return False
        self._offers[number] = settle
        asyncio.get_running_loop().call_later(OFFERED, self._give_up, number)
        return True

    def _give_up(self, number: int) -> None:
        self._receive()
        self._settle(number, taken=False)

    def _give(self, other: int, number: int) -> None:
        """Let another have what it has asked for, if we still offer it."""
        if number in self._offers:
            given = self._send(other, WORD.pack(GIVEN, self.number, number))
            self._settle(number, taken=given)
        else:
            self._send(other, WORD.pack(KEPT, self.number, number))

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
                    self._ask_for(message, socket.socket(fileno=connections[0]))
                elif len(message) == WORD.size:  # not one whose connection was lost on the way
                    self._hear(*WORD.unpack(message))

    def _hear(self, word: bytes, other: int, number: int) -> None:
        if word == ASKED:
            self._give(other, number)
        elif word == KEPT:
            self._let_go((other, number))
        elif self._take is not None and (held := self._held.pop((other, number), None)):
            self._take(*held)

    def _ask_for(self, message: bytes, connection: socket.socket) -> None:
        """Hold what is offered until it is given; who offers it may have given up meanwhile."""
        whose, number = HEAD.unpack_from(message)
        if self._take is None or not self._send(whose, WORD.pack(ASKED, self.number, number)):
            connection.close()
            return
        self._held[whose, number] = connection, message[HEAD.size :]
        asyncio.get_running_loop().call_later(HELD, self._despair, (whose, number))

    def _despair(self, offer: tuple[int, int]) -> None:
        self._receive()
        self._let_go(offer)

    def _let_go(self, offer: tuple[int, int]) -> None:
        if held := self._held.pop(offer, None):
            held[0].close()
